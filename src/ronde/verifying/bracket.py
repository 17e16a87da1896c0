"""A bracket as it is claimed: who is in it, and the least vectors of criteria that its pairings can have.

What a pair or a player without opponent adds to each criterion is said by the edition; here are the graphs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ronde.verifying.matching import Vector, cheapest, cheapest_pairs

Two = tuple[int, int]
Allowed = Callable[[int, int], bool]


@dataclass
class Graph:
    """Players with the price of every legal pair, and of staying without an opponent."""

    players: Sequence[int]
    pair: Mapping[Two, Vector]  # legal pairs, the first in the order of the players first
    rest: Mapping[int, Vector]  # who may stay without an opponent
    rests: int  # how many do
    known: dict[object, Vector | None] = field(default_factory=dict)

    def price(self, a: int, b: int) -> Vector | None:
        """The price of a pair; None if it is not legal."""
        return self.pair.get((a, b), self.pair.get((b, a)))

    def least(
        self,
        fixed: Iterable[Two] = (),
        resting: Iterable[int] = (),
        allowed: Allowed = lambda a, b: True,
        may_rest: Callable[[int], bool] = lambda a: True,
        key: object = None,
    ) -> Vector | None:
        """The least vector with some pairs fixed and some players resting; None if nobody else fits."""
        fixed, resting = tuple(fixed), tuple(resting)
        mark = (fixed, resting, key)
        if key is not None and mark in self.known:
            return self.known[mark]
        found = self._least(fixed, resting, allowed, may_rest)
        if key is not None:
            self.known[mark] = found
        return found

    def _least(
        self, fixed: Sequence[Two], resting: Sequence[int], allowed: Allowed, may_rest: Callable[[int], bool]
    ) -> Vector | None:
        given = []
        for a, b in fixed:
            price = self.price(a, b)
            if price is None or not allowed(a, b):
                return None
            given.append(price)
        for a in resting:
            if a not in self.rest:
                return None
            given.append(self.rest[a])
        out = {v for two in fixed for v in two} | set(resting)
        left = [v for v in self.players if v not in out]
        vertices, costs = self._graph(left, self.rests - len(resting), allowed, may_rest)
        found = cheapest(vertices, costs)
        if found is None:
            return None
        return add(found, *given) if given else found

    def _graph(
        self, left: Sequence[int], rests: int, allowed: Allowed, may_rest: Callable[[int], bool]
    ) -> tuple[list[int], dict[Two, Vector]]:
        there = set(left)
        empty = [-n for n in range(1, max(0, rests) + 1)]
        costs = {
            (a, b): price
            for (a, b), price in self.pair.items()
            if a in there and b in there and allowed(a, b)
        }
        for v in left:
            if v in self.rest and may_rest(v):
                costs |= {(v, place): self.rest[v] for place in empty}
        return [*left, *empty], costs

    def best_pairs(
        self,
        left: Sequence[int],
        more: Callable[[int, int | None], Vector],
        rests: int,
    ) -> list[Two] | None:
        """A best pairing of some players that is first by a further vector; rests have negative numbers."""
        vertices, costs = self._graph(left, rests, lambda a, b: True, lambda a: True)
        longer = {(a, b): (*cost, *more(a, b if b > 0 else None)) for (a, b), cost in costs.items()}
        return cheapest_pairs(vertices, longer)


def add(first: Vector, *others: Vector) -> Vector:
    """The sum of vectors; an empty one counts as zero."""
    length = max(len(first), *(len(other) for other in others)) if others else len(first)
    total = [0] * length
    for vector in (first, *others):
        for n, value in enumerate(vector):
            total[n] += value
    return tuple(total)


def exchange_vector(group: Sequence[int], half: int) -> Callable[[int, int | None], Vector]:
    """The order of exchanges as a vector over pairs: fewer players, the smaller difference of the sums, the
    lower players of the upper half, the higher ones of the lower half.

    Of two of one half who meet, the lower of the upper half leaves it, the higher of the lower half enters
    it; who stays without an opponent leaves the upper half.
    """
    number = {v: n for n, v in enumerate(group, 1)}
    count = len(group)

    def vector(a: int, b: int | None) -> Vector:
        numbers = sorted(number[v] for v in (a, b) if v is not None)
        out: set[int] = set()
        into: set[int] = set()
        if len(numbers) == 1:
            out = {n for n in numbers if n <= half}
        elif numbers[1] <= half:
            out = {numbers[1]}
        elif numbers[0] > half:
            into = {numbers[0]}
        stay = [int(n in numbers and n not in out) for n in range(half, 0, -1)]
        wait = [int(n in numbers and n not in into) for n in range(half + 1, count + 1)]
        return (len(out), sum(into) + sum(count - n for n in out), *stay, *wait)

    return vector
