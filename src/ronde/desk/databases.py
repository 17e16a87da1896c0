"""Addresses of journals, and the databases behind them: an SQLite file, or a PostgreSQL server.

Only this module knows how the two drivers differ: how they connect, mark a parameter, begin a transaction
and name a type. Statements mark their parameters with `?`; errors of either driver become `Duplicate` or
`Failure`.
"""

from __future__ import annotations

import re
import sqlite3
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from math import inf
from pathlib import Path
from threading import BoundedSemaphore, Lock
from time import monotonic
from typing import Any
from urllib.parse import parse_qsl, quote, unquote, urlencode

from ronde.desk import files
from ronde.errors import BadInput, FileTrouble
from ronde.values import NamedTuple

BUSY_SECONDS = 10  # for another program to release an SQLite file, for an action
READING_SECONDS = 3  # the same for a reader, who can ask again
WAITING_SECONDS = 30  # for another thread to give a connection back
LARGEST = 32 * 1024 * 1024  # bytes of a row of an SQLite file
STEPS = 10_000  # of SQLite, between two looks at the clock
CONNECTIONS = 10  # to one database server, however many events are open

Row = tuple[Any, ...]


class Duplicate(Exception):
    """A row with this key exists already."""


class Failure(Exception):
    """The database could not do it; the text is that of its driver."""


class Busy(Exception):
    """All connections are in use."""


# --- addresses -----------------------------------------------------------------------------------

_URL = re.compile(
    r"postgres(?:ql)?(?:\+\w+)?://(?:(?P<user>[^:/@]*)(?::(?P<password>[^@]*))?@)?"
    r"(?P<host>\[[^]]*\]|[^/:?]*)(?::(?P<port>\d*))?(?:/(?P<dbname>[^?]*))?(?:\?(?P<query>.*))?"
)


class Address(NamedTuple):
    """Where a journal is: the URL of its server, or "", its name there, and its file, if it is one."""

    server: str
    event: str
    path: Path | None

    def of(self, event: str) -> str:
        """The address of another event on the server."""
        return f"{self.server}{'&' if '?' in self.server else '?'}event={quote(event, safe='')}"


def is_url(address: str) -> bool:
    return re.match(r"postgres(ql)?(\+\w+)?://", address) is not None


def shown(address: str | Path) -> str:
    """An address as people may see it: without a password."""
    text = str(address)
    if not is_url(text):
        return text
    return re.sub(r"(://[^/:@]*:)[^@]*(?=@)|(?<=[?&])(password=)[^&]*", r"\1\2***", text)


def parse(address: str | Path) -> Address:
    """The parts of an address."""
    text = str(address)
    if not is_url(text):
        return Address("", "event", Path(address))
    found = _URL.fullmatch(text)
    if found is None:
        raise BadInput("error-not-event-ronde", address=shown(text))
    asked = parse_qsl(found["query"] or "")
    event = [value for name, value in asked if name == "event"]
    rest = urlencode(sorted(one for one in asked if one[0] != "event"))
    plain = re.sub(r"^\w+(\+\w+)?:", "postgresql:", text.partition("?")[0])
    return Address(f"{plain}?{rest}" if rest else plain, event[-1] if event else "event", None)


# --- connections ---------------------------------------------------------------------------------


class Connection:
    """A connection of either driver; every statement is a transaction unless one has begun."""

    def __init__(self, database: Database, raw: Any) -> None:
        self.database, self.raw = database, raw

    def run(self, statement: str, *values: object) -> int:
        """Run a statement without rows; returns how many rows it wrote."""
        with closing(self.raw.execute(self.database.written(statement), values)) as cursor:
            return int(cursor.rowcount)

    def run_each(self, statement: str, rows: Iterable[Row]) -> None:
        """Run a statement once with each row of values."""
        with closing(self.raw.cursor()) as cursor:
            cursor.executemany(self.database.written(statement), rows)

    def each(self, statement: str, *values: object) -> Generator[Row]:
        """The rows of a query one by one, up to the first that cannot be read."""
        with closing(self.raw.execute(self.database.written(statement), values)) as cursor:
            yield from cursor

    def rows(self, statement: str, *values: object) -> list[Row]:
        """The rows of a query."""
        return list(self.each(statement, *values))

    def row(self, statement: str, *values: object) -> Row | None:
        """The first row of a query."""
        return next(iter(self.rows(statement, *values)), None)

    def value(self, statement: str, *values: object) -> Any:
        """The first value of the first row of a query."""
        found = self.row(statement, *values)
        return None if found is None else found[0]

    def tables(self) -> set[str]:
        """The names of the tables."""
        return {str(name) for (name,) in self.rows(self.database.catalogue)}


