"""The one interface of all pairing systems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ronde.model import Pair, Tournament
from ronde.rulebook import Step


@dataclass(frozen=True, slots=True)
class Measure:
    """How well a pairing fulfils one article: smaller is better, compared in the order they come.

    Two pairings of the same round are told apart by the first measure in which they differ.
    """

    article: str
    value: tuple[int, ...]
    bracket: int | None = None


@dataclass(frozen=True, slots=True)
class RoundPairing:
    """A paired round: boards in order (the bye last), the decisions that led to it, its quality."""

    round: int
    pairs: tuple[Pair, ...]
    steps: tuple[Step, ...] = ()
    measures: tuple[Measure, ...] = ()


@dataclass(frozen=True, slots=True)
class System:
    """A pairing system of one edition, as a value."""

    key: str  # stored in files, never renamed
    title: str
    text: str  # the rule file it implements
    pair: Callable[[Tournament], RoundPairing]
    uses_colours: bool = True
    limits_colours: bool = True  # nobody has a colour three times running or three times more (C.04.1 f, g)
    accelerations: frozenset[str] = frozenset()  # keys that may be combined with it
