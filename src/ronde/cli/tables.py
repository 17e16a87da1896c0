"""Commands that print tables: standings, crosstable, pairings, list, card, report."""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Iterable, Mapping, Sequence

from ronde.cli.common import (
    asked_round,
    categories_of,
    file_argument,
    output,
    output_bytes,
    output_json,
    plain,
    read_tournament,
    round_argument,
    strict_argument,
    system_arguments,
    teams_argument,
)
from ronde.cli.parser import Parser, not_together
from ronde.errors import BadInput
from ronde.model import Tournament
from ronde.ranking.standings import Standings as Ranking
from ronde.ranking.standings import standings
from ronde.ranking.tiebreaks.event import EDITIONS
from ronde.tables.render import Table, render
from ronde.words import Message, Quoted

FORMATS = ("text", "csv", "json", "html", "xlsx")


def table_arguments(parser: Parser) -> None:
    """How a table is written, and where to."""
    parser.add_argument("--format", choices=FORMATS, default="text", help="help-format")
    parser.add_argument("-o", "--output", metavar="OUT", help="help-output")


def _ranking_arguments(parser: Parser) -> None:
    parser.add_argument("--tiebreaks", default="", metavar="LIST", help="help-tiebreaks")
    parser.add_argument("--edition", choices=EDITIONS, default="2026", help="help-edition")
    parser.add_argument("--after", type=int, metavar="N", help="help-after")
    parser.add_argument("--lots", type=int, metavar="SEED", help="help-break-ties")
    teams_argument(parser)
    parser.add_argument("--points", choices=("MP", "GP"), help="help-team-points")


def _ranking(
    tournament: Tournament, args: argparse.Namespace
) -> tuple[Ranking, Mapping[int, Sequence[int]] | None]:
    """The ranking of the players, or that of the teams with their game points."""
    if args.teams:
        from ronde.ranking.standings import team_standings
        from ronde.teams import read

        matches = read(tournament)
        games = {id_: [match.games for match in row] for id_, row in matches.of.items()}
        return team_standings(
            matches, args.tiebreaks, args.edition, primary=args.points, after=args.after, seed=args.lots
        ), games
    return standings(tournament, args.tiebreaks, args.edition, after=args.after, seed=args.lots), None


def print_table(table: Table, args: argparse.Namespace) -> int:
    """Write a table in the form asked for."""
    if args.format == "xlsx":
        return _write_workbook(table, args.output)
    width = shutil.get_terminal_size((100, 24)).columns
    output(render(table, args.format, width), args.output)
    return 0


def _write_workbook(table: Table, path: str | None) -> int:
    from ronde.output.workbook import workbook

    if path is None or path == "-":
        raise BadInput("error-workbook-needs-file")
    output_bytes(workbook(table), path)
    return 0


def standings_arguments(parser: Parser) -> None:
    """FILE, tie-breaks."""
    file_argument(parser)
    _ranking_arguments(parser)
    parser.add_argument("--cma", action="store_true", help="help-cma")
    category_argument(parser)
    parser.add_argument("--ratings", action="store_true", help="help-standings-ratings")
    parser.add_argument("--why", type=int, nargs=2, metavar=("A", "B"), help="help-standings-why")
    table_arguments(parser)


def run_standings(args: argparse.Namespace) -> int:
    """Print the standings."""
    from ronde.tables import lists as tables
    from ronde.tables.choosing import Choice
    from ronde.tables.rated import rated_columns

    for name in ("cma", "category", "ratings", "why"):  # about players, whose numbers teams have too
        if args.teams and getattr(args, name):
            raise not_together("standings", f"--{name}", "--teams")
    tournament = read_tournament(args.file, args.lenient, args.lang)
    if args.cma:
        from ronde.systems.dubov_1997.facts import cma_list

        return print_table(tables.cma_table(cma_list(tournament), args.lang), args)
    tournament = _categorised(tournament, args.file, args.category)
    ranking = _ranking(tournament, args)[0]
    if args.why:
        from ronde.explaining import why_standings

        found = why_standings.separation(tournament, ranking, *args.why)
        if args.format == "json":
            output_json(why_standings.as_json(tournament, found, args.lang), args.output)
        else:
            lines = why_standings.text_lines(tournament, found, args.lang)
            output(plain("\n".join(lines) + "\n"), args.output)
        return 0
    extra = rated_columns(tournament, args.lang, year_of(tournament)) if args.ratings else ()
    choice = Choice(args.category)
    return print_table(tables.standings_table(ranking, args.lang, extra, choice), args)


def category_argument(parser: Parser) -> None:
    """--category."""
    parser.add_argument("--category", default="", metavar="NAME", help="help-category")


def _categorised(tournament: Tournament, path: str, name: str) -> Tournament:
    """The tournament with one category: as the event defines it, else as it is typed."""
    from ronde.ranking.categories import named, with_categories

    known = categories_of(path)
    tournament = with_categories(tournament, known)
    names = known.names(tournament.players)
    if not name or name in names:
        return tournament
    if named(name).by_hand:
        what = Message.of("category-known", names=names) if names else Message("category-none")
        raise BadInput("error-unknown-category", name=Quoted(name), known=what)
    return categorised(tournament, (name,))


