"""A bracket of C.04.3 as a graph whose edges have costs. The edition of 2017 shares it."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.perfect import PerfectMatching
from ronde.matching.rows import ByKind
from ronde.systems.dutch_2026.criteria import (
    LOWER,
    MOVED,
    NEVER,
    NEXT,
    NO_TONE,
    OUT,
    RESIDENT,
    Kind,
    Prices,
    down_cost,
    kind,
    pair_cost,
)
from ronde.systems.dutch_2026.facts import Entry
from ronde.values import NamedTuple


class Span(NamedTuple):
    """A bracket to pair."""

    moved: tuple[int, ...]  # the places of the moved-down players
    start: int  # the place of the first resident
    stop: int  # one after the last
    upper: tuple[Entry, ...]  # the moved-down players
    residents: tuple[Entry, ...]
    matching: PerfectMatching  # of the possible pairs

    @property
    def unpaired(self) -> int:
        """The fewest players left over if nothing below matters."""
        return self.matching.exposed.bit_count()

    @property
    def inside(self) -> int:
        """The number of its players."""
        return len(self.moved) + self.stop - self.start

    def places(self, vertices: Sequence[int]) -> tuple[int, ...]:
        """The places of some vertices in the field; after the residents come those below."""
        moved, m0, start = self.moved, len(self.moved), self.start - len(self.moved)
        return tuple([moved[v] if v < m0 else start + v for v in vertices])


def bracket_graph(
    moved: Sequence[Entry],
    residents: Sequence[Entry],
    next_: Sequence[Entry],
    lower: int,
    out: int,
    near: Sequence[int],
    prices: Prices,
) -> ByKind:
    """The possible pairs of a bracket, of the next scoregroup, and of whoever leaves them, with their costs.

    Vertices are in the order of the parts: `lower` is how many are further down, all alike (and the bye),
    `out` the number of empty places. `near` has the neighbours of each vertex.
    """
    costs, lowest = prices.costs, prices.lowest
    kinds = [
        *[prices.kind(e, MOVED) for e in moved],
        *[prices.kind(e, RESIDENT) for e in residents],
        *[_below(NEXT, prices.on(e.score)) for e in next_],
        *[_below(LOWER)] * lower,
        *[_below(OUT)] * out,
    ]

    def price(a: Kind, b: Kind) -> int:
        """A pair inside, or a player who leaves, and leaves the next bracket too where C8 asks."""
        if b.role <= RESIDENT:
            return pair_cost(costs, a, b) if a.score >= b.score else pair_cost(costs, b, a)
        if a.role <= RESIDENT:
            total = down_cost(costs, a)
            return total + prices.on(a.score + lowest) if next_ and b.role > NEXT else total
        return a.score if a.role == NEXT < b.role else 0

    return ByKind(near, kinds, price)


def _below(role: int, onward: int = 0) -> Kind:
    """Somebody below the bracket: only what it costs to leave the next one can matter."""
    return kind(role, NO_TONE, NEVER, NEVER, onward, 0)
