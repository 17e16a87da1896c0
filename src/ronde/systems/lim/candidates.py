"""The exchanges of the Lim system (9.4, 9.5, 11) and their colour rules (12.2, 12.7)."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.perfect import PerfectMatching
from ronde.matching.rows import bits, mask_of
from ronde.matching.weighted import fewest_costly, weighted_matching
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.common import Pairable, halves
from ronde.systems.lim.facts import MAXI_POINTS, Field, Group, Made, Passed, Reason, compatible, places


@implements("lim 9.4", "lim 9.5")
def pair_rest(field: Field, group: Group, players: Sequence[int]) -> list[Made]:
    """The pairing with the fewest clashes of colours, and of these the first in order (ruling R29)."""
    graph = compatible(field, players, group.relaxed)
    admitted = near_first_scrutiny(field, group, players, graph) if field.maxi else graph
    found = first_in_order(len(players), fewest_faults(field, players, admitted, group.relaxed))
    exchanges = Exchanges(graph, admitted) if field.maxi else None
    made = []
    for n, (first, second, tried) in enumerate(found):
        me = players[first]
        passed = Passed()
        for place in tried:
            other = players[place]
            if not graph[first] >> place & 1:
                passed.add(field.not_again(me, other), other)
            else:
                why = exchanges.why_not(first, place) if exchanges else None
                passed.add(why or worse_colours(field, group, me, other), other)
        if exchanges:
            exchanges.fix(first, second)
        made.append(Made(me, players[second], passed, len(players) - 2 * n, exchange=len(tried)))
    return made


@implements("lim 11.1", "lim 11.1.a", "lim 11.1.b", "lim 11.2", "lim 11.3")
def first_in_order(count: int, possible: Pairable) -> list[tuple[int, int, list[int]]]:
    """The first pairing in the order of exchanges: (place, place, places tried in vain).

    The first of 2N players tries no. N+1, N+2 … 2N, then N, N-1 … 2; the others, closed up, are
    treated in the same way (ruling R27).
    """
    left = list(range(count))
    made = []
    while left:
        first = left[0]
        near = possible.candidates(first)
        tried: list[int] = []
        for place in halves(len(left)):
            if near >> left[place] & 1 and possible.take(first, left[place]):
                break
            tried.append(left[place])
        made.append((first, left[place], tried))
        del left[place], left[0]
    return made


@implements("lim 12.2")
def fewest_faults(field: Field, players: Sequence[int], graph: Sequence[int], relaxed: bool) -> Pairable:
    """Those complete pairings that break 12.1 least often, and of these have the fewest clashes."""
    clash = clashes(field, players)
    if not relaxed:
        return fewest_costly(graph, clash)
    ordinary = compatible(field, players)
    much = len(players) + 1  # one pair that breaks 12.1 weighs more than any number of clashes
    weight = {}
    for n, row in enumerate(graph):
        for other in bits(row >> n << n):
            weight[n, other] = (0 if ordinary[n] >> other & 1 else much) + (clash[n] >> other & 1)
    return weighted_matching(len(players), weight)


def clashes(field: Field, players: Sequence[int]) -> list[int]:
    """For every player, the places of those due the same colour (ruling R11)."""
    same: dict[Colour | None, int] = {None: 0}
    for colour in Colour:
        same[colour] = places(players, (id_ for id_ in players if field.due[id_] is colour))
    return [same[field.due[id_]] for id_ in players]


def worse_colours(field: Field, group: Group, me: int, other: int) -> Reason:
    """Why the second scrutiny passed over a legal opponent."""
    if group.relaxed:
        return Reason.BARRED if field.breaks(me, other) else Reason.WORSE
    return Reason.CLASH if field.clash(me, other) else Reason.BLOCKED


@implements("lim 12.7")
def near_first_scrutiny(
    field: Field, group: Group, players: Sequence[int], graph: Sequence[int]
) -> list[int]:
    """The pairs of the first scrutiny, and those whose players stay near their opponents in it.

    Ruling R31: each new opponent is within 100 points of the one replaced.
    """
    partner: dict[int, int] = {}
    for first, second, tried in first_in_order(len(players), PerfectMatching(graph)):
        partner[first], partner[second] = second, first
        group.first_scrutiny.append(len(tried))
    rating = [field.cards[id_].rating for id_ in players]
    near = [close_to(rating, rating[partner[n]]) for n in range(len(players))]
    back = [0] * len(players)  # the transposed relation
    for n, row in enumerate(near):
        for place in bits(row):
            back[place] |= 1 << n
    return [row & (near[n] & back[n] | 1 << partner[n]) for n, row in enumerate(graph)]


def close_to(ratings: Sequence[int], rating: int) -> int:
    """The places of the ratings at most 100 points away."""
    return mask_of(n for n, other in enumerate(ratings) if abs(other - rating) <= MAXI_POINTS)


class Exchanges:
    """The possible pairs of a maxi-tournament, with and without its limit of 100 points."""

    def __init__(self, graph: Sequence[int], admitted: Sequence[int]) -> None:
        self.any, self.near = PerfectMatching(graph), PerfectMatching(admitted)

    def why_not(self, first: int, place: int) -> Reason | None:
        """Why a pair is not possible; None if it is."""
        if not self.any.can_fix(first, place):
            return Reason.BLOCKED
        return None if self.near.can_fix(first, place) else Reason.APART

    def fix(self, first: int, second: int) -> None:
        """Make the pair."""
        self.any.fix(first, second)
        self.near.fix(first, second)
