"""Why a round is as it is: the decisions of the system beside the boards as they were published."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from sys import intern
from threading import Lock
from typing import Any

from ronde.desk.actions import SINCE, Drafted
from ronde.desk.apart import Apart, Kept
from ronde.desk.codec import from_plain, to_plain
from ronde.desk.event import Board, Draft, Entrant, Round, State, UidPair
from ronde.desk.service.desk import Desk
from ronde.desk.service.words import refuse
from ronde.errors import BadInput, NoPairing, Refused
from ronde.explaining.grouped import grouped
from ronde.explaining.published import Change, Published, with_remarks
from ronde.explaining.text import Sentence, flags, notice, of_round, sentences
from ronde.explaining.text import names as names_of
from ronde.explaining.voice import Away, Told, told
from ronde.formats.trf.remarks import read_remark
from ronde.model import Colour, Pair, Player, Tournament
from ronde.pairing import pair
from ronde.rulebook import Step, Topic, sayable
from ronde.systems import Measure, RoundPairing
from ronde.systems.general import ADDING
from ronde.values import frozen, replace
from ronde.words import Figure, Letters, Message, Points, Value, Who, say

KEPT = 40  # explanations in memory


def step_to_plain(step: Step) -> dict[str, Any]:
    values = [[name, _mark(value), to_plain(value)] for name, value in step.values]
    plain = {"a": step.article, "p": list(step.players), "m": step.message, "v": values, "b": step.bracket}
    return plain | ({"k": step.criterion} if step.criterion else {})


def _mark(value: Value) -> str:
    for mark, kind in (("w", Who), ("p", Points), ("f", Figure), ("l", Letters), ("c", Colour), ("t", tuple)):
        if isinstance(value, kind):
            return mark
    return ""


_KINDS: dict[str, Any] = {
    "w": Who,
    "p": Points,
    "f": Figure,
    "l": Letters,
    "c": Colour,
    "t": tuple,
    "": lambda value: value,
}


def _steps_from_plain(steps: list[dict[str, Any]]) -> Iterator[Step]:
    """The steps that can still be said; thousands of them share a few words."""
    said: dict[object, bool] = {}
    for data in steps:
        values = tuple([(intern(name), _KINDS[mark](value)) for name, mark, value in data["v"]])
        article, message = intern(data["a"]), intern(data["m"])
        step = Step(article, tuple(data["p"]), message, values, data["b"], data.get("k"))
        about = article, message, *(name for name, _ in values)
        if about not in said:
            said[about] = sayable(step)
        if said[about]:
            yield step


@frozen
class Explained:
    """A round with the system's decisions; `names` are by the pairing numbers of that time."""

    published: Published  # the boards as they are, beside the pairing of the system
    names: dict[int, str]
    uids: dict[int, str]
    apart: tuple[Kept, ...] = ()  # who was kept apart, by which rule of the event
    dropped: tuple[Apart, ...] = ()  # the wishes that the round could not grant
    announced: bool = False  # nobody but those of the rules was kept apart

    @property
    def pairing(self) -> RoundPairing:
        """The pairing of the system."""
        return self.published.pairing

    def public(self) -> Explained:
        """Without the sentences about players kept apart by the arbiter; a rule of the event is public."""
        if self.announced:
            return self
        mine = self.pairing

        def steps() -> tuple[Step, ...]:
            return tuple(step for step in mine.steps if step.topic is not Topic.APART)

        pairing = RoundPairing(mine.round, mine.pairs, steps, lambda: mine.measures)
        return replace(self, published=replace(self.published, pairing=pairing))

    def number(self, uid: str) -> int:
        """The pairing number that a player had then; 0: none yet."""
        return self._numbers.get(uid, 0)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {uid: n for n, uid in self.uids.items()}

    def of(self, uid: str, language: str = "en") -> list[Sentence]:
        """The decisions of the system about one player."""
        number = self.number(uid)
        steps = [s for s in self.pairing.steps if number in s.players]
        found = sentences(steps, language, self.names)
        if any(step.topic is Topic.APART for step in steps):
            found += [
                Sentence("", kept.rule.sentence.say(language), (number,), None)
                for kept in self.apart
                if any(uid in group for group in kept.groups)
            ]
        return found

    def notice(self, uid: str, language: str = "en") -> Sentence | None:
        """The notice that a player's board deviates from the rules, with the reason."""
        found = self.published.of(self.number(uid))
        return notice(found, language, self.names) if found else None

    def note(self, language: str = "en") -> str:
        """The remarks on the round as a whole; usually empty."""
        said = [self.published.note] if self.published.note else []
        said += [kept.rule.sentence for kept in self.apart if kept.groups]
        said += [Message.of("apart-dropped", rule=rule.sentence) for rule in self.dropped]
        return " ".join(one.say(language) for one in said)

    def all(self, language: str = "en") -> list[Sentence]:
        """Every decision of the round."""
        return sentences(of_round(self.pairing), language, self.names)

    def grouped(self, language: str = "en") -> list[Sentence]:
        """Every decision, with identical sentences merged."""
        return grouped(of_round(self.pairing), language, self.names)


