"""Team events: the participants of the pairing are teams, and the board results are kept.

The players of all teams are one tournament, in which every player has the cells of their boards; the records
of its report say who belongs to which team and what the boards do not show. From both, `read` builds the
matches of every team, `fold` the tournament of teams that a system pairs, `board_pairs` the boards of a
pair of teams, and `with_round` puts a round of matches back into the report.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice, zip_longest

from ronde.digits import number
from ronde.errors import BadInput
from ronde.facts.acceleration import nominal_points, settled
from ronde.formats.trf import teams as records
from ronde.formats.trf.records import team_records
from ronde.formats.trf.settings import Byes, acceleration_lines, apply_settings
from ronde.model import (
    ABSENT,
    BLANK,
    BYE,
    Cell,
    Colour,
    Pair,
    Player,
    Result,
    Scoring,
    Settings,
    Team,
    Tournament,
)
from ronde.pairing import pair
from ronde.rulebook import implements
from ronde.systems import RoundPairing, known
from ronde.values import NamedTuple, frozen, replace

_LETTERS = {
    Result.WIN: "W", Result.DRAW: "D", Result.LOSS: "L", Result.FULL_BYE: "F", Result.HALF_BYE: "H",
    Result.ABSENT: "Z", Result.FORFEIT_WIN: "+", Result.FORFEIT_LOSS: "-",
}  # fmt: skip


class Match(NamedTuple):
    """One round of one team."""

    cell: Cell  # as a cell of the tournament of teams
    points: int  # match points, in tenths
    games: int  # game points, in tenths
    boards: tuple[int, ...] = ()  # game points board by board
    players: tuple[int, ...] = ()  # the players seated there, 0 for an empty seat


@frozen
class Matches:
    """A team event: its players with their boards, its teams with their matches."""

    tournament: Tournament  # of the players
    teams: tuple[Team, ...]
    scoring: Scoring  # of the matches
    rest: records.Rest  # with the points that count
    colours: tuple[Colour, ...]  # of the White team, board by board; as many as a match has boards
    rounds: int
    of: Mapping[int, tuple[Match, ...]]  # by team, one for every round

    @property
    def size(self) -> int:
        """How many boards a match has."""
        return len(self.colours)

    @property
    def game_scoring(self) -> Scoring:
        """The scale of the game points of a match: a match won on all boards, and a drawn one."""
        games = self.tournament.settings.scoring
        return Scoring.of(self.size * games.win, self.size * games.draw)


# --- reading -------------------------------------------------------------------------------------


@implements("tiebreaks 11")
def read(tournament: Tournament, teams: Sequence[Team] = ()) -> Matches:
    """The matches of a report; its records name the teams, unless they are given."""
    teams = teams or records.teams_of(tournament)
    if not teams:
        raise BadInput("error-no-team-event-file-names")
    return _Reader(tournament, teams).read()


class _Reader:
    """The boards of a report and its records, side by side."""

    def __init__(self, tournament: Tournament, teams: Sequence[Team]) -> None:
        said = team_records(tournament.records)
        self.tournament, self.games = tournament, tournament.settings.scoring
        self.teams = {team.id: team for team in teams}
        self.team_of = {player.id: team.id for team in teams for player in team.members}
        self.players = tournament.by_id()
        self.lineups, self.forfeits = said.lineups, said.forfeits
        self.abnormal, self.rest = said.abnormal, said.rest
        late = (round_ for _, round_ in (*self.forfeits, *self.rest.places))
        self.rounds = max((tournament.played_rounds, *late))
        self.byes = _announced(tournament, set(self.teams), self.rounds + 1)[1]
        self.colours = self._colours(said.colours)
        self.scoring = self._scoring(said.points)

    def read(self) -> Matches:
        """Every round of every team."""
        rest = self.rest._replace(match=self.scoring.pairing_bye, game=self._rest_games())
        of = {
            team.id: tuple(self._match(team, number) for number in range(1, self.rounds + 1))
            for team in self.teams.values()
        }
        teams = tuple(self.teams.values())
        return Matches(self.tournament, teams, self.scoring, rest, self.colours, self.rounds, of)

    def _rest_games(self) -> int:
        """The game points of the rest: half of all unless the report says otherwise (ruling T21)."""
        return len(self.colours) * self.games.draw if self.rest.game is None else self.rest.game

    def _colours(self, stated: tuple[Colour, ...]) -> tuple[Colour, ...]:
        """As many colours as a match has boards: as the report says, else alternating from White."""
        if stated:
            return stated
        rounds = range(1, self.rounds + 1)
        size = max((len(self._seats(team, n)) for team in self.teams.values() for n in rounds), default=0)
        return alternating(size or min(len(team.members) for team in self.teams.values()))

    @implements("fmjd-1986 8.2", "swiss-team-2026 1.4")
    def _scoring(self, points: Mapping[str, int]) -> Scoring:
        """The scale of the matches; the rest is a drawn match (ruling T21), unless the system has it won."""
        chosen = known(self.tournament.settings.system)
        usual = "TW" if chosen and chosen.rest_wins_match else "TD"
        rest = points[usual] if self.rest.match is None else self.rest.match
        scale = Scoring.of(points["TW"], points["TD"], points["TL"])
        return replace(scale, forfeit_loss=0, pairing_bye=rest)

    def _seated(self, team: Team, number: int) -> list[int]:
        """The players as lined up (300), else those who sat down, in the order of the team; 0 for nobody."""
        lineup = self.lineups.get((team.id, number))
        if lineup:
            return [id_ if id_ in self.players else 0 for id_ in lineup]
        return [player.id for player in team.members if player.cell(number).paired]

    def _seats(self, team: Team, number: int) -> list[Cell]:
        """The boards of a team."""
        seated = self._seated(team, number)
        return [self.players[id_].cell(number) if id_ else BLANK for id_ in seated]

    def _match(self, team: Team, number: int) -> Match:
        seats = self._seats(team, number)
        forfeit = self.forfeits.get((team.id, number))
        if forfeit:
            found = self._forfeited(forfeit, self._line(seats))
        elif any(cell.opponent is not None for cell in seats):
            found = self._played(team, number, seats)
        else:
            found = self._bye(team, number, seats)
        seated = tuple(self._seated(team, number))
        return self._adjusted(found._replace(players=seated), team.id, number)

    def _line(self, seats: Sequence[Cell]) -> tuple[int, ...]:
        """The game points board by board; a board without an opponent is won."""
        games = self.games
        return tuple(games.forfeit_win if cell == BYE else games.points(cell) for cell in seats)

    @implements("tiebreaks 12.1")
    def _forfeited(self, cell: Cell, line: tuple[int, ...]) -> Match:
        """A match forfeited as a whole: won on all boards if there are none (ruling T19)."""
        won = cell.result is Result.FORFEIT_WIN
        line = self._full() if won and not any(line) else line
        return Match(cell, self.scoring.points(cell), sum(line), line)

    def _full(self) -> tuple[int, ...]:
        return (self.games.win,) * len(self.colours)

    def _played(self, team: Team, number: int, seats: Sequence[Cell]) -> Match:
        """A match that was played: more game points win it."""
        met = {self.team_of.get(cell.opponent) for cell in seats if cell.opponent is not None}
        other = self.teams.get(met.pop() or 0)
        if met or other is None:
            raise BadInput("error-players-team-do-not-all", id=team.id, name=team.name, number=number)
        theirs = self._seats(other, number)
        line, against = self._line(seats), sum(self._line(theirs))
        result = _result((*seats, *theirs), sum(line), against)
        first = team.id < other.id
        colour = self._colour(seats if first else theirs)
        if colour is not None and not first:
            colour = colour.opposite
        cell = Cell(other.id, colour, result)
        return Match(cell, self.scoring.points(cell), sum(line), line)

    @implements("swiss-team-2026 1.6.1")
    def _colour(self, seats: Sequence[Cell]) -> Colour | None:
        """The team's colour by 352, judged by the first board that has a colour."""
        for cell, white in zip(seats, self.colours, strict=False):
            if cell.colour is not None:
                return Colour.WHITE if cell.colour is white else Colour.BLACK
        return None

    @implements("tiebreaks 12.1")
    def _bye(self, team: Team, number: int, seats: Sequence[Cell]) -> Match:
        """A round without a match: the rest (320), a win on every board; a bye asked for (240); absence."""
        if (team.id, number) in self.rest.places or BYE in seats:
            return Match(BYE, self.scoring.pairing_bye, self._rest_games(), self._full())
        cell = self.byes.get(team.id, {}).get(number) or away(team, number)
        gains = {Result.FULL_BYE: self.games.win, Result.HALF_BYE: self.games.draw}
        line = (gains.get(cell.result, 0),) * len(self.colours)
        return Match(cell, self.scoring.points(cell), sum(line), line)

    def _adjusted(self, match: Match, team: int, number: int) -> Match:
        """299: other points for a result, or a bonus or penalty on top of it (ruling T22)."""
        for found in self.abnormal:
            if found.round not in (0, number) or (found.teams and team not in found.teams):
                continue
            gains = (found.match, found.game)
            if not found.kind:
                points, games = match.points + (gains[0] or 0), match.games + (gains[1] or 0)
            elif found.kind == _LETTERS.get(match.cell.result):
                points = match.points if gains[0] is None else gains[0]
                games = match.games if gains[1] is None else gains[1]
            else:
                continue
            match = match._replace(points=points, games=games)
        return match


