"""Machines and requests that nobody wishes for: clocks that go back, cut logs, full files, other hosts."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ronde.cli import main
from ronde.desk import service, store
from ronde.desk.event import Event
from ronde.formats.players.person import Person
from ronde.web.app import create_app
from ronde.web.engine import create_engine
from tests.web.desks import Client, begin, fill, publish
from tests.web.serving import PATIENCE, Hosted


def test_journal_is_in_order_when_the_clock_goes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "nice.ronde"
    with service.new_event(path, Event("Nice"), "Anne") as desk:
        begin(desk)
        monkeypatch.setattr(store, "now", lambda: "1999-01-01T00:00:00.000Z")
        service.enter_result(desk, "open", 1, 1, "1-0")
        service.correct_result(desk, "open", 1, 1, "0-1", "wrong way round")
        seq = desk.seq
    with service.open_event(path) as desk:
        assert desk.seq == seq
        assert desk.state("open").round(1).boards[0].outcome == "01"
        service.undo(desk, "open", None, "")
        assert desk.state("open").round(1).boards[0].outcome == "10"


def test_action_that_finds_no_room_in_its_file_is_not_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "nice.ronde"
    service.new_event(path, Event("Nice"), "Anne").close()
    code = """
import resource, sys
from ronde.desk import service
from ronde.errors import FileTrouble
from ronde.formats.players.person import Person
with service.open_event(sys.argv[1]) as desk:
    service.add_tournament(desk, service.template("open"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
    done = 0
    try:
        for n in range(400):
            service.add_player(desk, "open", Person(f"Player {n} " + "x" * 80, club="y" * 100))
            done += 1
    except FileTrouble as error:
        print(done, error.exit_code)
"""
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
    count, exit_code = map(int, done.stdout.split())
    assert (count > 0, exit_code) == (True, 5)
    with service.open_event(path) as desk:
        assert len(desk.state("open").entrants) == count
        service.add_player(desk, "open", Person("One more"))


@pytest.mark.parametrize("kind", ["cut", "flipped"])
def test_damaged_log_of_sqlite_leaves_a_whole_beginning(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "nice.ronde"
    desk = service.new_event(path, Event("Nice"), "Anne")
    service.add_tournament(desk, service.template("open"))
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")  # keeps the log from being emptied
        reader.execute("SELECT count(*) FROM entry").fetchall()
        for n in range(12):
            service.add_player(desk, "open", Person(f"Player {n}"))
        whole = [entry.payload for entry in desk.book.store.entries()]
        log = path.with_name("nice.ronde-wal").read_bytes()
        base = path.read_bytes()
    desk.close()
    assert len(log) > 10_000
    found = set()
    for at in range(0, len(log), max(1, len(log) // 40)):
        copy = tmp_path / f"copy{at}.ronde"
        copy.write_bytes(base)
        left = log[:at] if kind == "cut" else log[:at] + bytes([log[at] ^ 0x55]) + log[at + 1 :]
        copy.with_name(copy.name + "-wal").write_bytes(left)
        with service.open_event(copy) as again:
            kept = [entry.payload for entry in again.book.store.entries()]
        assert kept == whole[: len(kept)]
        found.add(len(kept))
    assert len(found) > 5


def test_open_desk_answers_no_other_host(tmp_path: Path) -> None:
    hall = Hosted(tmp_path)
    id_, desk = hall.event("Nice")
    begin(desk)

    def status(path: str, host: str, method: str = "GET") -> bytes:
        line = socket.create_connection(("127.0.0.1", hall.port), PATIENCE)
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        line.sendall(head.encode())
        answer = line.recv(100)
        line.close()
        return answer[9:12]

    paths = (
        "/",
        f"/e/{id_}",
        f"/e/{id_}/open",
        f"/live/{id_}/seq",
        "/static/ronde.css",
        "/api/events",
        "/desk/new",
    )
    for path in paths:
        status(path, "127.0.0.1")  # what can be kept is kept
        for host in (
            f"rebound.example:{hall.port}",
            "127.0.0.1.rebound.example",
            "localhost.",
            "127.0.0.1@x",
            "[::2]",
        ):
            assert status(path, host) == b"421", (path, host)
    assert status(f"/api/events/{id_}/close", "rebound.example", "POST") == b"421"
    hall.stop()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\x00" * 100_000,
        b"[" * 500_000,
        b"001 " + b"9" * 1_000_000,
        b"012 x\nXXR 999\n" + b"001    1" * 100_000,
        b"XXA " + b"1 " * 100_000,
        b"\xff\xfe" * 100_000,
        b"012 x\n" * 200_000,
        b"XXR " + b"9" * 5000,
    ],
)
def test_hostile_report_gets_a_short_refusal_of_the_engine(engine: TestClient, body: bytes) -> None:
    for question in ("pair", "explain", "check"):
        answer = engine.post(f"/api/engine/{question}", content=body)
        assert 400 <= answer.status_code < 500 or answer.status_code == 503, (question, answer.text[:200])
        assert len(answer.content) < 2000
        assert answer.json()["error"]


@pytest.fixture(scope="module")
def engine() -> TestClient:
    """`ronde serve --engine` without a network."""
    return TestClient(create_engine())


def test_claims_of_another_report_are_not_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for name, players in (("a", 8), ("b", 9), ("c", 8)):
        client = Client(tmp_path / name)
        desk = fill(client, players=players)
        publish(desk, results=True)
        if name == "c":
            service.correct_result(desk, "open", 1, 1, "0-1", "x")
        publish(desk, results=True)
        reports.append(tmp_path / f"{name}.trf")
        reports[-1].write_text(service.export_trf(desk, "open"))
        client.app.state.events.close()
    capsys.readouterr()
    assert main(["explain", str(reports[0]), "--round", "2", "--json"]) == 0
    claims = tmp_path / "round.json"
    claims.write_text(capsys.readouterr().out)
    assert main(["verify", str(claims), str(reports[0])]) == 0
    assert [main(["verify", str(claims), str(other)]) for other in reports[1:]] == [4, 4]


def test_stranger_does_not_read_where_the_database_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("psycopg")
    monkeypatch.setenv("HOME", str(tmp_path))
    url = "postgresql://ronde:s3cret@127.0.0.1:1/hall_database"
    app = create_app(url)
    client = TestClient(app, raise_server_exceptions=False)
    for path in (
        "/",
        "/e/nice",
        "/e/nice/open",
        "/live/nice/seq",
        "/api/events",
        "/api/events/nice",
        "/desk/nice",
    ):
        answer = client.get(path, follow_redirects=True)
        for secret in ("s3cret", "hall_database", "127.0.0.1", "connection"):
            assert secret not in answer.text, (path, answer.status_code, answer.text[-600:])
        assert answer.status_code in (200, 401, 503), (path, answer.status_code)
