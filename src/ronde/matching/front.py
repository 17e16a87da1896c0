"""The edges that lead out of a growing tree, for graphs whose edges are kept one by one."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from ronde.matching.bits import bits


class Front:
    """When each edge of the outer vertices becomes tight, as outer prices rise; every edge is looked at once.

    Time is how far the outer prices have risen since the tree began.
    """

    __slots__ = ("_costs", "_first", "_pairs", "_price", "_seen", "_time", "_whose")

    def __init__(self, costs: Sequence[dict[int, int]], price: Sequence[int]) -> None:
        self._costs, self._price = costs, price
        self._time = self._seen = 0
        self._first: dict[int, int] = {}  # a vertex outside, and when its first edge becomes tight
        self._whose: dict[int, int] = {}  # the other end of that edge
        self._pairs: list[tuple[int, int, int]] = []  # two outer vertices and when their edge becomes tight

    def step(self, outer: int, free: int, groups: Sequence[int]) -> int | None:
        """How far the outer prices can rise before an edge to a free vertex is tight, or one to an outer
        vertex of another group (each outer vertex in none of the groups is one by itself)."""
        around = {v: group for group in groups for v in bits(group)}
        for v in bits(outer & ~self._seen):
            self._look(v, outer & ~around.get(v, 1 << v), free)
        self._seen = outer
        pairs = self._pairs
        while pairs and around.get(pairs[0][1], 0) >> pairs[0][2] & 1:
            heappop(pairs)  # in one group since then
        first = self._first
        for v in [v for v in first if not free >> v & 1]:
            del first[v]
        times = [when for when, _, _ in pairs[:1]]
        if first:
            times.append(min(first.values()))
        return min(times) - self._time if times else None

    def _look(self, v: int, rivals: int, free: int) -> None:
        price, first, now = self._price, self._first, self._time
        mine = price[v]
        for w, cost in self._costs[v].items():
            if free >> w & 1:
                when = now + cost - mine - price[w]
                known = first.get(w)
                if known is None or when < known:
                    first[w], self._whose[w] = when, v
            elif rivals >> w & 1:
                heappush(self._pairs, (now + (cost - mine - price[w]) // 2, v, w))

    def pass_(self, step: int) -> list[tuple[int, int]]:
        """The outer prices have risen: the edges that are tight now."""
        now = self._time = self._time + step
        tight = [(self._whose[w], w) for w, when in self._first.items() if when == now]
        pairs = self._pairs
        while pairs and pairs[0][0] == now:
            _, v, w = heappop(pairs)
            tight += (v, w), (w, v)
        return tight
