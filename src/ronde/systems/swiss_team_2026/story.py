"""The decisions of the Swiss Team System in the words of its articles."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.facts.colours import Strength
from ronde.model import Colour
from ronde.systems.swiss_team_2026.colours import allocate, first_team
from ronde.systems.swiss_team_2026.facts import KEY, Kind, Team
from ronde.systems.upfloating import story
from ronde.systems.upfloating.field import Entry
from ronde.systems.upfloating.procedure import Group, Outcome
from ronde.words import Who

#: the rules after 4.3.1
COLOURS = {
    "4.3.2": "colours_one",
    "4.3.3": "colours_both",
    "4.3.4": "colours_strong",
    "4.3.5": "colours_difference",
    "4.3.6": "colours_latest",
    "4.3.7": "colours_first",
    "4.3.8": "colours_alternate",
    "4.3.9": "colours_alternate_other",
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
        self.tell_list("passed_colour", [e.id for e in pair], self.ids(same), player=Who(first.id))
        return same

    def fails(self, article: str, group: Group, pair: tuple[Entry, Entry], count: int) -> None:
        """C8 and C9: both prefer the same colour."""
        if article not in ("C8", "C9"):
            super().fails(article, group, pair, count)
            return
        colour = self._teams[pair[0].place].preference.colour
        assert colour is not None
        kind = "clash" if article == "C8" else "clash_strong"
        top, bottom = ids = [entry.id for entry in pair]
        self.tell(kind, ids, top=Who(top), bottom=Who(bottom), colour=colour, count=count)

    def colours(self, a: Entry, b: Entry) -> None:
        """4.3: the rule that decided."""
        one, two = self._teams[a.place], self._teams[b.place]
        white, black, article = allocate(one, two, self._kind, self._drawn)
        first, other = first_team(one, two)
        self.tell(
            COLOURS.get(article) or ("colours_odd" if first.entry.id % 2 else "colours_even"),
            (white.entry.id, black.entry.id),
            white=Who(white.entry.id),
            black=Who(black.entry.id),
            player=Who(_served(article, first, other).entry.id),
            drawn=self._drawn,
        )


def _served(article: str, first: Team, other: Team) -> Team:
    """The team whose preference or last colour decided."""
    if article == "4.3.2":
        return first if first.preference.colour else other
    if article == "4.3.4":
        return first if first.preference.strength is Strength.STRONG else other
    return other if article == "4.3.9" else first
