"""The Elo Swiss, part B: possible opponents and leavers, as sets of places in the order of A2.

B1 is absolute. B5 and B6 are given up step by step, for downfloaters (C9) and for upfloaters (C10) apart:
a strictness says which of them are in force. The trials and the story share this one definition.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, reduce
from operator import or_

from ronde.facts.history import Card, Float, cards
from ronde.facts.unplayed import had_free_win
from ronde.matching.perfect import Dense
from ronde.matching.rows import among, bits, everybody, lowest, mask_of
from ronde.model import Scoring, Tournament
from ronde.rulebook import implements
from ronde.systems.base import Request
from ronde.systems.common import most_met, possible_pairs
from ronde.systems.elo_swiss.facts import arrows, higher_and_lower, levels, order
from ronde.values import NamedTuple


class FloatCriterion(NamedTuple):
    """No player floats the same way as a given number of rounds before (ruling R10)."""

    article: str
    back: int


B5 = FloatCriterion("B5", 1)
B6 = FloatCriterion("B6", 2)

#: the criteria in force at each strictness: B6 is given up first, then B5
IN_FORCE = (B5, B6), (B5,), ()


def given_up(strictness: int) -> tuple[FloatCriterion, ...]:
    """The criteria no longer in force, in the order in which they were given up."""
    return tuple(criterion for criterion in (B6, B5) if criterion not in IN_FORCE[strictness])


#: score, strictness, and whether they would repeat a float down or up
Kind = tuple[int, int, int, bool, bool]


class Field:
    """The players of a round as the criteria see them."""

    first = 0

    def __init__(self, tournament: Tournament, request: Request | None = None) -> None:
        everyone = cards(tournament, everyone=True)
        scoring, round_ = tournament.settings.scoring, tournament.next_round
        # E5: only those who are there for this round are paired (ruling R3).
        here = order([everyone[player.id] for player in tournament.available()])
        self.size = len(here)
        self.everybody = everybody(self.size)
        self.cards = here
        self.ids = [card.id for card in here]
        self.score = [card.pairing_score for card in here]
        self.levels = levels(self.score)
        self.possible = legal_opponents(here, request)  # the pairs this round may choose from
        self.legal = self.possible.graph
        self.by_cards = self.legal if request is None else legal_opponents(here).graph
        self.most = most_met(here) + 1  # whom a player may not meet, oneself included
        self.barred = barred_from_bye(here, scoring, tournament.settings.no_bye)
        exempt = exempt_from_floats(here, tournament)
        past = {
            criterion: floated(here, arrows(everyone, scoring, round_ - criterion.back))
            for criterion in IN_FORCE[0]
        }
        self._down, self._up = (
            [reduce(or_, (past[c][way] for c in criteria), 0) & ~exempt for criteria in IN_FORCE]
            for way in (Float.DOWN, Float.UP)
        )
        self._downs, self._ups = ([frozenset(bits(mask)) for mask in way] for way in (self._down, self._up))
        self._above, self._below = higher_and_lower(self.levels, self.size)
        self._fitting: dict[Kind, int] = {}

    def repeats(self, way: Float, strictness: int) -> int:
        """The players who would float the same way again."""
        return (self._down if way is Float.DOWN else self._up)[strictness]

    def partners(self, player: int, down: int, up: int) -> int:
        """Legal opponents; in a pair of unequal scores neither may repeat a float (ruling R10)."""
        return self.legal[player] & self.fitting(player, self.kind(player, down, up))

    def kind(self, player: int, down: int, up: int) -> Kind:
        """What decides whom a player may meet, apart from the games played."""
        return self.score[player], down, up, player in self._downs[down], player in self._ups[up]

    def fitting(self, player: int, kind: Kind) -> int:
        """Those whom players of this one's kind may meet, whether or not they have met."""
        fitting = self._fitting.get(kind)
        if fitting is None:
            _, down, up, down_again, up_again = kind
            above, below = self._above[player], self._below[player]
            higher = 0 if up_again else above & ~self._down[down]
            lower = 0 if down_again else below & ~self._up[up]
            fitting = self._fitting[kind] = self.everybody & ~(above | below) | higher | lower
        return fitting

    def leavers(self, down: int) -> int:
        """The players who can leave without repeating a downfloat."""
        return self.everybody & ~self._down[down]


class Window:
    """Neighbouring places of a field, counted from the first, so that sets are no longer than the window."""

    def __init__(self, field: Field, group: int) -> None:
        """`group` is in the window from its first player to its last."""
        self._field = field
        self.first = lowest(group) if group else 0
        self.group = self.set(group)
        self.size = self.group.bit_length()
        self._within = everybody(self.size)
        self._fitting: dict[Kind, int] = {}

    def set(self, places: int) -> int:
        """A set of places, counted from the first."""
        return places >> self.first

    @cached_property
    def legal(self) -> Sequence[int]:
        """Whom everybody in the window may meet."""
        return among(self._field.legal, range(self.first, self.first + self.size))

    def partners(self, player: int, down: int, up: int) -> int:
        """The possible opponents of a player."""
        field, place = self._field, self.first + player
        kind = field.kind(place, down, up)
        fitting = self._fitting.get(kind)
        if fitting is None:
            fitting = self._fitting[kind] = self.set(field.fitting(place, kind)) & self._within
        return self.legal[player] & fitting

    @property
    def may_rest(self) -> int:
        """The players who can have the bye."""
        return self.set(self._field.everybody & ~self._field.barred) & self._within

    def leavers(self, down: int) -> int:
        """The players who can leave."""
        return self.set(self._field.leavers(down)) & self._within


@implements("elo-swiss B1", "elo-swiss E2")
def legal_opponents(players: Sequence[Card], request: Request | None = None) -> Dense:
    """B1 a: no two players meet twice; only games really played count (ruling R6)."""
    return possible_pairs(players, request)


@implements("elo-swiss B1", "elo-swiss A5")
def barred_from_bye(players: Sequence[Card], scoring: Scoring, no_bye: frozenset[int]) -> int:
    """B1 b: those who had a point without playing (ruling R7), and those the arbiter keeps from it."""
    return mask_of(
        place for place, card in enumerate(players) if card.id in no_bye or had_free_win(card, scoring)
    )


@implements("elo-swiss B5", "elo-swiss B6")
def floated(players: Sequence[Card], arrows: dict[int, Float]) -> dict[Float | None, int]:
    """The players who floated each way in the round that a criterion covers."""
    places: dict[Float | None, list[int]] = {way: [] for way in (Float.DOWN, Float.UP, None)}
    for place, card in enumerate(players):
        places[arrows.get(card.id)].append(place)
    return {way: mask_of(listed) for way, listed in places.items()}


@implements("elo-swiss B6")
def exempt_from_floats(players: Sequence[Card], tournament: Tournament) -> int:
    """Note to B6: in the last round B5 and B6 do not bind those above 50 % (ruling R11)."""
    if not tournament.is_last_round():
        return 0
    half = tournament.settings.scoring.win * tournament.played_rounds
    return mask_of(place for place, card in enumerate(players) if 2 * card.score > half)
