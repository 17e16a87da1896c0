"""The application: `create_app(place)` serves the events of a folder or of a PostgreSQL database.

    /                               the events
    /e/EVENT/…                      for players: pairings, standings, cards (public/)
    /desk/EVENT/t/KEY/…             for arbiters and deputies (arbiter/)
    /rules/TEXT                     the articles of a rulebook
    /live/EVENT                     server-sent events (event_stream.py)
    /api/…                          the same as JSON (api/)

Routers get a `Visit` (person, language, session) and answer with `visit.page("template", …)`; they call
`service`, render, and know no rules. Every form carries `csrf`; every refusal has a sentence and an article.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.types import Scope

from ronde.desk.cautions import Caution, Cautioned, Level
from ronde.errors import Conflict, Damaged, FileTrouble, NoPairing, Refused, RondeError
from ronde.formats.trf.remarks import remark_text
from ronde.web import event_stream, guide, rules
from ronde.web import login as logins
from ronde.web.admission import Admission, Limits
from ronde.web.api import engine as api_engine
from ronde.web.api import manual as api_manual
from ronde.web.api import routes as api
from ronde.web.api.places import NEEDS, known_here
from ronde.web.arbiter import router as arbiter
from ronde.web.auth import SERVER, Guard, Limit, Role, Vault
from ronde.web.events import Events, NotThere
from ronde.web.middleware.body_limit import BodyLimit
from ronde.web.middleware.compression import Compression
from ronde.web.middleware.concurrency import ConcurrencyLimit
from ronde.web.middleware.headers import HEADERS, SecurityHeaders
from ronde.web.middleware.page_cache import PageCache
from ronde.web.middleware.sessions import Sessions
from ronde.web.middleware.trusted_hosts import TrustedHosts
from ronde.web.pages import CACHE, HERE, Forged, NotAllowed, Visit, go, visit
from ronde.web.public import router as public
from ronde.web.words import invalid
from ronde.web.workers import Workers
from ronde.words import Value, known

log = logging.getLogger("ronde.web")


class CachedFiles(StaticFiles):
    """Static files that browsers may cache: their addresses change with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        scope[CACHE] = False
        return response


def create_app(place: str | Path, open_desk: bool = False, limits: Limits | None = None) -> FastAPI:
    """The desk over a folder of events or a database.

    An `open_desk` needs no password: for a laptop that accepts only local connections.
    """
    admission = Admission(limits or Limits.of(1024))
    events = Events(place, admission.limits.events)
    guard = Guard(events, Vault.of(place), open_desk)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        yield
        app.state.workers.close()
        events.close()

    app = FastAPI(
        title="Ronde",
        version="1",
        description="Swiss-system tournaments: the actions of the desk as JSON.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.events, app.state.guard, app.state.workers = events, guard, Workers()
    app.state.admission, app.state.streams = admission, event_stream.EventStreams(events, admission)
    app.state.stop = app.state.streams.close
    app.state.wrong_codes = Limit(often=10, seconds=600)  # of one address for a board
    app.state.guessed_codes = Limit(often=1000, seconds=600)  # of 2^30, where a hall shares one address
    app.state.fingerprint = ""  # of the certificate, if there is one
    app.state.address = ""  # the address of this server in the hall's network, if any
    app.state.is_demonstration = False  # everything is deleted when the server stops
    questions = api_engine.routes([known_here])
    api_manual.mark_roles(questions, NEEDS)
    # routes are tried in order: the players' pages first
    for router in (
        event_stream.router,
        public,
        logins.router,
        rules.router,
        guide.router,
        api.router,
        questions,
        api_manual.router,
        arbiter,
    ):
        app.include_router(router)
    app.mount("/static", CachedFiles(directory=HERE / "static"), "static")
    _explain_errors(app)
    # the last one added is the first to see a request
    app.add_middleware(BodyLimit, guard=guard, refusal=_stopped)
    app.add_middleware(Compression)
    app.add_middleware(ConcurrencyLimit, guard=guard, admission=admission, refusal=_stopped)
    app.add_middleware(PageCache, events=events, admission=admission)
    app.add_middleware(Sessions, guard=guard)
    app.add_middleware(TrustedHosts, guard=guard, refusal=_stopped)
    app.add_middleware(SecurityHeaders)
    return app


# --- error pages ---------------------------------------------------------------------------------


def _explain_errors(app: FastAPI) -> None:
    app.add_exception_handler(RondeError, _refused)
    app.add_exception_handler(NotThere, _not_there)
    app.add_exception_handler(NotAllowed, _not_allowed)
    app.add_exception_handler(Forged, _forged)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(Exception, _ours)


def _wants_data(request: Request) -> bool:
    return request.url.path.startswith(("/api/", "/live/"))


def status_of(error: RondeError) -> int:
    """The HTTP status of a refusal."""
    for kind, status in ((Conflict, 409), (Refused, 422), (NoPairing, 422), (FileTrouble, 503)):
        if isinstance(error, kind):
            return status
    return 400


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, RondeError)
    visitor = visit(request)
    if _is_internal(error):
        log.error("event not available", extra={"path": request.url.path, "why": str(error)})
        if not visitor.is_known(request.path_params.get("event", SERVER)):
            return _told(request, 503, "refused", "unavailable")
    sentence = error.say(visitor.language)
    article = (error.article if isinstance(error, Refused) else None) or ""
    if isinstance(error, Cautioned) and error.level < Level.REFUSE:
        return _cautioned(request, visitor, error)
    if _wants_data(request):
        code = "no-pairing" if isinstance(error, NoPairing) else ""
        return _json(status_of(error), sentence, article=article, code=code)
    if request.method == "POST" and not visitor.is_partial:
        visitor.session.tell("refused", sentence, article)
        return go(visitor.back())
    return _page(visitor, status_of(error), "refused", sentence, article)


