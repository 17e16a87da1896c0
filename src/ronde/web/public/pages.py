"""Pages for players: pairings, standings, crosstable, cards.

    /e/EVENT                              the event and its tournaments
    /e/EVENT/KEY                          the last published round (?by=name)
    /e/EVENT/KEY/round/N                  a round
    /e/EVENT/KEY/standings, /crosstable, /players, /player/UID

Only published rounds are visible here: a draft never leaves the desk.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import Response
from markupsafe import Markup

from ronde.desk import service
from ronde.desk.event import Entrant, Round
from ronde.desk.service.exports import captains
from ronde.desk.service.rounds import missing_boards
from ronde.explaining import text as explain
from ronde.explaining import voice
from ronde.explaining.text import Sentence
from ronde.model import Colour, Tournament
from ronde.output import svg as pictures
from ronde.output.qr import PLAIN, code
from ronde.tables import draughts_card as draughts
from ronde.tables import lists as tables
from ronde.tables import teams as team_tables
from ronde.tables.choosing import EVERYBODY, chosen_rows
from ronde.tables.columns import full_mark
from ronde.tables.prizes import prize_table
from ronde.tables.rated import rated_columns, rated_summary, signed, with_norm
from ronde.web.events import NotThere
from ronde.web.public.views import (
    Chosen,
    Here,
    In,
    TournamentView,
    by_name,
    check_choice,
    offered,
    tournament_view,
)
from ronde.web.words import word

router = APIRouter(include_in_schema=False)


@router.get("/e/{event}")
def event_page(here: Here) -> Response:
    """The event and its tournaments."""

    def make() -> dict[str, Any]:
        return {
            "views": [
                tournament_view(here, key) for key in here.desk.keys if not here.desk.state(key).archived
            ]
        }

    return here.shown("public/event.html", make, view=None, tab="")


@router.get("/e/{event}/{key}")
def last_round(view: In, by: str = "board") -> Response:
    """The round that is being played; before the first one, the list of players."""
    return _round(view, view.rounds, by) if view.rounds else players_page(view, EVERYBODY)


@router.get("/e/{event}/{key}/round/{number}")
def round_page(view: In, number: int, by: str = "board") -> Response:
    """A published round by board or by name."""
    return _round(view, number, by)


def _round(view: TournamentView, number: int, by: str) -> Response:
    shown, by = view.round(number), "name" if by == "name" else "board"

    def make() -> dict[str, Any]:
        if view.state.setup.teams:
            return _matches(view, number, shown)
        boards = service.boards(view.here.desk, view.key, number)
        changed, note = deviations(view, number)
        notes = tables.not_paired(view.state.results, number, view.pairs(number), view.here.visit.language)
        told = {"shown": shown, "notes": notes, "changed": changed, "note": note, "boards": boards}
        return {**told, "seats": by_name(boards) if by == "name" else []}

    template = "public/matches.html" if view.state.setup.teams else "public/round.html"
    return view.shown(template, make, tab="pairings", number=number, by=by)


def _matches(view: TournamentView, number: int, shown: Round) -> dict[str, Any]:
    """The matches of a round with their boards."""
    changed, note = deviations(view, number)
    rows = service.match_rows(view.here.desk, view.key, number)
    missing = len(missing_boards(shown))
    return {"rows": rows, "shown": shown, "missing": missing, "changed": changed, "note": note}


def deviations(view: TournamentView, number: int) -> tuple[list[tuple[int, Sentence]], str]:
    """The boards of a round that deviate from the rules, and the remark on the whole round."""
    language = view.here.visit.language

    def make() -> tuple[list[tuple[int, Sentence]], str]:
        found = view.explained(number)
        if found is None:
            return [], ""
        return explain.notices(found.published, language, found.names), found.note(language)

    return view.shared(("deviations", number, language), make, view.explains(number))


@router.get("/e/{event}/{key}/standings")
def standings_page(
    view: In, chosen: Chosen, after: Annotated[int | None, Query(ge=1, le=99)] = None, ratings: bool = False
) -> Response:
    """The standings after the last finished round or another one, of everybody or of a category."""
    if after is not None:
        view.round(after)
    after = after or view.settled
    check_choice(view, chosen)

    def make() -> dict[str, Any]:
        ranking, language = view.ranking(after), view.here.visit.language
        value = view.state.results.before(after + 1) if after else view.state.results
        rated = ratings and view.state.matches is None
        extra = rated_columns(value, language, year_of(view)) if rated else ()
        table = tables.standings_table(ranking, language, extra, chosen)
        why, then = f"{view.path}/standings/why?b=", f"&after={after}" if after else ""
        at = next(n for n, column in enumerate(table.columns) if column.key == "number")
        links = {"link": lambda row: view.player(row[at]), "place": lambda row: f"{why}{row[at]}{then}"}
        choice = {"offered": offered(view.state), "choice": asdict(chosen), "ratings": ratings}
        return {"table": table, **links, **choice}

    return view.shown("public/standings.html", make, tab="standings", after=after)


def year_of(view: TournamentView) -> int | None:
    """The year of the event, for the K of the young."""
    return service.usual_year(view.here.desk) or None


@router.get("/e/{event}/{key}/prizes")
def prizes_page(view: In) -> Response:
    """Who gets which prize, if the arbiter shows it."""
    plan = view.state.prizes
    if not plan or not plan.public:
        raise NotThere("prizes")

    def make() -> dict[str, Any]:
        given = service.prizes_given(view.here.desk, view.key)
        return {"table": prize_table(plan, given, view.ranking(), view.here.visit.language)}

    return view.shown("public/prizes.html", make, tab="prizes")


@router.get("/e/{event}/{key}/players")
def players_page(view: In, chosen: Chosen) -> Response:
    """The list of players."""
    check_choice(view, chosen)

    def make() -> dict[str, Any]:
        language, matches = view.here.visit.language, view.state.matches
        if matches is not None:
            return {"table": team_tables.rosters(matches, language, captains(view.state)), "offered": {}}
        table = tables.starting_list(view.state.public, language=language)
        table = chosen_rows(table, view.state.public.players, chosen)
        return {"table": table, "offered": offered(view.state), "choice": asdict(chosen)}

    return view.shown("public/players.html", make, tab="players")


@router.get("/e/{event}/{key}/individuals")
def individuals_page(view: In) -> Response:
    """The players of all teams, and the best of every board."""
    matches = view.state.matches
    if matches is None:
        raise NotThere("individuals")

    def make() -> dict[str, Any]:
        language = view.here.visit.language
        tables_ = (team_tables.individuals(matches, language), team_tables.board_prizes(matches, language))
        return {"individuals": tables_[0], "prizes": tables_[1]}

    return view.shown("public/individuals.html", make, tab="individuals")


@router.get("/e/{event}/{key}/crosstable")
def crosstable_page(view: In) -> Response:
    """Everybody's rounds in a line; a cell leads to the line of the opponent."""

    def make() -> dict[str, Any]:
        ranking = view.ranking(view.settled)
        value, language = view.state.public, view.here.visit.language
        matches = view.state.matches
        games = team_tables.team_games(matches) if matches else None
        table = tables.crosstable(value, ranking, language=language, games=games)
        ids = [row.id for row in ranking.everybody]
        return {"table": table, "ids": ids, "cells": _cells(value, ids, language)}

    return view.shown("public/crosstable.html", make, tab="crosstable")


