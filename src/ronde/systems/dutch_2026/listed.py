"""C.04.3 of 2026, 3.8: the candidates of a small bracket, listed in the order of generation and tried.

What is listed depends on the numbers of players only, so it is done once. The candidates of a bracket with
fewer downfloaters come first, and no criterion is above their number: the first list with a possible
candidate has the best one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from ronde.matching.bits import mask_of
from ronde.rulebook import implements
from ronde.systems.divisions import divisions, tops
from ronde.systems.dutch_2026.candidates import Candidate
from ronde.systems.dutch_2026.criteria import Prices

MOST = 8  # the candidates of so many players are listed: those of more are searched faster
NOTHING = Candidate((), (), ())

#: what C8 counts if these vertices leave a bracket; less than nothing if not all below can be paired
Below = Callable[[int], int]


class Listed:
    """A candidate in a list: its pairs as bits, who leaves, and the places of its prices in a table."""

    __slots__ = ("candidate", "leaving", "pairs", "prices")

    def __init__(self, candidate: Candidate, size: int) -> None:
        self.candidate = candidate
        pairs = [size * a + b for a, b in candidate.everything()]
        self.pairs = mask_of(pairs)
        self.leaving = mask_of(candidate.down)
        self.prices = pairs + [size * v + v for v in candidate.down]


@implements("dutch-2026 3.8", "dutch-2017 B.8")
def first_alone(near: Sequence[int], m0: int, prices: Prices) -> Candidate:
    """The first of the best candidates of a bracket, if nothing below matters."""
    table, missing, size = prices.table(near), _missing(near), len(near)
    for pairs in range(size // 2, 0, -1):
        every = listed(m0, size, pairs)
        possible = _possible(every, table, missing)
        if possible:
            return every[min(possible)[1]].candidate
    return listed(m0, size, 0)[0].candidate


def _possible(every: Sequence[Listed], table: Sequence[int], missing: int) -> list[tuple[int, int]]:
    """The costs of the possible candidates of a list, and their numbers in it."""
    found: list[tuple[int, int]] = []
    for number, one in enumerate(every):
        if not one.pairs & missing:
            cost = 0
            for place in one.prices:
                cost += table[place]
            found.append((cost, number))
    return found


def _missing(near: Sequence[int]) -> int:
    """The pairs that are not possible, as bits like those of a listed candidate."""
    size = len(near)
    everybody, found = (1 << size) - 1, 0
    for row in reversed(near):
        found = found << size | everybody & ~row
    return found


class Tried:
    """The best candidates of a small bracket with the players below, and the first among them."""

    def __init__(self, near: Sequence[int], m0: int, prices: Prices, below: Below) -> None:
        self.cost = 0
        self.complete = False
        self._found = NOTHING
        self._below, self._known = below, dict[int, int]()
        table, missing = prices.table(near), _missing(near)
        for pairs in range(len(near) // 2, -1, -1):
            every = listed(m0, len(near), pairs)
            self._try(every, sorted(_possible(every, table, missing)))
            if self.complete:
                break

    def _try(self, every: Sequence[Listed], tried: Sequence[tuple[int, int]]) -> None:
        """Of candidates from the cheapest on, see whether those below can be paired, and how well (C8)."""
        known = self._known
        for cost, number in tried:
            if self.complete and self.cost <= cost:
                return
            leaving = every[number].leaving
            price = known.get(leaving)
            if price is None:
                price = known[leaving] = self._below(leaving)
            if price >= 0 and not (self.complete and self.cost <= cost + price):
                self.cost, self.complete, self._found = cost + price, True, every[number].candidate

    def first(self) -> Candidate:
        """The first of the best candidates (3.8)."""
        return self._found


@cache
@implements("dutch-2026 4.1")
def listed(m0: int, size: int, count: int) -> tuple[Listed, ...]:
    """The candidates with so many pairs among moved-down players and residents, the first one first."""
    found = []
    for number in range(min(m0, size - m0, count), -1, -1):
        for top in tops(m0, size, number):
            met = {v for pair in top for v in pair}
            limbo = [v for v in range(m0) if v not in met]
            group = [v for v in range(m0, size) if v not in met]
            for one in divisions(len(group), 0, count - number):
                pairs = tuple([(group[a], group[b]) for a, b in one.pairs])
                down = (*limbo, *[group[v] for v in one.alone])
                found.append(Listed(Candidate(top, pairs, down, one.exchange), size))
    return tuple(found)
