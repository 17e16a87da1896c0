"""What is still missing before the report of a tournament goes to FIDE."""

from __future__ import annotations

from collections.abc import Iterator

from ronde.desk.days import lasts
from ronde.desk.event import Event, State
from ronde.desk.service.desk import Desk
from ronde.desk.service.exports import remarks
from ronde.desk.service.setup import tiebreaks_of
from ronde.formats.players.person import Person
from ronde.formats.trf.clock import encoded
from ronde.formats.trf.remarks import remark_text
from ronde.ranking.tiebreaks.registry import TIEBREAKS
from ronde.values import frozen
from ronde.words import Message

NAMED = 6  # players of a line
LONG = 30  # days, from which ratings may change during the event (C.07, article 10)


@frozen
class Ready:
    """The state of a report: what must be added, what should be, and the remarks that it carries."""

    missing: tuple[Message, ...]
    advised: tuple[Message, ...]
    remarks: tuple[str, ...]


def fide_report(desk: Desk, key: str | None) -> Ready:
    """What a rating officer would ask for."""
    state, event = desk.state(key), desk.event
    people = [entrant.person for entrant in state.entrants.values()]
    if state.setup.teams:
        people = [member.person for e in state.entrants.values() for member in e.squad.members]
    missing = (*_event(event), *_rounds(state), *_players(people))
    return Ready(missing, tuple(_advice(state, event, people)), tuple(map(remark_text, remarks(state))))


def _event(event: Event) -> Iterator[Message]:
    """Particulars of the event that the report cannot do without."""
    said = {
        "missing-place": event.place,
        "missing-federation": event.federation,
        "missing-start": event.start,
        "missing-end": event.end,
        "missing-arbiter": event.arbiter,
        "missing-time_control": event.time_control,
    }
    yield from (Message(name) for name, value in said.items() if not value)


def _rounds(state: State) -> Iterator[Message]:
    if len(state.rounds) < state.setup.rounds:
        yield Message.of("missing-rounds", n=len(state.rounds), rounds=state.setup.rounds)
    for round_ in state.rounds:
        if left := len(round_.missing()):
            yield Message.of("missing-results", round=round_.number, n=left)
        for number, board in enumerate(round_.boards, 1):
            if board.adjourned or any(game.adjourned for game in board.games):
                yield Message.of("missing-adjourned", round=round_.number, board=number)


def _players(people: list[Person]) -> Iterator[Message]:
    """Players who cannot be rated as they are."""
    said = {
        "missing-player-fide_id": [one.name for one in people if not one.fide_id],
        "missing-player-federation": [one.name for one in people if not one.federation],
    }
    for name, without in said.items():
        if without:
            yield Message.of(name, n=len(without), players=_some(without))


def _advice(state: State, event: Event, people: list[Person]) -> Iterator[Message]:
    if event.time_control and not encoded(event.time_control):
        yield Message.of("advised-time_control", text=event.time_control)
    if unborn := [one.name for one in people if not one.birth]:
        yield Message.of("advised-birth", n=len(unborn), players=_some(unborn))
    rated = [str(code) for code in tiebreaks_of(state.setup) if TIEBREAKS[code.name].rated]
    if rated and lasts(event.start, event.end) > LONG:
        yield Message.of("advised-long", codes=", ".join(rated), days=LONG)
    if not state.setup.rules.of_fide:
        yield Message("advised-system")
    if state.left_mode:
        yield Message("advised-mode")


def _some(names: list[str]) -> tuple[str | Message, ...]:
    more = len(names) - NAMED
    return (*names[:NAMED], Message.of("others-n", n=more)) if more > 0 else tuple(names)
