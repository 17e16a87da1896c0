"""Largest matchings and cheapest perfect matchings, for the proof of a round and nothing else.

Edmonds' primal-dual method. Every vertex has a price and every blossom (an odd cycle shrunk to a point) a
discount of at least zero, so that the prices of the two ends of an edge, less the discounts of the blossoms
around both, are never more than it costs. Edges for which they are just that are tight. No perfect matching
costs less than all prices together less what the discounts allow, and one of tight edges that leaves every
blossom once costs no more: it is a cheapest one (Cook et al., Combinatorial Optimization, chapter 5).

Edges of one cost are rows of bits, bit w of row v. Costs are doubled, so that prices stay whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

Rows = Sequence[int]
Edge = tuple[int, int]
FREE = -1


def members(mask: int) -> Iterator[int]:
    """The numbers of the bits of a mask, the smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def largest(rows: Rows, among: int) -> int:
    """The largest number of pairs of these vertices."""
    matching = Matching({0: rows}, among)
    for v in members(among):
        if matching.mate[v] == FREE:
            matching.augment(v)  # a vertex that fails stays alone in some largest matching
    return sum(matching.mate[v] != FREE for v in members(among)) // 2


def perfect(rows: Rows, among: int) -> bool:
    """All of these vertices can be paired."""
    return 2 * largest(rows, among) == among.bit_count()


