"""The tables of an event: standings, crosstables, pairings, starting list, player card, histories.

Every function gives a `Table`; `render` writes it as text, CSV, JSON or HTML.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from ronde.check import pairs_of
from ronde.colours import colour_preference
from ronde.errors import BadInput
from ronde.formats.people import unaccented
from ronde.formats.tables import FORMATS, Column, Table, Value, decimal, render
from ronde.history import Card, Float, cards, played_float
from ronde.model import Cell, Colour, Pair, Player, Result, Tournament
from ronde.order import board_order, initial_order
from ronde.standings import Row, Standings
from ronde.systems import system
from ronde.tiebreaks import TIEBREAKS, name

if TYPE_CHECKING:
    from ronde.systems.dubov_1997 import Line

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
]

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
        raise BadInput(
            f"there is no language {language!r}; there are: en, fr",
            f"il n'y a pas de langue {language!r} ; il y a : en, fr",
        )
    return WORDS[key][language == "fr"].format(**values)


def _column(
    key: str, language: str, right: bool = False, digits: int = 0, least: int = 0, frozen: bool = False
) -> Column:
    return Column(key, word(key, language), right, digits, least, frozen)


def _points(tenths: int) -> Fraction:
    return Fraction(tenths, 10)


def _titled(what: str, event: str) -> str:
    return f"{event} · {what}" if event else what


# --- standings and crosstables -------------------------------------------------------------------


def standings_table(standings: Standings, language: str = "en") -> Table:
    """The standings with every tie-break; a shared place is marked with =."""
    columns = (
        _column("place", language, True, frozen=True),
        _column("number", language, True),
        _column("title", language),
        _column("name", language, least=12, frozen=True),
        _column("rating", language, True),
        _column("federation", language),
        *_tiebreak_columns(standings, language),
    )
    rows = tuple(
        (
            _place(row),
            row.id,
            row.player.title,
            row.player.name,
            row.player.rating or None,
            row.player.federation,
            *row.values,
        )
        for row in standings.rows
    )
    what = f"{word('standings', language)} {word('after', language, n=standings.rounds)}"
    title = _titled(what, standings.name)
    return _without_empty(Table("standings", title, columns, rows, "", _notes(standings, language), language))


def _place(row: Row) -> Value:
    return f"{row.place}=" if row.shared else row.place


def _tiebreak_columns(standings: Standings, language: str) -> list[Column]:
    """A column for every code; decimals only where somebody has a fraction."""
    columns, used = [], set[str]()
    for n, code in enumerate(standings.codes):
        key = str(code)
        while key in used:  # direct encounter may stand in a list more than once
            key += "'"
        used.add(key)
        values = [row.values[n] for row in standings.rows]
        heading = word("points", language) if code.name == "PTS" else str(code)
        columns.append(Column(key, heading, True, _digits(values, TIEBREAKS[code.name].digits)))
    return columns


def _digits(values: Iterable[Fraction | None], usual: int) -> int:
    """Decimals for a column: none without fractions, more than usual where values would look equal."""
    different = {value for value in values if value is not None}
    if all(value.denominator == 1 for value in different):
        return 0
    shown = range(usual, usual + 3)
    return next((n for n in shown if len({decimal(v, n) for v in different}) == len(different)), shown[-1])


def _notes(standings: Standings, language: str) -> tuple[str, ...]:
    listed = ", ".join(f"{c} = {name(c, language)}" for c in standings.codes if c.name != "PTS")
    notes = [word("edition", language, edition=standings.edition, list=listed)] if listed else []
    if any(row.shared for row in standings.rows):
        notes.append(word("shared", language))
    for code, reasons in standings.dropped:
        notes.append(word("dropped", language, code=code, reason=reasons[language == "fr"]))
    if standings.lots:
        order = ", ".join(map(str, standings.lots))
        notes.append(word("lots", language, seed=standings.seed, order=order))
    return tuple(notes)


def _without_empty(table: Table) -> Table:
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


def crosstable(tournament: Tournament, standings: Standings, by: str = "rank", language: str = "en") -> Table:
    """Every player's rounds in a line: by rank (`grille américaine`) or by number.

    By rank the opponents are named by their line in the table, so that a shared place is no riddle.
    """
    if by not in ("rank", "number"):
        raise BadInput(
            f"a crosstable is made by rank or by number, not by {by!r}",
            f"une grille se fait par place (rank) ou par numéro (number), pas par {by!r}",
        )
    by_rank = by == "rank"
    line = {row.id: n for n, row in enumerate(standings.rows, 1)}
    rows = standings.rows if by_rank else sorted(standings.rows, key=lambda row: row.id)
    label = line if by_rank else {row.id: row.id for row in rows}
    columns = (
        _column("rank" if by_rank else "number", language, True, frozen=True),
        *(() if by_rank else (_column("place", language, True),)),
        _column("title", language),
        _column("name", language, least=12, frozen=True),
        _column("rating", language, True),
        _column("federation", language),
        *(Column(f"R{n}", f"R{n}", True) for n in range(1, standings.rounds + 1)),
        *(_tiebreak_columns(standings, language) if by_rank else (_column("points", language, True, 1),)),
    )
    table = []
    for row in rows:
        player = row.player
        cells = [_cell(player.cell(n), label, language) for n in range(1, standings.rounds + 1)]
        place: tuple[Value, ...] = () if by_rank else (_place(row),)
        head = (player.title, player.name, player.rating or None, player.federation)
        sums = row.values if by_rank else (_points(row.score),)
        table.append((label[row.id], *place, *head, *cells, *sums))
    what = word("crosstable" if by_rank else "crosstable_number", language)
    title = _titled(f"{what} {word('after', language, n=standings.rounds)}", tournament.name)
    notes = (word("cells", language), *(_notes(standings, language) if by_rank else ()))
    return _without_empty(Table("crosstable", title, columns, tuple(table), "", notes, language))


def _cell(cell: Cell, label: dict[int, int], language: str) -> str:
    """A round in a crosstable: 12w1, 3b½, 7w+; without colours 12:1; a bye by its name, else a dash."""
    if cell.opponent is not None:
        colour = LETTERS[language][cell.colour] if cell.colour else ":"
        return f"{label[cell.opponent]}{colour}{MARKS[cell.result]}".rstrip(":")
    french = language == "fr"
    byes = {Result.PAIRING_BYE: "exe" if french else "bye", Result.HALF_BYE: "½", Result.FULL_BYE: "1"}
    return byes.get(cell.result, "–")


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
        raise BadInput(
            f"pairings are listed by board or alphabetical, not by {order!r}",
            f"les appariements se rangent par échiquier (board) ou par nom (alphabetical), pas par {order!r}",
        )
    last = tournament.played_rounds
    number = round_ if round_ is not None else last if pairs is None else last + 1
    if pairs is None and not 1 <= number <= last:
        raise BadInput(
            f"round {number} is not paired: the file has {last} rounds",
            f"la ronde {number} n'est pas appariée : le fichier a {last} rondes",
        )
    then = cards(tournament.before(number), everyone=True)
    if pairs is None:
        pairs = board_order(_stronger_first(tournament, number), lambda id_: then[id_].pairing_score)
    make = _by_board if order == "board" else _alphabetical
    table = make(_Round(tournament, number, tuple(pairs), then, tournament.by_id(), language))
    return _without_empty(table)


@dataclass(frozen=True, slots=True)
class _Round:
    """All that a list of pairings needs."""

    tournament: Tournament
    number: int
    pairs: tuple[Pair, ...]
    then: dict[int, Card]
    players: dict[int, Player]
    language: str

    def cell(self, id_: int) -> Cell:
        return self.players[id_].cell(self.number)

    def score(self, id_: int) -> Fraction:
        return _points(self.then[id_].score)

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
        first, second = (MARKS.get(self.cell(id_).result, "") for id_ in pair)
        return f"{first} - {second}" if first or second else ""

    def not_paired(self) -> tuple[str, ...]:
        """Who is absent or has a requested bye, for the note below."""
        away = {Result.HALF_BYE: "half", Result.FULL_BYE: "full", Result.ABSENT: "absent"}
        paired = {id_ for pair in self.pairs for id_ in pair}
        found = [
            f"{p.id} {p.name} ({word(away[p.cell(self.number).result], self.language)})"
            for p in self.tournament.players
            if p.id not in paired and p.cell(self.number).result in away
        ]
        return (word("not_paired", self.language, list=", ".join(found)),) if found else ()


def _stronger_first(tournament: Tournament, round_: int) -> list[Pair]:
    """The pairs of a round; where colours are not kept, the stronger player stands first."""
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
        _column("board", language, True, frozen=True),
        *left,
        _column("result", language),
        *right,
    )
    rows = []
    for board, pair in enumerate(round_.pairs, 1):
        black: tuple[Value, ...] = (None, "", word("bye", language), None, None)
        if pair.black is not None:
            black = _side(round_, pair.black)
        rows.append((board, *_side(round_, pair.white), round_.result(pair), *black))
    title = _titled(word("pairings", language, n=round_.number), round_.tournament.name)
    return Table("pairings", title, columns, tuple(rows), "", round_.not_paired(), language)


def _side_columns(side: str, language: str, suffix: str) -> tuple[Column, ...]:
    return (
        Column(f"number{suffix}", word("number", language), True),
        Column(f"title{suffix}", word("title", language)),
        Column(side, word(side, language), least=10),
        Column(f"rating{suffix}", word("rating", language), True),
        Column(f"points{suffix}", word("points", language), True, 1),
    )


def _side(round_: _Round, id_: int) -> tuple[Value, ...]:
    player = round_.players[id_]
    return (id_, player.title, player.name, player.rating or None, round_.score(id_))


def _alphabetical(round_: _Round) -> Table:
    language = round_.language
    columns = (
        _column("name", language, least=12, frozen=True),
        _column("number", language, True),
        _column("points", language, True, digits=1),
        _column("board", language, True),
        *((_column("colour", language),) if round_.coloured else ()),
        _column("opponent", language, least=12),
        Column("number2", word("number", language), True),
        Column("points2", word("points", language), True, 1),
    )
    rows: list[tuple[Value, ...]] = []
    for board, pair in enumerate(round_.pairs, 1):
        for id_, other, side in ((pair.white, pair.black, "white"), (pair.black, pair.white, "black")):
            if id_ is None:
                continue
            colour = () if not round_.coloured else (word(side, language) if other else "",)
            opponent: tuple[Value, ...] = (word("bye", language), None, None)
            if other is not None:
                opponent = (round_.players[other].name, other, round_.score(other))
            rows.append((round_.players[id_].name, id_, round_.score(id_), board, *colour, *opponent))
    rows.sort(key=lambda row: (unaccented(str(row[0])), row[1]))
    title = _titled(word("alphabetical", language, n=round_.number), round_.tournament.name)
    return Table("alphabetical", title, columns, tuple(rows), "", round_.not_paired(), language)


# --- lists of players ----------------------------------------------------------------------------


def starting_list(tournament: Tournament, order: str = "number", language: str = "en") -> Table:
    """All players by number, by rating (with title and name, C.04.2.B) or by name."""
    if order not in ("number", "rating", "name"):
        raise BadInput(
            f"a starting list is made by number, rating or name, not by {order!r}",
            "une liste de départ se range par numéro (number), classement (rating) ou nom (name), "
            f"pas par {order!r}",
        )
    players = initial_order(tournament.players)
    if order == "number":
        players.sort(key=lambda p: p.id)
    elif order == "name":
        players.sort(key=lambda p: (unaccented(p.name), p.id))
    columns = (
        _column("number", language, True, frozen=True),
        _column("title", language),
        _column("name", language, least=12, frozen=True),
        _column("rating", language, True),
        _column("federation", language),
        _column("sex", language),
        _column("birth", language),
        _column("fide_id", language, True),
    )
    rows = tuple(
        (p.id, p.title, p.name, p.rating or None, p.federation, p.sex, p.birth, p.fide_id) for p in players
    )
    title = _titled(word("starting_list", language), tournament.name)
    return _without_empty(Table("starting_list", title, columns, rows, "", (), language))


# --- cards and histories -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardRound:
    """One round on a player's card."""

    round: int
    cell: Cell
    opponent: Player | None
    opponent_before: int | None  # the opponent's pairing score before the round, in tenths
    before: int  # his own
    score: int  # real points after the round
    floated: Float | None


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """What happened to one player: rounds, colours of the games played, floats."""

    player: Player
    rounds: tuple[CardRound, ...]
    colours: tuple[Colour, ...]
    difference: int

    @property
    def score(self) -> int:
        """The points after the last round, in tenths."""
        return self.rounds[-1].score if self.rounds else 0


