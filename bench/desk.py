"""The desk: opening a long journal, and how long an action takes, against the bare flush of the disk.

`python -m bench.desk [--postgres]`
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

from ronde.desk import service
from ronde.desk.actions import ResultCorrected
from ronde.desk.event import Event
from ronde.desk.journal import entry
from ronde.desk.service import Desk
from ronde.desk.store import Store, now
from ronde.formats.players.person import Person
from ronde.model import Colour

ENTRIES = 20_000
PLAYERS = 600


def started(address: str, players: int, folder: Path) -> Desk:
    """An event whose first round is published."""
    desk = service.new_event(address, Event("Bench"), "bench", backups=folder / "copies")
    service.add_tournament(desk, replace(service.template("open"), system="dubov-1997"), "open")
    rng = Random(1)
    people = [Person(f"Player {n:04}", rng.randint(1000, 2600)) for n in range(players)]
    service.add_players(desk, "open", people)
    service.draw_colour(desk, "open", Colour.WHITE)
    service.pair_round(desk, "open")
    service.publish(desk, "open")
    return desk


def lengthen(address: str, players: int) -> None:
    """Corrections of results until the journal has 20,000 entries, written at once."""
    with service.open_event(address) as desk:
        seq, parent = desk.seq, desk.book.heads.head["open"]
    store = Store.open(address)
    before = store.entries()
    rng, lines = Random(2), []
    while seq < ENTRIES:
        seq += 1
        action = ResultCorrected(1, rng.randint(1, players // 2), rng.choice(("10", "01", "==")), "typo")
        lines.append(entry(seq, "open", parent, action, "bench", now()))
        parent = seq
    store.replace([*before, *lines])
    store.close()


def milliseconds(
    work: Callable[[], object], times: int = 1, clock: Callable[[], float] = perf_counter
) -> float:
    """The median time of something."""
    taken = []
    for _ in range(times):
        begin = clock()
        work()
        taken.append(clock() - begin)
    return 1000 * median(taken)


def opened(address: str) -> None:
    """Open, read the state and close."""
    desk = service.open_event(address)
    assert desk.state("open").rounds
    desk.book.store.close()


def flush(folder: Path) -> float:
    """A row written by SQLite alone, with the same care for the disk: what no program can do without."""
    connection = sqlite3.connect(folder / "flush.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE entry (seq INTEGER PRIMARY KEY, payload TEXT)")
    insert = "INSERT INTO entry (payload) VALUES (?)"
    taken = milliseconds(lambda: connection.execute(insert, ("x" * 200,)), 200)
    connection.close()
    return taken


def actions(desk: Desk) -> dict[str, Callable[[], object]]:
    """The usual actions, each ready to be repeated."""
    boards, uids = iter(range(1, PLAYERS // 2)), iter(list(desk.state("open").entrants))
    numbers = iter(range(10**6))
    return {
        "enter a result": lambda: service.enter_result(desk, "open", 1, next(boards), "1-0"),
        "withdraw": lambda: service.withdraw(desk, "open", next(uids)),
        "announce an absence": lambda: service.announce_away(desk, "open", next(uids), 3),
        "enter a player": lambda: service.add_player(desk, "open", Person(f"New {next(numbers)}")),
        "undo": lambda: service.undo(desk, "open"),
    }


def report(address: str, folder: Path) -> None:
    """One database: our own work is the time of the processor, the rest waits for the disk."""
    desk = started(address, PLAYERS, folder)
    print(f"  {'with 600 players':24} {'acknowledged':>13} {'own work':>10}")
    for name, work in actions(desk).items():
        whole, own = milliseconds(work, 40), milliseconds(work, 40, process_time)
        print(f"  {name:24} {whole:10.2f} ms {own:7.2f} ms")
    desk.close()
    lengthen(address, PLAYERS)
    folding = milliseconds(lambda: opened(address))
    quick = milliseconds(lambda: opened(address), 5)
    print(f"  {f'open {ENTRIES:,} entries':24} {quick:10.2f} ms; folding them all {folding:.0f} ms")


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", action="store_true", help="on a private PostgreSQL server too")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=os.environ.get("RONDE_BENCH_DIR")) as name:
        folder = Path(name)
        print(f"a bare row written and flushed by SQLite: {flush(folder):.2f} ms")
        print("SQLite")
        report(str(folder / "event.ronde"), folder)
        if args.postgres:
            from tests.desk.postgres import Server

            server = Server()
            try:
                print("PostgreSQL")
                report(server.url("bench"), folder)
            finally:
                server.stop()


if __name__ == "__main__":
    main()
