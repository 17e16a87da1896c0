"""Limit the size and duration of request bodies, strictly so for strangers."""

from __future__ import annotations

import asyncio
import logging
import re

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ronde.web.auth import Guard
from ronde.web.middleware.trusted_hosts import SAFE, Refusal
from ronde.words import Value

KB, MB = 1024, 1024 * 1024
LARGEST = 9 * MB  # a file of 8 MB with the form around it
DATA = 256 * KB  # a body of the API
LISTS = MB  # one with a list of players or a report
STRANGER = 64 * KB  # a form without a login
IDLE, WHOLE = 10.0, 60.0  # seconds to the next part of a body, and to its end
log = logging.getLogger("ronde.web")

_LISTS = re.compile(r"/api/events/[^/]+/(import|tournaments/[^/]+/players)")
_REPORTS = re.compile(r"/api/engine/[a-z]+")  # text, not JSON


class Trouble(Exception):
    """A body that is too large or too slow."""

    def __init__(self, status: int, name: str, **values: Value) -> None:
        super().__init__(name)
        self.status, self.name, self.values = status, name, values


class BodyLimit:
    """Limits the size and duration of bodies."""

    def __init__(self, app: ASGIApp, guard: Guard | None, refusal: Refusal) -> None:
        """Without a guard everybody is known."""
        self.app, self.guard, self.refusal = app, guard, refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, counting what is read of it."""
        if scope["type"] != "http" or scope["method"] in SAFE:
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        body = _Body(receive, self._most(request))

        async def answer(message: Message) -> None:
            if body.trouble is None:  # an answer to an incomplete body is useless
                await send(message)

        try:
            body.announced(Headers(scope=scope).get("content-length", "0"))
            await self.app(scope, body, answer)
        except Trouble:
            pass
        except ClientDisconnect:
            log.info("hung up in the middle of a form", extra={"path": scope["path"]})
        if (wrong := body.trouble) is not None:
            response = self.refusal(request, wrong.status, wrong.name, **wrong.values)
            response.headers["connection"] = "close"  # the rest of the body is not read
            await response(scope, receive, send)

    def _most(self, request: Request) -> int:
        path = request.url.path
        if path.startswith("/api/"):
            return LARGEST if _REPORTS.fullmatch(path) else LISTS if _LISTS.fullmatch(path) else DATA
        known = self.guard is None or self.guard.open_desk or request.scope["ronde.session"].known
        return LARGEST if known else STRANGER


class _Body:
    """A request body, read within the limits of size and time."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive, self.most = receive, most
        self.received, self.whole = 0, False
        self.end = asyncio.get_running_loop().time() + WHOLE
        self.trouble: Trouble | None = None

    def announced(self, length: str) -> None:
        """Refuse a length that is too large, or none."""
        if not length.isascii() or not length.isdigit() or int(length[:20]) > self.most:
            raise self._too_large()

    async def __call__(self) -> Message:
        """The next part."""
        if self.whole:  # from here on only a disconnect can follow
            return await self.receive()
        left = self.end - asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(min(IDLE, left)):
                message = await self.receive()
        except TimeoutError:
            self.trouble = Trouble(408, "too_slow")
            raise self.trouble from None
        self.received += len(message.get("body", b""))
        self.whole = not message.get("more_body", False)
        if self.received > self.most:
            raise self._too_large()
        return message

    def _too_large(self) -> Trouble:
        n, unit = (self.most // KB, "KB") if self.most < MB else (min(self.most // MB, 8), "MB")
        self.trouble = Trouble(413, "too_large", n=n, unit=unit)
        return self.trouble
