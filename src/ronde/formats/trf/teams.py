"""The records of a report that speak of teams: who they are, and what the boards do not show."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ronde.digits import number
from ronde.errors import BadInput
from ronde.model import Cell, Colour, Result, Settings, Team, Tournament
from ronde.systems import known
from ronde.values import NamedTuple, replace
from ronde.words import Quoted

#: records that only the report of a team event has; with one of them byes (240), accelerations (250) and
#: forbidden pairs (260) are those of teams
TEAM_CODES = frozenset({"300", "310", "320", "330", "352", "362"})
EMPTYING = frozenset({"320", "330"})  # records with which a round may have no boards
OF_EITHER = frozenset({"240", "250", "260"})
#: records of the participants if these are teams, in a report of players with teams of the teams
OF_TEAMS = OF_EITHER | {"320", "362"}
_AWARDED = {"+": Result.FORFEIT_WIN, "-": Result.FORFEIT_LOSS}

Place = tuple[int, int]  # a team and a round


class Stated(NamedTuple):
    """The points (in tenths) and the rank of a team in a 310 record."""

    match: int | None = None
    game: int | None = None
    rank: int | None = None


class Rest(NamedTuple):
    """The bye given by the pairing (320): its points in tenths where they are said, and who had it."""

    match: int | None = None
    game: int | None = None
    places: frozenset[Place] = frozenset()


class Abnormal(NamedTuple):
    """Non-standard points (299)."""

    kind: str  # the result they are for: W D L F H Z + -; nothing for a bonus or a penalty
    match: int | None
    game: int | None
    round: int  # 0 is every round
    teams: frozenset[int]  # none is every team


def is_team_report(lines: Sequence[str]) -> bool:
    """The report is that of a team event: its players have teams, and not besides an event of their own.

    Without a record that names teams, the participants of a report are the teams themselves.
    """
    return _names_teams(lines) and any(
        line[:3] in TEAM_CODES
        or (line.startswith("192") and "TEAM" in line.upper())
        or (line.startswith("###") and any(map(_names_system, line.split())))
        for line in lines
    )


def is_team_event(tournament: Tournament) -> bool:
    """The same of a report that has been read: what its type says has become a setting."""
    lines = tournament.records
    return is_team_report(lines) or (pairs_teams(tournament.settings) and _names_teams(lines))


def pairs_teams(settings: Settings) -> bool:
    """The system of the event pairs teams only."""
    chosen = known(settings.system)
    return chosen is not None and chosen.pairs_teams


def _names_system(word: str) -> bool:
    """A word of our own comment line names a system that pairs teams."""
    name, _, value = word.partition("=")
    return name == "system" and pairs_teams(Settings(value))


def _names_teams(lines: Sequence[str]) -> bool:
    return any(line[:3] in ("013", "310") for line in lines)


def tenths(text: str) -> int:
    """Points as a record writes them."""
    match = re.fullmatch(r"(-?)(\d+)(?:[.,](\d)?0*)?", text, re.ASCII)
    if not match:
        raise BadInput("error-points-must-number-such-not-2", text=Quoted(text))
    return (-1 if match[1] else 1) * (10 * number(match[2]) + int(match[3] or 0))


def _numbers(text: str) -> list[int]:
    return [number(word) for word in text.split() if word.isascii() and word.isdigit()]


def _number(text: str) -> int | None:
    return number(text) if text.strip().isascii() and text.strip().isdigit() else None


def _maybe(text: str) -> int | None:
    return tenths(text.strip()) if text.strip() else None


def _of(lines: Sequence[str], code: str) -> list[str]:
    return [line for line in lines if line.startswith(code)]


def named(line: str) -> set[int]:
    """The numbers that a 240 or 260 record names one by one."""
    start = {"240": 10, "260": 12}.get(line[:3])
    return set(_numbers(line[start:])) if start else set()


def announcements(lines: Sequence[str], teams: set[int]) -> list[tuple[int, str]]:
    """The records 240, 250 and 260 that speak of teams, as lines without a number."""
    return [(0, line) for line in lines if line[:3] in OF_EITHER and named(line) <= teams]


# --- 013, 310  Teams -----------------------------------------------------------------------------


def teams_of(tournament: Tournament) -> tuple[Team, ...]:
    """The teams of a report under their numbers: those of 310, else those of 013 in their order."""
    by_id = tournament.by_id()
    teams: list[Team] = []
    owner: dict[int, int] = {}
    for place, line in enumerate(_naming(tournament), 1):
        number, name, members, strength, short = (
            _read_310(line, place) if line.startswith("310") else _read_013(line, place)
        )
        if any(team.id == number for team in teams):
            raise BadInput("error-two-teams-have-number", number=number)
        for id_ in members:
            if id_ not in by_id:
                raise BadInput("error-team-names-player-but-no", name=name, id=id_)
            if id_ in owner:
                raise BadInput("error-player-team-team", id=id_, owner=owner[id_], number=number)
            owner[id_] = number
        teams.append(Team(number, name, tuple(by_id[id_] for id_ in members), strength, short))
    return tuple(teams)


def _naming(tournament: Tournament) -> list[str]:
    """The records that name the teams."""
    return _of(tournament.records, "310") or _of(tournament.records, "013")


def renumbered(tournament: Tournament, order: Sequence[Team]) -> Tournament:
    """The report with the records of its teams in an order, which numbers them from 1."""
    lines = _naming(tournament)
    line_of = {team.id: line for team, line in zip(teams_of(tournament), lines, strict=True)}
    moved = (_with_number(line_of[team.id], number) for number, team in enumerate(order, 1))
    kept = tuple(next(moved) if line in lines else line for line in tournament.records)
    return replace(tournament, records=kept, source=())


def _with_number(line: str, number: int) -> str:
    return f"{line[:4]}{number:>3}{line[7:]}" if line.startswith("310") else line


def _read_310(line: str, place: int) -> tuple[int, str, list[int], int, str]:
    number, strength = _number(line[4:7]), _number(line[47:53])
    members, short = _numbers(line[73:]), line[41:46].strip()
    return number or place, line[8:40].strip(), members, strength or 0, short


def _read_013(line: str, place: int) -> tuple[int, str, list[int], int, str]:
    return place, line[4:36].strip(), _numbers(line[36:]), 0, ""


def stated(lines: Sequence[str]) -> dict[int, Stated]:
    """The match points, game points and ranks that a report states."""
    found = {}
    for place, line in enumerate(_of(lines, "310"), 1):
        number = _number(line[4:7]) or place
        found[number] = Stated(_maybe(line[54:60]), _maybe(line[61:67]), _number(line[68:71]))
    return found


# --- 299, 300, 320, 330  What happened -----------------------------------------------------------


def abnormal(lines: Sequence[str]) -> list[Abnormal]:
    """299: `299 +   2.0   2.5   1    7`, those for fewer rounds and teams last, since they prevail."""
    found = []
    for line in _of(lines, "299"):
        # the columns of the draft stand a little to the left of those that were approved
        match, game = _maybe(line[6:11]), _maybe(line[11:17])
        round_, teams = _number(line[17:22]) or 0, frozenset(_numbers(line[22:]))
        found.append(Abnormal(line[4:5].strip().upper(), match, game, round_, teams))
    return sorted(found, key=lambda a: bool(a.round) + bool(a.teams))


def lineups(lines: Sequence[str]) -> dict[Place, list[int]]:
    """300: round, team, opponent, then the players board by board, 0 for an empty one."""
    found = {}
    for line in _of(lines, "300"):
        numbers = _numbers(line[3:])
        if len(numbers) > 3:
            round_, team, _, *players = numbers
            found[team, round_] = players
    return found


def rest(lines: Sequence[str]) -> Rest:
    """320: match points, game points, then the team that had the bye, four columns for every round."""
    for line in _of(lines, "320"):
        cells = [line[start : start + 3] for start in range(14, len(line), 4)]
        teams = {n: _number(cell) for n, cell in enumerate(cells, 1)}
        places = frozenset((team, n) for n, team in teams.items() if team)
        return Rest(_maybe(line[4:8]), _maybe(line[9:13]), places)
    return Rest()


def rest_line(found: Rest) -> str:
    """The 320 record of the byes given by the pairing."""
    team_in = {round_: team for team, round_ in found.places}
    points = "".join(f" {'' if value is None else _points(value):>4}" for value in found[:2])
    return (
        "320" + points + "".join(f" {team_in.get(n, ''):>3}" for n in range(1, max(team_in, default=0) + 1))
    )


def with_rest(lines: Sequence[str], found: Rest) -> list[str]:
    """The records with this one of the byes given by the pairing."""
    return [line for line in lines if not line.startswith("320")] + [rest_line(found)]


def _points(value: int) -> str:
    return f"{value // 10}.{value % 10}"


def forfeits(lines: Sequence[str]) -> dict[Place, Cell]:
    """330: `330 +-   4  23  33`, the matches forfeited as a whole, seen by both teams."""
    found = {}
    for line in _of(lines, "330"):
        numbers = _numbers(line[6:])
        if len(numbers) == 3 and set(line[4:6]) <= set(_AWARDED):
            round_, white, black = numbers
            sides = ((white, black, Colour.WHITE), (black, white, Colour.BLACK))
            for mark, (team, other, colour) in zip(line[4:6], sides, strict=True):
                found[team, round_] = Cell(other, colour, _AWARDED[mark])
    return found


# --- 352, 362  The rules of the event ------------------------------------------------------------


def board_colours(lines: Sequence[str]) -> tuple[Colour, ...]:
    """352: the colours of the White team, board by board; empty by default."""
    for line in _of(lines, "352"):
        return tuple(Colour(letter) for letter in line[3:].strip().lower() if letter in "wb")
    return ()


def match_points(lines: Sequence[str]) -> Mapping[str, int]:
    """362: `TW 2  TD 1  TL 0`; by default two, one and nothing."""
    found = {"TW": 20, "TD": 10, "TL": 0}
    for line in _of(lines, "362"):
        found |= {name: tenths(value) for name, value in re.findall(r"(T[WDL])\s*(\d+(?:[.,]\d+)?)", line)}
    return found
