"""FIDE mode: what may be done to which round, and at which level of warning."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from ronde.desk.cautions import Caution, Confirming, Level, ask
from ronde.desk.event import State
from ronde.values import NamedTuple
from ronde.words import Message


class Deed(Enum):
    """What an arbiter can do to a round."""

    PAIR = "caution-pair"  # the system pairs everybody
    COMPLETE = "caution-complete"  # players without an opponent are paired, the other boards stay
    MANUAL = "caution-manual"  # pairs by hand
    UNPAIR = "caution-unpair"  # all boards are taken back
    UNPAIR_ONE = "caution-unpair-one"  # one board is taken back
    SWAP = "caution-swap"  # two players change places
    RESULT = "caution-result"  # a recorded result is changed
    BYE = "caution-bye"  # who is away, and with what


class When(Enum):
    """A round, seen from now."""

    PAST = "past"  # before the previous one
    PREVIOUS = "previous"  # the one before the round that is played
    CURRENT = "current"  # the last published one
    NEXT = "next"  # the first that is not paired
    FUTURE = "future"  # after that one


class Rule(NamedTuple):
    """The level of a deed, and whether the report tells of it."""

    level: Level
    recorded: bool = False


_FREE, _NEVER = Rule(Level.FREE), Rule(Level.REFUSE)
_CONFIRM, _TWICE = Rule(Level.CONFIRM, True), Rule(Level.TWICE, True)

#: deeds against rounds, in the order of `When`
TABLE: dict[Deed, tuple[Rule, Rule, Rule, Rule, Rule]] = {
    Deed.PAIR: (_NEVER, _NEVER, _NEVER, _FREE, _NEVER),
    Deed.COMPLETE: (_NEVER, _NEVER, _CONFIRM, _NEVER, _NEVER),
    Deed.MANUAL: (_NEVER, _NEVER, _TWICE, _CONFIRM, _NEVER),
    Deed.UNPAIR: (_NEVER, _NEVER, _TWICE, _FREE, _NEVER),
    Deed.UNPAIR_ONE: (_NEVER, _NEVER, _NEVER, _NEVER, _NEVER),
    Deed.SWAP: (_NEVER, _NEVER, _TWICE, _CONFIRM, _NEVER),
    Deed.RESULT: (_TWICE, _CONFIRM, _FREE, _NEVER, _NEVER),
    Deed.BYE: (_NEVER, _NEVER, _NEVER, _FREE, _FREE),
}


def when(state: State, round_: int) -> When:
    """Where a round is, seen from now."""
    past = len(state.rounds) - round_
    if past < 0:
        return When.NEXT if past == -1 else When.FUTURE
    return (When.CURRENT, When.PREVIOUS)[past] if past < 2 else When.PAST


def rule(deed: Deed, time: When) -> Rule:
    """What FIDE mode says about a deed."""
    return TABLE[deed][list(When).index(time)]


def check_deed(
    desk: Confirming,
    state: State,
    deed: Deed,
    round_: int,
    consequences: Sequence[Message] = (),
    article: str = "",
    yes: bool = False,
) -> None:
    """In FIDE mode, ask for the confirmation that a deed needs, or refuse it; otherwise nothing."""
    if not state.setup.fide:
        return
    found = rule(deed, when(state, round_))
    if found.level is Level.FREE:
        return
    message = Message.of(deed.value, round=round_)
    if found.level is Level.REFUSE:
        message = Message.of("caution-never", what=message)
    following = (*consequences, *((Message("caution-recorded"),) if found.recorded else ()))
    ask(desk, [Caution(found.level, message, following, None, article)], yes)


def not_in_mode(state: State, what: str, article: str = "") -> list[Caution]:
    """The refusal of something that only an event outside FIDE mode may do."""
    if not state.setup.fide:
        return []
    message = Message.of("caution-never", what=Message(what))
    return [Caution(Level.REFUSE, message, (Message("caution-leave"),), None, article)]
