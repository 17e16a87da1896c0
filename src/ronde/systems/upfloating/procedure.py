"""3.3: bye, then bracket after bracket from the top."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ronde.matching.perfect import Matchable
from ronde.matching.rows import bits, everybody, mask_of
from ronde.rulebook import implements
from ronde.systems.base import About, Measure, Request
from ronde.systems.impossible import require_pairing
from ronde.systems.upfloating.bracket import Bracket, Criterion, Paired
from ronde.systems.upfloating.field import Entry, legal_pairs, of_both, scoregroups
from ronde.systems.upfloating.upfloaters import Choice, Upfloaters
from ronde.values import NamedTuple

#: the criteria for the pairs of a bracket, from its residents and its upfloaters
Criteria = Callable[[int, int], Sequence[Criterion]]


class Group(NamedTuple):
    """A bracket and its pairing."""

    residents: int
    choice: Choice
    criteria: Sequence[Criterion]
    paired: Paired

    @property
    def members(self) -> int:
        """Residents and upfloaters."""
        return self.residents | self.choice.upfloaters


class Outcome(NamedTuple):
    """A paired round, still without colours."""

    legal: Sequence[int]
    bye: int | None
    turns: tuple[int, ...]  # everybody in the order in which the bye is offered
    groups: tuple[Group, ...]


@implements(*of_both("1.3", "3.1", "3.2", "3.3"))
def pair_field(
    field: Sequence[Entry], barred: int, criteria: Criteria, floats: bool, request: Request | None = None
) -> Outcome:
    """The bye and the brackets; `floats` while C7 is in force."""
    possible = legal_pairs(field, request)
    legal = possible.graph
    everyone = everybody(len(field))
    whole = require_pairing([entry.id for entry in field], possible, everyone & ~barred)
    turns = bye_order(field) if len(field) % 2 else ()
    bye = choose_bye(whole, barred, turns) if turns else None
    floated = mask_of(entry.place for entry in field if entry.floated) if floats else 0
    by_score = scoregroups(field)
    left = everyone if bye is None else everyone & ~(1 << bye)
    groups = []
    for group, following in zip(by_score, [*by_score[1:], 0], strict=True):
        residents = group & left
        if not residents:
            continue
        choice = Upfloaters(by_score, possible, left, following, floated).choose()
        members, some = residents | choice.upfloaters, criteria(residents, choice.upfloaters)
        groups.append(Group(residents, choice, some, Bracket(legal, members, some).first()))
        left &= ~members
    return Outcome(legal, bye, turns, tuple(groups))


@implements(*of_both("3.4.1"))
def choose_bye(matching: Matchable, barred: int, turns: Sequence[int]) -> int:
    """The first in order who may have it and leaves a legal pairing for all others."""
    return next(place for place in turns if not barred >> place & 1 and matching.can_drop(place))


@implements(*of_both("3.4.2", "3.4.3", "3.4.4"))
def bye_order(field: Sequence[Entry]) -> tuple[int, ...]:
    """Lowest score, most matches played, largest number."""
    order = sorted(field, key=lambda entry: (entry.score, -entry.matches, -entry.id))
    return tuple(entry.place for entry in order)


def opponents_who_floated(residents: int, upfloaters: int, floated: int, size: int) -> list[int]:
    """C10 of C.04.6, C8 of C.04.5: pairs of an upfloater with a floater of the last round."""
    graph = [0] * size
    for place in bits(upfloaters):
        graph[place] = residents & floated
    for place in bits(residents & floated):
        graph[place] = upfloaters
    return graph


def measures(text: str, field: Sequence[Entry], outcome: Outcome) -> Iterator[Measure]:
    """The quality of a round, criterion by criterion."""
    if outcome.bye is not None:
        entry = field[outcome.bye]
        for article, value, about in (
            ("3.4.2", entry.score, About.BYE),
            ("3.4.3", -entry.matches, About.FIRST_BYE),
            ("3.4.4", -entry.id, About.FIRST_BYE),
        ):
            yield Measure(f"{text} {article}", (value,), None, about, (entry.id,))
    for number, group in enumerate(outcome.groups):
        score = field[next(bits(group.residents))].score
        spared = _spared(field, score, outcome.groups[number + 1 : number + 2])
        onward = [] if spared else list(bits(outcome.groups[number + 1].choice.upfloaters))
        for article, values, about, places in _values(field, group, onward):
            who = tuple(field[place].id for place in places)
            yield Measure(f"{text} {article}", values, number, about, who, score, int(about is About.AGAIN))


Part = tuple[str, tuple[int, ...], About, Sequence[int]]


def _spared(field: Sequence[Entry], score: int, after: Sequence[Group]) -> bool:
    """C6: the following scoregroup has no more upfloaters than its number asks for."""
    following = max((entry.score for entry in field if entry.score < score), default=None)
    for group in after:
        if field[next(bits(group.residents))].score == following:
            return group.choice.value.number == group.residents.bit_count() % 2
    return True


def _values(field: Sequence[Entry], group: Group, onward: Sequence[int]) -> Iterator[Part]:
    worth = group.choice.value
    up = sorted((field[place] for place in bits(group.choice.upfloaters)), key=lambda e: (-e.score, e.id))
    chosen = [entry.place for entry in up]
    yield "C4", (worth.number,), About.UP, chosen
    yield "C5", tuple(-entry.score for entry in reversed(up)), About.UP_SCORES, chosen
    yield "C6", (int(bool(onward)),), About.SPARED, onward
    floated = [entry.place for entry in up if entry.floated]
    yield "C7", (worth.floaters,), About.PROTECTED, floated
    yield "3.5.4", tuple(entry.id for entry in up), About.FIRST_UP, chosen
    for criterion, count in zip(group.criteria, group.paired.counts, strict=True):
        broken = [place for a, b in group.paired.pairs if criterion.failing[a] >> b & 1 for place in (a, b)]
        if criterion.about is About.AGAIN:  # the residents who floated, not the upfloaters they meet
            broken = [place for place in broken if group.residents >> place & 1]
        yield criterion.article, (count,), criterion.about, broken
    made = [place for pair in group.paired.pairs for place in pair]
    yield "3.6.3", tuple(field[place].id for place in group.paired.identifier), About.OPPONENTS, made
