"""Leaving FIDE mode."""

from __future__ import annotations

from ronde.desk.actions import FideModeLeft
from ronde.desk.cautions import Caution, Level, ask
from ronde.desk.event import State
from ronde.desk.service.desk import Desk, act
from ronde.desk.service.words import refuse
from ronde.model import Noted, Remark
from ronde.words import Message


def leave_fide_mode(desk: Desk, key: str | None, reason: str, public_reason: str = "") -> State:
    """Leave FIDE mode: confirmed twice, written in the report, and without return."""
    if not reason.strip():
        raise refuse("reason")

    def build(state: State) -> FideModeLeft:
        if not state.setup.fide:
            raise refuse("not-in-mode")
        remark = Remark(Noted.MODE_LEFT, public_reason, len(state.rounds))
        following = ("caution-mode-report", "caution-mode-return", "caution-mode-checks")
        message = Message("caution-mode-left")
        ask(desk, [Caution(Level.TWICE, message, tuple(map(Message, following)), remark)])
        return FideModeLeft(reason, public_reason)

    return act(desk, desk.scope(key), build)
