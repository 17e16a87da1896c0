"""The tables of an event: standings, crosstables, pairings, starting list, player card, histories.

Every function gives a `Table`; `render` writes it as text, CSV, JSON or HTML.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction

from ronde.checking import pairs_of
from ronde.errors import BadInput
from ronde.facts.history import Card, cards
from ronde.facts.order import board_order, initial_order
from ronde.formats.players.person import unaccented
from ronde.model import Cell, Pair, Player, Result, Scoring, Tournament
from ronde.ranking.standings import Row, Standings
from ronde.ranking.tiebreaks.registry import Code, advice, name, parse
from ronde.systems import known, system
from ronde.systems.base import game_of
from ronde.tables.cards import (
    CardRound,
    PlayerCard,
    card_table,
    cma_table,
    histories,
    player_card,
    player_cards,
)
from ronde.tables.choosing import EVERYBODY, Choice, chosen_ranking, chosen_title
from ronde.tables.columns import (
    column,
    digits_for,
    heading,
    letter,
    mark,
    points,
    rated,
    titled,
    without_empty,
)
from ronde.tables.render import FORMATS, Column, Table, Value, render
from ronde.values import frozen, replace
from ronde.words import Message, Quoted, enumeration, listed, say
from ronde.words import points as said

__all__ = [
    "FORMATS",
    "CardRound",
    "PlayerCard",
    "Table",
    "card_table",
    "cma_table",
    "crosstable",
    "histories",
    "pairings",
    "player_card",
    "player_cards",
    "render",
    "standings_table",
    "starting_list",
    "without_numbers",
]

# --- standings and crosstables -------------------------------------------------------------------


def standings_table(
    standings: Standings,
    language: str = "en",
    extra: Sequence[tuple[Column, Mapping[int, Value]]] = (),
    choice: Choice = EVERYBODY,
) -> Table:
    """The standings with every tie-break; a shared place is marked with =.

    Further columns have a value under each player's number.
    """
    standings = chosen_ranking(standings, choice)
    columns = (
        column("place", language, True, frozen=True),
        column("number", language, True),
        column("title", language),
        column("name", language, least=12, frozen=True),
        column("rating", language, True),
        column("federation", language),
        column("club", language, least=8),
        *_tiebreak_columns(standings, language),
        *(one for one, _ in extra),
    )
    rows = tuple(
        (
            _place(row),
            row.id,
            row.player.title,
            row.player.name,
            rated(row.player),
            row.player.federation,
            row.player.club,
            *_announced(standings, row),
            *(values.get(row.id) for _, values in extra),
        )
        for row in standings.rows
    )
    title = titled(say("table-standings", language, n=standings.rounds), standings.name)
    made = Table("standings", title, columns, rows, "", _notes(standings, language), language)
    made = replace(made, notices=_notices(standings, language), advice=_advice(standings, language))
    return without_empty(chosen_title(made, choice))


def _place(row: Row) -> Value:
    return f"{row.place}=" if row.shared else row.place or None


def _tiebreak_columns(standings: Standings, language: str) -> list[Column]:
    """A column for every code announced; decimals only where somebody has a fraction."""
    columns, used = [], set[str]()
    rows = [_announced(standings, row) for row in standings.rows]
    for n, code in enumerate(standings.announced):
        key = str(code)
        while key in used:  # direct encounter may occur in a list more than once
            key += "'"
        used.add(key)
        values = [value for row in rows if not isinstance(value := row[n], str | int)]
        shown = heading("points", language) if code.name == "PTS" else str(code)
        columns.append(Column(key, shown, True, digits_for(values, standings.tiebreak(code).digits)))
    return columns


def _announced(standings: Standings, row: Row) -> tuple[Fraction | str | None, ...]:
    """The values of a player under every code announced; a dash where the code could not be used."""
    values = iter(row.values)
    return tuple(next(values) if code in standings.codes else "–" for code in standings.announced)


def _notices(standings: Standings, language: str) -> tuple[str, ...]:
    """The codes that could not be used, why, and what decides instead."""
    told = []
    for code, reason in standings.dropped:
        codes = [str(one) for one in standings.announced]
        later = standings.announced[codes.index(code) + 1 :] if code in codes else ()
        following = next((str(one) for one in later if one in standings.codes), "")
        what = Message.of("table-dropped", code=code, reason=reason)
        if code in codes:
            name_ = "table-dropped-next" if following else "table-dropped-last"
            what = Message.of(name_, what=what, code=following)
        told.append(what.say(language))
    return tuple(told)


def _advice(standings: Standings, language: str) -> tuple[str, ...]:
    """How an arbiter makes codes count that fall away for want of ratings."""
    return tuple(found.say(language) for _, reason in standings.dropped if (found := advice(reason)))


def _explained(standings: Standings, codes: Iterable[Code], language: str) -> str:
    return ", ".join(f"{code} = {name(code, language, standings.tiebreak(code))}" for code in codes)


def _notes(standings: Standings, language: str) -> tuple[str, ...]:
    chosen = known(standings.system)
    rules = chosen.ranking_rules if chosen else ""
    own = parse(chosen.final_ranking) if chosen and rules else ()
    codes = [code for code in standings.codes if code.name != "PTS"]
    notes = []
    if listed := _explained(standings, (code for code in codes if code in own), language):
        notes.append(say("table-own-tiebreaks", language, rules=rules, list=listed))
    if listed := _explained(standings, (code for code in codes if code not in own), language):
        notes.append(say("table-edition", language, edition=standings.edition, list=listed))
    if any(row.shared for row in standings.rows):
        notes.append(say("table-shared", language))
    if standings.withdrawn:
        gone = enumeration(standings.withdrawn, language)
        notes.append(say("table-withdrawn", language, players=gone))
    if standings.expelled:
        names = enumeration((row.player.name for row in standings.expelled), language)
        notes.append(say("table-expelled", language, n=len(standings.expelled), players=names))
    if standings.seed is not None and standings.lots:
        order = ", ".join(map(str, standings.lots))
        notes.append(say("table-lots", language, seed=standings.seed, order=order))
    return tuple(notes)


def crosstable(
    tournament: Tournament,
    standings: Standings,
    by: str = "rank",
    language: str = "en",
    games: Mapping[int, Sequence[int]] | None = None,
) -> Table:
    """Every player's rounds in a line: by rank (`grille américaine`) or by number.

    By rank the opponents are named by their line in the table, so that shared places are unambiguous. Teams
    and matches of two games show the game points of every round instead of the result.
    """
    if by not in ("rank", "number"):
        raise BadInput("error-crosstable-made-rank-or-number", by=Quoted(by))
    by_rank = by == "rank"
    game = game_of(known(tournament.settings.system))
    line = {row.id: n for n, row in enumerate(standings.everybody, 1)}
    rows = standings.everybody if by_rank else tuple(sorted(standings.everybody, key=lambda row: row.id))
    label = line if by_rank else {row.id: row.id for row in rows}
    # a shared place has two lines: opponents are named by the line, and the place stands beside it
    placed = not by_rank or any(row.shared or not row.place for row in rows)
    first = ("line" if placed else "rank") if by_rank else "number"
    columns = (
        column(first, language, True, frozen=True),
        *((column("place", language, True),) if placed else ()),
        column("title", language),
        column("name", language, least=12, frozen=True),
        column("rating", language, True),
        column("federation", language),
        *(Column(f"R{n}", f"R{n}", True) for n in range(1, standings.rounds + 1)),
        *(_tiebreak_columns(standings, language) if by_rank else (column("points", language, True, 1),)),
    )
    table = []
    for row in rows:
        player = row.player
        marks = [game.written(mark(player.cell(n), language)) for n in range(1, standings.rounds + 1)]
        if games is not None:
            marks = [
                sign if sign in "+-" else said(gained, language)
                for sign, gained in zip(marks, games[row.id], strict=False)
            ]
        scale = tournament.settings.scoring
        cells = [_cell(player.cell(n), sign, label, scale, language) for n, sign in enumerate(marks, 1)]
        place: tuple[Value, ...] = (_place(row),) if placed else ()
        head = (player.title, player.name, rated(player), player.federation)
        sums = _announced(standings, row) if by_rank else (points(row.score),)
        table.append((label[row.id], *place, *head, *cells, *sums))
    name_ = "table-crosstable" if by_rank else "table-crosstable-number"
    title = titled(say(name_, language, n=standings.rounds), tournament.name)
    matches = any(cell.games for row in rows for cell in row.player.cells)
    legend = "table-cells" if games is None else "table-team-cells"
    notes = (
        say("table-match-cells" if matches else legend, language),
        *(_notes(standings, language) if by_rank else ()),
    )
    made = Table("crosstable", title, columns, tuple(table), "", notes, language)
    if by_rank:
        made = replace(made, notices=_notices(standings, language), advice=_advice(standings, language))
    return without_empty(made)


def _cell(cell: Cell, sign: str, label: dict[int, int], scale: Scoring, language: str) -> str:
    """A round in a crosstable: 12w1, 3b½, 7w+; without colours 12:1; a bye by its name, else a dash."""
    if cell.opponent is not None:
        colour = letter(cell.colour, language) if cell.colour else ":"
        return f"{label[cell.opponent]}{colour}{sign}".rstrip(":")
    if cell.result is Result.PAIRING_BYE:
        return say("cell-bye", language)
    if cell.result not in (Result.HALF_BYE, Result.FULL_BYE):
        return "–"
    gained = scale.points(cell)
    return "½" if gained == 5 else said(gained, language)


# --- pairings ------------------------------------------------------------------------------------


def pairings(
    tournament: Tournament,
    round_: int | None = None,
    order: str = "board",
    language: str = "en",
    pairs: Sequence[Pair] | None = None,
) -> Table:
    """A round by board or alphabetical: the last one in the file, or pairs that are not entered yet."""
    if order not in ("board", "alphabetical"):
        raise BadInput("error-pairings-listed-board-or-alphabetical", order=Quoted(order))
    last = tournament.played_rounds
    number = round_ if round_ is not None else last if pairs is None else last + 1
    if pairs is None and not 1 <= number <= last:
        if not last:
            raise BadInput("check-no-rounds")
        raise BadInput("error-round-not-paired-file-has", number=number, last=last)
    then = cards(tournament.before(number), everyone=True)
    if pairs is None:
        pairs = listed_pairs(tournament, number)
    language = game_of(known(tournament.settings.system)).language(language)
    make = _by_board if order == "board" else _alphabetical
    table = make(_Round(tournament, number, tuple(pairs), then, tournament.by_id(), language))
    return without_empty(table)


@frozen
class _Round:
    """The data of a list of pairings."""

    tournament: Tournament
    number: int
    pairs: tuple[Pair, ...]
    then: dict[int, Card]
    players: dict[int, Player]
    language: str

    def cell(self, id_: int) -> Cell:
        return self.players[id_].cell(self.number)

    def score(self, id_: int) -> Fraction:
        return points(self.then[id_].score)

    @property
    def coloured(self) -> bool:
        """The round has colours; before it is entered, the system says so."""
        cells = [self.cell(pair.white) for pair in self.pairs if pair.black is not None]
        if any(cell.opponent is not None for cell in cells):
            return any(cell.colour for cell in cells)
        key = self.tournament.settings.system
        return key is None or system(key).uses_colours

    def result(self, pair: Pair) -> str:
        if pair.black is None:
            return ""
        game = game_of(known(self.tournament.settings.system))
        first, second = (game.written(mark(self.cell(id_), self.language)) for id_ in pair)
        return f"{first} - {second}" if first or second else ""

    def table(
        self, kind: str, heading_: str, columns: tuple[Column, ...], rows: Iterable[tuple[Value, ...]]
    ) -> Table:
        """The list with its title and the note on players who are not paired."""
        title = titled(say(heading_, self.language, n=self.number), self.tournament.name)
        notes = not_paired(self.tournament, self.number, self.pairs, self.language)
        return Table(kind, title, columns, tuple(rows), "", notes, self.language)


def not_paired(
    tournament: Tournament, number: int, pairs: Sequence[Pair], language: str = "en"
) -> tuple[str, ...]:
    """The absent players and requested byes of a round, for the note below its pairs."""
    away = {Result.HALF_BYE: "half-bye", Result.FULL_BYE: "full-bye", Result.ABSENT: "absent"}
    paired = {id_ for pair in pairs for id_ in pair}
    found = [
        f"{p.id} {p.name} ({say(away[p.cell(number).result], language)})"
        for p in tournament.players
        if p.id not in paired and p.cell(number).result in away
    ]
    return (say("table-not-paired", language, list=listed(found, language)),) if found else ()


def listed_pairs(tournament: Tournament, round_: int) -> list[Pair]:
    """The pairs of a round in the order of the list by board."""
    then = cards(tournament.before(round_), everyone=True)
    return board_order(_stronger_first(tournament, round_), lambda id_: then[id_].pairing_score)


def _stronger_first(tournament: Tournament, round_: int) -> list[Pair]:
    """The pairs of a round; without colours, the stronger player comes first."""
    place = {p.id: n for n, p in enumerate(initial_order(tournament.players))}
    players = tournament.by_id()
    found = []
    for pair in pairs_of(tournament, round_):
        coloured = players[pair.white].cell(round_).colour is not None
        if pair.black is not None and not coloured and place[pair.black] < place[pair.white]:
            pair = Pair(pair.black, pair.white)
        found.append(pair)
    return found


def _by_board(round_: _Round) -> Table:
    language = round_.language
    sides = ("white", "black") if round_.coloured else ("first", "second")
    left, right = (_side_columns(side, language, "" if n == 0 else "2") for n, side in enumerate(sides))
    columns = (
        column("board", language, True, frozen=True),
        *left,
        column("result", language),
        *right,
    )
    rows = []
    for board, pair in enumerate(round_.pairs, 1):
        black: tuple[Value, ...] = (None, "", say("bye", language), "", None, None)
        if pair.black is not None:
            black = _side(round_, pair.black)
        rows.append((board, *_side(round_, pair.white), round_.result(pair), *black))
    return round_.table("pairings", "table-pairings", columns, rows)


def _side_columns(side: str, language: str, suffix: str) -> tuple[Column, ...]:
    return (
        Column(f"number{suffix}", heading("number", language), True),
        Column(f"title{suffix}", heading("title", language)),
        Column(side, heading(side, language), least=10),
        Column(f"club{suffix}", heading("club", language), least=8),
        Column(f"rating{suffix}", heading("rating", language), True),
        Column(f"points{suffix}", heading("points", language), True, 1),
    )


def _side(round_: _Round, id_: int) -> tuple[Value, ...]:
    player = round_.players[id_]
    return (id_, player.title, player.name, player.club, rated(player), round_.score(id_))


def _alphabetical(round_: _Round) -> Table:
    language = round_.language
    columns = (
        column("name", language, least=12, frozen=True),
        column("club", language, least=8),
        column("number", language, True),
        column("points", language, True, digits=1),
        column("board", language, True),
        *((column("colour", language),) if round_.coloured else ()),
        column("opponent", language, least=12),
        Column("number2", heading("number", language), True),
        Column("points2", heading("points", language), True, 1),
    )
    rows: list[tuple[Value, ...]] = []
    for board, pair in enumerate(round_.pairs, 1):
        for id_, other, side in ((pair.white, pair.black, "white"), (pair.black, pair.white, "black")):
            if id_ is None:
                continue
            colour = () if not round_.coloured else (heading(side, language) if other else "",)
            opponent: tuple[Value, ...] = (say("bye", language), None, None)
            if other is not None:
                opponent = (round_.players[other].name, other, round_.score(other))
            me = round_.players[id_]
            rows.append((me.name, me.club, id_, round_.score(id_), board, *colour, *opponent))
    rows.sort(key=lambda row: (unaccented(str(row[0])), row[2]))
    return round_.table("alphabetical", "table-alphabetical", columns, rows)


# --- lists of players ----------------------------------------------------------------------------


def without_numbers(listed: Table, ids: Collection[int]) -> Table:
    """A list without the numbers that are not given yet, and a note that says so."""
    if not ids:
        return listed
    rows = tuple((None, *row[1:]) if row[0] in ids else row for row in listed.rows)
    return replace(listed, rows=rows, notes=(*listed.notes, say("table-unnumbered", listed.language)))


_SEXES = {"m": "sex-m", "w": "sex-w"}


def starting_list(tournament: Tournament, order: str = "number", language: str = "en") -> Table:
    """All players by number, by rating (with title and name, C.04.2.B) or by name."""
    if order not in ("number", "rating", "name"):
        raise BadInput("error-starting-list-made-number-rating", order=Quoted(order))
    players = initial_order(tournament.players)
    if order == "number":
        players.sort(key=lambda p: p.id)
    elif order == "name":
        players.sort(key=lambda p: (unaccented(p.name), p.id))
    columns = (
        column("number", language, True, frozen=True),
        column("title", language),
        column("name", language, least=12, frozen=True),
        column("rating", language, True),
        column("federation", language),
        column("sex", language),
        column("birth", language),
        column("fide_id", language, True),
        column("club", language, least=8),
        column("licence", language),
        column("category", language, least=8),
    )
    rows = tuple(
        (
            p.id,
            p.title,
            p.name,
            rated(p),
            p.federation,
            say(_SEXES[p.sex], language) if p.sex in _SEXES else p.sex,
            p.birth,
            p.fide_id,
            p.club,
            p.licence,
            ", ".join(p.categories),
        )
        for p in players
    )
    title = titled(say("table-starting-list", language), tournament.name)
    return without_empty(Table("starting_list", title, columns, rows, "", (), language))
