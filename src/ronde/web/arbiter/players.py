"""Players: the list, entering, import with a preview, absences and withdrawals, check-in."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from fractions import Fraction
from functools import partial
from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk import service
from ronde.desk.codec import to_plain
from ronde.desk.event import Entrant, State, unnumbered
from ronde.errors import BadInput
from ronde.formats.players import person as people
from ronde.formats.players.person import Person, spaced, unaccented
from ronde.formats.players.table import Row
from ronde.lists import store
from ronde.systems import Topic
from ronde.tables.choosing import Choice
from ronde.tables.render import decimal
from ronde.web.events import NotThere
from ronde.web.pages import UPLOAD, AsArbiter, AsDeputy, Form, Place, Posted, born, go
from ronde.web.public.views import Chosen, offered
from ronde.words import Quoted, say

router = APIRouter(prefix="/desk/{event}/t/{key}")

MANY = 3000  # most players in a preview


def _found(state: State, q: str, choice: Choice) -> list[Entrant]:
    wanted = unaccented(spaced(q)).split()
    chosen = {player.id for player in state.results.players if choice.takes(player)} if choice else None
    return [
        e
        for e in state.by_number.values()
        if (chosen is None or e.number in chosen)
        and all(
            w in unaccented(f"{e.number} {e.person.name} {e.person.club} {e.person.fide_id}") for w in wanted
        )
    ]


def entrant(state: State, uid: str) -> Entrant:
    """A player of this tournament."""
    if uid not in state.entrants:
        raise NotThere(uid)
    return state.entrants[uid]


@router.get("/players")
def players(place: AsArbiter, key: str, chosen: Chosen, q: str = "", add: bool = False) -> Response:
    """The list of players, or the matches of a search."""
    state = place.tournament(key)
    if state.setup.teams:
        return go(place.url(key, "teams"))
    part = "arbiter/players_list.html" if place.visit.is_partial else "arbiter/players.html"
    values: dict[str, Any] = {"found": _found(state, q, chosen), "q": q, "add": add}
    values |= {"totals": service.points(place.desk, key), "choice": asdict(chosen), "offered": offered(state)}
    values["lists"] = [*store.lists(store.folder())] if add or not state.entrants else []
    values["unnumbered"] = unnumbered(state)
    values["misnumbered"] = service.misnumbered(state)
    values["numbers_article"] = state.setup.article(Topic.NUMBERS)
    values["late"] = any(one.why != "bye" for one in service.waiting(state))
    return place.page(part, key=key, state=state, current="players", **values)


def person_of(form: Form) -> Person:
    """The person that a form describes."""
    typed = [form.text("rating"), form.text("estimate")]
    ratings = [people.rating(text) for text in typed]
    for text, number in zip(typed, ratings, strict=True):
        if number is None:
            raise BadInput("error-not-rating", rating=text)
    birth = form.text("birth")
    if birth and not people.birth(birth):
        raise BadInput("error-not-birth", birth=birth)
    return Person(
        form.text("name"),
        ratings[0] or 0,
        people.title(form.text("title")),
        people.sex(form.text("sex")),
        form.text("federation").upper()[:3],
        people.fide_id(form.text("fide_id")),
        people.birth(birth),
        form.text("club"),
        form.text("licence"),
        people.listed(form.text("categories")),
        form.text("family"),
        _amount(form, "fee"),
        _amount(form, "paid"),
        estimate=ratings[1] or 0,
    )


def _amount(form: Form, name: str) -> int:
    found = people.amount(form.text(name))
    if found is None:
        raise BadInput("error-not-money", text=Quoted(form.text(name)))
    return found


@router.post("/players/add")
def add(place: AsArbiter, key: str, form: Posted) -> Response:
    """Enter a player."""
    place.tournament(key)
    added = service.add_player(place.desk, key, person_of(form))
    late = "player_added_late" if place.tournament(key).rounds else "player_added"
    place.visit.tell(late, name=added.person.name, number=added.number, round=added.joined)
    return go(place.url(key, "players", add=1))


#: the words for what a column can be, and for what the preview shows of a player beside name and rating
FIELD_WORDS = {
    "name": "name", "last": "last_name", "first": "first_name", "rating": "rating", "estimate": "estimate",
    "title": "title", "sex": "sex", "federation": "fed", "fide_id": "fide_id", "birth": "birth",
    "club": "club", "team": "team", "categories": "category", "family": "family", "fee": "fee",
    "paid": "paid", "licence": "licence",
}  # fmt: skip
SHOWN = (
    "name", "rating", "title", "sex", "federation", "fide_id", "birth", "club", "licence", "categories",
    "family", "fee", "paid",
)  # fmt: skip

# --- import --------------------------------------------------------------------------------------


@router.get("/players/import")
def import_page(place: AsArbiter, key: str) -> Response:
    """Choose a file."""
    state = place.tournament(key)
    if state.setup.teams:
        return go(place.url(key, "teams", "import"))
    return place.page("arbiter/import.html", key=key, state=state, current="players", preview=None)


@router.post("/players/import")
def preview(place: AsArbiter, key: str, form: Posted) -> Response:
    """Preview the players that a file would add."""
    state, chosen = place.tournament(key), _chosen(form)
    if "rows" in form:  # the same table again, with fields for columns that were ignored
        name, read = form.text("source"), service.read_again(_rows(form.raw("rows", UPLOAD)), chosen)
    else:
        name, data = form.file("file")
        read = service.read_list(name, data)
    count = len(read.people)
    if count > MANY:
        raise BadInput("error-names-players-most-read-once", name=name, count=count, many=MANY)
    found = service.preview_import(place.desk, key, read.people)
    asked = [
        (n, head, field)
        for n, (head, field) in enumerate(read.columns)
        if head and (field is None or n in chosen)
    ]
    values = {
        "preview": found,
        "carried": json.dumps([to_plain(person) for person in found.new], ensure_ascii=False),
        "source": name,
        "read": read,
        "asked": asked,
        "words": FIELD_WORDS,
        "rows": json.dumps(read.rows, ensure_ascii=False) if asked else "",
        "shown": [one for one in SHOWN if any(getattr(person, one) for person in found.new)],
        "told": partial(_told, language=place.visit.language),
    }
    return place.page("arbiter/import.html", key=key, state=state, current="players", **values)


@router.post("/players/import/confirm")
def import_players(place: AsArbiter, key: str, form: Posted) -> Response:
    """Enter the players of the preview, except those added meanwhile."""
    place.tournament(key)
    wanted = {int(n) for n in form.many("take") if n.isascii() and n.isdigit() and len(n) < 7}
    given = [p for n, p in enumerate(_carried(form.raw("people", 2_000_000))) if n in wanted]
    source = form.text("source")
    added = service.add_players(place.desk, key, given, source=source, skip_known=True)
    place.visit.tell("players_added", n=len(added))
    return go(place.url(key, "players"))


def _told(person: Person, field: str, language: str) -> str:
    """What the preview shows of a player."""
    value = getattr(person, field)
    if field == "rating":
        return person.rating_shown
    if field == "birth":
        return born(person.birth, language)
    if field in ("fee", "paid"):
        return decimal(Fraction(value, 100), 2, language) if value else ""
    if field == "sex":
        return say(f"sex-{person.sex}", language) if person.sex in ("m", "w") else person.sex
    return ", ".join(value) if field == "categories" else str(value)


def _chosen(form: Form) -> dict[int, str]:
    """The fields that were chosen for columns, by place: those named before, and new ones."""
    given = {n: form.text(f"as{n}") for n in range(200) if form.text(f"as{n}") in FIELD_WORDS}
    return {n: field for n, field in given.items() if list(given.values()).count(field) == 1}


def _rows(text: str) -> list[Row]:
    """The table of a preview, read back."""
    try:
        return [(int(number), [str(cell) for cell in row]) for number, row in json.loads(text)]
    except (ValueError, TypeError, RecursionError) as error:
        raise BadInput("error-preview-damaged-choose-file-again") from error


def _carried(text: str) -> list[Person]:
    """The people of a preview, read back."""
    try:
        return [_read_back(data) for data in json.loads(text)[:MANY]]
    except (ValueError, TypeError, AttributeError, LookupError, OverflowError, RecursionError) as error:
        raise BadInput("error-preview-damaged-choose-file-again") from error


def _read_back(data: dict[str, object]) -> Person:
    kinds = {f.name: f.type for f in fields(Person)}
    values: dict[str, Any] = {}
    for name, value in data.items():
        if name == "categories":
            values[name] = people.listed(",".join(value) if isinstance(value, list) else "")
        elif kinds.get(name) == "int":
            values[name] = min(int(str(value)), people.MOST_MONEY)
        elif name in kinds:
            values[name] = spaced(str(value))[:100]
    return Person(**values)


# --- one player ----------------------------------------------------------------------------------


@router.get("/players/{uid}")
def player(place: AsArbiter, key: str, uid: str) -> Response:
    """Everything about one player."""
    state = place.tournament(key)
    if state.setup.teams:
        return go(place.url(key, "teams", entrant(state, uid).uid))
    paired = bool(service.player_boards(place.desk, key, entrant(state, uid).uid))
    rounds = range(max(state.next_round, state.entrants[uid].joined), state.setup.rounds + 1)
    values = {"entrant": state.entrants[uid], "paired": paired, "rounds": rounds}
    return place.page("arbiter/player.html", key=key, state=state, current="players", **values)


def _done(place: Place, key: str, uid: str) -> Response:
    place.visit.tell("saved")
    return go(place.url(key, "players", uid))


@router.post("/players/{uid}/edit")
def edit(place: AsArbiter, key: str, uid: str, form: Posted) -> Response:
    """Correct the particulars of a player."""
    entrant(place.tournament(key), uid)
    service.edit_player(place.desk, key, uid, person_of(form))
    return _done(place, key, uid)


@router.post("/players/{uid}/away")
def away(place: AsArbiter, key: str, uid: str, form: Posted) -> Response:
    """Record that a player will miss a round, or will play after all."""
    entrant(place.tournament(key), uid)
    service.announce_away(place.desk, key, uid, form.number("round"), form.text("how"))
    return _done(place, key, uid)


@router.post("/players/{uid}/withdraw")
def withdraw(place: AsArbiter, key: str, uid: str, form: Posted) -> Response:
    """Withdraw a player."""
    entrant(place.tournament(key), uid)
    service.withdraw(place.desk, key, uid, form.text("reason"))
    return _done(place, key, uid)


@router.post("/players/{uid}/expel")
def expel(place: AsArbiter, key: str, uid: str, form: Posted) -> Response:
    """Expel a player."""
    entrant(place.tournament(key), uid)
    service.expel(place.desk, key, uid, form.text("reason"))
    return _done(place, key, uid)


@router.post("/players/{uid}/absent")
def absent(place: AsArbiter, key: str, uid: str, form: Posted) -> Response:
    """Record that a player is absent without notice."""
    entrant(place.tournament(key), uid)
    service.absent_without_notice(place.desk, key, uid, form.text("reason"))
    return _done(place, key, uid)


@router.post("/players/{uid}/return")
def come_back(place: AsArbiter, key: str, uid: str, form: Posted) -> Response:
    """Bring back a player who had left."""
    entrant(place.tournament(key), uid)
    service.return_player(place.desk, key, uid, form.text("reason"))
    return _done(place, key, uid)


@router.post("/players/{uid}/remove")
def remove(place: AsArbiter, key: str, uid: str, form: Posted) -> Response:
    """Remove a player who was never paired."""
    name = entrant(place.tournament(key), uid).person.name
    service.remove_player(place.desk, key, uid, form.text("reason"))
    place.visit.tell("player_removed", name=name)
    return go(place.url(key, "players"))


# --- check-in ------------------------------------------------------------------------------------


@router.get("/check-in")
def check_in_page(place: AsDeputy, key: str) -> Response:
    """Big buttons, for a tablet at the door."""
    state = place.tournament(key)
    by_name = sorted(state.entrants.values(), key=lambda e: (unaccented(e.person.name), e.number))
    return place.page("arbiter/check_in.html", key=key, state=state, current="check_in", entrants=by_name)


@router.post("/check-in/{uid}")
def check_in(place: AsDeputy, key: str, uid: str, form: Posted) -> Response:
    """Check a player in, or out again."""
    one = entrant(place.tournament(key), uid)
    state = service.check_in(place.desk, key, [one.uid], form.flag("present"))
    if place.visit.is_partial:
        return place.page("arbiter/check_in_one.html", key=key, state=state, one=one, counted=True)
    return go(place.url(key, "check-in"))


@router.post("/check-in")
def check_all_in(place: AsArbiter, key: str, form: Posted) -> Response:
    """Check everybody in, or out again."""
    state = place.tournament(key)
    service.check_in(place.desk, key, list(state.entrants), form.flag("present"))
    return go(place.url(key, "check-in"))
