"""The claims about pairs, floats and the players who leave a level."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.verifying.account import Account, Claim, checks, holds
from ronde.verifying.bracket import Two, exchange_vector
from ronde.verifying.elo_swiss.level import DROPPED, KEY, here_of
from ronde.verifying.matching import Vector, cheapest_pairs, pairs_among
from ronde.verifying.weighed import exchanged
from ronde.words import Points, Who

FEW = 5


def named(claim: Claim, people: Sequence[int], name: str, **expected: object) -> None:
    """Check that the claim names these people, or counts them if they are many."""
    holds(bool(people), "there is nobody")
    many = len(people) > FEW
    holds(claim.message == (f"{name}_many" if many else name), "the number is another")
    if many:
        claim.says(count=len(people), **expected)
    else:
        claim.says(who=tuple(people), **expected)


@checks(KEY, "exchange")
def _exchange(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    out, into = claim.ids("out"), claim.ids("into")
    claim.says(out=out, into=into)
    half, group = len(here.pairs) - len(here.top), here.remainder
    holds(len(out) == len(into) > 0 and set(out) <= set(group[:half]), "they are not of S1")
    holds(set(into) <= set(group[half:]), "they are not of S2")
    holds(list(out) == here.ordered(out) and list(into) == here.ordered(into), "they are in another order")
    vector = exchange_vector(group, half)
    empty = [-n for n in range(1, len(here.leaving) + 1)]
    costs: dict[Two, Vector] = {}
    for a, b in pairs_among(group):
        if here.field.meet(a, b, here.rest_down, here.up):
            costs[a, b] = vector(a, b)
    for v in group:
        if here.may_leave(v, here.rest_down):
            costs |= {(v, place): vector(v, None) for place in empty}
    best = cheapest_pairs([*group, *empty], costs)
    assert best is not None
    leave, enter = exchanged(best, group, half)
    holds(leave == set(out) and enter == set(into), "another exchange comes first")


@checks(KEY, "pair", "pair_moved")
def _pair(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    account.meet(a, b)
    holds((a, b) in here.pairs, "they are no pair of the level")
    s1, s2, made = here.sides(a)
    holds(a in s1 and b in s2 and s1.index(a) == len(made), "they are not in S1 and S2")
    expected: dict[str, object] = {"a": Who(a), "b": Who(b)}
    expected |= {"first": s1.index(a) + 1, "second": s2.index(b) + 1}
    if claim.message == "pair_moved":
        expected["points"] = Points(here.field.score[a])
        holds(a in here.moved and here.heterogeneous, f"{a} was not moved down")
    claim.says(**expected)
    holds(here.works(a, b), "the others cannot be paired")
    told = [c for c in account.of(*SKIPPED, bracket=claim.bracket) if c.players == claim.players]
    count = sum(c.number("count") if "count" in c.values else len(c.ids("who")) for c in told)
    holds(count == len(here.over(a, b)), "others were passed over")


NAMES = ("skipped_met", "skipped_float", "skipped_rest")
SKIPPED = (*NAMES, *(f"{name}_many" for name in NAMES))


@checks(KEY, *SKIPPED)
def _skipped(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    a, b = account.around(claim)
    earlier = here.over(a, b)
    down = here.first_down if (a, b) in here.top else here.rest_down
    name = claim.message.removesuffix("_many")
    met = [v for v in earlier if not here.field.legal(a, v)]
    again = [v for v in earlier if v not in met and not here.field.meet(a, v, down, here.up)]
    people = {"skipped_met": met, "skipped_float": again}.get(name)
    if people is None:
        people = [v for v in earlier if v not in met and v not in again]
        holds(not any(here.works(a, v) for v in people), "the others could be paired")
    named(claim, people, name, a=Who(a), b=Who(b))


@checks(KEY, "float")
def _float(claim: Claim, account: Account) -> None:
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    account.meet(a, b)
    high, low = account.facts[a].total, account.facts[b].total
    holds(high > low, "nobody floats")
    claim.says(a=Who(a), b=Who(b), high=Points(high), low=Points(low))


@checks(KEY, "again_down", "again_up")
def _again(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("a")
    holds(id_ in claim.players, "it is about others")
    way = claim.message.removeprefix("again_")
    holds(here.field.repeats(id_, way, 0), "they did not float so")
    part_of_top = any(id_ in two for two in here.top)
    if way == "up":
        word = here.up
    else:
        word = here.first_down if part_of_top else here.rest_down
    opponent = account.opponent.get(id_)
    if id_ in here.leaving:
        claim.about(id_)
        holds(way == "down", "they go down")
    else:
        holds(opponent is not None and set(claim.players) == {id_, opponent}, "it is about others")
        assert opponent is not None
        gap = here.field.score[id_] - here.field.score[opponent]
        holds(gap > 0 if way == "down" else gap < 0, "they do not float so")
    claim.says(a=Who(id_), criteria=next(text for text, n in DROPPED.items() if n == word))


@checks(KEY, "alone", "left_odd", "left_over", "left_undone", "bye")
def _leaver(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("a")
    claim.about(id_)
    expected: dict[str, object] = {"a": Who(id_)}
    if claim.message == "alone":
        holds(id_ in here.floated, "there is an opponent")
        claim.says(**expected, points=here.points)
        return
    holds(id_ in here.leaving, "they do not leave")
    if here.last:
        kind = "bye"
        holds(account.bye == id_ and not here.field.barred(id_), "somebody else has the bye")
    elif len(here.leaving) == 1:
        kind = "left_odd"
        holds(len(here.group) % 2 == 1, "the number is even")
    else:
        kind = "left_undone" if here.undone else "left_over"
        if kind == "left_over" and not here.replaced:
            holds(here.reach(len(here.top)) == len(here.pairs), "all can be paired")
    holds(claim.message == kind, "they leave for another reason")
    if kind in ("left_odd", "left_over"):
        expected["points"] = here.points
    claim.says(**expected)


KEPT = ("kept_barred", "kept_float", "kept_rest")


@checks(KEY, *KEPT, *(f"{name}_many" for name in KEPT))
def _kept(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    holds(len(claim.players) == 1, "it is not about one player")
    [id_] = claim.players
    holds(id_ in here.leaving, "they do not leave")
    weaker = here.remainder[here.remainder.index(id_) + 1 :]
    weaker = [v for v in weaker if v not in here.leavers]
    barred = [v for v in weaker if here.last and here.field.barred(v)]
    floats = [v for v in weaker if v not in barred and here.field.repeats(v, "down", here.rest_down)]
    rest = [v for v in weaker if v not in barred and v not in floats]
    name = claim.message.removesuffix("_many")
    named(claim, dict(zip(KEPT, (barred, floats, rest), strict=True))[name], name, a=Who(id_))
