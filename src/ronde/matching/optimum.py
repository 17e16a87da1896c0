"""What a solver of cheapest perfect matchings offers, and the solver for small graphs.

`Exhaustive` is dynamic programming over sets of vertices: the lowest vertex of a set meets one of the
others, and what remains is a smaller set. Only sets that arise so are solved, each once: about 1.6 to
the power of the number of vertices (Held and Karp 1962 for tours). Larger graphs are solved in
`weighted`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from ronde.matching.rows import bits

#: the costs of the edges of a vertex from the lowest on, each with a set of neighbours
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


def one_by_one(edges: Callable[[int], Edges], count: int, vertices: int) -> list[Edges]:
    """The edges of some of so many vertices to each higher one, the cheapest first."""
    found: list[Edges] = [()] * count
    for v in bits(vertices):
        higher = vertices & -2 << v
        found[v] = sorted([(cost, 1 << w) for cost, near in edges(v) for w in bits(near & higher)])
    return found


class Exhaustive(Optimum):
    """A cheapest perfect matching of the vertices left."""

    __slots__ = ("_fixed", "_least", "_met", "_rows", "alive", "complete")

    def __init__(self, rows: Sequence[Edges], vertices: int) -> None:
        """`rows` has the edges of every vertex to each higher one, the cheapest first; no cost is below 0."""
        self.alive = vertices
        self._rows = rows
        self._least: dict[int, int] = {0: 0}
        self._met: dict[int, int] = {}  # a set, and the set of the mate of its lowest vertex
        self._fixed = [-1] * len(rows)
        self.complete = self._cost_of(vertices) >= 0

    def copy(self) -> Exhaustive:
        twin = Exhaustive(self._rows, 0)
        twin.alive, twin.complete, twin._least, twin._met = self.alive, self.complete, self._least, self._met
        twin._fixed = list(self._fixed)
        return twin

    @property
    def cost(self) -> int:
        return self._cost_of(self.alive) if self.complete else 0

    @property
    def mates(self) -> list[int]:
        mates, left = list(self._fixed), self.alive if self.complete else 0
        while left:
            low, met = left & -left, self._met[left]
            v, w = low.bit_length() - 1, met.bit_length() - 1
            mates[v], mates[w] = w, v
            left ^= low | met
        return mates

    def near(self, v: int) -> int:
        found = 0
        for w in bits(self.alive & ~(1 << v)):
            if self._fits(v, w):
                found |= 1 << w
        return found

    def candidates(self, v: int) -> int:
        return self.alive

    def can_fix(self, a: int, b: int) -> bool:
        both = 1 << a | 1 << b
        return self.complete and a != b and self.alive & both == both and self._fits(a, b)

    def take(self, a: int, b: int) -> bool:
        if not self.can_fix(a, b):
            return False
        self._fixed[a], self._fixed[b] = b, a
        self.alive ^= 1 << a | 1 << b
        return True

    def cost_without(self, a: int, b: int) -> int | None:
        cost = self._cost_of(self.alive & ~(1 << a | 1 << b))
        return None if cost < 0 else cost

    def within(self, may_meet: Sequence[int]) -> Exhaustive:
        rows = list(self._rows)
        for v in bits(self.alive):
            may = may_meet[v]
            rows[v] = [edge for edge in rows[v] if edge[1] & may]
        return self._again(rows)

    def refined(self, width: int, halves: Halves) -> Exhaustive:
        rows: list[Edges] = [()] * len(self._rows)
        for v in bits(self.alive):
            rows[v] = sorted(
                [
                    ((cost << width) + halves.price(v, one.bit_length() - 1), one)
                    for cost, one in self._rows[v]
                    if one & self.alive
                ]
            )
        return self._again(rows)

    def _again(self, rows: Sequence[Edges]) -> Exhaustive:
        """The vertices left with other edges."""
        twin = Exhaustive(rows, self.alive)
        twin._fixed = list(self._fixed)
        return twin

    def _fits(self, a: int, b: int) -> bool:
        """An edge belongs to a cheapest matching of the vertices left."""
        low, one = (a, 1 << b) if a < b else (b, 1 << a)
        for cost, other in self._rows[low]:
            if other == one:
                rest = self._cost_of(self.alive ^ (1 << low | one))
                return rest >= 0 and cost + rest == self._cost_of(self.alive)
        return False

    def _cost_of(self, left: int) -> int:
        """The least cost of these vertices; below zero if they cannot be matched."""
        known = self._least
        if left in known:
            return known[left]
        low = left & -left
        rest = left ^ low
        best, met = -1, 0
        for cost, one in self._rows[low.bit_length() - 1]:
            if 0 <= best <= cost:
                break
            if one & rest:
                then = rest ^ one
                below = known[then] if then in known else self._cost_of(then)
                if below >= 0 and (best < 0 or cost + below < best):
                    best, met = cost + below, one
        known[left], self._met[left] = best, met
        return best
