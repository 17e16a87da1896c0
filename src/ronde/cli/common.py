"""Shared by the commands: files in and out, the language, the system of an event."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable

from ronde.cli.parser import Parser
from ronde.errors import BadInput, FileTrouble, RondeError
from ronde.facts.history import contradicted
from ronde.formats import trf
from ronde.formats.trf.teams import is_team_event
from ronde.model import Pair, Tournament
from ronde.pairing import before, edition_of, edition_to_pair, fitting, with_choice, with_edition
from ronde.systems.names import How
from ronde.typed import TYPE_CHECKING
from ronde.words import Message, Points, of_teams, say

if TYPE_CHECKING:
    from typing import BinaryIO

    from ronde.ranking.categories import Categories


def file_argument(parser: Parser, many: bool = False) -> None:
    """FILE, or - for standard input."""
    if many:
        parser.add_argument("files", nargs="+", metavar="FILE", help="help-files")
    else:
        parser.add_argument("file", metavar="FILE", help="help-file")
    parser.add_argument("--lenient", action="store_true", help="help-lenient")


def strict_argument(parser: Parser) -> None:
    """--strict."""
    parser.add_argument("--strict", action="store_true", help="help-strict")


def system_arguments(parser: Parser) -> None:
    """--system and --acceleration."""
    parser.add_argument("--system", metavar="KEY", help="help-system")
    parser.add_argument("--acceleration", metavar="KEY", help="help-acceleration")


def teams_argument(parser: Parser) -> None:
    """--teams."""
    parser.add_argument("--teams", action="store_true", help="help-teams")


def reading_argument(parser: Parser) -> None:
    """--reading."""
    parser.add_argument("--reading", action="store_true", help="help-reading")


def round_argument(parser: Parser, what: str = "help-round") -> None:
    """--round."""
    parser.add_argument("--round", type=int, metavar="N", help=what)


def json_argument(parser: Parser) -> None:
    """--json."""
    parser.add_argument("--json", action="store_true", help="help-json")


def read_tournament(path: str, lenient: bool, language: str) -> Tournament:
    """The tournament of a file, or of standard input; `lenient` accepts lines that end inside a field."""
    cut: list[BadInput] = []
    tournament = tournament_of(path, cut if lenient else None)
    warn((trouble.sentence for trouble in cut), language)
    warn(trf.unread(tournament), language)
    return tournament


def tournament_of(path: str, cut: list[BadInput] | None = None) -> Tournament:
    """The tournament of a report or of an event file; lines that end inside a field are put into `cut`."""
    event, sign, key = path.partition("#")
    if sign and is_event(event):
        return _of_event(event, key or None)
    data = read_file(path)
    if data.startswith(_EVENT) and path != "-":
        return _of_event(path, None)
    return trf.read(data, cut)


_EVENT = b"SQLite format 3\0"  # how an event file begins


def is_event(path: str) -> bool:
    """The path is that of an event file."""
    try:
        with open(path, "rb") as file:
            return file.read(len(_EVENT)) == _EVENT
    except OSError:
        return False


def _of_event(path: str, key: str | None) -> Tournament:
    """The published rounds of a tournament of an event file, with the tie-breaks that it announces."""
    from ronde.desk import service

    with service.open_event(path) as desk:
        state = desk.state(key)
        teams = state.setup.teams is not None  # whose colour is the scheduled one
        if not (any(e.squad.members for e in state.entrants.values()) if teams else state.entrants):
            raise BadInput("error-event-has-no-players")
        return trf.read(service.export_trf(desk, key, "26", next_round=teams))


def categories_of(path: str) -> Categories:
    """The categories that an event file defines; a report defines none."""
    from ronde.ranking.categories import Categories

    event, _, key = path.partition("#")
    if not is_event(event):
        return Categories()
    from ronde.desk import service

    with service.open_event(event) as desk:
        return desk.state(key or None).categories


LARGEST = 100 * 1000 * 1000  # bytes of a file


def read_file(path: str) -> bytes:
    """The bytes of a file, or of standard input; a device such as /dev/zero has no end."""
    if path == "-":
        if sys.stdin is None:
            raise FileTrouble("error-standard-input-closed")
        return _read(sys.stdin.buffer, path)
    try:
        with open(path, "rb") as file:
            return _read(file, path)
    except OSError as error:
        raise FileTrouble.unreadable(path, error) from error


def _read(file: BinaryIO, path: str) -> bytes:
    data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadInput("error-file-too-large", path=path, most=LARGEST // 1000**2)
    return data


def said_of(path: str, error: RondeError, language: str) -> str:
    """What is wrong with one file of many, by its name."""
    sentence = error.say(language)
    if sentence.startswith(path):
        return sentence
    return say("cli-of-file", language, file=path, sentence=sentence)


_WARNINGS = 5  # sentences of one kind


def warn(sentences: Iterable[Message], language: str) -> None:
    """Print warnings on standard error, at most the first few of a kind."""
    said = list(sentences)
    for sentence in said[:_WARNINGS]:
        print(f"ronde: {plain(sentence.say(language))}", file=sys.stderr)
    if len(said) > _WARNINGS:
        more = Message.of("warning-more", n=len(said) - _WARNINGS)
        print(f"ronde: {more.say(language)}", file=sys.stderr)


def plain(text: str) -> str:
    """A text for a terminal: without control characters or text-direction marks."""
    if text.isascii() and text.replace("\n", "").isprintable():
        return text
    from ronde.tables.render import clean  # only for names that need it

    return "\n".join(map(clean, text.split("\n")))


def chosen_tournament(args: argparse.Namespace) -> Tournament:
    """The tournament of the arguments, with --system, --acceleration and --teams applied."""
    tournament = tell_edition(args, read_tournament(args.file, args.lenient, args.lang))
    if args.teams:
        from ronde import teams  # only for the reports of team events

        args.lang = of_teams(args.lang)
        return teams.fold(teams.read(tournament))
    refuse_teams(tournament)
    compare_points(tournament, args.strict, args.lang)
    return tournament


def compare_points(tournament: Tournament, strict: bool, language: str) -> None:
    """Points that the file states and its results contradict: a warning, or a refusal."""
    found = [
        Message.of(
            "check-points",
            who=Message.of("check-player", id=player.id),
            stated=Points(player.stated_points or 0),
            total=Points(total),
        )
        for player, total in contradicted(tournament)
    ]
    if found and strict:
        raise BadInput("error-points-contradicted", first=found[0], n=len(found))
    warn(found, language)


def tell_edition(args: argparse.Namespace, tournament: Tournament) -> Tournament:
    """The tournament with --system and --acceleration; the chosen edition goes to standard error."""
    tournament, sentence = with_system(tournament, args.system, args.acceleration)
    if sentence is not None:
        print(f"ronde: {sentence.say(args.lang)}", file=sys.stderr)
    return tournament


def with_system(
    tournament: Tournament, system: str | None, acceleration: str | None
) -> tuple[Tournament, Message | None]:
    """The tournament with a system and an acceleration, and how the edition was found if it is not named."""
    found = edition_to_pair(tournament, system)
    if found is None:
        return with_choice(tournament, system, acceleration), None
    if acceleration is None:
        found = fitting(found, tournament)
    sentence = None
    if found.how is not How.NAMED:
        named = edition_of(tournament, system) is not None
        sentence = found.message() if named else Message.of("edition-unnamed", edition=found.message())
    return with_choice(with_edition(tournament, found), None, acceleration), sentence


def asked_round(args: argparse.Namespace) -> tuple[Tournament, int]:
    """The tournament and the round asked for: the next one, or the last if the event is over."""
    tournament = chosen_tournament(args)
    round_ = args.round
    if round_ is None:
        finished = tournament.settings.rounds == tournament.played_rounds
        round_ = tournament.next_round - finished
    return tournament, round_


def chosen_round(args: argparse.Namespace) -> tuple[Tournament, tuple[Pair, ...] | None]:
    """The tournament before the requested round, and the pairs of that round in the file."""
    tournament, round_ = asked_round(args)
    if round_ == tournament.next_round:
        return tournament, None
    from ronde.checking import pairs_of  # not needed to pair

    return at_round(tournament, round_), pairs_of(tournament, round_)


def refuse_teams(tournament: Tournament) -> None:
    """Refuse to pair the players of a team event individually."""
    if is_team_event(tournament):
        raise BadInput("error-report-team-event-teams-meant")


def at_round(tournament: Tournament, round_: int) -> Tournament:
    """The tournament before a round."""
    if not 1 <= round_ <= tournament.next_round:
        raise BadInput("error-no-round-file-has-rounds", round=round_, next_round=tournament.next_round)
    return tournament if round_ == tournament.next_round else before(tournament, round_)


def is_special(path: str) -> bool:
    """A pipe or a device such as /dev/null: it is written to, and never replaced by a file."""
    return os.path.exists(path) and not os.path.isfile(path) and not os.path.isdir(path)


def output(text: str, path: str | None = None, lasting: bool = True) -> None:
    """Print a text, or write it to a file completely or not at all."""
    if path is None or path == "-":
        sys.stdout.write(text)
        return
    output_bytes(text.encode("utf-8", "surrogateescape"), path, lasting)


def output_bytes(data: bytes, path: str, lasting: bool = True) -> None:
    """Print bytes ("-"), or write them to a file completely or not at all.

    What need not be `lasting`, because it can be made again, does not wait for the disk.
    """
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
            if lasting:
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