def _cells(value: Tournament, ids: Sequence[int], language: str) -> dict[tuple[int, str], tuple[int, str]]:
    """For every game of the crosstable (line, column): the line of the opponent, and a sentence."""
    line, players = {id_: n for n, id_ in enumerate(ids)}, value.by_id()
    colours = {Colour.WHITE: word("white", language), Colour.BLACK: word("black", language), None: ""}
    rounds = [word("round_n", language, n=n + 1) for n in range(value.played_rounds)]
    found = {}
    for id_ in ids:
        for n, cell in enumerate(players[id_].cells[: len(rounds)], 1):
            if cell.opponent is not None:
                names = players[id_].name, players[cell.opponent].name
                said = [rounds[n - 1], " – ".join(names), colours[cell.colour], full_mark(cell, language)]
                found[line[id_], f"R{n}"] = line[cell.opponent], " · ".join(filter(None, said))
    return found


@router.get("/e/{event}/{key}/player/{uid}")
def player_page(view: In, uid: str) -> Response:
    """A player's own page: what comes next, the card, why each opponent, pictures."""
    if uid not in view.state.entrants:
        raise NotThere(uid)
    entrant = view.state.entrants[uid]
    return view.shown(
        "public/team.html" if view.state.setup.teams else "public/player.html",
        lambda: _player(view, entrant),
        tab="",
        me=entrant,
    )


@router.get("/e/{event}/{key}/player/{uid}/now")
def player_now(view: In, uid: str) -> Response:
    """What a player has now, for the top of the pages of those who said "this is me"."""
    if uid not in view.state.entrants or view.state.setup.teams:
        raise NotThere(uid)
    entrant = view.state.entrants[uid]

    def now() -> dict[str, Any]:
        return {"now": service.player_boards(view.here.desk, view.key, uid)[-1:] if view.rounds else []}

    return view.shown("public/now.html", now, tab="", me=entrant)


@dataclass(frozen=True)
class Reasons:
    """The explanation of a round for one player."""

    view: TournamentView
    number: int
    uid: str
    speaker: service.Voice

    @cached_property
    def told(self) -> voice.Told:
        """What is said."""
        return self.speaker.told(self.uid, self.view.here.visit.language)

    @property
    def note(self) -> str:
        """Of the round as a whole."""
        return self.speaker.found.note(self.view.here.visit.language)


def _player(view: TournamentView, me: Entrant) -> dict[str, Any]:
    language, value = view.here.visit.language, view.state.public
    card = view.card(me.number)
    rounds = range(view.rounds, 0, -1)
    reasons = [Reasons(view, n, me.uid, speaker) for n in rounds if (speaker := view.voice(n))]
    after = view.settled
    ranking = view.ranking(after).rows if after else ()
    link = view.here.base + view.player(me)
    matches = view.state.matches
    mine = service.team_rows(view.here.desk, view.key, me.uid) if matches else []
    rated = rated_summary(view.state.results, me.number, year_of(view)) if matches is None else None
    return {
        "rated": rated,
        "change": signed(rated, language) if rated else "",
        "categories": view.state.categories.of(me.person),
        "matches": mine[::-1],
        "card": card,
        "table": _sheet(view, card),
        "place": next((row for row in ranking if row.id == me.number), None),
        "after": after,
        "now": service.player_boards(view.here.desk, view.key, me.uid)[-1:] if view.rounds else [],
        "reasons": reasons,
        "path": view.path_picture(card) if view.rounds else "",
        "colours": Markup(pictures.colour_picture(value, me.number, language)) if card.colours else "",
        "link": link,
        "code": Markup(code(link, PLAIN)),
    }


def _sheet(view: TournamentView, card: tables.PlayerCard) -> tables.Table:
    """The card as a table; draughts has a form of its own."""
    language = view.here.visit.language
    if view.state.matches is not None:
        return team_tables.team_card(view.state.matches, card.player.id, language)
    if view.state.setup.rules.game.own_card:
        return draughts.card_sheet(draughts.pairing_card(view.state.public, card.player.id), language)
    return with_norm(tables.card_table(card, language), view.state.public, card.player.id)
