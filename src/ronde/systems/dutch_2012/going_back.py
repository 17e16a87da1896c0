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
from heapq import heappop, heappush

from ronde.matching.bits import bits, mask_of
from ronde.matching.graphs import Many
from ronde.matching.trying import Edges, Trials
from ronde.rulebook import implements
from ronde.systems.dutch_2012.brackets import Bracket
from ronde.systems.dutch_2012.candidates import (
    Candidate,
    Known,
    Parts,
    Search,
    are_few,
    few,
    graph,
    many,
    terms,
)
from ronde.systems.dutch_2012.criteria import (
    LOWER_MOVED,
    LOWER_RESIDENT,
    MOVED,
    NO_ONE,
    NOBODY,
    RESIDENT,
    Kind,
    Pairable,
    colours_allow,
    kind_of,
)
from ronde.systems.dutch_2012.facts import Entry
from ronde.systems.dutch_2012.listed import Below, Prices, are_listed, listed
from ronde.values import NamedTuple

Lead = Callable[[Kind], int | None]


class Counts(NamedTuple):
    """The counts among the players below: their bits, for a pair, for a player without an opponent."""

    width: int
    pair: Callable[[Kind, Kind], int]
    rest: Callable[[Kind], int | None]


class Union:
    """A bracket together with everybody its floaters can meet below."""

    def __init__(
        self,
        above: Bracket,
        moved: Sequence[Entry],
        residents: Sequence[Entry],
        odd_round: bool,
        pairable: Pairable,
    ) -> None:
        """`moved` go down in any case; `residents` are already there."""
        self.above, self.odd_round, self.pairable = above, odd_round, pairable
        self.moved, self.residents = moved, residents
        self.players = [*above.players, *moved, *residents]
        self.count = len(above.players)
        self.low = min(e.score for e in self.players)
        self.count_width = len(self.players).bit_length() + 1
        self.score_width = sum(e.score - self.low for e in self.players).bit_length() + 1
        self.is_listed = are_listed(self.count) and are_few(len(self.players))
        self.near = pairable.among(self.players) if are_few(len(self.players)) else ()
        self.kinds = [] if self.is_listed else self._kinds()

    def _kinds(self) -> list[Kind]:
        """The players as the terms see them."""
        above, low = self.above, self.low
        return [
            *(kind_of(e, MOVED, low) for e in above.moved),
            *(kind_of(e, RESIDENT, low) for e in above.residents),
            *(kind_of(e, LOWER_MOVED, low) for e in self.moved),
            *(kind_of(e, LOWER_RESIDENT, low) for e in self.residents),
        ]

    def first(self, m1: int, p1: int, below: Below, count_up: bool = True) -> tuple[Candidate, int] | None:
        """The first of the best candidates of few players with this M1 and P1, and what counts below."""
        above, inside = self.above, (1 << self.count) - 1
        here = terms(above.players, self.odd_round, count_up=count_up)
        near = [row & inside for row in self.near[: self.count]]
        width = here.ledger.one_unpaired.bit_length()
        prices = Prices(above.kinds(), near, here.known, 1 << width + self.count_width + self.score_width)
        found = prices.first(listed(self.count, len(above.moved) if m1 else 0, m1, p1), below, width)
        return None if found is None else (found[0], found[1] >> width)

    def search(
        self,
        below: Counts,
        empty: int = 0,
        lead: Lead = lambda a: 1,
        count_up: bool = True,
        within: Callable[[Kind, Kind], bool] = lambda a, b: True,
        floating: int = 0,
        loose: bool = False,
    ) -> Search:
        """All candidates: first the least lead over the players who go down, then their scores, what counts
        below, and the rest of the vector. `lead` is None for players who have to be paired; a pair is one
        of the bracket if `within` says so, else both go down and meet there. So many are left without an
        opponent as there are `empty` places; with `loose` it may be fewer, as `below` counts them."""
        above, players = self.above.players, self.players
        here = terms(above, self.odd_round, count_up=count_up, below=below.width, union=players)
        ledger, known = here.ledger, here.known

        def down(a: Kind) -> int | None:
            first = lead(a) if a.role < LOWER_RESIDENT else 0
            if first is None:
                return None
            return ledger.cost(first, 0, 0, 0) + ((here.rest(a) or 0) if a.role < LOWER_RESIDENT else 0)

        paid = {kind: down(kind) for kind in (*self.kinds, NO_ONE)}

        def price(a: Kind, b: Kind) -> int | None:
            if a.role > b.role:
                a, b = b, a
            if a.role == NOBODY:
                return 0
            if b.role < LOWER_RESIDENT and within(a, b):
                return known.of(a, b) if colours_allow(a, b) else None
            lower = below.rest(a) if b.role == NOBODY else below.pair(a, b) if colours_allow(a, b) else None
            one, other = paid[a], paid[b]
            if lower is None or one is None or other is None:
                return None
            return one + other + ledger.cost(0, 0, lower, 0)

        if are_few(len(players)):
            unpaired = None if not empty else 0 if loose else ledger.one_unpaired
            costs = few(self.kinds, self.near, Known(price), unpaired)
            left = None if loose else empty
            return Search(costs, ledger, len(above), len(players), left, floating)
        kinds = [*self.kinds, *[NO_ONE] * empty]
        return Search(many(kinds, players, price), ledger, len(above), len(kinds), floating=floating)

    def same_floats(self, parts: Parts) -> bool:
        """Whether as many players go down as before, with the same scores (ruling R24)."""
        low = min(e.score for e in self.above.players)
        present = self.above.unpaired
        return parts.lead == len(present) and parts.score == sum(e.score - low for e in present)


