"""The Elo Swiss: a level with the players moved down to it, and the quality of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ronde.facts.history import Float
from ronde.matching.rows import bits, mask_of
from ronde.rulebook import implements
from ronde.search.exchanges import exchange_key
from ronde.systems.base import About, Measure
from ronde.systems.elo_swiss.candidates import NO_EXCHANGE, Trial
from ronde.typed import Protocol
from ronde.values import NamedTuple

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
    joined: int = 0  # C13: levels merged into this one

    @property
    def group(self) -> int:
        """The players to pair."""
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
    def short(self) -> int:
        """How many pairs are given up (C14); the odd player left over does not count."""
        ph, pr = self.goal
        return (self.size - 2 * ph) // 2 - pr

    @property
    def opponentless(self) -> int:
        """The players moved down who have no legal opponent here."""
        return self.moved & self.floated

    @property
    def leavers(self) -> int:
        """The players who go down to the next level."""
        return self.floated | (self.trial.leaving if self.trial else self.group)


class Who(Protocol):
    """The players of a round."""

    ids: list[int]
    score: list[int]

    def repeats(self, way: Float, strictness: int) -> int:
        """The players who would float the same way again."""


def measures(field: Who, stack: Sequence[Bracket]) -> Iterator[Measure]:
    """The quality of the round level by level, smaller is better.

    C12 puts what the next level can reach before the order of the trials in a level.
    """
    for number in range(len(stack) + 1):
        if number < len(stack):
            yield from (_measure(field, stack[number], number, part) for part in _reached(stack[number]))
        if number:
            before = stack[number - 1]
            yield from (_measure(field, before, number - 1, part) for part in _order(field, before))
        if number < len(stack):
            here = stack[number]
            alone = here.own & here.floated
            yield _measure(field, here, number, ("C1", (alone.bit_count(),), About.ALONE, tuple(bits(alone))))


def given_up(stack: Sequence[Bracket]) -> Measure:
    """C13: levels joined, and brackets undone, for the sake of the last level."""
    joined = sum(here.joined + (here.undone is not None) for here in stack)
    last = len(stack) - 1 + sum(here.joined for here in stack)
    return Measure(f"{KEY} C13", (joined,), last, About.JOINED)


Part = tuple[str, tuple[int, ...], About, tuple[int, ...]]  # article, value, topic, places


def _measure(field: Who, here: Bracket, number: int, part: Part) -> Measure:
    article, value, about, places = part
    score = min(field.score[place] for place in bits(here.moved | here.own))
    who = tuple(field.ids[place] for place in places)
    return Measure(f"{KEY} {article}", value, number, about, who, score)


def _reached(here: Bracket) -> Iterator[Part]:
    """Levels joined; moved-down players without opponent, then those not in S1; players left over."""
    first = here.trial.first if here.trial else None
    aside = here.moved & ~here.floated & ~mask_of(first.s1 if first else ())
    aside = aside if here.heterogeneous else 0
    yield "C13", (here.joined,), About.JOINED, tuple(bits(here.group))
    yield "C12", (here.opponentless.bit_count(),), About.ALONE, tuple(bits(here.opponentless))
    yield "A3", (here.downs - here.goal[0] if here.heterogeneous else 0,), About.MOVED, tuple(bits(aside))
    yield "C14", (2 * here.short,), About.DOWN, tuple(bits(here.leavers))


def _order(field: Who, here: Bracket) -> Iterator[Part]:
    """The place in the order of the trials (rulings R18 and R20)."""
    trial = here.trial
    first, rest = (trial.first, trial.rest) if trial else (None, None)
    down = tuple(bits(here.leavers))
    top = tuple(v for pair in first.pairs for v in pair) if first else ()
    pairs = tuple(v for pair in rest.pairs for v in pair) if rest else ()
    downs, ups = (field.repeats(way, 0) for way in (Float.DOWN, Float.UP))
    unequal = [v for a, b in _two_by_two(top + pairs) if field.score[a] != field.score[b] for v in (a, b)]
    lower = tuple(v for v in unequal[1::2] if ups >> v & 1)
    upper = tuple(v for v in unequal[::2] if downs >> v & 1)
    yield "C10", (trial.up if trial else 0,), About.REPEATS, lower
    yield "C9", (first.down if first else 0,), About.REPEATS, upper
    yield "D1", (0, *(first.places if first else ())), About.OPPONENTS, top
    again = tuple(v for v in (*upper, *down) if downs >> v & 1)
    yield "C9", (rest.down if rest else 0,), About.REPEATS, again
    yield "D2", exchange_key(rest.exchange if rest else NO_EXCHANGE), About.HALVES, pairs
    yield "D1", (0, *(rest.places if rest else ())), About.OPPONENTS, pairs


def _two_by_two(places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Pairs, the stronger first."""
    for a, b in zip(places[::2], places[1::2], strict=True):
        yield min(a, b), max(a, b)
