"""The orders of the Dubov system, the players that fit a group, and the pairs of two columns (4 to 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import cached_property
from itertools import chain, zip_longest

from ronde.matching.optimum import Optimum
from ronde.matching.perfect import PerfectMatching
from ronde.matching.rows import between, bits, mask_of
from ronde.matching.weighted import fewest_costly
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.common import Pairable
from ronde.systems.dubov_1997.criteria import leaving
from ronde.systems.dubov_1997.facts import Entry, dominating, may_change
from ronde.values import NamedTuple

WHITE, BLACK = Colour.WHITE, Colour.BLACK


# --- Articles 4 and 5: the order of the bye, the list of round 1 ----------------------------------


@implements("dubov-1997 4")
def bye_order(group: Sequence[Entry]) -> list[Entry]:
    """A score group in the order in which its players get the bye (ruling R18)."""
    colour = dominating(group)

    def key(entry: Entry) -> tuple[int, bool, int, int]:
        other_colour = colour is not None and entry.wants is not colour
        return entry.rating, other_colour, -entry.opposition, -entry.alphabet

    return sorted(group, key=key)


@implements("dubov-1997 5")
def halves_of_list(group: Iterable[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Round 1: the upper and the lower half of the list by rating (ruling R19)."""
    listed = sorted(group, key=lambda e: (-e.rating, e.id))
    return listed[: len(listed) // 2], listed[len(listed) // 2 :]


# --- Article 6: the two columns, and who leaves them ----------------------------------------------


@implements("dubov-1997 6.2")
def white_column(group: Iterable[Entry], lower_first: bool = False) -> list[Entry]:
    """Weakest opposition first; equal: higher rating (ruling R28: or the lower one), alphabet."""
    sign = 1 if lower_first else -1
    return sorted(group, key=lambda e: (e.opposition, sign * e.rating, e.alphabet))


@implements("dubov-1997 6.2")
def black_column(group: Iterable[Entry]) -> list[Entry]:
    """Highest rating first; equal: stronger opposition, alphabet (ruling R27)."""
    return sorted(group, key=lambda e: (-e.rating, -e.opposition, e.alphabet))


class Side(Enum):
    """The columns of the two players of a pair."""

    ACROSS = "across"
    WHITE = "white"  # both in the White column
    BLACK = "black"


class Row(NamedTuple):
    """A pair of the two columns: places counted from 0, and higher players passed over."""

    first: int
    second: int
    side: Side
    place: int
    seat: int  # of the second in the column; in the White column counted on behind the Blacks
    skipped: tuple[int, ...] = ()


@implements("dubov-1997 6.3")
def pair_columns(legal: Sequence[int], whites: list[int], blacks: list[int]) -> tuple[list[Row], int]:
    """Down the White column, each takes the first who leaves the others pairable (rulings R29, R30).

    Also the number of pairs of two Whites, the smallest possible.
    """
    left, right = mask_of(whites), mask_of(blacks)
    start = [-1] * len(legal)
    across = between(legal, (left, right), (right, left))
    for white, black in zip(whites, blacks, strict=True):
        if across[white] >> black & 1:
            start[white], start[black] = black, white
    matching = PerfectMatching(across, left | right, start)
    if matching.complete:
        return _rows(matching, whites, blacks), 0
    everybody = left | right
    cheapest = fewest_costly(between(legal, (everybody, everybody)), between(legal, (left, left)), everybody)
    fewest = cheapest.cost
    return _rows(cheapest, whites, blacks), fewest


def _rows(matching: Pairable, whites: list[int], blacks: list[int]) -> list[Row]:
    """The rows from the top; after the last White the Blacks left over are paired likewise."""
    seats = {vertex: seat for seat, vertex in enumerate(blacks + whites)}
    rows = []
    waiting, unpaired = list(whites), list(blacks)
    while waiting or unpaired:
        side = Side.ACROSS if waiting else Side.BLACK
        first = (waiting or unpaired).pop(0)
        near = matching.candidates(first)
        skipped = []
        for second in chain(unpaired, waiting):
            if near >> second & 1 and matching.take(first, second):
                break
            skipped.append(second)
        if second in unpaired:
            unpaired.remove(second)
        else:
            side = Side.WHITE
            waiting.remove(second)
        place = seats[first] - (0 if side is Side.BLACK else len(blacks))
        rows.append(Row(first, second, side, place, seats[second], tuple(skipped)))
    return rows


@implements("dubov-1997 6.4")
def leaving_order(group: Iterable[Entry], has_opponent: Callable[[Entry], bool]) -> list[Entry]:
    """The players of a group in the order in which they go down."""
    return sorted(group, key=lambda e: leaving(e, has_opponent(e)))


class Fit:
    """A group G and the rest of those who are free; all of them together can be paired.

    n(G) (ruling R23) is the smallest number of players of G who are paired outside it when everybody is
    paired. Nearly always it is 0, or 1 for an odd group: then the group and the rest are separate questions.
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
        """The two pairings as one; players without a mate stay without."""
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

    def leavers(self, order: Sequence[int]) -> list[int]:
        """n(G) players who leave the group: one by one, the first who can complete such a set.

        A player who cannot complete a set cannot complete a larger one, so one pass will do. When one can
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

    def _can_leave(self, pairing: Optimum, vertex: int) -> bool:
        """Whether some cheapest pairing gives them an opponent outside the group."""
        if self.rest >> pairing.mates[vertex] & 1:
            return True
        return any(pairing.can_fix(vertex, other) for other in bits(self.legal[vertex] & self.rest))

    def accepts(self, vertex: int) -> bool:
        """This player of the rest can join an odd group: n(G) falls by one (ruling R24).

        That is so exactly if they meet a player of the group in some pairing with n(G) players outside it.
        """
        if self._spare & self.legal[vertex] and self.outside.can_drop(vertex):
            return True
        if self.needs == 1:  # the group and the rest are separate then, and already settled
            return False
        return any(self._cheapest.can_fix(vertex, other) for other in bits(self.legal[vertex] & self.group))

    @cached_property
    def _spare(self) -> int:
        """The players of an odd group without whom it can be paired."""
        return self.inside.droppable()

    @cached_property
    def _cheapest(self) -> Optimum:
        return self._pairing(0)

    def _pairing(self, out: int) -> Optimum:
        """All who are free, with the fewest pairs that leave the group; those who are `out` must leave."""
        free = self.group | self.rest
        legal, costly = [0] * len(self.legal), [0] * len(self.legal)
        for vertex in bits(free):
            mine = self.group if self.group >> vertex & 1 else self.rest
            apart = self.group if out >> vertex & 1 else out & mine
            legal[vertex] = self.legal[vertex] & free & ~apart
            costly[vertex] = legal[vertex] & ~mine
        return fewest_costly(legal, costly, free)


def _within(mates: Sequence[int], vertices: int) -> list[int]:
    """A pairing cut down to those whose mate is in the same set."""
    kept = [-1] * len(mates)
    for vertex in bits(vertices):
        mate = mates[vertex]
        if mate >= 0 and vertices >> mate & 1:
            kept[vertex] = mate
    return kept


# --- Article 7: changing columns ------------------------------------------------------------------


@implements("dubov-1997 7.3", "dubov-1997 7.4")
def change_columns(whites: list[Entry], blacks: list[Entry]) -> list[Entry]:
    """Those who change from the longer column to the shorter one (ruling R26)."""
    count = abs(len(whites) - len(blacks)) // 2
    if len(whites) > len(blacks):
        listed = sorted(
            (e for e in whites if may_change(e, BLACK)), key=lambda e: (e.opposition, -e.rating, e.alphabet)
        )
    else:
        listed = sorted(
            (e for e in blacks if may_change(e, WHITE)),
            key=lambda e: (e.wants is not None, -e.opposition, e.rating, e.alphabet),
        )
    return listed[:count]


# --- Article 8: the order of those who have come down ---------------------------------------------


@implements("dubov-1997 8.1")
def in_turn(players: Iterable[Entry], lower_first: bool = False) -> list[Entry]:
    """Whites and Blacks in turn, a White first; when one list is used up the other goes on (ruling R20)."""
    chosen = list(players)
    whites = white_column((e for e in chosen if e.wants is WHITE), lower_first)
    blacks = black_column(e for e in chosen if e.wants is not WHITE)
    return [e for turn in zip_longest(whites, blacks) for e in turn if e is not None]
