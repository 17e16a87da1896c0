"""A published round compared with the pairing by the rules: the differences and their reasons.

A board may have been changed by hand, played with colours reversed, or paired before something was put
right. The explanation says so first, with the recorded reason and the pairing by the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cached_property

from ronde.checking import coloured_in, pairs_of
from ronde.errors import BadInput
from ronde.facts.history import cards
from ronde.facts.order import board_order
from ronde.formats.trf.remarks import BY_HAND, corrections
from ronde.model import Colour, Noted, Pair, Remark, Tournament
from ronde.pairing import before, system_of
from ronde.pairing import pair as pair_round
from ronde.rulebook import Step, Topic
from ronde.systems import RoundPairing
from ronde.values import frozen, replace
from ronde.words import Message, Sentences, Value, Who


class Cause(Enum):
    """Why a board differs from the rules."""

    HAND = "hand"  # the arbiter changed it
    ADDED = "added"  # the game was added after the round was published
    BYE = "bye"  # the arbiter gave the bye, and the system paired the others
    REVERSED = "reversed"  # the game was played with the wrong colours
    BEFORE = "before"  # it was paired before a correction
    UNKNOWN = "unknown"


@frozen
class Change:
    """A change by hand: the reason, and the pairs that it made (none: unknown)."""

    reason: str
    pairs: tuple[Pair, ...] = ()
    bye: bool = False  # it gave the bye
    added: bool = False  # it added games and left the others as they were

    def made(self, pair: Pair) -> bool:
        """Whether the change may have made this pair."""
        return not self.pairs or any(set(pair) == set(one) for one in self.pairs)


@frozen
class Departure:
    """A published board that differs from the rules."""

    pair: Pair
    expected: tuple[Pair, ...]  # the pairs of its players by the rules
    cause: Cause
    reasons: tuple[str, ...] = ()  # as the arbiter gave them
    article: str = ""  # the article behind the pair by the rules

    @property
    def colours_only(self) -> bool:
        """Whether the same two meet, with their colours exchanged."""
        return any(set(pair) == set(self.pair) for pair in self.expected)

    def renumbered(self, number: Mapping[int, int]) -> Departure:
        """The same in other pairing numbers."""

        def new(pair: Pair) -> Pair:
            return Pair(number[pair.white], None if pair.black is None else number[pair.black])

        return replace(self, pair=new(self.pair), expected=tuple(map(new, self.expected)))

    def expected_of(self, id_: int) -> Pair | None:
        """The pair of one player by the rules."""
        return next((pair for pair in self.expected if id_ in tuple(pair)), None)


#: corrections made after a round was paired, so that its explanation describes the state before them
TELLING = frozenset({"results", "colours", "numbers", "ratings"})


@frozen
class Published:
    """A round as it was published."""

    pairing: RoundPairing  # the pairing by the rules
    pairs: tuple[Pair, ...]  # the boards as they are
    coloured: frozenset[int] = frozenset()  # players whose colour is known
    changes: tuple[Change, ...] = ()
    reversed: frozenset[Pair] = frozenset()  # played with the wrong colours
    since: tuple[str, ...] = ()  # corrections made after the round was paired: kinds of `CORRECTED`
    imported: bool = False  # the program that paired it is unknown

    def departures(self) -> Iterator[Departure]:
        """Every board that differs from the rules, in board order."""
        for pair in self.pairs:
            found = self._differs(pair)
            if found is not None:
                yield found

    @cached_property
    def _wanted(self) -> dict[int | None, Pair]:
        """The pair of every player by the rules."""
        return {id_: pair for pair in self.pairing.pairs for id_ in pair}

    @cached_property
    def _boards(self) -> dict[int | None, tuple[int, Pair]]:
        """The board and pair of every player."""
        return {id_: (board, pair) for board, pair in enumerate(self.pairs, 1) for id_ in pair}

    def _differs(self, pair: Pair) -> Departure | None:
        """How a board differs from the rules."""
        wanted = self._wanted
        expected = tuple(dict.fromkeys(wanted[id_] for id_ in pair if id_ in wanted))
        by_hand = [c for c in self.changes if c.bye and pair.black is None]
        if expected != (pair,) and not self._same(pair, expected):
            return self._departure(pair, expected)
        return Departure(pair, (), Cause.BYE, _reasons(by_hand[:1])) if by_hand else None

    def _same(self, pair: Pair, expected: tuple[Pair, ...]) -> bool:
        """Whether the same two meet and their colours are unknown."""
        alike = len(expected) == 1 and set(expected[0]) == set(pair)
        return alike and not self.coloured.issuperset(pair)

    def _departure(self, pair: Pair, expected: tuple[Pair, ...]) -> Departure:
        two, made = set(pair), [c for c in self.changes if c.made(pair)]
        colours_only = any(set(one) == two for one in expected)
        topics = (Topic.COLOURS,) if colours_only else (Topic.BYE, *_PAIRS)
        article = _article(self.pairing.steps, expected, topics)
        if pair in self.reversed and colours_only:
            return Departure(pair, expected, Cause.REVERSED, article=article)
        if added := [c for c in made if c.added]:
            return Departure(pair, expected, Cause.ADDED, _reasons(added), article)
        if self.changes:
            return Departure(pair, expected, Cause.HAND, _reasons(c for c in made if not c.bye), article)
        return Departure(pair, expected, Cause.BEFORE if self.since else Cause.UNKNOWN, article=article)

    def of(self, id_: int) -> Departure | None:
        """The departure on a player's board, if any."""
        found = self.board_of(id_)
        return self._differs(found[1]) if found else None

    def board_of(self, id_: int) -> tuple[int, Pair] | None:
        """The board and pair of a player."""
        return self._boards.get(id_)

    @property
    def note(self) -> Message | None:
        """The notice on the round as a whole, if any."""
        told = [Message(f"since-{kind.replace(' ', '-')}") for kind in self.since if kind in TELLING]
        if told:
            return Message.of("published-before", what=tuple(told))
        other = sum(1 for _ in self.departures()) if self.imported else 0
        return Message.of("published-imported", n=other, boards=len(self.pairs)) if other else None


