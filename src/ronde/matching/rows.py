"""Graphs as rows of bits: for every vertex the set of its neighbours, and sets of vertices as ints.

Number n is in a set if bit n is 1. A graph of players is dense but for few forbidden pairs: a large one keeps
the absent edges only (`Sparse`), and a bracket gets short rows of its own (`Local`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence

from ronde.typed import Any, TypeVar, overload


def bits(mask: int) -> Iterator[int]:
    """The members of a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def lowest(mask: int) -> int:
    """The lowest member of a set."""
    return (mask & -mask).bit_length() - 1


def downward(mask: int) -> Iterator[int]:
    """The members of a set, highest first."""
    while mask:
        high = mask.bit_length() - 1
        yield high
        mask ^= 1 << high


def mask_of(members: Iterable[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def everybody(count: int) -> int:
    """The set of the first numbers."""
    return (1 << count) - 1


ROOM = 12_000  # so many rows are listed; those of 100,000 vertices would take more than a gigabyte
KEPT = 250_000_000  # bytes of a larger graph that are kept
NARROW = 1024  # sets of so many numbers cost little more than shorter ones

Row = Callable[[int], int]
Kind = TypeVar("Kind", bound=Hashable)


class OnDemand(Sequence[int]):
    """Rows that are worked out whenever they are asked for; the last one and the first few are kept."""

    __slots__ = ("_count", "_kept", "_known", "_last", "_room", "_row")

    def __init__(self, count: int, row: Row, room: int = 0) -> None:
        self._count, self._row, self._room = count, row, room
        self._last = self._known = -1
        self._kept: dict[int, int] = {}

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, vertex: int, /) -> int: ...
    @overload
    def __getitem__(self, vertex: slice, /) -> Sequence[int]: ...
    def __getitem__(self, vertex: int | slice, /) -> int | Sequence[int]:
        if vertex == self._last:
            return self._known
        if isinstance(vertex, slice):
            places = range(*vertex.indices(self._count))
            return OnDemand(len(places), lambda n: self[places[n]])
        known = self._kept.get(vertex)
        if known is None:
            if not 0 <= vertex < self._count:
                raise IndexError(vertex)
            known = self._row(vertex)
            if len(self._kept) < self._room:
                self._kept[vertex] = known
        self._known, self._last = known, vertex
        return known

    def __iter__(self) -> Iterator[int]:
        return map(self._row, range(self._count))


class Sparse(OnDemand):
    """Rows of vertices who are neighbours of everybody but a few, given by name, and those of their group."""

    __slots__ = ("_apart", "_groups", "_names")

    def __init__(
        self, names: Sequence[int], apart: Sequence[Collection[int]], groups: Sequence[int] = ()
    ) -> None:
        self._names, self._apart = names, apart
        self._groups = [frozenset(bits(group)) for group in groups]
        whole = range(len(names))
        super().__init__(len(names), self._row_among(whole), room(len(names)))

    def _row_among(self, vertices: Sequence[int]) -> Row:
        """The row of any of these vertices, numbered in this order."""
        everyone, names, apart = everybody(len(vertices)), self._names, self._apart
        number = {names[v]: n for n, v in enumerate(vertices)}
        own = [(group, mask_of([n for n, v in enumerate(vertices) if v in group])) for group in self._groups]

        def row(n: int) -> int:
            v, out = vertices[n], 1 << n
            for name in apart[v]:
                there = number.get(name)
                if there is not None:
                    out |= 1 << there
            for group, mask in own:
                if v in group:
                    out |= mask
            return everyone ^ out

        return row

    def among(self, vertices: Sequence[int]) -> Sequence[int]:
        """The rows of some vertices, numbered in this order."""
        return rows(len(vertices), self._row_among(vertices))


def among(graph: Sequence[int], vertices: Sequence[int]) -> Sequence[int]:
    """The rows of some vertices, numbered in this order; nearly all of them are neighbours."""
    if isinstance(graph, Sparse):
        return graph.among(vertices)
    members, everyone = mask_of(vertices), everybody(len(vertices))
    number = {v: n for n, v in enumerate(vertices)}

    def row(n: int) -> int:
        return everyone ^ mask_of([number[w] for w in bits(members & ~graph[vertices[n]])])

    return rows(len(vertices), row)


def room(count: int) -> int:
    """How many rows of so many vertices may be kept."""
    return count if count <= ROOM else 8 * KEPT // count


def rows(count: int, row: Row, keep: bool = False) -> Sequence[int]:
    """The rows of so many vertices, each given by a function; `keep` those that it takes long to work out."""
    if count <= ROOM:
        return [row(vertex) for vertex in range(count)]
    return OnDemand(count, row, room(count) if keep else 0)


def rows_of(members: int, count: int, row: Row) -> Sequence[int]:
    """The rows of some of so many vertices; the others have no neighbours and cost nothing."""
    if count > ROOM:
        return OnDemand(count, lambda vertex: row(vertex) if members >> vertex & 1 else 0)
    found = [0] * count
    for vertex in bits(members):
        found[vertex] = row(vertex)
    return found


def masked(graph: Sequence[int], allowed: Sequence[int]) -> Sequence[int]:
    """The graph with the allowed neighbours of each vertex only."""
    if len(graph) <= ROOM:
        return [near & may for near, may in zip(graph, allowed, strict=True)]
    return OnDemand(len(graph), lambda vertex: graph[vertex] & allowed[vertex])


def without(graph: Sequence[int], *groups: int, among: int = -1) -> Sequence[int]:
    """The graph without the pairs inside each of some groups that have nobody in common.

    Only those `among` whom pairs are looked for have rows.
    """
    if among < 0 and isinstance(graph, list):
        found: list[int] = list(graph)
        for group in groups:
            for n in bits(group):
                found[n] &= ~group
        return found

    def row(n: int) -> int:
        for group in groups:
            if group >> n & 1:
                return graph[n] & ~group
        return graph[n]

    return rows(len(graph), row) if among < 0 else rows_of(among, len(graph), row)


def sides(count: int, *parts: tuple[int, int]) -> list[int]:
    """Whom each vertex may meet: every part has members and their neighbours, and the last one counts."""
    allowed = [0] * count
    for members, neighbours in parts:
        for vertex in bits(members):
            allowed[vertex] = neighbours
    return allowed


def between(graph: Sequence[int], *parts: tuple[int, int]) -> Sequence[int]:
    """The edges of some vertices: every part has members and whom they may meet, and the last one counts."""
    count = len(graph)
    if count > ROOM:
        return masked(graph, sides(count, *parts))
    found = [0] * count
    for members, neighbours in parts:
        for vertex in bits(members):
            found[vertex] = graph[vertex] & neighbours
    return found


class Local:
    """Some of the vertices, numbered anew in their order: their sets are as short as they are few.

    The vertices of a narrow graph keep their numbers.
    """

    __slots__ = ("_members", "_number", "alive", "vertices")

    def __init__(self, members: int) -> None:
        width = members.bit_length()
        self._members = self.alive = members
        self._number: dict[int, int] = {}
        #: the vertex of each number
        self.vertices: Sequence[int] = range(width)
        if width > NARROW:
            self.vertices = list(bits(members))
            self.alive = everybody(len(self.vertices))
            self._number = {vertex: number for number, vertex in enumerate(self.vertices)}

    def set(self, vertices: int) -> int:
        """The numbers of those who are in a set."""
        inside = vertices & self._members
        if not self._number:
            return inside
        outside = inside ^ self._members
        if 2 * outside.bit_count() < len(self._number):
            return self.alive ^ self._numbers(outside)
        return self._numbers(inside)

    def _numbers(self, vertices: int) -> int:
        return mask_of([self._number[vertex] for vertex in bits(vertices)])

    def rows(self, graph: Sequence[int]) -> Sequence[int]:
        """The neighbours of each number."""
        if self._number:
            if isinstance(graph, Sparse):
                return graph.among(self.vertices)
            return [self.set(graph[vertex]) for vertex in self.vertices]
        found = [0] * len(self.vertices)
        for vertex in bits(self.alive):
            found[vertex] = graph[vertex] & self.alive
        return found

    def shared(self, sets: Sequence[int]) -> Sequence[int]:
        """The same for sets that many vertices share."""
        if not self._number:
            return self.rows(sets)
        known: dict[int, int] = {}
        found = []
        for vertex in self.vertices:
            mask = sets[vertex]
            numbers = known.get(mask)
            if numbers is None:
                numbers = known[mask] = self.set(mask)
            found.append(numbers)
        return found


def same_kind(kinds: Sequence[Kind]) -> dict[Kind, int]:
    """The vertices of each kind."""
    groups: dict[Kind, int] = {}
    for vertex, kind in enumerate(kinds):
        groups[kind] = groups.get(kind, 0) | 1 << vertex
    return groups


class ByKind:
    """A graph whose edges have costs that depend only on the kinds of their ends."""

    __slots__ = ("_at", "_kinds", "_near", "_price")

    def __init__(
        self, near: Sequence[int], kinds: Sequence[Kind], price: Callable[[Kind, Kind], int | None]
    ) -> None:
        """`near` has the neighbours of each vertex, `price` the cost of an edge between two kinds (None: no
        edge), that of the lower vertex first; kinds of mixed vertices cost the same either way."""
        self._near = near
        self._kinds: Sequence[Hashable] = kinds
        self._price: Callable[[Any, Any], int | None] = price
        self._at: dict[Hashable, list[tuple[int, int]]] = {}

    def _table(self) -> dict[Hashable, list[tuple[int, int]]]:
        """The costs of the edges of each kind from the lowest on, and the vertices they lead to."""
        found: dict[Hashable, dict[int, int]] = {}
        before: list[tuple[Hashable, int, dict[int, int]]] = []
        for kind, mine in same_kind(self._kinds).items():
            here = found[kind] = {}
            before.append((kind, mine, here))
            for other, theirs, there in before:
                cost = self._price(other, kind)
                if cost is not None:
                    here[cost] = here.get(cost, 0) | theirs
                    if there is not here:
                        there[cost] = there.get(cost, 0) | mine
        return {kind: sorted(at.items()) for kind, at in found.items()}

    def within(self, may_meet: Sequence[int]) -> ByKind:
        """The same costs, with some of the edges only."""
        twin = ByKind(masked(self._near, may_meet), self._kinds, self._price)
        twin._at = self._at
        return twin

    @property
    def size(self) -> int:
        """How many vertices there are."""
        return len(self._kinds)

    def cost(self, a: int, b: int) -> int | None:
        """The cost of an edge, None if there is none."""
        low, high = sorted((a, b))
        return self._price(self._kinds[low], self._kinds[high]) if self._near[low] >> high & 1 else None

    def edges(self, v: int) -> list[tuple[int, int]]:
        """The costs of the edges of a vertex from the lowest on, and the neighbours at each."""
        if not self._at:
            self._at = self._table()
        mine = self._near[v]
        return [(cost, mask & mine) for cost, mask in self._at[self._kinds[v]] if mask & mine]

    def one_by_one(self, vertices: int) -> list[list[tuple[int, int]]]:
        """The costs of the edges of some vertices to each higher one, the lowest first, and the other end."""
        kinds, price = self._kinds, self._price
        found: list[list[tuple[int, int]]] = [[] for _ in kinds]
        for v, row in enumerate(found):
            mine, near = kinds[v], self._near[v] & vertices if vertices >> v & 1 else 0
            for w in range(v + 1, len(kinds)):
                if near >> w & 1:
                    cost = price(mine, kinds[w])
                    if cost is not None:
                        row.append((cost, 1 << w))
            row.sort()
        return found
