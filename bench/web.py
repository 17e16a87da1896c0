"""Many telephones: half on event streams, half polling, while results are entered and a round comes.

`python -m bench.web [--clients 300] [--boards 150] [--results 60] [--seconds 60]`
`python -m bench.web --clients 1000 --descriptors 1024 [--postgres]`   (a minute and a half)
`python -m bench.web --clients 1000 --descriptors 1024 --hours [--postgres]`   (three minutes)

With `--hours` three rounds of all boards are entered and published, hours of an event in three minutes: what
the desk keeps for each of them shows in its memory. The last lines are the verdict, as is the exit code.

The telephones are strangers with addresses of their own, the deputy has logged in. With a limit of open files
not everybody gets a stream: a refused telephone polls instead, as the pages do.

Everything on loopback: the desk in a process of its own, the telephones here, written on bare sockets so
that they cost little. A telephone does what the script of the pages does: when something has happened it
waits a moment and loads its page again. What is measured is every page, from the request to its
last byte; the last thing that happens is a published round, which everybody wants to see at once.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from time import perf_counter
from urllib.parse import urlencode

from ronde.desk import service
from ronde.desk.event import Event
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.web.serving import raise_descriptors

HURRY = 2.0  # seconds within which a published round is loaded
POLL = 10.0  # seconds that the desk keeps a telephone without a stream waiting
START = 5.0  # seconds in which everybody opens their page
GROWTH = 10  # per cent by which the memory of the last third may exceed that of the first two
KEY = "open"
PASSWORD = "three blue bishops"


# --- the event -----------------------------------------------------------------------------------


def prepare(address: str, boards: int, left: int) -> str:
    """An event whose round 3 is being played: the first boards lack their results; returns its id."""
    rng = Random(3)
    with service.new_event(address, Event("Bench"), "bench") as desk:
        service.add_tournament(desk, replace(service.template("open"), system="dubov-1997"), KEY)
        service.add_players(
            desk, KEY, [Person(f"Player {n:03}", max(1000, 2600 - 4 * n)) for n in range(2 * boards)]
        )
        service.draw_colour(desk, KEY, Colour.WHITE)
        for number in (1, 2, 3):
            service.pair_round(desk, KEY)
            service.publish(desk, KEY)
            there = service.missing_results(desk, KEY)[left if number == 3 else 0 :]
            if there:
                results = [(board, rng.choice(("1", "0", "5"))) for board in there]
                service.enter_results(desk, KEY, number, results)
    return "bench"


# --- a telephone ---------------------------------------------------------------------------------


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
        return status, found, body

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
    polls: int = 0
    told: list[float] = field(default_factory=list)  # seconds from a result to its message
    entered: list[float] = field(default_factory=list)  # seconds to enter a result
    rush: list[float] = field(default_factory=list)  # seconds of the pages after a round was published
    new_round: list[float] = field(default_factory=list)  # seconds from publication to the page
    errors: list[str] = field(default_factory=list)
    desk_errors: list[str] = field(default_factory=list)
    later: int = 0  # telephones that were told to come again
    streams: int = 0
    acknowledged: dict[int, float] = field(default_factory=dict)  # journal number -> when
    published: float = 0.0


class Telephone:
    """A telephone that follows a page."""

    def __init__(self, number: int, port: int, event: str, players: int, seen: Seen) -> None:
        self.rng, self.port, self.event, self.seen = Random(number), port, event, seen
        pages = (f"player/p{number % players + 1}", "", "standings", "?by=name")
        self.patience = (30.0, 10.0, 15.0, 10.0)[number // 2 % 4]  # seconds, as the page itself says
        self.page = f"/e/{event}/{KEY}" + (
            p if (p := pages[number // 2 % 4]).startswith("?") else f"/{p}".rstrip("/")
        )
        self.host = f"127.{1 + number // 60000}.{number // 250 % 240}.{1 + number % 250}"
        self.line = Line(port, self.host)
        self.one_at_a_time = asyncio.Lock()
        self.has_page = self.has_new_round = False

    async def look(self, hurry: bool = True) -> None:
        """Load the page, or what has changed in it."""
        async with self.one_at_a_time:
            start = perf_counter()
            following = self.has_page and not hurry
            self.has_page = True
            status, _, body = await self.line.ask(self.page, headers="X-Desk: live\r\n" if following else "")
        if status == 503:
            self.seen.later += 1
            return
        (self.seen.rush if self.seen.published else self.seen.pages).append(perf_counter() - start)
        body = gzip.decompress(body) if body[:2] == b"\x1f\x8b" else body
        if status != 200 or (b'id="fresh"' if following else b"</html>") not in body:
            self.seen.errors.append(f"{self.page}: {status}")
        elif self.seen.published and start > self.seen.published and not self.has_new_round:
            self.has_new_round = True
            self.seen.new_round.append(perf_counter() - self.seen.published)

    async def follow(self, end: float) -> None:
        """On an event stream: a message makes the page be loaded again, several make it once."""
        await asyncio.sleep(self.rng.uniform(0, START))
        await self.look()
        stream = Line(self.port, self.host)
        await stream.send(f"/live/{self.event}")
        status, _ = await stream.head()
        if status == 503:  # no more streams: as the page does then
            stream.close()
            self.seen.later += 1
            await self.poll(end)
            return
        self.seen.streams += 1
        if status != 200:
            self.seen.errors.append(f"stream: {status}")
            return
        assert stream.reader is not None
        kind, due = "", 0.0  # of the last message; when the page is to be loaded again
        looking: asyncio.Task[None] | None = None
        while (left := end - perf_counter()) > 0:
            try:
                line = await asyncio.wait_for(stream.reader.readline(), left)
            except TimeoutError:
                break
            if not line:
                self.seen.errors.append("a stream ended")
                break
            if line.startswith(b"event:"):
                kind = line[6:].strip().decode()
            if line.startswith(b"data:"):
                self.told(json.loads(line[5:])["seq"])
                at = perf_counter() + self.rng.uniform(0, HURRY if kind == "round" else self.patience)
                if perf_counter() >= due or (kind == "round" and at < due):
                    if looking is not None and perf_counter() < due:
                        looking.cancel()
                    due, looking = at, asyncio.create_task(self.look_at(at, kind == "round"))
        stream.close()
        if looking is not None:
            await asyncio.wait([looking])

    def told(self, seq: int) -> None:
        """Record the delay between the deputy's answer and a message."""
        if seq in self.seen.acknowledged:
            self.seen.told.append(perf_counter() - self.seen.acknowledged[seq])

    async def look_at(self, when: float, hurry: bool) -> None:
        """Load the page in a moment, not everybody at once."""
        await asyncio.sleep(max(0.0, when - perf_counter()))
        try:
            await self.look(hurry)
        except (OSError, asyncio.IncompleteReadError, ValueError, IndexError) as error:
            self.line.close()
            self.seen.errors.append(repr(error))

    async def poll(self, end: float) -> None:
        """Without a stream: ask for the number of the last entry from time to time."""
        known, rounds = -1, 3
        await asyncio.sleep(self.rng.uniform(0, POLL))
        while perf_counter() < end:
            status, _, body = await self.line.ask(f"/live/{self.event}/seq?key={KEY}&rounds={rounds}")
            self.seen.polls += 1
            if status == 503:
                self.seen.later += 1
                await asyncio.sleep(self.rng.uniform(8, 12))
            elif status != 200:
                self.seen.errors.append(f"seq: {status}")
            elif (now := json.loads(body))["seq"] != known:
                hurry, known, rounds = now["rounds"] > rounds, now["seq"], now["rounds"]
                await asyncio.sleep(self.rng.uniform(3.0, 8.0) if hurry else self.rng.uniform(0, 1.0))
                await self.look(hurry=False)
            await asyncio.sleep(self.rng.uniform(0.5, 0.75))


