"""Facts for the Dubov system of 2026: article 1 of C.04.4.1."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ronde.facts.colours import Preference, Strength, colour_preference
from ronde.facts.history import Card, cards
from ronde.facts.unplayed import had_win_unplayed
from ronde.model import Colour, Tournament
from ronde.rulebook import implements
from ronde.values import NamedTuple


class Entry(NamedTuple):
    """One player to pair."""

    id: int
    score: int  # pairing score, in tenths (ruling R1)
    met: Collection[int]
    opponents: Collection[int]  # of games played
    colours: tuple[Colour, ...]
    preference: Preference
    games: int
    aro: int
    upfloats: int
    is_maximum: bool
    floated_before: bool  # upfloated in the previous round
    barred: bool  # from the bye (C2)
    kept: bool  # from the bye, by the arbiter

    @property
    def rank(self) -> tuple[int, int]:
        """Higher score, then smaller number."""
        return -self.score, self.id


@implements("dubov-2026 1.2", "dubov-2026 1.3")
def entries(tournament: Tournament) -> list[Entry]:
    """The players to pair, by score and number."""
    everyone = cards(tournament, everyone=True)
    limit = upfloat_limit(tournament.settings.rounds)
    here = [everyone[player.id] for player in tournament.available()]
    return sorted((_entry(card, everyone, limit, tournament) for card in here), key=lambda e: e.rank)


def _entry(card: Card, everyone: dict[int, Card], limit: int, tournament: Tournament) -> Entry:
    games = [
        (number, everyone[cell.opponent])
        for number, cell in enumerate(card.cells)
        if cell.played and cell.opponent is not None
    ]
    up = upfloats(card, games)
    return Entry(
        card.id,
        card.pairing_score,
        card.met,
        tuple([opponent.id for _, opponent in games]),
        card.colours,
        preference(card.colours),
        len(games),
        average([opponent.rating for _, opponent in games]),
        len(up),
        len(up) >= limit,
        len(card.before) in up,
        had_win_unplayed(card, tournament.settings.scoring),
        card.id in tournament.settings.no_bye,
    )


@implements("dubov-2026 1.5", "dubov-2026 1.6")
def preference(colours: Sequence[Colour]) -> Preference:
    """The preference from the games (ruling R2); a mild one for Black without a game."""
    return colour_preference(colours) if colours else Preference(Colour.BLACK, Strength.MILD)


@implements("dubov-2026 1.7")
def average(ratings: Sequence[int]) -> int:
    """The mean rating of the opponents, .5 rounded up; 0 without a game (ruling R14)."""
    count = len(ratings)
    return (2 * sum(ratings) + count) // (2 * count) if ratings else 0


def upfloats(card: Card, games: Sequence[tuple[int, Card]]) -> list[int]:
    """The rounds of games against a higher score (ruling R5)."""
    before = card.before
    return [number + 1 for number, opponent in games if opponent.before[number] > before[number]]


@implements("dubov-2026 1.8")
def upfloat_limit(rounds: int | None) -> int:
    """The number of upfloats that makes a maximum upfloater (ruling R15)."""
    return 2 + (rounds or 0) // 5
