"""Dependencies of the API: the role by token or session, and the parts of a path."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any

from fastapi import Depends, Path
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ronde.web.auth import SERVER, Role
from ronde.web.events import NotThere
from ronde.web.middleware.hosts import SAFE
from ronde.web.pages import Forged, NotAllowed, Place, Visit, Visitor

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
    if bearer is not None:
        return visitor.guard.token(bearer.credentials, event)
    request = visitor.request
    if request.method not in SAFE and not visitor.guard.open_desk and visitor.session.grants:
        token = request.headers.get("x-csrf-token", "")
        if not visitor.guard.is_csrf(visitor.session, token):
            raise Forged
    return visitor.role(event), visitor.session.who


def _at(needed: Role) -> Callable[..., Place]:
    def find(visitor: Visitor, event: Key, bearer: Bearer) -> Place:
        try:
            visitor.events.desk(event)
        except NotThere:
            if needed and _known(visitor, bearer, SERVER)[0] < needed:
                raise NotAllowed(needed, event) from None
            raise
        asks = needed or bearer is not None
        role, who = _known(visitor, bearer, event) if asks else (visitor.role(event), "")
        if role < needed:
            raise NotAllowed(needed, event)
        session = replace(visitor.session, who=who or "API")
        return Place(replace(visitor, session=session), event, role)

    NEEDS[find] = needed
    return find


AsReader = Annotated[Place, Depends(_at(Role.PUBLIC))]
AsDeputy = Annotated[Place, Depends(_at(Role.DEPUTY))]
AsArbiter = Annotated[Place, Depends(_at(Role.ARBITER))]


def arbiter_of_all(visitor: Visitor, bearer: Bearer) -> Visit:
    """Require the arbiter of the server."""
    role, who = _known(visitor, bearer, SERVER)
    if role < Role.ARBITER:
        raise NotAllowed(Role.ARBITER)
    return replace(visitor, session=replace(visitor.session, who=who or "API"))


NEEDS[arbiter_of_all] = Role.ARBITER


def known_here(visitor: Visitor, bearer: Bearer) -> None:
    """Require some role on the server."""
    if _known(visitor, bearer, SERVER)[0] < Role.DEPUTY:
        raise NotAllowed(Role.DEPUTY)


NEEDS[known_here] = Role.DEPUTY