def player_card(tournament: Tournament, id_: int) -> PlayerCard:
    """The card of a player after the rounds that have been paired."""
    tournament.player(id_)  # says so if there is none
    everyone, players = cards(tournament, everyone=True), tournament.by_id()
    return _card(tournament, id_, everyone, players, tournament.played_rounds)


def player_cards(tournament: Tournament) -> dict[int, PlayerCard]:
    """The cards of everybody."""
    everyone, players = cards(tournament, everyone=True), tournament.by_id()
    played = tournament.played_rounds
    return {id_: _card(tournament, id_, everyone, players, played) for id_ in players}


def _card(
    tournament: Tournament, id_: int, everyone: dict[int, Card], players: dict[int, Player], played: int
) -> PlayerCard:
    card, scoring = everyone[id_], tournament.settings.scoring
    rounds = []
    for number in range(1, played + 1):
        cell = card.player.cell(number)
        opponent = players[cell.opponent] if cell.opponent is not None else None
        theirs = everyone[opponent.id].before[number - 1] if opponent else None
        score = card.running[number - 1] + scoring.points(cell)
        floated = played_float(card, everyone, number)
        rounds.append(CardRound(number, cell, opponent, theirs, card.before[number - 1], score, floated))
    return PlayerCard(card.player, tuple(rounds), card.colours, card.colour_difference)


