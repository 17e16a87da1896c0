"""The best candidates of a bracket, and the first of them in the order of the Dutch texts.

The vertices of the graph are the players of the bracket in their order, then the players below, then empty
places for whoever may stay without an opponent. A cheapest perfect matching is a best candidate: a player
matched inside the bracket is paired there, any other leaves it. Of equally cheap candidates the first one is
found by fixing one decision after the other: the set of moved-down players who are paired, their opponents,
the exchange between S1 and S2, the opponents of S1. Each step keeps a matching of least cost, so that an
earlier decision is never taken back.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.optimum import Halves
from ronde.matching.rows import ByKind, bits, everybody, mask_of
from ronde.matching.weighted import cheapest_by_kind
from ronde.rulebook import implements
from ronde.search.exchanges import Exchange, exchange_key, exchange_prices, set_prices
from ronde.values import NamedTuple

Pairs = tuple[tuple[int, int], ...]


class Candidate(NamedTuple):
    """A pairing of a bracket, as vertices."""

    top: Pairs  # moved-down players and their opponents, in the order of S1
    pairs: Pairs  # S1 and S2 of the homogeneous bracket or remainder
    s2: tuple[int, ...]  # all of S2, paired or not
    down: tuple[int, ...]  # whoever has no opponent
    exchange: Exchange  # the players who left S1 and S2, as numbers inside the group

    def everything(self) -> Pairs:
        """All pairs."""
        return self.top + self.pairs

    def place(self) -> tuple[tuple[int, ...], ...]:
        """Its place in the order: the moved-down players, their opponents, the exchange, the opponents."""
        return (
            tuple([a for a, _ in self.top]),
            tuple([b for _, b in self.top]),
            exchange_key(self.exchange),
            tuple([b for _, b in self.pairs]),
        )


NO_EXCHANGE: Exchange = ((), ())
NO_CANDIDATE = Candidate((), (), (), (), NO_EXCHANGE)


class Search:
    """The best candidates of a bracket, and the first among them."""

    def __init__(self, graph: ByKind, inside: int, floating: int = 0) -> None:
        """The first `inside` vertices are the players of the bracket; those `floating` leave it in any case,
        whomever they meet."""
        self.size, self.inside = graph.size, inside
        self._staying = everybody(inside) & ~floating
        #: what is left of it, once decisions are fixed
        self.best = cheapest_by_kind(graph, everybody(graph.size))
        self.cost, self.complete, self.mates = self.best.cost, self.best.complete, self.best.mates

    def paired(self, count: int) -> int:
        """How many of the first vertices have an opponent inside the bracket."""
        return sum([self._staying >> v & self._staying >> w & 1 for v, w in enumerate(self.mates[:count])])

    @implements("dutch-2026 3.2", "dutch-2026 3.3", "dutch-2026 3.4", "dutch-2026 3.6", "dutch-2026 3.7")
    @implements("dutch-2026 3.8", "dutch-2026 4.1", "dutch-2012 A6.a")
    def first(self, moved: int, pairs: int, limbo: bool = False, sets_differ: bool = False) -> Candidate:
        """The first of the best candidates; it has so many pairs.

        The first `moved` vertices came from above, and those of them with an opponent make S1 (0: the bracket
        is homogeneous). With `limbo` the others are not part of the remainder. `sets_differ` if best
        candidates may differ in how many of them are paired.
        """
        s1 = self._set(moved, self.mates)
        if moved and (sets_differ or 0 < len(s1) < moved):
            s1 = self._first_set(moved)
            self.best = self.best.within(apart(self.size, self._staying, s1, []))
        inside = everybody(self.inside)
        top = self._transpose(s1, inside & ~mask_of(s1))
        group = list(bits(self.best.alive & inside & (-1 << moved if limbo else -1)))
        made: Pairs = ()
        s2, exchange = group, NO_EXCHANGE
        if pairs > len(top):
            half, s2, exchange = self._split(group, pairs - len(top))
            made = self._transpose(half, mask_of(s2))
        return Candidate(top, made, tuple(s2), tuple(bits(self.best.alive & inside)), exchange)

    def _first_set(self, moved: int) -> list[int]:
        """The moved-down players in S1: as many as can be, then the first set in the order of the text.

        A set is a sum over pairs, so a second cost below the first one finds it. Of two moved-down players
        who meet, the higher one is in S1.
        """
        width, prices = set_prices(moved)
        prices += [0] * (self.size - moved)
        refined = self.best.refined(width, Halves(self._staying, prices, [0] * self.size))
        return self._set(moved, refined.mates)

    def _set(self, moved: int, mates: Sequence[int]) -> list[int]:
        """The moved-down players in S1."""
        return [v for v in range(moved) if self._meet(v, mates[v]) and v < mates[v]]

    @implements("dutch-2026 4.2", "dutch-2026 4.5")
    @implements("dutch-2012 A9.a", "dutch-2012 D1", "dutch-2012 D1.1", "dutch-2012 D1.2")
    def _transpose(self, s1: Sequence[int], s2: int) -> Pairs:
        """Give each player of S1 in turn the first of S2 that leaves a best candidate."""
        best = self.best
        return tuple(
            [(a, next(b for b in bits(best.candidates(a) & best.alive & s2) if best.take(a, b))) for a in s1]
        )

    @implements("dutch-2026 4.3", "dutch-2012 A9", "dutch-2012 A9.b", "dutch-2012 D2")
    def _split(self, group: list[int], p: int) -> tuple[list[int], list[int], Exchange]:
        """S1 and S2 after the first exchange that lets them make a best candidate."""
        s1, s2 = group[:p], group[p:]
        split = self.best.within(apart(self.size, self._staying, s1, s2))
        if split.complete and split.cost == self.best.cost:
            self.best = split
            return s1, s2, NO_EXCHANGE
        leave, enter = exchange = self._exchange(group, p)
        chosen = {*range(1, p + 1), *enter} - {*leave}
        s1 = [v for number, v in enumerate(group, 1) if number in chosen]
        s2 = [v for number, v in enumerate(group, 1) if number not in chosen]
        self.best = self.best.within(apart(self.size, self._staying, s1, s2))
        return s1, s2, exchange

    def _exchange(self, group: list[int], p: int) -> Exchange:
        """The first exchange with a best candidate.

        A candidate belongs to the exchange that moves, of two players of S1 who meet, the lower one, of two
        players of S2 the higher one, and every unpaired player of S1: any other exchange that allows it
        moves more players or makes a greater difference. So an exchange is a sum over pairs.
        """
        number = {v: n for n, v in enumerate(group, 1)}
        width, leave, enter = exchange_prices(p, len(group))
        places = [number.get(v, 0) for v in range(self.size)]
        halves = Halves(
            mask_of(group) & self._staying, [leave[n] for n in places], [enter[n] for n in places]
        )
        mates = self.best.refined(width, halves).mates
        out, into = [], []
        for v, n in number.items():
            other = number[mates[v]] if self._meet(v, mates[v]) else 0
            if n <= p and other < n:
                out.append(n)
            elif p < n < other:
                into.append(n)
        return tuple(reversed(out)), tuple(into)

    def _meet(self, v: int, w: int) -> bool:
        """Whether both are in the bracket and stay there."""
        return self._staying >> v & self._staying >> w & 1 == 1


def apart(size: int, staying: int, s1: Sequence[int], s2: Sequence[int]) -> list[int]:
    """For every vertex those it may meet: S1 only others who stay in the bracket, nobody within S2.

    Of two vertices either both may meet the other one, or neither.
    """
    upper, lower = mask_of(s1), mask_of(s2) & staying
    may_meet = [-1 if staying >> v & 1 else ~upper for v in range(size)]
    for v in s1:
        may_meet[v] = staying & ~upper
    for v in bits(lower):
        may_meet[v] = ~lower
    return may_meet
