"""The rating list of FIDE as text: one player per line, columns where the heading line puts them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

from ronde.errors import BadInput
from ronde.formats.players import person as people
from ronde.formats.players.person import Person
from ronde.words import Message

_COLUMNS = {
    "ID Number": "id", "Name": "name", "Fed": "federation", "Sex": "sex", "Tit": "title", "WTit": "women",
    "SRtng": "rating", "RRtng": "rapid", "BRtng": "blitz", "B-day": "birth", "Flag": "flag",
}  # fmt: skip
_NEEDED = {
    "id": Message("rating-list-number"),
    "name": Message("rating-list-name"),
    "rating": Message("rating-list-rating"),
}
_MONTH = re.compile(r"(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\d\d", re.IGNORECASE)


def is_list(first_line: str) -> bool:
    """The line is the heading of a rating list."""
    return re.match(r"ID ?Number\s+Name\s+Fed", first_line) is not None


def read(lines: Iterable[str], only: Collection[str] | None = None) -> Iterator[Person]:
    """The players of a list; `only` picks those with these FIDE numbers (the list is long)."""
    source = iter(lines)
    spans = _spans(_heading(source))
    start, end = spans["id"]
    for number, line in enumerate(source, 2):
        id_ = line[start:end].strip()
        if not id_ or (only is not None and id_ not in only):
            continue
        yield _person(number, line, spans)


def rows(lines: Iterable[str]) -> Iterator[dict[str, str]]:
    """The fields of every player as they are written."""
    source = iter(lines)
    spans = list(_spans(_heading(source)).items())
    for line in source:
        if line.strip():
            yield {field: line[start:end].strip() for field, (start, end) in spans}


def _heading(source: Iterator[str]) -> str:
    heading = next(source, "").rstrip("\r\n").lstrip("\ufeff")
    if not is_list(heading):
        raise BadInput("error-first-line-not-heading-fide", line=1)
    return heading


def _spans(heading: str) -> dict[str, tuple[int, int]]:
    """From where to where each field stands: a column ends where the next heading begins."""
    starts = [(m.start(), m[0].strip()) for m in re.finditer(r"ID ?Number|\S+", heading)]
    ends = [start for start, _ in starts[1:]] + [10_000]
    found = {}
    for (start, word), end in zip(starts, ends, strict=True):
        field = "rating" if _MONTH.fullmatch(word) else _COLUMNS.get(word.replace("IDNumber", "ID Number"))
        if field and field not in found:
            found[field] = (start, end)
    for field, words in _NEEDED.items():
        if field not in found:
            raise BadInput("error-heading-rating-list-has-no", line=1, words=words)
    return found


def _person(number: int, line: str, spans: dict[str, tuple[int, int]]) -> Person:
    def part(field: str) -> str:
        start, end = spans.get(field, (0, 0))
        return line[start:end].strip()

    rating = people.rating(part("rating"))
    if rating is None or not part("name"):
        raise BadInput("error-columns-rating-list-shifted-fide", line=number, id=part("id"))
    return Person(
        people.spaced(part("name")),
        rating,
        people.title(part("title")) or people.title(part("women")),
        people.sex(part("sex")),
        part("federation"),
        people.fide_id(part("id")),
        people.birth(part("birth")),
    )
