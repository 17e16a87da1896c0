"""The floaters of the Lim system: leaving a group (9.3, 10, 11.4), opponents of incoming ones (10.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ronde.matching.perfect import PerfectMatching, maximum_matching
from ronde.matching.rows import bits, everybody, mask_of
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.lim.criteria import float_type
from ronde.systems.lim.facts import Field, Floated, Group, Leaves, Made, Passed, Reason, compatible, places


@implements("lim 9.3", "lim 10.1", "lim 11.4", "lim 11.4.a", "lim 11.4.b", "lim 12.3")
def select_floaters(field: Field, group: Group, adjacent: Sequence[int]) -> None:
    """Float everybody without an opponent, then as few as the largest number of pairs demands."""
    mates = largest_pairing(field, group)
    next_door = NextDoor(field, adjacent, group.up)
    by_cards = group.graph
    if field.request:
        by_cards = compatible(field, group.members, group.relaxed, by_cards=True)
    lonely = [n for n, row in enumerate(by_cards) if not row]
    colour = more_frequent(field, group.members)
    for n in lonely:  # ruling R14
        id_ = group.members[n]
        why, place = why_lonely(field, id_, group.members), len(group.members) - 1 - n
        group.floated.append(Floated(id_, why, place, Passed(), floated_before(field, id_), colour))
    staying = everybody(len(mates)) & ~mask_of(lonely)
    extra = [n for n in bits(staying) if mates[n] < 0]
    matching = with_exits(group.graph, staying, mates, extra)
    for n in range(len(extra)):  # ruling R15: one at a time
        leave = len(group.members) + n
        choice = Choice(field, group, next_door, matching, matching.partners(leave))
        # Ruling R16: only the first of an odd group is the one who makes it even.
        odd = n == 0 and staying.bit_count() % 2
        chosen = choice.make_even() if odd else choice.further()
        matching.fix(leave, group.members.index(chosen.id))
        group.floated.append(chosen)
    group.matching = matching
    group.lonely = next_door.lonely((), group.leaving)


@implements("lim 9.3")
def why_lonely(field: Field, id_: int, members: Sequence[int]) -> Leaves:
    """Why they have no opponent in their group."""
    if len(members) == 1:
        return Leaves.ALONE
    reasons = {field.not_again(id_, other) for other in members if other != id_}
    if Reason.FORBIDDEN in reasons:
        return Leaves.KEPT
    return Leaves.BARRED if Reason.BARRED in reasons else Leaves.MET


def with_exits(
    graph: Sequence[int], staying: int, mates: Sequence[int], extra: Sequence[int]
) -> PerfectMatching:
    """The group with an exit for every surplus player: players at the exits leave the others paired."""
    size = len(graph)
    exits = everybody(len(extra)) << size
    wider = [row | exits for row in graph] + [staying] * len(extra)
    start = [*mates, *extra]
    for n, player in enumerate(extra):
        start[player] = size + n
    return PerfectMatching(wider, staying | exits, start)


@implements("lim 10.2")
def more_frequent(field: Field, members: Iterable[int]) -> Colour | None:
    """The colour that more members are due; None if both are equal (ruling R22)."""
    due = [field.due[id_] for id_ in members]
    lead = due.count(Colour.WHITE) - due.count(Colour.BLACK)
    return None if lead == 0 else Colour.WHITE if lead > 0 else Colour.BLACK


class Choice:
    """The choice of one floater among the candidates."""

    def __init__(
        self, field: Field, group: Group, next_door: NextDoor, matching: PerfectMatching, possible: int
    ) -> None:
        self.field, self.group = field, group
        self.present = [group.members[n] for n in bits(matching.alive) if n < len(group.members)]
        self.candidates = [group.members[n] for n in bits(possible)]
        self.lonely = next_door.lonely(self.candidates, group.leaving)

    def type(self, candidate: int) -> int:
        """The type of a candidate: less harmful first."""
        return float_type(self.group, candidate, self.lonely)

    def best(self) -> tuple[int, list[int]]:
        """The least harmful type that occurs, and its candidates in scrutiny order."""
        best = min(map(self.type, self.candidates))
        return best, [p for p in self.candidates if self.type(p) == best]

    def further(self) -> Floated:
        """A further floater: the last of the best type (ruling R16)."""
        return self.floated(self.best()[1][-1], Leaves.REST)

    @implements("lim 10.2", "lim 10.10")
    def make_even(self) -> Floated:
        """The floater who makes the group even."""
        best, pool = self.best()
        rested = [p for p in pool if not floated_before(self.field, p)]
        if best == 0 and rested:  # ruling R20
            pool = rested
        last = pool[-1]
        more = more_frequent(self.field, self.present)
        suited = [p for p in pool if more is not None and self.field.due[p] is more]
        if not suited:
            return self.floated(last, Leaves.LAST, more)
        if self.field.maxi and self.field.apart(suited[-1], last):
            return self.floated(last, Leaves.MAXI, more)
        return self.floated(suited[-1], Leaves.COLOUR, more)

    def floated(self, chosen: int, why: Leaves, colour: Colour | None = None) -> Floated:
        """The floater, and why no one later in scrutiny order was chosen."""
        again = floated_before(self.field, chosen)
        rested = why is not Leaves.REST and self.type(chosen) == 0 and not again  # 10.10 has been applied
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
                spared = rested and floated_before(self.field, id_)
                passed.add(Reason.FLOATED if spared else Reason.COLOUR, id_)
        return Floated(chosen, why, len(self.present) - 1 - place, passed, again, colour)


class NextDoor:
    """The group that the floaters go to, and the floaters with an opponent there."""

    def __init__(self, field: Field, adjacent: Sequence[int], up: bool) -> None:
        self.field, self.up = field, up
        self.place = {id_: n for n, id_ in enumerate(adjacent)}
        self.white = places(adjacent, (id_ for id_ in adjacent if field.may[id_][0]))
        self.black = places(adjacent, (id_ for id_ in adjacent if field.may[id_][1]))
        self.known: dict[int, int] = {}

    @implements("lim 10.3", "lim 10.4")
    def lonely(self, candidates: Sequence[int], floaters: Sequence[int]) -> set[int]:
        """The candidates and floaters without an opponent there, once the floaters before have theirs.

        Ruling R18: one more of the floaters must be able to have an opponent of their own.
        """
        found = set()
        seats = Seats(self.opponents)
        served = frozenset(floaters)
        for id_ in order_of_floaters(self.field, [*candidates, *floaters], self.up):
            moves = seats.moves(id_)
            if not moves:
                found.add(id_)
            elif id_ in served:
                seats.take(moves)
        return found

    def opponents(self, floater: int) -> int:
        """The places of those whom a floater may meet there, by the ordinary rule also in the last round."""
        if floater not in self.known:
            may_white, may_black = self.field.may[floater]
            mask = (self.black if may_white else 0) | (self.white if may_black else 0)
            for other in self.field.cards[floater].met:
                if other in self.place:
                    mask &= ~(1 << self.place[other])
            self.known[floater] = mask
        return self.known[floater]


class Seats:
    """Floaters and their opponents, all different."""

    def __init__(self, opponents: Callable[[int], int]) -> None:
        self.opponents = opponents
        self.holder: dict[int, int] = {}
        self.seat: dict[int, int] = {}
        self.used = 0

    def moves(self, newcomer: int) -> list[tuple[int, int]]:
        """The moves that give the newcomer a seat too; empty if there are none."""
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


@implements("lim 10.8")
def pair_floater(field: Field, group: Group, matching: PerfectMatching, floater: int) -> Made:
    """The first available resident who is not due the same colour; if all are, the first one.

    A legal opponent is available if all the others stay pairable (ruling R26); another floater only if
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
            other = group.members[n]
            too_far = field.maxi and field.apart(other, group.members[first])
            if not field.clash(me, other) and not too_far and matching.can_fix(floater, n):
                chosen = n
                break
    return floater_made(field, group, me, pool, first, chosen, matching.alive.bit_count())


