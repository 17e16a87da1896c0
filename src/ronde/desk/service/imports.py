"""Reading players and whole reports into an event."""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ronde.checking import pairs_of
from ronde.desk.actions import PlayersEdited, TournamentImported
from ronde.desk.event import Board, Entrant, Round, Setup, State
from ronde.desk.service import team_reports
from ronde.desk.service.desk import Desk, act
from ronde.desk.service.setup import against_mode, begin, check_setup, slug
from ronde.desk.service.team_reports import person_of
from ronde.desk.timetable import timetable_of
from ronde.errors import BadInput
from ronde.facts.acceleration import border
from ronde.facts.colours import initial_colour
from ronde.facts.history import cards
from ronde.facts.order import board_order
from ronde.formats import trf
from ronde.formats.players import fide_list, jet, papi, workbook
from ronde.formats.players import table as csv_players
from ronde.formats.players.person import Person
from ronde.formats.players.table import Reading, Row, Teams
from ronde.formats.trf.reading import in_columns
from ronde.formats.trf.remarks import remark_text
from ronde.formats.trf.teams import is_team_event
from ronde.model import BYES, Colour, Noted, Player, Result, Tournament
from ronde.pairing import edition_of, with_edition
from ronde.ranking.tiebreaks.registry import readable, stated_list
from ronde.systems import DEFAULT, System
from ronde.values import replace


def read_list(name: str, data: bytes) -> Reading:
    """The players of a file: Papi, a FIDE rating list, TRF, or a table with its columns, read and ignored.

    The kind is recognised by content, a report also by its name.
    """
    if papi.is_papi(data):
        return Reading(papi.people_of(jet.rows(data, papi.TABLE)))
    if not data.strip():
        raise BadInput("error-empty", name=name)
    if workbook.is_workbook(data):
        return csv_players.read_table(workbook.rows(data, name))
    text = _text(data)
    lines = text.splitlines()
    if not text.strip():
        raise BadInput("error-empty", name=name)
    if fide_list.is_list(lines[0].lstrip("\ufeff")):
        return Reading(list(fide_list.read(lines)))
    if _is_report(name, lines):
        return Reading([person_of(player) for player in trf.read(text).players])
    return csv_players.read_table(text)


def read_again(rows: Sequence[Row], chosen: Mapping[int, str]) -> Reading:
    """The players of a table once more, with fields for columns whose headings are not known."""
    return csv_players.read_table(list(rows), chosen)


def read_teams(name: str, data: bytes) -> Teams:
    """The teams of a file with their players: CSV with a column of teams, or the report of a team event."""
    if not data.strip():
        raise BadInput("error-empty", name=name)
    if workbook.is_workbook(data):
        return csv_players.read_teams(workbook.rows(data, name))
    text = _text(data)
    if _is_report(name, text.splitlines()):
        return Teams(team_reports.rosters_of(trf.read(text)), [])
    return csv_players.read_teams(text)


def _is_report(name: str, lines: Iterable[str]) -> bool:
    """A TRF by its name, or by its players."""
    return name.lower().endswith((".trf", ".trfx")) or any(line.startswith("001 ") for line in lines)


def _text(data: bytes) -> str:
    utf16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))  # "Unicode text" of Excel
    return data.decode("utf-16", "replace") if utf16 else trf.decode(data)


def update_from_rating_list(desk: Desk, key: str | None, lines: Iterator[str], source: str = "") -> list[str]:
    """Take ratings and titles from a rating list, by FIDE number; returns the names of those changed."""
    wanted = {person.fide_id for _, person in _everybody(desk.state(key)) if person.fide_id}
    listed = {person.fide_id: person for person in fide_list.read(lines, wanted)}
    names: list[str] = []

    def build(state: State) -> PlayersEdited | None:
        changed = []
        for uid, old in _everybody(state):
            new = listed.get(old.fide_id)
            if new is None:
                continue
            person = replace(old, rating=new.rating or old.rating, title=new.title)
            if person != old:
                changed.append((uid, person))
        names[:] = [person.name for _, person in changed]
        return PlayersEdited(tuple(changed), source) if changed else None

    act(desk, desk.scope(key), build)
    return names


