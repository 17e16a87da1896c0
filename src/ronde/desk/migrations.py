"""The tables of a journal, step by step: how a new one is made, and an older one brought up to date.

The number of the last step is kept in a table that is named after the library that earlier editions used.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ronde.desk import chain
from ronde.desk.databases import Connection

VERSIONS = "alembic_version"


_OF_EVENT = "FOREIGN KEY(event) REFERENCES event (id)"
_LINKED = ("entry", "keep")  # what the second step chains
_CREATED = {
    VERSIONS: f"CREATE TABLE {VERSIONS} (version_num VARCHAR(32) NOT NULL, "
    f"CONSTRAINT {VERSIONS}_pkc PRIMARY KEY (version_num))",
    "event": "CREATE TABLE event (id TEXT NOT NULL, created TEXT NOT NULL, PRIMARY KEY (id))",
    "entry": "CREATE TABLE entry (event TEXT NOT NULL, seq INTEGER NOT NULL, scope TEXT NOT NULL, "
    "parent INTEGER NOT NULL, kind TEXT NOT NULL, payload TEXT NOT NULL, who TEXT NOT NULL, "
    f"at TEXT NOT NULL, PRIMARY KEY (event, seq), {_OF_EVENT})",
    "snapshot": "CREATE TABLE snapshot (event TEXT NOT NULL, scope TEXT NOT NULL, seq INTEGER NOT NULL, "
    f"version TEXT NOT NULL, state BLOB NOT NULL, PRIMARY KEY (event, scope, seq), {_OF_EVENT})",
    "keep": "CREATE TABLE keep (event TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, "
    f"PRIMARY KEY (event, name), {_OF_EVENT})",
}
TABLES = frozenset(_CREATED)


def _journal(connection: Connection) -> None:
    """The journal, its snapshots, and settings stored beside it."""
    for name in ("event", "entry", "snapshot", "keep"):
        connection.run(_CREATED[name].replace("BLOB", connection.database.binary))


def _chained(connection: Connection) -> None:
    """Chain the entries and add a checksum to stored settings, so that a changed byte is found."""
    for name in _LINKED:
        connection.run(f"ALTER TABLE {name} ADD COLUMN link TEXT")
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


def strange(connection: Connection) -> str | None:
    """The first thing in an SQLite file that no edition of Ronde put there: a trigger, a view, a column.

    Such a thing runs when its table is read or written, so this is asked before anything else.
    """
    known = set(_CREATED.values())
    known |= {_CREATED[name].replace(", PRIMARY KEY", ", link TEXT, PRIMARY KEY") for name in _LINKED}
    for kind, name, text in connection.rows("SELECT type, name, sql FROM sqlite_master"):
        made_by_itself = kind == "index" and text is None
        if not made_by_itself and _on_one_line(str(text)) not in known:
            return f"{kind} {name}"[:80]
    return None


def _on_one_line(text: str) -> str:
    """A statement as it is written here: earlier editions wrote a column on each line."""
    return re.sub(r"\s+", " ", text).replace("( ", "(").replace(" )", ")")


def migrate(connection: Connection) -> None:
    """Bring the tables up to date on an open transaction."""
    connection.run(connection.database.alone)  # two desks must not migrate at once
    if VERSIONS not in connection.tables():
        connection.run(_CREATED[VERSIONS])
    last = version(connection) or ""
    for number, step in STEPS.items():
        if number > last:
            step(connection)
            connection.run(f"DELETE FROM {VERSIONS}")
            connection.run(f"INSERT INTO {VERSIONS} (version_num) VALUES (?)", number)
