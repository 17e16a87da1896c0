"""C.04.3.1, C3.a to C9 with D1 to D3: the best candidates of a bracket, and the first among them.

By ruling R13 the candidate that is taken has the least vector of the criteria and is, of these, the first in
the order of D1, D2 and D3. A vector is kept as one whole number, so that vectors of pairs can be added; pairs
of players whose cards say the same have the same vector, which keeps the different vectors few.
The vertices of a graph are the players of the bracket in the order of A2, then those whom the unpaired ones
may meet further down (C12, C13); among many, empty places follow for those who stay without an opponent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import islice

from ronde.matching.bits import bits, everybody, mask_of
from ronde.matching.charged import Halves
from ronde.matching.graphs import Few, Many, priced_edges
from ronde.matching.rows import ByKind, rows, same_kind, sides
from ronde.matching.trying import Edges, Trials
from ronde.matching.weighted import Optimum
from ronde.rulebook import implements
from ronde.systems.common import first_partner
from ronde.systems.divisions import Pairs
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
from ronde.systems.exchanges import Exchange, exchange_key, exchange_prices, exchanges, floater_prices
from ronde.values import NamedTuple

FEW_VERTICES = 18  # so many vertices are tried rather than priced
LARGE, FEW = 40, 20  # in a group of more than 40 players, 20 exchanges of one are tried one by one

# ---- the cost of candidates -------------------------------------------------------------------------------

Price = Callable[[Kind, Kind], int | None]
MOST_PRICES = 1 << 12  # so many are kept at a time


class Parts(NamedTuple):
    """A vector: how many are unpaired where that is not given, the leading part, the score criterion, the
    counts below, and the counts here."""

    unpaired: int
    lead: int
    score: int
    below: int
    counts: int


class Ledger(NamedTuple):
    """Vectors as whole numbers that can be added."""

    leads: int  # bits of the leading part
    scores: int  # bits of a sum of the score criterion
    below: int  # bits of the counts in the bracket below
    counts: int  # bits of the counts of all criteria

    def cost(self, lead: int, score: int, below: int, counts: int) -> int:
        """One number out of the parts."""
        return (((lead << self.scores | score) << self.below | below) << self.counts) + counts

    @property
    def one_unpaired(self) -> int:
        """One more unpaired player, which is worse than anything else."""
        return 1 << self.leads + self.scores + self.below + self.counts

    def split(self, cost: int) -> Parts:
        """The parts of a number."""
        cost, counts = divmod(cost, 1 << self.counts)
        cost, below = divmod(cost, 1 << self.below)
        cost, score = divmod(cost, 1 << self.scores)
        unpaired, lead = divmod(cost, 1 << self.leads)
        return Parts(unpaired, lead, score, below, counts)


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
        self.ledger = Ledger(leads, scores, below, len(in_force) * width)
        self.scores = ScoreCriterion(lowest, low)
        self.heterogeneous = heterogeneous
        placed = [(criterion, place * width) for place, criterion in enumerate(reversed(in_force))]
        self.of_pairs = [(criterion.of_pair, shift) for criterion, shift in placed if criterion.counts_pairs]
        self.of_rests = [
            (criterion.of_rest, shift) for criterion, shift in placed if not criterion.counts_pairs
        ]
        self.known = Known(self.price)

    def pair(self, a: Kind, b: Kind) -> int | None:
        """The vector of a pair, None if B2 forbids it.

        In the lowest bracket two moved-down players who meet leave one place of S1 empty (ruling R26).
        """
        if not colours_allow(a, b):
            return None
        counts = 0
        for of_pair, shift in self.of_pairs:
            counts |= of_pair(a, b) << shift
        both = self.heterogeneous and a.role == b.role == MOVED
        return self.ledger.cost(both, self.scores.of_pair(a.score, b.score), 0, counts)

    def rest(self, a: Kind) -> int | None:
        """The vector of an unpaired player; in the lowest bracket the bye, None if they may not have it."""
        if self.scores.lowest and not a.may_rest:
            return None
        counts = 0
        for of_rest, shift in self.of_rests:
            counts |= of_rest(a) << shift
        first = self.heterogeneous and a.role == MOVED
        return self.ledger.cost(first, self.scores.of_rest(a.score), 0, counts)

    def price(self, a: Kind, b: Kind) -> int | None:
        """The vector of two vertices, one of which may be an empty place."""
        if a.role == NOBODY or b.role == NOBODY:
            return None if a.role == b.role else self.rest(b if a.role == NOBODY else a)
        return self.pair(a, b)


#: bits of counts and scores, where these are enough: small brackets share their terms, and compiled code
#: has vectors of less than 62 bits without a detour
WIDTH, SCORES = 4, 18
_kept = lru_cache(1 << 8)(Terms)


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
    return _kept(width, leads, scores, below, low, odd_round, lowest, heterogeneous, count_up)


# ---- the graph of the candidates --------------------------------------------------------------------------


class Known:
    """The prices of pairs of kinds, each worked out once."""

    def __init__(self, price: Price) -> None:
        self._price = price
        self._known: dict[Kind, dict[Kind, int]] = {}
        self._count = 0

    def with_(self, a: Kind) -> dict[Kind, int]:
        """The prices with one kind that were asked for before."""
        found = self._known.get(a)
        if found is None:
            found = self._known[a] = {}
        return found

    def of(self, a: Kind, b: Kind) -> int:
        """The price of a pair, less than nothing if it is impossible."""
        row = self._known.get(a)
        if row is not None and b in row:
            return row[b]
        price = self._price(a, b)
        self._count += 1
        if self._count > MOST_PRICES:
            self._count = 0
            self._known.clear()
        found = self.with_(a)[b] = -1 if price is None else price
        return found

    def edges(self, near: Sequence[int], kinds: Sequence[Kind]) -> list[Edges]:
        """The edges from every vertex to higher ones, the cheapest first."""
        return priced_edges(near, kinds, self.with_, self.of)


def are_few(vertices: int) -> bool:
    """Whether so many vertices are tried rather than priced."""
    return vertices <= FEW_VERTICES


def few(kinds: Sequence[Kind], near: Sequence[int], known: Known, unpaired: int | None) -> Few:
    """The possible pairs of few players; an unpaired one pays so much more (None: nobody can be)."""
    alone: list[int] = []
    if unpaired is not None:
        for kind in kinds:
            price = known.of(kind, NO_ONE)
            alone.append(-1 if price < 0 else price + unpaired)
    return Few(known.edges(near, kinds), alone)


def many(kinds: Sequence[Kind], players: Sequence[Entry], price: Price) -> Many:
    """The possible pairs of any number of players, who come first, and of empty places."""
    return Many(graph(kinds, players, price), len(kinds))


def graph(kinds: Sequence[Kind], players: Sequence[Entry], price: Price) -> ByKind:
    """The possible pairs and their prices; the first vertices are the players."""
    known = _prices(same_kind(kinds), price)
    place = {entry.id: vertex for vertex, entry in enumerate(players)}
    asked = mask_of(vertex for vertex, entry in enumerate(players) if entry.request)
    meet = any(entry.request and entry.request.meet for entry in players)
    others = (1 << len(players)) - 1 & ~asked

    def open_(vertex: int) -> int:
        out = 1 << vertex
        if vertex < len(players):
            if meet:
                out |= others if asked >> vertex & 1 else asked
            elif asked >> vertex & 1:
                out |= asked
            for id_ in players[vertex].met:
                if id_ in place:
                    out |= 1 << place[id_]
        return ~out

    return ByKind(
        rows(len(kinds), open_, keep=True), kinds, {kind: list(at.items()) for kind, at in known.items()}
    )


def _prices(groups: dict[Kind, int], price: Price) -> dict[Kind, dict[int, int]]:
    """For every kind, the prices of its pairs and the partners at each."""
    known: dict[Kind, dict[int, int]] = {kind: {} for kind in groups}
    listed = list(zip(groups, groups.values(), known.values(), strict=True))
    for n, (kind, mine, found) in enumerate(listed):
        for other, theirs, also in listed[n:]:
            cost = price(kind, other)
            if cost is not None:
                found[cost] = found.get(cost, 0) | theirs
                also[cost] = also.get(cost, 0) | mine
    return known


# ---- the order of the candidates ------------------------------------------------------------------------


class Candidate:
    """A pairing of a bracket, as vertices: the heterogeneous part, then the homogeneous one."""

    __slots__ = ("exchange", "pairs", "s2", "top")

    def __init__(self, top: Pairs, pairs: Pairs, s2: tuple[int, ...], exchange: Exchange = ((), ())) -> None:
        self.top = top  # moved-down players and their opponents, in the order of S1
        self.pairs = pairs  # S1 and S2 of the homogeneous bracket or remainder
        self.s2 = s2  # all of S2, in the order of A2
        self.exchange = exchange  # the players who left S1 and S2, as numbers inside the group

    def everything(self) -> Pairs:
        """All pairs."""
        return self.top + self.pairs

    def place(self) -> tuple[tuple[int, ...], ...]:
        """Its place in the order of the candidates of one P1 and M1: D3, D1, D2, D1."""
        return (
            tuple(a for a, _ in self.top),
            tuple(b for _, b in self.top),
            exchange_key(self.exchange),
            tuple(b for _, b in self.pairs),
        )


NO_CANDIDATE = Candidate((), (), ())
ONE_PAIR = Candidate((), ((0, 1),), (1,))  # of two players


def natural(kinds: Sequence[Kind], near: Sequence[int], known: Known, m1: int) -> Candidate | None:
    """The very first candidate, if it is the only one or nothing is given up for it."""
    p, odd = divmod(len(kinds) - 2 * m1, 2)
    pairs = [(v, m1 + v) for v in range(m1)] + [(v, p + v) for v in range(2 * m1, 2 * m1 + p)]
    for a, b in pairs:
        if not near[a] >> b & 1 or (known.of(kinds[a], kinds[b]) and len(kinds) > 2):
            return None
    if odd and known.of(kinds[-1], NO_ONE):
        return None
    return Candidate(tuple(pairs[:m1]), tuple(pairs[m1:]), tuple(range(2 * m1 + p, len(kinds))))


class Search:
    """The best candidates of a bracket of `count` players, and the first among them."""

    def __init__(
        self,
        costs: Few | Many,
        ledger: Ledger,
        count: int,
        size: int,
        empty: int | None = None,
        floating: int = 0,
    ) -> None:
        """`empty` is how many vertices stay alone among few, if that is given."""
        self.costs = costs
        self.ledger = ledger
        self.count = count
        self.size = size
        self.empty = empty
        self.floating = floating  # players who go down regardless of their opponents there (ruling R27)
        self.inside = (1 << count) - 1

    @cached_property
    def best(self) -> Optimum | Trials:
        """The best candidates."""
        return self.costs.optimum((1 << self.size) - 1)

    @property
    def found(self) -> bool:
        """Whether there is a candidate."""
        if isinstance(self.best, Trials) and self.empty is not None:
            return self.best.complete and self.parts.unpaired == self.empty
        return self.best.complete

    @property
    def cost(self) -> int:
        """The least vector."""
        return self.best.cost

    @property
    def parts(self) -> Parts:
        """The least vector in its parts."""
        return self.ledger.split(self.cost)

    @property
    def pairs(self) -> int:
        """How many pairs the best candidates have."""
        unpaired = self.parts.unpaired if isinstance(self.best, Trials) else self.size - self.count
        return (self.count - unpaired) // 2

    def paired(self, moved: int) -> int:
        """How many of the first players have an opponent in the best candidates."""
        mates = self.best.mates
        return len([v for v in range(moved) if mates[v] < self.count])

    @implements("dutch-2012 C3.a", "dutch-2012 C4", "dutch-2012 C5", "dutch-2012 C6", "dutch-2012 C9")
    @implements("dutch-2012 A6.a")
    def first(self, moved: int, m1: int, pairs: int) -> Candidate:
        """The first of the best candidates: of `moved` players from above m1 make S1 (0: homogeneous).

        The remainder has no requirements of its own (ruling R19): a heterogeneous part counts only if the
        remainder can complete it to the least vector.
        """
        best = self.best
        top: list[tuple[int, int]] = []
        if m1:
            s1 = self._floaters(moved, m1)
            if m1 < moved:
                best = self.costs.within(self.apart(s1, []), best)
                assert best.complete
            upper = set(s1)
            top = self._transpose(best, s1, [v for v in range(self.count) if v not in upper])
        group = [v for v in range(self.count) if best.alive >> v & 1]
        if pairs == m1:
            return Candidate(tuple(top), (), tuple(group))
        p = pairs - m1
        if isinstance(best, Trials) and not self.floating:  # without an exchange, if that is possible
            found = best.lined_up(group[:p], group[p:])
            if found is not None:
                return Candidate(tuple(top), tuple(found), tuple(group[p:]))
        s1, s2, exchange, split = self._split(best, group, p)
        return Candidate(tuple(top), tuple(self._transpose(split, s1, s2)), tuple(s2), exchange)

    @staticmethod
    @implements("dutch-2012 C7", "dutch-2012 D1", "dutch-2012 D1.1", "dutch-2012 D1.2", "dutch-2012 A9.a")
    def _transpose(best: Optimum | Trials, s1: list[int], s2: list[int]) -> list[tuple[int, int]]:
        """Give each player of S1 in turn the first of S2 that leaves a best candidate."""
        if isinstance(best, Trials):
            found = best.lined_up(s1, s2)
            assert found is not None
            return found
        pairs = []
        left = mask_of(s2)
        for a in s1:
            b = first_partner(best, a, bits(best.candidates(a) & left))
            left ^= 1 << b
            pairs.append((a, b))
        return pairs

    @implements("dutch-2012 C8", "dutch-2012 C8.a", "dutch-2012 D2", "dutch-2012 A9", "dutch-2012 A9.b")
    def _split(
        self, best: Optimum | Trials, group: list[int], p: int
    ) -> tuple[list[int], list[int], Exchange, Optimum | Trials]:
        """S1 and S2 after the first exchange that lets them make a best candidate (ruling R18)."""
        for exchange in self._exchanges(best, group, p):
            leave, enter = exchange
            chosen = {*range(1, p + 1), *enter} - {*leave}
            s1 = [v for number, v in enumerate(group, 1) if number in chosen]
            s2 = [v for number, v in enumerate(group, 1) if number not in chosen]
            split = self.costs.within(self.apart(s1, s2), best)
            if split.complete and split.cost == best.cost:
                return s1, s2, exchange, split
        raise AssertionError("the best candidate belongs to no exchange")

    def _exchanges(self, best: Optimum | Trials, group: list[int], p: int) -> Iterator[Exchange]:
        """Exchanges that come before any other that works: none, then the right one.

        In a large group the first few are tried before the right one is worked out, which takes longer.
        """
        if isinstance(best, Trials):
            yield self._exchange(best, group, p)
            return
        yield (), ()
        done = 0
        if len(group) > LARGE:
            # as many players have to be exchanged as there must be pairs within S2
            done, cost = len(group).bit_length(), best.cost
            best = best.counting(mask_of(group[p:]) & ~self.floating, done)
            fewest = best.cost - (cost << done)
            yield from islice(exchanges(p, len(group), fewest), FEW if fewest < 2 else 0)
        yield self._exchange(best, group, p, done)

    def _exchange(self, best: Optimum | Trials, group: list[int], p: int, done: int = 0) -> Exchange:
        """The first exchange of D2 with a best candidate.

        A candidate belongs to the exchange that moves, of two players of S1 who meet, the lower one, of two
        players of S2 the higher one, and every unpaired player of S1: any other exchange that allows it
        moves more players or makes a greater difference. So an exchange is a sum over pairs.
        `best` has how many players are moved in the last `done` bits of its costs.
        """
        number = {v: n for n, v in enumerate(group, 1)}
        width, leave, enter = exchange_prices(p, len(group))
        places = [number.get(v, 0) for v in range(self.size + 1)]  # nobody is the last one
        halves = Halves(
            mask_of(group) & ~self.floating, [leave[n] for n in places], [enter[n] for n in places]
        )
        mates = self.costs.refined(width, halves, best, done).mates
        out, into = [], []
        for v, n in number.items():
            other = number[mates[v]] if self._meet(v, mates[v]) else 0
            if n <= p and other < n:
                out.append(n)
            elif p < n < other:
                into.append(n)
        return tuple(reversed(out)), tuple(into)

    @implements("dutch-2012 C8.b", "dutch-2012 D3")
    def _floaters(self, moved: int, m1: int) -> list[int]:
        """The first set of moved-down players, in the order of D3, that a best candidate has as S1."""
        if m1 == moved:
            return list(range(moved))
        # of two moved-down players who meet the higher one is in S1, the other is left out
        prices = floater_prices(moved) + [0] * (self.size + 1 - moved)
        halves = Halves(self.inside & ~self.floating, prices, [0] * (self.size + 1))
        mates = self.costs.refined(moved, halves, self.best).mates
        return [v for v in range(moved) if self._meet(v, mates[v]) and not mates[v] < v]

    def _meet(self, v: int, w: int) -> bool:
        """Whether both are in the bracket and do not go down."""
        return v < self.count and w < self.count and not self.floating & (1 << v | 1 << w)

    def apart(self, s1: Sequence[int], s2: Sequence[int]) -> list[int]:
        """For every vertex those it may meet: S1 only others of the bracket, nobody within S2."""
        upper, lower = mask_of(s1), mask_of(s2)
        return sides(
            self.size,
            (everybody(self.size), ~upper),
            (self.inside & ~self.floating, ~lower | self.floating),
            (upper, self.inside & ~upper & ~self.floating),
        )
