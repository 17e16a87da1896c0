"""Many events, bad ones, locked ones: opened when they are asked for, and closed again."""

from __future__ import annotations

import json
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from ronde.desk import chain, databases, service
from ronde.desk.event import Event
from ronde.errors import Damaged, FileTrouble
from ronde.web.events import Events
from tests.web.desks import Client, fill, publish


def descriptors() -> int:
    """How many files and sockets this process has open."""
    return len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").exists() else 0


def many(folder: Path, count: int) -> None:
    """A folder with as many copies of an event."""
    service.new_event(folder / "e0.ronde", Event("Nice"), "Anne").close()
    data = (folder / "e0.ronde").read_bytes()
    for n in range(1, count):
        (folder / f"e{n}.ronde").write_bytes(data)


class TestManyEvents:
    def test_the_list_does_not_keep_them_open(self, tmp_path: Path) -> None:
        many(tmp_path, 60)
        client = Client(tmp_path)
        client.app.state.events.most = 5
        before = descriptors()
        assert client.get("/").count("Nice") >= 60
        assert descriptors() - before < 40
        assert len(client.app.state.events._desks) == 5
        client.app.state.events.close()

    def test_the_least_recently_used_one_is_closed(self, tmp_path: Path) -> None:
        many(tmp_path, 4)
        events = Events(tmp_path, most=2)
        for id_ in ("e0", "e1", "e0", "e2"):
            events.desk(id_)
        assert list(events._desks) == ["e0", "e2"]
        events.close()

    def test_who_still_holds_a_closed_one_goes_on_working(self, tmp_path: Path) -> None:
        many(tmp_path, 2)
        events = Events(tmp_path, most=1)
        held = events.desk("e0").acting("Anne")
        events.desk("e1")
        service.describe_event(held, Event("Lyon"))
        assert events.desk("e0").event.name == "Lyon"
        events.close()

    def test_an_event_in_which_nothing_happened_is_not_read_again(self, tmp_path: Path) -> None:
        many(tmp_path, 3)
        events = Events(tmp_path, most=1)
        read: list[str] = []

        def make(id_: str, desk: service.Desk) -> str:
            read.append(id_)
            return desk.event.name

        for _ in range(3):
            events.summaries("name", make)
        assert len(read) <= 4  # the first opening of a file may bring its log into it
        service.describe_event(events.desk("e2"), Event("Lyon"))
        assert events.summaries("name", make)[2] == ("e2", "Lyon")
        events.close()


class TestBadEvents:
    def rewrite(self, path: Path, kind: str, payload: str, parent: int = 1, seq: int = 2) -> None:
        """One more entry that no edition of ours writes, with a right link."""
        with sqlite3.connect(path) as base:
            (before,) = base.execute("SELECT link FROM entry ORDER BY seq DESC LIMIT 1").fetchone()
            said = (seq, "", parent, kind, payload, "Eve", "2026-01-01T00:00:00.000Z")
            base.execute(
                "INSERT INTO entry (event, seq, scope, parent, kind, payload, who, at, link) "
                "VALUES ('event', ?, ?, ?, ?, ?, ?, ?, ?)",
                (*said, chain.link(before, said)),
            )
        base.close()

    @pytest.mark.parametrize(
        ("kind", "payload", "parent", "seq"),
        [
            ("no-such-thing", "{}", 1, 2),
            ("event-described", json.dumps({"event": {"colour": "blue"}}), 1, 2),
            ("event-described", "[]", 1, 2),
            ("event-closed", "{}", 1, 7),
            ("undo", "{}", 5, 2),
            ("redo", "{}", 1, 2),
        ],
    )
    def test_one_of_them_does_not_hide_the_others(
        self, tmp_path: Path, kind: str, payload: str, parent: int, seq: int
    ) -> None:
        client = Client(tmp_path)
        fill(client)
        service.new_event(tmp_path / "bad.ronde", Event("Bad"), "Eve").close()
        self.rewrite(tmp_path / "bad.ronde", kind, payload, parent, seq)
        page = client.get("/")
        assert "Nice" in page
        assert 'value="bad"' in page  # the arbiter is offered its newest copy
        assert [one["id"] for one in client.http.get("/api/events").json()] == ["nice"]
        with pytest.raises(Damaged):
            service.open_event(tmp_path / "bad.ronde").event  # noqa: B018
        client.app.state.events.close()


class TestLockedEvents:
    def test_others_do_not_wait_for_one_that_is_locked(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        many(tmp_path, 2)
        events = Events(tmp_path)
        opening, go_on = threading.Event(), threading.Event()
        plain = service.open_event

        def slow(address: str) -> service.Desk:
            if address.endswith("e0.ronde"):
                opening.set()
                assert go_on.wait(60)
                raise FileTrouble("error-has-been-use-another-program", where=address, seconds=10)
            return plain(address)

        monkeypatch.setattr(service, "open_event", slow)

        def ask() -> None:
            with pytest.raises(FileTrouble):
                events.desk("e0")

        first = threading.Thread(target=ask)
        first.start()
        assert opening.wait(60)
        assert events.desk("e1").event.name == "Nice"  # while the other is still being opened
        go_on.set()
        first.join()
        events.close()

    def test_locked_event_is_asked_for_once_in_a_moment(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(databases, "BUSY_SECONDS", 3600)
        monkeypatch.setattr(databases, "READING_SECONDS", 0.01)
        monkeypatch.setattr("ronde.web.events.MOMENT", 3600.0)
        many(tmp_path, 2)
        client = Client(tmp_path, open_desk=False)
        tried: list[str] = []
        plain = service.open_event

        def noted(address: str) -> service.Desk:
            tried.append(Path(address).stem)
            return plain(address)

        monkeypatch.setattr(service, "open_event", noted)
        with closing(sqlite3.connect(tmp_path / "e0.ronde", isolation_level=None)) as other:
            other.execute("PRAGMA locking_mode=EXCLUSIVE")
            other.execute("BEGIN EXCLUSIVE")
            for _ in range(2):
                client.get("/e/e0", 503)
                assert "Nice" in client.get("/")
        assert tried.count("e0") == 1
        client.get("/e/e0", 503)
        monkeypatch.setattr("ronde.web.events.MOMENT", 0.0)
        assert "Nice" in client.get("/e/e0")
        client.app.state.events.close()


@pytest.mark.parametrize(("language", "said"), [("en", "before round 2"), ("fr", "avant la ronde 2")])
def test_a_copy_says_before_which_round_it_was_made(tmp_path: Path, language: str, said: str) -> None:
    client = Client(tmp_path, language=language)
    desk = fill(client)
    publish(desk, results=True)
    publish(desk)
    page = client.get("/desk/nice")
    assert said in page
    assert "before open" not in page
