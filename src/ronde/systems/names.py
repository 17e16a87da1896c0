"""Find an edition by its key, by a name that people or programs use, or by the day of the event.

A system is known by its key, by its family, and by the names it carries (`System.names`). A name that ends
with a year is that of one edition; any other is that of the family, and the day of the event chooses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum

from ronde.facts.acceleration import KEYS as ACCELERATIONS
from ronde.systems import all_systems, known
from ronde.systems.base import System
from ronde.values import NamedTuple
from ronde.words import Message


class How(Enum):
    """How the edition was found."""

    NAMED = "edition-named"
    IN_FORCE = "edition-in-force"
    NEAREST = "edition-nearest"  # no known edition covers that day
    NEWEST = "edition-newest"  # no day is known
    FITS = "edition-fits"  # no day is known, and it allows the acceleration of the event


class Edition(NamedTuple):
    """An edition that was found, and an acceleration named with it."""

    system: System
    how: How
    day: str = ""
    acceleration: str | None = None

    @property
    def certain(self) -> bool:
        """Whether it is named, or the day leaves no other."""
        return self.how in (How.NAMED, How.IN_FORCE)

    def read_as(self, other: System) -> Edition:
        """The same name, taken as another edition of the family."""
        acceleration = self.acceleration and _acceleration(other, _words(self.acceleration))
        return Edition(other, How.NAMED, acceleration=acceleration)

    def message(self) -> Message:
        """The sentence on the edition and how it was found."""
        if self.how in (How.IN_FORCE, How.NEAREST):
            return Message.of(self.how.value, system=self.system.key, day=self.day)
        return Message.of(self.how.value, system=self.system.key)


Words = tuple[str, ...]


def find(text: str, day: str = "") -> Edition | None:
    """The edition that a text names; `day` (as 2026-02-01) decides between the editions of a family.

    The result is None if the text has no name, or if a year that is no edition follows it.
    """
    exact = known(text.strip())
    if exact is not None:
        return Edition(exact, How.NAMED)
    said = _words(text)
    places = [(name, one, at) for name, one in _names() for at in _places(name, said)]
    if not places:
        return None
    name, one, at = max(places, key=lambda place: len(place[0]))
    end = at + len(name)
    if _is_year(name[-1]) or (name == _words(one.key) and one.key != one.family):
        found = Edition(one, How.NAMED)
    elif end < len(said) and _is_year(said[end]):
        return None
    else:
        found = of_family(one.family, day)
    return found._replace(acceleration=_acceleration(found.system, said))


def of_family(family: str, day: str = "") -> Edition:
    """The edition of a family that is in force on a day; the nearest or the newest, if none is.

    An edition beside others that does not know its first day yet is paired by its key alone.
    """
    family_ = [one for one in all_systems() if one.family == family]
    dated = [one for one in family_ if one.valid_from]
    editions = sorted(dated or family_, key=lambda one: one.valid_from)
    if not day:
        return Edition(_first(editions, editions[-1].valid_from), How.NEWEST)
    in_force = [one.valid_from for one in editions if one.valid_from <= day <= (one.valid_to or day)]
    if in_force:  # the newest: an older edition may not know its last day yet
        return Edition(_first(editions, in_force[-1]), How.IN_FORCE, day)
    begun = [one.valid_from for one in editions if one.valid_from <= day]
    return Edition(_first(editions, begun[-1] if begun else editions[0].valid_from), How.NEAREST, day)


def editions(family: str) -> list[System]:
    """The editions of a family, the newest first."""
    return newest_first(one for one in all_systems() if one.family == family)


def newest_first(systems: Iterable[System]) -> list[System]:
    """Systems by the first day of their edition, the latest first."""
    return sorted(systems, key=lambda one: one.valid_from, reverse=True)


def _first(editions: Sequence[System], begin: str) -> System:
    """The first edition that began on a day: the usual one where a family has variants."""
    return next(one for one in editions if one.valid_from == begin)


def _names() -> Iterator[tuple[Words, System]]:
    """Every name of every system, word by word."""
    for one in all_systems():
        for name in (one.key, one.family, *one.names, *((one.code.name,) if one.code else ())):
            yield _words(name), one


def _words(text: str) -> Words:
    return tuple(re.findall(r"[^\W_]+", text.casefold()))


def _places(name: Words, said: Words) -> Iterator[int]:
    """The places where the words of a name occur together in a text."""
    for at in range(len(said) - len(name) + 1):
        if said[at : at + len(name)] == name:
            yield at


def _is_year(word: str) -> bool:
    return re.fullmatch(r"(19|20)\d\d", word) is not None


def _acceleration(system: System, said: Words) -> str | None:
    """The acceleration that a text names; of those with one name, the one that goes with the system."""
    named = [key for key in ACCELERATIONS if _words(key)[0] in said]

    def fit(key: str) -> tuple[bool, int]:
        words = _words(key)
        return key in system.accelerations, len(words) if list(_places(words, said)) else 0

    return max(named, key=fit, default=None)
