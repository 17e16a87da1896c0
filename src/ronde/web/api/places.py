"""Dependencies of the API: the role by token or session, and the parts of a path."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.routing import APIRoute
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ronde.web.admission import client_host
from ronde.web.auth import SERVER, Role
from ronde.web.events import NotThere
from ronde.web.middleware.trusted_hosts import SAFE
from ronde.web.pages import Forged, NotAllowed, Place, Visit, Visitor, visit

Plain = dict[str, Any]
_bearer = HTTPBearer(auto_error=False, description="A token made under “Access”.")
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
Key = Annotated[str, Path(max_length=100)]
Number = Annotated[int, Path(ge=1, le=999)]
Uid = Annotated[str, Path(max_length=20)]

#: the role that a dependency requires, for the schema
NEEDS: dict[object, Role] = {}

#: the path of a tournament
T = "/events/{event}/tournaments/{key}"


def _known(visitor: Visit, bearer: HTTPAuthorizationCredentials | None, event: str) -> tuple[Role, str]:
    """The role of a request and its name for the journal."""
    request = visitor.request
    if bearer is not None:
        found = visitor.guard.token(bearer.credentials, event)
        if found[0] > Role.PUBLIC:
            request.app.state.admission.remember(client_host(request.scope))
        return found
    if request.method not in SAFE and not visitor.guard.open_desk and visitor.session.grants:
        token = request.headers.get("x-csrf-token", "")
        if not visitor.guard.is_csrf(visitor.session, token):
            raise Forged
    return visitor.role(event), visitor.session.who


def _require(
    visitor: Visit, bearer: HTTPAuthorizationCredentials | None, event: str, needed: Role
) -> tuple[Role, str]:
    """The role of a request and its name for the journal; refuses one whose role is too low."""
    try:
        if event != SERVER:
            visitor.events.desk(event)
    except NotThere:
        if needed and _known(visitor, bearer, SERVER)[0] < needed:
            raise NotAllowed(needed, event) from None
        raise
    asks = needed or bearer is not None
    role, who = _known(visitor, bearer, event) if asks else (visitor.role(event), "")
    if role < needed:
        raise NotAllowed(needed, event)
    return role, who


class Action(APIRoute):
    """A route that checks the role it needs before it reads a body."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler of FastAPI, behind the check."""
        handle = super().get_route_handler()
        needed = max(
            (NEEDS.get(one.call, Role.PUBLIC) for one in self.dependant.dependencies), default=Role.PUBLIC
        )

        async def checked(request: Request) -> Response:
            if request.method not in SAFE:
                event = request.path_params.get("event", SERVER)
                bearer = await _bearer(request)
                await run_in_threadpool(lambda: _require(visit(request), bearer, event, needed))
            return await handle(request)

        return checked


def _at(needed: Role) -> Callable[..., Place]:
    def find(visitor: Visitor, event: Key, bearer: Bearer) -> Place:
        role, who = _require(visitor, bearer, event, needed)
        session = replace(visitor.session, who=who or "API")
        return Place(replace(visitor, session=session), event, role)

    NEEDS[find] = needed
    return find


AsReader = Annotated[Place, Depends(_at(Role.PUBLIC))]
AsDeputy = Annotated[Place, Depends(_at(Role.DEPUTY))]
AsArbiter = Annotated[Place, Depends(_at(Role.ARBITER))]


def arbiter_of_all(visitor: Visitor, bearer: Bearer) -> Visit:
    """Require the arbiter of the server."""
    _, who = _require(visitor, bearer, SERVER, Role.ARBITER)
    return replace(visitor, session=replace(visitor.session, who=who or "API"))


NEEDS[arbiter_of_all] = Role.ARBITER


def known_here(visitor: Visitor, bearer: Bearer) -> None:
    """Require some role on the server."""
    _require(visitor, bearer, SERVER, Role.DEPUTY)


NEEDS[known_here] = Role.DEPUTY
