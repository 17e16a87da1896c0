"""PDF documents for the hall: lists to post, slips to cut, sheets to sign.

The typesetting is `paper.typ`. It gets the values as data and never as source, so that a name is text
whatever it contains. No clock is read: the same values give the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import ceil
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from ronde.errors import BadInput
from ronde.formats.players.person import unaccented
from ronde.model import BYES, Pair, Player, Result, Tournament
from ronde.output import hall_papers as hall
from ronde.output.prize_papers import receipts
from ronde.output.qr import code
from ronde.output.team_papers import match_sheets
from ronde.prizes.giving import Given
from ronde.prizes.plan import Plan
from ronde.ranking.standings import Standings, standings
from ronde.systems import known
from ronde.systems.base import game_of
from ronde.tables import draughts_card as card
from ronde.tables import lists as tables
from ronde.tables import teams
from ronde.tables.choosing import EVERYBODY, Choice, chosen_rows
from ronde.tables.columns import heading, rated, without_empty
from ronde.tables.prizes import prize_table
from ronde.tables.rated import norm_table, rating_table, with_norm
from ronde.tables.render import Column, Table, Value, clean, decimal, shown, width_of
from ronde.teams import Matches
from ronde.values import field, frozen, replace
from ronde.words import Quoted, say, spoken

if TYPE_CHECKING:
    import typst


@frozen
class Job:
    """What to print: a tournament, a round, header and footer."""

    tournament: Tournament
    language: str = "en"
    round: int | None = None
    pairs: Sequence[Pair] | None = None  # the boards in their order, where they are known
    ranking: Standings | None = None
    event: str = ""  # the line above every title; the name of the tournament if empty
    footer: str = "Ronde"
    links: Mapping[int, str] = field(default_factory=dict)  # the page of a player, for the code on the card
    players: Sequence[int] = ()  # whose cards; everybody's if empty
    matches: Matches | None = None  # of a tournament of teams
    captains: Mapping[int, str] = field(default_factory=dict)  # by the number of the team
    progress: str = ""  # how far the round after the standings is
    choice: Choice = EVERYBODY  # whom lists name
    prizes: tuple[Plan, Given] | None = None
    year: int | None = None  # of the event, for the K of the young
    about: str = ""  # place and days, beside the name of the event
    starts: str = ""  # the day and time of the round
    arbiter: str = ""  # who signs
    fees: Mapping[int, tuple[int, int]] = field(default_factory=dict)  # due and paid, in hundredths
    board_links: Mapping[int, str] = field(default_factory=dict)  # the page of a board, for its slip
    unnumbered: frozenset[int] = frozenset()  # numbers that are not given yet
    codes: Mapping[int, str] = field(default_factory=dict)  # with which players report the result of a board

    @property
    def above(self) -> str:
        """The line above the title."""
        return self.event or self.tournament.name

    @property
    def shown_round(self) -> int:
        """The round asked for, or the last one."""
        last = self.tournament.played_rounds
        number = last if self.round is None else self.round
        if not last:
            raise BadInput("check-no-rounds")
        if not 1 <= number <= last:
            raise BadInput("error-round-not-paired-rounds", number=number, last=last)
        return number


def paper(what: str, job: Job) -> bytes:
    """A PDF: pairings, names, standings, crosstable, players, cards, slips or check-in."""
    return compiled(document(what, job))


def document(what: str, job: Job) -> str:
    """The document as data for the typesetter."""
    if what not in PAPERS:
        raise BadInput("error-no-paper", what=Quoted(what), papers=", ".join(PAPERS))
    game = game_of(known(job.tournament.settings.system))
    return as_data(_finished(what, replace(job, language=game.language(job.language))))


#: papers of a round, which say when it starts
OF_ROUND = ("pairings", "names", "slips", "sheets")
#: papers that the arbiter signs
SIGNED = ("pairings", "names", "standings", "crosstable", "players")


def _finished(what: str, job: Job) -> dict[str, Any]:
    """The values of a paper with what all papers have: event, place, days, time, footer, signature."""
    every = {
        "language": spoken(job.language),
        "event": job.above,
        "footer": job.footer,
        "page": _page_number(job.language),
    }
    sign = say("paper-arbiter", job.language) if what in SIGNED else ""
    return {
        **every,
        **PAPERS[what](job),
        "about": job.about,
        "starts": job.starts if what in OF_ROUND else "",
        "sign": " · ".join(filter(None, (sign, job.arbiter))) if sign else "",
    }


def _of_round(job: Job) -> dict[str, Any]:
    """All papers of a round in one document: for the door, for the boards, and the standings before it."""
    number = job.shown_round
    lists = ("pairings", "names") + (("sheets",) if job.matches else ("slips",))
    parts = [_finished(what, replace(job, round=number)) for what in lists]
    if number > 1:
        parts.append(_finished("standings", replace(job, round=number - 1, ranking=job.ranking)))
    return {
        "kind": "bundle",
        "flipped": False,
        "title": say("round-n", job.language, n=number),
        "parts": parts,
    }


def pictures(data: str, ppi: int = 50) -> list[bytes]:
    """The pages of a document as PNG."""
    with _ONE_AT_A_TIME:
        made = _compiler().compile(format="png", ppi=ppi, sys_inputs={"data": data}, timestamp=0)
    return [made] if isinstance(made, bytes) else list(made or ())  # one page comes by itself


# --- the typesetter ------------------------------------------------------------------------------

_FOLDER = Path(__file__).parent
_ONE_AT_A_TIME = Lock()


@cache
def _compiler() -> typst.Compiler:
    """The typesetter with its fonts, made once."""
    try:
        import typst
    except ImportError as error:
        raise BadInput("error-printing-needs-one-more-package") from error
    return typst.Compiler(_FOLDER / "paper.typ", root=_FOLDER)


def typeset(values: Mapping[str, Any]) -> bytes:
    """The document of these values."""
    return compiled(as_data(values))


def as_data(values: Mapping[str, Any]) -> str:
    """The values of a document for the typesetter."""
    return json.dumps(_clean(values), ensure_ascii=False)


def compiled(data: str) -> bytes:
    """The PDF of a document."""
    with _ONE_AT_A_TIME:
        made = _compiler().compile(format="pdf", sys_inputs={"data": data}, timestamp=0)
    assert isinstance(made, bytes)
    return made


def _clean(value: Any) -> Any:
    """Values without characters that no document can hold."""
    if isinstance(value, str):
        return clean(value.encode("utf-8", "replace").decode())
    if isinstance(value, Mapping):
        return {key: _clean(inner) for key, inner in value.items()}
    return [_clean(inner) for inner in value] if isinstance(value, list | tuple) else value


# --- tables --------------------------------------------------------------------------------------

_WIDTH = {False: 516.0, True: 763.0}  # points between the margins, upright and across
_HEIGHT = {False: 640.0, True: 400.0}  # points of a page for the lines of a table, below its title
_LINE, _BOX = 0.7, 1.15  # the height of a line without its air, in units of the size of type; with a box
_AIR, _MOST_AIR = 0.36, 0.8  # above and below a line
_LARGEST, _UPRIGHT, _SMALLEST = 11.0, 8.5, 7.0  # sizes of type: usual, least upright, least at all
_HUGE = 18.0  # of a short list
_BY_HAND = {"result", "there", "paid"}  # empty cells of these columns are filled in by hand
_STRONG = {"board", "place", "rank"}
_NAMES = {"name", "team", "white", "black", "first", "second", "opponent", "because", "missing"}
_PROSE, _LINE_OF_PROSE = {"missing", "because"}, 44  # columns of sentences, and the letters of a line of them
_LONGEST = 26  # letters of a name that must fit on its line; longer ones take two


def _sheet(
    table: Table,
    event: str = "",
    footer: str = "Ronde",
    blank: str = "line",
    name: str = "",
    across: bool = False,
) -> dict[str, Any]:
    """The values of a page with one table; a wide one continues with its first columns repeated."""
    title = table.title.removeprefix(f"{name or event} · ")  # the header has it
    needed = [_needed(table, i) for i in range(len(table.columns))]
    flipped = across or _LARGEST > _size(needed, False) < _UPRIGHT
    blocks = _blocks(table.columns, needed, _WIDTH[flipped] / _SMALLEST)
    line = _BOX if blank == "box" else _LINE
    most, room = _most(len(table.rows), flipped, line), _HEIGHT[flipped]
    size = min(_size([needed[i] for i in block], flipped, most) for block in blocks)
    spread = (room / ((len(table.rows) + 1) * size) - line) / 2  # the air that fills one page
    air = min(spread, _MOST_AIR) if spread > _AIR else _AIR
    return {
        "kind": "sheet",
        "language": spoken(table.language),
        "flipped": flipped,
        "event": event,
        "title": title,
        "subtitle": " · ".join(filter(None, (table.subtitle, *table.notices))),
        "footer": footer,
        "page": _page_number(table.language),
        "tables": [_table(table, block, size, blank, air) for block in blocks],
        "notes": table.notes,
    }


def _page_number(language: str) -> str:
    """The line at the foot of a page; the typesetter fills it."""
    return say("paper-page", language, n="{n}", last="{last}")


def _needed(table: Table, index: int) -> float:
    """The width of a column in units of the size of type."""
    column = table.columns[index]
    widths = [width_of(shown(row[index], column, table.language)) for row in table.rows]
    letters = max([width_of(column.heading), *widths])
    if column.key in _PROSE:
        return 0.48 * min(letters, _LINE_OF_PROSE) + 0.9
    if column.least:  # names are mostly lower-case letters, the others digits and capitals
        return 0.48 * min(letters, _LONGEST) + 0.9
    return 0.56 * letters + 0.9


def _size(needed: Sequence[float], flipped: bool, most: float = _LARGEST) -> float:
    return max(_SMALLEST, min(most, round(_WIDTH[flipped] / sum(needed), 1)))


def _most(rows: int, flipped: bool, line: float) -> float:
    """The largest type of a list: of a short one as much as fills its page."""
    fills = _HEIGHT[flipped] / ((rows + 1) * (line + 2 * _AIR))
    return max(_LARGEST, min(_HUGE, round(fills, 1)))


def _blocks(columns: Sequence[Column], needed: Sequence[float], room: float) -> list[list[int]]:
    """The columns of each page, spread evenly."""
    frozen = [i for i, column in enumerate(columns) if column.frozen]
    left = room - sum(needed[i] for i in frozen)
    others = [i for i in range(len(columns)) if i not in frozen]
    total = sum(needed[i] for i in others)
    pages = max(1, ceil(total / max(left, 1.0)))
    blocks: list[list[int]] = [[] for _ in range(pages)]
    used = 0.0
    for i in others:
        blocks[min(pages - 1, int(used / total * pages))].append(i)
        used += needed[i]
    return [sorted([*frozen, *block]) for block in blocks]


def _table(
    table: Table, block: Sequence[int], size: float, blank: str = "line", air: float = _AIR
) -> dict[str, Any]:
    """The values of the columns of a block; a result still to come is a line to write on."""
    columns = [table.columns[i] for i in block]
    return {
        "size": size,
        "air": air,
        "heads": [],
        "columns": [
            {
                "heading": column.heading,
                "right": column.right,
                "share": 3 if column.key in _PROSE else int(column.key in _NAMES),
                "strong": column.key in _STRONG,
                "blank": blank,
            }
            for column in columns
        ],
        "rows": [
            [_value(table, row, i, column) for i, column in zip(block, columns, strict=True)]
            for row in table.rows
        ],
    }


def _value(table: Table, row: Sequence[Value], index: int, column: Column) -> str | bool | None:
    """The content of a cell: a text, nothing, or (True) room for a handwritten mark."""
    text = shown(row[index], column, table.language)
    if text or column.key not in _BY_HAND:
        return text or None
    keys = [c.key for c in table.columns]
    bye = "number2" in keys and row[keys.index("number2")] is None
    return None if bye else True


def _pairings(job: Job, order: str) -> dict[str, Any]:
    number = job.shown_round
    if job.matches is not None and order == "board":
        pairs = job.pairs or tables.listed_pairs(job.tournament, number)
        table = teams.match_table(job.matches, number, pairs, job.language)
        sheet = _sheet(table, job.above, job.footer, name=job.tournament.name)
        for one in sheet["tables"]:  # a match stands out from its boards
            one["heads"] = [y for y, row in enumerate(table.rows, 1) if "." not in str(row[0])]
        return sheet
    if job.choice:
        table = tables.pairings(job.tournament, number, order, job.language, job.pairs)
        table = chosen_rows(table, job.tournament.players, job.choice)
        return _sheet(table, job.above, job.footer, name=job.tournament.name)
    return hall.by_board(job) if order == "board" else hall.by_name(job)


def _ranking(job: Job) -> Standings:
    return job.ranking or standings(job.tournament, after=job.round)


def _standings(job: Job) -> dict[str, Any]:
    table = tables.standings_table(_ranking(job), job.language, choice=job.choice)
    table = replace(table, subtitle=" · ".join(filter(None, (table.subtitle, job.progress))))
    return _sheet(table, job.above, job.footer, name=job.tournament.name)


def _crosstable(job: Job) -> dict[str, Any]:
    games = teams.team_games(job.matches) if job.matches else None
    table = tables.crosstable(job.tournament, _ranking(job), language=job.language, games=games)
    table = replace(table, subtitle=job.progress)
    return _sheet(table, job.above, job.footer, name=job.tournament.name)


def _players(job: Job) -> dict[str, Any]:
    listed = tables.starting_list(job.tournament, language=job.language)
    listed = chosen_rows(listed, job.tournament.players, job.choice)
    listed = tables.without_numbers(listed, job.unnumbered)
    return _sheet(
        teams.rosters(job.matches, job.language, job.captains) if job.matches else listed,
        job.above,
        job.footer,
        name=job.tournament.name,
    )


# --- prizes and ratings --------------------------------------------------------------------------


def _given(job: Job) -> tuple[Plan, Given]:
    if job.prizes is None:
        raise BadInput("error-no-prizes")
    return job.prizes


def _prizes(job: Job) -> dict[str, Any]:
    table = prize_table(*_given(job), _ranking(job), job.language)
    return _sheet(table, job.above, job.footer, across=True, name=job.tournament.name)


def _receipts(job: Job) -> dict[str, Any]:
    """A receipt to sign for every winner, three on a page."""
    made = receipts(*_given(job), _ranking(job), job.above, job.language)
    title, page = say("receipt", job.language), _page_number(job.language)
    sheet = {"flipped": False, "event": job.above, "title": title, "footer": job.footer, "page": page}
    return {**sheet, "language": spoken(job.language), **made}


def _ratings(job: Job) -> dict[str, Any]:
    """The rating report: changes and performances, then norms."""
    changed = rating_table(job.tournament, job.language, year=job.year)
    norms = norm_table(job.tournament, job.language)
    parts = [part for part in (changed, norms) if part.rows or part is changed]

    def sheets(across: bool) -> list[dict[str, Any]]:
        return [_sheet(p, job.above, job.footer, name=job.tournament.name, across=across) for p in parts]

    across = any(one["flipped"] for one in sheets(across=False))  # one orientation for both
    made, *others = sheets(across)
    for more in others:
        made["tables"] += more["tables"]
        made["notes"] = (*made["notes"], *more["notes"])
    return made


# --- check-in ------------------------------------------------------------------------------------


def _check_in(job: Job) -> dict[str, Any]:
    """Everybody by name with a box to tick; announced absences are beside it."""
    number = job.round or job.tournament.next_round
    language = job.language
    columns = (
        Column("there", say("paper-there", language)),
        Column("name", heading("name", language), least=12),
        Column("number", heading("number", language), True),
        Column("rating", heading("rating", language), True),
        Column("federation", heading("federation", language)),
        Column("club", heading("club", language), least=8),
        Column("fee", say("paper-fee", language), True, 2),
        Column("paid", say("paper-paid", language)),
        Column("remark", say("paper-remark", language)),
    )
    rows = tuple(
        (
            None,
            p.name,
            p.id,
            rated(p),
            p.federation,
            p.club,
            *_fee(p, job),
            _announced(p, number, job),
        )
        for p in sorted(job.tournament.players, key=lambda p: (unaccented(p.name), p.id))
    )
    title = say("paper-check-in", language, n=number)
    whole = Table("check-in", title, columns, rows, language=language)
    table = without_empty(whole) if any(job.fees.values()) else _without(without_empty(whole), "fee", "paid")
    return _sheet(table, job.above, job.footer, "box")


def _fee(player: Player, job: Job) -> tuple[Value, Value]:
    """The fee, and whether it is paid: nothing leaves a box to tick."""
    due, paid = job.fees.get(player.id, (0, 0))
    if not due:
        return None, "–"
    return Fraction(due, 100), "✓" if paid >= due else (
        decimal(Fraction(paid, 100), 2, job.language) if paid else None
    )


def _without(table: Table, *keys: str) -> Table:
    keep = [n for n, column in enumerate(table.columns) if column.key not in keys]
    columns, rows = (
        tuple(table.columns[n] for n in keep),
        tuple(tuple(r[n] for n in keep) for r in table.rows),
    )
    return replace(table, columns=columns, rows=rows)


def _announced(player: Player, number: int, job: Job) -> str:
    result = player.cell(number).result
    names = {Result.HALF_BYE: "half-bye", Result.FULL_BYE: "full-bye", Result.ABSENT: "absent"}
    return say(names[result], job.language) if result in names and result in BYES else ""


# --- cards ---------------------------------------------------------------------------------------


def _cards(job: Job) -> dict[str, Any]:
    """The cards, with empty lines for the rounds to come."""
    chosen = job.players or sorted(p.id for p in job.tournament.players)
    own = card.is_used(job.tournament)
    known = {} if own else tables.player_cards(job.tournament)
    return {
        "kind": "cards",
        "language": spoken(job.language),
        "flipped": False,
        "event": job.above,
        "title": say("paper-cards", job.language),
        "footer": job.footer,
        "page": _page_number(job.language),
        "cards": [_card(job, id_, known.get(id_)) for id_ in chosen],
    }


def _card(job: Job, id_: int, known: tables.PlayerCard | None) -> dict[str, Any]:
    """One card; draughts has a form of its own."""
    tournament = job.tournament
    if known is None:
        table = card.card_sheet(card.pairing_card(tournament, id_), job.language)
    else:
        table = with_norm(tables.card_table(known, job.language), tournament, id_)
    player, link = tournament.player(id_), job.links.get(id_)
    values = _table(table, range(len(table.columns)), 9.5, "", 0.3)
    empty = [None] * (len(table.columns) - 1)
    rounds = range(len(table.rows) + 1, (tournament.settings.rounds or 0) + 1)
    values["rows"] += [[str(n), *empty] for n in rounds]
    return {
        "title": f"{player.id}  {player.name}",
        "subtitle": table.subtitle,
        "table": values,
        "notes": table.notes,
        "link": link or "",
        "qr": code(link) if link else None,
    }


# --- teams ---------------------------------------------------------------------------------------


def _of_teams(job: Job, what: str) -> dict[str, Any]:
    """A table that only a tournament of teams has."""
    if job.matches is None:
        raise BadInput("error-no-paper", what=Quoted(what), papers=", ".join(PAPERS))
    make = teams.individuals if what == "individuals" else teams.board_prizes
    table = make(job.matches, job.language, after=job.round)
    return _sheet(table, job.above, job.footer, name=job.tournament.name)


def _match_sheets(job: Job) -> dict[str, Any]:
    """A page for every match, to be filled in and signed."""
    if job.matches is None:
        raise BadInput("error-no-paper", what=Quoted("sheets"), papers=", ".join(PAPERS))
    number = job.shown_round
    pairs = job.pairs or tables.listed_pairs(job.tournament, number)
    return {
        "kind": "sheets",
        "language": spoken(job.language),
        "flipped": False,
        "event": job.above,
        "title": say("paper-sheets", job.language, n=number),
        "footer": job.footer,
        "page": _page_number(job.language),
        "sheets": match_sheets(job.matches, number, pairs, job.language, job.captains),
    }


#: papers that only a tournament of teams has
OF_TEAMS = ("sheets", "individuals", "boards")

PAPERS: dict[str, Callable[[Job], dict[str, Any]]] = {
    "pairings": lambda job: _pairings(job, "board"),
    "names": lambda job: _pairings(job, "alphabetical"),
    "standings": _standings,
    "crosstable": _crosstable,
    "players": _players,
    "cards": _cards,
    "slips": hall.slips,
    "place-cards": hall.place_cards,
    "round": _of_round,
    "check-in": _check_in,
    "ratings": _ratings,
    "prizes": _prizes,
    "receipts": _receipts,
    "sheets": _match_sheets,
    "individuals": lambda job: _of_teams(job, "individuals"),
    "boards": lambda job: _of_teams(job, "boards"),
}