def _announced(tournament: Tournament, teams: set[int], next_round: int) -> tuple[Settings, Byes]:
    """Byes (240), virtual points (250) and forbidden pairs (260) of teams; a record may also name players."""
    return apply_settings(records.announcements(tournament.records, teams), teams, next_round)


def alternating(boards: int) -> tuple[Colour, ...]:
    """White on the first board, Black on the second, and so on."""
    return tuple(islice(cycle(Colour), boards))


def away(team: Team, number: int) -> Cell:
    """A round without a match or a record of it: the bye that its players have, or else absence."""
    results = {player.cell(number).result for player in team.members}
    kinds = (Result.FULL_BYE, Result.HALF_BYE, Result.ABSENT)
    return Cell(result=next(kind for kind in kinds if kind in results or kind is Result.ABSENT))


def _result(boards: Sequence[Cell], mine: int, theirs: int) -> Result:
    """The result of a match; with no game over the board it is a forfeit (ruling T23)."""
    results = {cell.result for cell in boards}
    if Result.PENDING in results:
        return Result.PENDING
    if not any(cell.played for cell in boards) and (mine != theirs or not mine):
        return Result.FORFEIT_WIN if mine > theirs else Result.FORFEIT_LOSS
    return Result.WIN if mine > theirs else Result.LOSS if mine < theirs else Result.DRAW


