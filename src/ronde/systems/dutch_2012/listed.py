"""C.04.3.1, D1 to D3 for few players: all candidates in their order, and the first with the least vector.

So few players have few candidates. They are listed once and for all, for each P1 and M1, and tried one after
the other, as the text does it; the vector is that of ruling R13.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations

from ronde.systems.dutch_2012.candidates import Candidate, Known
from ronde.systems.dutch_2012.criteria import NO_ONE, Kind

MOST = 8  # players: 105 candidates with all pairs, 420 with one pair less


def are_listed(players: int) -> bool:
    """Whether the candidates of so many players are listed rather than searched."""
    return players <= MOST


class Listed:
    """A candidate, the places of its pairs and of its unpaired players in a table, and these as a set."""

    __slots__ = ("candidate", "places", "unpaired")

    def __init__(self, candidate: Candidate, count: int) -> None:
        self.candidate = candidate
        pairs = [*candidate.top, *candidate.pairs]
        paired = {v for pair in pairs for v in pair}
        alone = [v for v in range(count) if v not in paired]
        self.places = [v * count + v for v in alone] + [a * count + b for a, b in pairs]
        self.unpaired = sum(1 << v for v in alone)


@cache
def listed(count: int, moved: int, m1: int, p1: int) -> list[Listed]:
    """The candidates of so many players with P1 pairs, in their order: m1 of those who came from above make
    S1, the others of them have no opponent."""
    found = []
    for s1 in combinations(range(moved), m1):
        for opponents in permutations(range(moved, count), m1):
            top = tuple(zip(s1, opponents, strict=True))
            group = [v for v in range(count) if v not in s1 and v not in opponents]
            for pairs in _matchings([v for v in group if v >= moved], p1 - m1):
                found.append(_candidate(top, group, pairs))
    return [Listed(candidate, count) for candidate in sorted(found, key=Candidate.place)]


def _candidate(
    top: tuple[tuple[int, int], ...], group: Sequence[int], pairs: tuple[tuple[int, int], ...]
) -> Candidate:
    """A candidate with the first exchange that allows its pairs (D2): the higher of two who meet is in S1."""
    p, s1 = len(pairs), {a for a, _ in pairs}
    leave = [n for n, v in enumerate(group, 1) if n <= p and v not in s1]
    enter = [n for n, v in enumerate(group, 1) if n > p and v in s1]
    s2 = tuple(v for v in group if v not in s1)
    return Candidate(top, pairs, s2, (tuple(reversed(leave)), tuple(enter)))


def _matchings(vertices: Sequence[int], pairs: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """All ways to make so many pairs."""
    if not pairs:
        yield ()
        return
    for n in range(len(vertices) - 2 * pairs + 1):
        first, others = vertices[n], vertices[n + 1 :]
        for m, second in enumerate(others):
            for more in _matchings([*others[:m], *others[m + 1 :]], pairs - 1):
                yield ((first, second), *more)


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
        best: Candidate | None = None
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
                best, least = one.candidate, total
                if not total:
                    break
        return None if best is None else (best, least)
