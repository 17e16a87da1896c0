"""Categories of players: by age, sex, rating, club or federation, or given by hand; the places within one.

A category is a name with conditions; a player belongs to it who meets them all, or to whom it was given by
hand. Ages are those of a year: what a player turns in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from ronde.formats.players.person import Person, unaccented
from ronde.model import Player, Tournament
from ronde.ranking.standings import Row, Standings
from ronde.values import frozen, replace

NO_LIMIT = 0
SEASON = 9  # the month in which the season of the French federation begins


@frozen
class Category:
    """A category; one without conditions has only the players to whom it was given."""

    name: str
    youngest: int = NO_LIMIT  # the least age
    oldest: int = NO_LIMIT  # the greatest age
    sex: str = ""  # m or w
    lowest: int = NO_LIMIT  # the least rating
    highest: int = NO_LIMIT  # the greatest rating
    unrated: bool = False  # players without a rating only
    clubs: tuple[str, ...] = ()
    federations: tuple[str, ...] = ()

    @property
    def by_hand(self) -> bool:
        """The category has no conditions."""
        return self == Category(self.name)

    def admits(self, person: Person | Player, year: int) -> bool:
        """The person meets all the conditions, and there is one."""
        return not self.by_hand and all(
            (
                self._age(person.birth, year),
                not self.sex or person.sex == self.sex,
                self._rating(person.rating),
                not self.clubs or unaccented(person.club) in map(unaccented, self.clubs),
                not self.federations or person.federation in self.federations,
            )
        )

    def _age(self, birth: str, year: int) -> bool:
        if not self.youngest and not self.oldest:
            return True
        if not (year and birth[:4].isdigit()):
            return False
        age = year - int(birth[:4])
        return age >= self.youngest and (not self.oldest or age <= self.oldest)

    def _rating(self, rating: int) -> bool:
        if self.unrated:
            return not rating
        if not self.lowest and not self.highest:
            return True
        return rating >= max(self.lowest, 1) and (not self.highest or rating <= self.highest)


@frozen
class Categories:
    """The categories of a tournament, and the year of the ages."""

    defined: tuple[Category, ...] = ()
    year: int = 0

    def of(self, person: Person | Player) -> tuple[str, ...]:
        """The categories of a person: those defined in their order, then others given by hand."""
        given = person.categories
        found = [one.name for one in self.defined if one.name in given or one.admits(person, self.year)]
        return (*found, *(name for name in given if name not in found))

    def names(self, people: Iterable[Person | Player]) -> tuple[str, ...]:
        """All categories: those defined, and those that only some people have."""
        others = {name for person in people for name in person.categories}
        defined = [one.name for one in self.defined]
        return (*defined, *sorted(others.difference(defined), key=unaccented))


def year_of(day: str, turn: int = 1) -> int:
    """The year of the ages for an event on a day (2026-10-31); from the month of the turn on the next one."""
    if not (day[:4].isdigit() and day[5:7].isdigit()):
        return 0
    return int(day[:4]) + (turn > 1 and int(day[5:7]) >= turn)


# --- presets -------------------------------------------------------------------------------------

_YOUTH = (8, 10, 12, 14, 16, 18, 20)


def of_ffe() -> tuple[Category, ...]:
    """The age groups of the French federation, which do not overlap."""
    below = [0, *_YOUTH]
    young = [
        Category(f"U{most}", least + 1 if least else 0, most)
        for least, most in zip(below, _YOUTH, strict=False)
    ]
    return (*young, Category("Sen", 21, 49), Category("S50", 50, 64), Category("S65", 65))


def of_fide() -> tuple[Category, ...]:
    """The age groups of FIDE: whoever is young enough, or old enough."""
    return (*(Category(f"U{most}", oldest=most) for most in _YOUTH), Category("S50", 50), Category("S65", 65))


def of_ratings(bounds: Sequence[int]) -> tuple[Category, ...]:
    """Bands of ratings below each other: 1400, 1800 gives below 1400, 1400 to 1799, from 1800."""
    steps = sorted(set(bounds))
    if not steps:
        return ()
    between = [Category(f"{low}–{high - 1}", lowest=low, highest=high - 1) for low, high in pairwise(steps)]
    return (
        Category(f"< {steps[0]}", highest=steps[0] - 1),
        *between,
        Category(f"≥ {steps[-1]}", lowest=steps[-1]),
    )


def named(text: str) -> Category:
    """A category as it is typed: U12, S65, women, unrated, <1800, 1400-1799, FRA; else given by hand."""
    plain = "".join(text.split())
    if found := re.fullmatch(r"([US])(\d{1,2})", plain, re.ASCII | re.IGNORECASE):
        age = int(found[2])
        return Category(text, oldest=age) if found[1].upper() == "U" else Category(text, youngest=age)
    if (sex := _SEXES.get(plain.casefold())) is not None:
        return Category(text, sex=sex)
    if plain.casefold() in ("unrated", "nc", "sansclassement"):
        return Category(text, unrated=True)
    if found := re.fullmatch(r"<(\d{3,4})", plain, re.ASCII):
        return Category(text, highest=int(found[1]) - 1)
    if found := re.fullmatch(r"(?:>=|≥)(\d{3,4})", plain, re.ASCII):
        return Category(text, lowest=int(found[1]))
    if found := re.fullmatch(r"(\d{3,4})[-–](\d{3,4})", plain, re.ASCII):
        return Category(text, lowest=int(found[1]), highest=int(found[2]))
    return Category(text, federations=(plain,)) if re.fullmatch(r"[A-Z]{3}", plain) else Category(text)


_SEXES = {"women": "w", "femmes": "w", "men": "m", "hommes": "m"}


# --- lists of one category -----------------------------------------------------------------------


def with_categories(tournament: Tournament, categories: Categories) -> Tournament:
    """The tournament with every player's categories worked out."""
    players = tuple(replace(p, categories=categories.of(p)) for p in tournament.players)
    return replace(tournament, players=players)


def within(ranking: Standings, category: str) -> Standings:
    """The standings of one category: the same order, places counted in it."""
    rows = [row for row in ranking.rows if category in row.player.categories]
    first: dict[int, int] = {}
    for n, row in enumerate(rows, 1):
        first.setdefault(row.place, n)
    shared = {row.place for n, row in enumerate(rows) if n and rows[n - 1].place == row.place}
    placed = tuple(_placed(row, first[row.place], row.place in shared) for row in rows)
    return replace(ranking, rows=placed)


def _placed(row: Row, place: int, shared: bool) -> Row:
    return replace(row, place=place, shared=shared)
