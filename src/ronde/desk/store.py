"""Where journals are kept: an SQLite file, or PostgreSQL by URL.

    ronde-file         open.ronde
    PostgreSQL         postgresql://user@host/database?event=open-2026

An entry is one row, written in one transaction; its number is unique in its event, so of two desks that
write at once one gets `SequenceTaken` and has to read what the other did. Every row carries a link to the
one before (`chain`), which is checked when a journal is opened and when it is copied.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from time import sleep

from ronde.desk import chain, databases, files, migrations
from ronde.desk.databases import LARGEST, Address, Busy, Connection, Duplicate, Failure, Row
from ronde.desk.journal import Entry, Mark
from ronde.desk.migrations import NEWEST
from ronde.errors import BadInput, Damaged, FileTrouble, RondeError
from ronde.words import Message


class SequenceTaken(Exception):
    """Another desk has written an entry with this number first."""


def now() -> str:
    """The present time as the journal writes it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"


OPENING_SECONDS = 20  # for SQLite to read a whole journal
LARGEST_PAYLOAD = LARGEST // 2  # bytes: the row of an entry has more in it
SETTLING = (0, 0.005, 0.02, 0.05)  # seconds between the attempts to empty SQLite's log


_SAID = "seq, scope, parent, kind, payload, who, at"  # what an entry says: its link is made of it
_ADD_ENTRY = f"INSERT INTO entry (event, {_SAID}, link) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_ADD_SETTING = "INSERT INTO keep (event, name, value, link) VALUES (?, ?, ?, ?)"


