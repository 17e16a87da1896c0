"""Pages for players: pairings, standings, crosstable, cards, and the reasons for each pairing.

    /e/EVENT                              the event and its tournaments
    /e/EVENT/KEY                          the last published round (?by=name)
    /e/EVENT/KEY/round/N                  a round; …/why explains it and answers "why not?" (?a=3&b=7)
    /e/EVENT/KEY/standings, /crosstable, /players, /player/UID
    /e/EVENT/KEY/paper/WHAT.pdf           what can be printed

Only published rounds are visible here: a draft never leaves the desk. Page bodies are cached until the
event changes, because three hundred telephones ask at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import groupby
from threading import BoundedSemaphore
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Depends, Query
from fastapi.responses import Response
from markupsafe import Markup

from ronde.desk import service
from ronde.desk.event import Entrant, Event, Round, State
from ronde.desk.service import Desk, Explained
from ronde.desk.service.exports import captains
from ronde.desk.service.rounds import missing_boards
from ronde.errors import BadInput, NoPairing
from ronde.explaining import text as explain
from ronde.explaining import voice, why_text
from ronde.explaining.text import Sentence
from ronde.explaining.why import Answer, why
from ronde.formats.players.person import unaccented
from ronde.model import Colour, Pair, Tournament
from ronde.output import pdf as paper
from ronde.output import svg as pictures
from ronde.pairing import system_of
from ronde.ranking.standings import Standings
from ronde.systems import system
from ronde.tables import draughts_card as draughts
from ronde.tables import lists as tables
from ronde.tables import teams as team_tables
from ronde.tables.columns import full_mark
from ronde.web import press
from ronde.web.auth import Role
from ronde.web.brackets import drawn
from ronde.web.events import NotThere
from ronde.web.middleware.hosts import OWN_NAMES
from ronde.web.pages import Visit, Visitor
from ronde.web.words import word

router = APIRouter(include_in_schema=False)

OLDEST = 3.0  # seconds: the greatest age of a live page while results come in


@dataclass(frozen=True)
class EventView:
    """A visit to the public pages of an event."""

    visit: Visit
    id: str
    seq: int  # the entry up to which the event has been read

    @property
    def desk(self) -> Desk:
        """The event, for reading only."""
        return self.visit.events.desk(self.id)

    @property
    def path(self) -> str:
        """The address of the event."""
        return f"/e/{quote(self.id, safe='')}"

    @property
    def base(self) -> str:
        """The address in QR codes: the visitor's own, unless telephones cannot reach it."""
        given = self.visit.request.base_url
        here = self.visit.request.app.state.address if given.hostname in OWN_NAMES else ""
        return here or str(given).rstrip("/")

    @cached_property
    def event(self) -> Event:
        """Name, place and people."""
        return self.desk.book.event

    def shown(
        self,
        template: str,
        name: object,
        make: Callable[[], dict[str, Any]],
        shows: tuple[object, ...] = (),
        **frame: Any,
    ) -> Response:
        """A page with a cached body; live pages fetch only the body."""
        visit = self.visit

        def body() -> Markup:
            return Markup(visit.fragment(template, about=self, **frame, **make()))

        about = (template, name, visit.language)
        if visit.is_partial:
            seq, fresh = visit.events.lately(self.id, about, body, OLDEST, shows)
            return visit.page("public/fresh.html", body=fresh, seq=seq)
        fresh = visit.events.memo(self.id, about, body, shows)
        return visit.page("public/frame.html", about=self, body=fresh, seq=self.seq, **frame)


def _event_view(visitor: Visitor, event: str) -> EventView:
    return EventView(visitor, event, visitor.events.desk(event).seq)


Here = Annotated[EventView, Depends(_event_view)]


