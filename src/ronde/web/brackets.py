"""The brackets of a round, drawn for a page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from ronde.explaining.published import Published
from ronde.explaining.why_text import points
from ronde.model import Tournament
from ronde.output.bracket import bracket_picture, layouts, listed


@dataclass(frozen=True, slots=True)
class Drawn:
    """A bracket as a picture, and the same as a list."""

    picture: Markup
    lines: tuple[str, ...]
    pairs: int
    score: str  # its own: 2.5 points


def drawn(
    then: Tournament, round_: Published, names: Mapping[int, str], language: str
) -> dict[int | None, Drawn]:
    """The picture of every bracket of a round; `then` is the tournament before it."""
    found = {}
    for laid in layouts(then, round_):
        lines = tuple(listed(laid, names, language))
        picture = Markup(bracket_picture(laid, names, language))
        found[laid.bracket] = Drawn(picture, lines, len(laid.lines), points(laid.score).say(language))
    return found
