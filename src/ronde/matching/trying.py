"""Cheapest perfect matchings of few vertices, by trying: each set of vertices is solved once.

The lowest vertex of a set meets one of the others, and the rest is a smaller set. Sets that begin alike
come back again and again, so there are few of them: about 1.6 to the power of the number of vertices.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.bits import bits

#: the costs of the edges of a vertex, each with the neighbours at that cost
Edges = Sequence[tuple[int, int]]

VERY_FEW = 12  # so many are tried with the costs as they are


class Trials:
    """A cheapest perfect matching of the vertices left."""

    def __init__(self, edges: Sequence[Edges], vertices: int) -> None:
        """`edges` has one entry for every vertex; only those among `vertices` count.

        Where there are very few, it is enough that an edge stands at its lower vertex, and costs are not
        below nothing.
        """
        self.alive = vertices
        if vertices.bit_count() > VERY_FEW:
            self._edges, self._paid = _reduced(edges, vertices)
        else:
            self._edges, self._paid = _upward(edges, vertices)
        self._least: dict[int, int | None] = {0: 0}
        self._fixed = [-1] * len(edges)
        self.complete = vertices.bit_count() % 2 == 0 and self._solve(vertices) is not None
        self._mates: list[int] | None = None if self.complete else self._fixed

    def copy(self) -> Trials:
        """The same state, to go on from independently; what is known of sets stays shared."""
        twin = Trials.__new__(Trials)
        twin.alive, twin.complete = self.alive, self.complete
        twin._edges, twin._paid, twin._least = self._edges, self._paid, self._least
        twin._fixed, twin._mates = list(self._fixed), self._mates and list(self._mates)
        return twin

    @property
    def total(self) -> int:
        """The least cost of a perfect matching of the vertices left (0 if there is none)."""
        if not self.complete:
            return 0
        return (self._solve(self.alive) or 0) + sum(self._paid[v] for v in bits(self.alive))

    @property
    def mates(self) -> list[int]:
        """The mates of all vertices in a cheapest matching."""
        if self._mates is None:
            self._mates = list(self._fixed)
            left = self.alive
            while left:
                v = (left & -left).bit_length() - 1
                w = next(w for w in bits(left ^ 1 << v) if self._fits(left, v, w))
                self._mates[v], self._mates[w] = w, v
                left ^= 1 << v | 1 << w
        return self._mates

    def near(self, v: int) -> int:
        """The vertices that some cheapest matching gives this one."""
        found = 0
        for w in bits(self.alive & ~(1 << v)):
            if self._fits(self.alive, v, w):
                found |= 1 << w
        return found

    def can_fix(self, a: int, b: int) -> bool:
        """Some cheapest matching has this edge."""
        both = 1 << a | 1 << b
        return self.complete and a != b and self.alive & both == both and self._fits(self.alive, a, b)

    def fix(self, a: int, b: int) -> None:
        """Take the edge out; it must be possible."""
        if not self.can_fix(a, b):
            raise ValueError(f"{a} and {b} cannot be fixed")
        self._fixed[a], self._fixed[b] = b, a
        self.alive ^= 1 << a | 1 << b
        self._mates = None

    def _fits(self, left: int, a: int, b: int) -> bool:
        """An edge belongs to a cheapest matching of these vertices."""
        if a > b:
            a, b = b, a
        for cost, near in self._edges[a]:
            if near >> b & 1:
                rest = self._solve(left ^ (1 << a | 1 << b))
                return rest is not None and cost + rest == self._solve(left)
        return False

    def _solve(self, left: int) -> int | None:
        """The least cost of a matching of these vertices, less what was paid for them."""
        known = self._least
        if left in known:
            return known[left]
        low = left & -left
        rest = left ^ low
        best: int | None = None
        for cost, near in self._edges[low.bit_length() - 1]:
            if best is not None and cost >= best:
                break
            mask = near & rest
            while mask:
                one = mask & -mask
                mask ^= one
                below = known[rest ^ one] if rest ^ one in known else self._solve(rest ^ one)
                if below is not None and (best is None or cost + below < best):
                    best = cost + below
                    if not below:
                        break
        known[left] = best
        return best


def _upward(edges: Sequence[Edges], vertices: int) -> tuple[list[list[tuple[int, int]]], list[int]]:
    """The edges from every vertex to higher ones, cheapest first, and what each vertex has paid: nothing.

    If an edge costs less than nothing, every edge costs so much more: all matchings have as many edges.
    """
    kept: list[list[tuple[int, int]]] = [[] for _ in edges]
    lowest = 0
    for v in bits(vertices):
        higher = vertices & -2 << v
        row = [(cost, near & higher) for cost, near in edges[v] if near & higher]
        if row:
            row.sort()
            lowest = min(lowest, row[0][0])
            kept[v] = row
    if lowest:
        kept = [[(cost - lowest, near) for cost, near in row] for row in kept]
    return kept, [lowest // 2] * len(edges)  # costs are even


def _reduced(edges: Sequence[Edges], vertices: int) -> tuple[list[list[tuple[int, int]]], list[int]]:
    """The edges among some vertices, cheapest first, less what every matching pays at each vertex.

    No edge costs less than nothing then. Those that cost nothing end a search early, so a vertex whose edges
    are all dear pays at once.
    """
    kept: list[list[tuple[int, int]]] = [[] for _ in edges]
    for v in bits(vertices):
        kept[v] = sorted((cost, near & vertices) for cost, near in edges[v] if near & vertices)
    paid = [min(0, *(row[0][0] for row in kept if row), 0) // 2] * len(edges)  # costs are even
    payers = vertices if paid and paid[0] else 0
    for v in bits(vertices):
        if kept[v] and kept[v][0][0] > 0:
            # what a neighbour has paid for an edge is not paid again
            rest = [cost - max([paid[w] for w in bits(near & payers)], default=0) for cost, near in kept[v]]
            paid[v] = max(paid[v], min(rest))
            payers |= 1 << v
    for v in bits(vertices if payers else 0):
        lowered: dict[int, int] = {}
        for cost, near in kept[v]:
            cost -= paid[v]
            if near & ~payers:
                lowered[cost] = lowered.get(cost, 0) | near & ~payers
            for w in bits(near & payers):
                lowered[cost - paid[w]] = lowered.get(cost - paid[w], 0) | 1 << w
        kept[v] = sorted(lowered.items())
    return kept, paid
