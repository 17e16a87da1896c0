"""What the Lim system knows of its players, and what it notes down while it works."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum

from ronde.history import Card
from ronde.matching import PerfectMatching
from ronde.model import Colour

MAXI_POINTS = 100  # "at most 100 points" in a maxi-tournament, inclusive (ruling R3)


class Reason(Enum):
    """Why somebody who came earlier in the order was passed over."""

    MET = "met"
    FORBIDDEN = "forbidden"  # by the arbiter
    BARRED = "barred"  # both can only have the same colour
    CLASH = "clash"  # both are due the same colour
    BLOCKED = "blocked"  # the others could not be paired then, or not as well
    APART = "apart"  # too far away in a maxi-tournament
    GIVEN = "given"  # has had points without playing
    KEPT = "kept"  # the arbiter keeps him from the bye
    NEEDED = "needed"  # without him there would be fewer pairs
    INCOMING = "incoming"  # has floated in this round already
    LONELY = "lonely"  # has no opponent in the next group
    FLOATED = "floated"  # floated in the previous round
    COLOUR = "colour"  # is not due the colour that too many are due


@dataclass(frozen=True, slots=True)
class Field:
    """What the articles ask of the players to pair."""

    cards: dict[int, Card]
    everyone: dict[int, Card]  # also those who are away: they were opponents
    played: int  # rounds
    win: int  # the points of a win
    last_round: bool
    maxi: bool
    lot: Colour  # the colour drawn for number 1
    no_bye: frozenset[int]
    score: dict[int, int]
    may: dict[int, tuple[bool, bool]]  # White, Black: inside 12.1 a and b
    due: dict[int, Colour | None]

    def apart(self, a: int, b: int) -> bool:
        """Their ratings differ by more than a maxi-tournament allows."""
        return abs(self.cards[a].rating - self.cards[b].rating) > MAXI_POINTS

    def clash(self, a: int, b: int) -> bool:
        """Both are due the same colour (ruling R11)."""
        return self.due[a] is not None and self.due[a] is self.due[b]

    def not_again(self, a: int, b: int) -> Reason:
        """Why two players who are not compatible may not meet."""
        if b not in self.cards[a].met:
            return Reason.BARRED
        met = any(cell.opponent == b and cell.played for cell in self.cards[a].cells)
        return Reason.MET if met else Reason.FORBIDDEN

    def breaks(self, a: int, b: int) -> bool:
        """Neither allocation of colours keeps both inside 12.1 a and b."""
        mine, his = self.may[a], self.may[b]
        return not ((mine[0] and his[1]) or (mine[1] and his[0]))


class Passed:
    """The players passed over, by reason, in the order in which they were tried."""

    __slots__ = ("by_reason",)

    def __init__(self) -> None:
        self.by_reason: dict[Reason, list[int]] = {}

    def add(self, reason: Reason, id_: int) -> None:
        """Note one of them down."""
        self.by_reason.setdefault(reason, []).append(id_)

    def count(self) -> int:
        """How many there are."""
        return sum(map(len, self.by_reason.values()))


@dataclass(frozen=True, slots=True)
class Floated:
    """A player who leaves his group."""

    id: int
    why: str  # "alone", "met", "barred": 9.3; "last", "colour", "maxi": makes the group even; "rest": 11.4
    place: int  # 0 is the last in scrutiny order
    passed: Passed
    type: int = 0  # 10.9: 0 for d, 1 for c, 2 for b, 3 for a
    again: bool = False  # floated in the previous round, where 10.10 asks
    colour: Colour | None = None  # the colour that more players are due, where 10.2 asks


@dataclass(frozen=True, slots=True)
class Made:
    """A pair in the order in which it was made."""

    first: int
    second: int
    passed: Passed
    left: int  # how many of the group were still to be paired
    floater: bool = False
    exchange: int = 0  # how many came before the second player in the order of opponents


@dataclass(slots=True)
class Group:
    """A score group in work."""

    residents: frozenset[int]
    incoming: list[int]  # in the order in which they are paired
    up: bool
    members: list[int]  # in scrutiny order
    graph: list[int]  # who may meet whom, by places
    bracket: int = 0
    points: int = 0
    target: int = 0  # the points of the group its floaters go to
    median: bool = False
    relaxed: bool = False
    matching: PerfectMatching | None = None  # of those who stay
    floated: list[Floated] = field(default_factory=list)
    made: list[Made] = field(default_factory=list)
    undone: list[Made] = field(default_factory=list)  # the last one first

    @property
    def leaving(self) -> list[int]:
        """Its floaters."""
        return [f.id for f in self.floated]


@dataclass(frozen=True, slots=True)
class Undone:
    """A pair undone because the median group was blocked."""

    group: Group
    made: Made
    above: int  # floaters from above and from below when it was undone
    below: int


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of a pair, and the rule that gave them."""

    white: int
    black: int
    why: str
    chosen: int  # the player whose wish or limit decided


def places(members: Iterable[int], chosen: Iterable[int]) -> int:
    """The places of the chosen among the members, as a set."""
    wanted = set(chosen)
    return sum(1 << n for n, id_ in enumerate(members) if id_ in wanted)
