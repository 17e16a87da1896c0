"""C.04.3.1, section B with A7.d, A7.e and D4: the absolute criteria of a pairing, and the others.

B1 and B2 say who may meet at all. Beyond that, ruling R13 turns the requirements of C3 and their giving up
in C10 into a vector of counts: first the score criterion (B3, D4), then each criterion of `CRITERIA`. This is
the one definition of it: the search adds it up pair by pair, quality and story count it in what was paired.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from ronde.facts.colours import NO_PREFERENCE, Preference, Strength
from ronde.facts.history import Float
from ronde.matching.perfect import largest
from ronde.matching.rows import mask_of, without
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.common import not_met, requested, with_bye
from ronde.systems.dutch_2012.facts import Entry, PastFloats
from ronde.values import NamedTuple, frozen

POINT = 10  # tenths

# ---- A7.d, A7.e: two preferences in odd and in even rounds ------------------------------------------------


@implements("dutch-2012 A7.d", "dutch-2012 C3.c", "dutch-2012 C10.f")
def breaks_a7d(a: Preference, b: Preference) -> bool:
    """Odd rounds: the same preference, both at least strong and not both absolute (ruling R6)."""
    return a.colour is b.colour and min(a.strength, b.strength) >= Strength.STRONG and not breaks_b2(a, b)


@implements("dutch-2012 A7.e", "dutch-2012 C3.d", "dutch-2012 C10.e")
def breaks_z(a: Preference, b: Preference) -> bool:
    """Even rounds: the same preference, both at least strong; a mild one goes either way (ruling R7)."""
    return a.colour is b.colour and min(a.strength, b.strength) >= Strength.STRONG


# ---- B1, B2: who may meet -------------------------------------------------------------------------------


@implements("dutch-2012 B1", "dutch-2012 B1.a", "dutch-2012 B2", "dutch-2012 B2.note")
def legal(a: Entry, b: Entry) -> bool:
    """They have not met, and do not both want the same colour absolutely unless one is a top scorer (R12)."""
    return b.id not in a.met and colours_allow(a, b)


def neighbours(players: Sequence[Entry], by_cards: bool = False) -> Sequence[int]:
    """The possible opponents of each player, as sets of places; `by_cards`: regardless of any request."""
    bound: dict[Colour, list[int]] = {Colour.WHITE: [], Colour.BLACK: []}  # absolute, no top scorers
    for n, entry in enumerate(players):
        colour, strength = entry.preference
        if colour is not None and strength is Strength.ABSOLUTE and not entry.top_scorer:
            bound[colour].append(n)
    near = without(not_met(players), *map(mask_of, bound.values()))
    if by_cards:
        return near
    return requested(near, [e.id for e in players], next((e.request for e in players if e.request), None))


class Pairable:
    """Who may meet in a round, and which players can all be paired."""

    def __init__(self, players: Sequence[Entry]) -> None:
        self.players = players
        self._place = {entry.id: n for n, entry in enumerate(players)}
        takers = mask_of([n for n, entry in enumerate(players) if entry.may_rest])
        self._near = with_bye(neighbours(players), takers)

    def all_of(self, players: Sequence[Entry]) -> bool:
        """Whether these can be paired, with one bye if their number is odd."""
        vertices = mask_of([self._place[entry.id] for entry in players])
        vertices |= (len(players) & 1) << len(self._place)
        return not largest(self._near, vertices, None)[1]


@implements("dutch-2012 B2", "dutch-2012 C3.b", "dutch-2012 C10.g")
def breaks_b2(a: Preference, b: Preference) -> bool:
    """Whether both have the same absolute preference."""
    return a.strength is b.strength is Strength.ABSOLUTE and a.colour is b.colour


@implements("dutch-2012 B2", "dutch-2012 B2.note")
def colours_allow(a: Entry | Kind, b: Entry | Kind) -> bool:
    """B2 lets them meet: also if one of them is a top scorer."""
    return not breaks_b2(a.preference, b.preference) or a.top_scorer or b.top_scorer


# ---- B3 to B6: the counts -------------------------------------------------------------------------------


@implements("dutch-2012 B3", "dutch-2012 B3.note", "dutch-2012 D4")
class ScoreCriterion(NamedTuple):
    """The scores that go down (ruling R16), in the lowest bracket the B3 factor (ruling R17)."""

    lowest: bool
    low: int  # the lowest score of the bracket

    def of_pair(self, a: int, b: int) -> int:
        """The term of two scores that meet: in the lowest bracket the square of their difference."""
        return (a - b) ** 2 if self.lowest else 0

    def of_rest(self, a: int) -> int:
        """The term of an unpaired player's score; the bye has a point less than the lowest score."""
        return (a - (self.low - POINT)) ** 2 if self.lowest else a - self.low


@implements("dutch-2012 B4", "dutch-2012 C3.d", "dutch-2012 C10.e")
def breaks_x(a: Preference, b: Preference) -> bool:
    """The same preference, whatever its strength (rulings R7, R8)."""
    return a.colour is not None and a.colour is b.colour


