"""The colours of a pair in the Lim system (12.1, 12.3, 12.4, 12.6, 14.2)."""

from __future__ import annotations

from enum import Enum

from ronde.facts.colours import latest_difference
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.lim.facts import Field, Group, Made
from ronde.values import NamedTuple


class Rule(Enum):
    """The rule that gave the colours."""

    LIMIT = "limit"  # only one allocation is allowed
    ONE = "one"  # only one of the two is due a colour
    BOTH = "both"  # the due colours differ
    PAST = "past"  # the latest difference of the past games
    NUMBER = "number"  # the past is the same
    LOT = "lot"  # neither has played


class Colours(NamedTuple):
    """The colours of a pair, and the rule that gave them."""

    white: int
    black: int
    rule: Rule
    chosen: int  # the player whose wish or limit decided

    @property
    def other(self) -> int:
        """The other player."""
        return self.black if self.chosen == self.white else self.white

    @property
    def colour(self) -> Colour:
        """The colour of the chosen player."""
        return Colour.WHITE if self.chosen == self.white else Colour.BLACK


@implements("lim 12.3", "lim 12.4", "lim 12.6", "lim 14.2")
def colours(field: Field, group: Group, made: Made) -> Colours:
    """Who has White."""
    a, b = made.first, made.second
    (a_white, a_black), (b_white, b_black) = field.may[a], field.may[b]
    if (a_white and b_black) != (a_black and b_white):  # ruling R34
        return give(a, b, Colour.WHITE if a_white and b_black else Colour.BLACK, Rule.LIMIT)
    small, large = sorted((a, b))
    mine, theirs = field.due[a], field.due[b]
    if mine is None and theirs is None:  # ruling R37
        return give(small, large, field.lot if small % 2 else field.lot.opposite, Rule.LOT)
    if mine is None or theirs is None:
        chosen, other = (b, a) if mine is None else (a, b)
        return give(chosen, other, field.due[chosen], Rule.ONE)
    if mine is not theirs:
        return give(a, b, mine, Rule.BOTH)
    # Ruling R35: both are due the same colour; their past decides, then the number (ruling R36).
    differ = latest_difference(field.cards[a].colours, field.cards[b].colours)
    if differ:
        chosen, other = (a, b) if differ[0] is not mine else (b, a)
        return give(chosen, other, mine, Rule.PAST)
    chosen, other = (large, small) if group.up else (small, large)
    return give(chosen, other, mine, Rule.NUMBER)


def give(chosen: int, other: int, colour: Colour | None, rule: Rule) -> Colours:
    """The colours if one player has this one."""
    white, black = (chosen, other) if colour is Colour.WHITE else (other, chosen)
    return Colours(white, black, rule, chosen)
