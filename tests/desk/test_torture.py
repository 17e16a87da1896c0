"""Nothing is lost: kill -9 at random moments, a full disk. `make torture` does it 200 times."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.journal import replay
from ronde.desk.service import desk as desk_module
from ronde.errors import FileTrouble
from ronde.formats.players.person import Person
from tests.desk.conftest import begin, play
from tests.desk.typist import act_at_random

KILLS = int(os.environ.get("RONDE_KILLS", "20"))
fork = multiprocessing.get_context("fork")


def work(file: str, seed: int, pipe: int) -> None:
    """Act at random and tell the number of the last entry each time something was acknowledged."""
    desk_module.SNAPSHOT_EVERY, desk_module.SNAPSHOT_LEAST = 7, 3
    rng = Random(seed)
    desk = service.open_event(file, f"typist {seed}")
    while True:
        what = act_at_random(desk, "open", rng)
        os.write(pipe, f"{desk.book.heads.last}\n".encode())
        if what == "enter" and rng.random() < 0.3:
            service.backup(desk)


def killed(file: str, seed: int, rng: Random) -> list[int]:
    """Let somebody work and kill him, now and then while he opens the file; what was acknowledged to him."""
    reading, writing = os.pipe()
    worker = fork.Process(target=work, args=(file, seed, writing))
    worker.start()
    os.close(writing)
    first = b"" if rng.random() < 0.2 else os.read(reading, 1)
    time.sleep(rng.uniform(0, 0.1))
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    worker.join()
    with os.fdopen(reading, "rb") as pipe:
        told = first + pipe.read()
    return [int(line) for line in told.split(b"\n")[:-1]]


def test_kill_9_at_random_moments(file: str) -> None:
    with service.new_event(file, Event("x"), "Anne") as desk:
        begin(desk, 30)
        service.pair_round(desk, "open")
        service.publish(desk, "open")
        entries = desk.seq
    rng = Random(7226)
    acknowledged = working = 0
    for seed in range(KILLS):
        told = killed(file, seed, rng)
        working += bool(told)
        with sqlite3.connect(file) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.close()
        with service.open_event(file) as desk:
            lines = desk.book.store.entries()
            assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
            last = max([*told, entries])
            assert last <= len(lines) <= last + 1  # all that was acknowledged, and at most one more
            assert replay(lines)["open"] == desk.state("open")
            for copy in service.backups(desk):
                service.open_event(copy).close()
        acknowledged, entries = acknowledged + len(told), len(lines)
    assert working >= KILLS / 3
    print(f"{KILLS} kills, {acknowledged} acknowledged, {entries} entries, {working} while at work")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte."""
    place = tmp_path / "small"
    place.mkdir()
    if os.getuid() != 0:
        pytest.skip("only root can mount a small disk")
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)]
    if subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("this machine does not let us mount a small disk")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def fill(path: Path) -> None:
    """A file that takes all the room there is."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT)
    with suppress(OSError):
        while True:
            os.write(descriptor, b"\0" * 4096)
    os.close(descriptor)


class Test_disk_full:
    def test_a_sentence_and_nothing_lost(self, small_disk: Path) -> None:
        file = small_disk / "event.ronde"
        desk = service.new_event(file, Event("x"), "Anne", backups=small_disk / "copies")
        key = begin(desk, 20)
        play(desk, key)
        told = desk.seq
        sentence = ""
        for n in range(5000):
            try:
                service.add_player(desk, key, Person(f"Name {n} " + "x" * 2000, 1500))
                told += 1
            except FileTrouble as error:
                sentence = str(error)
                break
        assert "the disk is full, nothing was saved" in sentence
        before = desk.state(key)
        assert desk.seq == told
        for _ in range(3):
            with pytest.raises(FileTrouble, match="the disk is full"):
                service.add_player(desk, key, Person("y" * 5000))
        assert desk.state(key) == before
        with service.open_event(file) as other:  # another desk sees the same
            assert other.state(key) == before
        for copy in service.backups(desk):
            copy.unlink()
        service.add_player(desk, key, Person("There is room again"))
        desk.close()
        with service.open_event(file) as again:
            assert again.seq == told + 1
            assert replay(again.book.store.entries())[key] == again.state(key)

    def test_no_round_is_published_without_its_copy(self, small_disk: Path) -> None:
        desk = service.new_event(small_disk / "event.ronde", Event("x"), backups=small_disk / "copies")
        key = begin(desk, 20)
        service.pair_round(desk, key)
        filler = small_disk / "filler"
        fill(filler)
        with pytest.raises(FileTrouble, match="the disk is full"):
            service.publish(desk, key)
        assert desk.state(key).rounds == ()
        filler.unlink()
        service.publish(desk, key)
        assert len(service.backups(desk)) == 1
        assert [p.name for p in (small_disk / "copies").iterdir()] == [service.backups(desk)[0].name]
        desk.close()
