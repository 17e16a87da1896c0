"""The participants of a round, in the order of their numbers.

`place` 0 is the smallest number; a set of participants is an int with the bits of their places.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from ronde.facts.history import Card
from ronde.matching.perfect import Dense
from ronde.model import Colour, Result
from ronde.rulebook import implements
from ronde.systems.base import Request
from ronde.systems.common import possible_pairs, score_groups
from ronde.values import NamedTuple

#: the texts that have these articles in common
TEXTS = ("swiss-team-2026", "double-swiss-2026")
_BARRING = frozenset({Result.PAIRING_BYE, Result.FORFEIT_WIN, Result.FULL_BYE})


class Entry(NamedTuple):
    """A participant to pair."""

    card: Card
    place: int
    second: int  # the secondary score
    matches: int  # played
    floated: bool  # met another score in the previous round
    had_bye: bool  # or points of a win without playing
    colours: tuple[Colour, ...]  # of the matches played, oldest first

    @property
    def id(self) -> int:
        """The pairing number (TPN)."""
        return self.card.id

    @property
    def met(self) -> Collection[int]:
        """The participants it must not meet again."""
        return self.card.met

    @property
    def score(self) -> int:
        """The score that pairs: virtual points are in it."""
        return self.card.pairing_score


def of_both(*articles: str) -> tuple[str, ...]:
    """Citations of articles that both texts have."""
    return tuple(f"{key} {article}" for key in TEXTS for article in articles)


def entries(everyone: dict[int, Card], here: Iterable[int]) -> list[Entry]:
    """The participants to pair, from the cards of all."""
    return [_entry(everyone[id_], place, everyone) for place, id_ in enumerate(sorted(here))]


@implements(*of_both("1.5"))
def _floated(card: Card, everyone: dict[int, Card]) -> bool:
    """1.5: the last round was played against another pairing score (ruling P9)."""
    if not card.cells or not card.cells[-1].played:
        return False
    opponent = card.cells[-1].opponent
    assert opponent is not None
    return card.before[-1] != everyone[opponent].before[-1]


@implements(*of_both("C1"))
def legal_pairs(field: Sequence[Entry], request: Request | None) -> Dense:
    """For every place, the participants it has not met."""
    return possible_pairs(field, request)


@implements(*of_both("C2"))
def _entry(card: Card, place: int, everyone: dict[int, Card]) -> Entry:
    return Entry(
        card,
        place,
        sum(cell.second or 0 for cell in card.cells),
        sum(cell.played for cell in card.cells),
        _floated(card, everyone),
        any(cell.result in _BARRING for cell in card.cells),
        card.colours,
    )


def scoregroups(field: Sequence[Entry]) -> list[int]:
    """The participants of each score, highest score first."""
    return list(score_groups([entry.score for entry in field]).values())
