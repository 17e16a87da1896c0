"""C.04.3 of 2026, articles 3 and 4: the first of the best candidates of a bracket.

A bracket and the players below it make a graph: a player paired inside meets one of the bracket,
a downfloater meets a player below, or an empty place that represents one. A cheapest perfect matching
is a best candidate; the first one in the order of generation is fixed pair by pair.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from ronde.matching.bits import bits, mask_of
from ronde.matching.charged import Halves
from ronde.matching.graphs import Few, Many
from ronde.matching.rows import sides
from ronde.matching.trying import Trials
from ronde.matching.weighted import Optimum
from ronde.rulebook import implements
from ronde.systems.common import first_partner
from ronde.systems.divisions import Pairs
from ronde.systems.dutch_2026.criteria import NOBODY, Prices
from ronde.systems.dutch_2026.facts import Entry
from ronde.systems.dutch_2026.graph import Graph
from ronde.systems.exchanges import Exchange, exchange_prices, exchanges

FEW_VERTICES = 18  # so many vertices are tried rather than priced
LARGE, FEW = 40, 20  # in a group of more than 40 players, 20 exchanges of one are tried one by one


def are_few(vertices: int) -> bool:
    """Whether so many vertices are tried rather than priced."""
    return vertices <= FEW_VERTICES


class Candidate:
    """A pairing of a bracket, as vertices; never changed once made."""

    __slots__ = ("down", "exchange", "pairs", "top")

    def __init__(
        self, top: Pairs, pairs: Pairs, down: tuple[int, ...], exchange: Exchange = ((), ())
    ) -> None:
        self.top = top  # moved-down players and their opponents, in the order of S1
        self.pairs = pairs  # S1 and S2 of the homogeneous bracket or remainder
        self.down = down
        self.exchange = exchange  # the players who left S1 and S2, as numbers inside the group

    def everything(self) -> Pairs:
        """All pairs."""
        return self.top + self.pairs


def only(near: Sequence[int], m0: int) -> Candidate:
    """The only candidate of a bracket of one or two players: they meet, or nobody does."""
    if len(near) == 1 or not near[0] & 2:
        return Candidate((), (), tuple(range(len(near))))
    return Candidate(((0, 1),), (), ()) if m0 else Candidate((), ((0, 1),), ())


@implements("dutch-2026 3.4", "dutch-2017 B.4")
def natural(
    near: Sequence[int],
    moved: Sequence[Entry],
    residents: Sequence[Entry],
    prices: Prices,
    loose: bool = False,
) -> Candidate | None:
    """3.4: the very first candidate of a homogeneous bracket, if it is perfect.

    With `loose` anybody may leave the bracket.
    """
    half, odd = divmod(len(residents), 2)
    if moved or prices.mixed or not half:
        return None
    for v in range(half):
        if not near[v] >> half + v & 1:
            return None
    units = prices.units
    if odd:
        last = residents[-1]
        if not (loose or near[2 * half] >> 2 * half + 1):  # nobody below, and no bye
            return None
        unplayed = last.unplayed if prices.bye_here else 0
        if units.of_one(prices.resident(last).leaving, unplayed) != units.of_one(NOBODY, 0):
            return None
    for v in range(half):
        one, other = residents[v], residents[half + v]
        if units.of_two(prices.resident(one).peer, prices.resident(other).peer):
            return None
    return Candidate((), tuple([(v, half + v) for v in range(half)]), (2 * half,) if odd else ())


def places_matter(graph: Graph) -> bool:
    """Whether the order of the sets of moved-down players may decide."""
    return len(graph.moved) > 1 or (graph.prices.mixed and len(graph.moved) > 0)


class Search:
    """The best candidates of a bracket, and the first among them."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.inside, self.size = graph.inside, graph.size
        # the order of the sets of moved-down players; of many, only once it is known to matter
        self.costs = self._costs(place=are_few(self.size) and places_matter(graph))
        self.best = self.costs.optimum((1 << self.size) - 1)
        self.final = self.best  # the rest of it once the candidate is fixed
        self.cost, self.complete = self.best.cost, self.best.complete

    def _costs(self, place: bool) -> Few | Many:
        return self.graph.few(place) if are_few(self.size) else Many(self.graph.rows(place), self.size)

    @implements("dutch-2026 3.6", "dutch-2026 3.7", "dutch-2026 3.8", "dutch-2026 3.2", "dutch-2026 3.3")
    @implements("dutch-2017 B.6", "dutch-2017 B.7", "dutch-2017 B.8", "dutch-2017 B.2", "dutch-2017 B.3")
    @implements("dutch-2026 4.1")
    def first(self) -> Candidate:
        """The first of the best candidates (3.8)."""
        m0, inside, mates = len(self.graph.moved), self.inside, self.best.mates
        paired = len([v for v in range(inside) if mates[v] < inside]) // 2
        s1 = [v for v in range(m0) if mates[v] < inside]
        if isinstance(self.costs, Many) and m0 and (self.graph.prices.mixed or 0 < len(s1) < m0):
            assert isinstance(self.best, Optimum)
            self.costs = Many(self.graph.rows(place=True), self.size)
            self.best = self.final = self.costs.optimum(self.best.alive, self.best)
            mates = self.best.mates
            s1 = [v for v in range(m0) if mates[v] < inside]
        top = self._transpose(self.best, s1, range(m0, inside)) if s1 else []
        pairs: list[tuple[int, int]] = []
        exchange: Exchange = ((), ())
        if paired > len(top):
            group = [v for v in range(m0, inside) if self.best.alive >> v & 1]
            pairs, exchange = self._remainder(group, paired - len(top))
        met = mask_of(v for pair in (*top, *pairs) for v in pair)
        down = tuple([v for v in range(inside) if not met >> v & 1])
        return Candidate(tuple(top), tuple(pairs), down, exchange)

    @staticmethod
    @implements("dutch-2026 4.2", "dutch-2026 4.5", "dutch-2017 D.1")
    def _transpose(best: Optimum | Trials, s1: Sequence[int], s2: Sequence[int]) -> list[tuple[int, int]]:
        """Give each player of S1 in turn the first of S2 that leaves a best candidate."""
        if isinstance(best, Trials):
            pairs = best.lined_up(s1, s2)
            assert pairs is not None
            return pairs
        left = mask_of(s2)
        pairs = []
        for a in s1:
            b = first_partner(best, a, bits(best.candidates(a) & left))
            left ^= 1 << b
            pairs.append((a, b))
        return pairs

    def _remainder(self, group: list[int], p: int) -> tuple[list[tuple[int, int]], Exchange]:
        """So many pairs of a homogeneous bracket or remainder, and the exchange that they need."""
        if isinstance(self.best, Trials):  # without an exchange, if that is possible
            pairs = self.best.lined_up(group[:p], group[p:])
            if pairs is not None:
                return pairs, ((), ())
        s1, s2, exchange, self.final = self._split(group, p)
        return self._transpose(self.final, s1, s2), exchange

    @implements("dutch-2026 4.3", "dutch-2017 D.2")
    def _split(self, group: list[int], p: int) -> tuple[list[int], list[int], Exchange, Optimum | Trials]:
        """4.3: S1 and S2 after the first exchange that lets them make a best candidate."""
        for exchange in self._exchanges(group, p):
            leave, enter = exchange
            chosen = {*range(1, p + 1), *enter} - {*leave}
            s1 = [v for number, v in enumerate(group, 1) if number in chosen]
            s2 = [v for number, v in enumerate(group, 1) if number not in chosen]
            split = self.costs.within(self._apart(s1, s2), self.best)
            if split.complete and split.cost == self.best.cost:
                return s1, s2, exchange, split
        raise AssertionError("the best candidate belongs to no exchange")

    def _exchanges(self, group: list[int], p: int) -> Iterator[Exchange]:
        """Exchanges that come before any other that works: none, then the right one.

        In a large group the first few are tried before the right one is worked out, which takes longer.
        """
        if isinstance(self.best, Trials):
            yield self._exchange(group, p, self.best)
            return
        yield (), ()
        best, done = self.best, 0
        if len(group) > LARGE:
            # as many players have to be exchanged as there must be pairs within S2
            done = len(group).bit_length()
            best = self.best.counting(mask_of(group[p:]), done)
            fewest = best.cost - (self.best.cost << done)
            yield from islice(exchanges(p, len(group), fewest), FEW if fewest < 2 else 0)
        yield self._exchange(group, p, best, done)

    def _exchange(self, group: list[int], p: int, best: Optimum | Trials, done: int = 0) -> Exchange:
        """The first exchange with a best candidate.

        A candidate belongs to the exchange that moves, of two players of S1 who meet, the lower one, of two
        players of S2 the higher one, and every unpaired player of S1: any other exchange that allows it
        moves more players or makes a greater difference. So an exchange is a sum over pairs.
        `best` has how many players are moved in the last `done` bits of its costs.
        """
        number = {v: n for n, v in enumerate(group, 1)}
        width, leave, enter = exchange_prices(p, len(group))
        places = [number.get(v, 0) for v in range(self.size + 1)]  # nobody is the last one
        halves = Halves(mask_of(group), [leave[n] for n in places], [enter[n] for n in places])
        mates = self.costs.refined(width, halves, best, done).mates
        out, into = [], []
        for v, n in number.items():
            other = number.get(mates[v], 0)
            if n <= p and other < n:
                out.append(n)
            elif p < n < other:
                into.append(n)
        return tuple(reversed(out)), tuple(into)

    def _apart(self, s1: Sequence[int], s2: Sequence[int]) -> list[int]:
        """For every vertex those it may meet, if S1 meets S2 only and nobody meets within S2."""
        upper, lower = mask_of(s1), mask_of(s2)
        return sides(self.size, ((1 << self.size) - 1, ~upper), (lower, ~lower), (upper, lower))
