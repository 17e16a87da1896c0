"""Facts for the Burstein system of 2026: article 1 of C.04.4.2."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ronde.facts.colours import Preference, colour_preference
from ronde.facts.history import Card, cards
from ronde.facts.unplayed import had_win_unplayed
from ronde.model import Colour, Result, Tournament
from ronde.rulebook import implements
from ronde.values import NamedTuple

AWAY = frozenset({Result.ABSENT, Result.BLANK})


class Entry(NamedTuple):
    """One player to pair."""

    id: int
    score: int  # pairing score, in tenths (ruling R1)
    met: Collection[int]
    opponents: Collection[int]  # of games played
    colours: tuple[Colour, ...]
    preference: Preference
    games: int
    buchholz: int  # in tenths
    sonneborn: int  # in hundredths
    barred: bool  # from the bye (C2)
    kept: bool  # from the bye, by the arbiter

    @property
    def rank(self) -> tuple[int, int, int]:
        """1.8: Buchholz, Sonneborn-Berger, number; smaller is ranked higher."""
        return -self.buchholz, -self.sonneborn, self.id


@implements("burstein-2026 1.1", "burstein-2026 1.8")
def entries(tournament: Tournament) -> list[Entry]:
    """The players to pair: Buchholz, then Sonneborn-Berger, then number. Scores play no part."""
    everyone = cards(tournament, everyone=True)
    met_scores = {id_: met_score(card, tournament) for id_, card in everyone.items()}
    here = [everyone[player.id] for player in tournament.available()]
    return sorted((_entry(card, met_scores, tournament) for card in here), key=lambda entry: entry.rank)


@implements("burstein-2026 1.4", "burstein-2026 1.5")
def _entry(card: Card, met_scores: Mapping[int, int], tournament: Tournament) -> Entry:
    opponents = tuple([cell.opponent for cell in card.cells if cell.played and cell.opponent is not None])
    buchholz, sonneborn = index(card, met_scores, tournament)
    return Entry(
        card.id,
        card.pairing_score,
        card.met,
        opponents,
        card.colours,
        colour_preference(card.colours),
        len(opponents),
        buchholz,
        sonneborn,
        had_win_unplayed(card, tournament.settings.scoring),
        card.id in tournament.settings.no_bye,
    )


@implements("burstein-2026 1.6")
def seeding_rounds(rounds: int | None) -> int:
    """How many rounds the Dutch system pairs: half of them, four at most (ruling R14)."""
    return 4 if rounds is None else min(rounds // 2, 4)


@implements("burstein-2026 1.7", "burstein-2026 1.7.1", "burstein-2026 1.7.2")
def index(card: Card, met_scores: Mapping[int, int], tournament: Tournament) -> tuple[int, int]:
    """Buchholz and Sonneborn-Berger; a round not played is a game against oneself. No virtual points."""
    points = tournament.settings.scoring.points
    buchholz = sonneborn = 0
    for round_ in range(1, len(card.before) + 1):
        cell = card.player.cell(round_)
        against = met_scores[cell.opponent] if cell.played and cell.opponent is not None else card.score
        buchholz += against
        sonneborn += points(cell) * against
    return buchholz, sonneborn


@implements("burstein-2026 1.7.2")
def met_score(card: Card, tournament: Tournament) -> int:
    """The score that counts for opponents: the last zero-point byes of an absent player are draws (R6)."""
    score, scoring, rounds = card.score, tournament.settings.scoring, len(card.before)
    if card.player.cell(rounds + 1).result is not Result.ABSENT:
        return score
    for round_ in range(rounds, 0, -1):
        cell = card.player.cell(round_)
        if cell.result not in AWAY:
            break
        score += scoring.draw - scoring.points(cell)
    return score
