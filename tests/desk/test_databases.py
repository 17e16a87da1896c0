"""The databases behind journals: addresses, connections, and the tables of every edition."""

from __future__ import annotations

import re
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from ronde.desk import databases, service
from ronde.desk.databases import CONNECTIONS, Connection, Duplicate, parse
from ronde.desk.event import Event
from ronde.desk.migrations import NEWEST, STEPS
from ronde.desk.service import Desk
from ronde.desk.store import Store
from ronde.errors import BadInput, FileTrouble
from ronde.formats.players.person import Person
from tests.desk.conftest import begin
from tests.desk.postgres import Server

#: the same event as earlier editions of Ronde wrote it, with SQLAlchemy and Alembic
EDITIONS = Path(__file__).parent / "editions"


class Test_addresses:
    @pytest.mark.parametrize(("address", "server", "event"), [
        ("postgresql://ronde@db/chess?event=nice", "postgresql://ronde@db/chess", "nice"),
        ("postgres://ronde@db/chess", "postgresql://ronde@db/chess", "event"),
        ("postgresql+psycopg://a:b@db:5433/x?event=a&event=b%20c", "postgresql://a:b@db:5433/x", "b c"),
        ("postgresql:///x?port=7&event=&host=/tmp", "postgresql:///x?host=%2Ftmp&port=7", "event"),
    ])  # fmt: skip
    def test_of_a_server(self, address: str, server: str, event: str) -> None:
        assert parse(address) == (server, event, None)
        assert parse(parse(address).of("an & other")) == (server, "an & other", None)

    def test_of_a_file(self) -> None:
        assert parse("postgresql.ronde") == ("", "event", Path("postgresql.ronde"))

    def test_one_that_makes_no_sense_is_refused_without_its_password(self) -> None:
        with pytest.raises(BadInput, match="is not a Ronde event") as refused:
            parse("postgresql://ronde:s3cret@db:port/chess")
        assert "s3cret" not in str(refused.value)

    def test_every_part_reaches_the_driver(self, monkeypatch: pytest.MonkeyPatch) -> None:
        import psycopg

        said: dict[str, object] = {}
        monkeypatch.setattr(psycopg, "connect", lambda **parts: said.update(parts))
        databases.Server("postgresql://an%40na:p%3Aw@[::1]:5433/ch%20ess?sslmode=require").connect()
        parts = {"user": "an@na", "password": "p:w", "host": "::1", "port": "5433", "dbname": "ch ess"}
        assert said == {"autocommit": True, "sslmode": "require", **parts}


