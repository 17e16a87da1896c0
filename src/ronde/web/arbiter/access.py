"""Passwords and tokens: of the server, and of one event."""

from __future__ import annotations

import logging

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk import service
from ronde.desk.actions import AccessChanged
from ronde.errors import BadInput
from ronde.web.admission import client_host, origin
from ronde.web.auth import SERVER, Access, Role, check_password
from ronde.web.pages import AsArbiter, AsServerArbiter, Form, Place, Posted, Visit, go

router = APIRouter()
log = logging.getLogger("ronde.web")


def _change(visitor: Visit, where: str, form: Form, *known: str) -> str:
    """Do what the form says; returns a new token, if one was made."""
    access, token = visitor.guard.access(where), ""
    what, name = form.text("what"), ""
    role = Role.DEPUTY if form.text("role") == "deputy" else Role.ARBITER
    if what == "password":
        _ask_old(visitor, where, form)
        check_password(form.raw("password"), visitor.session.who, *known)
        access = access.with_password(role, form.raw("password"))
    elif what == "close":
        _check_closing(where, role)
        _ask_old(visitor, where, form)
        access = access.with_password(role, "")
    elif what == "token":
        name = form.text("name", role.label)[:60]
        access, token = access.with_token(name, role)
    elif what == "forget":
        gone = next((one for one in access.tokens if one.id == form.text("id")), None)
        name, role = (gone.name, Role[gone.role.upper()]) if gone else ("", role)
        access = access.without_token(form.text("id"))
    else:
        raise BadInput("error-not-number", text=what)
    visitor.guard.keep(where, access)
    done = AccessChanged(what, role.label, name)
    if where != SERVER:
        service.note(visitor.events.desk(where).acting(visitor.session.who), done)
    about = {"change": what, "role": role.label, "token": name, "where": where, "who": visitor.session.who}
    log.warning("access changed", extra=about)
    _stay(visitor, where, role, access)
    visitor.tell("saved")
    return token


def _ask_old(visitor: Visit, where: str, form: Form) -> None:
    """Ask for the present password again, so that an unattended desk cannot lock its arbiter out."""
    guard = visitor.guard
    if guard.open_desk:
        return
    address = origin(client_host(visitor.request.scope))
    if guard.limit.attempt(address):
        raise BadInput("error-too-many-attempts")
    if not guard.is_arbiter(form.raw("old"), where):
        raise BadInput("error-old-password")
    guard.limit.forget(address)


def _check_closing(where: str, role: Role) -> None:
    if where == SERVER and role is Role.ARBITER:
        raise BadInput("error-server-keeps-password-arbiter")


def _stay(visitor: Visit, where: str, role: Role, access: Access) -> None:
    """Keep a person who changes their own password logged in."""
    if visitor.session.grants.get(where, "").startswith(f"{role.label}:") and access.password(role):
        visitor.guard.grant(visitor.session, where, role, access)


def _server_page(visitor: Visit, token: str = "") -> Response:
    access = visitor.guard.access(SERVER)
    values = {"access": access, "fresh_token": token, "path": "/desk/access", "place": None}
    return visitor.page("arbiter/access.html", **values, **_here(visitor))


def _event_page(place: Place, token: str = "") -> Response:
    guard = place.visit.guard
    values = {"access": guard.access(place.id), "fresh_token": token, "path": f"{place.path}/access"}
    return place.page("arbiter/access.html", **values, **_here(place.visit))


def _here(visitor: Visit) -> dict[str, object]:
    fingerprint = visitor.request.app.state.fingerprint
    return {"open_desk": visitor.guard.open_desk, "fingerprint": fingerprint}


@router.get("/desk/access")
def server_access(visitor: AsServerArbiter) -> Response:
    """The access page of the server."""
    return _server_page(visitor)


@router.post("/desk/access")
def change_server(visitor: AsServerArbiter, form: Posted) -> Response:
    """Change passwords or tokens."""
    token = _change(visitor, SERVER, form)
    return _server_page(visitor, token) if token else go("/desk/access")


@router.get("/desk/{event}/access")
def event_access(place: AsArbiter) -> Response:
    """The access page of an event."""
    return _event_page(place)


@router.post("/desk/{event}/access")
def change_event(place: AsArbiter, form: Posted) -> Response:
    """Change passwords or tokens."""
    token = _change(place.visit, place.id, form, place.id, place.desk.event.name)
    return _event_page(place, token) if token else go(f"{place.path}/access")