def card_table(card: PlayerCard, language: str = "en") -> Table:
    """A player's card as a table."""
    columns = (
        _column("round", language, True, frozen=True),
        _column("colour", language),
        _column("number", language, True),
        _column("opponent", language, least=12),
        _column("rating", language, True),
        _column("result", language),
        _column("score", language, True, digits=1),
        _column("float", language),
    )
    rows = []
    for item in card.rounds:
        cell, opponent = item.cell, item.opponent
        colour = word("white" if cell.colour is Colour.WHITE else "black", language) if cell.colour else ""
        who = opponent.name if opponent else word(_AWAY.get(cell.result, "absent"), language)
        rating = (opponent.rating or None) if opponent else None
        rows.append(
            (
                item.round,
                colour,
                opponent.id if opponent else None,
                who,
                rating,
                MARKS.get(cell.result, ""),
                _points(item.score),
                ARROWS[item.floated] if item.floated else "",
            )
        )
    player = card.player
    details = [player.title, str(player.rating or ""), player.federation]
    subtitle = " · ".join(
        [
            *filter(None, details),
            f"{word('colours', language)} {_letters(card.colours, language) or '–'} "
            f"({word('difference', language)} {card.difference:+}) "
            f"→ {colour_preference(card.colours).written(language)}",
        ]
    )
    title = _titled(word("card", language), f"{player.id} {player.name}".strip())
    return _without_empty(Table("card", title, columns, tuple(rows), subtitle, (), language))


