"""The actions of the desk as JSON, with OpenAPI at /api/openapi.json and a page to read at /api/.

Reading is open to everybody, as the players' pages are; what changes something needs the role of the page
that does the same. A program shows a token (`Authorization: Bearer …`, made under "Access"); a page of ours
its session and its CSRF token. A refusal is `{"error": sentence, "article": …}`: 409 if somebody else was
first, 422 if a rule or the state of the event stands against it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ronde import explain, rulebook, service
from ronde.event import Event, State
from ronde.formats.tables import Table
from ronde.model import Colour
from ronde.plain import to_plain
from ronde.service.log import LogLine
from ronde.service.rounds import Wish
from ronde.service.setup import check_setup
from ronde.web.api_models import (
    AwayIn,
    BoardColoursIn,
    CheckInIn,
    ColourIn,
    CorrectionIn,
    ErrorOut,
    EventIn,
    ForbiddenIn,
    LotsIn,
    NewEventIn,
    PairsIn,
    PersonIn,
    PlayersIn,
    ReasonIn,
    ResultsIn,
    SetupIn,
    UndoIn,
)
from ronde.web.auth import SERVER, Role
from ronde.web.hall import NotThere
from ronde.web.pages import Forged, NotAllowed, Place, Visit, Visitor
from ronde.web.shield import SAFE

Plain = dict[str, Any]
_bearer = HTTPBearer(auto_error=False, description="A token made under “Access”.")
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
Key = Annotated[str, Path(max_length=100)]
Number = Annotated[int, Path(ge=1, le=999)]
Uid = Annotated[str, Path(max_length=20)]

_errors: dict[int | str, dict[str, Any]] = {
    400: {"model": ErrorOut, "description": "Something in the request is wrong."},
    401: {"model": ErrorOut, "description": "A token is needed."},
    403: {"model": ErrorOut, "description": "The role does not suffice."},
    404: {"model": ErrorOut, "description": "There is no such event, tournament, round or player."},
    409: {"model": ErrorOut, "description": "Somebody else was first."},
    422: {"model": ErrorOut, "description": "The rules or the state of the event do not allow it."},
    503: {"model": ErrorOut, "description": "The event cannot be written at the moment."},
}
router = APIRouter(prefix="/api", responses=_errors)


# --- who is asking -------------------------------------------------------------------------------


def _known(visitor: Visit, bearer: HTTPAuthorizationCredentials | None, event: str) -> tuple[Role, str]:
    """The role of a request and the name that the journal gets."""
    if bearer is not None:
        return visitor.guard.token(bearer.credentials, event)
    request = visitor.request
    if request.method not in SAFE and not visitor.guard.open_desk and visitor.session.grants:
        token = request.headers.get("x-csrf-token", "")
        if not visitor.guard.is_csrf(visitor.session, token):
            raise Forged
    return visitor.role(event), visitor.session.who


def _at(needed: Role) -> Callable[..., Place]:
    def find(visitor: Visitor, event: Key, bearer: Bearer) -> Place:
        try:
            visitor.hall.desk(event)
        except NotThere:
            if needed and _known(visitor, bearer, SERVER)[0] < needed:
                raise NotAllowed(needed, event) from None
            raise
        asks = needed or bearer is not None
        role, who = _known(visitor, bearer, event) if asks else (visitor.role(event), "")
        if role < needed:
            raise NotAllowed(needed, event)
        session = replace(visitor.session, who=who or "API")
        return Place(replace(visitor, session=session), event, role)

    return find


AsReader = Annotated[Place, Depends(_at(Role.PUBLIC))]
AsDeputy = Annotated[Place, Depends(_at(Role.DEPUTY))]
AsArbiter = Annotated[Place, Depends(_at(Role.ARBITER))]


def _arbiter_of_all(visitor: Visitor, bearer: Bearer) -> Visit:
    role, who = _known(visitor, bearer, SERVER)
    if role < Role.ARBITER:
        raise NotAllowed(Role.ARBITER)
    return replace(visitor, session=replace(visitor.session, who=who or "API"))


# --- events --------------------------------------------------------------------------------------


@router.get("/", include_in_schema=False)
def manual(request: Request, visitor: Visitor) -> Response:
    """A page to read: every action with what it takes."""
    schema = request.app.openapi()
    return visitor.page("api.html", schema=schema)


@router.get("/events", tags=["events"])
def list_events(visitor: Visitor) -> list[Plain]:
    """All events."""
    return [_event(id_, desk.event, desk.keys) for id_, desk in visitor.hall.all()]


def _event(id_: str, about: Event, keys: list[str]) -> Plain:
    return {"id": id_, **to_plain(about), "tournaments": keys}


@router.post("/events", status_code=201, tags=["events"])
def create_event(visitor: Annotated[Visit, Depends(_arbiter_of_all)], given: NewEventIn) -> Plain:
    """Make an event with its first tournament (arbiter of the server)."""
    setup = given.tournament.setup()
    check_setup(setup)
    id_ = visitor.hall.create(given.event.event(), visitor.session.who)
    desk = visitor.hall.desk(id_).acting(visitor.session.who)
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


@router.post("/events/{event}/tournaments", status_code=201, tags=["tournaments"])
def add_tournament(place: AsArbiter, given: SetupIn) -> Plain:
    """Add a tournament."""
    return _tournament(place, service.add_tournament(place.desk, given.setup()))


# --- tournaments ---------------------------------------------------------------------------------

T = "/events/{event}/tournaments/{key}"


def _tournament(place: Place, key: str) -> Plain:
    place.tournament(key)
    (data,) = service.export_json(place.desk, key)["tournaments"]
    if place.role < Role.DEPUTY:
        data = {name: value for name, value in data.items() if name not in ("forbidden", "no_bye")}
        data["players"] = [_public(player) for player in data["players"]]
    return {**data, "seq": place.desk.seq}


@router.get(T, tags=["tournaments"])
def read_tournament(place: AsReader, key: Key) -> Plain:
    """Players, published rounds and results."""
    return _tournament(place, key)


@router.put(T + "/setup", tags=["tournaments"])
def change_setup(place: AsArbiter, key: Key, given: SetupIn) -> Plain:
    """Change the regulations; once round 1 is published most of them are fixed."""
    service.change_setup(place.desk, key, given.setup(place.tournament(key).setup))
    return _tournament(place, key)


@router.post(T + "/colour", tags=["tournaments"])
def draw_colour(place: AsArbiter, key: Key, given: ColourIn) -> Plain:
    """Record the lot for the colour of number 1, or let the program draw it."""
    place.tournament(key)
    drawn = {"white": Colour.WHITE, "black": Colour.BLACK}.get(given.colour)
    state = service.draw_colour(place.desk, key, drawn, given.how)
    assert state.initial_colour is not None
    return {"colour": "white" if state.initial_colour is Colour.WHITE else "black"}


@router.post(T + "/lots", tags=["tournaments"])
def draw_lots(place: AsArbiter, key: Key, given: LotsIn) -> Plain:
    """Record the order drawn by lot for all players, or let the program draw it."""
    place.tournament(key)
    state = service.draw_lots(place.desk, key, given.order or None, given.how, given.seed)
    return {"order": [state.number(uid) for uid in state.lots], "seed": state.lots_seed}


@router.put(T + "/forbidden", tags=["tournaments"])
def forbid(place: AsArbiter, key: Key, given: ForbiddenIn) -> Plain:
    """Say which groups of players must not meet."""
    place.tournament(key)
    state = service.forbid(place.desk, key, given.groups, given.reason)
    return {"groups": [[state.number(uid) for uid in group] for group in state.forbidden]}


@router.put(T + "/no-bye", tags=["tournaments"])
def bar_from_bye(place: AsArbiter, key: Key, given: PlayersIn) -> Plain:
    """Say which players must not get the bye."""
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
    """The report as TRF16 or TRF26: the published rounds; dates of birth only for the desk."""
    place.tournament(key)
    births = place.role >= Role.DEPUTY
    return PlainTextResponse(service.export_trf(place.desk, key, edition, births=births))


# --- players -------------------------------------------------------------------------------------


PRIVATE = ("birth", "licence")


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


def _public(player: Plain) -> Plain:
    """A player without what is for the desk only."""
    return {name: value for name, value in player.items() if name not in PRIVATE}


def _one(place: Place, key: str, uid: str) -> State:
    state = place.tournament(key)
    if uid not in state.entrants:
        raise NotThere(uid)
    return state


@router.get(T + "/players", tags=["players"])
def list_players(place: AsReader, key: Key) -> list[Plain]:
    """The players by number; dates of birth and licences only for those who work at the desk."""
    state = place.tournament(key)
    listed = [_player(state, e.uid) for e in state.by_number.values()]
    if place.role < Role.DEPUTY:
        listed = [_public(row) for row in listed]
    return listed


@router.post(T + "/players", status_code=201, tags=["players"])
def add_players(place: AsArbiter, key: Key, given: list[PersonIn], skip_known: bool = False) -> list[Plain]:
    """Enter players, all of them or none."""
    place.tournament(key)
    people = [one.person() for one in given[:3000]]
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
    """A player will miss a round, or play it after all."""
    _one(place, key, uid)
    return _player(service.announce_away(place.desk, key, uid, given.round, given.how), uid)


@router.post(T + "/players/{uid}/withdraw", tags=["players"])
def withdraw(place: AsArbiter, key: Key, uid: Uid, given: ReasonIn) -> Plain:
    """A player leaves."""
    _one(place, key, uid)
    return _player(service.withdraw(place.desk, key, uid, given.reason), uid)


@router.post(T + "/players/{uid}/absent", tags=["players"])
def absent(place: AsArbiter, key: Key, uid: Uid, given: ReasonIn) -> Plain:
    """A player did not come and had not said so."""
    _one(place, key, uid)
    return _player(service.absent_without_notice(place.desk, key, uid, given.reason), uid)


@router.post(T + "/players/{uid}/return", tags=["players"])
def come_back(place: AsArbiter, key: Key, uid: Uid, given: ReasonIn) -> Plain:
    """A player comes back."""
    _one(place, key, uid)
    return _player(service.return_player(place.desk, key, uid, given.reason), uid)


@router.post(T + "/check-in", tags=["players"])
def check_in(place: AsArbiter, key: Key, given: CheckInIn) -> Plain:
    """Players are there for the round to come, or not after all."""
    place.tournament(key)
    state = service.check_in(place.desk, key, given.players, given.present)
    return {"checked_in": sorted(state.entrants[uid].number for uid in state.checked_in)}


# --- rounds --------------------------------------------------------------------------------------


def _boards(place: Place, key: str, number: int | None, draft: bool = False) -> list[Plain]:
    return [
        {
            "board": row.board,
            "white": row.white.number,
            "white_name": row.white.person.name,
            "black": row.black.number if row.black else None,
            "black_name": row.black.person.name if row.black else None,
            "result": "adjourned" if row.adjourned else row.outcome,
        }
        for row in service.boards(place.desk, key, number, draft)
    ]


def _explanation(place: Place, key: str, number: int | None) -> Plain:
    found = service.explanation(place.desk, key, number)
    if found is None:
        return {"round": number, "pairs": [], "steps": [], "measures": []}
    told = explain.as_json(found.pairing, place.visit.language, found.names)
    assert isinstance(told, dict)
    return told


def _draft(place: Place, key: str) -> Plain:
    state = place.tournament(key)
    if state.draft is None:
        raise NotThere("draft")
    warnings = [one.told(place.visit.language) for one in service.warnings(place.desk, key)]
    boards = _boards(place, key, None, True)
    return {
        "round": state.draft.round,
        "boards": boards,
        "stale": service.is_stale(state),
        "warnings": warnings,
    }


@router.post(T + "/draft", status_code=201, tags=["rounds"])
def pair_round(place: AsArbiter, key: Key) -> Plain:
    """Pair the next round as a draft."""
    place.tournament(key)
    service.pair_round(place.desk, key)
    return _draft(place, key)


@router.get(T + "/draft", tags=["rounds"])
def read_draft(place: AsArbiter, key: Key) -> Plain:
    """The draft, which only arbiters see."""
    return _draft(place, key)


@router.get(T + "/draft/explanation", tags=["rounds"])
def explain_draft(place: AsArbiter, key: Key) -> Plain:
    """Why the draft is what it is."""
    _draft(place, key)
    return _explanation(place, key, None)


@router.put(T + "/draft", tags=["rounds"])
def adjust(place: AsArbiter, key: Key, given: PairsIn) -> Plain:
    """Change the draft by hand: all pairs, a reason, and `despite` where a rule breaks."""
    place.tournament(key)
    service.adjust(place.desk, key, _wishes(given), given.reason, given.despite)
    return _draft(place, key)


def _wishes(given: PairsIn) -> list[Wish]:
    return [(one.white, one.black) for one in given.pairs]


@router.delete(T + "/draft", tags=["rounds"])
def drop_draft(place: AsArbiter, key: Key) -> Plain:
    """Throw the draft away."""
    place.tournament(key)
    service.drop_draft(place.desk, key)
    return {"dropped": True}


@router.post(T + "/draft/publish", status_code=201, tags=["rounds"])
def publish(place: AsArbiter, key: Key) -> Plain:
    """Publish the draft as the next round."""
    place.tournament(key)
    number = service.publish(place.desk, key).number
    return {"round": number, "boards": _boards(place, key, number)}


def _round(place: Place, key: str, number: int) -> Plain:
    state = place.tournament(key)
    if number > len(state.rounds):
        raise NotThere(number)
    shown = state.round(number)
    boards = _boards(place, key, number)
    return {"round": number, "boards": boards, "missing": shown.missing(), "posted": shown.posted}


@router.get(T + "/rounds/{number}", tags=["rounds"])
def read_round(place: AsReader, key: Key, number: Number) -> Plain:
    """The boards of a published round."""
    return _round(place, key, number)


@router.get(T + "/rounds/{number}/explanation", tags=["rounds"])
def explain_round(place: AsReader, key: Key, number: Number) -> Plain:
    """Why a published round is what it is: every decision with its article."""
    _round(place, key, number)
    return _explanation(place, key, number)


@router.put(T + "/rounds/{number}", tags=["rounds"])
def change_published(place: AsArbiter, key: Key, number: Number, given: PairsIn) -> Plain:
    """Change a published round, where it breaks an absolute rule."""
    _round(place, key, number)
    service.change_published(place.desk, key, number, _wishes(given), given.reason, given.despite)
    return _round(place, key, number)


# --- results -------------------------------------------------------------------------------------


@router.post(T + "/rounds/{number}/results", tags=["results"])
def enter_results(place: AsDeputy, key: Key, number: Number, given: ResultsIn) -> Plain:
    """Enter results, all of them or none; a board that has another result is a conflict (409)."""
    place.tournament(key)
    results = [(one.board, one.result) for one in given.results]
    service.enter_results(place.desk, key, number, results)
    return _round(place, key, number)


@router.put(T + "/rounds/{number}/boards/{board}/result", tags=["results"])
def correct_result(place: AsDeputy, key: Key, number: Number, board: Number, given: CorrectionIn) -> Plain:
    """Correct a result; `seen` is the one that is to be corrected."""
    place.tournament(key)
    effect = service.correct_result(
        place.desk, key, number, board, given.result, given.reason, given.seen, given.rating_only
    )
    return {**_round(place, key, number), "counts_for": effect}


@router.put(T + "/rounds/{number}/boards/{board}/colours", tags=["results"])
def wrong_colours(place: AsDeputy, key: Key, number: Number, board: Number, given: BoardColoursIn) -> Plain:
    """The game was played with the colours the wrong way round, or was not after all."""
    place.tournament(key)
    service.played_with_wrong_colours(place.desk, key, number, board, given.swapped, given.reason)
    return _round(place, key, number)


@router.post(T + "/rounds/{number}/post", tags=["results"])
def post_results(place: AsArbiter, key: Key, number: Number) -> Plain:
    """The results are posted: the time for claims runs."""
    place.tournament(key)
    service.post_results(place.desk, key, number)
    return _round(place, key, number)


# --- tables, journal -----------------------------------------------------------------------------


def _table(table: Table) -> Plain:
    rows = [
        {c.key: value if isinstance(value, int | str | None) else str(value) for c, value in zip_(table, row)}
        for row in table.rows
    ]
    return {"title": table.title, "columns": {c.key: c.heading for c in table.columns}, "rows": rows}


def zip_(table: Table, row: tuple[Any, ...]) -> list[tuple[Any, Any]]:
    """The columns of a table with the values of a row."""
    return list(zip(table.columns, row, strict=True))


AfterRound = Annotated[int | None, Query(ge=1, le=999)]


def _listed(place: Place, key: str, what: str, after: int | None) -> Plain:
    state = place.tournament(key)
    if after is not None and after > len(state.rounds):
        raise NotThere(after)
    return _table(service.export_table(place.desk, key, what, after, place.visit.language))


@router.get(T + "/standings", tags=["tables"])
def standings(place: AsReader, key: Key, after: AfterRound = None) -> Plain:
    """The standings after a round, or now; fractions are exact ("13/2")."""
    return _listed(place, key, "standings", after)


@router.get(T + "/crosstable", tags=["tables"])
def crosstable(place: AsReader, key: Key, after: AfterRound = None) -> Plain:
    """The crosstable after a round, or now."""
    return _listed(place, key, "crosstable", after)


def _line(line: LogLine | None, language: str) -> Plain | None:
    if line is None:
        return None
    told = {"seq": line.seq, "tournament": line.scope, "who": line.who, "at": line.at, "kind": line.kind}
    return {**told, "text": line.say(language), "counts": line.counts}


@router.get("/events/{event}/journal", tags=["journal"])
def read_journal(
    place: AsArbiter,
    after: Annotated[int, Query(ge=0, le=10**9)] = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> list[Plain | None]:
    """What was done, by whom and when; newest last."""
    lines = service.log(place.desk, after=after, limit=limit)
    return [_line(line, place.visit.language) for line in lines]


def _scope(place: Place, key: str) -> str:
    """The tournament of a path; `-` is the event itself."""
    if key == "-":
        return ""
    place.tournament(key)
    return key


@router.get(T + "/undo", tags=["journal"])
def undoable(place: AsArbiter, key: Key) -> Plain:
    """What undo would take back and redo would bring back; the tournament `-` is the event itself."""
    scope, language = _scope(place, key), place.visit.language
    taken, brought = service.undoable(place.desk, scope), service.redoable(place.desk, scope)
    return {"undo": _line(taken, language), "redo": _line(brought, language)}


@router.post(T + "/undo", tags=["journal"])
def undo(place: AsArbiter, key: Key, given: UndoIn) -> Plain | None:
    """Take back the last action, if it is the one with this number."""
    line = service.undo(place.desk, _scope(place, key), given.seq, given.reason)
    return _line(line, place.visit.language)


@router.post(T + "/redo", tags=["journal"])
def redo(place: AsArbiter, key: Key, given: UndoIn) -> Plain | None:
    """Bring back what was undone last."""
    return _line(service.redo(place.desk, _scope(place, key), given.seq), place.visit.language)


# --- rules ---------------------------------------------------------------------------------------


@router.get("/rules/{text}", tags=["rules"])
def read_rules(visitor: Visitor, text: Key) -> Plain:
    """The articles of a rulebook, in our own words."""
    if text not in rulebook.text_keys():
        raise NotThere(text)
    found, language = rulebook.text(text), visitor.language
    articles = [{"id": a.id, "title": a.title[language], "text": a.text[language]} for a in found.articles]
    return {"key": found.key, "title": found.title[language], "articles": articles}
