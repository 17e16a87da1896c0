"""Addresses of journals, and the engines that read and write them."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.pool import QueuePool

from ronde.errors import BadInput

BUSY_SECONDS = 10
CONNECTIONS = 10  # to one database server, however many events are open
_shared: dict[str, tuple[Engine, int]] = {}  # the engine of a database, and how many events use it
_sharing = Lock()


def is_url(address: str) -> bool:
    return re.match(r"postgres(ql)?(\+\w+)?://", address) is not None


def shown(address: str | Path) -> str:
    """An address as people may see it: without a password."""
    text = str(address)
    return make_url(text).render_as_string(hide_password=True) if is_url(text) else text


def parse(address: str | Path) -> tuple[URL, str, Path | None]:
    """The database, the name of the event in it, and the file if it is one."""
    if not is_url(str(address)):
        path = Path(address)
        return URL.create("sqlite", database=str(path)), "event", path
    url = make_url(str(address))
    event = url.query.get("event", "event")
    url = url.difference_update_query(["event"]).set(drivername="postgresql+psycopg")
    return url, event if isinstance(event, str) else event[-1], None


def readonly(url: URL, path: Path) -> URL:
    """The file as it is, without locks or log, for a place where nothing can be written."""
    query = {"mode": "ro", "uri": "true"}
    if not path.with_name(path.name + "-wal").exists():
        query["immutable"] = "1"
    return url.set(database=f"file:{quote(str(path.absolute()))}", query=query)


def engine(url: URL, readonly: bool = False) -> Engine:
    """The engine of a database: one for all events of a server, one for each file."""
    if url.get_backend_name() == "sqlite":
        return _file_engine(url, readonly)
    if find_spec("psycopg") is None:
        raise BadInput("error-postgres-extra")
    name = url.render_as_string(hide_password=False)
    with _sharing:
        made, users = _shared.get(name) or (_server_engine(url), 0)
        _shared[name] = made, users + 1
        return made


def release(engine: Engine) -> None:
    """Release an engine; the last release closes its connections."""
    with _sharing:
        for name, (shared, users) in _shared.items():
            if shared is engine and users > 1:
                _shared[name] = shared, users - 1
                return
            if shared is engine:
                del _shared[name]
                break
    engine.dispose()


def _server_engine(url: URL) -> Engine:
    return sa.create_engine(
        url, pool_pre_ping=True, pool_size=CONNECTIONS // 2, max_overflow=CONNECTIONS - CONNECTIONS // 2
    )


def _file_engine(url: URL, readonly: bool) -> Engine:
    engine = sa.create_engine(
        url, poolclass=QueuePool, pool_size=2, max_overflow=13, connect_args={"timeout": BUSY_SECONDS}
    )

    @sa.event.listens_for(engine, "connect")
    def _connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin below, not by the driver's guess
        if not readonly:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")

    @sa.event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        write = connection.get_execution_options().get("ronde_write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine
