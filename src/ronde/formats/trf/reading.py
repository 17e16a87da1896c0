"""The FIDE tournament report (TRF16, the records of TRF26 that matter here, JaVaFo and bbp extensions).

Reading keeps every line; writing repeats a line as it was read unless what it says has changed, so
that a file of another program comes back as it was.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from ronde.errors import BadInput
from ronde.facts.acceleration import settled
from ronde.facts.history import scores
from ronde.formats.trf.cut import cut_lines
from ronde.formats.trf.points import points_lines, with_points
from ronde.formats.trf.remarks import OF_PLAYERS, PREFIX, estimates, members, read_remark, remark_line
from ronde.formats.trf.settings import (
    FIELDS_OF,
    MOST_ROUNDS,
    apply_settings,
    points_by_round,
    points_text,
    setting_of,
    settings_lines,
)
from ronde.formats.trf.teams import EMPTYING, OF_TEAMS, is_team_event, is_team_report
from ronde.model import BLANK, Cell, Colour, Player, Remark, Result, Settings, Tournament
from ronde.systems import known
from ronde.values import NamedTuple, fields, replace
from ronde.words import Message, Quoted

_FIRST_CELL, _CELL_WIDTH = 91, 10
_MOST_PLAYERS = 9999  # a pairing number has four columns
_COLOURS = {"w": Colour.WHITE, "b": Colour.BLACK, "-": None, " ": None, "": None}
_RESULTS = {r.value: r for r in Result if r.value} | {" ": Result.BLANK, "": Result.BLANK}
_OLD_BYES = {"+": Result.PAIRING_BYE, "=": Result.HALF_BYE, "-": Result.ABSENT}
_GAMES = frozenset("10=WDL+-*")
_NO_GAME = " " * _CELL_WIDTH
_PLAIN_GAME = re.compile(r"(?=.{10}$)   *([1-9][0-9]*) ([wb]) ([10=])")


class _Line(NamedTuple):
    number: int
    text: str

    @property
    def code(self) -> str:
        return self.text[:3]


class _Draft:
    """The report as far as it has been read."""

    def __init__(self, teams: bool) -> None:
        self.teams = teams  # the report is that of a team event
        self.players: list[Player] = []
        self.lines: dict[int, _Line] = {}  # where each player stands
        self.settings: list[_Line] = []
        self.records: list[str] = []
        self.remarks: list[Remark] = []
        self.name = ""


def decode(data: bytes) -> str:
    """The text of a file: UTF-8, or Latin-1 where it is not."""
    if b"\0" in data:
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            raise BadInput("error-text-utf-save-utf", line=1)
        line = len(re.split(rb"\r\n|\r|\n", data[: data.index(b"\0")]))
        raise BadInput("error-not-text-file-contains-zero", line=line)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    try:  # what Windows takes for Latin-1: it has œ and ’ where the standard has control characters
        return data.decode("cp1252")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def read(data: bytes | str, cut: list[BadInput] | None = None) -> Tournament:
    """The tournament of a report; a line that ends inside a field is refused, or put into the list `cut`."""
    content = decode(data) if isinstance(data, bytes) else data
    if not content.strip():
        raise BadInput("error-file-empty", line=1)
    source = re.split(r"\r\n|\r|\n", content)
    for trouble in cut_lines(source):
        if cut is None:
            raise trouble
        cut.append(trouble)
    return read_lines(source)


def read_lines(source: Iterable[str]) -> Tournament:
    """The tournament of the lines of a report."""
    columns = _read_columns(source)
    if not _is_double(columns):
        return columns
    from ronde.formats.trf.doubles import folded

    return folded(columns)


def _is_double(tournament: Tournament) -> bool:
    """A match takes two columns of the report."""
    chosen = known(tournament.settings.system)
    return chosen is not None and chosen.games > 1 and not is_team_event(tournament)


def in_columns(tournament: Tournament) -> Tournament:
    """The tournament with one cell for every column of its report."""
    if not _is_double(tournament):
        return tournament
    from ronde.formats.trf.doubles import unfolded

    return unfolded(tournament)


def _read_columns(source: Iterable[str]) -> Tournament:
    kept = tuple(source)
    draft = _Draft(is_team_report(kept))
    for number, text in enumerate(kept, 1):
        _read_line(draft, _Line(number, text))
    if not draft.players:
        raise BadInput("error-no-player-file-has-no", line=len(kept))
    known = {p.id for p in draft.players}
    empty = any(line[:3] in EMPTYING for line in draft.records)
    played = Tournament(tuple(draft.players), records=tuple(draft.records), empty_rounds=empty)
    lines = [(x.number, x.text) for x in draft.settings]
    settings, byes = apply_settings(lines, known, played.next_round, draft.teams)
    guessed = estimates(draft.remarks)
    players = [_with_byes(_with_estimate(p, guessed), byes.get(p.id, {})) for p in draft.players]
    players = _with_particulars(players, draft.remarks)
    players = with_points(players, points_by_round(lines, known), settings, played.played_rounds)
    said = settings, draft.name, tuple(draft.remarks), kept
    if any(one is not other for one, other in zip(players, draft.players, strict=True)):
        played = replace(played, players=tuple(players))
    read = played.with_settings(*said)
    return read if draft.teams else settled(read)


def _with_estimate(player: Player, estimates_: dict[int, int]) -> Player:
    """The player with the estimate of the arbiter where the report has no rating."""
    if player.rating or not estimates_.get(player.id):
        return player
    return replace(player, rating=estimates_[player.id], estimated=True)


def _with_particulars(players: list[Player], remarks: Sequence[Remark]) -> list[Player]:
    """The players with the clubs, categories, licences and families that a desk noted."""
    clubs, categories, licences, families = noted = [members(remarks, kind) for kind in OF_PLAYERS]
    if not any(noted):
        return players
    return [
        replace(
            p,
            club=clubs.get(p.id, ("",))[0],
            categories=categories.get(p.id, ()),
            licence=licences.get(p.id, ("",))[0],
            family=families.get(p.id, ("",))[0],
        )
        for p in players
    ]


def _with_byes(player: Player, byes: dict[int, Cell]) -> Player:
    for round_, cell in sorted(byes.items()):
        if player.cell(round_) == BLANK:
            player = player.with_cell(round_, cell)
    return player


def _read_line(draft: _Draft, line: _Line) -> None:
    if line.code == "001":
        player = _read_player(line)
        if player.id in draft.lines:
            first = draft.lines[player.id].number
            raise BadInput(
                "error-player-stands-already-line", line=line.number, column=5, id=player.id, first=first
            )
        draft.lines[player.id] = line
        draft.players.append(player)
    elif line.code == "012" and not draft.name:
        draft.name = line.text[4:].strip()
    elif _setting_of(line.text, draft.teams):
        draft.settings.append(line)
    elif line.text.startswith(PREFIX):
        draft.remarks.append(read_remark(line.text))
    elif line.text.strip():
        draft.records.append(line.text)


def _setting_of(text: str, teams: bool) -> str | None:
    """Which setting of the tournament of players a line is; what it says of teams is kept as a record."""
    return None if teams and text[:3] in OF_TEAMS else setting_of(text)


# --- 001 -----------------------------------------------------------------------------------------


_NUMBER, _RATING, _RANK = Message("trf-starting-rank"), Message("trf-rating"), Message("trf-rank")


def _read_player(line: _Line) -> Player:
    text = line.text
    if "\t" in text.rstrip():
        column = text.index("\t") + 1
        raise BadInput("error-tab-columns-line-filled-with", line=line.number, column=column)
    id_ = _number(line, 4, 8, _NUMBER)
    if not id_:
        raise BadInput("error-line-without-starting-rank", line=line.number, column=5)
    if len(text.rstrip()) < 15:
        raise BadInput("error-line-player-ends-before-name", line=line.number, column=len(text), id=id_)
    return Player(
        id=id_,
        name=text[14:47].strip(),
        rating=_number(line, 48, 52, _RATING) or 0,
        title=text[10:13].strip(),
        sex=text[9:10].strip(),
        federation=text[53:56].strip(),
        fide_id=text[57:68].strip(),
        birth=text[69:79].strip(),
        cells=tuple(_read_cells(line, id_)),
        stated_points=_points(line, 80, 84),
        stated_rank=_number(line, 85, 89, _RANK),
    )


def _number(line: _Line, start: int, end: int, what: Message) -> int | None:
    text = line.text[start:end].strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit()):
        raise BadInput(
            "error-must-number-not", line=line.number, column=start + 1, what=what, text=Quoted(text)
        )
    return int(text)


def _points(line: _Line, start: int, end: int) -> int | None:
    text = line.text[start:end].strip()
    if not text:
        return None
    match = re.fullmatch(r"(-?)(\d+)(?:[.,](\d)?)?", text, re.ASCII)
    if not match:
        raise BadInput(
            "error-points-must-number-such-not", line=line.number, column=start + 1, text=Quoted(text)
        )
    return (-1 if match[1] else 1) * (10 * int(match[2]) + int(match[3] or 0))


def _read_cells(line: _Line, id_: int) -> list[Cell]:
    starts = range(_FIRST_CELL, len(line.text.rstrip()), _CELL_WIDTH)
    if len(starts) > MOST_ROUNDS:
        raise BadInput(
            "error-line-player-has-more-than",
            line=line.number,
            column=starts[MOST_ROUNDS] + 1,
            id=id_,
            most=MOST_ROUNDS,
        )
    text = line.text
    return [_plain_cell(text[start - 2 : start + 8]) or _read_cell(line, id_, start) for start in starts]


@lru_cache(1 << 14)
def _plain_cell(text: str) -> Cell | None:
    """The cell of an ordinary game, as most are, or of none; None if the text needs a closer look."""
    if text == _NO_GAME:
        return BLANK
    found = _PLAIN_GAME.fullmatch(text)
    return Cell(int(found[1]), _COLOURS[found[2]], _RESULTS[found[3]]) if found else None


def _read_cell(line: _Line, id_: int, start: int) -> Cell:
    text, round_ = line.text, (start - _FIRST_CELL) // _CELL_WIDTH + 1
    for gap in (start - 1, start - 2, start + 4, start + 6):
        if text[gap : gap + 1].strip():
            raise BadInput(
                "error-column-must-blank-columns-round",
                line=line.number,
                column=gap + 1,
                gap=gap + 1,
                round=round_,
            )
    opponent = _number(line, start, start + 4, Message.of("trf-opponent", round=round_))
    colour, code = text[start + 5 : start + 6].lower(), text[start + 7 : start + 8].upper()
    if colour not in _COLOURS:
        raise BadInput(
            "error-colour-round-must-w-b",
            line=line.number,
            column=start + 6,
            round=round_,
            colour=Quoted(colour),
        )
    if code not in _RESULTS:
        raise BadInput(
            "error-unknown-result-round", line=line.number, column=start + 8, code=Quoted(code), round=round_
        )
    if opponent:
        return _game(line, id_, round_, opponent, _COLOURS[colour], code.strip(), start)
    if code == "*":
        return BLANK
    if code.strip() and code in _GAMES and code not in _OLD_BYES:
        raise BadInput(
            "error-player-has-result-round-but",
            line=line.number,
            column=start + 8,
            id=id_,
            code=code,
            round=round_,
        )
    return Cell(result=_OLD_BYES.get(code) or _RESULTS[code])


def _game(
    line: _Line, id_: int, round_: int, opponent: int, colour: Colour | None, code: str, start: int
) -> Cell:
    if code and code not in _GAMES:
        raise BadInput(
            "error-player-has-opponent-round-but",
            line=line.number,
            column=start + 8,
            id=id_,
            opponent=opponent,
            round=round_,
            code=code,
        )
    return Cell(opponent, colour, _RESULTS[code] if code else Result.PENDING)


# --- writing -------------------------------------------------------------------------------------


def write(tournament: Tournament) -> str:
    """The report of a tournament, as TRF16 with the extensions other engines read."""
    return write_columns(in_columns(tournament))


def write_columns(tournament: Tournament) -> str:
    """The report of a tournament that has a cell for every column; one that nobody could read is refused."""
    for player in tournament.players:
        if player.id > _MOST_PLAYERS or len(player.cells) > MOST_ROUNDS:
            raise BadInput("error-report-cannot-hold", id=player.id, rounds=len(player.cells))
    if tournament.source:
        lines = list(_rewritten(tournament))
    else:
        lines = list(_fresh(tournament))
    return "\n".join(lines).rstrip("\n") + "\n"


def _fresh(tournament: Tournament) -> Iterator[str]:
    yield f"012 {tournament.name}".rstrip()
    yield from tournament.records
    yield from map(remark_line, tournament.remarks)
    yield from settings_lines(tournament.settings, {}, is_team_event(tournament))
    yield from points_lines(tournament)
    writer = _player_writer(tournament)
    yield from map(writer, tournament.players)


def _rewritten(tournament: Tournament) -> Iterator[str]:
    """The lines it was read from, each replaced only if what it said is no longer so."""
    original = in_columns(read_lines(tournament.source))
    new = tournament.by_id()
    writer = _player_writer(tournament)
    fresh = settings_lines(tournament.settings, _unchanged(original, tournament), is_team_event(tournament))
    stale = _stale_codes(original, tournament)
    byes_stay = "XXZ" not in stale
    old = original.by_id()
    pending = [*fresh, *(points_lines(tournament) if "XXM" in stale else ())]
    records, remarks = list(tournament.records), list(tournament.remarks)
    written: set[int] = set()
    named, teams = False, is_team_report(tournament.source)
    for text in "\n".join(tournament.source).rstrip("\n").split("\n"):
        code, setting = text[:3], _setting_of(text, teams)
        if code == "001":
            yield from pending
            pending = []
            stated = _read_player(_Line(0, text))
            if stated.id in new:
                written.add(stated.id)
                said = old[stated.id] if byes_stay else stated
                kept = said == new[stated.id] and stated.stated_rank == new[stated.id].stated_rank
                yield text if kept else writer(new[stated.id])
        elif setting in stale:
            continue
        elif code == "012" and not named:
            named = bool(text[4:].strip())
            yield text if original.name == tournament.name else f"012 {tournament.name}"
        elif setting or not text.strip():
            yield text
        elif text.startswith(PREFIX):
            if (remark := read_remark(text)) in remarks:
                remarks.remove(remark)
                yield text
        elif text in records:
            records.remove(text)
            yield text
    yield from (writer(p) for p in tournament.players if p.id not in written)
    yield from records
    yield from map(remark_line, remarks)


def _unchanged(original: Tournament, tournament: Tournament) -> dict[str, bool]:
    """The fields of the settings that say the same as the file."""
    return {
        name: getattr(original.settings, name) == getattr(tournament.settings, name)
        for name in fields(Settings)
    }


def _stale_codes(original: Tournament, tournament: Tournament) -> set[str]:
    same = _unchanged(original, tournament)
    stale = {code for code, names in FIELDS_OF.items() if not all(same[name] for name in names)}
    before = original.by_id()
    if any(before[p.id].cells != p.cells for p in tournament.players if p.id in before):
        stale |= {"XXZ", "240", "XXM", "XXG"}
    return stale


def _player_writer(tournament: Tournament) -> Callable[[Player], str]:
    bye, counted = Result.PAIRING_BYE.value, tournament
    if is_team_event(tournament):
        # the bye of a team event is that of a team (320): a board without an opponent is won
        scale, bye = tournament.settings.scoring, "+"
        won = replace(scale, pairing_bye=scale.forfeit_win)
        counted = replace(tournament, settings=replace(tournament.settings, scoring=won))
    total = scores(counted)
    ranked = sorted(tournament.players, key=lambda p: (-total[p.id], p.id))
    rank = {p.id: place for place, p in enumerate(ranked, 1)}

    def line(player: Player) -> str:
        place = player.stated_rank or rank[player.id]
        rating = 0 if player.estimated else player.rating  # the column is for the ratings of lists
        head = (
            f"001 {player.id:>4} {player.sex:1.1}{player.title:>3.3} {player.name:<33.33} "
            f"{rating or '':>4} {player.federation:>3.3} {player.fide_id:>11.11} "
            f"{player.birth:<10.10} {points_text(total[player.id]):>4.4} {place:>4}"
        )
        return (head + "".join(_cell_text(cell, bye) for cell in player.cells)).rstrip()

    return line


@lru_cache(1 << 14)
def _game_text(opponent: int, colour: Colour | None, result: Result) -> str:
    """A game of a player; an event has few that differ."""
    ended = " " if result is Result.PENDING else result.value
    return f"  {opponent:>4} {colour.value if colour else '-'} {ended}"


def _cell_text(cell: Cell, bye: str) -> str:
    if cell.opponent is not None:
        return _game_text(cell.opponent, cell.colour, cell.result)
    if cell.result is Result.BLANK:
        return " " * _CELL_WIDTH
    return f"  0000 - {bye if cell.result is Result.PAIRING_BYE else cell.result.value}"
