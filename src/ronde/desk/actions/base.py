"""The base classes of journal actions, and the state changes that they share."""

from __future__ import annotations

import re
from typing import Any, Protocol, cast

from ronde.desk.event import Board, Entrant, State, UidPair
from ronde.desk.squads import Lineups, games_of
from ronde.values import replace

ADJOURNED = "adjourned"


class Line(Protocol):
    """The journal entry that holds an action."""

    @property
    def seq(self) -> int: ...
    @property
    def scope(self) -> str: ...
    @property
    def who(self) -> str: ...
    @property
    def at(self) -> str: ...


class Action:
    """An action recorded in the journal."""

    __slots__ = ()

    @classmethod
    def kind(cls) -> str:
        """The name in the journal: ResultsEntered is results-entered."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def apply(self, before: Any, line: Line) -> Any:
        """The state after the action."""
        raise NotImplementedError


class OnState(Action):
    """An action on a tournament that exists."""

    __slots__ = ()

    def apply(self, before: Any, line: Line) -> State:
        return self.on(cast(State, before), line)

    def on(self, state: State, line: Line) -> State:
        """The tournament after the action."""
        raise NotImplementedError


def with_entrant(state: State, uid: str, **changes: Any) -> State:
    """The state with some fields of an entrant replaced."""
    return replace(state, entrants={**state.entrants, uid: replace(state.entrants[uid], **changes)})


def with_numbers(state: State, order: tuple[str, ...]) -> State:
    """The state with pairing numbers: the first of the order is number 1."""
    entrants = dict(state.entrants)
    for number, uid in enumerate(order, 1):
        entrants[uid] = replace(entrants[uid], number=number)
    if entrants != state.entrants:
        state = since(state, "numbers")
    return replace(state, entrants=entrants, numbered=True)


def with_round(state: State, number: int, **changes: Any) -> State:
    """The state with some fields of a round replaced."""
    rounds = list(state.rounds)
    rounds[number - 1] = replace(rounds[number - 1], **changes)
    return replace(state, rounds=tuple(rounds))


def with_start(state: State, number: int, starts: str) -> State:
    """The state with another day and time of a round."""
    times = [state.starts(n) for n in range(1, max(number, len(state.timetable)) + 1)]
    times[number - 1] = starts
    return replace(state, timetable=tuple(times))


def with_board(state: State, round_: int, board: int, **changes: Any) -> State:
    """The state with some fields of a board or match replaced."""
    boards = list(state.round(round_).boards)
    boards[board - 1] = replace(boards[board - 1], **changes)
    return with_round(state, round_, boards=tuple(boards))


#: events after a round was paired that may change the result of pairing it again
SINCE = ("results", "colours", "numbers", "ratings", "entries", "forbidden", "no bye")


def since(state: State, what: str, after: int = 0) -> State:
    """Mark every round after `after` as paired before `what` was corrected."""
    assert what in SINCE
    rounds = (replace(r, since=r.since | {what}) if r.number > after else r for r in state.rounds)
    return replace(state, rounds=tuple(rounds))


def new_boards(pairs: tuple[UidPair, ...], lineups: tuple[Lineups, ...] = ()) -> tuple[Board, ...]:
    """The boards of a round before it is played; those of matches come from the line-ups."""
    if not lineups:
        return tuple(Board(white, black) for white, black in pairs)
    both = zip(pairs, lineups, strict=True)
    return tuple(Board(white, black, games=games_of(seats)) for (white, black), seats in both)


def with_game(state: State, round_: int, board: int, game: int, **changes: Any) -> State:
    """The state with some fields of a match board replaced."""
    games = list(state.round(round_).boards[board - 1].games)
    games[game - 1] = replace(games[game - 1], **changes)
    return with_board(state, round_, board, games=tuple(games))


def next_member(state: State, entrants: tuple[Entrant, ...]) -> int:
    """The number of the next player of a team."""
    given = (int(m.uid[1:]) + 1 for e in entrants for m in e.squad.members)
    return max((state.next_member, *given))


def with_result(state: State, round_: int, where: tuple[int, int], outcome: str, line: Line) -> State:
    """The state with the result of a board of a match."""
    board, number = where
    old = state.round(round_).boards[board - 1].games[number - 1]
    adjourned, then = outcome == ADJOURNED, old.paired_as
    if round_ < len(state.rounds):
        counted = "==" if old.adjourned else old.outcome
        then = then or counted
        if outcome != counted:
            state = since(state, "results", round_)
    outcome = "" if adjourned else outcome
    changes = {"outcome": outcome, "adjourned": adjourned, "paired_as": then, "seq": line.seq}
    return with_game(state, round_, board, number, **changes)
