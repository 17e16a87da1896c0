"""Pages for players: pairings, standings, crosstable, cards, and why a pairing is what it is.

    /e/EVENT                              the event and its tournaments
    /e/EVENT/KEY                          the last published round (?by=name)
    /e/EVENT/KEY/round/N                  a round; …/why explains it and answers "why not?" (?a=3&b=7)
    /e/EVENT/KEY/standings, /crosstable, /players, /player/UID
    /e/EVENT/KEY/paper/WHAT.pdf           what can be printed

Only what has been published can be seen here: a draft never leaves the desk. What a page shows is made
once and kept until something happens in the event, because three hundred telephones ask at once.
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
from ronde.errors import BadInput, NoPairing
from ronde.explaining import text as explain
from ronde.explaining import why_text
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
from ronde.tables.columns import MARKS
from ronde.web.auth import Role
from ronde.web.cache import NotThere
from ronde.web.middleware.shield import OWN_NAMES
from ronde.web.pages import Visit, Visitor
from ronde.web.words import word

router = APIRouter(include_in_schema=False)

OLDEST = 3.0  # seconds: the age of what a telephone that follows may get while results come in


@dataclass(frozen=True)
class Hallway:
    """A visit to the public pages of an event."""

    visit: Visit
    id: str
    seq: int  # the entry up to which the event has been read

    @property
    def desk(self) -> Desk:
        """The event; nobody acts on it here."""
        return self.visit.hall.desk(self.id)

    @property
    def path(self) -> str:
        """The address of the event."""
        return f"/e/{quote(self.id, safe='')}"

    @property
    def base(self) -> str:
        """The address that codes lead to: the visitor's own, unless no telephone gets there by it."""
        given = self.visit.request.base_url
        here = self.visit.request.app.state.address if given.hostname in OWN_NAMES else ""
        return here or str(given).rstrip("/")

    @cached_property
    def event(self) -> Event:
        """Name, place and people."""
        return self.desk.book.event

    def shown(
        self, template: str, name: object, make: Callable[[], dict[str, Any]], **frame: Any
    ) -> Response:
        """A page whose body is kept until something happens; telephones that follow get the body alone."""
        visit = self.visit

        def body() -> Markup:
            return Markup(visit.fragment(template, hall=self, **frame, **make()))

        about = (template, name, visit.language)
        if visit.is_partial:
            seq, fresh = visit.hall.lately(self.id, about, body, OLDEST)
            return visit.page("public/fresh.html", body=fresh, seq=seq)
        fresh = visit.hall.memo(self.id, about, body)
        return visit.page("public/frame.html", hall=self, body=fresh, seq=self.seq, **frame)


def _hallway(visitor: Visitor, event: str) -> Hallway:
    return Hallway(visitor, event, visitor.hall.desk(event).seq)


Here = Annotated[Hallway, Depends(_hallway)]


@dataclass(frozen=True)
class Room:
    """One tournament of the event."""

    hall: Hallway
    key: str
    state: State

    @property
    def path(self) -> str:
        """The address of the tournament."""
        return f"{self.hall.path}/{quote(self.key, safe='')}"

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
        """The tournament as it stood when a round was paired."""
        self.round(number)
        return self.state.report.before(number)

    def explained(self, number: int) -> Explained | None:
        """The decisions of a published round."""
        self.round(number)
        return service.explanation(self.hall.desk, self.key, number)

    def ranking(self, after: int | None = None) -> Standings:
        """The standings after a round, made once for all pages."""
        hall, desk = self.hall.visit.hall, self.hall.desk
        return hall.memo(
            self.hall.id, ("ranking", self.key, after), lambda: service.table(desk, self.key, after)
        )

    def cards(self) -> dict[int, tables.PlayerCard]:
        """Everybody's card, made once for all pages."""
        hall, value = self.hall.visit.hall, self.state.public
        return hall.memo(self.hall.id, ("cards", self.key), lambda: tables.player_cards(value))

    def shown(
        self, template: str, name: object, make: Callable[[], dict[str, Any]], **frame: Any
    ) -> Response:
        """A page of this tournament."""
        return self.hall.shown(template, (self.key, name), make, room=self, **frame)


def _room(here: Here, key: str) -> Room:
    book = here.desk.book  # read anew by whoever came in through the hallway
    state = book.state(key) if key in book.heads.scopes() else None
    if not isinstance(state, State):
        raise NotThere(key)
    return Room(here, key, state)


In = Annotated[Room, Depends(_room)]


# --- event and rounds ----------------------------------------------------------------------------


@router.get("/e/{event}")
def event_page(here: Here) -> Response:
    """The event and its tournaments."""

    def make() -> dict[str, Any]:
        return {"rooms": [_room(here, key) for key in here.desk.keys]}

    return here.shown("public/event.html", "event", make, room=None, tab="")


