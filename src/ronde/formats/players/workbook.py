"""The first sheet of a workbook (.xlsx, .xls, .ods) as rows of text, by python-calamine."""

from __future__ import annotations

import io

from ronde.errors import BadInput

MAGIC = (b"PK\3\4", b"\xd0\xcf\x11\xe0")  # .xlsx, .ods; .xls

Row = tuple[int, list[str]]  # the number of the line, and its cells


def is_workbook(data: bytes) -> bool:
    """The bytes are those of a workbook."""
    return data.startswith(MAGIC)


def rows(data: bytes, name: str = "") -> list[Row]:
    """The rows of the first sheet that has any."""
    try:
        from python_calamine import CalamineWorkbook
    except ImportError as error:
        raise BadInput("error-workbook-save-list-text-csv", name=name) from error
    try:
        book = CalamineWorkbook.from_filelike(io.BytesIO(data))
        sheets = [book.get_sheet_by_index(n).to_python() for n in range(len(book.sheet_names))]
    except Exception as error:  # a damaged file can make the library stumble anywhere
        raise BadInput("error-workbook-cannot-be-read", name=name, error=str(error)) from error
    found = next((sheet for sheet in sheets if any(any(row) for row in sheet)), [])
    return [(n, [_text(cell) for cell in row]) for n, row in enumerate(found, 1)]


def _text(cell: object) -> str:
    """A cell as somebody would have typed it."""
    if hasattr(cell, "strftime"):
        return f"{cell:%Y/%m/%d}"
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return "" if cell is None else str(cell)