class Store:
    """The journal of one event in one database."""

    def __init__(self, address: Address, readonly: bool = False) -> None:
        self.database = databases.open_database(address, readonly)
        self.event, self.path, self.readonly = address.event, address.path, readonly
        self._closed = False
        self.chained = True  # False for a file of an older edition that cannot be written

    # --- opening ---------------------------------------------------------------------------------

    @classmethod
    def create(
        cls, address: str | Path, lines: Iterable[Entry | Row] = (), kept: Iterable[tuple[str, str]] = ()
    ) -> Store:
        """Create a journal with its first entries, whole or not at all; never overwrite one."""
        place = databases.parse(address)
        _, event, path = place
        ours = path is not None and files.claim(path)
        store = cls(place)
        try:
            with store._writing() as connection:
                migrations.migrate(connection)
                if store._is_known(connection):
                    raise files.exists(Message.of("error-the-event", key=event))
                connection.run("INSERT INTO event (id, created) VALUES (?, ?)", event, _origin())
                store._fill(connection, lines, kept)
        except BaseException:
            store.close()
            if path is not None and ours:
                files.remove(path)
            raise
        store.settle()
        return store

    @classmethod
    def open(cls, address: str | Path) -> Store:
        """The journal at an address; its schema is brought up to date."""
        place = databases.parse(address)
        readonly = place.path is not None and files.look_at(place.path)
        store = cls(place, readonly)
        try:
            with store.database.within(OPENING_SECONDS):
                store._check(databases.shown(address))
        except BaseException:
            store.close()
            raise
        return store

    def _check(self, address: str) -> None:
        """Refuse anything but an event of this edition or older, and migrate an older schema."""
        self._check_schema(address)
        version = self._version()
        if version is None:
            raise BadInput("error-not-event-ronde", address=address)
        if not re.fullmatch(r"\d{4}", version, re.ASCII):
            raise self._damaged(f"version {version}")
        if version > NEWEST:
            raise BadInput("error-was-written-newer-edition-ronde", address=address, version=version)
        self.chained = version == NEWEST or not self.readonly
        if version < NEWEST and not self.readonly:
            with self._writing() as connection:
                migrations.migrate(connection)
        with self._reading() as connection:
            if not self._is_known(connection):
                if self.path is not None:
                    raise self._damaged("event")
                raise BadInput("error-no-event-database", event=self.event)
        self.check()

    def _check_schema(self, address: str) -> None:
        """Refuse a file with anything that no edition made, before any of its tables is read."""
        if self.path is None:
            return
        with self._reading() as connection:
            found = migrations.strange(connection)
            if found is not None and not connection.tables() & migrations.TABLES:
                raise BadInput("error-not-event-ronde", address=address)
        if found is not None:
            raise self._damaged(found)

    def _is_known(self, connection: Connection) -> bool:
        return connection.row("SELECT id FROM event WHERE id = ?", self.event) is not None

    def check(self) -> None:
        """Refuse a damaged journal, naming its first bad entry."""
        _, broken = self._whole()
        if broken is not None:
            raise self._broken(broken)
        self.kept()
        if self.path is not None:
            with self._reading() as connection:
                found = connection.value("PRAGMA integrity_check(1)")
                if found != "ok":
                    raise self._damaged(str(found))

    def _whole(self) -> tuple[list[Row], int | None]:
        """The intact rows from the start, and the first bad one."""
        read: list[Row] = []

        def rows() -> Iterator[tuple[Row, str | None]]:
            query = f"SELECT {_SAID}, {self._link} FROM entry WHERE event = ? ORDER BY seq"
            with self._reading() as connection, closing(connection.each(query, self.event)) as found:
                for *row, link in found:
                    read.append(tuple(row))
                    yield tuple(row), link

        try:
            count, _, broken = chain.whole(rows(), self.chained)
        except Damaged:  # the database cannot read the next one
            if self.database.is_late():
                raise
            count, broken = len(read), len(read) + 1
        return read[:count], broken

    @property
    def _link(self) -> str:
        return "link" if self.chained else "NULL"

    def _broken(self, entry: int) -> Damaged:
        return Damaged("error-damaged-entry", entry, where=self._where(), entry=entry)

    def _damaged(self, words: str) -> Damaged:
        return Damaged("error-damaged-or-no-event-ronde", None, where=self._where(), words=words)

    def _where(self) -> str | Message:
        return Message("error-the-database") if self.path is None else str(self.path)

    def close(self) -> None:
        """Close the database; an SQLite file is then complete in itself."""
        if not self._closed:
            self._closed = True
            self.database.close()

    def _version(self) -> str | None:
        with self._reading() as connection:
            tables = connection.tables()
            if migrations.VERSIONS not in tables:
                if self.path is not None and tables & migrations.TABLES:
                    raise self._damaged("version")
                return None
            return migrations.version(connection)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._explained(databases.READING_SECONDS), self.database.reading() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        if self.readonly:
            raise self._unwritable()
        self.database.check_place()
        with self._explained(databases.BUSY_SECONDS), self.database.writing() as connection:
            yield connection

    def _unwritable(self) -> FileTrouble:
        return FileTrouble("error-cannot-written-file-or-folder", path=str(self.path))

    @contextmanager
    def _explained(self, waited: int) -> Iterator[None]:
        """Translate database errors for people; `waited` are the seconds for which a lock was waited for."""
        try:
            yield
        except Busy as error:
            raise FileTrouble("error-database-busy", where=self._where()) from error
        except Failure as error:
            raise self._trouble(str(error), waited) from error
        except UnicodeError as error:  # damaged text
            raise self._damaged(type(error).__name__) from error

    def _trouble(self, words: str, waited: int) -> FileTrouble | BadInput:
        low, words, where = words.lower(), words.strip(), self._where()
        if "disk is full" in low or "no space left" in low or "could not extend" in low:
            return FileTrouble("error-disk-full-nothing-was-recorded", where=where)
        if "readonly" in low or "read-only" in low or "unable to open" in low:
            return FileTrouble("error-cannot-written-nothing-was-recorded", where=where, words=words)
        if low == "interrupted":
            return Damaged("error-opening-too-long", None, where=where, seconds=OPENING_SECONDS)
        if "locked" in low:
            return FileTrouble("error-has-been-use-another-program", where=where, seconds=waited)
        if self.path is not None and "disk i/o" not in low:
            return self._damaged(words)  # these are the only errors of an SQLite file
        return FileTrouble("error-look-into-journal-before-you", where=where, words=words)

    # --- the journal -----------------------------------------------------------------------------

    def append(self, line: Entry, origin: str | None = None) -> None:
        """Write one entry; when this returns it is on the disk.

        With an origin (see `last`), only if the journal has not been restored from a copy since.
        """
        here = f"SELECT created FROM event WHERE id = ?{self.database.share}"
        before = "SELECT link FROM entry WHERE event = ? AND seq = ?"
        try:
            with self._writing() as connection:
                if origin is not None and connection.value(here, self.event) != origin:
                    raise SequenceTaken(line.seq)
                link = connection.value(before, self.event, line.seq - 1)
                written = connection.run(_ADD_ENTRY, *self._row(line, link or chain.START))
                if written != 1:  # another program has changed the table
                    name, words = "error-cannot-written-nothing-was-recorded", f"INSERT: {written}"
                    raise FileTrouble(name, where=self._where(), words=words)
        except Duplicate as error:
            raise SequenceTaken(line.seq) from error
        self.settle()

    def _row(self, line: Entry | Row, before: str) -> Row:
        said = _said(line) if isinstance(line, Entry) else line
        if len(said[4].encode("utf-8", "surrogatepass")) > LARGEST_PAYLOAD:
            raise BadInput("error-entry-too-large", most=LARGEST_PAYLOAD // 1024**2)
        return (self.event, *said, chain.link(before, said))

    def last(self) -> tuple[int, str]:
        """The number of the last entry, and the origin of the journal, which changes when it is restored."""
        highest = "SELECT max(seq) FROM entry WHERE event = ?"
        query = f"SELECT ({highest}), created FROM event WHERE id = ?"
        with self._reading() as connection:
            found = connection.row(query, self.event, self.event)
        if found is None:
            raise self._damaged("event")
        return found[0] or 0, found[1]

    def stamp(self) -> object:
        """The times and sizes of the files, which change with every entry; nothing for a server."""
        return None if self.path is None else files.stamp(self.path)

    def marks(self) -> list[Mark]:
        """All entries without their contents."""
        query = "SELECT seq, scope, parent, kind FROM entry WHERE event = ? ORDER BY seq"
        with self._reading() as connection:
            return [Mark(*row) for row in connection.rows(query, self.event)]

    def entries(self, after: int = 0, only: Sequence[int] | None = None, limit: int = 0) -> list[Entry]:
        """The entries after one, or certain ones, in order; with a limit the newest ones."""
        if limit:
            return self._read("seq > ? ORDER BY seq DESC LIMIT ?", after, limit)[::-1]
        if only is None:
            return self._read("seq > ? ORDER BY seq", after)
        found = []
        for start in range(0, len(only), 500):
            some = only[start : start + 500]
            found += self._read(f"seq > ? AND seq IN ({', '.join('?' * len(some))})", after, *some)
        return sorted(found, key=lambda line: line.seq)

    def _read(self, condition: str, *values: int) -> list[Entry]:
        query = f"SELECT {_SAID} FROM entry WHERE event = ? AND {condition}"
        with self._reading() as connection:
            return [self._entry(row) for row in connection.rows(query, self.event, *values)]

    def _entry(self, row: Row) -> Entry:
        seq, scope, parent, kind, payload, who, at = row
        try:
            return Entry(seq, scope, parent, kind, json.loads(payload), who, at)
        except (ValueError, TypeError, RecursionError) as error:
            raise self._broken(seq) from error

    def whole(self) -> list[Entry]:
        """All entries, each of them checked."""
        return [self._entry(row) for row in self.rows()]

    def rows(self) -> list[Row]:
        """The same as they are stored."""
        rows, broken = self._whole()
        if broken is not None:
            raise self._broken(broken)
        return rows

    # --- snapshots and settings ------------------------------------------------------------------

    def snapshots(self, version: str) -> dict[str, list[int]]:
        """The entries that have a snapshot, by scope."""
        query = "SELECT scope, seq FROM snapshot WHERE event = ? AND version = ?"
        found: dict[str, list[int]] = {}
        with self._reading() as connection:
            for scope, seq in connection.rows(query, self.event, version):
                found.setdefault(scope, []).append(seq)
        return found

    def snapshot(self, scope: str, seq: int) -> bytes | None:
        """The snapshot after an entry, unless it has been deleted or is no bytes."""
        query = "SELECT state FROM snapshot WHERE event = ? AND scope = ? AND seq = ?"
        with self._reading() as connection:
            found = connection.value(query, self.event, scope, seq)
        return found if isinstance(found, bytes) else None

    def save_snapshot(self, scope: str, seq: int, version: str, state: bytes, keep: int = 8) -> None:
        """Save the state after an entry and drop all but the newest few."""
        mine = (self.event, scope)
        drop = "DELETE FROM snapshot WHERE event = ? AND scope = ? AND"
        add = "INSERT INTO snapshot (event, scope, seq, version, state) VALUES (?, ?, ?, ?, ?)"
        newest = "SELECT seq FROM snapshot WHERE event = ? AND scope = ? ORDER BY seq DESC LIMIT ?"
        with suppress(Duplicate), self._writing() as connection:  # another desk may have saved it
            connection.run(f"{drop} (version <> ? OR seq = ?)", *mine, version, seq)
            connection.run(add, *mine, seq, version, state)
            ((oldest,), *_) = connection.rows(newest, *mine, keep)[::-1]
            connection.run(f"{drop} seq < ?", *mine, oldest)

    def get(self, name: str) -> str | None:
        """A stored setting (a password hash, a token)."""
        with self._reading() as connection:
            found = connection.value("SELECT value FROM keep WHERE event = ? AND name = ?", self.event, name)
        return None if found is None else str(found)

    def put(self, name: str, value: str | None) -> None:
        """Store a setting beside the journal; None deletes it."""
        for last in (False, True):
            try:
                with self._writing() as connection:
                    connection.run("DELETE FROM keep WHERE event = ? AND name = ?", self.event, name)
                    if value is not None:
                        connection.run(_ADD_SETTING, *self._setting(name, value))
                self.settle()
                return
            except Duplicate:  # another desk put one there between the two
                if last:
                    raise

    # --- copies ----------------------------------------------------------------------------------

    def copy_to(self, path: Path, secrets: bool = True) -> Path:
        """A copy of the whole event as an SQLite file, complete or not there at all.

        It is opened and counted before it gets its name. Without `secrets` it has never held any.
        """
        made = write_copy(path, self.rows(), self.kept() if secrets else ())
        self.settle()
        return made

    def settle(self) -> None:
        """Move the contents of SQLite's log into the file, so that the file can be copied alone."""
        if self.path is not None and not self.readonly:
            for pause in SETTLING:  # a reader may hold the end of the log for a moment
                sleep(pause)
                with suppress(FileTrouble), self._reading() as connection:
                    _, log, settled = connection.row("PRAGMA wal_checkpoint(PASSIVE)") or (0, 0, -1)
                    if log == settled:
                        return

    def kept(self) -> list[tuple[str, str]]:
        """All settings stored beside the journal."""
        query = f"SELECT name, value, {self._link} FROM keep WHERE event = ?"
        with self._reading() as connection:
            rows = connection.rows(query, self.event)
        for name, value, mark in rows:
            if not isinstance(value, str) or (self.chained and mark != chain.mark(name, value)):
                raise self._damaged(str(name))
        return [(str(name), str(value)) for name, value, _ in rows]

    def _setting(self, name: str, value: str) -> Row:
        return self.event, name, value, chain.mark(name, value)

    def replace(self, lines: Iterable[Entry], kept: Iterable[tuple[str, str]] = ()) -> None:
        """Replace this journal by another in one transaction."""
        with self._writing() as connection:
            # first, so that no desk appends to the old journal
            connection.run("UPDATE event SET created = ? WHERE id = ?", _origin(), self.event)
            for table in ("entry", "snapshot", "keep"):
                connection.run(f"DELETE FROM {table} WHERE event = ?", self.event)
            self._fill(connection, lines, kept)
        self.settle()

    def _fill(
        self, connection: Connection, lines: Iterable[Entry | Row], kept: Iterable[tuple[str, str]]
    ) -> None:
        rows: list[Row] = []
        for line in lines:
            rows.append(self._row(line, rows[-1][-1] if rows else chain.START))
        connection.run_each(_ADD_ENTRY, rows)
        connection.run_each(_ADD_SETTING, [self._setting(name, value) for name, value in kept])


def _said(line: Entry) -> Row:
    """An entry as it is stored."""
    payload = json.dumps(line.payload, ensure_ascii=False, separators=(",", ":"))
    return line.seq, line.scope, line.parent, line.kind, payload, line.who, line.at


def write_copy(path: Path, lines: Sequence[Entry | Row], kept: Iterable[tuple[str, str]]) -> Path:
    """An event file with these entries; it is opened and counted before it gets its name."""
    if path.exists():
        raise files.exists(str(path))
    part = path.with_name(f"{path.name}.{token_hex(4)}.part")
    try:
        Store.create(part, lines, kept).close()
        _count(part, len(lines))
        files.flush(part)
        files.give_name(part, path)
    except OSError as error:
        raise FileTrouble.unwritable(path, error) from error
    finally:
        files.remove(part)
    return path


def _count(path: Path, entries: int) -> None:
    """Refuse a copy that cannot be opened or lacks entries."""
    again = Store.open(path)
    try:
        found, _ = again.last()
    finally:
        again.close()
    if found != entries:
        raise FileTrouble("error-copy-incomplete", path=str(path), found=found, entries=entries)


def salvage(address: str | Path) -> tuple[list[Entry], list[tuple[str, str]] | None]:
    """The intact entries of a damaged event, and its settings if they are intact; nothing without a chain."""
    place = databases.parse(address)
    store = Store(place, readonly=place.path is not None)
    lines: list[Entry] = []
    kept = None
    try:
        with store.database.within(OPENING_SECONDS), suppress(RondeError):
            store._check_schema(databases.shown(address))
            with suppress(RondeError):
                for row in store._whole()[0]:
                    lines.append(store._entry(row))
            kept = store.kept()
    finally:
        store.close()
    return lines, kept


def overwrite(address: str | Path, lines: Sequence[Entry], kept: Iterable[tuple[str, str]]) -> None:
    """Replace a damaged journal in a database by another."""
    store = Store(databases.parse(address))
    try:
        store.replace(lines, kept)
    finally:
        store.close()


def set_aside(address: str | Path) -> Path | None:
    """Give a file that cannot be read another name, so that its place is free; None if there is no file."""
    _, path = names(address)
    return None if path is None or not path.exists() else files.set_aside(path, re.sub(r"\D", "", now()))


def names(address: str | Path) -> tuple[str, Path | None]:
    """The name of an event in its database, and its file if it is one."""
    _, event, path = databases.parse(address)
    return event, path


def events(address: str | Path) -> dict[str, object]:
    """The addresses of the events in a folder or database, each with a stamp that changes with actions."""
    place = databases.parse(address)
    if place.path is not None:
        return {str(path): files.stamp(path) for path in sorted(place.path.glob("*.ronde"))}
    database = databases.open_database(place)
    try:
        with database.reading() as connection:
            if "event" not in connection.tables():
                return {}
            last: dict[str, int] = dict(connection.rows("SELECT event, max(seq) FROM entry GROUP BY event"))
            found: dict[str, str] = dict(connection.rows("SELECT id, created FROM event ORDER BY id"))
    except Failure as error:
        raise FileTrouble("error-database-cannot-read", words=str(error).strip()) from error
    except Busy as error:
        raise FileTrouble("error-database-busy", where=Message("error-the-database")) from error
    finally:
        database.close()
    return {place.of(event): (created, last.get(event)) for event, created in found.items()}


def _origin() -> str:
    """A unique stamp for this copy of the journal."""
    return f"{now()} {token_hex(4)}"
