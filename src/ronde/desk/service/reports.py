"""Results from the players: both report with the code of their board, the arbiter says what that means.

Nothing is taken unless the arbiter allows it, nothing replaces what the arbiter entered, and every report
is an entry of the journal.
"""

from __future__ import annotations

import hashlib
import hmac
from secrets import token_hex

from ronde.desk.actions import ReportsAllowed, ResultReported
from ronde.desk.event import Board, Report, State
from ronde.desk.service.desk import Desk, act, keep, kept
from ronde.desk.service.result_entry import board_of, enter_results
from ronde.desk.service.words import refuse
from ronde.errors import BadInput
from ronde.model import Outcome
from ronde.values import frozen
from ronde.words import Quoted

HOW = ("off", "propose", "count")
SECRET = "reports-secret"  # stored beside the journal
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that is taken for another
LENGTH = 6
OUTCOMES = (Outcome.WHITE_WINS.value, Outcome.DRAW.value, Outcome.BLACK_WINS.value)


def allow_reports(desk: Desk, key: str | None, how: str) -> State:
    """Let players report results: "off", "propose" (the arbiter takes them over) or "count" if both agree."""
    if how not in HOW:
        raise BadInput("error-reports-how", how=Quoted(how))

    def build(state: State) -> ReportsAllowed | None:
        if how != "off" and not can_report(state):
            raise refuse("reports-not-here")
        return None if state.reports == how else ReportsAllowed(how)

    return act(desk, desk.scope(key), build)


def can_report(state: State) -> bool:
    """The tournament has games of one result between two players."""
    return state.setup.teams is None and state.setup.rules.games == 1


def board_code(desk: Desk, key: str | None, round_: int, board: int) -> str:
    """The code of a board in a round; other players have another one."""
    there = board_of(desk.state(key), round_, board)
    return _code(desk, desk.scope(key), round_, there)


def _code(desk: Desk, key: str, round_: int, there: Board) -> str:
    secret = kept(desk, SECRET)
    if secret is None:
        secret = token_hex(32)
        keep(desk, SECRET, secret)
    said = f"{key} {round_} {there.white} {there.black}".encode()
    number = int.from_bytes(hmac.digest(secret.encode(), said, "sha256"))
    return "".join(LETTERS[number >> 5 * n & 31] for n in range(LENGTH))


def is_code(desk: Desk, key: str | None, round_: int, board: int, given: str) -> bool:
    """The code is that of the board; blanks, dashes and small letters do not matter."""
    plain = "".join(c for c in given.upper() if c.isalnum())
    return hmac.compare_digest(board_code(desk, key, round_, board).encode(), plain.encode())


def report_result(
    desk: Desk, key: str | None, round_: int, board: int, by: str, result: str, code: str, device: str = ""
) -> State:
    """Report the result of a game as one of its players (`by`); `device` tells telephones apart."""
    mark = hashlib.sha256(device.encode()).hexdigest()[:16] if device else ""

    def build(state: State) -> ResultReported | None:
        if state.reports == "off" or not can_report(state):
            raise refuse("reports-off")
        if round_ != len(state.rounds):
            raise refuse("reports-round")
        there = board_of(state, round_, board)
        if not is_code(desk, key, round_, board, code) or by not in (there.white, there.black):
            raise refuse("reports-code")
        if there.begun:
            raise refuse("reports-recorded", board=board)
        if result not in OUTCOMES:
            raise refuse("bad-outcome", text=result)
        mine, other = _both(state, round_, there, by)
        if other and mark and other.device == mark:
            raise refuse("reports-same-phone")
        if mine and (mine.outcome, mine.device) == (result, mark):
            return None
        agree = other is not None and other.outcome == result
        return ResultReported(round_, board, by, result, mark, agree and state.reports == "count")

    state = desk.state(key)
    who = state.name(by) if by in state.entrants else ""
    return act(desk.acting(who), desk.scope(key), build)


def _both(state: State, round_: int, there: Board, by: str) -> tuple[Report | None, Report | None]:
    """What a player has reported of a game, and the other."""
    told = {one.by: one for one in reports_of(state, round_, there)}
    other = there.black if by == there.white else there.white
    return told.get(by), told.get(other or "")


def reports_of(state: State, round_: int, there: Board) -> list[Report]:
    """The reports of a game since the arbiter last touched its result."""
    pair = (there.white, there.black)
    return [
        r for r in state.reported if r.round == round_ and (r.white, r.black) == pair and r.seq > there.seq
    ]


@frozen
class Proposal:
    """What the players of a board without a result reported."""

    board: int
    white: str  # the outcome that White reported, or ""
    black: str

    @property
    def agreed(self) -> bool:
        """Both have reported the same."""
        return bool(self.white) and self.white == self.black

    @property
    def differs(self) -> bool:
        """Both have reported, and not the same."""
        return bool(self.white and self.black) and self.white != self.black


def proposals(state: State) -> list[Proposal]:
    """The reports of the last round that have not become results."""
    if not state.rounds:
        return []
    number, found = len(state.rounds), []
    for n, there in enumerate(state.rounds[-1].boards, 1):
        told = {r.by: r.outcome for r in reports_of(state, number, there)}
        if told and not there.begun:
            found.append(Proposal(n, told.get(there.white, ""), told.get(there.black or "", "")))
    return found


def take_over(desk: Desk, key: str | None) -> State:
    """Enter every result that both players reported, as the arbiter."""
    state = desk.state(key)
    agreed = [(one.board, one.white) for one in proposals(state) if one.agreed]
    return enter_results(desk, key, len(state.rounds), agreed) if agreed else state
