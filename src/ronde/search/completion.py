"""Whether the players who are left can still be paired completely, and who can be spared.

Vertices are the players of a round in the order of their text, then the bye if their number is odd. Some
players can be paired completely if the graph of their legal pairs has a perfect matching (Edmonds 1965). The
vertices that an odd number can spare are those that an even alternating path reaches from the exposed one
(Gallai and Edmonds; Lovász and Plummer, Matching Theory, chapter 3). Largest matchings of everybody from a
scoregroup on are kept: by Berge's theorem each grows into that of the group above by augmenting paths.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.perfect import PerfectMatching, largest
from ronde.matching.rows import bits, everybody, rows, without


class Completion:
    """The legal pairs of a round, and matchings of everybody from each scoregroup on."""

    def __init__(self, near: Sequence[int], starts: Sequence[int]) -> None:
        """`starts` has the first place of every scoregroup, and the number of players at the end."""
        self.near = near
        self._starts = starts
        #: a largest matching of everybody from each group on
        self._largest = {len(starts): PerfectMatching(near, 0)}

    def mask(self, group: int) -> int:
        """Everybody from this group on, and the bye."""
        return (1 << len(self.near)) - (1 << self._starts[group])

    def can_complete(self, players: int, group: int) -> bool:
        """Whether these players and everybody from this group on can be paired; the players do not meet."""
        matching = self._matching(group)
        if not players:
            return not matching.exposed
        members = players | self.mask(group)
        apart = without(self.near, players, among=members)
        return not largest(apart, members, matching.mates)[1]

    def can_absorb(self, joined: PerfectMatching, down: int, group: int, resting: int | None = None) -> bool:
        """Whether so many downfloaters and a group, `joined` in a bracket, can be paired as well as may be.

        So all are paired, or all but one player of the group, and everybody below can be paired with
        that one. Where `resting` is given, the players below do not matter: the one left over is of it.
        """
        if joined.alive.bit_count() % 2 == 0:
            return joined.complete and (resting is not None or self.can_complete(0, group + 1))
        spare = joined.droppable() >> down << self._starts[group]
        if resting is not None:
            return spare & resting != 0
        return spare != 0 and self._can_complete_with_one(spare, group + 1)

    def _can_complete_with_one(self, players: int, group: int) -> bool:
        """Whether one of these players and everybody from this group on can be paired."""
        matching = self._matching(group)
        opponents = 0
        for v in bits(players):
            opponents |= self.near[v]
        return any(matching.can_drop(v) for v in bits(opponents & matching.alive))

    def _matching(self, group: int) -> PerfectMatching:
        """A largest matching of everybody from this group on."""
        for g in range(min(self._largest) - 1, group - 1, -1):
            self._largest[g] = PerfectMatching(self.near, self.mask(g), self._largest[g + 1].mates)
        return self._largest[group]

    def bracket(self, moved: Sequence[int], start: int, stop: int) -> Sequence[int]:
        """The graph of some moved-down players, who do not meet, and the places from start to stop."""
        near, m0, shift = self.near, len(moved), start - len(moved)
        residents = everybody(stop - start) << m0
        up = [0] * (stop - shift)  # the moved-down players whom each of the others may meet
        for place, v in enumerate(moved):
            for w in bits(near[v] >> shift & residents):
                up[w] |= 1 << place

        def row(v: int) -> int:
            return near[moved[v] if v < m0 else v + shift] >> shift & residents | up[v]

        return rows(len(up), row, keep=True)


def with_places(near: Sequence[int], empty: int, meet: bool = False) -> Sequence[int]:
    """A graph with empty places after its vertices: anybody may have one, and with `meet` so may they."""
    count = len(near)
    everybody, places = (1 << count) - 1, (1 << empty) - 1 << count

    def row(v: int) -> int:
        return near[v] | places if v < count else everybody | (places ^ 1 << v if meet else 0)

    return rows(count + empty, row)
