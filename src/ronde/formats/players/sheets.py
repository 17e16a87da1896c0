"""`python -m ronde.formats.players.sheets BYTES SECONDS`: a workbook in, the rows of its first sheet out.

It runs in a process of its own (see `workbook`): the library that reads a sheet reserves the whole
rectangle up to the last cell, and a cell may claim any place. So the places are read first.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from typing import Any
from xml.parsers import expat
from zipfile import ZipFile

from ronde import processes

ROWS, COLUMNS = 10_001, 100  # a heading and 10,000 lines
PART = 1 << 16  # bytes that are parsed at a time
PATH, RELATIONS, ODS = "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "content.xml"
NAMED, RELATED = "sheet", "Relationship"  # elements of these two

Attributes = dict[str, str]


class TooFar(Exception):
    """A cell beyond the last row or column of a list; `args` are its row and column."""


class Unreadable(Exception):
    """No workbook that can be read; `args` is the reason."""


def main(memory: int, seconds: int) -> int:
    """Answer with the rows, or with the reason why there are none."""
    import python_calamine  # noqa: F401  (before there is a limit)

    processes.limit(memory, seconds)
    answer: dict[str, Any]
    try:
        answer = {"rows": rows(sys.stdin.buffer.read())}
    except TooFar as error:
        answer = {"cell": name_of(*error.args)}
    except MemoryError:
        return 1
    except Exception as error:  # a damaged file can make the library stumble anywhere
        answer = {"error": str(error)}
    sys.stdout.buffer.write(json.dumps(answer).encode())
    return 0


def rows(data: bytes) -> list[list[str]]:
    """The rows of the first sheet that has any."""
    from python_calamine import CalamineWorkbook

    parts = _checked_parts(data) if data.startswith(b"PK") else []
    book = CalamineWorkbook.from_filelike(io.BytesIO(data))
    for number in range(len(book.sheet_names)):
        if parts:
            with ZipFile(io.BytesIO(data)) as archive:
                _check(archive, parts[number], Excel())
        sheet = book.get_sheet_by_index(number)
        check_place(*(place + 1 for place in sheet.end or (0, 0)))
        found = sheet.to_python()
        if any(any(row) for row in found):
            return [[_text(cell) for cell in row] for row in found]
    return []


def _text(cell: object) -> str:
    """A cell as somebody would have typed it."""
    if hasattr(cell, "strftime"):
        return f"{cell:%Y/%m/%d}"
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return "" if cell is None else str(cell)


# --- the places of cells -------------------------------------------------------------------------


def check_place(row: int, column: int) -> None:
    """Refuse a cell that no list of players has."""
    if row > ROWS or column > COLUMNS:
        raise TooFar(row, column)


def name_of(row: int, column: int) -> str:
    """The name of a cell, as B7."""
    letters = ""
    while column > 0:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{row}"


def place_of(name: str) -> tuple[int, int]:
    """The row and column of a cell by its name."""
    letters = name.rstrip("0123456789")
    column = 0
    for letter in letters.upper():
        column = 26 * column + ord(letter) - ord("A") + 1
    return int(name[len(letters) :]), column


class Excel:
    """The cells of a sheet of Excel: a row or cell that does not say its place is the next one."""

    def __init__(self) -> None:
        self.row = self.column = 0

    def begin(self, name: str, said: Attributes) -> None:
        if name == "row":
            self.row, self.column = int(said.get("r", self.row + 1)), 0
        elif name == "c" and "r" in said:
            self.row, self.column = place_of(said["r"])
        elif name == "c":
            self.column += 1
        elif name in ("v", "is"):  # other cells have a style only
            check_place(self.row, self.column)

    def end(self, name: str) -> None:
        """Nothing."""


class Calc:
    """The cells of the sheets of LibreOffice: rows and cells say how often they are repeated."""

    def __init__(self) -> None:
        self.row = self.column = 0
        self.is_cell = False

    def begin(self, name: str, said: Attributes) -> None:
        if name == "table":
            self.row = self.column = 0
        elif name == "table-row":
            self.row, self.column = self.row + int(said.get("number-rows-repeated", 1)), 0
        elif name in ("table-cell", "covered-table-cell"):
            self.column += int(said.get("number-columns-repeated", 1))
            self.is_cell = True
            if said.keys() & {"value-type", "formula"}:
                check_place(self.row, self.column)
        elif name == "p" and self.is_cell:
            check_place(self.row, self.column)

    def end(self, name: str) -> None:
        """No longer in a cell."""
        if name in ("table-cell", "covered-table-cell"):
            self.is_cell = False


def _checked_parts(data: bytes) -> list[str]:
    """The parts of the sheets of Excel, in their order; the sheets of LibreOffice are checked at once."""
    with ZipFile(io.BytesIO(data)) as archive:
        names = set(archive.namelist())
        if ODS in names:
            _check(archive, ODS, Calc())
        if PATH in names:
            return list(_parts(archive))
        if ODS not in names:
            raise Unreadable(f"{PATH}, {ODS}: –")
        return []


def _parts(archive: ZipFile) -> Iterator[str]:
    targets = {said.get("Id"): said.get("Target", "") for said in _elements(archive, RELATIONS, RELATED)}
    for said in _elements(archive, PATH, NAMED):
        target = targets.get(said.get("id"), "").lstrip("/")
        yield target if target.startswith("xl/") else f"xl/{target}"


class _Collected:
    """The attributes of the elements with a name."""

    def __init__(self, name: str) -> None:
        self.name, self.found = name, list[Attributes]()

    def begin(self, name: str, said: Attributes) -> None:
        if name == self.name:
            self.found.append(said)

    def end(self, name: str) -> None:
        """Nothing."""


def _elements(archive: ZipFile, part: str, name: str) -> list[Attributes]:
    collected = _Collected(name)
    _check(archive, part, collected)
    return collected.found


def _check(archive: ZipFile, part: str, reader: Excel | Calc | _Collected) -> None:
    """Show a reader the elements of a part, without the prefixes of their names."""
    parser = expat.ParserCreate()

    def begin(name: str, said: Attributes) -> None:
        reader.begin(_bare(name), {_bare(key): value for key, value in said.items()})

    def refuse(*_: object) -> None:
        raise Unreadable("DOCTYPE")  # with entities a few bytes become many

    parser.StartElementHandler = begin
    parser.EndElementHandler = lambda name: reader.end(_bare(name))
    parser.StartDoctypeDeclHandler = refuse
    with archive.open(part) as file:
        while read := file.read(PART):
            parser.Parse(read)
    parser.Parse(b"", True)


def _bare(name: str) -> str:
    return name.rpartition(":")[2]


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
