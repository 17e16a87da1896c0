"""The Lim system (C.04.3.2, articles 8 to 15): from both ends towards the median group.

Groups above the median are paired from the top down, groups below it from the bottom up, the median
last. Pairing up is pairing down in a mirror: the *scrutiny order* is by rising numbers going down and by
falling numbers going up (ruling R13), so every rule is written once.

Here are the bye (8) and the groups (9, 10.6); who may meet whom and what colour is due is in `facts`, who
floats and whom floaters meet in `floaters`, exchanges (11, 12.2) in `candidates`, who has White in `colours`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from ronde.facts.order import board_order
from ronde.matching.perfect import Dense, PerfectMatching, maximum_matching
from ronde.matching.rows import bits, everybody
from ronde.model import Pair, Tournament
from ronde.rulebook import Step, implements
from ronde.systems.base import Request, RoundPairing
from ronde.systems.impossible import no_pairing, require_pairing
from ronde.systems.lim.candidates import pair_rest
from ronde.systems.lim.colours import colours
from ronde.systems.lim.criteria import measures
from ronde.systems.lim.facts import (
    OLDER,
    Edition,
    Field,
    Group,
    Passed,
    Reason,
    Undone,
    compatible,
    everybody_compatible,
    places,
    read,
)
from ronde.systems.lim.floaters import order_of_floaters, pair_floater, select_floaters


def pair(tournament: Tournament, request: Request | None = None, edition: Edition = OLDER) -> RoundPairing:
    """The next round by the Lim system."""
    field = read(tournament, edition, request)
    ids = sorted(field.cards)
    possible = everybody_compatible(field, ids, field.last_round)
    rest, passed = None, Passed()
    if len(ids) % 2:
        rest, passed = bye(field, ids, possible)
        ids.remove(rest)
    else:
        require_pairing(ids, possible, 0)  # ruling R6: a legal pairing exists or the round cannot be paired
    groups, undone = all_groups(field, ids, possible)
    made = [(group, made, colours(field, group, made)) for group in groups for made in group.made]
    pairs = [Pair(c.white, c.black) for _, _, c in made]
    if rest is not None:
        pairs.append(Pair(rest))

    def steps() -> tuple[Step, ...]:
        from ronde.systems.lim.story import RoundStory  # only explanations need it

        story = RoundStory(field)
        story.round(groups, made, undone, rest, passed)
        return story.steps

    return RoundPairing(
        tournament.next_round,
        tuple(board_order(pairs, field.score.__getitem__)),
        steps,
        lambda: tuple(measures(field, groups, undone, rest, passed)),
    )


# ---- 8. The bye ----------------------------------------------------------------------------------


@implements("lim 8.1", "lim 14.1", "lim 15.2")
def bye(field: Field, ids: Sequence[int], pairs: Dense) -> tuple[int, Passed]:
    """The largest number of the lowest group that can have the bye, and the players passed over."""
    whole = pairs.matched(everybody(len(ids)))
    possible = whole.droppable() if whole.complete else 0
    eligible = 0
    passed = Passed()
    # Ruling R5: not players who scored without playing, nor those the others need.
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
    raise no_pairing(ids, pairs.graph, eligible)


# ---- 9. Pairing a score group --------------------------------------------------------------------


@implements("lim 9.2", "lim 10.5", "lim 15.1", "lim 15.3")
def all_groups(field: Field, ids: Sequence[int], possible: Dense) -> tuple[list[Group], list[Undone]]:
    """All groups in the order of work, the median last, and the pairs undone for it."""
    levels: dict[int, list[int]] = {}
    for id_ in ids:
        levels.setdefault(field.score[id_], []).append(id_)
    middle = field.played * field.win  # twice the score of the median
    above = sorted((s for s in levels if 2 * s > middle), reverse=True)
    below = sorted(s for s in levels if 2 * s < middle)
    median = next((levels[s] for s in levels if 2 * s == middle), [])
    # Ruling R17: if the median is empty, those who go down look at the group behind it.
    beyond = median or (levels[below[-1]] if below else [])
    upper = one_side(field, [(s, levels[s]) for s in above], (middle // 2, beyond), False, 0)
    down = upper[-1].leaving if upper else []
    goal = (middle // 2, median + down)
    lower = one_side(field, [(s, levels[s]) for s in below], goal, True, len(upper))
    up = lower[-1].leaving if lower else []
    blockade = Blockade(field, possible, [*median, *down, *up])
    last, undone = median_group(field, middle // 2, median, (upper, lower), (down, up), blockade)
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
    blocked: Blockade,
) -> tuple[Group, list[Undone]]:
    """The median group, extended by undone pairs until it can be paired completely."""
    above, below = list(floaters[0]), list(floaters[1])
    undone: list[Undone] = []
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

    def __init__(self, field: Field, possible: Dense, members: Iterable[int]) -> None:
        """All possible pairs, by the exception of the last round if this is it."""
        ids = sorted(field.cards)
        self.place = {id_: n for n, id_ in enumerate(ids)}
        self.alive = places(ids, members)
        # Ruling R8: the exception of the last round only where the ordinary rule is not enough.
        ordinary = [everybody_compatible(field, ids, False)] if field.last_round else []
        self.possible = [*ordinary, possible]
        self.mates = [[-1] * len(ids) for _ in self.possible]
        self.relaxed = False

    def add(self, *ids: int) -> None:
        """Let these players join."""
        for id_ in ids:
            self.alive |= 1 << self.place[id_]

    def is_blocked(self) -> bool:
        """Whether they cannot all be paired; else `relaxed` tells if only by the last-round exception."""
        for relaxed in range(len(self.possible)):
            if self._can_be_paired(relaxed):
                self.relaxed = bool(relaxed)
                return False
        return True

    def _can_be_paired(self, relaxed: int) -> bool:
        possible = self.possible[relaxed]
        if self.alive.bit_count() % 2 == 0 and possible.sure(self.alive):
            return True
        self.mates[relaxed] = maximum_matching(possible.graph, self.alive, self.mates[relaxed])
        return all(self.mates[relaxed][place] >= 0 for place in bits(self.alive))


# ---- 10. Floaters first, then the rest --------------------------------------------------------------


@implements("lim 10.6", "lim 10.6.3", "lim 10.7")
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
