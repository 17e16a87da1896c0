"""C4: whether all remaining players can still be paired; places in the order of 1.2, the bye after them."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.bits import bits
from ronde.matching.perfect import PerfectMatching, maximum_matching
from ronde.matching.rows import rows
from ronde.systems.common import without


class Below:
    """The legal pairs of a round, and matchings of everybody from each scoregroup on."""

    def __init__(self, near: Sequence[int], starts: Sequence[int]) -> None:
        """`starts` has the first place of every scoregroup, and the number of players at the end."""
        self.near = near
        self._starts = starts
        self._mates: dict[int, list[int]] = {len(starts): [-1] * len(near)}

    def mask(self, group: int) -> int:
        """Everybody from this group on, and the bye."""
        return (1 << len(self.near)) - (1 << self._starts[group])

    def group(self, group: int) -> int:
        """The players of a group."""
        return (1 << self._starts[group + 1]) - (1 << self._starts[group])

    def mates(self, group: int) -> list[int]:
        """A largest matching of everybody from this group on."""
        known = next(g for g in range(group, len(self._starts) + 1) if g in self._mates)
        for g in range(known - 1, group - 1, -1):
            self._mates[g] = maximum_matching(self.near, self.mask(g), self._mates[g + 1])
        return self._mates[group]

    def completed(self, players: int, group: int) -> bool:
        """Whether these players and everybody from this group on can be paired; the players do not meet."""
        mask = players | self.mask(group)
        near = self.apart(players) if players else self.near
        mates = maximum_matching(near, mask, self.mates(group)) if players else self.mates(group)
        return all(mates[v] >= 0 for v in bits(mask))

    def one_more(self, players: int, group: int) -> bool:
        """Whether one of these players and everybody from this group on can be paired."""
        mask, opponents = self.mask(group), 0
        for v in bits(players):
            opponents |= self.near[v]
        matching = PerfectMatching(self.near, mask, self.mates(group))
        return any(matching.can_drop(v) for v in bits(opponents & mask))

    def apart(self, players: int) -> Sequence[int]:
        """The graph without pairs among these players."""
        return without(self.near, players)

    def welcome(self, down: int, group: int, resting: int | None = None) -> tuple[int, bool]:
        """How many are left over of these downfloaters and a group, and whether that is the ideal.

        Ideal: all are paired, or all but one player of the group, and everybody below can be paired with
        that one. Where `resting` is given, the players below do not matter: the one left over is of it.
        """
        members = down | self.group(group)
        near = self.apart(down)
        mates = maximum_matching(near, members)
        left = [v for v in bits(members) if mates[v] < 0]
        if len(left) != members.bit_count() % 2:
            return len(left), False
        if not left:
            return 0, resting is not None or self.completed(0, group + 1)
        fit = self.group(group) if resting is None else self.group(group) & resting
        for some in (1 << left[0], PerfectMatching(near, members, mates).droppable()):
            if some & fit and (resting is not None or self.one_more(some & fit, group + 1)):
                return 1, True
        return 1, False

    def local(self, moved: Sequence[int], start: int, stop: int, outside: int, meet: bool) -> Sequence[int]:
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
