"""The lines of long lists, written without a template.

Two thousand players make twenty thousand cells, for which a template takes several times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Protocol

from markupsafe import Markup, escape

from ronde.desk.event import Entrant
from ronde.tables.render import Column, Table, shown
from ronde.web.words import word
from ronde.words import points

Link = Callable[[Sequence[object]], str]  # the address that a line leads to


class Pages(Protocol):
    """Where the pages of players are."""

    def player(self, who: Entrant, /) -> str:
        """The address of a player's page."""


def player_link(view: Pages, entrant: Entrant) -> Markup:
    """Title and name, with the way to the player's page."""
    person = entrant.person
    title = f'<span class="title">{escape(person.title)}</span> ' if person.title else ""
    return Markup(f'<a href="{escape(view.player(entrant))}">{title}{escape(person.name)}</a>')


def player_facts(entrant: Entrant, score: int, language: str) -> Markup:
    """Number, rating and points, each with what it is; the club where there is room."""
    person = entrant.person
    rated = f" · {_rated(str(person.rating_shown), language)}" if person.rating_shown else ""
    club = f'<span class="club"> · {escape(person.club)}</span>' if person.club else ""
    number = f"{escape(word('p_no', language))} {entrant.number}"
    return Markup(f"<small>{number}{rated} · <b>{_points(score, language)}</b>{club}</small>")


@lru_cache(4096)
def _rated(rating: str, language: str) -> str:
    return str(escape(word("p_rated", language, rating=rating)))


@lru_cache(4096)
def _points(score: int, language: str) -> str:
    return str(escape(word("p_pts", language, points=points(score, language))))


def grid_lines(table: Table, column: str, link: Link | None = None, place: Link | None = None) -> Markup:
    """The lines of a table: a column with links, and the place with the way to why it is so."""
    columns = [(one, f'<td class="{_classes(one, column)}">') for one in table.columns]
    found = []
    for row in table.rows:
        found.append("<tr>")
        for value, (one, start) in zip(row, columns, strict=True):
            text = escape(shown(value, one, table.language))
            if link is not None and one.key == column:
                found.append(f'{start}<a href="{escape(link(row))}">{text}</a></td>')
            elif place is not None and one.key == "place":
                found.append(f'{start}<a class="why-place" href="{escape(place(row))}">{text}</a></td>')
            else:
                found.append(f"{start}{text}</td>")
        found.append("</tr>\n")
    return Markup("".join(found))


def _classes(one: Column, column: str) -> str:
    right, name = "right " if one.right else "", "name " if one.key == column else ""
    return f"{right}{name}{f'c-{one.key}' if one.key.isalpha() else ''}"
