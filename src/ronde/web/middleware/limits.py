"""No request is read beyond a size."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ronde.web.middleware.hosts import Refusal

LARGEST_BODY = 9 * 1024 * 1024


class TooLarge(Exception):
    """More was sent than we read."""


class BodyLimit:
    """Refuses bodies that announce themselves as too large, and stops reading those that do not."""

    def __init__(self, app: ASGIApp, refusal: Refusal) -> None:
        self.app, self.refusal = app, refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, counting what is read of it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        received = 0

        async def limited() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > LARGEST_BODY:
                raise TooLarge
            return message

        try:
            length = Headers(scope=scope).get("content-length", "0")
            if not length.isascii() or not length.isdigit() or int(length[:20]) > LARGEST_BODY:
                raise TooLarge
            await self.app(scope, limited, send)
        except TooLarge:
            await self.refusal(Request(scope), 413, "too_large")(scope, receive, send)
