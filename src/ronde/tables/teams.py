"""The tables of a team event: lists, matches with their boards, players, the best of every board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from ronde.model import Colour, Pair, Player, Result, Team
from ronde.ranking.tiebreaks.ratings import difference, half_up
from ronde.tables.columns import MARKS, column, letter, points, rated, titled, without_empty
from ronde.tables.render import Column, Table, Value
from ronde.teams import Match, Matches
from ronde.values import frozen
from ronde.words import points as said
from ronde.words import say

_HALVES = {Result.WIN: 2, Result.DRAW: 1, Result.UNRATED_WIN: 2, Result.UNRATED_DRAW: 1}


# --- teams ---------------------------------------------------------------------------------------


def rosters(matches: Matches, language: str = "en", captains: Mapping[int, str] | None = None) -> Table:
    """Every team with its players in the order of boards; those after the last board are substitutes."""
    columns = (
        column("number", language, True, frozen=True),
        column("team", language, least=12, frozen=True),
        column("board", language, True),
        column("title", language),
        column("name", language, least=12),
        column("rating", language, True),
        column("federation", language),
        column("fide_id", language, True),
    )
    rows: list[tuple[Value, ...]] = []
    for team in sorted(matches.teams, key=lambda team: team.id):
        captain = (captains or {}).get(team.id, "")
        head = f"{team.name} ({say('table-captain', language, name=captain)})" if captain else team.name
        for place, player in enumerate(team.members, 1):
            seat = place if place <= matches.size else say("table-substitute", language)
            name = (head, player.name) if place == 1 else ("", player.name)
            number = team.id if place == 1 else None
            rest = (rated(player), player.federation, player.fide_id)
            rows.append((number, name[0], seat, player.title, name[1], *rest))
        if not team.members:
            rows.append((team.id, head, None, "", "", None, "", ""))
    title = titled(say("table-teams", language), matches.tournament.name)
    return without_empty(Table("teams", title, columns, tuple(rows), "", (), language))


def team_games(matches: Matches) -> dict[int, list[int]]:
    """The game points of every team, round by round."""
    return {id_: [match.games for match in row] for id_, row in matches.of.items()}


# --- matches -------------------------------------------------------------------------------------


@frozen
class BoardLine:
    """A board of a match: both players (None for an empty seat), the colour of the first, the result."""

    board: int
    first: Player | None
    second: Player | None
    colour: Colour | None
    result: str


def board_lines(matches: Matches, number: int, pair: Pair) -> list[BoardLine]:
    """The boards of a match that has been published, the first-named team first."""
    if pair.black is None:
        return []
    one, two = matches.of[pair.white][number - 1], matches.of[pair.black][number - 1]
    players = matches.tournament.by_id()
    lines = []
    for board, (a, b) in enumerate(_facing(matches, number, one, two), 1):
        first, second = players.get(a), players.get(b)
        marks = [_mark(player, number) for player in (first, second)]
        colour = first.cell(number).colour if first else None
        if first and not second:
            marks = ["+", "-"]
        if second and not first:
            marks = ["-", "+"]
        if not colour and second and second.cell(number).colour:
            colour = second.cell(number).colour
        lines.append(BoardLine(board, first, second, colour, " – ".join(marks) if any(marks) else ""))
    return lines


def _facing(matches: Matches, number: int, one: Match, two: Match) -> Iterator[tuple[int, int]]:
    """The opponents board by board; 0 for an empty seat."""
    players = matches.tournament.by_id()
    mine, theirs = list(one.players), list(two.players)
    while mine or theirs:
        a, b = mine[0] if mine else 0, theirs[0] if theirs else 0
        facing = players[a].cell(number).opponent if a else None
        if facing is not None:
            theirs = theirs[1:] if not b or b == facing else [id_ for id_ in theirs if id_ != facing]
            mine = mine[1:]
            yield a, facing
        elif b and players[b].cell(number).opponent is not None and a:
            mine = mine[1:]
            yield a, 0
        else:
            mine, theirs = mine[1:], theirs[1:]
            yield (a, b) if not (a and b) else (a, 0)
            if a and b:
                yield 0, b


def _mark(player: Player | None, number: int) -> str:
    return MARKS.get(player.cell(number).result, "") if player else ""


def match_result(matches: Matches, number: int, pair: Pair, language: str = "en") -> str:
    """Game points of a match as 2½ – 1½; nothing before its first result."""
    if pair.black is None:
        return ""
    one, two = (matches.of[id_][number - 1] for id_ in pair)
    if one.cell.result in (Result.FORFEIT_WIN, Result.FORFEIT_LOSS):
        return f"{one.cell.result.value} – {two.cell.result.value}"
    if one.cell.result is Result.PENDING and not (one.games or two.games):
        return ""
    return f"{said(one.games, language)} – {said(two.games, language)}"


def match_table(
    matches: Matches,
    number: int,
    pairs: Sequence[Pair],
    language: str = "en",
    boards: bool = True,
    score: Mapping[int, int] | None = None,
) -> Table:
    """The matches of a round, each with its boards below it."""
    columns = (
        column("board", language, True, frozen=True),
        Column("number", say("heading-number", language), True),
        Column("first", say("heading-team", language), least=12),
        Column("rating", say("heading-rating", language), True),
        column("result", language),
        Column("number2", say("heading-number", language), True),
        Column("second", say("heading-team", language), least=12),
        Column("rating2", say("heading-rating", language), True),
    )
    teams = {team.id: team for team in matches.teams}
    rows: list[tuple[Value, ...]] = []
    for match, pair in enumerate(pairs, 1):
        white = teams[pair.white]
        sides = [_named(white, score)]
        sides.append(_named(teams[pair.black], score) if pair.black else (None, say("bye", language), None))
        result = match_result(matches, number, pair, language)
        rows.append((f"{match}", *sides[0], result, *sides[1]))
        if boards and matches.of[pair.white][number - 1].cell.result not in _FORFEITS:
            rows += [_board_row(match, line, language) for line in board_lines(matches, number, pair)]
    title = titled(say("table-matches", language, n=number), matches.tournament.name)
    return without_empty(Table("pairings", title, columns, tuple(rows), "", (), language))


_FORFEITS = (Result.FORFEIT_WIN, Result.FORFEIT_LOSS)


def _named(team: Team, score: Mapping[int, int] | None) -> tuple[Value, ...]:
    name = f"{team.name} ({said(score[team.id])})" if score else team.name
    return team.id, name, team.rating or None


def _board_row(match: int, line: BoardLine, language: str) -> tuple[Value, ...]:
    def side(player: Player | None, colour: Colour | None) -> tuple[Value, ...]:
        if player is None:
            return None, "–", None
        name = f"{player.title} {player.name}".strip()
        return None, f"{letter(colour, language).upper()} {name}" if colour else name, rated(player)

    other = line.colour.opposite if line.colour else None
    return (
        f"{match}.{line.board}",
        *side(line.first, line.colour),
        line.result,
        *side(line.second, other),
    )


def team_card(matches: Matches, id_: int, language: str = "en") -> Table:
    """The matches of a team: opponent, colour, game points, match points."""
    columns = (
        column("round", language, True, frozen=True),
        column("colour", language),
        column("number", language, True),
        column("opponent", language, least=12),
        column("result", language),
        column("game_points", language, True, digits=1),
        column("match_points", language, True, digits=1),
    )
    teams = {team.id: team for team in matches.teams}
    rows: list[tuple[Value, ...]] = []
    games = gained = 0
    for number, match in enumerate(matches.of[id_], 1):
        cell = match.cell
        games, gained = games + match.games, gained + match.points
        other = teams[cell.opponent] if cell.opponent else None
        colour = say("white" if cell.colour is Colour.WHITE else "black", language) if cell.colour else ""
        who = other.name if other else say(_AWAY.get(cell.result, "absent"), language)
        result = match_result(matches, number, Pair(id_, cell.opponent), language) if other else ""
        totals = (points(games), points(gained))
        rows.append((number, colour, other.id if other else None, who, result, *totals))
    team = teams[id_]
    title = titled(say("table-team-card", language), f"{team.id} {team.name}")
    return Table("card", title, columns, tuple(rows), "", (), language)


_AWAY = {Result.PAIRING_BYE: "bye", Result.HALF_BYE: "half-bye", Result.FULL_BYE: "full-bye"}


# --- players -------------------------------------------------------------------------------------


@frozen
class Record:
    """The record of a player: games over the board, points of all rounds, opponents, performance."""

    player: Player
    team: Team
    board: int  # where they sat most often
    games: int
    points: int  # in tenths, forfeits included
    over_board: int  # in tenths, of games over the board
    halves: int
    average: int | None  # of the rated opponents over the board
    performance: int | None  # C.07 10.2


def player_records(matches: Matches, after: int | None = None) -> list[Record]:
    """The records of all players who sat at a board."""
    players, scoring = matches.tournament.by_id(), matches.tournament.settings.scoring
    found = []
    for team in matches.teams:
        rounds = list(enumerate(matches.of[team.id], 1))[:after]
        for member in team.members:
            seats = [(n, m.players.index(member.id)) for n, m in rounds if member.id in m.players]
            if not seats:
                continue
            cells = [member.cell(n) for n, _ in seats]
            alone = sum(c.result is Result.PAIRING_BYE for c in cells)  # no opponent
            gained = sum(scoring.points(c) for c in cells if c.opponent) + alone * scoring.forfeit_win
            games = [c for c in cells if c.played]
            ratings = [players[c.opponent].rating for c in games if c.opponent]
            rated = [(c, r) for c, r in zip(games, ratings, strict=True) if r]
            board = min({seat for _, seat in seats}, key=lambda b: (-sum(s == b for _, s in seats), b)) + 1
            halves = sum(_HALVES.get(c.result, 0) for c, _ in rated)
            average = half_up(Fraction(sum(r for _, r in rated), len(rated))) if rated else None
            shown = None
            if average is not None:
                shown = average + difference(half_up(Fraction(50 * halves, len(rated))))
            over = sum(scoring.points(c) for c in games)
            found.append(Record(member, team, board, len(games), gained, over, halves, average, shown))
    return found


def individuals(matches: Matches, language: str = "en", after: int | None = None) -> Table:
    """The players of all teams by points, then by performance."""
    columns = (
        column("place", language, True, frozen=True),
        column("title", language),
        column("name", language, least=12, frozen=True),
        column("rating", language, True),
        column("team", language, least=10),
        column("board", language, True),
        column("points", language, True, digits=1),
        column("games", language, True),
        column("average", language, True),
        column("performance", language, True),
    )
    records = sorted(player_records(matches, after), key=lambda r: (-r.points, *_best(r)))
    rows = tuple((n, *_record(r)) for n, r in enumerate(records, 1))
    rounds = matches.rounds if after is None else after
    title = titled(say("table-individuals", language, n=rounds), matches.tournament.name)
    note = say("table-individuals-note", language)
    return without_empty(Table("individuals", title, columns, rows, "", (note,), language))


def _best(record: Record) -> tuple[int, int, str]:
    return -(record.performance or 0), record.games, record.player.name


def _record(record: Record) -> tuple[Value, ...]:
    player = record.player
    head = (player.title, player.name, rated(player), record.team.name, record.board)
    return (*head, points(record.points), record.games, record.average, record.performance)


def board_prizes(matches: Matches, language: str = "en", best: int = 3, after: int | None = None) -> Table:
    """The best of every board: points of the games over the board, then performance."""
    columns = (
        column("board", language, True, frozen=True),
        column("place", language, True, frozen=True),
        column("title", language),
        column("name", language, least=12, frozen=True),
        column("rating", language, True),
        column("team", language, least=10),
        column("points", language, True, digits=1),
        column("games", language, True),
        column("performance", language, True),
    )
    rows: list[tuple[Value, ...]] = []
    records = [record for record in player_records(matches, after) if record.games]
    for board in range(1, matches.size + 1):
        here = sorted((r for r in records if r.board == board), key=lambda r: (-r.over_board, *_best(r)))
        for place, r in enumerate(here[:best], 1):
            head = (r.player.title, r.player.name, rated(r.player), r.team.name)
            rows.append((board, place, *head, points(r.over_board), r.games, r.performance))
    title = titled(say("table-boards", language), matches.tournament.name)
    note = say("table-boards-note", language)
    return without_empty(Table("boards", title, columns, tuple(rows), "", (note,), language))
