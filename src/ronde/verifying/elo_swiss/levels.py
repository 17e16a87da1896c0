"""The claims about levels as a whole: C2 to C5, C12 and C13, and the criteria dropped."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.verifying.account import Account, Claim, checks, holds
from ronde.verifying.elo_swiss.level import DROPPED, KEY, LEVELS, Level, here_of, level
from ronde.verifying.matching import all_paired, most_pairs, pairs_among
from ronde.words import Points


@checks(KEY, "virtual")
def _virtual(claim: Claim, account: Account) -> None:
    claim.about()
    claim.says()
    holds(any(person.virtual for person in account.facts.here.values()), "nobody has virtual points")


@checks(KEY, *LEVELS)
def _level(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    single = len(here.own) == 1 and not here.moved and not here.last
    kind = "level_mixed" if here.heterogeneous else "level_half" if here.downs else "level_apart"
    kind = "level_single" if single else kind if here.moved else "level"
    holds(claim.message == kind, "it is another kind of level")
    if single:
        claim.says(points=here.points)
        return
    claim.says(points=here.points, own=len(here.own), moved=len(here.moved), pairs=len(here.pairs))


@checks(KEY, "no_pair")
def _no_pair(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    claim.says()
    holds(not any(here.field.legal(a, b) for a, b in pairs_among(here.group)), "a pair is possible")


@checks(KEY, "fewer_moved", "fewer_moved_end", "fewer_moved_last")
def _fewer_moved(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    claim.says(count=len(here.top), moved=here.downs)
    holds(here.heterogeneous and len(here.top) < here.downs, "all of them are in S1")
    if claim.message == "fewer_moved_last":
        holds(here.undone, "nothing was undone")
        return
    holds((claim.message == "fewer_moved_end") == here.last, "it is the last level, or not")
    for count in range(len(here.top) + 1, here.downs + 1):
        if here.last:
            holds(not here.top_works([], count, 2, 2), f"{count} can be in S1")
        else:
            holds(here.reach(count) < 0, f"{count} can be in S1")


@checks(KEY, "fewer_pairs")
def _fewer_pairs(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    count = len(here.top)
    claim.says(pairs=len(here.pairs), most=(len(here.group) - 2 * count) // 2 + count)
    holds(here.reach(count) == len(here.pairs), "more pairs are possible")


@checks(KEY, "joined")
def _joined(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    field = here.field
    claim.about(*here.ordered(here.everybody))
    low = Points(field.score[field.groups[-1][0]])
    first = here.number > 0 and level(field, here.number - 1).given
    claim.says(high=Points(here.top_score), low=low, count=here.stop - here.start - 1, first=int(first))
    holds(here.last and here.stop > here.start + 1, "no levels are joined")
    if first:
        return
    people = here.everybody
    edges = [(a, b) for a, b in pairs_among(people) if field.legal(a, b)]
    bye = [(v, 0) for v in people if not field.barred(v)] if len(people) % 2 else []
    for a, b in pairs_among(field.groups[here.start]):
        if field.legal(a, b):
            rest = [v for v in people if v not in (a, b)]
            free = [0] if bye else []
            works = all_paired([*rest, *free], [*edges, *bye])
            holds(not works, "a pair can stay above")


@checks(KEY, "undone", "undone_other")
def _undone(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    below = level(here.field, here.number + 1)
    holds(below.last, "the next level is not the last")
    before = next((n for k in range(here.downs, 0, -1) if (n := here.reach(k)) >= 0), here.reach(0))
    if not here.heterogeneous:
        before = here.reach(0)
    count = claim.number("count")
    claim.says(count=count)
    holds((claim.message == "undone") == (count > 0), "the number is another")
    holds(count == before - len(here.pairs), "another number was undone")


@checks(KEY, "instead")
def _instead(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    came, stayed = claim.ids("came"), claim.ids("stayed")
    claim.about(*came, *stayed)
    claim.says(came=came, stayed=stayed)
    holds(list(came) == [v for v in here.leaving if v in came], "others move down")
    inside = [v for v in here.group if v not in here.leaving]
    holds(list(stayed) == [v for v in inside if v in stayed] and len(came) == len(stayed) > 0, "others stay")
    before = here.ordered([v for v in here.leavers if v not in came] + list(stayed))
    below = level(here.field, here.number + 1)
    better = _quality(below, before) > _quality(below, here.leavers)
    if not better and below.stop > below.start + 1:  # the level that was helped joined the last one later
        own = below.field.groups[below.start]
        better = _reached(below, before, own) > _reached(below, here.leavers, own)
    holds(better, "the next level is not paired better")


def _quality(below: Level, came: Sequence[int]) -> tuple[int, ...]:
    """How well a level can be paired with these players from above; smaller is better."""
    field = below.field
    joined = [v for v in below.moved if v in field.groups[below.start] and below.stop > below.start + 1]
    moved = below.ordered([*came, *joined])
    people = below.ordered([*moved, *below.own])
    if below.last:
        best = next((k for k in range(len(moved), -1, -1) if _finishes(below, people, moved, k)), -1)
        return (-best,)
    return _reached(below, moved, below.own)


def _reached(below: Level, moved: Sequence[int], own: Sequence[int]) -> tuple[int, ...]:
    """The quality of a level that is not the last: players without an opponent, players not in S1, pairs."""
    field, people = below.field, below.ordered([*moved, *own])
    alone = [v for v in people if not any(field.legal(v, w) for w in people)]
    group = [v for v in people if v not in alone]
    downs = len([v for v in moved if v not in alone])
    edges = [(a, b) for a, b in pairs_among(group) if field.legal(a, b)]
    lonely = len([v for v in moved if v in alone])
    if not 0 < downs < len(group) - downs:
        return lonely, 0, -most_pairs(group, edges)
    for count in range(downs, 0, -1):
        upper = set(group[:count])
        across = [two for two in edges if (two[0] in upper) != (two[1] in upper)]
        if most_pairs(group, across) == count:
            inner = [two for two in edges if not upper.issuperset(two)]
            return lonely, downs - count, -most_pairs(group, inner)
    return lonely, downs, 0


def _finishes(below: Level, people: list[int], moved: list[int], count: int) -> bool:
    """The last level can be paired with so many of the strongest in S1."""
    field = below.field
    if count and not 0 < len(moved) < len(people) - len(moved):
        return False
    upper = set(people[:count])
    edges = [(a, b) for a, b in pairs_among(people) if field.legal(a, b) and not upper.issuperset((a, b))]
    if len(people) % 2 == 0:
        return all_paired(people, edges)
    byes = [(v, 0) for v in people if v not in upper and not field.barred(v)]
    return all_paired([*people, 0], [*edges, *byes])


@checks(
    KEY,
    "dropped_down",
    "dropped_up",
    "dropped_rest",
    "dropped_down_below",
    "dropped_up_below",
    "dropped_rest_below",
)
def _dropped(claim: Claim, account: Account) -> None:
    here = here_of(claim, account)
    claim.about()
    word = claim.text("criteria")
    holds(word in DROPPED and DROPPED[word] > 0, "there are no such criteria")
    claim.says(criteria=word)
    holds(claim.message.endswith("_below") == here.given, "it is for the next level, or not")
    name, strictness = claim.message.removesuffix("_below"), DROPPED[word]
    assert here.pairs is not None
    if name == "dropped_up":
        if here.top:
            works = here.top_works([], len(here.top), 2, strictness - 1)
        else:
            works = here.rest_works([], 2, strictness - 1, halves=False)
    elif name == "dropped_rest":
        works = here.rest_works([], strictness - 1, here.up, halves=False)
    elif here.top:
        works = here.top_works([], len(here.top), strictness - 1, here.up)
    else:
        works = here.rest_works([], strictness - 1, here.up, halves=False)
    holds(not works, "nothing had to be dropped")
