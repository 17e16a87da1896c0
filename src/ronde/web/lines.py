"""The lines of long lists, written without a template.

Two thousand players make twenty thousand cells, for which a template takes several times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Protocol

from markupsafe import Markup, escape

from ronde.desk.event import Entrant
from ronde.desk.service import BoardRow
from ronde.formats.players.person import unaccented
from ronde.tables.render import Column, Table, shown
from ronde.values import NamedTuple
from ronde.web.words import word
from ronde.words import points

Link = Callable[[Sequence[object]], str]  # the address that a line leads to


class Pages(Protocol):
    """Where the pages of players are."""

    def player(self, who: Entrant, /) -> str:
        """The address of a player's page."""


class Boards(Pages, Protocol):
    """The same for the boards of a round."""

    @property
    def coloured(self) -> bool:
        """The games have colours."""


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


def board_line(view: Pages, row: BoardRow, language: str) -> str:
    """A board of a round."""
    white = f"{player_link(view, row.white)}{player_facts(row.white, row.white_score, language)}"
    black, words = f"<em>{escape(word('p_bye', language))}</em>", ""
    if row.black:
        black = f"{player_link(view, row.black)}{player_facts(row.black, row.black_score, language)}"
        words = str(escape(row.words))
    return (
        f'<tr><td class="right board">{row.board}</td><td>{white}</td>'
        f'<td class="centre nowrap">{words}</td><td>{black}</td></tr>\n'
    )


class Seat(NamedTuple):
    """A player of a round: the opponent, the colour, the board, and the points before."""

    me: Entrant
    other: Entrant | None
    side: str
    board: int
    score: int


def by_name(boards: Sequence[BoardRow]) -> list[Seat]:
    """Everybody who is paired, in alphabetical order."""
    seats = [Seat(row.white, row.black, "white", row.board, row.white_score) for row in boards]
    seats += [Seat(row.black, row.white, "black", row.board, row.black_score) for row in boards if row.black]
    return sorted(seats, key=lambda seat: (unaccented(seat.me.person.name), seat.me.number))


def name_lines(view: Boards, boards: Sequence[BoardRow], language: str) -> Markup:
    """A line for every paired player of a round."""
    seats = by_name(boards)
    links = {seat.me.uid: player_link(view, seat.me) for seat in seats}
    sides = {side: _side(side, language) if view.coloured else "" for side in ("white", "black")}
    alone = '<td class="nowrap"></td>' if view.coloured else ""
    bye = f"<em>{escape(word('p_bye', language))}</em>"
    found = []
    for me, other, side, board, score in seats:
        found.append(
            f'<tr><td>{links[me.uid]}{player_facts(me, score, language)}</td><td class="right board">{board}'
            f"</td>{sides[side] if other else alone}<td>{links[other.uid] if other else bye}</td></tr>\n"
        )
    return Markup("".join(found))


def _side(side: str, language: str) -> str:
    """The cell of a colour."""
    said = escape(word(f"p_{side}", language))
    return (
        f'<td class="nowrap"><span class="stone {side}" aria-hidden="true"></span> '
        f'<span class="wordy">{said}</span></td>'
    )


def grid_lines(table: Table, column: str, link: Link | None = None, place: Link | None = None) -> Markup:
    """The lines of a table: a column with links, and the place with the way to why it is so."""
    columns = [(one, f'<td class="{_classes(one, column)}">') for one in table.columns]
    found = []
    for row in table.rows:
        found.append("<tr>")
        for value, (one, start) in zip(row, columns, strict=True):
            text = shown(value, one, table.language)
            if isinstance(value, str):
                text = escape(text)
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
