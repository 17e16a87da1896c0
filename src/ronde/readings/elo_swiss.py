"""The colour-free Elo Swiss read word for word: nested trials in the order of the text.

Begin at `Round.pair`. A trial is cut short only where nothing could follow: when an exhaustive look at the
players left says that no completion exists. R with a number is a ruling.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations

from ronde.model import Result, Tournament
from ronde.readings.cards import Card, cards
from ronde.readings.request import Asked, Trace, decided
from ronde.readings.request import leaves as leaves_open
from ronde.readings.trials import Trials

Pairs = tuple[tuple[int, int], ...]
Goal = tuple[str, int, int]  # (ONE, 0, p) or (TWO, ph, pr)
ONE, TWO = "one-group", "moved-down-first"


@dataclass(frozen=True)
class Candidate:
    """One trial of R18 or R20 that was accepted: its place in the order, its pairs, who leaves."""

    place: tuple[object, ...]
    pairs: Pairs
    leaving: frozenset[int]


@dataclass
class Bracket:
    """A level with the players that came down to it."""

    moved: list[int]  # D: everybody who came from above
    own: list[int]
    floated: list[int] = field(default_factory=list)  # by C1
    group: list[int] = field(default_factory=list)  # the rest, in the order of A.2
    kind: str = ONE
    downs: int = 0  # moved-down players in the group
    goal: Goal | None = None
    found: Candidate | None = None
    replaced: frozenset[int] = frozenset()  # C12: who left it before
    undone: int | None = None  # C13: pairs given up for the last level; None: it stays as it was
    joined: int = 0  # C13: levels that became part of it

    @property
    def leavers(self) -> list[int]:
        """Who goes to the next level."""
        return self.floated + (sorted(self.found.leaving) if self.found else self.group)


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """The pairs of the next round, stronger player first, in the order of E1; a bye is (id, 0)."""
    return Round(tournament, request).pair()


def trace(tournament: Tournament, request: Asked = None) -> tuple[Trace, int, Trace]:
    """What was decided above the last level, how much of that was given up, and the round as it came out."""
    round_ = Round(tournament, request)
    round_.pair()
    return round_.attempt, round_.given_up, round_.trace


class Round:
    """The round to pair."""

    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        self.request = request
        self.trials = Trials(tournament)
        self.attempt: Trace = []
        self.trace: Trace = []
        self.given_up = 0  # levels joined, and brackets undone, for the last level
        self.everyone = cards(tournament, everyone=True)
        self.round = tournament.next_round
        self.ids = [p.id for p in tournament.available()]
        self.score = {i: self.everyone[i].pairing_score for i in self.ids}
        self.met = {i: self.everyone[i].met for i in self.ids}
        last = tournament.is_last_round()
        half = tournament.settings.scoring.win * tournament.played_rounds
        # R11: more than half of the rounds played, in the last round
        self.exempt = {i for i in self.ids if last and 2 * self.everyone[i].score > half}
        # R7, and the arbiter's own list
        points = {Result.PAIRING_BYE, Result.FULL_BYE, Result.FORFEIT_WIN}
        self.barred = {
            i
            for i in self.ids
            if i in tournament.settings.no_bye or any(c.result in points for c in self._past(i))  # type: ignore[attr-defined]
        }
        self.floats = {
            i: [self.past_float(self.everyone[i], self.round - back) for back in (1, 2)] for i in self.ids
        }

    def _past(self, i: int) -> tuple[object, ...]:
        """The past rounds of a player."""
        return self.everyone[i].player.cells[: self.round - 1]

    def rank(self, i: int) -> tuple[int, int]:
        """A2: the score, then the number (ruling R1)."""
        return (-self.score[i], i)

    def sort(self, some: Sequence[int]) -> list[int]:
        """A2: some players in order."""
        return sorted(some, key=self.rank)

    def past_float(self, card: Card, round_: int) -> str | None:
        """A4: the float of a past round (ruling R5)."""
        if round_ < 1:
            return None
        cell = card.player.cell(round_)
        if cell.result in (Result.PAIRING_BYE, Result.FULL_BYE, Result.FORFEIT_WIN):
            return "down"
        if not cell.played or cell.opponent is None:
            return None
        mine, theirs = card.before[round_ - 1], self.everyone[cell.opponent].before[round_ - 1]
        return "down" if mine > theirs else "up" if mine < theirs else None

    def legal(self, a: int, b: int) -> bool:
        """B1: they have not met."""
        return b not in self.met[a] and a not in self.met[b]

    def open(self, a: int, b: int) -> bool:
        """They may meet, and what was asked for stays possible."""
        return self.legal(a, b) and leaves_open(self.request, a, b)

    def repeats(self, i: int, way: str, strictness: int) -> bool:
        """B5, B6: the same float again; strictness 0 asks two rounds, 1 one, 2 none (ruling R10)."""
        return i not in self.exempt and way in self.floats[i][: 2 - strictness]

    def passes(self, a: int, b: int, down: int, up: int) -> bool:
        """B5, B6: the pair repeats no float that still counts."""
        if not self.open(a, b):
            return False
        if self.score[a] == self.score[b]:
            return True
        high, low = (a, b) if self.score[a] > self.score[b] else (b, a)
        return not self.repeats(high, "down", down) and not self.repeats(low, "up", up)

    def may_leave(self, i: int, down: int, last: bool) -> bool:
        """B5, B6, A5: a player may go down, or have the bye in the last level."""
        return not self.repeats(i, "down", down) and not (last and i in self.barred)

    def completable(
        self, group: Sequence[int], pairs: int, passes: Callable[[int, int], bool], leaves: set[int]
    ) -> bool:
        """The group can make this many pairs, and everybody else of it may leave: everything is tried."""
        group = list(group)
        friends = [sum(1 << j for j, b in enumerate(group) if a != b and passes(a, b)) for a in group]
        free = [a in leaves for a in group]

        @cache
        def rest(left: int, wanted: int) -> bool:
            if not left:
                return wanted == 0
            self.trials.one()
            first = left.bit_length() - 1
            left ^= 1 << first
            if 2 * wanted <= left.bit_count() and free[first] and rest(left, wanted):
                return True
            if not wanted:
                return False
            options = friends[first] & left
            while options:
                low = options & -options
                options ^= low
                if rest(left ^ low, wanted - 1):
                    return True
            return False

        return rest((1 << len(group)) - 1, pairs)

    def bracket(self, moved: list[int], own: list[int]) -> Bracket:
        """C1: whoever has no opponent goes down at once (rulings R13, R23, R24)."""
        everybody = moved + own
        alone = {
            a
            for a in everybody
            if not any(
                a != b and (self.open if a in moved and b in moved else self.legal)(a, b) for b in everybody
            )
        }
        return self.typed(Bracket(moved, own, self.sort(list(alone))))

    def typed(self, bracket: Bracket) -> Bracket:
        """A bracket with its group; moved-down players are paired first where they are the fewer."""
        bracket.group = self.sort([i for i in bracket.moved + bracket.own if i not in bracket.floated])
        bracket.downs = sum(1 for i in bracket.moved if i not in bracket.floated)
        own = len(bracket.group) - bracket.downs
        bracket.kind = TWO if 0 < bracket.downs < own else ONE
        return bracket

    def opponentless(self, bracket: Bracket) -> int:
        """C1: moved-down players without any opponent."""
        return sum(1 for i in bracket.moved if i in bracket.floated)

    def goals(self, bracket: Bracket) -> list[Goal]:
        """C3, C14: how many pairs are wanted, the most first (ruling R25)."""
        n, m = len(bracket.group), bracket.downs
        if bracket.kind == ONE:
            return [(ONE, 0, p) for p in range(n // 2, 0, -1)]
        return [(TWO, ph, pr) for ph in range(m, 0, -1) for pr in range((n - 2 * ph) // 2, -1, -1)]

    def first(
        self, group: list[int], goal: Goal, last: bool, leaving: frozenset[int] | None = None
    ) -> Candidate | None:
        """C4: the first trial that is accepted, with these leaving if given (rulings R18 and R20)."""
        kind, ph, pr = goal
        if 2 * (ph + pr) > len(group):
            return None
        if kind == ONE:
            for up in range(3):
                for down in range(3):
                    found = self.one_group(group, pr, down, up, last, leaving)
                    if found:
                        return replace(found, place=(up, down, *found.place))
            return None
        return self.moved_down_first(group, ph, pr, last, leaving)

    def one_group(
        self,
        group: list[int],
        p: int,
        down: int,
        up: int,
        last: bool,
        leaving: frozenset[int] | None,
    ) -> Candidate | None:
        """C5, C6, C7, C8: every exchange, every permutation."""
        leaves = {i for i in group if self.may_leave(i, down, last)}
        if leaving is not None:
            leaves &= leaving
            if len(leaves) < len(group) - 2 * p:
                return None

        def passes(a: int, b: int) -> bool:
            return not (leaving and (a in leaving or b in leaving)) and self.passes(a, b, down, up)

        if not self.completable(group, p, passes, leaves):
            return None
        place, pairs = self.divided(group, p, passes, leaves)
        return Candidate(place, pairs, frozenset(group) - {i for one in pairs for i in one})

    def divided(
        self, group: list[int], p: int, passes: Callable[[int, int], bool], leaves: set[int]
    ) -> tuple[tuple[object, ...], Pairs]:
        """C5, C6, C7, C8: the first exchange and permutation that work: the place in the order, the pairs."""
        for number, (s1, s2) in enumerate(splits(len(group), p, self.trials)):
            found = self.permutation([group[i] for i in s1], [group[i] for i in s2], passes, leaves)
            if found is not None:
                pairs, places = found
                return (number, places), pairs
        raise AssertionError("an exchange must exist")

    def permutation(
        self, s1: list[int], s2: list[int], passes: Callable[[int, int], bool], leaves: set[int]
    ) -> tuple[Pairs, tuple[int, ...]] | None:
        """C6, C7: the first permutation of S2 (D1) that passes and whose rest may leave."""
        dead: set[tuple[int, int]] = set()
        places: list[int] = []

        def go(i: int, used: int) -> bool:
            if i == len(s1):
                return all(b in leaves for j, b in enumerate(s2) if not used >> j & 1)
            if (i, used) in dead:
                return False
            self.trials.one()
            for j, b in enumerate(s2):
                if not used >> j & 1 and passes(s1[i], b):
                    places.append(j)
                    if go(i + 1, used | 1 << j):
                        return True
                    places.pop()
            dead.add((i, used))
            return False

        if not go(0, 0):
            return None
        return tuple((a, s2[j]) for a, j in zip(s1, places, strict=True)), tuple(places)

    def moved_down_first(
        self, group: list[int], ph: int, pr: int, last: bool, leaving: frozenset[int] | None
    ) -> Candidate | None:
        """C9, C11: the moved-down players first, then the others (ruling R20)."""
        s1, s2 = group[:ph], group[ph:]
        for up in range(3):
            for hd in range(3):
                for places in self.s1_permutations(s1, s2, hd, up, pr, last, leaving):
                    pairs = tuple((a, s2[j]) for a, j in zip(s1, places, strict=True))
                    residual = [b for j, b in enumerate(s2) if j not in places]
                    for rd in range(3):
                        found = self.one_group(residual, pr, rd, up, last, leaving)
                        if found:
                            place = (up, hd, places, rd, *found.place)
                            return Candidate(place, pairs + found.pairs, found.leaving)
        return None

    def alternatives(self, above: Bracket | None) -> list[Candidate]:
        """C10, C12: sets of leaving players in the order in which trials produce them (ruling R27)."""
        if above is None or above.found is None or above.goal is None:
            return []
        return self.sets(above, above.goal)

    def sets(self, above: Bracket, goal: Goal) -> list[Candidate]:
        """The same for a number of pairs."""
        _, ph, pr = goal
        count = len(above.group) - 2 * (ph + pr)
        if count < 0:
            return []
        chosen = []
        for leaving in combinations(above.group[ph:], count):
            found = self.first(above.group, goal, last=False, leaving=frozenset(leaving))
            if found:
                chosen.append(found)
        return sorted(chosen, key=lambda c: c.place)

    def level(
        self, moved: list[int], own: list[int], above: Bracket | None
    ) -> tuple[Bracket, Bracket | None]:
        """C12: a level that is not the last one; it may change the bracket above."""
        here = self.bracket(moved, own)
        if self.opponentless(here):
            changed = self.c12(here, above, None)
            if changed:
                return changed
        for goal in self.goals(here):
            found = self.first(here.group, goal, last=False)
            if found:
                here.goal, here.found = goal, found
                return here, above
            if moved:
                changed = self.c12(here, above, goal)
                if changed:
                    return changed
        return here, above  # p = 0: everybody goes down

    def c12(
        self, here: Bracket, above: Bracket | None, goal: Goal | None
    ) -> tuple[Bracket, Bracket | None] | None:
        """C12: other players of the bracket above come down (ruling R27)."""
        now = self.opponentless(here)
        best: tuple[tuple[int, int], Bracket, Bracket] | None = None
        for candidate in self.alternatives(above):
            assert above is not None
            assert above.found is not None
            if candidate.leaving == above.found.leaving:
                continue
            other = replace(above, found=candidate, replaced=above.found.leaving)
            there = self.bracket(other.leavers, here.own)
            alone = self.opponentless(there)
            if alone > now or (goal is None and alone == now):
                continue
            reached = next(
                (
                    (g, found)
                    for g in self.goals(there)
                    if self.suits(there, g, here, goal) and (found := self.first(there.group, g, last=False))
                ),
                None,
            )
            if reached is None:
                continue
            there.goal, there.found = reached
            value = (alone, -(there.goal[1] + there.goal[2]))
            if best is None or value < best[0]:
                best = (value, there, other)
        return (best[1], best[2]) if best else None

    def suits(self, there: Bracket, g: Goal, here: Bracket, goal: Goal | None) -> bool:
        """C12: the numbers of pairs of an alternative that count (ruling R27)."""
        kind, ph, pr = g
        if goal is None:
            return ph == there.downs if kind == TWO else pr == len(there.group) // 2
        if ph + pr < goal[1] + goal[2]:
            return False
        return kind == ONE or ph == (goal[1] if here.kind == TWO else there.downs)

    def last_level(self, stack: list[Bracket], own: list[int]) -> list[Bracket]:
        """C13: the last level, and what is undone for it (rulings R28 to R32)."""
        joined: list[int] = []  # own players of the level joined last
        levels = 0
        while True:
            above = stack[-1] if stack else None
            moved = (above.leavers if above else []) + joined
            # R29
            here = self.typed(Bracket(moved, own, joined=levels))
            for goal in self.last_goals(here):
                found = self.first(here.group, goal, last=True)
                if found:
                    here.goal, here.found = goal, found
                    return [*stack, here]
                for candidate in self.alternatives(above):
                    assert above is not None
                    assert above.found is not None
                    other = replace(above, found=candidate, replaced=above.found.leaving)
                    there = self.typed(Bracket(other.leavers + joined, own, joined=levels))
                    found = self.first(there.group, goal, last=True)
                    if found:
                        there.goal, there.found = goal, found
                        return [*stack[:-1], other, there]
            if above is None:
                raise self.trials.no_pairing()
            # R30
            for goal in self.lower_goals(above):
                for candidate in self.sets(above, goal):
                    other = replace(above, goal=goal, found=candidate, replaced=frozenset())
                    other.undone = sum(above.goal[1:]) - sum(goal[1:]) if above.goal else 0
                    there = self.typed(Bracket(other.leavers + joined, own, joined=levels))
                    if not self.any_pairing(there.group):
                        continue
                    for g in self.last_goals(there):
                        found = self.first(there.group, g, last=True)
                        if found:
                            there.goal, there.found = g, found
                            return [*stack[:-1], other, there]
                    raise AssertionError("the last level must be reachable")
            # R31
            above = stack.pop()
            joined, own, levels = above.own, own + joined, levels + 1

    def last_goals(self, bracket: Bracket) -> list[Goal]:
        """C13: everybody must be paired."""
        pairs = len(bracket.group) // 2
        if bracket.kind == ONE:
            return [(ONE, 0, pairs)]
        return [(TWO, ph, pairs - ph) for ph in range(bracket.downs, 0, -1)] + [(ONE, 0, pairs)]

    def lower_goals(self, above: Bracket) -> list[Goal]:
        """C13: the rest of the list after the present number of pairs (ruling R30)."""
        if above.found is None or above.goal is None:
            return []
        goals = self.goals(above)
        if above.kind == TWO:
            goals += [(ONE, 0, p) for p in range(len(above.group) // 2, 0, -1)]
        return goals[goals.index(above.goal) + 1 :]

    def any_pairing(self, group: list[int]) -> bool:
        """Everybody can be paired but one who may rest."""
        leaves = {i for i in group if i not in self.barred}
        return self.completable(group, len(group) // 2, self.open, leaves)

    def pair(self) -> list[tuple[int, int]]:
        """The levels from the top, then the last one."""
        stack = self.stack()
        pairs = [p for b in stack if b.found for p in b.found.pairs]
        return self.boards(pairs, list(stack[-1].found.leaving) if stack and stack[-1].found else [])

    def stack(self) -> list[Bracket]:
        """All levels, paired."""
        if not self.ids:
            return []
        levels = [
            self.sort([i for i in self.ids if self.score[i] == s])
            for s in sorted(set(self.score.values()), reverse=True)
        ]
        stack: list[Bracket] = []
        for own in levels[:-1]:
            above = stack[-1] if stack else None
            here, above = self.level(above.leavers if above else [], own, above)
            if above is not None:
                stack[-1] = above
            stack.append(here)
        self.attempt = self.decisions(stack)
        before = [bracket.goal for bracket in stack]
        stack = self.last_level(stack, levels[-1])
        joined = len(before) + 1 - len(stack)
        kept = [bracket.goal for bracket in stack[:-1]]
        self.given_up = joined + (kept != before[: len(kept)])
        self.trace = self.decisions(stack)
        return stack

    def decisions(self, stack: list[Bracket]) -> Trace:
        """The decisions; C12 puts what the next level can reach before the order of the trials in a level."""
        made: Trace = []
        for n in range(len(stack) + 1):
            if n < len(stack):
                here = stack[n]
                ph = here.goal[1] if here.goal else 0
                decided(made, "C13", len({self.score[i] for i in here.own}))
                decided(made, "C12", self.opponentless(here))
                decided(made, "A3", here.downs - ph if here.kind == TWO else 0)
                pairs = here.goal[2] if here.goal else 0
                decided(made, "C14", (len(here.group) - 2 * ph) // 2 - pairs)
            if n:
                above = stack[n - 1]
                decided(made, "C10 C9 D1 D2", above.found.place if above.found else None)
            if n < len(stack):
                decided(made, "C1", sum(i in stack[n].floated for i in stack[n].own))
        return made

    def of_s1(
        self, s1: list[int], s2: list[int], hd: int, up: int, last: bool, leaving: frozenset[int] | None
    ) -> tuple[Callable[[int, int], bool], set[int]]:
        """What may still come: S1 pairs at hd, residual pairs at 2 for the upper one; and who may leave."""
        out = leaving or frozenset()
        leaves = {i for i in s2 if self.may_leave(i, 2, last) and (leaving is None or i in leaving)}

        def passes(a: int, b: int) -> bool:
            if a in out or b in out or (a in s1 and b in s1):
                return False
            return self.passes(a, b, hd if a in s1 or b in s1 else 2, up)

        return passes, leaves

    def s1_permutations(
        self,
        s1: list[int],
        s2: list[int],
        hd: int,
        up: int,
        pr: int,
        last: bool,
        leaving: frozenset[int] | None,
    ) -> Iterator[tuple[int, ...]]:
        """D1: permutations of S2 whose S1 pairs pass; those are skipped whose residual is hopeless."""
        passes, leaves = self.of_s1(s1, s2, hd, up, last, leaving)

        def go(places: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
            i = len(places)
            left = s1[i:] + [b for j, b in enumerate(s2) if j not in places]
            if not self.completable(left, len(s1) - i + pr, passes, leaves):
                return
            if i == len(s1):
                yield places
                return
            for j, b in enumerate(s2):
                if j not in places and passes(s1[i], b):
                    yield from go((*places, j))

        yield from go(())

    def boards(self, pairs: list[tuple[int, int]], bye: list[int]) -> list[tuple[int, int]]:
        """E1: the order of the boards (ruling R33)."""
        strong_first = [tuple(self.sort(one)) for one in pairs]
        strong_first.sort(
            key=lambda p: (-self.score[p[0]], -self.score[p[0]] - self.score[p[1]], self.rank(p[0]))
        )
        return [(a, b) for a, b in strong_first] + [(i, 0) for i in bye]


def splits(n: int, p: int, trials: Trials) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """D2: S1 and S2 (places from 0), the start first, then every exchange in its order (ruling R16).

    Exchanges of fewer players come first, so those of more are listed only when they are needed.
    """
    s1, s2 = range(1, p + 1), range(p + 1, n + 1)
    out = [x for x in s1 if x > 1 or len(s2) > len(s1)]
    into = [x for x in s2 if x < n]
    yield tuple(x - 1 for x in s1), tuple(x - 1 for x in s2)
    for size in range(1, min(len(out), len(into)) + 1):
        trials.exchanges(len(out), len(into), size)
        exchanges = [(a, b) for a in combinations(out, size) for b in combinations(into, size)]
        exchanges.sort(
            key=lambda e: (sum(e[1]) - sum(e[0]), [-x for x in sorted(e[0], reverse=True)], sorted(e[1]))
        )
        for a, b in exchanges:
            new1 = sorted((set(s1) - set(a)) | set(b))
            new2 = sorted((set(s2) - set(b)) | set(a))
            yield tuple(x - 1 for x in new1), tuple(x - 1 for x in new2)