@dataclass(frozen=True)
class TournamentView:
    """One tournament of the event."""

    here: EventView
    key: str
    state: State

    @property
    def path(self) -> str:
        """The address of the tournament."""
        return f"{self.here.path}/{quote(self.key, safe='')}"

    @property
    def rounds(self) -> int:
        """How many rounds are published."""
        return len(self.state.rounds)

    @property
    def coloured(self) -> bool:
        """The games have colours."""
        return system(self.state.setup.system).uses_colours

    def player(self, who: Entrant | int | str) -> str:
        """The address of a player's page."""
        if isinstance(who, int):
            who = self.state.by_number[who]
        uid = who if isinstance(who, str) else who.uid
        return f"{self.path}/player/{quote(uid, safe='')}"

    def round(self, number: int) -> Round:
        """A published round, or nothing."""
        if not 1 <= number <= self.rounds:
            raise NotThere(str(number))
        return self.state.round(number)

    def pairs(self, number: int) -> tuple[Pair, ...]:
        """The boards of a published round in pairing numbers."""
        number_of = self.state.number
        return tuple(Pair(number_of(b.white) or 0, number_of(b.black)) for b in self.round(number).boards)

    def then(self, number: int) -> Tournament:
        """The tournament at the time when a round was paired."""
        self.round(number)
        return service.then(self.here.desk, self.key, number)

    def explained(self, number: int) -> Explained | None:
        """The decisions of a published round."""
        self.round(number)
        found = service.explanation(self.here.desk, self.key, number)
        return found.public() if found else None

    def voice(self, number: int) -> service.Voice | None:
        """The voice that explains a round to its players, cached."""
        events, desk = self.here.visit.events, self.here.desk
        return events.memo(
            self.here.id, ("voice", self.key, number), lambda: service.voice(desk, self.key, number)
        )

    def ranking(self, after: int | None = None) -> Standings:
        """The standings after a round, made once for all pages."""
        events, desk = self.here.visit.events, self.here.desk
        return events.memo(
            self.here.id,
            ("ranking", self.key, after),
            lambda: service.table(desk, self.key, after),
            (self.state,),
        )

    def cards(self) -> dict[int, tables.PlayerCard]:
        """Everybody's card, made once for all pages."""
        events, value = self.here.visit.events, self.state.public
        make = lambda: tables.player_cards(value)  # noqa: E731
        return events.memo(self.here.id, ("cards", self.key), make, (self.state,))

    def shown(
        self,
        template: str,
        name: object,
        make: Callable[[], dict[str, Any]],
        shows: tuple[object, ...] = (),
        **frame: Any,
    ) -> Response:
        """A page of this tournament, unaffected by other tournaments."""
        shows = (self.here.event, *(shows or (self.state,)))
        return self.here.shown(template, (self.key, name), make, shows, view=self, **frame)

    def up_to(self, number: int) -> tuple[object, ...]:
        """The inputs of a page about the rounds up to one, unaffected by later results."""
        state = self.state
        return state.entrants, state.setup, state.awards, state.closed, self.rounds, *state.rounds[:number]


def _view(here: Here, key: str) -> TournamentView:
    book = here.desk.book  # already refreshed by _event_view
    state = book.state(key) if key in book.heads.scopes() else None
    if not isinstance(state, State):
        raise NotThere(key)
    return TournamentView(here, key, state)


In = Annotated[TournamentView, Depends(_view)]


# --- event and rounds ----------------------------------------------------------------------------


@router.get("/e/{event}")
def event_page(here: Here) -> Response:
    """The event and its tournaments."""

    def make() -> dict[str, Any]:
        return {"views": [_view(here, key) for key in here.desk.keys if not here.desk.state(key).archived]}

    return here.shown("public/event.html", "event", make, view=None, tab="")


@router.get("/e/{event}/{key}")
def last_round(view: In, by: str = "board") -> Response:
    """The round that is being played; before the first one, the list of players."""
    return _round(view, view.rounds, by) if view.rounds else players_page(view)


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
        changed, note = _changed(view, number)
        table = tables.pairings(
            view.state.public, number, language=view.here.visit.language, pairs=view.pairs(number)
        )
        told = {"shown": shown, "notes": table.notes, "changed": changed, "note": note}
        return {"boards": boards, "names": by_name(boards), **told}

    name, shows = ("round", number, by), view.up_to(number)
    template = "public/matches.html" if view.state.setup.teams else "public/round.html"
    return view.shown(template, name, make, shows, tab="pairings", number=number, by=by)


