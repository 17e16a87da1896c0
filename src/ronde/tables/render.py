"""Tables as values, and the ways to write them: text for a terminal, CSV, JSON, HTML to print.

Fractions stay exact until they are written. JSON keeps them exact ("13.375", "40/3": Python's
Fraction reads both back); the others round to the decimals of the column, a half upwards.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from unicodedata import category, combining, east_asian_width

from ronde.errors import BadInput
from ronde.values import frozen
from ronde.words import Quoted, decimal_mark

Value = str | int | Fraction | None


@frozen
class Column:
    """One column: `key` for programs, `heading` for people."""

    key: str
    heading: str
    right: bool = False
    digits: int = 0  # decimals of fractions
    least: int = 0  # text may be shortened to this width; 0 is never
    frozen: bool = False  # repeated when a table is too wide and goes on below


@frozen
class Table:
    """A table with its title and notes, in one language."""

    key: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Value, ...], ...]
    subtitle: str = ""
    notes: tuple[str, ...] = ()
    language: str = "en"
    notices: tuple[str, ...] = ()  # what readers must know before they read the rows
    advice: tuple[str, ...] = ()  # what an arbiter can do about that; public pages leave it out


def render(table: Table, form: str = "text", width: int = 80) -> str:
    """A table as text (for a terminal of this width), csv, json or html."""
    if form not in FORMATS:
        raise BadInput("error-no-table-format", form=Quoted(form), formats=", ".join(FORMATS))
    return FORMATS[form](table, width)


def decimal(value: Fraction, digits: int, language: str = "en") -> str:
    """A fraction with this many decimals, a half upwards, with the mark of the language."""
    scaled = (2 * value.numerator * 10**digits + value.denominator) // (2 * value.denominator)
    whole, rest = divmod(abs(scaled), 10**digits)
    sign = "-" if scaled < 0 else ""
    return f"{sign}{whole}{decimal_mark(language)}{rest:0{digits}}" if digits else f"{sign}{whole}"


def exact(value: Fraction) -> str:
    """A fraction without loss: 13.375 where decimals end, 40/3 where they do not."""
    rest, digits = value.denominator, 0
    for prime in (2, 5):
        count = 0
        while rest % prime == 0:
            rest //= prime
            count += 1
        digits = max(digits, count)
    return str(value) if rest > 1 else decimal(value, digits)


def shown(value: Value, column: Column, language: str) -> str:
    """A cell as people read it."""
    if value is None:
        return ""
    if value.__class__ is Fraction:
        return decimal(value, column.digits, language)
    return clean(value) if isinstance(value, str) else str(value)


_HIDDEN = re.compile("[\u202a-\u202e\u2066-\u2069]")  # text-direction marks
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def clean(text: str) -> str:
    """Text without control characters, which could affect a terminal."""
    return text if text.isprintable() else _CONTROL.sub(" ", _HIDDEN.sub("", text))


# --- text ----------------------------------------------------------------------------------------


def width_of(text: str) -> int:
    """The columns that a text takes on a terminal: wide characters two, combining marks none."""
    if text.isascii():
        return len(text)
    return sum(_width(c) for c in text)


def _width(character: str) -> int:
    if combining(character) or category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


def shortened(text: str, width: int) -> str:
    """A text that takes at most this many columns, its end replaced by … if it is longer."""
    if width_of(text) <= width:
        return text
    kept, used = "", 0
    for character in text:
        used += _width(character)
        if used > width - 1:
            break
        kept += character
    return kept.rstrip() + "…"


_LONGEST = 40  # columns of a text that may be shortened


def text(table: Table, width: int = 80) -> str:
    """A table for a terminal; one that is too wide goes on below, with its first columns repeated."""
    cells = [[shown(v, c, table.language) for v, c in zip(r, table.columns, strict=True)] for r in table.rows]
    widths = _widths(table, cells, width)
    lines = [*wrapped(table.title, width), *wrapped(table.subtitle, width)]
    lines += [line for notice in (*table.notices, *table.advice) for line in wrapped(notice, width)]
    for block in _blocks(table.columns, widths, width):
        lines.append("")
        lines.append(_line([table.columns[i].heading for i in block], block, table.columns, widths))
        lines.append("  ".join("-" * widths[i] for i in block))
        lines.extend(_line([row[i] for i in block], block, table.columns, widths) for row in cells)
    if table.notes:
        lines += ["", *(line for note in table.notes for line in wrapped(note, width))]
    return "\n".join(lines).lstrip("\n") + "\n"


def _widths(table: Table, cells: list[list[str]], width: int) -> list[int]:
    """The width of every column; those that may be shortened give way, the widest first."""
    widths = [
        max([width_of(column.heading), *(width_of(row[i]) for row in cells)])
        for i, column in enumerate(table.columns)
    ]
    widths = [min(w, _LONGEST) if c.least else w for w, c in zip(widths, table.columns, strict=True)]
    excess = sum(widths) + 2 * (len(widths) - 1) - width
    while excess > 0:
        able = [i for i, c in enumerate(table.columns) if c.least and widths[i] > max(c.least, 1)]
        if not able:
            break
        widths[max(able, key=lambda i: widths[i])] -= 1
        excess -= 1
    return widths


def _blocks(columns: Sequence[Column], widths: Sequence[int], width: int) -> Iterator[list[int]]:
    """The columns of each block."""
    frozen = [i for i, column in enumerate(columns) if column.frozen]
    block, used = list(frozen), sum(widths[i] + 2 for i in frozen)
    for i in range(len(columns)):
        if i in frozen:
            continue
        if used + widths[i] > width and len(block) > len(frozen):
            yield sorted(block)
            block, used = list(frozen), sum(widths[i] + 2 for i in frozen)
        block.append(i)
        used += widths[i] + 2
    yield sorted(block)


def _line(
    cells: Sequence[str], block: Sequence[int], columns: Sequence[Column], widths: Sequence[int]
) -> str:
    parts = []
    for cell, i in zip(cells, block, strict=True):
        fitted = shortened(cell, widths[i])
        space = " " * (widths[i] - width_of(fitted))
        parts.append(space + fitted if columns[i].right else fitted + space)
    return "  ".join(parts).rstrip()


def wrapped(text: str, width: int) -> list[str]:
    """A sentence in lines of at most this width, broken between words."""
    lines: list[str] = []
    for word in clean(text).split():
        if lines and width_of(lines[-1]) + 1 + width_of(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


# --- CSV and JSON --------------------------------------------------------------------------------


def csv_text(table: Table, width: int = 0) -> str:
    """A table for a spreadsheet: commas, or semicolons where the decimal mark is a comma."""
    out = io.StringIO()
    writer = csv.writer(
        out, delimiter=";" if decimal_mark(table.language) == "," else ",", lineterminator="\n"
    )
    writer.writerow([column.heading for column in table.columns])
    for row in table.rows:
        writer.writerow([_harmless(v, c, table) for v, c in zip(row, table.columns, strict=True)])
    return out.getvalue()


def _harmless(value: Value, column: Column, table: Table) -> str:
    """A cell that no spreadsheet takes for a formula; the signs of results are safe."""
    written = shown(value, column, table.language)
    risky = isinstance(value, str) and written[:1] in tuple("=+-@＝＋－＠") and written.strip("+- ") != ""
    return f"'{written}" if risky else written


def json_text(table: Table, width: int = 0) -> str:
    """A table for programs: rows under the keys of the columns, fractions exact as text."""
    return json.dumps(as_data(table), ensure_ascii=False, indent=1) + "\n"


def as_data(table: Table) -> dict[str, object]:
    """The contents of the JSON of a table."""
    keys = [column.key for column in table.columns]
    return {
        "table": table.key,
        "language": table.language,
        "title": table.title,
        "subtitle": table.subtitle,
        "notices": list(table.notices),
        "columns": [{"key": c.key, "heading": c.heading} for c in table.columns],
        "rows": [
            {key: exact(v) if isinstance(v, Fraction) else v for key, v in zip(keys, row, strict=True)}
            for row in table.rows
        ],
        "notes": list(table.notes),
    }


def html(table: Table, width: int = 0) -> str:
    """A page to look at and to print; only this format loads templates."""
    from ronde.tables.html import page

    return page(table)


FORMATS: dict[str, Callable[[Table, int], str]] = {
    "text": text,
    "csv": csv_text,
    "json": json_text,
    "html": html,
}
