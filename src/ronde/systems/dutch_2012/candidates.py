"""C.04.3.1, C3 to C10 and D: the best candidate of a bracket.

Ruling R13 turns the steps of C10 into one question: which candidates have the least vector (score criterion,
B2, A7.d, X, Z, B5 and B6 for downfloaters, B5 and B6 for upfloaters), and which of these is the first in the
order of D1, D2 and D3? A vector is kept as one whole number, so that the vectors of the pairs can be added;
pairs of players whose cards say the same have the same vector, which keeps the different vectors few.
The vertices of a graph are the players of the bracket in the order of A2, then those whom the unpaired ones
may meet further down (C12, C13), then empty places for those who stay without an opponent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from ronde.facts.colours import Preference
from ronde.facts.history import Float
from ronde.matching.bits import bits
from ronde.matching.weighted import UNIT, Levels, Optimum, Table
from ronde.rulebook import implements
from ronde.systems.dutch_2012.facts import Entry, breaks_a7d, breaks_b2, breaks_x, breaks_z
from ronde.systems.exchanges import Exchange, exchange_key, exchange_prices, exchanges, floater_prices

POINT = 10  # tenths
NEVER = (False, False)
LARGE, FEW = 40, 40  # in a group of more than 40 players, 40 exchanges are tried one after the other
FLAGS = 8  # B2, A7.d, X, Z, B5 and B6 down, B5 and B6 up
RESIDENT, MOVED, LOWER_RESIDENT, LOWER_MOVED, NOBODY = range(5)


class Kind(NamedTuple):
    """All that the vector of a pair can depend on: players of one kind are alike for it."""

    role: int
    preference: Preference | None = None
    top_scorer: bool = False
    down: tuple[bool, bool] = (False, False)  # B5, B6 as a downfloater
    up: tuple[bool, bool] = (False, False)  # B5, B6 as an upfloater
    score: int = 0
    may_rest: bool = True


def kind_of(entry: Entry, role: int) -> Kind:
    """The kind of a player in his role."""
    resident = role == RESIDENT
    return Kind(
        role,
        entry.preference,
        entry.top_scorer,
        entry.floated(Float.DOWN) if resident else (False, False),
        entry.floated(Float.UP) if resident else (False, False),
        entry.score,
        entry.may_rest,
    )


NO_ONE = Kind(NOBODY)
Price = Callable[[Kind, Kind], int | None]
Rows = dict[int, list[int]]  # for every price, the neighbours of each vertex at that price


def compatible(a: Kind, b: Kind) -> bool:
    """B2 for two kinds (B1 is looked at player by player)."""
    assert a.preference is not None
    assert b.preference is not None
    return not breaks_b2(a.preference, b.preference) or a.top_scorer or b.top_scorer


def graph(kinds: Sequence[Kind], players: Sequence[Entry], price: Price) -> Rows:
    """Who may meet whom at what price; the first vertices are the players."""
    groups: dict[Kind, int] = {}
    for vertex, kind in enumerate(kinds):
        groups[kind] = groups.get(kind, 0) | 1 << vertex
    known = {kind: _prices(kind, groups, price) for kind in groups}
    place = {entry.id: vertex for vertex, entry in enumerate(players)}
    rows: Rows = {}
    for vertex, kind in enumerate(kinds):
        open_ = ~(1 << vertex)
        if vertex < len(players):
            for id_ in players[vertex].met:
                if id_ in place:
                    open_ &= ~(1 << place[id_])
        for cost, mask in known[kind]:
            if mask & open_:
                rows.setdefault(cost, [0] * len(kinds))[vertex] = mask & open_
    return rows


def _prices(kind: Kind, groups: dict[Kind, int], price: Price) -> list[tuple[int, int]]:
    found: dict[int, int] = {}
    for other, mask in groups.items():
        cost = price(kind, other)
        if cost is not None:
            found[cost] = found.get(cost, 0) | mask
    return list(found.items())


class Parts(NamedTuple):
    """A vector: what comes before everything else, the score criterion, what counts below, eight counts."""

    lead: int
    score: int
    below: int
    flags: int


class Ledger(NamedTuple):
    """Vectors as whole numbers that can be added."""

    odd_round: bool
    width: int  # bits of a count
    scores: int  # bits of a sum of scores
    below: int = 0  # bits of what counts in the bracket below

    def cost(self, lead: int, score: int, below: int, flags: int) -> int:
        """One number out of the parts."""
        return (((lead << self.scores | score) << self.below | below) << FLAGS * self.width) + flags

    def split(self, cost: int) -> Parts:
        """The parts of a number."""
        cost, flags = divmod(cost, 1 << FLAGS * self.width)
        cost, below = divmod(cost, 1 << self.below)
        lead, score = divmod(cost, 1 << self.scores)
        return Parts(lead, score, below, flags)

    @implements("dutch-2012 C3", "dutch-2012 C3.b", "dutch-2012 C3.c", "dutch-2012 C3.d", "dutch-2012 C3.e")
    @implements("dutch-2012 C3.f", "dutch-2012 C3.g", "dutch-2012 C3.h", "dutch-2012 C10")
    @implements("dutch-2012 B5", "dutch-2012 B6")
    def flags(
        self, pair: tuple[Preference, Preference] | None, down: tuple[bool, bool], up: tuple[bool, bool]
    ) -> int:
        """The counts of C3.b to C3.h, in the order in which C10 gives them up last (rulings R13, R14)."""
        counts = [False, False, False, False]
        if pair is not None:
            odd = self.odd_round
            counts = [
                breaks_b2(*pair),
                odd and breaks_a7d(*pair),
                breaks_x(*pair),
                not odd and breaks_z(*pair),
            ]
        total = 0
        for count in (*counts, *down, *up):
            total = total << self.width | count
        return total


class Terms:
    """What pairs and unpaired players of one bracket add to its vector."""

    def __init__(
        self,
        players: Sequence[Entry],
        odd_round: bool,
        lowest: bool = False,
        heterogeneous: bool = False,
        count_up: bool = True,
        below: int = 0,
    ) -> None:
        self.low = min(entry.score for entry in players)
        self.lowest, self.heterogeneous, self.count_up = lowest, heterogeneous, count_up
        spread = max(entry.score for entry in players) - self.low + POINT
        most = len(players) * (spread * spread if lowest else spread)
        self.ledger = Ledger(odd_round, len(players).bit_length() + 1, most.bit_length(), below)

    @implements(
        "dutch-2012 B3", "dutch-2012 C10.a", "dutch-2012 C10.b", "dutch-2012 C10.e", "dutch-2012 C10.f"
    )
    @implements("dutch-2012 C10.g")
    def pair(self, a: Kind, b: Kind) -> int | None:
        """The vector of a pair, None if B2 forbids it.

        In the lowest bracket two moved-down players who meet leave one place of S1 empty (ruling R26).
        """
        if not compatible(a, b):
            return None
        assert a.preference is not None
        assert b.preference is not None
        up = NEVER
        if self.count_up and a.role != b.role:
            up = a.up if a.role == RESIDENT else b.up
        flags = self.ledger.flags((a.preference, b.preference), NEVER, up)
        if not self.lowest:
            return self.ledger.cost(0, 0, 0, flags)
        both = self.heterogeneous and a.role == b.role == MOVED
        return self.ledger.cost(both, (a.score - b.score) ** 2, 0, flags)

    @implements("dutch-2012 D4", "dutch-2012 B3.note", "dutch-2012 C10.c", "dutch-2012 C10.d")
    def rest(self, a: Kind) -> int | None:
        """The vector of an unpaired player; in the lowest bracket the bye, None if he may not have it.

        The scores that go down are to be low (ruling R16); the bye counts as an opponent with a point
        less than the lowest score (ruling R17). Moved-down players are no new downfloaters (ruling R15).
        """
        flags = self.ledger.flags(None, a.down, NEVER)
        if not self.lowest:
            return self.ledger.cost(0, a.score - self.low, 0, flags)
        if not a.may_rest:
            return None
        first = self.heterogeneous and a.role == MOVED
        return self.ledger.cost(first, (a.score - self.low + POINT) ** 2, 0, flags)

    def price(self, a: Kind, b: Kind) -> int | None:
        """The vector of two vertices, one of which may be an empty place."""
        if a.role == NOBODY or b.role == NOBODY:
            return None if a.role == b.role else self.rest(b if a.role == NOBODY else a)
        return self.pair(a, b)


# ---- the order of the candidates ------------------------------------------------------------------------


class Candidate(NamedTuple):
    """A pairing of a bracket, as vertices: the heterogeneous part, then the homogeneous one."""

    top: tuple[tuple[int, int], ...]  # moved-down players and their opponents, in the order of S1
    pairs: tuple[tuple[int, int], ...]  # S1 and S2 of the homogeneous bracket or remainder
    s2: tuple[int, ...]  # all of S2, in the order of A2
    exchange: Exchange = ((), ())  # what left S1 and S2, as numbers inside the group

    def everything(self) -> Iterator[tuple[int, int]]:
        """All pairs."""
        yield from self.top
        yield from self.pairs

    def place(self) -> tuple[tuple[int, ...], ...]:
        """Where it stands in the order of the candidates of one P1 and M1: D3, D1, D2, D1."""
        return (
            tuple(a for a, _ in self.top),
            tuple(b for _, b in self.top),
            exchange_key(self.exchange),
            tuple(b for _, b in self.pairs),
        )


NO_CANDIDATE = Candidate((), (), ())


class Search:
    """The best candidates of a bracket of `count` players, and the first among them."""

    def __init__(self, rows: Rows, ledger: Ledger, count: int, size: int, floating: int = 0) -> None:
        self.rows = rows
        self.ledger = ledger
        self.count = count
        self.size = size
        self.floating = floating  # players who go down whomever they meet there (ruling R27)
        self.inside = (1 << count) - 1

    @cached_property
    def best(self) -> Optimum:
        """The best candidates."""
        return self._optimum(self.rows, (1 << self.size) - 1)

    @property
    def found(self) -> bool:
        """There is a candidate."""
        return self.best.complete

    @property
    def cost(self) -> int:
        """The least vector."""
        return self.best.cost

    @property
    def parts(self) -> Parts:
        """The least vector in its parts."""
        return self.ledger.split(self.cost)

    def paired(self, moved: int) -> int:
        """How many of the first players have an opponent in the best candidates."""
        return sum(self.best.mates[v] < self.count for v in range(moved))

    def _optimum(self, rows: Rows, alive: int) -> Optimum:
        return Optimum(Levels([(cost * UNIT, row) for cost, row in rows.items()], self.size), alive)

    @implements(
        "dutch-2012 C3.a",
        "dutch-2012 C4",
        "dutch-2012 C5",
        "dutch-2012 C6",
        "dutch-2012 C9",
        "dutch-2012 A6.a",
    )
    def first(self, moved: int, m1: int, pairs: int) -> Candidate:
        """The first of the best candidates: of `moved` players from above m1 make S1 (0: homogeneous).

        The remainder has no requirements of its own (ruling R19): a heterogeneous part counts only if the
        remainder can complete it to the least vector.
        """
        best, rows = self.best, self.rows
        top: list[tuple[int, int]] = []
        if m1:
            s1 = self._floaters(moved, m1)
            if m1 < moved:
                rows = self._apart(rows, s1, [])
                best = self._optimum(rows, best.alive)
            upper = set(s1)
            top = _transpose(best, s1, [v for v in range(self.count) if v not in upper])
        group = [v for v in range(self.count) if best.alive >> v & 1]
        if pairs == m1:
            return Candidate(tuple(top), (), tuple(group))
        s1, s2, exchange, split = self._split(rows, best, group, pairs - m1)
        return Candidate(tuple(top), tuple(_transpose(split, s1, s2)), tuple(s2), exchange)

    @implements("dutch-2012 C8.b", "dutch-2012 D3")
    def _floaters(self, moved: int, m1: int) -> list[int]:
        """The first set of moved-down players, in the order of D3, that a best candidate has as S1."""
        if m1 == moved:
            return list(range(moved))
        prices = floater_prices(moved)

        def price(v: int, w: int) -> int:
            """Of two moved-down players who meet the higher one is in S1, the other is left out."""
            if not self._meet(v, w):
                return sum(prices[u] for u in (v, w) if u < moved)
            return prices[w] if w < moved else 0

        mates = self._priced(self.rows, self.best, moved, price).mates
        return [v for v in range(moved) if self._meet(v, mates[v]) and not mates[v] < v]

    @implements("dutch-2012 C8", "dutch-2012 C8.a", "dutch-2012 D2", "dutch-2012 A9", "dutch-2012 A9.b")
    def _split(
        self, rows: Rows, best: Optimum, group: list[int], p: int
    ) -> tuple[list[int], list[int], Exchange, Optimum]:
        """S1 and S2 after the first exchange that lets them make a best candidate (ruling R18)."""
        for exchange in self._exchanges(rows, best, group, p):
            leave, enter = exchange
            chosen = {*range(1, p + 1), *enter} - {*leave}
            s1 = [v for number, v in enumerate(group, 1) if number in chosen]
            s2 = [v for number, v in enumerate(group, 1) if number not in chosen]
            split = self._optimum(self._apart(rows, s1, s2), best.alive)
            if split.complete and split.cost == best.cost:
                return s1, s2, exchange, split
        raise AssertionError("the best candidate belongs to no exchange")

    def _exchanges(self, rows: Rows, best: Optimum, group: list[int], p: int) -> Iterator[Exchange]:
        """Exchanges that come before any other that works: none, then the right one.

        In a large group the first few are tried before the right one is worked out, which takes longer.
        """
        yield (), ()
        if len(group) > LARGE:
            fewest = self._fewest(rows, best, _mask(group[p:]))
            yield from islice(exchanges(p, len(group), fewest), FEW if fewest < 4 else 0)
        yield self._exchange(rows, best, group, p)

    def _fewest(self, rows: Rows, best: Optimum, s2: int) -> int:
        """How many players have to be exchanged: as many as there must be pairs within S2."""
        s2 &= ~self.floating
        width = self.count.bit_length()
        priced = {}
        for cost, row in rows.items():
            within = [mask & s2 if s2 >> v & 1 else 0 for v, mask in enumerate(row)]
            priced[cost << width] = [mask & ~s2 if s2 >> v & 1 else mask for v, mask in enumerate(row)]
            priced[(cost << width) + 1] = within
        return self._optimum(priced, best.alive).cost - (best.cost << width)

    def _exchange(self, rows: Rows, best: Optimum, group: list[int], p: int) -> Exchange:
        """The first exchange of D2 with a best candidate.

        A candidate belongs to the exchange that moves, of two players of S1 who meet, the lower one, of two
        players of S2 the higher one, and every unpaired player of S1: any other exchange that allows it
        moves more players or makes a greater difference. So an exchange is a sum over pairs.
        """
        number = {v: n for n, v in enumerate(group, 1)}
        width, leave, enter = exchange_prices(p, len(group))

        def price(v: int, w: int) -> int:
            a, b = number.get(v, 0), number.get(w, 0)
            if not self._meet(v, w):
                return leave[a] + leave[b]
            return leave[b] if b <= p else enter[a]

        mates = self._priced(rows, best, width, price).mates
        out, into = [], []
        for v, n in number.items():
            other = number[mates[v]] if self._meet(v, mates[v]) else 0
            if n <= p and other < n:
                out.append(n)
            elif p < n < other:
                into.append(n)
        return tuple(reversed(out)), tuple(into)

    def _meet(self, v: int, w: int) -> bool:
        """Both are of the bracket and do not go down."""
        return v < self.count and w < self.count and not self.floating & (1 << v | 1 << w)

    def _priced(self, rows: Rows, best: Optimum, width: int, price: Callable[[int, int], int]) -> Optimum:
        """The best candidates with a second price for every pair v < w of vertices."""
        near = {v: best.near(v) & -2 << v for v in bits(best.alive)}
        costs: list[dict[int, int]] = [{} for _ in range(self.size)]
        for cost, row in rows.items():
            base = cost << width
            for v, mask in near.items():
                for w in bits(row[v] & mask):
                    costs[v][w] = costs[w][v] = (base + price(v, w)) * UNIT
        return Optimum(Table(costs), best.alive)

    def _apart(self, rows: Rows, s1: list[int], s2: list[int]) -> Rows:
        """Only pairs of S1 with others of the bracket; none within S2."""
        upper, lower = _mask(s1), _mask(s2)
        may_meet = []
        for v in range(self.size):
            if upper >> v & 1:
                may_meet.append(self.inside & ~upper & ~self.floating)
            elif v >= self.count or self.floating >> v & 1:
                may_meet.append(~upper)
            else:
                may_meet.append(~lower | self.floating)
        return {
            cost: [mask & may for mask, may in zip(row, may_meet, strict=True)] for cost, row in rows.items()
        }


def _mask(vertices: list[int]) -> int:
    mask = 0
    for v in vertices:
        mask |= 1 << v
    return mask


@implements("dutch-2012 C7", "dutch-2012 D1", "dutch-2012 D1.1", "dutch-2012 D1.2", "dutch-2012 A9.a")
def _transpose(best: Optimum, s1: list[int], s2: list[int]) -> list[tuple[int, int]]:
    """The first transposition: to each player of S1 in turn the first of S2 who leaves a best candidate."""
    pairs = []
    left = list(s2)
    for a in s1:
        place = next(place for place, b in enumerate(left) if best.can_fix(a, b))
        best.fix(a, left[place])
        pairs.append((a, left.pop(place)))
    return pairs