@router.get("/e/{event}/{key}")
def last_round(room: In, by: str = "board") -> Response:
    """The round that is being played; before the first one, the list of players."""
    return _round(room, room.rounds, by) if room.rounds else players_page(room)


@router.get("/e/{event}/{key}/round/{number}")
def round_page(room: In, number: int, by: str = "board") -> Response:
    """A published round by board or by name."""
    return _round(room, number, by)


def _round(room: Room, number: int, by: str) -> Response:
    shown, by = room.round(number), "name" if by == "name" else "board"

    def make() -> dict[str, Any]:
        boards = service.boards(room.hall.desk, room.key, number)
        table = tables.pairings(
            room.state.public, number, language=room.hall.visit.language, pairs=room.pairs(number)
        )
        return {"boards": boards, "names": _by_name(boards), "shown": shown, "notes": table.notes}

    return room.shown("public/round.html", ("round", number, by), make, tab="pairings", number=number, by=by)


def _by_name(boards: Sequence[service.BoardRow]) -> list[dict[str, Any]]:
    """A line for everybody who is paired, in the order of the alphabet."""
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
def standings_page(room: In, after: Annotated[int | None, Query(ge=1, le=99)] = None) -> Response:
    """The standings after the last round or an earlier one."""
    if after is not None:
        room.round(after)

    def make() -> dict[str, Any]:
        ranking = room.ranking(after)
        return {"table": tables.standings_table(ranking, room.hall.visit.language)}

    return room.shown("public/standings.html", ("standings", after), make, tab="standings", after=after)


@router.get("/e/{event}/{key}/players")
def players_page(room: In) -> Response:
    """The list of players."""

    def make() -> dict[str, Any]:
        return {"table": tables.starting_list(room.state.public, language=room.hall.visit.language)}

    return room.shown("public/players.html", "players", make, tab="players")


@router.get("/e/{event}/{key}/crosstable")
def crosstable_page(room: In) -> Response:
    """Everybody's rounds in a line; a cell leads to the line of the opponent."""

    def make() -> dict[str, Any]:
        ranking = room.ranking()
        value, language = room.state.public, room.hall.visit.language
        table = tables.crosstable(value, ranking, language=language)
        ids = [row.id for row in ranking.rows]
        return {"table": table, "ids": ids, "cells": _cells(value, ids, language)}

    return room.shown("public/crosstable.html", "crosstable", make, tab="crosstable")


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
                said = [rounds[n - 1], " – ".join(names), colours[cell.colour], MARKS[cell.result]]
                found[line[id_], f"R{n}"] = line[cell.opponent], " · ".join(filter(None, said))
    return found


# --- one player ----------------------------------------------------------------------------------


@router.get("/e/{event}/{key}/player/{uid}")
def player_page(room: In, uid: str) -> Response:
    """A player's own page: what comes next, his card, why he met whom, his pictures."""
    if uid not in room.state.entrants:
        raise NotThere(uid)
    entrant = room.state.entrants[uid]
    return room.shown(
        "public/player.html",
        ("player", uid, room.hall.base),
        lambda: _player(room, entrant),
        tab="",
        me=entrant,
    )


def _player(room: Room, me: Entrant) -> dict[str, Any]:
    language, value = room.hall.visit.language, room.state.public
    card = room.cards()[me.number]
    reasons = []
    for number in range(room.rounds, 0, -1):
        found = room.explained(number)
        if found is not None:
            reasons.append((number, found.of(me.uid, language)))
    ranking = room.ranking().rows if room.rounds else ()
    link = room.hall.base + room.player(me)
    return {
        "card": card,
        "table": _sheet(room, card),
        "place": next((row for row in ranking if row.id == me.number), None),
        "now": service.player_boards(room.hall.desk, room.key, me.uid)[-1:] if room.rounds else [],
        "reasons": [(n, told) for n, told in reasons if told],
        "path": Markup(pictures.path_picture(value, me.number, language)) if room.rounds else "",
        "colours": Markup(pictures.colour_picture(value, me.number, language)) if card.colours else "",
        "link": link,
        "code": Markup(paper.code(link)),
    }


def _sheet(room: Room, card: tables.PlayerCard) -> tables.Table:
    """The card as a table; draughts has a form of its own."""
    language = room.hall.visit.language
    if room.state.setup.rules.game.own_card:
        return draughts.card_sheet(draughts.pairing_card(room.state.public, card.player.id), language)
    return tables.card_table(card, language)


# --- why -----------------------------------------------------------------------------------------

_ASKED = BoundedSemaphore(1)  # a question pairs the round again: one at a time
_PATIENCE = 2.0  # seconds; who waits holds one of the server's threads


