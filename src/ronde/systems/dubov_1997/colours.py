"""The colours of a pair by the Dubov system of 1997 (articles 3 and 5)."""

from __future__ import annotations

from enum import Enum

from ronde.facts.colours import colour_difference, latest_difference
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.dubov_1997.facts import Entry
from ronde.values import NamedTuple

WHITE, BLACK = Colour.WHITE, Colour.BLACK


class Reason(Enum):
    """The rule that decides the colours of a pair."""

    DUE = "due"  # both have their colour
    ONE = "one"  # only one of them is due a colour
    ONLY = "only"  # 2.3 and 2.4 allow one way round only
    BALANCE = "balance"
    HISTORY = "history"
    AVERAGE = "average"
    RATING = "rating"
    NAME = "name"
    NUMBER = "number"
    ROUND_1 = "round_1"


class Colours(NamedTuple):
    """Who has White, and why."""

    white: Entry
    black: Entry
    reason: Reason


@implements("dubov-1997 3")
def give_colours(a: Entry, b: Entry) -> Colours:
    """White, Black and what decided (ruling R17)."""
    a_white, b_white = a.may(WHITE) and b.may(BLACK), b.may(WHITE) and a.may(BLACK)
    if a_white != b_white:
        white, black = (a, b) if a_white else (b, a)
        due = (white.wants, black.wants) == (WHITE, BLACK)
        return Colours(white, black, Reason.DUE if due else Reason.ONLY)
    if a.wants is not b.wants:
        white, black = (a, b) if a.wants is WHITE or b.wants is BLACK else (b, a)
        return Colours(white, black, Reason.DUE if a.wants and b.wants else Reason.ONE)
    balance = colour_difference(a.colours) - colour_difference(b.colours)
    if balance:
        white, black = (a, b) if balance < 0 else (b, a)
        return Colours(white, black, Reason.BALANCE)
    latest = latest_difference(a.colours, b.colours)
    if latest is not None:
        white, black = (a, b) if latest[0] is BLACK else (b, a)
        return Colours(white, black, Reason.HISTORY)
    white, black = sorted((a, b), key=lambda e: (-e.opposition, e.rating, e.alphabet))
    if a.opposition != b.opposition:
        return Colours(white, black, Reason.AVERAGE)
    if a.rating != b.rating:
        return Colours(white, black, Reason.RATING)
    return Colours(white, black, Reason.NAME if a.name != b.name else Reason.NUMBER)


@implements("dubov-1997 5")
def first_colours(upper: Entry, lower: Entry, number: int, drawn: Colour) -> Colours:
    """Round 1: the upper half has the drawn colour in the first pair (number 0), then in turn (R19)."""
    turned = (number % 2 == 1) != (drawn is BLACK)
    white, black = (lower, upper) if turned else (upper, lower)
    return Colours(white, black, Reason.ROUND_1)
