"""The command `timetable`: the day and time of each round."""

from __future__ import annotations

import argparse

from ronde.cli.common import output
from ronde.cli.desk import event_arguments, opened
from ronde.cli.parser import Parser
from ronde.desk import service
from ronde.desk.days import start_shown
from ronde.digits import number
from ronde.errors import BadInput
from ronde.words import Quoted

MOST = 99  # rounds


def timetable_arguments(parser: Parser) -> None:
    """EVENT and the rounds."""
    event_arguments(parser)
    parser.add_argument("rounds", nargs="*", metavar="ROUND=START", help="help-timetable-rounds")
    parser.add_argument("--fill", metavar="TIMES", help="help-timetable-fill")
    parser.add_argument("--first", metavar="DAY", help="help-timetable-first")
    parser.add_argument(
        "--from", dest="from_round", type=int, default=1, metavar="N", help="help-timetable-from"
    )


def run_timetable(args: argparse.Namespace) -> int:
    """Set starts and print the timetable."""
    with opened(args) as desk:
        key = args.tournament
        if args.fill:
            first = args.first or desk.event.start
            if not first:
                raise BadInput("error-timetable-first")
            service.fill_timetable(desk, key, first, args.fill, args.from_round)
        if args.rounds:
            times = dict(enumerate(service.starts(desk.state(key)), 1)) | dict(map(_start, args.rounds))
            service.set_timetable(desk, key, [times.get(n, "") for n in range(1, max(times) + 1)])
        state = desk.state(key)
        for n, start in enumerate(service.starts(state), 1):
            output(f"{n:>3}  {start_shown(start, args.lang) or '–'}\n")
        for notice in service.outside(desk.event, state):
            output(f"! {notice.say(args.lang)}\n")
        return 0


def _start(word: str) -> tuple[int, str]:
    round_, sign, start = word.partition("=")
    if not sign or not (round_.isascii() and round_.isdigit()) or not 1 <= number(round_) <= MOST:
        raise BadInput("error-timetable-word", word=Quoted(word))
    return number(round_), start
