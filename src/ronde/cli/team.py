"""Commands on the teams of an event: team, lineup."""

from __future__ import annotations

import argparse

from ronde.cli.common import output
from ronde.cli.desk import PARTICULARS, event_arguments, opened
from ronde.cli.parser import Parser, positive
from ronde.desk import service
from ronde.desk.event import Entrant, State
from ronde.desk.service import Desk
from ronde.desk.squads import Award
from ronde.digits import number
from ronde.errors import BadInput
from ronde.formats.players.person import Person
from ronde.formats.players.table import Roster
from ronde.formats.trf.teams import tenths
from ronde.values import replace
from ronde.words import Quoted, say

DEEDS = ("list", "add", "edit", "player", "move", "drop", "number", "clubs-apart", "points")


def team_arguments(parser: Parser) -> None:
    """EVENT, the action and the team."""
    event_arguments(parser)
    parser.add_argument("deed", choices=DEEDS, metavar="DEED", help="help-deed")
    parser.add_argument("words", nargs="*", metavar="TEAM …", help="help-team-words")
    parser.add_argument("--short", help="help-team-short")
    parser.add_argument("--captain", help="help-team-captain")
    parser.add_argument("--strength", type=int, metavar="N", help="help-team-strength")
    parser.add_argument("--place", type=int, default=0, metavar="N", help="help-team-place")
    parser.add_argument("--round", type=int, metavar="N", help="help-team-round")
    parser.add_argument("--match", type=tenths, metavar="POINTS", help="help-team-match")
    parser.add_argument("--game", type=tenths, metavar="POINTS", help="help-team-game")
    for name, kind in PARTICULARS.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, help=f"help-player-{name}")
    parser.add_argument("--reason", default="", help="help-reason")


def run_team(args: argparse.Namespace) -> int:
    """Change the teams and their lists of players."""
    with opened(args) as desk:
        deed, key = args.deed, args.tournament
        if deed == "list":
            _print_teams(desk.state(key), args.lang)
        elif deed == "add":
            roster = Roster(
                " ".join(args.words), (), args.short or "", args.captain or "", args.club or "",
                args.strength or 0,
            )  # fmt: skip
            output(f"{service.add_team(desk, key, roster, args.round).number}\n")
        elif deed == "number":
            order = [_number(word) for word in args.words]
            service.number_players(desk, key, args.reason, order=order or None)
        elif deed == "clubs-apart":
            _clubs_apart(desk, args)
        else:
            _one_team(desk, args)
        return 0


def _one_team(desk: Desk, args: argparse.Namespace) -> None:
    """Change one team and its list."""
    key, reason = args.tournament, args.reason
    team, *more = args.words or [""]
    entrant = service.find(desk.state(key), _number(team))
    said = {name: getattr(args, name) for name in PARTICULARS if getattr(args, name) is not None}
    if args.deed == "edit":
        person = replace(entrant.person, **{n: said[n] for n in ("name", "club", "federation") if n in said})
        person = person if args.strength is None else replace(person, rating=args.strength)
        squad = entrant.squad
        short = squad.short if args.short is None else args.short
        captain = squad.captain if args.captain is None else args.captain
        service.edit_team(desk, key, entrant.uid, person, short, captain)
    elif args.deed == "player":
        name = said.pop("name", "")
        person = Person(" ".join(more) or name, **said)
        service.add_member(desk, key, entrant.uid, person, args.place, reason)
    elif args.deed == "move":
        places = [_number(word) for word in more]
        if len(places) != 2:
            raise BadInput("error-team-move")
        service.move_member(desk, key, entrant.uid, places[0], places[1], reason)
    elif args.deed == "drop":
        service.remove_member(desk, key, entrant.uid, _number(more[0] if more else ""), reason)
    else:
        before = desk.state(key).awards
        last = max(1, len(desk.state(key).rounds))  # a penalty counts once, unless --round 0 says otherwise
        round_ = last if args.round is None else args.round
        made = Award("", args.match, args.game, round_, (entrant.uid,), reason)
        service.award(desk, key, (*before, made), reason)


def _clubs_apart(desk: Desk, args: argparse.Namespace) -> None:
    """Forbid pairs of teams from one club."""
    service.keep_clubs_apart(desk, args.tournament, args.reason)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise BadInput("error-team-named-by-number", named=Quoted(word or "–"))
    return number(word)


def _print_teams(state: State, language: str) -> None:
    boards = state.setup.teams.boards if state.setup.teams else 0
    for entrant in state.by_number.values():
        captain = entrant.squad.captain
        told = f" ({say('table-captain', language, name=captain)})" if captain else ""
        output(f"{entrant.number:>4} {entrant.person.name}{told}\n")
        for place, member in enumerate(entrant.squad.members, 1):
            mark = "" if place <= boards else f"  {say('table-substitute', language)}"
            output(f"     {place:>2}. {member.person.name:<32} {member.person.rating or '–':>4}{mark}\n")


def lineup_arguments(parser: Parser) -> None:
    """EVENT, the team, its players board by board."""
    event_arguments(parser)
    parser.add_argument("team", type=int, metavar="TEAM", help="help-lineup-team")
    parser.add_argument("places", nargs="*", type=int, metavar="PLACE", help="help-lineup-places")
    parser.add_argument("--round", type=positive, metavar="N", help="help-result-round")
    parser.add_argument("--reason", default="", help="help-lineup-reason")


def run_lineup(args: argparse.Namespace) -> int:
    """Set a line-up, and print it; without places the present one."""
    with opened(args) as desk:
        key = args.tournament
        round_ = args.round or len(desk.state(key).rounds)
        if args.places:
            found = service.set_lineup(desk, key, round_, args.team, args.places, args.reason)
            for rule in found:
                output(f"! {rule.say(args.lang)}\n")
        state = desk.state(key)
        entrant = service.find(state, args.team)
        _, match = service.match_of(state, round_, entrant.uid)
        _print_lineup(state, entrant, service.lineup_of(match, entrant.uid))
        return 0


def _print_lineup(state: State, entrant: Entrant, seats: tuple[str, ...]) -> None:
    places = {member.uid: n for n, member in enumerate(entrant.squad.members, 1)}
    for board, uid in enumerate(seats, 1):
        name = f"{places[uid]:>2} {state.squad_of(uid)[1].name}" if uid else "–"
        output(f"{board:>3}. {name}\n")
