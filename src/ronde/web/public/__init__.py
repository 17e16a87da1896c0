"""The pages for players and visitors, a router for each part."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode

from fastapi import APIRouter
from fastapi.routing import APIRoute

from ronde.web.public import hall, pages, papers, reports, why

PARTS = (pages, why, papers, reports, hall)

router = APIRouter(include_in_schema=False)
for part in PARTS:
    router.include_router(part.router)


def _names(route: APIRoute) -> set[str]:
    """The query parameters that a page reads, with those of its dependencies."""
    asked, names = [route.dependant], set[str]()
    while asked:
        one = asked.pop()
        names.update(field.alias for field in one.query_params)
        asked += one.dependencies
    return names


_READ = [
    (route.path_regex, _names(route))
    for part in PARTS
    for route in part.router.routes
    if isinstance(route, APIRoute) and "GET" in (route.methods or ())
]


def query_read(path: str, query: bytes) -> bytes:
    """What the page of a path reads of a query: anything else makes no difference."""
    names = next((names for pattern, names in _READ if query and pattern.match(path)), set[str]())
    given = parse_qsl(query.decode("latin-1"), keep_blank_values=True)
    return urlencode([(name, value) for name, value in given if name in names]).encode()