def _matches(view: TournamentView, number: int, shown: Round) -> dict[str, Any]:
    """The matches of a round with their boards."""
    changed, note = _changed(view, number)
    rows = service.match_rows(view.here.desk, view.key, number)
    missing = len(missing_boards(shown))
    return {"rows": rows, "shown": shown, "missing": missing, "changed": changed, "note": note}


def _changed(view: TournamentView, number: int) -> tuple[list[tuple[int, Sentence]], str]:
    """The boards of a round that deviate from the rules, and the remark on the whole round."""
    found, language = view.explained(number), view.here.visit.language
    if found is None:
        return [], ""
    return explain.notices(found.published, language, found.names), found.note(language)


def by_name(boards: Sequence[service.BoardRow]) -> list[dict[str, Any]]:
    """A line for every paired player, in alphabetical order."""
    lines = []
    for row in boards:
        sides = (
            (row.white, row.black, "white", row.white_score),
            (row.black, row.white, "black", row.black_score),
        )
        for me, other, side, score in sides:
            if me is not None:
                lines.append({"me": me, "other": other, "side": side, "board": row.board, "score": score})
    return sorted(lines, key=lambda line: (unaccented(line["me"].person.name), line["me"].number))


# --- tables --------------------------------------------------------------------------------------


@router.get("/e/{event}/{key}/standings")
def standings_page(view: In, after: Annotated[int | None, Query(ge=1, le=99)] = None) -> Response:
    """The standings after the last round or an earlier one."""
    if after is not None:
        view.round(after)

    def make() -> dict[str, Any]:
        ranking = view.ranking(after)
        return {"table": tables.standings_table(ranking, view.here.visit.language)}

    return view.shown("public/standings.html", ("standings", after), make, tab="standings", after=after)


@router.get("/e/{event}/{key}/players")
def players_page(view: In) -> Response:
    """The list of players."""

    def make() -> dict[str, Any]:
        language, matches = view.here.visit.language, view.state.matches
        if matches is not None:
            return {"table": team_tables.rosters(matches, language, captains(view.state))}
        return {"table": tables.starting_list(view.state.public, language=language)}

    shows = (*view.up_to(0), view.state.lots, view.state.numbered)
    return view.shown("public/players.html", "players", make, shows, tab="players")


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

    return view.shown("public/individuals.html", "individuals", make, tab="individuals")


@router.get("/e/{event}/{key}/crosstable")
def crosstable_page(view: In) -> Response:
    """Everybody's rounds in a line; a cell leads to the line of the opponent."""

    def make() -> dict[str, Any]:
        ranking = view.ranking()
        value, language = view.state.public, view.here.visit.language
        matches = view.state.matches
        games = team_tables.team_games(matches) if matches else None
        table = tables.crosstable(value, ranking, language=language, games=games)
        ids = [row.id for row in ranking.rows]
        return {"table": table, "ids": ids, "cells": _cells(value, ids, language)}

    return view.shown("public/crosstable.html", "crosstable", make, tab="crosstable")


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


# --- one player ----------------------------------------------------------------------------------


@router.get("/e/{event}/{key}/player/{uid}")
def player_page(view: In, uid: str) -> Response:
    """A player's own page: what comes next, the card, why each opponent, pictures."""
    if uid not in view.state.entrants:
        raise NotThere(uid)
    entrant = view.state.entrants[uid]
    return view.shown(
        "public/team.html" if view.state.setup.teams else "public/player.html",
        ("player", uid, view.here.base),
        lambda: _player(view, entrant),
        tab="",
        me=entrant,
    )


@dataclass(frozen=True, slots=True)
class Reasons:
    """The explanation of a round for one player."""

    number: int
    told: voice.Told
    note: str  # of the round as a whole


