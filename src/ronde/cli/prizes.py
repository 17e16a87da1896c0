"""The command prizes: who gets which prize by the standings of a report."""

from __future__ import annotations

import argparse

from ronde.cli.common import file_argument, read_tournament
from ronde.cli.parser import Parser
from ronde.cli.tables import categorised, print_table, table_arguments
from ronde.errors import BadInput
from ronde.words import Quoted


def prizes_arguments(parser: Parser) -> None:
    """FILE, the prizes and how they are given."""
    from ronde.prizes.plan import Sharing

    file_argument(parser)
    parser.add_argument("--main", default="", metavar="AMOUNTS", help="help-prizes-main")
    parser.add_argument(
        "--list", action="append", default=[], metavar="NAME=AMOUNTS", help="help-prizes-list"
    )
    kinds = [kind.value for kind in Sharing]
    parser.add_argument("--sharing", choices=kinds, default="none", help="help-prizes-sharing")
    parser.add_argument("--cumulative", action="store_true", help="help-prizes-cumulative")
    parser.add_argument("--least-games", type=int, default=0, metavar="N", help="help-prizes-games")
    parser.add_argument("--currency", default="EUR", metavar="CODE", help="help-prizes-currency")
    parser.add_argument("--unit", default="", metavar="AMOUNT", help="help-prizes-unit")
    parser.add_argument("--tiebreaks", default="", metavar="LIST", help="help-tiebreaks")
    table_arguments(parser)


def run_prizes(args: argparse.Namespace) -> int:
    """Print the prize list."""
    from ronde.prizes.giving import give
    from ronde.prizes.plan import Plan, PrizeList, Sharing, check, currencies, read_amount
    from ronde.ranking.standings import standings
    from ronde.tables.prizes import prize_table

    currency = args.currency.upper()
    if currency not in currencies():
        raise BadInput("error-no-currency", currency=Quoted(currency))
    lists = [("", args.main)] if args.main else []
    lists += [_named(word) for word in args.list]
    if not lists:
        raise BadInput("error-prizes-not-given")
    made = tuple(
        PrizeList(
            tuple(read_amount(word, currency) for word in amounts.replace(";", " ").split()),
            name,
            Sharing(args.sharing),
            args.least_games,
        )
        for name, amounts in lists
    )
    unit = read_amount(args.unit, currency) if args.unit else 1
    plan = Plan(made, currency=currency, one_each=not args.cumulative, unit=unit)
    names = tuple(name for name, _ in lists if name)
    check(plan, names)
    tournament = categorised(read_tournament(args.file, args.lenient, args.lang), names)
    ranking = standings(tournament, args.tiebreaks)
    return print_table(prize_table(plan, give(plan, ranking), ranking, args.lang), args)


def _named(word: str) -> tuple[str, str]:
    name, sign, amounts = word.rpartition("=")
    if not sign or not name:
        raise BadInput("error-prizes-written", word=Quoted(word))
    return name, amounts
