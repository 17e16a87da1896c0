"""Colour difference, preference and history: helpers that several systems share."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.model import Colour
from ronde.rulebook import implements


def colour_difference(colours: Sequence[Colour]) -> int:
    """Games with White less games with Black."""
    whites = sum(1 for colour in colours if colour is Colour.WHITE)
    return 2 * whites - len(colours)


@implements("fide-2012 C.04.1.f", "fide-2012 C.04.1.g")
def may_have(colours: Sequence[Colour], colour: Colour) -> bool:
    """One more game with this colour is neither the third running nor a difference beyond two."""
    if len(colours) > 1 and colours[-1] is colours[-2] is colour:
        return False
    after = colour_difference(colours) + (1 if colour is Colour.WHITE else -1)
    return -2 <= after <= 2


@implements("fide-2012 C.04.2.D.3")
def latest_difference(a: Sequence[Colour], b: Sequence[Colour]) -> tuple[Colour, Colour] | None:
    """The colours the two had at the latest place, counted from the end, where these differ."""
    for mine, his in zip(reversed(a), reversed(b), strict=False):
        if mine is not his:
            return mine, his
    return None
