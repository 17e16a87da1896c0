"""The criteria of the Dubov system as data: the search sorts by them, the measures give their values."""

from __future__ import annotations

from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.base import About
from ronde.systems.dubov_1997.facts import Entry

#: the measures of a group, in order; rounds are compared measure by measure, so every group has them all
MEASURED = (
    ("8.2", About.TAKEN),
    ("7.1", About.ALONE),
    ("7.1", About.TAKEN),
    ("6.4", About.DOWN),
    ("7.2", About.FIRST_UP),
    ("6.4", About.FIRST_DOWN),
    ("6.3", About.SAME_COLUMN),
    ("6.2", About.OPPONENTS),
)


@implements("dubov-1997 6.4")
def leaving(entry: Entry, has_opponent: bool) -> tuple[int, ...]:
    """Order of going down: an opponent in the next group, lower rating, stronger opposition (ruling R25)."""
    return not has_opponent, entry.rating, -entry.opposition, -entry.alphabet


def clash(colour: Colour | None, entry: Entry) -> bool:
    """Whether the entry is due the same colour; a player due none clashes with no one (ruling R4)."""
    return colour is not None and entry.wants is colour


@implements("dubov-1997 7.1", "dubov-1997 7.2", "dubov-1997 8.2")
def opponent(entry: Entry, colour: Colour | None) -> tuple[int, ...]:
    """Order of opponents: due another colour, higher rating, weaker opposition."""
    return clash(colour, entry), -entry.rating, entry.opposition, entry.alphabet


def from_group(entry: Entry, colour: Colour | None, distance: int) -> list[int]:
    """The same over several groups: the nearest score, not barred by 2.5 (rulings R14, R15)."""
    return [distance, entry.barred and distance > 0, *opponent(entry, colour)]
