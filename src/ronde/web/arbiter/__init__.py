"""The pages of the arbiters and their deputies, a router for each part."""

from __future__ import annotations

from fastapi import APIRouter

from ronde.web.arbiter import (
    access,
    events,
    journal,
    lists,
    overview,
    players,
    results,
    rounds,
    screens,
    settings,
    tables,
)

router = APIRouter(include_in_schema=False)
for part in (access, events, journal, lists, overview, players, results, rounds, screens, settings, tables):
    router.include_router(part.router)
