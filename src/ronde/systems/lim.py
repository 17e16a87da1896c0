"""The Lim system (C.04.3.2, articles 8 to 15): from both ends towards the median group.

Groups above the median are paired from the top down, groups below it from the bottom up, the median
last. Pairing up is pairing down in a mirror: the *scrutiny order* is by rising numbers going down and by
falling numbers going up (ruling R13), so every rule is written once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, pairwise
from typing import Protocol

from ronde.colours import colour_difference, latest_difference, may_have
from ronde.history import cards
from ronde.matching import CheapestMatching, PerfectMatching, WeightedMatching, bits, maximum_matching
from ronde.model import Colour, Pair, Tournament
from ronde.order import board_order
from ronde.rulebook import implements
from ronde.systems.base import RoundPairing, System
from ronde.systems.impossible import no_pairing
from ronde.systems.lim_field import (
    MAXI_POINTS,
    Colours,
    Field,
    Floated,
    Group,
    Made,
    Passed,
    Reason,
    Undone,
    places,
)
from ronde.systems.lim_steps import measures, steps


def pair(tournament: Tournament) -> RoundPairing:
    """The next round by the Lim system."""
    field = read(tournament)
    ids = sorted(field.cards)
    graph = compatible(field, ids, field.last_round)
    rest, passed = None, Passed()
    if len(ids) % 2:
        rest, passed = bye(field, ids, graph)
        ids.remove(rest)
    # Ruling R6: without the bye, a legal pairing exists or the round cannot be paired.
    elif -1 in maximum_matching(graph):
        raise no_pairing(ids, graph, 0)
    groups, undone = all_groups(field, ids)
    made = [(group, made, colours(field, group, made)) for group in groups for made in group.made]
    pairs = [Pair(c.white, c.black) for _, _, c in made]
    if rest is not None:
        pairs.append(Pair(rest))
    return RoundPairing(
        tournament.next_round,
        tuple(board_order(pairs, field.score.__getitem__)),
        tuple(steps(field, groups, made, undone, rest, passed)),
        tuple(measures(field, groups, undone, rest, passed)),
    )


def read(tournament: Tournament) -> Field:
    """What the articles ask of the players to pair."""
    settings = tournament.settings
    everyone = cards(tournament, everyone=True)
    present = {p.id: everyone[p.id] for p in tournament.available()}
    return Field(
        cards=present,
        everyone=everyone,
        played=tournament.played_rounds,
        win=settings.scoring.win,
        # Ruling R4: a round beyond the number announced is a last round, too.
        last_round=settings.rounds is not None and tournament.next_round >= settings.rounds,
        maxi=settings.option("maxi") == "yes",
        lot=settings.initial_colour or Colour.WHITE,
        no_bye=settings.no_bye,
        score={id_: card.pairing_score for id_, card in present.items()},
        may={id_: limits(card.colours) for id_, card in present.items()},
        due={id_: due_colour(card.colours) for id_, card in present.items()},
    )


# ---- 8. The bye ----------------------------------------------------------------------------------


@implements("lim 8.1", "lim 14.1", "lim 15.2")
def bye(field: Field, ids: Sequence[int], graph: Sequence[int]) -> tuple[int, Passed]:
    """The largest number of the lowest group that can have the bye, and who was passed over."""
    whole = PerfectMatching(graph)
    possible = whole.droppable() if whole.complete else 0
    eligible = 0
    passed = Passed()
    # Ruling R5: the next one if he has had points without playing, or if the others need him.
    for place in sorted(range(len(ids)), key=lambda n: (field.score[ids[n]], -ids[n])):
        id_ = ids[place]
        if field.cards[id_].given_points:
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


@implements("lim 9.1", "lim 13")
def compatible(field: Field, members: Sequence[int], relaxed: bool = False) -> list[int]:
    """For every member the places of those he may meet.

    They have not met, and one of the two allocations of colours is inside 12.1 a and b. In the last
    round (`relaxed`) equal scores come before colours (ruling R7).
    """
    white = places(members, (id_ for id_ in members if field.may[id_][0]))
    black = places(members, (id_ for id_ in members if field.may[id_][1]))
    place = {id_: n for n, id_ in enumerate(members)}
    equal: dict[int, int] = {}
    if relaxed:
        for n, id_ in enumerate(members):
            equal[field.score[id_]] = equal.get(field.score[id_], 0) | 1 << n
    graph = []
    for n, id_ in enumerate(members):
        may_white, may_black = field.may[id_]
        mask = (black if may_white else 0) | (white if may_black else 0) | equal.get(field.score[id_], 0)
        barred = 1 << n
        for other in field.cards[id_].met:
            if other in place:
                barred |= 1 << place[other]
        graph.append(mask & ~barred)
    return graph


@implements("lim 9.2", "lim 10.5", "lim 15.1", "lim 15.3")
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


@implements("lim 9.6")
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


# ---- 10. Floaters --------------------------------------------------------------------------------


@implements("lim 9.3", "lim 10.1", "lim 11.4", "lim 11.4.a", "lim 11.4.b", "lim 12.3")
def select_floaters(field: Field, group: Group, adjacent: Sequence[int]) -> None:
    """Let go everybody without an opponent, then as few as the largest number of pairs demands."""
    mates = largest_pairing(field, group)
    lonely = [n for n, row in enumerate(group.graph) if not row]
    for n in lonely:  # ruling R14
        why = why_lonely(field, group.members[n], group.members)
        group.floated.append(Floated(group.members[n], why, len(group.members) - 1 - n, Passed()))
    staying = (1 << len(mates)) - 1 & ~sum(1 << n for n in lonely)
    extra = [n for n in bits(staying) if mates[n] < 0]
    matching = with_exits(group.graph, staying, mates, extra)
    next_door = NextDoor(field, adjacent, group.up)
    for n in range(len(extra)):  # ruling R15: one at a time
        leave = len(group.members) + n
        choice = Choice(field, group, next_door, matching, matching.partners(leave))
        # Ruling R16: only the first of an odd group is the one who makes it even.
        odd = n == 0 and staying.bit_count() % 2
        chosen = choice.make_even(choice.present) if odd else choice.further()
        matching.fix(leave, group.members.index(chosen.id))
        group.floated.append(chosen)
    group.matching = matching


@implements("lim 13")
def largest_pairing(field: Field, group: Group) -> list[int]:
    """As many pairs as the group allows; the last round's exception only if it gives more (ruling R8)."""
    mates = maximum_matching(group.graph)
    if not field.last_round or mates.count(-1) < 2:
        return mates
    graph = compatible(field, group.members, True)
    more = maximum_matching(graph, start=mates)
    if more.count(-1) == mates.count(-1):
        return mates
    group.graph, group.relaxed = graph, True
    return more