class Matching:
    """A matching on its way to a cheapest perfect one."""

    def __init__(self, costs: Mapping[int, Rows], among: int) -> None:
        """`costs` has the rows of each cost, an edge under one only; `among` are the vertices to pair."""
        self.alive = among
        self.size = n = among.bit_length()
        self.settled = ~among  # the vertices that have their pair
        #: the neighbours of every vertex by cost, the cheapest first
        self.near: list[list[tuple[int, int]]] = [[] for _ in range(n)]
        for cost, rows in sorted(costs.items()):
            for v in members(among):
                if row := rows[v] & among:
                    self.near[v].append((2 * cost, row))
        self.mate = [FREE] * n
        self.top = list(range(n))  # the outermost blossom around a vertex, or the vertex itself
        self.base = dict(enumerate(range(n)))  # the vertex of a blossom whose mate is outside
        self.mask = {v: 1 << v for v in range(n)}
        self.cycle: dict[int, list[int]] = {}  # the parts of a blossom, from the one with the base around
        self.edges: dict[int, list[Edge]] = {}  # from each part to the next
        self.discount: dict[int, int] = {}
        self.ties: dict[int, int] = {}  # see `with_pair`
        self.price = [0] * n
        self._begin()

    def copy(self) -> Matching:
        """The same matching, to go on with in another way."""
        twin = object.__new__(Matching)
        twin.near, twin.alive, twin.size, twin.settled = self.near, self.alive, self.size, self.settled
        twin.mate, twin.top, twin.price = self.mate[:], self.top[:], self.price[:]
        twin.base, twin.mask, twin.ties = dict(self.base), dict(self.mask), dict(self.ties)
        twin.cycle, twin.edges, twin.discount = dict(self.cycle), dict(self.edges), dict(self.discount)
        return twin

    def _begin(self) -> None:
        """Prices that keep every rule, as high as they go one by one, and pairs of tight edges."""
        for v in members(self.alive):
            self.price[v] = self.near[v][0][0] // 2 if self.near[v] else 0
        by_price = self._by_price(self.alive)
        for v in members(self.alive):
            if self.mate[v] == FREE:
                slack = min(self._slacks(v, by_price), default=0)
                by_price[self.price[v]] ^= 1 << v
                self.price[v] += slack
                by_price[self.price[v]] = by_price.get(self.price[v], 0) | 1 << v
                for w in members(self._tight(v, by_price)):
                    if self.mate[w] == FREE:
                        self.mate[v], self.mate[w] = w, v
                        break

    # ---- edges ------------------------------------------------------------------------------------------

    def _by_price(self, mask: int) -> dict[int, int]:
        """The vertices of a mask by their prices."""
        found: dict[int, int] = {}
        for v in members(mask):
            found[self.price[v]] = found.get(self.price[v], 0) | 1 << v
        return found

    def _slacks(self, v: int, by_price: Mapping[int, int]) -> Iterator[int]:
        """How much the prices of v and of its neighbours may grow together, neighbour by neighbour."""
        for cost, row in self.near[v]:
            for price, mask in by_price.items():
                if row & mask:
                    yield cost - self.price[v] - price

    def _tight(self, v: int, by_price: Mapping[int, int]) -> int:
        """The neighbours of v by tight edges."""
        own, found = self.price[v], self.ties.get(v, 0)
        for cost, row in self.near[v] if v < self.size else ():
            found |= row & by_price.get(cost - own, 0)
        return found

    def cost(self, a: int, b: int) -> int | None:
        """The cost of an edge; None if there is none."""
        return next((cost // 2 for cost, row in self.near[a] if row >> b & 1), None)

    # ---- what is asked ----------------------------------------------------------------------------------

    def solve(self) -> bool:
        """Make the matching a cheapest perfect one; false if there is none."""
        return all(self.mate[v] != FREE or self.augment(v) for v in members(self.alive))

    def total(self) -> int:
        """What the matching costs."""
        pairs = [(v, self.mate[v]) for v in members(self.alive) if v < self.mate[v] < self.size]
        return sum(self.cost(v, w) or 0 for v, w in pairs)

    def tight(self, v: int) -> int:
        """The vertices that a solved matching can pair with v at no cost, and perhaps some more."""
        return self._tight(v, self._by_price(self.alive & ~self.settled)) | self.mask[self.top[v]]

    def with_pair(self, a: int, b: int) -> Matching | None:
        """A cheapest perfect matching of the others, if these two meet; None if there is none.

        Both get a neighbour of their own, which has no other, by a tight edge. That takes no edge away and
        breaks no rule, so one search from the one new vertex, which can only end at the other, is enough.
        """
        twin = self.copy()
        twin.settled |= 1 << a | 1 << b
        new = twin._tie(a)
        twin._tie(b)
        return twin if twin.augment(new) else None

    def _tie(self, v: int) -> int:
        new = len(self.mate)
        self.mate.append(FREE)
        self.top.append(new)
        self.price.append(-self.price[v])
        self.base[new], self.mask[new] = new, 1 << new
        self.ties[new], self.ties[v] = 1 << v, 1 << new
        return new

    # ---- one search -------------------------------------------------------------------------------------

    def augment(self, root: int) -> bool:
        """Give a vertex a mate by an alternating path of tight edges; false if prices cannot yield one.

        The tree holds outer blossoms, at an even distance from the root, and inner ones. Its outer vertices
        are scanned for tight edges: to a vertex without a mate (the end), to a new blossom (inner, and that
        of its mate outer); then to another outer blossom (a cycle, which becomes one blossom).
        """
        tree = Tree(self, root)
        while True:
            by_price = self._by_price(self.alive)
            seen: list[int] = []
            while tree.queue or seen:
                if tree.queue:
                    seen.append(v := tree.queue.pop())
                    while found := self._tight(v, by_price) & ~tree.outer & ~tree.inner:
                        w = (found & -found).bit_length() - 1
                        if self.mate[self.base[self.top[w]]] == FREE:
                            tree.flip(v, w)
                            self._dissolve(list(self.discount))
                            return True
                        tree.grow(v, w)
                elif found := self._tight(seen[-1], by_price) & tree.outer & ~self.mask[self.top[seen[-1]]]:
                    tree.shrink(seen[-1], (found & -found).bit_length() - 1)
                else:
                    seen.pop()
            if not tree.change_prices(by_price):
                return False

    def _dissolve(self, blossoms: Iterable[int]) -> None:
        """Take the outermost blossoms without a discount apart: they prove nothing."""
        for b in blossoms:
            if b < 0 and not self.discount.get(b, 1) and self.outermost(b):
                self._dissolve(self.expand(b))

    def outermost(self, b: int) -> bool:
        """The blossom is in no other one."""
        return self.top[self.base[b]] == b

    def expand(self, b: int) -> list[int]:
        """Take a blossom apart; its parts."""
        del self.discount[b], self.edges[b], self.mask[b], self.base[b]
        parts = self.cycle.pop(b)
        for part in parts:
            self._cover(part)
        return parts

    def _cover(self, b: int) -> None:
        """The blossom is an outermost one."""
        for v in members(self.mask[b]):
            self.top[v] = b

    def rebase(self, b: int, v: int) -> None:
        """Pair the vertices of a blossom such that v is the one whose mate is outside."""
        if b >= 0 or self.base[b] == v:
            return
        parts, edges = self.cycle[b], self.edges[b]
        n = len(parts)
        first = next(i for i, part in enumerate(parts) if self.mask[part] >> v & 1)
        self.rebase(parts[first], v)
        # from the part of v to that with the base around, the way that has an even number of edges
        way = range(first + 1, n + 1, 2) if first % 2 else range(first - 2, -1, -2)
        for i in way:
            a, c = edges[i % n]
            self.rebase(parts[i % n], a)
            self.rebase(parts[(i + 1) % n], c)
            self.mate[a], self.mate[c] = c, a
        self.cycle[b], self.edges[b] = parts[first:] + parts[:first], edges[first:] + edges[:first]
        self.base[b] = v


class Tree:
    """The alternating tree of one search."""

    def __init__(self, matching: Matching, root: int) -> None:
        self.m = matching
        self.outer = self.inner = 0
        self.queue: list[int] = []
        self.reached: dict[int, Edge] = {}  # the edge by which an inner blossom was reached, from outside
        self._make_outer(matching.top[root])

    def _make_outer(self, b: int) -> None:
        mask = self.m.mask[b]
        self.queue += members(mask & ~self.outer)
        self.outer |= mask
        self.inner &= ~mask

    def _make_inner(self, b: int, edge: Edge) -> None:
        self.inner |= self.m.mask[b]
        self.reached[b] = edge

    def grow(self, v: int, w: int) -> None:
        """The blossom of w becomes an inner one, and that of its mate an outer one."""
        b = self.m.top[w]
        self._make_inner(b, (v, w))
        self._make_outer(self.m.top[self.m.mate[self.m.base[b]]])

    def climb(self, b: int) -> Iterator[tuple[int, Edge]]:
        """The blossoms on the way from an outer one to the root, each with the edge that leads on."""
        m = self.m
        while (mate := m.mate[m.base[b]]) != FREE:
            yield b, (m.base[b], mate)
            inner = m.top[mate]
            v, w = self.reached[inner]
            yield inner, (w, v)
            b = m.top[v]
        yield b, (m.base[b], FREE)

    def shrink(self, v: int, w: int) -> None:
        """An edge between two outer blossoms closes a cycle, which becomes a blossom."""
        m = self.m
        left, right = list(self.climb(m.top[v])), list(self.climb(m.top[w]))
        while len(left) > 1 and len(right) > 1 and left[-2][0] == right[-2][0]:
            left.pop()
            right.pop()
        stem = left.pop()[0]
        right.pop()
        b = min(m.cycle, default=-1) - 1
        m.cycle[b] = [stem, *(part for part, _ in reversed(left)), *(part for part, _ in right)]
        m.edges[b] = [*((c, a) for _, (a, c) in reversed(left)), (v, w), *(edge for _, edge in right)]
        m.base[b], m.discount[b] = m.base[stem], 0
        m.mask[b] = sum(m.mask[part] for part in m.cycle[b])
        m._cover(b)
        self._make_outer(b)

    def flip(self, v: int, w: int) -> None:
        """Exchange the pairs along the way from w, which has no mate, to the root."""
        m = self.m
        m.rebase(m.top[w], w)
        m.mate[w] = v
        while True:
            b = m.top[v]
            old = m.mate[m.base[b]]
            m.rebase(b, v)
            m.mate[v] = w
            if old == FREE:
                return
            inner = m.top[old]
            v, w = self.reached[inner]
            m.rebase(inner, w)
            m.mate[w] = v

    def change_prices(self, by_price: Mapping[int, int]) -> bool:
        """Raise outer prices and lower inner ones until an edge is tight or a blossom has no discount."""
        m = self.m
        blossoms = [b for b in m.discount if m.outermost(b)]
        inner = [b for b in blossoms if m.mask[b] & self.inner]
        steps = [m.discount[b] // 2 for b in inner]
        steps += self._steps(by_price)
        if not steps:
            return False
        step = min(steps)
        for v in members(self.outer):
            m.price[v] += step
        for v in members(self.inner):
            m.price[v] -= step
        for b in blossoms:
            if m.mask[b] & self.outer:
                m.discount[b] += 2 * step
        for b in inner:
            m.discount[b] -= 2 * step
            if not m.discount[b]:
                self.open(b)
        self.queue = list(members(self.outer))
        return True

    def _steps(self, by_price: Mapping[int, int]) -> Iterator[int]:
        """By how much prices may change until an edge of an outer vertex is tight."""
        m = self.m
        away = [
            (price, found) for price, mask in by_price.items() if (found := mask & ~self.outer & ~self.inner)
        ]
        inside = [(price, found) for price, mask in by_price.items() if (found := mask & self.outer)]
        for v in members(self.outer):
            others = ~m.mask[m.top[v]] & ~self.inner
            for cost, row in m.near[v] if v < m.size else ():
                slack = cost - m.price[v]
                if row := row & others:
                    if row & (row - 1):
                        yield from (slack - price for price, mask in away if row & mask)
                        yield from ((slack - price) // 2 for price, mask in inside if row & mask)
                    else:  # one neighbour
                        w = row.bit_length() - 1
                        yield (slack - m.price[w]) // (2 if self.outer >> w & 1 else 1)

    def open(self, b: int) -> None:
        """Take an inner blossom without a discount apart: what lies on the way stays in the tree."""
        m = self.m
        edges, (v, w) = m.edges[b], self.reached.pop(b)
        self.inner &= ~m.mask[b]
        parts = m.expand(b)
        n = len(parts)
        i = next(i for i, part in enumerate(parts) if m.mask[part] >> w & 1)
        step = 1 if i % 2 else -1
        self._make_inner(parts[i], (v, w))
        while i % n:
            i += step  # an outer part, whose mate is the inner one before
            self._make_outer(parts[i % n])
            i += step
            a, c = edges[(i - 1) % n] if step == 1 else edges[i % n][::-1]
            self._make_inner(parts[i % n], (a, c))
