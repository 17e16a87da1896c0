"""The part of the API for team events: lists of players, line-ups, matches and their boards, points awarded.

A team is an entrant: absences, withdrawal and check-in are those of players, under `players/{uid}`.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from ronde.desk import service
from ronde.desk.codec import to_plain
from ronde.desk.event import Entrant, State
from ronde.desk.matches import strength
from ronde.desk.service import GameRow, MatchRow, Seat
from ronde.web.api.models import (
    AwardsIn,
    BoardColoursIn,
    CorrectionIn,
    ForfeitedIn,
    LineupIn,
    ReasonIn,
    RosterIn,
    TeamAboutIn,
    TeamOrderIn,
    TeamsIn,
)
from ronde.web.api.places import Action, AsArbiter, AsDeputy, AsReader, Key, Number, Plain, T, Uid
from ronde.web.api.rounds import AfterRound, listed, one_round
from ronde.web.auth import Role
from ronde.web.events import NotThere
from ronde.web.pages import Place

router = APIRouter(route_class=Action)

PRIVATE = ("birth", "licence", "family", "fee", "paid", "reason")  # of people and changes, for the desk only


def without_private(value: Any) -> Any:
    """Plain data without what only the desk may see, at any depth."""
    if isinstance(value, dict):
        return {name: without_private(inner) for name, inner in value.items() if name not in PRIVATE}
    return [without_private(inner) for inner in value] if isinstance(value, list) else value


def _teams(place: Place, key: str) -> State:
    """The state of a tournament of teams."""
    state = place.tournament(key)
    if state.setup.teams is None:
        raise NotThere("teams")
    return state


def _one(place: Place, key: str, uid: str) -> Entrant:
    state = _teams(place, key)
    if uid not in state.entrants:
        raise NotThere(uid)
    return state.entrants[uid]


def _team(place: Place, key: str, uid: str) -> Plain:
    state = _teams(place, key)
    entrant, squad = state.entrants[uid], state.entrants[uid].squad
    told = {
        "uid": uid,
        "number": entrant.number,
        "name": entrant.person.name,
        "short": squad.short,
        "captain": squad.captain,
        "club": entrant.person.club,
        "strength": strength(state, entrant),
        "players": [{"uid": member.uid, **to_plain(member.person)} for member in squad.members],
        "joined": entrant.joined,
        "away": [{"round": n, "how": how} for n, how in entrant.away],
        "withdrawn": entrant.withdrawn,
    }
    shown: Plain = told if place.role >= Role.DEPUTY else without_private(told)
    return shown


# --- lists ---------------------------------------------------------------------------------------


@router.get(T + "/teams", tags=["teams"])
def list_teams(place: AsReader, key: Key) -> list[Plain]:
    """The teams by number with their players; dates of birth and licences only for the desk."""
    return [_team(place, key, one.uid) for one in _teams(place, key).by_number.values()]


@router.post(T + "/teams", status_code=201, tags=["teams"])
def add_teams(place: AsArbiter, key: Key, given: TeamsIn, skip_known: bool = False) -> list[Plain]:
    """Enter teams with their players, all of them or none."""
    _teams(place, key)
    rosters = [one.roster() for one in given.teams]
    added = service.add_teams(
        place.desk, key, rosters, source="API", skip_known=skip_known, reason=given.reason
    )
    return [_team(place, key, one.uid) for one in added]


@router.get(T + "/teams/{uid}", tags=["teams"])
def read_team(place: AsReader, key: Key, uid: Uid) -> Plain:
    """A team with its players."""
    return _team(place, key, _one(place, key, uid).uid)


@router.put(T + "/teams/{uid}", tags=["teams"])
def edit_team(place: AsArbiter, key: Key, uid: Uid, given: TeamAboutIn) -> Plain:
    """Correct name, short name, captain, club and strength."""
    before = _one(place, key, uid).person
    service.edit_team(place.desk, key, uid, given.about(before), given.short, given.captain)
    return _team(place, key, uid)


@router.put(T + "/teams/{uid}/players", tags=["teams"])
def set_roster(place: AsArbiter, key: Key, uid: Uid, given: RosterIn) -> Plain:
    """Set the players in the order of boards; a list that breaks the regulations needs a reason."""
    _one(place, key, uid)
    people = [(one.uid, one.person()) for one in given.players]
    service.set_roster(place.desk, key, uid, people, given.reason)
    return _team(place, key, uid)


@router.put(T + "/teams-order", tags=["teams"])
def number_teams(place: AsArbiter, key: Key, given: TeamOrderIn) -> list[Plain]:
    """Number the teams by hand."""
    _teams(place, key)
    service.number_players(place.desk, key, given.reason, order=given.order)
    return list_teams(place, key)


@router.post(T + "/clubs-apart", tags=["teams"])
def clubs_apart(place: AsArbiter, key: Key, given: ReasonIn) -> Plain:
    """Forbid pairs of teams from one club; other forbidden groups stay."""
    _teams(place, key)
    state = service.keep_clubs_apart(place.desk, key, given.reason)
    return {"groups": [[state.number(uid) for uid in group] for group in state.forbidden]}


@router.get(T + "/awards", tags=["teams"])
def read_awards(place: AsReader, key: Key) -> list[Plain]:
    """Points awarded by the arbiter: bonuses, penalties, other points for a result."""
    awards = [to_plain(one) for one in _teams(place, key).awards]
    return awards if place.role >= Role.DEPUTY else [without_private(one) for one in awards]


@router.put(T + "/awards", tags=["teams"])
def set_awards(place: AsArbiter, key: Key, given: AwardsIn) -> list[Plain]:
    """Set all points awarded by the arbiter, with a reason."""
    _teams(place, key)
    service.award(place.desk, key, [one.award() for one in given.awards], given.reason)
    return read_awards(place, key)


# --- matches -------------------------------------------------------------------------------------


def _seat(seat: Seat | None) -> Plain | None:
    if seat is None:
        return None
    about = {"uid": seat.uid, "place": seat.place, "name": seat.person.name, "rating": seat.person.rating}
    return {**about, "substitute": seat.substitute}


def _game(row: GameRow) -> Plain:
    return {
        "board": row.board,
        "first": _seat(row.first),
        "second": _seat(row.second),
        "colour": row.colour.name.lower() if row.colour else None,
        "result": row.present,
        "swapped": row.swapped,
    }


def _match(row: MatchRow) -> Plain:
    black = row.black
    return {
        "match": row.number,
        "white": row.white.number,
        "white_name": row.white.person.name,
        "black": black.number if black else None,
        "black_name": black.person.name if black else None,
        "forfeit": row.forfeit,
        "games": [row.white_games / 10, row.black_games / 10],
        "points": [row.white_points / 10, row.black_points / 10],
        "finished": not row.pending,
        "boards": [_game(game) for game in row.games],
    }


def _matches(place: Place, key: str, number: int) -> list[Plain]:
    one_round(place, key, number)
    return [_match(row) for row in service.match_rows(place.desk, key, number)]


@router.get(T + "/rounds/{number}/matches", tags=["teams"])
def read_matches(place: AsReader, key: Key, number: Number) -> list[Plain]:
    """The matches of a published round board by board; the first-named team comes first."""
    _teams(place, key)
    return _matches(place, key, number)


@router.put(T + "/rounds/{number}/lineups/{uid}", tags=["teams"])
def set_lineup(place: AsDeputy, key: Key, number: Number, uid: Uid, given: LineupIn) -> Plain:
    """Set the players of a team in a match; a line-up that breaks the regulations needs a reason."""
    _one(place, key, uid)
    found = service.set_lineup(place.desk, key, number, uid, given.places, given.reason)
    match, _ = service.match_of(place.tournament(key), number, uid)
    shown = _matches(place, key, number)[match - 1]
    return {**shown, "broken": [rule.say(place.visit.language) for rule in found]}


@router.put(T + "/rounds/{number}/matches/{match}/forfeit", tags=["teams"])
def forfeit_match(place: AsDeputy, key: Key, number: Number, match: Number, given: ForfeitedIn) -> Plain:
    """Record that a match is forfeited as a whole, or take it back."""
    _teams(place, key)
    service.forfeit_match(place.desk, key, number, match, given.result, given.reason)
    return _matches(place, key, number)[match - 1]


@router.put(T + "/rounds/{number}/matches/{match}/boards/{board}/result", tags=["teams"])
def correct_board(
    place: AsDeputy, key: Key, number: Number, match: Number, board: Number, given: CorrectionIn
) -> Plain:
    """Correct the result of a board; `seen` is the recorded result."""
    _teams(place, key)
    effect = service.correct_result(
        place.desk, key, number, (match, board), given.result, given.reason, given.seen, given.rating_only
    )
    return {**_matches(place, key, number)[match - 1], "counts_for": effect}


@router.put(T + "/rounds/{number}/matches/{match}/boards/{board}/colours", tags=["teams"])
def board_colours(
    place: AsDeputy, key: Key, number: Number, match: Number, board: Number, given: BoardColoursIn
) -> Plain:
    """Record that a board was played with reversed colours, or take it back."""
    _teams(place, key)
    service.played_with_wrong_colours(place.desk, key, number, (match, board), given.swapped, given.reason)
    return _matches(place, key, number)[match - 1]


# --- tables --------------------------------------------------------------------------------------


@router.get(T + "/individuals", tags=["tables"])
def individuals(place: AsReader, key: Key, after: AfterRound = None) -> Plain:
    """The players of all teams by points and performance."""
    _teams(place, key)
    return listed(place, key, "individuals", after)


@router.get(T + "/board-prizes", tags=["tables"])
def board_prizes(place: AsReader, key: Key, after: AfterRound = None) -> Plain:
    """The best players of every board."""
    _teams(place, key)
    return listed(place, key, "boards", after)
