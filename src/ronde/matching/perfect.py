"""Graph matching on ints; knows no chess.

Vertices are 0 … n-1, a set of vertices is an int with their bits, `adjacency[v]` the set of neighbours
of v.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.bits import bits, everybody, lowest
from ronde.matching.trees import Tree, flip, maximum


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
