"""What makes a Burstein pairing good, as data: the search, the measures and the story read it here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ronde.matching.bits import mask_of
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.base import Measure
from ronde.systems.burstein_1998.facts import KEY, Bracket, Bye, Entry


class Criterion(NamedTuple):
    """The article that asks, and how far a bracket falls short; None if it is not asked there."""

    article: str
    value: Callable[[Bracket], tuple[int, ...] | None]


@implements("burstein-1998 6.5")
def clashing(field: Sequence[Entry]) -> list[int]:
    """For every place who else is due the same colour; who is due none clashes with nobody (ruling 10)."""
    due = {colour: mask_of(e.place for e in field if e.due is colour) for colour in Colour}
    return [due[entry.due] & ~(1 << entry.place) if entry.due else 0 for entry in field]


#: of a bracket, in the order in which they count
CRITERIA = (
    # groups made one
    Criterion("6.6", lambda bracket: (bracket.last - bracket.first,)),
    # pairs in which somebody misses their due colour
    Criterion("6.5", lambda bracket: (bracket.combination.clashes,)),
    # the place in the list of combinations, of an even bracket or of an odd one
    Criterion("6.2", lambda b: b.combination.choices if b.combination.floater is None else None),
    Criterion("6.4", lambda b: b.combination.choices if b.combination.floater is not None else None),
)


def measures(bye: Bye | None, brackets: Sequence[Bracket]) -> list[Measure]:
    """The bye, then bracket after bracket."""
    found = [Measure(f"{KEY} 4.2", (bye.turn,))] if bye else []
    for number, bracket in enumerate(brackets):
        for criterion in CRITERIA:
            value = criterion.value(bracket)
            if value is not None:
                found.append(Measure(f"{KEY} {criterion.article}", value, number))
    return found
