"""Live updates for open pages: server-sent events, and a number to poll.

    event: round      a round was published or changed       data: {"seq", "key", "round", "within"}
    event: result     results were entered or corrected      data: {"seq", "key", "round"}
    event: change     anything else that can be seen          data: {"seq", "key"}

The id of each message is the number of the journal entry; a client that reconnects with
`Last-Event-ID` learns that something changed, and by `round` without a key that it may be a round. The
journal is read twice a second; results of one round that are read together are one message. `within` are the
milliseconds over which telephones spread the loading of a new round: the more of them there are, the longer.

Where streams do not get through, `GET /live/EVENT/seq` gives the number of the last entry, and with
`?key=KEY` how many rounds are published. `again` are the milliseconds before the next question.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import ExitStack, aclosing, suppress
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
from ronde.web.admission import RETRY_AFTER, Admission, client_host
from ronde.web.events import Events, NotThere
from ronde.web.pages import visit

router = APIRouter(include_in_schema=False)

TICK = 0.5  # seconds between two looks at the journal, which other programs may write too
HEARTBEAT = 15.0  # a comment that keeps proxies from closing a quiet stream
AGAIN = 2000  # milliseconds before the next question of a client without a stream
BACKLOG = 50  # messages that wait for a slow reader; then one message says to look again
SHORTEST_SPREAD, EACH, LONGEST_SPREAD = 200, 4, 3000  # milliseconds, see `EventStreams.spread`

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


class EventStream:
    """The listeners of one event, and the task that reads its journal for them."""

    def __init__(self, streams: EventStreams, event: str, seq: int) -> None:
        self.streams, self.event, self.seq = streams, event, seq
        self.listeners: set[asyncio.Queue[Message | None]] = set()
        self._beat = monotonic()
        self.task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while self.listeners:
            with suppress(RondeError, NotThere):  # the file is away for a moment, or for good
                self._notify(await run_in_threadpool(self._news))
            if monotonic() - self._beat >= HEARTBEAT:
                self._beat = monotonic()
                self.send(STILL_HERE)
            await asyncio.sleep(TICK)

    def _news(self) -> list[Entry]:
        book = self.streams.events.desk(self.event).book
        last = book.refresh()  # whoever is told finds it in the pages
        if last < self.seq:  # the journal was restored from an older copy
            self.seq = last
            return []
        return book.store.entries(after=self.seq) if last > self.seq else []

    def _notify(self, news: list[Entry]) -> None:
        """Tell everybody, results of one round together."""
        told: dict[tuple[News | None, str, int | None], Message] = {}
        for line in news:
            self.seq = line.seq
            if one := message(line, self.streams.spread):
                told.pop((one.news, one.key, one.round), None)
                told[one.news, one.key, one.round] = one
        for one in told.values():
            self.send(one)

    def send(self, message: Message | None) -> None:
        """A message to everybody; None ends the streams."""
        for queue in self.listeners:
            if queue.full():  # a slow reader: one message is enough to look again
                while not queue.empty():
                    queue.get_nowait()
            queue.put_nowait(message)


class EventStreams:
    """The streams of all events with listeners."""

    def __init__(self, events: Events, admission: Admission) -> None:
        self.events, self.admission = events, admission
        self.open: dict[str, EventStream] = {}

    @property
    def spread(self) -> int:
        """The milliseconds over which telephones load a new round: a few for each of them."""
        return min(LONGEST_SPREAD, SHORTEST_SPREAD + EACH * self.admission.open)

    async def listen(self, event: str, seen: int | None) -> AsyncGenerator[Message, None]:
        """The messages of an event, until the reader stops."""
        book = await self.events.current(event)
        stream = self.open.get(event)
        if stream is None or stream.task.done():
            stream = self.open[event] = EventStream(self, event, book.heads.last)
        queue: asyncio.Queue[Message | None] = asyncio.Queue(BACKLOG)
        stream.listeners.add(queue)
        seq = max(book.heads.last, stream.seq)  # what happens from here on is in the queue
        try:
            missed = _missed(book, seen, seq)
            yield Message(seq, missed, within=self.spread if missed is News.ROUND else None)
            while (heard := await queue.get()) is not None:
                yield heard
        finally:
            stream.listeners.discard(queue)
            if not stream.listeners and self.open.get(event) is stream:
                del self.open[event]

    def close(self) -> None:
        """End all streams, so that the server can stop; a signal handler may call this."""
        for stream in self.open.values():
            stream.task.get_loop().call_soon_threadsafe(stream.send, None)


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
    await state.events.current(event)
    place = ExitStack()
    is_desk = request.scope["ronde.session"].known
    if not place.enter_context(state.admission.stream(client_host(request.scope), is_desk)):
        return await run_in_threadpool(_later, request)
    given = request.headers.get("last-event-id") or request.query_params.get("seen", "")
    seen = int(given[:18]) if given.isascii() and given.isdigit() else None
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    messages = _as_text(state.streams.listen(event, seen))
    return Stream(messages, place, headers=headers, media_type="text/event-stream")


def _later(request: Request) -> Response:
    """The refusal of a stream: the page polls instead."""
    headers = {"retry-after": str(RETRY_AFTER)}
    return JSONResponse({"error": visit(request).say("crowded")}, 503, headers)


# --- without a stream ----------------------------------------------------------------------------


async def number(request: Request) -> Response:
    """The number of the last entry, which grows with everything that happens, and of the rounds published."""
    book = await request.app.state.events.current(request.path_params["event"])
    key, rounds = request.query_params.get("key", ""), 0
    if key in book.heads.scopes():
        state = book.state(key) if book.has_read(key) else await run_in_threadpool(book.state, key)
        rounds = len(state.rounds) if isinstance(state, State) else 0
    # whoever asks from time to time does not come together with all others
    said = {"seq": book.heads.last, "rounds": rounds, "again": AGAIN, "within": SHORTEST_SPREAD}
    return JSONResponse(said)


# plain routes: what telephones ask most often passes no dependencies and no thread
router.add_route("/live/{event}/seq", number, ["GET"])
router.add_route("/live/{event}", stream, ["GET"])
