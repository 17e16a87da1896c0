"""The decisions of the Swiss Team System in the words of its articles."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from ronde.facts.colours import Strength
from ronde.model import Colour
from ronde.systems.swiss_team_2026.colours import allocate, first_team
from ronde.systems.swiss_team_2026.facts import KEY, Kind, Team
from ronde.systems.upfloating import story
from ronde.systems.upfloating.field import Entry
from ronde.systems.upfloating.procedure import Group, Outcome
from ronde.words import Value, Who


class Sentence(StrEnum):
    """The sentences that this system has besides the common ones."""

    PASSED_COLOUR = "passed_colour"
    CLASH = "clash"
    CLASH_STRONG = "clash_strong"
    COLOURS_ONE = "colours_one"
    COLOURS_BOTH = "colours_both"
    COLOURS_STRONG = "colours_strong"
    COLOURS_DIFFERENCE = "colours_difference"
    COLOURS_FIRST = "colours_first"


_COLOURS: dict[str, StrEnum] = {
    "4.3.2": Sentence.COLOURS_ONE,
    "4.3.3": Sentence.COLOURS_BOTH,
    "4.3.4": Sentence.COLOURS_STRONG,
    "4.3.5": Sentence.COLOURS_DIFFERENCE,
    "4.3.6": story.Sentence.COLOURS_LATEST,
    "4.3.7": Sentence.COLOURS_FIRST,
    "4.3.8": story.Sentence.COLOURS_ALTERNATE,
    "4.3.9": story.Sentence.COLOURS_ALTERNATE,
}


class Story(story.Story):
    """The steps of a round of teams."""

    def __init__(
        self, teams: Sequence[Team], outcome: Outcome, kept: frozenset[int], kind: Kind, drawn: Colour
    ) -> None:
        super().__init__(KEY, [team.entry for team in teams], outcome, kept)
        self._teams, self._kind, self._drawn = teams, kind, drawn

    def against(self, group: Group, pair: tuple[Entry, Entry], passed: int) -> int:
        """The teams that prefer the same colour as the first of the pair."""
        first = pair[0]
        same = next(c.failing[first.place] for c in group.criteria if c.article == "C8") & passed
        self.tell_list("C8", pair, Sentence.PASSED_COLOUR, same, player=Who(first.id))
        return same

    def fails(self, article: str, group: Group, pair: tuple[Entry, Entry], count: int) -> None:
        """C8 and C9: both prefer the same colour."""
        if article not in ("C8", "C9"):
            super().fails(article, group, pair, count)
            return
        colour = self._teams[pair[0].place].preference.colour
        assert colour is not None
        sentence = Sentence.CLASH if article == "C8" else Sentence.CLASH_STRONG
        top, bottom = (Who(entry.id) for entry in pair)
        self.tell(article, pair, sentence, top=top, bottom=bottom, colour=colour, count=count)

    def colours(self, a: Entry, b: Entry) -> None:
        """4.3: the rule that decided."""
        one, two = self._teams[a.place], self._teams[b.place]
        white, black, article = allocate(one, two, self._kind, self._drawn)
        first, other = first_team(one, two)
        values: dict[str, Value] = {"white": Who(white.entry.id), "black": Who(black.entry.id)}
        sentence = _COLOURS.get(article)
        if sentence is None:
            odd = first.entry.id % 2
            sentence = story.Sentence.COLOURS_ODD if odd else story.Sentence.COLOURS_EVEN
            values |= {"player": Who(first.entry.id), "drawn": self._drawn}
        elif article not in ("4.3.3", "4.3.5", "4.3.6"):
            values["player"] = Who(_served(article, first, other).entry.id)
        self.tell(article, (white.entry, black.entry), sentence, **values)


def _served(article: str, first: Team, other: Team) -> Team:
    """The team whose preference or last colour decided."""
    if article == "4.3.2":
        return first if first.preference.colour else other
    if article == "4.3.4":
        return first if first.preference.strength is Strength.STRONG else other
    return other if article == "4.3.9" else first
