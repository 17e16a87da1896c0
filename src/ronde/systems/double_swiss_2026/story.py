"""The decisions of the Double-Swiss System in the words of its articles."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from ronde.model import Colour
from ronde.systems.double_swiss_2026.colours import allocate, higher_ranked
from ronde.systems.double_swiss_2026.facts import KEY
from ronde.systems.upfloating import story
from ronde.systems.upfloating.field import Entry
from ronde.systems.upfloating.procedure import Outcome
from ronde.words import Value, Who


class Sentence(StrEnum):
    """The sentences that this system has besides the common ones."""

    COLOURS_WHITES = "colours_whites"


_COLOURS: dict[str, StrEnum] = {
    "4.3.2": Sentence.COLOURS_WHITES,
    "4.3.3": story.Sentence.COLOURS_LATEST,
    "4.3.4": story.Sentence.COLOURS_ALTERNATE,
    "4.3.5": story.Sentence.COLOURS_ALTERNATE,
}


class Story(story.Story):
    """The steps of a round of matches of two games."""

    def __init__(self, field: Sequence[Entry], outcome: Outcome, kept: frozenset[int], drawn: Colour) -> None:
        super().__init__(KEY, field, outcome, kept)
        self._drawn = drawn

    def colours(self, a: Entry, b: Entry) -> None:
        """4.3: the rule that decided."""
        white, black, article = allocate(a, b, self._drawn)
        higher, other = higher_ranked(a, b)
        values: dict[str, Value] = {"white": Who(white.id), "black": Who(black.id)}
        sentence = _COLOURS.get(article)
        if sentence is None:
            sentence = story.Sentence.COLOURS_ODD if higher.id % 2 else story.Sentence.COLOURS_EVEN
            values |= {"player": Who(higher.id), "drawn": self._drawn}
        elif article in ("4.3.4", "4.3.5"):
            values["player"] = Who(other.id if article == "4.3.5" else higher.id)
        self.tell(article, (white, black), sentence, **values)
