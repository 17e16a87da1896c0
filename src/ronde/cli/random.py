"""The command generate."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from secrets import randbelow

from ronde import teams
from ronde.cli.common import output, read_file, read_tournament, refuse_teams, warn
from ronde.cli.parser import Parser, not_together, positive
from ronde.cli.progress import progress
from ronde.errors import BadInput
from ronde.facts.acceleration import stated
from ronde.formats import configuration, trf
from ronde.generating import Plan, generate, generate_like
from ronde.model import Tournament
from ronde.pairing import with_choice
from ronde.systems import DEFAULT, system
from ronde.typed import Any
from ronde.values import replace
from ronde.words import Message, Quoted, say

_RATES = {"draw": 0.3, "forfeit": 0.0, "absence": 0.0, "half-bye": 0.0, "late": 0.0, "withdrawal": 0.0}
#: amounts as a number or a percentage: the option, and the fields of the plan
_NUMBERS = {
    "forfeits": ("forfeits", "forfeit_rate"),
    "absences": ("absences", "absence_rate"),
    "half-byes": ("half_byes", "half_bye_rate"),
    "unusual": ("unusual", "unusual_rate"),
    "late-entries": ("late", "late_rate"),
    "withdrawals": ("withdrawals", "withdrawal_rate"),
}
_LOWEST, _HIGHEST, _BOARDS = 1400, 2600, 4
#: what a model says by itself, and the value if it is not asked for
_NOT_WITH_MODEL: dict[str, object] = {
    **dict.fromkeys(("config", "rounds", "dir", *_NUMBERS)),
    **{f"{name}-rate": rate for name, rate in _RATES.items()},
    "boards": _BOARDS,
    "lowest-rating": _LOWEST,
    "highest-rating": _HIGHEST,
    "count": 1,
}


def generate_arguments(parser: Parser) -> None:
    """The plan of the events."""
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--players", type=int, metavar="N", help="help-generate-players")
    who.add_argument("--teams", type=int, metavar="N", help="help-generate-teams")
    parser.add_argument("--boards", type=int, default=_BOARDS, metavar="B", help="help-generate-boards")
    who.add_argument("--model", metavar="FILE", help="help-generate-model")
    parser.add_argument("--config", metavar="FILE", help="help-generate-config")
    parser.add_argument("--rounds", type=int, metavar="R", help="help-generate-rounds")
    parser.add_argument("--seed", type=int, metavar="S", help="help-generate-seed")
    parser.add_argument("--system", metavar="KEY", help="help-generate-system")
    parser.add_argument("--acceleration", metavar="KEY", help="help-setup-acceleration")
    for name, default in _RATES.items():
        rate = f"{name}-rate"
        parser.add_argument(f"--{rate}", type=float, default=default, metavar="P", help=f"help-{rate}")
    for name in _NUMBERS:
        parser.add_argument(f"--{name}", metavar="N|P%", help=f"help-generate-{name}")
    ratings = {"lowest-rating": _LOWEST, "highest-rating": _HIGHEST}
    for name, value in ratings.items():
        parser.add_argument(f"--{name}", type=int, default=value, metavar="ELO", help=f"help-{name}")
    parser.add_argument("--count", type=positive, default=1, metavar="N", help="help-count")
    parser.add_argument("--dir", metavar="D", help="help-dir")
    parser.add_argument("-o", "--output", metavar="FILE", help="help-generate-output")


def run_generate(args: argparse.Namespace) -> int:
    """Play and write."""
    drawn = args.seed is None
    if drawn:
        args.seed = randbelow(2**31)
    if args.model:
        return _like(args, drawn)
    plan = _plan(args)
    plan.check()
    if args.teams is not None and args.boards < 1:
        raise BadInput("error-match-has-least-one-board")
    if drawn:
        print(say("cli-seed", args.lang, seed=plan.seed), file=sys.stderr)
    if args.dir is None:
        if args.count > 1:
            raise BadInput("error-many-events-need-folder-give")
        played = generate(plan)
        output(_report(played, plan.boards), args.output)
        _tell_early(_rounds(played, plan.boards), plan.rounds, args.lang)
        return 0
    if args.output:
        raise BadInput("error-either-dir-many-events-or")
    os.makedirs(args.dir, exist_ok=True)
    jobs = [(replace(plan, seed=plan.seed + n), args.dir) for n in range(args.count)]
    with ProcessPoolExecutor() as pool:
        made = pool.map(_write, jobs, chunksize=4)
        rounds = list(progress(made, len(jobs), say("cli-generating", args.lang)))
    early = sum(one < plan.rounds for one in rounds)
    if len(jobs) == 1:
        _tell_early(rounds[0], plan.rounds, args.lang)
    elif early:
        values = {"n": early, "all": len(jobs), "rounds": plan.rounds}
        warn([Message.of("warning-events-end-early", **values)], args.lang)
    return 0


def _like(args: argparse.Namespace, drawn: bool) -> int:
    """One event like a model."""
    for name, default in _NOT_WITH_MODEL.items():
        if getattr(args, name.replace("-", "_")) != default:
            raise not_together("generate", f"--{name}", "--model")
    model = with_choice(read_tournament(args.model, False, args.lang), args.system, args.acceleration)
    refuse_teams(model)
    if drawn:
        print(say("cli-seed", args.lang, seed=args.seed), file=sys.stderr)
    made = replace(generate_like(model, args.seed), name=f"Random event {args.seed}")
    output(trf.write(stated(made)), args.output)
    _tell_early(made.played_rounds, made.settings.rounds or 0, args.lang)
    return 0


def _tell_early(played: int, rounds: int, language: str) -> None:
    """Say that an event has fewer rounds than were asked for."""
    if played < rounds:
        values = {"played": played, "rounds": rounds, "next": played + 1}
        warn([Message.of("warning-event-ends-early", **values)], language)


def _plan(args: argparse.Namespace) -> Plan:
    """The plan from the configuration, overridden by the command line."""
    fields = [f"{name.replace('-', '_')}_rate" for name in _RATES]
    chosen = args.system or DEFAULT
    plan = Plan(
        players=args.players or args.teams or 0,
        boards=0 if args.teams is None else args.boards,
        rounds=args.rounds or 0,
        seed=args.seed,
        system=chosen,
        lowest_rating=args.lowest_rating,
        highest_rating=args.highest_rating,
        scoring=system(chosen).game.scoring,
        **{field: getattr(args, field) for field in fields},
    )
    if args.config:
        plan = configuration.read(read_file(args.config).decode("utf-8", "replace"), plan)
        said = {"players": args.players or args.teams, "rounds": args.rounds, "system": args.system}
        plan = replace(plan, **{name: value for name, value in said.items() if value})
    plan = replace(plan, acceleration=_acceleration(plan, args.acceleration or plan.acceleration))
    for name, (number, rate) in _NUMBERS.items():
        if (text := getattr(args, name.replace("-", "_"))) is not None:
            plan = replace(plan, **_amount(name, text, number, rate))
    return plan


def _amount(name: str, text: str, number: str, rate: str) -> dict[str, Any]:
    try:
        return configuration.amount(text, number, rate)
    except ValueError as error:
        raise BadInput("error-amount", name=name, text=Quoted(text)) from error


def _acceleration(plan: Plan, key: str | None) -> str | None:
    """The acceleration, in the edition that goes with the system: `baku` is baku-2026 where that is."""
    offered = system(plan.system).accelerations
    if key is None or key in offered:
        return key
    return next((one for one in sorted(offered) if one.startswith(f"{key}-")), key)


def _write(job: tuple[Plan, str]) -> int:
    """Play and write one of many; the rounds that were played."""
    plan, folder = job
    played = generate(plan)
    output(_report(played, plan.boards), os.path.join(folder, f"{plan.seed}.trf"), lasting=False)
    return _rounds(played, plan.boards)


def _report(played: Tournament, boards: int) -> str:
    """A random event as a report, with its virtual points written out."""
    return trf.write(teams.stated(teams.read(played)) if boards else stated(played))


def _rounds(played: Tournament, boards: int) -> int:
    """The rounds that were played; of teams also those whose matches were all forfeited."""
    return teams.fold(teams.read(played)).played_rounds if boards else played.played_rounds
