"""A list of players as a table of text: commas, semicolons or tabs, French or English headings."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Mapping

from ronde.errors import BadInput
from ronde.formats.players import person as people
from ronde.formats.players.person import Person
from ronde.formats.trf.reading import decode
from ronde.values import NamedTuple
from ronde.words import Quoted

#: what a heading may be called, without accents, capitals and signs
HEADINGS: dict[str, str] = {
    "name": "name nom fullname nomprenom nometprenom player joueur participant nomcomplet",
    "last": "lastname surname familyname nomdefamille nomfamille",
    "first": "firstname prenom givenname givennames prenoms",
    "rating": (
        "rating elo classement standard std srtng elofide fideelo fiderating ratingfide "
        "elostandard standardrating rtg rtgi irtg elolong"
    ),
    "estimate": "estimate estimated estimation estime eloestime estimatedrating ratingestimate",
    "title": "title titre tit grade fidetitle titrefide",
    "sex": "sex sexe gender genre",
    "federation": "federation fed fede country pays nation nationality nationalite",
    "fide_id": "fideid idfide codefide fidecode fideno fidenumber nofide numerofide idnumber fide",
    "birth": (
        "birth birthday birthdate dateofbirth born bday yearofbirth birthyear naissance "
        "datedenaissance datenaissance nele neele annee anneedenaissance year"
    ),
    "club": "club clubname clubcity clubville nomduclub",
    "team": "team equipe teamname nomdelequipe nomequipe",
    "short": "short shortname abbreviation abrege nomcourt",
    "captain": "captain capitaine cap",
    "board": "board boardnumber echiquier ech bd boardno noechiquier ordre order",
    "categories": "category categories cat categorie agegroup groupeage categorieage",
    "family": "family famille keepapart",
    "fee": "fee entryfee fees inscription fraisinscription droitinscription droits montant",
    "paid": "paid paye payment paiement regle",
    "licence": "licence license nrffe noffe ffe nolicence numerodelicence codeffe nationalid idno",
}
TITLE_ROWS = 10  # the headings stand among the first rows
SIGNS = ("\t", ";", "|", ",")
Row = tuple[int, list[str]]  # the number of the line, and its cells
Listed = bytes | str | list[Row]  # a text, or the rows of a workbook
_FIELD_OF = {word: field for field, words in HEADINGS.items() for word in words.split()}


class Roster(NamedTuple):
    """A team of a list, with its players in the order of boards."""

    name: str
    players: tuple[Person, ...] = ()
    short: str = ""
    captain: str = ""
    club: str = ""
    rating: int = 0  # its strength, where the list gives one

    @property
    def person(self) -> Person:
        """The team as an entry of the list."""
        return Person(self.name, self.rating, club=self.club)


def read(data: Listed) -> list[Person]:
    """The players of a list; without headings the first column is the name, the second the rating."""
    return read_table(data).people


class Reading(NamedTuple):
    """The players of a list; of a table also every heading with the field it was read as, or None."""

    people: list[Person]
    columns: tuple[tuple[str, str | None], ...] = ()
    rows: tuple[Row, ...] = ()  # of the table with its headings, to read it again with other fields

    @property
    def ignored(self) -> list[str]:
        """The headings of the columns that were not read."""
        return [heading for heading, field in self.columns if field is None and heading]


class Teams(NamedTuple):
    """The teams of a list, and the headings of the columns that were not read."""

    rosters: list[Roster]
    ignored: list[str]


#: what a column can be of a player; the others are of teams
FIELDS = tuple(field for field in HEADINGS if field not in ("short", "captain", "board"))


def read_table(data: Listed, chosen: Mapping[int, str] | None = None) -> Reading:
    """The players of a list, and what was read of it.

    Columns may be `chosen` to be read as a field, in the place of those that their headings name.
    """
    fields, rows, heads = _listed(data, chosen or {})
    known = [field if field in FIELDS else None for field in fields]
    columns = zip((people.spaced(head) for head in heads[0][1]), known, strict=False) if heads else ()
    listed = [_person(number, fields, row) for number, row in rows]
    return Reading(listed, tuple(columns), (*heads, *rows))


def names_teams(data: Listed) -> bool:
    """The list has a column with teams."""
    return "team" in _listed(data)[0]


def read_teams(data: Listed) -> Teams:
    """The teams of a list with one player a line, in the order of boards or, without these, of the lines."""
    fields, rows, heads = _listed(data)
    if "team" not in fields:
        raise BadInput("error-list-without-teams", line=rows[0][0] - 1)
    found: dict[str, list[tuple[int, Person, dict[str, str]]]] = {}
    for number, row in rows:
        cells = _cells(fields, row)
        if not cells.get("team"):
            raise BadInput("error-line-without-team", line=number)
        board = cells.get("board", "")
        if board and not (board.isascii() and board.isdigit()):
            raise BadInput("error-board-must-number", line=number, board=Quoted(board))
        place = int(board[:6]) if board else len(found.get(cells["team"], ())) + 1
        found.setdefault(cells["team"], []).append((place, _person(number, fields, row), cells))
    headings = zip(heads[0][1], fields, strict=False) if heads else ()
    ignored = [people.spaced(heading) for heading, field in headings if field is None]
    return Teams([_roster(name, lines) for name, lines in found.items()], list(filter(None, ignored)))


def _roster(name: str, lines: list[tuple[int, Person, dict[str, str]]]) -> Roster:
    lines = sorted(lines, key=lambda line: line[0])

    def first(field: str) -> str:
        return next((cells[field] for _, _, cells in lines if cells.get(field)), "")

    captain = first("captain")
    if captain.casefold() in _MARKS:
        captain = next(person.name for _, person, cells in lines if cells.get("captain"))
    return Roster(name, tuple(person for _, person, _ in lines), first("short"), captain, first("club"))


_MARKS = frozenset({"x", "c", "k", "1", "yes", "oui", "y", "o", "cap", "captain", "capitaine", "*"})


def _listed(
    data: Listed, chosen: Mapping[int, str] | None = None
) -> tuple[list[str | None], list[Row], list[Row]]:
    """The fields of a list, its lines below the headings, and the line of the headings, if there is one."""
    given = data if isinstance(data, list) else _rows(decode(data) if isinstance(data, bytes) else data)
    rows = [(n, row) for n, row in given if any(cell.strip() for cell in row)]
    if not rows:
        raise BadInput("error-list-empty", line=1)
    rows = _from_headings(rows)
    fields, heads = _fields(rows[0][1]), rows[:1]
    for at, field in (chosen or {}).items():
        fields = [None if one == field else one for one in fields]
        if at < len(fields):
            fields[at] = field
    if "name" in fields or "last" in fields:
        rows = rows[1:]
    elif any(fields):
        raise BadInput("error-headings-name-no-column-with", line=rows[0][0])
    else:
        fields, heads = ["name", "rating"], []
    if not rows:
        raise BadInput("error-list-has-headings-but-no", line=1)
    return fields, rows, heads


def _fields(row: list[str]) -> list[str | None]:
    return [_FIELD_OF.get(_plain(cell)) for cell in row]


def _from_headings(rows: list[Row]) -> list[Row]:
    """Without the title and the notes that stand above the headings in many a workbook."""
    for start, (_, row) in enumerate(rows[:TITLE_ROWS]):
        known = set(_fields(row)) - {None}
        if len(known) > 1 and known & {"name", "last"}:
            return rows[start:]
    return rows


def _rows(text: str) -> list[Row]:
    """The rows with the number of their last line."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    said = re.match(r"\s*sep=(.)\n", text)  # a line that Excel writes and reads for itself
    if said:
        text = "\n" * text.count("\n", 0, said.end()) + text[said.end() :]
    if not said and (columns := _columns(text)):
        return columns
    reader = csv.reader(io.StringIO(text), delimiter=said[1] if said else _delimiter(text))
    try:
        return [(reader.line_num, row) for row in reader]
    except csv.Error as error:
        raise BadInput("error-not-table-text", line=reader.line_num, error=str(error)) from error