def floater_made(
    field: Field, group: Group, me: int, pool: Sequence[int], first: int, chosen: int, left: int
) -> Made:
    """The pair of a floater, and why no one earlier was taken."""
    my_place = group.members.index(me)
    place, nearest = pool.index(chosen), group.members[first]
    passed = Passed()
    for n in pool[:place]:
        other = group.members[n]
        if not group.graph[n] >> my_place & 1:
            passed.add(field.not_again(me, other), other)
        elif n >= first and field.clash(me, other):
            passed.add(Reason.CLASH, other)
        elif n >= first and field.maxi and field.apart(other, nearest):
            passed.add(Reason.APART, other)
        else:
            passed.add(Reason.BLOCKED, other)
    instead_of = pool.index(first) if field.maxi else 0
    return Made(me, group.members[chosen], passed, left, True, place, instead_of)


@implements("lim 10.10")
def floated_before(field: Field, id_: int) -> bool:
    """Whether they floated in the previous round, judged on its pairing (ruling R21)."""
    card = field.cards[id_]
    opponent = card.player.cell(field.played).opponent
    if opponent is None:
        return False
    mine, theirs = card.before[-1], field.everyone[opponent].before[-1]
    middle = (field.played - 1) * field.win
    return theirs < mine if 2 * mine > middle else theirs > mine if 2 * mine < middle else False


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
