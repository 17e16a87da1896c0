"""Many telephones on one desk while results are entered and rounds are published.

`python -m bench.web [--clients 300] [--boards 150] [--results 60] [--seconds 60]`
`python -m bench.web --clients 300 --boards 1000`   (two thousand players)
`python -m bench.web --clients 1000 --descriptors 1024 [--postgres]`   (a minute and a half)
`python -m bench.web --clients 1000 --descriptors 1024 --hours [--postgres]`   (three minutes)

What a telephone does stands in `bench/telephones.py`. They are strangers with addresses of their own;
the deputy has logged in, and enters results through the page. With `--hours` three rounds of
all boards are entered and published, hours of an event in three minutes: what the desk keeps for each of
them shows in its memory, which may grow until all telephones have seen the first new round, not later.
The last lines are the verdict, as is the exit code.

Everything on loopback: the desk in a process of its own, the telephones here, on the same processors. What is
measured is every page, from the request to its last byte, and the time from the publication of a round until
each telephone has the page that shows it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from time import perf_counter

from bench.telephones import START, TROUBLE, Line, Seen, Telephone
from ronde.desk import service
from ronde.desk.event import Event
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.web.serving import raise_descriptors

AFTER = 15.0  # seconds that the telephones look at the last round
MOST, GROWTH = 200, 10  # MB; per cent by which memory may grow after the first round with all telephones
PAGES, ROUND, ENTRY = 1.0, 5.0, 0.5  # seconds: 95 % of pages, the round everywhere, 95 % of results entered
FEW, SOONER = 300, 0.5  # so many telephones at most have 95 % of their pages sooner
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
        self.seen.published[number] = perf_counter()
        if status != 303 or not headers.get("location", "").endswith(f"/round/{number}"):
            _, _, said = await self.line.ask(f"{self.path}/round")
            why = re.findall(r'role="(?:alert|status)"[^>]*>(.*?)</div>', said.decode(), re.S)
            self.seen.desk_errors.append(f"publish: {status} {headers.get('location')} {why[:2]}")
        _, _, body = await self.line.ask(self.seq_path)
        self.seq = json.loads(body)["seq"]


async def hall(port: int, event: str, args: argparse.Namespace) -> Seen:
    """Everybody at once."""
    seen = Seen()
    place = f"{event}/{KEY}"
    phones = [Telephone(n, port, place, 2 * args.boards, seen) for n in range(args.clients)]
    following = [asyncio.create_task(phone.live(n % 2 == 0)) for n, phone in enumerate(phones)]
    await asyncio.sleep(START)
    try:
        await Deputy(port, event, seen).work(args.rounds, args.results, args.seconds)
    except TROUBLE as error:
        seen.desk_errors.append(repr(error))
    await asyncio.sleep(AFTER)
    for task in following:
        if task.done() and (error := task.exception()):
            seen.errors.append(repr(error))
        task.cancel()
    for phone in phones:
        phone.end()
    await asyncio.gather(*following, return_exceptions=True)
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
        server, port = _listening(place, args.descriptors)
        memory: list[tuple[float, int]] = []
        try:
            begun = _processor_time(server.pid)
            seen = asyncio.run(watched(server.pid, memory, hall(port, event, args)))
            spent = _processor_time(server.pid) - begun
        finally:
            server.terminate()
            server.wait()
    report(seen, args.clients)
    asked = seen.requests.total() + len(seen.entered)
    lasted = args.seconds + START + AFTER
    print(f"the desk used {spent:.1f} s of processor time in {lasted:.0f} s for {asked} requests, "
          f"{1000 * spent / max(1, asked):.1f} ms each")  # fmt: skip
    return verdict(seen, memory, args)


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


def _listening(place: str, descriptors: int) -> tuple[subprocess.Popen[bytes], int]:
    """A desk that listens, and its port: another one if somebody else has taken it meanwhile."""
    most = f"ulimit -n {descriptors} && " if descriptors else ""
    for _ in range(5):
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
        server = subprocess.Popen(
            ["sh", "-c", f'{most}exec "$@"', "sh", *command],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "RONDE_PASSWORD": PASSWORD},
        )
        if _answers(port, server):
            return server, port
    raise SystemExit(f"the desk does not start: it ended five times, last with exit code {server.returncode}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _processor_time(pid: int) -> float:
    """The seconds that a process has used."""
    said = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(said[11]) + int(said[12])) / os.sysconf("SC_CLK_TCK")


async def watched(pid: int, memory: list[tuple[float, int]], work: Awaitable[Seen]) -> Seen:
    """Note the memory of the desk every second meanwhile."""

    async def look() -> None:
        while True:
            with suppress(OSError):
                said = Path(f"/proc/{pid}/status").read_text()
                memory.append((perf_counter(), int(re.findall(r"VmRSS:\s+(\d+)", said)[0]) // 1024))
            await asyncio.sleep(1)

    task = asyncio.create_task(look())
    try:
        return await work
    finally:
        task.cancel()


def _answers(port: int, server: subprocess.Popen[bytes]) -> bool:
    """Wait until the desk listens; False if it ends instead."""
    end = time.monotonic() + 120  # a busy machine starts slowly
    while server.poll() is None:
        try:
            # from another address: a connection from this one may meet itself while nobody listens
            socket.create_connection(("127.0.0.1", port), 1, ("127.0.0.2", 0)).close()
            return True
        except OSError:
            if time.monotonic() > end:
                server.kill()
                raise
            time.sleep(0.05)
    return False


def verdict(seen: Seen, memory: list[tuple[float, int]], args: argparse.Namespace) -> int:
    """What was asked for, what was found, line by line; 1 if anything failed."""
    slow, entry = _late(seen.pages + seen.rush), _late(seen.entered)
    aim = SOONER if args.clients <= FEW else PAGES
    highest = _highest(memory, 0.0)
    grown, growth = _grown(seen, memory)
    last = max(seen.new_round, default=float("inf"))
    expected = args.clients * len(seen.published)
    lines = [
        ("errors of the desk", f"{len(seen.desk_errors)}", "none", not seen.desk_errors),
        ("errors of telephones", f"{len(seen.errors)}", "none", not seen.errors),
        ("95 % of pages", f"{slow:.2f} s", f"{aim:g} s", slow <= aim),
        ("95 % of results entered", f"{entry:.2f} s", f"{ENTRY:g} s", entry <= ENTRY),
        ("the new round on the last telephone", f"{last:.1f} s", f"{ROUND:g} s", last <= ROUND),
        (
            "telephones without it",
            f"{expected - len(seen.new_round)}",
            "none",
            len(seen.new_round) == expected,
        ),
        ("memory", f"{highest} MB", f"{MOST} MB", highest <= MOST),
    ]
    if len(seen.published) > 1:
        good = growth <= 1 + GROWTH / 100
        lines.append(("memory after the first round", grown, f"{GROWTH} % more", good))
    everybody = _highest(memory, 0.0, max(seen.opened, default=0.0))
    print(f"memory: {memory[0][1]} MB, with all telephones {everybody} MB, then every ten seconds "
          + " ".join(str(one) for _, one in memory[::10]))  # fmt: skip
    print("verdict:")
    for name, found, most, good in lines:
        print(f"  {'ok  ' if good else 'FAIL'} {name}: {found} (at most {most})")
    return 0 if all(good for *_, good in lines) else 1


def _highest(memory: list[tuple[float, int]], since: float, until: float = float("inf")) -> int:
    """The most megabytes between two moments."""
    return max((size for at, size in memory if since <= at <= until), default=0)


def _grown(seen: Seen, memory: list[tuple[float, int]]) -> tuple[str, float]:
    """The memory until all telephones have the first new round, and later, with the ratio."""
    first = min(seen.published.values(), default=0.0) + AFTER
    until, later = _highest(memory, 0.0, first), _highest(memory, first)
    return f"{until} MB, then {later} MB", later / max(1, until)


def _late(times: list[float]) -> float:
    """The time that 95 % of them do not exceed."""
    return sorted(times)[len(times) * 95 // 100] if times else float("inf")


def report(seen: Seen, clients: int) -> None:
    """The figures as a table."""
    print(f"{clients} telephones, half of them without a stream; milliseconds")
    print(f"{'':34}{'number':>8}{'median':>8}{'95 %':>8}{'most':>8}")
    lines = (
        ("a page while results come", seen.pages),
        ("a page when a round comes", seen.rush),
        ("a result entered", seen.entered),
        ("a result told on a stream", seen.told),
        ("from publication to the page", seen.new_round),
    )
    for name, times in lines:
        ranked = sorted(times) or [float("nan")]
        picked = (ranked[len(ranked) // 2], _late(times), ranked[-1])
        print(f"{name:34}{len(times):8}" + "".join(f"{1000 * t:8.0f}" for t in picked))
    print("requests: " + ", ".join(f"{n} {kind}" for kind, n in sorted(seen.requests.items())))
    print("told to come later: " + (", ".join(f"{n} {k}" for k, n in sorted(seen.later.items())) or "nobody"))
    for error in (*seen.desk_errors[:5], *seen.errors[:5]):
        print(f"  {error}")


if __name__ == "__main__":
    sys.exit(main())
