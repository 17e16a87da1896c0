"""Claims that every system makes: virtual points, and players who are not paired."""

from __future__ import annotations

from ronde.model import Result
from ronde.rulebook import GENERAL
from ronde.verifying.account import Account, Claim, checks, holds
from ronde.words import Points, Who

TEXT = "accelerations"


@checks(TEXT, "virtual_points")
def _virtual(claim: Claim, account: Account) -> None:
    points = claim.points("points")
    claim.about()
    ids = [person.id for person in account.facts.here.values() if person.virtual == points]
    holds(bool(ids) and points != 0, "nobody counts so much more")
    claim.says(key=account.facts.settings.acceleration, who=_ranges(ids), points=Points(points))


def _ranges(ids: list[int]) -> str:
    """Numbers with neighbours joined: 1–8, 12."""
    ordered, parts, n = sorted(ids), [], 0
    while n < len(ordered):
        end = n
        while end + 1 < len(ordered) and ordered[end + 1] == ordered[end] + 1:
            end += 1
        parts.append(str(ordered[n]) if end == n else f"{ordered[n]}–{ordered[end]}")
        n = end + 1
    return ", ".join(parts)


COUNTED = ("has_virtual_points", "level_by_virtual_points")


@checks(TEXT, *COUNTED)
def _counted(claim: Claim, account: Account) -> None:
    person = account.person(claim, "who")
    other = account.opponent.get(person.id)
    holds(set(claim.players) == {person.id, person.id if other is None else other}, "it is about others")
    level = other is not None and account.facts[other].total == person.total
    holds((claim.message == "level_by_virtual_points") == level, "the scores are other ones")
    holds(person.virtual > 0, "nothing more counts")
    told = [c.who("who") for c in account.claims if c.message in COUNTED and c.players == claim.players]
    counts = [id_ for id_ in claim.players if account.facts[id_].virtual]
    holds(sorted(told) == sorted(counts), "somebody is told twice, or not at all")
    claim.says(
        who=Who(person.id),
        score=Points(person.score),
        points=Points(person.virtual),
        total=Points(person.total),
    )


@checks(TEXT, "acceleration_over")
def _over(claim: Claim, account: Account) -> None:
    claim.about()
    claim.says(key=account.facts.settings.acceleration)
    holds(not any(person.virtual for person in account.facts.here.values()), "somebody counts more")


@checks(GENERAL, "away", "away_half", "away_full")
def _away(claim: Claim, account: Account) -> None:
    facts, id_ = account.facts, claim.who("who")
    claim.about(id_)
    claim.says(who=Who(id_), round=facts.round)
    holds(id_ in facts.everyone and id_ not in facts.here, "they are to be paired")
    result = facts.everyone[id_].player.cell(facts.round).result
    kinds = {Result.HALF_BYE: "away_half", Result.FULL_BYE: "away_full"}
    holds(claim.message == kinds.get(result, "away"), "the report says something else")


@checks(GENERAL, "same_score", "scores")
def _scores(claim: Claim, account: Account) -> None:
    a, b = account.person(claim, "a"), account.person(claim, "b")
    claim.about(a.id, b.id)
    account.meet(a.id, b.id)
    holds((-a.score, a.id) < (-b.score, b.id), "they are in another order")
    if claim.message == "same_score":
        holds(a.score == b.score, "the scores differ")
        claim.says(a=Who(a.id), b=Who(b.id), score=Points(a.score))
    else:
        holds(a.score != b.score, "the scores are the same")
        claim.says(a=Who(a.id), b=Who(b.id), score=Points(a.score), other=Points(b.score))
