"""A bracket as the text pairs it, and its counts as one number."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ronde.readings.dutch_2012 import VECTOR
from ronde.verifying.brackets import Candidate

PLACE = 24  # bits of a count
ABOVE_MOVED, ABOVE, BELOW, BELOW_MOVED, EMPTY = range(5)
NO_CANDIDATE = Candidate((), (), (), (), ())

Places = list[int]


@dataclass
class Paired:
    """A bracket as the text pairs it."""

    moved: Places
    residents: Places
    lowest: bool = False
    alone: Places = field(default_factory=list)  # C1: residents without a legal opponent
    stuck: Places = field(default_factory=list)  # C1: moved-down players without one
    p1: int = 0
    m1: int = 0
    candidate: Candidate = NO_CANDIDATE
    changes: list[tuple[str, object, object]] = field(default_factory=list)  # made above for its sake
    again: bool = False  # paired once more for the bracket below
    accepted: tuple[int, int] | None = None  # P1 and M1 before C13
    count_up: bool = True

    @property
    def players(self) -> Places:
        """Everybody to be paired here, in the order of A2."""
        return [*self.moved, *self.residents]

    @property
    def homogeneous(self) -> bool:
        """A3: nobody came from above, or at least half of all (ruling R20)."""
        return not self.moved or 2 * len(self.moved) >= len(self.players)

    @property
    def p0(self) -> int:
        """C2: the greatest number of pairs."""
        return len(self.players) // 2

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The pairs, S1 first."""
        return [*self.candidate.top, *self.candidate.pairs]

    @property
    def unpaired(self) -> Places:
        """The unpaired players, apart from C1."""
        paired = {v for pair in self.pairs for v in pair}
        return [v for v in self.players if v not in paired]

    @property
    def down(self) -> Places:
        """All downfloaters; of the lowest bracket, the bye."""
        return sorted([*self.unpaired, *self.alone])


def number(counts: Iterable[int]) -> int:
    """Counts side by side, the most important first."""
    total = 0
    for count in counts:
        total = (total << PLACE) + count
    return total


def wide(lead: int, score: int, below: int, *counts: int) -> int:
    """The same for a union: what counts below may be two counts."""
    return (((((lead << PLACE) + score) << 2 * PLACE) + below) << PLACE * len(counts)) + number(counts)


def part(total: int, place: int, leading: int = 2, wide: bool = False) -> int:
    """A count of a sum: of a bracket (leading part, score), or of a union (3: and what counts below)."""
    if leading == 2:
        return total >> PLACE * (len(VECTOR) - place) & (1 << PLACE) - 1
    total >>= PLACE * (len(VECTOR) - 1)
    if place == 2:
        return total & (1 << 2 * PLACE) - 1
    return total >> PLACE * (3 - place) & (1 << PLACE) - 1


def order(candidate: Candidate) -> tuple[object, ...]:
    """The place of a candidate in the order of D."""
    out, into = candidate.out, candidate.into
    exchange = len(out), sum(into) - sum(out), *(-n for n in out), *into
    return tuple(a for a, _ in candidate.top), tuple(b for _, b in candidate.top), exchange, candidate.pairs
