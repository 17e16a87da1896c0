"""Tight edges between blossoms: the graph in which cheapest matchings are searched (see `weighted`)."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.bits import bits, lowest
from ronde.matching.prices import Prices
from ronde.matching.rows import room


class Blossom:
    """An odd set that every cheapest matching leaves just once, at any of its vertices."""

    __slots__ = ("base", "inner", "members", "weight")

    def __init__(self, members: int, weight: int, base: int, inner: list[Blossom]) -> None:
        self.members = members
        self.weight = weight
        self.base = base  # the vertex whose mate is outside
        self.inner = inner

    def copy(self) -> Blossom:
        """The same set, to change independently."""
        return Blossom(self.members, self.weight, self.base, [child.copy() for child in self.inner])


class Shrunk:
    """The tight edges between the blossoms of one level, each blossom standing as its lowest vertex."""

    def __init__(
        self, prices: Prices, vertices: int, blossoms: Sequence[Blossom], mates: Sequence[int], extra: int
    ) -> None:
        self.extra = extra
        self.blossom = {lowest(b.members): b for b in blossoms}
        self.nodes = vertices
        self.mates = mates
        self._prices = prices
        self._known: dict[int, int] = {}
        self._room = room(len(mates))
        self._stand = {v: node for node, b in self.blossom.items() for v in bits(b.members)}
        for node, b in self.blossom.items():
            self.nodes &= ~b.members | 1 << node
        if blossoms:
            self.mates = [self._mate(v, mates, vertices) for v in range(len(mates))]

    def _mate(self, node: int, mates: Sequence[int], vertices: int) -> int:
        base = self.blossom[node].base if node in self.blossom else node
        mate = mates[base]
        return self.node(mate) if mate >= 0 and vertices >> mate & 1 else -1

    def __getitem__(self, node: int) -> int:
        known = self._known.get(node)
        if known is None:
            known = 0
            for v in self.vertices(node):
                known |= self._prices.tight(v, self.extra)
            for other, b in self.blossom.items():
                if known & b.members:
                    known = known & ~b.members | 1 << other
            known = known & self.nodes & ~(1 << node)
            if len(self._known) < self._room:
                self._known[node] = known
        return known

    def changed(self) -> None:
        """Forget which edges are tight: prices have changed."""
        self._known.clear()

    def node(self, vertex: int) -> int:
        """Where a vertex stands."""
        return self._stand.get(vertex, vertex)

    def vertices(self, node: int) -> list[int]:
        """The vertices there."""
        return list(bits(self.blossom[node].members)) if node in self.blossom else [node]

    def spread(self, nodes: int) -> int:
        """The vertices that stand at these nodes."""
        for node, b in self.blossom.items():
            if nodes >> node & 1:
                nodes |= b.members
        return nodes

    def edge(self, p: int, q: int) -> tuple[int, int]:
        """A tight edge between two nodes."""
        there = self.spread(1 << q)
        for v in self.vertices(p):
            found = self._prices.tight(v, self.extra) & there
            if found:
                return v, lowest(found)
        raise AssertionError("no tight edge")
