"""The Swiss Team System and the Double-Swiss System of 2026, proved: what both texts ask and tell alike.

A proof is the reading with matchings in place of trials; it tells the decisions as the reading takes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ronde.model import Colour, Pair, Tournament
from ronde.readings.upfloating import Players, Round
from ronde.verifying.brackets import (
    Digits,
    between,
    first_pairs,
    keyed,
    mask_of,
    rows_by_number,
    rows_of_costs,
)
from ronde.verifying.demanded import Account
from ronde.verifying.solver import Matching, perfect
from ronde.verifying.upfloaters import Upfloaters
from ronde.words import Points, Who

#: against a participant who comes earlier, in the order of the criteria
PASSED = ("passed_legal", "passed_number", "passed_scores", "passed_following", "passed_floated")


@dataclass
class Group:
    """A bracket as the text pairs it."""

    score: int
    top: list[int]
    left: Players  # everybody who is not paired above
    up: list[int] = field(default_factory=list)
    passed: dict[int, str] = field(default_factory=dict)
    complies: bool = True  # with C6
    pairs: list[tuple[int, int]] = field(default_factory=list)
    counts: tuple[int, ...] = ()  # by criteria


class Proof(Round):
    """A round and its account; participants are vertices by their numbers."""

    key: str

    def __init__(self, tournament: Tournament) -> None:
        super().__init__(tournament)
        self.account = Account(self.key)
        self.tell, self.measure = self.account.tell, self.account.measure
        self.groups: list[Group] = []

    def proved(self) -> Account:
        """Pair the round."""
        self.account.pairs = [Pair(white, black or None) for white, black in self.pair()]
        self.measured()
        return self.account

    @cached_property
    def rows(self) -> list[int]:
        """C1: the possible opponents of everybody."""
        return rows_by_number(self.here, self.legal)

    def pairable(self, ids: Players) -> bool:
        """3.1, C3, by a matching."""
        return perfect(self.rows, mask_of(ids))

    def wish(self, id_: int) -> object:
        """The colour preference, if the text has any."""
        return None

    # ---- 3.4 ---------------------------------------------------------------------------------------------

    def bye(self) -> int:
        """3.4.1, told."""
        chosen = super().bye()
        rank, facts = self.bye_rank(chosen), self.facts
        points, matches = Points(self.score(chosen)), facts[chosen].matches
        self.tell("bye", (chosen,), player=Who(chosen), points=points, matches=matches)
        before = sorted(i for i in self.here if self.bye_rank(i) < rank)
        had = [i for i in before if facts[i].had_bye]
        kept = [i for i in before if facts[i].kept and not facts[i].had_bye]
        needed = [i for i in before if not facts[i].barred]
        for kind, others in (("bye_had", had), ("bye_kept", kept), ("bye_needed", needed)):
            self.account.tell_list(kind, (chosen,), others)
        for article, value in zip(("3.4.2", "3.4.3", "3.4.4"), rank, strict=True):
            self.measure(article, (value,))
        return chosen

    # ---- 3.5 ---------------------------------------------------------------------------------------------

    def upfloaters(self, top: Players, left: Players) -> Players:
        """3.5.1 to 3.5.5: the first of the best sets."""
        lower = left - top
        here = Group(self.score(min(top)), sorted(top), left)
        if not (self.pairable(top) and self.pairable(lower)):
            self.choose(here, lower, self.following(here.score, lower))
            here.complies = self.c6(here.score, lower - set(here.up))
            if not here.complies:  # ruling P7
                self.choose(here, lower, frozenset())
        self.account.bracket = len(self.groups)
        self.groups.append(here)
        self.told_group(here)
        return frozenset(here.up)

    def choose(self, here: Group, lower: Players, following: Players) -> None:
        """C4, C5, C6, C7 and 3.5.4; as few as possible of those who follow are paired further down."""
        levels = sorted({self.score(i) for i in lower})
        digits = Digits(len(self.here))

        def cost(a: int, b: int) -> int:
            if a in lower and b in lower:
                return digits.number(((a in following) != (b in following), 0))
            if a not in lower and b not in lower:
                return 0
            up = a if a in lower else b
            return digits.number((1, *(self.score(up) == level for level in levels), 0, self.floated(up)))

        def kind(i: int) -> object:
            return i in lower and (self.score(i), self.floated(i), i in following)

        sets = Upfloaters(self.rows, here.top, lower, kind, cost)
        if not sets.possible:
            raise self.trials.no_pairing()
        some = {self.score(i) for i in sets.some}
        order = sorted((i for i in lower if self.score(i) in some), key=lambda i: (-self.score(i), i))
        reasons = "passed_number", *["passed_scores"] * len(levels), "passed_following", "passed_floated"
        chosen, here.passed = sets.choose(order, digits, reasons, "passed_legal")
        here.up = sorted(chosen)

    def told_group(self, here: Group) -> None:
        """3.2: the bracket, who comes up, and those passed over."""
        points, up = Points(here.score), tuple(here.up)
        self.tell("group_up" if up else "group", (), points=points, count=len(here.top), others=up)
        if not here.complies:
            self.tell("following", (), points=points)
        staying = here.left - set(here.top) - set(up)
        for i in up:
            odd = len(here.top) % 2 == 1 and len(up) == 1
            level = Points(self.score(i))
            self.tell("up_odd" if odd else "up_needed", (i,), player=Who(i), points=level, score=points)
            if any(self.score(j) > self.score(i) for j in staying):
                self.tell("up_far", (i,), player=Who(i))
            for kind in PASSED:
                earlier = (j for j, why in here.passed.items() if why == kind and j < i)
                others = sorted(j for j in earlier if self.score(j) == self.score(i))
                self.account.tell_list(kind, (i,), others, player=Who(i))
            if self.floated(i):
                self.tell("up_floated", (i,), player=Who(i))

    # ---- 3.6 ---------------------------------------------------------------------------------------------

    def bracket(self, ids: Players, score: int) -> Iterator[tuple[int, int]]:
        """3.6.3, 3.6.4: the top members, then the smallest bottom member for each."""
        here, members = self.groups[-1], sorted(ids)
        digits, among = Digits(len(ids)), mask_of(ids)
        costs = rows_of_costs(
            self.rows,
            ids,
            lambda i: (self.wish(i), self.score(i) < score, self.floated(i)),
            lambda a, b: digits.number(self.cost(a, b, score)),
        )
        best = Matching(costs, among)
        assert best.solve()
        here.counts = digits.counts(best.total(), len(self.criteria))
        tops = members[: len(ids) // 2]
        matching = self.seated(costs, among, tops)
        if not matching.solve() or matching.total() != best.total():
            tops = self.tops(costs, members)
            matching = self.seated(costs, among, tops)
            assert matching.solve()
        bottoms = [i for i in members if i not in tops]
        here.pairs = list(first_pairs(matching, tops, lambda i: bottoms))
        self.told_pairs(here, members)
        return iter(here.pairs)

    def seated(self, costs: dict[int, list[int]], among: int, tops: Sequence[int]) -> Matching:
        """The pairings of these top members with the others."""
        upper = mask_of(tops)
        return Matching({cost: between(rows, upper, among & ~upper) for cost, rows in costs.items()}, among)

    def tops(self, costs: dict[int, list[int]], members: list[int]) -> list[int]:
        """3.6.3: the top members of a best pairing; a larger number among the bottom members costs less."""
        place = {i: n for n, i in enumerate(reversed(members))}
        among = mask_of(members)
        ranked = keyed(costs, among, len(members), lambda a, b: 1 << place[max(a, b)])
        matching = Matching(ranked, among)
        assert matching.solve()
        return [i for i in members if i < matching.mate[i]]

    def told_pairs(self, here: Group, members: list[int]) -> None:
        """3.6: every pair, the bottom members passed over, the criteria that it fails, the colours."""
        tops = [a for a, _ in here.pairs]
        if tops != members[: len(tops)]:
            self.tell("tops", (), others=tuple(tops))
        free = [i for i in members if i not in tops]
        for pair in here.pairs:
            a, b = pair
            free.remove(b)
            passed = [i for i in free if a < i < b]
            self.tell("pair_passed" if passed else "pair", pair, top=Who(a), bottom=Who(b))
            legal = [i for i in passed if self.legal(a, i)]
            met = [i for i in passed if i not in legal]
            same = [i for i in legal if self.same(a, i)]
            self.account.tell_list("passed_met", pair, met, player=Who(a))
            self.account.tell_list("passed_colour", pair, same, player=Who(a))
            self.account.tell_list("passed_others", pair, [i for i in legal if i not in same])
            costs = self.cost(a, b, here.score)
            for article, cost, count in zip(self.criteria, costs, here.counts, strict=True):
                if cost:
                    self.failed(article, pair, count)
            self.told_colours(pair)

    def failed(self, article: str, pair: tuple[int, int], count: int) -> None:
        """A pair fails a criterion: a previous floater meets an upfloater."""
        resident = max(pair, key=self.score)
        self.tell("opponent_floated", pair, player=Who(resident), count=count)

    def told_colours(self, pair: tuple[int, int]) -> None:
        """4.3: the rule that decides."""
        rule, one, colour = self.colour_rule(*pair)
        other = sum(pair) - one
        white, black = (one, other) if colour is Colour.WHITE else (other, one)
        known = {"white": Who(white), "black": Who(black), "player": Who(one)}
        self.tell(f"colours_{rule}", (white, black), **known, drawn=self.initial)

    # ---- measures ----------------------------------------------------------------------------------------

    def measured(self) -> None:
        """How well each bracket fulfils each criterion."""
        for n, here in enumerate(self.groups):
            self.account.bracket = n
            up = sorted(here.up, key=lambda i: (-self.score(i), i))
            self.measure("C4", (len(up),))
            self.measure("C5", (-self.score(i) for i in reversed(up)))
            self.measure("C6", (not self.spared(here, self.groups[n + 1 : n + 2]),))
            self.measure("C7", (sum(map(self.floated, up)),))
            self.measure("3.5.4", up)
            for article, count in zip(self.criteria, here.counts, strict=True):
                self.measure(article, (count,))
            self.measure("3.6.3", (*(a for a, _ in here.pairs), *(b for _, b in here.pairs)))

    def spared(self, here: Group, after: Sequence[Group]) -> bool:
        """C6: the following scoregroup has no more upfloaters than its number asks for."""
        following = self.following(here.score, self.here)
        return all(len(g.up) == len(g.top) % 2 for g in after if following.issuperset(g.top))
