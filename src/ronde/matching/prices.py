"""The costs of the edges of a graph, and a price for every vertex; kept in the way that suits the costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ronde.matching.bits import bits, mask_of
from ronde.matching.optimum import Edges
from ronde.matching.rows import ROOM
from ronde.typed import Protocol

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


def least_slack(
    best: int | None,
    at: dict[int, int],
    outer: int,
    free: int,
    around: dict[int, int],
    paid: Callable[[int], int],
    edges: Callable[[int], Edges],
) -> int | None:
    """How far the outer prices can rise until an edge is tight, if that is less than the best so far.

    `at` has the vertices by price, `around` the group of a vertex, whose edges do not count.
    """
    levels = sorted(at.items(), reverse=True)
    for targets, rate in ((free, 1), (outer, 2)):
        there = [(price, vertices & targets) for price, vertices in levels if vertices & targets]
        for v in bits(outer if there else 0):
            near, mine = targets & ~around.get(v, 1 << v), paid(v)
            for cost, mask in edges(v):
                if best is not None and cost - mine - there[0][0] >= best * rate:
                    break  # what costs more has more slack
                neighbours = mask & near
                for price, vertices in there if neighbours else ():
                    slack = (cost - mine - price) // rate
                    if best is not None and slack >= best:
                        break
                    if neighbours & vertices:
                        best = slack
                        break
    return best


class Levels:
    """Prices for edges of few different costs: vertices of one price are kept as a set."""

    def __init__(self, count: int, row: Callable[[int], Edges]) -> None:
        """`row` has the costs of the edges of a vertex from the lowest on, and the neighbours at each."""
        self.price = [0] * count
        self._row = row
        self._rows: dict[int, Edges] = {}
        self._at = {0: (1 << count) - 1}
        self._top = 0  # no price is higher

    @classmethod
    def of(cls, kinds: Iterable[tuple[int, Sequence[int]]], count: int) -> Levels:
        """The edges of each cost as a graph."""
        listed = sorted(kinds, key=lambda kind: kind[0])
        which: dict[int, list[tuple[int, Sequence[int]]]] = {}

        def row(v: int) -> Edges:
            """Few of the costs are those of edges of one vertex."""
            if v not in which:
                which[v] = [kind for kind in listed if kind[1][v]]
            return [(cost, graph[v]) for cost, graph in which[v]]

        return cls(count, row)

    def begin(self, price: list[int]) -> None:
        """Go on from these prices."""
        self.price = price
        places: dict[int, list[int]] = {}
        for v, mine in enumerate(price):
            places.setdefault(mine, []).append(v)
        self._at = {mine: mask_of(vertices) for mine, vertices in places.items()}
        self._top = max(self._at, default=0)

    def settle(self) -> None:
        """Give every vertex a tight edge: far fewer steps are left."""
        rows = [self.edges(v) for v in range(len(self.price))]
        price = [row[0][0] // 2 // UNIT * UNIT if row else 0 for row in rows]
        self.begin(price)
        at = self._at
        highest = sorted(at, reverse=True)
        for v, row in enumerate(rows):
            if not row:
                continue
            least: int | None = None
            for cost, mask in row:
                if least is not None and cost - highest[0] >= least:
                    break
                most = next(level for level in highest if mask & at[level])
                least = cost - most if least is None else min(least, cost - most)
            assert least is not None
            if least != price[v]:
                at[price[v]] ^= 1 << v
                if least not in at:
                    at[least] = 0
                    highest = sorted(at, reverse=True)
                at[least] |= 1 << v
                price[v] = least
        self._top = max(at)

    def copy(self) -> Levels:
        """The same costs and prices, to change independently."""
        twin = Levels(0, self._row)
        twin._rows, twin.price, twin._at, twin._top = self._rows, list(self.price), self._at, self._top
        return twin

    def within(self, may_meet: Sequence[int]) -> Levels:
        """The same prices with some of the edges only."""
        whole = self.edges

        def row(v: int) -> Edges:
            return [(cost, mask & may_meet[v]) for cost, mask in whole(v) if mask & may_meet[v]]

        twin = Levels(0, row)
        twin.price, twin._at, twin._top = list(self.price), self._at, self._top
        return twin

    def edges(self, v: int) -> Edges:
        """The costs of the edges of a vertex, and the neighbours at each."""
        row = self._rows.get(v)
        if row is None:
            row = self._row(v)
            if len(self.price) <= ROOM:
                self._rows[v] = row
        return row

    def cost(self, u: int, v: int) -> int | None:
        """The cost of an edge, None if there is none."""
        for cost, mask in self.edges(u):
            if mask >> v & 1:
                return cost
        return None

    def tight(self, v: int, extra: int) -> int:
        """The neighbours with cost + extra = price + price."""
        found, rest, at, top = 0, extra - self.price[v], self._at, self._top
        for cost, mask in self.edges(v):
            if cost + rest > top:
                break  # nobody pays so much
            vertices = at.get(cost + rest)
            if vertices:
                found |= mask & vertices
        return found

    def step(self, outer: int, free: int, groups: Sequence[int]) -> int | None:
        """How far the outer prices can rise until another edge is tight."""
        around = {v: group for group in groups for v in bits(group)}
        return least_slack(None, self._at, outer, free, around, self.price.__getitem__, self.edges)

    def move(self, vertices: int, by: int) -> None:
        """Change prices."""
        at: dict[int, int] = {}
        for price, there in self._at.items():
            for part, new in ((there & vertices, price + by), (there & ~vertices, price)):
                if part:
                    at[new] = at.get(new, 0) | part
        self._at, self._top = at, max(at, default=0)
        for v in bits(vertices):
            self.price[v] += by
