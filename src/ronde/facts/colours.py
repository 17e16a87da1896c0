"""Colour difference, preference and history: helpers that several systems share."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from ronde.model import Colour, Tournament
from ronde.rulebook import implements
from ronde.values import NamedTuple, replace


def colour_difference(colours: Sequence[Colour]) -> int:
    """Games with White less games with Black."""
    return 2 * colours.count(Colour.WHITE) - len(colours)


@implements("fide-2012 C.04.1.f", "fide-2012 C.04.1.g")
@implements("fide-2026 C.04.1.6", "fide-2026 C.04.1.7")
def may_have(colours: Sequence[Colour], colour: Colour) -> bool:
    """Whether one more game with this colour avoids a third in a row and a difference beyond two."""
    if len(colours) > 1 and colours[-1] is colours[-2] is colour:
        return False
    after = colour_difference(colours) + (1 if colour is Colour.WHITE else -1)
    return -2 <= after <= 2


@implements("fide-2012 C.04.2.D.3")
@implements("fide-2026 C.04.2.3.4")
def latest_difference(a: Sequence[Colour], b: Sequence[Colour]) -> tuple[Colour, Colour] | None:
    """The colours the two had at the latest place, counted from the end, where these differ."""
    for mine, theirs in zip(reversed(a), reversed(b), strict=False):
        if mine is not theirs:
            return mine, theirs
    return None


@implements("dubov-2026 5.1", "burstein-2026 5.1", "dutch-2026 5.1")
def initial_colour(tournament: Tournament, by_place: bool = False) -> Colour:
    """The colour that the draw gave number 1 in round 1: as the event says, or as round 1 shows; else White.

    Every system uses this function. In round 1 the first number that really played with a colour shows it: an
    odd number had the initial colour, an even one the other. Where a system counts places instead of numbers
    (`by_place`), the place among those who were paired in round 1 is odd or even.
    """
    if tournament.settings.initial_colour is not None:
        return tournament.settings.initial_colour
    there = sorted((p for p in tournament.players if p.cell(1).paired), key=lambda player: player.id)
    for place, player in enumerate(there, 1):
        cell = player.cell(1)
        if cell.played and cell.colour is not None:
            odd = (place if by_place else player.id) % 2 == 1
            return cell.colour if odd else cell.colour.opposite
    return Colour.WHITE


def with_initial_colour(tournament: Tournament, by_place: bool = False) -> Tournament:
    """The tournament with the initial colour written down: needed to pair round 1 once more."""
    if tournament.settings.initial_colour is not None:
        return tournament
    drawn = initial_colour(tournament, by_place)
    return replace(tournament, settings=replace(tournament.settings, initial_colour=drawn))


class Strength(IntEnum):
    """How much a player wants a colour."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


class Preference(NamedTuple):
    """The colour a player should receive next, and how strongly."""

    colour: Colour | None
    strength: Strength

    def __str__(self) -> str:
        """As arbiters write it: W! absolute, W strong, w mild, - none (`words.Letters` translates it)."""
        if self.colour is None:
            return "-"
        letter = self.colour.value
        if self.strength is Strength.MILD:
            return letter
        return letter.upper() + ("!" if self.strength is Strength.ABSOLUTE else "")


NO_PREFERENCE = Preference(None, Strength.NONE)


@implements("dutch-2012 A7", "dutch-2012 A7.a", "dutch-2012 A7.b", "dutch-2012 A7.c", "dutch-2012 A7.f")
def colour_preference(colours: Sequence[Colour]) -> Preference:
    """The colour a player should receive next, from the games actually played (rulings R4, R5)."""
    # A7.f  A player who has not played yet has no preference.
    if not colours:
        return NO_PREFERENCE
    difference = colour_difference(colours)
    owed = Colour.BLACK if difference > 0 else Colour.WHITE
    # A7.a  Absolute: difference beyond one, or the same colour in the last two games.
    if abs(difference) > 1:
        return Preference(owed, Strength.ABSOLUTE)
    if len(colours) > 1 and colours[-1] is colours[-2]:
        return Preference(colours[-1].opposite, Strength.ABSOLUTE)
    # A7.b  Strong: difference of one.
    if difference:
        return Preference(owed, Strength.STRONG)
    # A7.c  Mild: alternate.
    return Preference(colours[-1].opposite, Strength.MILD)
