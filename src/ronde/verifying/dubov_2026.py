"""The Dubov system of 2026, proved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from ronde.model import Tournament
from ronde.readings.dubov_2026 import Dubov
from ronde.readings.fide_2026 import Players
from ronde.verifying import fide_2026
from ronde.verifying.brackets import Digits, between, first_pairs, mask_of
from ronde.verifying.demanded import Account
from ronde.verifying.solver import Matching, perfect
from ronde.verifying.upfloaters import Upfloaters
from ronde.words import Points, Who

PROTECTION = ("C8", "C9", "C10")
#: against a player who came before an upfloater: C7 to C10
PASSED = ("passed_colour", "passed_maximum", "passed_times", "passed_previous")


def demanded(tournament: Tournament) -> Account:
    """What the text demands of the next round."""
    return Proof(tournament).proved()


class Proof(fide_2026.Proof, Dubov):
    """1.9: the bye, then the scoregroups from the top."""

    key = "dubov-2026"

    @cached_property
    def protected(self) -> dict[int, tuple[int, ...]]:
        """C8 to C10 of every player."""
        return {i: self.protection(i) for i in self.here}

    # ---- who comes up ------------------------------------------------------------------------------------

    def upfloaters(self, residents: Players, lower: Players) -> Players:
        """3.2.1, 3.2.2: the first of the best sets, and the reasons against the others."""
        account = self.account
        account.bracket = 0 if account.bracket is None else account.bracket + 1
        self.residents, self.up = residents, list[int]()
        self.passed: dict[int, str] = {}
        self.shifts: list[list[int]] = []
        if not (self.pairable(residents) and self.pairable(lower)):
            self.choose(residents, lower)
        return frozenset(self.up)

    def choose(self, residents: Players, lower: Players) -> None:
        """C5 to C10 and 4.2."""
        levels = sorted({self.score[i] for i in lower})
        digits = Digits(len(self.here) * (1 + self.tournament.played_rounds))
        plain = [0] * len(self.protected[min(lower)])

        def cost(a: int, b: int) -> int:
            if a in lower and b in lower:
                return 0
            if a in residents and b in residents:
                return digits.number((self.clash(a, b), *plain))
            up = a if a in lower else b
            scores = (self.score[up] == level for level in levels)
            return digits.number((1, *scores, self.clash(a, b), *self.protected[up]))

        def kind(i: int) -> object:
            return self.wish[i][0], i in lower and (self.score[i], self.protected[i])

        sets = Upfloaters(self.rows, residents, lower, kind, cost)
        unfit = "passed_unfit"
        reasons = *[unfit] * (1 + len(levels)), *PASSED[: 1 + len(plain)]
        self.up, self.passed = sets.choose(sorted(lower, key=self.place), digits, reasons, unfit)

    def told_upfloaters(self) -> None:
        """Who comes up, and who does not."""
        points = Points(self.score[min(self.residents)])
        kind = "up" if len(self.up) == 1 else "up_several"
        for i in self.up:
            below = Points(self.score[i])
            self.tell(kind, (i,), player=Who(i), below=below, points=points, count=len(self.up))
        for why in dict.fromkeys(self.passed.values()) if len(self.up) == 1 else ():
            others = [i for i, reason in self.passed.items() if reason == why]
            self.account.tell_list(why, self.up, others, player=Who(self.up[0]))

    # ---- the subgroups -----------------------------------------------------------------------------------

    def subgroups(self, bracket: Players) -> tuple[Players, Players]:
        """3.2.3: the bracket as a whole."""
        g1, g2 = super().subgroups(bracket)
        self.tell(
            "bracket_new" if self.unplayed(bracket) else "bracket", (),
            points=Points(self.score[min(self.residents)]), count=len(self.residents), up=len(self.up),
            first=len(g1), second=len(g2),
        )  # fmt: skip
        self.told_upfloaters()
        return g1, g2

    def fewest_inside(self, smaller: Players, larger: Players) -> int:
        """3.2.4: the pairs inside the smaller subgroup that cannot be avoided."""
        inside, among = mask_of(smaller), mask_of(smaller | larger)
        across = between(self.rows, among, among & ~inside)
        if perfect(across, among):
            return 0
        matching = Matching({0: across, 1: between(self.rows, inside, inside)}, among)
        assert matching.solve()
        return matching.total()

    def unavoidable(self, smaller: Players, larger: Players, wants_white: bool) -> Players:
        """3.2.4: each player shifted avoids one pair."""
        count = self.fewest_inside(smaller, larger)

        def possible(some: Players) -> bool:
            return self.fewest_inside(smaller - some, larger | some) == count - len(some)

        return self.shift("unavoidable", smaller, wants_white, count, possible)

    def balancing(self, smaller: Players, larger: Players, wants_white: bool) -> Players:
        """3.2.4: players who can meet one of the larger subgroup, each another one, can be shifted."""

        def possible(some: Players) -> bool:
            return self.fewest_inside(smaller | some, larger - some) == 0

        count = (len(larger) - len(smaller)) // 2
        return self.shift("balancing", larger, wants_white, count, possible)

    def shift(
        self,
        kind: str,
        subgroup: Players,
        wants_white: bool,
        count: int,
        possible: Callable[[Players], bool],
    ) -> Players:
        """4.3: the first set of so many players; `possible` says whether some can be in one."""
        order = self.numbered(subgroup, wants_white)
        chosen = order[:count]
        if not possible(frozenset(chosen)):
            chosen = []
            for i in order:
                if len(chosen) < count and possible(frozenset((*chosen, i))):
                    chosen.append(i)
        numbers = [order.index(i) + 1 for i in chosen]
        side = "G2" if wants_white else "G1"
        for i, number in zip(chosen, numbers, strict=True):
            self.tell(kind, (i,), player=Who(i), side=side, count=count, number=number)
        self.shifts.append(numbers)
        return frozenset(chosen)

    # ---- the pairs ---------------------------------------------------------------------------------------

    def transposed(self, s1: Sequence[int], s2: Sequence[int]) -> list[tuple[int, int]]:
        """3.2.6, 4.4: every pair, and the players of S2 passed over for it."""
        one, other = mask_of(s1), mask_of(s2)
        matching = Matching({0: between(self.rows, one, other)}, one | other)
        assert matching.solve()
        pairs, free = list(first_pairs(matching, s1, lambda i: s2)), list(s2)
        kind = "pair_new" if self.unplayed(frozenset((*s1, *s2))) else "pair"
        for place, pair in enumerate(pairs, 1):
            a, b = pair
            self.tell(kind, pair, first=Who(a), second=Who(b), place=place, aro=self.average[a])
            needed = self.forbidden(a, pair, free[: free.index(b)])
            self.account.tell_list("needed", pair, needed, first=Who(a))
            free.remove(b)
        return pairs

    def pair_bracket(self, bracket: Players) -> list[tuple[int, int]]:
        """The pairs, their colours, and how well the bracket fulfils each criterion."""
        pairs = super().pair_bracket(bracket)
        for a, b in pairs:
            self.told_colours(a, b)
        score, ranked = self.score[min(self.residents)], sorted(self.here, key=self.place)
        shifted, numbers = map(sorted, self.shifts)
        self.measure("C5", (len(self.up),))
        self.measure("C6", (0, *sorted((score - self.score[i] for i in self.up), reverse=True)))
        self.measure("C7", (sum(self.clash(a, b) for a, b in pairs),))
        if not self.tournament.is_last_round():
            for n, article in enumerate(PROTECTION):
                self.measure(article, (sum(self.protected[i][n] for i in self.up),))
        self.measure("4.2", (0, *(ranked.index(i) for i in self.up)))
        self.measure("3.2.4", (len(shifted),))
        self.measure("4.3", (0, *shifted, *numbers))
        self.measure("4.4", (0, *(b for _, b in pairs)))
        return pairs
