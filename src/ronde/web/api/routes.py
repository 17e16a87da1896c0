"""The actions of the desk as JSON, with OpenAPI at /api/openapi.json and a page to read at /api/.

Reading is open to everybody, like the players' pages; an action needs the same role as on the pages. A
program sends a token (`Authorization: Bearer …`, made under "Access"); a Ronde page sends its session and
its CSRF token. A refusal is `{"error": sentence, "article": …}`: 409 if another desk was first, 422 if a
rule or the event's state forbids it. A warning is a refusal too, with the codes to `confirm` it: the same
request with `?confirm=CODE` (once for each) is done. Level 4 gives its second code after the first.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query
from fastapi.responses import PlainTextResponse, Response

from ronde import rulebook
from ronde.desk import service
from ronde.desk.codec import to_plain
from ronde.desk.event import Event, State
from ronde.desk.service.setup import check_setup
from ronde.model import Colour
from ronde.web.api import prizes as api_prizes
from ronde.web.api import questions
from ronde.web.api import rounds as api_rounds
from ronde.web.api import teams as api_teams
from ronde.web.api.manual import mark_roles
from ronde.web.api.models import (
    AwayIn,
    CheckInIn,
    ColourIn,
    ErrorOut,
    EventIn,
    ForbiddenIn,
    LotsIn,
    NewEventIn,
    PeopleIn,
    PersonIn,
    PlayersIn,
    PublicReasonIn,
    ReasonIn,
    ReportIn,
    SetupIn,
    TimetableIn,
)
from ronde.web.api.places import (
    NEEDS,
    Action,
    AsArbiter,
    AsDeputy,
    AsReader,
    Key,
    Plain,
    T,
    Uid,
    arbiter_of_all,
)
from ronde.web.api.teams import without_private
from ronde.web.auth import Role
from ronde.web.events import NotThere
from ronde.web.pages import Place, Visit, Visitor

_errors: dict[int | str, dict[str, Any]] = {
    400: {"model": ErrorOut, "description": "Something in the request is wrong."},
    401: {"model": ErrorOut, "description": "A token is needed."},
    403: {"model": ErrorOut, "description": "The role does not suffice."},
    404: {"model": ErrorOut, "description": "There is no such event, tournament, round or player."},
    409: {"model": ErrorOut, "description": "Another desk changed the event first."},
    422: {"model": ErrorOut, "description": "The rules or the state of the event do not allow it."},
    503: {"model": ErrorOut, "description": "The event cannot be written at the moment."},
}
router = APIRouter(prefix="/api", responses=_errors, route_class=Action)


# --- events --------------------------------------------------------------------------------------


@router.get("/events", tags=["events"])
def list_events(visitor: Visitor) -> list[Plain]:
    """All events."""
    listed = visitor.events.summaries("api", lambda id_, desk: _event(id_, desk.event, desk.keys))
    return [one for _, one in listed if isinstance(one, dict)]  # the others cannot be read


def _event(id_: str, about: Event, keys: list[str]) -> Plain:
    return {"id": id_, **to_plain(about), "tournaments": keys}


@router.post("/events", status_code=201, tags=["events"])
def create_event(visitor: Annotated[Visit, Depends(arbiter_of_all)], given: NewEventIn) -> Plain:
    """Make an event with its first tournament (arbiter of the server)."""
    setup = given.tournament.setup()
    check_setup(setup)
    id_ = visitor.events.create(given.event.event(), visitor.session.who)
    desk = visitor.events.desk(id_).acting(visitor.session.who)
    key = service.add_tournament(desk, setup)
    return {**_event(id_, desk.event, desk.keys), "tournament": key}


@router.get("/events/{event}", tags=["events"])
def read_event(place: AsReader) -> Plain:
    """An event."""
    return _event(place.id, place.desk.event, place.desk.keys)


@router.put("/events/{event}", tags=["events"])
def describe_event(place: AsArbiter, given: EventIn) -> Plain:
    """Change name, place, people."""
    service.describe_event(place.desk, given.event(place.desk.event))
    return read_event(place)


@router.post("/events/{event}/close", tags=["events"])
def close_event(place: AsArbiter) -> Plain:
    """Close the event; undo it under the tournament `-`."""
    service.close_event(place.desk)
    return read_event(place)


@router.post("/events/{event}/backup", status_code=201, tags=["events"])
def make_copy(place: AsArbiter) -> Plain:
    """Copy the event beside itself; one is made before every published round anyway."""
    return {"copy": service.backup(place.desk).name}


@router.post("/events/{event}/import", status_code=201, tags=["tournaments"])
def import_report(place: AsArbiter, given: ReportIn) -> Plain:
    """Add a whole tournament with its rounds from a TRF."""
    data = given.trf.encode("utf-8", "replace")
    return _tournament(place, service.import_report(place.desk, data, source=given.name, system=given.system))


@router.post("/events/{event}/tournaments", status_code=201, tags=["tournaments"])
def add_tournament(place: AsArbiter, given: SetupIn) -> Plain:
    """Add a tournament."""
    return _tournament(place, service.add_tournament(place.desk, given.setup()))


# --- tournaments ---------------------------------------------------------------------------------


def _tournament(place: Place, key: str) -> Plain:
    place.tournament(key)
    (data,) = service.export_json(place.desk, key)["tournaments"]
    if place.role < Role.DEPUTY:
        data = {name: value for name, value in data.items() if name not in ("forbidden", "no_bye")}
        data = without_private(data)
    return {**data, "seq": place.desk.seq}


@router.get(T, tags=["tournaments"])
def read_tournament(place: AsReader, key: Key) -> Plain:
    """Players, published rounds and results."""
    return _tournament(place, key)


@router.put(T + "/setup", tags=["tournaments"])
def change_setup(place: AsArbiter, key: Key, given: SetupIn) -> Plain:
    """Change the regulations; after round 1 most are fixed, and rounds and tie-breaks need a reason."""
    setup, public = given.setup(place.tournament(key).setup), given.public_reason.strip()
    service.change_setup(place.desk, key, setup, given.reason.strip(), public)
    return _tournament(place, key)


@router.post(T + "/colour", tags=["tournaments"])
def draw_colour(place: AsArbiter, key: Key, given: ColourIn) -> Plain:
    """Record the lot for the colour of number 1, or let the program draw it; a second draw needs a reason."""
    place.tournament(key)
    drawn = {"white": Colour.WHITE, "black": Colour.BLACK}.get(given.colour)
    state = service.draw_colour(place.desk, key, drawn, given.how, given.reason.strip())
    assert state.initial_colour is not None
    return {"colour": "white" if state.initial_colour is Colour.WHITE else "black"}


@router.post(T + "/lots", tags=["tournaments"])
def draw_lots(place: AsArbiter, key: Key, given: LotsIn) -> Plain:
    """Record the order drawn by lot for all players, or let the program draw it; again: for a reason."""
    place.tournament(key)
    order, reason = given.order or None, given.reason.strip()
    state = service.draw_lots(place.desk, key, order, given.how, given.seed, reason)
    return {"order": [state.number(uid) for uid in state.lots], "seed": state.lots_seed}


@router.put(T + "/timetable", tags=["tournaments"])
def set_timetable(place: AsArbiter, key: Key, given: TimetableIn) -> Plain:
    """Set the day and time of every round, local time; `outside` names rounds not on days of the event."""
    place.tournament(key)
    state = service.set_timetable(place.desk, key, given.times)
    notices = service.outside(place.desk.event, state)
    return {"times": service.starts(state), "outside": [one.say(place.visit.language) for one in notices]}


@router.put(T + "/forbidden", tags=["tournaments"])
def forbid(place: AsArbiter, key: Key, given: ForbiddenIn) -> Plain:
    """Set the groups of players who must not meet."""
    place.tournament(key)
    state = service.forbid(place.desk, key, given.groups, given.reason)
    return {"groups": [[state.number(uid) for uid in group] for group in state.forbidden]}


@router.put(T + "/no-bye", tags=["tournaments"])
def bar_from_bye(place: AsArbiter, key: Key, given: PlayersIn) -> Plain:
    """Set the players who must not get the bye."""
    place.tournament(key)
    state = service.bar_from_bye(place.desk, key, given.players, given.reason)
    return {"players": sorted(state.entrants[uid].number for uid in state.no_bye)}


@router.post(T + "/number", tags=["tournaments"])
def number_players(place: AsArbiter, key: Key, given: ReasonIn, final: bool = False) -> Plain:
    """Number the players by strength; `final` closes the list."""
    place.tournament(key)
    service.number_players(place.desk, key, given.reason, final)
    return _tournament(place, key)


@router.post(T + "/close", tags=["tournaments"])
def close_tournament(place: AsArbiter, key: Key) -> Plain:
    """End the tournament."""
    place.tournament(key)
    service.close_tournament(place.desk, key)
    return _tournament(place, key)


@router.get(T + "/trf", tags=["tournaments"], responses={200: {"content": {"text/plain": {}}}})
def read_trf(
    place: AsReader, key: Key, edition: Annotated[str, Query(pattern="^(16|26)$")] = "16"
) -> Response:
    """The report as TRF16 or TRF26: the published rounds; births and forbidden pairs only for the desk."""
    place.tournament(key)
    public = place.role < Role.DEPUTY
    service.check_reportable(place.desk, key)
    return PlainTextResponse(service.export_trf(place.desk, key, edition, public=public))


# --- players -------------------------------------------------------------------------------------


def _player(state: State, uid: str) -> Plain:
    entrant = state.entrants[uid]
    return {
        "uid": uid,
        "number": entrant.number,
        **to_plain(entrant.person),
        "joined": entrant.joined,
        "away": [{"round": n, "how": how} for n, how in entrant.away],
        "withdrawn": entrant.withdrawn,
    }


def _one(place: Place, key: str, uid: str) -> State:
    state = place.tournament(key)
    if uid not in state.entrants:
        raise NotThere(uid)
    return state


@router.post(T + "/leave-fide-mode", tags=["tournaments"])
def leave_fide_mode(place: AsArbiter, key: Key, given: PublicReasonIn) -> Plain:
    """Leave FIDE mode for good; the warning is confirmed twice (`?confirm=CODE`)."""
    place.tournament(key)
    return {"fide": service.leave_fide_mode(place.desk, key, given.reason, given.public_reason).setup.fide}


@router.get(T + "/players", tags=["players"])
def list_players(place: AsReader, key: Key) -> list[Plain]:
    """The players by number; dates of birth and licences only for the desk."""
    state = place.tournament(key)
    listed = [_player(state, e.uid) for e in state.by_number.values()]
    return listed if place.role >= Role.DEPUTY else [without_private(row) for row in listed]


@router.post(T + "/players", status_code=201, tags=["players"])
def add_players(place: AsArbiter, key: Key, given: PeopleIn, skip_known: bool = False) -> list[Plain]:
    """Enter players, all of them or none."""
    place.tournament(key)
    people = [one.person() for one in given]
    added = service.add_players(place.desk, key, people, source="API", skip_known=skip_known)
    state = place.tournament(key)
    return [_player(state, e.uid) for e in added if e.uid in state.entrants]


@router.put(T + "/players/{uid}", tags=["players"])
def edit_player(place: AsArbiter, key: Key, uid: Uid, given: PersonIn) -> Plain:
    """Correct the particulars of a player."""
    _one(place, key, uid)
    return _player(service.edit_player(place.desk, key, uid, given.person()), uid)


@router.delete(T + "/players/{uid}", tags=["players"])
def remove_player(place: AsArbiter, key: Key, uid: Uid) -> Plain:
    """Take a player off the list who was never paired."""
    _one(place, key, uid)
    service.remove_player(place.desk, key, uid)
    return {"removed": uid}


@router.post(T + "/players/{uid}/away", tags=["players"])
def announce_away(place: AsArbiter, key: Key, uid: Uid, given: AwayIn) -> Plain:
    """Record that a player will miss a round, or will play after all."""
    _one(place, key, uid)
    return _player(service.announce_away(place.desk, key, uid, given.round, given.how), uid)


@router.post(T + "/players/{uid}/withdraw", tags=["players"])
def withdraw(place: AsArbiter, key: Key, uid: Uid, given: ReasonIn) -> Plain:
    """Withdraw a player."""
    _one(place, key, uid)
    return _player(service.withdraw(place.desk, key, uid, given.reason), uid)


@router.post(T + "/players/{uid}/expel", tags=["players"])
def expel(place: AsArbiter, key: Key, uid: Uid, given: ReasonIn) -> Plain:
    """Expel a player; the warning is confirmed twice."""
    _one(place, key, uid)
    return _player(service.expel(place.desk, key, uid, given.reason), uid)


@router.post(T + "/players/{uid}/absent", tags=["players"])
def absent(place: AsArbiter, key: Key, uid: Uid, given: ReasonIn) -> Plain:
    """Record that a player is absent without notice."""
    _one(place, key, uid)
    return _player(service.absent_without_notice(place.desk, key, uid, given.reason), uid)


@router.post(T + "/players/{uid}/return", tags=["players"])
def come_back(place: AsArbiter, key: Key, uid: Uid, given: ReasonIn) -> Plain:
    """Bring back a player who had left."""
    _one(place, key, uid)
    return _player(service.return_player(place.desk, key, uid, given.reason), uid)


@router.post(T + "/check-in", tags=["players"])
def check_in(place: AsDeputy, key: Key, given: CheckInIn) -> Plain:
    """Check players in for the next round, or out again."""
    place.tournament(key)
    state = service.check_in(place.desk, key, given.players, given.present)
    return {"checked_in": sorted(state.entrants[uid].number for uid in state.checked_in)}


# --- rounds, results, tables, the journal, questions, teams ---------------------------------------

for part in (api_rounds.router, questions.router, api_teams.router, api_prizes.router):
    mark_roles(part, NEEDS)
    router.include_router(part)


# --- rules ---------------------------------------------------------------------------------------


@router.get("/rules/{text}", tags=["rules"])
def read_rules(visitor: Visitor, text: Key) -> Plain:
    """The articles of a rulebook, paraphrased."""
    if text not in rulebook.text_keys():
        raise NotThere(text)
    found, language = rulebook.text(text), visitor.language
    articles = [{"id": a.id, "title": a.title[language], "text": a.text[language]} for a in found.articles]
    return {"key": found.key, "title": found.title[language], "articles": articles}


mark_roles(router, NEEDS)