class OtherSets(Below):
    """Sets of players with the scores of those who go down, for whom less counts below."""

    def __init__(self, union: Union, edges: Sequence[Edges], alone: Sequence[int], present: int) -> None:
        """`edges` and `alone` are the counts below, `present` is what counts at present."""
        self.onward = Trials(edges, 0, alone)
        self.outside = (1 << len(edges)) - (1 << union.count)
        self.scores = [e.score for e in union.above.players]
        self.score = sum([e.score for e in union.above.unpaired])
        self.present = present

    def of(self, leaving: int) -> int:
        """What counts below, less than nothing if it is as much as at present."""
        if sum([self.scores[v] for v in bits(leaving)]) != self.score:
            return -1
        found = self.onward.least(leaving | self.outside)
        return found if found < self.present else -1


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
    pairable: Pairable,
) -> Candidate | None:
    """Other floaters for a bracket above the lowest: more pairs, or lower scores going down (ruling R24).

    `moved` go down in any case, `group` are the residents below, `down` those who go on down at present.
    """
    union = Union(above, moved, group, odd_round, pairable)
    width = union.score_width
    present = sum(1 << width | e.score - union.low for e in down)
    if union.is_listed:
        edges = [[(0, row & -2 << v)] for v, row in enumerate(union.near)]
        alone = [1 << width | e.score - union.low for e in union.players]
        found = union.first(above.m1, above.p1, OtherSets(union, edges, alone, present))
        return None if found is None else found[0]

    def rest(a: Kind) -> int:
        return 1 << width | a.score

    below = Counts(union.count_width + width, lambda a, b: 0, rest)
    search = union.search(below, empty=len(down), loose=True)
    if not search.found or not union.same_floats(search.parts) or search.parts.below >= present:
        return None
    return search.first(len(above.moved), above.m1, above.p1)


class LowestChoice(NamedTuple):
    """The benefit of other floaters of the bracket above for the lowest bracket."""

    m1: int  # how many moved-down players can be paired as S1
    bye: int  # the lowest score for the bye that goes with it, if requested
    candidate: Callable[[], Candidate]


@implements("dutch-2012 C12")
def floaters_for_lowest(
    above: Bracket,
    moved: Sequence[Entry],
    group: Sequence[Entry],
    heterogeneous: bool,
    odd_round: bool,
    pairable: Pairable,
    ask_bye: bool = False,
) -> LowestChoice | None:
    """The largest M1 that some floaters of the same scores allow in the lowest bracket (ruling R26)."""
    union = Union(above, moved, group, odd_round, pairable)
    width = union.score_width if ask_bye else 0
    going = len(above.unpaired) + len(moved) if heterogeneous else 0
    if union.is_listed:
        edges = _lowest_edges(union, heterogeneous, ask_bye, width)
        sets = OtherSets(union, edges, (), 1 << union.count_width + width)
        found = union.first(above.m1, above.p1, sets)
        if found is None:
            return None
        candidate, total = found
        return LowestChoice(going - (total >> width), total % (1 << width) + union.low, lambda: candidate)

    def pair(a: Kind, b: Kind) -> int:
        return int(heterogeneous and is_moved(a) and is_moved(b)) << width

    def rest(a: Kind) -> int | None:
        if not a.may_rest:
            return None
        return int(heterogeneous and is_moved(a)) << width | (a.score if ask_bye else 0)

    below = Counts(union.count_width + width, pair, rest)
    search = union.search(below, empty=len(union.players) % 2)
    if not search.found or not union.same_floats(search.parts):
        return None
    lost, bye = divmod(search.parts.below, 1 << width)
    return LowestChoice(
        going - lost, bye + union.low, lambda: search.first(len(above.moved), above.m1, above.p1)
    )


