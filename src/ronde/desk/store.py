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
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from time import sleep
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.engine import Connection, Engine

from ronde.desk import chain, engines, files, schema
from ronde.desk.engines import BUSY_SECONDS
from ronde.desk.journal import Entry, Mark
from ronde.desk.schema import ENTRY, EVENT, KEEP, NEWEST, SAID, SNAPSHOT
from ronde.errors import BadInput, Damaged, FileTrouble, RondeError
from ronde.words import Message

Row = tuple[Any, ...]


class SequenceTaken(Exception):
    """Another desk has written an entry with this number first."""


def now() -> str:
    """The present time as the journal writes it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"


SETTLING = (0, 0.005, 0.02, 0.05)  # seconds between the attempts to empty SQLite's log


# asked before every page: built once
_HIGHEST = sa.select(sa.func.max(ENTRY.c.seq)).where(ENTRY.c.event == sa.bindparam("here")).scalar_subquery()
_LAST = sa.select(_HIGHEST, EVENT.c.created).where(EVENT.c.id == sa.bindparam("here"))


class Store:
    """The journal of one event in one database."""

    def __init__(self, engine: Engine, event: str, path: Path | None, readonly: bool = False) -> None:
        self.engine, self.event, self.path, self.readonly = engine, event, path, readonly
        self._closed = False
        self.chained = True  # False for a file of an older edition that cannot be written
        self._reader = engine  # a single query needs no transaction; SQLite begins one for free
        if engine.dialect.name != "sqlite":
            self._reader = engine.execution_options(isolation_level="AUTOCOMMIT")
        if path is not None:
            self._place = files.identity(path)
            sa.event.listen(
                engine, "do_connect", lambda *_: self._in_place(path)
            )  # or SQLite makes a new one

    # --- opening ---------------------------------------------------------------------------------

    @classmethod
    def create(
        cls, address: str | Path, lines: Iterable[Entry] = (), kept: Iterable[tuple[str, str]] = ()
    ) -> Store:
        """Create a journal with its first entries, whole or not at all; never overwrite one."""
        url, event, path = engines.parse(address)
        ours = path is not None and files.claim(path)
        store = cls(engines.engine(url), event, path)
        try:
            with store._writing() as connection:
                schema.migrate(connection)
                if connection.execute(sa.select(EVENT.c.id).where(EVENT.c.id == event)).first():
                    raise files.exists(Message.of("error-the-event", key=event))
                connection.execute(sa.insert(EVENT), {"id": event, "created": _origin()})
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
        url, event, path = engines.parse(address)
        readonly = False
        if path is not None:
            readonly = files.look_at(path)
            if readonly:
                url = engines.readonly(url, path)
        store = cls(engines.engine(url, readonly), event, path, readonly)
        try:
            store._check(engines.shown(address))
        except BaseException:
            store.close()
            raise
        return store

    def _check(self, address: str) -> None:
        """Refuse anything but an event of this edition or older, and migrate an older schema."""
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
                schema.migrate(connection)
        with self._reading() as connection:
            if not connection.execute(sa.select(EVENT.c.id).where(EVENT.c.id == self.event)).first():
                if self.path is not None:
                    raise self._damaged("event")
                raise BadInput("error-no-event-database", event=self.event)
        self.check()

    def check(self) -> None:
        """Refuse a damaged journal, naming its first bad entry."""
        _, broken = self._whole()
        if broken is not None:
            raise self._broken(broken)
        self.kept()
        if self.engine.dialect.name == "sqlite":
            with self._reading() as connection:
                found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
                if found != "ok":
                    raise self._damaged(str(found))

    def _whole(self) -> tuple[list[Row], int | None]:
        """The intact rows from the start, and the first bad one."""
        read: list[Row] = []

        def rows() -> Iterator[tuple[Row, str | None]]:
            said = ENTRY.c.link if self.chained else sa.null()
            query = sa.select(*SAID, said).where(ENTRY.c.event == self.event).order_by(ENTRY.c.seq)
            with self._reading() as connection:
                for *row, link in connection.execute(query):
                    read.append(tuple(row))
                    yield tuple(row), link

        try:
            count, _, broken = chain.whole(rows(), self.chained)
        except Damaged:  # the database cannot read the next one
            count, broken = len(read), len(read) + 1
        return read[:count], broken

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
            engines.release(self.engine)

    def _version(self) -> str | None:
        with self._reading() as connection:
            tables = set(sa.inspect(connection).get_table_names())
            if "alembic_version" not in tables:
                if self.path is not None and tables & {"event", "entry", "snapshot", "keep"}:
                    raise self._damaged("version")
                return None
            found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
            return None if found is None else str(found)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._explained(), self._reader.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        if self.readonly:
            raise self._unwritable()
        if self.path is not None:
            self._in_place(self.path)
        with self._explained(), self.engine.connect() as plain:
            connection = plain.execution_options(ronde_write=True)
            with connection.begin():
                yield connection

    def _unwritable(self) -> FileTrouble:
        return FileTrouble("error-cannot-written-file-or-folder", path=str(self.path))

    def _in_place(self, path: Path) -> None:
        """Refuse to write after the file was moved or deleted: the entry would be lost."""
        if files.identity(path) != self._place:
            raise FileTrouble("error-has-been-moved-deleted-or", path=str(path))

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Translate database errors for people."""
        try:
            yield
        except exc.IntegrityError:
            raise
        except exc.TimeoutError as error:  # all connections are in use
            raise FileTrouble("error-database-busy", where=self._where()) from error
        except exc.DBAPIError as error:
            raise self._trouble(str(error.orig)) from error
        except (exc.SQLAlchemyError, UnicodeError) as error:  # a damaged schema or text
            raise self._damaged(type(error).__name__) from error

    def _trouble(self, words: str) -> FileTrouble | BadInput:
        low, words, where = words.lower(), words.strip(), self._where()
        if "disk is full" in low or "no space left" in low or "could not extend" in low:
            return FileTrouble("error-disk-full-nothing-was-recorded", where=where)
        if "readonly" in low or "read-only" in low or "unable to open" in low:
            return FileTrouble("error-cannot-written-nothing-was-recorded", where=where, words=words)
        if "locked" in low:
            return FileTrouble("error-has-been-use-another-program", where=where, seconds=BUSY_SECONDS)
        if self.path is not None and "disk i/o" not in low and "interrupted" not in low:
            return self._damaged(words)  # these are the only errors of an SQLite file
        return FileTrouble("error-look-into-journal-before-you", where=where, words=words)

    # --- the journal -----------------------------------------------------------------------------

    def append(self, line: Entry, origin: str | None = None) -> None:
        """Write one entry; when this returns it is on the disk.

        With an origin (see `last`), only if the journal has not been restored from a copy since.
        """
        here = sa.select(EVENT.c.created).where(EVENT.c.id == self.event).with_for_update(read=True)
        try:
            with self._writing() as connection:
                if origin is not None and connection.execute(here).scalar() != origin:
                    raise SequenceTaken(line.seq)
                same = (ENTRY.c.event == self.event, ENTRY.c.seq == line.seq - 1)
                before = connection.execute(sa.select(ENTRY.c.link).where(*same)).scalar()
                connection.execute(sa.insert(ENTRY), self._row(line, before or chain.START))
        except exc.IntegrityError as error:
            raise SequenceTaken(line.seq) from error
        self.settle()

    def _row(self, line: Entry, before: str) -> dict[str, Any]:
        payload = json.dumps(line.payload, ensure_ascii=False, separators=(",", ":"))
        said = (line.seq, line.scope, line.parent, line.kind, payload, line.who, line.at)
        named = dict(zip((column.name for column in SAID), said, strict=True))
        return {"event": self.event, **named, "link": chain.link(before, said)}

    def last(self) -> tuple[int, str]:
        """The number of the last entry, and the origin of the journal, which changes when it is restored."""
        with self._reading() as connection:
            last, created = connection.execute(_LAST, {"here": self.event}).one()
            return last or 0, created

    def stamp(self) -> object:
        """The times and sizes of the files, which change with every entry; nothing for a server."""
        return None if self.path is None else files.stamp(self.path)

    def marks(self) -> list[Mark]:
        """All entries without their contents."""
        columns = (ENTRY.c.seq, ENTRY.c.scope, ENTRY.c.parent, ENTRY.c.kind)
        query = sa.select(*columns).where(ENTRY.c.event == self.event).order_by(ENTRY.c.seq)
        with self._reading() as connection:
            return [Mark(*row) for row in connection.execute(query)]

    def entries(self, after: int = 0, only: Sequence[int] | None = None, limit: int = 0) -> list[Entry]:
        """The entries after one, or certain ones, in order; with a limit the newest ones."""
        query = sa.select(*SAID).where(ENTRY.c.event == self.event, ENTRY.c.seq > after)
        if limit:
            query = query.order_by(ENTRY.c.seq.desc()).limit(limit)
            return self._read(query)[::-1]
        query = query.order_by(ENTRY.c.seq)
        if only is None:
            return self._read(query)
        found = []
        for start in range(0, len(only), 500):
            found += self._read(query.where(ENTRY.c.seq.in_(only[start : start + 500])))
        return sorted(found, key=lambda line: line.seq)

    def _read(self, query: sa.Select[Any]) -> list[Entry]:
        with self._reading() as connection:
            return [self._entry(tuple(row)) for row in connection.execute(query)]

    def _entry(self, row: Row) -> Entry:
        seq, scope, parent, kind, payload, who, at = row
        try:
            return Entry(seq, scope, parent, kind, json.loads(payload), who, at)
        except (ValueError, TypeError, RecursionError) as error:
            raise self._broken(seq) from error

    def whole(self) -> list[Entry]:
        """All entries, each of them checked."""
        rows, broken = self._whole()
        if broken is not None:
            raise self._broken(broken)
        return [self._entry(row) for row in rows]

    # --- snapshots and settings ------------------------------------------------------------------

    def snapshots(self, version: str) -> dict[str, list[int]]:
        """The entries that have a snapshot, by scope."""
        columns = (SNAPSHOT.c.scope, SNAPSHOT.c.seq)
        query = sa.select(*columns).where(SNAPSHOT.c.event == self.event, SNAPSHOT.c.version == version)
        found: dict[str, list[int]] = {}
        with self._reading() as connection:
            for scope, seq in connection.execute(query):
                found.setdefault(scope, []).append(seq)
        return found

    def snapshot(self, scope: str, seq: int) -> bytes | None:
        """The snapshot after an entry, unless it has been deleted."""
        same = (SNAPSHOT.c.event == self.event, SNAPSHOT.c.scope == scope, SNAPSHOT.c.seq == seq)
        with self._reading() as connection:
            found = connection.execute(sa.select(SNAPSHOT.c.state).where(*same)).scalar()
            return None if found is None else bytes(found)

    def save_snapshot(self, scope: str, seq: int, version: str, state: bytes, keep: int = 8) -> None:
        """Save the state after an entry and drop all but the newest few."""
        mine = (SNAPSHOT.c.event == self.event, SNAPSHOT.c.scope == scope)
        row = {"event": self.event, "scope": scope, "seq": seq, "version": version, "state": state}
        with suppress(exc.IntegrityError), self._writing() as connection:  # another desk may have saved it
            connection.execute(sa.delete(SNAPSHOT).where(*mine, SNAPSHOT.c.version != version))
            connection.execute(sa.delete(SNAPSHOT).where(*mine, SNAPSHOT.c.seq == seq))
            connection.execute(sa.insert(SNAPSHOT), row)
            newest = sa.select(SNAPSHOT.c.seq).where(*mine).order_by(SNAPSHOT.c.seq.desc())
            kept = list(connection.execute(newest.limit(keep)).scalars())
            connection.execute(sa.delete(SNAPSHOT).where(*mine, SNAPSHOT.c.seq < kept[-1]))

    def get(self, name: str) -> str | None:
        """A stored setting (a password hash, a token)."""
        query = sa.select(KEEP.c.value).where(KEEP.c.event == self.event, KEEP.c.name == name)
        with self._reading() as connection:
            found = connection.execute(query).scalar()
            return None if found is None else str(found)

    def put(self, name: str, value: str | None) -> None:
        """Store a setting beside the journal; None deletes it."""
        same = (KEEP.c.event == self.event, KEEP.c.name == name)
        for last in (False, True):
            try:
                with self._writing() as connection:
                    connection.execute(sa.delete(KEEP).where(*same))
                    if value is not None:
                        connection.execute(sa.insert(KEEP), self._small(name, value))
                self.settle()
                return
            except exc.IntegrityError:  # another desk put one there between the two
                if last:
                    raise

    # --- copies ----------------------------------------------------------------------------------

    def copy_to(self, path: Path, secrets: bool = True) -> Path:
        """A copy of the whole event as an SQLite file, complete or not there at all.

        It is opened and counted before it gets its name. Without `secrets` it has never held any.
        """
        made = write_copy(path, self.whole(), self.kept() if secrets else ())
        self.settle()
        return made

    def settle(self) -> None:
        """Move the contents of SQLite's log into the file, so that the file can be copied alone."""
        if self.path is not None and not self.readonly:
            for pause in SETTLING:  # a reader may hold the end of the log for a moment
                sleep(pause)
                with suppress(FileTrouble), self._explained(), self.engine.connect() as connection:
                    _, log, settled = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
                    if log == settled:
                        return

    def kept(self) -> list[tuple[str, str]]:
        """All settings stored beside the journal."""
        said = KEEP.c.link if self.chained else sa.null()
        query = sa.select(KEEP.c.name, KEEP.c.value, said).where(KEEP.c.event == self.event)
        with self._reading() as connection:
            rows = list(connection.execute(query))
        for name, value, mark in rows:
            if not isinstance(value, str) or (self.chained and mark != chain.mark(name, value)):
                raise self._damaged(str(name))
        return [(str(name), str(value)) for name, value, _ in rows]

    def _small(self, name: str, value: str) -> dict[str, Any]:
        return {"event": self.event, "name": name, "value": value, "link": chain.mark(name, value)}

    def replace(self, lines: Iterable[Entry], kept: Iterable[tuple[str, str]] = ()) -> None:
        """Replace this journal by another in one transaction."""
        anew = sa.update(EVENT).where(EVENT.c.id == self.event).values({"created": _origin()})
        with self._writing() as connection:
            connection.execute(anew)  # first, so that no desk appends to the old journal
            for table in (ENTRY, SNAPSHOT, KEEP):
                connection.execute(sa.delete(table).where(table.c.event == self.event))
            self._fill(connection, lines, kept)
        self.settle()

    def _fill(self, connection: Connection, lines: Iterable[Entry], kept: Iterable[tuple[str, str]]) -> None:
        rows: list[dict[str, Any]] = []
        for line in lines:
            rows.append(self._row(line, rows[-1]["link"] if rows else chain.START))
        if rows:
            connection.execute(sa.insert(ENTRY), rows)
        if small := [self._small(name, value) for name, value in kept]:
            connection.execute(sa.insert(KEEP), small)


