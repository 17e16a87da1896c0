"""Maximum and perfect matchings of graphs without weights.

A matching is maximum if and only if no augmenting path connects two exposed vertices (Berge 1957). Such
a path is found by growing an alternating tree from an exposed root; two adjacent outer vertices close an
odd cycle, a blossom, which is contracted to its base (Edmonds 1965). A tree without an exposed neighbour
never gets one later. Where every vertex has at least half of the others for neighbours, a perfect
matching exists without any search (Dirac 1952). Lovász and Plummer, Matching Theory (1986), chapters 1,
3 and 9.

Vertices are 0 … n-1, `adjacency[v]` is the set of neighbours of v. The graphs are dense, nearly
everybody may meet nearly everybody, so a search takes `neighbours & not yet seen` at a stroke instead of
edge by edge.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.rows import bits, everybody, lowest, mask_of, rows_of
from ronde.typed import Protocol


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
    """Match exposed neighbours, who need no search; those who are left."""
    alone = 0
    while exposed:
        low = exposed & -exposed
        exposed ^= low
        vertex = low.bit_length() - 1
        free = graph[vertex] & exposed
        if free:
            one = free & -free
            exposed ^= one
            other = one.bit_length() - 1
            mates[vertex], mates[other] = other, vertex
        else:
            alone |= low
    return alone


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
    exposed = alive if new else mask_of([v for v in bits(alive) if mates[v] < 0])
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


def maximum_matching(
    adjacency: Sequence[int], vertices: int | None = None, start: Sequence[int] | None = None
) -> list[int]:
    """A largest matching (mate or -1 for every vertex), grown from a given one if there is one."""
    return largest(adjacency, everybody(len(adjacency)) if vertices is None else vertices, start)[0]


def largest(adjacency: Sequence[int], alive: int, start: Sequence[int] | None) -> tuple[list[int], int]:
    """A largest matching, and who is left out."""
    begun = [-1] * len(adjacency) if start is None else start
    mates, _, left = maximum(adjacency, alive, begun, proof=False)
    return mates, left


def deficiency(adjacency: Sequence[int], vertices: int | None = None) -> tuple[int, int]:
    """The sets D and A of Gallai and Edmonds; both empty if a perfect matching exists.

    D are the vertices that some largest matching leaves out, A their neighbours outside D. Every part
    of D is odd and can send somebody out only to A; there are more parts than vertices in A.
    """
    alive = everybody(len(adjacency)) if vertices is None else vertices
    _, trees, _ = maximum(adjacency, alive, [-1] * len(adjacency))
    left_out = helpers = 0
    for tree in trees:
        left_out |= tree.outer
        helpers |= tree.inner
    return left_out, helpers


class Matchable:
    """Vertices to be matched completely; if their number is odd, one of them has to be left out."""

    adjacency: Sequence[int]
    alive: int
    #: everybody has a mate (all but one, if their number is odd)
    complete: bool

    def can_drop(self, v: int) -> bool:
        """The number is odd, and without this vertex all the others could be matched."""
        raise NotImplementedError

    def droppable(self) -> int:
        """All vertices that can be dropped."""
        raise NotImplementedError

    def welcomed(self, others: int, by: int = -1) -> int:
        """Those of some others who are neighbours of a vertex (of these) that can be dropped.

        A few vertices are neighbours of nearly everybody, so not all of them are asked about.
        """
        found = 0
        for v in bits(self.alive & by):
            more = self.adjacency[v] & others & ~found
            if more and self.can_drop(v):
                found |= more
                if found == others:
                    break
        return found


class PerfectMatching(Matchable):
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
        self.alive = everybody(len(adjacency)) if vertices is None else vertices
        self.mates, left = largest(adjacency, self.alive, start)
        self.exposed = left
        self.complete = left.bit_count() == self.alive.bit_count() % 2
        self._spare = lowest(left) if left else -1
        self._aside = -1
        self._tree: Tree | None = None

    def copy(self) -> PerfectMatching:
        """The same state, to go on from independently."""
        twin = PerfectMatching((), 0)
        twin.adjacency, twin.alive, twin.mates = self.adjacency, self.alive, list(self.mates)
        twin.exposed, twin.complete, twin._spare = self.exposed, self.complete, self._spare
        return twin

    def candidates(self, v: int) -> int:
        """The vertices worth asking about: no other can be fixed with this one."""
        return self.adjacency[v] & self.alive

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
        if not self.take(a, b):
            raise ValueError(f"{a} and {b} cannot be fixed")

    def take(self, a: int, b: int) -> bool:
        """Take the pair out if that is possible."""
        if not self.can_fix(a, b):
            return False
        if self.mates[a] != b:
            flip(self.mates, self._paths(a).path(b))
            self.mates[a], self.mates[b] = b, a
        self.alive &= ~(1 << a | 1 << b)
        self._tree = None
        return True

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


class _Counted(Matchable):
    """Vertices with so many neighbours that any of an odd number can be left out."""

    def __init__(self, adjacency: Sequence[int], alive: int, odd: bool) -> None:
        self.adjacency, self.alive, self.complete = adjacency, alive, True
        self._droppable = alive if odd else 0

    def can_drop(self, v: int) -> bool:
        """Any of an odd number."""
        return self._droppable >> v & 1 == 1

    def droppable(self) -> int:
        """All of an odd number."""
        return self._droppable


class Dense:
    """A graph in which nearly everybody may meet nearly everybody."""

    def __init__(self, graph: Sequence[int], most: int, groups: Sequence[int] = ()) -> None:
        """Nobody has more than `most` vertices, oneself included, that are not neighbours, but for those
        of one of the groups."""
        self.graph, self._most, self._groups = graph, most, groups

    def sure(self, vertices: int, fewer: int = 0) -> bool:
        """By Dirac's theorem these (any so many fewer) can be matched, all but any one if the number is odd.

        If not, nothing is known.
        """
        even = vertices.bit_count() - fewer & -2
        apart = self._most + max([(group & vertices).bit_count() for group in self._groups], default=0)
        return even >= 2 * apart

    def matched(self, vertices: int) -> Matchable:
        """Whether these can be matched, and which of an odd number can be left out."""
        if self.sure(vertices):
            return _Counted(self.graph, vertices, odd=vertices.bit_count() % 2 == 1)
        return PerfectMatching(self.graph, vertices)

    def halved(self, vertices: int) -> bool:
        """Whether any half of an even number is sure to be matched with the others.

        Each vertex has at least half of the other side for neighbours: by Hall's theorem that is enough. If
        not, nothing is known.
        """
        return vertices.bit_count() % 2 == 0 and self.sure(vertices, fewer=vertices.bit_count() // 2)

    def joined(self, vertices: int, takers: int) -> Matchable:
        """The same for an even number and one vertex more, the last of all, which only takers may meet."""
        if takers & takers - 1 and self.sure(vertices, fewer=2):
            return _Counted(self.graph, vertices, odd=True)
        last = len(self.graph)

        def row(v: int) -> int:
            return takers if v == last else self.graph[v] | (takers >> v & 1) << last

        members = vertices | 1 << last
        return PerfectMatching(rows_of(members, last + 1, row), members)
