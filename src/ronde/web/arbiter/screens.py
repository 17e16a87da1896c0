"""Screens in the hall: their addresses, a message, and the start of the next round."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk import service
from ronde.web.pages import AsArbiter, Posted, go

router = APIRouter(prefix="/desk/{event}/t/{key}")

#: what a screen can show: its name in the catalogue, and its address
SCREENS = (
    ("hall_pairings", "show=pairings"),
    ("hall_names", "show=names"),
    ("hall_standings", "show=standings"),
    ("hall_all", "show=pairings,names,standings"),
)


@router.get("/screens")
def screens(place: AsArbiter, key: str) -> Response:
    """The addresses of the screens, and their notice."""
    state = place.tournament(key)
    return place.page("arbiter/screens.html", key=key, state=state, current="downloads", screens=SCREENS)


@router.post("/screens")
def notice(place: AsArbiter, key: str, form: Posted) -> Response:
    """Show a notice on all screens."""
    place.tournament(key)
    state = service.set_hall_notice(place.desk, key, form.text("message"))
    start = form.text("starts")
    if start or state.starts(state.coming)[11:]:  # a day without a time is not in the form
        service.set_start(place.desk, key, state.coming, start)
    place.visit.tell("saved")
    return go(place.url(key, "screens"))
