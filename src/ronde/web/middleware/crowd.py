"""Limit the pages made for strangers at once; the desk never waits."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from weakref import WeakKeyDictionary

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ronde.web.auth import Guard
from ronde.web.crowd import LATER, Crowd
from ronde.web.middleware.hosts import Refusal

PATIENCE = 15.0  # seconds that a page waits for a thread
PUBLIC = ("/e/", "/live/")
AUDIENCE = "ronde.audience"  # in the scope of a page that several people wait for


class Audience:
    """The people who wait for a page that is made once for all of them."""

    def __init__(self) -> None:
        self.people = 1


class Turns:
    """Places to make pages: the next one goes to the page with most people, then to the first come.

    After a new round hundreds wait for the same few pages, and many others for a page of their own.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[asyncio.Future[None], Audience] = {}

    async def take(self, audience: Audience) -> None:
        """Wait for a place."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting[turn] = audience
        try:
            await turn
        except asyncio.CancelledError:
            if self._waiting.pop(turn, None) is None:  # it had just been given
                self.release()
            raise

    def release(self) -> None:
        """Give a place back."""
        waiting = [turn for turn in self._waiting if not turn.cancelled()]
        if not waiting:
            self._free += 1
            return
        turn = max(waiting, key=lambda one: self._waiting[one].people)
        del self._waiting[turn]
        turn.set_result(None)


class Places:
    """Limits concurrent pages for strangers, to leave threads for the desk."""

    def __init__(self, app: ASGIApp, guard: Guard, crowd: Crowd, refusal: Refusal) -> None:
        self.app, self.guard, self.crowd, self.refusal = app, guard, crowd, refusal
        self._turns: MutableMapping[asyncio.AbstractEventLoop, Turns] = WeakKeyDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on as soon as there is a place."""
        if scope["type"] != "http" or self._is_desk(scope):
            await self.app(scope, receive, send)
            return
        if scope.get("state", {}).get("full") and not self.crowd.is_desk(asks_from(scope)):
            await self._refuse(scope, receive, send)
            return
        if scope["path"].startswith(("/live/", "/static/")) or scope["path"] == "/login":
            await self.app(scope, receive, closing(self.crowd, send))  # these have limits of their own
            return
        turns = self._turns.setdefault(asyncio.get_running_loop(), Turns(self.crowd.limits.pages))
        try:
            async with asyncio.timeout(PATIENCE):
                await turns.take(scope.get(AUDIENCE) or Audience())
        except TimeoutError:
            await self._refuse(scope, receive, send)
            return
        try:
            await self.app(scope, receive, closing(self.crowd, send))
        finally:
            turns.release()

    def _is_desk(self, scope: Scope) -> bool:
        """A session that a password has opened, or a desk that asks for none."""
        session = scope.get("ronde.session")
        if session is not None and session.known:
            self.crowd.remember(asks_from(scope))
            return True
        return self.guard.open_desk and not scope["path"].startswith(PUBLIC)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = self.refusal(Request(scope), 503, "crowded")
        response.headers.update({"retry-after": str(LATER), "connection": "close"})
        await response(scope, receive, send)


def closing(crowd: Crowd, send: Send) -> Send:
    """Close connections after each page when many clients want one."""

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start" and crowd.crowded:
            headers = MutableHeaders(scope=message)
            if not headers.get("content-type", "").startswith("text/event-stream"):
                headers["connection"] = "close"
        await send(message)

    return answer


def asks_from(scope: Scope) -> str:
    """The address that a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""
