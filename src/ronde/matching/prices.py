"""The costs of the edges of a graph, and a price for every vertex; kept in the way that suits the costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ronde.matching.bits import bits
from ronde.matching.trying import Edges

UNIT = 8  # costs are multiplied by this, so that prices stay whole numbers


class Prices(Protocol):
    """The costs of a graph and a price for every vertex."""

    price: list[int]

    def cost(self, u: int, v: int) -> int | None:
        """The cost of an edge, None if there is none."""

    def edges(self, v: int) -> Edges:
        """The costs of the edges of a vertex, and the neighbours at each."""

    def tight(self, v: int, extra: int) -> int:
        """The neighbours with cost + extra = price + price."""

    def step(self, outer: int, free: int, groups: Sequence[int]) -> int | None:
        """How far the outer prices can rise before an edge to a free vertex is tight, or one to an outer
        vertex of another group (each outer vertex in none of the groups is one by itself)."""

    def move(self, vertices: int, by: int) -> None:
        """Change prices."""

    def copy(self) -> Prices:
        """The same costs and prices, to change independently."""


class Levels:
    """Prices for edges of few different costs: vertices of one price are kept as a set."""

    def __init__(self, kinds: Sequence[tuple[int, Sequence[int]]], count: int) -> None:
        self._kinds = sorted(kinds, key=lambda kind: kind[0])
        self.price = [0] * count
        self._at = {0: (1 << count) - 1}

    def copy(self) -> Levels:
        """The same costs and prices, to change independently."""
        twin = Levels((), 0)
        twin._kinds, twin.price, twin._at = self._kinds, list(self.price), dict(self._at)
        return twin

    def cost(self, u: int, v: int) -> int | None:
        """The cost of an edge, None if there is none."""
        return next((cost for cost, graph in self._kinds if graph[u] >> v & 1), None)

    def edges(self, v: int) -> Edges:
        """The costs of the edges of a vertex, and the neighbours at each."""
        return [(cost, graph[v]) for cost, graph in self._kinds]

    def tight(self, v: int, extra: int) -> int:
        """The neighbours with cost + extra = price + price."""
        found, rest = 0, extra - self.price[v]
        for cost, graph in self._kinds:
            vertices = self._at.get(cost + rest)
            if vertices:
                found |= graph[v] & vertices
        return found

    def step(self, outer: int, free: int, groups: Sequence[int]) -> int | None:
        """How far the outer prices can rise until another edge is tight."""
        best: int | None = None
        around = {v: group for group in groups for v in bits(group)}
        levels = sorted(self._at.items(), reverse=True)
        for targets, rate in ((free, 1), (outer, 2)):
            there = [(price, vertices & targets) for price, vertices in levels if vertices & targets]
            for v in bits(outer if there else 0):
                apart = ~around.get(v, 1 << v)
                for cost, graph in self._kinds:
                    neighbours = graph[v] & targets & apart
                    for price, vertices in there if neighbours else ():
                        slack = (cost - self.price[v] - price) // rate
                        if best is not None and slack >= best:
                            break
                        if neighbours & vertices:
                            best = slack
                            break
        return best

    def move(self, vertices: int, by: int) -> None:
        """Change prices."""
        at: dict[int, int] = {}
        for price, there in self._at.items():
            for part, new in ((there & vertices, price + by), (there & ~vertices, price)):
                if part:
                    at[new] = at.get(new, 0) | part
        self._at = at
        for v in bits(vertices):
            self.price[v] += by


class Table:
    """Prices for edges of any costs, kept one by one."""

    def __init__(self, costs: Sequence[dict[int, int]]) -> None:
        self._costs = costs
        self.price = price = [min(row.values(), default=0) // 2 // UNIT * UNIT for row in costs]
        for v, row in enumerate(costs):  # every vertex gets a tight edge: far fewer steps are left
            if row:
                price[v] = min([cost - price[w] for w, cost in row.items()])

    def copy(self) -> Table:
        """The same costs and prices, to change independently."""
        twin = Table(())
        twin._costs, twin.price = self._costs, list(self.price)
        return twin

    def cost(self, u: int, v: int) -> int | None:
        """The cost of an edge, None if there is none."""
        return self._costs[u].get(v)

    def edges(self, v: int) -> Edges:
        """The costs of the edges of a vertex, and the neighbours at each."""
        return [(cost, 1 << w) for w, cost in self._costs[v].items()]

    def tight(self, v: int, extra: int) -> int:
        """The neighbours with cost + extra = price + price."""
        found, price, wanted = 0, self.price, self.price[v] - extra
        for w, cost in self._costs[v].items():
            if cost - price[w] == wanted:
                found |= 1 << w
        return found

    def step(self, outer: int, free: int, groups: Sequence[int]) -> int | None:
        """How far the outer prices can rise until another edge is tight."""
        best: int | None = None
        price = self.price
        around = {v: group for group in groups for v in bits(group)}
        for v in bits(outer):
            mine = price[v]
            rivals = outer & ~around.get(v, 1 << v)
            for w, cost in self._costs[v].items():
                slack = cost - mine - price[w]
                if best is not None and slack >= 2 * best:
                    continue
                if rivals >> w & 1:
                    best = slack // 2
                elif free >> w & 1 and (best is None or slack < best):
                    best = slack
        return best

    def move(self, vertices: int, by: int) -> None:
        """Change prices."""
        for v in bits(vertices):
            self.price[v] += by
