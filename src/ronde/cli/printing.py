"""The command print: lists, cards and slips for the hall as PDF."""

from __future__ import annotations

import argparse
import os
import sys

from ronde.cli.common import file_argument, is_special, read_tournament, round_argument
from ronde.cli.parser import Parser
from ronde.errors import FileTrouble

WHAT = ("pairings", "names", "standings", "crosstable", "players", "cards", "slips", "check-in")


def print_arguments(parser: Parser) -> None:
    """FILE, what, round."""
    file_argument(parser)
    parser.add_argument("what", choices=WHAT, metavar="WHAT", help="help-print-what")
    round_argument(parser, "help-round-of-file")
    parser.add_argument("--player", type=int, action="append", metavar="ID", help="help-print-player")
    parser.add_argument("--tiebreaks", default="", metavar="LIST", help="help-print-tiebreaks")
    parser.add_argument("-o", "--output", metavar="OUT", help="help-print-output")


def run_print(args: argparse.Namespace) -> int:
    """Write the PDF."""
    from ronde.output import pdf as paper
    from ronde.ranking.standings import standings

    tournament = read_tournament(args.file, args.lenient, args.lang)
    for id_ in args.player or ():
        tournament.player(id_)
    ranked = args.what in ("standings", "crosstable")
    ranking = standings(tournament, args.tiebreaks, after=args.round) if ranked else None
    job = paper.Job(tournament, args.lang, args.round, ranking=ranking, players=tuple(args.player or ()))
    _write(paper.paper(args.what, job), args.output or f"{args.what}.pdf")
    return 0


def _write(data: bytes, path: str) -> None:
    """Write a file completely or not at all."""
    if path == "-":
        sys.stdout.buffer.write(data)
        return
    draft = f"{path}.{os.getpid()}.part"
    try:
        if is_special(path):
            with open(path, "wb") as file:
                file.write(data)
            return
        with open(draft, "wb") as file:
            file.write(data)
        os.replace(draft, path)
    except OSError as error:
        if os.path.exists(draft):
            os.unlink(draft)
        raise FileTrouble.unwritable(path, error) from error
