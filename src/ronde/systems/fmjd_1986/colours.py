"""Swiss of the FMJD (1986), article 7: colours. Pairs are never changed for them (7.1.1, ruling 39)."""

from __future__ import annotations

from ronde.model import Colour
from ronde.rulebook import Step, implements
from ronde.systems.fmjd_1986.ranking import Entry, step
from ronde.words import Value, Who

Allocation = tuple[Colour, Step]  # the colour of the better ranked player, and why


def _allocation(article: str, message: str, a: Entry, b: Entry, colour: Colour, who: Entry) -> Allocation:
    """The better ranked player a has this colour; `who` is the one the reason speaks of."""
    white, black = (a, b) if colour is Colour.WHITE else (b, a)
    his = colour if who is a else colour.opposite
    values: dict[str, Value] = {
        "white": Who(white.id),
        "black": Who(black.id),
        "who": Who(who.id),
        "colour": his,
    }
    return colour, step(article, (a.id, b.id), message, **values)


def difference(entry: Entry) -> int:
    """Games with White less games with Black."""
    return entry.card.colour_difference


@implements("fmjd-1986 7.1.6", "fmjd-1986 7.1.8")
def third_running(entry: Entry, colour: Colour) -> bool:
    """This colour would be the same for the third game running; only games really played count."""
    return len(entry.colours) > 1 and entry.colours[-1] is entry.colours[-2] is colour


def _avoid_third(a: Entry, b: Entry) -> Allocation | None:
    """Ruling 41: the first test of both variants, decisive if it speaks against one allocation only."""
    bad = {
        colour: third_running(a, colour) or third_running(b, colour.opposite)
        for colour in (Colour.WHITE, Colour.BLACK)
    }
    if bad[Colour.WHITE] == bad[Colour.BLACK]:
        return None
    colour = Colour.BLACK if bad[Colour.WHITE] else Colour.WHITE
    who = a if third_running(a, colour.opposite) else b
    return _allocation("7.1.6", "colour_third", a, b, colour, who)


# --- 7.1  With a ranking list ----------------------------------------------------------------------


@implements("fmjd-1986 7.1.4")
def ranked_colour(a: Entry, b: Entry, drawn: Colour) -> Allocation:
    """The colour of the better ranked of two players: equality before alternation."""
    return _avoid_third(a, b) or _equality(a, b) or _as_in_round_1(a, b) or first_colour(a, b, drawn)


@implements("fmjd-1986 7.1.3")
def first_colour(a: Entry, b: Entry, drawn: Colour) -> Allocation:
    """Without any game: the drawn colour for an odd number of the upper half, the other for an even one."""
    colour = drawn if a.id % 2 else drawn.opposite
    return _allocation("7.1.3", "colour_odd" if a.id % 2 else "colour_even", a, b, colour, a)


def due_colour(entry: Entry) -> Colour | None:
    """The colour that leads to as many games with White as with Black."""
    balance = difference(entry)
    return None if balance == 0 else Colour.BLACK if balance > 0 else Colour.WHITE


@implements("fmjd-1986 7.1.2", "fmjd-1986 7.1.5")
def _equality(a: Entry, b: Entry) -> Allocation | None:
    mine, his = due_colour(a), due_colour(b)
    if mine is None:
        return None if his is None else _allocation("7.1.5", "colour_equal", a, b, his.opposite, b)
    if his is None:
        return _allocation("7.1.5", "colour_equal", a, b, mine, a)
    return _allocation("7.1.5", "colour_equal_first" if his is mine else "colour_equal_both", a, b, mine, a)


def _as_in_round_1(a: Entry, b: Entry) -> Allocation | None:
    """7.1.6 between two who are balanced: the colour of the first game of each."""
    if not a.colours:
        return _allocation("7.1.6", "colour_round_1", a, b, b.colours[0].opposite, b) if b.colours else None
    mine = a.colours[0]
    if not b.colours:
        return _allocation("7.1.6", "colour_round_1", a, b, mine, a)
    same = b.colours[0] is mine
    return _allocation("7.1.6", "colour_round_1_first" if same else "colour_round_1_both", a, b, mine, a)


# --- 7.2  With drawn numbers -----------------------------------------------------------------------


@implements("fmjd-1986 7.2.1")
def lots_first_colour(a: Entry, b: Entry) -> Allocation:
    """Round 1: the odd number has White."""
    if a.id % 2 == b.id % 2:
        return _sum_rule(a, b)
    odd = a if a.id % 2 else b
    return _allocation("7.2.1", "colour_odd_white", a, b, Colour.WHITE if odd is a else Colour.BLACK, odd)


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
    excess = difference(a) - difference(b)
    if not excess:
        return None
    colour = Colour.BLACK if excess > 0 else Colour.WHITE
    evens = due_colour(a) is colour, due_colour(b) is colour.opposite
    message = "colour_equal_both" if all(evens) else "colour_equal"
    return _allocation("7.2.2", message, a, b, colour, a if evens[0] else b)


@implements("fmjd-1986 7.2.4")
def _alternation(a: Entry, b: Entry) -> Allocation | None:
    mine, his = (entry.colours[-1] if entry.colours else None for entry in (a, b))
    if mine is his:
        return None
    if mine is not None:
        return _allocation("7.2.4", "colour_alternate", a, b, mine.opposite, a)
    assert his is not None
    return _allocation("7.2.4", "colour_alternate", a, b, his, b)


def _sum_rule(a: Entry, b: Entry) -> Allocation:
    """Sum of the numbers even: the higher number has White; odd: Black."""
    higher = max(a, b, key=lambda entry: entry.id)
    even = (a.id + b.id) % 2 == 0
    colour = Colour.WHITE if even == (higher is a) else Colour.BLACK
    return _allocation("7.2.4", "colour_sum_even" if even else "colour_sum_odd", a, b, colour, higher)