class Database:
    """The connections to one database: some stay open, and each is lent to one thread at a time."""

    name: str  # the path of a file, the URL of a server
    driver: Any  # the module, with the names of errors that Python's DB-API prescribes
    begin: str  # how a transaction begins that will write
    alone: str  # keeps other writers out of the whole database until the transaction ends
    share: str  # keeps other writers out of the rows of a query
    catalogue: str  # lists the tables
    binary: str  # the type of a column of bytes

    def __init__(self, most: int, kept: int) -> None:
        self.most, self._places, self._kept = most, BoundedSemaphore(most), kept
        self.idle: deque[Connection] = deque()
        self.deadline = inf

    def connect(self) -> Any:
        """A new connection of the driver, which begins no transactions of its own accord."""
        raise NotImplementedError

    def answers(self, connection: Connection) -> bool:
        """Whether an idle connection can still be used."""
        return True

    def written(self, statement: str) -> str:
        """A statement with its parameters as the driver marks them."""
        return statement

    def start(self, connection: Connection) -> None:
        """Begin a transaction that will write."""
        connection.run(self.begin)

    def check_place(self) -> None:
        """Refuse to go on if this is no longer the database that was opened."""

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Give up a statement that is still at work when the time is over, where the driver can."""
        self.deadline = monotonic() + seconds
        try:
            yield
        finally:
            self.deadline = inf

    def is_late(self) -> bool:
        """The time of `within` is over."""
        return monotonic() > self.deadline

    def close(self) -> None:
        """Close the connections; those still lent are closed when they come back."""
        self._kept = 0
        while self.idle:
            self.idle.pop().raw.close()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection outside any transaction."""
        if not self._places.acquire(timeout=WAITING_SECONDS):
            raise Busy
        try:
            connection = self._lend()
            try:
                yield connection
            finally:
                self._take_back(connection)
        except self.driver.IntegrityError as error:
            raise Duplicate from error
        except self.driver.Error as error:
            raise Failure(str(error)) from error
        finally:
            self._places.release()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection in a transaction, which is committed at the end, or rolled back after an exception."""
        with self.reading() as connection:
            self.start(connection)
            yield connection
            connection.raw.commit()

    def _lend(self) -> Connection:
        while self.idle:
            try:
                connection = self.idle.pop()
            except IndexError:  # another thread was faster
                break
            if self.answers(connection):
                return connection
            connection.raw.close()
        return Connection(self, self.connect())

    def _take_back(self, connection: Connection) -> None:
        try:
            connection.raw.rollback()  # if a transaction has not ended
        except self.driver.Error:  # a lost connection
            connection.raw.close()
            return
        if len(self.idle) < self._kept:
            self.idle.append(connection)
        else:
            connection.raw.close()


class File(Database):
    """An SQLite file, which other programs may read and write at the same time."""

    driver = sqlite3
    begin = "BEGIN IMMEDIATE"
    alone = "SELECT 1"  # after BEGIN IMMEDIATE nobody else writes
    share = ""
    catalogue = "SELECT name FROM sqlite_master WHERE type = 'table'"
    binary = "BLOB"

    def __init__(self, path: Path, readonly: bool) -> None:
        super().__init__(15, 2)
        self.name, self.path, self.readonly = str(path), path, readonly
        self._place = files.identity(path)

    def connect(self) -> sqlite3.Connection:
        """A connection; every commit is on the disk when it returns."""
        self.check_place()  # or SQLite would make a new file
        name = self._unlocked_uri() if self.readonly else self.name
        raw = sqlite3.connect(
            name, timeout=READING_SECONDS, isolation_level=None, check_same_thread=False, uri=self.readonly
        )
        try:
            raw.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)
            raw.set_progress_handler(self.is_late, STEPS)
            raw.execute("PRAGMA trusted_schema=OFF").close()
            if not self.readonly:
                for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                    raw.execute(f"PRAGMA {setting}").close()
        except BaseException:
            raw.close()
            raise
        return raw

    def start(self, connection: Connection) -> None:
        """Wait longer than a reader for another program to end its transaction."""
        connection.run(f"PRAGMA busy_timeout={int(BUSY_SECONDS * 1000)}")
        try:
            super().start(connection)
        finally:
            connection.run(f"PRAGMA busy_timeout={int(READING_SECONDS * 1000)}")

    def _unlocked_uri(self) -> str:
        """The file as it is, without locks or log, for a place where nothing can be written."""
        log = self.path.with_name(self.path.name + "-wal").exists()
        return f"file:{quote(str(self.path.absolute()))}?mode=ro{'' if log else '&immutable=1'}"

    def check_place(self) -> None:
        """Refuse to write after the file was moved or deleted: the entry would be lost."""
        if files.identity(self.path) != self._place:
            raise FileTrouble("error-has-been-moved-deleted-or", path=str(self.path))


class Server(Database):
    """A PostgreSQL database: all events in it use the same few connections."""

    begin = "BEGIN"
    alone = "SELECT pg_advisory_xact_lock(7226933)"
    share = " FOR SHARE"
    catalogue = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    binary = "BYTEA"

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError as error:
            raise BadInput("error-postgres-extra") from error
        super().__init__(CONNECTIONS, CONNECTIONS // 2)
        self.name, self.driver, self.users = url, psycopg, 0

    def connect(self) -> Any:
        """A connection to the database that the URL names."""
        found = _URL.fullmatch(self.name)
        assert found is not None
        named = found.groupdict()
        asked = dict(parse_qsl(named.pop("query") or ""))
        parts = {name: unquote(value).strip("[]") for name, value in named.items() if value}
        return self.driver.connect(autocommit=True, **parts | asked)

    def answers(self, connection: Connection) -> bool:
        """Whether the server has not been restarted since."""
        try:
            connection.run("")
        except self.driver.Error:
            return False
        return True

    def written(self, statement: str) -> str:
        """A statement with %s for parameters."""
        return statement.replace("?", "%s")

    def close(self) -> None:
        """Close the connections when the last event is closed."""
        with _sharing:
            self.users -= 1
            if self.users:
                return
            _servers.pop(self.name, None)
        super().close()


_servers: dict[str, Server] = {}
_sharing = Lock()


def open_database(address: Address, readonly: bool = False) -> Database:
    """The database of an address: one for each file, one for all events of a server."""
    if address.path is not None:
        return File(address.path, readonly)
    with _sharing:
        server = _servers.get(address.server) or Server(address.server)
        _servers[address.server] = server
        server.users += 1
        return server