def _player(view: TournamentView, me: Entrant) -> dict[str, Any]:
    language, value = view.here.visit.language, view.state.public
    card = view.cards()[me.number]
    reasons = []
    for number in range(view.rounds, 0, -1):
        if speaker := view.voice(number):
            reasons.append(Reasons(number, speaker.told(me.uid, language), speaker.found.note(language)))
    ranking = view.ranking().rows if view.rounds else ()
    link = view.here.base + view.player(me)
    matches = view.state.matches
    mine = service.team_rows(view.here.desk, view.key, me.uid) if matches else []
    return {
        "matches": mine[::-1],
        "card": card,
        "table": _sheet(view, card),
        "place": next((row for row in ranking if row.id == me.number), None),
        "now": service.player_boards(view.here.desk, view.key, me.uid)[-1:] if view.rounds else [],
        "reasons": reasons,
        "path": Markup(pictures.path_picture(value, me.number, language)) if view.rounds else "",
        "colours": Markup(pictures.colour_picture(value, me.number, language)) if card.colours else "",
        "link": link,
        "code": Markup(paper.code(link)),
    }


def _sheet(view: TournamentView, card: tables.PlayerCard) -> tables.Table:
    """The card as a table; draughts has a form of its own."""
    language = view.here.visit.language
    if view.state.matches is not None:
        return team_tables.team_card(view.state.matches, card.player.id, language)
    if view.state.setup.rules.game.own_card:
        return draughts.card_sheet(draughts.pairing_card(view.state.public, card.player.id), language)
    return tables.card_table(card, language)


# --- why -----------------------------------------------------------------------------------------

_ASKED = BoundedSemaphore(1)  # a question pairs the round again: one at a time
_PATIENCE = 2.0  # seconds; a waiting request holds one of the server's threads


@router.get("/e/{event}/{key}/round/{number}/why")
def why_page(view: In, number: int, a: str = "", b: str = "") -> Response:
    """The decisions of a round in order, its score groups, and the answer to "why not these two?"."""
    view.round(number)
    asked = _asked(view, a), _asked(view, b)
    question = tuple(one.number for one in asked if one) if all(asked) else ()
    answer = _answered(view, number, *question) if len(question) == 2 else None

    def make() -> dict[str, Any]:
        found = view.explained(number)
        language = view.here.visit.language
        changed, note = _changed(view, number)
        chart = pictures.round_chart(view.state.report, number, view.pairs(number), language)
        return {
            "brackets": _brackets(found.grouped(language) if found else []),
            "adjustments": view.round(number).adjustments,
            "changed": changed,
            "changed_of_asked": [s for _, s in changed if _about(s, found, asked)],
            "note": note,
            "drawn": drawn(view.then(number), found.published, found.names, language) if found else {},
            "chart": Markup(chart),
            "field": Markup(pictures.field_picture(view.then(number), language)) if view.coloured else "",
            "players": sorted(
                view.state.entrants.values(), key=lambda e: (unaccented(e.person.name), e.number)
            ),
        }

    return view.shown(
        "public/why.html", ("why", number, tuple(one and one.uid for one in asked), answer), make,
        tab="why", number=number, asked=asked, answer=answer,
    )  # fmt: skip


def _about(sentence: Sentence, found: Explained | None, asked: Sequence[Entrant | None]) -> bool:
    """The sentence is about one of the two players."""
    return found is not None and any(one and found.number(one.uid) in sentence.players for one in asked)


def _asked(view: TournamentView, text: str) -> Entrant | None:
    """The player of the question: by uid or number."""
    if text.isascii() and text.isdigit():
        return view.state.by_number.get(int(text[:9]))
    return view.state.entrants.get(text)


Brackets = list[tuple[int | None, list[Sentence]]]


def _brackets(sentences: Sequence[Sentence]) -> Brackets:
    return [(bracket, list(group)) for bracket, group in groupby(sentences, lambda s: s.bracket)]


@lru_cache(maxsize=256)
def _why(then: Tournament, a: int, b: int) -> Answer:
    return why(then, a, b)


@dataclass(frozen=True, slots=True)
class Told:
    """An answer as it is shown."""

    head: str
    reasons: tuple[Sentence, ...] = ()
    verdict: tuple[str, ...] = ()
    article: str = ""  # the one that decides
    given_up: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()


