"""Teams: the list, entering, import, numbers, points awarded, lists of players, line-ups."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk import service
from ronde.desk.event import Entrant, State
from ronde.desk.matches import rules, strength
from ronde.desk.squads import Award
from ronde.errors import BadInput
from ronde.formats.players import person as people
from ronde.formats.players.person import Person
from ronde.formats.players.table import Roster
from ronde.formats.trf.teams import tenths
from ronde.systems import Topic
from ronde.web.arbiter.players import entrant
from ronde.web.events import NotThere
from ronde.web.pages import AsArbiter, AsDeputy, Form, Place, Posted, go

router = APIRouter(prefix="/desk/{event}/t/{key}")

FREE_LINES = 4  # empty lines below a list of players

#: the results that points may be awarded for, and their names in the catalogue
KINDS = {kind: {"": "none", "+": "plus", "-": "minus"}.get(kind, kind) for kind in service.AWARDED}


def _state(place: Place, key: str) -> State:
    state = place.tournament(key)
    if state.setup.teams is None:
        raise NotThere("teams")
    return state


@router.get("/teams")
def teams(place: AsArbiter, key: str) -> Response:
    """All teams with their players."""
    state = _state(place, key)
    values = {"totals": service.points(place.desk, key), "strength": lambda e: strength(state, e)}
    return place.page("arbiter/teams.html", key=key, state=state, current="teams", **values)


def _team_of(form: Form) -> tuple[Person, str, str]:
    """Name, club and strength of a team as a person, its short name and its captain."""
    rating = people.rating(form.text("rating"))
    if rating is None:
        raise BadInput("error-not-rating", rating=form.text("rating"))
    person = Person(form.text("name"), rating, club=form.text("club"))
    return person, form.text("short"), form.text("captain")


@router.post("/teams/add")
def add(place: AsArbiter, key: str, form: Posted) -> Response:
    """Enter a team; its players follow on its page."""
    _state(place, key)
    person, short, captain = _team_of(form)
    roster = Roster(person.name, (), short, captain, person.club, person.rating)
    added = service.add_team(place.desk, key, roster)
    place.visit.tell("player_added", name=added.person.name, number=added.number)
    return go(place.url(key, "teams", added.uid))


@router.get("/teams/import")
def import_page(place: AsArbiter, key: str) -> Response:
    """Choose a file."""
    state = _state(place, key)
    return place.page("arbiter/teams_import.html", key=key, state=state, current="teams")


@router.post("/teams/import")
def import_teams(place: AsArbiter, key: str, form: Posted) -> Response:
    """Enter the teams of a file that are not in the list yet."""
    _state(place, key)
    name, data = form.file("file")
    rosters, ignored = service.read_teams(name, data)
    added = service.add_teams(
        place.desk, key, rosters, source=name, skip_known=True, reason=form.text("reason")
    )
    players = sum(len(one.squad.members) for one in added)
    place.visit.tell("teams_added", n=len(added), players=players, known=len(rosters) - len(added))
    if ignored:
        place.visit.tell("columns_ignored", columns=", ".join(ignored))
    return go(place.url(key, "teams"))


@router.post("/teams/clubs")
def clubs_apart(place: AsArbiter, key: str, form: Posted) -> Response:
    """Forbid pairs of teams from one club."""
    _state(place, key)
    service.keep_clubs_apart(place.desk, key, place.visit.say("same_club"))
    place.visit.tell("saved")
    return go(place.url(key, "teams"))


# --- numbers and points --------------------------------------------------------------------------


@router.get("/teams/numbers")
def numbers(place: AsArbiter, key: str) -> Response:
    """The numbers of the teams, to be changed by hand."""
    state = _state(place, key)
    values = {"strength": lambda e: strength(state, e), "article": state.setup.article(Topic.NUMBERS)}
    return place.page("arbiter/team_numbers.html", key=key, state=state, current="teams", **values)


@router.post("/teams/numbers")
def number(place: AsArbiter, key: str, form: Posted) -> Response:
    """Number the teams as the form says; every number is given once."""
    state = _state(place, key)
    wanted = {uid: form.number(f"number-{uid}") for uid in state.entrants}
    if sorted(wanted.values()) != list(range(1, len(wanted) + 1)):
        raise BadInput("error-numbers-of-teams", last=len(wanted))
    order = sorted(wanted, key=wanted.__getitem__)
    service.number_players(place.desk, key, form.text("reason"), order=order)
    place.visit.tell("numbered")
    return go(place.url(key, "teams"))


@router.get("/teams/points")
def awarded(place: AsArbiter, key: str) -> Response:
    """Penalties, bonuses, other points for a result."""
    state = _state(place, key)
    return place.page("arbiter/team_points.html", key=key, state=state, current="teams", kinds=KINDS)


@router.post("/teams/points")
def award(place: AsArbiter, key: str, form: Posted) -> Response:
    """Award points, one more time."""
    state, reason = _state(place, key), form.text("reason")
    match, game = (tenths(text) if text else None for text in (form.text("match"), form.text("game")))
    teams = (form.text("team"),) if form.text("team") else ()
    one = Award(form.text("kind"), match, game, form.number("round"), teams, reason)
    service.award(place.desk, key, (*state.awards, one), reason)
    place.visit.tell("saved")
    return go(place.url(key, "teams", "points"))


@router.post("/teams/points/{number}/remove")
def take_back(place: AsArbiter, key: str, number: int, form: Posted) -> Response:
    """Take awarded points back."""
    awards = _state(place, key).awards
    if not 1 <= number <= len(awards):
        raise NotThere(number)
    left = awards[: number - 1] + awards[number:]
    service.award(place.desk, key, left, form.text("reason") or place.visit.say("points_taken_back"))
    place.visit.tell("saved")
    return go(place.url(key, "teams", "points"))


# --- one team ------------------------------------------------------------------------------------


@router.get("/teams/{uid}")
def team(place: AsArbiter, key: str, uid: str) -> Response:
    """A team with its players."""
    state = _state(place, key)
    one = entrant(state, uid)
    paired = bool(service.player_boards(place.desk, key, uid))
    rounds = range(max(state.next_round, one.joined), state.setup.rounds + 1)
    values = {"entrant": one, "paired": paired, "rounds": rounds, "boards": rules(state).boards}
    values["sat"] = {m.uid for m in one.squad.members if service.has_sat(state, m.uid)}
    return place.page("arbiter/team.html", key=key, state=state, current="teams", free=FREE_LINES, **values)


@router.post("/teams/{uid}/edit")
def edit(place: AsArbiter, key: str, uid: str, form: Posted) -> Response:
    """Correct name, club, captain, strength."""
    one = entrant(_state(place, key), uid)
    person, short, captain = _team_of(form)
    kept = replace(one.person, name=person.name, rating=person.rating, club=person.club)
    service.edit_team(place.desk, key, uid, kept, short, captain)
    return _done(place, key, uid)


@router.post("/teams/{uid}/roster")
def roster(place: AsArbiter, key: str, uid: str, form: Posted) -> Response:
    """The players in the order of their places; a line without a name is skipped."""
    one = entrant(_state(place, key), uid)
    service.set_roster(place.desk, key, uid, _listed(one, form), form.text("reason"))
    return _done(place, key, uid)


def _listed(one: Entrant, form: Form) -> list[tuple[str, Person]]:
    known = {member.uid: member.person for member in one.squad.members}
    columns = [form.many(name) for name in ("uid", "place", "name", "rating", "title", "fide_id")]
    lines = []
    for uid, place, name, rating, title, fide_id in zip(*columns, strict=False):
        if not name.strip():
            continue
        number = people.rating(rating)
        if number is None:
            raise BadInput("error-not-rating", rating=rating)
        before = known.get(uid, Person(name))
        person = replace(
            before,
            name=people.spaced(name)[:100],
            rating=number,
            title=people.title(title),
            fide_id=people.fide_id(fide_id),
        )
        order = int(place) if place.isascii() and place.isdigit() and len(place) < 5 else 9999
        lines.append((order, uid if uid in known else "", person))
    return [(uid, person) for _, uid, person in sorted(lines, key=lambda line: line[0])]


def _done(place: Place, key: str, uid: str) -> Response:
    place.visit.tell("saved")
    return go(place.url(key, "teams", uid))


# --- line-ups ------------------------------------------------------------------------------------


@router.get("/lineups")
def last_lineups(place: AsDeputy, key: str) -> Response:
    """The line-ups of the last round."""
    return _lineups(place, key, len(_state(place, key).rounds))


@router.get("/lineups/{number}")
def lineups(place: AsDeputy, key: str, number: int) -> Response:
    """The line-ups of a round."""
    if not 1 <= number <= len(_state(place, key).rounds):
        raise NotThere(number)
    return _lineups(place, key, number)


def _lineups(place: Place, key: str, number: int) -> Response:
    state = _state(place, key)
    values = {
        "shown": state.round(number) if number else None,
        "rows": service.match_rows(place.desk, key, number) if number else [],
        "until": service.lineup_deadline(state, number) if number else "",
        "lineup": lambda row, one: service.lineup_of(state.round(number).boards[row.number - 1], one.uid),
    }
    return place.page("arbiter/lineups.html", key=key, state=state, current="lineups", **values)


@router.post("/lineups/{number}/{uid}")
def set_lineup(place: AsDeputy, key: str, number: int, uid: str, form: Posted) -> Response:
    """The players of a team, board by board."""
    state = _state(place, key)
    one = entrant(state, uid)
    seats = [seat or None for seat in form.many("seat")]
    found = service.set_lineup(place.desk, key, number, uid, seats, form.text("reason"))
    told = "lineup_overruled" if found else "lineup_saved"
    place.visit.tell(told, name=one.person.name)
    match, _ = service.match_of(place.tournament(key), number, uid)
    return go(place.url(key, "lineups", number) + f"#match-{match}")
