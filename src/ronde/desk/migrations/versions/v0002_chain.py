"""Chain the entries and add a checksum to stored settings, so that a changed byte is found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ronde.desk import chain

revision = "0002"
down_revision = "0001"

_FIELDS = ("seq", "scope", "parent", "kind", "payload", "who", "at")


def upgrade() -> None:
    """Add the columns and link the existing entries."""
    op.add_column("entry", sa.Column("link", sa.Text))
    op.add_column("keep", sa.Column("link", sa.Text))
    connection = op.get_bind()
    entry = sa.table("entry", *map(sa.column, ("event", *_FIELDS, "link")))
    keep = sa.table("keep", *map(sa.column, ("event", "name", "value", "link")))
    columns = [entry.c[name] for name in _FIELDS]
    for event in connection.execute(sa.text("SELECT id FROM event")).scalars().all():
        last, links = chain.START, []
        here = sa.select(*columns).where(entry.c.event == event).order_by(entry.c.seq)
        for row in connection.execute(here):
            last = chain.link(last, tuple(row))
            links.append({"number": row.seq, "made": last})
        if links:
            same = sa.and_(entry.c.event == event, entry.c.seq == sa.bindparam("number"))
            connection.execute(sa.update(entry).where(same).values(link=sa.bindparam("made")), links)
    for event, name, value in connection.execute(sa.select(keep.c.event, keep.c.name, keep.c.value)).all():
        same = sa.and_(keep.c.event == event, keep.c.name == name)
        connection.execute(sa.update(keep).where(same).values(link=chain.mark(name, value)))
