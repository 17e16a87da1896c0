"""The decisions of the Double-Swiss System in the words of its articles."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.model import Colour
from ronde.systems.double_swiss_2026.colours import allocate, higher_ranked
from ronde.systems.double_swiss_2026.facts import KEY
from ronde.systems.upfloating import story
from ronde.systems.upfloating.field import Entry
from ronde.systems.upfloating.procedure import Outcome
from ronde.words import Who

#: the rules after 4.3.1
COLOURS = {
    "4.3.2": "colours_whites",
    "4.3.3": "colours_latest",
    "4.3.4": "colours_alternate",
    "4.3.5": "colours_alternate_other",
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
        player = other if article == "4.3.5" else higher
        self.tell(
            COLOURS.get(article) or ("colours_odd" if higher.id % 2 else "colours_even"),
            (white.id, black.id),
            white=Who(white.id),
            black=Who(black.id),
            player=Who(player.id),
            drawn=self._drawn,
        )