def _columns(text: str) -> list[Row]:
    """The rows of a list whose columns stand under their headings, two blanks apart (Swiss-Manager, Vega).

    A cell belongs to the heading that it stands under, or is nearest to.
    """
    lines = list(enumerate(text.split("\n"), 1))
    for start, (_, line) in enumerate(lines[: 2 * TITLE_ROWS]):
        heads = _texts(line)
        known = set(_fields([text for _, text in heads])) - {None}
        if len(heads) > 1 and len(known) > 1 and known & {"name", "last"}:
            if any(sign in line for sign in SIGNS):
                return []
            rows: list[Row] = [(lines[start][0], [text for _, text in heads])]
            for number, below in lines[start + 1 :]:
                if set(below.strip()) - set("-=_ "):
                    rows.append((number, _under(heads, _texts(below))))
            return rows
    return []


Cell = tuple[tuple[int, int], str]  # where it begins and ends, and its text


def _texts(line: str) -> list[Cell]:
    return [(found.span(), found[0]) for found in re.finditer(r"\S+(?: \S+)*", line)]


def _under(heads: list[Cell], cells: list[Cell]) -> list[str]:
    row = [""] * len(heads)
    for (begin, end), text in cells:

        def away(n: int, begin: int = begin, end: int = end) -> int:
            first, last = heads[n][0]
            return max(first - end, begin - last, 0) or -min(end, last) + max(begin, first)

        at = min(range(len(heads)), key=away)
        row[at] = f"{row[at]} {text}".strip()
    return row


