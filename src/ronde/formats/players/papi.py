"""Players of the French program Papi: a `.papi` file is a Jet (Access) database. Reading only.

The table `joueur` has a line per player; the one with Ref 1 is the bye ("EXEMPT"). How the database is
opened is no matter of the format: see `service.jet`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from ronde.digits import number
from ronde.errors import BadInput
from ronde.formats.players import person as people
from ronde.formats.players.person import Person
from ronde.words import Quoted

TABLE = "joueur"
#: an age group with the sex, such as SenM or U12F
_CATEGORY = re.compile(r"^(U\d+|S\d+|Sen|Vet|Sep|Ppo|Pou|Pup|Ben|Min|Cad|Jun)[MF]$")
_MAGIC = (b"Standard Jet DB", b"Standard ACE DB")


def is_papi(data: bytes) -> bool:
    """The bytes are a Jet database."""
    return data[4:19] in _MAGIC


def people_of(rows: Iterable[Mapping[str, Any]]) -> list[Person]:
    """The players of the lines of `joueur`, in the order of Ref, without the bye."""
    listed = sorted(((_ref(row), n, row) for n, row in enumerate(rows)), key=lambda line: line[:2])
    return [_person(row) for ref, _, row in listed if ref > 1 and _text(row, "Nom")]


def _ref(row: Mapping[str, Any]) -> int:
    text = _text(row, "Ref") or "0"
    if not (text.isascii() and text.isdigit()):
        raise BadInput("error-table-players-damaged-no-reference", text=Quoted(text))
    return number(text)


def _text(row: Mapping[str, Any], field: str) -> str:
    value = row.get(field)
    return "" if value is None else people.spaced(str(value))


def _person(row: Mapping[str, Any]) -> Person:
    name = ", ".join(filter(None, (_text(row, "Nom"), _text(row, "Prenom"))))
    rating = people.rating(_text(row, "Elo"))
    guessed = _text(row, "Fide").upper() == "E"  # F: of FIDE, N: national, E: an estimate
    if rating is None:
        raise BadInput("error-rating-must-number-not", name=name, rating=Quoted(_text(row, "Elo")))
    return Person(
        name,
        0 if guessed else rating,
        _title(_text(row, "FideTitre")),
        people.sex(_text(row, "Sexe")),
        _text(row, "Federation")[:3].upper(),
        people.fide_id(_text(row, "FideCode")),
        people.birth(_text(row, "NeLe")),
        _text(row, "Club"),
        _licence(row),
        people.listed(_CATEGORY.sub(r"\1", _text(row, "Cat"))),
        fee=people.amount(_text(row, "InscriptionDu")) or 0,
        paid=people.amount(_text(row, "InscriptionRegle")) or 0,
        estimate=rating if guessed else 0,
    )


def _licence(row: Mapping[str, Any]) -> str:
    """A letter and five digits; in some files other bytes follow them in the field."""
    value = row.get("NrFFE")
    found = re.match(r"\s*([A-Za-z]\d{5})", "" if value is None else str(value), re.ASCII)
    return found[1].upper() if found else _text(row, "NrFFE")


def _title(text: str) -> str:
    """Papi writes g, m, f, c, and gf, mf, ff, cf for the titles of women."""
    women = {"mf": "WIM", "gf": "WGM", "ff": "WFM", "cf": "WCM"}
    return women.get(text.casefold(), people.title(text))
