"""Logging in and out, and the language switch."""

from __future__ import annotations

import logging
from urllib.parse import urlencode

from anyio import to_thread
from fastapi import APIRouter
from fastapi.responses import Response

from ronde.web.admission import RETRY_AFTER, client_host, origin
from ronde.web.auth import QUEUE, SERVER, Role
from ronde.web.events import NotThere
from ronde.web.pages import LANGUAGE_COOKIE, Posted, Visit, Visitor, go, local
from ronde.words import languages

router = APIRouter(include_in_schema=False)
LONGEST_PASSWORD = 1000
log = logging.getLogger("ronde.web")


def login_address(event: str, path: str, kept: bool = False) -> str:
    """The page to log in, and where to go from there; `kept`: something typed waits there."""
    query = {"next": path} if event == SERVER else {"event": event, "next": path}
    query |= {"kept": "1"} if kept else {}
    return f"/login?{urlencode(query)}"


def _form(
    visitor: Visit, event: str, path: str, status: int = 200, trouble: str = "", kept: bool = False
) -> Response:
    return visitor.page("login.html", status, login_event=event, path=path, trouble=trouble, kept=kept)


@router.get("/login")
def login_page(visitor: Visitor, event: str = SERVER, next: str = "/", kept: bool = False) -> Response:
    """The form."""
    return _form(visitor, event, local(next), kept=kept)


@router.post("/login")
async def log_in(visitor: Visitor, form: Posted) -> Response:
    """Try a password; too many failures mean a wait.

    The attempt counts before it is checked, so that parallel attempts cannot exceed the limit.
    """
    event, path = form.text("event", SERVER), local(form.text("next"))
    request, guard = visitor.request, visitor.guard
    admission, host = request.app.state.admission, client_host(request.scope)
    address = origin(host)
    who, password = form.text("who")[:60], form.raw("password")[:LONGEST_PASSWORD]
    if not who:
        return _form(visitor, event, path, 422, visitor.say("login_name"))
    if wait := guard.limit.attempt(address):
        log.warning("login refused: too many attempts", extra={"address": host})
        return _wait(visitor, event, path, wait, visitor.say("login_wait", n=-(-wait // 60)))
    if guard.hashing.statistics().tasks_waiting >= QUEUE and not admission.is_desk(host):
        return _wait(visitor, event, path, RETRY_AFTER, visitor.say("crowded"))

    def tried() -> Role:
        try:
            return guard.log_in(visitor.session, who, password, event)
        except NotThere:  # do not reveal to strangers which events exist
            return guard.log_in(visitor.session, who, password, SERVER)

    role = await to_thread.run_sync(tried, limiter=guard.hashing)
    if role is Role.PUBLIC:
        log.warning("login failed", extra={"address": host, "event": event, "who": who})
        return _form(visitor, event, path, 403, visitor.say("login_wrong"), form.flag("kept"))
    guard.limit.forget(address)
    admission.remember(host)
    log.info("login", extra={"address": host, "event": event, "who": who, "role": role.label})
    if form.flag("kept"):
        visitor.session.tell("kept", visitor.say("typed_kept"))
    return go(path)


def _wait(visitor: Visit, event: str, path: str, seconds: int, sentence: str) -> Response:
    response = _form(visitor, event, path, 429, sentence)
    response.headers["retry-after"] = str(seconds)
    return response


@router.post("/logout")
def log_out(visitor: Visitor, form: Posted) -> Response:
    """Log out."""
    visitor.guard.end(visitor.session)
    return go("/")


@router.get("/language/{code}")
def choose(visitor: Visitor, code: str, back: str = "/") -> Response:
    """Switch the language."""
    response = go(local(back))
    if code in languages():
        response.set_cookie(LANGUAGE_COOKIE, code, max_age=365 * 86400, httponly=True, samesite="lax")
    return response
