"""The claims of the Burstein system of 2026, but for the bye and the colours."""

from __future__ import annotations

from functools import cached_property

from ronde.verifying.account import Account, Claim, checks, holds
from ronde.verifying.fide_2026 import BURSTEIN, Field, Two, all_named, field_of, forbidden, listed
from ronde.verifying.matching import Vector, cheapest, pairs_among
from ronde.words import Points, Who

KEY = BURSTEIN


@checks(KEY, "seeding")
def _seeding(claim: Claim, account: Account) -> None:
    claim.about()
    rounds = account.facts.settings.rounds
    count = 4 if rounds is None else min(4, rounds // 2)
    claim.says(round=account.facts.round, count=count)
    holds(account.facts.round <= count, "it is no seeding round")


class Bracket:
    """A scoregroup with its incoming floaters; members not paired inside float out."""

    def __init__(self, field: Field, number: int) -> None:
        self.field, self.facts = field, field.facts
        groups = field.groups()
        holds(0 <= number < len(groups), "there is no such bracket")
        self.number, self.residents = number, groups[number]
        self.incoming: list[int] = bracket(field, number - 1).outgoing if number else []
        self.members = sorted([*self.residents, *self.incoming], key=field.place.__getitem__)
        self.next = groups[number + 1] if number + 1 < len(groups) else []
        self.further = [v for group in groups[number + 2 :] for v in group]
        opponent, inside = field.account.opponent, set(self.members)
        self.pairs: list[Two] = [
            (v, opponent[v])
            for v in self.members
            if opponent.get(v) in inside and field.place[v] < field.place[opponent[v]]
        ]
        self.outgoing: list[int] = [v for v in self.members if opponent.get(v) not in inside]
        self.known: dict[tuple[Two, ...], Vector | None] = {}

    @property
    def points(self) -> Points:
        """The score of the residents."""
        return Points(self.facts[self.residents[0]].total)

    @property
    def clashes(self) -> int:
        """The number of pairs with the same preference."""
        return sum(self.field.alike(a, b) for a, b in self.pairs)

    @cached_property
    def scores(self) -> list[int]:
        """The scores of the bracket and the next one, the highest first."""
        return sorted({self.facts[v].total for v in (*self.members, *self.next)}, reverse=True)

    def leaving(self, v: int) -> list[int]:
        """The cost of leaving a bracket: one floater, and a place for each score."""
        return [1, *(int(self.facts[v].total == score) for score in self.scores)]

    @cached_property
    def costs(self) -> dict[Two, Vector]:
        """C5, C6, C7 and C8 of every legal pair of the players left."""
        nothing = [0] * (1 + len(self.scores))
        inside, following = set(self.members), set(self.next)
        costs: dict[Two, Vector] = {}
        for a, b in pairs_among([*self.members, *self.next, *self.further]):
            if not self.field.legal(a, b):
                continue
            out = self.leaving(a) if a in inside and b not in inside else nothing
            on = self.leaving(a) if a in inside | following and b not in inside | following else nothing
            clash = int(b in inside and self.field.alike(a, b))
            costs[a, b] = (*out, *on, clash)
        return costs

    def least(self, fixed: list[Two]) -> Vector | None:
        """The least vector of C5 to C8 with some pairs fixed; of the bracket alone, if nobody floats."""
        key = tuple(fixed)
        if key not in self.known:
            self.known[key] = self._least(fixed)
        return self.known[key]

    def _least(self, fixed: list[Two]) -> Vector | None:
        used = {v for two in fixed for v in two}
        people = [*self.members, *self.next, *self.further] if self.outgoing else self.members
        costs = self.costs
        if not self.outgoing:
            there = set(people)
            costs = {two: cost for two, cost in costs.items() if there.issuperset(two)}
        found = cheapest([v for v in people if v not in used], costs)
        if found is None:
            return None
        length = 3 + 2 * len(self.scores)
        total = list(found) or [0] * length
        for a, b in fixed:
            for n, value in enumerate(costs.get((a, b)) or costs[b, a]):
                total[n] += value
        return tuple(total)

    @cached_property
    def value(self) -> Vector:
        """The least vector; the pairs of the bracket have it."""
        best = self.least([])
        holds(best is not None and best == self.least(self.pairs), "the bracket is not paired best")
        assert best is not None
        return best

    def made(self, first: int) -> list[Two]:
        """The pairs made before."""
        return [two for two in self.pairs if self.field.place[two[0]] < self.field.place[first]]

    def lower(self, first: int, second: int) -> list[int]:
        """The free players below the opponent, lowest first."""
        holds((first, second) in self.pairs, "they are no pair of the bracket, or in another order")
        used = {v for two in self.made(first) for v in two}
        place = self.field.place
        return [v for v in reversed(self.members) if v not in used and place[v] > place[second]]


def bracket(field: Field, number: int) -> Bracket:
    """A bracket by its number."""
    return field.account.once((KEY, number), lambda: Bracket(field, number))


def bracket_of(claim: Claim, account: Account) -> Bracket:
    """The bracket of a claim."""
    return bracket(field_of(claim, account), claim.place)


@checks(KEY, "bracket")
def _bracket(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    claim.about()
    holds(here.value[-1] == here.clashes and here.value[0] == len(here.outgoing), "fewer are possible")
    claim.says(
        points=here.points,
        count=len(here.members),
        pairs=len(here.pairs),
        out=len(here.outgoing),
        clashes=here.clashes,
    )


@checks(KEY, "incoming", "floats", "floats_alone")
def _floats(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(id_ in (here.incoming if claim.message == "incoming" else here.outgoing), "they do not float")
    number, count = here.members.index(id_) + 1, len(here.members)
    expected: dict[str, object] = {"player": Who(id_), "points": here.points}
    if claim.message == "floats_alone":
        holds(count == 1, "they are not alone")
    else:
        expected |= {"number": number, "count": count}
    if claim.message == "floats":
        expected["out"] = len(here.outgoing)
        assert here.value is not None
    claim.says(**expected)


@checks(KEY, "pair", "pair_passed")
def _pair(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    first, second = claim.who("first"), claim.who("second")
    claim.about(first, second)
    account.meet(first, second)
    over = here.lower(first, second)
    holds(claim.message == ("pair_passed" if over else "pair"), "somebody was passed over, or nobody")
    numbers = {v: n for n, v in enumerate(here.members, 1)}
    values = {"a": numbers[first], "b": numbers[second], "count": len(here.members)}
    claim.says(first=Who(first), second=Who(second), **values)
    holds(here.least([*here.made(first), (first, second)]) == here.value, "it is not one of the best")
    all_named(claim, account, PASSED, over)


PASSED = ("met", "apart", "absolute", "same", "others")


@checks(KEY, "met", "apart", "absolute")
def _forbidden(claim: Claim, account: Account) -> None:
    forbidden(claim, account, bracket_of(claim, account).lower(*account.around(claim)))


@checks(KEY, "same", "others")
def _passed(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    first, second = account.around(claim)
    field = here.field
    people = [v for v in here.lower(first, second) if field.legal(first, v)]
    people = [v for v in people if field.alike(first, v) == (claim.message == "same")]
    listed(claim, people, first=Who(first))
    for v in people:
        found = here.least([*here.made(first), (first, v)])
        holds(found is None or found > here.value, f"with {v} it is as good")


@checks(KEY, "clash")
def _clash(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    first, second = claim.who("first"), claim.who("second")
    claim.about(first, second)
    holds((first, second) in here.pairs and here.field.alike(first, second), "they prefer different colours")
    claim.says(first=Who(first), second=Who(second), colour=here.field.wish(first)[0])
