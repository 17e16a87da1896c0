"""Eight desks write at once, on SQLite and on PostgreSQL: no update is lost, conflicts are told."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from ronde.desk import databases, service
from ronde.desk.event import Event
from ronde.desk.journal import replay
from ronde.desk.service import Desk
from ronde.desk.service import desk as desk_module
from ronde.errors import Conflict
from ronde.formats.players.person import Person
from tests.desk.conftest import begin

DESKS = 8
BOARDS = 48
EACH = 6  # players that every desk enters
OUTCOMES = ("1-0", "0-1", "1/2", "0-0", "1-0F", "0-1F", "0-0F", "½-0")
LETTERS = [service.parse_outcome(text) for text in OUTCOMES]
fork = multiprocessing.get_context("fork")

Told = list[tuple[int, bool]]  # (board, acknowledged)
Task = Callable[[Desk, int], Any]


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow disk the last of eight waits long for his turn; when he gives up is not what is tested."""
    monkeypatch.setattr(databases, "BUSY_SECONDS", 300)
    monkeypatch.setattr(databases, "READING_SECONDS", 300)
    monkeypatch.setattr(desk_module, "PATIENCE", 300.0)


def enter(desk: Desk, number: int) -> Told:
    """Enter the results of his boards, and one of his own on each of the boards that all want."""
    found: Told = []
    for board in [*range(number + 1, BOARDS + 1, DESKS), *range(1, BOARDS + 1, 6)]:
        try:
            service.enter_result(desk, "open", 1, board, OUTCOMES[number])
            found.append((board, True))
        except Conflict:
            found.append((board, False))
    return found


def add(desk: Desk, number: int) -> None:
    """Enter a few players."""
    for n in range(EACH):
        service.add_player(desk, "open", Person(f"Player {number}-{n}", 1500 + n))


def work(address: str, number: int, task: Task, line: Connection) -> None:
    """One desk: say that it is open, wait for the others, do the task and tell."""
    with service.open_event(address, f"desk {number}") as desk:
        line.send("open")
        line.recv()
        line.send(task(desk, number))


def heard(line: Connection) -> Any:
    assert line.poll(600), "a desk hangs"
    return line.recv()


def at_once(address: str, task: Task) -> dict[int, Any]:
    """What every desk tells; one that dies ends its line, and the test with it."""
    lines, workers = [], []
    for number in range(DESKS):
        line, end = fork.Pipe()
        workers.append(fork.Process(target=work, args=(address, number, task, end), daemon=True))
        workers[-1].start()
        end.close()
        lines.append(line)
    for line in lines:
        assert heard(line) == "open"
    for line in lines:
        line.send("go")
    told = {number: heard(line) for number, line in enumerate(lines)}
    for worker in workers:
        worker.join()
        assert worker.exitcode == 0
    return told


def test_no_update_is_lost_and_conflicts_are_told(address: str, tmp_path: Path) -> None:
    with service.new_event(address, Event("x"), "Anne", backups=tmp_path / "copies") as desk:
        begin(desk, 2 * BOARDS)
        service.pair_round(desk, "open")
        service.publish(desk, "open")
        before = desk.seq
    found: dict[int, Told] = at_once(address, enter)
    with service.open_event(address) as desk:
        boards = desk.state("open").rounds[0].boards
        assert [b.outcome for b in boards].count("") == 0
        winners = {(n, board) for n, told in found.items() for board, done in told if done}
        for number, told in found.items():
            for board, done in told:
                assert done == (boards[board - 1].outcome == LETTERS[number]), (number, board)
        assert len({board for _, board in winners}) == len(winners) == BOARDS
        assert not all(done for told in found.values() for _, done in told)  # somebody was told
        assert desk.seq == before + BOARDS  # one entry for each result, none for a refusal
        assert replay(desk.book.store.entries())["open"] == desk.state("open")


def test_numbers_are_given_once(address: str) -> None:
    """Every desk enters players: each gets a number and uid of his own, though all reach for the next one."""
    with service.new_event(address, Event("x"), "Anne") as desk:
        begin(desk, 0)
    at_once(address, add)
    with service.open_event(address) as desk:
        entrants = desk.state("open").entrants.values()
        assert sorted(e.number for e in entrants) == list(range(1, EACH * DESKS + 1))
        assert len({e.person.name for e in entrants}) == EACH * DESKS


def test_threads_share_a_desk(address: str, tmp_path: Path) -> None:
    """A server has one desk for all its threads: everything that was acknowledged is there, once."""
    with service.new_event(address, Event("x"), "Anne", backups=tmp_path / "copies") as desk:
        begin(desk, 2 * BOARDS)
        service.pair_round(desk, "open")
        service.publish(desk, "open")

        def enter_and_look(number: int) -> None:
            mine = desk.acting(f"thread {number}")
            for board in range(number + 1, BOARDS + 1, DESKS):
                service.enter_result(mine, "open", 1, board, OUTCOMES[number])
                assert desk.state("open").rounds[0].boards[board - 1].outcome == LETTERS[number]

        with ThreadPoolExecutor(DESKS) as pool:
            list(pool.map(enter_and_look, range(DESKS)))
        boards = desk.state("open").rounds[0].boards
        assert [b.outcome for b in boards] == [LETTERS[n % DESKS] for n in range(BOARDS)]
        assert replay(desk.book.store.entries())["open"] == desk.state("open")
