"""One bracket of a Dutch system as general matchings: the best vector, then the smallest key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ronde.readings.dutch_criteria import NOBODY, Ids, Pairs, Round
from tests.second.matching import Edge, cheapest

BYE = 0
DIGIT = 20  # bits of a count


def number(counts: Iterable[int]) -> int:
    """Counts side by side, the first the most important."""
    total = 0
    for count in counts:
        total = (total << DIGIT) + count
    return total


class Prices(NamedTuple):
    """What a pair costs by the criteria, a downfloater, and one who floats on from the next bracket too."""

    pair: Callable[[int, int], int]
    down: Callable[[int], int]
    on: Callable[[int], int]


class Key(NamedTuple):
    """What is small in the candidate that is generated first, and which pairs are settled already."""

    bits: int
    pair: Callable[[int, int], int] = lambda a, b: 0
    down: Callable[[int], int] = lambda a: 0
    allowed: Callable[[int, int], bool] = lambda a, b: True
    stay: Ids = NOBODY


class Found(NamedTuple):
    """The pairs of a bracket, who leaves it, and who leaves the next scoregroup too."""

    pairs: Pairs
    down: Ids
    on: Ids

    def opponents(self) -> dict[int, int]:
        return {a: b for pair in self.pairs for a, b in (pair, pair[::-1])}


@dataclass(frozen=True)
class Bracket:
    """A bracket, the next scoregroup if it is asked about, and everybody below if all must be completed."""

    round: Round
    moved: Ids
    residents: Ids
    prices: Prices
    after: Ids = NOBODY
    lower: Ids | None = None  # None: what comes further down is not asked
    takers: Ids = NOBODY

    def legal(self, players: Ids) -> Iterator[Edge]:
        """Legal pairs; moved-down players do not meet each other (R16, R17)."""
        order = sorted(players)
        for n, a in enumerate(order):
            for b in order[n + 1 :]:
                if self.round.legal(a, b) and not (a in self.moved and b in self.moved):
                    yield a, b

    def solve(self, key: Key) -> Found:
        """The cheapest matching by the criteria, of these the cheapest by the key."""
        inside = self.moved | self.residents
        near = inside | self.after
        leaves = {v: (self.prices.down(v) << key.bits) + key.down(v) for v in inside if v not in key.stay}
        leaves |= dict.fromkeys(self.after, 0)
        far = {v: price + (self.prices.on(v) << key.bits) for v, price in leaves.items()}
        edges: dict[Edge, int] = {}
        for a, b in self.legal(near):
            if a in inside and b in inside:
                if key.allowed(a, b):
                    edges[a, b] = (self.prices.pair(a, b) << key.bits) + key.pair(a, b)
            elif a in leaves and b in leaves:
                edges[a, b] = leaves[a] + leaves[b]
        alone: dict[int, int | None] = dict.fromkeys(near)
        if self.lower is None:
            alone |= far
        else:
            alone |= dict.fromkeys(self.lower)
            far |= dict.fromkeys(self.lower, 0)
            for a, b in self.legal(near | self.lower):
                if (a in self.lower or b in self.lower) and a in far and b in far:
                    edges[a, b] = far[a] + far[b]
            if len(alone) % 2:
                alone[BYE] = None
                edges |= {(BYE, v): far[v] for v in self.takers if v in far}
        mates = cheapest(alone, edges)
        pairs = tuple((a, b) for a, b in mates.items() if a < b and a in inside and b in inside)
        down = inside - {v for pair in pairs for v in pair}
        return Found(pairs, down, frozenset(v for v in down | self.after if mates.get(v) not in near))

    def first(self) -> Found:
        """Of the best candidates the one that is generated first."""
        moved = self.round.ranked(self.moved)
        found = self.solve(self.set_key(moved))
        s1 = [v for v in moved if v not in found.down]
        top: dict[int, int] = {}
        if s1:
            s2 = self.round.ranked(self.residents)
            found = self.solve(
                self.turn_key(s1, s2, lambda a, b: not {a, b} & (self.moved - set(s1)), NOBODY)
            )
            top = {v: found.opponents()[v] for v in s1}
        settled = top | {b: a for a, b in top.items()}
        rest = self.round.ranked(self.residents - set(top.values()))
        pairs = len(found.pairs) - len(top)
        if not pairs:
            return found

        def as_settled(a: int, b: int) -> bool:
            return settled.get(a, b) == b and settled.get(b, a) == a and not {a, b} & (self.moved - set(top))

        met = self.solve(self.exchange_key(rest, pairs, as_settled, frozenset(settled))).opponents()
        place = {v: n for n, v in enumerate(rest)}
        s1 = [v for v in rest if v in met and place[v] < place[met[v]]]

        def between(a: int, b: int) -> bool:
            return a in settled or ((a in s1) != (b in s1) and as_settled(a, b))

        return self.solve(
            self.turn_key(s1, rest, lambda a, b: as_settled(a, b) and between(a, b), frozenset(settled))
        )

    def set_key(self, moved: Sequence[int]) -> Key:
        """4.4, D.3: more moved-down players paired, the higher scores, the smaller numbers."""
        player, size = self.round.player, len(moved)
        scores = sorted({player[v].score for v in moved}, reverse=True)

        def down(v: int) -> int:
            if v not in self.moved:
                return 0
            levels = (int(player[v].score == score) for score in scores)
            return (number((1, *levels)) << size) + (1 << size - 1 - moved.index(v))

        return Key(DIGIT * (len(scores) + 2) + size, down=down)

    def turn_key(
        self, s1: Sequence[int], s2: Sequence[int], allowed: Callable[[int, int], bool], settled: Ids
    ) -> Key:
        """4.2: the opponents of S1 in turn, each with the smallest number that is possible."""
        place = {v: n for n, v in enumerate(s2)}
        turn = {v: DIGIT * (len(s1) - 1 - n) for n, v in enumerate(s1)}

        def pair(a: int, b: int) -> int:
            if a in turn:
                return place[b] << turn[a]
            return place[a] << turn[b] if b in turn else 0

        return Key(DIGIT * (len(s1) + 1), pair, allowed=allowed, stay=settled | set(s1))

    def exchange_key(
        self, rest: Sequence[int], pairs: int, allowed: Callable[[int, int], bool], settled: Ids
    ) -> Key:
        """4.3: fewer players exchanged, the smaller difference, the larger ones out, the smaller ones in."""
        place = {v: n for n, v in enumerate(rest, 1)}
        size = len(rest) + 1

        def pair(a: int, b: int) -> int:
            if a not in place:  # a settled pair
                return 0
            better = min(place[a], place[b])
            total = (int(better > pairs) << 2 * DIGIT) + better  # the sum entering S1 less the sum leaving it
            out = 1 << better if better <= pairs else 0
            entered = 1 << size - better if better > pairs else 0
            return (((total << size + 1) + out) << size + 1) - entered

        return Key(4 * DIGIT + 2 * (size + 1), pair, allowed=allowed, stay=settled)
