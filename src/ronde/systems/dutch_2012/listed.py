"""C.04.3.1, D1 to D3 for few players: all candidates in their order, and the first with the least vector.

So few players have few candidates. They are listed once and for all, for each P1 and M1, and tried one after
the other, as the text does it; the vector is that of ruling R13.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations

from ronde.matching.bits import mask_of
from ronde.systems.dutch_2012.candidates import Candidate, Known, Pairs
from ronde.systems.dutch_2012.criteria import NO_ONE, Kind
from ronde.systems.exchanges import Exchange, exchange_key

MOST = 8  # players: 105 candidates with all pairs, 420 with one pair less


def are_listed(players: int) -> bool:
    """Whether the candidates of so many players are listed rather than searched."""
    return players <= MOST


class Division:
    """S1 and S2 of a homogeneous bracket or remainder, as places in it, and the first exchange (D2) that
    allows the pairs: the higher of two who meet is in S1."""

    __slots__ = ("alone", "exchange", "pairs", "s2")

    def __init__(self, count: int, pairs: Sequence[tuple[int, int]]) -> None:
        s1, met = {a for a, _ in pairs}, {b for _, b in pairs}
        self.pairs = pairs
        self.s2 = [v for v in range(count) if v not in s1]
        self.alone = [v for v in self.s2 if v not in met]
        leave = tuple([v + 1 for v in range(len(pairs) - 1, -1, -1) if v not in s1])
        self.exchange: Exchange = leave, tuple([a + 1 for a, _ in pairs if a >= len(pairs)])

    def place(self) -> tuple[tuple[int, ...], ...]:
        """Its place in the order of D2, then D1."""
        return exchange_key(self.exchange), tuple([b for _, b in self.pairs])


@cache
def _divisions(count: int, left: int, p: int) -> list[Division]:
    """All ways to make so many pairs, in their order; the first ones, who are `left`, have no opponent."""
    found = [Division(count, pairs) for pairs in _matchings(list(range(left, count)), p)]
    return sorted(found, key=Division.place)


class Listed:
    """A candidate, by the places of its pairs and of its unpaired players in a table, and these as a set."""

    __slots__ = ("_division", "_group", "_made", "_top", "places", "unpaired")

    def __init__(self, count: int, top: Pairs, group: list[int], division: Division) -> None:
        self._top, self._group, self._division = top, group, division
        self._made: Candidate | None = None
        alone = [group[v] for v in division.alone]
        self.unpaired = mask_of(alone)
        self.places = [v * count + v for v in alone]
        self.places += [a * count + b for a, b in top]
        self.places += [group[a] * count + group[b] for a, b in division.pairs]

    def candidate(self) -> Candidate:
        """The candidate, made when it is taken for the first time."""
        if self._made is None:
            group, division = self._group, self._division
            pairs = tuple([(group[a], group[b]) for a, b in division.pairs])
            s2 = tuple([group[v] for v in division.s2])
            self._made = Candidate(self._top, pairs, s2, division.exchange)
        return self._made


@cache
def listed(count: int, moved: int, m1: int, p1: int) -> list[Listed]:
    """The candidates of so many players with P1 pairs, in the order of D3, D1 and D2: m1 of those who came
    from above make S1, the others of them have no opponent."""
    found = []
    divisions = _divisions(count - 2 * m1, moved - m1, p1 - m1)
    for s1 in combinations(range(moved), m1):
        for opponents in permutations(range(moved, count), m1):
            top = tuple(zip(s1, opponents, strict=True))
            group = [v for v in range(count) if v not in s1 and v not in opponents]
            found += [Listed(count, top, group, division) for division in divisions]
    return found


def _matchings(vertices: list[int], pairs: int) -> list[list[tuple[int, int]]]:
    """All ways to make so many pairs."""
    if not pairs:
        return [[]]
    found = []
    for n in range(len(vertices) - 2 * pairs + 1):
        first, others = vertices[n], vertices[n + 1 :]
        for m, second in enumerate(others):
            rest = _matchings(others[:m] + others[m + 1 :], pairs - 1)
            found += [[(first, second), *more] for more in rest]
    return found


class Below:
    """What sets of unpaired players count further down."""

    def of(self, leaving: int) -> int:
        """What this set counts there, less than nothing if it cannot go."""
        raise NotImplementedError


class Prices:
    """The vectors of the pairs and unpaired players of a bracket, each worked out when it is asked for."""

    __slots__ = ("_count", "_kinds", "_known", "_near", "_none", "_table")

    def __init__(self, kinds: Sequence[Kind], near: Sequence[int], known: Known, none: int) -> None:
        """`none` is more than any vector."""
        self._count = len(kinds)
        self._kinds, self._near, self._known, self._none = kinds, near, known, none
        self._table = [-1] * (len(kinds) * len(kinds))

    def _price(self, place: int) -> int:
        a, b = divmod(place, self._count)
        kinds = self._kinds
        found = -1
        if a == b:
            found = self._known.of(kinds[a], NO_ONE)
        elif self._near[a] >> b & 1:
            found = self._known.of(kinds[a], kinds[b])
        if found < 0:
            found = self._none
        self._table[place] = found
        return found

    def first(
        self, among: Sequence[Listed], below: Below | None = None, width: int = 0
    ) -> tuple[Candidate, int] | None:
        """The first candidate with the least vector, and the vector: before its last bits, so many, comes
        what the unpaired players add below."""
        table, least = self._table, self._none
        best: Listed | None = None
        added: dict[int, int] = {}
        for one in among:
            total = 0
            if below is not None:
                unpaired = one.unpaired
                if unpaired not in added:
                    added[unpaired] = below.of(unpaired) << width
                total = added[unpaired]
                if not 0 <= total < least:
                    continue
            for place in one.places:
                price = table[place]
                total += price if price >= 0 else self._price(place)
                if total >= least:
                    break
            else:
                best, least = one, total
                if not total:
                    break
        return None if best is None else (best.candidate(), least)
