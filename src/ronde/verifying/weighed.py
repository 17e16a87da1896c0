"""Brackets divided into S1 and S2, and the claims that the Dutch systems make about them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import zip_longest

from ronde.verifying.account import Account, Claim, holds
from ronde.verifying.bracket import Graph, Two, exchange_vector
from ronde.verifying.facts import Facts
from ronde.verifying.matching import Vector
from ronde.words import Letters, Points, Who

NOT_RESTING = ("bye_barred", "bye_impossible", "bye_worse", "bye_later")


class Halved:
    """A bracket in which the players of S1 meet those of S2."""

    account: Account
    number: int
    EXCHANGE = "exchange"  # the claim that players change between S1 and S2

    @cached_property
    def pairs(self) -> list[Two]:
        """The pairs made here, in the order of the claims about them."""
        raise NotImplementedError

    @cached_property
    def top(self) -> list[Two]:
        """The pairs of moved-down players, where those are paired first."""
        raise NotImplementedError

    @property
    def divided(self) -> Sequence[int]:
        """The players of whom the remainder is a part."""
        raise NotImplementedError

    @cached_property
    def remainder(self) -> list[int]:
        """The homogeneous bracket or remainder."""
        used = {v for two in self.top for v in two}
        return [v for v in self.divided if v not in used]

    @cached_property
    def halves(self) -> tuple[list[int], list[int]]:
        """S1 and S2 of the remainder, exchanged as claimed."""
        whole = self.remainder
        s1 = whole[: len(self.pairs) - len(self.top)]
        for claim in self.account.of(self.EXCHANGE, bracket=self.number):
            out, into = claim.ids("out"), claim.ids("into")
            s1 = [v for v in whole if (v in s1 and v not in out) or v in into]
        return s1, [v for v in whole if v not in s1]

    def sides(self, a: int) -> tuple[list[int], list[int], list[Two]]:
        """S1 and S2 of a player of S1, and the pairs made before."""
        raise NotImplementedError

    def over(self, a: int, b: int) -> list[int]:
        """The free players before `b` in S2."""
        _, s2, made = self.sides(a)
        taken = {y for _, y in made}
        return [v for v in s2[: s2.index(b)] if v not in taken]


def exchanged(best: Iterable[Two], whole: Sequence[int], half: int) -> tuple[set[int], set[int]]:
    """The players who leave S1 in a pairing, and those who enter it; negative numbers are empty places."""
    number = {v: n for n, v in enumerate(whole, 1)}
    leave: set[int] = set()
    enter: set[int] = set()
    for a, b in best:
        low, high = (a, b) if b < 0 or number[a] < number[b] else (b, a)
        if high < 0:
            leave |= {low} if number[low] <= half else set()
        elif number[high] <= half:
            leave.add(high)
        elif number[low] > half:
            enter.add(low)
    return leave, enter


class Weighed(Halved):
    """A bracket of a Dutch system: its pairings are compared by a vector of criteria."""

    facts: Facts
    players: list[int]
    last: bool
    GIVEN = "given"  # the value of a claim that says for whose sake the downfloaters were chosen
    UNCOUNTED: tuple[str, ...] = ()  # criteria that compare more than a number

    @property
    def given(self) -> int:
        """1 if the downfloaters were chosen for the sake of the players below."""
        raise NotImplementedError

    @property
    def left(self) -> list[int]:
        """The players without an opponent here who could have had one."""
        raise NotImplementedError

    @cached_property
    def names(self) -> list[str]:
        """The criterion of each place of a vector."""
        raise NotImplementedError

    @cached_property
    def graph(self) -> Graph:
        """The legal pairs and what they cost."""
        raise NotImplementedError

    def article(self, what: str) -> str:
        """The article of a criterion."""
        raise NotImplementedError

    def legal(self, a: int, b: int) -> bool:
        """The absolute rules let two players meet."""
        raise NotImplementedError

    def legal_here(self, a: int, b: int) -> bool:
        """They may meet in this bracket."""
        return self.legal(a, b)

    def may_rest(self, v: int) -> bool:
        """The rules let a player have the bye."""
        raise NotImplementedError

    def best_with(self, a: int, b: int) -> Vector | None:
        """The least vector with the pairs above, S1 and S2 as they are, and this pair."""
        raise NotImplementedError

    @cached_property
    def value(self) -> Vector:
        """The vector of the bracket as it was paired; no other pairing has a smaller one."""
        found = self.graph.least(self.pairs, () if self.given else tuple(self.left))
        holds(found is not None and found == self.graph.least(key="all"), "the bracket is not paired best")
        assert found is not None
        return found

    def part(self, name: str) -> int:
        """The number of a criterion in the vector."""
        return self.value[self.names.index(name)]

    def ranked_below(self, id_: int) -> list[int]:
        """The players of the bracket who are ranked lower."""
        return [v for v in self.players if self.facts[v].rank > self.facts[id_].rank]


def preferences(claim: Claim, here: Weighed) -> None:
    """Check the list of colour preferences."""
    claim.about()
    claim.says(wishes=Letters(", ".join(f"{v} {here.facts[v].letters}" for v in here.players)))


def exchange(claim: Claim, here: Weighed) -> None:
    """Check that players change between S1 and S2, and that no earlier exchange is as good."""
    out, into = claim.ids("out"), claim.ids("into")
    claim.about(*out, *into)
    claim.says(out=out, into=into, **{here.GIVEN: here.given})
    half, whole = len(here.pairs) - len(here.top), here.remainder
    rests = 0 if here.given else len([v for v in here.left if v in whole])
    stay = [v for v in whole if not here.given or v not in here.left]
    best = here.graph.best_pairs(stay, exchange_vector(whole, half), rests)
    assert best is not None
    assert here.value is not None
    leave, enter = exchanged(best, whole, half)
    if here.given:
        leave |= {v for v in here.left if v in whole[:half]}
    holds(set(out) == leave and set(into) == enter, "an earlier exchange is as good")
    order = [sorted(leave, key=whole.index, reverse=True), sorted(enter, key=whole.index)]
    holds([list(out), list(into)] == order, "they are in another order")


def places(claim: Claim, here: Weighed, kinds: Sequence[str], passed: Sequence[str], moved: bool) -> None:
    """Check a pair: the places in S1 and S2, and that nobody earlier would have been as good."""
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    here.account.meet(a, b)
    holds(a in [x for x, _ in here.pairs], f"{a} is not in S1")
    s1, s2, _ = here.sides(a)
    holds(a in s1 and b in s2, "they are not in S1 and S2")
    i, j = s1.index(a) + 1, s2.index(b) + 1
    score = {"score": Points(here.facts[a].total)} if moved else {}
    claim.says(a=Who(a), b=Who(b), i=i, j=j, **score)
    over = here.over(a, b)
    holds(claim.message == kinds[2 if over else int(i != j)], "the opponent is found in another way")
    holds(here.best_with(a, b) == here.value, "the bracket is not paired best with them")
    told = [v for c in same_players(claim, here.account, passed) for v in c.ids("others")]
    holds(sorted(told) == sorted(over), "others were passed over")


def same_players(claim: Claim, account: Account, messages: Sequence[str]) -> list[Claim]:
    """The claims of the same bracket about the same players."""
    return [c for c in account.of(*messages, bracket=claim.bracket) if c.players == claim.players]


def _passed(claim: Claim, here: Weighed) -> tuple[int, tuple[int, ...]]:
    """The player of S1, and the players passed over in their order."""
    a, b = here.account.around(claim)
    claim.is_("a", Who(a))
    others = claim.ids("others")
    holds(a in [x for x, _ in here.pairs], f"{a} is not in S1")
    over = here.over(a, b)
    holds(bool(others) and list(others) == [v for v in over if v in others], "they were not passed over")
    return a, others


def passed_met(claim: Claim, here: Weighed) -> None:
    """Check the players passed over because they have met, or are kept apart."""
    a, others = _passed(claim, here)
    claim.says(a=Who(a), others=others)
    person = here.facts[a]
    if claim.message == "passed_met":
        holds(all(v in person.met for v in others), "they have not met")
    else:
        holds(all(v in person.apart and v not in person.met for v in others), "nobody keeps them apart")


def passed_absolute(claim: Claim, here: Weighed) -> None:
    """Check the players passed over because both must have the same colour."""
    a, others = _passed(claim, here)
    claim.says(a=Who(a), others=others, colour=here.facts[a].wish[0])
    for v in others:
        holds(here.facts.may_meet(a, v) and not here.legal(a, v), "they may meet")


def passed_worse(claim: Claim, here: Weighed) -> None:
    """Check the players passed over because the bracket would be paired worse, or not at all."""
    a, others = _passed(claim, here)
    expected: dict[str, object] = {"a": Who(a), "others": others}
    if claim.message != "passed_rest":
        expected[here.GIVEN] = here.given or 2 * here.last
    for v in others:
        holds(here.legal_here(a, v), f"{v} may not be met at all")
        found = here.best_with(a, v)
        if claim.message == "passed_impossible":
            holds(found is None, f"with {v} all can be paired")
        elif claim.message == "passed_rest":
            holds(found is None or found > here.value, f"with {v} it is as good")
        else:
            expected |= _first_worse(claim, here, found)
    claim.says(**expected)


def _first_worse(claim: Claim, here: Weighed, found: Vector | None) -> dict[str, object]:
    """The first criterion that differs, and by how much."""
    holds(found is not None and found > here.value, "it is as good, or not possible")
    assert found is not None
    place = next(n for n, (mine, theirs) in enumerate(zip_longest(here.value, found)) if mine != theirs)
    what = here.names[place]
    holds(claim.step.article == here.article(what), "the article is another")
    if what in here.UNCOUNTED:
        return {"what": what}
    return {"what": what, "worse": found[place], "least": here.value[place]}


def bye_goes_down_to(claim: Claim, here: Weighed, id_: int) -> None:
    """Check that the claims beside that of the bye name everybody who is ranked lower."""
    told = [v for c in same_players(claim, here.account, NOT_RESTING) for v in c.ids("others")]
    holds(sorted(told) == sorted(here.ranked_below(id_)), "others are ranked lower")


def not_resting(claim: Claim, here: Weighed) -> None:
    """Check why players ranked lower do not have the bye."""
    bye = here.account.bye
    holds(here.last and bye is not None, "nobody has the bye here")
    assert bye is not None
    claim.about(bye)
    others, below = claim.ids("others"), here.ranked_below(bye)
    holds(bool(others) and list(others) == [v for v in below if v in others], "they are not ranked lower")
    expected: dict[str, object] = {"player": Who(bye), "others": others}
    for v in others:
        may = here.may_rest(v)
        holds((claim.message == "bye_barred") == (not may), f"{v} may have the bye, or not")
        if not may:
            continue
        found = here.graph.least(resting=(v,), key="bye")
        if claim.message == "bye_impossible":
            holds(found is None, f"the others can be paired without {v}")
        elif claim.message == "bye_later":
            holds(found == here.value, f"it is not as good with the bye for {v}")
        else:
            expected |= _first_worse(claim, here, found) | {here.GIVEN: 2}
    claim.says(**expected)
