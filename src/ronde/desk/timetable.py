"""The timetable of a tournament: the day and time of each round on the clock of the hall.

A start is written 2026-11-17T14:30, or 2026-11-17 where only the day is known; nothing where it is open.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, timedelta

from ronde.errors import BadInput
from ronde.formats.trf.dates import day as read_day
from ronde.formats.trf.dates import round_days
from ronde.formats.trf.remarks import publications, times
from ronde.model import Tournament
from ronde.words import Quoted

_TIME = re.compile(r"(\d{1,2})(?:[:.hH](\d{2})?)", re.ASCII)
_DAYS = re.compile(r"[/;\n]")


def read_start(text: str) -> str:
    """A start as people write it: 2026-11-17 14:30, 17.11.2026 14h30, 2026-11-17; or nothing."""
    words = text.replace("T", " ").split()
    if not words:
        return ""
    found = real_day(words[0], text)
    if len(words) > 2:
        raise BadInput("error-not-start", text=Quoted(text))
    return f"{found}T{read_time(words[1])}" if len(words) == 2 else found


def start_of(text: str) -> str:
    """The start that a file states; nothing if it is none."""
    try:
        return read_start(text)
    except BadInput:
        return ""


def timetable_of(value: Tournament, columns: int = 1) -> tuple[str, ...]:
    """The timetable of a report: the days of its rounds (132), and the times where a desk noted them."""
    clock, published = times(value.remarks), publications(value.remarks)
    found = []
    for n, day in enumerate(round_days(value.records)[::columns], 1):
        found.append("" if n in published else start_of(f"{day} {clock.get(n, '')}") or start_of(day))
    return trimmed(tuple(found))


def trimmed(starts: tuple[str, ...]) -> tuple[str, ...]:
    """The starts up to the last round that has one."""
    while starts and not starts[-1]:
        starts = starts[:-1]
    return starts


def real_day(word: str, text: str = "") -> str:
    """A day of the calendar as 2026-11-17."""
    found = read_day(word)
    try:
        return date.fromisoformat(found).isoformat()
    except ValueError:
        raise BadInput("error-not-start", text=Quoted(text or word)) from None


def read_time(word: str) -> str:
    """A time of day as people write it (9:30, 14h30, 14h), as 09:30."""
    match = _TIME.fullmatch(word)
    hours, minutes = (int(match[1]), int(match[2] or 0)) if match else (24, 0)
    if hours > 23 or minutes > 59:
        raise BadInput("error-not-time-of-day", text=Quoted(word))
    return f"{hours:02}:{minutes:02}"


def filled(first: str, plan: str, count: int) -> tuple[str, ...]:
    """The starts of rounds from a first day on: "20:00 / 9:30 14:00" is one on it, then two each day.

    Days are separated by slashes, semicolons or new lines; the last one is repeated as often as needed.
    """
    days = [[read_time(word) for word in re.split(r"[\s,]+", part) if word] for part in _DAYS.split(plan)]
    if not any(days):
        raise BadInput("error-not-time-of-day", text=Quoted(plan))
    if not days[-1]:
        days.pop()
    start, found = date.fromisoformat(real_day(first)), list[str]()
    for n in range(count + len(days)):
        on = start + timedelta(days=n)
        found += [f"{on}T{time}" for time in days[min(n, len(days) - 1)]]
    return tuple(found[:count])


def out_of_order(times: Sequence[str]) -> tuple[int, int] | None:
    """The first two rounds of which the later one does not start later."""
    before = 0
    for n, starts in enumerate(times, 1):
        if not starts:
            continue
        if before and not _later(times[before - 1], starts):
            return before, n
        before = n
    return None


def _later(one: str, other: str) -> bool:
    """The second start is after the first, or on the same day where a time is not known."""
    if len(one) == len(other) > 10:
        return one < other
    return one[:10] <= other[:10]
