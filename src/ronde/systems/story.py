"""How every system tells its decisions: one list of steps, bracket by bracket."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Protocol

from ronde.rulebook import Step
from ronde.words import Value


class Player(Protocol):
    """Whoever has a pairing number."""

    @property
    def id(self) -> int:
        """The pairing number."""


class Story:
    """The steps of a round, in the order in which the decisions were taken.

    A system has the names of its sentences in an enumeration `Sentence`; the sentences themselves stand in
    the catalogue as `KEY-name`.
    """

    def __init__(self, text: str) -> None:
        self.text = text  # the rule file that is cited
        self.steps: list[Step] = []
        self.bracket: int | None = None  # the bracket that is being paired, from 0; None: the whole round

    def tell(self, article: str, players: Iterable[Player], sentence: StrEnum, /, **values: Value) -> None:
        """Add a step: the article that decided, whom it is about, and how it is said."""
        self.tell_of(article, tuple(player.id for player in players), sentence, **values)

    def tell_of(self, article: str, ids: tuple[int, ...], sentence: StrEnum, /, **values: Value) -> None:
        """The same, of players known by their pairing numbers."""
        citation = f"{self.text} {article}"
        self.steps.append(Step(citation, ids, sentence.value, tuple(values.items()), self.bracket))

    def tell_about(
        self, article: str, measure: str, players: Iterable[Player], sentence: StrEnum, /, **values: Value
    ) -> None:
        """A step that speaks of a measure under another article than its own."""
        self.tell(article, players, sentence, **values)
        if measure != article:
            self.steps[-1] = self.steps[-1]._replace(criterion=f"{self.text} {measure}")
