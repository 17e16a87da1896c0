"""Pages that are the same for everybody, kept as they are sent until the event changes.

A thousand telephones ask for a few pages: each is made once after a change, by the first who asks,
while the others wait for it; the more they are, the sooner it is made. It is kept before it is sent, so
that nobody waits for a slow reader. What is kept has passed everything below (limits, templates,
compression); hosts and sessions are checked before it, for every request. A page is kept if its route said
so (`Visit.keep`), for visitors without a role, for one host, language and kind of answer; it is valid until
the next entry of the journal; results of the last two seconds may be missing where many follow.
Style sheets and scripts are kept as long as the server runs.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from time import monotonic

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ronde.desk.service.desk import Stamp
from ronde.errors import RondeError
from ronde.values import NamedTuple
from ronde.web.crowd import Crowd
from ronde.web.events import NotThere
from ronde.web.live import Hub
from ronde.web.middleware.crowd import AUDIENCE, Audience, closing
from ronde.web.middleware.headers import written
from ronde.web.pages import KEEP, LANGUAGE_COOKIE
from ronde.web.words import choose_language

MOST = 16 * 1024 * 1024  # bytes of pages
FILES = "/static/"


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


Turn = tuple[asyncio.AbstractEventLoop, Key]
NO_TIME = float("-inf")  # of a page that shows every result at once
NEVER = Stamp("", 0, 0)  # of files, whose addresses change with their content


class Page:
    """An answer, the moment of the journal that it shows, and when that was."""

    __slots__ = ("asked", "body", "head", "since", "stamp", "start")

    def __init__(self, stamp: Stamp, since: float, start: Message, body: bytes) -> None:
        self.stamp, self.since, self.start, self.body = stamp, since, start, body
        self.asked = 1  # how often, and for those that it takes the place of
        self.head = written(start["headers"])  # as it is sent where no layer adds to it


class Making(Audience):
    """A page that is being made."""

    def __init__(self) -> None:
        super().__init__()
        self.kept = asyncio.get_running_loop().create_future()  # whether it is kept


class Pages:
    """The pages that are kept, up to a size."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self._pages: OrderedDict[Key, Page] = OrderedDict()
        self._bytes = 0

    def find(self, key: Key, asked: Stamp | None) -> Page | None:
        """A page that shows the event as it was at a moment, or later."""
        page = self._pages.get(key)
        if page is None or asked is None or not self._shows(page, asked):
            return None
        self._pages.move_to_end(key)
        page.asked += 1
        return page

    def _shows(self, page: Page, asked: Stamp) -> bool:
        if page.stamp.origin != asked.origin or page.stamp.last < asked.turned:
            return False
        return page.stamp.last >= asked.last or monotonic() - page.since < self.crowd.delay

    def at_once(self, key: Key, hub: Hub) -> Page | None:
        """The same, if the event was just read."""
        if key not in self._pages:
            return None
        book = hub.at_once(key.event) if key.event else None
        return self.find(key, NEVER if not key.event else book.stamp if book is not None else None)

    def take(self, key: Key, page: Page) -> None:
        """Keep a page, and forget those that nobody has asked for lately."""
        if key in self._pages:
            page.asked += self._pages[key].asked
        self._forget(key)
        self._pages[key] = page
        self._bytes += len(page.body)
        while self._bytes > MOST:
            self._forget(next(iter(self._pages)))

    def favourites(self, event: str, most: int) -> list[Key]:
        """The whole pages of an event that were asked for most often since this was last wanted."""
        found: Counter[Key] = Counter()
        for key, page in self._pages.items():
            if key.event == event:
                found[key._replace(part=False)] += page.asked
                page.asked = 0
        return [key for key, _ in found.most_common(most)]

    def _forget(self, key: Key) -> None:
        gone = self._pages.pop(key, None)
        if gone is not None:
            self._bytes -= len(gone.body)


