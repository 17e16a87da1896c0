"""Shared by the tables: signs, headings and column builders."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from ronde.errors import BadInput
from ronde.facts.history import Float
from ronde.formats.players.person import rating_shown
from ronde.model import Cell, Colour, Player, Result
from ronde.tables.render import Column, Table, decimal
from ronde.values import replace
from ronde.words import Quoted, languages, say, spoken
from ronde.words import points as said

MARKS = {
    Result.WIN: "1", Result.DRAW: "½", Result.LOSS: "0",
    Result.UNRATED_WIN: "1", Result.UNRATED_DRAW: "½", Result.UNRATED_LOSS: "0",
    Result.FORFEIT_WIN: "+", Result.FORFEIT_LOSS: "-", Result.PENDING: "",
}  # fmt: skip
ARROWS = {Float.DOWN: "↓", Float.UP: "↑", None: "·"}


def mark(cell: Cell, language: str) -> str:
    """The result of a round; of a match of two games its points."""
    if cell.games is not None and cell.played and cell.points is not None:
        return said(cell.points, language)
    return MARKS.get(cell.result, "")


def full_mark(cell: Cell, language: str) -> str:
    """The result of a round; of a match of two games its points, and each game."""
    if cell.games is None or cell.result is Result.PENDING:
        return mark(cell, language)
    games = " ".join(MARKS[game] for game in cell.games)
    return f"{mark(cell, language)} ({games})"


def heading(key: str, language: str) -> str:
    """The heading of a column."""
    if spoken(language) not in languages():
        there = ", ".join(languages())
        raise BadInput("error-no-language", language=Quoted(language), languages=there)
    return say(f"heading-{key}", language)


def letter(colour: Colour, language: str) -> str:
    """A colour in a cell of a crosstable."""
    return say("cell-white" if colour is Colour.WHITE else "cell-black", language)


def column(
    key: str, language: str, right: bool = False, digits: int = 0, least: int = 0, frozen: bool = False
) -> Column:
    """A column with its heading."""
    return Column(key, heading(key, language), right, digits, least, frozen)


def rated(player: Player) -> int | str | None:
    """The rating in a cell; an estimate is marked as one."""
    return rating_shown(player.rating, True) if player.estimated else player.rating or None


def points(tenths: int) -> Fraction:
    """Points as a number of a table."""
    return Fraction(tenths, 10)


def titled(what: str, event: str) -> str:
    """The title of a table with the name of its event."""
    return f"{event} · {what}" if event else what


def digits_for(values: Iterable[Fraction | None], usual: int) -> int:
    """Decimals for a column: none without fractions, more than usual where values would look equal."""
    different = {value.as_integer_ratio(): value for value in values if value is not None}
    if all(denominator == 1 for _, denominator in different):
        return 0
    shown, all_of_them = range(usual, usual + 3), different.values()
    return next((n for n in shown if len({decimal(v, n) for v in all_of_them}) == len(different)), shown[-1])


def without_empty(table: Table) -> Table:
    """A table without empty text columns (titles, federations, ratings)."""
    optional = {
        "club", "title", "federation", "rating", "sex", "birth", "fide_id", "licence", "category",
        "family", "fee", "paid",
    }  # fmt: skip
    keep = [
        i
        for i, column in enumerate(table.columns)
        if column.key.removesuffix("2") not in optional or any(row[i] for row in table.rows)
    ]
    columns = tuple(table.columns[i] for i in keep)
    rows = tuple(tuple(row[i] for i in keep) for row in table.rows)
    return replace(table, columns=columns, rows=rows)
