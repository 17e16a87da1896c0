"""Rating updates from the lists on this machine: preview and apply."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from ronde.desk.actions import PlayersEdited
from ronde.desk.event import Entrant, State
from ronde.desk.service.desk import Desk, act
from ronde.formats.players.person import Person
from ronde.lists import store
from ronde.lists.reading import Listed, Rating
from ronde.values import frozen, replace


@frozen
class RatingChange:
    """A difference between a rating list and a player."""

    entrant: Entrant
    person: Person  # as the list has it

    @property
    def difference(self) -> int:
        """The new rating less the old one."""
        return self.person.rating - self.entrant.person.rating


def person_of(listed: Listed, key: str, kind: Rating) -> Person:
    """A person of a list with the rating for this kind of tournament; a list's own number is a licence."""
    rating = getattr(listed, kind.value) or (listed.standard if kind is not Rating.STANDARD else 0)
    fide = key.startswith("fide")
    return Person(
        listed.name,
        rating,
        listed.title,
        listed.sex,
        listed.federation,
        listed.ref if fide else "",
        listed.birth,
        listed.club,
        "" if fide else listed.licence or listed.ref,
    )


def rating_changes(desk: Desk, key: str | None, place: Path, name: str, kind: Rating) -> list[RatingChange]:
    """The players found in a list by number whose rating or title differs."""
    return _changes(desk.state(key), place, name, kind)


def _changes(state: State, place: Path, name: str, kind: Rating) -> list[RatingChange]:
    fide = name.startswith("fide")
    numbers = {
        uid: entrant.person.fide_id if fide else entrant.person.licence
        for uid, entrant in state.entrants.items()
    }
    listed = store.by_ref(place, name, {number for number in numbers.values() if number})
    found = []
    for uid, number in numbers.items():
        if number in listed:
            entrant, new = state.entrants[uid], person_of(listed[number], name, kind)
            person = replace(entrant.person, rating=new.rating or entrant.person.rating, title=new.title)
            if person != entrant.person:
                found.append(RatingChange(entrant, person))
    return sorted(found, key=lambda change: change.entrant.number)


def update_ratings(
    desk: Desk, key: str | None, place: Path, name: str, kind: Rating, wanted: Collection[str]
) -> int:
    """Take rating and title of these players from a list; returns how many changed."""
    count = 0

    def build(state: State) -> PlayersEdited | None:
        nonlocal count
        changes = [change for change in _changes(state, place, name, kind) if change.entrant.uid in wanted]
        count = len(changes)
        edited = tuple((change.entrant.uid, change.person) for change in changes)
        return PlayersEdited(edited, name) if edited else None

    act(desk, desk.scope(key), build)
    return count
