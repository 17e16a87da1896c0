"""Prices for edges of few different costs, some of which also cost what each of their ends says."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.bits import bits
from ronde.matching.trying import Edges

Kind = tuple[int, Sequence[int]]  # a cost, and the graph of the edges that have it


class Surcharged:
    """Two layers of edges: plain ones, and charged ones, which cost the charges of both ends as well.

    If a charged edge is tight, cost = (price - charge) + (price - charge). So each layer keeps the vertices
    in sets of equal price less charge, and finds its tight edges as `Levels` does.
    """

    def __init__(self, plain: Sequence[Kind], charged: Sequence[Kind], charges: Sequence[int]) -> None:
        self._layers = (
            (sorted(plain, key=lambda kind: kind[0]), [0] * len(charges)),
            (sorted(charged, key=lambda kind: kind[0]), charges),
        )
        self.price = [0] * len(charges)
        self._at: list[dict[int, int]] = []
        for _, paid in self._layers:
            at: dict[int, int] = {}
            for v, charge in enumerate(paid):
                at[-charge] = at.get(-charge, 0) | 1 << v
            self._at.append(at)

    def copy(self) -> Surcharged:
        """The same costs and prices, to change independently."""
        twin = Surcharged((), (), ())
        twin._layers, twin.price, twin._at = self._layers, list(self.price), list(self._at)
        return twin

    def cost(self, u: int, v: int) -> int | None:
        """The cost of an edge, None if there is none."""
        for kinds, paid in self._layers:
            for cost, graph in kinds:
                if graph[u] >> v & 1:
                    return cost + paid[u] + paid[v]
        return None

    def edges(self, v: int) -> Edges:
        """The costs of the edges of a vertex, and the neighbours at each."""
        found = [(cost, graph[v]) for cost, graph in self._layers[0][0]]
        kinds, paid = self._layers[1]
        return found + [(cost + paid[v] + paid[w], 1 << w) for cost, graph in kinds for w in bits(graph[v])]

    def tight(self, v: int, extra: int) -> int:
        """The neighbours with cost + extra = price + price."""
        found = 0
        for (kinds, paid), at in zip(self._layers, self._at, strict=True):
            rest = extra - self.price[v] + paid[v]
            for cost, graph in kinds:
                if graph[v]:
                    found |= graph[v] & at.get(cost + rest, 0)
        return found

    def step(self, outer: int, free: int, groups: Sequence[int]) -> int | None:
        """How far the outer prices can rise until another edge is tight."""
        best: int | None = None
        around = {v: group for group in groups for v in bits(group)}
        for (kinds, paid), at in zip(self._layers, self._at, strict=True):
            levels = sorted(at.items(), reverse=True)
            for targets, rate in ((free, 1), (outer, 2)):
                there = [(price, vertices & targets) for price, vertices in levels if vertices & targets]
                for v in bits(outer if there else 0):
                    apart, mine = ~around.get(v, 1 << v), self.price[v] - paid[v]
                    for cost, graph in kinds:
                        neighbours = graph[v] & targets & apart
                        for price, vertices in there if neighbours else ():
                            slack = (cost - mine - price) // rate
                            if best is not None and slack >= best:
                                break
                            if neighbours & vertices:
                                best = slack
                                break
        return best

    def move(self, vertices: int, by: int) -> None:
        """Change prices."""
        for layer, before in enumerate(self._at):
            at: dict[int, int] = {}
            for price, there in before.items():
                for part, new in ((there & vertices, price + by), (there & ~vertices, price)):
                    if part:
                        at[new] = at.get(new, 0) | part
            self._at[layer] = at
        for v in bits(vertices):
            self.price[v] += by