_AWAY = {Result.PAIRING_BYE: "bye", Result.HALF_BYE: "half", Result.FULL_BYE: "full"}


def _letters(colours: Sequence[Colour], language: str) -> str:
    return "".join(LETTERS[language][colour] for colour in colours).upper()


def histories(tournament: Tournament, language: str = "en") -> Table:
    """Everybody's colours and floats, round by round."""
    everyone, players = cards(tournament, everyone=True), tournament.by_id()
    columns = (
        _column("number", language, True, frozen=True),
        _column("name", language, least=12, frozen=True),
        _column("points", language, True, digits=1),
        _column("colours", language),
        _column("difference", language, True),
        _column("floats", language),
    )
    rows = []
    for player in sorted(tournament.players, key=lambda p: p.id):
        card = _card(tournament, player.id, everyone, players, tournament.played_rounds)
        colours = "".join(_letter(x.cell, language) for x in card.rounds)
        floats = "".join(ARROWS[x.floated] for x in card.rounds)
        rows.append((player.id, player.name, _points(card.score), colours, card.difference, floats))
    title = _titled(word("histories", language), tournament.name)
    return Table("histories", title, columns, tuple(rows), "", (), language)


def _letter(cell: Cell, language: str) -> str:
    return LETTERS[language][cell.colour].upper() if cell.played and cell.colour else "·"


def cma_table(lines: Sequence[Line], language: str = "en") -> Table:
    """The list that the Dubov system publishes: average of the opponents and colour due."""
    columns = (
        _column("number", language, True, frozen=True),
        _column("name", language, least=12, frozen=True),
        _column("points", language, True, digits=1),
        _column("rating", language, True),
        _column("average", language, True, digits=_digits((line.average for line in lines), 2)),
        _column("due", language),
    )
    names = {Colour.WHITE: "white", Colour.BLACK: "black"}
    rows = tuple(
        (
            line.id,
            line.name,
            _points(line.score),
            line.rating or None,
            line.average,
            word(names[line.colour], language) if line.colour else "",
        )
        for line in lines
    )
    return Table("cma", word("cma", language), columns, rows, "", (), language)
