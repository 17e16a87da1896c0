"""Where players report the result of their game, with the code on the slip of their board."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response
from markupsafe import Markup

from ronde.desk import service
from ronde.desk.event import Board
from ronde.desk.service.log_lines import outcome_words
from ronde.desk.service.reports import OUTCOMES
from ronde.errors import Refused
from ronde.web.admission import client_host, origin
from ronde.web.events import NotThere
from ronde.web.pages import Posted
from ronde.web.public.views import In, TournamentView

router = APIRouter(include_in_schema=False)
Number = Annotated[int, Query(ge=1, le=999)]


def _board(view: TournamentView, number: int, board: int) -> Board:
    boards = view.round(number).boards
    if view.state.reports == "off" or not 1 <= board <= len(boards) or boards[board - 1].black is None:
        raise NotThere(board)
    return boards[board - 1]


@router.get("/e/{event}/{key}/report")
def report_page(
    view: In, number: Annotated[int, Query(alias="round", ge=1, le=99)], board: Number, code: str = ""
) -> Response:
    """The form for the result of a board."""
    return _page(view, number, board, code[:20])


def _page(
    view: TournamentView,
    number: int,
    board: int,
    code: str,
    refused: str = "",
    status: int = 200,
    by: str = "",
    result: str = "",
) -> Response:
    there, visit = _board(view, number, board), view.here.visit
    told = next((one for one in service.proposals(view.state) if one.board == board), None)
    game = view.state.setup.rules.game
    values = {
        "there": there,
        "board": board,
        "number": number,
        "code": code,
        "refused": refused,
        "by": by,
        "result": result,
        "told": told,
        "outcomes": [(one, game.written(outcome_words(one, visit.language))) for one in OUTCOMES],
        "words": lambda outcome: game.written(outcome_words(outcome, visit.language)),
    }
    body = Markup(visit.fragment("public/report.html", about=view.here, view=view, **values))
    frame = {"about": view.here, "view": view, "body": body, "seq": view.here.seq, "tab": ""}
    return visit.page("public/frame.html", status, **frame)


@router.post("/e/{event}/{key}/report")
def report(view: In, form: Posted) -> Response:
    """Take a report; wrong codes are counted for the address that sends them and the board.

    A right code passes after ten wrong ones: in some halls all players share one address. After a thousand no
    code is looked at any more.
    """
    number, board, code = form.number("round"), form.number("board"), form.text("code")[:20]
    if not 1 <= number <= view.rounds:
        raise NotThere(number)
    _board(view, number, board)
    request, language = view.here.visit.request, view.here.visit.language
    desk, by, result = view.here.desk, form.text("by"), form.text("result")
    wrong, guessed = request.app.state.wrong_codes, request.app.state.guessed_codes
    place = f"{origin(client_host(request.scope))} {view.here.id} {view.key} {number} {board}"
    wait = guessed.wait(place)
    if not wait and not service.is_code(desk, view.key, number, board, code):
        guessed.attempt(place)
        wait = wrong.attempt(place)
    if wait:
        said = Refused("refusal-reports-wait", None, n=-(-wait // 60)).say(language)
        return _page(view, number, board, "", said, 429)
    try:
        state = service.report_result(
            desk, view.key, number, board, by, result, code, form.text("device")[:64]
        )
    except Refused as error:
        return _page(view, number, board, code, error.say(language), 422, by, result)
    return _page(TournamentView(view.here, view.key, state), number, board, code)
