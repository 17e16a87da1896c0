"""4: the colours of a pair, on the first board."""

from __future__ import annotations

from ronde.facts.colours import colour_difference, latest_difference
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.swiss_team_2026.facts import Kind, Team
from ronde.values import NamedTuple

WHITE, BLACK = Colour.WHITE, Colour.BLACK


class Colours(NamedTuple):
    """Who has White, and the article that says so."""

    white: Team
    black: Team
    article: str


@implements("swiss-team-2026 4.2")
def first_team(a: Team, b: Team) -> tuple[Team, Team]:
    """The first-team and the other: real scores, then the number (ruling T7)."""
    return (a, b) if a.rank < b.rank else (b, a)


def allocate(a: Team, b: Team, kind: Kind, drawn: Colour) -> Colours:
    """The colours of two teams."""
    first, other = first_team(a, b)
    colour, article = colour_of(first, other, kind, drawn)
    return Colours(first, other, article) if colour is WHITE else Colours(other, first, article)


@implements(
    "swiss-team-2026 4.3.1", "swiss-team-2026 4.3.2", "swiss-team-2026 4.3.3", "swiss-team-2026 4.3.4"
)
@implements(
    "swiss-team-2026 4.3.5", "swiss-team-2026 4.3.6", "swiss-team-2026 4.3.7", "swiss-team-2026 4.3.8"
)
@implements("swiss-team-2026 4.3.9", "swiss-team-2026 4.1")
def colour_of(first: Team, other: Team, kind: Kind, drawn: Colour) -> tuple[Colour, str]:
    """The colour of the first-team, by the first rule that decides."""
    mine, theirs = first.entry.colours, other.entry.colours
    if not mine and not theirs:
        return (drawn if first.entry.id % 2 else drawn.opposite), "4.3.1"
    wanted, there = first.preference.colour, other.preference.colour
    if wanted and not there:
        return wanted, "4.3.2"
    if there and not wanted:
        return there.opposite, "4.3.2"
    if wanted and wanted is not there:
        return wanted, "4.3.3"
    strengths = first.preference.strength, other.preference.strength
    if wanted and kind is Kind.B and strengths[0] is not strengths[1]:
        return (wanted if strengths[0] > strengths[1] else wanted.opposite), "4.3.4"
    differences = colour_difference(mine), colour_difference(theirs)
    if differences[0] != differences[1]:
        return (WHITE if differences[0] < differences[1] else BLACK), "4.3.5"
    # ruling T8: unplayed matches are left out
    if then := latest_difference(mine, theirs):
        return then[0].opposite, "4.3.6"
    if wanted:
        return wanted, "4.3.7"
    return (mine[-1].opposite, "4.3.8") if mine else (theirs[-1], "4.3.9")
