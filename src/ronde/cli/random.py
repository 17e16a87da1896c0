"""The command generate."""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor

from ronde.cli.common import output
from ronde.cli.parser import Parser
from ronde.cli.progress import progress
from ronde.errors import BadInput
from ronde.facts.acceleration import stated
from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.systems import DEFAULT, system
from ronde.words import say

_RATES = {"draw": 0.3, "forfeit": 0.0, "absence": 0.0, "half-bye": 0.0, "late": 0.0, "withdrawal": 0.0}


def generate_arguments(parser: Parser) -> None:
    """The plan of the events."""
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--players", type=int, metavar="N", help="help-generate-players")
    who.add_argument("--teams", type=int, metavar="N", help="help-generate-teams")
    parser.add_argument("--boards", type=int, default=4, metavar="B", help="help-generate-boards")
    parser.add_argument("--rounds", type=int, required=True, metavar="R", help="help-generate-rounds")
    parser.add_argument("--seed", type=int, required=True, metavar="S", help="help-generate-seed")
    parser.add_argument("--system", default=DEFAULT, metavar="KEY", help="help-generate-system")
    parser.add_argument("--acceleration", metavar="KEY", help="help-setup-acceleration")
    for name, default in _RATES.items():
        rate = f"{name}-rate"
        parser.add_argument(f"--{rate}", type=float, default=default, metavar="P", help=f"help-{rate}")
    parser.add_argument("--lowest-rating", type=int, default=1400, metavar="ELO", help="help-lowest-rating")
    parser.add_argument("--highest-rating", type=int, default=2600, metavar="ELO", help="help-highest-rating")
    parser.add_argument("--count", type=int, default=1, metavar="N", help="help-count")
    parser.add_argument("--dir", metavar="D", help="help-dir")
    parser.add_argument("-o", "--output", metavar="FILE", help="help-generate-output")


def run_generate(args: argparse.Namespace) -> int:
    """Play and write."""
    plan = _plan(args)
    plan.check()
    if args.teams is not None and args.boards < 1:
        raise BadInput("error-match-has-least-one-board")
    if args.count < 1:
        raise BadInput("error-count-must-least")
    if args.dir is None:
        if args.count > 1:
            raise BadInput("error-many-events-need-folder-give")
        output(_report(plan), args.output)
        return 0
    if args.output:
        raise BadInput("error-either-dir-many-events-or")
    os.makedirs(args.dir, exist_ok=True)
    jobs = [(_with_seed(plan, plan.seed + n), args.dir) for n in range(args.count)]
    with ProcessPoolExecutor() as pool:
        for _ in progress(pool.map(_write, jobs, chunksize=4), len(jobs), say("cli-generating", args.lang)):
            pass
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    fields = [f"{name.replace('-', '_')}_rate" for name in _RATES]
    rates = {field: getattr(args, field) for field in fields}
    return Plan(
        players=args.players if args.teams is None else args.teams,
        boards=0 if args.teams is None else args.boards,
        rounds=args.rounds,
        seed=args.seed,
        system=args.system,
        acceleration=args.acceleration,
        lowest_rating=args.lowest_rating,
        highest_rating=args.highest_rating,
        scoring=system(args.system).game.scoring,
        **rates,
    )


def _with_seed(plan: Plan, seed: int) -> Plan:
    from dataclasses import replace

    return replace(plan, seed=seed)


def _write(job: tuple[Plan, str]) -> None:
    plan, folder = job
    output(_report(plan), os.path.join(folder, f"{plan.seed}.trf"))


def _report(plan: Plan) -> str:
    """A random event as a report; the virtual points of a team event are not those of its players."""
    played = generate(plan)
    return trf.write(played if plan.boards else stated(played))
