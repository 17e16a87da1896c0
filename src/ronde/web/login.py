"""Logging in and out, and the language switch."""

from __future__ import annotations

from urllib.parse import urlencode

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.web.auth import SERVER, Role
from ronde.web.events import NotThere
from ronde.web.pages import LANGUAGE_COOKIE, Posted, Visit, Visitor, go, local
from ronde.words import languages

router = APIRouter(include_in_schema=False)


def login_address(event: str, path: str) -> str:
    """The page to log in, and where to go from there."""
    query = {"next": path} if event == SERVER else {"event": event, "next": path}
    return f"/login?{urlencode(query)}"


def _form(visitor: Visit, event: str, path: str, status: int = 200, trouble: str = "") -> Response:
    return visitor.page("login.html", status, login_event=event, path=path, trouble=trouble)


@router.get("/login")
def login_page(visitor: Visitor, event: str = SERVER, next: str = "/") -> Response:
    """The form."""
    return _form(visitor, event, local(next))


@router.post("/login")
def log_in(visitor: Visitor, form: Posted) -> Response:
    """Try a password; who fails too often has to wait."""
    event, path = form.text("event", SERVER), local(form.text("next"))
    client = visitor.request.client
    address = client.host if client else ""
    wait = visitor.guard.limit.wait(address)
    if wait:
        response = _form(visitor, event, path, 429, visitor.say("login_wait", n=-(-wait // 60)))
        response.headers["retry-after"] = str(wait)
        return response
    who, password = form.text("who")[:60], form.raw("password")
    if not who:
        return _form(visitor, event, path, 422, visitor.say("login_name"))
    try:
        role = visitor.guard.log_in(visitor.session, who, password, event)
    except NotThere:  # a stranger is not told which events there are
        role = visitor.guard.log_in(visitor.session, who, password, SERVER)
    if role is Role.PUBLIC:
        visitor.guard.limit.failed(address)
        return _form(visitor, event, path, 403, visitor.say("login_wrong"))
    visitor.guard.limit.forget(address)
    return go(path)


@router.post("/logout")
def log_out(visitor: Visitor, form: Posted) -> Response:
    """Forget who this was."""
    session = visitor.session
    session.who, session.grants, session.nonce, session.changed = "", {}, "", True
    return go("/")


@router.get("/language/{code}")
def choose(visitor: Visitor, code: str, back: str = "/") -> Response:
    """Speak another language from now on."""
    response = go(local(back))
    if code in languages():
        response.set_cookie(LANGUAGE_COOKIE, code, max_age=365 * 86400, httponly=True, samesite="lax")
    return response
