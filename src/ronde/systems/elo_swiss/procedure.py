"""The Elo-based Swiss system, without colours: part C, from level to level.

A        facts.py       order, levels, floats
B        criteria.py    possible opponents and leavers
C        here           brackets.py has the level, candidates.py the trials of C4 to C10
D        candidates.py  the first permutation (D1) and exchange (D2) that work
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from ronde.facts.order import board_order
from ronde.matching.perfect import maximum_matching
from ronde.matching.rows import between, bits, mask_of, rows_of
from ronde.model import Pair, Tournament
from ronde.rulebook import Step, implements
from ronde.systems.base import Attempt, Request, RoundPairing
from ronde.systems.elo_swiss.brackets import Bracket, Goal, given_up, measures
from ronde.systems.elo_swiss.candidates import (
    Exit,
    Search,
    fewest_leavers,
    fewest_leavers_of,
    first_trial,
    possible,
    tickets,
    trials_by_leavers,
)
from ronde.systems.elo_swiss.criteria import Field, Window
from ronde.systems.impossible import require_pairing

# ---- C  Levels above the last one -----------------------------------------------------------------------


@implements("elo-swiss C1")
def bracket(field: Field, moved: int, own: int) -> Bracket:
    """C1: players without a legal opponent go down at once (rulings R23 and R24)."""
    if own.bit_count() > field.most:
        return Bracket(moved, own, 0)  # nobody has met so many
    alone = mask_of(v for v in bits(own) if not field.by_cards[v] & (moved | own))
    # moved-down players cannot meet each other, or they would have been paired above
    alone |= mask_of(v for v in bits(moved) if not field.by_cards[v] & own | field.legal[v] & moved)
    return Bracket(moved, own, alone)


@implements("elo-swiss C2", "elo-swiss C3", "elo-swiss A8", "elo-swiss C14")
def goals(here: Bracket) -> Iterator[Goal]:
    """The numbers of pairs to try, most first (ruling R25); x is what is left of the group (ruling R12)."""
    if not here.heterogeneous:
        yield from ((0, p) for p in range(here.size // 2, 0, -1))
        return
    for ph in range(here.downs, 0, -1):
        yield from ((ph, pr) for pr in range((here.size - 2 * ph) // 2, -1, -1))


def most_pairs(window: Window, ph: int) -> int:
    """The most pairs beside those of the ph strongest, without relative criteria; -1 if these fail."""
    group = window.group
    s1 = mask_of(islice(bits(group), ph))
    graph = between(window.legal, (group, group), (s1, group & ~s1))
    start = None
    if s1:
        start = maximum_matching(between(graph, (group, s1), (s1, ~s1)), group)
        if any(start[v] < 0 for v in bits(s1)):
            return -1
    mates = maximum_matching(graph, group, start)
    return sum(1 for v in bits(group) if mates[v] >= 0) // 2 - ph


def paired(window: Window, here: Bracket, goal: Goal) -> Bracket:
    """C4-C10 for a goal that can be reached."""
    ph, pr = goal
    leaving = here.size - 2 * (ph + pr)
    trial = first_trial(Search(window, window.group, ph, pr, tickets(window.size, leaving)))
    assert trial is not None
    return here._replace(goal=goal, trial=trial)


def level(field: Field, moved: int, own: int, above: Bracket | None) -> tuple[Bracket, Bracket | None]:
    """Pair a level that is not the last; C12 may change the bracket above."""
    here = bracket(field, moved, own)
    others = Alternatives(field, above, here)
    if here.opponentless:
        changed = others.search(None)
        if changed:
            return changed
    known: dict[int, int] = {}
    window = Window(field, here.group)
    for goal in goals(here):
        ph, pr = goal
        if ph not in known:
            known[ph] = most_pairs(window, ph)
        if pr <= known[ph]:
            return paired(window, here, goal), above
        changed = others.search(goal)
        if changed:
            return changed
    return here, above  # C14: p = 0, everybody goes down


def most_sets(above: Bracket) -> int:
    """How many sets of leaving players C12 examines, after those excluded beforehand (ruling R36)."""
    return max(20, 500_000_000 // max(above.size, 1) ** 4)


@implements("elo-swiss C12")
class Alternatives:
    """C12: other players of the bracket above come down instead (ruling R27).

    The bracket above keeps its goal, the largest it can reach, so none of those who leave it may meet
    another of them: each of them has an opponent among the level's own players or none. Whether some set of
    leaving players allows a number of pairs here is therefore a matching of both brackets at once; only
    where the type of the level or S1 depends on the set are sets looked at one by one.
    """

    def __init__(self, field: Field, above: Bracket | None, here: Bracket) -> None:
        self.field, self.above, self.here = field, above, here
        self.usable = above is not None and above.trial is not None and above.trial.leaving != 0
        if above is None:
            return
        self.lonely, self.at_home = 0, here.own.bit_count()
        if self.at_home <= field.most:  # otherwise nobody has met them all
            coming = bits(above.group | above.floated)
            self.lonely = mask_of(v for v in coming if not field.by_cards[v] & here.own)
            self.at_home = sum(1 for v in bits(here.own) if field.by_cards[v] & (here.own | above.floated))
        self.always_lonely = (above.floated & self.lonely).bit_count()
        self._ceilings: dict[tuple[int, bool], int] = {}
        self._refuted: set[tuple[int, int, int]] = set()
        self._with_s1: dict[tuple[int, int], bool] = {}
        self._sets = most_sets(above)

    def search(self, goal: Goal | None) -> tuple[Bracket, Bracket] | None:
        """This level and the one above, changed so that the goal is reached (None: as C1 asks)."""
        if not self.usable:
            return None
        most = self.here.opponentless.bit_count() - (goal is None)
        for alone in range(self.always_lonely, most + 1):
            moved = self.here.moved.bit_count() - alone
            ph = -1 if goal is None else goal[0] if self.here.heterogeneous else moved
            for pairs, strict in self._aims(moved, alone, ph, goal):
                if (alone, pairs, ph) in self._refuted:
                    continue
                if strict or goal is None or self._has_s1(alone, pairs, ph):
                    found = self._first(alone, pairs, strict, goal)
                    if found:
                        return found
                self._refuted.add((alone, pairs, ph))
        return None

    def _aims(self, moved: int, alone: int, ph: int, goal: Goal | None) -> Iterator[tuple[int, bool]]:
        """Numbers of pairs to look for, most first, and whether all players moved down must be paired."""
        if goal is None:
            for pairs in range(self._ceiling(alone, True), moved - 1, -1):
                yield pairs, True
            if 1 < moved <= self.here.own.bit_count() + 1:
                yield moved - 1, False  # as many own players as pairs, one player moved down left over
            return
        certain = 0 < moved < self.at_home  # heterogeneous in any case
        if certain and ph > moved:
            return
        strict = certain and ph == moved
        for pairs in range(self._ceiling(alone, strict), sum(goal) - 1, -1):
            yield pairs, strict

    def _ceiling(self, alone: int, strict: bool) -> int:
        """The most pairs that some set of leaving players could allow; 0 if none."""
        if (alone, strict) not in self._ceilings:
            moved = self.here.moved.bit_count() - alone
            low, high = (max(moved, 1) if strict else 1) - 1, (moved + self.here.own.bit_count()) // 2
            floor = low
            while low < high:  # fewer pairs are always easier
                middle = (low + high + 1) // 2
                if possible(self._search(alone, middle, strict)):
                    low = middle
                else:
                    high = middle - 1
            self._ceilings[alone, strict] = low if low > floor else 0
        return self._ceilings[alone, strict]

    def _has_s1(self, alone: int, pairs: int, ph: int) -> bool:
        """Whether the ph strongest of some set of leaving players can all be paired here.

        Then fewer than `moved - ph` leavers stand behind the strongest one left over. Fewer pairs ask for
        less.
        """
        moved = self.here.moved.bit_count() - alone
        if not 0 < moved < self.at_home or possible(self._search(alone, pairs, strict=True)):
            return True
        if (alone, ph) not in self._with_s1:
            above = self.above
            assert above is not None
            coming = list(bits((above.floated | above.group) & ~self.lonely))
            self._with_s1[alone, ph] = self._has_leftover(coming[ph:], alone, max(ph, 1), moved - ph)
        return self._with_s1[alone, ph]

    def _has_leftover(self, players: list[int], alone: int, pairs: int, most: int) -> bool:
        """Whether one of these players may be the strongest left over, with fewer than `most` leavers behind.

        Behind the last of them are the fewest leavers, and the first one leaves most players to be left
        over: a matching under both conditions is a bound for all of them, and exact for one.
        """
        if not players or self._fewest_behind(players[0], players[-1], alone, pairs) >= most:
            return False
        half = len(players) // 2
        return not half or any(
            self._has_leftover(part, alone, pairs, most) for part in (players[:half], players[half:])
        )

    def _fewest_behind(self, first: int, last: int, alone: int, pairs: int) -> int:
        """The fewest leavers after the last place, if nobody before the first one is left over."""
        above = self.above
        assert above is not None
        behind = -1 << last + 1
        search = self._search(alone, pairs, strict=False, over=-1 << first)
        found = fewest_leavers_of(search, behind)
        floated = (above.floated & ~self.lonely & behind).bit_count()
        return self.field.size if found is None else found + floated

    def _first(
        self, alone: int, pairs: int, strict: bool, goal: Goal | None
    ) -> tuple[Bracket, Bracket] | None:
        """The first set of leaving players with just this many opponentless players and pairs."""
        above = self.above
        assert above is not None
        assert above.trial is not None
        for trial in islice(trials_by_leavers(self._search(alone, pairs, strict)), self._sets):
            self._sets -= 1
            other = above._replace(trial=trial, replaced=above.trial.leaving)
            there = bracket(self.field, other.leavers, self.here.own)
            window = Window(self.field, there.group)
            reached = self._reached(window, there, goal)
            if reached and sum(reached) == pairs:
                return paired(window, there, reached), other
        return None

    def _reached(self, window: Window, there: Bracket, goal: Goal | None) -> Goal | None:
        """The first goal of the changed level that counts and can be reached."""
        if there.heterogeneous:
            ph = there.downs if goal is None or not self.here.heterogeneous else goal[0]
            pr = most_pairs(window, ph) if ph <= there.downs else -1
            good = pr >= 0
        else:
            ph, pr = 0, most_pairs(window, 0)
            good = pr > 0 and (goal is not None or pr == there.size // 2)
        return (ph, pr) if good and (goal is None or ph + pr >= sum(goal)) else None

    def _search(self, alone: int, pairs: int, strict: bool, over: int = -1) -> Search:
        """The bracket above, its leavers being paired here; tickets are for those left over here."""
        field, above, own = self.field, self.above, self.here.own
        assert above is not None
        floated, coming = above.floated & ~self.lonely, above.group & ~self.lonely
        ticketless = alone - self.always_lonely
        left = self.here.moved.bit_count() + own.bit_count() - 2 * pairs - alone
        for_lonely = tickets(field.size, ticketless, above.group & self.lonely)
        for_left = tickets(field.size + ticketless, left, own if strict else own | (floated | coming) & over)

        def link(v: int) -> int:
            if v >= field.size:
                return (for_lonely if for_lonely.vertices >> v & 1 else for_left).links[v]
            met = own | floated | coming if own >> v & 1 else own
            return field.legal[v] & met | for_left.ways(v)

        vertices = own | floated | for_lonely.vertices | for_left.vertices
        exit_ = Exit(
            vertices,
            lambda v: field.legal[v] & own | for_lonely.ways(v) | for_left.ways(v),
            rows_of(vertices, len(for_left.links), link),
            False,
        )
        return Search(field, above.group, *above.goal, exit_)


# ---- C13  The last level --------------------------------------------------------------------------------


@implements("elo-swiss C13", "elo-swiss A5", "elo-swiss B1")
def all_paired(window: Window, here: Bracket, ph: int) -> Search:
    """The goal of the last level: everybody is paired, but one bye if the number is odd (ruling R28)."""
    bye = tickets(window.size, here.size % 2, window.may_rest)
    return Search(window, window.group, ph, here.size // 2 - ph, bye)


def finished(window: Window, here: Bracket, ph: int) -> Bracket:
    """The last level with a goal that can be reached."""
    search = all_paired(window, here, ph)
    trial = first_trial(search)
    assert trial is not None
    return here._replace(goal=(ph, search.pr), trial=trial)


def last_goals(here: Bracket) -> range:
    """Moved-down players in S1: all, one less, …, none; in a homogeneous level none (ruling R29)."""
    return range(here.downs if here.heterogeneous else 0, -1, -1)


def reachable(goals: range, reached: Callable[[int], bool]) -> range:
    """Falling goals from the first one on that can be reached.

    Nothing is forbidden to a player for not being in S1: what reaches a goal is allowed with all lower
    ones. So the first one is found by halving.
    """
    low, high = 0, 0 if reached(goals[0]) else len(goals)
    while low < high:
        middle = (low + high) // 2
        if reached(goals[middle]):
            high = middle
        else:
            low = middle + 1
    return goals[low:]


@implements("elo-swiss C13", "elo-swiss E4")
def last_level(field: Field, stack: list[Bracket], own: int) -> list[Bracket]:
    """Pair the last level, undoing or joining brackets above it if necessary (R28-R32)."""
    joined, levels = 0, 0  # own players of the level joined last, number of levels joined
    while True:
        above = stack[-1] if stack else None
        here = Bracket((above.leavers if above else 0) | joined, own, joined=levels)
        done = _with_same_goal(field, above, here, joined) or _with_lower_goal(field, above, here, joined)
        if done:
            return stack[: len(stack) + 1 - len(done)] + done
        assert above is not None, "all levels together can be paired (ruling R32)"
        # C13: the two lowest levels become one; one without pairs has nothing to undo first (ruling R31).
        stack.pop()
        joined, own, levels = above.own, own | joined, levels + 1


def _with_same_goal(field: Field, above: Bracket | None, here: Bracket, joined: int) -> list[Bracket] | None:
    """Ruling R29: each goal of the last level by itself, then with other players from above (C12)."""
    goals, window = last_goals(here), Window(field, here.group)
    alone = reachable(goals, lambda ph: possible(all_paired(window, here, ph)))
    changed = _with_others(field, above, here, joined, goals[: len(goals) - len(alone)])
    return changed or ([finished(window, here, alone[0])] if alone else None)


def _with_others(
    field: Field, above: Bracket | None, here: Bracket, joined: int, goals: range
) -> list[Bracket] | None:
    """The first of the goals that is reached when other players come from above."""
    if above is None or above.trial is None or not above.trial.leaving or not goals:
        return None

    def instead(ph: int) -> Search:
        return Search(field, above.group, *above.goal, below(field, above, here, joined, ph))

    sets = most_sets(above)
    for ph in reachable(goals, lambda ph: possible(instead(ph))):
        for trial in islice(trials_by_leavers(instead(ph)), sets):
            sets -= 1
            other = above._replace(trial=trial, replaced=above.trial.leaving)
            there = here._replace(moved=other.leavers | joined)
            window = Window(field, there.group)
            if possible(all_paired(window, there, ph)):
                return [other, finished(window, there, ph)]
    return None


def _with_lower_goal(field: Field, above: Bracket | None, here: Bracket, joined: int) -> list[Bracket] | None:
    """Ruling R30: undo pairs of the penultimate bracket, as few as possible for each S1."""
    if above is None or above.trial is None:
        return None
    exit_ = below(field, above, here, joined, 0)

    def lower(ph: int) -> int | None:
        return fewest_leavers(Search(field, above.group, ph, 0, exit_))

    reached = reachable(range(above.goal[0], -1, -1), lambda ph: lower(ph) is not None)
    leaving = lower(reached[0]) if reached else None
    if leaving is None or leaving == above.size:
        return None
    ph = reached[0]
    goal = ph, (above.size - leaving) // 2 - ph
    trial = first_trial(Search(field, above.group, *goal, exit_))
    assert trial is not None
    undone = sum(above.goal) - sum(goal)  # 0 where only S1 has changed
    other = above._replace(goal=goal, trial=trial, replaced=0, undone=undone)
    there = here._replace(moved=other.leavers | joined)
    window = Window(field, there.group)
    last = reachable(last_goals(there), lambda ph: possible(all_paired(window, there, ph)))
    return [other, finished(window, there, last[0])]


def below(field: Field, above: Bracket, here: Bracket, joined: int, ph: int) -> Exit:
    """The last level as the exit of the bracket above it.

    With ph > 0 the players moved down are S1 if ph says all of them, and then neither meet one another
    nor have the bye; if ph says some of them, nothing is excluded here.
    """
    outside = above.floated | joined | here.own
    arriving = here.moved.bit_count() - joined.bit_count()
    all_in_s1 = ph >= arriving and ph > 0
    s1 = 0
    if all_in_s1:
        s1 = above.floated | mask_of(islice(bits(joined), ph - arriving))
    odd = (outside | above.group).bit_count() % 2
    for_bye = field.everybody & ~field.barred & ~s1 & ~(above.group if all_in_s1 else 0)
    bye = tickets(field.size, odd, for_bye)
    meet = outside & ~s1

    def link(v: int) -> int:
        if v >= field.size:
            return bye.links[v]
        if s1 >> v & 1:
            return field.legal[v] & meet
        return field.legal[v] & (outside | above.group) | bye.ways(v)

    vertices = outside | bye.vertices
    links = rows_of(vertices, len(bye.links), link)
    return Exit(vertices, lambda v: field.legal[v] & meet | bye.ways(v), links, False)


# ---- the round ------------------------------------------------------------------------------------------


def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """The next round."""
    field = Field(tournament, request)
    require_pairing(field.ids, field.possible, field.everybody & ~field.barred)
    stack: list[Bracket] = []
    for own in field.levels[:-1]:
        above = stack[-1] if stack else None
        here, above = level(field, above.leavers if above else 0, own, above)
        if above:
            stack[-1] = above
        stack.append(here)
    first = list(stack)
    if field.levels:
        stack = last_level(field, stack, field.levels[-1])

    def steps() -> tuple[Step, ...]:
        from ronde.systems.elo_swiss.story import EloStory  # only explanations need it

        story = EloStory(field)
        story.round(stack)
        return story.steps

    def attempt() -> Attempt:
        return Attempt(tuple(measures(field, first)), given_up(stack))

    return RoundPairing(
        tournament.next_round,
        tuple(boards(field, stack)),
        steps,
        lambda: tuple(measures(field, stack)),
        attempt,
    )


# ---- E  Final remarks -----------------------------------------------------------------------------------


@implements("elo-swiss E1")
def boards(field: Field, stack: list[Bracket]) -> list[Pair]:
    """The pairs in the order of publication, the stronger player first, the bye last (ruling R33)."""
    ids = field.ids
    pairs = [
        Pair(ids[min(pair)], ids[max(pair)]) for here in stack if here.trial for pair in here.trial.pairs
    ]
    if stack:
        pairs += [Pair(ids[v]) for v in bits(stack[-1].leavers)]
    score = dict(zip(ids, field.score, strict=True))
    return board_order(pairs, score.__getitem__)
