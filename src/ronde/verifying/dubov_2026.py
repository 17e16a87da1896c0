"""The claims of the Dubov system of 2026, but for the bye and the colours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations

from ronde.verifying.account import Account, Claim, Wrong, checks, holds
from ronde.verifying.facts import W
from ronde.verifying.fide_2026 import DUBOV, Field, Two, all_named, field_of, forbidden, listed
from ronde.verifying.matching import Vector, all_paired, cheapest, cheapest_pairs, pairs_among
from ronde.words import Points, Who

KEY = DUBOV


def aro(field: Field, id_: int) -> int:
    """The average rating of opponents, a half rounded up."""
    ratings = [field.facts.everyone[opponent].player.rating for _, opponent, _ in field.facts[id_].games]
    return (2 * sum(ratings) + len(ratings)) // (2 * len(ratings)) if ratings else 0


def protection(field: Field, id_: int) -> tuple[int, int, int]:
    """C8, C9 and C10: maximum upfloater, how often, and in the previous round."""
    facts = field.facts
    if facts.settings.rounds is not None and facts.round == facts.settings.rounds:
        return 0, 0, 0
    ups = [back for back in range(1, facts.round) if facts.floated(id_, back) == "up"]
    maximum = len(ups) >= 2 + (facts.settings.rounds or 0) // 5
    return int(maximum), len(ups) if maximum else 0, int(1 in ups)


class Bracket:
    """A scoregroup with its upfloaters."""

    def __init__(self, field: Field, number: int) -> None:
        self.field, self.facts = field, field.facts
        free = list(field.paired)
        for n in range(number):
            free = [v for v in free if v not in bracket(field, n).members]
        holds(bool(free), "there is no such bracket")
        score = field.facts[free[0]].total
        self.residents = [v for v in free if field.facts[v].total == score]
        self.lower = [v for v in free if v not in self.residents]
        opponent = field.account.opponent
        self.up = [v for v in self.lower if opponent[v] in self.residents]
        self.members: list[int] = [*self.residents, *self.up]
        self.points = Points(score)
        holds({opponent[v] for v in self.members} == set(self.members), "somebody meets an outsider")

    # ---- who comes up --------------------------------------------------------------------------------------

    @cached_property
    def best_up(self) -> list[int]:
        """The best set of upfloaters by C4 to C10 and 4.2, found by a matching of everybody left."""
        scores = sorted({self.facts[v].total for v in self.lower})
        blank = (0,) * (1 + len(scores) + 1 + 3 + len(self.lower))
        costs: dict[Two, Vector] = {}
        inside = set(self.residents)
        for a, b in pairs_among([*self.residents, *self.lower]):
            if not self.field.legal(a, b):
                continue
            clash = int(self.field.alike(a, b))
            if a in inside and b in inside:
                costs[a, b] = (*blank[: 1 + len(scores)], clash, *blank[2 + len(scores) :])
            elif a in inside:
                levels = [int(self.facts[b].total == score) for score in scores]
                order = [int(v != b) for v in self.lower]
                costs[a, b] = (1, *levels, clash, *protection(self.field, b), *order)
            else:
                costs[a, b] = blank
        found = cheapest_pairs([*self.residents, *self.lower], costs)
        if found is None:
            raise Wrong("not everybody can be paired")
        chosen = {b for a, b in found if a in inside and b not in inside}
        return [v for v in self.lower if v in chosen]

    def fits(self, v: int) -> bool:
        """Everybody can be paired with this upfloater alone."""
        rest = [w for w in self.lower if w != v]
        return self.field.all_paired([*self.residents, v]) and self.field.all_paired(rest)

    def clashes(self, v: int) -> int:
        """The fewest pairs of equal preference with this upfloater."""
        people = [*self.residents, v]
        costs = {two: (int(self.field.alike(*two)),) for two in pairs_among(people) if self.field.legal(*two)}
        found = cheapest(people, costs)
        assert found is not None
        return found[0]

    # ---- the subgroups --------------------------------------------------------------------------------

    @cached_property
    def by_number(self) -> bool:
        """Nobody has played a game."""
        return not any(self.facts[v].games for v in self.members)

    @cached_property
    def before_shift(self) -> tuple[list[int], list[int]]:
        """G1 and G2 before the shifts."""
        if self.by_number:
            ordered = sorted(self.members)
            return ordered[: len(ordered) // 2], ordered[len(ordered) // 2 :]
        white = [v for v in self.members if self.field.wish(v)[0] is W]
        return white, [v for v in self.members if v not in white]

    def numbered(self, people: Sequence[int], seeks_white: bool) -> list[int]:
        """The list from its middle outwards, the upper player first."""
        ordered = sorted(people, key=lambda v: (aro(self.field, v) if seeks_white else 0, v))
        count = len(ordered)
        half = count // 2
        found = ordered[half : half + count % 2]
        for n in range(half):
            found += [ordered[half - 1 - n], ordered[half + count % 2 + n]]
        return found

    @cached_property
    def shifts(self) -> tuple[tuple[list[int], list[int]], tuple[list[int], list[int]], bool, list[int]]:
        """Who leaves the smaller subgroup and who joins it (with their order), if it is G1, the result."""
        g1, g2 = self.before_shift
        g1_smaller = len(g1) <= len(g2)
        smaller, larger = (g1, g2) if g1_smaller else (g2, g1)
        order = self.numbered(smaller, g1_smaller)
        out = self.unavoidable(smaller, order)
        smaller = [v for v in smaller if v not in out]
        larger = [*larger, *out]
        second = self.numbered(larger, not g1_smaller)
        into = self.balancing(smaller, larger, second)
        return (out, order), (into, second), g1_smaller, [*smaller, *into]

    def unavoidable(self, smaller: list[int], order: list[int]) -> list[int]:
        """The first players by number of the unavoidable pairs inside the smaller subgroup."""
        inside, number = set(smaller), {v: n for n, v in enumerate(order)}
        costs: dict[Two, Vector] = {}
        for a, b in pairs_among(self.members):
            if self.field.legal(a, b):
                both = a in inside and b in inside
                numbers = {number[v] for v in (a, b) if v in number}
                moved = min(numbers) if both else -1  # of a pair inside, the smaller number moves
                stay = [int(n in numbers and n != moved) for n in range(len(order))]
                costs[a, b] = (int(both), *stay)
        found = cheapest_pairs(self.members, costs)
        if found is None:
            raise Wrong("the bracket cannot be paired")
        leaving = {min((a, b), key=number.__getitem__) for a, b in found if a in inside and b in inside}
        return [v for v in order if v in leaving]

    def balancing(self, smaller: list[int], larger: list[int], order: list[int]) -> list[int]:
        """The first set by number whose shift leaves a legal pairing between the subgroups."""
        count = (len(larger) - len(smaller)) // 2
        for chosen in combinations(order, count):
            if self.across({*smaller, *chosen}):
                return list(chosen)
        raise Wrong("the subgroups cannot be paired")

    def across(self, one: set[int]) -> bool:
        """Everybody can be paired between the two subgroups."""
        edges = [
            (a, b)
            for a, b in pairs_among(self.members)
            if (a in one) != (b in one) and self.field.legal(a, b)
        ]
        return all_paired(self.members, edges)

    @cached_property
    def subgroups(self) -> tuple[list[int], list[int]]:
        """S1 by average rating and number, S2 by number."""
        *_, g1_smaller, smaller = self.shifts
        larger = [v for v in self.members if v not in smaller]
        g1, g2 = (smaller, larger) if g1_smaller else (larger, smaller)
        return sorted(g1, key=lambda v: (aro(self.field, v), v)), sorted(g2)

    def before(self, first: int, second: int) -> list[int]:
        """The free players of S2 with a smaller number than the opponent."""
        s1, s2 = self.subgroups
        holds(first in s1 and second in s2, "they are not in S1 and S2")
        taken = {self.field.account.opponent[v] for v in s1[: s1.index(first)]}
        return [v for v in s2 if v not in taken and v < second]

    def completes(self, first: int, second: int) -> bool:
        """With this pair and those above the rest of S1 and S2 can be paired."""
        s1, _ = self.subgroups
        done = s1[: s1.index(first)]
        used = {first, second, *done, *(self.field.account.opponent[v] for v in done)}
        left = [v for v in self.members if v not in used]
        upper = set(s1)
        edges = [
            (a, b) for a, b in pairs_among(left) if (a in upper) != (b in upper) and self.field.legal(a, b)
        ]
        return all_paired(left, edges)


def bracket(field: Field, number: int) -> Bracket:
    """A bracket by its number."""
    return field.account.once((KEY, number), lambda: Bracket(field, number))


def bracket_of(claim: Claim, account: Account) -> Bracket:
    """The bracket of a claim."""
    return bracket(field_of(claim, account), claim.place)


@checks(KEY, "bracket", "bracket_new")
def _bracket(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    claim.about()
    holds(claim.message == ("bracket_new" if here.by_number else "bracket"), "games were played, or not")
    g1, g2 = here.before_shift
    sizes = {"first": len(g1), "second": len(g2)}
    claim.says(points=here.points, count=len(here.residents), up=len(here.up), **sizes)
    holds(here.up == here.best_up, "others have to come up")


@checks(KEY, "up", "up_several")
def _up(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(id_ in here.up and here.up == here.best_up, "others have to come up")
    expected: dict[str, object] = {"player": Who(id_), "below": Points(here.facts[id_].total)}
    expected["points"] = here.points
    holds(claim.message == ("up" if len(here.up) == 1 else "up_several"), "the number is another")
    if len(here.up) > 1:
        expected["count"] = len(here.up)
    claim.says(**expected)


@checks(KEY, "passed_unfit", "passed_colour", "passed_maximum", "passed_times", "passed_previous")
def _passed_up(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    holds(len(here.up) == 1 and here.up == here.best_up, "others have to come up")
    [chosen] = here.up
    claim.about(chosen)
    people = [v for v in here.lower[: here.lower.index(chosen)] if _why_not(here, v, chosen) == claim.message]
    listed(claim, people, player=Who(chosen))


def _why_not(here: Bracket, v: int, chosen: int) -> str:
    """The reason why a player earlier in the order does not come up."""

    def why() -> str:
        if not here.fits(v):
            return "passed_unfit"
        if here.clashes(v) > here.clashes(chosen):
            return "passed_colour"
        mine, theirs = protection(here.field, v), protection(here.field, chosen)
        place = next((n for n in range(3) if mine[n] != theirs[n]), None)
        return "" if place is None else ("passed_maximum", "passed_times", "passed_previous")[place]

    found = here.field.account.once(("why", here.points, v, chosen), why)
    return str(found)


@checks(KEY, "unavoidable", "balancing")
def _shift(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    first, second, g1_smaller, _ = here.shifts
    people, order = first if claim.message == "unavoidable" else second
    holds(id_ in people, "they do not change the subgroup")
    to_g1 = g1_smaller if claim.message == "balancing" else not g1_smaller
    side = "G1" if to_g1 else "G2"
    claim.says(player=Who(id_), side=side, count=len(people), number=order.index(id_) + 1)


@checks(KEY, "pair", "pair_new")
def _pair(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    first, second = claim.who("first"), claim.who("second")
    claim.about(first, second)
    account.meet(first, second)
    over = here.before(first, second)
    s1, _ = here.subgroups
    expected: dict[str, object] = {"first": Who(first), "second": Who(second)}
    expected["place"] = s1.index(first) + 1
    holds(claim.message == ("pair_new" if here.by_number else "pair"), "games were played, or not")
    if not here.by_number:
        expected["aro"] = aro(here.field, first)
    claim.says(**expected)
    holds(here.completes(first, second), "the rest could not be paired")
    all_named(claim, account, ("met", "apart", "absolute", "needed"), over)


@checks(KEY, "met", "apart", "absolute")
def _forbidden(claim: Claim, account: Account) -> None:
    forbidden(claim, account, bracket_of(claim, account).before(*account.around(claim)))


@checks(KEY, "needed")
def _needed(claim: Claim, account: Account) -> None:
    here = bracket_of(claim, account)
    first, second = account.around(claim)
    people = [v for v in here.before(first, second) if here.field.legal(first, v)]
    holds(not any(here.completes(first, v) for v in people), "the rest could be paired")
    listed(claim, people, first=Who(first))