def _answered(view: TournamentView, number: int, a: int, b: int) -> Told:
    """Why two players meet, or what prevents it; or why there is no answer."""
    visit, then = view.here.visit, view.then(number)
    if any({a, b} <= set(group) for group in then.forbidden_in(number)):
        return Told(visit.say("private_pair"))
    if not _ASKED.acquire(timeout=_PATIENCE):
        return Told(visit.say("p_busy"))
    try:
        answer = _why(then, a, b)
    except (BadInput, NoPairing) as error:
        here = {p.id for p in then.available()}
        missing = a == b or not {a, b} <= here
        return Told(visit.say("p_not_both", n=number) if missing else error.say(visit.language))
    finally:
        _ASKED.release()
    return _told(view, number, then, answer)


def _told(view: TournamentView, number: int, then: Tournament, answer: Answer) -> Told:
    visit, names = view.here.visit, explain.names(then)
    parts = why_text.told(then, answer, visit.language)
    verdict = list(parts.verdict)
    if {frozenset(p) for p in answer.pairing.pairs} != {frozenset(p) for p in view.pairs(number)}:
        verdict.insert(0, visit.say("p_differs", system=system_of(then).named(visit.language)))
    given_up, instead = (
        tuple(
            " – ".join([*(names[id_] for id_ in p), *([visit.say("p_bye")] if p.black is None else [])])
            for p in pairs
        )
        for pairs in (answer.given_up, answer.instead)
    )
    return Told(parts.head, parts.reasons, tuple(verdict), parts.article, given_up, instead)


# --- paper ---------------------------------------------------------------------------------------

OPEN = (
    "pairings",
    "names",
    "standings",
    "crosstable",
    "players",
    "individuals",
    "boards",
)  # the others are for the desk


@router.get("/e/{event}/{key}/paper/{what}.pdf")
def paper_page(
    view: In, what: str, number: Annotated[int | None, Query(alias="round", ge=1, le=99)] = None
) -> Response:
    """Something to print: the lists are open to everybody, cards and slips to the desk."""
    if what in paper.OF_TEAMS and view.state.matches is None:
        raise NotThere(what)
    if what not in paper.PAPERS or (what not in OPEN and view.here.visit.role(view.here.id) < Role.DEPUTY):
        raise NotThere(what)
    made = _printed(view, what, number)
    return _pdf(made, f"{view.key}-{what}{f'-{number}' if number else ''}")


@router.get("/e/{event}/{key}/player/{uid}/card.pdf")
def card_paper(view: In, uid: str) -> Response:
    """A player's card."""
    if uid not in view.state.entrants:
        raise NotThere(uid)
    number = view.state.entrants[uid].number
    made = _printed(view, "cards", None, (number,))
    return _pdf(made, f"{view.key}-{number}")


def _printed(view: TournamentView, what: str, number: int | None, players: tuple[int, ...] = ()) -> bytes:
    """The PDF, cached until the event changes."""
    visit = view.here.visit
    return visit.events.memo(
        view.here.id,
        ("paper", view.key, what, number, players, visit.language, view.here.base if what == "cards" else ""),
        lambda: press.printed(what, _job(view, what, number, players), visit.is_known(view.here.id)),
        (view.here.event, view.state),
    )


def _job(view: TournamentView, what: str, number: int | None, players: Sequence[int] = ()) -> paper.Job:
    """What to print of a tournament."""
    state = view.state
    needs_round = what in ("pairings", "names", "slips", "sheets")
    if needs_round:
        number = view.rounds if number is None else number
        view.round(number)
    elif what == "check-in":
        if state.next_round > state.setup.rounds:  # no round is left to check in for
            raise NotThere(what)
        number = number or state.next_round
    ranked = what in ("standings", "crosstable")
    named = " · ".join(dict.fromkeys(filter(None, (view.here.event.name, state.setup.name))))
    return paper.Job(
        state.value if what == "check-in" else state.public,
        view.here.visit.language,
        number,
        view.pairs(number) if needs_round and number else None,
        view.ranking(number) if ranked else None,
        named,
        matches=state.matches,
        captains=captains(state),
        links={e.number: view.here.base + view.player(e) for e in state.entrants.values()}
        if what == "cards"
        else {},
        players=players,
    )


def _pdf(data: bytes, name: str) -> Response:
    headers = {"content-disposition": f'inline; filename="{name}.pdf"'}
    return Response(data, media_type="application/pdf", headers=headers)