def explanation(desk: Desk, key: str | None, round_: int | None = None) -> Explained | None:
    """The explanation of a published round, or of the draft; None if it was imported and cannot be paired."""
    state = desk.state(key)
    shown: Draft | Round
    if state.draft is not None and round_ in (None, state.draft.round):
        shown = state.draft
    else:
        shown = published_round(state, round_ if round_ is not None else len(state.rounds))
    if isinstance(shown, Round) and not shown.seq:
        return _imported(desk, key, shown)
    pairing, uids = _recorded(desk, shown.seq)
    uids = {**uids, **_latecomers(state, shown, uids)}
    names = {n: state.name(uid) for n, uid in uids.items() if uid in state.entrants}
    known = bool(shown.apart) and not state.forbidden
    return Explained(
        _published(state, shown, pairing, uids), names, uids, shown.apart, shown.dropped, announced=known
    )


def _imported(desk: Desk, key: str | None, shown: Round) -> Explained | None:
    """An imported round beside the pairs that the rules give for the results before it."""
    state = desk.state(key)
    pairing = _paired_again(then(desk, key, shown.number))
    if pairing is None:
        return None
    uids = {number: entrant.uid for number, entrant in state.by_number.items()}
    names = {number: entrant.person.name for number, entrant in state.by_number.items()}
    published = _published(state, shown, pairing, uids)
    remarks = (read_remark(line) for line in state.remarks)
    noted = with_remarks(replace(published, imported=True), [r for r in remarks if r.round == shown.number])
    return Explained(noted, names, uids)


_AGAIN = Lock()  # one at a time: many players may open the same imported round


def _paired_again(before: Tournament) -> RoundPairing | None:
    with _AGAIN:
        return _pair_again(before)


@lru_cache(maxsize=KEPT)
def _pair_again(before: Tournament) -> RoundPairing | None:
    """The round after these results by the rules; None where they give none."""
    try:
        return pair(before)
    except (NoPairing, BadInput, Refused):
        return None


def _boards(shown: Draft | Round) -> tuple[Board, ...]:
    return shown.boards if isinstance(shown, Round) else tuple(Board(*two) for two in shown.pairs)


def _latecomers(state: State, shown: Draft | Round, uids: dict[int, str]) -> dict[int, str]:
    """Players of a round who were not yet listed when it was paired, under free numbers."""
    known = set(uids.values())
    late = [uid for b in _boards(shown) for uid in (b.white, b.black) if uid and uid not in known]
    return dict(enumerate(late, max((*uids, *state.by_number)) + 1))


def _published(state: State, shown: Draft | Round, pairing: RoundPairing, uids: dict[int, str]) -> Published:
    """The boards of a round in the numbers of that time, with their changes."""
    back = {uid: number for number, uid in uids.items()}
    known: set[str | None] = {None, *back}

    def pair_of(two: UidPair) -> Pair:
        return Pair(back[two[0]], None if two[1] is None else back[two[1]])

    boards = _boards(shown)
    pairs = [pair_of((b.black, b.white) if b.swapped and b.black else (b.white, b.black)) for b in boards]
    return Published(
        pairing,
        tuple(pairs),
        frozenset(uids) if state.setup.rules.uses_colours else frozenset(),
        tuple(
            Change(
                one.public_reason,
                tuple(pair_of(two) for two in one.pairs if known.issuperset(two)),
                one.bye,
                one.ground in ADDING,
            )
            for one in shown.adjustments
        ),
        frozenset(two for two, board in zip(pairs, boards, strict=True) if board.swapped),
        tuple(kind for kind in SINCE if kind in shown.since) if isinstance(shown, Round) else (),
    )


