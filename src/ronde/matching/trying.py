"""Cheapest perfect matchings of few vertices, by trying: each set of vertices is solved once.

The lowest vertex of a set meets one of the others, and the rest is a smaller set. Sets that begin alike
come back again and again, so there are few of them: about 1.6 to the power of the number of vertices.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.bits import bits
from ronde.matching.whole import Whole

#: the costs of the edges of a vertex, each with the neighbours at that cost
Edges = Sequence[tuple[int, int]]


class Rest:
    """The last vertices of a graph, among which edges cost nothing: all that counts is who can be matched."""

    __slots__ = ("first", "shift", "whole")

    def __init__(self, first: int, whole: Whole, shift: int) -> None:
        """They begin with vertex `first`, and are as many places further in the graph of `whole`."""
        self.first = first
        self.whole = whole
        self.shift = shift


class Trials:
    """A cheapest perfect matching of the vertices left, or of those among them who do not stay alone."""

    __slots__ = (
        "_alone",
        "_edges",
        "_fixed",
        "_free",
        "_least",
        "_mates",
        "_met",
        "_rest",
        "alive",
        "complete",
    )

    def __init__(
        self, edges: Sequence[Edges], vertices: int, alone: Sequence[int] = (), rest: Rest | None = None
    ) -> None:
        """Edges stand at their lower vertices, the cheapest first; only those among `vertices` count.

        `alone` has the price of a vertex that stays alone (less than nothing: it may not). The mate of
        such a vertex is the number after the last vertex. No cost is below nothing. The vertices of a `rest`
        have no edges of their own here, and no mates unless an earlier vertex meets them.
        """
        self.alive = vertices
        self._edges = edges
        self._alone = alone or [-1] * len(edges)
        self._rest = rest
        self._free = 0 if rest is None else 1 << rest.first
        self._least: dict[int, int] = {0: 0}
        self._met: dict[int, int] = {}  # a set, and the first of those whom its lowest vertex may meet
        self._fixed = [-1] * max(len(edges), vertices.bit_length())
        self.complete = self.least(vertices) >= 0
        self._mates: list[int] | None = None if self.complete else self._fixed

    def copy(self) -> Trials:
        """The same state, to go on from independently; what is known of sets stays shared."""
        twin = Trials(self._edges, 0, self._alone, self._rest)
        twin.alive, twin.complete, twin._least, twin._met = self.alive, self.complete, self._least, self._met
        twin._fixed, twin._mates = list(self._fixed), self._mates and list(self._mates)
        return twin

    @property
    def cost(self) -> int:
        """The least cost of the vertices left (0 if there is no matching)."""
        return self.least(self.alive) if self.complete else 0

    @property
    def mates(self) -> list[int]:
        """The mates of all vertices in a cheapest matching."""
        if self._mates is None:
            self._mates = mates = list(self._fixed)
            left, outside = self.alive, len(mates)
            while left:
                low = left & -left
                if 0 < self._free <= low:
                    break
                v, one = low.bit_length() - 1, self._met[left]
                mates[v] = outside
                left ^= low
                if one:
                    w = one.bit_length() - 1
                    mates[v], mates[w] = w, v
                    left ^= one
        return self._mates

    def near(self, v: int) -> int:
        """The vertices that some cheapest matching gives this one (the number after the last: nobody)."""
        found, rest = 0, self.alive & ~(1 << v)
        for w in bits(rest):
            if self._fits(v, w):
                found |= 1 << w
        price = self._alone[v]
        if price >= 0 and (below := self.least(rest)) >= 0 and price + below == self.least(self.alive):
            found |= 1 << len(self._edges)
        return found

    def candidates(self, v: int) -> int:
        """The vertices worth asking about: no other can be fixed with this one."""
        return self.alive

    def can_fix(self, a: int, b: int) -> bool:
        """Some cheapest matching has this edge."""
        both = 1 << a | 1 << b
        return self.complete and a != b and self.alive & both == both and self._fits(a, b)

    def fix(self, a: int, b: int) -> None:
        """Take the edge out; it must be possible."""
        if not self.take(a, b):
            raise ValueError(f"{a} and {b} cannot be fixed")

    def take(self, a: int, b: int) -> bool:
        """Take the edge out if that is possible."""
        if not self.can_fix(a, b):
            return False
        self._fixed[a], self._fixed[b] = b, a
        self.alive ^= 1 << a | 1 << b
        self._mates = None
        return True

    def lined_up(self, upper: Sequence[int], lower: Sequence[int]) -> list[tuple[int, int]] | None:
        """Fix for each upper vertex in turn the first of the lower ones that fits; None if one finds nobody.

        So the pairs come first in the order of the lower vertices among all cheapest matchings in which each
        upper vertex meets a lower one: at every step no earlier partner belongs to any cheapest matching.
        """
        if not self.complete:
            return None
        pairs, left, free = [], self.alive, list(lower)
        for a in upper:
            total = self.least(left)
            for b in free:
                cost = self.cost_of(a, b)
                if cost >= 0 and left >> b & 1:
                    below = self.least(left ^ (1 << a | 1 << b))
                    if below >= 0 and cost + below == total:
                        break
            else:
                return None
            left ^= 1 << a | 1 << b
            free.remove(b)
            pairs.append((a, b))
        for a, b in pairs:
            self._fixed[a], self._fixed[b] = b, a
        self.alive, self._mates = left, None
        return pairs

    def _fits(self, a: int, b: int) -> bool:
        """An edge belongs to a cheapest matching of the vertices left."""
        cost = self.cost_of(a, b)
        if cost < 0:
            return False
        rest = self.least(self.alive ^ (1 << a | 1 << b))
        return rest >= 0 and cost + rest == self.least(self.alive)

    def cost_of(self, a: int, b: int) -> int:
        """The cost of an edge; less than nothing if there is none."""
        if a > b:
            a, b = b, a
        for cost, near in self._edges[a]:
            if near >> b & 1:
                return cost
        return -1

    def least(self, left: int) -> int:
        """The least cost of these vertices; less than nothing if they cannot be matched."""
        known = self._least
        if left in known:
            return known[left]
        low = left & -left
        if self._rest is not None and low >= self._free:
            known[left] = found = self._rest.whole.can(left << self._rest.shift) - 1
            return found
        rest = left ^ low
        vertex = low.bit_length() - 1
        best, met = -1, 0
        for cost, near in self._edges[vertex]:
            if 0 <= best <= cost:
                break
            mask = near & rest
            while mask:
                one = mask & -mask
                mask ^= one
                then = rest ^ one
                below = known[then] if then in known else self.least(then)
                if below >= 0 and (best < 0 or cost + below < best):
                    best, met = cost + below, one
                    if not below:
                        break
        price = self._alone[vertex]
        if price >= 0 and (best < 0 or price < best):
            below = self.least(rest)
            if below >= 0 and (best < 0 or price + below < best):
                best, met = price + below, 0
        known[left], self._met[left] = best, met
        return best


def upward(edges: Sequence[Edges], vertices: int) -> tuple[list[Edges], int]:
    """The edges from every vertex to higher ones, cheapest first, and by how much each of them was lowered.

    If an edge costs less than nothing, every edge costs so much more: all matchings have as many edges.
    """
    kept: list[Edges] = [()] * len(edges)
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
    return kept, lowest
