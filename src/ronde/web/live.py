"""Live updates for open pages: server-sent events, and a number to poll.

    event: round      a round was published or changed       data: {"seq", "key", "round"}
    event: result     results were entered or corrected      data: {"seq", "key", "round"}
    event: change     anything else that can be seen          data: {"seq", "key"}

The id of each message is the number of the journal entry; a client that reconnects with
`Last-Event-ID` learns that something changed. Where streams do not get through, `GET /live/EVENT/seq`
gives the number; with `?key=KEY&rounds=N` it answers when the number of rounds changes, or after a while.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import ExitStack, aclosing
from enum import Enum
from typing import Any, NamedTuple

from fastapi import APIRouter, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from ronde.desk.journal import Entry
from ronde.errors import RondeError
from ronde.web.crowd import LATER, Crowd
from ronde.web.events import Events, NotThere
from ronde.web.middleware.crowd import asks_from
from ronde.web.pages import Visit, Visitor

router = APIRouter(include_in_schema=False)

TICK = 0.5  # seconds between two looks at the journal, which other programs may write too
HEARTBEAT = 15.0  # a comment that keeps proxies from closing a quiet stream
LONGEST = 10.0  # longest answer time for a client without a stream
BACKLOG = 50  # messages that wait for a slow reader; then one message says to look again

_ROUND = {"round-published", "round-changed"}
_RESULT = {"results-entered", "result-corrected", "colours-swapped", "results-posted", "result-reported"}
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

    def __str__(self) -> str:
        """As a server-sent event."""
        if self.news is None:
            return f"id: {self.seq}\n: here\n\n"
        data: dict[str, Any] = {"seq": self.seq, "key": self.key}
        if self.round is not None:
            data["round"] = self.round
        return f"id: {self.seq}\nevent: {self.news.value}\ndata: {json.dumps(data)}\n\n"


def message(line: Entry) -> Message | None:
    """An entry of the journal as a message to everybody, or None if it is not public."""
    if line.kind in _SECRET:
        return None
    news = News.ROUND if line.kind in _ROUND else News.RESULT if line.kind in _RESULT else News.CHANGE
    return Message(line.seq, news, line.scope, line.payload.get("round"))


class Channel:
    """The listeners of one event, and the task that reads its journal for them."""

    def __init__(self, events: Events, event: str, seq: int) -> None:
        self.events, self.event, self.seq = events, event, seq
        self.queues: set[asyncio.Queue[Message | None]] = set()
        self.task = asyncio.create_task(self._watch())

    def _news(self) -> list[Entry]:
        store = self.events.desk(self.event).book.store
        last, _ = store.last()
        if last < self.seq:  # the journal was restored from an older copy
            self.seq = last
            return []
        return store.entries(after=self.seq) if last > self.seq else []

    async def _watch(self) -> None:
        while self.queues:
            try:
                news = await run_in_threadpool(self._news)
            except (RondeError, NotThere):  # the file is away for a moment, or for good
                news = []
            for line in news:
                self.seq = line.seq
                if told := message(line):
                    self.tell(told)
            await asyncio.sleep(TICK)

    def tell(self, message: Message | None) -> None:
        """Give a message to every listener; None ends the streams."""
        for queue in self.queues:
            if queue.full():  # a slow reader: one message is enough to look again
                while not queue.empty():
                    queue.get_nowait()
            queue.put_nowait(message)


class Hub:
    """The channels of all events with listeners."""

    def __init__(self, events: Events) -> None:
        self.events = events
        self.channels: dict[str, Channel] = {}

    async def listen(self, event: str, seen: int | None) -> AsyncGenerator[Message | None, None]:
        """The messages of an event, until the reader stops; None while nothing happens."""
        seq = await run_in_threadpool(lambda: self.events.desk(event).seq)
        queue: asyncio.Queue[Message | None] = asyncio.Queue(BACKLOG)
        channel = self.channels.get(event)
        if channel is None or channel.task.done():
            channel = self.channels[event] = Channel(self.events, event, seq)
        channel.queues.add(queue)
        try:
            # read again now that we listen: what happens from here on is in the queue
            seq = await run_in_threadpool(lambda: self.events.desk(event).seq)
            yield Message(seq, News.CHANGE if seen is not None and seen != seq else None)
            while True:
                try:
                    heard = await asyncio.wait_for(queue.get(), HEARTBEAT)
                except TimeoutError:
                    yield None
                    continue
                if heard is None:
                    return
                yield heard
        finally:
            channel.queues.discard(queue)
            if not channel.queues and self.channels.get(event) is channel:
                del self.channels[event]

    async def next_round(self, event: str, waits: Callable[[], bool]) -> None:
        """Return when a round is published, or after a while, or at once unless `waits()` holds."""
        stream = self.listen(event, None)
        try:
            async with asyncio.timeout(LONGEST):
                await anext(stream)  # from here on nothing is missed
                if await run_in_threadpool(waits):
                    async for heard in stream:
                        if heard is not None and heard.news is News.ROUND:
                            break
        except TimeoutError:
            pass
        finally:
            await stream.aclose()

    def close(self) -> None:
        """End all streams, so that the server can stop; may be called from a signal handler."""
        for channel in self.channels.values():
            channel.task.get_loop().call_soon_threadsafe(channel.tell, None)


async def _as_text(messages: AsyncGenerator[Message | None, None]) -> AsyncGenerator[str, None]:
    """Messages as a browser reads them; a comment keeps a quiet stream open."""
    yield "retry: 2000\n\n"
    async with aclosing(messages):
        async for message in messages:
            yield ": still here\n\n" if message is None else str(message)


@router.get("/live/{event}")
async def stream(request: Request, visitor: Visitor, event: str) -> Response:
    """The stream of an event."""
    await run_in_threadpool(visitor.events.desk, event)
    crowd: Crowd = request.app.state.crowd
    place = ExitStack()
    desk = bool(visitor.session.grants)
    if not place.enter_context(crowd.stream(asks_from(request.scope), desk)):
        return _later(visitor)
    given = request.headers.get("last-event-id") or request.query_params.get("seen", "")
    seen = int(given[:18]) if given.isascii() and given.isdigit() else None
    hub: Hub = request.app.state.live
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    messages = _as_text(hub.listen(event, seen))
    return Stream(messages, place, headers=headers, media_type="text/event-stream")


class Stream(StreamingResponse):
    """A stream that gives its place back when it ends, even if it never started."""

    def __init__(self, messages: AsyncGenerator[str, None], place: ExitStack, **more: Any) -> None:
        super().__init__(messages, **more)
        self.place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        with self.place:
            await super().__call__(scope, receive, send)


def _later(visitor: Visit) -> Response:
    """The refusal of a stream: the page polls instead."""
    headers = {"retry-after": str(LATER)}
    return JSONResponse({"error": visitor.say("crowded")}, 503, headers)


@router.get("/live/{event}/seq")
async def number(request: Request, visitor: Visitor, event: str, key: str = "", rounds: int = -1) -> Response:
    """The number of the last entry, which grows with everything that happens, and of the rounds published."""

    def stand() -> dict[str, Any]:
        desk = visitor.events.desk(event)
        return {"seq": desk.seq, "rounds": len(desk.state(key).rounds) if key in desk.keys else 0}

    now = await run_in_threadpool(stand)
    crowd: Crowd = request.app.state.crowd
    if now["rounds"] == rounds:
        with crowd.wait() as room:  # where many wait already, the answer comes at once
            if room:
                hub: Hub = request.app.state.live
                await hub.next_round(event, lambda: bool(stand()["rounds"] == rounds))
                now = await run_in_threadpool(stand)
    return JSONResponse(now)
