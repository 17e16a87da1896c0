"""What the tables share: their headings in both languages, and how columns are made."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from ronde.errors import BadInput
from ronde.facts.history import Float
from ronde.model import Colour, Result
from ronde.tables.render import Column, Table, decimal
from ronde.words import Quoted

WORDS: dict[str, tuple[str, str]] = {
    "standings": ("Standings", "Classement"),
    "after": ("after round {n}", "après la ronde {n}"),
    "crosstable": ("Crosstable", "Grille américaine"),
    "crosstable_number": ("Crosstable by number", "Grille par numéro"),
    "pairings": ("Pairings of round {n}", "Appariements de la ronde {n}"),
    "alphabetical": (
        "Pairings of round {n}, alphabetical",
        "Appariements de la ronde {n}, ordre alphabétique",
    ),
    "starting_list": ("Starting list", "Liste de départ"),
    "histories": ("Colours and floats", "Couleurs et flottements"),
    "card": ("Player card", "Fiche du joueur"),
    "cma": ("Averages of the opponents", "Moyennes des adversaires"),
    "average": ("Average", "Moyenne"),
    "due": ("Due", "Due"),
    "place": ("Place", "Place"),
    "rank": ("Rank", "Rang"),
    "number": ("No.", "N°"),
    "title": ("Title", "Titre"),
    "name": ("Name", "Nom"),
    "rating": ("Rtg", "Elo"),
    "federation": ("Fed", "Féd"),
    "points": ("Pts", "Pts"),
    "sex": ("Sex", "Sexe"),
    "birth": ("Born", "Naissance"),
    "fide_id": ("FIDE id", "Code FIDE"),
    "board": ("Board", "Éch."),
    "white": ("White", "Blancs"),
    "black": ("Black", "Noirs"),
    "first": ("Player", "Joueur"),
    "second": ("Player", "Joueur"),
    "result": ("Result", "Résultat"),
    "round": ("Rd", "Rd"),
    "colour": ("Colour", "Couleur"),
    "opponent": ("Opponent", "Adversaire"),
    "score": ("Score", "Score"),
    "float": ("Float", "Flott."),
    "colours": ("Colours", "Couleurs"),
    "difference": ("W-B", "B-N"),
    "floats": ("Floats", "Flottements"),
    "bye": ("bye", "exempt"),
    "half": ("half-point bye", "absent ½ pt"),
    "full": ("full-point bye", "absent 1 pt"),
    "absent": ("absent", "absent"),
    "shared": ("= shared place", "= place partagée"),
    "lots": ("Lots drawn with seed {seed}: {order}", "Tirage au sort, graine {seed} : {order}"),
    "dropped": ("{code} not used: {reason}", "{code} non appliqué : {reason}"),
    "edition": (
        "Tie-breaks (C.07 edition {edition}): {list}",
        "Départages (C.07, édition {edition}) : {list}",
    ),
    "cells": (
        "Cells: opponent, colour, result; bye = pairing-allocated bye, ½ and 1 = half- and full-point bye, "
        "+ and - = forfeits",
        "Cases : adversaire, couleur, résultat ; exe = exempt, ½ et 1 = absence à un demi-point ou "
        "à un point, + et - = forfaits",
    ),
    "team_cells": (
        "Cells: opponent, colour, game points; bye = pairing-allocated bye, ½ and 1 = half- and full-point "
        "bye, + and - = forfeited matches",
        "Cases : adversaire, couleur, points de partie ; exe = exempt, ½ et 1 = absence à un demi-point ou "
        "à un point, + et - = rencontres par forfait",
    ),
    "not_paired": ("Not paired: {list}", "Non appariés : {list}"),
}
LETTERS = {"en": {Colour.WHITE: "w", Colour.BLACK: "b"}, "fr": {Colour.WHITE: "B", Colour.BLACK: "N"}}
MARKS = {
    Result.WIN: "1", Result.DRAW: "½", Result.LOSS: "0",
    Result.UNRATED_WIN: "1", Result.UNRATED_DRAW: "½", Result.UNRATED_LOSS: "0",
    Result.FORFEIT_WIN: "+", Result.FORFEIT_LOSS: "-", Result.PENDING: "",
}  # fmt: skip
ARROWS = {Float.DOWN: "↓", Float.UP: "↑", None: "·"}


def word(key: str, language: str, **values: object) -> str:
    """A heading or sentence in a language."""
    if language not in ("en", "fr"):
        raise BadInput("error-no-language-en-fr", language=Quoted(language))
    return WORDS[key][language == "fr"].format(**values)


def column(
    key: str, language: str, right: bool = False, digits: int = 0, least: int = 0, frozen: bool = False
) -> Column:
    """A column with its heading."""
    return Column(key, word(key, language), right, digits, least, frozen)


def points(tenths: int) -> Fraction:
    """Points as a number of a table."""
    return Fraction(tenths, 10)


def titled(what: str, event: str) -> str:
    """The title of a table with the name of its event."""
    return f"{event} · {what}" if event else what


def digits_for(values: Iterable[Fraction | None], usual: int) -> int:
    """Decimals for a column: none without fractions, more than usual where values would look equal."""
    different = {value for value in values if value is not None}
    if all(value.denominator == 1 for value in different):
        return 0
    shown = range(usual, usual + 3)
    return next((n for n in shown if len({decimal(v, n) for v in different}) == len(different)), shown[-1])


def without_empty(table: Table) -> Table:
    """A table without the columns of text that nobody fills (titles, federations, ratings)."""
    optional = {"title", "federation", "rating", "sex", "birth", "fide_id"}
    keep = [
        i
        for i, column in enumerate(table.columns)
        if column.key.removesuffix("2") not in optional or any(row[i] for row in table.rows)
    ]
    columns = tuple(table.columns[i] for i in keep)
    rows = tuple(tuple(row[i] for i in keep) for row in table.rows)
    return Table(table.key, table.title, columns, rows, table.subtitle, table.notes, table.language)
