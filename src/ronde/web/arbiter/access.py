"""Passwords and tokens: of the server, and of one event."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.errors import BadInput
from ronde.web.auth import SERVER, Access, Role, check_password
from ronde.web.pages import AsArbiter, AsServerArbiter, Form, Place, Posted, Visit, go

router = APIRouter()


def _change(visitor: Visit, where: str, form: Form) -> str:
    """Do what the form says; returns a new token, if one was made."""
    access, token = visitor.guard.access(where), ""
    what = form.text("what")
    role = Role.DEPUTY if form.text("role") == "deputy" else Role.ARBITER
    if what == "password":
        check_password(form.raw("password"))
        access = access.with_password(role, form.raw("password"))
    elif what == "close":
        _check_closing(where, role)
        access = access.with_password(role, "")
    elif what == "token":
        access, token = access.with_token(form.text("name", role.label)[:60], role)
    elif what == "forget":
        access = access.without_token(form.text("id"))
    visitor.guard.keep(where, access)
    _stay(visitor, where, role, access)
    visitor.tell("saved")
    return token


def _check_closing(where: str, role: Role) -> None:
    if where == SERVER and role is Role.ARBITER:
        raise BadInput("error-server-keeps-password-arbiter")


def _stay(visitor: Visit, where: str, role: Role, access: Access) -> None:
    """Whoever changes their own password stays logged in."""
    if visitor.session.grants.get(where, "").startswith(f"{role.label}:") and access.password(role):
        visitor.guard.grant(visitor.session, where, role, access)


def _server_page(visitor: Visit, token: str = "") -> Response:
    access = visitor.guard.access(SERVER)
    values = {"access": access, "fresh_token": token, "path": "/desk/access", "place": None}
    return visitor.page("arbiter/access.html", open_desk=visitor.guard.open_desk, **values)


def _event_page(place: Place, token: str = "") -> Response:
    guard = place.visit.guard
    values = {"access": guard.access(place.id), "fresh_token": token, "path": f"{place.path}/access"}
    return place.page("arbiter/access.html", open_desk=guard.open_desk, **values)


@router.get("/desk/access")
def server_access(visitor: AsServerArbiter) -> Response:
    """Who may do what on the whole server."""
    return _server_page(visitor)


@router.post("/desk/access")
def change_server(visitor: AsServerArbiter, form: Posted) -> Response:
    """Change it."""
    token = _change(visitor, SERVER, form)
    return _server_page(visitor, token) if token else go("/desk/access")


@router.get("/desk/{event}/access")
def event_access(place: AsArbiter) -> Response:
    """Who may do what in an event."""
    return _event_page(place)


@router.post("/desk/{event}/access")
def change_event(place: AsArbiter, form: Posted) -> Response:
    """Change it."""
    token = _change(place.visit, place.id, form)
    return _event_page(place, token) if token else go(f"{place.path}/access")
