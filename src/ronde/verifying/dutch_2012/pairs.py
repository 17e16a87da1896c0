"""The claims about pairs and players: C6 to C10, who is left, and the colours of E."""

from __future__ import annotations

from ronde.verifying.account import Account, Claim, checks, holds
from ronde.verifying.dutch_2012.bracket import KEY, MOVED_PAIRS, PAIRS, PASSED, View, floated, may_rest, view
from ronde.verifying.facts import W, last_differing
from ronde.verifying.matching import most_pairs
from ronde.verifying.weighed import (
    NOT_RESTING,
    bye_goes_down_to,
    exchange,
    not_resting,
    passed_absolute,
    passed_met,
    passed_worse,
    places,
)
from ronde.words import Who


@checks(KEY, "exchanged")
def _exchanged(claim: Claim, account: Account) -> None:
    exchange(claim, view(account, claim.place))


@checks(KEY, *PAIRS, *MOVED_PAIRS)
def _places(claim: Claim, account: Account) -> None:
    here, moved = view(account, claim.place), claim.message in MOVED_PAIRS
    places(claim, here, MOVED_PAIRS if moved else PAIRS, PASSED, moved)
    if moved:
        holds(claim.who("a") in here.moved and not here.homogeneous, "they did not come down")


@checks(KEY, "passed_met", "passed_kept")
def _passed_met(claim: Claim, account: Account) -> None:
    passed_met(claim, view(account, claim.place))


@checks(KEY, "passed_absolute")
def _passed_absolute(claim: Claim, account: Account) -> None:
    passed_absolute(claim, view(account, claim.place))


@checks(KEY, "passed_impossible", "passed_rest", "passed_worse")
def _passed_worse(claim: Claim, account: Account) -> None:
    passed_worse(claim, view(account, claim.place))


@checks(KEY, "b2_dropped", "a7d_dropped", "x_pair", "z_pair")
def _dropped(claim: Claim, account: Account) -> None:
    here = view(account, claim.place)
    a, b = claim.who("a"), claim.who("b")
    claim.about(a, b)
    account.meet(a, b)
    strength = here.facts.alike(a, b)
    name = {"b2_dropped": "b2", "a7d_dropped": "a7d", "x_pair": "x", "z_pair": "z"}[claim.message]
    holds(name in here.names, "this does not count in the round")
    rows = {"b2": strength == 3, "a7d": strength == 2, "x": strength > 0, "z": strength > 1}
    holds(rows[name], "they do not both prefer it so")
    holds((a, b) in here.pairs, "they are not a pair of the bracket")
    count, again = here.part(name), here.given
    claim.says(a=Who(a), b=Who(b), colour=here.facts[a].wish[0], count=count, again=again)


@checks(KEY, "b5_up_dropped", "b6_up_dropped", "b5_down_dropped", "b6_down_dropped")
def _floats(claim: Claim, account: Account) -> None:
    here = view(account, claim.place)
    id_ = claim.who("player")
    claim.about(id_)
    name = claim.message.removesuffix("_dropped")
    direction, back = name[3:], 1 if name[1] == "5" else 2
    holds(id_ in here.residents and floated(here.facts, id_, back) == direction, "it was no such float")
    if direction == "down":
        holds(id_ in here.left, "it is no float down")
    else:
        holds(account.opponent.get(id_) in here.moved, "it is no float up")
    holds(name in here.names, "this does not count here")
    count = here.part(name)
    if here.given and direction == "down":
        left = [v for v in here.left if v in here.residents]
        count = sum(floated(here.facts, v, back) == "down" for v in left)
    claim.says(player=Who(id_), count=count, again=here.given)


@checks(KEY, "bye")
def _bye(claim: Claim, account: Account) -> None:
    here = view(account, claim.place)
    id_ = claim.who("player")
    claim.about(id_)
    claim.says(player=Who(id_), n=len(here.players))
    holds(here.last and account.bye == id_ and here.left == [id_], "somebody else has the bye")
    holds(len(here.players) % 2 == 1 and may_rest(here.facts, id_), "they may not have it")
    bye_goes_down_to(claim, here, id_)