@frozen
class Voice:
    """Explains a published round to its players, in the second person."""

    state: State
    found: Explained
    then: Tournament  # before the round, with those who came later

    @cached_property
    def names(self) -> dict[int, str]:
        """Everybody's names, for the explanations of all."""
        return names_of(self.then)

    def told(self, uid: str, language: str = "en") -> Told:
        """The explanation for one player."""
        number, round_ = self.found.number(uid), self.found.pairing.round
        if number not in self.found.uids:
            return Told((), (Sentence("", say("you-away-late", language), (), None),), ())
        away = _away(self.state, self.state.entrants[uid], round_)
        return told(self.then, self.found.published, number, language, away, self.names)


def voice(desk: Desk, key: str | None, round_: int) -> Voice | None:
    """The voice of a published round; None where it has no explanation."""
    found, value = explanation(desk, key, round_), then(desk, key, round_)
    if found is None:
        return None
    found = found.public()  # everybody can read the page of a player
    known = {player.id for player in value.players}
    late = [Player(n, found.names.get(n, "")) for n in found.uids if n not in known]
    if late:
        value = replace(value, players=(*value.players, *late))
    return Voice(replace(desk.state(key)), found, value)


def _away(state: State, entrant: Entrant, round_: int) -> Away:
    """Why a player was not paired in a round."""
    if round_ < entrant.joined:
        return Away.LATE
    if entrant.withdrawn and round_ > entrant.withdrawn_after:
        return Away.WITHDRAWN
    kind = entrant.away_in(round_)
    checked = state.setup.policy.check_in == "all" or (state.setup.policy.check_in == "first" and round_ == 1)
    return _AWAY.get(kind, Away.NOT_SEEN if checked else Away.ABSENT)


_AWAY = {"H": Away.HALF_BYE, "F": Away.FULL_BYE, "Z": Away.ABSENT}


def board_flags(
    desk: Desk, key: str | None, round_: int | None = None, language: str = "en"
) -> dict[int, dict[str, object]]:
    """For other programs: the boards of a round (None: the draft) that deviate from the rules."""
    state, found = desk.state(key), explanation(desk, key, round_)
    if found is None:
        return {}
    board = {pair_: number for number, pair_ in enumerate(found.published.pairs, 1)}
    now = {n: state.entrants[uid].number for n, uid in found.uids.items() if uid in state.entrants}
    return {
        board[one.pair]: flags(one.renumbered(now), language, found.names)
        for one in found.published.departures()
    }


def then(desk: Desk, key: str | None, round_: int) -> Tournament:
    """The tournament as it was when a published round was paired: exact even if something changed since."""
    state = desk.state(key)
    shown = published_round(state, round_)
    if shown.seq and shown.since:
        past = desk.book.at(desk.scope(key), shown.seq)
        if isinstance(past, State):
            return past.value
    return state.report.before(round_)


def _recorded(desk: Desk, seq: int) -> tuple[RoundPairing, dict[int, str]]:
    """The pairing that an entry records, and the numbers at the time; cached, because many players ask."""
    known = desk.book.read
    if seq not in known:
        (line,) = desk.book.store.entries(only=[seq])
        action = line.action
        assert isinstance(action, Drafted)
        uids = {int(n): uid for n, uid in action.explanation["numbers"].items()}
        back = {uid: n for n, uid in uids.items()}
        pairs = (Pair(back[white], None if black is None else back[black]) for white, black in action.pairs)
        pairing = RoundPairing(
            action.round,
            tuple(pairs),
            tuple(_steps_from_plain(action.explanation["steps"])),
            tuple(from_plain(Measure, data) for data in action.explanation["measures"]),
        )
        if len(known) >= KEPT:
            known.clear()
        known[seq] = pairing, uids
    found = known[seq]
    assert isinstance(found, tuple)
    return found


def published_round(state: State, number: int) -> Round:
    """A published round, or a refusal."""
    if not 1 <= number <= len(state.rounds):
        raise refuse("no-round", round=number)
    return state.round(number)
