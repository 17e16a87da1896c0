"""The journal, undo and redo."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk import service
from ronde.web.pages import AsArbiter, Posted, go

router = APIRouter(prefix="/desk/{event}")

PAGE = 200  # lines


@router.get("/journal")
def event_journal(place: AsArbiter, all: bool = False) -> Response:
    """The journal of the event."""
    desk = place.desk
    lines = service.log(desk, limit=0 if all else PAGE)[::-1]
    return place.page(
        "arbiter/journal.html",
        lines=lines,
        names={key: desk.state(key).setup.name for key in desk.keys},
        scope_path=place.path,
        undoable=service.undoable(desk, ""),
        redoable=service.redoable(desk, ""),
        others=[(key, desk.state(key).setup.name) for key in desk.keys if service.undoable(desk, key)],
        cut=not all and len(lines) == PAGE,
    )


@router.get("/t/{key}/journal")
def tournament_journal(place: AsArbiter, key: str, all: bool = False) -> Response:
    """The journal of a tournament."""
    state, desk = place.tournament(key), place.desk
    lines = service.log(desk, key, limit=0 if all else PAGE)[::-1]
    return place.page(
        "arbiter/tournament_journal.html",
        key=key,
        state=state,
        current="journal",
        lines=lines,
        names={},
        scope_path=place.url(key),
        undoable=service.undoable(desk, key),
        redoable=service.redoable(desk, key),
        cut=not all and len(lines) == PAGE,
    )


@router.post("/undo")
def undo_event(place: AsArbiter, form: Posted) -> Response:
    """Undo the last action on the event itself."""
    line = service.undo(place.desk, "", form.number("seq") or None, form.text("reason"))
    place.visit.tell("undone", what=line.say(place.visit.language))
    return go(place.visit.back())


@router.post("/redo")
def redo_event(place: AsArbiter, form: Posted) -> Response:
    """Redo the last undone action on the event itself."""
    line = service.redo(place.desk, "", form.number("seq") or None)
    place.visit.tell("brought_back", what=line.say(place.visit.language))
    return go(place.visit.back())


@router.post("/t/{key}/undo")
def undo(place: AsArbiter, key: str, form: Posted) -> Response:
    """Take back the last action, if it is still the one that was shown."""
    place.tournament(key)
    reason, public = form.text("reason"), form.text("public_reason")
    line = service.undo(place.desk, key, form.number("seq") or None, reason, public)
    place.visit.tell("undone", what=line.say(place.visit.language))
    back = place.visit.back()
    return go(place.path if key not in place.desk.keys else back)


@router.post("/t/{key}/redo")
def redo(place: AsArbiter, key: str, form: Posted) -> Response:
    """Bring back the last undone action."""
    place.tournament(key)
    line = service.redo(place.desk, key, form.number("seq") or None)
    place.visit.tell("brought_back", what=line.say(place.visit.language))
    return go(place.visit.back())
