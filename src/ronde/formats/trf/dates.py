"""The days of an event and of its rounds, from the records of its report."""

from __future__ import annotations

import re
from collections.abc import Iterable

_BEGIN_AND_END = ("042", "052")
_ROUNDS = "132"
_BIG_FIRST = r"(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})"
_SMALL_FIRST = r"(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})"
_SHORT = r"(\d\d)/(\d\d)/(\d\d)"


def event_day(records: Iterable[str]) -> str:
    """The first day of an event as 2026-02-01: by 042, else 052, else the rounds (132); or nothing."""
    lines = tuple(records)
    for code in (*_BEGIN_AND_END, _ROUNDS):
        for line in lines:
            if line.startswith(code) and (found := day(line[3:])):
                return found
    return ""


_FIRST_CELL, _CELL_WIDTH = 91, 10  # the columns of the rounds


def round_days(records: Iterable[str]) -> tuple[str, ...]:
    """The day of each column of rounds (132) as 2026-02-01, nothing where there is none."""
    found = []
    for line in records:
        if line.startswith(_ROUNDS):
            starts = range(_FIRST_CELL, len(line), _CELL_WIDTH)
            found += [day(line[start : start + _CELL_WIDTH]) for start in starts]
    return tuple(found)


def round_days_line(days: Iterable[str]) -> str:
    """The record 132 of these days, each above its column of results."""
    cells = (f"{day[2:10].replace('-', '/'):<{_CELL_WIDTH}}" for day in days)
    return f"{_ROUNDS:<{_FIRST_CELL}}" + "".join(cells).rstrip()


def day(text: str) -> str:
    """A date as people write it (2026/02/01, 01.02.2026, 26/02/01), as 2026-02-01; or nothing."""
    if match := re.search(_BIG_FIRST, text, re.ASCII):
        year, month, number = match.groups()
    elif match := re.search(_SMALL_FIRST, text, re.ASCII):
        number, month, year = match.groups()
    elif match := re.search(_SHORT, text, re.ASCII):
        short, month, number = match.groups()
        year = f"{'19' if short > '69' else '20'}{short}"
    else:
        return ""
    if not (1 <= int(month) <= 12 and 1 <= int(number) <= 31):
        return ""
    return f"{year}-{int(month):02}-{int(number):02}"
