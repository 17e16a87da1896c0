"""Full-screen pages for the projector and the television in the hall.

    /e/EVENT/KEY/hall?show=pairings,standings&size=m&turn=12

`show` is any of pairings, names and standings, shown in turn; `size` s, m or l; `turn` the seconds of a page.
The page follows the event by itself, and reconnects after an outage.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import Response

from ronde.desk import service
from ronde.tables import lists as tables
from ronde.web.public.views import In, TournamentView, by_name

router = APIRouter(include_in_schema=False)

PARTS = ("pairings", "names", "standings")
SIZES = ("s", "m", "l")
SHORTEST, LONGEST = 3, 600  # seconds of a page


@router.get("/e/{event}/{key}/hall")
def hall(
    view: In,
    show: Annotated[str, Query(max_length=60)] = "pairings",
    size: Annotated[str, Query(max_length=1)] = "m",
    turn: int = 12,
) -> Response:
    """One screen; missing or wrong parameters take their defaults."""
    wanted = tuple(dict.fromkeys(part for part in show.split(",") if part in PARTS)) or PARTS[:1]
    size = size if size in SIZES else "m"
    visit = view.here.visit
    visit.cache(late=False)

    values = {"view": view, "about": view.here, **_parts(view, wanted)}
    if visit.is_partial:
        return visit.page("public/hall_parts.html", **values)
    return visit.page("public/hall.html", **values, size=size, turn=min(max(turn, SHORTEST), LONGEST))


def _parts(view: TournamentView, wanted: tuple[str, ...]) -> dict[str, Any]:
    """The contents of the parts; before round 1 only the players."""
    number = view.rounds
    boards = service.boards(view.here.desk, view.key, number) if number else []
    done = sum(1 for row in boards if row.black is not None and row.outcome)
    values: dict[str, Any] = {
        "wanted": wanted if number else ("players",),
        "number": number,
        "boards": boards,
        "games": sum(row.black is not None for row in boards),
        "done": done,
        "names": by_name(boards) if "names" in wanted else [],
        "starts": _moment(view.state.starts(number)),
        "following": _moment(view.state.starts(number + 1)),
        "notice": view.state.hall,
        "table": None,
        "players": [],
    }
    if number and "standings" in wanted:
        values["table"] = tables.standings_table(view.ranking(view.settled), view.here.visit.language)
        values["ranking"] = view.ranking(view.settled)
    if not number:
        values["players"] = list(view.state.by_number.values())
    return values


def _moment(start: str) -> int | None:
    """The start of a round in milliseconds, as the clocks of browsers count."""
    return round(datetime.fromisoformat(start).timestamp() * 1000) if start[11:] else None
