"""A bracket of C.04.3 as a graph whose edges have prices. The edition of 2017 shares it."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.graphs import Few
from ronde.matching.rows import ByKind, same_kind
from ronde.matching.trying import Edges, Rest
from ronde.systems.dutch_2026.criteria import (
    LOWER,
    MOVED,
    NEVER,
    NEXT,
    NO_TONE,
    OUT,
    RESIDENT,
    Kind,
    Prices,
)
from ronde.systems.dutch_2026.facts import Entry


class Graph:
    """A bracket, with the players below as far as they matter. Vertices are in the order of the parts."""

    __slots__ = (
        "_known", "inside", "loose", "lower", "moved", "near", "next", "out", "prices", "residents", "rest",
        "size",
    )  # fmt: skip

    def __init__(
        self,
        moved: Sequence[Entry],
        residents: Sequence[Entry],
        next_: Sequence[Entry],
        lower: int,
        out: int,
        near: Sequence[int],
        prices: Prices,
        loose: bool = False,
        rest: Rest | None = None,
    ) -> None:
        """`lower` is how many are below, all alike (and the bye), `out` the number of empty places.

        With `loose`, where there are no empty places, players may stay alone instead. Where there is a
        `rest`, those below have no rows in `near`.
        """
        self.moved, self.residents, self.next = moved, residents, next_  # the next scoregroup
        self.lower, self.out = lower, out
        self.near = near  # the neighbours of each vertex
        self.prices, self.loose, self.rest = prices, loose, rest
        self.inside = len(moved) + len(residents)  # the players of the bracket
        self.size = self.inside + len(next_) + lower + out
        self._known: dict[tuple[Kind, Kind], int] = {}  # the costs of edges by the kinds of their ends

    def kinds(self, place: bool) -> list[Kind]:
        """The kind of every vertex; with `place` moved-down players are distinct."""
        c9 = self.prices.bye_here
        m0 = len(self.moved)
        return [
            *(
                Kind(MOVED, e.tone, e.down, e.up, e.score, e.unplayed if c9 else 0, m0 - n if place else 0)
                for n, e in enumerate(self.moved)
            ),
            *(Kind(RESIDENT, e.tone, e.down, e.up, e.score, e.unplayed if c9 else 0) for e in self.residents),
            *(Kind(NEXT, score=e.score) for e in self.next),
            *[Kind(LOWER)] * self.lower,
            *[Kind(OUT)] * self.out,
        ]

    def price(self, a: Kind, b: Kind) -> int:
        """The cost of an edge."""
        if a.role > b.role:
            a, b = b, a
        if b.role <= RESIDENT:
            return self.prices.pair(a, b)
        total = self.prices.down(a) if a.role <= RESIDENT else 0
        if self.next and a.role <= NEXT < b.role:
            total += self.prices.on(a.score)
        return total

    def seen(self, by: int, kind: Kind) -> Kind:
        """The part of a kind that matters to a vertex in another role."""
        role, tone, down, up, score, _, _ = kind
        if role <= RESIDENT and by <= RESIDENT:
            if self.prices.mixed:
                return Kind(role, tone, down, up, score)
            if role == RESIDENT:
                return Kind(role, tone, up=up, score=score) if by == MOVED else Kind(role, tone, score=score)
            return Kind(role, tone, down, score=score)
        if role <= RESIDENT:
            return kind._replace(tone=NO_TONE, up=NEVER)
        return kind

    def rows(self, place: bool) -> ByKind:
        """The possible pairs by price."""
        kinds = self.kinds(place)
        groups = same_kind(kinds)
        views: dict[int, dict[Kind, int]] = {kind.role: {} for kind in groups}
        for by, view in views.items():
            for kind, mask in groups.items():
                seen = self.seen(by, kind)
                view[seen] = view.get(seen, 0) | mask
        return ByKind(self.near, kinds, {kind: self._prices(kind, views) for kind in groups})

    def _prices(self, kind: Kind, views: dict[int, dict[Kind, int]]) -> list[tuple[int, int]]:
        """The prices of a vertex of this kind, and the possible partners at each."""
        found: dict[int, int] = {}
        known = self._known
        mine = {role: self.seen(role, kind) for role in views}
        for other, mask in views[kind.role].items():
            pair = mine[other.role], other
            cost = known.get(pair)
            if cost is None:
                cost = known[pair] = self.price(*pair)
            found[cost] = found.get(cost, 0) | mask
        return list(found.items())

    def few(self, place: bool) -> Few:
        """The possible pairs of few vertices, without empty places: whoever has none below stays alone."""
        m0, inside = len(self.moved), self.inside
        table = self.prices.table(self.near)
        edges: list[Edges] = []
        alone: list[int] = []
        next_ = (1 << inside + len(self.next)) - (1 << inside)
        for v, near in enumerate(self.near):
            row: dict[int, int] = {}
            cost, score = 0, -1
            if v < inside:
                cost, score = (
                    table[inside * v + v],
                    (self.moved[v] if v < m0 else self.residents[v - m0]).score,
                )
                if place and v < m0:
                    cost += self.prices.from_above(m0 - v)
                for w in range(v + 1, inside):
                    if near >> w & 1:
                        price = table[inside * v + w]
                        row[price] = row.get(price, 0) | 1 << w
                near = near >> inside << inside
            elif next_ >> v & 1:
                score = self.next[v - inside].score
            alone.append(self._outside(row, near & -2 << v, next_, cost, score))
            edges.append(sorted(row.items()))
        return Few(edges, alone, self.rest)

    def _outside(self, row: dict[int, int], near: int, next_: int, cost: int, score: int) -> int:
        """Edges to players below, and the price of staying alone; C8 counts who is left by the next group."""
        if near & next_:
            row[cost] = row.get(cost, 0) | near & next_
        if next_ and score >= 0:
            cost += self.prices.on(score)
        if near & ~next_:
            row[cost] = row.get(cost, 0) | near & ~next_
        return cost if self.loose else -1
