"""The Burstein system of 2026, proved; its seeding rounds are those of the Dutch system of 2026."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ronde.model import Tournament
from ronde.readings.burstein_2026 import Burstein, seeding_rounds
from ronde.readings.fide_2026 import Players
from ronde.rulebook import Step
from ronde.values import NamedTuple
from ronde.verifying import dutch_2026, fide_2026
from ronde.verifying.brackets import Digits, first_pairs, mask_of, rows_of_costs
from ronde.verifying.demanded import Account
from ronde.verifying.solver import Matching, members
from ronde.words import Points, Value, Who

KEY = "burstein-2026"
BY_PLACE = True  # colours of round 1 alternate by places


def demanded(tournament: Tournament) -> Account:
    """What the text demands of the next round."""
    if tournament.next_round <= seeding_rounds(tournament):
        return Seeded(tournament)
    proof = Proof(tournament)
    account = proof.proved()
    proof.measured()
    return account


class Seeded(Account):
    """1.6: a seeding round."""

    def __init__(self, tournament: Tournament) -> None:
        super().__init__(KEY)
        self.tell("seeding", (), round=tournament.next_round, count=seeding_rounds(tournament))
        self.dutch = dutch_2026.demanded(tournament)
        self.pairs, self.measures = self.dutch.pairs, self.dutch.measures

    @property
    def steps(self) -> tuple[Step, ...]:
        """Its decisions are those of the Dutch system."""
        return *super().steps, *self.dutch.steps


class Bracket(NamedTuple):
    """A bracket as the text pairs it."""

    numbered: list[int]  # everybody by 1.8
    pairs: list[tuple[int, int]]
    out: list[int]


class Proof(fide_2026.Proof, Burstein):
    """1.9: the bye, then the brackets from the top."""

    key = KEY

    def __init__(self, tournament: Tournament) -> None:
        super().__init__(tournament)
        self.brackets: list[Bracket] = []

    def pair_bracket(
        self, bracket: Players, groups: Sequence[Players]
    ) -> tuple[list[tuple[int, int]], Players]:
        """3.2.1, 3.2.2, 4.3: the first of the best pairings; whoever it leaves without a pair floats."""
        numbered = sorted(bracket, key=self.place)
        matching = self.best(bracket, groups)
        pairs = list(first_pairs(matching, numbered, lambda i: reversed(numbered)))
        paired = {i for pair in pairs for i in pair}
        incoming = self.brackets[-1].out if self.brackets else []
        self.brackets.append(Bracket(numbered, pairs, [i for i in numbered if i not in paired]))
        self.told(self.brackets[-1], incoming)
        return pairs, bracket - paired

    def best(self, bracket: Players, groups: Sequence[Players]) -> Matching:
        """C4 to C8: everybody left is paired, some of the bracket below it, some of the next one further."""
        following = groups[0] if groups else frozenset()
        near = bracket | following
        everybody = frozenset().union(bracket, *groups)
        levels = [sorted({self.score[i] for i in ids}, reverse=True) for ids in (bracket, near)]
        digits = Digits(len(self.here))

        def depth(i: int) -> int:
            return (i not in bracket) + (i not in near)

        def leaving(i: int, scores: Sequence[int], leaves: bool) -> tuple[int, ...]:
            return leaves, *(leaves and self.score[i] == score for score in scores)

        def cost(a: int, b: int) -> int:
            a, b = sorted((a, b), key=depth)
            out = leaving(a, levels[0], a in bracket and b not in bracket)
            onward = leaving(a, levels[1], a in near and b not in near)
            return digits.number((*out, *onward, b in bracket and self.clash(a, b)))

        def kind(i: int) -> object:
            if i in bracket:
                return self.score[i], self.wish[i][0]
            return i in following and (self.score[i],)

        among = mask_of(everybody)
        matching = Matching(rows_of_costs(self.rows, members(among), kind, cost), among)
        assert matching.solve()
        return matching

    # ---- what is told ------------------------------------------------------------------------------------

    def told(self, here: Bracket, incoming: Sequence[int]) -> None:
        """3.2: the bracket, its floaters and its pairs."""
        self.account.bracket = len(self.brackets) - 1
        number = {i: n for n, i in enumerate(here.numbered, 1)}
        score = next(self.score[i] for i in here.numbered if i not in incoming)
        values: dict[str, Value] = {
            "points": Points(score), "count": len(number), "pairs": len(here.pairs),
            "out": len(here.out), "clashes": self.clashes(here),
        }  # fmt: skip
        self.tell("bracket", (), **values)
        floats = "floats" if len(number) > 1 else "floats_alone"
        for kind, some in (("incoming", incoming), (floats, here.out)):
            for i in some:
                self.tell(kind, (i,), **values, player=Who(i), number=number[i])
        left = list(here.numbered)
        for a, b in here.pairs:
            passed = left[: left.index(b) : -1]
            self.told_pair(a, b, passed, number)
            left = [i for i in left if i not in (a, b)]
        for a, b in here.pairs:
            self.told_colours(a, b)

    def told_pair(self, a: int, b: int, passed: list[int], number: dict[int, int]) -> None:
        """4.3: a pair, and the lower players still free whom the higher ranked does not meet."""
        both, about = (a, b), {"first": Who(a), "second": Who(b)}
        places = {"a": number[a], "b": number[b], "count": len(number)}
        self.tell("pair_passed" if passed else "pair", both, **about, **places)
        legal = self.forbidden(a, both, passed)
        same = [i for i in legal if self.clash(a, i)]
        self.account.tell_list("same", both, same, first=Who(a))
        self.account.tell_list("others", both, [i for i in legal if i not in same], first=Who(a))
        colour = self.wish[a][0]
        if colour is not None and self.clash(a, b):
            self.tell("clash", both, **about, colour=colour)

    def clashes(self, here: Bracket) -> int:
        """C8."""
        return sum(self.clash(a, b) for a, b in here.pairs)

    def measured(self) -> None:
        """How well each bracket fulfils C5 to C8, and its place in the order of 4.3."""
        none = Bracket([], [], [])
        for n, (here, following) in enumerate(pairwise([*self.brackets, none])):
            self.account.bracket = n
            onward = following.out if here.out else []
            before = {i: n for n, i in enumerate(reversed(here.numbered))}
            opponent = {i: before[j] for a, b in here.pairs for i, j in ((a, b), (b, a))}
            for number, scores, out in (("C5", "C6", here.out), ("C7", "C7", onward)):
                self.measure(number, (len(out),))
                self.measure(scores, (0, *sorted((self.score[i] for i in out), reverse=True)))
            self.measure("C8", (self.clashes(here),))
            self.measure("4.3", (0, *(opponent.get(i, len(before)) for i in here.numbered)))
