"""A table as a workbook (.xlsx): numbers are numbers, the headings stay in sight. Needs openpyxl."""

from __future__ import annotations

import io
import re
from fractions import Fraction
from itertools import chain
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ronde.errors import BadInput
from ronde.tables.render import Table, Value, clean, width_of

WIDEST = 60  # characters of a column


def workbook(table: Table) -> bytes:
    """The bytes of a workbook with one sheet; the same table gives the same bytes."""
    try:
        from openpyxl import Workbook
        from openpyxl.styles import Alignment, Font
        from openpyxl.utils import get_column_letter
    except ImportError as error:
        raise BadInput("error-workbook-needs-package") from error
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = _sheet_name(table.title)
    sheet.append([clean(table.title)])
    sheet["A1"].font = Font(bold=True)
    sheet.append([column.heading for column in table.columns])
    for row in table.rows:
        sheet.append([_cell(value) for value in row])
    for n, column in enumerate(table.columns, 1):
        head = sheet.cell(2, n)
        head.font = Font(bold=True)
        head.alignment = Alignment(horizontal="right" if column.right else "left")
        widths = [width_of(str(row[n - 1] or "")) for row in table.rows]
        wide = max([width_of(column.heading), *widths], default=8)
        sheet.column_dimensions[get_column_letter(n)].width = min(WIDEST, wide + 2)
        if column.digits:
            for line in range(3, 3 + len(table.rows)):
                sheet.cell(line, n).number_format = "0." + "0" * column.digits
    for note in (*table.notices, *table.notes):
        sheet.append([clean(note)])
    for cell in chain.from_iterable(sheet.iter_rows()):
        if isinstance(cell.value, str):
            cell.data_type = "s"  # text stays text, even "= tied" or a name like a formula
    sheet.freeze_panes = "A3"
    out = io.BytesIO()
    book.save(out)
    return _without_times(out.getvalue())


def _sheet_name(title: str) -> str:
    """A name that a sheet can have."""
    return re.sub(r"[\[\]:*?/\\]", " ", clean(title))[:31].strip() or "Ronde"


def _cell(value: Value) -> str | int | float | None:
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else float(value)
    return clean(value) if isinstance(value, str) else value


def _without_times(data: bytes) -> bytes:
    """The archive without the times at which its parts were written."""
    out = io.BytesIO()
    with ZipFile(io.BytesIO(data)) as old, ZipFile(out, "w", ZIP_DEFLATED) as new:
        for item in old.infolist():
            part = re.sub(rb"\d{4}-\d\d-\d\dT[\d:]+Z", b"1980-01-01T00:00:00Z", old.read(item))
            new.writestr(ZipInfo(item.filename, (1980, 1, 1, 0, 0, 0)), part, ZIP_DEFLATED)
    return out.getvalue()
