"""Standings, crosstable, cards and downloads."""

from __future__ import annotations

import io
import json
import tempfile
import zipfile
from dataclasses import asdict
from urllib.parse import quote

from fastapi import APIRouter
from fastapi.responses import Response

from ronde.desk import service
from ronde.desk.event import State
from ronde.output.pdf import OF_TEAMS
from ronde.output.workbook import workbook
from ronde.tables import draughts_card as card
from ronde.tables import lists as tables
from ronde.tables import teams as team_tables
from ronde.tables.choosing import Choice
from ronde.tables.rated import with_norm
from ronde.tables.render import Table, Value
from ronde.web.arbiter.players import entrant
from ronde.web.auth import Role
from ronde.web.events import NotThere
from ronde.web.pages import AsArbiter, AsDeputy, Place, Posted, go
from ronde.web.public.views import Chosen, offered

router = APIRouter(prefix="/desk/{event}/t/{key}")

TABLES = ("pairings", "alphabetical", "standings", "crosstable", "players", "ratings", "norms", "prizes")
PAPER = (
    "round", "pairings", "names", "standings", "crosstable", "players", "ratings", "slips", "cards",
    "place-cards", "check-in",
)  # fmt: skip


def _after(place: Place, key: str, after: int | None) -> int | None:
    rounds = len(place.tournament(key).rounds)
    if after is not None and not 1 <= after <= rounds:
        raise NotThere(after)
    return after


def _progress(place: Place, state: State) -> str:
    """The progress of the last round, if it is not finished."""
    told = service.progress(state)
    return told.say(place.visit.language) if told else ""


def _public(place: Place, key: str) -> str:
    """The address of the tournament for players."""
    return f"/e/{quote(place.id, safe='')}/{quote(key, safe='')}"


@router.get("/standings")
def standings(
    place: AsDeputy, key: str, chosen: Chosen, after: int | None = None, ratings: bool = False
) -> Response:
    """The standings after a round, of everybody or of a category."""
    state = place.tournament(key)
    after = _after(place, key, after) or service.settled_round(state)
    table = service.export_table(place.desk, key, "standings", after, place.visit.language, chosen, ratings)
    by_number = state.by_number
    at = [c.key for c in table.columns].index("number")

    def to_card(row: tuple[Value, ...]) -> str:
        number = row[at]
        return place.url(key, "card", by_number[number].uid) if isinstance(number, int) else ""

    def to_why(row: tuple[Value, ...]) -> str:
        number, query = row[at], f"&after={after}" if after else ""
        return f"{_public(place, key)}/standings/why?b={number}{query}" if isinstance(number, int) else ""

    links = {"name": to_card, "place": to_why} if state.rounds else {"name": to_card}
    values = {"table": table, "links": links, "after": after or len(state.rounds)}
    values |= {"progress": _progress(place, state), "choice": asdict(chosen), "offered": offered(state)}
    values["ratings"] = ratings
    values["level"] = service.level_at_the_end(state) if place.role is Role.ARBITER else []
    return place.page("arbiter/table.html", key=key, state=state, current="standings", **values)


@router.post("/standings/lot")
def last_lot(place: AsArbiter, key: str, form: Posted) -> Response:
    """Leave the places that are still shared to the lot."""
    place.tournament(key)
    service.final_lot(place.desk, key, place.visit.say("final_lot"))
    place.visit.tell("final_lot_drawn")
    return go(place.url(key, "standings"))


@router.get("/crosstable")
def crosstable(place: AsDeputy, key: str, after: int | None = None) -> Response:
    """The crosstable after a round."""
    state = place.tournament(key)
    after = _after(place, key, after) or service.settled_round(state)
    table = service.export_table(place.desk, key, "crosstable", after, place.visit.language)
    values = {"table": table, "links": {}, "after": after or len(state.rounds)}
    values["progress"] = _progress(place, state)
    return place.page("arbiter/table.html", key=key, state=state, current="crosstable", **values)


@router.get("/individuals")
def individuals(place: AsDeputy, key: str, after: int | None = None) -> Response:
    """The players of all teams."""
    return _of_teams(place, key, "individuals", after)


@router.get("/boards")
def boards(place: AsDeputy, key: str, after: int | None = None) -> Response:
    """The best of every board."""
    return _of_teams(place, key, "boards", after)


def _of_teams(place: Place, key: str, what: str, after: int | None) -> Response:
    state = place.tournament(key)
    if state.setup.teams is None:
        raise NotThere(what)
    table = service.export_table(place.desk, key, what, _after(place, key, after), place.visit.language)
    values = {"table": table, "links": {}, "after": after or len(state.rounds)}
    return place.page("arbiter/table.html", key=key, state=state, current=what, **values)


