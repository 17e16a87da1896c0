"""4: the colours of game 1; game 2 has them reversed."""

from __future__ import annotations

from ronde.facts.colours import latest_difference
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.upfloating.field import Entry
from ronde.values import NamedTuple

WHITE, BLACK = Colour.WHITE, Colour.BLACK


class Colours(NamedTuple):
    """Who has White, and the article that says so."""

    white: Entry
    black: Entry
    article: str


@implements("double-swiss-2026 4.2", "double-swiss-2026 1.2")
def higher_ranked(a: Entry, b: Entry) -> tuple[Entry, Entry]:
    """The higher ranked player and the other: score, then number (ruling D9)."""
    return (a, b) if (-a.score, a.id) < (-b.score, b.id) else (b, a)


def allocate(a: Entry, b: Entry, drawn: Colour) -> Colours:
    """The colours of two players."""
    higher, other = higher_ranked(a, b)
    colour, article = colour_of(higher, other, drawn)
    return Colours(higher, other, article) if colour is WHITE else Colours(other, higher, article)


@implements(
    "double-swiss-2026 4.3.1", "double-swiss-2026 4.3.2", "double-swiss-2026 4.3.3", "double-swiss-2026 4.3.4"
)
@implements("double-swiss-2026 4.3.5", "double-swiss-2026 4.1")
def colour_of(higher: Entry, other: Entry, drawn: Colour) -> tuple[Colour, str]:
    """The colour of the higher ranked player, by the first rule that decides."""
    mine, theirs = higher.colours, other.colours
    # ruling D6: a match that gave no colour does not count here
    if not mine and not theirs:
        return (drawn if higher.id % 2 else drawn.opposite), "4.3.1"
    whites = mine.count(WHITE), theirs.count(WHITE)
    if whites[0] != whites[1]:
        return (WHITE if whites[0] < whites[1] else BLACK), "4.3.2"
    # ruling D8: matches that gave no colour are left out
    if then := latest_difference(mine, theirs):
        return then[0].opposite, "4.3.3"
    return (mine[-1].opposite, "4.3.4") if mine else (theirs[-1], "4.3.5")