@checks(KEY, *NOT_RESTING)
def _not_resting(claim: Claim, account: Account) -> None:
    not_resting(claim, view(account, claim.place))


@checks(KEY, "all_down", "on_down", "left_over", "down_for_lowest", "odd_one")
def _left_over(claim: Claim, account: Account) -> None:
    here = view(account, claim.place)
    id_ = claim.who("player")
    claim.about(id_)
    holds(id_ in here.left and not here.last, "they are not left over here")
    expected: dict[str, object] = {"player": Who(id_)}
    match claim.message:
        case "all_down":
            holds(not here.pairs, "there are pairs here")
        case "on_down":
            holds(id_ in here.moved, "they did not come down")
        case "left_over":
            expected["p1"] = len(here.pairs)
            edges = [(a, b) for a in here.players for b in here.near[a] if a < b]
            holds(most_pairs(here.players, edges) == len(here.pairs), "more pairs are possible")
        case "odd_one":
            expected["n"] = len(here.players)
            holds(len(here.players) % 2 == 1, "the number is even")
        case "down_for_lowest":
            holds(bool(account.of("paired_anew", bracket=here.number + 1)), "it was not paired anew")
    claim.says(**expected)


@checks(KEY, "e1", "e1_one", "e2", "e3", "e4", "e5_first", "e5_later")
def _colours(claim: Claim, account: Account) -> None:
    white, black = claim.who("white"), claim.who("black")
    claim.about(white, black)
    account.meet(white, black)
    holds(account.colour[white] is W, f"{white} has Black")
    facts = account.facts
    here = view(account, claim.place)
    higher, lower = facts.ranked((white, black))
    (mine, strength), (theirs, other) = facts[higher].wish, facts[lower].wish
    expected: dict[str, object] = {"white": Who(white), "black": Who(black)}
    if mine is None and theirs is None:
        first = facts.round == 1
        holds(claim.message == ("e5_first" if first else "e5_later"), "neither has a preference")
        holds(account.colour[higher] is _alternating(here, higher, first), "the draw gives other colours")
        if not first:
            expected["chosen"] = Who(higher)
    elif mine is not theirs:
        both = mine is not None and theirs is not None
        holds(claim.message == ("e1" if both else "e1_one"), "they differ")
        for id_, wish in ((higher, mine), (lower, theirs)):
            holds(wish is None or account.colour[id_] is wish, f"{id_} does not get what they prefer")
        if not both:
            expected["chosen"] = Who(higher if mine else lower)
    else:
        past = last_differing(facts[higher], facts[lower])
        if strength != other:
            name, chosen = "e2", higher if strength > other else lower
        elif past is not None:
            name, chosen = "e3", lower if past[0] is mine else higher
        else:
            name, chosen = "e4", higher
        holds(claim.message == name, "another rule decides")
        holds(account.colour[chosen] is mine, f"{chosen} does not get it")
        assert mine is not None
        expected |= {"chosen": Who(chosen), "colour": mine}
        if name == "e3":
            expected["other"] = mine.opposite
    claim.says(**expected)


def _alternating(here: View, higher: int, first: bool) -> object:
    """E5: in round 1 by the place among the pairs of the bracket, later by the number."""
    facts = here.facts
    if first:
        drawn = facts.settings.initial_colour or W
        order = facts.ranked([facts.ranked(two)[0] for two in here.pairs])
        return drawn if order.index(higher) % 2 == 0 else drawn.opposite
    drawn = facts.settings.initial_colour or W
    for id_ in sorted(facts.everyone):
        shown = facts.everyone[id_].player.cell(1).colour
        if shown is not None:
            drawn = shown
            break
    return drawn if higher % 2 == 0 else drawn.opposite
