"""Lines that end inside a field: what is left of a rating or of a result is another one.

A short line is a good one where it ends between two fields, as in a starting list. Names and dates are
written from the left, so that a line may end anywhere in them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ronde.errors import BadInput
from ronde.words import Message

_FIRST_CELL, _CELL_WIDTH, _CELL = 91, 10, 8
_PAIRED = 6  # a cell that ends after the colour: the game is not played yet
#: the fields that are written to their right edge, and those that have all their columns
_FIELDS = (
    (48, 52, "trf-rating"),
    (53, 56, "trf-federation"),
    (57, 68, "trf-fide-number"),
    (80, 84, "trf-points"),
    (85, 89, "trf-rank"),
)
_FIDE_NUMBER = 57


def cut_lines(lines: Iterable[str]) -> Iterator[BadInput]:
    """A warning for every player's line that ends inside a field."""
    for number, text in enumerate(lines, 1):
        if text.startswith("001"):
            what = _cut(text)
            if what is not None:
                yield BadInput("error-line-ends-inside-field", line=number, column=len(text), what=what)


def _cut(text: str) -> Message | None:
    """The field in which a line of a player ends."""
    end = len(text)
    for start, stop, name in _FIELDS:
        if start < end < stop and text[start:].strip():
            left = start == _FIDE_NUMBER and text[start] != " "  # some write it from the left
            return None if left else Message(name)
    if end <= _FIRST_CELL:
        return None
    round_, width = divmod(end - _FIRST_CELL, _CELL_WIDTH)
    cell = text[end - width :]
    if not cell.strip() or width >= _CELL or (width >= _PAIRED and _is_game(cell)):
        return None
    return Message.of("trf-cell", round=round_ + 1)


def _is_game(cell: str) -> bool:
    return bool(cell[:4].strip(" 0")) and bool(cell[5:6].strip())
