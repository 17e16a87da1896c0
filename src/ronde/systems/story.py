"""How every system reports its decisions: one list of steps, bracket by bracket."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from ronde.rulebook import Step
from ronde.typed import Protocol
from ronde.words import Value


class Player(Protocol):
    """Anything with a pairing number."""

    @property
    def id(self) -> int:
        """The pairing number."""


class Story:
    """The steps of a round, in the order in which the decisions were taken.

    A system has the names of its sentences in an enumeration `Sentence`; the sentences themselves are in
    the catalogue as `KEY-name`.
    """

    def __init__(self, text: str) -> None:
        self.text = text  # the rule file that is cited
        self.steps: list[Step] = []
        self.bracket: int | None = None  # the bracket that is being paired, from 0; None: the whole round

    def tell(self, article: str, players: Iterable[Player], sentence: StrEnum, /, **values: Value) -> None:
        """Add a step: the article that decided, the players, and the sentence."""
        self.tell_of(article, tuple(player.id for player in players), sentence, **values)

    def tell_of(self, article: str, ids: tuple[int, ...], sentence: StrEnum, /, **values: Value) -> None:
        """The same for players given by their pairing numbers."""
        citation = f"{self.text} {article}"
        self.steps.append(Step(citation, ids, sentence.value, tuple(values.items()), self.bracket))

    def tell_about(
        self, article: str, measure: str, players: Iterable[Player], sentence: StrEnum, /, **values: Value
    ) -> None:
        """Add a step about a measure of another article."""
        self.tell(article, players, sentence, **values)
        if measure != article:
            self.steps[-1] = self.steps[-1]._replace(criterion=f"{self.text} {measure}")
