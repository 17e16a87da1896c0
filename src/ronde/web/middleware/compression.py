"""Compress public pages, but not pages that carry a session token."""

from __future__ import annotations

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

PUBLIC = ("/e/", "/static/", "/rules", "/guide")
SMALLEST, LEVEL = 1000, 1  # bytes; the quickest


class Compression:
    """Compresses public pages only: the length of a compressed page can leak a secret in it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.compressed = GZipMiddleware(app, minimum_size=SMALLEST, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        session = scope.get("ronde.session")
        public = scope["type"] == "http" and scope["path"].startswith(PUBLIC)
        if public and not (session is not None and session.grants) and not scope["path"].endswith(".pdf"):
            await self.compressed(scope, receive, send)
        else:
            await self.app(scope, receive, send)
