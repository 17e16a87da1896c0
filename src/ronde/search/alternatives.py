"""What other pairs of a bracket would cost, as the pairs that were made are told one after the other.

One optimum is kept. A pair that was made belongs to it, so taking the pair out leaves an optimum of the
others. With another pair instead, its two ends are taken out and their mates are exposed: one augmenting
path from the prices of the optimum finds the least cost of the others, where a new search would cost as much
as pairing the bracket again.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.rows import ByKind, everybody
from ronde.matching.weighted import cheapest_by_kind
from ronde.search.candidates import apart


class Alternatives:
    """The candidates of a bracket that have the pairs made so far."""

    def __init__(self, graph: ByKind, inside: int, vertices: int) -> None:
        """The first `inside` vertices are the players of the bracket; `vertices` are to be matched."""
        self._graph, self._inside = graph, inside
        self._best = cheapest_by_kind(graph, vertices)
        self._spent = 0  # by the pairs made
        self.least = self._best.cost  # of the candidate that was chosen, whatever was made of it already

    def among(self, s1: Sequence[int], s2: Sequence[int]) -> None:
        """Allow only pairs of S1 with others of the bracket from now on, and none within S2."""
        may_meet = apart(self._graph.size, everybody(self._inside), s1, s2)
        self._graph, self._best = self._graph.within(may_meet), self._best.within(may_meet)

    def made(self, a: int, b: int) -> None:
        """Record a pair of the candidate that was chosen.

        Raises ValueError if no candidate as good has it.
        """
        self._spent += self._graph.cost(a, b) or 0
        self._best.fix(a, b)

    def cost_with(self, a: int, b: int) -> int | None:
        """The least cost of a candidate with this pair, None if there is none."""
        price = self._graph.cost(a, b)
        others = None if price is None else self._best.cost_without(a, b)
        return None if price is None or others is None else self._spent + price + others
