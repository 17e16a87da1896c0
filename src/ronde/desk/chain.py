"""The chain over the entries of a journal: each link is made of the one before and of the whole entry.

An entry that was changed, lost or put in another place no longer fits its link, and everything before
it is known to be unchanged.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256

START = ""  # before the first entry

Row = Sequence[object]  # an entry as the database has it: number, scope, parent, kind, payload, who, time


def link(before: str, row: Row) -> str:
    """The link of an entry after that of the one before; TypeError if it holds a value of the wrong type."""
    return sha256(json.dumps([before, *row]).encode()).hexdigest()


def mark(name: str, value: str) -> str:
    """The checksum of a stored setting."""
    return sha256(json.dumps([name, value]).encode()).hexdigest()


def whole(rows: Iterable[tuple[Row, str | None]], chained: bool = True) -> tuple[int, str, int | None]:
    """How many entries are unchanged from the start, the last link, and the first bad entry.

    Without a chain (a file of an older edition that cannot be written) only the numbers are checked.
    """
    count, last = 0, START
    for row, said in rows:
        try:
            made = link(last, row)
        except (TypeError, ValueError):
            return count, last, count + 1
        if row[0] != count + 1 or (chained and made != said):
            return count, last, count + 1
        count, last = count + 1, made
    return count, last, None
