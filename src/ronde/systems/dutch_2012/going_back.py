"""C.04.3.1, C12 and C13: other floaters of the bracket above, found together with their opponents below.

The bracket above and the players below make one graph. A player of the bracket above either meets one of
their bracket or goes down and meets one below (or nobody). Every set of floaters is thus looked at in one
question: how well can the players below be paired, and which candidate of the bracket above allows it first?

Why that is right: a bracket above the lowest makes as many pairs as it can (C14), so no two of the players
who go down could meet each other. Hence the floaters meet only players below, as many pairs as possible are
made there whatever M1 is (C14.b2), and floaters of the same number and the least sum of scores have the same
scores (the sets that can be left over are the bases of a matroid).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from heapq import heappop, heappush

from ronde.rulebook import implements
from ronde.search.candidates import Candidate, Search
from ronde.systems.dutch_2012.brackets import Bracket
from ronde.systems.dutch_2012.costs import Part, Terms, graph, terms
from ronde.systems.dutch_2012.criteria import (
    LOWER_MOVED,
    LOWER_RESIDENT,
    MOVED,
    NO_ONE,
    NOBODY,
    RESIDENT,
    Kind,
    colours_allow,
    kind_of,
    neighbours,
)
from ronde.systems.dutch_2012.facts import Entry
from ronde.values import NamedTuple

Lead = Callable[[Kind], int | None]


class Counts(NamedTuple):
    """The counts among the players below: their bits, for a pair, for a player without an opponent."""

    width: int
    pair: Callable[[Kind, Kind], int]
    rest: Callable[[Kind], int | None]


class Found(NamedTuple):
    """The best candidates of a bracket for the players below, and the terms of their vector."""

    search: Search
    terms: Terms

    def part(self, part: Part) -> int:
        """A part of the least vector."""
        return self.terms.scale.number(part, self.search.cost)


class Union:
    """A bracket together with everybody its floaters can meet below."""

    def __init__(
        self,
        above: Bracket,
        moved: Sequence[Entry],
        residents: Sequence[Entry],
        odd_round: bool,
    ) -> None:
        """`moved` go down in any case; `residents` are already there."""
        self.above, self.odd_round = above, odd_round
        self.moved, self.residents = moved, residents
        self.players = [*above.players, *moved, *residents]
        self.count = len(above.players)
        self.low = min(e.score for e in self.players)
        self.count_width = len(self.players).bit_length() + 1
        self.score_width = sum(e.score - self.low for e in self.players).bit_length() + 1
        self.kinds = self._kinds()

    def _kinds(self) -> list[Kind]:
        """The players as the terms see them."""
        above, low = self.above, self.low
        return [
            *(kind_of(e, MOVED, low) for e in above.moved),
            *(kind_of(e, RESIDENT, low) for e in above.residents),
            *(kind_of(e, LOWER_MOVED, low) for e in self.moved),
            *(kind_of(e, LOWER_RESIDENT, low) for e in self.residents),
        ]

    def search(
        self,
        below: Counts,
        empty: int = 0,
        lead: Lead = lambda a: 1,
        count_up: bool = True,
        within: Callable[[Kind, Kind], bool] = lambda a, b: True,
        floating: int = 0,
    ) -> Found:
        """All candidates: first the least lead over the players who go down, then their scores, what counts
        below, and the rest of the vector. `lead` is None for players who have to be paired; a pair is one
        of the bracket if `within` says so, else both go down and meet there. At most so many are left
        without an opponent as there are `empty` places."""
        here = terms(
            self.above.players, self.odd_round, count_up=count_up, below=below.width, union=self.players
        )

        def down(a: Kind) -> int | None:
            if a.role >= LOWER_RESIDENT:
                return 0
            first = lead(a)
            return None if first is None else first * here.lead + (here.rest(a) or 0)

        paid = {kind: down(kind) for kind in (*self.kinds, NO_ONE)}

        def price(a: Kind, b: Kind) -> int | None:
            if a.role == NOBODY:
                return 0
            if b.role < LOWER_RESIDENT and within(a, b):
                return here.price(a, b)
            lower = below.rest(a) if b.role == NOBODY else below.pair(a, b) if colours_allow(a, b) else None
            one, other = paid[a], paid[b]
            if lower is None or one is None or other is None:
                return None
            return one + other + lower * here.below

        rows = graph(self.kinds, neighbours(self.players), price, empty)
        return Found(Search(rows, self.count, floating), here)

    def same_floats(self, found: Found) -> bool:
        """Whether as many players go down as before, with the same scores (ruling R24)."""
        low = min(e.score for e in self.above.players)
        scores = [e.score - low for e in self.above.unpaired]
        return found.part(Part.LEAD) == len(scores) and found.part(Part.SCORE) == sum(scores)


def is_moved(kind: Kind) -> bool:
    """Whether a player is moved-down below: everybody who is not a resident there."""
    return kind.role != LOWER_RESIDENT


@implements("dutch-2012 C12")
def other_floaters(
    above: Bracket,
    moved: Sequence[Entry],
    group: Sequence[Entry],
    down: Sequence[Entry],
    odd_round: bool,
) -> Candidate | None:
    """Other floaters for a bracket above the lowest: more pairs, or lower scores going down (ruling R24).

    `moved` go down in any case, `group` are the residents below, `down` those who go on down at present.
    """
    union = Union(above, moved, group, odd_round)
    width = union.score_width
    present = sum(1 << width | e.score - union.low for e in down)

    def rest(a: Kind) -> int:
        return 1 << width | a.score

    found = union.search(Counts(union.count_width + width, lambda a, b: 0, rest), empty=len(down))
    if not found.search.complete or not union.same_floats(found) or found.part(Part.BELOW) >= present:
        return None
    return found.search.first(len(above.moved) if above.m1 else 0, above.p1)


class LowestChoice(NamedTuple):
    """The benefit of other floaters of the bracket above for the lowest bracket."""

    m1: int  # how many moved-down players can be paired as S1
    bye: int  # the lowest score for the bye that goes with it, if requested
    candidate: Callable[[], Candidate]


def floaters_for_lowest(
    above: Bracket,
    moved: Sequence[Entry],
    group: Sequence[Entry],
    heterogeneous: bool,
    odd_round: bool,
    ask_bye: bool = False,
) -> LowestChoice | None:
    """The largest M1 that some floaters of the same scores allow in the lowest bracket (ruling R26)."""
    union = Union(above, moved, group, odd_round)
    width = union.score_width if ask_bye else 0
    going = len(above.unpaired) + len(moved) if heterogeneous else 0

    def pair(a: Kind, b: Kind) -> int:
        return int(heterogeneous and is_moved(a) and is_moved(b)) << width

    def rest(a: Kind) -> int | None:
        if not a.may_rest:
            return None
        return int(heterogeneous and is_moved(a)) << width | (a.score if ask_bye else 0)

    below = Counts(union.count_width + width, pair, rest)
    found = union.search(below, empty=len(union.players) % 2)
    if not found.search.complete or not union.same_floats(found):
        return None
    lost, bye = divmod(found.part(Part.BELOW), 1 << width)
    first = partial(found.search.first, len(above.moved) if above.m1 else 0, above.p1)
    return LowestChoice(going - lost, bye + union.low, first)


class FloaterSet(NamedTuple):
    """Players who could go down, and the first candidate that leaves them."""

    unpaired: tuple[Entry, ...]
    candidate: Candidate


def sets_of_floaters(above: Bracket, odd_round: bool) -> Iterator[FloaterSet]:
    """All sets of floaters of the same number and scores, in the order of ruling R13.

    The first candidate is found for all sets together; the others are then divided by the first player of
    the set just found who is not in them.
    """
    players, moved, left = above.players, len(above.moved), len(above.unpaired)
    count = len(players)
    rows = above.graph(odd_round, neighbours(players), left)
    inside = (1 << count) - 1
    scores = sorted(e.score for e in above.unpaired)
    waiting: list[tuple[int, tuple[tuple[int, ...], ...], int, int, Candidate]] = []

    def look(floating: int, paired: int) -> None:
        """The first candidate in which some go down and others do not."""
        may_meet = [~paired] * (count + left)
        for v in range(count):
            if floating >> v & 1:
                may_meet[v] = ~inside
            else:
                may_meet[v] = inside & ~floating if paired >> v & 1 else ~floating
        search = Search(rows.within(may_meet), count)
        if search.complete:
            candidate = search.first(moved if above.m1 else 0, above.p1)
            heappush(waiting, (search.cost, candidate.place(), floating, paired, candidate))

    look(0, 0)
    while waiting:
        _, _, floating, paired, candidate = heappop(waiting)
        used = {v for pair in candidate.everything() for v in pair}
        chosen = [v for v in range(count) if v not in used]
        unpaired = tuple(players[v] for v in chosen)
        if sorted(e.score for e in unpaired) == scores:
            yield FloaterSet(unpaired, candidate)
        for v in chosen:
            if not floating >> v & 1:
                look(floating, paired | 1 << v)
                floating |= 1 << v


# ---- C13: the penultimate bracket -----------------------------------------------------------------------


class Repaired(NamedTuple):
    """Another pairing of the penultimate bracket that lets the lowest one be paired."""

    p1: int
    m1: int
    candidate: Candidate


@implements("dutch-2012 C13", "dutch-2012 C14.a", "dutch-2012 C14.b1")
def re_pair(
    above: Bracket, moved: Sequence[Entry], group: Sequence[Entry], odd_round: bool
) -> Repaired | None:
    """The first candidate of the penultimate bracket, with fewer pairs if need be (ruling R27).

    Two of its players who go down and could meet may as well be paired before they go: so the first P1 that
    works is the largest one that any complete pairing of all these players has inside the bracket.
    """
    union = Union(above, moved, group, odd_round)
    count_up = above.m1 > 0 or not above.moved
    found = union.search(_CAN_REST, len(union.players) % 2, count_up=count_up)
    if not found.search.complete:
        return None
    most = (union.count - found.part(Part.LEAD)) // 2
    if not above.m1:
        return Repaired(most, 0, found.search.first(0, most)) if most else None
    for p1 in range(min(most, above.p1), 0, -1):
        first = min(above.m1, p1)
        for m1 in range(first, 0, -1):
            trial = _all_floaters(union, p1, m1) if m1 == first else _lowest_left(union, p1, m1)
            if trial is not None:
                return Repaired(p1, m1, trial.first(len(above.moved), p1))
    return None


_CAN_REST = Counts(0, lambda a, b: 0, lambda a: 0 if a.may_rest else None)


def _all_floaters(union: Union, p1: int, m1: int) -> Search | None:
    """M1 pairs with moved-down players, P1 in all; if M1 is the smaller of the two, first come these."""
    above = union.above
    width = union.count_width
    only_moved = m1 < above.m1  # then P1 = M1: there is no remainder to pair

    def lead(a: Kind) -> int:
        return 1 << width if a.role == MOVED else int(not only_moved)

    def within(a: Kind, b: Kind) -> bool:
        return not only_moved or a.role != b.role

    found = union.search(_CAN_REST, len(union.players) % 2, lead, True, within)
    wanted = (len(above.moved) - m1 << width) + (len(above.residents) - (2 * p1 - m1)) * (not only_moved)
    return found.search if found.search.complete and found.part(Part.LEAD) == wanted else None


def _lowest_left(union: Union, p1: int, m1: int) -> Search | None:
    """M1 moved-down players are paired, and those left have the lowest scores among them (ruling R27)."""
    above = union.above
    width = union.count_width
    border = above.moved[m1 - 1].score - union.low
    floating = sum(1 << v for v, e in enumerate(above.moved) if e.score - union.low < border)

    def lead(a: Kind) -> int | None:
        if a.role != MOVED or a.score < border:
            return 1 << width
        return None if a.score > border else (1 << width) + 1

    def within(a: Kind, b: Kind) -> bool:
        return all(kind.role != MOVED or kind.score >= border for kind in (a, b))

    found = union.search(_CAN_REST, len(union.players) % 2, lead, True, within, floating)
    left = len(above.players) - 2 * p1
    at_border = sum(e.score - union.low == border for e in above.moved[m1:])
    wanted = (left << width) + at_border
    return found.search if found.search.complete and found.part(Part.LEAD) == wanted else None
