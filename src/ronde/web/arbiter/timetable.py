"""The timetable of a tournament: a line for every round, and a quick way to fill it."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk import service
from ronde.errors import BadInput
from ronde.web.pages import AsArbiter, Place, Posted, go, today
from ronde.words import Message

router = APIRouter(prefix="/desk/{event}/t/{key}")


@router.get("/timetable")
def timetable(place: AsArbiter, key: str) -> Response:
    """The day and time of every round."""
    state, event = place.tournament(key), place.desk.event
    values = {
        "times": [(start[:10], start[11:]) for start in service.starts(state)],
        "first": state.starts(state.coming)[:10] or event.start.replace("/", "-") or today(),
        "outside": service.outside(event, state),
    }
    return place.page("arbiter/timetable.html", key=key, state=state, current="timetable", **values)


@router.post("/timetable")
def set_timetable(place: AsArbiter, key: str, form: Posted) -> Response:
    """Set the day and time of every round."""
    place.tournament(key)
    lines = enumerate(zip(form.many("day"), form.many("time"), strict=True), 1)
    service.set_timetable(place.desk, key, [_start(n, day, time) for n, (day, time) in lines])
    return _done(place, key)


def _start(number: int, day: str, time: str) -> str:
    if time and not day:
        raise BadInput("error-time-without-day", what=Message.of("round-n", n=number))
    return f"{day} {time}"


@router.post("/timetable/fill")
def fill(place: AsArbiter, key: str, form: Posted) -> Response:
    """Fill the rounds from one on, day by day."""
    place.tournament(key)
    service.fill_timetable(place.desk, key, form.text("first"), form.raw("plan"), form.number("from", 1))
    return _done(place, key)


def _done(place: Place, key: str) -> Response:
    place.visit.tell("saved")
    return go(place.url(key, "timetable"))