def write_copy(path: Path, lines: Sequence[Entry], kept: Iterable[tuple[str, str]]) -> Path:
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
    url, event, path = engines.parse(address)
    store = Store(
        engines.engine(url if path is None else engines.readonly(url, path), path is not None), event, path
    )
    lines: list[Entry] = []
    kept = None
    try:
        with suppress(RondeError):
            for row in store._whole()[0]:
                lines.append(store._entry(row))
        with suppress(RondeError):
            kept = store.kept()
    finally:
        store.close()
    return lines, kept


def overwrite(address: str | Path, lines: Sequence[Entry], kept: Iterable[tuple[str, str]]) -> None:
    """Replace a damaged journal in a database by another."""
    url, event, path = engines.parse(address)
    store = Store(engines.engine(url), event, path)
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
    _, event, path = engines.parse(address)
    return event, path


def events(address: str | Path) -> dict[str, object]:
    """The addresses of the events in a folder or database, each with a stamp that changes with actions."""
    if not engines.is_url(str(address)):
        return {str(path): files.stamp(path) for path in sorted(Path(address).glob("*.ronde"))}
    url, _, _ = engines.parse(address)
    engine = engines.engine(url)
    try:
        with engine.connect() as connection:
            if not sa.inspect(connection).has_table("event"):
                return {}
            newest = sa.select(ENTRY.c.event, sa.func.max(ENTRY.c.seq)).group_by(ENTRY.c.event)
            last = {row[0]: row[1] for row in connection.execute(newest)}
            query = sa.select(EVENT.c.id, EVENT.c.created).order_by(EVENT.c.id)
            found = [(id_, (created, last.get(id_))) for id_, created in connection.execute(query)]
    except exc.DBAPIError as error:
        words = str(error.orig).strip()
        raise FileTrouble("error-database-cannot-read", words=words) from error
    except exc.TimeoutError as error:
        raise FileTrouble("error-database-busy", where=Message("error-the-database")) from error
    finally:
        engines.release(engine)
    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return {f"{plain}{'&' if url.query else '?'}event={quote(id_, safe='')}": stamp for id_, stamp in found}


def _origin() -> str:
    """A unique stamp for this copy of the journal."""
    return f"{now()} {token_hex(4)}"
