"""Matches to look at: their boards with both players, game points and match points."""

from __future__ import annotations

from ronde.desk.event import Board, Entrant, State
from ronde.desk.matches import colours, rules, usual_lineups
from ronde.desk.service.desk import Desk
from ronde.desk.service.explained import published_round
from ronde.desk.service.log_lines import outcome_words
from ronde.desk.squads import games_of
from ronde.desk.tournaments import scores_before
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.teams import Matches
from ronde.values import frozen


@frozen
class Seat:
    """A player at a board."""

    uid: str
    place: int  # in the list of the team
    person: Person
    substitute: bool


@frozen
class GameRow:
    """A board of a match; a result has the first-named team first."""

    board: int
    first: Seat | None
    second: Seat | None
    colour: Colour | None  # of the first player
    outcome: str = ""
    adjourned: bool = False
    swapped: bool = False

    @property
    def present(self) -> str:
        """The result as forms carry it."""
        return "adjourned" if self.adjourned else self.outcome

    @property
    def open(self) -> bool:
        """Both players are present, so the board has its own result."""
        return self.first is not None and self.second is not None

    def words(self, language: str = "en") -> str:
        """The result as people write it."""
        return outcome_words(self.present, language)


@frozen
class MatchRow:
    """A match, as it is shown: scores are those before the round, in tenths."""

    number: int
    white: Entrant
    black: Entrant | None
    white_score: int
    black_score: int
    games: tuple[GameRow, ...] = ()
    forfeit: str = ""  # forfeited as a whole
    white_games: int = 0  # game points
    black_games: int = 0
    begun: bool = False
    pending: bool = False
    white_points: int = 0  # match points, once the match is over
    black_points: int = 0


def match_rows(desk: Desk, key: str | None, round_: int | None = None, draft: bool = False) -> list[MatchRow]:
    """The matches of a published round (the last one if none is named), or those of the draft."""
    state = desk.state(key)
    if draft:
        pairs = state.draft.pairs if state.draft else ()
        lineups = usual_lineups(state, pairs)
        drafted = [Board(*p, games=games_of(seats)) for p, seats in zip(pairs, lineups, strict=True)]
        return _rows(state, tuple(drafted), scores_before(state, state.next_round), None, 0)
    if round_ is None and not state.rounds:
        return []
    shown = published_round(state, len(state.rounds) if round_ is None else round_)
    return _rows(state, shown.boards, scores_before(state, shown.number), state.matches, shown.number)


def _rows(
    state: State, boards: tuple[Board, ...], score: dict[int, int], matches: Matches | None, number: int
) -> list[MatchRow]:
    rows = []
    for n, board in enumerate(boards, 1):
        white = state.entrants[board.white]
        black = state.entrants[board.black] if board.black else None
        scored = score[white.number], score[black.number] if black else 0
        found = [matches.of[e.number][number - 1] for e in (white, black) if e] if matches else []
        games = [match.games for match in found] + [0, 0]
        gained = [match.points for match in found] + [0, 0]
        rows.append(
            MatchRow(
                n, white, black, *scored, tuple(_games(state, board)), board.forfeit, games[0], games[1],
                board.begun or bool(board.forfeit), board.pending, gained[0], gained[1],
            )
        )  # fmt: skip
    return rows


def _games(state: State, board: Board) -> list[GameRow]:
    pattern = rules(state).pattern
    return [
        GameRow(
            n,
            _seat(state, board.white, game.first),
            _seat(state, board.black or "", game.second),
            colours(state, game, pattern[n - 1])[0],
            game.outcome if game.full else game.counted,
            game.adjourned,
            game.swapped,
        )
        for n, game in enumerate(board.games, 1)
    ]


def _seat(state: State, team: str, uid: str) -> Seat | None:
    if not uid:
        return None
    members = state.entrants[team].squad.members
    place = next(n for n, member in enumerate(members, 1) if member.uid == uid)
    return Seat(uid, place, members[place - 1].person, place > rules(state).boards)


def team_rows(desk: Desk, key: str | None, uid: str) -> list[tuple[int, MatchRow]]:
    """The matches of a team: round and match."""
    state = desk.state(key)
    return [
        (round_.number, row)
        for round_ in state.rounds
        for row in match_rows(desk, key, round_.number)
        if uid in (row.white.uid, row.black.uid if row.black else "")
    ]
