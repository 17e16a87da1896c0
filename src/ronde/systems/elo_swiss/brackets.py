"""The Elo Swiss: a level with the players moved down to it, and the quality of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ronde.rulebook import implements
from ronde.systems.base import Measure
from ronde.systems.elo_swiss.candidates import NO_EXCHANGE, Trial
from ronde.systems.exchanges import exchange_key

KEY = "elo-swiss"

Goal = tuple[int, int]  # pairs of the moved-down players in S1 (0: one group), pairs of the others


class Bracket(NamedTuple):
    """A level with the players moved down to it; sets of places."""

    moved: int
    own: int
    floated: int = 0  # by C1
    trial: Trial | None = None
    goal: Goal = (0, 0)
    replaced: int = 0  # C12: those who left before the pairing was undone
    undone: int | None = None  # C13: pairs given up for the sake of the last level; None: nothing was undone
    joined: int = 0  # C13: levels that became one with this

    @property
    def group(self) -> int:
        """Those to pair."""
        return (self.moved | self.own) & ~self.floated

    @property
    def downs(self) -> int:
        """How many of them were moved down."""
        return (self.moved & ~self.floated).bit_count()

    @property
    def size(self) -> int:
        """How many there are."""
        return self.group.bit_count()

    @property
    @implements("elo-swiss A3", "elo-swiss A6")
    def heterogeneous(self) -> bool:
        """Fewer than half of the players were moved down, but some (ruling R13)."""
        return 0 < self.downs < self.size - self.downs

    @property
    def opponentless(self) -> int:
        """The players moved down who have no legal opponent here."""
        return self.moved & self.floated

    @property
    def leavers(self) -> int:
        """Those who go down to the next level."""
        return self.floated | (self.trial.leaving if self.trial else self.group)


def measures(stack: Sequence[Bracket]) -> Iterator[Measure]:
    """The quality of the round level by level, smaller is better.

    C12 puts what the next level can reach before the order of the trials in a level.
    """
    for number in range(len(stack) + 1):
        if number < len(stack):
            yield from _reached(stack[number], number)
        if number:
            yield from _order(stack[number - 1], number - 1)
        if number < len(stack):
            here = stack[number]
            yield _measure("C1", number, (here.own & here.floated).bit_count())


def _reached(here: Bracket, number: int) -> Iterator[Measure]:
    """Levels joined; moved-down players without opponent, then those not in S1; players left over."""
    yield _measure("C13", number, here.joined)
    yield _measure("C12", number, here.opponentless.bit_count())
    yield _measure("A3", number, here.downs - here.goal[0] if here.heterogeneous else 0)
    yield _measure("C14", number, here.leavers.bit_count())


def _order(here: Bracket, number: int) -> Iterator[Measure]:
    """The place in the order of the trials (rulings R18 and R20)."""
    trial = here.trial
    first = trial.first if trial else None
    yield _measure("C10", number, trial.up if trial else 0)
    yield _measure("C9", number, first.down if first else 0)
    yield _measure("D1", number, 0, *(first.places if first else ()))
    yield _measure("C9", number, trial.rest.down if trial else 0)
    yield _measure("D2", number, *exchange_key(trial.rest.exchange if trial else NO_EXCHANGE))
    yield _measure("D1", number, 0, *(trial.rest.places if trial else ()))


def _measure(article: str, bracket: int, *value: int) -> Measure:
    return Measure(f"{KEY} {article}", value, bracket)
