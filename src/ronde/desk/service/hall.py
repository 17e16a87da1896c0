"""The notice on the hall screens: a message from the arbiter."""

from __future__ import annotations

from ronde.desk.actions import HallNoticeSet
from ronde.desk.event import State
from ronde.desk.service.desk import Desk, act
from ronde.formats.players.person import spaced

LONGEST = 200  # characters that a screen can show


def set_hall_notice(desk: Desk, key: str | None, message: str = "") -> State:
    """Show a message on all screens, or none."""
    message = spaced(message)[:LONGEST]

    def build(state: State) -> HallNoticeSet | None:
        return None if message == state.hall else HallNoticeSet(message)

    return act(desk, desk.scope(key), build)
