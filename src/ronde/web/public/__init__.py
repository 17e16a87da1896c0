"""The pages for players and visitors, a router for each part."""

from __future__ import annotations

from fastapi import APIRouter

from ronde.web.public import hall, pages, papers, reports, why

router = APIRouter(include_in_schema=False)
for part in (pages, why, papers, reports, hall):
    router.include_router(part.router)
