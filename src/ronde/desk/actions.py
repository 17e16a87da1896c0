"""The actions of the journal: one class each, with its effect on the state.

An action holds everything that was decided (numbers, pairs, lots), so that a later edition of a rule
never changes what an old journal folds to. Kinds and field names are stored in files: never rename one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from ronde.desk.acting import (
    ADJOURNED,
    SINCE,
    Action,
    Line,
    OnState,
    new_boards,
    next_member,
    since,
    with_board,
    with_entrant,
    with_game,
    with_numbers,
    with_result,
    with_round,
)
from ronde.desk.event import (
    Adjustment,
    Broken,
    Draft,
    Entrant,
    Event,
    HallNotice,
    Round,
    Setup,
    State,
    UidPair,
)
from ronde.desk.match_actions import AwardsSet, GamesEntered, LineupSet, MatchForfeited, TeamEdited
from ronde.desk.squads import Award, Lineups
from ronde.facts.acceleration import OF_2026, border
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.general import Ground

__all__ = ["ADJOURNED", "KINDS", "SINCE", "Action", "Line", "new_boards"]

# --- the event -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EventDescribed(Action):
    """Name, place and people of the event; the first entry of every journal."""

    event: Event

    def apply(self, before: Any, line: Line) -> Event:
        return self.event


@dataclass(frozen=True, slots=True)
class EventClosed(Action):
    """The event is closed to further actions."""

    def apply(self, before: Any, line: Line) -> Event:
        return replace(cast(Event, before), closed=True)


@dataclass(frozen=True, slots=True)
class EventArchived(Action):
    """The event leaves the list (or comes back)."""

    archived: bool = True

    def apply(self, before: Any, line: Line) -> Event:
        return replace(cast(Event, before), archived=self.archived)


@dataclass(frozen=True, slots=True)
class EventRestored(Action):
    """The journal was replaced by a backup; `saved` is a backup of the previous journal."""

    copy: str
    saved: str = ""

    def apply(self, before: Any, line: Line) -> Event:
        return cast(Event, before)


@dataclass(frozen=True, slots=True)
class AccessChanged(Action):
    """A password or a token was changed; this cannot be undone here."""

    what: str  # "password", "close", "token", "forget"
    role: str
    name: str = ""  # of the token

    def apply(self, before: Any, line: Line) -> Event:
        return cast(Event, before)


# --- a tournament --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TournamentCreated(Action):
    """A tournament of the event."""

    setup: Setup

    def apply(self, before: Any, line: Line) -> State:
        return State(line.scope, self.setup)


@dataclass(frozen=True, slots=True)
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

    def apply(self, before: Any, line: Line) -> State:
        state = State(
            line.scope,
            self.setup,
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
        )
        return replace(state, next_member=next_member(state, self.entrants))


@dataclass(frozen=True, slots=True)
class SetupChanged(OnState):
    """System, rounds, scoring and so on are changed."""

    setup: Setup

    def on(self, state: State, line: Line) -> State:
        kept = bool(state.rounds) or self.setup.system == state.setup.system
        return replace(state, setup=self.setup, numbered=state.numbered and kept)


BY_PROGRAM = "by the program"  # how a lot is drawn by default


@dataclass(frozen=True, slots=True)
class ColourDrawn(OnState):
    """The lot for the colour of number 1 in round 1, and how it was drawn."""

    colour: Colour
    how: str = ""

    def on(self, state: State, line: Line) -> State:
        return replace(state, initial_colour=self.colour, colour_lot=self.how)


@dataclass(frozen=True, slots=True)
class LotsDrawn(OnState):
    """The players in the order drawn, how, and the pairing numbers that follow from it."""

    order: tuple[str, ...]
    how: str = ""
    seed: int | None = None  # of the program's draw
    numbers: tuple[str, ...] = ()  # the first one is number 1; none: the numbers stay

    def on(self, state: State, line: Line) -> State:
        drawn = replace(state, lots=self.order, lots_how=self.how, lots_seed=self.seed)
        return with_numbers(drawn, self.numbers) if self.numbers else drawn  # no pairing depends on the lots


@dataclass(frozen=True, slots=True)
class ForbiddenSet(OnState):
    """Groups of players who must not meet."""

    groups: tuple[tuple[str, ...], ...]
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        return since(replace(state, forbidden=self.groups), "forbidden")


@dataclass(frozen=True, slots=True)
class ByeBarred(OnState):
    """Players who must not get the bye."""

    players: frozenset[str]
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        return since(replace(state, no_bye=self.players), "no bye")


# --- players -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class PlayerEdited(OnState):
    """The particulars of a player are corrected."""

    uid: str
    person: Person

    def on(self, state: State, line: Line) -> State:
        changed = with_entrant(state, self.uid, person=self.person)
        if self.person.rating != state.entrants[self.uid].person.rating:
            changed = since(changed, "ratings")
        return replace(changed, numbered=state.numbered and bool(state.rounds or state.list_closed))


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Numbered(OnState):
    """Pairing numbers are given: the first of the order is number 1."""

    order: tuple[str, ...]
    final: bool = False  # the list is closed with it
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        return replace(with_numbers(state, self.order), list_closed=state.list_closed or self.final)


@dataclass(frozen=True, slots=True)
class AwayAnnounced(OnState):
    """A player will miss a round: Z nothing, H half a point, F a point; "" takes it back."""

    uid: str
    round: int
    how: str

    def on(self, state: State, line: Line) -> State:
        away = {**dict(state.entrants[self.uid].away), self.round: self.how}
        kept = tuple(sorted((round_, how) for round_, how in away.items() if how))
        return with_entrant(state, self.uid, away=kept)


@dataclass(frozen=True, slots=True)
class Withdrawn(OnState):
    """A player leaves the tournament; without notice if they did not come."""

    uid: str
    notice: bool = True
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        how = "announced" if self.notice else "without notice"
        return with_entrant(state, self.uid, withdrawn=how, withdrawn_after=len(state.rounds))


@dataclass(frozen=True, slots=True)
class Returned(OnState):
    """A player who had left is paired again."""

    uid: str
    reason: str = ""

    def on(self, state: State, line: Line) -> State:
        return with_entrant(state, self.uid, withdrawn="", withdrawn_after=0)


@dataclass(frozen=True, slots=True)
class CheckedIn(OnState):
    """Players are there for the round to come (or not after all)."""

    players: tuple[str, ...]
    present: bool = True

    def on(self, state: State, line: Line) -> State:
        some = frozenset(self.players)
        now = state.checked_in | some if self.present else state.checked_in - some
        return replace(state, checked_in=now, seen=state.seen | some if self.present else state.seen - some)


@dataclass(frozen=True, slots=True)
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


# --- rounds --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Drafted(OnState):
    """The system has paired a round; the entry keeps the explanation.

    An arbiter may have given the bye by hand: `rest` has it, and the system paired the others.
    """

    round: int
    pairs: tuple[UidPair, ...]
    fingerprint: str
    explanation: Mapping[str, Any]
    rest: str = ""
    reason: str = ""
    broken: tuple[Broken, ...] = ()

    def on(self, state: State, line: Line) -> State:
        made = (Adjustment(self.reason, line.who, self.broken, bye=True),) if self.rest else ()
        draft = Draft(self.round, self.pairs, self.pairs, self.fingerprint, line.seq, made)
        return replace(state, draft=draft)


@dataclass(frozen=True, slots=True)
class DraftAdjusted(OnState):
    """The draft is changed by hand."""

    pairs: tuple[UidPair, ...]
    reason: str
    broken: tuple[Broken, ...] = ()
    new: tuple[UidPair, ...] = ()  # the pairs that are new

    def on(self, state: State, line: Line) -> State:
        draft = cast(Draft, state.draft)
        made = Adjustment(self.reason, line.who, self.broken, pairs=self.new)
        if self.pairs == draft.original:  # back to the pairing of the system
            kept = tuple(one for one in draft.adjustments if one.bye)
            return replace(state, draft=replace(draft, pairs=self.pairs, adjustments=kept))
        changed = replace(draft, pairs=self.pairs, adjustments=(*draft.adjustments, made))
        return replace(state, draft=changed)


@dataclass(frozen=True, slots=True)
class DraftDropped(OnState):
    """The draft is thrown away."""

    def on(self, state: State, line: Line) -> State:
        return replace(state, draft=None)


@dataclass(frozen=True, slots=True)
class RoundPublished(OnState):
    """The draft becomes the round; matches start with the default line-ups."""

    round: int
    lineups: tuple[Lineups, ...] = ()

    def on(self, state: State, line: Line) -> State:
        draft = cast(Draft, state.draft)
        published = Round(
            self.round,
            new_boards(draft.pairs, self.lineups),
            draft.seq,
            line.at,
            draft.original if draft.pairs != draft.original else (),
            draft.adjustments,
        )
        for uid, entrant in state.entrants.items():  # no requested bye after withdrawal
            if entrant.withdrawn and dict(entrant.away).get(self.round):
                kept = tuple(said for said in entrant.away if said[0] != self.round)
                state = with_entrant(state, uid, away=kept)
        if self.round == 1 and state.setup.acceleration in OF_2026:
            state = replace(state, border=_border(state))
        return replace(state, rounds=(*state.rounds, published), draft=None, checked_in=frozenset())


@implements("baku-2026 1.3")
def _border(state: State) -> str:
    """The last player of the accelerated group, fixed even if the numbers change."""
    last = state.by_number.get(border(state.value))
    return last.uid if last else ""


@dataclass(frozen=True, slots=True)
class RoundChanged(OnState):
    """A published pairing is changed, because it broke an absolute rule or on a ground of the rules."""

    round: int
    pairs: tuple[UidPair, ...]
    reason: str
    broken: tuple[Broken, ...] = ()
    new: tuple[UidPair, ...] = ()  # the pairs that are new
    ground: Ground | None = None
    lineups: tuple[Lineups, ...] = ()

    def on(self, state: State, line: Line) -> State:
        old = state.round(self.round)
        kept = {(b.white, b.black): b for b in old.boards}
        fresh = new_boards(self.pairs, self.lineups)
        boards = tuple(kept.get((board.white, board.black), board) for board in fresh)
        was = old.original or tuple((b.white, b.black) for b in old.boards)
        made = Adjustment(self.reason, line.who, self.broken, ground=self.ground, pairs=self.new)
        adjustments = (*old.adjustments, made)
        return with_round(state, self.round, boards=boards, original=was, adjustments=adjustments)


# --- results -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ResultsEntered(OnState):
    """Results of boards that had none: (board, outcome); the outcome may be "adjourned"."""

    round: int
    results: tuple[tuple[int, str], ...]

    def on(self, state: State, line: Line) -> State:
        for board, outcome in self.results:
            state = _with_outcome(state, self.round, board, outcome, line)
        return state


def _with_outcome(state: State, round_: int, board: int, outcome: str, line: Line) -> State:
    adjourned, old = outcome == ADJOURNED, state.round(round_).boards[board - 1]
    then = old.paired_as
    if round_ < len(state.rounds):
        counted = "==" if old.adjourned else old.outcome
        then = then or counted
        if outcome != counted:
            state = since(state, "results", round_)
    return with_board(
        state,
        round_,
        board,
        outcome="" if adjourned else outcome,
        adjourned=adjourned,
        paired_as=then,
        seq=line.seq,
    )


@dataclass(frozen=True, slots=True)
class ResultCorrected(OnState):
    """A recorded result is changed; `effect` is its scope: next, later (rounds) or rating."""

    round: int
    board: int
    outcome: str
    reason: str = ""
    effect: str = "next"
    was: str = ""  # the result until then
    game: int = 0  # the board of a match

    def on(self, state: State, line: Line) -> State:
        if self.game:
            return self._in_match(state, line)
        if self.effect == "rating":
            return with_board(state, self.round, self.board, rated_as=self.outcome)
        return _with_outcome(state, self.round, self.board, self.outcome, line)

    def _in_match(self, state: State, line: Line) -> State:
        if self.effect == "rating":
            return with_game(state, self.round, self.board, self.game, rated_as=self.outcome)
        return with_result(state, self.round, (self.board, self.game), self.outcome, line)


@dataclass(frozen=True, slots=True)
class ColoursSwapped(OnState):
    """The game was played with the colours the wrong way round (or was not, after all)."""

    round: int
    board: int
    swapped: bool = True
    reason: str = ""
    game: int = 0  # the board of a match; the colour of the teams stays the one that was scheduled

    def on(self, state: State, line: Line) -> State:
        if self.game:
            return with_game(state, self.round, self.board, self.game, swapped=self.swapped)
        return with_board(since(state, "colours", self.round), self.round, self.board, swapped=self.swapped)


@dataclass(frozen=True, slots=True)
class ResultsPosted(OnState):
    """The results of a round are posted: the claim period starts."""

    round: int

    def on(self, state: State, line: Line) -> State:
        return with_round(state, self.round, posted=line.at)


@dataclass(frozen=True, slots=True)
class HallNoticeSet(OnState):
    """The notice on the hall screens: a message, and the start of the next round."""

    message: str = ""
    starts: str = ""  # local time, as 2026-11-17T14:30

    def on(self, state: State, line: Line) -> State:
        return replace(state, hall=HallNotice(self.message, self.starts))


@dataclass(frozen=True, slots=True)
class TournamentClosed(OnState):
    """The tournament is over."""

    def on(self, state: State, line: Line) -> State:
        return replace(state, closed=True)


@dataclass(frozen=True, slots=True)
class TournamentArchived(OnState):
    """The tournament is hidden from the lists (or shown again)."""

    archived: bool = True

    def on(self, state: State, line: Line) -> State:
        return replace(state, archived=self.archived)


KINDS: Mapping[str, type[Action]] = {
    action.kind(): action
    for action in (
        EventDescribed, EventClosed, EventArchived, EventRestored, AccessChanged, TournamentCreated,
        SetupChanged, ColourDrawn, LotsDrawn, ForbiddenSet,
        ByeBarred, PlayersAdded, PlayerEdited, PlayersEdited, PlayerRemoved, Numbered, AwayAnnounced,
        Withdrawn, Returned, CheckedIn, AbsenteesAnswered, Drafted, DraftAdjusted, DraftDropped,
        RoundPublished, RoundChanged, TournamentImported, ResultsEntered, ResultCorrected,
        ColoursSwapped, ResultsPosted, HallNoticeSet, TournamentClosed, TeamEdited, AwardsSet,
        LineupSet, GamesEntered, MatchForfeited, TournamentArchived,
    )
}  # fmt: skip
