"""Papers at the desk: choose one, look at its pages, print it in either language."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response

from ronde.desk.event import State
from ronde.web import press
from ronde.web.arbiter.tables import papers_of
from ronde.web.events import NotThere
from ronde.web.pages import AsDeputy
from ronde.web.public.papers import job_of
from ronde.web.public.views import EventView, TournamentView
from ronde.words import languages

router = APIRouter(prefix="/desk/{event}/t/{key}")
SHOWN = 12  # pages that are looked at
BEFORE = ("players", "place-cards", "check-in")  # papers that there are before the first round
OF_A_ROUND = ("round", "pairings", "names", "slips", "sheets")


def _there(state: State) -> list[str]:
    """The papers that can be printed now."""
    left = state.next_round <= state.setup.rounds
    found = [one for one in papers_of(state) if state.rounds or one in BEFORE]
    return [one for one in found if one != "check-in" or left] if state.entrants else []


@router.get("/papers")
def papers(
    place: AsDeputy,
    key: str,
    what: str = "",
    number: Annotated[int | None, Query(alias="round", ge=1, le=99)] = None,
    lang: str = "",
) -> Response:
    """The pages of a paper as they will be printed."""
    state = place.tournament(key)
    there = _there(state)
    if what and what not in there:
        raise NotThere(what)
    what = what or next(iter(there), "")
    language = lang if lang in languages() else place.visit.language
    rounds = len(state.rounds)
    number = min(number or rounds, rounds) if what in OF_A_ROUND else None
    pages: list[str] = []
    if what:
        view = TournamentView(EventView(place.visit, place.id, place.desk.seq), key, state)
        pages = place.visit.events.memo(
            place.id,
            ("looked at", key, what, number, language, place.visit.base),
            lambda: press.looked_at(what, job_of(view, what, number, language=language)),
            (place.desk.event, state),
        )
    query = f"?lang={language}" + (f"&round={number}" if number else "")
    values = {"papers": there, "what": what, "number": number, "chosen": language, "more": len(pages) - SHOWN}
    values |= {"pages": pages[:SHOWN], "pdf": f"{place.public}/{key}/paper/{what}.pdf{query}"}
    return place.page("arbiter/papers.html", key=key, state=state, current="downloads", **values)
