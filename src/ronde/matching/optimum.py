"""What a solver of cheapest perfect matchings offers, whichever way it has found one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

#: the costs of the edges of a vertex, each with the neighbours at that cost
Edges = Sequence[tuple[int, int]]


class Halves:
    """The divisions of vertices into two halves in an order, as prices: the cheaper one comes first.

    A vertex pays to leave the first half if it belongs there, and to enter it if it does not. Two members
    who meet are in different halves: if they belong to the same one, the one who pays less has changed. A
    vertex that meets no member is in the second half.
    """

    def __init__(self, members: int, leave: Sequence[int], enter: Sequence[int]) -> None:
        self.members, self.leave, self.enter = members, leave, enter

    def price(self, v: int, w: int) -> int:
        """What two pay who meet."""
        leave, enter = self.leave, self.enter
        if self.members >> v & self.members >> w & 1:
            return min(enter[v] + leave[w], leave[v] + enter[w])
        return leave[v] + leave[w]


class Optimum(ABC):
    """The cheapest perfect matchings of the vertices left, as pairs are fixed one after the other."""

    #: the vertices left
    alive: int
    #: there is a perfect matching of them
    complete: bool

    @property
    @abstractmethod
    def cost(self) -> int:
        """The least cost of a perfect matching of the vertices left (0 if there is none)."""

    @property
    @abstractmethod
    def mates(self) -> list[int]:
        """The mates in a cheapest matching, and of the pairs that were fixed."""

    @abstractmethod
    def near(self, v: int) -> int:
        """A set of neighbours that has every mate of a vertex in a cheapest matching."""

    @abstractmethod
    def candidates(self, v: int) -> int:
        """The same in no time, perhaps with more vertices."""

    @abstractmethod
    def can_fix(self, a: int, b: int) -> bool:
        """Some cheapest matching has this edge."""

    @abstractmethod
    def take(self, a: int, b: int) -> bool:
        """Fix the edge and take its ends out, if some cheapest matching has it."""

    def fix(self, a: int, b: int) -> None:
        """Fix an edge that some cheapest matching has.

        Raises ValueError if none has it.
        """
        if not self.take(a, b):
            raise ValueError(f"{a} and {b} cannot be fixed")

    @abstractmethod
    def cost_without(self, a: int, b: int) -> int | None:
        """The least cost of the vertices left except these two, None if they cannot be matched."""

    @abstractmethod
    def copy(self) -> Optimum:
        """The same state, to go on from independently."""

    @abstractmethod
    def within(self, may_meet: Sequence[int]) -> Optimum:
        """The vertices left with some of the edges only; it may be incomplete if it would cost more."""

    @abstractmethod
    def refined(self, width: int, halves: Halves) -> Optimum:
        """A cheapest matching of the vertices left, by further prices (of so many bits) below the costs."""
