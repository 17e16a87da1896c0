"""Team events: the participants of the pairing are teams, and the board results are kept.

The players of all teams are one tournament, in which every player has the cells of his boards; the team
records of its report (013, or 310) say who belongs to which team, in the order of boards. `fold` makes of
it the tournament of teams that a system pairs, `board_pairs` turns a pair of teams into boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from ronde.errors import BadInput
from ronde.model import ABSENT, BLANK, BYE, Cell, Colour, Pair, Player, Result, Scoring, Tournament
from ronde.rulebook import implements


@dataclass(frozen=True, slots=True)
class Team:
    """A team with its players in the order of boards."""

    id: int
    name: str
    members: tuple[Player, ...]

    @property
    def rated(self) -> int:
        """How many of its players have a rating."""
        return sum(1 for player in self.members if player.rating)

    @property
    def rating_sum(self) -> int:
        """The ratings of those who have one, added up."""
        return sum(player.rating for player in self.members)


def teams_of(tournament: Tournament) -> tuple[Team, ...]:
    """The teams named by the records of a report, numbered in the order in which they stand there."""
    by_id, lines = tournament.by_id(), _lines(tournament)
    start = 73 if lines and lines[0].startswith("310") else 36
    teams = []
    for number, line in enumerate(lines, 1):
        name = (line[8:40] if line.startswith("310") else line[4:36]).strip()
        members = [int(word) for word in line[start:].split() if _is_number(word)]
        unknown = [id_ for id_ in members if id_ not in by_id]
        if unknown:
            raise BadInput(
                f"team {name} names player {unknown[0]}, but there is no such player",
                f"l'équipe {name} cite le joueur {unknown[0]}, mais il n'existe pas",
            )
        stated = line[4:7].strip() if line.startswith("310") else ""
        number = int(stated) if _is_number(stated) else number
        teams.append(Team(number, name, tuple(by_id[id_] for id_ in members)))
    return tuple(teams)


def _lines(tournament: Tournament) -> list[str]:
    """The records that name the teams."""
    found = ([r for r in tournament.records if r.startswith(code)] for code in ("310", "013"))
    return next(filter(None, found), [])


def renumbered(tournament: Tournament, order: Sequence[Team]) -> Tournament:
    """The report with the records of its teams in an order, which numbers them from 1."""
    lines = _lines(tournament)
    line_of = {team.id: line for team, line in zip(teams_of(tournament), lines, strict=True)}
    moved = (_with_number(line_of[team.id], number) for number, team in enumerate(order, 1))
    records = tuple(next(moved) if line in lines else line for line in tournament.records)
    return replace(tournament, records=records, source=())


def _with_number(line: str, number: int) -> str:
    return f"{line[:4]}{number:>3}{line[7:]}" if line.startswith("310") else line


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 4


@implements("fmjd-1986 preliminary")
def fold(tournament: Tournament, teams: Sequence[Team], scoring: Scoring) -> Tournament:
    """The tournament whose participants are the teams; `scoring` is that of the matches."""
    team_of, forfeits = _membership(teams), forfeited_matches(tournament)
    rounds = max((len(p.cells) for team in teams for p in team.members), default=0)
    players = []
    for team in teams:
        cells = tuple(
            forfeits.get((team.id, round_)) or match(tournament, team, round_, team_of)
            for round_ in range(1, rounds + 1)
        )
        rating = team.rating_sum // team.rated if team.rated else 0
        players.append(Player(team.id, team.name, rating, cells=_trimmed(cells)))
    settings = replace(
        tournament.settings, scoring=scoring, forbidden=(), forbidden_rounds=(), no_bye=frozenset(), lots=()
    )
    return Tournament(tuple(players), replace(settings, virtual_points=()), tournament.name)


def forfeited_matches(tournament: Tournament) -> dict[tuple[int, int], Cell]:
    """The matches that a 330 record calls forfeited, by team and round: `330 +-   4  23  33`."""
    found = {}
    for line in tournament.records:
        words = line[6:].split()
        if not line.startswith("330") or len(words) != 3 or not all(map(_is_number, words)):
            continue
        round_, white, black = map(int, words)
        sides = ((white, black, Colour.WHITE), (black, white, Colour.BLACK))
        for mark, (team, other, colour) in zip(line[4:6], sides, strict=True):
            result = Result.FORFEIT_WIN if mark == "+" else Result.FORFEIT_LOSS
            found[team, round_] = Cell(other, colour, result)
    return found


def _membership(teams: Sequence[Team]) -> dict[int, Team]:
    team_of: dict[int, Team] = {}
    for team in teams:
        for player in team.members:
            if player.id in team_of:
                raise BadInput(
                    f"player {player.id} is in team {team_of[player.id].id} and in team {team.id}",
                    f"le joueur {player.id} est dans les équipes {team_of[player.id].id} et {team.id}",
                )
            team_of[player.id] = team
    return team_of


def _trimmed(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    while cells and cells[-1] == BLANK:
        cells = cells[:-1]
    return cells


def match(tournament: Tournament, team: Team, round_: int, team_of: Mapping[int, Team]) -> Cell:
    """What a team has in a round, from its boards: more board points win the match."""
    played = _boards_of(team, round_)
    if not played:
        return _away([player.cell(round_) for player in team.members])
    met = [team_of[id_] for cell in played if (id_ := cell.opponent or 0) in team_of]
    if len(met) < len(played) or any(other.id != met[0].id for other in met):
        raise BadInput(
            f"the players of team {team.id} {team.name} do not all meet one team in round {round_}",
            f"les joueurs de l'équipe {team.id} {team.name} ne rencontrent pas tous la même équipe "
            f"à la ronde {round_}",
        )
    mine, his = (board_points(tournament, side, round_) for side in (team, met[0]))
    return Cell(met[0].id, _colour(team, met[0], round_), _result(played, mine, his))


def _boards_of(team: Team, round_: int) -> list[Cell]:
    return [cell for player in team.members if (cell := player.cell(round_)).opponent is not None]


def board_points(tournament: Tournament, team: Team, round_: int) -> int:
    """The board points of a team in a round, in tenths; a board won without an opponent counts."""
    scoring = tournament.settings.scoring
    return sum(scoring.points(player.cell(round_)) for player in team.members)


def _away(cells: Sequence[Cell]) -> Cell:
    """A round without a match: the rest, some other free points, absence, or nothing said yet."""
    for cell in (BYE, Cell(result=Result.FULL_BYE), Cell(result=Result.HALF_BYE)):
        if cell in cells:
            return cell
    return ABSENT if cells and all(cell.result is Result.ABSENT for cell in cells) else BLANK


def _colour(team: Team, opponent: Team, round_: int) -> Colour | None:
    """The colour of a match is that of the first board of the team with the lower number."""
    first = min(team, opponent, key=lambda side: side.id)
    colour = _boards_of(first, round_)[0].colour
    return colour if colour is None or first is team else colour.opposite


def _result(played: Sequence[Cell], mine: int, his: int) -> Result:
    results = {cell.result for cell in played}
    if Result.PENDING in results:
        return Result.PENDING
    if results <= {Result.FORFEIT_WIN, Result.FORFEIT_LOSS} and (mine != his or not mine):
        return Result.FORFEIT_WIN if mine > his else Result.FORFEIT_LOSS
    return Result.WIN if mine > his else Result.LOSS if mine < his else Result.DRAW


def board_pairs(pair: Pair, teams: Sequence[Team], away: Iterable[int] = ()) -> tuple[Pair, ...]:
    """The boards of a match: members present in their order, White alternating from the first board."""
    missing, by_id = set(away), {team.id: team for team in teams}
    sides = [[p.id for p in by_id[id_].members if p.id not in missing] for id_ in pair]
    if len(sides) == 1:
        return ()
    games = enumerate(zip(*sides, strict=False))
    return tuple(Pair(b, a) if board % 2 else Pair(a, b) for board, (a, b) in games)