# --- the tournament of teams ---------------------------------------------------------------------


@implements("fmjd-1986 preliminary", "swiss-team-2026 1.2")
def fold(matches: Matches) -> Tournament:
    """The tournament whose participants are the teams, on the score that comes first."""
    tournament = matches.tournament
    teams = {team.id for team in matches.teams}
    own, byes = _announced(tournament, teams, matches.rounds + 1)
    players = []
    for team in matches.teams:
        player = Player(team.id, team.name, team.rating, cells=tuple(_cells(matches, team)))
        for round_, cell in byes.get(team.id, {}).items():
            if round_ > matches.rounds:
                player = player.with_cell(round_, cell)
        if player.cell(matches.rounds + 1) == BLANK and _all_away(team, matches.rounds + 1):
            player = player.with_cell(matches.rounds + 1, ABSENT)
        players.append(player)
    options = dict(tournament.settings.options)
    lots, no_bye = (_listed(options.pop(name, ""), teams) for name in ("lots", "no-bye"))
    settings = replace(
        tournament.settings,
        scoring=matches.scoring,
        acceleration=_acceleration(tournament.settings, own),
        forbidden=own.forbidden,
        forbidden_rounds=own.forbidden_rounds,
        virtual_points=own.virtual_points,
        lots=lots,
        no_bye=frozenset(no_bye),
        options=tuple(options.items()),
    )
    return settled(Tournament(tuple(players), settings, tournament.name))


