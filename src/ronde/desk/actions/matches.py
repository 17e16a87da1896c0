"""The extra journal actions of a team tournament: rosters, line-ups, board results."""

from __future__ import annotations

from ronde.desk.actions.base import Line, OnState, next_member, since, with_board, with_entrant, with_result
from ronde.desk.event import Broken, State
from ronde.desk.squads import Award, Lineup, Squad
from ronde.formats.players.person import Person
from ronde.values import frozen, replace


@frozen
class TeamEdited(OnState):
    """Name, strength or players of a team are changed."""

    uid: str
    person: Person
    squad: Squad
    reason: str = ""
    broken: tuple[Broken, ...] = ()

    def on(self, state: State, line: Line) -> State:
        before = state.entrants[self.uid]
        changed = with_entrant(state, self.uid, person=self.person, squad=self.squad)
        if _ratings(before.person, before.squad) != _ratings(self.person, self.squad):
            changed = since(changed, "ratings")
        after = changed.entrants[self.uid]
        fixed = bool(state.rounds or state.list_closed)
        return replace(changed, next_member=next_member(state, (after,)), numbered=state.numbered and fixed)


def _ratings(person: Person, squad: Squad) -> tuple[int, ...]:
    return person.strength, *(member.person.strength for member in squad.members)


@frozen
class AwardsSet(OnState):
    """Non-standard points of teams: a penalty, a bonus, other points for a result."""

    awards: tuple[Award, ...]
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        return since(replace(state, awards=self.awards), "results")


@frozen
class LineupSet(OnState):
    """A captain has named the players of a match, board by board; "" where nobody sits."""

    round: int
    board: int
    team: str
    seats: Lineup
    reason: str = ""
    broken: tuple[Broken, ...] = ()

    def on(self, state: State, line: Line) -> State:
        match = state.round(self.round).boards[self.board - 1]
        seated = zip(match.games, self.seats, strict=True)
        if match.white == self.team:
            games = tuple(replace(game, first=uid) for game, uid in seated)
        else:
            games = tuple(replace(game, second=uid) for game, uid in seated)
        return with_board(state, self.round, self.board, games=games)


@frozen
class GamesEntered(OnState):
    """Results of boards of matches that had none: (match, board, outcome)."""

    round: int
    results: tuple[tuple[int, int, str], ...]

    def on(self, state: State, line: Line) -> State:
        for board, game, outcome in self.results:
            state = with_result(state, self.round, (board, game), outcome, line)
        return state


@frozen
class MatchForfeited(OnState):
    """A match is forfeited as a whole, by one team or both ("" takes it back)."""

    round: int
    board: int
    outcome: str
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        changed = since(state, "results", self.round)
        return with_board(changed, self.round, self.board, outcome=self.outcome, seq=line.seq)
