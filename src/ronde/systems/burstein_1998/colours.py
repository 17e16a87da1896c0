"""The colours of a pair by the Burstein system (article 5)."""

from __future__ import annotations

from enum import Enum

from ronde.facts.colours import colour_difference, latest_difference, may_have
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.burstein_1998.facts import Entry
from ronde.values import NamedTuple


class Reason(Enum):
    """The article that decides the colours of a pair."""

    DRAWN = "5.1"
    DIFFERENCE = "5.2"
    RUN = "5.3"
    DUE = "5.4.a"
    EVENED = "5.4.b"
    LATEST = "5.4.c"
    ORDER = "5.4.d"


class Colours(NamedTuple):
    """Who has White, and why."""

    white: Entry
    black: Entry
    reason: Reason


@implements("burstein-1998 5.1", "burstein-1998 5.2", "burstein-1998 5.3")
@implements("burstein-1998 5.4.a", "burstein-1998 5.4.b", "burstein-1998 5.4.c", "burstein-1998 5.4.d")
def allocate(higher: Entry, lower: Entry, drawn: Colour) -> Colours:
    """The colours of two players, the higher placed one first."""
    due = higher.due or lower.due

    def serve(player: Entry, colour: Colour, reason: Reason) -> Colours:
        other = lower if player is higher else higher
        white = colour is Colour.WHITE
        return Colours(player, other, reason) if white else Colours(other, player, reason)

    if due is None:
        # ruling 20: nobody has played; the lower number has the colour of its parity
        first = min(higher, lower, key=lambda entry: entry.id)
        return serve(first, drawn if first.id % 2 else drawn.opposite, Reason.DRAWN)
    if higher.due is not lower.due:
        # ruling 16; such colours always keep 5.2 and 5.3 (ruling 11)
        return serve(higher, higher.due, Reason.DUE) if higher.due else serve(lower, due, Reason.DUE)
    for player in (higher, lower):
        # ruling 15: only one way is allowed if a player may not have the other colour
        if not may_have(player.colours, due.opposite):
            run = player.colours[-2:] == (due.opposite, due.opposite)
            return serve(player, due, Reason.RUN if run else Reason.DIFFERENCE)
    apart = [abs(colour_difference(entry.colours)) for entry in (higher, lower)]
    if apart[0] != apart[1]:
        # ruling 17
        return serve(higher if apart[0] > apart[1] else lower, due, Reason.EVENED)
    latest = latest_difference(higher.colours, lower.colours)
    if latest:
        # ruling 18
        return serve(higher, latest[0].opposite, Reason.LATEST)
    # ruling 19
    return serve(higher, due, Reason.ORDER)
