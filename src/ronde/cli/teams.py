"""The command teams: a team event as a tournament of teams."""

from __future__ import annotations

import argparse

from ronde import teams
from ronde.cli.common import file_argument, language_argument, output, read_tournament, system_arguments
from ronde.errors import BadInput
from ronde.formats import trf
from ronde.model import Scoring, Tournament
from ronde.pairing import pair, with_choice


class Teams:
    """examples:
    ronde teams league.trf -o teams.trf              the teams as a tournament of their own
    ronde teams league.trf --pair --system fmjd-1986     the next matches with their boards
    ronde teams league.trf --standings               the ranking of the teams
    ronde teams league.trf --number --lots 7 -o new.trf     numbers by article 3.1.3 of the draughts rules
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """FILE and what to do with its teams."""
        file_argument(parser)
        system_arguments(parser)
        what = parser.add_mutually_exclusive_group()
        what.add_argument("--pair", action="store_true", help="pair the next round of matches")
        what.add_argument("--standings", action="store_true", help="rank the teams")
        what.add_argument("--number", action="store_true", help="number the teams, before round 1")
        parser.add_argument("--lots", type=int, metavar="SEED", help="draw lots between equal teams")
        parser.add_argument("--points", choices=("MP", "GP"), default="MP", help="match or game points first")
        parser.add_argument("--tiebreaks", default="", metavar="LIST", help="codes, for the standings")
        parser.add_argument("-o", "--output", metavar="OUT", help="write to a file")
        language_argument(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Fold, number, pair or rank."""
        players = read_tournament(args.file)
        listed = teams.teams_of(players)
        if not listed:
            raise BadInput(
                "the file names no teams: it has neither 013 nor 310 records",
                "le fichier ne nomme pas d'équipes : il n'a ni ligne 013 ni ligne 310",
            )
        if args.number:
            output(trf.write(_numbered(players, listed, args.lots)), args.output)
            return 0
        if args.standings:
            from ronde.formats.tables import render
            from ronde.standings import team_standings
            from ronde.tables import standings_table

            ranking = team_standings(players, args.tiebreaks, primary=args.points)
            output(render(standings_table(ranking, args.lang), "text", 100), args.output)
            return 0
        folded = with_choice(teams.fold(players, listed, Scoring.of(20, 10)), args.system, args.acceleration)
        output(_matches(folded, players, listed) if args.pair else trf.write(folded), args.output)
        return 0


def _numbered(players: Tournament, listed: tuple[teams.Team, ...], seed: int | None) -> Tournament:
    """The report with its teams numbered: rated players, their average, lots."""
    from ronde.standings import draw
    from ronde.systems.fmjd_order import team_order

    if players.played_rounds:
        raise BadInput(
            "numbers stay the same for the whole event (fmjd-1986 3.1.5): a round has been paired",
            "les numéros ne changent pas pendant l'épreuve (fmjd-1986 3.1.5) : une ronde est appariée",
        )
    lots = () if seed is None else draw([team.id for team in listed], seed)
    return teams.renumbered(players, team_order(listed, lots))


def _matches(folded: Tournament, players: Tournament, listed: tuple[teams.Team, ...]) -> str:
    """The matches of the next round, each with its boards."""
    away = {p.id for p in players.players} - {p.id for p in players.available()}
    names = {team.id: team.name for team in listed}
    known = {player.id: player.name for player in players.players}
    lines = []
    for number, match in enumerate(pair(folded).pairs, 1):
        other = names[match.black] if match.black else "–"
        lines.append(f"{number}. {names[match.white]} – {other}")
        for board in teams.board_pairs(match, listed, away):
            right = f"{board.black} {known[board.black]}" if board.black else "–"
            lines.append(f"     {board.white} {known[board.white]} – {right}")
    return "\n".join(lines) + "\n"
