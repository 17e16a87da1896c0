"""The claims about pairs: who meets whom, what had to give, and who has White."""

from __future__ import annotations

from ronde.verifying.account import Account, Claim, checks, holds
from ronde.verifying.dutch.bracket import FLOATS, MOVED_PAIRS, PAIRS, PASSED, View, here_of
from ronde.verifying.dutch.field import NEW, Field
from ronde.verifying.facts import W
from ronde.verifying.weighed import (
    exchange,
    passed_absolute,
    passed_met,
    passed_worse,
    places,
)
from ronde.words import Who


@checks(NEW, "exchange")
def _exchange(claim: Claim, account: Account) -> None:
    exchange(claim, here_of(claim, account))


@checks(NEW, *PAIRS, *MOVED_PAIRS)
def _places(claim: Claim, account: Account) -> None:
    here, moved = here_of(claim, account), claim.message in MOVED_PAIRS
    places(claim, here, MOVED_PAIRS if moved else PAIRS, PASSED, moved)
    a = claim.who("a")
    s1, _, made = here.sides(a)
    holds(s1.index(a) == len([x for x, _ in made if x in s1]), "they are in another order")


@checks(NEW, "passed_met", "passed_kept_apart")
def _passed_met(claim: Claim, account: Account) -> None:
    passed_met(claim, here_of(claim, account))


@checks(NEW, "passed_absolute")
def _passed_absolute(claim: Claim, account: Account) -> None:
    passed_absolute(claim, here_of(claim, account))


@checks(NEW, "passed_impossible", "passed_rest", "passed_worse")
def _passed_worse(claim: Claim, account: Account) -> None:
    passed_worse(claim, here_of(claim, account))


@checks(NEW, "topscorer")
def _topscorer(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    account.meet(a, b)
    holds((a, b) in here.pairs and here.facts.alike(a, b) == 3, "they may meet anyway")
    who = tuple(v for v in (a, b) if here.field.topscorer(v))
    holds(bool(who), "nobody is a topscorer")
    claim.says(a=Who(a), b=Who(b), colour=here.facts[a].wish[0], who=who)


@checks(NEW, "beyond_two", "third_colour")
def _hurt(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    account.meet(a, b)
    part = 0 if claim.message == "beyond_two" else 1
    holds(here.facts.ranked((a, b)) == [a, b], "they are in another order")
    holds(here.field.hurt(a, b)[part] > 0, "it leads to nothing of the kind")
    claim.says(a=Who(a), b=Who(b), count=sum(here.field.hurt(x, y)[part] for x, y in here.pairs))


@checks(NEW, "same_preference", "strong_preference")
def _preference(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    a, b = account.around(claim)
    holds(here.facts[a].total >= here.facts[b].total, "they are in another order")
    strength = here.facts.alike(a, b)
    if claim.message == "same_preference":
        holds(strength > 0, "they do not prefer the same colour")
        count = sum(here.facts.alike(x, y) > 0 for x, y in here.pairs)
        claim.says(a=Who(a), b=Who(b), colour=here.facts[a].wish[0], count=count)
        holds(((a, b) in here.pairs) or ((b, a) in here.pairs), "they are not paired here")
        return
    loser = next((v for v in (a, b) if account.colour[v] is not here.facts[v].wish[0]), 0)
    holds(strength == 2 and bool(loser), "no strong preference is missed")
    count = sum(here.facts.alike(x, y) == 2 for x, y in here.pairs)
    claim.says(player=Who(loser), colour=here.facts[loser].wish[0], count=count)


@checks(NEW, *FLOATS)
def _floats(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    way, back = FLOATS[claim.message]
    holds(id_ in _floaters(here, way, back), "it is no such float")
    claim.says(player=Who(id_), count=len(_floaters(here, way, back)))


def _floaters(here: View, way: str, back: int) -> list[int]:
    """The players who repeat a float of so many rounds ago, as the edition counts."""
    field, facts = here.field, here.facts
    found = []
    for a, b in here.pairs:
        upper, lower = (a, b) if facts[a].total >= facts[b].total else (b, a)
        if field.new:
            if way == "up" and upper in here.moved:
                found.append(lower)
        elif facts[upper].total != facts[lower].total:
            found.append(lower if way == "up" else upper)
    if way == "down":
        found += [v for v in here.down if not field.new or v not in here.moved]
    return [v for v in found if field.floated(v, back) == way]


@checks(
    NEW,
    "colours_both",
    "colours_only",
    "colours_stronger",
    "colours_wider",
    "colours_alternation",
    "colours_rank",
    "colours_number",
)
def _colours(claim: Claim, account: Account) -> None:
    field: Field = account.once((claim.step.text, "field"), lambda: Field(account, claim.step.text))
    white, black = claim.who("white"), claim.who("black")
    claim.about(white, black)
    account.meet(white, black)
    holds(account.colour[white] is W, f"{white} has Black")
    rule, served, colour = field.white(white, black)
    holds(claim.message == f"colours_{rule}", "another rule decides")
    holds(account.colour[served] is colour, f"{served} has the other colour")
    expected: dict[str, object] = {"white": Who(white), "black": Who(black)}
    if rule != "both":
        expected["served"] = Who(served)
    if rule in ("stronger", "wider", "alternation", "rank"):
        expected["colour"] = colour
    if rule == "alternation":
        expected["other"] = colour.opposite
    claim.says(**expected)