def _cautioned(request: Request, visitor: Visit, error: Cautioned) -> Response:
    """Ask for a confirmation: a program gets the codes to send, an arbiter a page with the same form."""
    if _wants_data(request):
        told = [_caution(visitor, error, one) for one in error.cautions]
        answer = {"error": error.say(visitor.language), "confirm": list(error.codes), "cautions": told}
        return JSONResponse(answer, status_of(error))
    form = getattr(request.state, "form", None)
    fields = form.again() if form else None
    if fields is None or visitor.is_partial:
        return _page(visitor, status_of(error), "refused", error.say(visitor.language), error.article or "")
    address = f"{request.url.path}?{urlencode([('confirm', code) for code in error.codes])}"
    values = {"error": error, "Level": Level, "fields": fields, "address": address, "back": visitor.back()}
    return visitor.page("confirm.html", status_of(error), **values)


def _caution(visitor: Visit, error: Cautioned, one: Caution) -> dict[str, Any]:
    following = one.consequences if one.shows_consequences(error.confirmed) else ()
    return {
        "level": int(one.level),
        "message": one.message.say(visitor.language),
        "consequences": [said.say(visitor.language) for said in following],
        "remark": remark_text(one.remark) if one.remark else "",
        "article": one.article,
    }


def _is_internal(error: RondeError) -> bool:
    """A sentence that contains paths or addresses, which only the desk may see."""
    inside = {"address", "path", "where", "folder", "words"} & set(error.values)
    return isinstance(error, (FileTrouble, Damaged)) or bool(inside and not isinstance(error, Refused))


def _page(
    visitor: Visit, status: int, title: str, sentence: str, article: str = "", login: str = "", back: str = ""
) -> Response:
    template = "refusal.html" if visitor.is_partial else "error.html"
    values = {"title": visitor.say(title), "sentence": sentence, "article": article}
    values |= {"login": login, "back": back}
    return visitor.page(template, status, **values)


def _json(status: int, sentence: str, **more: str) -> JSONResponse:
    return JSONResponse({"error": sentence, **{name: value for name, value in more.items() if value}}, status)


def _told(request: Request, status: int, title: str, name: str, /, **values: Value) -> Response:
    visitor = visit(request)
    if _wants_data(request):
        return _json(status, visitor.say(name, **values))
    return _page(visitor, status, title, visitor.say(name, **values))


def _stopped(request: Request, status: int, name: str, /, **values: Value) -> Response:
    return _told(request, status, "refused", name, **values)


def _not_there(request: Request, error: Exception) -> Response:
    return _told(request, 404, "not_found", "not_found_text")


def _forged(request: Request, error: Exception) -> Response:
    return _told(request, 403, "refused", "forged")


def _not_allowed(request: Request, error: Exception) -> Response:
    assert isinstance(error, NotAllowed)
    visitor = visit(request)
    known = bool(visitor.session.grants) or "authorization" in request.headers
    if _wants_data(request):
        response = _json(403 if known else 401, visitor.say("needs_" + error.needed.label))
        response.headers["www-authenticate"] = "Bearer"
        return response
    asks = request.method == "GET" and not visitor.is_partial
    if asks and _role(visitor, error.event) is Role.PUBLIC:
        return go(logins.login_address(error.event, visitor.here))
    if asks:  # a deputy, who is told why and where their own pages are
        return _page(
            visitor,
            403,
            "not_yours",
            visitor.say("not_yours_text"),
            login=logins.login_address(error.event, visitor.here),
            back=_own_page(request, error.event),
        )
    ended = not visitor.session.grants
    login = logins.login_address(error.event, visitor.back(), kept=ended)
    sentence = visitor.say("session_ended" if ended else "needs_" + error.needed.label)
    return _page(visitor, 403, "session_over" if ended else "refused", sentence, login=login)


def _role(visitor: Visit, event: str) -> Role:
    """The role of the visitor; strangers do not learn which events there are."""
    try:
        return visitor.role(event)
    except NotThere:
        return Role.PUBLIC


def _own_page(request: Request, event: str) -> str:
    """The page of the tournament, or of the event, which deputies may see, too."""
    key = request.path_params.get("key")
    return f"/desk/{quote(event, safe='')}" + (f"/t/{quote(key, safe='')}" if key else "")


def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _not_there(request, error)
    if error.status_code == 405 and not _wants_data(request):  # the address of a form, typed or bookmarked
        return _told(request, 405, "not_found", "not_found_text")
    visitor, name = visit(request), f"http_{error.status_code}"
    if not known(f"page-{name}"):
        name = "http_other"
    sentence = visitor.say(name, status=error.status_code)
    response = (
        _json(error.status_code, sentence)
        if _wants_data(request)
        else _page(visitor, error.status_code, "refused", sentence)
    )
    response.headers.update(error.headers or {})
    return response


def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    if not _wants_data(request):
        return _told(request, 404, "not_found", "not_found_text")
    return _json(422, invalid(error, visit(request).language), code="parameters")


def _ours(request: Request, error: Exception) -> Response:
    response = _told(request, 500, "our_error", "our_error_text")
    response.headers.update(HEADERS)  # this answer does not pass the middleware
    return response
