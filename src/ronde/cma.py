"""The list of average ratings that article 9 of the Dubov system posts after every round."""

from __future__ import annotations

from fractions import Fraction

from ronde.formats.tables import Column, Table, Value
from ronde.model import Colour, Tournament
from ronde.systems.dubov_1997 import cma_list

WORDS = {
    "en": {
        "title": "Average ratings of the opponents (Dubov, article 9)",
        "number": "No.", "name": "Name", "score": "Pts", "rating": "Rtg", "cma": "ARO", "due": "Due",
        Colour.WHITE: "White", Colour.BLACK: "Black", None: "",
    },
    "fr": {
        "title": "Cotes moyennes des adversaires (Dubov, article 9)",
        "number": "N°", "name": "Nom", "score": "Pts", "rating": "Cote", "cma": "CMA", "due": "Préférence",
        Colour.WHITE: "blanc", Colour.BLACK: "noir", None: "",
    },
}  # fmt: skip


def cma_table(tournament: Tournament, language: str = "en") -> Table:
    """Every player with rating, average rating of his opponents and preferential colour."""
    words = WORDS[language]
    columns = (
        Column("number", words["number"], right=True, frozen=True),
        Column("name", words["name"], least=12, frozen=True),
        Column("score", words["score"], right=True, digits=1),
        Column("rating", words["rating"], right=True),
        Column("cma", words["cma"], right=True, digits=1),
        Column("due", words["due"]),
    )
    rows: list[tuple[Value, ...]] = [
        (line.id, line.name, Fraction(line.score, 10), line.rating, line.average, words[line.colour])
        for line in cma_list(tournament)
    ]
    return Table("cma", words["title"], columns, tuple(rows), tournament.name, (), language)
