"""Eight desks write at once, on SQLite and on PostgreSQL: no update is lost, conflicts are told."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ronde import service
from ronde.errors import Conflict
from ronde.event import Event
from ronde.journal import replay
from tests.desk.conftest import begin

DESKS = 8
BOARDS = 48
EACH = 6  # players that every desk enters
OUTCOMES = ("1-0", "0-1", "1/2", "0-0", "1-0F", "0-1F", "0-0F", "½-0")
LETTERS = [service.parse_outcome(text) for text in OUTCOMES]
fork = multiprocessing.get_context("fork")

Told = list[tuple[int, bool]]  # (board, acknowledged)


def enter(address: str, number: int, start: object, told: object) -> None:
    """Enter the results of his boards, and one of his own on each of the boards that all want."""
    with service.open_event(address, f"desk {number}") as desk:
        start.wait()
        found: Told = []
        for board in [*range(number + 1, BOARDS + 1, DESKS), *range(1, BOARDS + 1, 6)]:
            try:
                service.enter_result(desk, "open", 1, board, OUTCOMES[number])
                found.append((board, True))
            except Conflict:
                found.append((board, False))
        told.put((number, found))


def run(address: str) -> dict[int, Told]:
    start, told = fork.Barrier(DESKS), fork.Queue()
    workers = [fork.Process(target=enter, args=(address, n, start, told)) for n in range(DESKS)]
    for worker in workers:
        worker.start()
    found = dict(told.get(timeout=120) for _ in workers)
    for worker in workers:
        worker.join(30)
    return found


def test_no_update_is_lost_and_conflicts_are_told(address: str, tmp_path: Path) -> None:
    with service.new_event(address, Event("x"), "Anne", backups=tmp_path / "copies") as desk:
        begin(desk, 2 * BOARDS)
        service.pair_round(desk, "open")
        service.publish(desk, "open")
        before = desk.seq
    found = run(address)
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


def add(address: str, number: int, start: object) -> None:
    from ronde.formats.people import Person

    with service.open_event(address, f"desk {number}") as desk:
        start.wait()
        for n in range(EACH):
            service.add_player(desk, "open", Person(f"Player {number}-{n}", 1500 + n))


def test_numbers_are_given_once(address: str) -> None:
    """Every desk enters players: each gets a number and uid of his own, though all reach for the next one."""
    with service.new_event(address, Event("x"), "Anne") as desk:
        begin(desk, 0)
    start = fork.Barrier(DESKS)
    workers = [fork.Process(target=add, args=(address, n, start)) for n in range(DESKS)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(120)
        assert worker.exitcode == 0
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
