"""Numbers that were typed or read: those that nobody means are refused, however many digits they have."""

from __future__ import annotations

from ronde.errors import BadInput
from ronde.words import Quoted

_MOST, _SHOWN = 9, 12  # digits of a number; of one that is refused


def number(word: str) -> int:
    """The number of a word of digits."""
    plain = word.strip().lstrip("0") or "0"
    if len(plain) > _MOST:
        raise BadInput("error-number-too-long", said=Quoted(f"{plain[:_SHOWN]}…"))
    return int(plain)
