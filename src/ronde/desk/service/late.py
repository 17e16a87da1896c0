"""Late-comers: pair players who arrive after publication without moving any seated board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.desk.actions import RoundChanged
from ronde.desk.cautions import Cautioned
from ronde.desk.deeds import Deed, check_deed
from ronde.desk.event import Broken, Round, State, UidPair
from ronde.desk.service.desk import Desk, act
from ronde.desk.service.explained import published_round
from ronde.desk.service.players import Ref, find
from ronde.desk.service.rounds import added_game, breaks, placed
from ronde.desk.service.rules import broken_rules
from ronde.desk.service.words import refuse
from ronde.errors import BadInput, NoPairing
from ronde.model import ABSENT, Tournament
from ronde.pairing import pair
from ronde.rulebook import implements
from ronde.systems import Topic
from ronde.systems.general import Ground
from ronde.values import frozen, replace


@frozen
class Waiting:
    """A player without an opponent in a published round, and why."""

    uid: str
    why: str  # bye, late (entry), H or Z (announced), withdrawn, or not-here


def unpaired(state: State, number: int) -> list[Waiting]:
    """The players without an opponent in a published round, in list order."""
    boards = state.round(number).boards
    byes = {board.white for board in boards if board.black is None}
    seated = {uid for board in boards for uid in (board.white, board.black) if board.black}
    found = []
    for entrant in state.by_number.values():
        if entrant.uid in seated:
            continue
        if entrant.uid in byes:
            why = "bye"
        elif entrant.withdrawn and entrant.withdrawn_after < number:
            why = "withdrawn"
        else:
            late = "late" if entrant.joined > number else "not-here"
            why = dict(entrant.away).get(number, "") or late
        found.append(Waiting(entrant.uid, why))
    return found


def waiting(state: State) -> list[Waiting]:
    """The players without an opponent in the last published round who could still play."""
    listed = unpaired(state, len(state.rounds)) if state.rounds else []
    return [one for one in listed if not state.entrants[one.uid].withdrawn]


@frozen
class Fitting:
    """The changes to a published round when players arrive."""

    pairs: tuple[UidPair, ...]  # all boards
    new: tuple[UidPair, ...]  # the new ones
    left: tuple[str, ...]  # arrived players still without an opponent
    ground: Ground
    broken: tuple[Broken, ...] = ()
    exception: tuple[Broken, ...] = ()  # the text does not provide for the change


@implements("fide-2012 C.04.2.D.10")
@implements("fide-2026 C.04.2.4.4")
def fitting(state: State, arrived: Sequence[str], bye: bool = False) -> Fitting:
    """The smallest change: the system pairs them with each other, or one with the player who has the bye.

    An odd one out takes the bye (`bye=True`) or stays without a game.
    """
    could = {one.uid: one.why for one in waiting(state)}
    wrong = [uid for uid in arrived if could.get(uid, "bye") == "bye"]
    article = state.setup.article(Topic.PUBLISHED)
    if wrong or not arrived:
        raise refuse("not-waiting", article, players=tuple(state.name(uid) for uid in wrong) or ("–",))
    holder = [uid for uid, why in could.items() if why == "bye"]
    fields = [[*arrived, *holder], [*arrived]] if len(arrived) % 2 and holder else [[*arrived]]
    for field in fields:
        games, left = _paired(state, field)
        if games:
            break
    if left and bye and not holder:
        games, left = [*games, (left[0], None)], left[1:]
    if not games:
        raise refuse("nobody-to-play", article, players=tuple(state.name(uid) for uid in left))
    last = state.rounds[-1]
    present = tuple((board.white, board.black) for board in last.boards)
    late = any(state.entrants[uid].joined > last.number for uid in arrived)
    ground = Ground.LATE_ENTRY if late else Ground.UNPAIRED
    before = replace(state, rounds=state.rounds[:-1], draft=None)
    broken = tuple(broken_rules(before, before.results, games))
    exception = tuple(added_game(state, ground))
    return Fitting(placed(present, games), tuple(games), tuple(left), ground, broken, exception)


def _paired(state: State, field: Sequence[str]) -> tuple[list[UidPair], list[str]]:
    """The system's pairs for these players, and those left without an opponent."""
    if len(field) < 2:
        return [], list(field)
    try:
        paired = pair(_among(state, frozenset(field))).pairs
    except (NoPairing, BadInput):  # they have met, or the colours forbid it
        return [], list(field)
    uid = {number: e.uid for number, e in state.by_number.items()}
    games: list[UidPair] = [(uid[p.white], uid[p.black]) for p in paired if p.black is not None]
    return games, [uid[p.white] for p in paired if p.black is None]


def _among(state: State, field: frozenset[str]) -> Tournament:
    """The tournament before the last published round, with only these players to pair."""
    before = replace(state, rounds=state.rounds[:-1], draft=None, checked_in=frozenset())
    value, round_ = before.value, len(state.rounds)
    here = {state.entrants[uid].number for uid in field}
    players = (
        replace(p, cells=p.cells[: round_ - 1]) if p.id in here else p.with_cell(round_, ABSENT)
        for p in value.players
    )
    return replace(value, players=tuple(players))


def pair_late(
    desk: Desk,
    key: str | None,
    players: Iterable[Ref],
    reason: str,
    bye: bool = False,
    seen: Sequence[UidPair] | None = None,
    public_reason: str = "",
) -> Round:
    """Pair players who have arrived in the last published round; `seen` are the boards that were shown."""
    if not reason.strip():
        raise refuse("reason")
    now = desk.state(key)
    arrived = [find(now, ref).uid for ref in players]

    def build(state: State) -> RoundChanged:
        published_round(state, len(state.rounds))
        made = fitting(state, arrived, bye)
        if seen is not None and tuple(seen) != made.new:
            raise refuse("keeps-changing")
        check_deed(desk, state, Deed.COMPLETE, len(state.rounds), (), state.setup.article(Topic.PUBLISHED))
        if made.broken:
            raise Cautioned(breaks(made.broken))
        number = len(state.rounds)
        return RoundChanged(
            number,
            made.pairs,
            reason,
            made.exception,
            made.new,
            made.ground,
            public_reason=public_reason,
        )

    return act(desk, desk.scope(key), build).rounds[-1]
