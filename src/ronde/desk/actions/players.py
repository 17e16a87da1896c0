"""The journal actions on the players of a tournament."""

from __future__ import annotations

from ronde.desk.actions.base import (
    Line,
    OnState,
    next_member,
    since,
    with_entrant,
    with_numbers,
)
from ronde.desk.event import (
    Entrant,
    State,
)
from ronde.formats.players.person import Person
from ronde.values import frozen, replace


@frozen
class PlayersAdded(OnState):
    """One player or many of them enter."""

    entrants: tuple[Entrant, ...]
    source: str = ""  # the file they come from

    def on(self, state: State, line: Line) -> State:
        entrants = {**state.entrants, **{e.uid: e for e in self.entrants}}
        highest = max(int(e.uid[1:]) for e in self.entrants)
        late = state.rounds or state.list_closed
        return replace(
            since(state, "entries"),
            entrants=entrants,
            next_uid=max(state.next_uid, highest + 1),
            next_member=next_member(state, self.entrants),
            numbered=bool(late) and state.numbered,
        )


@frozen
class PlayerEdited(OnState):
    """The particulars of a player are corrected."""

    uid: str
    person: Person

    def on(self, state: State, line: Line) -> State:
        changed = with_entrant(state, self.uid, person=self.person)
        if self.person.strength != state.entrants[self.uid].person.strength:
            changed = since(changed, "ratings")
        return replace(changed, numbered=state.numbered and bool(state.rounds or state.list_closed))


@frozen
class PlayersEdited(OnState):
    """The particulars of many players are corrected at once, from a rating list."""

    people: tuple[tuple[str, Person], ...]
    source: str = ""

    def on(self, state: State, line: Line) -> State:
        entrants, new = dict(state.entrants), dict(self.people)
        for uid, entrant in state.entrants.items():
            members = tuple(replace(m, person=new.get(m.uid, m.person)) for m in entrant.squad.members)
            person, squad = new.get(uid, entrant.person), replace(entrant.squad, members=members)
            entrants[uid] = replace(entrant, person=person, squad=squad)
        kept = state.numbered and bool(state.rounds or state.list_closed)
        return replace(since(state, "ratings"), entrants=entrants, numbered=kept)


@frozen
class PlayerRemoved(OnState):
    """A player who was never paired leaves the list."""

    uid: str
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        entrants = {uid: e for uid, e in state.entrants.items() if uid != self.uid}
        forbidden = tuple(tuple(u for u in group if u != self.uid) for group in state.forbidden)
        return replace(
            since(state, "entries"),
            entrants=entrants,
            numbered=state.numbered and bool(state.rounds or state.list_closed),
            lots=tuple(u for u in state.lots if u != self.uid),
            forbidden=tuple(group for group in forbidden if len(group) > 1),
            no_bye=state.no_bye - {self.uid},
            checked_in=state.checked_in - {self.uid},
            seen=state.seen - {self.uid},
            virtual_points=tuple(v for v in state.virtual_points if v[0] != self.uid),
            border=_above(state, self.uid) if state.border == self.uid else state.border,
        )


def _above(state: State, uid: str) -> str:
    """The next player above in the list."""
    above = [e for e in state.entrants.values() if e.number < state.entrants[uid].number]
    return max(above, key=lambda e: e.number).uid if above else ""


@frozen
class Numbered(OnState):
    """Pairing numbers are given: the first of the order is number 1."""

    order: tuple[str, ...]
    final: bool = False  # the list is closed with it
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        return replace(with_numbers(state, self.order), list_closed=state.list_closed or self.final)


@frozen
class AwayAnnounced(OnState):
    """A player will miss a round: Z nothing, H half a point, F a point; "" takes it back."""

    uid: str
    round: int
    how: str

    def on(self, state: State, line: Line) -> State:
        away = {**dict(state.entrants[self.uid].away), self.round: self.how}
        kept = tuple(sorted((round_, how) for round_, how in away.items() if how))
        return with_entrant(state, self.uid, away=kept)


@frozen
class Withdrawn(OnState):
    """A player leaves the tournament; without notice if they did not come, or expelled."""

    uid: str
    notice: bool = True
    reason: str = ""
    expelled: bool = False

    def on(self, state: State, line: Line) -> State:
        how = "expelled" if self.expelled else "announced" if self.notice else "without notice"
        return with_entrant(state, self.uid, withdrawn=how, withdrawn_after=len(state.rounds))


@frozen
class Returned(OnState):
    """A player who had left is paired again."""

    uid: str
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        return with_entrant(state, self.uid, withdrawn="", withdrawn_after=0)


@frozen
class CheckedIn(OnState):
    """Players are there for the round to come (or not after all)."""

    players: tuple[str, ...]
    present: bool = True

    def on(self, state: State, line: Line) -> State:
        some = frozenset(self.players)
        now = state.checked_in | some if self.present else state.checked_in - some
        return replace(state, checked_in=now, seen=state.seen | some if self.present else state.seen - some)


@frozen
class AbsenteesAnswered(OnState):
    """The answers of the absentee desk before a round: plays, Z, H or out."""

    round: int
    answers: tuple[tuple[str, str], ...]

    def on(self, state: State, line: Line) -> State:
        entrants, here = dict(state.entrants), set(state.checked_in)
        for uid, how in self.answers:
            entrant = entrants[uid]
            away = {round_: kind for round_, kind in entrant.away if round_ != self.round}
            here -= {uid}
            if how == "plays":
                here |= {uid}
                entrant = replace(entrant, withdrawn="", withdrawn_after=0)
            elif how == "out":
                if not entrant.withdrawn:
                    entrant = replace(entrant, withdrawn="announced", withdrawn_after=len(state.rounds))
            else:
                entrant = replace(entrant, withdrawn="", withdrawn_after=0)
                away[self.round] = how
            entrants[uid] = replace(entrant, away=tuple(sorted(away.items())))
        came = frozenset(uid for uid, how in self.answers if how == "plays")
        return replace(state, entrants=entrants, checked_in=frozenset(here), seen=state.seen | came)
