"""The notice on the hall screens: a message from the arbiter, and the start of the next round."""

from __future__ import annotations

from datetime import datetime

from ronde.desk.actions import HallNoticeSet
from ronde.desk.event import State
from ronde.desk.service.desk import Desk, act
from ronde.errors import BadInput
from ronde.formats.players.person import spaced

LONGEST = 200  # characters that a screen can show


def set_hall_notice(desk: Desk, key: str | None, message: str = "", starts: str = "") -> State:
    """Show a message, and the start of the next round (local time, as 2026-11-17T14:30); empty: neither."""
    message = spaced(message)[:LONGEST]
    if starts:
        try:
            starts = datetime.fromisoformat(starts).replace(tzinfo=None).isoformat(timespec="minutes")
        except ValueError:
            raise BadInput("error-not-time", text=starts) from None

    def build(state: State) -> HallNoticeSet | None:
        same = (state.hall.message, state.hall.starts) == (message, starts)
        return None if same else HallNoticeSet(message, starts)

    return act(desk, desk.scope(key), build)
