"""Who fits into a group, and who meets whom across two columns: the counting part of the Dubov system.

Everything here is about vertices and bit sets; the articles that ask are in `dubov_1997.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from ronde.matching.bits import bits
from ronde.matching.perfect import PerfectMatching
from ronde.matching.weighted import CheapestMatching


def mask_of(vertices: Iterable[int]) -> int:
    """The set of these vertices."""
    mask = 0
    for vertex in vertices:
        mask |= 1 << vertex
    return mask


class Fit:
    """A group G and the rest of those who are free; all of them together can be paired.

    n(G) (ruling R23) is the smallest number of players of G who are paired outside it when everybody is
    paired. Nearly always it is 0, or 1 for an odd group: then the group and the rest can be asked apart.
    Otherwise the cheapest of all pairings is needed, where a pair that leaves the group costs one.
    """

    def __init__(self, legal: Sequence[int], group: int, rest: int, mates: Sequence[int]) -> None:
        self.legal, self.group, self.rest = legal, group, rest
        self.inside = PerfectMatching(legal, group, _within(mates, group))
        self.outside = PerfectMatching(legal, rest, _within(mates, rest))

    def moving(self, vertices: int) -> Fit:
        """The same with these players on the other side."""
        return Fit(self.legal, self.group ^ vertices, self.rest ^ vertices, self._mates())

    def _mates(self) -> list[int]:
        """The two pairings as one; who has no mate in them keeps none."""
        return [max(pair) for pair in zip(self.inside.mates, self.outside.mates, strict=True)]

    @cached_property
    def needs(self) -> int:
        """n(G)."""
        if self.inside.complete and self.outside.complete:
            if self.group.bit_count() % 2 == 0:
                return 0
            if any(self.legal[v] & self._spare for v in bits(self.outside.droppable())):
                return 1
        return self._cheapest.cost

    def accepts(self, vertex: int) -> bool:
        """This player of the rest can join an odd group: n(G) falls by one (ruling R24).

        That is so exactly if he meets a player of the group in some pairing with n(G) players outside it.
        """
        if self._spare & self.legal[vertex] and self.outside.can_drop(vertex):
            return True
        if self.needs == 1:  # then the group and the rest are asked apart, and have answered
            return False
        return any(self._cheapest.can_fix(vertex, other) for other in bits(self.legal[vertex] & self.group))

    def leavers(self, order: Sequence[int]) -> list[int]:
        """n(G) players of the group who go out: one by one the first who can complete such a set.

        Who cannot complete a set cannot complete a larger one either, so one pass will do. When one can
        go, the next ones often can too: they are tried together, in growing numbers while that succeeds.
        """
        leaving: list[int] = []
        pairing, place, stride = self._cheapest, 0, 1
        while len(leaving) < self.needs:
            if not self._can_leave(pairing, order[place]):
                place += 1
                continue
            several = order[place : place + min(stride, self.needs - len(leaving))]
            trial = self._pairing(mask_of(leaving) | mask_of(several))
            if trial.complete and trial.cost == self.needs:
                leaving += several
                pairing, place, stride = trial, place + len(several), 2 * stride
            else:
                stride = 1
        return leaving

    def _can_leave(self, pairing: CheapestMatching, vertex: int) -> bool:
        """In some cheapest pairing he meets somebody outside the group."""
        if self.rest >> pairing.mates[vertex] & 1:
            return True
        return any(pairing.can_fix(vertex, other) for other in bits(self.legal[vertex] & self.rest))

    @cached_property
    def _spare(self) -> int:
        """Those of an odd group without whom it can be paired."""
        return self.inside.droppable()

    @cached_property
    def _cheapest(self) -> CheapestMatching:
        return self._pairing(0)

    def _pairing(self, out: int) -> CheapestMatching:
        """All who are free, with the fewest pairs that leave the group; those who are `out` must leave."""
        free = self.group | self.rest
        legal, costly = [0] * len(self.legal), [0] * len(self.legal)
        for vertex in bits(free):
            mine = self.group if self.group >> vertex & 1 else self.rest
            apart = self.group if out >> vertex & 1 else out & mine
            legal[vertex] = self.legal[vertex] & free & ~apart
            costly[vertex] = legal[vertex] & ~mine
        return CheapestMatching(legal, costly, free)


def _within(mates: Sequence[int], vertices: int) -> list[int]:
    """A pairing cut down to those whose mate is in the same set."""
    kept = [-1] * len(mates)
    for vertex in bits(vertices):
        mate = mates[vertex]
        if mate >= 0 and vertices >> mate & 1:
            kept[vertex] = mate
    return kept


class Row(NamedTuple):
    """A pair of the two columns: places counted from 0, and who stood higher but was not taken."""

    first: int
    second: int
    side: str  # "across"; "white" or "black" if both stand in the same column
    place: int
    seat: int  # of the second in his column; in the White column counted on behind the Blacks
    skipped: tuple[int, ...] = ()


def pair_columns(legal: Sequence[int], whites: list[int], blacks: list[int]) -> tuple[list[Row], int]:
    """Down the White column, each takes the first who leaves the others pairable (rulings R29, R30).

    Also the number of pairs of two Whites, the smallest possible.
    """
    left, right = mask_of(whites), mask_of(blacks)
    across = [0] * len(legal)
    start = [-1] * len(legal)
    for column, other in ((whites, right), (blacks, left)):
        for vertex in column:
            across[vertex] = legal[vertex] & other
    for white, black in zip(whites, blacks, strict=True):
        if across[white] >> black & 1:
            start[white], start[black] = black, white
    matching = PerfectMatching(across, left | right, start)
    if matching.complete:
        return _rows(matching, whites, blacks), 0
    inside = [0] * len(legal)
    costly = [0] * len(legal)
    for vertex in whites + blacks:
        inside[vertex] = legal[vertex] & (left | right)
    for vertex in whites:
        costly[vertex] = legal[vertex] & left
    cheapest = CheapestMatching(inside, costly, left | right)
    fewest = cheapest.cost
    return _rows(cheapest, whites, blacks), fewest


def _rows(matching: PerfectMatching | CheapestMatching, whites: list[int], blacks: list[int]) -> list[Row]:
    """The rows from the top; after the last White the Blacks left over are paired likewise."""
    seats = {vertex: seat for seat, vertex in enumerate(blacks + whites)}
    rows = []
    waiting, unpaired = list(whites), list(blacks)
    while waiting or unpaired:
        side = "across" if waiting else "black"
        first = (waiting or unpaired).pop(0)
        skipped = []
        for second in unpaired + waiting:
            if matching.can_fix(first, second):
                break
            skipped.append(second)
        matching.fix(first, second)
        if second in unpaired:
            unpaired.remove(second)
        else:
            side = "white"
            waiting.remove(second)
        place = seats[first] - (0 if side == "black" else len(blacks))
        rows.append(Row(first, second, side, place, seats[second], tuple(skipped)))
    return rows
