"""C.04.3 of 2026, article 2: the criteria of a bracket as data, and as whole numbers that can be added.

A criterion defines its count for a pair and for a downfloater, or lists the score differences of those
counted. All counts sit side by side in one number, the most important first, a list as one count for every
difference; so of two candidates the one with the smaller sum is the better one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum, auto
from functools import lru_cache

from ronde.facts.colours import Strength
from ronde.rulebook import implements
from ronde.search.scale import Counts, Scale
from ronde.systems.dutch_2026.facts import Entry, Tone, Twice
from ronde.values import NamedTuple

MOVED, RESIDENT, NEXT, LOWER, OUT = range(5)
NO_TONE = Tone(0, 0, False, "")
NEVER = (False, False)


class What(IntEnum):
    """The topic of a criterion, regardless of its number in an edition."""

    DOWNFLOATERS = auto()
    SCORES = auto()
    NEXT_BRACKET = auto()
    UNPLAYED = auto()
    BEYOND_TWO = auto()
    THIRD_COLOUR = auto()
    PREFERENCE = auto()
    STRONG = auto()
    DOWN_LAST = auto()
    UP_LAST = auto()
    DOWN_BEFORE = auto()
    UP_BEFORE = auto()
    DOWN_LAST_APART = auto()
    UP_LAST_APART = auto()
    DOWN_BEFORE_APART = auto()
    UP_BEFORE_APART = auto()


class Kind:
    """Everything a cost can depend on: the criteria treat players of one kind alike."""

    __slots__ = ("down", "role", "score", "tone", "unplayed", "up")

    def __init__(self, role: int, tone: Tone, down: Twice, up: Twice, score: int, unplayed: int) -> None:
        self.role = role
        self.tone = tone
        self.down = down
        self.up = up
        self.score = score  # above the lowest one of the bracket
        self.unplayed = unplayed


#: one object of each kind, known by being the same
kind = lru_cache(1 << 16)(Kind)


class Criterion(NamedTuple):
    """One criterion: its article, and its counts."""

    article: str
    what: What
    pair: Callable[[Kind, Kind], int] | None = None  # of a pair, the higher score first
    down: Callable[[Kind], int] | None = None  # of a downfloater
    apart: bool = False  # a list of the score differences of those counted, the highest first


# ---- C6 to C9: leaving the bracket --------------------------------------------------------------------


@implements("dutch-2026 C6", "dutch-2026 C7")
def leaves(a: Kind) -> int:
    """Every downfloater counts; in C7 with the score."""
    return 1


@implements("dutch-2026 C9")
def unplayed_games(a: Kind) -> int:
    """The rounds without a game of the player who gets the bye."""
    return a.unplayed


# ---- C10 to C13: colours ------------------------------------------------------------------------------


def topscorer_colours(a: Tone, b: Tone) -> tuple[int, int]:
    """C10, C11: players who get a difference beyond 2, or a third equal colour in a row (ruling R11).

    Only a player with an absolute preference can. Between two such players 5.2.2 decides,
    then 5.2.3; if both leave it open, the last games of the two are the same.
    """
    if not (a.topscorer or b.topscorer):
        return 0, 0
    if a.wants != b.wants:
        given = [(a, a.wants or -b.wants), (b, b.wants or -a.wants)]
    else:
        first = a.strength > b.strength if a.strength != b.strength else _goes_first(a, b)
        served, other = (a, b) if first else (b, a)
        given = [(served, served.wants), (other, -served.wants)]
    beyond = sum(abs(_difference(tone.colours) + colour) > 2 for tone, colour in given if tone.colours)
    third = sum(tone.colours[-2:] == ("ww" if colour > 0 else "bb") for tone, colour in given)
    return beyond, third


def _difference(games: str) -> int:
    return games.count("w") - games.count("b")


def _goes_first(a: Tone, b: Tone) -> bool:
    """5.2.2, 5.2.3 between equal preferences; yes where neither decides."""
    wide, other = abs(_difference(a.colours)), abs(_difference(b.colours))
    if wide != other:
        return wide > other
    for mine, theirs in zip(reversed(a.colours), reversed(b.colours), strict=False):
        if mine != theirs:
            return mine != ("w" if a.wants > 0 else "b")
    return True


@implements("dutch-2026 C10")
def beyond_two(a: Kind, b: Kind) -> int:
    """Players who get a difference beyond 2."""
    return topscorer_colours(a.tone, b.tone)[0]


@implements("dutch-2026 C11")
def third_colour(a: Kind, b: Kind) -> int:
    """Players who get a third equal colour in a row."""
    return topscorer_colours(a.tone, b.tone)[1]


@implements("dutch-2026 C12")
def same_preference(a: Kind, b: Kind) -> int:
    """One of two players with the same preference does not get it (ruling R12)."""
    return int(a.tone.wants != 0 and a.tone.wants == b.tone.wants)


@implements("dutch-2026 C13")
def strong_preference(a: Kind, b: Kind) -> int:
    """The one who does not get it has a strong one: two absolute ones do not count (ruling R12)."""
    weaker = min(a.tone.strength, b.tone.strength)
    return int(weaker == Strength.STRONG and same_preference(a, b))


# ---- C14 to C21: floats -------------------------------------------------------------------------------


@implements("dutch-2026 C14", "dutch-2026 C16")
def resident_down(back: int) -> Callable[[Kind], int]:
    """A resident who floated down that many rounds before."""
    return lambda a: int(a.role == RESIDENT and a.down[back - 1])


@implements("dutch-2026 C15", "dutch-2026 C17", "dutch-2026 C19", "dutch-2026 C21")
def opponent_up(back: int) -> Callable[[Kind, Kind], int]:
    """The opponent of a moved-down player who floated up that many rounds before (ruling R14)."""
    return lambda upper, lower: int(upper.role == MOVED and lower.up[back - 1])


@implements("dutch-2026 C18", "dutch-2026 C20")
def limbo_down(back: int) -> Callable[[Kind], int]:
    """A moved-down player in the Limbo who floated down that many rounds before (ruling R13)."""
    return lambda a: int(a.role == MOVED and a.down[back - 1])


class Criteria:
    """The criteria of an edition, the most important first; each edition is one object."""

    __slots__ = ("_listed",)

    def __init__(self, listed: tuple[Criterion, ...]) -> None:
        self._listed = listed

    def __iter__(self) -> Iterator[Criterion]:
        return iter(self._listed)


CRITERIA = Criteria((
    Criterion("C6", What.DOWNFLOATERS, down=leaves),
    Criterion("C7", What.SCORES, down=leaves, apart=True),
    Criterion("C8", What.NEXT_BRACKET),
    Criterion("C9", What.UNPLAYED, down=unplayed_games),
    Criterion("C10", What.BEYOND_TWO, pair=beyond_two),
    Criterion("C11", What.THIRD_COLOUR, pair=third_colour),
    Criterion("C12", What.PREFERENCE, pair=same_preference),
    Criterion("C13", What.STRONG, pair=strong_preference),
    Criterion("C14", What.DOWN_LAST, down=resident_down(1)),
    Criterion("C15", What.UP_LAST, pair=opponent_up(1)),
    Criterion("C16", What.DOWN_BEFORE, down=resident_down(2)),
    Criterion("C17", What.UP_BEFORE, pair=opponent_up(2)),
    Criterion("C18", What.DOWN_LAST_APART, down=limbo_down(1), apart=True),
    Criterion("C19", What.UP_LAST_APART, pair=opponent_up(1), apart=True),
    Criterion("C20", What.DOWN_BEFORE_APART, down=limbo_down(2), apart=True),
    Criterion("C21", What.UP_BEFORE_APART, pair=opponent_up(2), apart=True),
))  # fmt: skip


# ---- one number for all of them -----------------------------------------------------------------------

WIDTH = 6  # bits of a count, where that is enough: small brackets share their costs


class Costs:
    """What pairs and downfloaters cost where the scores of a bracket lie so far apart."""

    def __init__(
        self, criteria: Criteria, gaps: tuple[int, ...], floor: int, onward: int, width: int
    ) -> None:
        """`gaps` are the scores of the bracket, and `floor` that of opponents further down, all above the
        lowest one of the bracket; `onward` is how many scores C8 tells apart, `width` the bits of a count."""
        self.criteria, self.floor = criteria, floor
        #: the score differences that are told apart, the smallest first
        self.differences = sorted({a - b for a in gaps for b in (*gaps, floor) if a >= b})
        apart = len(self.differences)
        self.scale = Scale([
            Counts(c.what, 1 + onward if c.what is What.NEXT_BRACKET else apart if c.apart else 1, width)
            for c in criteria
        ])  # fmt: skip
        one = self.scale.one
        #: C8: one more who leaves the next bracket too, by the score
        self.onward = [
            one(What.NEXT_BRACKET, onward) + one(What.NEXT_BRACKET, score) for score in range(onward)
        ]

    def _sum(self, counts: Sequence[tuple[Criterion, int]], difference: int) -> int:
        place, one = self.differences.index(difference), self.scale.one
        return sum([count * one(c.what, place if c.apart else 0) for c, count in counts if count])

    def pair(self, upper: Kind, lower: Kind) -> int:
        """The cost of a pair, the higher score first."""
        counts = [(c, c.pair(upper, lower)) for c in self.criteria if c.pair]
        return self._sum(counts, upper.score - lower.score)

    def down(self, a: Kind) -> int:
        """The cost of a player who leaves the bracket."""
        return self._sum([(c, c.down(a)) for c in self.criteria if c.down], a.score - self.floor)


#: brackets with the same gaps between their scores share their costs
shared_costs = lru_cache(1 << 10)(Costs)


@lru_cache(1 << 16)
def pair_cost(costs: Costs, upper: Kind, lower: Kind) -> int:
    """The same pairs come back in many brackets and rounds."""
    return costs.pair(upper, lower)


@lru_cache(1 << 14)
def down_cost(costs: Costs, a: Kind) -> int:
    """The same for downfloaters."""
    return costs.down(a)


class Prices:
    """The costs of pairs and downfloaters of one bracket by the criteria of an edition."""

    def __init__(
        self,
        criteria: Criteria,
        moved: Sequence[Entry],
        residents: Sequence[Entry],
        next_: Sequence[Entry] = (),
        *,
        below: int = 0,
        bye_here: bool = False,
    ) -> None:
        """A downfloater is as far from opponents as from so many points below the lowest score here.

        `bye_here`: the player who leaves the bracket gets the bye, and unplayed games count (C9).
        """
        self.criteria = criteria
        self.lowest = residents[-1].score
        self.mixed = residents[0].score != self.lowest  # the residents have different scores
        self.bye_here = bye_here
        players = (*moved, *residents)
        scores = sorted({entry.score for entry in players})
        #: the scores that C8 tells apart, the lowest first
        self._scores = [next_[0].score, *scores] if next_ else scores
        unplayed = max([entry.unplayed for entry in players]) if bye_here else 0
        width = max(WIDTH, max(2 * (len(players) + len(next_)), unplayed).bit_length() + 1)
        gaps = tuple([score - self.lowest for score in scores])
        self.costs = shared_costs(criteria, gaps, -below, len(self._scores), width)

    def kind(self, entry: Entry, role: int) -> Kind:
        """A player of the bracket as the criteria see them."""
        unplayed = entry.unplayed if self.bye_here else 0
        return kind(role, entry.tone, entry.down, entry.up, entry.score - self.lowest, unplayed)

    def pair(self, a: Kind, b: Kind) -> int:
        """A pair inside the bracket."""
        return pair_cost(self.costs, a, b) if a.score >= b.score else pair_cost(self.costs, b, a)

    def down(self, a: Kind) -> int:
        """A player who leaves the bracket."""
        return down_cost(self.costs, a)

    def on(self, score: int) -> int:
        """C8: a player of the next bracket who leaves that one too: their number, then their scores."""
        return self.costs.onward[self._scores.index(score)]

    def onward(self, total: int) -> tuple[int, ...]:
        """How many leave the next bracket, and their scores, the highest first."""
        *counts, number = self.costs.scale.counts(What.NEXT_BRACKET, total)
        levels = zip(reversed(self._scores), reversed(counts), strict=True)
        return number, *(score for score, count in levels for _ in range(count))

    def downfloaters(self, total: int) -> int:
        """How many leave the bracket."""
        return self.costs.scale.number(What.DOWNFLOATERS, total)

    def value(self, criterion: Criterion, total: int) -> tuple[int, ...]:
        """The value of a criterion in a sum of costs: a number, or a list of score differences."""
        counts = self.costs.scale.counts(criterion.what, total)
        if not criterion.apart:
            return counts
        levels = zip(reversed(self.costs.differences), reversed(counts), strict=True)
        return tuple(difference for difference, count in levels for _ in range(count))
