"""The first sheet of a workbook (.xlsx, .xls, .ods) as rows of text, read in a process of its own."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from importlib.util import find_spec
from threading import Lock
from typing import Any
from zipfile import BadZipFile, ZipFile

from ronde.errors import BadInput, FileTrouble
from ronde.formats.players.sheets import COLUMNS, ROWS, name_of
from ronde.formats.players.table import Row

MAGIC = (b"PK\3\4", b"\xd0\xcf\x11\xe0")  # .xlsx, .ods; .xls
UNPACKED = 200 * 1024 * 1024  # bytes of all parts together
MEMORY = 1024 * 1024 * 1024  # bytes
SECONDS = 20  # of a processor
_ONE_AT_A_TIME = Lock()


def is_workbook(data: bytes) -> bool:
    """The bytes are those of a workbook."""
    return data.startswith(MAGIC)


def rows(data: bytes, name: str = "") -> list[Row]:
    """The rows of the first sheet that has any."""
    if find_spec("python_calamine") is None:
        raise BadInput("error-workbook-save-list-text-csv", name=name)
    if data.startswith(b"PK") and _unpacked(data, name) > UNPACKED:
        raise BadInput("error-workbook-too-large", name=name)
    answer = _asked(data, name)
    if "cell" in answer:
        last = name_of(ROWS, COLUMNS)
        raise BadInput("error-workbook-cell-too-far", name=name, cell=answer["cell"], last=last)
    if "error" in answer:
        raise BadInput("error-workbook-cannot-be-read", name=name, error=answer["error"])
    return list(enumerate(answer["rows"], 1))


def _unpacked(data: bytes, name: str) -> int:
    """The bytes of all parts, as the archive announces them."""
    try:
        with ZipFile(io.BytesIO(data)) as archive:
            return sum(part.file_size for part in archive.infolist())
    except (BadZipFile, ValueError, OverflowError, NotImplementedError) as error:
        raise BadInput("error-workbook-cannot-be-read", name=name, error=str(error)) from error


def _asked(data: bytes, name: str) -> dict[str, Any]:
    """The answer of the process that reads: a sheet that is too large for it ends that process alone."""
    command = [sys.executable, "-m", "ronde.formats.players.sheets", str(MEMORY), str(SECONDS)]
    if not _ONE_AT_A_TIME.acquire(timeout=SECONDS):
        raise FileTrouble("error-workbook-busy", name=name)
    try:
        done = subprocess.run(command, input=data, capture_output=True, timeout=2 * SECONDS)
    except (subprocess.TimeoutExpired, OSError) as error:
        raise BadInput("error-workbook-too-large", name=name) from error
    finally:
        _ONE_AT_A_TIME.release()
    if done.returncode:
        raise BadInput("error-workbook-too-large", name=name)
    answer = json.loads(done.stdout)
    assert isinstance(answer, dict)
    return answer
