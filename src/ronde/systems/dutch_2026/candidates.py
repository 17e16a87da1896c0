"""C.04.3 of 2026, articles 3 and 4: the first of the best candidates of a bracket.

A bracket and the players below it make a graph: a player paired inside meets one of the bracket,
a downfloater meets a player below, or an empty place that represents one. A cheapest perfect matching
is a best candidate; the first one in the order of generation is fixed pair by pair.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from ronde.matching.bits import bits, mask_of
from ronde.matching.prices import UNIT, Levels, Table
from ronde.matching.weighted import FEW as FEW_VERTICES
from ronde.matching.weighted import Optimum
from ronde.rulebook import implements
from ronde.systems.common import first_partner
from ronde.systems.dutch_2026.criteria import LOWER, MOVED, NEVER, NEXT, NO_TONE, OUT, RESIDENT, Kind, Prices
from ronde.systems.dutch_2026.facts import Entry, Tone
from ronde.systems.exchanges import Exchange, exchange_prices, exchanges

MANY, SMALL = 5, 100  # with more prices than that among so few vertices, edges are kept one by one
LARGE, FEW = 40, 40  # in a group of more than 40 players, 40 exchanges are tried one after the other
Rows = dict[int, list[int]]  # for every price, the neighbours of each vertex at that price


class Candidate(NamedTuple):
    """A pairing of a bracket, as vertices."""

    top: tuple[tuple[int, int], ...]  # moved-down players and their opponents, in the order of S1
    pairs: tuple[tuple[int, int], ...]  # S1 and S2 of the homogeneous bracket or remainder
    down: tuple[int, ...]
    exchange: Exchange = ((), ())  # the players who left S1 and S2, as numbers inside the group

    def everything(self) -> Iterator[tuple[int, int]]:
        """All pairs."""
        yield from self.top
        yield from self.pairs


class Graph(NamedTuple):
    """A bracket, with the players below as far as they matter. Vertices are in the order of the parts."""

    moved: Sequence[Entry]
    residents: Sequence[Entry]
    next: Sequence[Entry]  # the next scoregroup
    lower: int  # how many players below, all alike (and the bye)
    out: int  # empty places
    near: Sequence[int]  # the neighbours of each vertex
    prices: Prices

    @property
    def inside(self) -> int:
        """The players of the bracket."""
        return len(self.moved) + len(self.residents)

    @property
    def size(self) -> int:
        """All vertices."""
        return self.inside + len(self.next) + self.lower + self.out

    def kinds(self, place: bool) -> list[Kind]:
        """The kind of every vertex; with `place` moved-down players are distinct."""
        c9 = self.prices.bye_here
        m0 = len(self.moved)
        return [
            *(
                Kind(MOVED, e.tone, e.down, e.up, e.score, e.unplayed if c9 else 0, m0 - n if place else 0)
                for n, e in enumerate(self.moved)
            ),
            *(Kind(RESIDENT, e.tone, e.down, e.up, e.score, e.unplayed if c9 else 0) for e in self.residents),
            *(Kind(NEXT, score=e.score) for e in self.next),
            *[Kind(LOWER)] * self.lower,
            *[Kind(OUT)] * self.out,
        ]

    def price(self, a: Kind, b: Kind) -> int:
        """The cost of an edge."""
        if a.role > b.role:
            a, b = b, a
        if b.role <= RESIDENT:
            return self.prices.pair(a, b)
        total = self.prices.down(a) if a.role <= RESIDENT else 0
        if self.next and a.role <= NEXT < b.role:
            total += self.prices.on(a)
        return total

    def seen(self, by: int, kind: Kind) -> Kind:
        """The part of a kind that matters to a vertex in another role."""
        role, tone, down, up, score, _, _ = kind
        if role <= RESIDENT and by <= RESIDENT:
            if self.prices.mixed:
                return Kind(role, tone, down, up, score)
            if role == RESIDENT:
                return Kind(role, tone, up=up, score=score) if by == MOVED else Kind(role, tone, score=score)
            return Kind(role, tone, down, score=score)
        if role <= RESIDENT:
            return kind._replace(tone=NO_TONE, up=NEVER)
        return kind

    def rows(self, place: bool) -> Rows:
        """The possible pairs by price."""
        kinds = self.kinds(place)
        alike: dict[Kind, int] = {}
        for vertex, kind in enumerate(kinds):
            alike[kind] = alike.get(kind, 0) | 1 << vertex
        views: dict[int, dict[Kind, int]] = {kind.role: {} for kind in alike}
        for by, view in views.items():
            for kind, mask in alike.items():
                seen = self.seen(by, kind)
                view[seen] = view.get(seen, 0) | mask
        known: dict[tuple[Kind, Kind], int] = {}
        prices = {kind: self._prices(kind, views, known) for kind in alike}
        rows: Rows = {}
        for vertex, kind in enumerate(kinds):
            near = self.near[vertex]
            for cost, mask in prices[kind]:
                if mask & near:
                    rows.setdefault(cost, [0] * len(kinds))[vertex] = mask & near
        return rows

    def _prices(
        self, kind: Kind, views: dict[int, dict[Kind, int]], known: dict[tuple[Kind, Kind], int]
    ) -> list[tuple[int, int]]:
        """The prices of a vertex of this kind, and the possible partners at each."""
        found: dict[int, int] = {}
        mine = {role: self.seen(role, kind) for role in views}
        for other, mask in views[kind.role].items():
            pair = mine[other.role], other
            cost = known.get(pair)
            if cost is None:
                cost = known[pair] = self.price(*pair)
            found[cost] = found.get(cost, 0) | mask
        return list(found.items())


@implements("dutch-2026 3.4", "dutch-2017 B.4")
def natural(
    near: Sequence[int], moved: Sequence[Entry], residents: Sequence[Entry], prices: Prices
) -> Candidate | None:
    """3.4: the very first candidate of a homogeneous bracket, if it is perfect."""
    half, odd = divmod(len(residents), 2)
    if moved or prices.mixed or not half:
        return None
    free = Kind(RESIDENT, score=residents[0].score)
    if odd:
        last = residents[-1]
        if not near[2 * half] >> 2 * half + 1:  # nobody below, and no bye
            return None
        unplayed = last.unplayed if prices.bye_here else 0
        if prices.down(free._replace(down=last.down, unplayed=unplayed)) != prices.down(free):
            return None
    known: set[tuple[Tone, Tone]] = set()
    for v in range(half):
        tones = residents[v].tone, residents[half + v].tone
        if not near[v] >> half + v & 1:
            return None
        if tones not in known:
            if prices.pair(free._replace(tone=tones[0]), free._replace(tone=tones[1])):
                return None
            known.add(tones)
    return Candidate((), tuple((v, half + v) for v in range(half)), (2 * half,) if odd else ())


class Search:
    """The best candidates of a bracket, and the first among them."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.inside, self.size = graph.inside, graph.size
        self.rows = graph.rows(place=False)
        self.best = self._optimum(self.rows, (1 << self.size) - 1)
        self.final = self.best  # the rest of it once the candidate is fixed
        self.cost = self.best.cost

    def _optimum(self, rows: Rows, alive: int) -> Optimum:
        if len(rows) > MANY and FEW_VERTICES < self.size < SMALL:
            costs: list[dict[int, int]] = [{} for _ in range(self.size)]
            for cost, row in rows.items():
                for v, mask in enumerate(row):
                    for w in bits(mask):
                        costs[v][w] = cost * UNIT
            return Optimum(Table(costs), alive)
        return Optimum(Levels([(cost * UNIT, row) for cost, row in rows.items()], self.size), alive)

    @implements("dutch-2026 3.6", "dutch-2026 3.7", "dutch-2026 3.8", "dutch-2026 3.2", "dutch-2026 3.3")
    @implements("dutch-2017 B.6", "dutch-2017 B.7", "dutch-2017 B.8", "dutch-2017 B.2", "dutch-2017 B.3")
    @implements("dutch-2026 4.1")
    def first(self) -> Candidate:
        """The first of the best candidates (3.8)."""
        m0, mates = len(self.graph.moved), self.best.mates
        paired = sum(mates[v] < self.inside for v in range(self.inside)) // 2
        s1 = [v for v in range(m0) if mates[v] < self.inside]
        if m0 and (self.graph.prices.mixed or 0 < len(s1) < m0):
            self.rows = self.graph.rows(place=True)
            self.best = self.final = self._optimum(self.rows, self.best.alive)
            s1 = [v for v in range(m0) if self.best.mates[v] < self.inside]
        top = self._transpose(self.best, s1, list(range(m0, self.inside)))
        group = [v for v in range(m0, self.inside) if self.best.alive >> v & 1]
        pairs: list[tuple[int, int]] = []
        exchange: Exchange = ((), ())
        if paired > len(top):
            s1, s2, exchange, self.final = self._split(group, paired - len(top))
            pairs = self._transpose(self.final, s1, s2)
        met = {v for pair in (*top, *pairs) for v in pair}
        down = tuple(v for v in range(self.inside) if v not in met)
        return Candidate(tuple(top), tuple(pairs), down, exchange)

    @staticmethod
    @implements("dutch-2026 4.2", "dutch-2026 4.5", "dutch-2017 D.1")
    def _transpose(best: Optimum, s1: list[int], s2: list[int]) -> list[tuple[int, int]]:
        """Give each player of S1 in turn the first of S2 that leaves a best candidate."""
        pairs = []
        left = list(s2)
        for a in s1:
            b = first_partner(best, a, left)
            left.remove(b)
            pairs.append((a, b))
        return pairs

    @implements("dutch-2026 4.3", "dutch-2017 D.2")
    def _split(self, group: list[int], p: int) -> tuple[list[int], list[int], Exchange, Optimum]:
        """4.3: S1 and S2 after the first exchange that lets them make a best candidate."""
        for exchange in self._exchanges(group, p):
            leave, enter = exchange
            chosen = {*range(1, p + 1), *enter} - {*leave}
            s1 = [v for number, v in enumerate(group, 1) if number in chosen]
            s2 = [v for number, v in enumerate(group, 1) if number not in chosen]
            split = self._optimum(self._apart(s1, s2), self.best.alive)
            if split.complete and split.cost == self.best.cost:
                return s1, s2, exchange, split
        raise AssertionError("the best candidate belongs to no exchange")

    def _exchanges(self, group: list[int], p: int) -> Iterator[Exchange]:
        """Exchanges that come before any other that works: none, then the right one.

        In a large group the first few are tried before the right one is worked out, which takes longer.
        """
        yield (), ()
        if len(group) > LARGE:
            fewest = self._fewest(mask_of(group[p:]))
            yield from islice(exchanges(p, len(group), fewest), FEW if fewest < 4 else 0)
        yield self._exchange(group, p)

    def _fewest(self, s2: int) -> int:
        """How many players have to be exchanged: as many as there must be pairs within S2."""
        width = self.inside.bit_length()
        priced = {}
        for cost, row in self.rows.items():
            within = [mask & s2 if s2 >> v & 1 else 0 for v, mask in enumerate(row)]
            priced[cost << width] = [mask & ~s2 if s2 >> v & 1 else mask for v, mask in enumerate(row)]
            priced[(cost << width) + 1] = within
        return self._optimum(priced, self.best.alive).cost - (self.best.cost << width)

    def _exchange(self, group: list[int], p: int) -> Exchange:
        """The first exchange with a best candidate.

        A candidate belongs to the exchange that moves, of two players of S1 who meet, the lower one, of two
        players of S2 the higher one, and every unpaired player of S1: any other exchange that allows it
        moves more players or makes a greater difference. So an exchange is a sum over pairs.
        """
        number = {v: n for n, v in enumerate(group, 1)}
        width, leave, enter = exchange_prices(p, len(group))

        def price(v: int, w: int) -> int:
            a, b = number.get(v, 0), number.get(w, 0)
            if not (a and b):
                return leave[a] + leave[b]
            return leave[b] if b <= p else enter[a]

        near = {v: self.best.near(v) & -2 << v for v in bits(self.best.alive)}
        costs: list[dict[int, int]] = [{} for _ in range(self.size)]
        for cost, row in self.rows.items():
            base = cost << width
            for v, mask in near.items():
                for w in bits(row[v] & mask):
                    costs[v][w] = costs[w][v] = (base + price(v, w)) * UNIT
        mates = Optimum(Table(costs), self.best.alive).mates
        out, into = [], []
        for v, n in number.items():
            other = number.get(mates[v], 0)
            if n <= p and other < n:
                out.append(n)
            elif p < n < other:
                into.append(n)
        return tuple(reversed(out)), tuple(into)

    def _apart(self, s1: list[int], s2: list[int]) -> Rows:
        """Pairs of S1 with S2 only, none within S2."""
        upper, lower = mask_of(s1), mask_of(s2)
        may_meet = [
            lower if upper >> v & 1 else ~lower if lower >> v & 1 else ~upper for v in range(self.size)
        ]
        return {
            cost: [mask & may for mask, may in zip(row, may_meet, strict=True)]
            for cost, row in self.rows.items()
        }
