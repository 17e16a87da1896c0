"""A report in; pairs, explanation or check out: for programs in other languages. Nothing is kept.

The body of the request is the report (TRF) as it is; the answer is JSON, or text where the request accepts
`text/plain` first. A refusal is `{"error": sentence}`: 400 for a report that cannot be read, 422 if there is
no legal pairing, 503 if the engine is busy or the question too much for it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from ronde.errors import BadInput
from ronde.formats.trf.reading import decode
from ronde.web.api.models import ErrorOut
from ronde.web.words import choose_language
from ronde.words import say

log = logging.getLogger("ronde.web")

_STATUS = {1: 422, 2: 500}  # of a refusal with this exit code; any other: 400
_REPORT = {
    "requestBody": {
        "required": True,
        "description": "The report of the tournament (TRF16, TRF26), UTF-8 or Latin-1.",
        "content": {"text/plain": {"schema": {"type": "string", "title": "the report (TRF)"}}},
    }
}
_ANSWERS: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The answer.",
        "content": {
            "application/json": {"schema": {"type": "object"}},
            "text/plain": {"schema": {"type": "string"}},
        },
    },
    400: {"model": ErrorOut, "description": "The report, the system or the round is wrong."},
    422: {"model": ErrorOut, "description": "There is no legal pairing, or a parameter is wrong."},
    503: {"model": ErrorOut, "description": "The engine is busy, or the question is too much for it."},
}


async def _report(request: Request) -> str:
    report = decode(await request.body())
    if report.lstrip()[:1] in ("{", "["):
        raise BadInput("error-report-is-json")
    return report


def _options(
    request: Request,
    system: Annotated[
        str | None, Query(max_length=100, description="The key or name of the pairing system.")
    ] = None,
    acceleration: Annotated[
        str | None, Query(max_length=100, description="An acceleration, or none.")
    ] = None,
    teams: Annotated[bool, Query(description="The teams instead of the players.")] = False,
    lang: Annotated[str | None, Query(max_length=10, description="The language of the sentences.")] = None,
) -> dict[str, Any]:
    """The part of a question that all three share."""
    language = choose_language(lang, request.headers.get("accept-language"))
    return {"system": system, "acceleration": acceleration, "teams": teams, "language": language}


Report = Annotated[str, Depends(_report)]
Options = Annotated[dict[str, Any], Depends(_options)]
Number = Annotated[int | None, Query(ge=1, le=999, description="A past round (default: the next one).")]


def routes(allowed: Sequence[Callable[..., object]] = ()) -> APIRouter:
    """The three questions, for those whom some dependencies let through."""
    needed = [Depends(one) for one in allowed]
    router = APIRouter(prefix="/api/engine", tags=["engine"], responses=_ANSWERS, dependencies=needed)

    @router.post("/pair", openapi_extra=_REPORT)
    def pair_report(request: Request, report: Report, options: Options, round: Number = None) -> Response:
        """Pair the next round: the pairs, White first; as text their number, then a line for each."""
        return _answered(request, {"do": "pair", "report": report, "round": round, **options})

    @router.post("/explain", openapi_extra=_REPORT)
    def explain_report(request: Request, report: Report, options: Options, round: Number = None) -> Response:
        """Explain a round: its pairs, and every decision as a claim with its article and its sentence."""
        return _answered(request, {"do": "explain", "report": report, "round": round, **options})

    @router.post("/check", openapi_extra=_REPORT)
    def check_report(request: Request, report: Report, options: Options) -> Response:
        """Pair every round again and list what differs."""
        return _answered(request, {"do": "check", "report": report, **options})

    return router


def _answered(request: Request, question: dict[str, Any]) -> Response:
    answer = request.app.state.workers.ask(question)
    if "error" in answer:
        status = _STATUS.get(answer["code"], 400)
        if status == 500:
            log.error("a question failed", extra={"why": answer["error"][:500]})
            return JSONResponse({"error": say("page-our_error_text", question["language"])}, status)
        told = {name: answer[name] for name in ("error", "article") if name in answer}
        return JSONResponse({**told, "code": "no-pairing"} if status == 422 else told, status)
    text = answer.pop("text")
    if request.headers.get("accept", "").startswith("text/plain"):
        return PlainTextResponse(text)
    del answer["code"]
    return JSONResponse(answer)
