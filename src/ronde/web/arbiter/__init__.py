"""The pages of the arbiters and their deputies, a router for each part."""

from __future__ import annotations

from fastapi import APIRouter

from ronde.web.arbiter import (
    access,
    events,
    journal,
    keeping,
    lists,
    overview,
    papers,
    players,
    poster,
    prizes,
    results,
    rounds,
    screens,
    settings,
    tables,
    teams,
    timetable,
)

router = APIRouter(include_in_schema=False)
parts = (
    access, poster, events, keeping, journal, lists, overview, papers, players, prizes, results, rounds,
    screens, settings,
    tables, teams, timetable,
)  # fmt: skip
for part in parts:
    router.include_router(part.router)
