"""Teams: entering them with their players, changing a list, points awarded by the arbiter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ronde.desk.actions import AwardsSet, PlayersAdded, TeamEdited
from ronde.desk.event import Broken, Entrant, State
from ronde.desk.matches import rules
from ronde.desk.service.desk import Desk, act
from ronde.desk.service.players import Ref, cleaned, entries, find, is_same
from ronde.desk.service.setup import forbid
from ronde.desk.service.words import refuse
from ronde.desk.squads import Award, Member, Squad
from ronde.formats.players.person import Person, spaced
from ronde.formats.players.table import Roster
from ronde.values import replace
from ronde.words import Sentences

AWARDED = ("", "W", "D", "L", "F", "H", "Z", "+", "-")


def add_team(
    desk: Desk, key: str | None, roster: Roster, joins: int | None = None, missed: str | None = None
) -> Entrant:
    """Enter a team; after round 1 it is a late entry, which joins in the next round (or a later one)."""
    return add_teams(desk, key, [roster], joins, missed)[0]


def add_teams(
    desk: Desk,
    key: str | None,
    rosters: Iterable[Roster],
    joins: int | None = None,
    missed: str | None = None,
    source: str = "",
    skip_known: bool = False,
    reason: str = "",
) -> list[Entrant]:
    """Enter teams with their players in one action; `skip_known` leaves out teams that are in the list."""
    given = _by_name(rosters)
    added: list[Entrant] = []

    def build(state: State) -> PlayersAdded | None:
        _check_teams(state)
        people = [cleaned(roster.person) for roster in given.values()]
        new = entries(state, people, joins, missed, skip_known)
        added[:] = []
        free = state.next_member
        for entrant in new:
            roster = given[entrant.person.name.casefold()]
            members = _members(roster.players, free)
            free += len(members)
            squad = Squad(members, spaced(roster.short)[:5], spaced(roster.captain))
            added.append(replace(entrant, squad=squad))
        if not reason.strip():
            _refuse_broken(_of_lists(state, added))
        return PlayersAdded(tuple(added), source) if added else None

    act(desk, desk.scope(key), build)
    return added


def _by_name(rosters: Iterable[Roster]) -> dict[str, Roster]:
    """The teams by name; two of one name are refused."""
    given: dict[str, Roster] = {}
    for roster in rosters:
        name = cleaned(roster.person).name
        if name.casefold() in given:
            raise refuse("team-twice", name=name)
        given[name.casefold()] = roster
    return given


def _check_teams(state: State) -> None:
    if state.setup.teams is None:
        raise refuse("no-team-event")


def _members(people: Iterable[Person], first: int) -> tuple[Member, ...]:
    return tuple(Member(f"m{n}", cleaned(person)) for n, person in enumerate(people, first))


# --- one team ------------------------------------------------------------------------------------

Change = Callable[[Entrant], tuple[Person, Squad]]


def _change(desk: Desk, key: str | None, ref: Ref, change: Callable[[State], Change], reason: str) -> State:
    """Change a team; a list that breaks the regulations needs a reason."""
    ref = find(desk.state(key), ref).uid  # numbers may change while we wait

    def build(state: State) -> TeamEdited | None:
        _check_teams(state)
        entrant = find(state, ref)
        person, squad = change(state)(entrant)
        person = cleaned(person)
        if any(is_same(person, e.person) for e in state.entrants.values() if e.uid != entrant.uid):
            raise refuse("team-twice", name=person.name)
        if (person, squad) == (entrant.person, entrant.squad):
            return None
        after = replace(entrant, person=person, squad=squad)
        found = _of_lists(state, [after]) if squad.members != entrant.squad.members else []
        if _reordered(entrant, squad) and state.rounds and rules(state).board_order == "list":
            found.append(Broken("", "broken-list-order", (person.name,)))
        if not reason.strip():
            _refuse_broken(found)
        return TeamEdited(entrant.uid, person, squad, reason, tuple(found))

    return act(desk, desk.scope(key), build)


def edit_team(
    desk: Desk, key: str | None, ref: Ref, person: Person, short: str = "", captain: str = ""
) -> State:
    """Correct name, club, strength (the rating of the person), short name and captain."""

    def change(entrant: Entrant) -> tuple[Person, Squad]:
        return person, replace(entrant.squad, short=spaced(short)[:5], captain=spaced(captain))

    return _change(desk, key, ref, lambda state: change, "")


def set_roster(
    desk: Desk, key: str | None, ref: Ref, people: Sequence[tuple[str, Person]], reason: str = ""
) -> State:
    """The players of a team in a new order: (uid, person), with "" for a new player.

    A player who has sat at a board stays in the list.
    """

    def prepare(state: State) -> Change:
        def change(entrant: Entrant) -> tuple[Person, Squad]:
            known = {member.uid for member in entrant.squad.members}
            members, free = [], state.next_member
            for uid, person in people:
                if uid and uid not in known:
                    raise refuse("no-member", player=uid, team=entrant.person.name)
                members.append(Member(uid or f"m{free}", cleaned(person)))
                free += not uid
            kept = {member.uid for member in members}
            for member in entrant.squad.members:
                if member.uid not in kept and has_sat(state, member.uid):
                    raise refuse("member-sat", name=member.person.name)
            return entrant.person, replace(entrant.squad, members=tuple(members))

        return change

    return _change(desk, key, ref, prepare, reason)


def add_member(
    desk: Desk, key: str | None, ref: Ref, person: Person, place: int = 0, reason: str = ""
) -> State:
    """Add a player to a team: at a place of the list (1 is the first board), or at its end."""
    entrant = find(desk.state(key), ref)
    people = [(member.uid, member.person) for member in entrant.squad.members]
    people.insert(place - 1 if place else len(people), ("", person))
    return set_roster(desk, key, entrant.uid, people, reason)


def move_member(desk: Desk, key: str | None, ref: Ref, member: Ref, place: int, reason: str = "") -> State:
    """Move a player to another place in the list."""
    state = desk.state(key)
    entrant = find(state, ref)
    moved = member_of(entrant, member)
    people = [(m.uid, m.person) for m in entrant.squad.members if m.uid != moved.uid]
    people.insert(max(0, place - 1), (moved.uid, moved.person))
    return set_roster(desk, key, entrant.uid, people, reason)


def remove_member(desk: Desk, key: str | None, ref: Ref, member: Ref, reason: str = "") -> State:
    """Remove a player who never sat at a board."""
    entrant = find(desk.state(key), ref)
    gone = member_of(entrant, member).uid
    people = [(m.uid, m.person) for m in entrant.squad.members if m.uid != gone]
    return set_roster(desk, key, entrant.uid, people, reason)


def member_of(entrant: Entrant, ref: Ref) -> Member:
    """A player of a team by uid, or by place in its list."""
    members = entrant.squad.members
    if isinstance(ref, int):
        found = members[ref - 1] if 1 <= ref <= len(members) else None
    else:
        found = next((member for member in members if member.uid == ref), None)
    if found is None:
        raise refuse("no-member", player=ref, team=entrant.person.name)
    return found


def has_sat(state: State, member: str) -> bool:
    """The player has been in a line-up."""
    return any(
        member in (game.first, game.second)
        for round_ in state.rounds
        for board in round_.boards
        for game in board.games
    )


# --- regulations on lists of players -------------------------------------------------------------


def _refuse_broken(found: Sequence[Broken]) -> None:
    if found:
        raise refuse("regulations", rules=Sentences(rule.sentence for rule in found))


def _reordered(entrant: Entrant, squad: Squad) -> bool:
    before = [m.uid for m in entrant.squad.members]
    after = [m.uid for m in squad.members if m.uid in before]
    return after != [uid for uid in before if uid in after]


def _of_lists(state: State, entrants: Sequence[Entrant]) -> list[Broken]:
    """The breaches in lists of players: too many, a player in two teams, the rating order."""
    chosen, found = rules(state), list[Broken]()
    others = {**state.entrants, **{entrant.uid: entrant for entrant in entrants}}
    people = [(e, m) for e in others.values() for m in e.squad.members]
    for entrant in entrants:
        name, members = entrant.person.name, entrant.squad.members
        if chosen.most_players and len(members) > chosen.most_players:
            found.append(Broken("", "broken-list-size", (name, str(chosen.most_players))))
        for member in members:
            twins = [e for e, m in people if m.uid != member.uid and is_same(m.person, member.person)]
            if twins:
                found.append(Broken("", "broken-two-lists", (member.person.name, twins[0].person.name)))
        if chosen.board_order == "rating":
            found += out_of_order([member.person for member in members], chosen.tolerance)
    return found


def out_of_order(people: Sequence[Person], tolerance: int) -> list[Broken]:
    """Players listed below a weaker one by more than the rating tolerance."""
    found = []
    for place, person in enumerate(people):
        above = [one for one in people[:place] if person.strength > one.strength + tolerance]
        if above:
            found.append(Broken("", "broken-rating-order", (person.name, above[0].name)))
    return found


def keep_clubs_apart(desk: Desk, key: str | None, reason: str = "") -> State:
    """Forbid pairs of teams from one club; other forbidden groups stay as they are."""
    state = desk.state(key)
    _check_teams(state)
    clubs: dict[str, list[str]] = {}
    for uid, entrant in state.entrants.items():
        if entrant.person.club:
            clubs.setdefault(entrant.person.club.casefold(), []).append(uid)
    groups = [tuple(uids) for uids in clubs.values() if len(uids) > 1]
    kept = [g for g in state.forbidden if not any(set(g) <= set(one) for one in groups)]
    return forbid(desk, key, [*kept, *groups], reason)


# --- points --------------------------------------------------------------------------------------


def award(desk: Desk, key: str | None, awards: Iterable[Award], reason: str = "") -> State:
    """Set the non-standard points of teams (penalties, bonuses), replacing earlier ones."""
    wanted = tuple(awards)

    def build(state: State) -> AwardsSet | None:
        _check_teams(state)
        for one in wanted:
            for uid in one.teams:
                find(state, uid)
            if one.kind not in AWARDED or not 0 <= one.round <= state.setup.rounds:
                raise refuse("bad-award")
            if one.match is None and one.game is None:
                raise refuse("bad-award")
        if wanted and not reason.strip():
            raise refuse("reason")
        return None if wanted == state.awards else AwardsSet(wanted, reason)

    return act(desk, desk.scope(key), build)
