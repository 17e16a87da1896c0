"""Graph matching on ints; knows no chess.

Vertices are 0 … n-1, a set of vertices is an int with their bits, `adjacency[v]` the set of neighbours
of v. The graphs are dense (nearly everybody may meet nearly everybody), so a search never walks through
edges one by one: it takes `neighbours & not yet seen` at a stroke.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def bits(mask: int) -> Iterator[int]:
    """The vertices of a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Tree:
    """An alternating tree of Edmonds, grown from one exposed root only as far as it is needed.

    A vertex is *outer* if an alternating path of even length leads to it from the root, *inner* if only
    one of odd length is known. Two outer vertices that are neighbours close an odd cycle (a blossom): all
    its vertices become outer and are treated as one, under its base.
    """

    def __init__(self, adjacency: Sequence[int], mates: Sequence[int], root: int, alive: int) -> None:
        self.root = root
        self.outer = 1 << root
        self.unseen = alive & ~self.outer
        self._adjacency = adjacency
        self._mates = mates
        self._queue = [root]
        self._next = 0  # outer vertices before this place of the queue are done
        self._parent: dict[int, int] = {}  # an inner vertex, and the outer one it was reached from
        self._bridge: dict[int, tuple[int, int]] = {}  # inner once: the edge that closed its blossom
        self._head: dict[int, int] = {}  # towards the base of the blossom
        self._members: dict[int, int] = {}  # the vertices of the blossom with this base

    def reach(self, goal: int) -> bool:
        """Grow until the vertex is outer; no if it never will be."""
        wanted = 1 << goal
        mate = self._mates[goal]
        entry = 1 << mate if mate >= 0 else 0
        while not self.outer & wanted:
            if not self._grow(entry):
                return False
        return True

    def meet(self, exposed: int) -> tuple[int, int] | None:
        """Grow until an outer vertex has an exposed neighbour: both, or None if that never happens."""
        exposed &= ~(1 << self.root)
        checked = 0
        while True:
            while checked < len(self._queue):
                vertex = self._queue[checked]
                found = self._adjacency[vertex] & exposed & self.unseen
                if found:
                    return vertex, (found & -found).bit_length() - 1
                checked += 1
            if not self._grow(0):
                return None

    def exhaust(self) -> None:
        """Grow as far as possible: then `outer` is every vertex that a path of even length reaches."""
        while self._grow(0):
            pass

    def _grow(self, entry: int) -> bool:
        """One step: take in a pair, or close a blossom; no if there is nothing left to do."""
        while self._next < len(self._queue):
            newest = self._queue[-1]
            vertex = newest if self._adjacency[newest] & entry & self.unseen else self._queue[self._next]
            fresh = self._adjacency[vertex] & self.unseen
            if fresh:
                chosen = fresh & entry or fresh & -fresh
                self._take(vertex, chosen.bit_length() - 1)
                return True
            inside = self._members.get(self._find(vertex), 0)
            across = self._adjacency[vertex] & self.outer & ~inside & ~(1 << vertex)
            if across:
                self._close(vertex, (across & -across).bit_length() - 1)
                return True
            self._next += 1
        return False

    def _take(self, vertex: int, inner: int) -> None:
        mate = self._mates[inner]
        self._parent[inner] = vertex
        self.unseen &= ~(1 << inner | 1 << mate)
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
                self.outer |= 1 << inner
                self._queue.append(inner)
                step = above
        self._members[base] = members

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


def everybody(adjacency: Sequence[int]) -> int:
    """The set of all vertices."""
    return (1 << len(adjacency)) - 1


def maximum_matching(
    adjacency: Sequence[int], vertices: int | None = None, start: Sequence[int] | None = None
) -> list[int]:
    """A largest matching (mate or -1 for every vertex), grown from a given one if there is one."""
    mates, _, _ = _maximum(adjacency, everybody(adjacency) if vertices is None else vertices, start)
    return mates


def _maximum(adjacency: Sequence[int], alive: int, start: Sequence[int] | None) -> tuple[list[int], int, int]:
    """The matching, and the outer and inner vertices of the trees that found nothing.

    A tree without an exposed neighbour never gets one later (Edmonds): its vertices leave the search.
    """
    mates = list(start) if start is not None else [-1] * len(adjacency)
    exposed = 0
    for vertex in bits(alive):
        if mates[vertex] < 0:
            exposed |= 1 << vertex
    for vertex in bits(exposed):  # neighbours that are both exposed need no search
        free = adjacency[vertex] & exposed
        if mates[vertex] < 0 and free:
            other = (free & -free).bit_length() - 1
            mates[vertex], mates[other] = other, vertex
            exposed &= ~(1 << vertex | 1 << other)
    outer = inner = 0
    for root in bits(exposed):
        if mates[root] >= 0:
            continue
        tree = Tree(adjacency, mates, root, alive)
        met = tree.meet(exposed)
        if met is None:
            seen = alive & ~tree.unseen
            outer |= tree.outer
            inner |= seen & ~tree.outer
            alive &= ~seen
            exposed &= ~(1 << root)
            continue
        vertex, other = met
        path = tree.path(vertex)
        flip(mates, path)
        mates[vertex], mates[other] = other, vertex
        exposed &= ~(1 << root | 1 << other)
    return mates, outer, inner


