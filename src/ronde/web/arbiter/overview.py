"""A tournament at a glance: its progress, and what to do next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk import service
from ronde.desk.event import State
from ronde.systems import Topic, system
from ronde.web.pages import AsDeputy

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Next:
    """The next task: a sentence, and the page for it."""

    name: str
    page: tuple[object, ...]
    values: dict[str, object]


def what_next(state: State) -> Next:
    """The arbiter's next task in a tournament."""
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
    if _colour_is_due(state):
        return Next("next_colour", (), {})
    if service.lots_are_due(state):
        return Next("next_lots", (), {})
    if state.must_check_in() and not state.checked_in:
        return Next("next_check_in", ("check-in",), {"round": number})
    return Next("next_pair", ("round",), {"round": number})


def _colour_is_due(state: State) -> bool:
    return state.setup.rules.uses_colours and state.initial_colour is None and not state.rounds


@dataclass(frozen=True, slots=True)
class Item:
    """A line of the checklist: a task of the round, and its status."""

    name: str
    mark: str  # done, now, open (can be done) or later
    round: int = 0


def checklist(state: State) -> list[Item]:
    """The tasks of the present round, from the list of players to the standings."""
    last, number = len(state.rounds), state.next_round
    if not state.rounds:
        items = [*_preparation(state), *_pairing(state, 1, ready=not _due(state))]
        return [*items, *(Item(name, "later", 1) for name in ("print", "results", "standings"))]
    if not state.rounds[-1].finished:
        found = [Item("published", "done", last), Item("print", "open", last)]
        if any(one.why != "bye" for one in service.waiting(state)):
            found.append(Item("late", "open", last))
        return [*found, Item("results", "now", last), Item("standings", "later", last)]
    before = [Item("results", "done", last), Item("standings", "open", last)]
    if number > state.setup.rounds:
        return [*before, Item("report", "open", last), Item("close", "done" if state.closed else "now", last)]
    if state.must_check_in():
        before.append(Item("check_in", "open" if state.checked_in else "now", number))
    return [*before, *_pairing(state, number, ready=True), Item("print", "later", number)]


def _due(state: State) -> bool:
    """Something has to be done before round 1 can be paired."""
    return len(state.entrants) < 2 or _colour_is_due(state) or service.lots_are_due(state)


def _preparation(state: State) -> Iterator[Item]:
    enough = len(state.entrants) > 1
    yield Item("list", "done" if enough else "now")
    if state.must_check_in():
        whole = len(state.checked_in) == len(state.entrants)
        yield Item("check_in", "later" if not enough else "done" if whole else "open", 1)
    yield Item("timetable", "done" if all(service.starts(state)) else "open")
    yield Item("close_list", "done" if state.list_closed else "open" if enough else "later")
    if service.draws_lots(state.setup):
        yield Item("lots", "now" if service.lots_are_due(state) else "done")
    if state.setup.rules.uses_colours:
        yield Item("colour", "done" if state.initial_colour else "now" if enough else "later")


def _pairing(state: State, number: int, ready: bool) -> Iterator[Item]:
    yield Item("pair", "done" if state.draft else "now" if ready else "later", number)
    yield Item("publish", "now" if state.draft else "later", number)


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
        items=checklist(state),
        mark=service.draft_mark(state),
        stale=service.is_stale(state),
        lot_again={"colour": service.colour_was_drawn(desk, key), "lots": service.lots_were_drawn(desk, key)},
        unrated=[e for e in state.entrants.values() if not e.person.strength]
        if not state.setup.teams
        else [],
        rated_tiebreaks=[str(code) for code in service.rated_tiebreaks(state)],
        without_lot=service.without_lot(state),
        lots_article=state.setup.rules.general.articles.get(Topic.LOTS),
        numbers_article=state.setup.article(Topic.NUMBERS),
        log=service.log(desk, key, limit=8)[::-1],
        undoable=service.undoable(desk, key),
        redoable=service.redoable(desk, key),
    )
