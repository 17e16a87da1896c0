"""Commands that print tables: standings, crosstable, pairings, list, card, report."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Mapping, Sequence

from ronde.cli.common import (
    chosen_round,
    file_argument,
    language_argument,
    output,
    read_tournament,
    round_argument,
    system_arguments,
    teams_argument,
)
from ronde.model import Tournament
from ronde.ranking.standings import Standings as Ranking
from ronde.ranking.standings import standings
from ronde.ranking.tiebreaks.event import EDITIONS
from ronde.tables.render import Table, render

FORMATS = ("text", "csv", "json", "html")


def _table_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--format", choices=FORMATS, default="text", help="text for a terminal by default")
    parser.add_argument("-o", "--output", metavar="OUT", help="write to a file")
    language_argument(parser)


def _ranking_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--tiebreaks", default="", metavar="LIST", help='codes such as "PTS,DE,BH/C1,BH,SB", or a named set'
    )
    parser.add_argument("--edition", choices=EDITIONS, default="2026", help="how unplayed games count")
    parser.add_argument("--after", type=int, metavar="N", help="the standings after round N")
    parser.add_argument("--lots", type=int, metavar="SEED", help="break the last ties by lots from a seed")
    teams_argument(parser)
    parser.add_argument("--points", choices=("MP", "GP"), help="rank teams on match or on game points")


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


def _print(table: Table, args: argparse.Namespace) -> int:
    width = shutil.get_terminal_size((100, 24)).columns
    output(render(table, args.format, width), args.output)
    return 0


class Standings:
    """examples:
    ronde standings samples/open.trf --tiebreaks "PTS,DE,BH/C1,BH,SB" --edition 2026
    ronde standings samples/open.trf --tiebreaks fide-swiss --format csv
    ronde standings samples/open.trf --cma
    ronde standings samples/teams.trf --teams --tiebreaks "PTS,MPvGP,EDEBT,EMGSB/C1"
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """FILE, tie-breaks."""
        file_argument(parser)
        _ranking_arguments(parser)
        parser.add_argument("--cma", action="store_true", help="the list of article 9 of the Dubov system")
        _table_arguments(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Print the standings."""
        from ronde.tables import lists as tables

        tournament = read_tournament(args.file)
        if args.cma:
            from ronde.systems.dubov_1997.facts import cma_list

            return _print(tables.cma_table(cma_list(tournament), args.lang), args)
        return _print(tables.standings_table(_ranking(tournament, args)[0], args.lang), args)


class Crosstable:
    """examples:
    ronde crosstable samples/open.trf
    ronde crosstable samples/open.trf --by number --format html -o grid.html
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """FILE, order, tie-breaks."""
        file_argument(parser)
        parser.add_argument("--by", choices=("rank", "number"), default="rank")
        _ranking_arguments(parser)
        _table_arguments(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Print the crosstable."""
        from ronde.tables import lists as tables

        tournament = read_tournament(args.file)
        ranking, games = _ranking(tournament, args)
        return _print(tables.crosstable(tournament, ranking, args.by, args.lang, games), args)


class Pairings:
    """examples:
    ronde pairings samples/open.trf --round 3
    ronde pairings samples/open.trf --order alphabetical --format html -o round.html
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """FILE, round, order."""
        file_argument(parser)
        round_argument(parser, "a round of the file (default: the last one)")
        parser.add_argument("--order", choices=("board", "alphabetical"), default="board")
        _table_arguments(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Print the pairings of a round."""
        from ronde.tables import lists as tables

        return _print(tables.pairings(read_tournament(args.file), args.round, args.order, args.lang), args)


class StartingList:
    """example:
    ronde list samples/open.trf --order name
    ronde list samples/open.trf --histories       colours and floats of everybody
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """FILE, order."""
        file_argument(parser)
        parser.add_argument("--order", choices=("number", "rating", "name"), default="number")
        parser.add_argument("--histories", action="store_true", help="colours and floats, round by round")
        _table_arguments(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Print the starting list."""
        from ronde.tables import lists as tables

        tournament = read_tournament(args.file)
        if args.histories:
            return _print(tables.histories(tournament, args.lang), args)
        return _print(tables.starting_list(tournament, args.order, args.lang), args)


class Card:
    """examples:
    ronde card samples/open.trf 7
    ronde card samples/open.trf 7 --sheet draughts --lang fr      the card of the draughts federation
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """FILE, player."""
        file_argument(parser)
        parser.add_argument("player", type=int, metavar="ID", help="the number of the player")
        parser.add_argument(
            "--sheet", choices=("general", "draughts"), help="which card (default: as the event)"
        )
        _table_arguments(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Print a card."""
        from ronde.tables import draughts_card as card
        from ronde.tables import lists as tables

        tournament = read_tournament(args.file)
        if args.sheet == "draughts" or (args.sheet is None and card.is_used(tournament)):
            return _print(card.card_sheet(card.pairing_card(tournament, args.player), args.lang), args)
        return _print(tables.card_table(tables.player_card(tournament, args.player), args.lang), args)


class Report:
    """example:
    ronde report samples/open.trf --round 3 --lang fr
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """FILE, round."""
        file_argument(parser)
        system_arguments(parser)
        teams_argument(parser)
        round_argument(parser)
        language_argument(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Print the decisions of a round."""
        from ronde.explaining.report import report
        from ronde.pairing import pair

        tournament, _ = chosen_round(args)
        output(report(tournament, pair(tournament), args.lang))
        return 0
