"""Rating lists as federations publish them: text, XML or CSV, alone or in a ZIP archive, read as a stream."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from pathlib import Path
from typing import BinaryIO, cast
from xml.etree.ElementTree import ParseError, iterparse

from ronde.errors import BadInput, FileTrouble
from ronde.formats.players import fide_list, table
from ronde.formats.players import person as people
from ronde.values import NamedTuple

HEAD = 1 << 16  # bytes examined to recognise a file


class Rating(Enum):
    """The kind of a rating."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


class Listed(NamedTuple):
    """A person on a rating list."""

    ref: str  # the number in the list's federation
    name: str
    federation: str = ""
    sex: str = ""
    title: str = ""
    birth: str = ""
    club: str = ""
    licence: str = ""
    standard: int = 0
    rapid: int = 0
    blitz: int = 0
    inactive: bool = False


Progress = Callable[[int], object]  # called with the number of bytes read


def read(path: Path, kind: Rating = Rating.STANDARD, progress: Progress = lambda _: None) -> Iterator[Listed]:
    """The people of a list; `kind` applies to a list with a single rating column."""
    try:
        with path.open("rb") as file:
            yield from _read(path.name, _Counted(file, progress), kind)
    except OSError as error:
        raise FileTrouble.unreadable(path, error) from error


class _Counted(io.RawIOBase):
    """A file that reports how much has been read."""

    def __init__(self, file: BinaryIO, progress: Progress) -> None:
        self._file, self._progress = file, progress

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = 0) -> int:
        return self._file.seek(offset, whence)

    def tell(self) -> int:
        return self._file.tell()

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        data = self._file.read(len(buffer))
        buffer[: len(data)] = data
        self._progress(len(data))
        return len(data)


def _read(name: str, file: io.RawIOBase, kind: Rating) -> Iterator[Listed]:
    source = io.BufferedReader(file, HEAD)
    if source.peek(4)[:4] == b"PK\3\4":
        try:
            with zipfile.ZipFile(source) as archive:
                inside = max(archive.infolist(), key=lambda info: info.file_size)
                with archive.open(inside) as member:
                    yield from _told_apart(
                        inside.filename, io.BufferedReader(cast(io.RawIOBase, member), HEAD), kind
                    )
        except zipfile.BadZipFile as error:
            raise BadInput("error-list-zip", name=name) from error
        return
    yield from _told_apart(name, source, kind)


def _told_apart(name: str, source: io.BufferedReader[io.RawIOBase], kind: Rating) -> Iterator[Listed]:
    head = source.peek(HEAD)[:HEAD]
    if not head.strip():
        raise BadInput("error-empty", name=name)
    start = head.lstrip(b"\xef\xbb\xbf \t\r\n")
    if start.startswith(b"<"):
        return _xml(name, source, kind)
    first = start.split(b"\n", 1)[0].decode("latin-1")
    if fide_list.is_list(first):
        return _text(io.TextIOWrapper(source, encoding="utf-8-sig", errors="replace", newline=None), kind)
    return _table(source.read())


# ---- text -----------------------------------------------------------------------------------------------


def _text(lines: Iterable[str], kind: Rating) -> Iterator[Listed]:
    """The text list: a line with shifted columns is skipped (three in two million)."""
    for row in fide_list.rows(lines):
        found = _made(row, kind)
        if found is not None:
            yield found


def _made(row: dict[str, str], kind: Rating) -> Listed | None:
    standard = _rating(row.get("rating", ""))
    rapid, blitz = _rating(row.get("rapid", "")), _rating(row.get("blitz", ""))
    ref, name = row.get("id", ""), people.spaced(row.get("name", ""))
    if standard is None or rapid is None or blitz is None or not name or not ref.isdigit():
        return None
    ratings = {Rating.STANDARD: standard, Rating.RAPID: rapid, Rating.BLITZ: blitz}
    if kind is not Rating.STANDARD and "rapid" not in row:  # one column only
        ratings = dict.fromkeys(Rating, 0) | {kind: standard}
    return Listed(
        ref,
        name,
        row.get("federation", ""),
        people.sex(row.get("sex", "")),
        people.title(row.get("title", "")) or people.title(row.get("women", "")),
        people.birth(row.get("birth", "")),
        standard=ratings[Rating.STANDARD],
        rapid=ratings[Rating.RAPID],
        blitz=ratings[Rating.BLITZ],
        inactive="i" in row.get("flag", "").casefold(),
    )


def _rating(text: str) -> int | None:
    text = text.strip()
    if not text:
        return 0
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 4 else None


# ---- XML ------------------------------------------------------------------------------------------------

_TAGS = {
    "fideid": "id", "name": "name", "country": "federation", "sex": "sex", "title": "title",
    "w_title": "women", "rating": "rating", "rapid_rating": "rapid", "blitz_rating": "blitz",
    "birthday": "birth", "flag": "flag",
}  # fmt: skip


def _xml(name: str, source: BinaryIO, kind: Rating) -> Iterator[Listed]:
    """Read one element at a time and free it; entities are not allowed."""
    try:
        for _, element in iterparse(_without_entities(name, source)):
            if element.tag != "player":
                continue
            row = {_TAGS[part.tag]: part.text or "" for part in element if part.tag in _TAGS}
            element.clear()
            found = _made(row, kind)
            if found is not None:
                yield found
    except ParseError as error:
        raise BadInput("error-list-xml", name=name, error=str(error)) from error


class _without_entities(io.RawIOBase):
    """A stream that refuses declarations of entities: a list needs none, and they can exhaust memory."""

    def __init__(self, name: str, source: BinaryIO) -> None:
        self._name, self._source, self._tail = name, source, b""

    def read(self, size: int = -1) -> bytes:
        data = self._source.read(size)
        if re.search(rb"<!(ENTITY|DOCTYPE)", self._tail + data):
            raise BadInput("error-list-xml", name=self._name, error="DOCTYPE")
        self._tail = data[-10:]
        return data


# ---- CSV ------------------------------------------------------------------------------------------------


def _table(data: bytes) -> Iterator[Listed]:
    """A national list as a table: keyed by its own number, else by the FIDE number."""
    for person in table.read(data):
        yield Listed(
            person.licence or person.fide_id,
            person.name,
            person.federation,
            person.sex,
            person.title,
            person.birth,
            person.club,
            person.licence,
            standard=person.rating,
        )
