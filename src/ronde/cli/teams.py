"""The command teams: the next matches of a team event with their boards, and its report including them."""

from __future__ import annotations

import argparse

from ronde import teams
from ronde.cli.common import file_argument, output, read_tournament, system_arguments, tell_edition
from ronde.cli.parser import Parser
from ronde.errors import BadInput
from ronde.formats import trf
from ronde.formats.trf.teams import renumbered
from ronde.model import Pair, Tournament
from ronde.pairing import system_of


def teams_arguments(parser: Parser) -> None:
    """FILE and what to do with its teams."""
    file_argument(parser)
    system_arguments(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--write", action="store_true", help="help-teams-write")
    what.add_argument("--fold", action="store_true", help="help-teams-fold")
    what.add_argument("--number", action="store_true", help="help-teams-number")
    parser.add_argument("--lots", type=int, metavar="SEED", help="help-teams-lots")
    parser.add_argument("-o", "--output", metavar="OUT", help="help-output")


def run_teams(args: argparse.Namespace) -> int:
    """Pair, write, fold or number."""
    matches = teams.read(tell_edition(args, read_tournament(args.file, args.lenient, args.lang)))
    if args.fold:
        output(trf.write(teams.fold(matches)), args.output)
        return 0
    if args.number:
        output(trf.write(_numbered(matches, args.lots)), args.output)
        return 0
    pairs = teams.next_round(matches).pairs
    if args.write:
        coloured = system_of(matches.tournament).uses_colours
        output(trf.write(teams.with_round(matches, pairs, coloured)), args.output)
    else:
        output(_text(matches, pairs), args.output)
    return 0


def _numbered(matches: teams.Matches, seed: int | None) -> Tournament:
    """The report with its teams numbered: rated players, their average, lots."""
    from ronde.ranking.standings import draw
    from ronde.systems.fmjd_1986.numbering import team_order

    if matches.rounds:
        raise BadInput("error-numbers-stay-same-whole-event")
    lots = () if seed is None else draw([team.id for team in matches.teams], seed)
    return renumbered(matches.tournament, team_order(matches.teams, lots))


def _text(matches: teams.Matches, pairs: tuple[Pair, ...]) -> str:
    """The matches of a round, each with its boards."""
    names = {team.id: team.name for team in matches.teams}
    known = {player.id: player.name for player in matches.tournament.players}
    lines = []
    for number, match in enumerate(pairs, 1):
        lines.append(f"{number}. {names[match.white]} – {names[match.black] if match.black else ''}".rstrip())
        for board in teams.board_pairs(match, matches):
            other = f"{board.black} {known[board.black]}" if board.black else ""
            lines.append(f"     {board.white} {known[board.white]} – {other}".rstrip())
    return "\n".join(lines) + "\n"
