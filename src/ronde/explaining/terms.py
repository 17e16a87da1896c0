"""The short names of the rules, S1, P0 or X1, said in words."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ronde.explaining.text import Sentence
from ronde.words import say

TERMS = ("S1", "S2", "P0", "P1", "M0", "M1", "X1", "X", "Z1", "Z")
_WORD = re.compile(r"\b[A-Z]\d?\b")


def terms(sentences: Iterable[Sentence], language: str) -> list[tuple[str, str]]:
    """The short names that sentences use, each with its meaning."""
    used = {word for sentence in sentences for word in _WORD.findall(sentence.text)}
    return [(term, say(f"term-{term}", language)) for term in TERMS if term in used]
