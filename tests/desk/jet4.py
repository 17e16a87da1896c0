"""A minimal writer of Jet 4 (Access) databases: enough of the format for tables of numbers, texts and dates.

Pages of 4096 bytes: 0 the head, 1 the maps of used pages, 2 and 3 the catalogue, then two for each table.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from datetime import datetime

PAGE = 4096
SHORT, LONG, DOUBLE, DATE, TEXT, OLE = 3, 4, 7, 8, 10, 11
_SIZES = {SHORT: (2, "<h"), LONG: (4, "<i"), DOUBLE: (8, "<d"), DATE: (8, "<d")}

Columns = Mapping[str, int]  # name -> type
Rows = Sequence[Mapping[str, object]]


def database(tables: Mapping[str, tuple[Columns, Rows]]) -> bytes:
    """A database with these tables; each must fit on one page."""
    catalogue: Columns = {
        "Id": LONG,
        "ParentId": LONG,
        "Type": SHORT,
        "Flags": LONG,
        "Name": TEXT,
        "LvProp": OLE,
    }
    listed = [{"Id": 2, "Type": 1, "Flags": -2147483648, "Name": "MSysObjects"}]
    contents = [("MSysObjects", catalogue, listed, 2)]
    for n, (name, (columns, rows)) in enumerate(tables.items()):
        page = 4 + 2 * n
        listed.append({"Id": page, "Type": 1, "Flags": 0, "Name": name})
        contents.append((name, columns, [dict(row) for row in rows], page))
    pages = [_head(), _maps([page + 1 for *_, page in contents])]
    for number, (name, columns, rows, page) in enumerate(contents):
        pages += [_definition(name == "MSysObjects", columns, len(rows), number), _data(columns, rows, page)]
    return b"".join(pages)


def _head() -> bytes:
    head = bytearray(PAGE)
    head[0:24] = b"\0\1\0\0Standard Jet DB\0" + struct.pack("<I", 1)
    head[0x18 : 0x18 + 128] = _rc4(b"\xc7\xda\x39\x6b", 128)  # all zero, once it is decrypted
    return bytes(head)


def _rc4(key: bytes, length: int) -> bytes:
    box, j = list(range(256)), 0
    for i in range(256):
        j = (j + box[i] + key[i % len(key)]) % 256
        box[i], box[j] = box[j], box[i]
    out, i, j = bytearray(), 0, 0
    for _ in range(length):
        i = (i + 1) % 256
        j = (j + box[i]) % 256
        box[i], box[j] = box[j], box[i]
        out.append(box[(box[i] + box[j]) % 256])
    return bytes(out)


def _page_of(records: Sequence[bytes], owner: int) -> bytes:
    """A data page: records from the end, their places at the beginning."""
    page, end, places = bytearray(PAGE), PAGE, []
    for record in records:
        end -= len(record)
        page[end : end + len(record)] = record
        places.append(end)
    start = 14 + 2 * len(places)
    assert start <= end, "the table does not fit on a page"
    page[:start] = struct.pack(f"<2sHIIH{len(places)}H", b"\1\1", end - start, owner, 0, len(places), *places)
    return bytes(page)


def _maps(data_pages: Sequence[int]) -> bytes:
    """For every table the one page that holds its rows."""
    return _page_of(
        [b"\0" + struct.pack("<I", 0) + (1 << page).to_bytes(64, "little") for page in data_pages], 0
    )


def _definition(system: bool, columns: Columns, rows: int, number: int) -> bytes:
    variable = sum(kind in (TEXT, OLE) for kind in columns.values())
    described, names, offset, place = b"", b"", 0, 0
    for index, (name, kind) in enumerate(columns.items()):
        fixed = kind in _SIZES
        size = _SIZES[kind][0] if fixed else 510
        described += struct.pack(
            "<BIHHHIHHHHH", kind, 0x659, index, place, index, 0x409, 3 if fixed else 2, 0, 0, offset, size
        )
        offset, place = offset + size * fixed, place + (not fixed)
        encoded = name.encode("utf-16-le")
        names += struct.pack("<H", len(encoded)) + encoded
    pointer = struct.pack("<I", number | 1 << 8)  # row `number` of page 1
    head = struct.pack("<2sHIIIIIIII", b"\2\1", 0, 0, 0, 0x659, rows, 0, 1, 0, 0)
    head += struct.pack("<IBHHHII", 0, 0x53 if system else 0x4E, len(columns), variable, len(columns), 0, 0)
    page = bytearray((head + pointer + pointer + described + names).ljust(PAGE, b"\0"))
    page[8:12] = struct.pack("<I", len(head) + 8 + len(described) + len(names))
    return bytes(page)


def _data(columns: Columns, rows: Rows, owner: int) -> bytes:
    return _page_of([_record(columns, row) for row in rows], owner)


def _record(columns: Columns, row: Mapping[str, object]) -> bytes:
    fixed, texts, mask = b"", [], 0
    for index, (name, kind) in enumerate(columns.items()):
        value = row.get(name)
        mask |= (value is not None) << index
        if kind in _SIZES:
            fixed += struct.pack(_SIZES[kind][1], _number(value))
        else:
            texts.append(b"" if value is None else str(value).encode("utf-16-le"))
    places, end = [], 2 + len(fixed)
    for text in texts:
        places.append(end)
        end += len(text)
    tail = struct.pack(f"<{len(places) + 2}H", end, *reversed(places), len(places))
    size = (len(columns) + 7) // 8
    return struct.pack("<H", len(columns)) + fixed + b"".join(texts) + tail + mask.to_bytes(size, "little")


def _number(value: object) -> object:
    if isinstance(value, datetime):
        return (value - datetime(1899, 12, 30)).total_seconds() / 86400
    return 0 if value is None else value
