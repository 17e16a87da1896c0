"""One tournament of a study, from its seed alone.

Systems and accelerations are compared on the same fields with the same luck: ratings, strengths, form and
absences are those of the repetition, and two players who meet have the same luck whoever pairs them. So the
difference between two settings is measured much more sharply than either of them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from ronde.generating import Game, Plan, play_all
from ronde.model import Colour, Player, Result, Settings, Tournament
from ronde.studying.plan import NO_ACCELERATION, Setting
from ronde.systems import system
from ronde.systems.base import Lots, System
from ronde.systems.double_swiss_2026.facts import match_scale

FORFEITS = ((Result.FORFEIT_WIN, Result.FORFEIT_LOSS), (Result.FORFEIT_LOSS, Result.FORFEIT_WIN))


@dataclass(frozen=True, slots=True)
class Played:
    """A tournament that was played, and how strong its players really are."""

    tournament: Tournament
    strengths: dict[int, float]


def played(setting: Setting, seed: int, repetition: int) -> Played:
    """The tournament of a setting with this number; the same wherever and whenever it is played."""
    chosen = system(setting.system)
    field = Random(f"{seed}/field/{setting.players}/{setting.ratings.name}/{repetition}")
    ratings = setting.ratings.draw(setting.players, field)
    drawn = setting.ratings.strengths(ratings, field)
    luck = f"{seed}/{setting.players}/{setting.ratings.name}/{setting.results.name}/{repetition}"
    rng = Random(f"{luck}/{setting.attendance.name}")
    numbers = list(range(1, setting.players + 1))
    if chosen.numbering.lots is Lots.EVERYBODY:  # numbers have nothing to do with ratings
        Random(f"{luck}/lots").shuffle(numbers)
    players = sorted(
        (Player(n, f"Player {n}", rating) for n, rating in zip(numbers, ratings, strict=True)),
        key=lambda player: player.id,
    )
    tournament = Tournament(tuple(players), _settings(setting, chosen, rng))
    game = _game(setting, chosen, numbers, drawn, luck)
    return Played(
        play_all(tournament, _plan(setting, chosen), rng, game), dict(zip(numbers, drawn, strict=True))
    )


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


def _game(setting: Setting, chosen: System, numbers: list[int], strengths: list[float], luck: str) -> Game:
    """The games of a repetition: the luck of two players depends on who they are and how often they met."""
    forfeits, results = setting.attendance.forfeits, setting.results
    form = Random(f"{luck}/form")
    shape = [strength + form.gauss(0, results.form) for strength in strengths]
    place = {number: n for n, number in enumerate(numbers)}
    met: Counter[tuple[int, int]] = Counter()

    def game(white: int, black: int) -> tuple[Result, Result]:
        mine, theirs = place[white], place[black]
        two = (min(mine, theirs), max(mine, theirs))
        met[two] += 1
        rng = Random(f"{luck}/{two}/{met[two]}")
        # the second game of a match has the other colours; without colours, the first named is not favoured
        turned = met[two] % 2 == 0 if chosen.games > 1 else not chosen.uses_colours and rng.random() < 0.5
        if turned:
            mine, theirs = theirs, mine
        result = results.play(shape[mine], shape[theirs], rng, mine < theirs)
        if forfeits and rng.random() < forfeits:
            result = rng.choice(FORFEITS)
        return (result[1], result[0]) if turned else result

    return game
