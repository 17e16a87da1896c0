"""Players kept apart by what they have in common: a club, a federation, a family.

A rule is announced before round 1: it holds in every round or in the first ones. Every text knows pairs that
must not be made, and nothing between those and the others: a wish is a rule like any other for a round, and
where no legal pairing of that round exists with it, the round is paired without it, the last wish first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from itertools import groupby

from ronde.formats.players.person import Person, unaccented
from ronde.values import frozen
from ronde.words import Message

Group = tuple[str, ...]  # of players, by uid
Span = tuple[int, int, Group]  # the first round, the last one, those kept apart


class Bond(Enum):
    """What players kept apart have in common."""

    CLUB = "club"
    FEDERATION = "federation"
    FAMILY = "family"

    def of(self, person: Person) -> str:
        """The club, federation or family of a person as it is compared."""
        return " ".join(unaccented(getattr(person, self.value)).split())


@frozen
class Apart:
    """A rule of the event."""

    by: Bond
    until: int = 0  # the last round it holds in; 0: all
    wish: bool = False  # given up for a round that has no legal pairing with it

    @property
    def sentence(self) -> Message:
        """The rule in words."""
        return Message.of("apart-rule", by=self.by.value, until=self.until, wish="yes" if self.wish else "no")

    def groups(self, people: Mapping[str, Person]) -> tuple[Group, ...]:
        """Those whom the rule keeps apart."""
        found: dict[str, list[str]] = {}
        for uid, person in people.items():
            if name := self.by.of(person):
                found.setdefault(name, []).append(uid)
        return tuple(tuple(uids) for uids in found.values() if len(uids) > 1)


@frozen
class Kept:
    """A rule as it was applied when a round was paired."""

    rule: Apart
    groups: tuple[Group, ...]


def without(rules: Iterable[Apart]) -> Iterator[tuple[Apart, ...]]:
    """What may be given up for a round: nothing, the last wish, the last two, and so on."""
    wishes = [rule for rule in rules if rule.wish]
    for n in range(len(wishes) + 1):
        yield tuple(wishes[len(wishes) - n :])


def merged(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The same with as few spans as possible."""
    rounds: dict[Group, set[int]] = {}
    for first, last, group in spans:
        rounds.setdefault(group, set()).update(range(first, last + 1))
    found = []
    for group, some in rounds.items():
        for _, run in groupby(enumerate(sorted(some)), lambda one: one[1] - one[0]):
            numbers = [number for _, number in run]
            found.append((numbers[0], numbers[-1], group))
    return tuple(sorted(found))