def why_lonely(field: Field, id_: int, members: Sequence[int]) -> str:
    """Why he has no opponent in his group."""
    if len(members) == 1:
        return "alone"
    return "met" if all(other == id_ or other in field.cards[id_].met for other in members) else "barred"


def with_exits(
    graph: Sequence[int], staying: int, mates: Sequence[int], extra: Sequence[int]
) -> PerfectMatching:
    """The group with one exit for every player too many: who takes an exit leaves the others paired."""
    size = len(graph)
    exits = sum(1 << size + n for n in range(len(extra)))
    wider = [row | exits for row in graph] + [staying] * len(extra)
    start = [*mates, *extra]
    for n, player in enumerate(extra):
        start[player] = size + n
    return PerfectMatching(wider, staying | exits, start)


class Choice:
    """The choice of one floater among the candidates."""

    def __init__(
        self, field: Field, group: Group, next_door: NextDoor, matching: PerfectMatching, possible: int
    ) -> None:
        self.field, self.group = field, group
        self.present = [group.members[n] for n in bits(matching.alive) if n < len(group.members)]
        self.candidates = [group.members[n] for n in bits(possible)]
        self.lonely = next_door.lonely(self.candidates, group.leaving)

    @implements("lim 10.9")
    def type(self, candidate: int) -> int:
        """0, 1, 2, 3 for the types d, c, b, a: less harmful first (ruling R19)."""
        return 2 * (candidate not in self.group.residents) + (candidate in self.lonely)

    def best(self) -> tuple[int, list[int]]:
        """The least harmful type that occurs, and its candidates in scrutiny order."""
        best = min(map(self.type, self.candidates))
        return best, [p for p in self.candidates if self.type(p) == best]

    def further(self) -> Floated:
        """A further floater: the last of the best type (ruling R16)."""
        return self.floated(self.best()[1][-1], "rest")

    @implements("lim 10.2", "lim 10.10")
    def make_even(self, members: Iterable[int]) -> Floated:
        """The floater who makes the group even."""
        best, pool = self.best()
        rested = [p for p in pool if not floated_before(self.field, p)]
        if best == 0 and rested:  # ruling R20
            pool = rested
        last = pool[-1]
        more = self.more_frequent(members)
        suited = [p for p in pool if more is not None and self.field.due[p] is more]
        if not suited:
            return self.floated(last, "last", more)
        if self.field.maxi and self.field.apart(suited[-1], last):
            return self.floated(last, "maxi", more)
        return self.floated(suited[-1], "colour", more)

    def more_frequent(self, members: Iterable[int]) -> Colour | None:
        """The colour that more members are due; None if both are equal (ruling R22)."""
        due = [self.field.due[id_] for id_ in members]
        lead = due.count(Colour.WHITE) - due.count(Colour.BLACK)
        return None if lead == 0 else Colour.WHITE if lead > 0 else Colour.BLACK

    def floated(self, chosen: int, why: str, colour: Colour | None = None) -> Floated:
        """The floater, and why nobody later in scrutiny order was chosen."""
        asked = why != "rest" and self.type(chosen) == 0  # 10.10 has been applied
        again = asked and floated_before(self.field, chosen)
        passed = Passed()
        possible = set(self.candidates)
        place = self.present.index(chosen)
        for id_ in reversed(self.present[place + 1 :]):
            if id_ not in possible:
                passed.add(Reason.NEEDED, id_)
            elif self.type(id_) > self.type(chosen):
                incoming = self.type(chosen) < 2 <= self.type(id_)
                passed.add(Reason.INCOMING if incoming else Reason.LONELY, id_)
            else:
                spared = asked and not again and floated_before(self.field, id_)
                passed.add(Reason.FLOATED if spared else Reason.COLOUR, id_)
        return Floated(chosen, why, len(self.present) - 1 - place, passed, self.type(chosen), again, colour)


