"""The claims about the round, its brackets, and who floats down for the sake of others."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.verifying.account import Account, Claim, checks, holds
from ronde.verifying.bracket import Two
from ronde.verifying.dutch.bracket import View, here_of
from ronde.verifying.dutch.field import NEW, Field
from ronde.verifying.matching import Vector, all_paired, cheapest, pairs_among
from ronde.verifying.weighed import (
    preferences,
)
from ronde.words import Points


@checks(NEW, "bye_score")
def _bye_score(claim: Claim, account: Account) -> None:
    claim.about()
    field = account.once((NEW, "field"), lambda: Field(account, NEW))
    score = field.bye_score
    holds(score is not None, "the number of players is even")
    assert score is not None
    claim.says(score=Points(score))


@checks(NEW, "bracket", "heterogeneous", "collapsed")
def _summary(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    expected: dict[str, object] = {"members": tuple(here.players), "n": len(here.players)}
    expected["pairs"] = len(here.pairs)
    if claim.message == "collapsed":
        holds(here.last, "it is not the last bracket")
        expected["m0"] = len(here.moved)
    else:
        expected["score"] = Points(here.facts[here.residents[-1]].total)
        if here.moved:
            expected |= {"m0": len(here.moved), "m1": len(here.top)}
        else:
            expected["left"] = len(here.down)
        holds(claim.message == ("heterogeneous" if here.moved else "bracket"), "it is another kind")
    claim.says(**expected)
    assert here.value is not None


@checks(NEW, "preferences")
def _preferences(claim: Claim, account: Account) -> None:
    preferences(claim, here_of(claim, account))


@checks(NEW, "penultimate")
def _penultimate(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    claim.says()
    holds(bool(account.of("collapsed", bracket=here.number + 1)), "the rest is not paired in one bracket")


def _ways_down(here: View, down: Sequence[int] | None, whole: bool) -> Vector | None:
    """The least numbers of downfloaters: of this bracket (unless given), of the next one with their scores.

    `whole`: everybody below has to be paired too.
    """
    facts, field = here.facts, here.field
    stop = next((n for n, v in enumerate(here.below) if facts[v].total < facts[here.below[0]].total), None)
    next_, rest = (here.below, []) if stop is None else (here.below[:stop], here.below[stop:])
    scores = sorted({facts[v].total for v in (*here.players, *next_)})[::-1]
    inside = [] if down is not None else here.players
    going = list(here.players if down is None else down)
    blank = (0,) * (2 + len(scores))

    def on(v: int) -> Vector:
        return (0, 1, *(int(facts[v].total == score) for score in scores))

    def left(v: int) -> Vector:
        return (1, *blank[1:])

    costs: dict[Two, Vector] = {}
    if down is None:
        costs |= dict.fromkeys(here.edges, blank)
    for a in going:
        for b in next_:
            if field.legal(a, b):
                costs[a, b] = left(a) if inside else blank
        for b in rest if whole else ():
            if field.legal(a, b):
                costs[a, b] = tuple(x + y for x, y in zip(on(a), left(a) if inside else blank, strict=True))
    for a, b in pairs_among(next_):
        if field.legal(a, b):
            costs[a, b] = blank
    vertices = [*going, *next_]
    if whole:
        vertices += rest
        for a in next_:
            costs |= {(a, b): on(a) for b in rest if field.legal(a, b)}
        costs |= {(a, b): blank for a, b in pairs_among(rest) if field.legal(a, b)}
        if len(field.ids) % 2:
            vertices.append(0)
            for v in field.takers:
                if v in rest:
                    costs[v, 0] = blank
                elif v in going or v in next_:
                    more = left(v) if v in going and inside else blank
                    costs[v, 0] = tuple(x + y for x, y in zip(on(v), more, strict=True))
    else:
        empty = [-n for n in range(1, len(vertices) + 1)]
        for v in (*going, *next_):
            costs |= {(v, place): on(v) for place in empty}
        costs |= dict.fromkeys(pairs_among(empty), blank)
        vertices += empty
    return cheapest(vertices, costs)


@checks(NEW, "fewer_pairs", "fewer_pairs_bye")
def _fewer_pairs(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    holds(
        claim.message == ("fewer_pairs_bye" if here.field.new and here.field.takers else "fewer_pairs"),
        "the bye",
    )
    more = (len(here.down) - here.fewest) // 2
    holds(more > 0, "as many pairs are made as there can be")
    claim.says(more=more)
    least = _ways_down(here, None, whole=True)
    holds(least is not None and least[0] == len(here.down), "one more pair leaves the others pairable")


@checks(NEW, "other_downfloaters")
def _other_downfloaters(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    into, out = claim.ids("into"), claim.ids("out")
    claim.about(*into, *out)
    claim.says(into=into, out=out)
    holds(set(into) <= set(here.down) and not set(out) & set(here.down), "others float down")
    before = [v for v in here.players if (v in here.down and v not in into) or v in out]
    holds(list(into) == [v for v in here.down if v in into], "they are in another order")
    holds(list(out) == [v for v in here.players if v in out], "they are in another order")
    holds(len(before) == here.fewest == len(here.down), "the numbers differ")
    stay = [v for v in here.players if v not in before]
    holds(
        all_paired(stay, [two for two in here.edges if set(two) <= set(stay)]), "the others cannot be paired"
    )
    last = not here.below or len({here.facts[v].total for v in here.below}) == 1
    whole = here.field.new or last
    now, then = _ways_down(here, here.down, whole), _ways_down(here, before, whole)
    holds(now is not None and (then is None or then > now), "below it is as good with the others")


@checks(NEW, "set")
def _set(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    tops = tuple(a for a, _ in here.top)
    limbo = tuple(v for v in here.moved if v not in tops)
    claim.says(paired=tops, limbo=limbo)
    holds(bool(tops) and bool(limbo) and list(tops) == here.facts.ranked(tops), "it is no set")
    if here.given:
        return

    def order(a: int, b: int | None) -> Vector:
        return tuple(int(b is None and v == a) for v in here.moved)

    best = here.graph.best_pairs(here.players, order, len(here.down))
    assert best is not None
    paired = {v for two in best for v in two if min(two) > 0}
    holds(set(tops) == paired & set(here.moved), "another set comes first")
