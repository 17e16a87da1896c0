"""Sets of a dense graph that can be matched completely, mostly told by counting.

Dirac: if each of an even number of vertices has at least half of them for neighbours, a cycle leads through
all of them, and every other edge of it is in a perfect matching. Where nearly everybody may meet nearly
everybody, that holds for all but small sets, and nothing has to be searched.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.perfect import Matchable, PerfectMatching
from ronde.matching.rows import rows_of


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
