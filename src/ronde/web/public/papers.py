"""Papers of the public pages: lists for everybody, cards and slips for the desk.

/e/EVENT/KEY/paper/WHAT.pdf           a list of a tournament
/e/EVENT/KEY/player/UID/card.pdf      the card of a player
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response

from ronde.desk import service
from ronde.desk.days import days, start_shown
from ronde.desk.event import unnumbered
from ronde.desk.service.exports import captains, for_the_office
from ronde.model import Tournament
from ronde.output import pdf as paper
from ronde.tables.choosing import EVERYBODY, Choice
from ronde.web import press
from ronde.web.auth import Role
from ronde.web.events import NotThere
from ronde.web.public.views import Chosen, In, TournamentView, check_choice
from ronde.words import languages

router = APIRouter(include_in_schema=False)
OPEN = (
    "pairings",
    "names",
    "standings",
    "crosstable",
    "players",
    "individuals",
    "boards",
)  # the others are for the desk


OF_PRIZES = ("prizes", "receipts")


@router.get("/e/{event}/{key}/paper/{what}.pdf")
def paper_page(
    view: In,
    what: str,
    chosen: Chosen,
    number: Annotated[int | None, Query(alias="round", ge=1, le=99)] = None,
    lang: str = "",
) -> Response:
    """Something to print: the lists are open to everybody, cards and slips to the desk."""
    if what in paper.OF_TEAMS and view.state.matches is None:
        raise NotThere(what)
    is_open = what in OPEN or (what == "prizes" and view.state.prizes.public)
    if what not in paper.PAPERS or (not is_open and view.here.visit.role(view.here.id) < Role.DEPUTY):
        raise NotThere(what)
    check_choice(view, chosen)
    if what in OPEN:
        view.here.visit.cache(late=False)
    language = lang if lang in languages() else ""
    made = _printed(view, what, number, chosen=chosen, language=language)
    return _pdf(made, f"{view.key}-{what}{f'-{number}' if number else ''}")


@router.get("/e/{event}/{key}/player/{uid}/card.pdf")
def card_paper(view: In, uid: str) -> Response:
    """A player's card."""
    if uid not in view.state.entrants:
        raise NotThere(uid)
    view.here.visit.cache(late=False)
    number = view.state.entrants[uid].number
    made = _printed(view, "cards", None, (number,))
    return _pdf(made, f"{view.key}-{number}")


def _printed(
    view: TournamentView,
    what: str,
    number: int | None,
    players: tuple[int, ...] = (),
    chosen: Choice = EVERYBODY,
    language: str = "",
) -> bytes:
    """The PDF, cached until the event changes."""
    visit, linked = view.here.visit, what in ("cards", "slips", "round")
    language = language or visit.language
    return visit.events.memo(
        view.here.id,
        ("paper", view.key, what, number, players, chosen, language, view.here.base if linked else ""),
        lambda: press.printed(
            what, job_of(view, what, number, players, language, chosen), visit.is_known(view.here.id)
        ),
        (view.here.event, view.state),
    )


def _value(view: TournamentView, what: str) -> Tournament:
    """The tournament as a paper shows it."""
    if what == "ratings":
        return for_the_office(view.here.desk, view.key)
    return view.state.value if what == "check-in" else view.state.public


def job_of(
    view: TournamentView,
    what: str,
    number: int | None,
    players: Sequence[int] = (),
    language: str = "",
    chosen: Choice = EVERYBODY,
) -> paper.Job:
    """The paper of a tournament to print."""
    state, event = view.state, view.here.event
    language = language or view.here.visit.language
    needs_round = what in ("pairings", "names", "slips", "sheets", "round")
    if needs_round:
        number = view.rounds if number is None else number
        view.round(number)
    elif what == "check-in":
        if state.next_round > state.setup.rounds:  # no round is left to check in for
            raise NotThere(what)
        number = number or state.next_round
    ranked, prizes = what in ("standings", "crosstable", *OF_PRIZES), None
    if what in OF_PRIZES:
        if not state.prizes:
            raise NotThere(what)
        prizes = state.prizes, service.prizes_given(view.here.desk, view.key)
    slips = number if number and what in ("slips", "round") else 0
    named = " · ".join(dict.fromkeys(filter(None, (view.here.event.name, state.setup.name))))
    return paper.Job(
        _value(view, what),
        language,
        number,
        view.pairs(number) if needs_round and number else None,
        view.ranking(number or view.settled) if ranked else None,
        named,
        matches=state.matches,
        captains=captains(state),
        links={e.number: view.here.base + view.player(e) for e in state.entrants.values()}
        if what == "cards"
        else {},
        players=players,
        progress=view.progress if ranked else "",
        choice=chosen,
        prizes=prizes,
        year=service.usual_year(view.here.desk) or None,
        unnumbered=unnumbered(state),
        about=" · ".join(filter(None, (event.place, days(event.start, event.end, language)))),
        starts=start_shown(state.starts(number), language, long=True) if needs_round and number else "",
        arbiter=event.arbiter,
        fees={e.number: (e.person.fee, e.person.paid) for e in state.entrants.values()}
        if what == "check-in"
        else {},
        board_links=_board_links(view, slips),
        codes=_codes(view, slips),
    )


def _board_links(view: TournamentView, number: int) -> dict[int, str]:
    """The page that the code on each slip leads to."""
    link = f"{view.here.base}{view.path}"
    codes = _codes(view, number)
    boards = range(1, len(view.pairs(number)) + 1) if number else ()
    return {
        n: f"{link}/report?round={number}&board={n}&code={codes[n]}"
        if n in codes
        else f"{link}/round/{number}"
        for n in boards
    }


def _codes(view: TournamentView, number: int) -> dict[int, str]:
    """The codes of the boards of a round, if players may report results."""
    if not number or view.state.reports == "off":
        return {}
    pairs = enumerate(view.pairs(number), 1)
    return {n: service.board_code(view.here.desk, view.key, number, n) for n, pair in pairs if pair.black}


def _pdf(data: bytes, name: str) -> Response:
    headers = {"content-disposition": f'inline; filename="{name}.pdf"'}
    return Response(data, media_type="application/pdf", headers=headers)