class KeptPages:
    """Answers with a page that was made before, where there is one."""

    def __init__(self, app: ASGIApp, hub: Hub, crowd: Crowd, pages: Pages) -> None:
        self.app, self.hub, self.crowd, self.pages = app, hub, crowd, pages
        self._making: dict[Turn, Making] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or pass the request on and keep the answer."""
        key = _key(scope) if scope["type"] == "http" else None
        if key is None:
            await self.app(scope, receive, send)
            return
        turn = asyncio.get_running_loop(), key
        asked = await self._stamp(key.event)  # what happens while they wait need not be on the page
        while (page := self.pages.find(key, asked)) is None:
            making = self._making.get(turn)
            if making is None:
                await self._make(turn, scope, receive, send)
                return
            making.people += 1
            if not await asyncio.shield(making.kept):  # it is of a kind that is not kept
                await self.app(scope, receive, send)
                return
        answer = closing(self.crowd, send)
        await answer({**page.start, "headers": list(page.start["headers"])})
        await answer({"type": "http.response.body", "body": page.body})

    async def _stamp(self, event: str) -> Stamp | None:
        if not event:
            return NEVER
        try:
            return (await self.hub.recent(event)).stamp
        except (NotThere, RondeError):  # the page itself says what is wrong
            return None

    async def _make(self, turn: Turn, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, tell those who wait whether its answer was kept, and send it."""
        _, key = turn
        making = self._making[turn] = scope[AUDIENCE] = Making()
        kept, answer = False, _Held(scope, send)
        try:
            since = monotonic()
            stamp = await self._stamp(key.event)  # before the page is made: it shows this, or more
            await self.app(scope, receive, answer)
            if kept := stamp is not None and answer.is_whole and not scope["ronde.session"].changed:
                self.pages.take(key, Page(stamp, since if scope[KEEP] else NO_TIME, *answer.parts))
        finally:
            del self._making[turn]
            making.kept.set_result(kept)
        await answer.release()


class _Held:
    """An answer: held back until it is whole if it is for everybody, else sent as it comes."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope, self.send = scope, send
        self.held: list[Message] = []

    async def __call__(self, message: Message) -> None:
        if KEEP in self.scope:
            self.held.append(message)
        else:
            await self.send(message)

    @property
    def is_whole(self) -> bool:
        held = self.held
        return len(held) > 1 and held[0]["status"] == 200 and not held[-1].get("more_body")

    @property
    def parts(self) -> tuple[Message, bytes]:
        """The head and the body; whether the connection is kept is another matter."""
        start, *rest = self.held
        headers = [(name, value) for name, value in start["headers"] if name != b"connection"]
        return {**start, "headers": headers}, b"".join(message["body"] for message in rest)

    async def release(self) -> None:
        for message in self.held:
            await self.send(message)


def _key(scope: Scope) -> Key | None:
    """What a page is kept under; None for what is made for somebody."""
    session = scope["ronde.session"]
    return None if scope["method"] != "GET" or session.grants or session.flash else page_key(scope)


_WANTED = (b"host", b"cookie", b"accept-language", b"accept-encoding", b"x-desk", b"range")


def page_key(scope: Scope) -> Key | None:
    """What a page for everybody depends on; None for an address that has none."""
    path: str = scope["path"]
    is_file = path.startswith(FILES)
    if not is_file and not path.startswith("/e/"):
        return None
    given: dict[bytes, str] = {}
    for name, value in scope["headers"]:
        if name in _WANTED:
            given.setdefault(name, value.decode("latin-1"))
    packed = "gzip" in given.get(b"accept-encoding", "")
    if is_file:
        return None if b"range" in given else Key("", "", "", path, b"", "", False, packed)
    cookie = HTTPConnection(scope).cookies.get(LANGUAGE_COOKIE) if b"cookie" in given else None
    return Key(
        path.split("/")[2],
        scope["scheme"],
        given.get(b"host", ""),
        path,
        scope["query_string"],
        choose_language(cookie, given.get(b"accept-language")),
        b"x-desk" in given,
        packed,
    )