def _delimiter(text: str) -> str:
    """The sign that parts the headings or, without them, the first line; commas last: names hold them."""
    lines = [line for line in text.split("\n") if line.strip()][:TITLE_ROWS]
    for line in lines:
        for sign in SIGNS:
            if sign in line and {"name", "last"} & set(_fields(line.replace('"', "").split(sign))):
                return sign
    return next((sign for sign in SIGNS if lines and sign in lines[0]), ",")


def _plain(heading: str) -> str:
    """A heading without accents, capitals and signs."""
    bare = unicodedata.normalize("NFKD", heading.replace("°", "o")).casefold()
    return "".join(c for c in bare if c.isascii() and c.isalnum())


def _cells(fields: list[str | None], row: list[str]) -> dict[str, str]:
    """The cells of a line, by field."""
    found: dict[str, str] = {}
    for field, cell in zip(fields, row, strict=False):
        if field and cell.strip() and field not in found:
            found[field] = people.spaced(cell)
    return found


def _person(number: int, fields: list[str | None], row: list[str]) -> Person:
    found = _cells(fields, row)
    last, first = found.get("last", ""), found.get("first", "")
    name = found.get("name", "")
    if first and not last:
        last, name = name, ""
    if not name:
        name = f"{last}, {first}" if last and first else last or first
    if not name:
        raise BadInput("error-line-without-name", line=number)
    rating = people.rating_or_estimate(found.get("rating", ""))
    estimate = people.rating(found.get("estimate", ""))
    if rating is None or estimate is None:
        wrong = found["rating" if rating is None else "estimate"]
        raise BadInput("error-rating-must-number-not", line=number, name=name, rating=Quoted(wrong))
    return Person(
        name,
        rating[0],
        people.title(found.get("title", "")),
        people.sex(found.get("sex", "")),
        found.get("federation", "")[:3].upper(),
        people.fide_id(found.get("fide_id", "")),
        people.birth(found.get("birth", "")),
        found.get("club", "") or found.get("team", ""),
        found.get("licence", ""),
        people.listed(found.get("categories", "")),
        found.get("family", ""),
        *_money(number, name, found),
        estimate=estimate or rating[1],
    )


def _money(number: int, name: str, found: dict[str, str]) -> tuple[int, int]:
    """The fee and what is paid of it: an amount, or a mark that all of it is."""
    given: list[int] = []
    for field in ("fee", "paid"):
        text = found.get(field, "")
        if field == "paid" and text.casefold() in _MARKS - {"1"}:
            given.append(given[0])
            continue
        if text.casefold() in _NOT_PAID:
            text = ""
        amount = people.amount(text)
        if amount is None:
            raise BadInput("error-not-amount", line=number, name=name, amount=Quoted(text))
        given.append(amount)
    return given[0], given[1]


_NOT_PAID = frozenset({"no", "non", "n", "-", "–"})
