"""Commands that settle an event before round 1: new, settings, lots."""

from __future__ import annotations

import argparse
import re
import sys

from ronde.cli.common import output
from ronde.cli.desk import event_arguments, opened, who
from ronde.cli.parser import Parser, positive
from ronde.desk import service
from ronde.desk.event import Event, Setup
from ronde.desk.service.setup import check_setup
from ronde.desk.squads import ORDERS, TeamRules
from ronde.digits import number
from ronde.errors import BadInput
from ronde.model import Colour, Scoring
from ronde.systems import KEYS
from ronde.systems.names import How, find
from ronde.typed import Any
from ronde.values import replace
from ronde.words import Quoted, say


def setup_arguments(parser: Parser) -> None:
    """The regulations that the command line can set."""
    system = parser.add_argument("--system", metavar="KEY", help="help-setup-system")
    offered = {
        past: ", ".join(s.key for s in service.choices() if s.historical is past) for past in (False, True)
    }
    vars(system)["values"] = {"current": offered[False], "historical": offered[True]}
    parser.add_argument("--rounds", type=positive, metavar="N", help="help-setup-rounds")
    parser.add_argument("--acceleration", metavar="KEY", help="help-setup-acceleration")
    parser.add_argument(
        "--tiebreaks",
        metavar="LIST",
        help="help-setup-tiebreaks",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="help-setup-option"
    )
    parser.add_argument("--points", metavar="W/D/L", help="help-setup-points")
    parser.add_argument("--boards", type=int, metavar="N", help="help-boards")
    parser.add_argument("--match-points", metavar="W/D/L", help="help-match-points")
    for name, choices in {**POLICY, **TEAMS}.items():
        flag = f"--{name.replace('_', '-')}"
        if choices:
            parser.add_argument(flag, choices=choices, help=f"help-{name}")
        else:
            parser.add_argument(flag, type=int, metavar="N", help=f"help-{name}")


#: the options of an event's regulations, and the values of those that are not numbers
POLICY: dict[str, tuple[str, ...]] = {
    "half_byes": (),
    "half_byes_until": (),
    "late_entry": ("Z", "H"),
    "check_in": ("none", "first", "all"),
    "claim_minutes": (),
}


#: those for teams
TEAMS: dict[str, tuple[str, ...]] = {
    "board_order": ORDERS,
    "tolerance": (),
    "most_players": (),
    "most_substitutes": (),
    "lineup_minutes": (),
}


def _team_rules(setup: Setup, args: argparse.Namespace) -> TeamRules | None:
    """The regulations of teams; without boards there are no teams."""
    boards = args.boards if args.boards is not None else setup.teams and setup.teams.boards
    if not boards:
        return None
    rules = replace(setup.teams or TeamRules(), boards=boards)
    if args.match_points:
        scale = _scoring(args.match_points)
        rules = replace(rules, win=scale.win, draw=scale.draw, loss=scale.white_loss)
    said = {name: getattr(args, name) for name in TEAMS if getattr(args, name) is not None}
    return replace(rules, **said)


def _scoring(text: str) -> Scoring:
    """The scale written as 3/1/0."""
    try:
        win, draw, loss = (tenths(word) for word in text.split("/"))
    except ValueError:
        raise BadInput("error-points-written-win-draw-loss", text=Quoted(text)) from None
    return Scoring.of(win, draw, loss)


def tenths(text: str) -> int:
    """Points in tenths: 0.5 or 0,5 is 5."""
    match = re.fullmatch(r"(\d{1,2})(?:[.,](\d))?", text.strip(), re.ASCII)
    if match is None:
        raise ValueError(text)
    return 10 * int(match[1]) + int(match[2] or 0)


def named_system(args: argparse.Namespace) -> str | None:
    """The key that --system means; the edition chosen for a name goes to standard error."""
    if not args.system:
        return None
    found = find(args.system)
    if found is None:
        raise BadInput("error-no-system", key=args.system, keys=", ".join(KEYS))
    if found.how is not How.NAMED:
        print(f"ronde: {found.message().say(args.lang)}", file=sys.stderr)
    return found.system.key


