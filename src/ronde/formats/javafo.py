"""The pair list of JaVaFo and bbpPairings: the number of lines, then `white black`; the bye is `id 0`."""

from __future__ import annotations

from collections.abc import Iterable

from ronde.digits import number
from ronde.errors import BadInput
from ronde.model import Pair
from ronde.words import Quoted


def write(pairs: Iterable[Pair]) -> str:
    """A pair list."""
    lines = [f"{pair.white} {pair.black or 0}" for pair in pairs]
    return "\n".join([str(len(lines)), *lines]) + "\n"


def read(text: str) -> list[Pair]:
    """The pairs of a pair list."""
    lines = text.split("\n")
    pairs = []
    for place, line in enumerate(lines[1:], 2):
        words = line.split()
        if not words:
            continue
        if len(words) != 2 or not all(word.isdecimal() for word in words):
            raise BadInput("error-pair-two-numbers-not", line=place, text=Quoted(line.strip()))
        pairs.append(Pair(number(words[0]), number(words[1]) or None))
    count = lines[0].strip()
    if not count.isdecimal() or number(count) != len(pairs):
        raise BadInput("error-first-line-says-but-pairs", line=1, count=Quoted(count), count2=len(pairs))
    return pairs
