"""Alternating trees: the search of Edmonds on sets of vertices kept as ints.

Vertices are 0 … n-1, a set of vertices is an int with their bits, `graph[v]` the set of neighbours of v.
The graphs are dense (nearly everybody may meet nearly everybody), so a search never walks through edges
one by one: it takes `neighbours & not yet seen` at a stroke.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.bits import bits, lowest, mask_of
from ronde.typed import Protocol

FRONT = (1 << 512) - 1
SPARSE = 4  # a set of fewer than one vertex in so many is gone through by itself


class Graph(Protocol):
    """Anything that knows the neighbours of a vertex."""

    def __getitem__(self, vertex: int, /) -> int: ...


class Tree:
    """An alternating tree of Edmonds, grown from one exposed root only as far as it is needed.

    A vertex is *outer* if an alternating path of even length leads to it from the root, *inner* if only
    one of odd length is known. Two outer vertices that are neighbours close an odd cycle (a blossom): all
    its vertices become outer and are treated as one, under its base.
    """

    def __init__(self, graph: Graph, mates: Sequence[int], root: int, alive: int) -> None:
        self.root = root
        self.outer = 1 << root
        self.inner = 0  # and not outer
        self.unseen = alive & ~self.outer
        self._avoided = 0  # unseen neighbours of vertices that count as done
        self._graph = graph
        self._mates = mates
        self._queue = [root]
        self._next = 0  # outer vertices before this place of the queue are done
        self._parent: dict[int, int] = {}  # an inner vertex, and the outer one it was reached from
        self._bridge: dict[int, tuple[int, int]] = {}  # inner once: the edge that closed its blossom
        self._head: dict[int, int] = {}  # towards the base of the blossom
        self._members: dict[int, int] = {}  # the vertices of the blossom with this base

    def reach(self, goal: int) -> bool:
        """Grow until the vertex is outer; no if it never will be.

        The short way is over its mate, so the vertex itself is taken in as inner only if all else fails.
        """
        wanted = 1 << goal
        mate = self._mates[goal]
        entry = 1 << mate if mate >= 0 else 0
        while not self.outer & wanted:
            if self.inner & wanted and (across := self._across(mate)):
                self._close(mate, (across & -across).bit_length() - 1)
            elif not self._grow(entry, wanted) and not self._grow():
                return False
        return True

    def meet(self, exposed: int) -> tuple[int, int] | None:
        """Grow until an outer vertex has an exposed neighbour: both, or None if that never happens."""
        exposed &= ~(1 << self.root)
        checked = 0
        while True:
            while checked < len(self._queue):
                vertex = self._queue[checked]
                found = self._graph[vertex] & exposed & self.unseen
                if found:
                    return vertex, (found & -found).bit_length() - 1
                checked += 1
            if not self._grow():
                return None

    def resume(self) -> None:
        """Look again at every outer vertex: the graph has more edges between tree and others."""
        self._next = 0

    def exhaust(self) -> None:
        """Grow as far as possible: then `outer` is every vertex that a path of even length reaches."""
        while self._grow():
            pass

    def _grow(self, entry: int = 0, avoid: int = 0) -> bool:
        """One step: take in a pair, or close a blossom; no if there is nothing left to do."""
        if self._avoided and not avoid:
            self._avoided, self._next = 0, 0
        while self._next < len(self._queue):
            newest = self._queue[-1]
            vertex = newest if self._graph[newest] & entry & self.unseen else self._queue[self._next]
            fresh = self._graph[vertex] & self.unseen
            if fresh & avoid:
                self._avoided |= avoid
                fresh &= ~avoid
            if fresh:
                chosen = fresh & entry or fresh & -fresh
                self._take(vertex, chosen.bit_length() - 1)
                return True
            across = self._across(vertex)
            if across:
                self._close(vertex, (across & -across).bit_length() - 1)
                return True
            self._next += 1
        return False

    def _across(self, vertex: int) -> int:
        """The outer neighbours in other blossoms."""
        inside = self._members.get(self._find(vertex), 1 << vertex)
        return self._graph[vertex] & self.outer & ~inside

    def _take(self, vertex: int, inner: int) -> None:
        mate = self._mates[inner]
        self._parent[inner] = vertex
        self.unseen &= ~(1 << inner | 1 << mate)
        self.inner |= 1 << inner
        self.outer |= 1 << mate
        self._queue.append(mate)

    def _find(self, vertex: int) -> int:
        """The base of the blossom of a vertex."""
        head = self._head
        base = vertex
        while base in head:
            base = head[base]
        while vertex in head:
            head[vertex], vertex = base, head[vertex]
        return base

    def _up(self, base: int) -> int:
        """The base next to this one on the way to the root; -1 above the root."""
        return -1 if base == self.root else self._find(self._parent[self._mates[base]])

    def _close(self, v: int, w: int) -> None:
        """Make one blossom of everything between two outer neighbours and their common base."""
        seen = set()
        here, there = self._find(v), self._find(w)
        while here not in seen:
            seen.add(here)
            above = self._up(here)
            here, there = (there, above) if there >= 0 else (above, there)
        base = here
        members = self._members.get(base, 1 << base)
        for near, far in ((v, w), (w, v)):
            step = self._find(near)
            while step != base:
                inner = self._mates[step]
                above = self._find(self._parent[inner])
                members |= self._members.pop(step, 1 << step) | 1 << inner
                self._bridge[inner] = near, far
                self._head[step] = self._head[inner] = base
                self._queue.append(inner)
                step = above
        self.outer |= members
        self.inner &= ~members
        self._members[base] = members

    def blossoms(self) -> dict[int, int]:
        """The outermost blossoms: base and vertices."""
        return self._members

    def path(self, vertex: int) -> list[int]:
        """The alternating path from an outer vertex to the root, both included.

        An outer vertex goes to its mate and on to the parent; one that became outer in a blossom goes
        round the cycle: backwards to the bridge, over it, and on from there.
        """
        trail: list[int] = []
        tasks = [(vertex, self.root, True)]
        while tasks:
            start, stop, forward = tasks.pop()
            if start == stop:
                trail.append(start)
                continue
            mate = self._mates[start]
            if start in self._bridge:
                near, far = self._bridge[start]
                legs = [(start, start, True), (near, mate, False), (far, stop, True)]
            else:
                legs = [(start, start, True), (mate, mate, True), (self._parent[mate], stop, True)]
            if forward:
                tasks.extend(reversed(legs))
            else:
                tasks.extend((a, b, not way) for a, b, way in legs)
        return trail


def flip(mates: list[int], path: Sequence[int]) -> None:
    """Shift the matching along a path that begins with a matched edge; its first vertex is left over."""
    for place in range(1, len(path) - 1, 2):
        v, w = path[place], path[place + 1]
        mates[v], mates[w] = w, v


def _at_hand(graph: Graph, exposed: int, mates: list[int]) -> int:
    """Match exposed neighbours, who need no search; those who are left.

    Nearly everybody finds somebody near, so that of a long set only the front is looked at.
    """
    alone = 0
    while exposed:
        start = lowest(exposed)
        front = exposed >> start & FRONT
        exposed ^= front << start
        while front:
            low = front & -front
            front ^= low
            vertex = start + low.bit_length() - 1
            near = graph[vertex]
            free = near >> start & front
            if free:
                one = free & -free
                front ^= one
                other = start + one.bit_length() - 1
            elif free := near & exposed:
                other = lowest(free)
                exposed ^= 1 << other
            else:
                alone |= 1 << vertex
                continue
            mates[vertex], mates[other] = other, vertex
    return alone


def _alone(mates: Sequence[int], alive: int) -> int:
    """Those of some vertices who have no mate."""
    if SPARSE * alive.bit_count() < len(mates):
        return mask_of([vertex for vertex in bits(alive) if mates[vertex] < 0])
    return mask_of([vertex for vertex, mate in enumerate(mates) if mate < 0]) & alive


def maximum(
    graph: Graph, alive: int, start: Sequence[int], proof: bool = True, first: bool = False
) -> tuple[list[int], list[Tree], int]:
    """A largest matching grown from a given one, the trees of those who are left out, and these.

    A tree without an exposed neighbour never gets one later (Edmonds): its vertices leave the search.
    Without `proof` no tree is grown for the last one left out, who has nobody to be matched with; with
    `first` the search ends at the first tree of one left out.
    """
    mates = list(start)
    new = max(mates, default=-1) < 0
    exposed = alive if new else _alone(mates, alive)
    exposed = left = _at_hand(graph, exposed, mates)
    trees = []
    for root in bits(exposed):
        if mates[root] >= 0:
            continue
        if not proof and exposed == 1 << root:
            break
        tree = Tree(graph, mates, root, alive)
        met = tree.meet(exposed)
        if met is None:
            trees.append(tree)
            if first:
                break
            alive &= tree.unseen
            exposed &= ~(1 << root)
            continue
        vertex, other = met
        flip(mates, tree.path(vertex))
        mates[vertex], mates[other] = other, vertex
        exposed &= ~(1 << root | 1 << other)
        left &= ~(1 << root | 1 << other)
    return mates, trees, left
