"""S1, S2 and the pairs of few players in the order of the Dutch texts: a list for all brackets of a size."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations

from ronde.rulebook import implements
from ronde.systems.exchanges import Exchange, exchange_key

Pairs = tuple[tuple[int, int], ...]


@implements("dutch-2026 4.2", "dutch-2026 4.4", "dutch-2017 D.1", "dutch-2017 D.3")
def tops(moved: int, count: int, number: int) -> Iterator[Pairs]:
    """So many moved-down players with opponents: the highest of them first, then the first opponents."""
    for s1 in combinations(range(moved), number):
        for opponents in permutations(range(moved, count), number):
            yield tuple(zip(s1, opponents, strict=True))


class Division:
    """The pairs of a homogeneous bracket or remainder, as places in it, and the exchange they belong to.

    It moves, of two players of S1 who meet, the lower one, of two of S2 the higher one, and every unpaired
    player of S1: so the higher one of each pair is in S1 after it. Any other exchange that allows these pairs
    moves more players or makes a greater difference.
    """

    __slots__ = ("alone", "exchange", "pairs", "s2")

    def __init__(self, count: int, pairs: Pairs) -> None:
        s1, met = {a for a, _ in pairs}, {b for _, b in pairs}
        self.pairs = pairs
        self.s2 = [v for v in range(count) if v not in s1]
        self.alone = [v for v in self.s2 if v not in met]
        leave = tuple([v + 1 for v in range(len(pairs) - 1, -1, -1) if v not in s1])
        self.exchange: Exchange = leave, tuple([a + 1 for a, _ in pairs if a >= len(pairs)])

    def place(self) -> tuple[tuple[int, ...], ...]:
        """Its place in the order: the first exchanges, then the first opponents."""
        return exchange_key(self.exchange), tuple([b for _, b in self.pairs])


@cache
@implements("dutch-2026 4.3", "dutch-2017 D.2")
def divisions(count: int, left: int, pairs: int) -> list[Division]:
    """All ways to make so many pairs, in their order; the first ones, who are `left`, have no opponent."""
    found = [Division(count, made) for made in _matchings(list(range(left, count)), pairs)]
    return sorted(found, key=Division.place)


def _matchings(vertices: list[int], pairs: int) -> list[Pairs]:
    """All ways to make so many pairs."""
    if not pairs:
        return [()]
    found: list[Pairs] = []
    for n in range(len(vertices) - 2 * pairs + 1):
        first, others = vertices[n], vertices[n + 1 :]
        for m, second in enumerate(others):
            rest = _matchings(others[:m] + others[m + 1 :], pairs - 1)
            found += [((first, second), *more) for more in rest]
    return found
