"""Graphs whose edges have costs, kept in two ways: few vertices are tried, many are priced."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ronde.matching.bits import bits
from ronde.matching.charged import Halves
from ronde.matching.rows import ByKind
from ronde.matching.trying import Edges, Rest, Trials
from ronde.matching.weighted import Optimum, by_prices
from ronde.typed import TypeVar

Kind = TypeVar("Kind")


def priced_edges(
    near: Sequence[int],
    kinds: Sequence[Kind],
    known: Callable[[Kind], Mapping[Kind, int]],
    price: Callable[[Kind, Kind], int],
) -> list[Edges]:
    """The edges from every vertex to higher ones, the cheapest first; a price below zero means no edge.

    `known` has the prices with a kind that were asked for before, `price` works out any.
    """
    found: list[Edges] = []
    for v, mine in enumerate(kinds):
        row: dict[int, int] = {}
        there = known(mine)
        left = near[v] & -2 << v
        while left:
            one = left & -left
            left ^= one
            other = kinds[one.bit_length() - 1]
            cost = there.get(other)
            if cost is None:
                cost = price(mine, other)
            if cost >= 0:
                row[cost] = row.get(cost, 0) | one
        found.append(sorted(row.items()) if len(row) > 1 else list(row.items()))
    return found


class Few:
    """The costs of the edges among few vertices, each edge at its lower vertex, and of staying alone."""

    def __init__(self, edges: Sequence[Edges], alone: Sequence[int] = (), rest: Rest | None = None) -> None:
        """As `Trials` takes them."""
        self._edges, self._rest = edges, rest
        self._alone = alone or [-1] * len(edges)

    def optimum(self, alive: int) -> Trials:
        """A cheapest matching of these vertices."""
        return Trials(self._edges, alive, self._alone, self._rest)

    def within(self, may_meet: Sequence[int], best: Optimum | Trials) -> Trials:
        """A cheapest matching with some of the edges only; the number after the last vertex is nobody."""
        nobody = 1 << len(self._edges)
        edges: list[Edges] = []
        alone: list[int] = []
        for row, price, may in zip(self._edges, self._alone, may_meet, strict=False):
            edges.append([(cost, mask & may) for cost, mask in row])
            alone.append(price if may & nobody else -1)
        return Trials(edges, best.alive, alone, self._rest)

    def refined(self, width: int, halves: Halves, best: Optimum | Trials, done: int = 0) -> Trials:
        """A cheapest matching of the vertices left, by further prices below the costs."""
        edges: list[Edges] = [()] * len(self._edges)
        alone, outside = [-1] * len(edges), len(edges)
        for v in bits(best.alive & (1 << outside) - 1):
            edges[v] = sorted(
                ((cost << width) + halves.price(v, w), 1 << w)
                for cost, row in self._edges[v]
                for w in bits(row & best.alive)
            )
            if self._alone[v] >= 0:
                alone[v] = (self._alone[v] << width) + halves.price(v, outside)
        return Trials(edges, best.alive, alone, self._rest)


class Many:
    """The same for any number of vertices."""

    def __init__(self, rows: ByKind, size: int) -> None:
        self.rows, self.size = rows, size

    def optimum(self, alive: int, before: Optimum | None = None) -> Optimum:
        """A cheapest perfect matching of these vertices; `before`, the one with lower prices, is a start."""
        return by_prices(self.rows.edges, self.rows.costs, self.size, alive, before)

    def within(self, may_meet: Sequence[int], best: Optimum | Trials) -> Optimum:
        """A best matching with some of the edges only; incomplete if there is none."""
        assert isinstance(best, Optimum)
        return best.within(may_meet)

    def refined(self, width: int, halves: Halves, best: Optimum | Trials, done: int = 0) -> Optimum:
        """A cheapest matching of the vertices left, by further prices below the costs."""
        assert isinstance(best, Optimum)
        return best.refined(width, halves, done)