@router.get("/e/{event}/{key}/round/{number}/why")
def why_page(room: In, number: int, a: str = "", b: str = "") -> Response:
    """The decisions of a round in order, its score groups, and the answer to "why not these two?"."""
    room.round(number)
    asked = _asked(room, a), _asked(room, b)
    question = tuple(one.number for one in asked if one) if all(asked) else ()
    answer = _answered(room, number, *question) if len(question) == 2 else None

    def make() -> dict[str, Any]:
        found = room.explained(number)
        language = room.hall.visit.language
        chart = pictures.round_chart(room.state.report, number, room.pairs(number), language)
        return {
            "brackets": _brackets(found.all(language) if found else []),
            "adjustments": room.round(number).adjustments,
            "chart": Markup(chart),
            "field": Markup(pictures.field_picture(room.then(number), language)) if room.coloured else "",
            "players": sorted(
                room.state.entrants.values(), key=lambda e: (unaccented(e.person.name), e.number)
            ),
        }

    return room.shown(
        "public/why.html", ("why", number, tuple(one and one.uid for one in asked), answer), make,
        tab="why", number=number, asked=asked, answer=answer,
    )  # fmt: skip


def _asked(room: Room, text: str) -> Entrant | None:
    """The player somebody asks about: by uid, or by number."""
    if text.isascii() and text.isdigit():
        return room.state.by_number.get(int(text[:9]))
    return room.state.entrants.get(text)


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


def _answered(room: Room, number: int, a: int, b: int) -> Told:
    """Why two players meet, or what would have to give; or the reason why nothing can be said."""
    visit, then = room.hall.visit, room.then(number)
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
    return _told(room, number, then, answer)


def _told(room: Room, number: int, then: Tournament, answer: Answer) -> Told:
    visit, names = room.hall.visit, explain.names(then)
    parts = why_text.told(then, answer, visit.language)
    verdict = list(parts.verdict)
    if {frozenset(p) for p in answer.pairing.pairs} != {frozenset(p) for p in room.pairs(number)}:
        verdict.append(visit.say("p_differs", system=system_of(then).named(visit.language)))
    given_up, instead = (
        tuple(
            " – ".join([*(names[id_] for id_ in p), *([visit.say("p_bye")] if p.black is None else [])])
            for p in pairs
        )
        for pairs in (answer.given_up, answer.instead)
    )
    article = answer.worse[0].article if answer.worse else ""
    return Told(parts.head, parts.reasons, tuple(verdict), article, given_up, instead)


# --- paper ---------------------------------------------------------------------------------------

OPEN = ("pairings", "names", "standings", "crosstable", "players")  # the others are for the desk


@router.get("/e/{event}/{key}/paper/{what}.pdf")
def paper_page(
    room: In, what: str, number: Annotated[int | None, Query(alias="round", ge=1, le=99)] = None
) -> Response:
    """Something to print: the lists are open to everybody, cards and slips to the desk."""
    if what not in paper.PAPERS or (what not in OPEN and room.hall.visit.role(room.hall.id) < Role.DEPUTY):
        raise NotThere(what)
    made = _printed(room, what, number)
    return _pdf(made, f"{room.key}-{what}{f'-{number}' if number else ''}")


@router.get("/e/{event}/{key}/player/{uid}/card.pdf")
def card_paper(room: In, uid: str) -> Response:
    """A player's card."""
    if uid not in room.state.entrants:
        raise NotThere(uid)
    number = room.state.entrants[uid].number
    made = _printed(room, "cards", None, (number,))
    return _pdf(made, f"{room.key}-{number}")


def _printed(room: Room, what: str, number: int | None, players: tuple[int, ...] = ()) -> bytes:
    """Typeset once, and kept until something happens in the event."""
    visit = room.hall.visit
    return visit.hall.memo(
        room.hall.id,
        ("paper", room.key, what, number, players, visit.language, room.hall.base if what == "cards" else ""),
        lambda: paper.paper(what, _job(room, what, number, players)),
    )


def _job(room: Room, what: str, number: int | None, players: Sequence[int] = ()) -> paper.Job:
    """What to print of a tournament."""
    state = room.state
    needs_round = what in ("pairings", "names", "slips")
    if needs_round:
        number = room.rounds if number is None else number
        room.round(number)
    elif what == "check-in":
        number = number or state.next_round
    ranked = what in ("standings", "crosstable")
    named = " · ".join(dict.fromkeys(filter(None, (room.hall.event.name, state.setup.name))))
    return paper.Job(
        state.value if what == "check-in" else state.public,
        room.hall.visit.language,
        number,
        room.pairs(number) if needs_round and number else None,
        room.ranking(number) if ranked else None,
        named,
        links={e.number: room.hall.base + room.player(e) for e in state.entrants.values()}
        if what == "cards"
        else {},
        players=players,
    )


def _pdf(data: bytes, name: str) -> Response:
    headers = {"content-disposition": f'inline; filename="{name}.pdf"'}
    return Response(data, media_type="application/pdf", headers=headers)
