"""The claims about players who leave a bracket or have the bye."""

from __future__ import annotations

from ronde.verifying.account import Account, Claim, checks, holds
from ronde.verifying.dutch.bracket import here_of
from ronde.verifying.dutch.field import NEW
from ronde.verifying.weighed import (
    NOT_RESTING,
    bye_goes_down_to,
    not_resting,
)
from ronde.words import Points, Who


@checks(NEW, "left_over", "left_for_rest", "left_for_rest_bye", "odd_one", "no_pair", "limbo", "no_opponent")
def _left(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(id_ in here.down and not here.last, "they do not float down here")
    expected: dict[str, object] = {"player": Who(id_)}
    match claim.message:
        case "left_over":
            expected["pairs"] = len(here.pairs)
            holds(len(here.down) == here.fewest, "more pairs can be made")
        case "left_for_rest" | "left_for_rest_bye":
            holds(len(here.down) > here.fewest, "as many pairs are made as there can be")
        case "odd_one":
            expected["n"] = len(here.players)
            holds(len(here.players) % 2 == 1 and here.down == [id_], "the number is even")
        case "no_pair":
            holds(not here.edges, "a pair can be made")
        case "limbo":
            expected["score"] = Points(here.facts[id_].total)
            holds(id_ in here.moved, "they did not come down")
        case "no_opponent":
            holds(not here.near[id_], "there is an opponent here")
    claim.says(**expected)


@checks(NEW, "bye")
def _bye(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    claim.says(player=Who(id_), score=Points(here.facts[id_].total))
    holds(here.last and account.bye == id_ and here.down == [id_], "somebody else has the bye")
    holds(id_ in here.field.takers, "they may not have it")
    bye_goes_down_to(claim, here, id_)


@checks(NEW, *NOT_RESTING)
def _not_resting(claim: Claim, account: Account) -> None:
    not_resting(claim, here_of(claim, account))


@checks(NEW, "unplayed")
def _unplayed(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(here.last and account.bye == id_ and here.bye_here, "it does not count here")
    claim.says(player=Who(id_), n=here.part("unplayed"))
    holds(here.facts.round - 1 - len(here.facts[id_].games) == here.part("unplayed"), "the number is another")
