"""Dual variables of a weighted matching: the costs of the edges, and a price for every vertex.

An edge uv has the slack cost - price(u) - price(v), and is tight if that is 0. A solver asks for tight edges
and for the least slack, and changes prices. Vertices of one price are kept as a set, so that either answer
takes a step for each cost and price, not for each edge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ronde.matching.optimum import Edges, Halves
from ronde.matching.rows import ROOM, bits, mask_of

UNIT = 8  # costs are multiplied by this, so that prices stay whole numbers

Kind = tuple[int, Sequence[int]]  # a cost, and the graph of the edges that have it
Row = Callable[[int], Edges]  # the edges of a vertex by cost, the lowest cost first


class Layer:
    """Edges v-w that cost what the row of v says, and what the charges mine[v] and yours[w] add.

    The row of w says the same of w-v, with the charges exchanged, in this layer or in another one.
    """

    __slots__ = ("_known", "_row", "is_charged", "mine", "yours")

    def __init__(
        self, row: Row, mine: Sequence[int], yours: Sequence[int] | None = None, is_charged: bool = True
    ) -> None:
        """`yours` are usually the same charges."""
        self._row, self.mine, self.yours = row, mine, mine if yours is None else yours
        self.is_charged = is_charged
        self._known: dict[int, Edges] = {}

    def row(self, v: int) -> Edges:
        """The costs of the edges of a vertex from the lowest on, and the neighbours at each."""
        known = self._known.get(v)
        if known is None:
            known = self._row(v)
            if len(self.mine) <= ROOM:
                self._known[v] = known
        return known

    def edges(self, v: int) -> Edges:
        """The same with the charges."""
        if not self.is_charged:
            return self.row(v)
        return [
            (cost + self.mine[v] + self.yours[w], 1 << w) for cost, mask in self.row(v) for w in bits(mask)
        ]


class Duals:
    """The costs of a graph in layers, of which the lowest counts for an edge, and a price for every vertex.

    An edge is tight if cost = (price(v) - mine[v]) + (price(w) - yours[w]). So each layer keeps the vertices
    in sets of equal price less charge: the tight edges of v are its neighbours at a cost, met with one set.
    """

    def __init__(self, count: int, layers: Sequence[Layer]) -> None:
        self._layers = layers
        self.begin([0] * count)

    @classmethod
    def of_row(cls, count: int, row: Row) -> Duals:
        """Edges without charges."""
        return cls(count, [Layer(row, [0] * count, is_charged=False)])

    @classmethod
    def of_levels(cls, kinds: Iterable[Kind], count: int) -> Duals:
        """Edges of few different costs, those of each cost as a graph."""
        listed = sorted(kinds, key=lambda kind: kind[0])
        return cls.of_row(count, lambda v: [(cost, graph[v]) for cost, graph in listed if graph[v]])

    def begin(self, price: list[int]) -> None:
        """Go on from these prices."""
        self.price = price
        self._at: list[dict[int, int]] = []
        for layer in self._layers:
            places: dict[int, list[int]] = {}
            for v, (paid, charge) in enumerate(zip(price, layer.yours, strict=True)):
                places.setdefault(paid - charge, []).append(v)
            self._at.append({less: mask_of(vertices) for less, vertices in places.items()})

    def settle(self) -> None:
        """Give every vertex a tight edge, where nothing is charged: far fewer steps are left."""
        [layer] = self._layers
        rows = [layer.row(v) for v in range(len(self.price))]
        price = [row[0][0] // 2 // UNIT * UNIT if row else 0 for row in rows]
        self.begin(price)
        [at] = self._at
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

    def copy(self) -> Duals:
        """The same costs and prices, to change independently."""
        twin = Duals(0, ())
        twin._layers, twin.price, twin._at = self._layers, list(self.price), list(self._at)
        return twin

    def within(self, may_meet: Sequence[int]) -> Duals:
        """Some of the edges only, at prices still to begin from."""

        def some(row: Row) -> Row:
            return lambda v: [(cost, mask & may_meet[v]) for cost, mask in row(v) if mask & may_meet[v]]

        twin = Duals(0, ())
        twin._layers = [
            Layer(some(layer.row), layer.mine, layer.yours, layer.is_charged) for layer in self._layers
        ]
        return twin

    def edges(self, v: int) -> Edges:
        """The costs of the edges of a vertex, and the neighbours at each."""
        if len(self._layers) == 1:
            return self._layers[0].edges(v)
        return [edge for layer in self._layers for edge in layer.edges(v)]

    def cost(self, u: int, v: int) -> int | None:
        """The cost of an edge, None if there is none."""
        found = [
            cost + layer.mine[u] + layer.yours[v]
            for layer in self._layers
            for cost, mask in layer.row(u)
            if mask >> v & 1
        ]
        return min(found, default=None)

    def tight(self, v: int, extra: int) -> int:
        """The neighbours with cost + extra = price + price."""
        found, less = 0, extra - self.price[v]
        for layer, at in zip(self._layers, self._at, strict=True):
            rest = less + layer.mine[v]
            for cost, mask in layer.row(v):
                vertices = at.get(cost + rest)
                if vertices:
                    found |= mask & vertices
        return found

    def step(self, outer: int, free: int, groups: Sequence[int]) -> int | None:
        """How far the outer prices can rise before an edge to a free vertex is tight, or one to an outer
        vertex of another group (each outer vertex in none of the groups is one by itself)."""
        best: int | None = None
        around = {v: group for group in groups for v in bits(group)}
        for layer, at in zip(self._layers, self._at, strict=True):
            best = _least_slack(best, at, outer, free, around, self.price, layer)
        return best

    def move(self, vertices: int, by: int) -> None:
        """Change prices."""
        for number, before in enumerate(self._at):
            at: dict[int, int] = {}
            for price, there in before.items():
                for part, new in ((there & vertices, price + by), (there & ~vertices, price)):
                    if part:
                        at[new] = at.get(new, 0) | part
            self._at[number] = at
        for v in bits(vertices):
            self.price[v] += by


def _least_slack(
    best: int | None,
    at: dict[int, int],
    outer: int,
    free: int,
    around: dict[int, int],
    price: Sequence[int],
    layer: Layer,
) -> int | None:
    """How far the outer prices can rise until an edge of a layer is tight, or the best so far if less.

    `at` has the vertices by price less charge, `around` the group of a vertex, whose edges do not count.
    """
    levels = sorted(at.items(), reverse=True)
    for targets, rate in ((free, 1), (outer, 2)):
        there = [(paid, vertices & targets) for paid, vertices in levels if vertices & targets]
        for v in bits(outer if there else 0):
            near, mine = targets & ~around.get(v, 1 << v), price[v] - layer.mine[v]
            for cost, mask in layer.row(v):
                if best is not None and cost - mine - there[0][0] >= best * rate:
                    break  # what costs more has more slack
                neighbours = mask & near
                for paid, vertices in there if neighbours else ():
                    slack = (cost - mine - paid) // rate
                    if best is not None and slack >= best:
                        break
                    if neighbours & vertices:
                        best = slack
                        break
    return best


def surcharged(plain: Iterable[Kind], charged: Iterable[Kind], charges: Sequence[int]) -> Duals:
    """Plain edges, and charged ones, which cost the charges of both ends as well."""
    [one], [other] = (Duals.of_levels(kinds, len(charges))._layers for kinds in (plain, charged))
    return Duals(len(charges), [one, Layer(other.row, charges)])


def below(halves: Halves, row: Row, count: int) -> Duals:
    """The edges of so many vertices at the prices of two halves, below the costs of their rows."""
    members = halves.members

    def inside(v: int) -> Edges:
        return [(cost, mask & members) for cost, mask in row(v) if mask & members]

    def outside(v: int) -> Edges:
        return [(cost, mask & ~members) for cost, mask in row(v) if mask & ~members]

    leave, enter = ([price * UNIT for price in prices[:count]] for prices in (halves.leave, halves.enter))
    layers = (
        Layer(lambda v: inside(v) if members >> v & 1 else (), enter, leave),
        Layer(lambda v: inside(v) if members >> v & 1 else (), leave, enter),
        Layer(lambda v: outside(v) if members >> v & 1 else row(v), leave),
    )
    return Duals(count, layers)
