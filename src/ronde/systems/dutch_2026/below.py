"""C4: whether all remaining players can still be paired; places in the order of 1.2, the bye after them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from ronde.matching.bits import bits, mask_of
from ronde.matching.perfect import PerfectMatching, largest
from ronde.matching.rows import rows
from ronde.matching.whole import FEW, Whole
from ronde.systems.common import without


class Below:
    """The legal pairs of a round, and matchings of everybody from each scoregroup on."""

    def __init__(self, near: Sequence[int], starts: Sequence[int], whole: Whole | None = None) -> None:
        """`starts` has the first place of every scoregroup, and the number of players at the end.

        `whole` is what is known of the same graph already.
        """
        self.near = near
        self.whole = whole or Whole(near)
        self._starts = starts
        #: a largest matching of everybody from each group on, and who is left out
        self._largest: dict[int, tuple[list[int], int]] = {len(starts): ([-1] * len(near), 0)}

    def mask(self, group: int) -> int:
        """Everybody from this group on, and the bye."""
        return (1 << len(self.near)) - (1 << self._starts[group])

    def group(self, group: int) -> int:
        """The players of a group."""
        return (1 << self._starts[group + 1]) - (1 << self._starts[group])

    def largest(self, group: int) -> tuple[list[int], int]:
        """A largest matching of everybody from this group on, and who is left out."""
        known = next(g for g in range(group, len(self._starts) + 1) if g in self._largest)
        for g in range(known - 1, group - 1, -1):
            self._largest[g] = largest(self.near, self.mask(g), self._largest[g + 1][0])
        return self._largest[group]

    def completed(self, players: int, group: int) -> bool:
        """Whether these players and everybody from this group on can be paired; the players do not meet."""
        mask = players | self.mask(group)
        if mask.bit_count() <= FEW:
            return self.whole.can(mask, players)
        mates, left = self.largest(group)
        if players:
            _, left = largest(self._apart(players, mask), mask, mates)
        return not left

    def one_more(self, players: int, group: int) -> bool:
        """Whether one of these players and everybody from this group on can be paired."""
        mask, opponents = self.mask(group), 0
        if mask.bit_count() < FEW:
            return any(self.whole.can(mask | 1 << v) for v in bits(players))
        for v in bits(players):
            opponents |= self.near[v]
        matching = PerfectMatching(self.near, mask, self.largest(group)[0])
        return any(matching.can_drop(v) for v in bits(opponents & mask))

    def _apart(self, players: int, members: int) -> Sequence[int]:
        """The graph of some members without pairs among these players."""
        return without(self.near, players, among=members)

    def left_over(self, down: int, group: int) -> int:
        """How many are left over of these downfloaters and a group."""
        members = down | self.group(group)
        _, left = largest(self._apart(down, members), members, None)
        return left.bit_count()

    def welcome(self, down: int, group: int, resting: int | None = None) -> bool:
        """Whether these downfloaters and a group can be paired as well as their number allows.

        So all are paired, or all but one player of the group, and everybody below can be paired with
        that one. Where `resting` is given, the players below do not matter: the one left over is of it.
        """
        members = down | self.group(group)
        if members.bit_count() % 2 == 0:
            paired = self._all_but(down, members, 0)
            return bool(paired) and (resting is not None or self.completed(0, group + 1))
        spare = self._all_but(down, members, self.group(group) & (-1 if resting is None else resting))
        return bool(spare) and (resting is not None or self.one_more(spare, group + 1))

    def _all_but(self, down: int, members: int, spare: int) -> int:
        """Those who can be spared so that all other members are paired; any number if nobody is spared."""
        if members.bit_count() <= FEW:
            if not spare:
                return int(self.whole.can(members, down))
            return mask_of(v for v in bits(spare) if self.whole.can(members ^ 1 << v, down))
        matching = PerfectMatching(self._apart(down, members), members)
        return matching.droppable() & spare if spare else int(matching.complete)

    def upward(self, moved: Sequence[int], start: int, stop: int, count: int) -> list[int]:
        """The graph of few moved-down players, who do not meet, and the places from start to stop.

        Only the first rows, and in each of them nobody is missed but those before it.
        """
        m0, full = len(moved), (1 << stop - start) - 1
        near = self.near[start : start + count - m0]
        if not m0:
            return [row >> start & full for row in near]
        rows_ = [(self.near[v] >> start & full) << m0 for v in moved]
        rows_ += [(row >> start & full) << m0 for row in near]
        return rows_

    def local(
        self, moved: Sequence[int], start: int, stop: int, outside: int = 0, meet: bool = False
    ) -> Sequence[int]:
        """The graph of some moved-down players, who do not meet, and the places from start to stop.

        After them come empty places for anybody, which may meet each other where `meet` says so.
        """
        m0, size = len(moved), stop - start
        full = (1 << size) - 1
        everybody = (1 << m0 + size) - 1
        empty = (1 << outside) - 1 << m0 + size
        top = [self.near[v] >> start & full for v in moved]
        up = [0] * size  # the moved-down players whom each of the others may meet
        for place, mask in enumerate(top):
            for v in bits(mask):
                up[v] |= 1 << place

        def row(v: int) -> int:
            if v < m0:
                return top[v] << m0 | empty
            if v < m0 + size:
                return (self.near[start + v - m0] >> start & full) << m0 | empty | up[v - m0]
            return everybody | (empty ^ 1 << v if meet else 0)

        return rows(m0 + size + outside, row, keep=True)


class Onward:
    """Who of the few that leave a bracket, and of the next group, goes on further down (C8)."""

    __slots__ = ("_next", "_on", "_places", "_rest", "_whole")

    def __init__(
        self, whole: Whole, places: Sequence[int], on: Mapping[int, int], next_: Sequence[int], rest: int
    ) -> None:
        """The `places` of the bracket and those of the next group; the price of going on from each.

        All of the `rest`, whom those who go on meet, must be paired; if it is below nothing, nobody asks.
        Fewer who go on always cost less.
        """
        self._whole, self._places, self._on, self._next, self._rest = whole, places, on, next_, rest

    def least(self, leaving: int) -> int:
        """The least price if these vertices leave the bracket; less than nothing if that is impossible."""
        left = [self._places[v] for v in bits(leaving)]
        down, rest, can = mask_of(left), self._rest, self._whole.can
        members = down | mask_of(self._next)
        if rest >= 0 and not can(members | rest, down):
            return -1
        if not self._next:
            return 0
        best, going = -1, [(self._on[v], 1 << v) for v in (*self._next, *reversed(left))]  # cheapest first
        for number in range(len(going) % 2, len(going) + 1, 2):
            cheapest = sum([price for price, _ in going[:number]])
            for chosen in combinations(going, number):
                price, on = 0, 0
                for one, place in chosen:
                    price += one
                    on |= place
                if 0 <= best <= price or not can(members ^ on, down & ~on):
                    continue
                if rest < 0 or can(on | rest, on):
                    best = price
                    if price == cheapest:
                        break
            if best >= 0:
                break
        return best
