"""Views of a tournament: boards of a round, a player's path, the table."""

from __future__ import annotations

from collections.abc import Iterator

from ronde.desk.event import Board, Entrant, Round, State
from ronde.desk.service.desk import Desk
from ronde.desk.service.explained import published_round
from ronde.desk.service.log_lines import outcome_words
from ronde.desk.service.players import Ref, find
from ronde.desk.service.setup import tiebreaks_of
from ronde.desk.tournaments import scores_before
from ronde.facts.history import scores
from ronde.formats.players.person import spaced
from ronde.formats.trf.remarks import read_remark
from ronde.model import Noted, Remark, Tournament
from ronde.ranking.standings import Standings, standings, team_standings
from ronde.systems.base import CHESS, Game
from ronde.values import frozen, replace
from ronde.words import Message


@frozen
class BoardRow:
    """One board, as it is shown: `score` are the points before the round, in tenths."""

    board: int
    white: Entrant
    black: Entrant | None
    white_score: int
    black_score: int
    outcome: str = ""  # two letters of the report; "" still to come
    adjourned: bool = False
    swapped: bool = False
    game: Game = CHESS

    @property
    def words(self) -> str:
        """The result as people write it."""
        return self.game.written(outcome_words("adjourned" if self.adjourned else self.outcome))


def boards(desk: Desk, key: str | None, round_: int | None = None, draft: bool = False) -> list[BoardRow]:
    """The boards of a published round (by default the last), or those of the draft."""
    state = desk.state(key)
    if draft:
        pairs = state.draft.pairs if state.draft else ()
        return _rows(state, tuple(Board(w, b) for w, b in pairs), scores_before(state, state.next_round))
    if round_ is None and not state.rounds:
        return []
    shown = published_round(state, len(state.rounds) if round_ is None else round_)
    return _rows(state, shown.boards, scores_before(state, shown.number))


def _rows(state: State, shown: tuple[Board, ...], score: dict[int, int]) -> list[BoardRow]:
    rows = []
    game = state.setup.rules.game
    for number, board in enumerate(shown, 1):
        white = state.entrants[board.white]
        black = state.entrants[board.black] if board.black else None
        scored = score[white.number], score[black.number] if black else 0
        row = BoardRow(number, white, black, *scored, board.outcome, board.adjourned, board.swapped, game)
        rows.append(row)
    return rows


def points(desk: Desk, key: str | None) -> dict[str, int]:
    """The points of every player, in tenths, by uid."""
    state = desk.state(key)
    by_number = state.by_number
    return {by_number[n].uid: total for n, total in scores(state.results).items()}


def player_boards(desk: Desk, key: str | None, ref: Ref) -> list[tuple[Round, int, Board]]:
    """The boards of a player: round, board number (from 1), board."""
    state = desk.state(key)
    uid = find(state, ref).uid
    found = ((round_, number) for round_ in state.rounds if (number := round_.board_of.get(uid)))
    return [(round_, number, round_.boards[number - 1]) for round_, number in found]


def missing_games(desk: Desk, key: str | None, round_: int | None = None) -> list[tuple[int, int]]:
    """The boards of matches without a result: the match, and the board in it."""
    state = desk.state(key)
    if not state.rounds:
        return []
    return published_round(state, len(state.rounds) if round_ is None else round_).missing_games()


def missing_results(desk: Desk, key: str | None, round_: int | None = None) -> list[int]:
    """The boards without a result in a round (by default the last)."""
    state = desk.state(key)
    if not state.rounds:
        return []
    return published_round(state, len(state.rounds) if round_ is None else round_).missing()


def value(desk: Desk, key: str | None) -> Tournament:
    """The tournament as the value that the pairing system gets."""
    return desk.state(key).value


def results(desk: Desk, key: str | None) -> Tournament:
    """The tournament of the published rounds, for tables and reports."""
    return desk.state(key).results


def settled_round(state: State) -> int | None:
    """The last finished round: the standings that count; None before it."""
    return max((round_.number for round_ in state.rounds if round_.finished), default=None)


def progress(state: State) -> Message | None:
    """How many results of the last round are there, while it is played."""
    if not state.rounds or state.rounds[-1].finished:
        return None
    games = sum(1 for board in state.rounds[-1].boards if board.black is not None)
    there = games - len(state.rounds[-1].missing())
    return Message.of("page-in_progress", round=len(state.rounds), there=there, games=games)


def table(desk: Desk, key: str | None, after: int | None = None) -> Standings:
    """The standings by the tie-breaks of the tournament, after a round or after the last one."""
    state = desk.state(key)
    return ranked(state, state.results, after)


def ranked(state: State, value: Tournament, after: int | None = None) -> Standings:
    """The standings of a value of the tournament, by its tie-breaks or those of its system."""
    left = tuple(e.person.name for e in state.by_number.values() if e.withdrawn not in ("", "expelled"))
    if state.matches is not None:
        made = team_standings(state.matches, tiebreaks_of(state.setup), after=after)
        return replace(made, withdrawn=left)
    told = (read_remark(line) for line in state.remarks)
    gone = (*expelled(state), *(one for one in told if one.kind is Noted.EXPELLED))
    value = replace(value, remarks=gone) if gone else value
    made = standings(value, ",".join(state.setup.tiebreaks), after=after)
    return replace(made, withdrawn=left)


def expelled(state: State) -> Iterator[Remark]:
    """The players who were expelled, as the report names them."""
    for entrant in state.by_number.values():
        if entrant.withdrawn == "expelled":
            text = f"{entrant.number} {spaced(entrant.person.name)}"
            yield Remark(Noted.EXPELLED, text, entrant.withdrawn_after)
