"""C.04.3 of 2026, article 2: the criteria of a bracket as data, and as whole numbers that can be added.

A criterion defines its count for a pair and for a downfloater, or lists the score differences of those
counted. All counts sit side by side in one number, the most important first, a list as one count for every
difference; so of two candidates the one with the smaller sum is the better one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum, auto
from functools import cache, lru_cache

from ronde.facts.colours import Strength
from ronde.rulebook import implements
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
    PAIRED_FROM_ABOVE = auto()  # no criterion: the order of the sets of moved-down players
    SET = auto()


class Kind(NamedTuple):
    """Everything a price can depend on: vertices of one kind are alike."""

    role: int
    tone: Tone = NO_TONE
    down: Twice = NEVER
    up: Twice = NEVER
    score: int = 0
    unplayed: int = 0
    place: int = 0  # of a moved-down player, counted from the last one


class Criterion(NamedTuple):
    """One criterion: its article, and its counts."""

    article: str
    what: What
    pair: Callable[[Kind, Kind], int] | None = None  # of a pair, the higher score first
    down: Callable[[Kind], int] | None = None  # of a downfloater
    apart: bool = False  # a list of the score differences of those counted, the highest first


# ---- C6 to C9: leaving the bracket --------------------------------------------------------------------


@implements("dutch-2026 C6", "dutch-2026 C7", "dutch-2017 C.5")
def leaves(a: Kind) -> int:
    """Every downfloater counts; in C7 with the score."""
    return 1


@implements("dutch-2026 C9")
def unplayed_games(a: Kind) -> int:
    """The rounds without a game of the player who gets the bye."""
    return a.unplayed


# ---- C10 to C13: colours ------------------------------------------------------------------------------


@cache
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


@implements("dutch-2026 C10", "dutch-2017 C.8")
def beyond_two(a: Kind, b: Kind) -> int:
    """Players who get a difference beyond 2."""
    return topscorer_colours(a.tone, b.tone)[0]


@implements("dutch-2026 C11", "dutch-2017 C.9")
def third_colour(a: Kind, b: Kind) -> int:
    """Players who get a third equal colour in a row."""
    return topscorer_colours(a.tone, b.tone)[1]


@implements("dutch-2026 C12", "dutch-2017 C.10")
def same_preference(a: Kind, b: Kind) -> int:
    """One of two players with the same preference does not get it (ruling R12)."""
    return int(a.tone.wants != 0 and a.tone.wants == b.tone.wants)


@implements("dutch-2026 C13", "dutch-2017 C.11")
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


class Scale:
    """The places of counts in a number: the first field is the most important."""

    def __init__(self, width: int, fields: Sequence[tuple[What, int]]) -> None:
        """Every field has its number of counts, each so many bits wide."""
        self.width = width
        self._counts = dict(fields)
        self._shift: dict[What, int] = {}
        shift = 0
        for what, counts in reversed(fields):
            self._shift[what] = shift
            shift += counts * self.width

    def one(self, what: What, count: int = 0) -> int:
        """One more in a count of a field; counts are numbered from the least important."""
        return 1 << self._shift[what] + count * self.width

    def number(self, what: What, total: int) -> int:
        """The only count of a field."""
        return total >> self._shift[what] & (1 << self.width) - 1

    def counts(self, what: What, total: int) -> tuple[int, ...]:
        """The counts of a field, the least important first."""
        mask, value = (1 << self.width) - 1, total >> self._shift[what]
        return tuple(value >> n * self.width & mask for n in range(self._counts[what]))


#: the criteria about pairs, or about downfloaters, that count something, with their counts
Counts = tuple[tuple[int, int], ...]
KNOWN = 1 << 16  # how many answers are kept
MOST_PRICES = 1 << 12  # how many prices of pairs, of brackets with the same scores


class Alike:
    """What the criteria see of a player besides unplayed games; one object for those alike."""

    __slots__ = ("above", "kind")

    def __init__(self, kind: Kind, above: int) -> None:
        self.kind = kind
        self.above = above  # the score, above the lowest one of the bracket


@lru_cache(KNOWN)
def alike(role: int, tone: Tone, down: Twice, up: Twice, above: int) -> Alike:
    """Players fall into few kinds."""
    return Alike(Kind(role, tone, down, up), above)


class Resident:
    """A resident: paired with another one, paired with a moved-down player, leaving the bracket."""

    __slots__ = ("leaving", "lower", "peer")

    def __init__(self, peer: Alike, lower: Alike, leaving: Alike) -> None:
        self.peer = peer
        self.lower = lower
        self.leaving = leaving


@lru_cache(KNOWN)
def resident(tone: Tone, down: Twice, up: Twice, above: int) -> Resident:
    """Floats do not count between residents of one score; then `above` is -1, and more of them are alike."""
    if above >= 0:
        kind = alike(RESIDENT, tone, down, up, above)
        return Resident(kind, kind, kind)
    peer, lower = alike(RESIDENT, tone, NEVER, NEVER, 0), alike(RESIDENT, tone, NEVER, up, 0)
    return Resident(peer, lower, alike(RESIDENT, NO_TONE, down, NEVER, 0))


NOBODY = alike(RESIDENT, NO_TONE, NEVER, NEVER, 0)  # whom no criterion spares


@lru_cache(KNOWN)
def pair_counts(criteria: Criteria, upper: Kind, lower: Kind, differ: bool) -> Counts:
    """The counts of a pair, whose scores may differ."""
    a = upper._replace(score=int(differ))
    counted = ((n, c.pair(a, lower)) for n, c in enumerate(c for c in criteria if c.pair) if c.pair)
    return tuple((n, count) for n, count in counted if count)


@lru_cache(KNOWN)
def down_counts(criteria: Criteria, leaving: Kind, unplayed: int) -> Counts:
    """The counts of a downfloater."""
    a = leaving._replace(unplayed=unplayed)
    counted = ((n, c.down(a)) for n, c in enumerate(c for c in criteria if c.down) if c.down)
    return tuple((n, count) for n, count in counted if count)


class Units:
    """One more in each criterion, for every score difference in a bracket, and the prices made of them."""

    def __init__(
        self, criteria: Criteria, scores: tuple[int, ...], floor: int, levels: int, moved: int, width: int
    ) -> None:
        """`scores` of the bracket and its `floor`, all less the lowest of them.

        `levels` is how many scores C8 tells apart, `width` that of a count in bits.
        """
        self.criteria, self.floor = criteria, floor
        found = {a - b for a in scores for b in scores if a >= b} | {a - floor for a in scores}
        self.differences = sorted(found)
        self.level = {difference: n for n, difference in enumerate(self.differences)}
        count = len(self.differences)
        fields = [
            (c.what, 1 + levels if c.what is What.NEXT_BRACKET else count if c.apart else 1) for c in criteria
        ]
        self.scale = Scale(width, [*fields, (What.PAIRED_FROM_ABOVE, 1), (What.SET, moved + 1)])
        self.pairs = [self._units(c) for c in criteria if c.pair]
        self.downs = [self._units(c) for c in criteria if c.down]
        #: C8: one more who leaves the next bracket too, by the score
        self.on = [self._next(levels) + self._next(level) for level in range(levels)]
        self._of_two: dict[Alike, dict[Alike, int]] = {}
        self._of_one: dict[tuple[Alike, int], int] = {}
        self._known = 0

    def _units(self, criterion: Criterion) -> list[int]:
        one = self.scale.one
        return [one(criterion.what, n if criterion.apart else 0) for n in range(len(self.differences))]

    def _next(self, count: int) -> int:
        return self.scale.one(What.NEXT_BRACKET, count)

    def known(self, a: Alike) -> dict[Alike, int]:
        """The prices of pairs with an upper player that were asked for before."""
        prices = self._of_two.get(a)
        if prices is None:
            prices = self._of_two[a] = {}
        return prices

    def of_two(self, a: Alike, b: Alike) -> int:
        """The price of a pair, the higher score first."""
        prices = self.known(a)
        total = prices.get(b)
        if total is None:
            self._known += 1
            if self._known > MOST_PRICES:
                self._known = 0
                self._of_two.clear()
            difference = a.above - b.above
            level = self.level[difference]
            counts = pair_counts(self.criteria, a.kind, b.kind, difference > 0)
            total = prices[b] = sum(count * self.pairs[n][level] for n, count in counts)
        return total

    def of_one(self, a: Alike, unplayed: int) -> int:
        """The price of a player who leaves the bracket."""
        key = a, unplayed
        total = self._of_one.get(key)
        if total is None:
            level = self.level[a.above - self.floor]
            counts = down_counts(self.criteria, a.kind, unplayed)
            total = self._of_one[key] = sum(count * self.downs[n][level] for n, count in counts)
        return total


#: brackets with the same gaps between their scores share their units
units = lru_cache(1 << 10)(Units)
FIELD = 6  # bits of a count, where that is enough: small brackets share their units
MOST_MOVED = 4  # the same for moved-down players


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
        self._moved, self._residents, self._next, self._below = moved, residents, next_, below
        self._scores: list[int] = []  # those that C8 tells apart
        self._units: Units | None = None
        self._table: list[int] = []  # kept for the next who asks about the same bracket

    @property
    def units(self) -> Units:
        """The units of all criteria, made when somebody asks for a price."""
        if self._units is None:
            self._units = self._made()
        return self._units

    def _made(self) -> Units:
        moved, residents, next_, lowest = self._moved, self._residents, self._next, self.lowest
        gaps = [0]
        for entry in reversed((*moved, *residents) if self.mixed else moved):
            if entry.score - lowest > gaps[-1]:
                gaps.append(entry.score - lowest)
        self._scores = [entry.score for entry in next_[:1]] + [lowest + gap for gap in gaps]
        count = len(moved) + len(residents) + len(next_)
        unplayed = max(entry.unplayed for entry in (*moved, *residents)) if self.bye_here else 0
        width = max(FIELD, max(2 * count, unplayed).bit_length() + 1)
        most = max(MOST_MOVED, len(moved))
        return units(self.criteria, tuple(gaps), -self._below, len(self._scores), most, width)

    @property
    def scale(self) -> Scale:
        """The places of the counts in a sum of costs."""
        return self.units.scale

    @property
    def differences(self) -> list[int]:
        """The score differences that are told apart, the smallest first."""
        return self.units.differences

    def table(self, near: Sequence[int]) -> list[int]:
        """The prices of possible pairs of few players, row by row, each with that of leaving in its place."""
        if self._table:
            return self._table
        units, m0, lowest = self.units, len(self._moved), self.lowest
        everybody = (*self._moved, *self._residents)
        size, c9 = len(everybody), self.bye_here
        uppers = [alike(MOVED, e.tone, e.down, NEVER, e.score - lowest) for e in self._moved]
        here = [self.resident(entry) for entry in self._residents]
        leavers = uppers + [one.leaving for one in here]
        lowers = uppers + [one.lower for one in here]
        uppers += [one.peer for one in here]
        found = [0] * (size * size)
        for v, mine in enumerate(uppers):
            if v == m0:  # from here on residents meet as peers
                lowers = uppers
            found[size * v + v] = units.of_one(leavers[v], everybody[v].unplayed if c9 else 0)
            row, known = near[v], units.known(mine)
            for w in range(v + 1 if v >= m0 else m0, size):
                if row >> w & 1:
                    cost = known.get(lowers[w])
                    found[size * v + w] = units.of_two(mine, lowers[w]) if cost is None else cost
        self._table = found
        return found

    def resident(self, entry: Entry) -> Resident:
        """A resident as the prices see them."""
        return resident(entry.tone, entry.down, entry.up, entry.score - self.lowest if self.mixed else -1)

    def alike(self, kind: Kind) -> Alike:
        """The same for a kind with its score."""
        return alike(kind.role, kind.tone, kind.down, kind.up, kind.score - self.lowest)

    def pair(self, a: Kind, b: Kind) -> int:
        """A pair inside the bracket."""
        if a.score < b.score:
            a, b = b, a
        return self.units.of_two(self.alike(a), self.alike(b))

    def down(self, a: Kind) -> int:
        """A player who leaves the bracket."""
        price = self.units.of_one(self.alike(a), a.unplayed)
        return price + (self.from_above(a.place) if a.place else 0)

    @implements("dutch-2026 4.4", "dutch-2017 D.3")
    def from_above(self, place: int) -> int:
        """Of two sets of moved-down players, the one that leaves out fewer, then lower ones, comes first.

        `place` is 0 if the order does not matter, otherwise it counts from the last moved-down player.
        """
        return self.scale.one(What.PAIRED_FROM_ABOVE) + (1 << place - 1) * self.scale.one(What.SET)

    def on(self, score: int) -> int:
        """C8: a player of the next bracket who leaves that one too: their number, then their scores."""
        on = self.units.on
        return on[self._scores.index(score)]

    def onward(self, total: int) -> tuple[int, ...]:
        """How many leave the next bracket, and their scores, the highest first."""
        *counts, number = self.scale.counts(What.NEXT_BRACKET, total)
        levels = zip(reversed(self._scores), reversed(counts), strict=True)
        return number, *(score for score, count in levels for _ in range(count))

    def value(self, criterion: Criterion, total: int) -> tuple[int, ...]:
        """The value of a criterion in a sum of costs: a number, or a list of score differences."""
        counts = self.scale.counts(criterion.what, total)
        if not criterion.apart:
            return counts
        levels = zip(reversed(self.differences), reversed(counts), strict=True)
        return tuple(difference for difference, count in levels for _ in range(count))