def categorised(tournament: Tournament, names: Iterable[str]) -> Tournament:
    """The tournament with these categories worked out for the year of the event."""
    from ronde.ranking.categories import Categories, named, with_categories

    defined = tuple(named(name) for name in names if name)
    year = year_of(tournament) or 0
    late = next((one for one in defined if (one.youngest or one.oldest) and not year), None)
    if late is not None:
        raise BadInput("error-category-needs-date", name=Quoted(late.name))
    return with_categories(tournament, Categories(defined, year)) if defined else tournament


def year_of(tournament: Tournament) -> int | None:
    """The year of the event, if the report says it."""
    from ronde.formats.trf.dates import event_day

    year = event_day(tournament.records)[:4]
    return int(year) if year else None


def crosstable_arguments(parser: Parser) -> None:
    """FILE, order, tie-breaks."""
    file_argument(parser)
    parser.add_argument("--by", choices=("rank", "number"), default="rank", help="help-by")
    _ranking_arguments(parser)
    table_arguments(parser)


def run_crosstable(args: argparse.Namespace) -> int:
    """Print the crosstable."""
    from ronde.tables import lists as tables

    tournament = read_tournament(args.file, args.lenient, args.lang)
    ranking, games = _ranking(tournament, args)
    return print_table(tables.crosstable(tournament, ranking, args.by, args.lang, games), args)


def pairings_arguments(parser: Parser) -> None:
    """FILE, round, order."""
    file_argument(parser)
    round_argument(parser, "help-round-of-file")
    parser.add_argument("--order", choices=("board", "alphabetical"), default="board", help="help-order")
    table_arguments(parser)


def run_pairings(args: argparse.Namespace) -> int:
    """Print the pairings of a round."""
    from ronde.tables import lists as tables

    return print_table(
        tables.pairings(
            read_tournament(args.file, args.lenient, args.lang), args.round, args.order, args.lang
        ),
        args,
    )


def list_arguments(parser: Parser) -> None:
    """FILE, order."""
    file_argument(parser)
    parser.add_argument("--order", choices=("number", "rating", "name"), default="number", help="help-order")
    parser.add_argument("--histories", action="store_true", help="help-histories")
    table_arguments(parser)


def run_list(args: argparse.Namespace) -> int:
    """Print the starting list."""
    from ronde.tables import lists as tables

    tournament = read_tournament(args.file, args.lenient, args.lang)
    if args.histories:
        return print_table(tables.histories(tournament, args.lang), args)
    return print_table(tables.starting_list(tournament, args.order, args.lang), args)


def card_arguments(parser: Parser) -> None:
    """FILE, player."""
    file_argument(parser)
    parser.add_argument("player", type=int, metavar="ID", help="help-card-player")
    parser.add_argument("--sheet", choices=("general", "draughts"), help="help-sheet")
    table_arguments(parser)


def run_card(args: argparse.Namespace) -> int:
    """Print a card."""
    from ronde.tables import draughts_card as card
    from ronde.tables import lists as tables

    tournament = read_tournament(args.file, args.lenient, args.lang)
    if args.sheet == "draughts" or (args.sheet is None and card.is_used(tournament)):
        return print_table(card.card_sheet(card.pairing_card(tournament, args.player), args.lang), args)
    from ronde.tables.rated import with_norm

    table = tables.card_table(tables.player_card(tournament, args.player), args.lang)
    return print_table(with_norm(table, tournament, args.player), args)


def ratings_arguments(parser: Parser) -> None:
    """FILE, norms, K."""
    file_argument(parser)
    parser.add_argument("--norms", action="store_true", help="help-ratings-norms")
    parser.add_argument("--k", action="append", default=[], metavar="ID=K", help="help-ratings-k")
    parser.add_argument("--within", type=int, default=2, metavar="N", help="help-ratings-within")
    table_arguments(parser)


def run_ratings(args: argparse.Namespace) -> int:
    """Print the rating changes or the norms."""
    from ronde.tables.rated import norm_table, rating_table

    tournament = read_tournament(args.file, args.lenient, args.lang)
    if args.norms:
        return print_table(norm_table(tournament, args.lang, args.within), args)
    given = dict(_coefficient(word) for word in args.k)
    for id_ in given:
        tournament.player(id_)  # refused if nobody has this number
    return print_table(rating_table(tournament, args.lang, given, year_of(tournament)), args)


def _coefficient(word: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,4})=(\d{1,2})", word, re.ASCII)
    if found is None:
        raise BadInput("error-k-written-id-k", word=Quoted(word))
    return int(found[1]), int(found[2])


def report_arguments(parser: Parser) -> None:
    """FILE, round."""
    file_argument(parser)
    system_arguments(parser)
    teams_argument(parser)
    strict_argument(parser)
    round_argument(parser)


def run_report(args: argparse.Namespace) -> int:
    """Print the decisions of a round."""
    from ronde.explaining.published import in_report
    from ronde.explaining.report import report

    tournament, published = in_report(*asked_round(args))
    output(plain(report(tournament, published, args.lang)))
    return 0
