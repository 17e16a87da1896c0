"""Event files that somebody made by hand: nothing in them runs, and each is refused with a sentence."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ronde.desk import chain, service, store
from ronde.desk.actions import EventDescribed
from ronde.desk.event import Event
from ronde.desk.journal import Entry, Heads, Mark, entry
from ronde.desk.service import Desk
from ronde.desk.store import Store, now
from ronde.errors import BadInput, Damaged, FileTrouble
from ronde.formats.players.person import Person

ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)"


def said(seq: int, parent: int, name: str = "x") -> Entry:
    return entry(seq, "", parent, EventDescribed(Event(name)), "Eve", now())


def run(file: str, *statements: str) -> None:
    """Do something to a file with SQLite itself."""
    with closing(sqlite3.connect(file)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


class Test_schema:
    @pytest.mark.parametrize(
        "statements",
        [
            ["CREATE TRIGGER t BEFORE INSERT ON entry BEGIN SELECT RAISE(IGNORE); END"],
            ["CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM entry WHERE seq = 1; END"],
            [
                "CREATE TRIGGER t AFTER INSERT ON keep "
                f"BEGIN SELECT max(x) FROM ({ENDLESS} SELECT x FROM n); END"
            ],
            ["ALTER TABLE entry RENAME TO e", f"CREATE VIEW entry AS {ENDLESS} SELECT * FROM e, n"],
            ["DROP TABLE event", f"CREATE VIEW event AS {ENDLESS} SELECT x AS id, x AS created FROM n"],
            ["ALTER TABLE event ADD COLUMN big GENERATED ALWAYS AS (zeroblob(900000000))"],
            ["CREATE INDEX i ON entry (length(payload))"],
            ["CREATE TABLE more (x)"],
        ],
    )
    def test_anything_that_no_edition_made_is_refused(self, file: str, statements: list[str]) -> None:
        service.new_event(file, Event("Open")).close()
        run(file, *statements)
        before = Path(file).read_bytes()
        with pytest.raises(Damaged, match="is damaged, or is not a Ronde event file"):
            service.open_event(file)
        assert store.salvage(file) == ([], None)
        assert Path(file).read_bytes() == before

    def test_trigger_made_meanwhile_loses_no_acknowledged_action(self, desk: Desk, file: str) -> None:
        run(file, "CREATE TRIGGER t BEFORE INSERT ON entry BEGIN SELECT RAISE(IGNORE); END")
        last = desk.seq
        with pytest.raises(FileTrouble, match="nothing was recorded"):
            service.describe_event(desk, Event("Open de Lyon"))
        assert desk.seq == last
        assert desk.event.name == "Open de Nice"

    def test_functions_in_a_schema_do_not_run(self, desk: Desk) -> None:
        with desk.book.store.database.reading() as connection:
            assert connection.value("PRAGMA trusted_schema") == 0


class Test_opening:
    def test_longer_than_the_deadline(self, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
        Store.create(file, [said(n, n - 1) for n in range(1, 3001)]).close()
        Store.open(file).close()
        monkeypatch.setattr(store, "OPENING_SECONDS", -1)
        with pytest.raises(Damaged, match="cannot be opened within"):
            Store.open(file)

    def test_payload_of_more_than_any_action(self, file: str) -> None:
        first = said(1, 0)
        Store.create(file, [first]).close()
        payload = json.dumps({"event": {"name": "x" * 33 * 1024**2}})
        link = chain.link(chain.START, (1, "", 0, first.kind, payload, first.who, first.at))
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("UPDATE entry SET payload = ?, link = ?", (payload, link))
            connection.commit()
        with pytest.raises(Damaged, match="entry 1"):
            service.open_event(file)

    def test_payload_that_could_not_be_read_back_is_not_written(self, desk: Desk) -> None:
        with pytest.raises(BadInput, match="too much for one entry of the journal"):
            service.describe_event(desk, Event("x" * 17 * 1024**2))
        assert desk.event.name == "Open de Nice"


class Test_journal:
    @pytest.mark.parametrize("parent", [2, 3, 7, -1])
    def test_parent_that_is_no_earlier_entry(self, file: str, parent: int) -> None:
        Store.create(file, [said(1, 0), said(2, parent)]).close()
        with pytest.raises(Damaged, match="entry 2 of the journal does not fit the entries before it"):
            service.open_event(file)

    def test_parent_that_is_no_action(self) -> None:
        heads = Heads()
        heads.follow(Mark(1, "", 0, "event-described"))
        heads.follow(Mark(2, "", 1, "undo"))
        with pytest.raises(Damaged, match="entry 3"):
            heads.follow(Mark(3, "", 2, "event-described"))

    @pytest.mark.parametrize("setup", [
        {"rounds": 999_999_999}, {"rounds": -1}, {"rounds": 5, "teams": {"boards": 999_999_999}},
    ])  # fmt: skip
    def test_more_rounds_or_boards_than_can_be_played(self, file: str, setup: dict[str, object]) -> None:
        payload = {"setup": {"name": "Open", "system": "dutch-2026", **setup}}
        Store.create(file, [Entry(1, "open", 0, "tournament-created", payload, "Eve", now())]).close()
        with service.open_event(file) as desk, pytest.raises(Damaged, match="entry 1"):
            service.add_player(desk, "open", Person("Anna"))
