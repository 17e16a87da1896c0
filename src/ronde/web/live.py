"""Live updates for open pages: server-sent events, and a number to poll.

    event: round      a round was published or changed       data: {"seq", "key", "round", "within"}
    event: result     results were entered or corrected      data: {"seq", "key", "round"}
    event: change     anything else that can be seen          data: {"seq", "key"}

The id of each message is the number of the journal entry; a client that reconnects with
`Last-Event-ID` learns that something changed, and by `round` without a key that it may be a round. The
desk hears of everything at once; telephones hear together of results that come in quick succession.
`within` are the milliseconds over which they spread the loading of a new round: the more of them there
are, the longer.

Where streams do not get through, `GET /live/EVENT/seq` gives the number, and with `?key=KEY&rounds=N`
it answers when the number of rounds changes, or after a while. `again` are the milliseconds before the
next question.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import ExitStack, aclosing
from enum import Enum
from functools import lru_cache
from time import monotonic
from typing import Any

from fastapi import APIRouter, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from ronde.desk.event import State
from ronde.desk.journal import RESULTS, Entry
from ronde.desk.service.desk import Book
from ronde.errors import RondeError
from ronde.values import NamedTuple
from ronde.web.crowd import GATHERED, LATER, SHORTEST_SPREAD, Crowd
from ronde.web.events import Events, NotThere
from ronde.web.middleware.crowd import asks_from
from ronde.web.pages import visit

router = APIRouter(include_in_schema=False)

TICK = 0.5  # seconds between two looks at the journal, which other programs may write too
RECENT = 0.2  # seconds for which an event is taken as it was read: what this desk writes is known at once
HEARTBEAT = 15.0  # a comment that keeps proxies from closing a quiet stream
LONGEST = 10.0  # longest answer time for a client without a stream
SOON, LATE = 500, 2000  # milliseconds before the next question: after a long answer, and after a short one
BACKLOG = 50  # messages that wait for a slow reader; then one message says to look again

_ROUND = {"round-published", "round-changed"}
_SECRET = {
    "drafted",
    "draft-adjusted",
    "draft-dropped",
    "checked-in",
    "access-changed",
}  # not public


class News(Enum):
    """The part of an open page to refresh."""

    ROUND = "round"
    RESULT = "result"
    CHANGE = "change"


class Message(NamedTuple):
    """One message of a stream: the number of the journal entry, what changed, and where."""

    seq: int
    news: News | None = None  # None: nothing has changed
    key: str = ""
    round: int | None = None
    within: int | None = None  # milliseconds over which the pages are loaded

    def __str__(self) -> str:
        """As a server-sent event."""
        if self.news is None:
            return f"id: {self.seq}\n: here\n\n"
        data: dict[str, Any] = {"seq": self.seq, "key": self.key}
        data |= {n: v for n, v in (("round", self.round), ("within", self.within)) if v is not None}
        return f"id: {self.seq}\nevent: {self.news.value}\ndata: {json.dumps(data)}\n\n"


STILL_HERE = Message(0)  # of a quiet stream


@lru_cache(256)
def _encoded(message: Message) -> bytes:
    """A message as it is sent to everybody."""
    return b": still here\n\n" if message is STILL_HERE else str(message).encode()


def message(line: Entry, within: int = 0) -> Message | None:
    """An entry of the journal as a message to everybody, or None if it is not public."""
    if line.kind in _SECRET:
        return None
    news = News.ROUND if line.kind in _ROUND else News.RESULT if line.kind in RESULTS else News.CHANGE
    number = line.payload.get("round")
    return Message(line.seq, news, line.scope, number, within if news is News.ROUND else None)


Queue = asyncio.Queue[Message | None]


class Channel:
    """The listeners of one event, and the task that reads its journal for them."""

    def __init__(self, hub: Hub, event: str, seq: int) -> None:
        self.hub, self.events, self.crowd, self.event, self.seq = hub, hub.events, hub.crowd, event, seq
        self.desks: set[Queue] = set()  # these hear of everything at once
        self.telephones: set[Queue] = set()
        self.waiting: set[asyncio.Event] = set()  # for the next round
        self._gathered: dict[tuple[News | None, str, int | None], Message] = {}
        self._told = self._beat = monotonic()
        self.task = asyncio.create_task(self._watch())

    def _news(self) -> list[Entry]:
        book = self.events.desk(self.event).book
        last = book.refresh()  # whoever is told finds it in the pages
        if last < self.seq:  # the journal was restored from an older copy
            self.seq = last
            return []
        return book.store.entries(after=self.seq) if last > self.seq else []

    @property
    def is_heard(self) -> bool:
        """Somebody listens or waits."""
        return bool(self.desks or self.telephones or self.waiting)

    async def _watch(self) -> None:
        while self.is_heard:
            try:
                news = await run_in_threadpool(self._news)
            except (RondeError, NotThere):  # the file is away for a moment, or for good
                news = []
            for line in news:
                self.seq = line.seq
                if told := message(line, self.crowd.spread):
                    self._tell(self.desks, told)
                    self._gathered[told.news, told.key, told.round] = told
            if any(one.news is News.ROUND for one in self._gathered.values()):
                await self.hub.before_round(self.event)
            self._tell_telephones()
            await asyncio.sleep(TICK)

    def _tell_telephones(self) -> None:
        """A round at once, results together when the last ones were told a moment ago."""
        now = monotonic()
        if self._gathered and (
            now - self._told >= GATHERED
            or any(one.news is not News.RESULT for one in self._gathered.values())
        ):
            for told in sorted(self._gathered.values(), key=lambda one: one.seq):
                self._tell(self.telephones, told)
            if any(one.news is not News.RESULT for one in self._gathered.values()):
                self._wake()
            self._gathered.clear()
            self._told = now
        if now - self._beat >= HEARTBEAT:
            self._beat = now
            self._tell(self.desks | self.telephones, STILL_HERE)

    def _tell(self, queues: set[Queue], message: Message | None) -> None:
        for queue in queues:
            if queue.full():  # a slow reader: one message is enough to look again
                while not queue.empty():
                    queue.get_nowait()
            queue.put_nowait(message)

    def _wake(self) -> None:
        """Wake those who wait for a round."""
        for waiting in self.waiting:
            waiting.set()

    def end(self) -> None:
        """End the streams, and wake those who wait."""
        self._tell(self.desks | self.telephones, None)
        self._wake()


async def _at_once(event: str) -> None:
    """Nothing is done before a round is told."""


class Hub:
    """The channels of all events with listeners."""

    def __init__(self, events: Events, crowd: Crowd) -> None:
        self.events, self.crowd = events, crowd
        self.channels: dict[str, Channel] = {}
        self.before_round: Callable[[str], Awaitable[None]] = _at_once  # what is done before it is told
        self.closed = False
        self._looks: dict[tuple[asyncio.AbstractEventLoop, str], asyncio.Future[int]] = {}

    async def recent(self, event: str) -> Book:
        """An event as it is, or was a moment ago for other programs: many ask, and one looks."""
        desk = self.events.opened(event)
        if desk is None:
            desk = await run_in_threadpool(self.events.desk, event)
        if not desk.book.is_recent(RECENT):
            place = asyncio.get_running_loop(), event
            look = self._looks.get(place)
            if look is None:
                look = self._looks[place] = asyncio.ensure_future(run_in_threadpool(desk.book.refresh))
                look.add_done_callback(lambda _: self._looks.pop(place, None))
            await asyncio.shield(look)
        return desk.book

    def at_once(self, event: str) -> Book | None:
        """An event as it is, if it was just read."""
        desk = self.events.opened(event)
        return desk.book if desk is not None and desk.book.is_recent(RECENT) else None

    async def listen(self, event: str, seen: int | None, desk: bool = False) -> AsyncGenerator[Message, None]:
        """The messages of an event, until the reader stops."""
        book = await self.recent(event)
        queue: Queue = asyncio.Queue(BACKLOG)
        channel = self._channel(event, book)
        queues = channel.desks if desk else channel.telephones
        queues.add(queue)
        seq = max(book.heads.last, channel.seq)  # what happens from here on is in the queue
        try:
            missed = _missed(book, seen, seq)
            yield Message(seq, missed, within=self.crowd.spread if missed is News.ROUND else None)
            while (heard := await queue.get()) is not None:
                yield heard
        finally:
            queues.discard(queue)
            self._leave(event, channel)

    async def next_round(self, event: str, key: str, rounds: int) -> None:
        """Return when the number of rounds is another one, or after a while."""
        channel = self._channel(event, await self.recent(event))
        waiting = asyncio.Event()
        channel.waiting.add(waiting)
        try:
            async with asyncio.timeout(LONGEST):
                while not self.closed and await self.published(event, key) == rounds:
                    await waiting.wait()
                    waiting.clear()
        except TimeoutError:
            pass
        finally:
            channel.waiting.discard(waiting)
            self._leave(event, channel)

    async def published(self, event: str, key: str) -> int:
        """How many rounds of a tournament are published."""
        book = await self.recent(event)
        found = self.rounds(book, key)
        if found is None:
            await run_in_threadpool(book.state, key)
            found = self.rounds(book, key)
        return found or 0

    def rounds(self, book: Book, key: str) -> int | None:
        """The same as it was read; None if it must be read first."""
        if key not in book.heads.head:
            return 0
        if not book.has_read(key):
            return None
        state = book.state(key)
        return len(state.rounds) if isinstance(state, State) else 0

    def _channel(self, event: str, book: Book) -> Channel:
        channel = self.channels.get(event)
        if channel is None or channel.task.done():
            channel = self.channels[event] = Channel(self, event, book.heads.last)
        return channel

    def _leave(self, event: str, channel: Channel) -> None:
        if not channel.is_heard and self.channels.get(event) is channel:
            del self.channels[event]

    def close(self) -> None:
        """End all streams and long answers, so that the server can stop; a signal handler may call this."""
        self.closed = True
        for channel in self.channels.values():
            channel.task.get_loop().call_soon_threadsafe(channel.end)


def _missed(book: Book, seen: int | None, seq: int) -> News | None:
    """What has happened since an entry that a client has seen: perhaps a round, or results only."""
    if seen is None or seen == seq:
        return None
    return News.CHANGE if book.heads.turned <= seen < seq else News.ROUND  # a copy may have been restored


# --- streams -------------------------------------------------------------------------------------


async def _as_text(messages: AsyncGenerator[Message, None]) -> AsyncGenerator[bytes, None]:
    """Messages as a browser reads them."""
    yield b"retry: 2000\n\n"
    async with aclosing(messages):
        async for message in messages:
            yield _encoded(message)


class Stream(StreamingResponse):
    """A stream that gives its place back when it ends, even if it never started."""

    def __init__(self, messages: AsyncGenerator[bytes, None], place: ExitStack, **more: Any) -> None:
        super().__init__(messages, **more)
        self.place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        with self.place:
            await super().__call__(scope, receive, send)


async def stream(request: Request) -> Response:
    """The stream of an event."""
    event, state = request.path_params["event"], request.app.state
    hub: Hub = state.live
    await hub.recent(event)
    crowd: Crowd = state.crowd
    place = ExitStack()
    desk = request.scope["ronde.session"].known
    if not place.enter_context(crowd.stream(asks_from(request.scope), desk)):
        return await run_in_threadpool(_later, request)
    given = request.headers.get("last-event-id") or request.query_params.get("seen", "")
    seen = int(given[:18]) if given.isascii() and given.isdigit() else None
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    messages = _as_text(hub.listen(event, seen, desk or state.guard.open_desk))
    return Stream(messages, place, headers=headers, media_type="text/event-stream")


def _later(request: Request) -> Response:
    """The refusal of a stream: the page polls instead."""
    headers = {"retry-after": str(LATER)}
    return JSONResponse({"error": visit(request).say("crowded")}, 503, headers)


# --- without a stream ----------------------------------------------------------------------------


async def number(request: Request) -> Response:
    """The number of the last entry, which grows with everything that happens, and of the rounds published."""
    event = request.path_params["event"]
    key, rounds = asked_rounds(request.query_params)
    hub: Hub = request.app.state.live
    crowd: Crowd = request.app.state.crowd
    found, again = await hub.published(event, key), LATE
    within = SHORTEST_SPREAD  # those who ask from time to time do not come together
    if found == rounds:
        with crowd.wait() as room:  # where many wait already, the answer comes at once
            if room:
                await hub.next_round(event, key, rounds)
                found, again, within = await hub.published(event, key), SOON, crowd.spread
    seq = (await hub.recent(event)).heads.last
    return Response(number_said(seq, found, again, within), media_type="application/json")


def asked_rounds(asked: Mapping[str, str]) -> tuple[str, int]:
    """The tournament that a telephone follows, and the rounds that it knows of."""
    key, given = asked.get("key", "")[:100], asked.get("rounds", "")[:6]
    return key, int(given) if given.isascii() and given.isdigit() else -1


def number_said(seq: int, rounds: int, again: int, within: int) -> bytes:
    """The answer to those who poll."""
    return b'{"seq":%d,"rounds":%d,"again":%d,"within":%d}' % (seq, rounds, again, within)


# plain routes: what telephones ask most often passes no dependencies and no thread
router.add_route("/live/{event}/seq", number, ["GET"])
router.add_route("/live/{event}", stream, ["GET"])
