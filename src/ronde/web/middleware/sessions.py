"""The session of every request: read from its cookie, written where it changed."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ronde.web.auth import SESSION_SECONDS, Guard

SESSION_COOKIE = "ronde_session"


class Sessions:
    """Puts the session into the scope as `ronde.session`."""

    def __init__(self, app: ASGIApp, guard: Guard) -> None:
        self.app, self.guard = app, guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open the session, and send its cookie again if it changed."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        session = scope["ronde.session"] = self.guard.read(HTTPConnection(scope).cookies.get(SESSION_COOKIE))
        if session.grants:  # a thread may have to wait for the file of an event
            session.known = await run_in_threadpool(self.guard.knows, session)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start" and session.changed:
                secure = "; Secure" if scope.get("scheme") == "https" else ""
                MutableHeaders(scope=message).append(
                    "set-cookie",
                    f"{SESSION_COOKIE}={self.guard.write(session)}; Path=/; HttpOnly; SameSite=Lax; "
                    f"Max-Age={SESSION_SECONDS}{secure}",
                )
            await send(message)

        await self.app(scope, receive, answer)
