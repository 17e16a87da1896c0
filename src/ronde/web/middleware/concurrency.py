"""Limit the requests of strangers that are worked on at once; the desk never waits."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from weakref import WeakValueDictionary

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from ronde.web.admission import RETRY_AFTER, Admission, client_host, origin
from ronde.web.auth import Guard
from ronde.web.middleware.trusted_hosts import Refusal

PATIENCE = 15.0  # seconds that a request waits for its turn
PUBLIC = ("/e/", "/live/")


class ConcurrencyLimit:
    """Lets a few requests of strangers in at a time, of one address a third of them."""

    def __init__(self, app: ASGIApp, guard: Guard, admission: Admission, refusal: Refusal) -> None:
        self.app, self.guard, self.admission, self.refusal = app, guard, admission, refusal
        self._places = asyncio.Semaphore(admission.limits.pages)
        self._share = max(1, admission.limits.pages // 3)
        self._shares: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on as soon as there is a place."""
        path: str = scope["path"] if scope["type"] == "http" else ""
        asks_for_number = path.startswith("/live/") and path.endswith("/seq")
        if scope["type"] != "http" or asks_for_number or self._is_desk(scope):
            await self.app(scope, receive, send)
            return
        host = client_host(scope)
        if scope.get("state", {}).get("full") and not self.admission.is_desk(host):
            await self._refuse(scope, receive, send)
            return
        if path.startswith(("/live/", "/static/")) or path == "/login":
            await self.app(scope, receive, send)  # these have limits of their own
            return
        share = self._shares.setdefault(origin(host), asyncio.Semaphore(self._share))
        async with AsyncExitStack() as held:
            try:
                async with asyncio.timeout(PATIENCE):
                    await held.enter_async_context(share)
                    await held.enter_async_context(self._places)
            except TimeoutError:
                await self._refuse(scope, receive, send)
                return
            await self.app(scope, receive, send)

    def _is_desk(self, scope: Scope) -> bool:
        """A session that a password has opened, or a desk that asks for none."""
        session = scope.get("ronde.session")
        if session is not None and session.known:
            self.admission.remember(client_host(scope))
            return True
        return self.guard.open_desk and not scope["path"].startswith(PUBLIC)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = self.refusal(Request(scope), 503, "crowded")
        response.headers.update({"retry-after": str(RETRY_AFTER), "connection": "close"})
        await response(scope, receive, send)
