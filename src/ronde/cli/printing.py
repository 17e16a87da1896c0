"""The command that prints: everything that is posted, cut or signed in the hall, as PDF."""

from __future__ import annotations

import argparse
import os
import sys

from ronde.cli.common import file_argument, is_special, language_argument, read_tournament, round_argument
from ronde.errors import FileTrouble

WHAT = ("pairings", "names", "standings", "crosstable", "players", "cards", "slips", "check-in")


class Print:
    """examples:
    ronde print samples/open.trf pairings -o round.pdf
    ronde print samples/open.trf slips --round 4 --lang fr -o slips.pdf
    ronde print samples/open.trf cards --player 7 -o card.pdf
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """FILE, what, round."""
        file_argument(parser)
        parser.add_argument("what", choices=WHAT, metavar="WHAT", help=f"one of {', '.join(WHAT)}")
        round_argument(parser, "a round of the file (default: the last one)")
        parser.add_argument(
            "--player", type=int, action="append", metavar="ID", help="only this player's card"
        )
        parser.add_argument("--tiebreaks", default="", metavar="LIST", help="for standings and crosstable")
        parser.add_argument(
            "-o", "--output", metavar="OUT", help="write to a file; - writes to standard output"
        )
        language_argument(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Write the PDF."""
        from ronde.output import pdf as paper
        from ronde.ranking.standings import standings

        tournament = read_tournament(args.file)
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
