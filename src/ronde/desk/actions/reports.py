"""The journal actions of results that players report."""

from __future__ import annotations

from ronde.desk.actions.base import Line, OnState
from ronde.desk.actions.rounds import ResultsEntered
from ronde.desk.event import Report, State
from ronde.values import frozen, replace


@frozen
class ReportsAllowed(OnState):
    """Players may report their results, or not: off, propose or count."""

    how: str

    def on(self, state: State, line: Line) -> State:
        return replace(state, reports=self.how)


@frozen
class ResultReported(OnState):
    """A player reported a result; if both agree and the arbiter wishes it, it counts."""

    round: int
    board: int
    by: str
    outcome: str
    device: str = ""
    counts: bool = False

    def on(self, state: State, line: Line) -> State:
        there = state.round(self.round).boards[self.board - 1]
        made = Report(
            self.round, there.white, there.black or "", self.by, self.outcome, self.device, line.seq
        )
        others = tuple(one for one in state.reported if (one.round, one.by) != (self.round, self.by))
        state = replace(state, reported=(*others, made))
        if not self.counts:
            return state
        return ResultsEntered(self.round, ((self.board, self.outcome),)).on(state, line)
