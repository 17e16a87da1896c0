"""C.04.3.1, section E: who has White."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache

from ronde.facts.colours import latest_difference
from ronde.model import Colour, Tournament
from ronde.rulebook import implements
from ronde.systems.dutch_2012.brackets import Bracket
from ronde.systems.dutch_2012.facts import Entry


class Reason(Enum):
    """The reason for the colours of a pair: the article, and the case within it."""

    E1 = "E1", "both preferences are granted"
    E1_ONE = "E1", "only one of the two has a preference"
    E2 = "E2", "the stronger preference is granted"
    E3 = "E3", "the colours alternate since they last differed"
    E4 = "E4", "the preference of the higher ranked player is granted"
    E5_FIRST = "E5", "round 1: the colours alternate from the one drawn"
    E5_LATER = "E5", "later: the number of the higher ranked player decides"

    @property
    def article(self) -> str:
        """The article."""
        return self.value[0]


class Board:
    """A pair with its colours, why, and the player whom the reason favours."""

    __slots__ = ("black", "chosen", "reason", "white")

    def __init__(self, reason: Reason, white: Entry, black: Entry, chosen: Entry) -> None:
        self.reason = reason
        self.white = white
        self.black = black
        self.chosen = chosen


def give(reason: Reason, chosen: Entry, other: Entry, colour: Colour | None) -> Board:
    """The pair in which one player has a colour."""
    if colour is Colour.WHITE:
        return Board(reason, chosen, other, chosen)
    return Board(reason, other, chosen, chosen)


@implements("dutch-2012 E", "dutch-2012 E1", "dutch-2012 E2", "dutch-2012 E3", "dutch-2012 E4")
def by_preference(a: Entry, b: Entry) -> Board | None:
    """The colours of a, the higher ranked, and b; None if neither has a preference."""
    mine, theirs = a.preference, b.preference
    if mine.colour is None and theirs.colour is None:
        return None
    if mine.colour is None:  # A7.f, ruling R30
        return give(Reason.E1_ONE, b, a, theirs.colour)
    if theirs.colour is None:
        return give(Reason.E1_ONE, a, b, mine.colour)
    if mine.colour is not theirs.colour:
        return give(Reason.E1, a, b, mine.colour)
    if mine.strength is not theirs.strength:  # ruling R31
        stronger, weaker = (a, b) if mine.strength > theirs.strength else (b, a)
        return give(Reason.E2, stronger, weaker, mine.colour)
    different = latest_difference(a.colours, b.colours)
    if different is not None:  # ruling R32: the one who had the other colour there
        chosen, other = (b, a) if different[0] is mine.colour else (a, b)
        return give(Reason.E3, chosen, other, mine.colour)
    return give(Reason.E4, a, b, mine.colour)  # ruling R33


@implements("dutch-2012 E5", "dutch-2012 A7.c")
def without_preference(first_round: bool, drawn: Colour, a: Entry, b: Entry, place: int) -> Board:
    """By place in the bracket in round 1, later by the number of a, the higher ranked (ruling R34)."""
    if first_round:
        return give(Reason.E5_FIRST, a, b, drawn if place % 2 == 0 else drawn.opposite)
    return give(Reason.E5_LATER, a, b, drawn if a.id % 2 == 0 else drawn.opposite)


def drawn_colour(tournament: Tournament) -> Colour:
    """The colour drawn by lot: after round 1, what the first player with a colour had there."""
    if tournament.played_rounds:
        for player in sorted(tournament.players, key=lambda p: p.id):
            given = player.cell(1).colour
            if given is not None:
                return given
    return tournament.settings.initial_colour or Colour.WHITE


def boards(tournament: Tournament, brackets: Sequence[Bracket]) -> list[Board]:
    """Colours for all pairs, in the order of the higher ranked players."""
    first, drawn = tournament.next_round == 1, cache(lambda: drawn_colour(tournament))
    given: list[tuple[int, int, Board]] = []
    for bracket in brackets:
        players = bracket.players  # in the order of A2
        pairs = sorted([(a, b) if a < b else (b, a) for a, b in bracket.candidate.everything()])
        for place, (v, w) in enumerate(pairs):
            a, b = players[v], players[w]
            board = by_preference(a, b) or without_preference(first, drawn(), a, b, place)
            given.append((-a.score, a.id, board))
    return [board for _, _, board in sorted(given)]
