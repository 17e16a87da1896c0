"""Players: entering, editing, absences, withdrawals, check-in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ronde.desk.actions import (
    AwayAnnounced,
    CheckedIn,
    PlayerEdited,
    PlayerRemoved,
    PlayersAdded,
    Returned,
    Withdrawn,
)
from ronde.desk.cautions import Caution, Level, ask
from ronde.desk.event import AWAY, Entrant, State
from ronde.desk.service.desk import Desk, act
from ronde.desk.service.words import refuse
from ronde.formats.players.person import Person, spaced
from ronde.rulebook import implements
from ronde.systems import Topic
from ronde.values import frozen, replace
from ronde.words import Message

Ref = int | str  # a pairing number, or the uid ("p7") that stays when numbers change


def find(state: State, ref: Ref) -> Entrant:
    """The player with a pairing number or uid."""
    found = state.by_number.get(ref) if isinstance(ref, int) else state.entrants.get(ref)
    if found is None:
        raise refuse("no-player", player=ref)
    return found


def cleaned(person: Person) -> Person:
    """The person with fields normalised for the list, or a refusal."""
    if not 0 <= person.rating <= 9999:
        raise refuse("bad-rating", rating=person.rating)
    if not 0 <= person.estimate <= 9999:
        raise refuse("bad-rating", rating=person.estimate)
    name = spaced(person.name)
    if not name:
        raise refuse("no-name")
    return replace(person, name=name)


class _Known:
    """The people of a list, indexed by everything that identifies a person."""

    def __init__(self, entrants: Iterable[Entrant]) -> None:
        self._near: dict[tuple[str, ...], list[tuple[int, Entrant]]] = {}
        self._count = 0
        for entrant in entrants:
            self.add(entrant)

    def add(self, entrant: Entrant) -> None:
        """Add a person."""
        self._count += 1
        for mark in self._marks(entrant.person):
            self._near.setdefault(mark, []).append((self._count, entrant))

    def twin(self, person: Person, but: str = "") -> Entrant | None:
        """The first entry in the list for the same person."""
        near = [one for mark in self._marks(person) for one in self._near.get(mark, ())]
        same = (one for one in near if one[1].uid != but and is_same(person, one[1].person))
        return min(same, key=lambda one: one[0], default=(0, None))[1]

    @staticmethod
    def _marks(person: Person) -> Iterator[tuple[str, ...]]:
        if person.fide_id:
            yield "fide", str(person.fide_id)
        if person.licence:
            yield "licence", person.licence
        yield "name", person.name.casefold(), person.birth


def is_same(one: Person, other: Person) -> bool:
    """Two entries are one person: by number or, where one has none, by name and birth."""
    for mine, theirs in ((one.fide_id, other.fide_id), (one.licence, other.licence)):
        if mine and theirs:
            return mine == theirs
    return one.birth == other.birth and one.name.casefold() == other.name.casefold()


# --- entering ------------------------------------------------------------------------------------


def add_player(
    desk: Desk, key: str | None, person: Person, joins: int | None = None, missed: str | None = None
) -> Entrant:
    """Enter a player; after round 1 a late entry, who joins in the next round (or a later one).

    `missed` is the score of each missed round: Z nothing or H half a point; the default is in the
    regulations.
    """
    return add_players(desk, key, [person], joins, missed)[0]


def add_players(
    desk: Desk,
    key: str | None,
    people: Iterable[Person],
    joins: int | None = None,
    missed: str | None = None,
    source: str = "",
    skip_known: bool = False,
) -> list[Entrant]:
    """Enter many players in one action; `skip_known` leaves out those who are in the list already."""
    given = [cleaned(person) for person in people]
    added: list[Entrant] = []

    def build(state: State) -> PlayersAdded | None:
        if state.setup.teams:
            raise refuse("players-of-teams")
        added[:] = entries(state, given, joins, missed, skip_known)
        return PlayersAdded(tuple(added), source) if added else None

    act(desk, desk.scope(key), build)
    return added


@implements("fide-2012 C.04.2.C.2", "fmjd-1986 3.1.6")
@implements("fide-2026 C.04.2.2.4")
def entries(
    state: State, people: Sequence[Person], joins: int | None, missed: str | None, skip_known: bool
) -> list[Entrant]:
    """The new entries: a late one starts in the next round, with the number after the last."""
    first = max(state.next_round, joins or 1)
    if state.next_round > state.setup.rounds:
        raise refuse("late-now", state.setup.article(Topic.LATE_ENTRY))
    if first > state.setup.rounds:
        raise refuse("round-beyond", rounds=state.setup.rounds)
    given = missed or state.setup.policy.late_entry
    if given not in ("Z", "H"):
        raise refuse("bad-away", how=given)
    if given != "Z" and first > 1 and state.setup.rules.numbering.final:
        raise refuse("late-zero", state.setup.article(Topic.LATE_POINTS))
    found: list[Entrant] = []
    number, known = max(state.by_number, default=0), _Known(state.entrants.values())
    for person in people:
        twin = known.twin(person)
        if twin is not None:
            if skip_known:
                continue
            raise refuse("player-twice", name=person.name, number=twin.number)
        number += 1
        found.append(Entrant(f"p{state.next_uid + len(found)}", number, person, first, given))
        known.add(found[-1])
    return found


@frozen
class Preview:
    """The effect of an import."""

    new: tuple[Person, ...]
    known: tuple[tuple[Person, int], ...]  # in the list already, and under which number
    twice: tuple[Person, ...] = ()  # after the first time


def preview_import(desk: Desk, key: str | None, people: Iterable[Person]) -> Preview:
    """Which of these people are new, which are already in the list, and which come twice."""
    state, new, known, twice = desk.state(key), [], [], []
    there = _Known(state.entrants.values())
    for person in people:
        twin = there.twin(cleaned(person))
        if twin is None:
            new.append(person)
            there.add(Entrant("new", 0, cleaned(person)))
        elif twin.number:
            known.append((person, twin.number))
        else:
            twice.append(person)
    return Preview(tuple(new), tuple(known), tuple(twice))


def edit_player(desk: Desk, key: str | None, ref: Ref, person: Person) -> State:
    """Correct the particulars of a player; the number changes only when the list is numbered again."""
    person = cleaned(person)
    ref = find(desk.state(key), ref).uid  # numbers may change while we wait

    def build(state: State) -> PlayerEdited | None:
        entrant = find(state, ref)
        twin = _Known(state.entrants.values()).twin(person, entrant.uid)
        if twin is not None:
            raise refuse("player-twice", name=person.name, number=twin.number)
        return None if person == entrant.person else PlayerEdited(entrant.uid, person)

    return act(desk, desk.scope(key), build)


def remove_player(desk: Desk, key: str | None, ref: Ref, reason: str = "") -> State:
    """Take a player off the list who was never paired."""
    ref = find(desk.state(key), ref).uid  # numbers may change while we wait

    def build(state: State) -> PlayerRemoved:
        entrant = find(state, ref)
        if _paired(state, entrant.uid):
            article = state.setup.article(Topic.WITHDRAWN)
            raise refuse("player-paired", article, name=entrant.person.name)
        return PlayerRemoved(entrant.uid, reason)

    return act(desk, desk.scope(key), build)


def _paired(state: State, uid: str) -> bool:
    return any(uid in (board.white, board.black) for round_ in state.rounds for board in round_.boards)


# --- absences ------------------------------------------------------------------------------------


@implements("fide-2012 C.04.2.D.6")
@implements("fide-2026 C.04.2.3.3")
def announce_away(desk: Desk, key: str | None, ref: Ref, round_: int, how: str = "Z") -> State:
    """A player will miss a round: Z without points, H with half a point if the regulations allow it.

    The empty string takes an announcement back.
    """
    ref = find(desk.state(key), ref).uid  # numbers may change while we wait

    def build(state: State) -> AwayAnnounced | None:
        entrant = find(state, ref)
        check_away(state, entrant, round_, how)
        if dict(entrant.away).get(round_, "") == how:
            return None
        ask(desk, second_half(state, entrant, round_, how))
        return AwayAnnounced(entrant.uid, round_, how)

    return act(desk, desk.scope(key), build)


def check_away(state: State, entrant: Entrant, round_: int, how: str) -> None:
    """Refuse an absence that the regulations do not allow."""
    setup, name = state.setup, entrant.person.name
    article = setup.article(Topic.AWAY)
    if how not in ("", *AWAY):
        raise refuse("bad-away", article, how=how)
    if how == "F":
        raise refuse("full-bye", article)
    if round_ < state.next_round or round_ < entrant.joined:
        raise refuse("round-past", article, round=round_)
    if round_ > setup.rounds:
        raise refuse("round-beyond", rounds=setup.rounds)
    if how == "H":
        had = sum(1 for other, kind in entrant.away if kind == "H" and other != round_)
        if had >= setup.policy.half_byes:
            raise refuse("half-byes-used", article, name=name, limit=setup.policy.half_byes)
        until = setup.policy.half_byes_until or setup.rounds - 1
        if round_ > until:
            raise refuse("half-bye-late", article, round=until)


def _taking_part(state: State, ref: Ref) -> Entrant:
    """A player, refused if they have withdrawn."""
    entrant = find(state, ref)
    if entrant.withdrawn:
        raise refuse("already-withdrawn", state.setup.article(Topic.WITHDRAWN), name=entrant.person.name)
    return entrant


def second_half(state: State, entrant: Entrant, round_: int, how: str) -> list[Caution]:
    """In FIDE mode, the warning for a second half-point bye that the regulations allow."""
    others = any(kind == "H" and other != round_ for other, kind in entrant.away)
    if not (state.setup.fide and how == "H" and others):
        return []
    message = Message.of("caution-second-half", name=entrant.person.name)
    return [Caution(Level.CONFIRM, message, (), None, state.setup.article(Topic.AWAY))]


def withdraw(desk: Desk, key: str | None, ref: Ref, reason: str = "") -> State:
    """A player leaves the tournament and is paired no more."""
    ref = find(desk.state(key), ref).uid  # numbers may change while we wait

    def build(state: State) -> Withdrawn:
        entrant = _taking_part(state, ref)
        return Withdrawn(entrant.uid, True, reason)

    return act(desk, desk.scope(key), build)


def expel(desk: Desk, key: str | None, ref: Ref, reason: str) -> State:
    """A player is expelled: not paired any more, without return, and told in the report."""
    if not reason.strip():
        raise refuse("reason")
    ref = find(desk.state(key), ref).uid  # numbers may change while we wait

    def build(state: State) -> Withdrawn:
        entrant = find(state, ref)
        name, article = entrant.person.name, state.setup.article(Topic.WITHDRAWN)
        if entrant.withdrawn == "expelled":
            raise refuse("already-withdrawn", article, name=name)
        following = (Message("caution-expel-paired"), Message("caution-recorded"))
        message = Message.of("caution-expel", name=name)
        ask(desk, [Caution(Level.TWICE, message, following, None, article)])
        return Withdrawn(entrant.uid, True, reason, expelled=True)

    return act(desk, desk.scope(key), build)


@implements("fide-2012 C.04.2.D.4", "elo-swiss E8")
def absent_without_notice(desk: Desk, key: str | None, ref: Ref, reason: str = "") -> State:
    """A player is absent without notice: counts as withdrawn until an explanation comes."""
    ref = find(desk.state(key), ref).uid  # numbers may change while we wait

    def build(state: State) -> Withdrawn:
        entrant = _taking_part(state, ref)
        if state.rounds:
            for board in state.rounds[-1].boards:
                if entrant.uid in (board.white, board.black) and board.over_the_board:
                    raise refuse(
                        "not-absent",
                        state.setup.article(Topic.ABSENT),
                        name=entrant.person.name,
                        round=len(state.rounds),
                    )
        return Withdrawn(entrant.uid, False, reason)

    return act(desk, desk.scope(key), build)


def return_player(desk: Desk, key: str | None, ref: Ref, reason: str = "") -> State:
    """A player who left comes back; after an absence without notice only before the next publication."""
    ref = find(desk.state(key), ref).uid  # numbers may change while we wait

    def build(state: State) -> Returned:
        entrant = find(state, ref)
        check_return(state, entrant)
        return Returned(entrant.uid, reason)

    return act(desk, desk.scope(key), build)


def check_return(state: State, entrant: Entrant) -> None:
    """Refuse the return of a player who never left, or whose excuse comes too late."""
    name = entrant.person.name
    if not entrant.withdrawn:
        raise refuse("not-withdrawn", name=name)
    if entrant.withdrawn == "expelled":
        raise refuse("expelled-stays", state.setup.article(Topic.WITHDRAWN), name=name)
    if entrant.withdrawn == "without notice" and len(state.rounds) > entrant.withdrawn_after:
        raise refuse("no-excuse-any-more", state.setup.article(Topic.ABSENT), name=name)


# --- check-in ------------------------------------------------------------------------------------


def check_in(desk: Desk, key: str | None, players: Iterable[Ref], present: bool = True) -> State:
    """Check players in for the next round, or out again with `present=False`."""
    now = desk.state(key)
    given = [find(now, ref).uid for ref in players]

    def build(state: State) -> CheckedIn | None:
        if not state.must_check_in():
            raise refuse("no-check-in", round=state.next_round)
        changed = tuple(uid for uid in dict.fromkeys(given) if (uid in state.checked_in) != present)
        return CheckedIn(changed, present) if changed else None

    return act(desk, desk.scope(key), build)
