"""The store: both databases, snapshots, copies, damaged and read-only files."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from pathlib import Path

import pytest

from ronde.desk import service
from ronde.desk.actions import EventDescribed, Returned
from ronde.desk.event import Event, State
from ronde.desk.journal import Entry, entry, replay
from ronde.desk.service import Desk
from ronde.desk.service import desk as desk_module
from ronde.desk.store import SCHEMA, SequenceTaken, Store, now
from ronde.errors import BadInput, FileTrouble, Refused
from ronde.formats.players.person import Person
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
        assert [path.stem.split("-", 3)[3] for path in made] == ["before-open-round-1", "before-open-round-2"]
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
                == f"copy copy.ronde restored; the event as it was is kept as {saved.name}"
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

    def test_a_copy_never_overwrites(self, desk: Desk, tmp_path: Path) -> None:
        path = service.backup(desk, tmp_path / "copy.ronde")
        with pytest.raises(Refused, match="exists already"):
            service.backup(desk, path)


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
        desk.book.store.engine.dispose()
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
        with pytest.raises(BadInput, match="is not an event file"):
            service.open_event(path)

    def test_an_empty_file(self, tmp_path: Path) -> None:
        path = tmp_path / "event.ronde"
        path.touch()
        with pytest.raises(BadInput, match="is not an event file"):
            service.open_event(path)

    def test_another_database(self, tmp_path: Path) -> None:
        path = tmp_path / "event.ronde"
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE recipes (name)")
        connection.commit()
        connection.close()
        with pytest.raises(BadInput, match="is not an event of Ronde"):
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
        with pytest.raises(BadInput, match="newer edition"):
            service.open_event(file)

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


def test_a_connection_that_was_cut_is_made_again(server: Server) -> None:
    import psycopg

    with service.new_event(server.url("cut"), Event("x")) as desk:
        key = begin(desk, 4)
        others = "FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        with psycopg.connect(host=str(server.folder), user="ronde", dbname="postgres") as other:
            assert other.execute(f"SELECT pg_terminate_backend(pid) {others}").fetchall()
            other.commit()
            while other.execute(f"SELECT pid {others}").fetchall():  # they take a moment to end
                other.commit()
        service.add_player(desk, key, Person("New"))
        assert len(desk.state(key).entrants) == 5


class Test_migrations:
    def test_the_newest_one_is_the_schema_we_know(self) -> None:
        folder = Path(desk_module.store.__file__).parent / "migrations" / "versions"  # type: ignore[arg-type, attr-defined]
        assert sorted(path.name for path in folder.glob("v*.py"))[-1].startswith(f"v{SCHEMA}")

    def test_tables_in_the_code_are_those_of_the_migrations(self, file: str) -> None:
        from ronde.desk import store

        Store.create(file).close()
        connection = sqlite3.connect(file)
        for table in (store.EVENT, store.ENTRY, store.SNAPSHOT, store.KEEP):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table.name})")]
            assert columns == [column.name for column in table.columns]
        connection.close()

    def test_an_sqlite_file_is_as_safe_as_announced(self, file: str) -> None:
        store = Store.create(file)
        with store.engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        store.close()


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
