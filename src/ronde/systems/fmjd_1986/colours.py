"""Swiss of the FMJD (1986), article 7: colours. Pairs are never changed for them (7.1.1, ruling 39)."""

from __future__ import annotations

from enum import Enum

from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.fmjd_1986.facts import Entry
from ronde.values import NamedTuple


class Reason(Enum):
    """The reason for a colour."""

    THIRD = "third"  # the other colour would be the third in a row
    ODD = "odd"  # has the drawn colour
    EVEN = "even"  # has the colour not drawn
    EQUAL = "equal"  # evens out
    EQUAL_BOTH = "equal_both"  # as the opponent does
    EQUAL_FIRST = "equal_first"  # both are due it, this one is better ranked
    ROUND_1 = "round_1"  # as in the first game
    ROUND_1_BOTH = "round_1_both"
    ROUND_1_FIRST = "round_1_first"
    ODD_WHITE = "odd_white"
    ALTERNATE = "alternate"
    SUM_EVEN = "sum_even"
    SUM_ODD = "sum_odd"


class Allocation(NamedTuple):
    """The colour of the better ranked of two players, and why."""

    colour: Colour
    article: str
    reason: Reason
    who: Entry  # the player the reason is about


def difference(entry: Entry) -> int:
    """Games with White less games with Black."""
    return entry.card.colour_difference


def due_colour(entry: Entry) -> Colour | None:
    """The colour that leads to as many games with White as with Black."""
    balance = difference(entry)
    return None if balance == 0 else Colour.BLACK if balance > 0 else Colour.WHITE


# --- 7.1  With a ranking list ----------------------------------------------------------------------


@implements("fmjd-1986 7.1.2", "fmjd-1986 7.1.5")
def _equality(a: Entry, b: Entry) -> Allocation | None:
    """Give the due colour; between two players due the same, to the better ranked."""
    first, second = due_colour(a), due_colour(b)
    if first is None:
        return None if second is None else Allocation(second.opposite, "7.1.5", Reason.EQUAL, b)
    if second is None:
        return Allocation(first, "7.1.5", Reason.EQUAL, a)
    return Allocation(first, "7.1.5", Reason.EQUAL_FIRST if first is second else Reason.EQUAL_BOTH, a)


@implements("fmjd-1986 7.1.3")
def first_colour(a: Entry, drawn: Colour) -> Allocation:
    """Without any game: the drawn colour for an odd number of the upper half, the other for an even one."""
    if a.id % 2:
        return Allocation(drawn, "7.1.3", Reason.ODD, a)
    return Allocation(drawn.opposite, "7.1.3", Reason.EVEN, a)


@implements("fmjd-1986 7.1.4")
def ranked_colour(a: Entry, b: Entry, drawn: Colour) -> Allocation:
    """The colour of the better ranked of two players: equality before alternation."""
    return _avoid_third(a, b) or _equality(a, b) or _as_in_round_1(a, b) or first_colour(a, drawn)


@implements("fmjd-1986 7.1.6", "fmjd-1986 7.1.8")
def third_running(entry: Entry, colour: Colour) -> bool:
    """Whether this colour would be the third in a row; only games really played count."""
    return len(entry.colours) > 1 and entry.colours[-1] is entry.colours[-2] is colour


def _avoid_third(a: Entry, b: Entry) -> Allocation | None:
    """Ruling 41: the first test of both variants, decisive if it rules out just one allocation."""
    bad = {colour: third_running(a, colour) or third_running(b, colour.opposite) for colour in Colour}
    if bad[Colour.WHITE] == bad[Colour.BLACK]:
        return None
    colour = Colour.BLACK if bad[Colour.WHITE] else Colour.WHITE
    return Allocation(colour, "7.1.6", Reason.THIRD, a if third_running(a, colour.opposite) else b)


def _as_in_round_1(a: Entry, b: Entry) -> Allocation | None:
    """7.1.6 between two who are balanced: the colour of the first game of each."""
    if not a.colours:
        return Allocation(b.colours[0].opposite, "7.1.6", Reason.ROUND_1, b) if b.colours else None
    colour, reason = a.colours[0], Reason.ROUND_1
    if b.colours:
        reason = Reason.ROUND_1_FIRST if b.colours[0] is colour else Reason.ROUND_1_BOTH
    return Allocation(colour, "7.1.6", reason, a)


# --- 7.2  With drawn numbers -----------------------------------------------------------------------


@implements("fmjd-1986 7.2.1")
def lots_first_colour(a: Entry, b: Entry) -> Allocation:
    """Round 1: the odd number has White."""
    if a.id % 2 == b.id % 2:
        return _sum_rule(a, b)
    if a.id % 2:
        return Allocation(Colour.WHITE, "7.2.1", Reason.ODD_WHITE, a)
    return Allocation(Colour.BLACK, "7.2.1", Reason.ODD_WHITE, b)


def lots_colour(a: Entry, b: Entry) -> Allocation:
    """Later rounds: equality, alternation, then the sum of the numbers (ruling 44)."""
    return _avoid_third(a, b) or _more_whites(a, b) or _alternation(a, b) or _sum_rule(a, b)


@implements("fmjd-1986 7.2.2")
def subgroup(entry: Entry) -> Colour | None:
    """B (White) had White more often, or last if equal; N (Black) the mirror; neither without a game."""
    if not entry.colours:
        return None
    balance = difference(entry)
    if balance:
        return Colour.WHITE if balance > 0 else Colour.BLACK
    return entry.colours[-1]


def _more_whites(a: Entry, b: Entry) -> Allocation | None:
    """The larger excess of games with White has Black."""
    excess = difference(a) - difference(b)
    if not excess:
        return None
    colour = Colour.BLACK if excess > 0 else Colour.WHITE
    evens = due_colour(a) is colour, due_colour(b) is colour.opposite
    reason = Reason.EQUAL_BOTH if all(evens) else Reason.EQUAL
    return Allocation(colour, "7.2.2", reason, a if evens[0] else b)


@implements("fmjd-1986 7.2.4")
def _alternation(a: Entry, b: Entry) -> Allocation | None:
    """Another colour than in the last game, if the two did not have the same."""
    first, second = (entry.colours[-1] if entry.colours else None for entry in (a, b))
    if first is second:
        return None
    if first is not None:
        return Allocation(first.opposite, "7.2.4", Reason.ALTERNATE, a)
    assert second is not None
    return Allocation(second, "7.2.4", Reason.ALTERNATE, b)


def _sum_rule(a: Entry, b: Entry) -> Allocation:
    """Sum of the numbers even: the higher number has White; odd: Black."""
    higher = max(a, b, key=lambda entry: entry.id)
    even = (a.id + b.id) % 2 == 0
    colour = Colour.WHITE if even == (higher is a) else Colour.BLACK
    return Allocation(colour, "7.2.4", Reason.SUM_EVEN if even else Reason.SUM_ODD, higher)
