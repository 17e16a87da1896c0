"""Tables of Access (Jet) databases, by the Python library access-parser or by mdbtools."""

from __future__ import annotations

import csv
import io
import logging
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ronde.errors import BadInput

Rows = list[dict[str, Any]]


def rows(data: bytes, table: str) -> Rows:
    """The lines of a table."""
    reasons = []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "database.mdb"
        path.write_bytes(data)
        for reader in (_by_library, _by_mdbtools):
            try:
                return reader(path, table)
            except BadInput:
                raise
            except Exception as error:  # a damaged file can make either of them stumble anywhere
                reasons.append(str(error) or type(error).__name__)
    raise BadInput("error-access-database-cannot-read-install", reasons="; ".join(reasons))


def _by_library(path: Path, table: str) -> Rows:
    from access_parser import AccessParser

    logging.getLogger("access_parser").setLevel(logging.CRITICAL)  # what it stumbles over we say ourselves
    database = AccessParser(str(path))
    name = _named(database.catalog, table)
    if name is None:
        raise BadInput("error-access-database-has-no-table", table=table)
    columns = database.parse_table(name)
    count = max((len(values) for values in columns.values()), default=0)
    return [
        {name: values[n] if n < len(values) else None for name, values in columns.items()}
        for n in range(count)
    ]


def _named(tables: Iterable[str], wanted: str) -> str | None:
    """A table by its name, in capitals or not: some programs write JOUEUR, others joueur."""
    return next((name for name in tables if name.casefold() == wanted.casefold()), None)


def _by_mdbtools(path: Path, table: str) -> Rows:
    program, lister = shutil.which("mdb-export"), shutil.which("mdb-tables")
    if program is None or lister is None:
        raise FileNotFoundError("mdb-export (mdbtools) is not installed")
    listed = subprocess.run([lister, "-1", str(path)], capture_output=True, timeout=60, check=True)
    named = _named(listed.stdout.decode("utf-8", "replace").splitlines(), table)
    if named is None:
        raise BadInput("error-access-database-has-no-table", table=table)
    table = named
    dates = ["-D", "%Y-%m-%d", "-T", "%Y-%m-%d"]
    done = subprocess.run([program, *dates, str(path), table], capture_output=True, timeout=60, check=True)
    return list(csv.DictReader(io.StringIO(done.stdout.decode("utf-8", "replace"))))
