"""The tables of a journal, step by step: how a new one is made, and an older one brought up to date.

The number of the last step is kept in a table that is named after the library that earlier editions used.
"""

from __future__ import annotations

from collections.abc import Callable

from ronde.desk import chain
from ronde.desk.databases import Connection

VERSIONS = "alembic_version"


def _journal(connection: Connection) -> None:
    """The journal, its snapshots, and settings stored beside it."""
    connection.run("CREATE TABLE event (id TEXT NOT NULL, created TEXT NOT NULL, PRIMARY KEY (id))")
    of_event = "FOREIGN KEY(event) REFERENCES event (id)"
    connection.run(
        "CREATE TABLE entry (event TEXT NOT NULL, seq INTEGER NOT NULL, scope TEXT NOT NULL, "
        "parent INTEGER NOT NULL, kind TEXT NOT NULL, payload TEXT NOT NULL, who TEXT NOT NULL, "
        f"at TEXT NOT NULL, PRIMARY KEY (event, seq), {of_event})"
    )
    connection.run(
        "CREATE TABLE snapshot (event TEXT NOT NULL, scope TEXT NOT NULL, seq INTEGER NOT NULL, "
        f"version TEXT NOT NULL, state {connection.database.binary} NOT NULL, "
        f"PRIMARY KEY (event, scope, seq), {of_event})"
    )
    connection.run(
        "CREATE TABLE keep (event TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, "
        f"PRIMARY KEY (event, name), {of_event})"
    )


def _chained(connection: Connection) -> None:
    """Chain the entries and add a checksum to stored settings, so that a changed byte is found."""
    connection.run("ALTER TABLE entry ADD COLUMN link TEXT")
    connection.run("ALTER TABLE keep ADD COLUMN link TEXT")
    here = "SELECT seq, scope, parent, kind, payload, who, at FROM entry WHERE event = ? ORDER BY seq"
    for (event,) in connection.rows("SELECT id FROM event"):
        last, links = chain.START, []
        for row in connection.rows(here, event):
            last = chain.link(last, row)
            links.append((last, event, row[0]))
        if links:
            connection.run_each("UPDATE entry SET link = ? WHERE event = ? AND seq = ?", links)
    for event, name, value in connection.rows("SELECT event, name, value FROM keep"):
        mark = chain.mark(name, value)
        connection.run("UPDATE keep SET link = ? WHERE event = ? AND name = ?", mark, event, name)


#: what each step does; a step that was released never changes
STEPS: dict[str, Callable[[Connection], None]] = {"0001": _journal, "0002": _chained}
NEWEST = max(STEPS)


def version(connection: Connection) -> str | None:
    """The last step that was taken."""
    found = connection.value(f"SELECT version_num FROM {VERSIONS}")
    return None if found is None else str(found)


def migrate(connection: Connection) -> None:
    """Bring the tables up to date on an open transaction."""
    connection.run(connection.database.alone)  # two desks must not migrate at once
    if VERSIONS not in connection.tables():
        key = f"CONSTRAINT {VERSIONS}_pkc PRIMARY KEY (version_num)"
        connection.run(f"CREATE TABLE {VERSIONS} (version_num VARCHAR(32) NOT NULL, {key})")
    last = version(connection) or ""
    for number, step in STEPS.items():
        if number > last:
            step(connection)
            connection.run(f"DELETE FROM {VERSIONS}")
            connection.run(f"INSERT INTO {VERSIONS} (version_num) VALUES (?)", number)
