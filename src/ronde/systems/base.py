"""The one interface of all pairing systems.

Named tuples, because they are made anew at every start of the program: `ronde pair` must feel instant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ronde.model import Pair, Tournament
from ronde.rulebook import Step


class Measure(NamedTuple):
    """How well a pairing fulfils one article: smaller is better, compared in the order they come.

    Two pairings of the same round are told apart by the first measure in which they differ.
    """

    article: str
    value: tuple[int, ...]
    bracket: int | None = None


class RoundPairing(NamedTuple):
    """A paired round: boards in order (the bye last), the decisions that led to it, its quality."""

    round: int
    pairs: tuple[Pair, ...]
    steps: tuple[Step, ...] = ()
    measures: tuple[Measure, ...] = ()


class System(NamedTuple):
    """A pairing system of one edition, as a value."""

    key: str  # stored in files, never renamed
    title: str
    french: str  # the title in French
    text: str  # the rule file it implements
    pair: Callable[[Tournament], RoundPairing]
    uses_colours: bool = True
    limits_colours: bool = True  # nobody has a colour three times running or three times more (C.04.1 f, g)
    accelerations: frozenset[str] = frozenset()  # keys that may be combined with it

    def named(self, language: str) -> str:
        """The title in a language."""
        return self.french if language == "fr" else self.title