@implements("lim 10.10")
def floated_before(field: Field, id_: int) -> bool:
    """He floated in the previous round, judged on its pairing (ruling R21)."""
    card = field.cards[id_]
    opponent = card.player.cell(field.played).opponent
    if opponent is None:
        return False
    mine, his = card.before[-1], field.everyone[opponent].before[-1]
    middle = (field.played - 1) * field.win
    return his < mine if 2 * mine > middle else his > mine if 2 * mine < middle else False


class NextDoor:
    """The group that the floaters go to, and who of them has an opponent there."""

    def __init__(self, field: Field, adjacent: Sequence[int], up: bool) -> None:
        self.field, self.up = field, up
        self.place = {id_: n for n, id_ in enumerate(adjacent)}
        self.white = places(adjacent, (id_ for id_ in adjacent if field.may[id_][0]))
        self.black = places(adjacent, (id_ for id_ in adjacent if field.may[id_][1]))
        self.known: dict[int, int] = {}

    @implements("lim 10.3", "lim 10.4")
    def lonely(self, candidates: Sequence[int], floaters: Sequence[int]) -> set[int]:
        """The candidates without an opponent there, once the floaters before them have theirs.

        Ruling R18: one more of the floaters must be able to have an opponent of his own.
        """
        found = set()
        seats = Seats(self.opponents)
        served = frozenset(floaters)
        for id_ in order_of_floaters(self.field, [*candidates, *floaters], self.up):
            moves = seats.moves(id_)
            if id_ in served:
                seats.take(moves)
            elif not moves:
                found.add(id_)
        return found

    def opponents(self, floater: int) -> int:
        """The places of those he may meet there, by the ordinary rule also in the last round."""
        if floater not in self.known:
            may_white, may_black = self.field.may[floater]
            mask = (self.black if may_white else 0) | (self.white if may_black else 0)
            for other in self.field.cards[floater].met:
                if other in self.place:
                    mask &= ~(1 << self.place[other])
            self.known[floater] = mask
        return self.known[floater]


