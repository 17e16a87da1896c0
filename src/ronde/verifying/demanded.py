"""What a text demands of a round: its pairs, the decisions that led to them, and its measures."""

from __future__ import annotations

from collections.abc import Iterable

from ronde.model import Pair
from ronde.rulebook import Step
from ronde.rulebook.telling import Teller
from ronde.values import NamedTuple


class Measure(NamedTuple):
    """A measure as a document has it."""

    article: str
    value: tuple[int, ...]
    bracket: int | None


class Demanded(NamedTuple):
    """A round as its text demands it."""

    pairs: tuple[Pair, ...]
    steps: tuple[Step, ...]
    measures: tuple[Measure, ...]


class Account(Teller):
    """The decisions of a round by one text, in order, and its measures."""

    tells_acceleration = False  # the text says itself what its acceleration does

    def __init__(self, key: str, names: int = 3) -> None:
        super().__init__(key, names)
        self.pairs: list[Pair] = []
        self.measures: list[Measure] = []

    def measure(self, article: str, value: Iterable[int]) -> None:
        """Add a measure of the bracket in work."""
        self.measures.append(Measure(f"{self.key} {article}", tuple(map(int, value)), self.bracket))
