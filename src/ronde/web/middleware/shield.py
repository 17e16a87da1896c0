"""What stands before every page: limits, sessions, security headers. Plain ASGI, so that streams stream."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ronde.web.auth import SESSION_SECONDS, Guard

SESSION_COOKIE = "ronde_session"
LARGEST_BODY = 9 * 1024 * 1024
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
OWN_NAMES = ("localhost", "127.0.0.1", "::1", "testserver")


class TooLarge(Exception):
    """More was sent than we read."""


class Shield:
    """Wraps the application; `told` makes the page (or JSON) of a refusal from a status and a word."""

    def __init__(self, app: ASGIApp, guard: Guard, told: Callable[[Request, int, str], Response]) -> None:
        self.app, self.guard, self.told = app, guard, told

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check the request, open its session, and add to the answer what every answer carries."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        trouble = self._trouble(scope["method"], headers)
        if trouble is not None:
            await self._refuse(*trouble)(scope, receive, send)
            return
        session = scope["ronde.session"] = self.guard.read(_cookie(headers))
        received = 0

        async def limited() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > LARGEST_BODY:
                raise TooLarge
            return message

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                if "cache-control" not in out:
                    out["cache-control"] = "no-store"
                if session.changed:
                    secure = "; Secure" if scope.get("scheme") == "https" else ""
                    out.append(
                        "set-cookie",
                        f"{SESSION_COOKIE}={self.guard.write(session)}; Path=/; HttpOnly; SameSite=Lax; "
                        f"Max-Age={SESSION_SECONDS}{secure}",
                    )
            await send(message)

        try:
            await self.app(scope, limited, answer)
        except TooLarge:
            await self._refuse(413, "too_large")(scope, receive, send)

    def _refuse(self, status: int, name: str) -> ASGIApp:
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            response = self.told(Request(scope), status, name)
            response.headers.update({**HEADERS, "cache-control": "no-store"})
            await response(scope, receive, send)

        return answer

    def _trouble(self, method: str, headers: Headers) -> tuple[int, str] | None:
        """A reason not to answer at all."""
        host = headers.get("host", "")
        if self.guard.open_desk and _name(host) not in OWN_NAMES:
            # a page on the net must not reach an open desk through a name that leads here
            return 421, "own_address_only"
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:20]) > LARGEST_BODY:
            return 413, "too_large"
        origin = headers.get("origin")
        if method not in SAFE and origin is not None and origin.partition("://")[2] != host:
            return 403, "other_site"
        return None


def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _cookie(headers: Headers) -> str | None:
    for line in headers.getlist("cookie"):
        for part in line.split(";"):
            name, _, value = part.strip().partition("=")
            if name == SESSION_COOKIE:
                return value
    return None