_PAIRS = (Topic.ORDER, Topic.MET, Topic.APART, Topic.COLOUR, Topic.REST, Topic.FLOAT)


def _reasons(changes: Iterable[Change]) -> tuple[str, ...]:
    """The reasons that the arbiter gave for changes, each once."""
    return tuple(dict.fromkeys(change.reason for change in changes if change.reason))


def _article(steps: Iterable[Step], pairs: tuple[Pair, ...], topics: tuple[Topic, ...]) -> str:
    """The article of the first decision about these pairs on one of these topics."""
    wanted = [set(pair) for pair in pairs]
    found = (s for s in steps if s.players and set(s.players) in wanted and s.topic in topics)
    step = next(found, None)
    return step.article if step else ""


def as_paired(pairing: RoundPairing) -> Published:
    """A round exactly as the rules pair it."""
    return Published(pairing, pairing.pairs)


def in_report(tournament: Tournament, round_: int) -> tuple[Tournament, Published]:
    """A round of a report, past or next, with the tournament before it and the notes of its desk."""
    if not 1 <= round_ <= tournament.next_round:
        raise BadInput("error-no-round-file-has-rounds", round=round_, next_round=tournament.next_round)
    if round_ == tournament.next_round:
        return tournament, as_paired(pair_round(tournament))
    then = before(tournament, round_)
    known, pairing = cards(then, everyone=True), pair_round(then)
    pairs = tuple(board_order(pairs_of(tournament, round_), lambda id_: known[id_].pairing_score))
    coloured = coloured_in(tournament, round_) if system_of(then).uses_colours else frozenset()
    noted = [remark for remark in then.remarks if remark.round == round_]
    return then, with_remarks(Published(pairing, pairs, coloured), noted)


def with_remarks(round_: Published, noted: Sequence[Remark]) -> Published:
    """The round with what the desk that played it noted about its boards."""
    pairs, boards = round_.pairs, {remark.board for remark in noted if remark.kind is Noted.REVERSED}
    changes = [_change(remark, pairs) for remark in noted if remark.kind in BY_HAND]
    since = (k for remark in noted if remark.kind is Noted.PAIRED_BEFORE for k in corrections(remark.text))
    turned = frozenset(pair for board, pair in enumerate(pairs, 1) if board in boards)
    return replace(
        round_,
        changes=(*round_.changes, *changes),
        reversed=round_.reversed | turned,
        since=(*round_.since, *since),
    )


def _change(remark: Remark, pairs: Sequence[Pair]) -> Change:
    """A change by hand as noted in a report; reports of older editions may not name the board."""
    made = tuple(pairs[remark.board - 1 : remark.board]) if remark.board else ()
    return Change(remark.text, made, added=remark.kind is Noted.ADDED)


# --- in words ------------------------------------------------------------------------------------


def cause(found: Departure) -> Message:
    """How the board came about."""
    why = _why(found)
    match found.cause:
        case Cause.HAND:
            return Message.of("published-colours" if found.colours_only else "published-changed", why=why)
        case Cause.ADDED:
            return Message.of("published-added", why=why)
        case Cause.BYE:
            return Message.of("published-bye", who=Who(found.pair.white), why=why)
        case Cause.REVERSED:
            return Message("published-reversed")
        case _:
            return Message("published-differs-colours" if found.colours_only else "published-differs")


def _why(found: Departure) -> Message | str:
    """The reasons of the arbiter, where any were given."""
    return Message.of("published-reason", reason=Sentences(found.reasons)) if found.reasons else ""


def by_the_rules(found: Departure) -> list[Message]:
    """The pairing by the rules for the players of a board."""
    if found.cause is Cause.BYE:
        return []
    if found.colours_only:
        return [Message.of("rules-colour", who=Who(found.expected[0].black or 0), colour=Colour.BLACK)]
    games = [pair for pair in found.expected if pair.black is not None]
    byes = [pair.white for pair in found.expected if pair.black is None]
    pairs = (Message.of("rules-pair", white=Who(p.white), black=Who(p.black or 0)) for p in games)
    told = [Message.of("rules-pairs", pairs=Sentences(pairs))] if games else []
    told += [Message.of("rules-bye", who=Who(id_)) for id_ in byes]
    if found.cause is Cause.ADDED:
        return told
    named = {id_ for pair in found.expected for id_ in pair}
    return told + [Message.of("rules-nobody", who=Who(id_)) for id_ in found.pair if id_ not in named]


def to_player(found: Departure, id_: int, other: Value, coloured: bool) -> list[Message]:
    """The same for one of the two; `other` is the name of the opponent that the rules give."""
    if found.cause is Cause.BYE:
        return [Message.of("you-published-bye", why=_why(found))]
    pair = found.expected_of(id_)
    if pair is None and found.cause is Cause.ADDED:
        return [cause(found)]
    if pair is None:
        return [cause(found), Message("you-rules-nobody")]
    if pair.black is None:
        return [cause(found), Message("you-rules-bye")]
    colour = Colour.WHITE if pair.white == id_ else Colour.BLACK
    if found.colours_only:
        return [cause(found), Message.of("you-rules-colour", colour=colour)]
    if not coloured:
        return [cause(found), Message.of("you-rules-opponent", other=other)]
    return [cause(found), Message.of("you-rules-meet", other=other, colour=colour)]