class Seats:
    """Floaters and their opponents, each his own."""

    def __init__(self, opponents: Callable[[int], int]) -> None:
        self.opponents = opponents
        self.holder: dict[int, int] = {}
        self.seat: dict[int, int] = {}
        self.used = 0

    def moves(self, newcomer: int) -> list[tuple[int, int]]:
        """Who must take which seat so that the newcomer has one, too; nothing if that is impossible."""
        seen, queue = 0, [newcomer]
        reached_by: dict[int, int] = {}
        for id_ in queue:
            fresh = self.opponents(id_) & ~seen
            free = fresh & ~self.used
            if free:
                moves = [((free & -free).bit_length() - 1, id_)]
                while id_ != newcomer:
                    seat = self.seat[id_]
                    id_ = reached_by[seat]
                    moves.append((seat, id_))
                return moves
            seen |= fresh
            for seat in bits(fresh):
                reached_by[seat] = id_
                queue.append(self.holder[seat])
        return []

    def take(self, moves: Iterable[tuple[int, int]]) -> None:
        """Let them take these seats."""
        for seat, id_ in moves:
            self.holder[seat], self.seat[id_] = id_, seat
            self.used |= 1 << seat


@implements("lim 10.6", "lim 10.6.1", "lim 10.6.2", "lim 10.7", "lim 10.7.1", "lim 10.7.2")
def order_of_floaters(field: Field, ids: Iterable[int], up: bool) -> list[int]:
    """Going down the highest score and smallest number first; going up the mirror image."""
    sign = -1 if up else 1
    return sorted(ids, key=lambda id_: (-sign * field.score[id_], sign * id_))


@implements("lim 10.6", "lim 10.6.3", "lim 10.7", "lim 9.4")
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


@implements("lim 10.8")
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
    return floater_made(field, group, matching, me, pool, (first, chosen))


def floater_made(
    field: Field,
    group: Group,
    matching: PerfectMatching,
    me: int,
    pool: Sequence[int],
    found: tuple[int, int],
) -> Made:
    """The pair of a floater, with the reasons why nobody earlier was taken."""
    first, chosen = found
    place = pool.index(chosen)
    passed = Passed()
    for n in pool[:place]:
        him = group.members[n]
        if not group.graph[n] >> group.members.index(me) & 1:
            passed.add(field.not_again(me, him), him)
        elif n < first or not (field.clash(me, him) or field.apart(him, group.members[first])):
            passed.add(Reason.BLOCKED, him)
        else:
            passed.add(Reason.CLASH if field.clash(me, him) else Reason.APART, him)
    return Made(me, group.members[chosen], passed, matching.alive.bit_count(), True, place)


# ---- 11. Exchanges -------------------------------------------------------------------------------


class Pairable(Protocol):
    """Players of whom some complete pairing is still possible."""

    def can_fix(self, a: int, b: int) -> bool:
        """The pair is part of one of these pairings."""

    def fix(self, a: int, b: int) -> None:
        """Make the pair."""


@implements("lim 11.1", "lim 11.1.a", "lim 11.1.b", "lim 11.2", "lim 11.3", "lim 9.4", "lim 9.5")
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