def left_fide_mode(value: Tournament) -> bool:
    """The desk that wrote the report had left FIDE mode."""
    return any(remark.kind is Noted.MODE_LEFT for remark in value.remarks)


def _everybody(state: State) -> Iterator[tuple[str, Person]]:
    """Every player under their uid; for teams, the players of each."""
    for uid, entrant in state.entrants.items():
        if state.setup.teams:
            yield from ((member.uid, member.person) for member in entrant.squad.members)
        else:
            yield uid, entrant.person


def import_report(
    desk: Desk, data: bytes, key: str | None = None, source: str = "", system: str = DEFAULT
) -> str:
    """A whole tournament with its rounds from a TRF, as a new tournament of the event; returns its key.

    `system` applies if the report names none; a family name means the edition in force on that day.
    """
    value = _with_edition(trf.read(data))
    if is_team_event(value):
        action = team_reports.imported(value, source, system)
        check_setup(action.setup)
        return begin(desk, slug(action.setup.name) if key is None else key, action)
    settings, stated = value.settings, stated_list(value)
    setup = Setup(
        value.name or source or "Tournament",
        settings.system or system,
        settings.rounds or max(1, value.played_rounds),
        in_columns(value).settings.scoring,
        settings.acceleration,
        tuple(option for option in settings.options if option[0] != "border"),
        tuple(str(code) for code in readable(stated)[0]) if stated else (),
    )
    kept = setup.rules.of_fide and not left_fide_mode(value) and not against_mode(setup.scoring)
    setup = replace(setup, fide=kept)
    check_setup(setup)
    uid = {p.id: f"p{n}" for n, p in enumerate(value.players, 1)}
    action = TournamentImported(
        setup,
        tuple(Entrant(uid[p.id], p.id, person_of(p), away=_away(p)) for p in value.players),
        tuple(_round(value, n, uid) for n in range(1, value.played_rounds + 1)),
        _drawn(value, setup.rules),
        tuple(uid[i] for i in settings.lots),
        tuple(tuple(uid[i] for i in group) for group in settings.forbidden),
        frozenset(uid[i] for i in settings.no_bye),
        tuple((uid[i], values) for i, values in settings.virtual_points),
        source,
        tuple(map(remark_text, value.remarks)),
        uid.get(border(value), "") if settings.option("border") else "",
        apart_rounds=tuple((a, b, tuple(uid[i] for i in group)) for a, b, group in settings.forbidden_rounds),
        timetable=timetable_of(value, setup.rules.games),
    )
    return begin(desk, slug(setup.name) if key is None else key, action)


def _with_edition(value: Tournament) -> Tournament:
    """The report with the edition that it names, and its acceleration if the two are compatible."""
    found = edition_of(value)
    if found is None:
        return value
    fits = found.acceleration in found.system.accelerations
    return with_edition(value, found if fits else found._replace(acceleration=None))


def _drawn(value: Tournament, rules: System) -> Colour | None:
    """The initial colour: as the report says, or as its round 1 shows."""
    if not value.played_rounds or not rules.uses_colours:
        return value.settings.initial_colour
    return initial_colour(value, rules.colours_by_place)


def _away(player: Player) -> tuple[tuple[int, str], ...]:
    byes = BYES - {Result.PAIRING_BYE}
    return tuple((n, c.result.value) for n, c in enumerate(player.cells, 1) if c.result in byes)


def _round(value: Tournament, number: int, uid: dict[int, str]) -> Round:
    """A round of the report, its boards in the order of publication."""
    then = cards(value.before(number), everyone=True)
    by_id = value.by_id()
    boards = []
    for pair in board_order(pairs_of(value, number), lambda id_: then[id_].pairing_score):
        if pair.black is None:
            boards.append(Board(uid[pair.white]))
            continue
        mine, theirs = by_id[pair.white].cell(number), by_id[pair.black].cell(number)
        outcome = "" if mine.result is Result.PENDING else mine.result.value + theirs.result.value
        if mine.games and theirs.games:
            outcome = "".join(a.value + b.value for a, b in zip(mine.games, theirs.games, strict=True))
        boards.append(Board(uid[pair.white], uid[pair.black], outcome))
    return Round(number, tuple(boards))
