"""Pages made before anybody asks for them: when the desk starts, and before telephones hear of a new round.

The desk asks itself, as a visitor without a role would: what it gets passes every layer and is kept for all
(`middleware/kept`). What many pages are made from (the state, standings, explanations, templates) is ready
then for those of single players too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from urllib.parse import quote, urlsplit

from fastapi import FastAPI
from fastapi.concurrency import run_in_threadpool
from starlette.types import Message, Scope

from ronde.desk.service import Desk
from ronde.errors import RondeError
from ronde.web.events import Events, NotThere
from ronde.web.middleware.kept import Key, Pages

START_SECONDS = 3.0  # for which the desk does not listen yet; then it goes on beside
ROUND_SECONDS = 1.5  # by which a new round is told later
MOST = 8  # pages made before a round is told
log = logging.getLogger("ronde.web")


class Beforehand:
    """Makes the pages of an application."""

    def __init__(self, app: FastAPI, events: Events, pages: Pages) -> None:
        self.app, self.events, self.pages = app, events, pages
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Make the lists and the first player's page of the event that was last worked on."""
        await self._patiently(self._start(), START_SECONDS)

    async def round(self, event: str) -> None:
        """Make the pages anew that most people have asked for."""
        await self._patiently(self._ask_all(self.pages.favourites(event, MOST)), ROUND_SECONDS)

    async def _start(self) -> None:
        event = await run_in_threadpool(self.events.newest)
        if event:
            desk = await run_in_threadpool(self.events.desk, event)
            paths = await run_in_threadpool(_paths, event, desk.still())
            scheme, host, *_ = urlsplit(self.app.state.address or "http://localhost")
            language = self.app.state.language
            await self._ask_all([Key(event, scheme, host, *path, language, False, True) for path in paths])

    async def _patiently(self, work: Coroutine[None, None, None], seconds: float) -> None:
        """Wait for it, but not for long; it goes on, and whatever it meets, the desk does."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        await asyncio.wait([task], timeout=seconds)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (RondeError, NotThere)):  # who asks is told of those
            log.error("pages cannot be made beforehand", exc_info=error)

    async def _ask_all(self, keys: list[Key]) -> None:
        for key in keys:
            await self.app(_scope(key), _nothing, _unread)


def _paths(event: str, desk: Desk) -> list[tuple[str, bytes]]:
    """The addresses and queries of the pages that most people look at in an event."""
    found: list[tuple[str, bytes]] = []
    for key in desk.keys:
        state = desk.state(key)
        if state.rounds and not state.archived:
            path = f"/e/{event}/{key}"
            found += [(path, b""), (path, b"by=name"), (f"{path}/standings", b"")]
            found.append((f"{path}/player/{next(iter(state.entrants))}", b""))
    return found


def _scope(key: Key) -> Scope:
    """The request of somebody who wants a page."""
    headers = [(b"host", key.host.encode("latin-1")), (b"accept-language", key.language.encode())]
    headers += [(b"accept-encoding", b"gzip")] if key.compressed else []
    headers += [(b"x-desk", b"live")] if key.part else []
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": key.scheme,
        "path": key.path,
        "raw_path": quote(key.path).encode(),
        "query_string": key.query,
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 0),
        "server": None,
        "state": {},
    }


async def _nothing() -> Message:
    """No body follows."""
    return {"type": "http.request", "body": b"", "more_body": False}


async def _unread(message: Message) -> None:
    """The answer: it has been kept."""
