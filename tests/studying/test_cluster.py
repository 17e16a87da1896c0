"""A study on a real Dask scheduler with real workers, one of which is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from time import sleep

import pytest
from distributed import Client

from ronde.cli import main
from ronde.errors import RondeError
from ronde.studying import plan, running

TEXT = """
seed = 3
repetitions = 40
[grid]
system = ["dutch-2026", "lim-2026"]
players = [10]
rounds = [3]
"""


class Workers:
    """A scheduler on a port of its own, and two workers."""

    def __init__(self, folder: Path) -> None:
        file = folder / "scheduler.json"
        here = ["--host", "127.0.0.1"]
        python = [sys.executable, "-m"]
        scheduler = [*python, "distributed.cli.dask_scheduler", *here, "--port", "0", "--no-dashboard"]
        worker = [*python, "distributed.cli.dask_worker", *here, "--no-dashboard", "--no-nanny"]
        worker += ["--nthreads", "1", "--local-directory", str(folder), "--death-timeout", "60"]
        self.scheduler = _started([*scheduler, "--scheduler-file", str(file)])
        self.workers = [_started([*worker, "--scheduler-file", str(file)]) for _ in range(2)]
        with Client(scheduler_file=str(file), set_as_default=False, timeout="60s") as client:
            client.wait_for_workers(2, timeout=60)
            self.address = client.scheduler.address

    def stop(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


def _started(command: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.fixture
def workers(tmp_path: Path) -> Iterator[Workers]:
    started = Workers(tmp_path)
    yield started
    started.stop()


def test_a_killed_worker_loses_nothing(
    workers: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "ROWS", 2)
    study = plan.parse(TEXT)
    alone, folder = running.Folder(tmp_path / "alone"), running.Folder(tmp_path / "cluster")
    alone.open(study, resume=False)
    list(running.run(study, alone, running.Local(1)))
    folder.open(study, resume=False)
    counted = 0
    for number, count in enumerate(running.run(study, folder, running.Cluster(workers.address))):
        if number == 3:
            os.kill(workers.workers[0].pid, signal.SIGKILL)
        counted += count
    assert counted == len(study) == folder.table().num_rows
    assert workers.workers[0].wait(timeout=60) == -signal.SIGKILL
    order = [("system", "ascending"), ("repetition", "ascending")]
    assert folder.table().sort_by(order).equals(alone.table().sort_by(order))


def test_a_lost_scheduler_has_a_sentence(
    workers: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "ROWS", 2)
    study = plan.parse(TEXT.replace("repetitions = 40", "repetitions = 400"))
    folder = running.Folder(tmp_path / "cluster")
    folder.open(study, resume=False)
    run = running.run(study, folder, running.Cluster(workers.address))
    next(run)
    workers.scheduler.kill()
    with pytest.raises(RondeError) as caught:
        list(run)
    assert caught.value.message == "error-study-cluster-lost"


@pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="the children of a process are read in /proc"
)
def test_a_killed_study_leaves_no_process(tmp_path: Path) -> None:
    (tmp_path / "s.toml").write_text(TEXT.replace("repetitions = 40", "repetitions = 100000"))
    program = "import sys; from ronde.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", program, "study", str(tmp_path / "s.toml"), str(tmp_path / "o")]
    started = _started([*command, "--jobs", "2"])
    parts = tmp_path / "o" / "parts"
    wait_until(lambda: started.poll() is not None or any(parts.glob("*.parquet")))
    assert started.poll() is None
    children = {int(pid) for pid in _children(started.pid)}
    assert len(children) >= 2
    started.kill()
    started.wait()
    wait_until(lambda: not any(_runs(pid) for pid in children))


@pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="the children of a process are read in /proc"
)
def test_a_killed_process_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "ROWS", 2)
    study = plan.parse(TEXT)
    folder = running.Folder(tmp_path)
    folder.open(study, resume=False)
    counted, before = 0, set(_children(os.getpid()))
    for number, count in enumerate(running.run(study, folder, running.Local(2))):
        if number == 0:
            os.kill(int(min(set(_children(os.getpid())) - before)), signal.SIGKILL)
        counted += count
    assert counted == len(study) == folder.table().num_rows


def _die(_: running.Chunk) -> list[running.Row]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def _only_the_first(chunk: running.Chunk) -> list[running.Row]:
    if chunk.first or chunk.number:
        Event().wait()  # for ever
    return [{**chunk.setting.parts, "repetition": chunk.first}]


def test_a_stop_does_not_wait_for_chunks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "play_chunk", _only_the_first)
    study = plan.parse(TEXT)
    folder = running.Folder(tmp_path)
    folder.open(study, resume=False)
    run = running.run(study, folder, running.Local(2))
    next(run)
    run.close()  # as when somebody stops it
    assert [part.name for part in folder.parts.iterdir()] == ["000-000000000.parquet"]


def test_processes_that_always_end_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "play_chunk", _die)
    with running.Local(1) as play, pytest.raises(RondeError) as caught:
        list(play(running.chunks(plan.parse(TEXT))))
    assert caught.value.message == "error-study-processes"


def wait_until(state: Callable[[], bool]) -> None:
    """Look until a state is reached; the time limit of the test ends it otherwise."""
    while not state():
        sleep(0.05)


def _children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_no_scheduler(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "s.toml").write_text(TEXT)
    assert main(["study", str(tmp_path / "s.toml"), str(tmp_path / "o"), "--cluster", "odd://x"]) == 3
    assert "odd://x" in capsys.readouterr().err
