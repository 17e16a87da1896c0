"""What the commands share: files in and out, the language, the system of an event."""

from __future__ import annotations

import argparse
import os
import sys

from ronde.cli.parser import Parser
from ronde.errors import BadInput, FileTrouble
from ronde.formats import trf
from ronde.formats.trf.teams import is_team_event
from ronde.model import Pair, Tournament
from ronde.pairing import before, edition_of, with_choice
from ronde.systems.names import How


def file_argument(parser: Parser, many: bool = False) -> None:
    """FILE, or - for standard input."""
    if many:
        parser.add_argument("files", nargs="+", metavar="FILE", help="help-files")
    else:
        parser.add_argument("file", metavar="FILE", help="help-file")


def system_arguments(parser: Parser) -> None:
    """--system and --acceleration."""
    parser.add_argument("--system", metavar="KEY", help="help-system")
    parser.add_argument("--acceleration", metavar="KEY", help="help-acceleration")


def teams_argument(parser: Parser) -> None:
    """--teams."""
    parser.add_argument("--teams", action="store_true", help="help-teams")


def round_argument(parser: Parser, what: str = "help-round") -> None:
    """--round."""
    parser.add_argument("--round", type=int, metavar="N", help=what)


def json_argument(parser: Parser) -> None:
    """--json."""
    parser.add_argument("--json", action="store_true", help="help-json")


def read_tournament(path: str) -> Tournament:
    """The tournament of a file, or of standard input."""
    if path == "-":
        if sys.stdin is None:
            raise FileTrouble("error-standard-input-closed")
        return trf.read(sys.stdin.buffer.read())
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError as error:
        raise FileTrouble.unreadable(path, error) from error
    return trf.read(data)


def chosen_tournament(args: argparse.Namespace) -> Tournament:
    """The tournament of the arguments, with --system, --acceleration and --teams applied."""
    tournament = tell_edition(args, read_tournament(args.file))
    if args.teams:
        from ronde import teams  # only for the reports of team events

        return teams.fold(teams.read(tournament))
    refuse_teams(tournament)
    return tournament


def tell_edition(args: argparse.Namespace, tournament: Tournament) -> Tournament:
    """The tournament with --system and --acceleration; which edition a name means goes to standard error."""
    found = edition_of(tournament, args.system)
    if found is not None and found.how is not How.NAMED:
        print(f"ronde: {found.message().say(args.lang)}", file=sys.stderr)
    return with_choice(tournament, args.system, args.acceleration)


def chosen_round(args: argparse.Namespace) -> tuple[Tournament, tuple[Pair, ...] | None]:
    """The tournament as it stood before the round asked for, and the pairs that the file has there."""
    tournament = chosen_tournament(args)
    round_ = args.round
    if round_ is None:
        finished = tournament.settings.rounds == tournament.played_rounds
        round_ = tournament.next_round - finished
    if round_ == tournament.next_round:
        return tournament, None
    from ronde.checking import pairs_of  # not needed to pair

    return at_round(tournament, round_), pairs_of(tournament, round_)


def refuse_teams(tournament: Tournament) -> None:
    """The players of a team event are not paired one by one."""
    if is_team_event(tournament):
        raise BadInput("error-report-team-event-teams-meant")


def at_round(tournament: Tournament, round_: int) -> Tournament:
    """The tournament as it stood before a round."""
    if not 1 <= round_ <= tournament.next_round:
        raise BadInput("error-no-round-file-has-rounds", round=round_, next_round=tournament.next_round)
    return tournament if round_ == tournament.next_round else before(tournament, round_)


def is_special(path: str) -> bool:
    """A pipe or a device such as /dev/null: it is written to, and never replaced by a file."""
    return os.path.exists(path) and not os.path.isfile(path) and not os.path.isdir(path)


def output(text: str, path: str | None = None) -> None:
    """Print a text, or write it to a file completely or not at all."""
    if path is None or path == "-":
        sys.stdout.write(text)
        return
    draft = f"{path}.{os.getpid()}.part"
    try:
        if is_special(path):
            with open(path, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            return
        with open(draft, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError as error:
        if os.path.exists(draft):
            os.unlink(draft)
        raise FileTrouble.unwritable(path, error) from error


def output_json(value: object, path: str | None = None) -> None:
    """Print a value as JSON, or write it to a file."""
    import json  # not needed to pair

    output(json.dumps(value, ensure_ascii=False, indent=1) + "\n", path)
