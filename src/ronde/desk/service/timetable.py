"""The timetable of a tournament: set, filled, and held against the days of the event."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.desk.actions import TimetableSet
from ronde.desk.event import Event, State
from ronde.desk.service.desk import Desk, act
from ronde.desk.service.setup import Notice
from ronde.desk.service.words import refuse
from ronde.desk.timetable import filled, out_of_order, read_start, trimmed
from ronde.words import Message


def set_timetable(desk: Desk, key: str | None, times: Sequence[str]) -> State:
    """Set the day and time of every round, replacing earlier ones: 2026-11-17 14:30, a day, or nothing."""
    wanted = trimmed(tuple(map(read_start, times)))

    def build(state: State) -> TimetableSet | None:
        if wanted == state.timetable:
            return None
        _check(state, wanted)
        return TimetableSet(wanted)

    return act(desk, desk.scope(key), build)


def set_start(desk: Desk, key: str | None, round_: int, start: str) -> State:
    """Set the day and time of one round."""
    state = desk.state(key)
    if not 1 <= round_ <= state.setup.rounds:
        raise refuse("timetable-rounds", round=round_, rounds=state.setup.rounds)
    times = starts(state)
    times[round_ - 1] = start
    return set_timetable(desk, key, times)


def fill_timetable(desk: Desk, key: str | None, first: str, plan: str, from_round: int = 1) -> State:
    """Set the rounds from one on, day by day: "20:00 / 9:30 14:00" is one on the first day, then two."""
    state = desk.state(key)
    rounds = state.setup.rounds
    if not 1 <= from_round <= rounds:
        raise refuse("timetable-rounds", round=from_round, rounds=rounds)
    times = starts(state)[: from_round - 1]
    return set_timetable(desk, key, [*times, *filled(first, plan, rounds - len(times))])


def starts(state: State) -> list[str]:
    """The start of every round, nothing where it is open."""
    return [state.starts(n) for n in range(1, state.setup.rounds + 1)]


def outside(event: Event, state: State) -> list[Notice]:
    """A notice for every round on a day that is not one of the event."""
    first, last = (day.replace("/", "-") for day in (event.start, event.end))
    found = []
    for n, start in enumerate(starts(state), 1):
        if start and ((first and start[:10] < first) or (last and start[:10] > last)):
            told = Message.of("notice-outside", round=n, day=start[:10], first=first or "…", last=last or "…")
            found.append(Notice(told))
    return found


def _check(state: State, times: Sequence[str]) -> None:
    """Refuse more rounds than there are, and a round that does not start after the one before it."""
    if len(times) > state.setup.rounds:
        raise refuse("timetable-rounds", round=len(times), rounds=state.setup.rounds)
    if wrong := out_of_order(times):
        first, second = wrong
        spaced = {"before": times[first - 1].replace("T", " "), "start": times[second - 1].replace("T", " ")}
        raise refuse("timetable-order", first=first, second=second, **spaced)