def with_arguments(setup: Setup, args: argparse.Namespace) -> Setup:
    """A setup with the arguments applied."""
    changes: dict[str, Any] = {
        n: getattr(args, n) for n in ("system", "rounds", "acceleration") if getattr(args, n)
    }
    if args.tiebreaks:
        changes["tiebreaks"] = tuple(args.tiebreaks.split(","))
    if args.points:
        changes["scoring"] = _scoring(args.points)
    said = {name: getattr(args, name) for name in POLICY if getattr(args, name) is not None}
    changes["policy"] = replace(setup.policy, **said)
    changes["teams"] = _team_rules(setup, args)
    options = dict(setup.options)
    for word in args.option:
        name, sign, value = word.partition("=")
        if not sign or name not in service.options():
            known = ", ".join(service.options())
            raise BadInput("error-option-written-name-value-one", known=known, word=Quoted(word))
        options[name] = value
    return replace(setup, options=tuple(sorted(options.items())), **changes)


def new_arguments(parser: Parser) -> None:
    """EVENT and the regulations."""
    event_arguments(parser)
    parser.add_argument("--name", required=True, help="help-new-name")
    parser.add_argument(
        "--template", choices=sorted(service.TEMPLATES), default="open", help="help-new-template"
    )
    setup_arguments(parser)
    parser.add_argument("--colour", choices=("white", "black"), help="help-new-colour")
    parser.add_argument("--fide", action="store_true", help="help-fide")
    parser.add_argument("--add", action="store_true", help="help-new-add")
    parser.add_argument("--place", default="", help="help-new-place")
    parser.add_argument("--arbiter", default="", help="help-new-arbiter")


def run_new(args: argparse.Namespace) -> int:
    """Create the event file with one tournament."""
    args.system = named_system(args)
    template = service.template(args.template, args.system)
    setup = replace(with_arguments(template, args), name=args.name, fide=args.fide)
    check_setup(setup)
    about = Event(args.name, place=args.place, arbiter=args.arbiter)
    with opened(args) if args.add else service.new_event(args.event, about, who(args)) as desk:
        key = service.add_tournament(desk, setup, args.tournament)
        if setup.rules.uses_colours:
            service.draw_colour(desk, key, Colour(args.colour[0]) if args.colour else None)
        output(f"{args.event}: {key} ({setup.system}, {setup.rounds})\n")
    return 0


def settings_arguments(parser: Parser) -> None:
    """EVENT and what changes."""
    event_arguments(parser)
    setup_arguments(parser)
    parser.add_argument("--leave-fide", action="store_true", help="help-leave-fide")
    parser.add_argument("--reason", default="", help="help-setup-reason")
    parser.add_argument("--public-reason", default="", metavar="REASON", help="help-public-reason")


def run_settings(args: argparse.Namespace) -> int:
    """Change the regulations and print them."""
    args.system = named_system(args)
    with opened(args) as desk:
        key = args.tournament
        if args.leave_fide:
            service.leave_fide_mode(desk, key, args.reason, args.public_reason)
        before = desk.state(key).setup
        state = service.change_setup(desk, key, with_arguments(before, args), args.reason, args.public_reason)
        setup = state.setup
        said = [setup.system, str(setup.rounds), *([setup.acceleration] if setup.acceleration else [])]
        said += [f"{name}={value}" for name, value in setup.options]
        codes = ",".join(str(code) for code in service.tiebreaks_of(setup))
        output(f"{setup.name}: {', '.join(said)}; {codes}\n")
        for notice in service.suggestions(state):
            output(f"! {notice.told(args.lang)}\n")
        return 0


def lots_arguments(parser: Parser) -> None:
    """EVENT and the draw."""
    event_arguments(parser)
    parser.add_argument("--order", metavar="LIST", help="help-lots-order")
    parser.add_argument("--seed", type=int, metavar="SEED", help="help-lots-seed")
    parser.add_argument("--how", default="", help="help-lots-how")
    parser.add_argument("--reason", default="", help="help-lots-reason")


def run_lots(args: argparse.Namespace) -> int:
    """Draw lots, or record a draw, and print the order."""
    with opened(args) as desk:
        order = None if args.order is None else _numbers(args.order)
        state = service.draw_lots(desk, args.tournament, order, args.how, args.seed, args.reason)
        if state.lots_seed is not None:
            output(say("cli-seed", args.lang, seed=state.lots_seed) + "\n")
        for uid in state.lots:
            output(f"{state.number(uid):>4} {state.name(uid)}\n")
        return 0


def _numbers(text: str) -> list[int]:
    words = text.replace(",", " ").split()
    wrong = [word for word in words if not (word.isascii() and word.isdigit())]
    if wrong or not words:
        raise BadInput("error-lots-written-numbers-example-not", text=Quoted(text))
    return [number(word) for word in words]
