"""One tournament of a study, from its seed alone."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ronde.generating import Game, Plan, play_all
from ronde.model import Colour, Player, Result, Settings, Tournament
from ronde.studying.plan import NO_ACCELERATION, Setting
from ronde.systems import system
from ronde.systems.base import Lots, System
from ronde.systems.double_swiss_2026.facts import match_scale


@dataclass(frozen=True, slots=True)
class Played:
    """A tournament that was played, and how strong its players really are."""

    tournament: Tournament
    strengths: dict[int, float]


def played(setting: Setting, seed: int, repetition: int) -> Played:
    """The tournament of a setting with this number; the same wherever and whenever it is played."""
    rng = Random(f"{seed}/{setting.key}/{repetition}")
    chosen = system(setting.system)
    # systems and accelerations are compared on the same fields
    field = Random(f"{seed}/field/{setting.players}/{setting.ratings.name}/{repetition}")
    ratings = setting.ratings.draw(setting.players, field)
    drawn = setting.ratings.strengths(ratings, field)
    form = setting.results.form
    shape = [strength + rng.gauss(0, form) if form else strength for strength in drawn]
    numbers = list(range(1, setting.players + 1))
    if chosen.numbering.lots is Lots.EVERYBODY:  # numbers have nothing to do with ratings
        rng.shuffle(numbers)
    players = sorted(
        (Player(n, f"Player {n}", rating) for n, rating in zip(numbers, ratings, strict=True)),
        key=lambda player: player.id,
    )
    plan = _plan(setting, chosen)
    tournament = Tournament(tuple(players), _settings(setting, chosen, rng))
    game = _game(setting, dict(zip(numbers, shape, strict=True)), rng)
    return Played(play_all(tournament, plan, rng, game), dict(zip(numbers, drawn, strict=True)))


def _settings(setting: Setting, chosen: System, rng: Random) -> Settings:
    scoring = chosen.game.scoring
    return Settings(
        system=chosen.key,
        rounds=setting.rounds,
        initial_colour=rng.choice((Colour.WHITE, Colour.BLACK)),
        acceleration=None if setting.acceleration == NO_ACCELERATION else setting.acceleration,
        scoring=match_scale(scoring) if chosen.games > 1 else scoring,
        lots=tuple(range(1, setting.players + 1)) if chosen.numbering.lots is Lots.EVERYBODY else (),
    )


def _plan(setting: Setting, chosen: System) -> Plan:
    """The absences, late entries and withdrawals."""
    there = setting.attendance
    return Plan(
        setting.players,
        setting.rounds,
        system=chosen.key,
        absence_rate=there.absences,
        half_bye_rate=there.half_byes,
        late_rate=there.late,
        withdrawal_rate=there.withdrawals,
    )


def _game(setting: Setting, shape: dict[int, float], rng: Random) -> Game:
    forfeits, results = setting.attendance.forfeits, setting.results

    def game(white: int, black: int) -> tuple[Result, Result]:
        if forfeits and rng.random() < forfeits:
            lost = (Result.FORFEIT_WIN, Result.FORFEIT_LOSS)
            return lost if rng.random() < 0.5 else (lost[1], lost[0])
        return results.play(shape[white], shape[black], rng)

    return game