class Test_connections:
    def test_what_an_exception_interrupts_is_not_written(self, address: str) -> None:
        store = Store.create(address)

        def interrupted() -> None:
            with store.database.writing() as connection:
                connection.run("UPDATE event SET created = 'never' WHERE id = ?", store.event)
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            interrupted()
        with store.database.reading() as connection:
            assert connection.value("SELECT created FROM event WHERE id = ?", store.event) != "never"
        store.close()

    def test_a_row_that_exists_is_told_in_one_way(self, address: str) -> None:
        store = Store.create(address)
        for _ in range(2):
            with pytest.raises(Duplicate), store.database.writing() as connection:
                connection.run("INSERT INTO event (id, created) VALUES (?, ?)", store.event, "again")
        store.close()

    def test_values_of_every_type_come_back(self, address: str) -> None:
        store = Store.create(address)
        state = bytes(range(256))
        store.save_snapshot("É ? % 'x'", 2**31 - 1, "1", state)
        assert store.snapshots("1") == {"É ? % 'x'": [2**31 - 1]}
        assert store.snapshot("É ? % 'x'", 2**31 - 1) == state
        store.close()

    def test_they_are_few_and_are_given_back(self, address: str) -> None:
        store = Store.create(address)
        here = threading.Barrier(CONNECTIONS)

        def look(_: int) -> Connection:
            with store.database.reading() as connection:
                here.wait(60)
                return connection

        with ThreadPoolExecutor(CONNECTIONS) as pool:
            assert len(set(pool.map(look, range(CONNECTIONS)))) == CONNECTIONS  # none for two at once
        assert 1 <= len(store.database.idle) <= CONNECTIONS // 2
        store.close()
        assert not store.database.idle

    def test_when_all_are_in_use_a_sentence_says_so(
        self, address: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = Store.create(address)
        monkeypatch.setattr(databases, "WAITING_SECONDS", 0.01)
        with ExitStack() as all_of_them:
            for _ in range(store.database.most):
                all_of_them.enter_context(store.database.reading())
            with pytest.raises(FileTrouble, match="too many requests at once"):
                store.last()
        assert store.last()[0] == 0
        store.close()

    def test_a_file_that_another_program_keeps(self, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(databases, "BUSY_SECONDS", 0.01)
        service.new_event(file, Event("x")).close()
        with service.open_event(file) as desk, closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(FileTrouble, match="in use by another program"):
                service.describe_event(desk, Event("y"))
            other.rollback()
            assert service.describe_event(desk, Event("z")).name == "z"

    def test_a_store_that_was_closed_leaves_no_connection_open(self, file: str) -> None:
        store = Store.create(file)
        store.close()
        assert store.last()[0] == 0
        assert not store.database.idle


def test_an_sqlite_file_is_as_safe_as_announced(file: str) -> None:
    store = Store.create(file)
    with store.database.reading() as connection:
        assert connection.value("PRAGMA journal_mode") == "wal"
        assert connection.value("PRAGMA synchronous") == 2  # FULL
        assert connection.value("PRAGMA foreign_keys") == 1
    store.close()


def load(edition: str, file: str) -> None:
    """An event file of an earlier edition."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((EDITIONS / f"{edition}.sql").read_text(encoding="utf-8"))


def check_edition(desk: Desk) -> None:
    """The event of every edition is there, chained, and goes on."""
    state = desk.state("open")
    assert [e.person.name for e in state.entrants.values()][::3] == ["Zoé Martin", "O'Neil, Ann"]
    assert [board.outcome for board in state.rounds[0].boards] == ["10", ""]
    assert service.kept(desk, "access") == '{"arbiter": "x"}'
    service.enter_result(desk, "open", 1, 2, "0-1")
    desk.book.store.check()
    assert len(desk.book.store.whole()) == 9


class Test_editions:
    @pytest.mark.parametrize("edition", STEPS)
    def test_an_event_of_each_opens_and_goes_on(self, file: str, edition: str) -> None:
        load(edition, file)
        with service.open_event(file) as desk:
            check_edition(desk)
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]

    def test_the_first_on_a_server(self, server: Server) -> None:
        import psycopg

        socket = str(server.folder)
        with psycopg.connect(host=socket, user="ronde", dbname="postgres", autocommit=True) as there:
            there.execute("CREATE DATABASE first_edition")
        text = (EDITIONS / "0001.sql").read_text(encoding="utf-8").replace(" BLOB ", " BYTEA ")
        text = re.sub(r", \s*FOREIGN KEY.*", "", text)  # the dump names tables before it makes them
        with psycopg.connect(host=socket, user="ronde", dbname="first_edition") as old:
            old.execute(text.encode())
        with service.open_event(server.url("event").replace("/postgres?", "/first_edition?")) as desk:
            check_edition(desk)

    def test_eight_desks_open_one_at_once(self, file: str) -> None:
        load("0001", file)
        together = threading.Barrier(8)

        def read(_: int) -> int:
            together.wait(60)
            with closing(Store.open(file)) as store:
                return len(store.whole())

        with ThreadPoolExecutor(8) as pool:
            assert list(pool.map(read, range(8))) == [8] * 8

    def test_one_that_fails_half_way_leaves_the_file_as_it_was(
        self, file: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        load("0001", file)
        with closing(sqlite3.connect(file)) as connection:
            before = list(connection.iterdump())
        monkeypatch.setattr("ronde.desk.chain.mark", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            Store.open(file)
        with closing(sqlite3.connect(file)) as connection:
            assert list(connection.iterdump()) == before

    def test_a_new_file_has_the_tables_that_earlier_editions_know(self, file: str, tmp_path: Path) -> None:
        Store.create(file).close()
        load(NEWEST, str(tmp_path / "old.ronde"))
        found = []
        for one in (file, tmp_path / "old.ronde"):
            with closing(sqlite3.connect(one)) as connection:
                rows = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
            found.append([(name, re.sub(r"\W+", " ", sql or "").strip()) for name, sql in rows])
        assert found[0] == found[1]


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


@pytest.mark.usefixtures("server")  # leaves it out where there is none
def test_a_server_that_stops_and_starts_again() -> None:
    """Nothing is recorded while it is down, a sentence says so, and the same desk goes on."""
    server = Server()
    try:
        with service.new_event(server.url("stopped"), Event("x")) as desk:
            key = begin(desk, 4)
            server.halt()
            for _ in range(2):
                with pytest.raises(FileTrouble):
                    service.add_player(desk, key, Person("Lost"))
            server.start()
            service.add_player(desk, key, Person("New"))
            assert [e.person.name for e in desk.state(key).entrants.values()][-1] == "New"
            assert len(desk.state(key).entrants) == 5
    finally:
        server.stop()


class Test_one_server:
    def test_a_server_is_reached_by_few_connections_however_many_events(self, server: Server) -> None:
        names = [f"many-{n}" for n in range(25)]
        desks = [service.new_event(server.url(name), Event(name), "Anne") for name in names]
        assert [desk.event.name for desk in desks] == names
        clients = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"
        with desks[0].book.store.database.reading() as connection:
            assert connection.value(clients) <= CONNECTIONS
        for desk in desks:
            desk.close()
        there = service.events(server.url("x"))
        assert all(any(address.endswith(f"event={name}") for address in there) for name in names)

    def test_closing_one_event_leaves_the_others_open(self, server: Server) -> None:
        one, two = (service.new_event(server.url(n), Event(n), "Anne") for n in ("stays", "goes"))
        two.close()
        two.close()
        assert one.event.name == "stays"
        assert len(one.book.store.database.idle) == 1
        one.close()
