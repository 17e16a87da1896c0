"""The tables of a journal, and how an older schema is brought up to date."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

import sqlalchemy as sa
from sqlalchemy.engine import Connection

NEWEST = "0002"  # the newest migration

_meta = sa.MetaData()
EVENT = sa.Table("event", _meta, sa.Column("id", sa.Text, primary_key=True), sa.Column("created", sa.Text))
ENTRY = sa.Table(
    "entry",
    _meta,
    sa.Column("event", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    *(sa.Column(name, sa.Text) for name in ("scope",)),
    sa.Column("parent", sa.Integer),
    *(sa.Column(name, sa.Text) for name in ("kind", "payload", "who", "at", "link")),
)
SAID = (*(ENTRY.c[n] for n in ("seq", "scope", "parent", "kind", "payload", "who", "at")),)  # what links
SNAPSHOT = sa.Table(
    "snapshot",
    _meta,
    sa.Column("event", sa.Text, primary_key=True),
    sa.Column("scope", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("version", sa.Text),
    sa.Column("state", sa.LargeBinary),
)
KEEP = sa.Table(
    "keep",
    _meta,
    sa.Column("event", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text),
    sa.Column("link", sa.Text),
)
_migrating = Lock()  # Alembic has one context for the whole process


def migrate(connection: Connection) -> None:
    """Bring the schema up to date on an open transaction."""
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":  # two desks must not migrate at once
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7226933)"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    with _migrating:
        command.upgrade(config, "head")
