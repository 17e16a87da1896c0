"""The claims about brackets as a whole: C1, C2, A7, and the way back of C12 and C13."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.verifying.account import Account, Claim, checks, holds
from ronde.verifying.bracket import Graph
from ronde.verifying.dutch_2012.bracket import KEY, SUMMARIES, View, legal, may_rest, view
from ronde.verifying.facts import Facts, W
from ronde.verifying.matching import all_paired, cheapest, most_pairs, pairs_among
from ronde.verifying.weighed import (
    preferences,
)
from ronde.words import Figure, Points, Who


@checks(KEY, *SUMMARIES)
def _summary(claim: Claim, account: Account) -> None:
    here = view(account, claim.place)
    claim.about()
    facts, n = here.facts, len(here.players)
    kind = "bracket" if not here.moved else "heterogeneous" if here.top else "mixed"
    holds(claim.message == f"{kind}_{'odd' if here.odd_round else 'even'}", "it is another kind of bracket")
    wishes = [facts[v].wish for v in here.players]
    pairs = len(here.pairs)
    given = [(a, b, facts.alike(a, b)) for a, b in here.pairs]
    expected = {
        "members": (*here.players, *here.alone),
        "score": Points(min(facts[v].total for v in here.members)),
        "n": n,
        "p0": n // 2,
        "p1": pairs,
        "x1": _at_least(wishes, pairs, mild=True),
        "x": sum(strength > 0 for _, _, strength in given),
    }
    if here.moved:
        expected |= {"m0": len(here.moved), "m1": len(here.top)}
    if not here.odd_round:
        expected |= {"z1": _at_least(wishes, pairs, mild=False)}
        expected |= {"z": sum(strength > 1 for _, _, strength in given)}
    claim.says(**expected)
    assert here.value is not None


def _at_least(wishes: Sequence[tuple[object, int]], pairs: int, mild: bool) -> int:
    """The pairs beyond the rarer colour and the players without a (strong) preference."""
    strong = [colour for colour, strength in wishes if strength > (0 if mild else 1)]
    white = sum(colour is W for colour in strong)
    free = len(wishes) - len(strong)
    return max(0, pairs - min(white, len(strong) - white) - free)


@checks(KEY, "preferences")
def _preferences(claim: Claim, account: Account) -> None:
    preferences(claim, view(account, claim.place))


@checks(KEY, "nobody")
def _nobody(claim: Claim, account: Account) -> None:
    here = view(account, claim.place)
    claim.about()
    holds(not here.players, "somebody has an opponent here")
    score = Points(min(here.facts[v].total for v in here.members))
    claim.says(score=score, n=len(here.alone), members=tuple(here.alone))


@checks(KEY, "alone", "stuck")
def _without_opponent(claim: Claim, account: Account) -> None:
    here = view(account, claim.place)
    id_ = claim.who("player")
    claim.about(id_)
    claim.says(player=Who(id_))
    holds(id_ in (here.alone if claim.message == "alone" else here.stuck), "there is an opponent here")
    holds(not here.near[id_], "there is an opponent here")


@checks(KEY, "fewer_moved", "none_moved", "fewer_moved_lowest", "fewer_moved_for_lowest")
def _fewer_moved(claim: Claim, account: Account) -> None:
    here = view(account, claim.place)
    claim.about()
    claim.says(m0=len(here.moved), m1=len(here.top))
    holds(len(here.top) < len(here.moved) and not here.homogeneous, "all of them are paired first")
    if claim.message == "fewer_moved_lowest":
        holds(here.last, "it is not the lowest bracket")
        assert here.value is not None  # the first part of the vector says how many are not in S1
        return
    if claim.message == "fewer_moved_for_lowest":
        _helps(here)
        return
    holds((claim.message == "none_moved") == (not here.top), "the number is another")
    moved = set(here.moved)
    costs = {}
    for a, b in pairs_among(here.players):
        if b in here.near[a] and not (a in moved and b in moved):
            costs[a, b] = (0,)
    empty = [-n for n in range(1, len(here.players) + 1)]
    for v in here.players:
        costs |= {(v, place): (int(v in moved),) for place in empty}
    costs |= dict.fromkeys(pairs_among(empty), (0,))
    found = cheapest([*here.players, *empty], costs)
    holds(found == (len(moved) - len(here.top),), "more of them can be paired here")


@checks(KEY, "fewer_pairs", "no_pairs", "fewer_pairs_for_lowest")
def _fewer_pairs(claim: Claim, account: Account) -> None:
    here = view(account, claim.place)
    claim.about()
    claim.says(p0=len(here.players) // 2, p1=len(here.pairs))
    edges = [(a, b) for a in here.players for b in here.near[a] if a < b]
    most = most_pairs(here.players, edges)
    if claim.message == "fewer_pairs_for_lowest":
        holds(len(here.pairs) < most, "as many pairs are made as there can be")
        _helps(here)
        return
    holds((claim.message == "no_pairs") == (not here.pairs), "the number is another")
    holds(most == len(here.pairs) < len(here.players) // 2, "more pairs are possible")


def _helps(here: View) -> None:
    """Check that the lowest bracket is below, and had this one paired again."""
    below = view(here.account, here.number + 1)
    holds(below.last and bool(here.account.of("paired_anew", bracket=below.number)), "nothing asked for it")


def _fresh(here: View) -> list[int]:
    above = view(here.account, here.number - 1) if here.number else None
    return [v for v in here.members if not above or v not in above.members]


@checks(KEY, "b3_factor")
def _factor(claim: Claim, account: Account) -> None:
    here = view(account, claim.place)
    claim.about()
    holds(here.last and bool(here.moved), "it is not a lowest bracket with players from above")
    factor = here.part("factor")
    claim.says(factor=Figure(f"{factor // 100}.{factor % 100:02}"))


@checks(KEY, "other_floaters")
def _other_floaters(claim: Claim, account: Account) -> None:
    here, before = view(account, claim.place), _before(claim, account)
    people = _fresh(here)
    if here.merged:  # the bracket that was helped joined the lowest one afterwards
        score = max(here.facts[v].total for v in people)
        people = [v for v in people if here.facts[v].total == score]
    above = view(account, here.number - 1)
    now = _left(here.facts, [*above.down, *people])
    holds(_left(here.facts, [*before, *people]) > now, "it is no better below")


def _left(facts: Facts, people: Sequence[int]) -> tuple[int, int]:
    """The number without an opponent, and the sum of their scores."""
    pairs = {two: (0, 0) for two in pairs_among(people) if legal(facts, *two)}
    low = min(facts[v].total for v in people)
    empty = [-n for n in range(1, len(people) + 1)]
    rests = {(v, place): (1, facts[v].total - low) for v in people for place in empty}
    found = cheapest([*people, *empty], pairs | rests | dict.fromkeys(pairs_among(empty), (0, 0)))
    assert found is not None
    return found[0], found[1]


def _before(claim: Claim, account: Account) -> list[int]:
    """The floaters as they were before the bracket above was paired again."""
    holds(bool(claim.bracket), "nothing is above")
    above = view(account, claim.place - 1)
    out, into = claim.ids("out"), claim.ids("into")
    claim.says(out=out, into=into)
    holds(list(out) == sorted(out) and list(into) == sorted(into), "they are not in order")
    holds(set(claim.players) == {*out, *into} and len(claim.players) == len(out) + len(into), "other players")
    holds(set(into) <= set(above.down) and not set(out) & set(above.down), "others went down")
    holds(set(out) <= set(above.players), "they are not of the bracket above")
    before = above.facts.ranked({*above.down, *out} - {*into})
    stay = [v for v in above.players if v not in before]
    edges = [(a, b) for a, b in pairs_among(stay) if legal(above.facts, a, b)]
    holds(all_paired(stay, edges), "those who would have stayed cannot be paired")
    holds(_totals(above.facts, before) == _totals(above.facts, above.down), "the scores would be others")
    return before


def _totals(facts: Facts, people: Iterable[int]) -> list[int]:
    return sorted(facts[v].total for v in people)


@checks(KEY, "floaters_for_lowest")
def _for_lowest(claim: Claim, account: Account) -> None:
    here, before = view(account, claim.place), _before(claim, account)
    holds(here.last, "it is not the lowest bracket")
    people = [*before, *_fresh(here)]
    holds(not _complete(here.facts, people), "it could be paired before")


@checks(KEY, "floaters_for_places", "floaters_for_bye")
def _for_places(claim: Claim, account: Account) -> None:
    here, before = view(account, claim.place), _before(claim, account)
    holds(here.last, "it is not the lowest bracket")
    people = here.facts.ranked([*before, *_fresh(here)])
    residents = set(here.residents)
    graph = _lowest_graph(here, people, [v for v in people if v not in residents])
    was = graph.least()
    holds(was is not None, "it could not be paired before")
    assert was is not None
    if claim.message == "floaters_for_places":
        holds(was[0] > here.value[0], "as many were in S1 before")
        return
    holds(bool(here.left), "there is no bye")
    score = min(here.facts[v].total for v in people if graph.least(resting=(v,)) == was)
    holds(score > here.facts[here.left[0]].total, "the bye went to as low a score before")


def _lowest_graph(here: View, people: list[int], moved: list[int]) -> Graph:
    """The lowest bracket with other players from above, weighed by the number not in S1 and the B3 factor."""
    facts, above = here.facts, set(moved)
    homogeneous = not moved or 2 * len(moved) >= len(people)
    low = min(facts[v].total for v in people)
    pair = {}
    for a, b in pairs_among(people):
        if legal(facts, a, b):
            both = not homogeneous and a in above and b in above
            pair[a, b] = (int(both), (facts[a].total - facts[b].total) ** 2)
    rest = {
        v: (int(not homogeneous and v in above), (facts[v].total - low + 10) ** 2)
        for v in people
        if may_rest(facts, v)
    }
    return Graph(people, pair, rest, len(people) % 2)


def _complete(facts: Facts, people: Sequence[int]) -> bool:
    """Everybody can be paired, but for one bye."""
    edges = [(a, b) for a, b in pairs_among(people) if legal(facts, a, b)]
    vertices = list(people)
    if len(people) % 2:
        vertices.append(0)
        edges += [(v, 0) for v in people if may_rest(facts, v)]
    return all_paired(vertices, edges)


@checks(KEY, "paired_anew")
def _paired_anew(claim: Claim, account: Account) -> None:
    here = view(account, claim.place)
    holds(here.last and bool(here.number), "it is not the lowest bracket")
    above = view(account, here.number - 1)
    claim.about(*above.down)
    claim.says(p1=len(above.pairs), floaters=tuple(above.down))


@checks(KEY, "merged")
def _merged(claim: Claim, account: Account) -> None:
    here = view(account, claim.place)
    claim.about()
    holds(here.last, "it is not the lowest bracket")
    claims = account.of("merged", bracket=claim.bracket)
    scores = sorted({here.facts[v].total for v in _fresh(here)})
    place = next(n for n, other in enumerate(claims) if other.step is claim.step)
    claim.says(score=Points(scores[place + 1]))
    without = [v for v in _fresh(here) if here.facts[v].total <= scores[place]]
    holds(not _complete(here.facts, without) or bool(here.moved), "the lower ones could be paired alone")
