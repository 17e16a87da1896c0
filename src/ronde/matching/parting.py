"""Few vertices of which some are matched, at the costs of their edges, and the others leave together.

What a vertex pays to leave depends on itself, and what all who leave pay besides depends on their set. Sets
are tried from the smallest and cheapest on, so most of them are never asked about.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from ronde.matching.bits import bits, mask_of
from ronde.matching.trying import Edges, Trials

MOST = 8  # vertices: half of the sets of so many may have to be tried


@cache
def sets(count: int, size: int) -> tuple[int, ...]:
    """The sets of this size among so many vertices."""
    return tuple([mask_of(chosen) for chosen in combinations(range(count), size)])


class Parting:
    """The cheapest ways to match vertices and to let the others go, and the first of them in an order."""

    __slots__ = ("_inner", "cost", "leaving", "left")

    def __init__(self, edges: Sequence[Edges], down: Sequence[int], onward: Trials, outside: int) -> None:
        """`down` has the price of each vertex that leaves; `onward` prices all of them and those outside."""
        self._inner = Trials(edges, 0)
        self.left = (1 << len(down)) - 1  # the vertices that are not fixed yet
        self.cost = -1  # the least; less than nothing if there is no way
        self.leaving: list[int] = []  # the sets that leave in a cheapest way
        self._try(down, onward, outside)

    def _try(self, down: Sequence[int], onward: Trials, outside: int) -> None:
        inner, everybody, best, least = self._inner, self.left, -1, min(down)
        for size in range(len(down) & 1, len(down) + 1, 2):
            if 0 <= best < size * least:
                break
            tried: list[tuple[int, int]] = []
            for leaving in sets(len(down), size):
                cost = inner.least(everybody ^ leaving)
                if cost >= 0:
                    for v in bits(leaving):
                        cost += down[v]
                    tried.append((cost, leaving))
            tried.sort()
            for cost, leaving in tried:
                if 0 <= best < cost:
                    break
                price = onward.least(leaving | outside)
                if price < 0 or 0 <= best < cost + price:
                    continue
                if cost + price != best:
                    best = cost + price
                    self.leaving.clear()
                self.leaving.append(leaving)
        self.cost = best

    def lined_up(self, upper: Sequence[int], lower: Sequence[int]) -> list[tuple[int, int]] | None:
        """Fix for each upper vertex in turn the first lower one that fits; None if one finds nobody."""
        inner, left, leaving, free = self._inner, self.left, self.leaving, list(lower)
        pairs: list[tuple[int, int]] = []
        for a in upper:
            fitting: list[int] = []
            for b in free:
                both, cost = 1 << a | 1 << b, inner.cost_of(a, b)
                if cost >= 0 and left & both == both:
                    for gone in leaving:
                        if not gone & both:
                            rest = inner.least(left ^ gone ^ both)
                            if rest >= 0 and cost + rest == inner.least(left ^ gone):
                                fitting.append(gone)
                    if fitting:
                        break
            else:
                return None
            left ^= both
            leaving = fitting
            free.remove(b)
            pairs.append((a, b))
        self.left, self.leaving = left, leaving
        return pairs
