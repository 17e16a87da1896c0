"""A tournament at a glance: how it stands, and what to do next."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk import service
from ronde.desk.event import State
from ronde.systems import system
from ronde.web.pages import AsDeputy

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Next:
    """What to do next: a sentence, and the page where it is done."""

    name: str
    page: tuple[object, ...]
    values: dict[str, object]


def what_next(state: State) -> Next:
    """The next thing an arbiter has to do in a tournament."""
    setup, number = state.setup, state.next_round
    if state.closed:
        return Next("next_closed", ("standings",), {})
    if len(state.entrants) < 2:
        return Next("next_players", ("players",), {})
    if state.rounds and not state.rounds[-1].finished:
        missing = len(state.rounds[-1].missing())
        return Next("next_results", ("results",), {"n": missing, "round": number - 1})
    if number > setup.rounds:
        return Next("next_close", ("standings",), {"rounds": setup.rounds})
    if state.draft is not None:
        return Next("next_publish", ("round",), {"round": number})
    if system(setup.system).uses_colours and state.initial_colour is None and not state.rounds:
        return Next("next_colour", ("settings",), {})
    if service.lots_are_due(state):
        return Next("next_lots", ("settings",), {})
    if state.must_check_in() and not state.checked_in:
        return Next("next_check_in", ("check-in",), {"round": number})
    return Next("next_pair", ("round",), {"round": number})


@router.get("/desk/{event}/t/{key}")
def overview(place: AsDeputy, key: str) -> Response:
    """The tournament at a glance."""
    state, desk = place.tournament(key), place.desk
    return place.page(
        "arbiter/overview.html",
        key=key,
        state=state,
        current="overview",
        system=system(state.setup.system),
        next=what_next(state),
        log=service.log(desk, key, limit=8)[::-1],
        undoable=service.undoable(desk, key),
        redoable=service.redoable(desk, key),
    )