def _lowest_edges(union: Union, heterogeneous: bool, ask_bye: bool, width: int) -> list[Edges]:
    """What pairs of few players count in the lowest bracket; the last vertex is the bye, if there is one."""
    players, odd = union.players, len(union.players) % 2
    border = len(players) - len(union.residents)
    apart = (1 << border) - 1 if heterogeneous else 0  # two of these leave a place of S1 empty
    edges: list[Edges] = []
    for v, (entry, row) in enumerate(zip(players, union.near, strict=True)):
        higher, one = row & -2 << v, (apart >> v & 1) << width
        mine = [(0, higher & ~apart if one else higher), (one, higher & apart if one else 0)]
        if odd and entry.may_rest:
            mine.append((one | (entry.score - union.low if ask_bye else 0), 1 << len(players)))
        edges.append(sorted(mine))
    return [*edges, ()] if odd else edges


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
    here, kinds = terms(players, odd_round), above.kinds()
    rows = graph([*kinds, *[NO_ONE] * left], players, here.price)
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
        costs = Many(rows.within(may_meet), count + left)
        search = Search(costs, here.ledger, count, count + left)
        if search.found:
            cost = search.cost
            candidate = search.first(moved, above.m1, above.p1)
            heappush(waiting, (cost, candidate.place(), floating, paired, candidate))

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
    above: Bracket, moved: Sequence[Entry], group: Sequence[Entry], odd_round: bool, pairable: Pairable
) -> Repaired | None:
    """The first candidate of the penultimate bracket, with fewer pairs if need be (ruling R27).

    Two of its players who go down and could meet may as well be paired before they go: so the first P1 that
    works is the largest one that any complete pairing of all these players has inside the bracket.
    """
    union = Union(above, moved, group, odd_round, pairable)
    count_up = above.m1 > 0 or not above.moved
    if union.is_listed:
        return _re_pair_listed(union, count_up)
    search = union.search(_CAN_REST, len(union.players) % 2, count_up=count_up)
    if not search.found:
        return None
    most = (union.count - search.parts.lead) // 2
    if not above.m1:
        return Repaired(most, 0, search.first(len(above.moved), 0, most)) if most else None
    for p1 in range(min(most, above.p1), 0, -1):
        first = min(above.m1, p1)
        for m1 in range(first, 0, -1):
            trial = _all_floaters(union, p1, m1) if m1 == first else _lowest_left(union, p1, m1)
            if trial is not None:
                return Repaired(p1, m1, trial.first(len(above.moved), m1, p1))
    return None


class CanBePaired(Below):
    """Sets of players who can all be paired below; if need be, with the lowest scores among those moved."""

    def __init__(self, union: Union) -> None:
        self.pairable = union.pairable
        self.places = union.pairable.places(union.players)
        self.outside = mask_of(self.places[union.count :])
        if len(union.players) % 2:
            self.outside |= 1 << len(union.pairable.players)
        self.scores = [e.score for e in union.above.moved]
        self.lowest = -1  # the sum of the scores among those moved, if that is given

    def of(self, leaving: int) -> int:
        """Nothing if they can."""
        vertices, score, moved = self.outside, 0, len(self.scores)
        for v in bits(leaving):
            vertices |= 1 << self.places[v]
            if v < moved:
                score += self.scores[v]
        return 0 if self.lowest in (-1, score) and self.pairable.can(vertices) else -1


def _re_pair_listed(union: Union, count_up: bool) -> Repaired | None:
    """The same for few players: P1 goes down, then M1; those left at a lower M1 have the lowest scores."""
    above, below = union.above, CanBePaired(union)
    for p1 in range(above.p1, 0, -1):
        first = min(above.m1, p1)
        for m1 in range(first, min(first, 1) - 1, -1):
            below.lowest = -1 if m1 == first else sum(below.scores[m1:])
            found = union.first(m1, p1, below, count_up)
            if found is not None:
                return Repaired(p1, m1, found[0])
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

    search = union.search(_CAN_REST, len(union.players) % 2, lead, True, within)
    wanted = (len(above.moved) - m1 << width) + (len(above.residents) - (2 * p1 - m1)) * (not only_moved)
    return search if search.found and search.parts.lead == wanted else None


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

    search = union.search(_CAN_REST, len(union.players) % 2, lead, True, within, floating)
    left = len(above.players) - 2 * p1
    at_border = sum(e.score - union.low == border for e in above.moved[m1:])
    return search if search.found and search.parts.lead == (left << width) + at_border else None
