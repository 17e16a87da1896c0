"""The store: both databases, snapshots, copies, damaged and read-only files."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from ronde.desk import service
from ronde.desk.actions import EventDescribed, Returned
from ronde.desk.databases import Row
from ronde.desk.event import Event, State
from ronde.desk.journal import Entry, entry, replay
from ronde.desk.service import Desk, copies
from ronde.desk.service import desk as desk_module
from ronde.desk.store import SequenceTaken, Store, now
from ronde.errors import BadInput, Damaged, FileTrouble, Refused
from ronde.formats.players.person import Person
from tests import damage
from tests.desk.conftest import begin, play
from tests.desk.postgres import Server

ROOT = os.getuid() == 0


def said(seq: int, name: str = "x") -> Entry:
    return entry(seq, "", seq - 1, EventDescribed(Event(name)), "Anne", now())


class Test_both_databases:
    def test_what_is_written_is_read_by_another(self, address: str) -> None:
        store = Store.create(address)
        store.append(said(1, "É'\"; -- 象"))
        other = Store.open(address)
        assert other.entries() == store.entries()
        assert other.entries()[0].payload == {"event": {"name": "É'\"; -- 象"}}
        store.close()
        other.close()

    def test_text_that_no_database_likes(self, address: str) -> None:
        with service.new_event(address, Event("Open\0 de\nNice"), "An\0ne") as desk:
            key = begin(desk, 4)
            uid = service.add_player(desk, key, Person("Zoé\0\ud800\u2028 象", club="\x07")).uid
            service.withdraw(desk, key, uid, "\udfff\t ill")
        with service.open_event(address) as desk:
            assert desk.event.name == "Open de Nice"
            assert desk.state(key).entrants[uid].person == Person("Zoé 象")
            assert service.log(desk)[-1].say() == "Zoé 象 leaves (ill)"
            service.export_trf(desk, key).encode()

    def test_a_number_is_given_once(self, address: str) -> None:
        store = Store.create(address)
        store.append(said(1))
        with pytest.raises(SequenceTaken):
            store.append(said(1, "y"))
        assert [line.payload["event"]["name"] for line in store.entries()] == ["x"]
        store.close()

    def test_some_entries(self, address: str) -> None:
        store = Store.create(address)
        for seq in range(1, 8):
            store.append(said(seq))
        assert [line.seq for line in store.entries(after=5)] == [6, 7]
        assert [line.seq for line in store.entries(only=[7, 2])] == [2, 7]
        assert [line.seq for line in store.entries(limit=3)] == [5, 6, 7]
        assert store.last()[0] == 7
        store.close()

    def test_small_things_are_kept_and_forgotten(self, address: str) -> None:
        with service.new_event(address, Event("x")) as desk:
            service.keep(desk, "token", "abc")
            service.keep(desk, "token", "def")
            assert service.kept(desk, "token") == "def"
            service.keep(desk, "token", None)
            assert service.kept(desk, "token") is None

    def test_an_event_is_created_once(self, address: str) -> None:
        service.new_event(address, Event("x")).close()
        with pytest.raises(Refused, match="already"):
            service.new_event(address, Event("y"))
        with service.open_event(address) as desk:
            assert desk.event.name == "x"

    def test_events_of_a_place(self, address: str, tmp_path: Path) -> None:
        service.new_event(address, Event("x")).close()
        place = address if "://" in address else tmp_path
        assert address.split("=")[-1] in [found.split("=")[-1] for found in service.events(place)]

    def test_a_missing_event(self, address: str) -> None:
        with pytest.raises((BadInput, FileTrouble)):
            service.open_event(address)

    def test_a_whole_evening_is_the_fold_of_its_journal(self, address: str) -> None:
        with service.new_event(address, Event("x"), "Anne") as desk:
            key = begin(desk, 11)
            for _ in range(3):
                play(desk, key, {2: "0-1", 3: "1/2"})
            service.undo(desk, key)
            assert replay(desk.book.store.entries())[key] == desk.state(key)
        with service.open_event(address) as again:
            assert replay(again.book.store.entries())[key] == again.state(key)


class Test_snapshots:
    @pytest.fixture(autouse=True)
    def _often(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(desk_module, "SNAPSHOT_EVERY", 5)
        monkeypatch.setattr(desk_module, "SNAPSHOT_LEAST", 2)
        monkeypatch.setattr(desk_module, "RECENT", 3)

    def test_they_agree_with_the_journal_at_every_step(self, address: str) -> None:
        with service.new_event(address, Event("x")) as desk:
            key = begin(desk, 6)
            for n in range(20):
                service.add_player(desk, key, Person(f"Late {n}", 1000 + n))
            for n in range(24):
                line = service.undo(desk, key) if n % 5 else service.redo(desk, key) if n else None
                del line
                state = desk.state(key)
                with service.open_event(address) as other:  # nothing in memory: from a snapshot
                    assert other.state(key) == state
                assert replay(desk.book.store.entries())[key] == state

    @pytest.mark.parametrize("version", ["the same", "another"])
    def test_a_damaged_one_or_one_of_another_edition_is_not_used(
        self, file: str, version: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with service.new_event(file, Event("x")) as desk:
            key = begin(desk, 6)
            state = desk.state(key)
        connection = sqlite3.connect(file)
        connection.execute("UPDATE snapshot SET state = x'00'")
        assert connection.total_changes
        connection.commit()
        connection.close()
        if version == "another":
            monkeypatch.setattr(desk_module, "_fold_version", lambda: "another")
        with service.open_event(file) as desk:
            assert desk.state(key) == state


class Test_copies:
    def test_a_copy_is_the_event(self, address: str, tmp_path: Path) -> None:
        with service.new_event(address, Event("x"), "Anne", backups=tmp_path / "copies") as desk:
            key = begin(desk)
            service.keep(desk, "token", "abc")
            path = service.backup(desk, tmp_path / "copy.ronde")
            state = desk.state(key)
        with service.open_event(path) as copy:
            assert copy.state(key) == state
            assert service.kept(copy, "token") == "abc"
        assert not path.with_name(path.name + "-wal").exists()

    def test_before_each_round_one_is_made(self, desk: Desk, key: str) -> None:
        play(desk, key)
        play(desk, key)
        made = service.backups(desk)
        assert [path.stem.split("-", 4)[4] for path in made] == ["before-open-round-1", "before-open-round-2"]
        with service.open_event(made[1]) as then:
            assert len(then.state().rounds) == 1

    def test_restoring_puts_it_back_and_keeps_what_was_there(self, address: str, tmp_path: Path) -> None:
        copies = tmp_path / "copies"
        with service.new_event(address, Event("x"), backups=copies) as desk:
            key = begin(desk)
            before = desk.state(key)
            path = service.backup(desk, tmp_path / "copy.ronde")
            service.add_player(desk, key, Person("Later"))
            saved = service.restore(path, address, replace_it=True, backups=copies)
            assert saved is not None
            assert desk.state(key) == before  # a desk that is open sees it
            assert (
                service.log(desk)[-1].say()
                == f"backup copy.ronde restored; the event as it was is kept as {saved.name}"
            )
            assert desk.event == Event("x")
            service.add_player(desk, key, Person("Another"))
        with service.open_event(saved) as old:
            assert "Later" in [e.person.name for e in old.state().entrants.values()]

    def test_restoring_to_a_new_place(self, desk: Desk, key: str, tmp_path: Path) -> None:
        path = service.backup(desk, tmp_path / "copy.ronde")
        assert service.restore(path, tmp_path / "new.ronde") is None
        with service.open_event(tmp_path / "new.ronde") as new:
            assert new.state(key) == desk.state(key)
        with pytest.raises(Refused, match="exists already"):
            service.restore(path, tmp_path / "new.ronde")

    def test_restoring_in_the_place_of_a_damaged_file(self, desk: Desk, key: str, tmp_path: Path) -> None:
        copy = service.backup(desk, tmp_path / "copy.ronde")
        damaged = tmp_path / "damaged.ronde"
        damaged.write_bytes(copy.read_bytes()[:4096] + bytes(8192))
        with pytest.raises(BadInput, match="restore the last backup"):
            service.open_event(damaged)
        aside = service.restore(copy, damaged, replace_it=True)
        assert aside is not None
        assert aside.read_bytes()[4096:] == bytes(8192)  # what was there is kept as it was
        with service.open_event(damaged) as again:
            assert again.state(key) == desk.state(key)

    def test_restoring_into_a_database_without_the_event(
        self, server: Server, desk: Desk, tmp_path: Path
    ) -> None:
        copy = service.backup(desk, tmp_path / "copy.ronde")
        assert service.restore(copy, server.url("restored"), replace_it=True) is None
        with service.open_event(server.url("restored")) as there:
            assert there.event == desk.event

    def test_nothing_is_appended_to_a_journal_that_was_replaced(self, address: str, tmp_path: Path) -> None:
        with service.new_event(address, Event("x"), backups=tmp_path / "copies") as desk:
            key = begin(desk)
            copy = service.backup(desk, tmp_path / "copy.ronde")
            service.add_player(desk, key, Person("Later"))
            _, origin = desk.book.store.last()
            service.restore(copy, address, replace_it=True, backups=tmp_path / "copies")
            late = entry(desk.book.heads.last + 1, key, desk.book.heads.last, Returned("p1"), "Bob", now())
            with pytest.raises(SequenceTaken):
                desk.book.store.append(late, origin)

    def test_copies_made_at_once_are_all_whole(self, desk: Desk, key: str, tmp_path: Path) -> None:
        others = [service.new_event(tmp_path / f"other-{n}.ronde", Event(f"{n}")) for n in range(3)]
        for other in others:
            begin(other, 4)
        with ThreadPoolExecutor(8) as pool:
            made = list(pool.map(service.backup, [desk, *others] * 6))
        assert len(set(made)) == 24
        for path in made:
            with service.open_event(path) as copy:
                assert len(service.log(copy)) == 4
        assert not list(tmp_path.rglob("*.part*"))
        for other in others:
            other.close()

    @pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
    def test_nobody_else_lists_their_folder(self, desk: Desk, key: str) -> None:
        assert service.backup(desk).parent.stat().st_mode & 0o777 == 0o700

    def test_name_counts_the_entries_that_are_in_it(
        self, file: str, desk: Desk, key: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        rows = Store.rows

        def after_another(store: Store) -> list[Row]:
            with service.open_event(file) as other:
                service.describe_event(other, Event("Meanwhile"))
            return rows(store)

        monkeypatch.setattr(Store, "rows", after_another)
        made = service.backup(desk)
        assert "-000005-" in made.name
        with service.open_event(made) as copy:
            assert copy.seq == 5

    def test_copies_with_names_of_their_own_too(self, desk: Desk, key: str, tmp_path: Path) -> None:
        paths = [tmp_path / f"copy-{n}.ronde" for n in range(16)]
        with ThreadPoolExecutor(8) as pool:
            made = list(pool.map(lambda path: service.backup(desk, path), paths))
        for path in made:
            with service.open_event(path) as copy:
                assert len(service.log(copy)) == 4

    def test_a_copy_that_lost_an_entry_gets_no_name(
        self, desk: Desk, key: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        create = Store.create
        monkeypatch.setattr(Store, "create", lambda path, lines, kept: create(path, list(lines)[:-1], kept))
        with pytest.raises(FileTrouble, match="has 3 of 4 entries"):
            service.backup(desk)
        assert service.backups(desk) == []

    def test_they_are_sorted_by_number_when_the_clock_goes_backwards(self, desk: Desk, key: str) -> None:
        folder = Path(f"{desk.book.store.path}.backups")
        folder.mkdir()
        old = folder / "20260301-101500-000042-before-open-round-3.ronde"  # of the first editions
        old.touch()
        late = replace(desk, clock=lambda: "2026-03-01T10:00:00.000Z")
        early = replace(desk, clock=lambda: "2020-01-01T10:00:00.000Z")
        made = [service.backup(late), service.backup(early), service.backup(late)]
        assert service.backups(desk) == [old, *made]
        assert service.newest_whole(str(desk.book.store.path)) == made[-1]

    def test_two_restorations_in_one_second_keep_both(
        self, desk: Desk, key: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("ronde.desk.store.now", lambda: "2026-03-01T10:00:00.000Z")
        copy = service.backup(desk, tmp_path / "copy.ronde")
        saved = [service.restore(copy, file, replace_it=True) for _ in range(3)]
        assert len({str(path) for path in saved}) == 3
        assert all(path is not None and path.exists() for path in saved)

    def test_the_oldest_go_when_there_are_many_and_the_very_old_but_never_the_last_few(
        self, desk: Desk, key: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(copies, "MOST", 5)
        monkeypatch.setattr(copies, "LEAST", 2)
        made = [service.backup(desk) for _ in range(6)]
        mine = made[0].with_name("my own copy.ronde")
        mine.write_bytes(b"")
        assert service.backups(desk) == [mine, *made[1:]]
        for path in made[1:]:
            os.utime(path, (0, 0))
        last = service.backup(desk)
        assert service.backups(desk) == [mine, made[-1], last]

    def test_what_an_interrupted_copy_left_is_swept(self, desk: Desk, key: str) -> None:
        first = service.backup(desk)
        old, fresh = (first.with_name(f"00009-x.ronde.{n}.part") for n in "ab")
        for path in (old, old.with_name(old.name + "-wal"), fresh):
            path.write_bytes(b"")
        for path in (old, old.with_name(old.name + "-wal")):
            os.utime(path, (0, 0))
        service.backup(desk)
        assert {path.name for path in first.parent.glob("*.part*")} == {fresh.name}

    def test_a_tournament_with_a_strange_key_is_copied_into_the_folder(self, desk: Desk, key: str) -> None:
        made = service.backup(desk, why="before-../../evil-round-1")
        assert made.parent == Path(f"{desk.book.store.path}.backups")

    def test_restoring_leaves_passwords_and_tokens_as_they_are(self, address: str, tmp_path: Path) -> None:
        with service.new_event(address, Event("x"), backups=tmp_path / "copies") as desk:
            service.keep(desk, "access", '{"arbiter": "old", "tokens": [{"id": "revoked"}]}')
            copy = service.backup(desk, tmp_path / "copy.ronde")
            service.keep(desk, "access", '{"arbiter": "new", "tokens": []}')
            service.restore(copy, address, replace_it=True, backups=tmp_path / "copies")
            assert service.kept(desk, "access") == '{"arbiter": "new", "tokens": []}'
        service.restore(copy, tmp_path / "elsewhere.ronde")
        with service.open_event(tmp_path / "elsewhere.ronde") as desk:
            assert service.kept(desk, "access") == '{"arbiter": "old"}'

    def test_without_secrets_no_byte_of_a_hash_is_in_the_file(self, desk: Desk, tmp_path: Path) -> None:
        service.keep(desk, "access", "argon2id-hash-of-the-arbiter")
        path = service.backup(desk, tmp_path / "public.ronde", secrets=False)
        assert b"argon2id-hash" not in path.read_bytes()
        with service.open_event(path) as copy:
            assert service.kept(copy, "access") is None

    def test_a_copy_never_overwrites(self, desk: Desk, tmp_path: Path) -> None:
        path = service.backup(desk, tmp_path / "copy.ronde")
        with pytest.raises(Refused, match="exists already"):
            service.backup(desk, path)


def change(address: str, statement: str) -> None:
    """Change a database behind the back of the store."""
    store = Store.open(address)
    with store.database.writing() as connection:
        assert connection.raw.execute(statement).rowcount == 1
    store.close()


class Test_the_chain:
    def test_a_changed_entry_is_named_and_what_stands_before_it_is_kept(
        self, address: str, tmp_path: Path
    ) -> None:
        with service.new_event(address, Event("x"), backups=tmp_path) as desk:
            key = begin(desk, 4)
            service.add_player(desk, key, Person("Zoé"))
            service.backup(desk)
            service.add_player(desk, key, Person("Late"))
            service.add_player(desk, key, Person("Later"))
            event = desk.book.store.event
        where = f"WHERE event = '{event}' AND seq = 7"
        change(address, f"UPDATE entry SET payload = replace(payload, 'Later', 'Liter') {where}")
        with pytest.raises(Damaged, match="entry 7 is not as it was written") as error:
            service.open_event(address)
        assert error.value.entry == 7
        service.restore(None, address, replace_it=True, backups=tmp_path, who="Anne")
        with service.open_event(address) as desk:
            assert [e.person.name for e in desk.state(key).entrants.values()][-2:] == ["Zoé", "Late"]
            assert "good-part" in service.log(desk)[-1].say()

    @pytest.mark.parametrize("statement", [
        "DELETE FROM entry WHERE event = '{}' AND seq = 2",
        "UPDATE entry SET who = 'Bob' WHERE event = '{}' AND seq = 2",
        "UPDATE entry SET parent = 0 WHERE event = '{}' AND seq = 2",
        "UPDATE entry SET link = NULL WHERE event = '{}' AND seq = 2",
    ])  # fmt: skip
    def test_whatever_is_changed(self, address: str, statement: str) -> None:
        store = Store.create(address, [said(n) for n in (1, 2, 3)])
        store.close()
        change(address, statement.format(store.event))
        with pytest.raises(Damaged, match="entry 2 is not"):
            Store.open(address)

    def test_small_things_are_checked_too(self, address: str) -> None:
        store = Store.create(address, [said(1)], [("access", "abc")])
        store.close()
        change(address, f"UPDATE keep SET value = 'abd' WHERE event = '{store.event}'")
        with pytest.raises(Damaged):
            Store.open(address)

    def test_a_journal_of_the_first_edition_gets_its_chain_when_it_is_opened(self, file: str) -> None:
        Store.create(file, [said(1), said(2)], [("access", "abc")]).close()
        as_in_the_first_edition(file)
        store = Store.open(file)
        store.append(said(3))
        assert [line.seq for line in store.whole()] == [1, 2, 3]
        assert store.kept() == [("access", "abc")]
        store.close()
        change(file, "UPDATE entry SET who = 'Bob' WHERE seq = 1")
        with pytest.raises(Damaged, match="entry 1 is not"):
            Store.open(file)

    def test_a_journal_of_the_first_edition_that_cannot_be_written_is_read(
        self, file: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        Store.create(file, [said(1), said(2)], [("access", "abc")]).close()
        as_in_the_first_edition(file)
        before = Path(file).read_bytes()
        monkeypatch.setattr("ronde.desk.files.writable", lambda _: False)
        store = Store.open(file)
        assert [line.seq for line in store.whole()] == [1, 2]
        assert store.kept() == [("access", "abc")]
        store.close()
        assert Path(file).read_bytes() == before

    def test_an_entry_that_makes_no_sense(self, file: str) -> None:
        lines = [said(1), Entry(2, "open", 7, "undo", {}, "Eve", now())]
        Store.create(file, lines).close()
        with pytest.raises(Damaged, match="entry 2 of the journal does not fit the entries before it"):
            service.open_event(file)

    @pytest.mark.parametrize("payload", [{"event": {"colour": "blue"}}, {}, {"event": 7}])
    def test_a_kind_or_a_field_that_nobody_knows(self, file: str, payload: dict[str, object]) -> None:
        kind = "event-described" if payload else "weather"
        Store.create(file, [Entry(1, "", 0, kind, payload, "Eve", now())]).close()
        with service.open_event(file) as desk, pytest.raises(Damaged, match="entry 1"):
            assert desk.event


def as_in_the_first_edition(file: str) -> None:
    """Take from a file what the second edition of the schema brought."""
    connection = sqlite3.connect(file)
    connection.execute("ALTER TABLE entry DROP COLUMN link")
    connection.execute("ALTER TABLE keep DROP COLUMN link")
    connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.commit()
    connection.close()


def test_files_with_flipped_bytes_open_as_they_were_or_are_restored(tmp_path: Path) -> None:
    (tmp_path / "whole").mkdir()
    whole = damage.event_with_copies(tmp_path / "whole")
    before = damage.states(whole)
    found = [
        damage.outcome(whole, tmp_path / "damaged", before, random.Random(number)) for number in range(36)
    ]
    assert set(found) == {"as it was", "restored"}


class Test_a_file_that_goes_away_under_an_open_desk:
    def test_deleted_moved_or_replaced_nothing_is_acknowledged(self, file: str, desk: Desk, key: str) -> None:
        path = Path(file)
        copy = service.backup(desk)
        elsewhere = path.with_name("elsewhere.ronde")
        path.rename(elsewhere)
        with pytest.raises(FileTrouble, match=r"moved, deleted or replaced; nothing was recorded"):
            service.add_player(desk, key, Person("Lost"))
        path.write_bytes(copy.read_bytes())
        with pytest.raises(FileTrouble, match="nothing was recorded"):
            service.add_player(desk, key, Person("Lost"))
        elsewhere.replace(path)  # back in its place
        service.add_player(desk, key, Person("Found"))
        with service.open_event(file) as other:
            assert [e.person.name for e in other.state(key).entrants.values()][-1] == "Found"

    def test_no_empty_file_is_made_in_its_place(self, file: str, desk: Desk) -> None:
        Path(file).rename(file + ".away")
        desk.book.store.database.close()
        with pytest.raises(FileTrouble, match="moved, deleted or replaced"):
            assert desk.seq
        assert not Path(file).exists()
        Path(file + ".away").rename(file)

    def test_a_copy_leaves_the_file_complete_in_itself(self, file: str, desk: Desk, key: str) -> None:
        service.backup(desk)
        alone = Path(file).with_name("alone.ronde")
        alone.write_bytes(Path(file).read_bytes())
        with service.open_event(alone) as moved:
            assert moved.state(key) == desk.state(key)


class Test_files_that_are_no_events:
    def test_another_kind_of_file(self, tmp_path: Path) -> None:
        path = tmp_path / "event.ronde"
        path.write_text("012 Not an event\n")
        with pytest.raises(BadInput, match="is not a Ronde event file"):
            service.open_event(path)

    def test_an_empty_file(self, tmp_path: Path) -> None:
        path = tmp_path / "event.ronde"
        path.touch()
        with pytest.raises(BadInput, match="is not a Ronde event file"):
            service.open_event(path)

    def test_another_database(self, tmp_path: Path) -> None:
        path = tmp_path / "event.ronde"
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE recipes (name)")
        connection.commit()
        connection.close()
        with pytest.raises(BadInput, match="is not a Ronde event"):
            service.open_event(path)

    def test_a_damaged_file(self, file: str) -> None:
        service.new_event(file, Event("x")).close()
        data = bytearray(Path(file).read_bytes())
        data[100:] = b"\xff" * (len(data) - 100)
        Path(file).write_bytes(data)
        with pytest.raises(BadInput, match="restore the last backup"):
            service.open_event(file)

    def test_a_file_of_a_newer_edition(self, file: str) -> None:
        service.new_event(file, Event("x")).close()
        connection = sqlite3.connect(file)
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        connection.close()
        with pytest.raises(BadInput, match="newer version"):
            service.open_event(file)

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
    @pytest.mark.timeout(20)
    def test_a_pipe_is_not_read(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "x.ronde")
        with pytest.raises(BadInput, match="is not a Ronde event file"):
            service.open_event(tmp_path / "x.ronde")

    def test_a_missing_file(self, tmp_path: Path) -> None:
        with pytest.raises(FileTrouble, match="cannot be read"):
            service.open_event(tmp_path / "none.ronde")

    def test_a_database_that_does_not_answer(self) -> None:
        with pytest.raises(FileTrouble):
            service.open_event("postgresql://ronde@/x?host=/nowhere&event=x")


class Test_creation:
    def test_a_failed_one_leaves_nothing_behind(self, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Store, "_fill", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            service.new_event(file, Event("x"))
        assert list(Path(file).parent.iterdir()) == []

    def test_an_empty_file_may_be_taken(self, file: str) -> None:
        Path(file).touch()
        with service.new_event(file, Event("x")) as desk:
            assert desk.event.name == "x"

    def test_a_folder_that_cannot_be_written(self, tmp_path: Path) -> None:
        (tmp_path / "place").write_text("a file")
        with pytest.raises(FileTrouble, match="cannot be written"):
            service.new_event(tmp_path / "place" / "event.ronde", Event("x"))


@pytest.fixture
def read_only(file: str, tmp_path: Path) -> str:
    """An event file in a place where nothing can be written."""
    with service.new_event(file, Event("x")) as desk:
        begin(desk)
    if not ROOT:
        os.chmod(file, 0o444)
        return file
    place = tmp_path / "mounted"  # nothing is read-only for root but a mount
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(place)]
    if subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("this machine does not let us mount a file system")
    (place / "event.ronde").write_bytes(Path(file).read_bytes())
    subprocess.run(["mount", "-o", "remount,ro", str(place)], check=True)
    return str(place / "event.ronde")


@pytest.fixture(autouse=True)
def _unmount(tmp_path: Path) -> object:
    yield
    if ROOT and (tmp_path / "mounted").is_mount():
        subprocess.run(["umount", "-l", str(tmp_path / "mounted")], check=False)


class Test_read_only:
    def test_it_can_be_looked_at(self, read_only: str) -> None:
        with service.open_event(read_only) as desk:
            assert isinstance(desk.state(), State)
            assert len(service.log(desk)) == 4
            assert service.export_trf(desk, None).startswith("012")

    def test_nothing_is_recorded_and_a_sentence_says_so(self, read_only: str) -> None:
        with service.open_event(read_only) as desk:
            with pytest.raises(FileTrouble, match=r"cannot be written.*nothing was recorded"):
                service.add_player(desk, None, Person("New"))
            assert len(desk.state().entrants) == 10
            assert desk.seq == 4
