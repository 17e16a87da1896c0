"""The records of a report that are not settings, each read once into a value.

The lines themselves stay with the tournament as they were written; `said` is what they say.
"""

from __future__ import annotations

from functools import lru_cache

from ronde.formats.trf import teams
from ronde.formats.trf.dates import event_day
from ronde.model import Cell, Colour
from ronde.values import NamedTuple, frozen


@frozen
class TeamRecords:
    """The contents of the team records, apart from the boards."""

    lineups: dict[teams.Place, list[int]]
    forfeits: dict[teams.Place, Cell]
    abnormal: list[teams.Abnormal]
    rest: teams.Rest
    colours: tuple[Colour, ...]
    points: dict[str, int]
    stated: dict[int, teams.Stated]


class Said(NamedTuple):
    """The contents of the records of a report."""

    codes: tuple[str, ...]  # the type of the event as TRF26 codes it (192)
    types: tuple[str, ...]  # the same in words (092)
    day: str  # the first day of the event, as 2026-02-01
    tiebreaks: str  # the list that the report asks for (212, else 202)
    names_teams: bool
    federation: str  # of the event (032)


@lru_cache(maxsize=64)
def said(records: tuple[str, ...]) -> Said:
    """The contents of these records."""
    lists = [text for code in ("212", "202") for text in _texts(records, code) if text]
    return Said(
        tuple(_texts(records, "192")),
        tuple(_texts(records, "092")),
        event_day(records),
        next(iter(lists), ""),
        any(line[:3] in ("013", "310") for line in records),
        next(iter(_texts(records, "032")), "")[:3].upper(),
    )


@lru_cache(maxsize=64)
def team_records(records: tuple[str, ...]) -> TeamRecords:
    """The contents of these records about matches."""
    return TeamRecords(
        teams.lineups(records),
        teams.forfeits(records),
        teams.abnormal(records),
        teams.rest(records),
        teams.board_colours(records),
        dict(teams.match_points(records)),
        teams.stated(records),
    )


def _texts(records: tuple[str, ...], code: str) -> list[str]:
    return [line[3:].strip() for line in records if line.startswith(code)]
