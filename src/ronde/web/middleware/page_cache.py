"""Public pages: rendered once per state of the event and language, then answered from memory.

A page is cached if its route said so (`Visit.cache`), for visitors without a role, for one host, language
and kind of answer. It is valid until the next entry of the journal. While many telephones follow, a page
that has just been rendered may lack the results of the last two seconds; nothing else is ever late. Everybody
who asks for a page that is being rendered waits for it, and for no other. Style sheets and scripts, whose
addresses change with their content, are cached as long as the server runs.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from time import monotonic

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ronde.desk.service.desk import Stamp
from ronde.errors import RondeError
from ronde.values import NamedTuple
from ronde.web.admission import Admission
from ronde.web.events import Events, NotThere
from ronde.web.pages import CACHE, LANGUAGE_COOKIE
from ronde.web.public import query_read
from ronde.web.words import choose_language

MOST = 16 * 1024 * 1024  # bytes of pages
LATE, MANY = 2.0, 100  # seconds for which results may be missing, where so many are connected
FILES = "/static/"
NEVER = Stamp("", 0, 0)  # of files, which no action changes


class Key(NamedTuple):
    """What a page depends on, but for the event itself."""

    event: str
    scheme: str
    host: str
    path: str
    query: bytes
    language: str
    part: bool
    compressed: bool


class Page(NamedTuple):
    """An answer, the moment of the journal that it shows, and when it was rendered."""

    shows: Stamp
    since: float
    headers: Headers
    body: bytes

    def answer(self, request: Headers) -> Response:
        """The page, or that the client has it already."""
        known = [tag.strip(" W/") for tag in request.get("if-none-match", "").split(",")]
        if self.headers["etag"] in known:
            return NotModifiedResponse(self.headers)
        response = Response(self.body)
        response.raw_headers = list(self.headers.raw)
        return response


class PageCache:
    """Answers with a page that was rendered before, where there is one."""

    def __init__(self, app: ASGIApp, events: Events, admission: Admission) -> None:
        self.app, self.events, self.admission = app, events, admission
        self._pages: OrderedDict[Key, Page] = OrderedDict()
        self._bytes = 0
        self._rendering: dict[Key, asyncio.Future[bool]] = {}  # whether the page will be cached

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or pass the request on and cache the answer."""
        key = _key(scope) if scope["type"] == "http" else None
        if key is None:
            await self.app(scope, receive, send)
            return
        scope["query_string"] = key.query
        asked = await self._now(key.event)  # what happens while they wait need not be on the page
        while (page := self._find(key, asked)) is None:
            rendering = self._rendering.get(key)
            if rendering is None:
                page = await self._render(key, scope, receive, send)
                break
            if not await asyncio.shield(rendering):
                await self.app(scope, receive, send)
                return
        if page is not None:
            await page.answer(Headers(scope=scope))(scope, receive, send)

    async def _now(self, event: str) -> Stamp | None:
        """The present moment of an event's journal."""
        if not event:
            return NEVER
        try:
            return (await self.events.current(event)).stamp
        except (NotThere, RondeError):  # the page itself says what is wrong
            return None

    def _find(self, key: Key, asked: Stamp | None) -> Page | None:
        """A page that shows the event as it was at a moment, or later."""
        page = self._pages.get(key)
        if page is None or asked is None or page.shows.origin != asked.origin:
            return None
        if page.shows.last < asked.last and (page.shows.last < asked.turned or not self._may_be_late(page)):
            return None
        self._pages.move_to_end(key)
        return page

    def _may_be_late(self, page: Page) -> bool:
        return self.admission.open >= MANY and monotonic() - page.since < LATE

    async def _render(self, key: Key, scope: Scope, receive: Receive, send: Send) -> Page | None:
        """Pass the request on: its answer, if it is for everybody; else it has been sent."""
        is_cached = self._rendering[key] = asyncio.get_running_loop().create_future()
        page, answer = None, _Answer(scope, send, is_cached)
        try:
            since, shows = monotonic(), await self._now(key.event)  # it shows this, or more
            await self.app(scope, receive, answer)
            if shows is not None and answer.is_whole and not scope["ronde.session"].changed:
                page = Page(shows, since if scope[CACHE] else float("-inf"), answer.headers, answer.body)
                self._store(key, page)
        finally:
            del self._rendering[key]
            if not is_cached.done():
                is_cached.set_result(page is not None)
        if page is None:
            await answer.release()
        return page

    def _store(self, key: Key, page: Page) -> None:
        """Cache a page, and forget those that nobody has asked for lately."""
        self._forget(key)
        self._pages[key] = page
        self._bytes += len(page.body)
        while self._bytes > MOST:
            self._forget(next(iter(self._pages)))

    def _forget(self, key: Key) -> None:
        gone = self._pages.pop(key, None)
        if gone is not None:
            self._bytes -= len(gone.body)


class _Answer:
    """An answer: held back until it is whole if it is for everybody, else sent as it comes."""

    def __init__(self, scope: Scope, send: Send, is_cached: asyncio.Future[bool]) -> None:
        self.scope, self.send, self.is_cached = scope, send, is_cached
        self.held: list[Message] = []

    async def __call__(self, message: Message) -> None:
        if CACHE in self.scope:
            self.held.append(message)
            return
        if not self.is_cached.done():  # nobody waits for the reader of this one
            self.is_cached.set_result(False)
        await self.send(message)

    @property
    def is_whole(self) -> bool:
        held = self.held
        return len(held) > 1 and held[0]["status"] == 200 and not held[-1].get("more_body")

    @property
    def headers(self) -> Headers:
        """Those of the answer, for a client that asks again whether it has changed."""
        headers = MutableHeaders(raw=list(self.held[0]["headers"]))
        headers.setdefault("cache-control", "no-cache")
        headers["content-length"] = str(len(self.body))
        headers["etag"] = f'"{sha256(self.body).hexdigest()[:32]}"'
        return headers

    @property
    def body(self) -> bytes:
        return b"".join(message["body"] for message in self.held[1:])

    async def release(self) -> None:
        for message in self.held:
            await self.send(message)


def _key(scope: Scope) -> Key | None:
    """What a page is cached under; None for other addresses, and visitors with a role or a notice."""
    session = scope["ronde.session"]
    if scope["method"] != "GET" or session.grants or session.flash:
        return None
    path: str = scope["path"]
    headers = Headers(scope=scope)
    packed = "gzip" in headers.get("accept-encoding", "")
    if path.startswith(FILES):
        return None if "range" in headers else Key("", "", "", path, b"", "", False, packed)
    if not path.startswith("/e/"):
        return None
    cookie = HTTPConnection(scope).cookies.get(LANGUAGE_COOKIE)
    language = choose_language(cookie, headers.get("accept-language"))
    host, part = headers.get("host", ""), "x-desk" in headers
    query = query_read(path, scope["query_string"])
    return Key(path.split("/")[2], scope["scheme"], host, path, query, language, part, packed)
