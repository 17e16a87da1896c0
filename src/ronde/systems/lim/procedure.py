"""The Lim system (C.04.3.2, articles 8 to 15): from both ends towards the median group.

Groups above the median are paired from the top down, groups below it from the bottom up, the median
last. Pairing up is pairing down in a mirror: the *scrutiny order* is by rising numbers going down and by
falling numbers going up (ruling R13), so every rule is written once.

Here are the bye (8), the groups (9), the opponents of floaters (10.6-10.8) and the exchanges (11, 12.2); who
may meet whom and what colour is due is in `facts`, who floats in `floaters`, who has White in `colours`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, pairwise
from typing import Protocol

from ronde.facts.order import board_order
from ronde.matching.bits import bits
from ronde.matching.perfect import CheapestMatching, PerfectMatching, WeightedMatching, maximum_matching
from ronde.model import Colour, Pair, Tournament
from ronde.rulebook import implements
from ronde.systems.base import RoundPairing
from ronde.systems.impossible import no_pairing, require_pairing
from ronde.systems.lim.colours import colours
from ronde.systems.lim.criteria import measures
from ronde.systems.lim.facts import (
    MAXI_POINTS,
    OLDER,
    Edition,
    Field,
    Group,
    Made,
    Passed,
    Reason,
    Undone,
    compatible,
    places,
    read,
)
from ronde.systems.lim.floaters import order_of_floaters, select_floaters
from ronde.systems.lim.story import RoundStory


def pair(tournament: Tournament, edition: Edition = OLDER) -> RoundPairing:
    """The next round by the Lim system."""
    field = read(tournament, edition)
    ids = sorted(field.cards)
    graph = compatible(field, ids, field.last_round)
    rest, passed = None, Passed()
    if len(ids) % 2:
        rest, passed = bye(field, ids, graph)
        ids.remove(rest)
    else:
        require_pairing(ids, graph, 0)  # ruling R6: a legal pairing exists or the round cannot be paired
    groups, undone = all_groups(field, ids)
    made = [(group, made, colours(field, group, made)) for group in groups for made in group.made]
    pairs = [Pair(c.white, c.black) for _, _, c in made]
    if rest is not None:
        pairs.append(Pair(rest))
    story = RoundStory(field)
    story.round(groups, made, undone, rest, passed)
    return RoundPairing(
        tournament.next_round,
        tuple(board_order(pairs, field.score.__getitem__)),
        tuple(story.steps),
        tuple(measures(field, groups, undone, rest, passed)),
    )


# ---- 8. The bye ----------------------------------------------------------------------------------


@implements("lim 8.1", "lim 14.1", "lim 15.2")
@implements("lim-2026 1.1", "lim-2026 7.1")
def bye(field: Field, ids: Sequence[int], graph: Sequence[int]) -> tuple[int, Passed]:
    """The largest number of the lowest group that can have the bye, and who was passed over."""
    whole = PerfectMatching(graph)
    possible = whole.droppable() if whole.complete else 0
    eligible = 0
    passed = Passed()
    # Ruling R5: not who has had points without playing, nor whom the others need.
    for place in sorted(range(len(ids)), key=lambda n: (field.bye_rank[ids[n]], -ids[n])):
        id_ = ids[place]
        if id_ in field.had_bye:
            passed.add(Reason.GIVEN, id_)
        elif id_ in field.no_bye:
            passed.add(Reason.KEPT, id_)
        elif possible >> place & 1:
            return id_, passed
        else:
            passed.add(Reason.NEEDED, id_)
            eligible |= 1 << place
    raise no_pairing(ids, graph, eligible)


# ---- 9. Pairing a score group --------------------------------------------------------------------


@implements("lim 9.2", "lim 10.5", "lim 15.1", "lim 15.3")
@implements("lim-2026 2.2", "lim-2026 3.2.1", "lim-2026 3.5", "lim-2026 8")
def all_groups(field: Field, ids: Sequence[int]) -> tuple[list[Group], list[Undone]]:
    """All groups in the order of work, the median last, and the pairs undone for it."""
    levels: dict[int, list[int]] = {}
    for id_ in ids:
        levels.setdefault(field.score[id_], []).append(id_)
    middle = field.played * field.win  # twice the score of the median
    above = sorted((s for s in levels if 2 * s > middle), reverse=True)
    below = sorted(s for s in levels if 2 * s < middle)
    median = next((levels[s] for s in levels if 2 * s == middle), [])
    # Ruling R17: with nobody in the median, those who go down look at the group behind it.
    beyond = median or (levels[below[-1]] if below else [])
    upper = one_side(field, [(s, levels[s]) for s in above], (middle // 2, beyond), False, 0)
    down = upper[-1].leaving if upper else []
    goal = (middle // 2, median + down)
    lower = one_side(field, [(s, levels[s]) for s in below], goal, True, len(upper))
    up = lower[-1].leaving if lower else []
    last, undone = median_group(field, middle // 2, median, (upper, lower), (down, up))
    return [*upper, *lower, *([last] if last.members else [])], undone


def one_side(
    field: Field, levels: Sequence[tuple[int, list[int]]], goal: tuple[int, list[int]], up: bool, number: int
) -> list[Group]:
    """The groups on one side of the median; each hands its floaters on to the next (ruling R23)."""
    groups: list[Group] = []
    incoming: list[int] = []
    for (points, residents), (target, adjacent) in pairwise([*levels, goal]):
        group = score_group(field, residents, order_of_floaters(field, incoming, up), up)
        group.bracket, group.points, group.target = number + len(groups), points, target
        select_floaters(field, group, adjacent)
        pair_group(field, group)
        groups.append(group)
        incoming = group.leaving
    return groups


def score_group(field: Field, residents: Iterable[int], incoming: list[int], up: bool = False) -> Group:
    """A group before work: residents and incoming floaters in scrutiny order."""
    own = frozenset(residents)
    members = sorted([*own, *incoming], reverse=up)
    return Group(own, incoming, up, members, compatible(field, members))


@implements("lim 9.6", "lim-2026 2.6", "lim-2026 2.6.1", "lim-2026 2.6.2")
def median_group(
    field: Field,
    points: int,
    residents: Sequence[int],
    sides: tuple[list[Group], list[Group]],
    floaters: tuple[list[int], list[int]],
) -> tuple[Group, list[Undone]]:
    """The median group, extended by undone pairs until it can be paired completely."""
    above, below = list(floaters[0]), list(floaters[1])
    undone: list[Undone] = []
    blocked = Blockade(field, [*residents, *above, *below])
    while blocked.is_blocked():
        # Ruling R32: the side that sent fewer floaters; if they are equal, the upper one.
        side = 1 if len(above) > len(below) else 0
        if not any(group.made for group in sides[side]):
            side = 1 - side
        # Ruling R33: the pair made last on that side.
        group = next(group for group in reversed(sides[side]) if group.made)
        made = group.made.pop()
        group.undone.append(made)
        undone.append(Undone(group, made, len(above), len(below)))
        (above, below)[side].extend((made.first, made.second))
        blocked.add(made.first, made.second)
    order = order_of_floaters(field, above, False) + order_of_floaters(field, below, True)
    group = score_group(field, residents, order)
    group.bracket, group.points, group.median = len(sides[0]) + len(sides[1]), points, True
    group.relaxed = blocked.relaxed
    if group.relaxed:
        group.graph = compatible(field, group.members, True)
    group.matching = PerfectMatching(group.graph)
    pair_group(field, group)
    return group, undone


class Blockade:
    """Whether the players of the median can all be paired, while more and more join them."""

    def __init__(self, field: Field, members: Iterable[int]) -> None:
        ids = sorted(field.cards)
        self.place = {id_: n for n, id_ in enumerate(ids)}
        self.alive = places(ids, members)
        # Ruling R8: the exception of the last round only where the ordinary rule is not enough.
        self.graphs = [compatible(field, ids, relaxed) for relaxed in (False, True)[: 1 + field.last_round]]
        self.mates = [[-1] * len(ids) for _ in self.graphs]
        self.relaxed = False

    def add(self, *ids: int) -> None:
        """These players join."""
        for id_ in ids:
            self.alive |= 1 << self.place[id_]

    def is_blocked(self) -> bool:
        """They cannot all be paired; otherwise `relaxed` says whether only as in the last round."""
        for relaxed, graph in enumerate(self.graphs):
            self.mates[relaxed] = maximum_matching(graph, self.alive, self.mates[relaxed])
            if all(self.mates[relaxed][place] >= 0 for place in bits(self.alive)):
                self.relaxed = bool(relaxed)
                return False
        return True


# ---- 10. Floaters find their opponents --------------------------------------------------------------


@implements("lim 10.6", "lim 10.6.3", "lim 10.7", "lim 9.4", "lim-2026 3.6", "lim-2026 3.7")
def pair_group(field: Field, group: Group) -> None:
    """Pair those who stay: the floaters first, one after the other, then all the rest."""
    matching = group.matching
    assert matching is not None
    place = {id_: n for n, id_ in enumerate(group.members)}
    for floater in group.incoming:
        if matching.alive >> place[floater] & 1:
            made = pair_floater(field, group, matching, place[floater])
            matching.fix(place[made.first], place[made.second])
            group.made.append(made)
    group.made += pair_rest(field, group, [group.members[n] for n in bits(matching.alive)])


@implements("lim 10.8", "lim-2026 3.8")
def pair_floater(field: Field, group: Group, matching: PerfectMatching, floater: int) -> Made:
    """The first available resident who is not due the same colour; if all are, the first one.

    Available is who may be met and leaves all the others pairable (ruling R26); another floater only if
    no resident is available (ruling R24).
    """
    me = group.members[floater]
    inside = [n for n in bits(matching.alive) if n != floater]
    own = [n for n in inside if group.members[n] in group.residents]
    rest = [n for n in inside if group.members[n] not in group.residents]
    for pool in (own, rest):
        first = next((n for n in pool if matching.can_fix(floater, n)), None)
        if first is not None:
            break
    assert first is not None
    chosen = first
    if field.clash(me, group.members[first]):
        for n in pool[pool.index(first) :]:
            him = group.members[n]
            too_far = field.maxi and field.apart(him, group.members[first])
            if not field.clash(me, him) and not too_far and matching.can_fix(floater, n):
                chosen = n
                break
    return floater_made(field, group, me, pool, first, chosen, matching.alive.bit_count())


def floater_made(
    field: Field, group: Group, me: int, pool: Sequence[int], first: int, chosen: int, left: int
) -> Made:
    """The pair of a floater, and why nobody earlier was taken."""
    my_place = group.members.index(me)
    place, nearest = pool.index(chosen), group.members[first]
    passed = Passed()
    for n in pool[:place]:
        him = group.members[n]
        if not group.graph[n] >> my_place & 1:
            passed.add(field.not_again(me, him), him)
        elif n >= first and field.clash(me, him):
            passed.add(Reason.CLASH, him)
        elif n >= first and field.maxi and field.apart(him, nearest):
            passed.add(Reason.APART, him)
        else:
            passed.add(Reason.BLOCKED, him)
    instead_of = pool.index(first) if field.maxi else 0
    return Made(me, group.members[chosen], passed, left, True, place, instead_of)


# ---- 11. Exchanges -------------------------------------------------------------------------------


class Pairable(Protocol):
    """Players of whom some complete pairing is still possible."""

    def can_fix(self, a: int, b: int) -> bool:
        """The pair is part of one of these pairings."""

    def fix(self, a: int, b: int) -> None:
        """Make the pair."""


@implements("lim 11.1", "lim 11.1.a", "lim 11.1.b", "lim 11.2", "lim 11.3", "lim 9.4", "lim 9.5")
@implements("lim-2026 2.4", "lim-2026 4.1", "lim-2026 4.2", "lim-2026 4.3")
def first_in_order(count: int, possible: Pairable) -> list[tuple[int, int, list[int]]]:
    """The first pairing in the order of exchanges: (place, place, places tried in vain).

    The first of 2N players tries no. N+1, N+2 … 2N, then N, N-1 … 2; the others, closed up, are
    treated in the same way (ruling R27).
    """
    left = list(range(count))
    made = []
    while left:
        first, half = left[0], len(left) // 2
        tried: list[int] = []
        for place in chain(range(half, len(left)), range(half - 1, 0, -1)):
            if possible.can_fix(first, left[place]):
                break
            tried.append(left[place])
        second = left[place]
        possible.fix(first, second)
        made.append((first, second, tried))
        del left[place], left[0]
    return made


@implements("lim 9.4", "lim 9.5", "lim 12.2", "lim-2026 2.5", "lim-2026 5.2")
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
            him = players[place]
            if not graph[first] >> place & 1:
                passed.add(field.not_again(me, him), him)
            else:
                why = exchanges.why_not(first, place) if exchanges else None
                passed.add(why or worse_colours(field, group, me, him), him)
        if exchanges:
            exchanges.fix(first, second)
        made.append(Made(me, players[second], passed, len(players) - 2 * n, exchange=len(tried)))
    return made


class Exchanges:
    """What a maxi-tournament leaves possible, with and without its limit of 100 points."""

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


def worse_colours(field: Field, group: Group, me: int, him: int) -> Reason:
    """Why the second scrutiny did not take an opponent who may be met."""
    if group.relaxed:
        return Reason.BARRED if field.breaks(me, him) else Reason.WORSE
    return Reason.CLASH if field.clash(me, him) else Reason.BLOCKED


@implements("lim 12.7", "lim-2026 5.7")
def near_first_scrutiny(
    field: Field, group: Group, players: Sequence[int], graph: Sequence[int]
) -> list[int]:
    """The pairs of the first scrutiny, and those whose players stay near their opponents in it.

    Ruling R31: each new opponent is within 100 points of the one he replaces.
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
    return sum(1 << n for n, other in enumerate(ratings) if abs(other - rating) <= MAXI_POINTS)


# ---- 12. Colours ---------------------------------------------------------------------------------


def fewest_faults(field: Field, players: Sequence[int], graph: Sequence[int], relaxed: bool) -> Pairable:
    """Those complete pairings that break 12.1 least often, and of these have the fewest clashes."""
    clash = clashes(field, players)
    if not relaxed:
        return CheapestMatching(graph, clash)
    ordinary = compatible(field, players)
    much = len(players) + 1  # one pair that breaks 12.1 weighs more than any number of clashes
    weight = {}
    for n, row in enumerate(graph):
        for other in bits(row >> n << n):
            weight[n, other] = (0 if ordinary[n] >> other & 1 else much) + (clash[n] >> other & 1)
    return WeightedMatching(len(players), weight)


def clashes(field: Field, players: Sequence[int]) -> list[int]:
    """For every player the places of those who are due the same colour (ruling R11)."""
    same: dict[Colour | None, int] = {None: 0}
    for colour in Colour:
        same[colour] = places(players, (id_ for id_ in players if field.due[id_] is colour))
    return [same[field.due[id_]] for id_ in players]
