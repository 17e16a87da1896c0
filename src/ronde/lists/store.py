"""A rating list as an indexed SQLite file, the strongest first, with a full-text index of the names.

Each list has a file of its own. An update builds a new file beside it and replaces the old one when complete,
so a search finds the old list or the new one, never half of one.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

from ronde.errors import BadInput, FileTrouble
from ronde.formats.players.person import unaccented
from ronde.lists.reading import Listed
from ronde.values import frozen

VERSION = 1
SUFFIX = ".list"
_WORDS = re.compile(r"[^\W_]+")
_KEYS = re.compile(r"[a-z0-9][a-z0-9-]{0,30}")
_FIELDS = ", ".join(Listed._fields)
_MARKS = ", ".join("?" for _ in Listed._fields)


@frozen
class Info:
    """An installed list."""

    key: str
    count: int
    updated: str  # the day, as 2026-11-17
    path: Path


def folder() -> Path:
    """The folder of this user's lists; RONDE_LISTS overrides it."""
    if place := os.environ.get("RONDE_LISTS"):
        return Path(place)
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(home) / "ronde" / "lists"


def words(text: str) -> list[str]:
    """The words of a name as the index has them: lower-case letters without accents or signs."""
    return _WORDS.findall(unaccented(text))


# ---- update ---------------------------------------------------------------------------------------------


def update(place: Path, key: str, people: Iterable[Listed], day: str) -> int:
    """Replace a list; returns how many people it has."""
    if not _KEYS.fullmatch(key):
        raise BadInput("error-list-key", key=key)
    try:
        place.mkdir(parents=True, exist_ok=True)
        part = place / f"{key}{SUFFIX}.{os.getpid()}.part"
        try:
            count = _build(part, people, day)
            if not count:
                raise BadInput("error-list-nobody")
            os.replace(part, place / f"{key}{SUFFIX}")
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise FileTrouble.unwritable(place, error) from error
    except sqlite3.OperationalError as error:
        raise FileTrouble.unwritable(place, OSError(str(error))) from error
    return count


def _build(path: Path, people: Iterable[Listed], day: str) -> int:
    """Insert in file order and let SQLite sort on disk, so that two million people need little memory."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        run = database.execute
        for setting in (
            "journal_mode = OFF",
            "synchronous = OFF",
            "cache_size = -32768",
            "temp_store = FILE",
        ):
            run(f"PRAGMA {setting}")
        run(f"CREATE TABLE entered ({_FIELDS}, plain)")
        run(f"CREATE TABLE person (place INTEGER PRIMARY KEY, {_FIELDS})")
        run(
            "CREATE VIRTUAL TABLE names USING fts5 (plain, content='', detail=none, prefix='1 2 3', "
            'tokenize="unicode61 remove_diacritics 0")'
        )
        run("CREATE TABLE about (version, updated, count)")
        run("BEGIN")
        rows = ((*person, " ".join(words(person.name))) for person in people)
        database.executemany(f"INSERT INTO entered VALUES ({_MARKS}, ?)", rows)
        run("CREATE TABLE ordered (place INTEGER PRIMARY KEY, entry INTEGER)")
        run(
            "INSERT INTO ordered (entry) SELECT rowid FROM entered "
            "ORDER BY max(standard, rapid, blitz) DESC, plain, rowid"
        )
        run(
            f"INSERT INTO person SELECT place, {_FIELDS} FROM ordered JOIN entered ON entered.rowid = entry "
            "ORDER BY place"
        )
        run(
            "INSERT INTO names (rowid, plain) SELECT place, plain FROM ordered "
            "JOIN entered ON entered.rowid = entry ORDER BY place"
        )
        run("DROP TABLE entered")
        run("DROP TABLE ordered")
        run("CREATE INDEX person_ref ON person (ref)")
        (count,) = run("SELECT count(*) FROM person").fetchone()
        run("INSERT INTO about VALUES (?, ?, ?)", (VERSION, day, count))
        run("COMMIT")
        run("INSERT INTO names (names) VALUES ('optimize')")
        run("VACUUM")
        return int(count)


# ---- search ---------------------------------------------------------------------------------------------


def lists(place: Path) -> Iterator[Info]:
    """The lists of a folder; other files are skipped."""
    for path in sorted(place.glob(f"*{SUFFIX}")):
        try:
            with closing(_open(path)) as database:
                version, updated, count = database.execute("SELECT * FROM about").fetchone()
        except (sqlite3.DatabaseError, TypeError, ValueError):
            continue
        if version == VERSION:
            yield Info(path.name.removesuffix(SUFFIX), count, updated, path)


def search(place: Path, text: str, limit: int = 20) -> list[tuple[str, Listed]]:
    """People whose name has words that begin like these, in any order, or who have this number.

    Each comes with the key of the list; the strongest of a list first, one list after the other. Whoever has
    the very words (two or more) comes before them.
    """
    found: list[tuple[str, Listed]] = []
    for info in lists(place):
        with closing(_open(info.path)) as database:
            found += [(info.key, person) for person in _found(database, text, limit - len(found))]
        if len(found) >= limit:
            break
    return found


def by_ref(place: Path, key: str, refs: Iterable[str]) -> dict[str, Listed]:
    """The people of a list with these numbers."""
    path = place / f"{key}{SUFFIX}"
    if not path.is_file():
        raise BadInput("error-no-list", key=key)
    found = {}
    with closing(_open(path)) as database:
        for ref in refs:
            row = database.execute(f"SELECT {_FIELDS} FROM person WHERE ref = ?", (ref,)).fetchone()
            if row:
                found[ref] = _listed(row)
    return found


def _found(database: sqlite3.Connection, text: str, limit: int) -> Iterator[Listed]:
    typed = words(text)
    if not typed:
        return
    fields = ", ".join(f"person.{field}" for field in Listed._fields)
    if len(typed) == 1 and typed[0].isdigit():
        query = f"SELECT {fields} FROM person WHERE ref = ? LIMIT ?"
        yield from map(_listed, database.execute(query, (typed[0], limit)))
        return
    query = (
        f"SELECT {fields} FROM names JOIN person ON place = names.rowid WHERE names MATCH ? "
        "ORDER BY names.rowid LIMIT ?"
    )
    beginning = " ".join(f'"{word}" *' for word in typed)
    asked = [" ".join(f'"{word}"' for word in typed), beginning] if len(typed) > 1 else [beginning]
    rows = (row for words_ in asked for row in database.execute(query, (words_, limit)))
    yield from map(_listed, islice(dict.fromkeys(rows), limit))


def _listed(row: tuple[object, ...]) -> Listed:
    found = Listed(*row)  # type: ignore[arg-type]
    return found._replace(inactive=bool(found.inactive))


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
