"""C.04.3.1, C3, C10 and ruling R13: the vector of a candidate as one whole number, and as a sum over pairs.

By ruling R13 the candidate that is taken has the least vector of the criteria and is, of these, the first in
the order of D1, D2 and D3. Pairs of players whose cards say the same have the same vector, which keeps the
different vectors few.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import lru_cache

from ronde.matching.rows import ByKind, everybody, rows
from ronde.search.scale import Counts, Scale
from ronde.systems.dutch_2012.criteria import (
    MOVED,
    NO_ONE,
    NOBODY,
    POINT,
    Kind,
    ScoreCriterion,
    colours_allow,
    criteria,
)
from ronde.systems.dutch_2012.facts import Entry

Price = Callable[[Kind, Kind], int | None]


class Part(Enum):
    """The parts of a vector before the counts of the criteria."""

    LEAD = "players who go down, or places of S1 left empty"
    SCORE = "the score criterion"
    BELOW = "what counts in the bracket below"


class Terms:
    """The terms that pairs and unpaired players of one bracket add to its vector."""

    def __init__(
        self,
        width: int,
        leads: int,
        scores: int,
        below: int,
        low: int,
        odd_round: bool,
        lowest: bool,
        heterogeneous: bool,
        count_up: bool,
    ) -> None:
        """So many bits for a count, the leading part, a sum of scores, the counts below; `low` is the lowest
        score."""
        in_force = criteria(odd_round, count_up)
        self.scale = Scale([
            Counts(Part.LEAD, 1, leads),
            Counts(Part.SCORE, 1, scores),
            Counts(Part.BELOW, 1, below),
            *[Counts(criterion, 1, width) for criterion in in_force],
        ])  # fmt: skip
        self.lead, self.score, self.below = (self.scale.one(part) for part in Part)
        self._scores = ScoreCriterion(lowest, low)
        self._heterogeneous = heterogeneous
        one = self.scale.one
        self._of_pairs = [(c.of_pair, one(c)) for c in in_force if c.counts_pairs]
        self._of_rests = [(c.of_rest, one(c)) for c in in_force if not c.counts_pairs]

    def pair(self, a: Kind, b: Kind) -> int | None:
        """The vector of a pair, None if B2 forbids it.

        In the lowest bracket two moved-down players who meet leave one place of S1 empty (ruling R26).
        """
        if not colours_allow(a, b):
            return None
        total = self._scores.of_pair(a.score, b.score) * self.score
        if self._heterogeneous and a.role == b.role == MOVED:
            total += self.lead
        return total + sum([one for counts, one in self._of_pairs if counts(a, b)])

    def rest(self, a: Kind) -> int | None:
        """The vector of an unpaired player; in the lowest bracket the bye, None if they may not have it."""
        if self._scores.lowest and not a.may_rest:
            return None
        total = self._scores.of_rest(a.score) * self.score
        if self._heterogeneous and a.role == MOVED:
            total += self.lead
        return total + sum([one for counts, one in self._of_rests if counts(a)])

    def price(self, a: Kind, b: Kind) -> int | None:
        """The vector of two vertices, the second of which may be an empty place."""
        if b.role == NOBODY:
            return None if a.role == NOBODY else self.rest(a)
        return price_of_pair(self, a, b)


@lru_cache(1 << 16)
def price_of_pair(terms: Terms, a: Kind, b: Kind) -> int | None:
    """The same pairs come back in many brackets and rounds."""
    return terms.pair(a, b)


#: bits of counts and scores, where these are enough: small brackets share their terms
WIDTH, SCORES = 4, 18
_shared = lru_cache(1 << 8)(Terms)


def terms(
    players: Sequence[Entry],
    odd_round: bool,
    lowest: bool = False,
    heterogeneous: bool = False,
    count_up: bool = True,
    below: int = 0,
    union: Sequence[Entry] = (),
) -> Terms:
    """The terms of players in the order of A2, in a graph by themselves or in that of a `union`.

    Scores are those above the lowest one in the graph.
    """
    last = players[-1].score
    spread = players[0].score - last + POINT
    most = len(players) * (spread * spread if lowest else spread)
    width, scores = max(WIDTH, len(union or players).bit_length()), max(SCORES, most.bit_length())
    leads, low = width, 0
    if union:
        leads, low = 2 * width + 4, last - min(e.score for e in union)
    return _shared(width, leads, scores, below, low, odd_round, lowest, heterogeneous, count_up)


def graph(kinds: Sequence[Kind], near: Sequence[int], price: Price, empty: int) -> ByKind:
    """The possible pairs of players and their vectors; empty places follow, which may meet each other."""
    count = len(kinds)
    players, places = everybody(count), everybody(empty) << count

    def row(v: int) -> int:
        return near[v] | places if v < count else players | places ^ 1 << v

    return ByKind(rows(count + empty, row, keep=True), [*kinds, *[NO_ONE] * empty], price)
