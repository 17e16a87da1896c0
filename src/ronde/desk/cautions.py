"""Warnings by level: what an arbiter reads, confirms, confirms twice, or cannot do.

    ask(desk, [Caution(Level.CONFIRM, Message("caution-…"))])

An action that needs a confirmation raises `Cautioned`. The same action with the code of the warning among
`Desk.confirmed` is done; a page, the command line and the API differ only in how they ask.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import IntEnum
from functools import reduce
from hashlib import sha256
from typing import Protocol

from ronde.errors import Refused
from ronde.model import Remark
from ronde.values import frozen
from ronde.words import Message

#: confirms whatever needs one confirmation: the box "despite" of a form, `--yes` of a command
YES = "yes"


class Level(IntEnum):
    """How much a warning asks, numbered as FIDE numbers them."""

    FREE = 0  # nothing to say
    ACKNOWLEDGE = 2  # read it
    CONFIRM = 3  # go on, or cancel
    TWICE = 4  # go on, read the consequences, and say it again
    REFUSE = 5  # not possible, or not in FIDE mode


@frozen
class Caution:
    """One warning: its level, what it says, what follows, and what the report will say."""

    level: Level
    message: Message
    consequences: tuple[Message, ...] = ()
    remark: Remark | None = None
    article: str = ""

    @property
    def code(self) -> str:
        """What confirms this warning, and no other."""
        return sha256(f"{self.level}{self.message}".encode()).hexdigest()[:6]

    @property
    def second(self) -> str:
        """What confirms it for the second time; it is told after the first."""
        return sha256(f"{self.level}{self.message}{self.consequences}".encode()).hexdigest()[:6]

    def is_confirmed(self, confirmed: Collection[str]) -> bool:
        """Whether the codes given are enough."""
        if self.level <= Level.FREE:
            return True
        if self.level is Level.TWICE:
            return {self.code, self.second} <= set(confirmed)
        return self.level < Level.REFUSE and (YES in confirmed or self.code in confirmed)

    def wanted(self, confirmed: Collection[str]) -> str:
        """The code to send next."""
        return self.second if self.level is Level.TWICE and self.code in confirmed else self.code

    def shows_consequences(self, confirmed: Collection[str]) -> bool:
        """What follows is read with the question that decides."""
        return self.level is not Level.TWICE or self.code in confirmed


class Cautioned(Refused):
    """An action that somebody must confirm first, or that a level refuses."""

    def __init__(self, cautions: Sequence[Caution], confirmed: Collection[str] = ()) -> None:
        worst = max(cautions, key=lambda one: one.level)
        super().__init__(worst.message.name, worst.article or None, **dict(worst.message.values))
        self.cautions = tuple(cautions)
        self.confirmed = frozenset(confirmed)

    @property
    def level(self) -> Level:
        """The highest level of its warnings."""
        return max(one.level for one in self.cautions)

    @property
    def codes(self) -> tuple[str, ...]:
        """Everything to send with the next attempt."""
        if self.level is Level.REFUSE:
            return ()
        wanted = (one.wanted(self.confirmed) for one in self.cautions)
        return tuple(dict.fromkeys([*sorted(self.confirmed - {YES}), *wanted]))

    @property
    def sentence(self) -> Message:
        """All warnings, with their consequences."""
        told = [
            said
            for one in self.cautions
            for said in (one.message, *(one.consequences if one.shows_consequences(self.confirmed) else ()))
        ]
        return reduce(lambda first, then: Message.of("caution-then", first=first, then=then), told)


class Confirming(Protocol):
    """Somebody at a desk who has confirmed some warnings."""

    @property
    def confirmed(self) -> frozenset[str]: ...


def ask(desk: Confirming, cautions: Sequence[Caution], yes: bool = False) -> None:
    """Raise the warnings that the person at the desk has not confirmed; `yes` confirms what asks once."""
    confirmed = desk.confirmed | {YES} if yes else desk.confirmed
    if never := [one for one in cautions if one.level is Level.REFUSE]:
        raise Cautioned(never, confirmed)
    if left := [one for one in cautions if not one.is_confirmed(confirmed)]:
        raise Cautioned(left, confirmed)
