"""The command print: lists, cards, slips and match sheets for the hall as PDF."""

from __future__ import annotations

import argparse

from ronde.cli.common import file_argument, output_bytes, read_tournament, round_argument, teams_argument
from ronde.cli.parser import Parser
from ronde.errors import BadInput
from ronde.model import Tournament
from ronde.systems import known
from ronde.typed import TYPE_CHECKING
from ronde.words import Quoted

if TYPE_CHECKING:
    from ronde.output.pdf import Job

WHAT = (
    "pairings", "names", "standings", "crosstable", "players", "cards", "slips", "check-in", "place-cards",
    "round",
)  # fmt: skip
OF_TEAMS = ("sheets", "individuals", "boards")  # only with --teams, and no slips


def print_arguments(parser: Parser) -> None:
    """FILE, what, round."""
    file_argument(parser)
    parser.add_argument("what", choices=(*WHAT, *OF_TEAMS), metavar="WHAT", help="help-print-what")
    round_argument(parser, "help-round-of-file")
    teams_argument(parser)
    parser.add_argument("--player", type=int, action="append", metavar="ID", help="help-print-player")
    parser.add_argument("--tiebreaks", default="", metavar="LIST", help="help-print-tiebreaks")
    parser.add_argument("-o", "--output", metavar="OUT", help="help-print-output")


def run_print(args: argparse.Namespace) -> int:
    """Write the PDF."""
    from ronde.output import pdf as paper

    tournament = read_tournament(args.file, args.lenient, args.lang)
    job = _job_of_teams(tournament, args) if args.teams else _job(tournament, args)
    job = _with_head(job, tournament)
    for id_ in args.player or ():
        job.tournament.player(id_)
    output_bytes(paper.paper(args.what, job), args.output or f"{args.what}.pdf")
    return 0


def _job(tournament: Tournament, args: argparse.Namespace) -> Job:
    """What to print of an event of players."""
    from ronde.output.pdf import Job
    from ronde.ranking.standings import standings

    if args.what in OF_TEAMS:
        raise BadInput("error-paper-of-teams", what=Quoted(args.what))
    ranked = args.what in ("standings", "crosstable")
    ranking = standings(tournament, args.tiebreaks, after=args.round) if ranked else None
    return Job(tournament, args.lang, args.round, ranking=ranking, players=tuple(args.player or ()))


def _with_head(job: Job, tournament: Tournament) -> Job:
    """The paper with place, days, arbiter and the start of the round, as the report has them."""
    from ronde.desk.days import days, start_shown
    from ronde.desk.timetable import timetable_of
    from ronde.formats.trf.dates import day
    from ronde.values import replace

    said = {line[:3]: line[3:].strip() for line in reversed(tournament.records)}
    first, last = (day(said.get(code, "")) for code in ("042", "052"))
    about = " · ".join(filter(None, (said.get("022"), days(first, last, job.language))))
    rules = known(tournament.settings.system)
    starts = timetable_of(tournament, rules.games if rules and not job.matches else 1)
    number = job.round or job.tournament.played_rounds
    start = starts[number - 1] if 1 <= number <= len(starts) else ""
    shown = start_shown(start, job.language, long=True)
    return replace(job, about=about, arbiter=said.get("102", ""), starts=shown)


def _job_of_teams(tournament: Tournament, args: argparse.Namespace) -> Job:
    """What to print of an event of teams."""
    from ronde.output.pdf import Job
    from ronde.ranking.standings import team_standings
    from ronde.teams import fold, read

    matches = read(tournament)
    if args.what == "slips":
        raise BadInput("error-no-slips-of-teams")
    ranked = args.what in ("standings", "crosstable")
    ranking = team_standings(matches, args.tiebreaks, after=args.round) if ranked else None
    chosen = tuple(args.player or ())
    return Job(fold(matches), args.lang, args.round, ranking=ranking, players=chosen, matches=matches)