@implements("dutch-2012 B5", "dutch-2012 C3.e", "dutch-2012 C3.g", "dutch-2012 C10.b", "dutch-2012 C10.d")
def breaks_b5(floats: PastFloats, direction: Float) -> bool:
    """The same float as in the round before."""
    return floats[0] is direction


@implements("dutch-2012 B6", "dutch-2012 C3.f", "dutch-2012 C3.h", "dutch-2012 C10.a", "dutch-2012 C10.c")
def breaks_b6(floats: PastFloats, direction: Float) -> bool:
    """The same float as two rounds before."""
    return floats[1] is direction


# ---- C3, C10: the criteria in their order -----------------------------------------------------------------

RESIDENT, MOVED, LOWER_RESIDENT, LOWER_MOVED, NOBODY = range(5)  # roles in a bracket and in the one below


class Kind:
    """A player in a role: everything the criteria look at. They treat players of one kind alike."""

    __slots__ = ("floats", "may_rest", "preference", "role", "score", "top_scorer")

    def __init__(
        self,
        role: int,
        preference: Preference,
        top_scorer: bool,
        floats: PastFloats,
        score: int,
        may_rest: bool,
    ) -> None:
        self.role = role
        self.preference = preference
        self.top_scorer = top_scorer
        self.floats = floats
        self.score = score  # above the lowest of those who are looked at together
        self.may_rest = may_rest


#: one object of each kind, known by being the same
_kind = lru_cache(1 << 16)(Kind)
NO_FLOATS: PastFloats = (None, None)
NO_ONE = _kind(NOBODY, NO_PREFERENCE, False, NO_FLOATS, 0, False)  # an empty place


def kind_of(entry: Entry, role: int, low: int = 0) -> Kind:
    """The kind of a player; only residents can be new floaters (ruling R15). Scores count from `low` on."""
    floats = entry.floats if role == RESIDENT else NO_FLOATS
    return _kind(role, entry.preference, entry.top_scorer, floats, entry.score - low, entry.may_rest)


@frozen
class Criterion:
    """A requirement of C3, which C10 gives up for as few pairs or players as possible.

    It counts either pairs, by the preferences of the two, or players who float, by their past floats: down
    are the residents who stay without opponent, up the residents who meet a player from above (ruling R15).
    """

    name: str  # of the players or pairs it counts
    article: str  # that states it
    required: str  # the requirement of C3
    given_up: str  # the step of C10
    colours: Callable[[Preference, Preference], bool] | None = None
    floats: Callable[[PastFloats, Float], bool] | None = None
    direction: Float | None = None
    odd: bool = True  # holds in odd rounds
    even: bool = True  # holds in even rounds

    def __eq__(self, other: object) -> bool:
        return self is other  # there is one object of each

    def __hash__(self) -> int:
        return id(self)

    @property
    def counts_pairs(self) -> bool:
        """Whether it counts pairs rather than players without an opponent."""
        return self.direction is not Float.DOWN

    def of_pair(self, a: Kind, b: Kind) -> bool:
        """Whether the pair counts."""
        if self.colours is not None:
            return self.colours(a.preference, b.preference)
        if self.floats is None or a.role == b.role:
            return False
        return self.floats(a.floats if a.role == RESIDENT else b.floats, Float.UP)

    def of_rest(self, a: Kind) -> bool:
        """Whether a player without an opponent counts."""
        return self.floats is not None and self.floats(a.floats, Float.DOWN)


B2 = Criterion("b2", "B2", "C3.b", "C10.g", colours=breaks_b2)
A7D = Criterion("a7d", "A7.d", "C3.c", "C10.f", colours=breaks_a7d, even=False)
X = Criterion("x", "B4", "C3.d", "C10.e", colours=breaks_x)
Z = Criterion("z", "A7.e", "C3.d", "C10.e", colours=breaks_z, odd=False)
B5_DOWN = Criterion("b5_down", "B5", "C3.e", "C10.d", floats=breaks_b5, direction=Float.DOWN)
B6_DOWN = Criterion("b6_down", "B6", "C3.f", "C10.c", floats=breaks_b6, direction=Float.DOWN)
B5_UP = Criterion("b5_up", "B5", "C3.g", "C10.b", floats=breaks_b5, direction=Float.UP)
B6_UP = Criterion("b6_up", "B6", "C3.h", "C10.a", floats=breaks_b6, direction=Float.UP)

#: in the order in which C10 gives them up last (rulings R13, R14)
CRITERIA = (B2, A7D, X, Z, B5_DOWN, B6_DOWN, B5_UP, B6_UP)


@cache
@implements("dutch-2012 C3", "dutch-2012 C10")
def criteria(odd_round: bool, count_up: bool = True) -> tuple[Criterion, ...]:
    """The criteria in force, without upfloats where ruling R27 does not count them."""
    return tuple(
        criterion
        for criterion in CRITERIA
        if (criterion.odd if odd_round else criterion.even)
        and (count_up or criterion.direction is not Float.UP)
    )