@implements("lim 9.4", "lim 9.5", "lim 12.2")
def pair_rest(field: Field, group: Group, players: Sequence[int]) -> list[Made]:
    """The pairing with the fewest clashes of colours, and of these the first in order (ruling R29)."""
    graph = compatible(field, players, group.relaxed)
    admitted = near_first_scrutiny(field, players, graph) if field.maxi else graph
    found = first_in_order(len(players), fewest_faults(field, players, admitted, group.relaxed))
    made = []
    for n, (first, second, tried) in enumerate(found):
        me = players[first]
        passed = Passed()
        for place in tried:
            passed.add(
                why_not(field, me, players[place], graph[first], admitted[first], place), players[place]
            )
        made.append(Made(me, players[second], passed, len(players) - 2 * n, exchange=len(tried)))
    return made


def why_not(field: Field, me: int, him: int, row: int, admitted: int, place: int) -> Reason:
    """Why an opponent earlier in the order was not taken."""
    if not row >> place & 1:
        return field.not_again(me, him)
    if not admitted >> place & 1:
        return Reason.APART
    return Reason.CLASH if field.clash(me, him) else Reason.BLOCKED


@implements("lim 12.7")
def near_first_scrutiny(field: Field, players: Sequence[int], graph: Sequence[int]) -> list[int]:
    """The pairs of the first scrutiny, and those whose players stay near their opponents in it.

    Ruling R31: each new opponent is within 100 points of the one he replaces.
    """
    partner: dict[int, int] = {}
    for first, second, _ in first_in_order(len(players), PerfectMatching(graph)):
        partner[first], partner[second] = second, first
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


@implements("lim 12.1.a", "lim 12.1.b")
def limits(colours: Sequence[Colour]) -> tuple[bool, bool]:
    """White and Black: neither three times running nor three more than the other colour."""
    return may_have(colours, Colour.WHITE), may_have(colours, Colour.BLACK)


@implements("lim 12.1", "lim 12.3", "lim 12.5", "lim 12.6")
def due_colour(colours: Sequence[Colour]) -> Colour | None:
    """The colour a player should have: the only one allowed, the one had less often, the one not had last.

    It counts his own games, so an odd round alternates and an even one equalises (rulings R9 and R10).
    """
    white, black = limits(colours)
    if white != black:
        return Colour.WHITE if white else Colour.BLACK
    difference = colour_difference(colours)
    if difference:
        return Colour.BLACK if difference > 0 else Colour.WHITE
    return colours[-1].opposite if colours else None


@implements("lim 12.3", "lim 12.4", "lim 12.6", "lim 14.2")
def colours(field: Field, group: Group, made: Made) -> Colours:
    """Who has White."""
    a, b = made.first, made.second
    (a_white, a_black), (b_white, b_black) = field.may[a], field.may[b]
    if (a_white and b_black) != (a_black and b_white):  # ruling R34
        return give(a, b, Colour.WHITE if a_white and b_black else Colour.BLACK, "limit")
    small, large = sorted((a, b))
    mine, his = field.due[a], field.due[b]
    if mine is None and his is None:  # ruling R37
        return give(small, large, field.lot if small % 2 else field.lot.opposite, "lot")
    if mine is None or his is None:
        chosen, other = (b, a) if mine is None else (a, b)
        return give(chosen, other, field.due[chosen], "one")
    if mine is not his:
        return give(a, b, mine, "both")
    # Ruling R35: both are due the same colour; their past decides, then the number (ruling R36).
    differ = latest_difference(field.cards[a].colours, field.cards[b].colours)
    if differ:
        chosen, other = (a, b) if differ[0] is not mine else (b, a)
        return give(chosen, other, mine, "past")
    chosen, other = (large, small) if group.up else (small, large)
    return give(chosen, other, mine, "number")


def give(chosen: int, other: int, colour: Colour | None, why: str) -> Colours:
    """The colours when one player has this one."""
    white, black = (chosen, other) if colour is Colour.WHITE else (other, chosen)
    return Colours(white, black, why, chosen)


SYSTEM = System(
    key="lim",
    title="Lim system (C.04.3.2)",
    text="lim",
    pair=pair,
    accelerations=frozenset({"haley", "haley-3", "degressive", "haley-soft", "baku"}),
)