# --- the desk ------------------------------------------------------------------------------------


class Deputy:
    """Enters results through the page, one board after the other, and publishes the next round."""

    def __init__(self, port: int, event: str, seen: Seen) -> None:
        self.line, self.seen, self.path = Line(port), seen, f"/desk/{event}/t/{KEY}"
        self.seq_path = f"/live/{event}/seq"

    async def work(self, rounds: int, boards: int, seconds: float) -> None:
        """The boards that are left in each round, evenly spread over the time."""
        await self.token()
        form = {"csrf": self.csrf, "who": "Bench", "password": PASSWORD, "next": "/"}
        status, _, _ = await self.line.ask("/login", form)
        assert status == 303, "the deputy cannot log in"
        await self.token()
        _, _, body = await self.line.ask(self.seq_path)
        self.seq = json.loads(body)["seq"]
        begin, entered = perf_counter(), 0
        for number in range(3, 3 + rounds):
            for board in range(1, boards + 1):
                entered += 1
                await asyncio.sleep(max(0.0, begin + entered * seconds / (rounds * boards) - perf_counter()))
                await self.enter(number, board)
            await self.publish(number + 1)
        self.seen.published = perf_counter()

    async def token(self) -> None:
        """The token of the forms of this session."""
        _, _, body = await self.line.ask("/login")
        found = re.search(r'name="csrf" value="(\w+)"', body.decode())
        assert found, "the pages of the desk carry a token"
        self.csrf = found[1]

    async def enter(self, number: int, board: int) -> None:
        """One result."""
        start = perf_counter()
        form = {"csrf": self.csrf, "result": "105"[board % 3]}
        status, _, body = await self.line.ask(f"{self.path}/results/{number}/{board}", form, "X-Desk: 1\r\n")
        self.seen.entered.append(perf_counter() - start)
        if status != 200:
            self.seen.desk_errors.append(f"board {board}: {status} {body[:200]!r}")
        self.seq += 1
        self.seen.acknowledged[self.seq] = perf_counter()

    async def publish(self, number: int) -> None:
        """A new round: everybody wants to see it."""
        status, _, _ = await self.line.ask(f"{self.path}/round/pair", {"csrf": self.csrf})
        _, _, body = await self.line.ask(f"{self.path}/round")
        mark = re.search(r'name="seen"\s+value="([^"]*)"', body.decode())
        form = {"csrf": self.csrf, "seen": mark[1] if mark else ""}
        status, headers, _ = await self.line.ask(f"{self.path}/round/publish", form)
        if status != 303 or not headers.get("location", "").endswith(f"/round/{number}"):
            _, _, said = await self.line.ask(f"{self.path}/round")
            why = re.findall(r'role="(?:alert|status)"[^>]*>(.*?)</div>', said.decode(), re.S)
            self.seen.desk_errors.append(f"publish: {status} {headers.get('location')} {why[:2]}")
        _, _, body = await self.line.ask(self.seq_path)
        self.seq = json.loads(body)["seq"]