def deficiency(adjacency: Sequence[int], vertices: int | None = None) -> tuple[int, int]:
    """The sets D and A of Gallai and Edmonds; both empty if a perfect matching exists.

    D are the vertices that some largest matching leaves out, A their neighbours outside D. Every part
    of D is odd and can send somebody out only to A; there are more parts than vertices in A.
    """
    _, outer, inner = _maximum(adjacency, everybody(adjacency) if vertices is None else vertices, None)
    return outer, inner


class PerfectMatching:
    """A graph whose vertices are to be matched completely, one pair after the other.

    It keeps one complete matching as a witness. To fix the pair a-b, the mate of a must be led to b by an
    alternating path of even length that avoids a; the tree of such paths serves every b that is asked
    for the same a, and a failed question leaves the witness alone.
    If the number of vertices is odd, one of them has to be dropped before pairs are fixed.
    """

    def __init__(
        self, adjacency: Sequence[int], vertices: int | None = None, start: Sequence[int] | None = None
    ) -> None:
        self.adjacency = adjacency
        self.alive = everybody(adjacency) if vertices is None else vertices
        self.mates = maximum_matching(adjacency, self.alive, start)
        exposed = [vertex for vertex in bits(self.alive) if self.mates[vertex] < 0]
        #: everybody has a mate (all but one, if their number is odd)
        self.complete = len(exposed) == self.alive.bit_count() % 2
        self._spare = exposed[0] if exposed else -1
        self._aside = -1
        self._tree: Tree | None = None

    def copy(self) -> PerfectMatching:
        """The same state, to go on from independently."""
        twin = object.__new__(PerfectMatching)
        twin.adjacency, twin.alive, twin.mates = self.adjacency, self.alive, list(self.mates)
        twin.complete, twin._spare, twin._aside, twin._tree = self.complete, self._spare, -1, None
        return twin

    def can_fix(self, a: int, b: int) -> bool:
        """The pair is allowed and the others could still all be matched."""
        if not self.complete or self._spare >= 0:
            return False
        if not self.adjacency[a] >> b & self.alive >> a & self.alive >> b & 1:
            return False
        return self.mates[a] == b or self._paths(a).reach(b)

    def partners(self, a: int) -> int:
        """All vertices that can be fixed with this one."""
        if not self.complete or self._spare >= 0 or not self.alive >> a & 1:
            return 0
        tree = self._paths(a)
        tree.exhaust()
        return tree.outer & self.adjacency[a] & self.alive

    def fix(self, a: int, b: int) -> None:
        """Take the pair out; it must be possible."""
        if not self.can_fix(a, b):
            raise ValueError(f"{a} and {b} cannot be fixed")
        if self.mates[a] != b:
            flip(self.mates, self._paths(a).path(b))
            self.mates[a], self.mates[b] = b, a
        self.alive &= ~(1 << a | 1 << b)
        self._tree = None

    def can_drop(self, v: int) -> bool:
        """The number is odd, and without this vertex all the others could be matched."""
        if not self.complete or self._spare < 0 or not self.alive >> v & 1:
            return False
        return v == self._spare or self._paths(-1).reach(v)

    def droppable(self) -> int:
        """All vertices that can be dropped."""
        if not self.complete or self._spare < 0:
            return 0
        tree = self._paths(-1)
        tree.exhaust()
        return tree.outer

    def drop(self, v: int) -> None:
        """Leave this vertex out; it must be possible."""
        if not self.can_drop(v):
            raise ValueError(f"{v} cannot be dropped")
        if v != self._spare:
            flip(self.mates, self._paths(-1).path(v))
            self.mates[v] = -1
        self.alive &= ~(1 << v)
        self._spare, self._tree = -1, None

    def _paths(self, aside: int) -> Tree:
        """The tree from the mate of a vertex that is set aside, or from the spare vertex."""
        if self._tree is None or self._aside != aside:
            root = self.mates[aside] if aside >= 0 else self._spare
            alive = self.alive & ~(1 << aside) if aside >= 0 else self.alive
            self._aside, self._tree = aside, Tree(self.adjacency, self.mates, root, alive)
        return self._tree
