"""The end of a tournament: places that no tie-break separates are left to the lot (C.07, 4.2)."""

from __future__ import annotations

from ronde.desk.event import State
from ronde.desk.service.desk import Desk
from ronde.desk.service.numbers import draw_lots
from ronde.desk.service.setup import change_setup, tiebreaks_of
from ronde.desk.service.views import ranked
from ronde.desk.service.words import refuse
from ronde.values import replace

LOT = "LOTS"


def is_over(state: State) -> bool:
    """Every announced round is published and finished."""
    return len(state.rounds) == state.setup.rounds and all(round_.finished for round_ in state.rounds)


def level_at_the_end(state: State) -> list[str]:
    """The names of the players whom nothing separates in the final standings, best places first."""
    if not is_over(state) or any(code.name == LOT for code in tiebreaks_of(state.setup)):
        return []
    return [row.player.name for row in ranked(state, state.results).rows if row.shared]


def final_lot(desk: Desk, key: str | None, reason: str = "", seed: int | None = None) -> State:
    """Draw lots for the places that are still shared; the lot becomes the last tie-break."""
    state = desk.state(key)
    if not level_at_the_end(state):
        raise refuse("no-final-lot", "tiebreaks 4.2")
    if set(state.lots) != set(state.entrants):
        draw_lots(desk, key, seed=seed)
    codes = (str(code) for code in tiebreaks_of(state.setup) if code.name != "PTS")
    return change_setup(desk, key, replace(state.setup, tiebreaks=(*codes, LOT)), reason or LOT)
