"""The Elo Swiss, proved: the reading with matchings in place of trials, and what its levels demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from ronde.model import Pair, Tournament
from ronde.readings import elo_swiss as reading
from ronde.readings.elo_swiss import TWO, Goal, Pairs
from ronde.verifying.brackets import Bracket, first_pairs, mask_of, rows_of
from ronde.verifying.demanded import Account
from ronde.verifying.solver import Matching, perfect
from ronde.words import Points, Value, Who

KEY = "elo-swiss"
NAMED = 5  # so many players at most are named one by one
#: B6 is given up first, then B5
GIVEN_UP = ("", "B6", "B6 + B5")


def demanded(tournament: Tournament) -> Account:
    """What the text demands of the next round."""
    round_ = Round(tournament)
    return Told(round_, round_.stack())


class Round(reading.Round):
    """The reading; what it finds by trials is a matching of a group and of tickets for those who leave it."""

    def matched(
        self, group: Sequence[int], pairs: int, passes: Callable[[int, int], bool], leaves: Iterable[int]
    ) -> tuple[list[int], int]:
        """The graph of a group in which so many pairs are made, and its vertices."""
        count = len(group)
        empty = max(0, count - 2 * pairs)
        may, places = set(leaves), (1 << empty) - 1 << count
        leavers = mask_of(n for n, a in enumerate(group) if a in may)
        rows = [row | places * (leavers >> n & 1) for n, row in enumerate(rows_of(group, passes))]
        return [*rows, *[leavers] * empty], (1 << count + empty) - 1

    def completable(
        self, group: Sequence[int], pairs: int, passes: Callable[[int, int], bool], leaves: set[int]
    ) -> bool:
        """The group can make this many pairs, and everybody else of it may leave."""
        return 2 * pairs <= len(group) and perfect(*self.matched(group, pairs, passes, leaves))

    def divided(
        self, group: list[int], p: int, passes: Callable[[int, int], bool], leaves: set[int]
    ) -> tuple[tuple[object, ...], Pairs]:
        """C5 to C8: the first exchange and permutation that work: their place in the order, the pairs."""
        rows, among = self.matched(group, p, passes, leaves)
        found = Bracket([], range(len(group)), {0: rows}, among).first(limbo=False)
        assert found is not None
        order = len(found.out), sum(found.into) - sum(found.out), *(-n for n in found.out), *found.into
        s2 = [v for v in found.remainder if v not in found.s1]
        places = tuple(s2.index(b) for _, b in found.pairs)
        return (order, places), tuple((group[a], group[b]) for a, b in found.pairs)

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
        """D1: the first permutation whose residual is not hopeless."""
        passes, leaves = self.of_s1(s1, s2, hd, up, last, leaving)
        rows, among = self.matched([*s1, *s2], len(s1) + pr, passes, leaves)
        matching = Matching({0: rows}, among)
        if not matching.solve():
            return
        others = range(len(s1), len(s1) + len(s2))
        yield tuple(b - len(s1) for _, b in first_pairs(matching, range(len(s1)), lambda _: others))

    def c12(
        self, here: reading.Bracket, above: reading.Bracket | None, goal: Goal | None
    ) -> tuple[reading.Bracket, reading.Bracket] | None:
        """C12: the sets of leavers with the best value; only of these the order of the trials is asked."""
        if above is None or above.found is None or above.goal is None:
            return None
        now, values = self.opponentless(here), dict[frozenset[int], tuple[int, int]]()
        for leaving in self.leaver_sets(above, above.goal):
            if leaving == above.found.leaving:
                continue
            there = self.bracket([*above.floated, *sorted(leaving)], here.own)
            alone = self.opponentless(there)
            if alone > now or (goal is None and alone == now):
                continue
            reached = next((g for g in self.goals(there) if self.counts(there, g, here, goal)), None)
            if reached is not None:
                values[leaving] = alone, -(reached[1] + reached[2])
        best = min(values.values(), default=None)
        sets = [leaving for leaving, value in values.items() if value == best]
        found = [self.first(above.group, above.goal, last=False, leaving=leaving) for leaving in sets]
        first = min((one for one in found if one), key=lambda one: one.place, default=None)
        if first is None:
            return None
        other = replace(above, found=first, replaced=above.found.leaving)
        there = self.bracket(other.leavers, here.own)
        there.goal = next(g for g in self.goals(there) if self.counts(there, g, here, goal))
        there.found = self.first(there.group, there.goal, last=False)
        return there, other

    def counts(self, there: reading.Bracket, g: Goal, here: reading.Bracket, goal: Goal | None) -> bool:
        """C12: a number of pairs that counts, and can be reached."""
        return self.suits(there, g, here, goal) and self.reachable(there.group, g)

    def reachable(self, group: list[int], goal: Goal) -> bool:
        """Without relative criteria, the goal can be reached."""
        _, ph, pr = goal
        s1 = group[:ph]

        def passes(a: int, b: int) -> bool:
            return self.open(a, b) and not (a in s1 and b in s1)

        return self.completable(group, ph + pr, passes, set(group[ph:]))

    def leaver_sets(self, above: reading.Bracket, goal: Goal) -> Iterator[frozenset[int]]:
        """Players of the bracket above who can leave it, if it makes so many pairs."""
        _, ph, pr = goal
        count = len(above.group) - 2 * (ph + pr)
        s1 = above.group[:ph]
        for some in combinations(above.group[ph:], count) if count >= 0 else ():
            self.trials.one(2 * len(above.group))
            stay = [a for a in above.group if a not in some]

            def passes(a: int, b: int) -> bool:
                return self.open(a, b) and not (a in s1 and b in s1)

            if self.completable(stay, ph + pr, passes, set()):
                yield frozenset(some)


class Told(Account):
    """The decisions of a round, level by level."""

    def __init__(self, round_: Round, stack: list[reading.Bracket]) -> None:
        super().__init__(KEY)
        self.round, self.stack = round_, stack
        if any(card.pairing_score != card.score for card in map(round_.everyone.get, round_.ids) if card):
            self.tell("virtual", ())
        for self.bracket, here in enumerate(stack):
            self.above = stack[self.bracket - 1] if self.bracket else None
            self.here, self.last = here, here is stack[-1]
            self.points = Points(round_.score[self.in_order(here.own)[0]])
            self.level()
        self.measured()
        pairs = [pair for here in stack if here.found for pair in here.found.pairs]
        bye = list(stack[-1].leavers) if stack else []
        self.pairs = [Pair(one, other or None) for one, other in round_.boards(pairs, bye)]

    def in_order(self, ids: Iterable[int]) -> list[int]:
        """A2: some players in order."""
        return self.round.sort(list(ids))

    def name(self, kind: str, about: Sequence[int], players: Sequence[int], **values: Value) -> None:
        """Name other players one by one, or only count them; nothing if there are none."""
        if len(players) > NAMED:
            self.tell(f"{kind}_many", about, count=len(players), **values)
        elif players:
            self.tell(kind, about, who=tuple(players), **values)

    # ---- the level as a whole ----------------------------------------------------------------------------

    @property
    def numbers(self) -> tuple[int, int]:
        """C3: the pairs of moved-down players in S1, and the others."""
        goal = self.here.goal
        return goal[1:] if goal and self.here.found else (0, 0)

    def level(self) -> None:
        """The level, its pairs, and the players who leave it."""
        here = self.here
        self.summary()
        self.history()
        if here.found is None:
            self.alone()
            return
        ph, _ = self.numbers
        place = here.found.place
        self.up = int(str(place[0]))
        if ph:
            self.downs = int(str(place[1])), int(str(place[3]))  # of S1, of the residual level
        else:
            self.downs = (0, int(str(place[1])))
        self.dropped()
        if ph:
            self.part(here.found.pairs[:ph], here.group[ph:], self.downs[0], "pair_moved")
        self.rest = [a for a in here.group if a not in {b for pair in here.found.pairs[:ph] for b in pair}]
        pairs = here.found.pairs[ph:]
        s1 = [a for a, _ in pairs]
        natural = self.rest[: len(pairs)]
        out, into = (tuple(self.in_order(set(x) - set(y))) for x, y in ((natural, s1), (s1, natural)))
        if out:
            self.tell("exchange", (), out=out, into=into)
        self.part(pairs, [b for b in self.rest if b not in s1], self.downs[1], "pair")
        self.alone()
        for player in self.in_order(here.found.leaving):
            self.leaver(player)

    def summary(self) -> None:
        """Its players and pairs, and the goals lowered (C14)."""
        here = self.here
        moved, own = len(here.moved), len(here.own)
        if own == 1 and not moved and not self.last:
            self.tell("level_single", (), points=self.points)
            return
        kind = "level"
        if moved:
            kind = "level_half" if here.downs else "level_apart"
            if here.kind == TWO:
                kind = "level_mixed"
        ph, pr = self.numbers
        self.tell(kind, (), points=self.points, own=own, moved=moved, pairs=ph + pr)
        if here.found is None:
            self.tell("no_pair", ())
            return
        if here.kind == TWO and ph < here.downs:
            kind = "fewer_moved_end" if self.last else "fewer_moved"
            if here.undone is not None:
                kind = "fewer_moved_last"
            self.tell(kind, (), count=ph, moved=here.downs)
        most = (len(here.group) - 2 * ph) // 2 + ph
        if ph + pr < most and here.undone is None:
            self.tell("fewer_pairs", (), pairs=ph + pr, most=most)

    def history(self) -> None:
        """C12 and C13: the pairs undone."""
        here, score = self.here, self.round.score
        if here.joined:
            low = min(score[i] for i in here.own)
            levels = sorted({one for one in score.values() if one >= low})
            changed = self.above is not None and bool(self.above.replaced or self.above.undone is not None)
            self.tell(
                "joined", self.in_order({*here.moved, *here.own}), high=Points(levels[here.joined]),
                low=Points(low), count=here.joined, first=int(changed),
            )  # fmt: skip
        if here.undone is not None:
            self.tell("undone" if here.undone > 0 else "undone_other", (), count=here.undone)
        if here.replaced and here.found:
            came, stayed = here.found.leaving - here.replaced, here.replaced - here.found.leaving
            both = tuple(self.in_order(came)), tuple(self.in_order(stayed))
            self.tell("instead", both[0] + both[1], came=both[0], stayed=both[1])

    def dropped(self) -> None:
        """C9, C10: the criteria dropped."""
        here = self.here
        below = "_below" if here.replaced or here.undone is not None else ""
        first = self.downs[0] if self.numbers[0] else self.downs[1]
        rest = self.downs[1] if self.numbers[0] else 0
        for kind, strictness in (("down", first), ("rest", rest), ("up", self.up)):
            if strictness:
                self.tell(f"dropped_{kind}{below}", (), criteria=GIVEN_UP[strictness])

    # ---- pairs -------------------------------------------------------------------------------------------

    def part(self, pairs: Pairs, s2: list[int], down: int, kind: str) -> None:
        """Every pair by its places in S1 and S2, the players passed over, the floats."""
        round_, free = self.round, list(s2)
        for n, (a, b) in enumerate(pairs, 1):
            both = {"a": Who(a), "b": Who(b)}
            points = Points(round_.score[a])
            self.tell(kind, (a, b), **both, first=n, second=s2.index(b) + 1, points=points)
            over = free[: free.index(b)]
            met = [c for c in over if not round_.legal(a, c)]
            fits = [c for c in over if c not in met and round_.passes(a, c, down, self.up)]
            again = [c for c in over if c not in met and c not in fits]
            for why, some in (("met", met), ("float", again), ("rest", fits)):
                self.name(f"skipped_{why}", (a, b), some, **both)
            free.remove(b)
            high, low = self.in_order((a, b))
            self.floats(high, low, down)

    def floats(self, high: int, low: int, down: int) -> None:
        """A4 for a pair of unequal scores, and repeated floats."""
        round_ = self.round
        if round_.score[high] == round_.score[low]:
            return
        points = {"high": Points(round_.score[high]), "low": Points(round_.score[low])}
        self.tell("float", (high, low), a=Who(high), b=Who(low), **points)
        if round_.repeats(high, "down", 0):
            self.tell("again_down", (high, low), a=Who(high), criteria=GIVEN_UP[down])
        if round_.repeats(low, "up", 0):
            self.tell("again_up", (high, low), a=Who(low), criteria=GIVEN_UP[self.up])

    # ---- those who leave ---------------------------------------------------------------------------------

    def alone(self) -> None:
        """C1."""
        for player in self.in_order(self.here.floated):
            self.tell("alone", (player,), a=Who(player), points=self.points)

    def leaver(self, player: int) -> None:
        """Why a player leaves rather than a weaker one."""
        here, round_ = self.here, self.round
        assert here.found is not None
        kind = "left_over"
        if self.last:
            kind = "bye"
        elif len(here.found.leaving) == 1:
            kind = "left_odd"
        elif here.undone is not None:
            kind = "left_undone"
        self.tell(kind, (player,), a=Who(player), points=self.points)
        weaker = [w for w in self.rest[self.rest.index(player) + 1 :] if w not in here.leavers]
        barred = [w for w in weaker if self.last and w in round_.barred]
        floats = [w for w in weaker if w not in barred and round_.repeats(w, "down", self.downs[1])]
        others = [w for w in weaker if w not in barred and w not in floats]
        for why, some in (("barred", barred), ("float", floats), ("rest", others)):
            self.name(f"kept_{why}", (player,), some, a=Who(player))
        if round_.repeats(player, "down", 0):
            self.tell("again_down", (player,), a=Who(player), criteria=GIVEN_UP[self.downs[1]])

    # ---- measures ----------------------------------------------------------------------------------------

    def measured(self) -> None:
        """Level by level; C12 puts what the next level can reach before the order of the trials."""
        for n in range(len(self.stack) + 1):
            if n < len(self.stack):
                self.bracket, self.here = n, self.stack[n]
                self.reached()
            if n:
                self.bracket, self.here = n - 1, self.stack[n - 1]
                self.order()
            if n < len(self.stack):
                self.bracket, here = n, self.stack[n]
                self.measure("C1", (len(set(here.own) & set(here.floated)),))

    def reached(self) -> None:
        """Levels joined; moved-down players without an opponent, then those not in S1; players left over."""
        here = self.here
        ph, pr = self.numbers
        self.measure("C13", (here.joined,))
        self.measure("C12", (len(set(here.moved) & set(here.floated)),))
        self.measure("A3", (here.downs - ph if here.kind == TWO else 0,))
        self.measure("C14", (2 * ((len(here.group) - 2 * ph) // 2 - pr),))

    def order(self) -> None:
        """The place in the order of the trials (rulings R18 and R20)."""
        found, (ph, _) = self.here.found, self.numbers
        up: object = 0
        first: tuple[object, object] = (0, ())
        rest: tuple[object, ...] = (0, (0, 0), ())
        if found is not None:
            up = found.place[0]
            if ph:
                first, rest = (found.place[1], found.place[2]), found.place[3:]
            else:
                rest = found.place[1:]
        for article, value in (
            ("C10", (up,)),
            ("C9", (first[0],)),
            ("D1", (0, *_ints(first[1]))),
            ("C9", (rest[0],)),
            ("D2", _ints(rest[1])),
            ("D1", (0, *_ints(rest[2]))),
        ):
            self.measure(article, value)  # type: ignore[arg-type]


def _ints(value: object) -> tuple[int, ...]:
    assert isinstance(value, tuple)
    return value
