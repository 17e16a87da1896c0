"""The absentee desk: check the doubtful players before a round is paired."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ronde.desk.actions import AbsenteesAnswered
from ronde.desk.cautions import ask
from ronde.desk.event import Board, Entrant, State
from ronde.desk.service.desk import Desk, act
from ronde.desk.service.late import unpaired
from ronde.desk.service.players import Ref, check_away, check_return, find, second_half
from ronde.desk.service.words import refuse
from ronde.errors import Refused
from ronde.values import frozen

PLAYS, OUT = "plays", "out"
ANSWERS = (PLAYS, "Z", "H", OUT)


@frozen
class Absentee:
    """A player who may miss the next round: the reason, and the default answer."""

    uid: str
    why: str  # never-seen, forfeit, not-here, back, late, announced or withdrawn
    answer: str  # plays, Z (misses the round), H, F or out
    open: bool = False  # would be paired without confirmation


def absentees(state: State) -> list[Absentee]:
    """All doubtful players of the next round, in list order."""
    if state.next_round > state.setup.rounds:
        return []
    last = {one.uid: one.why for one in unpaired(state, len(state.rounds))} if state.rounds else {}
    forfeited = set(_lost_by_forfeit(state.rounds[-1].boards)) if state.rounds else set()
    found = []
    for entrant in state.by_number.values():
        one = _asked(state, entrant, last.get(entrant.uid, ""), entrant.uid in forfeited)
        if one is not None:
            found.append(one)
    return found


def _asked(state: State, entrant: Entrant, last: str, forfeited: bool) -> Absentee | None:
    uid, round_ = entrant.uid, state.next_round
    if entrant.withdrawn:
        return Absentee(uid, "withdrawn", OUT)
    if away := entrant.away_in(round_):
        return Absentee(uid, "announced", away)
    here = uid in state.checked_in
    waits = state.must_check_in() and not here
    if entrant.joined == round_ > 1:
        return Absentee(uid, "late", "Z" if waits else PLAYS)
    if round_ == 1:
        return Absentee(uid, "not-here", "Z") if waits else None
    if forfeited:
        why = "forfeit"
    elif not was_seen(state, uid):
        why = "never-seen"
    elif last == "not-here":
        why = "not-here"
    elif last in ("Z", "H", "F"):
        return Absentee(uid, "back", "Z" if waits else PLAYS)
    else:
        return Absentee(uid, "not-here", "Z") if waits else None
    return Absentee(uid, why, PLAYS if here else "Z" if waits else PLAYS, open=not here and not waits)


def was_seen(state: State, uid: str) -> bool:
    """The player has checked in once, has played, or was present for a bye or an opponent's forfeit."""
    played = ((one, one.board_of[uid]) for one in state.rounds if uid in one.board_of)
    return uid in state.seen or any(_came(one.boards[board - 1], uid) for one, board in played)


def _came(board: Board, uid: str) -> bool:
    if not board.outcome:
        return True  # the bye, adjourned, or still playing
    return board.outcome[0 if uid == board.white else 1] != "-"


def _lost_by_forfeit(boards: tuple[Board, ...]) -> Iterator[str]:
    for board in boards:
        for uid, letter in zip((board.white, board.black), board.outcome, strict=False):
            if uid is not None and letter == "-":
                yield uid


def may_have_half(state: State, entrant: Entrant) -> bool:
    """The regulations allow this player a half-point bye in the next round."""
    try:
        check_away(state, entrant, state.next_round, "H")
    except Refused:
        return False
    return True


def answer_absentees(desk: Desk, key: str | None, answers: Iterable[tuple[Ref, str]]) -> State:
    """Record whether players play the next round: plays, Z, H or out; all answers or none."""
    now = desk.state(key)
    given = {find(now, ref).uid: how for ref, how in answers}
    if wrong := [how for how in given.values() if how not in ANSWERS]:
        raise refuse("bad-away", how=wrong[0])

    def build(state: State) -> AbsenteesAnswered | None:
        listed = {one.uid: one for one in absentees(state)}
        new = []
        for uid, how in given.items():
            entrant, known = find(state, uid), listed.get(uid)
            if known is not None and known.answer == how and not known.open:
                continue
            if how == PLAYS and entrant.withdrawn:
                check_return(state, entrant)
            elif how in ("Z", "H") and not entrant.withdrawn:
                check_away(state, entrant, state.next_round, how)
                ask(desk, second_half(state, entrant, state.next_round, how))
            new.append((uid, how))
        return AbsenteesAnswered(state.next_round, tuple(new)) if new else None

    return act(desk, desk.scope(key), build)
