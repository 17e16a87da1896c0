"""A visit to the public pages of an event or a tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from functools import cached_property, lru_cache, partial
from threading import BoundedSemaphore
from typing import Annotated, Any, TypeVar
from urllib.parse import quote

from fastapi import Depends, Query, Request
from fastapi.responses import Response
from markupsafe import Markup

from ronde.desk import service
from ronde.desk.days import start_shown
from ronde.desk.event import Entrant, Event, Round, State
from ronde.desk.service import BoardRow, Desk, Explained
from ronde.facts.history import cards
from ronde.formats.players.person import unaccented
from ronde.model import Pair, Tournament
from ronde.output import svg as pictures
from ronde.ranking.standings import Standings
from ronde.systems import system
from ronde.tables import lists as tables
from ronde.tables.choosing import Choice
from ronde.values import NamedTuple
from ronde.web.events import RECENT, NotThere
from ronde.web.pages import Visit, visit

Made = TypeVar("Made")
_RENDERING = BoundedSemaphore(2)  # pages at a time: more threads would only keep the desk from its turn


def _choice(
    category: Annotated[str, Query(max_length=60)] = "",
    club: Annotated[str, Query(max_length=100)] = "",
    federation: Annotated[str, Query(max_length=3)] = "",
    sex: Annotated[str, Query(pattern="^[mw]?$")] = "",
) -> Choice:
    return Choice(category, club, federation, sex)


Chosen = Annotated[Choice, Depends(_choice)]


def offered(state: State) -> dict[str, list[str]]:
    """What tables can be filtered by: the categories, clubs, federations and sexes there are."""
    people = [entrant.person for entrant in state.entrants.values()]
    clubs = {unaccented(person.club): person.club for person in people if person.club}
    return {
        "category": list(service.categories(state)),
        "club": [clubs[name] for name in sorted(clubs)],
        "federation": sorted({person.federation for person in people if person.federation}),
        "sex": sorted({person.sex for person in people if person.sex}),
    }


_ASIDE = {"rounds", "draft", "hall", "reported", "checked_in", "seen"}
#: all that standings after a round can depend on, but for the rounds
_STANDING = tuple(one.name for one in fields(State) if one.name not in _ASIDE)


_segment = lru_cache(8192)(partial(quote, safe=""))  # of an address


@dataclass(frozen=True)
class EventView:
    """A visit to the public pages of an event."""

    visit: Visit
    id: str
    seq: int  # the entry up to which the event has been read

    @cached_property
    def desk(self) -> Desk:
        """The event as it was read for this page; actions read it again."""
        return self.visit.events.desk(self.id).still()

    @cached_property
    def path(self) -> str:
        """The address of the event."""
        return f"/e/{quote(self.id, safe='')}"

    @property
    def base(self) -> str:
        """The address in QR codes."""
        return self.visit.base

    @cached_property
    def event(self) -> Event:
        """Name, place and people."""
        return self.desk.book.event

    def shown(
        self,
        template: str,
        make: Callable[[], dict[str, Any]],
        cached: bool = True,
        **frame: Any,
    ) -> Response:
        """A page, rendered for everybody; live pages fetch only its body."""
        visit = self.visit
        if cached:
            visit.cache()
        with _RENDERING:
            body = Markup(visit.fragment(template, about=self, **frame, **make()))
        if visit.is_partial:
            return visit.page("public/fresh.html", body=body, seq=self.seq)
        return visit.page("public/frame.html", about=self, body=body, seq=self.seq, **frame)


def event_view(request: Request, event: str) -> EventView:
    visitor = visit(request)
    book = visitor.events.desk(event).book
    return EventView(visitor, event, book.heads.last if book.is_recent(RECENT) else book.refresh())


Here = Annotated[EventView, Depends(event_view)]


@dataclass(frozen=True)
class TournamentView:
    """One tournament of the event."""

    here: EventView
    key: str
    state: State

    @cached_property
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
        return f"{self.path}/player/{_segment(who if isinstance(who, str) else who.uid)}"

    def starts(self, number: int) -> str:
        """The day and time of a round: Tue 17 Nov, 14:30; or nothing."""
        return start_shown(self.state.starts(number), self.here.visit.language)

    @property
    def timetable(self) -> list[tuple[int, str]]:
        """The rounds whose day is known, each with its day and time."""
        rounds = range(1, self.state.setup.rounds + 1)
        return [(n, when) for n in rounds if (when := self.starts(n))]

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
        """The voice that explains a round to its players, cached: results of the round do not change it."""
        make = lambda: service.voice(self.here.desk, self.key, number)  # noqa: E731
        return self.here.visit.events.memo(
            self.here.id, ("voice", self.key, number), make, self.explains(number)
        )

    def explains(self, number: int) -> tuple[object, ...]:
        """The inputs of the explanation of a round."""
        state, shown = self.state, self.round(number)
        return (
            state.setup, state.entrants, state.initial_colour, state.lots, state.forbidden, state.no_bye,
            state.virtual_points, state.border, state.remarks, state.awards, *state.rounds[: number - 1],
            shown.seats, shown.seq, shown.adjustments, shown.since,
        )  # fmt: skip

    def ranking(self, after: int | None = None) -> Standings:
        """The standings after a round, made once for all pages."""
        events, desk = self.here.visit.events, self.here.desk
        return events.memo(
            self.here.id,
            ("ranking", self.key, after),
            lambda: service.table(desk, self.key, after),
            self.all_but_later(after),
        )

    @property
    def settled(self) -> int | None:
        """The last finished round."""
        return service.settled_round(self.state)

    @property
    def progress(self) -> str:
        """How far the round is that is played; nothing between rounds."""
        told = service.progress(self.state)
        return told.say(self.here.visit.language) if told else ""

    def card(self, number: int) -> tables.PlayerCard:
        """The card of a player; the histories that it is made from serve all."""
        value = self.state.public
        everyone = self.shared("cards", lambda: cards(value, everyone=True), (self.state,))
        return tables.player_card(value, number, everyone)

    def path_picture(self, card: tables.PlayerCard) -> Markup:
        """The way of a player through the score groups, which serve all; not those of an open round."""
        value, language, last = self.state.public, self.here.visit.language, self.rounds
        if self.state.round(last).finished:
            groups = self.shared("groups", lambda: pictures.score_groups(value), (self.state,))
        else:
            before = (*self.settings, *self.state.rounds[:-1])
            groups = self.shared("groups before", lambda: pictures.score_groups(value)[:last], before)
            groups = [*groups, Counter([card.score])]
        return Markup(pictures.path_picture(value, card.player.id, language, groups))

    def shared(self, name: object, make: Callable[[], Made], shows: tuple[object, ...]) -> Made:
        """What several pages are made from, made anew when one of its inputs changes."""
        return self.here.visit.events.memo(self.here.id, (name, self.key), make, shows)

    @property
    def settings(self) -> tuple[object, ...]:
        """All of the state but the rounds, and what no page for players shows."""
        return tuple(getattr(self.state, name) for name in _STANDING)

    def shown(
        self,
        template: str,
        make: Callable[[], dict[str, Any]],
        cached: bool = True,
        **frame: Any,
    ) -> Response:
        """A page of this tournament."""
        return self.here.shown(template, make, cached, view=self, **frame)

    def all_but_later(self, number: int | None) -> tuple[object, ...]:
        """The inputs of standings after a round: everything but drafts and what happens in later rounds."""
        state = self.state
        if number is None:
            return (state,)
        return *self.settings, *state.rounds[:number]


class Seat(NamedTuple):
    """A player of a round: the opponent, the colour, the board, and the points before."""

    me: Entrant
    other: Entrant | None
    side: str
    board: int
    score: int


def by_name(boards: Sequence[BoardRow]) -> list[Seat]:
    """Everybody who is paired, in alphabetical order."""
    seats = [Seat(row.white, row.black, "white", row.board, row.white_score) for row in boards]
    seats += [Seat(row.black, row.white, "black", row.board, row.black_score) for row in boards if row.black]
    return sorted(seats, key=lambda seat: (unaccented(seat.me.person.name), seat.me.number))


def tournament_view(here: EventView, key: str) -> TournamentView:
    book = here.desk.book  # already refreshed by event_view
    state = book.state(key) if key in book.heads.scopes() else None
    if not isinstance(state, State):
        raise NotThere(key)
    return TournamentView(here, key, state)


def check_choice(view: TournamentView, chosen: Choice) -> None:
    """Refuse a choice that no player can meet: a page is cached for each that is made."""
    there = offered(view.state) if chosen else {}
    if any(value and value not in there[name] for name, value in asdict(chosen).items()):
        raise NotThere(chosen.words(view.here.visit.language))


def _in(request: Request, event: str, key: str) -> TournamentView:
    return tournament_view(
        event_view(request, event), key
    )  # in one thread: each dependency would wait for one


In = Annotated[TournamentView, Depends(_in)]
