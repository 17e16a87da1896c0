"""The journal actions on an event and its tournaments."""

from __future__ import annotations

from typing import Any, cast

from ronde.desk.actions.base import (
    Action,
    Line,
    OnState,
    next_member,
    since,
    with_numbers,
    with_start,
)
from ronde.desk.apart import Span
from ronde.desk.event import (
    Entrant,
    Event,
    Round,
    Setup,
    State,
)
from ronde.desk.squads import Award
from ronde.formats.players.person import spaced
from ronde.formats.trf.remarks import remark_text
from ronde.model import Colour, Noted, Remark
from ronde.values import frozen, replace


@frozen
class EventDescribed(Action):
    """Name, place and people of the event; the first entry of every journal."""

    event: Event

    def apply(self, before: Any, line: Line) -> Event:
        return self.event


@frozen
class EventClosed(Action):
    """The event is closed to further actions."""

    def apply(self, before: Any, line: Line) -> Event:
        return replace(cast(Event, before), closed=True)


@frozen
class EventArchived(Action):
    """The event leaves the list (or comes back)."""

    archived: bool = True

    def apply(self, before: Any, line: Line) -> Event:
        return replace(cast(Event, before), archived=self.archived)


@frozen
class EventRestored(Action):
    """The journal was replaced by a backup; `saved` is a backup of the previous journal."""

    copy: str
    saved: str = ""

    def apply(self, before: Any, line: Line) -> Event:
        return cast(Event, before)


@frozen
class AccessChanged(Action):
    """A password or a token was changed; this cannot be undone here."""

    what: str  # "password", "close", "token", "forget"
    role: str
    name: str = ""  # of the token

    def apply(self, before: Any, line: Line) -> Event:
        return cast(Event, before)


MOST_ROUNDS, MOST_BOARDS = 999, 99  # of any tournament


def _played(setup: Setup) -> Setup:
    """The setup of an entry, with as many rounds and boards as can be played: pages count to them."""
    boards = setup.teams.boards if setup.teams else 1
    if not (1 <= setup.rounds <= MOST_ROUNDS and 1 <= boards <= MOST_BOARDS):
        raise ValueError(setup.rounds, boards)
    return setup


@frozen
class TournamentCreated(Action):
    """A tournament of the event."""

    setup: Setup

    def apply(self, before: Any, line: Line) -> State:
        return State(line.scope, _played(self.setup))


@frozen
class TournamentImported(Action):
    """A tournament that began elsewhere, with its players and rounds, from a report."""

    setup: Setup
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...]
    initial_colour: Colour | None = None
    lots: tuple[str, ...] = ()
    forbidden: tuple[tuple[str, ...], ...] = ()
    no_bye: frozenset[str] = frozenset()
    virtual_points: tuple[tuple[str, tuple[int, ...]], ...] = ()
    source: str = ""
    remarks: tuple[str, ...] = ()  # remarks of the original desk about its rounds
    border: str = ""  # the last player of the accelerated group
    awards: tuple[Award, ...] = ()  # non-standard points of teams
    apart_rounds: tuple[Span, ...] = ()  # who is kept apart in some rounds only
    timetable: tuple[str, ...] = ()  # day and time of the rounds

    def apply(self, before: Any, line: Line) -> State:
        state = State(
            line.scope,
            _played(self.setup),
            {entrant.uid: entrant for entrant in self.entrants},
            numbered=True,
            list_closed=bool(self.rounds),
            initial_colour=self.initial_colour,
            lots=self.lots,
            forbidden=self.forbidden,
            no_bye=self.no_bye,
            virtual_points=self.virtual_points,
            border=self.border,
            rounds=self.rounds,
            remarks=self.remarks,
            next_uid=max((int(entrant.uid[1:]) for entrant in self.entrants), default=0) + 1,
            awards=self.awards,
            apart_rounds=self.apart_rounds,
            timetable=self.timetable,
        )
        return replace(state, next_member=next_member(state, self.entrants))


@frozen
class SetupChanged(OnState):
    """System, rounds, scoring and so on are changed; after round 1 for a reason."""

    setup: Setup
    reason: str = ""
    remarks: tuple[str, ...] = ()  # what the report says about it
    public_reason: str = ""

    def on(self, state: State, line: Line) -> State:
        kept = bool(state.rounds) or self.setup.system == state.setup.system
        numbered, said = state.numbered and kept, (*state.remarks, *self.public_remarks)
        return replace(state, setup=_played(self.setup), numbered=numbered, remarks=said)

    @property
    def public_remarks(self) -> tuple[str, ...]:
        """The remarks without the private reason, which old journals have in them."""
        private = f": {spaced(self.reason)})"
        return tuple(one if self.public_reason else one.replace(private, ")") for one in self.remarks)


@frozen
class FideModeLeft(OnState):
    """The tournament leaves FIDE mode for good; the report says so."""

    reason: str
    public_reason: str = ""

    def on(self, state: State, line: Line) -> State:
        told = remark_text(Remark(Noted.MODE_LEFT, self.public_reason, len(state.rounds)))
        setup = replace(state.setup, fide=False)
        return replace(state, setup=setup, remarks=(*state.remarks, told))


BY_PROGRAM = "by the program"  # how a lot is drawn by default


@frozen
class ColourDrawn(OnState):
    """The lot for the colour of number 1 in round 1, how it was drawn, and why it was drawn again."""

    colour: Colour
    how: str = ""
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        return replace(state, initial_colour=self.colour, colour_lot=self.how)


@frozen
class LotsDrawn(OnState):
    """The players in the order drawn, how, the pairing numbers that follow, and why it was drawn again."""

    order: tuple[str, ...]
    how: str = ""
    seed: int | None = None  # of the program's draw
    numbers: tuple[str, ...] = ()  # the first one is number 1; none: the numbers stay
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        drawn = replace(state, lots=self.order, lots_how=self.how, lots_seed=self.seed)
        return with_numbers(drawn, self.numbers) if self.numbers else drawn  # no pairing depends on the lots


@frozen
class ForbiddenSet(OnState):
    """Groups of players who must not meet."""

    groups: tuple[tuple[str, ...], ...]
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        return since(replace(state, forbidden=self.groups), "forbidden")


@frozen
class ByeBarred(OnState):
    """Players who must not get the bye."""

    players: frozenset[str]
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        return since(replace(state, no_bye=self.players), "no bye")


@frozen
class HallNoticeSet(OnState):
    """The notice on the hall screens."""

    message: str = ""
    starts: str = ""  # of the round to come, in journals from before the timetable

    def on(self, state: State, line: Line) -> State:
        state = replace(state, hall=self.message)
        return with_start(state, state.coming, self.starts) if self.starts else state


@frozen
class TimetableSet(OnState):
    """The day and time of every round."""

    times: tuple[str, ...]

    def on(self, state: State, line: Line) -> State:
        return replace(state, timetable=self.times)


@frozen
class TournamentClosed(OnState):
    """The tournament is over."""

    def on(self, state: State, line: Line) -> State:
        return replace(state, closed=True)


@frozen
class TournamentArchived(OnState):
    """The tournament is hidden from the lists (or shown again)."""

    archived: bool = True

    def on(self, state: State, line: Line) -> State:
        return replace(state, archived=self.archived)
