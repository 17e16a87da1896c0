"""The journal actions on rounds and their results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from ronde.desk.actions.base import (
    ADJOURNED,
    Line,
    OnState,
    new_boards,
    since,
    with_board,
    with_entrant,
    with_game,
    with_result,
    with_round,
)
from ronde.desk.apart import Apart, Kept
from ronde.desk.event import (
    Adjustment,
    Broken,
    Draft,
    Round,
    State,
    UidPair,
)
from ronde.desk.squads import Lineups
from ronde.facts.acceleration import OF_2026, border
from ronde.rulebook import implements
from ronde.systems.general import Ground
from ronde.values import frozen, replace


@frozen
class Drafted(OnState):
    """The system has paired a round; the entry keeps the explanation.

    An arbiter may have given the bye by hand: `rest` has it, and the system paired the others.
    """

    round: int
    pairs: tuple[UidPair, ...]
    fingerprint: str
    explanation: Mapping[str, Any]
    rest: str = ""
    reason: str = ""
    broken: tuple[Broken, ...] = ()
    apart: tuple[Kept, ...] = ()
    dropped: tuple[Apart, ...] = ()
    public_reason: str = ""

    def on(self, state: State, line: Line) -> State:
        bye = Adjustment(
            self.reason,
            line.who,
            self.broken,
            bye=True,
            pairs=((self.rest, None),),
            public_reason=self.public_reason,
        )
        made = (bye,) if self.rest else ()
        draft = Draft(self.round, self.pairs, self.pairs, self.fingerprint, line.seq, made)
        draft = replace(draft, apart=self.apart, dropped=self.dropped)
        return replace(state, draft=draft)


@frozen
class DraftAdjusted(OnState):
    """The draft is changed by hand."""

    pairs: tuple[UidPair, ...]
    reason: str
    broken: tuple[Broken, ...] = ()
    new: tuple[UidPair, ...] = ()  # the pairs that are new
    public_reason: str = ""

    def on(self, state: State, line: Line) -> State:
        draft = cast(Draft, state.draft)
        made = Adjustment(
            self.reason, line.who, self.broken, pairs=self.new, public_reason=self.public_reason
        )
        if self.pairs == draft.original:  # back to the pairing of the system
            kept = tuple(one for one in draft.adjustments if one.bye)
            return replace(state, draft=replace(draft, pairs=self.pairs, adjustments=kept))
        changed = replace(draft, pairs=self.pairs, adjustments=(*draft.adjustments, made))
        return replace(state, draft=changed)


@frozen
class DraftDropped(OnState):
    """The draft is thrown away."""

    def on(self, state: State, line: Line) -> State:
        return replace(state, draft=None)


@frozen
class RoundPublished(OnState):
    """The draft becomes the round; matches start with the default line-ups."""

    round: int
    lineups: tuple[Lineups, ...] = ()

    def on(self, state: State, line: Line) -> State:
        draft = cast(Draft, state.draft)
        published = Round(
            self.round,
            new_boards(draft.pairs, self.lineups),
            draft.seq,
            line.at,
            draft.original if draft.pairs != draft.original else (),
            draft.adjustments,
            apart=draft.apart,
            dropped=draft.dropped,
        )
        for uid, entrant in state.entrants.items():  # no requested bye after withdrawal
            if entrant.withdrawn and dict(entrant.away).get(self.round):
                kept = tuple(said for said in entrant.away if said[0] != self.round)
                state = with_entrant(state, uid, away=kept)
        if self.round == 1 and state.setup.acceleration in OF_2026:
            state = replace(state, border=_border(state))
        return replace(state, rounds=(*state.rounds, published), draft=None, checked_in=frozenset())


@implements("baku-2026 1.3")
def _border(state: State) -> str:
    """The last player of the accelerated group, fixed even if the numbers change."""
    last = state.by_number.get(border(state.value))
    return last.uid if last else ""


@frozen
class RoundChanged(OnState):
    """A published pairing is changed, because it broke an absolute rule or on a ground of the rules."""

    round: int
    pairs: tuple[UidPair, ...]
    reason: str
    broken: tuple[Broken, ...] = ()
    new: tuple[UidPair, ...] = ()  # the pairs that are new
    ground: Ground | None = None
    lineups: tuple[Lineups, ...] = ()
    public_reason: str = ""

    def on(self, state: State, line: Line) -> State:
        old = state.round(self.round)
        kept = {(b.white, b.black): b for b in old.boards}
        fresh = new_boards(self.pairs, self.lineups)
        boards = tuple(kept.get((board.white, board.black), board) for board in fresh)
        was = old.original or tuple((b.white, b.black) for b in old.boards)
        made = Adjustment(
            self.reason,
            line.who,
            self.broken,
            ground=self.ground,
            pairs=self.new,
            public_reason=self.public_reason,
        )
        adjustments = (*old.adjustments, made)
        return with_round(state, self.round, boards=boards, original=was, adjustments=adjustments)


@frozen
class ResultsEntered(OnState):
    """Results of boards that had none: (board, outcome); the outcome may be "adjourned"."""

    round: int
    results: tuple[tuple[int, str], ...]

    def on(self, state: State, line: Line) -> State:
        return _with_outcomes(state, self.round, self.results, line)


def _with_outcomes(state: State, round_: int, results: Iterable[tuple[int, str]], line: Line) -> State:
    """The state with results of a round; later rounds are marked if they were paired with others."""
    boards, later = list(state.round(round_).boards), round_ < len(state.rounds)
    for board, outcome in results:
        old = boards[board - 1]
        adjourned, then = outcome == ADJOURNED, old.paired_as
        if later:
            counted = "==" if old.adjourned else old.outcome
            then = then or counted
            if outcome != counted:
                state = since(state, "results", round_)
        shown = "" if adjourned else outcome
        boards[board - 1] = replace(old, outcome=shown, adjourned=adjourned, paired_as=then, seq=line.seq)
    rounds = list(state.rounds)
    rounds[round_ - 1] = state.round(round_).with_results(tuple(boards))
    return replace(state, rounds=tuple(rounds))


@frozen
class ResultCorrected(OnState):
    """A recorded result is changed; `effect` is its scope: next, later (rounds) or rating."""

    round: int
    board: int
    outcome: str
    reason: str = ""
    effect: str = "next"
    was: str = ""  # the result until then
    game: int = 0  # the board of a match

    def on(self, state: State, line: Line) -> State:
        if self.game:
            return self._in_match(state, line)
        if self.effect == "rating":
            return with_board(state, self.round, self.board, rated_as=self.outcome)
        return _with_outcomes(state, self.round, [(self.board, self.outcome)], line)

    def _in_match(self, state: State, line: Line) -> State:
        if self.effect == "rating":
            return with_game(state, self.round, self.board, self.game, rated_as=self.outcome)
        return with_result(state, self.round, (self.board, self.game), self.outcome, line)


@frozen
class ColoursSwapped(OnState):
    """The game was played with the colours the wrong way round (or was not, after all)."""

    round: int
    board: int
    swapped: bool = True
    reason: str = ""
    game: int = 0  # the board of a match; the colour of the teams stays the one that was scheduled

    def on(self, state: State, line: Line) -> State:
        if self.game:
            return with_game(state, self.round, self.board, self.game, swapped=self.swapped)
        return with_board(since(state, "colours", self.round), self.round, self.board, swapped=self.swapped)


@frozen
class ResultsPosted(OnState):
    """The results of a round are posted: the claim period starts."""

    round: int

    def on(self, state: State, line: Line) -> State:
        return with_round(state, self.round, posted=line.at)
