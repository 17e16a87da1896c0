"""C.04.3.1, D1 to D3 for few players: all candidates in their order, and the first with the least vector.

So few players have few candidates. They are listed once and for all, for each P1 and M1, and tried one after
the other, as the text does it; the vector is that of ruling R13.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ronde.matching.bits import mask_of
from ronde.systems.divisions import Division, Pairs, divisions, tops
from ronde.systems.dutch_2012.candidates import Candidate, Known
from ronde.systems.dutch_2012.criteria import NO_ONE, Kind

MOST = 8  # players: 105 candidates with all pairs, 420 with one pair less


def are_listed(players: int) -> bool:
    """Whether the candidates of so many players are listed rather than searched."""
    return players <= MOST


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
    rest = divisions(count - 2 * m1, moved - m1, p1 - m1)
    for top in tops(moved, count, m1):
        met = {v for pair in top for v in pair}
        group = [v for v in range(count) if v not in met]
        found += [Listed(count, top, group, division) for division in rest]
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