def stated(matches: Matches) -> Tournament:
    """The report with the virtual points of its teams written out (250), for programs without the rule."""
    folded, report = fold(matches), matches.tournament
    if folded.settings.acceleration is None:
        return report
    lines = acceleration_lines(nominal_points(folded), of_matches=True)
    return replace(report, records=(*report.records, *lines))


def _cells(matches: Matches, team: Team) -> Iterator[Cell]:
    """The rounds of a team; points are stated where the result does not imply them (299, game points)."""
    settings = matches.tournament.settings
    by_games, both = settings.option("score") == "GP", records.pairs_teams(settings)
    for match in matches.of[team.id]:
        usual = matches.scoring.points(match.cell)
        first, second = (match.games, match.points) if by_games else (match.points, match.games)
        points = None if first == usual else first
        yield replace(match.cell, points=points, second=(second or None) if both else None)


def _acceleration(settings: Settings, own: Settings) -> str | None:
    """Virtual points that are written out (250) take the place of a type code (ruling T9)."""
    written = own.virtual_points and records.pairs_teams(settings)
    return None if written else settings.acceleration


def _all_away(team: Team, number: int) -> bool:
    return bool(team.members) and all(p.cell(number).result is Result.ABSENT for p in team.members)


def _listed(text: str, teams: set[int]) -> tuple[int, ...]:
    found = tuple(number(word) for word in text.split(",") if word.strip().isdecimal())
    for id_ in found:
        if id_ not in teams:
            raise BadInput("error-no-team", id=id_)
    return found


def next_round(matches: Matches) -> RoundPairing:
    """The next matches, by the system of the event."""
    return pair(fold(matches))


# --- boards --------------------------------------------------------------------------------------


def board_pairs(match: Pair, matches: Matches) -> tuple[Pair, ...]:
    """The boards of a match in the next round: present players in order, colours by 352.

    A board with one player only is a pair without Black.
    """
    if match.black is None:
        return ()
    number, by_id = matches.rounds + 1, {team.id: team for team in matches.teams}
    sides = [[p.id for p in by_id[id_].members if p.cell(number) == BLANK][: matches.size] for id_ in match]
    boards = []
    for (mine, theirs), colour in zip(zip_longest(*sides), matches.colours, strict=False):
        white, black = (mine, theirs) if colour is Colour.WHITE else (theirs, mine)
        boards.append(Pair(white, black) if white else Pair(black))
    return tuple(boards)


def with_round(matches: Matches, pairs: Sequence[Pair], coloured: bool = True) -> Tournament:
    """The report with the next round: its boards in the cells of the players, its rest in record 320."""
    cells: dict[int, Cell] = {}
    for board in (board for match in pairs for board in board_pairs(match, matches)):
        white, black = (Colour.WHITE, Colour.BLACK) if coloured else (None, None)
        if board.black is None:
            cells[board.white] = BYE
        else:
            cells[board.white] = Cell(board.black, white, Result.PENDING)
            cells[board.black] = Cell(board.white, black, Result.PENDING)
    number, tournament = matches.rounds + 1, matches.tournament
    players = tuple(p.with_cell(number, cells[p.id]) if p.id in cells else p for p in tournament.players)
    lines, settings = list(tournament.records), tournament.settings
    resting = [(match.white, number) for match in pairs if match.black is None]
    if resting or records.pairs_teams(settings):
        rest = matches.rest._replace(places=matches.rest.places | set(resting))
        lines = records.with_rest(lines, rest)
    if records.pairs_teams(settings):
        # ruling T2: engines that find no bye points in 162 assume a win on every board
        settings = replace(settings, scoring=replace(settings.scoring, pairing_bye=settings.scoring.draw))
    return replace(tournament, players=players, records=tuple(lines), settings=settings, empty_rounds=True)
