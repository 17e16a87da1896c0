"""Commands about a round: pair, explain, why, check."""

from __future__ import annotations

import argparse

from ronde.cli.common import (
    asked_round,
    chosen_round,
    chosen_tournament,
    file_argument,
    json_argument,
    output,
    output_json,
    plain,
    reading_argument,
    round_argument,
    strict_argument,
    system_arguments,
    teams_argument,
)
from ronde.cli.parser import Parser, positive
from ronde.errors import BadInput
from ronde.formats import javafo
from ronde.pairing import pair
from ronde.words import Message


def pair_arguments(parser: Parser) -> None:
    """FILE, system, output; with --batch many files."""
    parser.add_argument("files", nargs="*", metavar="FILE", help="help-pair-files")
    parser.add_argument("--lenient", action="store_true", help="help-lenient")
    parser.add_argument("--batch", action="store_true", help="help-pair-batch")
    parser.add_argument("--jobs", type=positive, metavar="N", help="help-pair-jobs")
    system_arguments(parser)
    teams_argument(parser)
    strict_argument(parser)
    reading_argument(parser)
    parser.add_argument("-o", "--output", metavar="OUT", help="help-pair-output")
    json_argument(parser)


def run_pair(args: argparse.Namespace) -> int:
    """Pair the next round."""
    if args.batch:
        from ronde.cli.batch import run

        return run(args)
    if not args.files:
        raise BadInput("usage-wrong", what=Message.of("usage-required", words="FILE"), prog="ronde pair")
    if len(args.files) > 1 or args.jobs is not None:
        raise BadInput("error-one-file-or-batch")
    args.file = args.files[0]
    tournament = chosen_tournament(args)
    pairing = pair(tournament, reading=args.reading)
    if args.json:
        from ronde.explaining.text import as_json, names

        output_json(as_json(pairing, args.lang, names(tournament)), args.output)
    else:
        output(javafo.write(pairing.pairs), args.output)
    return 0


def explain_arguments(parser: Parser) -> None:
    """FILE, round, player."""
    file_argument(parser)
    system_arguments(parser)
    teams_argument(parser)
    strict_argument(parser)
    round_argument(parser)
    parser.add_argument("--player", type=int, metavar="ID", help="help-explain-player")
    json_argument(parser)


def run_explain(args: argparse.Namespace) -> int:
    """Explain a round."""
    from ronde.explaining import text as explain
    from ronde.explaining.published import in_report
    from ronde.explaining.voice import player_text

    tournament, published = in_report(*asked_round(args))
    if args.player is not None:
        tournament.player(args.player)
    if args.json:
        if args.player is not None:
            published = explain.only(published, args.player)
        output_json(explain.as_json(published, args.lang, explain.names(tournament)))
    elif args.player is not None:
        output(plain(player_text(tournament, published, args.player, args.lang)))
    else:
        output(plain(explain.round_text(tournament, published, args.lang)))
    return 0


def why_arguments(parser: Parser) -> None:
    """FILE and one player or two."""
    file_argument(parser)
    parser.add_argument("a", type=int, metavar="A", help="help-why-a")
    parser.add_argument("b", type=int, metavar="B", nargs="?", help="help-why-b")
    parser.add_argument("--colour", action="store_true", help="help-why-colour")
    parser.add_argument("--if", action="store_true", dest="otherwise", help="help-why-if")
    system_arguments(parser)
    teams_argument(parser)
    strict_argument(parser)
    round_argument(parser)
    json_argument(parser)


def run_why(args: argparse.Namespace) -> int:
    """Answer."""
    from ronde.explaining import why_one, why_text
    from ronde.explaining.why import why

    tournament, played = chosen_round(args)
    if args.otherwise:
        game = None if args.b is None else (args.a, args.b)
        found = why_one.what_if(tournament, args.a, game)
        return _said(args, why_one.otherwise_lines(tournament, found, args.lang))
    if args.b is None:
        one = why_one.why_one(tournament, args.a)
        if args.colour and one.opponent:
            args.b = one.opponent.id
        else:
            return _said(args, why_one.text_lines(tournament, one, args.lang))
    if args.colour:
        colours = why_one.why_colours(tournament, args.a, args.b)
        return _said(args, why_one.colour_lines(tournament, colours, args.lang))
    answer = why(tournament, args.a, args.b, played)
    if args.json:
        output_json(why_text.as_json(tournament, answer, args.lang))
    else:
        output(plain(why_text.as_text(tournament, answer, args.lang)))
    return 0


def _said(args: argparse.Namespace, lines: list[str]) -> int:
    """An answer as lines of text."""
    if args.json:
        output_json({"players": [id_ for id_ in (args.a, args.b) if id_ is not None], "text": lines})
    else:
        output(plain("\n".join(lines) + "\n"))
    return 0


def check_arguments(parser: Parser) -> None:
    """FILEs, system."""
    file_argument(parser, many=True)
    system_arguments(parser)
    teams_argument(parser)
    reading_argument(parser)
    parser.add_argument("--explain", action="store_true", help="help-check-explain")
    parser.add_argument("--verbose", action="store_true", help="help-check-verbose")
    parser.add_argument("--jobs", type=positive, metavar="N", help="help-check-jobs")
    formats = ("text", "json", "csv", "html")
    parser.add_argument("--format", choices=formats, default="text", help="help-check-format")
    parser.add_argument("-o", "--output", metavar="OUT", help="help-check-output")
    json_argument(parser)


def run_check(args: argparse.Namespace) -> int:
    """Check every file."""
    from ronde.cli.checking import run

    return run(args)
