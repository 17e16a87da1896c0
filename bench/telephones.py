"""Telephones in a hall, on bare sockets so that they cost little.

A telephone opens a page: a player's own, the pairings by board or by name, the standings. From then on
it does what the script of the pages (`static/public.js`) does, and nothing else:

- It listens to the stream of the event. If that is refused it asks for the number of the last entry instead,
  as often as the answers say, and tries the stream again after 15 to 25 seconds. Half of the
  telephones get no stream through and only ask.
- After a result it loads the part of its page that changes, at some moment within the patience of the page.
- After a published round it loads its whole page within the time that the message says.
- Every third one has said "this is me" and has its own board above the page: loaded with the page, and
  again after a published round.
- A page that is refused for the moment (503) is asked for again within a second if a round was published
  (two, four and eight after more refusals), else within eight; one's own board within three.

A kept connection that the server closes while a request is on its way is not a failure: as browsers do, the
page is asked for once more on a new one.

Style sheets and scripts are not loaded: browsers keep them from the first visit on. A browser that finds its
first page refused shows that; here somebody presses reload within eight seconds.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from urllib.parse import urlencode

START = 5.0  # seconds in which everybody opens their page
TROUBLE = (OSError, asyncio.IncompleteReadError, ValueError, IndexError)


class Line:
    """A connection to the desk that is kept open."""

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.port, self.host = port, host
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.cookie = ""
        self.used = 0.0

    async def ask(
        self, path: str, form: dict[str, str] | None = None, headers: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        """One request and its whole answer."""
        if self.reader is not None and (self.reader.at_eof() or perf_counter() - self.used > 4):
            self.close()  # the server hangs up after five quiet seconds, and browsers begin anew
        kept = self.reader is not None and form is None
        try:
            await self.send(path, form, headers)
            status, found = await self.head()
        except (ConnectionError, IndexError):  # nothing came back
            self.close()
            if not kept:
                raise
            await self.send(path, form, headers)
            status, found = await self.head()
        self.used = perf_counter()
        assert self.reader is not None
        if found.get("transfer-encoding") == "chunked":
            body = b""
            while size := int(await self.reader.readline(), 16):
                body += await self.reader.readexactly(size)
                await self.reader.readline()
            await self.reader.readline()
        else:
            body = await self.reader.readexactly(int(found.get("content-length", "0")))
        if found.get("connection") == "close":
            self.close()
        return status, found, gzip.decompress(body) if body[:2] == b"\x1f\x8b" else body

    async def send(self, path: str, form: dict[str, str] | None = None, headers: str = "") -> None:
        """A request."""
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self.host, 0)
            )
        body = urlencode(form).encode() if form is not None else b""
        kind = "Content-Type: application/x-www-form-urlencoded\r\n" if form is not None else ""
        method = "GET" if form is None else "POST"
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        text = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAccept-Language: fr\r\n"
        text += f"Accept-Encoding: gzip\r\n{kind}{cookie}{headers}Content-Length: {len(body)}\r\n\r\n"
        self.writer.write(text.encode() + body)
        await self.writer.drain()

    async def head(self) -> tuple[int, dict[str, str]]:
        """The status and the headers of an answer."""
        assert self.reader is not None
        status = int((await self.reader.readline()).split()[1])
        found: dict[str, str] = {}
        while line := (await self.reader.readline()).decode("latin-1").strip():
            name, _, value = line.partition(":")
            found[name.lower()] = value.strip()
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].partition(";")[0]
        return status, found

    def close(self) -> None:
        """Hang up."""
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


@dataclass
class Seen:
    """What the telephones have seen."""

    pages: list[float] = field(default_factory=list)  # seconds of every page
    rush: list[float] = field(default_factory=list)  # seconds of the pages loaded for a published round
    told: list[float] = field(default_factory=list)  # seconds from a result to its message
    entered: list[float] = field(default_factory=list)  # seconds to enter a result
    new_round: list[float] = field(default_factory=list)  # seconds from a publication to the page
    requests: Counter[str] = field(default_factory=Counter)  # by kind
    errors: list[str] = field(default_factory=list)
    desk_errors: list[str] = field(default_factory=list)
    later: Counter[str] = field(default_factory=Counter)  # refusals for the moment, by kind
    acknowledged: dict[int, float] = field(default_factory=dict)  # journal number -> when
    published: dict[int, float] = field(default_factory=dict)  # round -> when
    opened: list[float] = field(default_factory=list)  # when each telephone had its first page


class Telephone:
    """A telephone that follows a page."""

    def __init__(self, number: int, port: int, place: str, players: int, seen: Seen) -> None:
        self.rng, self.port, self.seen = Random(number), port, seen
        self.event, _, self.key = place.partition("/")
        pages = (f"/player/p{number % players + 1}", "", "/standings", "?by=name")
        self.page = f"/e/{place}{pages[number // 2 % 4]}"
        mine = number % 3 == 0 and number // 2 % 4 > 0
        self.me = f"/e/{place}/player/p{number % players + 1}/now" if mine else ""
        self.host = f"127.{1 + number // 60000}.{number // 250 % 240}.{1 + number % 250}"
        self.line = Line(port, self.host)
        self.one_at_a_time = asyncio.Lock()
        self.shown = self.newest = self.rounds = 0  # the entry that is shown, the last one heard of
        self.patience = 30.0
        self.refused = 0  # in a row
        self.whole = True
        self.polls = False
        self.due = 0.0
        self.waiting: asyncio.Task[None] | None = None
        self.aside: set[asyncio.Task[None]] = set()

    # --- pages -----------------------------------------------------------------------------------

    async def ask(self, kind: str, path: str, headers: str = "") -> tuple[int, bytes]:
        """A request of the page, one after the other."""
        async with self.one_at_a_time:
            start = perf_counter()
            self.seen.requests[kind] += 1
            try:
                status, _, body = await self.line.ask(path, headers=headers)
            except TROUBLE:
                self.line.close()
                raise
            if kind in ("page", "part") and status == 200:
                rush = self.seen.published and kind == "page"
                (self.seen.rush if rush else self.seen.pages).append(perf_counter() - start)
        if status == 503:
            self.seen.later[kind] += 1
        elif status != 200:
            self.seen.errors.append(f"{path}: {status}")
        return status, body

    async def renew(self, when: float) -> None:
        """Load the page, or the part of it that changes, at a moment."""
        await asyncio.sleep(max(0.0, when - perf_counter()))
        self.waiting = None
        whole, self.whole = self.whole, False
        try:
            kind, headers = ("page", "") if whole else ("part", "X-Desk: live\r\n")
            status, body = await self.ask(kind, self.page, headers)
        except TROUBLE as error:
            self.seen.errors.append(repr(error))
            self.again(whole, 4.0)
            return
        if status == 503:
            self.again(whole, 8.0)
        elif status == 200:
            self.refused = 0
            self.show(body.decode(), whole)

    def again(self, whole: bool, most: float) -> None:
        """Load the page once more: for a round soon, but later after every refusal in a row."""
        self.whole = self.whole or whole
        if self.whole:
            self.refused += 1
            most = (1.0, 2.0, 4.0, 8.0)[min(self.refused, 4) - 1]
        self.later(most, hurry=self.whole)

    def show(self, text: str, whole: bool) -> None:
        """Read from a page what its script reads."""
        found = re.search(r'id="fresh" data-seq="(\d+)"', text)
        if found is None or (whole and "</html>" not in text):
            self.seen.errors.append(f"{self.page}: not a page")
            return
        self.shown = int(found[1])
        if whole:
            attributes = dict(re.findall(r'data-(patience|rounds)="(\d+)"', text))
            self.patience, there = float(attributes["patience"]), int(attributes["rounds"])
            if there in self.seen.published and there > self.rounds_shown:
                self.seen.new_round.append(perf_counter() - self.seen.published[there])
            self.rounds_shown, self.rounds = there, max(there, self.rounds)
        if self.newest > self.shown:
            self.later(self.patience)

    rounds_shown = 0

    def later(self, most: float, hurry: bool = False) -> None:
        """Load the page at some moment within a time, unless that is planned already."""
        at = perf_counter() + self.rng.uniform(0, most)
        if self.waiting is not None and not (hurry and at < self.due):
            return
        if self.waiting is not None:
            self.waiting.cancel()
        self.due, self.waiting = at, asyncio.create_task(self.renew(at))

    async def show_me(self, within: float) -> None:
        """Load one's own board above the page."""
        await asyncio.sleep(self.rng.uniform(0, within))
        try:
            status, _ = await self.ask("own board", self.me, "X-Desk: live\r\n")
        except TROUBLE as error:
            self.seen.errors.append(repr(error))
            self.do(asyncio.create_task(self.show_me(4.0)))
            return
        if status == 503:
            self.do(asyncio.create_task(self.show_me(3.0)))

    def do(self, what: asyncio.Task[None]) -> None:
        """Something beside."""
        self.aside.add(what)
        what.add_done_callback(self.aside.discard)

    def news(self, rounds: int, within: float) -> None:
        """A published round."""
        self.rounds, self.whole = rounds, True
        if self.me:
            self.do(asyncio.create_task(self.show_me(within)))
        self.later(within, hurry=True)

    # --- following -------------------------------------------------------------------------------

    async def live(self, streams: bool) -> None:
        """Open the page and follow it until this is cancelled."""
        await asyncio.sleep(self.rng.uniform(0, START))
        while not self.shown:
            await self.renew(0.0)
            if not self.shown and self.waiting is not None:
                await self.waiting
        self.rounds = self.rounds_shown
        self.newest = self.shown
        self.seen.opened.append(perf_counter())
        if self.me:
            self.do(asyncio.create_task(self.show_me(0)))
        if streams:
            await self.follow()
        else:
            self.polls = True
            await self.poll()

    async def follow(self) -> None:
        """On the stream, as often as it must be tried."""
        while True:
            stream = Line(self.port, self.host)
            try:
                self.seen.requests["stream"] += 1
                await stream.send(f"/live/{self.event}?seen={self.shown}")
                status, _ = await stream.head()
                if status == 200:
                    self.polls = False
                    await self.listen(stream)
                    self.seen.errors.append("a stream ended")
                elif status == 503:
                    self.seen.later["stream"] += 1
                else:
                    self.seen.errors.append(f"stream: {status}")
            except TROUBLE as error:
                self.seen.errors.append(f"stream: {error!r}")
            finally:
                stream.close()
            if not self.polls:
                self.polls = True
                self.do(asyncio.create_task(self.poll()))
            await asyncio.sleep(self.rng.uniform(15, 25))

    async def listen(self, stream: Line) -> None:
        """The messages of a stream."""
        assert stream.reader is not None
        kind = ""
        while line := await stream.reader.readline():
            if line.startswith(b"event:"):
                kind = line[6:].strip().decode()
            elif line.startswith(b"data:"):
                self.heard(kind, json.loads(line[5:]))

    def heard(self, kind: str, data: dict[str, int | str]) -> None:
        """A message."""
        self.newest = int(data["seq"])
        if self.newest in self.seen.acknowledged and kind == "result":
            self.seen.told.append(perf_counter() - self.seen.acknowledged[self.newest])
        if data["key"] and data["key"] != self.key:
            return
        if kind == "round" and data.get("round") and data["key"]:
            self.news(int(data["round"]), int(data["within"]) / 1000)
        elif kind == "round" and not data["key"]:  # perhaps a round, while nothing was heard
            self.news(self.rounds, int(data["within"]) / 1000)
        elif kind == "round":
            self.later(int(data["within"]) / 1000, hurry=True)
        elif self.newest > self.shown or kind == "change":
            self.later(self.patience)

    async def poll(self) -> None:
        """Without a stream: ask for the number of the last entry from time to time."""
        line = Line(self.port, self.host)  # while it waits for an answer the page is loaded on another
        unheard = 0
        while self.polls:
            pause = 1.2 * 2 ** min(unheard, 3)
            unheard += 1
            try:
                self.seen.requests["number"] += 1
                status, _, body = await line.ask(f"/live/{self.event}/seq?key={self.key}")
                if status == 200:
                    now = json.loads(body)
                    pause, unheard = now["again"] / 1000, 0
                    if now["rounds"] > self.rounds:
                        self.news(now["rounds"], now["within"] / 1000)
                    elif now["seq"] != self.newest:
                        self.later(self.patience)
                    self.newest, self.rounds = now["seq"], now["rounds"]
                elif status == 503:
                    self.seen.later["number"] += 1
                else:
                    self.seen.errors.append(f"number: {status}")
            except TROUBLE as error:
                line.close()
                self.seen.errors.append(f"number: {error!r}")
            await asyncio.sleep(pause * self.rng.uniform(1, 1.5))
        line.close()

    def end(self) -> None:
        """Switch it off."""
        for task in (*self.aside, *([self.waiting] if self.waiting else [])):
            task.cancel()
        self.line.close()
