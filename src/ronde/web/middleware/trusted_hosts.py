"""Refuse requests for an unknown host name or from another site."""

from __future__ import annotations

from typing import Protocol
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ronde.web.auth import Guard
from ronde.words import Value

LONGEST_HOST = 260  # a name of 253 characters and a port
SAFE = ("GET", "HEAD", "OPTIONS")
OWN_NAMES = ("localhost", "127.0.0.1", "::1", "testserver")


class Refusal(Protocol):
    """The page (or JSON) of a status and a word."""

    def __call__(self, request: Request, status: int, name: str, /, **values: Value) -> Response:
        """It."""
        ...


class TrustedHosts:
    """Refuses unknown host names on an open desk, and forms of other sites everywhere."""

    def __init__(self, app: ASGIApp, guard: Guard | None, refusal: Refusal) -> None:
        self.app, self.guard, self.refusal = app, guard, refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        trouble = self._trouble(scope["method"], Headers(scope=scope)) if scope["type"] == "http" else None
        if trouble is None:
            await self.app(scope, receive, send)
        else:
            await self.refusal(Request(scope), *trouble)(scope, receive, send)

    def _trouble(self, method: str, headers: Headers) -> tuple[int, str] | None:
        host, *more = headers.getlist("host") or [""]
        if more:
            return 400, "http_400"
        origin = headers.get("origin")
        if method not in SAFE and origin is not None and origin.partition("://")[2] != host:
            return _host_trouble(self.guard, host) or (403, "other_site")
        return _host_trouble(self.guard, host)


def _host_trouble(guard: Guard | None, host: str) -> tuple[int, str] | None:
    """Why a request for a host is refused."""
    if len(host) > LONGEST_HOST or not host.isascii() or not host.isprintable():
        return 400, "http_400"
    if guard is not None and guard.open_desk and _name(host) not in OWN_NAMES:
        # DNS rebinding: a web page must not reach an open desk through its own host name
        return 421, "own_address_only"
    return None


def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