@router.get("/card/{uid}")
def player_card(place: AsDeputy, key: str, uid: str) -> Response:
    """The card of a player, with the reasons of every pairing."""
    state, desk, language = place.tournament(key), place.desk, place.visit.language
    one = entrant(state, uid)
    value = state.results
    if state.matches is not None:
        table = team_tables.team_card(state.matches, one.number, language)
    elif state.setup.rules.game.own_card:
        table = card.card_sheet(card.pairing_card(value, one.number), language)
    else:
        table = tables.card_table(tables.player_card(value, one.number), language)
        table = with_norm(table, value, one.number)
    reasons = []
    for round_ in reversed(state.rounds):
        explained = service.explanation(desk, key, round_.number)
        if explained is not None:
            changed = explained.notice(uid, language)
            first = [changed] if changed else []
            told = [*first, *explained.of(uid, language)]
            reasons.append((round_.number, told, explained.note(language)))
    values = {"table": table, "entrant": one, "reasons": reasons}
    return place.page("arbiter/card.html", key=key, state=state, current="standings", **values)


# --- downloads -----------------------------------------------------------------------------------


def papers_of(state: State) -> tuple[str, ...]:
    """The papers that a tournament can have."""
    teams = state.setup.teams is not None
    return tuple(one for one in PAPER if one not in ("slips", "ratings")) + OF_TEAMS if teams else PAPER


@router.get("/downloads")
def downloads(place: AsArbiter, key: str) -> Response:
    """The downloads page."""
    state = place.tournament(key)
    teams = state.setup.teams is not None
    paper = papers_of(state)
    tables_ = (
        (*(one for one in TABLES if one not in ("ratings", "norms")), *OF_TEAMS[1:]) if teams else TABLES
    )
    values = {"tables": [one for one in tables_ if one != "prizes" or state.prizes], "paper": paper}
    return place.page("arbiter/downloads.html", key=key, state=state, current="downloads", **values)


@router.get("/fide-report")
def fide_report(place: AsArbiter, key: str) -> Response:
    """What is still missing before the report goes to FIDE."""
    state, ready = place.tournament(key), service.fide_report(place.desk, key)
    return place.page("arbiter/fide_report.html", key=key, state=state, current="downloads", ready=ready)


def _file(data: str | bytes, name: str, kind: str) -> Response:
    disposition = f"attachment; filename*=UTF-8''{quote(name)}"
    return Response(data, media_type=kind, headers={"content-disposition": disposition})


@router.get("/download/trf{edition}")
def trf(place: AsArbiter, key: str, edition: str, next_round: bool = False) -> Response:
    """The report as TRF16 or TRF26."""
    if edition not in ("16", "26"):
        raise NotThere(edition)
    place.tournament(key)
    service.check_reportable(place.desk, key)
    text = service.export_trf(place.desk, key, edition, next_round)
    return _file(text, f"{place.id}-{key}.trf", "text/plain; charset=utf-8")


@router.get("/download/chess-results")
def as_chess_results(place: AsArbiter, key: str) -> Response:
    """The tournament as XML for chess-results.com."""
    place.tournament(key)
    text = service.export_chess_results(place.desk, key)
    return _file(text, f"{place.id}-{key}.xml", "application/xml; charset=utf-8")


@router.get("/download/json")
def as_json(place: AsArbiter, key: str) -> Response:
    """Everything as data."""
    place.tournament(key)
    data = json.dumps(service.export_json(place.desk, key), ensure_ascii=False, indent=1)
    return _file(data, f"{place.id}-{key}.json", "application/json")


@router.get("/download/site")
def site(place: AsArbiter, key: str) -> Response:
    """The static site, in one archive."""
    place.tournament(key)
    packed = io.BytesIO()
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as made:
        for path in service.export_site(place.desk, folder, place.visit.language):
            made.write(path, str(path.relative_to(folder)))
    return _file(packed.getvalue(), f"{place.id}.zip", "application/zip")


@router.get("/download/{what}.csv")
def as_csv(
    place: AsArbiter, key: str, what: str, chosen: Chosen, number: int | None = None, ratings: bool = False
) -> Response:
    """A table as CSV."""
    table = _table(place, key, what, number, chosen, ratings)
    text = "\ufeff" + tables.render(table, "csv")  # spreadsheets recognise UTF-8 by its byte order mark
    return _file(text, f"{place.id}-{key}-{what}.csv", "text/csv; charset=utf-8")


@router.get("/download/{what}.xlsx")
def as_workbook(
    place: AsArbiter, key: str, what: str, chosen: Chosen, number: int | None = None, ratings: bool = False
) -> Response:
    """A table as a workbook."""
    made = workbook(_table(place, key, what, number, chosen, ratings))
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    return _file(made, f"{place.id}-{key}-{what}.xlsx", kind)


def _table(place: Place, key: str, what: str, number: int | None, chosen: Choice, ratings: bool) -> Table:
    place.tournament(key)
    if what not in (*TABLES, *OF_TEAMS[1:]):
        raise NotThere(what)
    return service.export_table(place.desk, key, what, number, place.visit.language, chosen, ratings)
