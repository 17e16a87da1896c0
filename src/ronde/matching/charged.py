"""Prices for edges of few different costs that also cost what each of their ends says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ronde.matching.bits import bits, mask_of
from ronde.matching.optimum import Edges, Halves
from ronde.matching.prices import UNIT, least_slack
from ronde.matching.rows import ROOM
from ronde.values import NamedTuple

Kind = tuple[int, Sequence[int]]  # a cost, and the graph of the edges that have it
Row = Callable[[int], Edges]  # the edges of a vertex by cost, the lowest cost first


class Layer(NamedTuple):
    """Edges v-w that cost what the row of v says, mine[v] and yours[w]; w-v is in a layer as well."""

    row: Row
    mine: Sequence[int]
    yours: Sequence[int]


class Charged:
    """Layers of edges; of an edge that is in several of them, the lowest cost counts.

    If an edge is tight, cost = (price - mine) + (price - yours). So each layer keeps the vertices in sets of
    equal price less charge, and finds its tight edges as `Levels` does.
    """

    def __init__(self, layers: Sequence[Layer], count: int) -> None:
        self._layers = layers
        self._rows: list[dict[int, Edges]] = [{} for _ in layers]
        self._at: list[dict[int, int]] = []
        self.begin([0] * count)

    def begin(self, price: list[int]) -> None:
        """Go on from these prices."""
        self.price = price
        self._at = []
        for layer in self._layers:
            places: dict[int, list[int]] = {}
            for v, (paid, charge) in enumerate(zip(price, layer.yours, strict=True)):
                places.setdefault(paid - charge, []).append(v)
            self._at.append({less: mask_of(vertices) for less, vertices in places.items()})

    def copy(self) -> Charged:
        """The same costs and prices, to change independently."""
        twin = Charged((), 0)
        twin._layers, twin._rows = self._layers, self._rows
        twin.price, twin._at = list(self.price), list(self._at)
        return twin

    def _row(self, number: int, v: int) -> Edges:
        """The edges of a vertex in a layer."""
        row = self._rows[number].get(v)
        if row is None:
            row = self._layers[number].row(v)
            if len(self.price) <= ROOM:
                self._rows[number][v] = row
        return row

    def cost(self, u: int, v: int) -> int | None:
        """The cost of an edge, None if there is none."""
        found = [
            cost + layer.mine[u] + layer.yours[v]
            for number, layer in enumerate(self._layers)
            for cost, mask in self._row(number, u)
            if mask >> v & 1
        ]
        return min(found, default=None)

    def edges(self, v: int) -> Edges:
        """The costs of the edges of a vertex, and the neighbours at each."""
        return [
            (cost + layer.mine[v] + layer.yours[w], 1 << w)
            for number, layer in enumerate(self._layers)
            for cost, mask in self._row(number, v)
            for w in bits(mask)
        ]

    def tight(self, v: int, extra: int) -> int:
        """The neighbours with cost + extra = price + price."""
        found = 0
        for number, layer in enumerate(self._layers):
            at, rest = self._at[number], extra - self.price[v] + layer.mine[v]
            for cost, mask in self._row(number, v):
                vertices = at.get(cost + rest)
                if vertices:
                    found |= mask & vertices
        return found

    def step(self, outer: int, free: int, groups: Sequence[int]) -> int | None:
        """How far the outer prices can rise until another edge is tight."""
        best: int | None = None
        around = {v: group for group in groups for v in bits(group)}
        for number, (layer, at) in enumerate(zip(self._layers, self._at, strict=True)):
            paid = partial(self._paid, layer)
            best = least_slack(best, at, outer, free, around, paid, partial(self._row, number))
        return best

    def _paid(self, layer: Layer, v: int) -> int:
        """The price of a vertex less its charge in a layer."""
        return self.price[v] - layer.mine[v]

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


def surcharged(plain: Sequence[Kind], charged: Sequence[Kind], charges: Sequence[int]) -> Charged:
    """Plain edges, and charged ones, which cost the charges of both ends as well."""
    free = [0] * len(charges)
    return Charged((Layer(_row(plain), free, free), Layer(_row(charged), charges, charges)), len(charges))


def _row(kinds: Sequence[Kind]) -> Row:
    """The edges of each cost, from vertex to vertex."""
    listed = sorted(kinds, key=lambda kind: kind[0])
    return lambda v: [(cost, graph[v]) for cost, graph in listed if graph[v]]


def below(halves: Halves, row: Row, count: int) -> Charged:
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
        Layer(lambda v: outside(v) if members >> v & 1 else row(v), leave, leave),
    )
    return Charged(layers, count)
