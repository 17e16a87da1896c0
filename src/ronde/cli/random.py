"""The command generate."""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor

from ronde.cli.common import output
from ronde.cli.progress import progress
from ronde.errors import BadInput
from ronde.facts.acceleration import stated
from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.systems import DEFAULT, system

_RATES = {
    "draw": (0.3, "share of drawn games between equals"),
    "forfeit": (0.0, "share of games lost by forfeit"),
    "absence": (0.0, "chance of an announced absence, per player and round"),
    "half-bye": (0.0, "chance of a half-point bye, per player and round"),
    "late": (0.0, "share of players who enter late"),
    "withdrawal": (0.0, "share of players who leave early"),
}


class Generate:
    """examples:
    ronde generate --players 30 --rounds 7 --seed 42 --system elo-swiss -o event.trf
    ronde generate --players 100 --rounds 9 --seed 1 --system lim --count 500 --dir events
    ronde generate --teams 12 --boards 4 --rounds 5 --seed 7 -o teams.trf
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """The plan of the events."""
        who = parser.add_mutually_exclusive_group(required=True)
        who.add_argument("--players", type=int, metavar="N")
        who.add_argument("--teams", type=int, metavar="N", help="a team event with so many teams")
        parser.add_argument(
            "--boards", type=int, default=4, metavar="B", help="boards of a match (default 4)"
        )
        parser.add_argument("--rounds", type=int, required=True, metavar="R")
        parser.add_argument("--seed", type=int, required=True, metavar="S")
        parser.add_argument("--system", default=DEFAULT, metavar="KEY")
        parser.add_argument("--acceleration", metavar="KEY")
        for name, (default, text) in _RATES.items():
            parser.add_argument(f"--{name}-rate", type=float, default=default, metavar="P", help=text)
        parser.add_argument("--lowest-rating", type=int, default=1400, metavar="ELO")
        parser.add_argument("--highest-rating", type=int, default=2600, metavar="ELO")
        parser.add_argument("--count", type=int, default=1, metavar="N", help="how many events (needs --dir)")
        parser.add_argument("--dir", metavar="D", help="folder for many events, named by their seeds")
        parser.add_argument("-o", "--output", metavar="FILE", help="the file of a single event")

    @staticmethod
    def run(args: argparse.Namespace) -> int:
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
            for _ in progress(pool.map(_write, jobs, chunksize=4), len(jobs), "generate"):
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