async def hall(port: int, event: str, args: argparse.Namespace) -> Seen:
    """Everybody at once."""
    seen = Seen()
    end = perf_counter() + START + args.seconds + 2 * POLL
    phones = [Telephone(n, port, event, 2 * args.boards, seen) for n in range(args.clients)]

    def tried(do: Callable[[], Awaitable[None]], desk: bool = False) -> Awaitable[None]:
        async def attempt() -> None:
            try:
                await do()
            except (OSError, asyncio.IncompleteReadError, ValueError, IndexError) as error:
                (seen.desk_errors if desk else seen.errors).append(repr(error))

        return attempt()

    async def deputy() -> None:
        await asyncio.sleep(START)
        await Deputy(port, event, seen).work(args.rounds, args.results, args.seconds)

    follow = [tried(lambda p=p: p.follow(end)) for p in phones[::2]]
    poll = [tried(lambda p=p: p.poll(end)) for p in phones[1::2]]
    await asyncio.gather(tried(deputy, True), *follow, *poll)
    return seen


def main(arguments: list[str] | None = None) -> int:
    """Print what the telephones have seen; 1 if there were errors or pages were slow."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--clients", type=int, default=300)
    parser.add_argument("--boards", type=int, default=150)
    parser.add_argument("--results", type=int, default=60, help="boards whose results are entered")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rounds", type=int, default=1, help="rounds whose results are entered")
    parser.add_argument("--hours", action="store_true", help="three rounds of all boards in 150 seconds")
    parser.add_argument("--descriptors", type=int, default=0, help="open files that the desk may have")
    parser.add_argument("--postgres", action="store_true", help="the event is in a PostgreSQL database")
    args = parser.parse_args(arguments)
    if args.hours:
        args.rounds, args.results, args.seconds = 3, args.boards, 150.0
    raise_descriptors()  # of the telephones
    with ExitStack() as stack:
        place, event = _placed(args, stack)
        port = _free_port()
        command = [
            sys.executable,
            "-m",
            "ronde.cli",
            "serve",
            place,
            "--host",
            "0.0.0.0",
            "--port",
            str(port),
        ]
        most = f"ulimit -n {args.descriptors} && " if args.descriptors else ""
        server = subprocess.Popen(
            ["sh", "-c", f'{most}exec "$@"', "sh", *command],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "RONDE_PASSWORD": PASSWORD},
        )
        memory: list[int] = []
        try:
            _wait(port)
            seen = asyncio.run(watched(server.pid, memory, hall(port, event, args)))
        finally:
            server.terminate()
            _, _, used = os.wait4(server.pid, 0)
            server.returncode = 0
    report(seen, args.clients)
    answers = len(seen.pages) + len(seen.rush) + seen.polls + len(seen.entered)
    spent = used.ru_utime + used.ru_stime
    print(f"the desk used {spent:.0f} s of processor time in {args.seconds + START + 2 * POLL:.0f} s, "
          f"{1000 * spent / max(1, answers):.1f} ms an answer")  # fmt: skip
    return verdict(seen, memory)


def _placed(args: argparse.Namespace, stack: ExitStack) -> tuple[str, str]:
    """Where the event is, made and ready, and its id."""
    if args.postgres:
        from tests.desk.postgres import Server as Postgres

        running = Postgres()
        stack.callback(running.stop)
        return running.url("x").partition("&event")[0], prepare(
            running.url("bench"), args.boards, args.results
        )
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="ronde-bench-"))
    return folder, prepare(str(Path(folder) / "bench.ronde"), args.boards, args.results)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def watched(pid: int, memory: list[int], work: Awaitable[Seen]) -> Seen:
    """Note the memory of the desk every second meanwhile."""

    async def look() -> None:
        while True:
            with suppress(OSError):
                said = Path(f"/proc/{pid}/status").read_text()
                memory.append(int(re.findall(r"VmRSS:\s+(\d+)", said)[0]) // 1024)
            await asyncio.sleep(1)

    task = asyncio.create_task(look())
    try:
        return await work
    finally:
        task.cancel()


def _wait(port: int) -> None:
    end = time.monotonic() + 30
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def verdict(seen: Seen, memory: list[int]) -> int:
    """What was asked for, what was found, line by line; 1 if anything failed."""
    pages = sorted(seen.pages + seen.rush)
    slow = pages[len(pages) * 95 // 100] if pages else float("inf")
    third = max(1, len(memory) // 3)
    before, after = max(memory[: 2 * third], default=0), max(memory[-third:], default=0)
    lines = (
        ("errors of the desk", f"{len(seen.desk_errors)}", "none", not seen.desk_errors),
        ("errors of telephones", f"{len(seen.errors)}", "none", not seen.errors),
        ("95 % of pages", f"{slow:.2f} s", "1 s", slow <= 1.0),
        ("memory", f"{before} MB, then {after} MB", f"{GROWTH} % more", after <= before * (1 + GROWTH / 100)),
    )
    print("verdict:")
    for name, found, most, good in lines:
        print(f"  {'ok  ' if good else 'FAIL'} {name}: {found} (at most {most})")
    return 0 if all(good for *_, good in lines) else 1


def report(seen: Seen, clients: int) -> None:
    """The figures as a table."""
    print(f"{clients} telephones, half on streams, half polling; milliseconds")
    print(f"{'':30}{'number':>8}{'median':>8}{'95 %':>8}{'most':>8}")
    lines = (
        ("a page while results come", seen.pages),
        ("a page when a round comes", seen.rush),
        ("a result entered", seen.entered),
        ("a result told on a stream", seen.told),
        ("a published round on screen", seen.new_round),
    )
    for name, times in lines:
        ranked = sorted(times) or [float("nan")]
        picked = (ranked[len(ranked) // 2], ranked[len(ranked) * 95 // 100], ranked[-1])
        print(f"{name:30}{len(times):8}" + "".join(f"{1000 * t:8.0f}" for t in picked))
    print(f"{'polls':30}{seen.polls:8}")
    print(f"{'streams':30}{seen.streams:8}")
    print(f"{'told to come later':30}{seen.later:8}")
    print(f"{'errors of telephones':30}{len(seen.errors):8}")
    print(f"{'errors of the desk':30}{len(seen.desk_errors):8}")
    for error in (*seen.desk_errors[:5], *seen.errors[:5]):
        print(f"  {error}")


if __name__ == "__main__":
    sys.exit(main())
