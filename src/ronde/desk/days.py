"""Days as people write them."""

from __future__ import annotations

from datetime import date

from ronde.words import Message, month_name, say, weekday_name


def days(start: str, end: str, language: str) -> str:
    """The days of an event: 4–8 April 2026."""
    try:
        first, last = (date.fromisoformat(day.replace("/", "-")) for day in (start or end, end or start))
    except ValueError:
        return " – ".join(dict.fromkeys(filter(None, (start, end))))
    one, other = (Message.of("page-day_of_month", n=day.day) for day in (first, last))
    month, year = month_name(last, language), last.year
    if first != last and (first.year, first.month) == (last.year, last.month):
        return say("page-days", language, first=one, last=other, month=month, year=year)
    whole = say("page-day", language, day=other, month=month, year=year)
    if first == last:
        return whole
    month = month_name(first, language)
    if first.year == year:
        return f"{say('page-day_without_year', language, day=one, month=month)} – {whole}"
    return f"{say('page-day', language, day=one, month=month, year=first.year)} – {whole}"


def start_shown(start: str, language: str, long: bool = False) -> str:
    """The day and time of a round: Tue 17 Nov, 14:30; in long Tuesday 17 November, 14:30."""
    if not start:
        return ""
    on = date.fromisoformat(start[:10])
    number, month = Message.of("page-day_of_month", n=on.day), month_name(on, language, not long)
    day = say("page-day_without_year", language, day=number, month=month)
    day = f"{weekday_name(on, language, not long)} {day}"
    return say("page-day_and_time", language, day=day, time=start[11:]) if start[11:] else day


def lasts(start: str, end: str) -> int:
    """How many days an event lasts; 0 if its days are not known."""
    try:
        first, last = (date.fromisoformat(day.replace("/", "-")) for day in (start, end))
    except ValueError:
        return 0
    return (last - first).days + 1
