"""The candidates of a bracket as matchings: the first of the best, and what other pairs would cost.

Vertices are places in the order of the round. What a pair costs, and what it costs to leave the bracket, is
said by the text; a candidate is a cheapest perfect matching. The first one is found place by place, in the
order in which the text generates candidates: an earlier opponent is taken if the others stay as good.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from ronde.values import NamedTuple
from ronde.verifying.solver import Matching, members

Pair = tuple[int, int]
Costs = Mapping[int, Sequence[int]]  # the rows of each cost


def mask_of(vertices: Iterable[int]) -> int:
    """Vertices as a set of bits."""
    return sum(1 << v for v in set(vertices))


def rows_of(players: Sequence[int], may_meet: Callable[[int, int], bool]) -> list[int]:
    """The possible pairs of some players, by their places in the list; asked once for each pair."""
    rows = [0] * len(players)
    for v, a in enumerate(players):
        for w in range(v):
            if may_meet(players[w], a):
                rows[v] |= 1 << w
                rows[w] |= 1 << v
    return rows


def rows_by_number(vertices: Iterable[int], may_meet: Callable[[int, int], bool]) -> list[int]:
    """The possible pairs of some players, who are vertices by their numbers."""
    listed = list(vertices)
    rows = [0] * (max(listed, default=0) + 1)
    for a, b in combinations(listed, 2):
        if may_meet(a, b):
            rows[a] |= 1 << b
            rows[b] |= 1 << a
    return rows


def between(rows: Sequence[int], one: int, other: int) -> list[int]:
    """The edges from one set to another."""
    return [
        row & ((other if one >> v & 1 else 0) | (one if other >> v & 1 else 0)) if row else 0
        for v, row in enumerate(rows)
    ]


def rows_of_costs(
    rows: Sequence[int],
    vertices: Iterable[int],
    kind: Callable[[int], Hashable],
    cost: Callable[[int, int], int | None],
) -> dict[int, list[int]]:
    """The edges of a graph by their costs, asked once for each two kinds of vertices; no cost, no edge."""
    kinds: dict[Hashable, list[int]] = {}
    for v in vertices:
        kinds.setdefault(kind(v), []).append(v)
    listed = [(members_, mask_of(members_)) for members_ in kinds.values()]
    found: dict[int, list[int]] = {}
    for n, (some, some_mask) in enumerate(listed):
        for others, others_mask in listed[n:]:
            price = cost(some[0], others[-1])
            if price is None:
                continue
            of_cost = found.setdefault(price, [0] * len(rows))
            for v in some:
                of_cost[v] |= rows[v] & others_mask
            for v in others if others is not some else ():
                of_cost[v] |= rows[v] & some_mask
    return found


def only(costs: Costs, allowed: Mapping[int, int]) -> dict[int, list[int]]:
    """The same costs without the edges that one of their ends is not allowed; others may meet everybody."""
    found = {}
    for cost, rows in costs.items():
        kept = list(rows)
        for v, mask in allowed.items():
            for w in members(kept[v] & ~mask):
                kept[w] &= ~(1 << v)
            kept[v] &= mask
        found[cost] = kept
    return found


def first_pairs(
    matching: Matching, seekers: Iterable[int], others: Callable[[int], Iterable[int]]
) -> Iterator[Pair]:
    """For one vertex after the other, the first opponent that leaves a solved matching as cheap, if any."""
    best, spent = matching.total(), 0
    for a in seekers:
        if matching.settled >> a & 1:
            continue
        near = matching.tight(a) & ~matching.settled
        for b in others(a):
            cost = matching.cost(a, b) if near >> b & 1 else None
            other = None if cost is None else matching.with_pair(a, b)
            if cost is not None and other is not None and spent + cost + other.total() == best:
                matching, spent = other, spent + cost
                yield a, b
                break


class Digits:
    """Counts side by side in one number, the weightiest first."""

    def __init__(self, most: int) -> None:
        """None of them is ever above `most`."""
        self.width = most.bit_length()

    def number(self, counts: Iterable[int]) -> int:
        """The number of some counts."""
        total = 0
        for count in counts:
            total = (total << self.width) + count
        return total

    def counts(self, number: int, size: int) -> tuple[int, ...]:
        """So many counts of a number."""
        return tuple(number >> self.width * n & (1 << self.width) - 1 for n in range(size - 1, -1, -1))


class Candidate(NamedTuple):
    """A pairing of a bracket as the text generates it."""

    top: tuple[Pair, ...]  # of moved-down players, in their order
    remainder: tuple[int, ...]  # in order
    s1: tuple[int, ...]  # of the remainder
    pairs: tuple[Pair, ...]  # of the remainder, in the order of S1
    down: tuple[int, ...]

    @property
    def half(self) -> int:
        """The number of players in S1."""
        return len(self.s1)

    @property
    def out(self) -> list[int]:
        """The numbers exchanged out of S1, the largest first."""
        return [n for n in range(self.half, 0, -1) if self.remainder[n - 1] not in self.s1]

    @property
    def into(self) -> list[int]:
        """The numbers exchanged into S1."""
        return [n for n, v in enumerate(self.remainder, 1) if n > self.half and v in self.s1]


class Bracket:
    """The players of a bracket, and what their pairs cost."""

    def __init__(
        self, moved: Sequence[int], others: Sequence[int], costs: Costs, among: int, floating: int = 0
    ) -> None:
        """`moved` are paired first, if there are any; `among` are all vertices to match: those of the bracket
        and whoever or whatever is outside; some players are `floating`: they leave whomever they meet."""
        self.moved, self.others = list(moved), list(others)
        self.costs, self.among = costs, among
        self.players = [*moved, *others]
        self.inside = mask_of(self.players) & ~floating

    def best(self, costs: Costs | None = None, among: int | None = None) -> Matching | None:
        """A best candidate; None if there is none."""
        matching = Matching(self.costs if costs is None else costs, self.among if among is None else among)
        return matching if matching.solve() else None

    def only(self, allowed: Mapping[int, int]) -> Costs:
        """Its costs without the edges that are not allowed."""
        return only(self.costs, allowed)

    def meet(self, matching: Matching, v: int) -> int:
        """The opponent in the bracket, -1 if there is none."""
        w = matching.mate[v]
        return w if w >= 0 and self.inside >> v & self.inside >> w & 1 else -1

    def _stays(self, v: int) -> bool:
        """They are of the bracket, and do not leave it whomever they meet."""
        return self.inside >> v & 1 == 1

    def first(self, limbo: bool = True, pairs: int | None = None) -> Candidate | None:
        """The first of the best candidates; None if there is none.

        First the set of moved-down players that are paired (S1), then their opponents, then the two halves of
        the remainder, then the opponents there. With `limbo` moved-down players not in S1 leave the bracket,
        otherwise they are like all others. `pairs` is their number, where others meet outside the bracket.
        """
        matching = self.best()
        if matching is None:
            return None
        best = matching.total()
        if pairs is None:
            pairs = sum(self.meet(matching, v) >= 0 for v in self.players) // 2
        upper = self._first_set(matching, best)
        high, costs = mask_of(upper), self.costs
        if len(upper) < len(self.moved):
            costs = only(costs, dict.fromkeys(upper, self.inside & ~high))
            if limbo:
                low = mask_of(self.moved) & ~high
                costs = only(costs, dict.fromkeys(members(low), ~self.inside))
            found = self.best(costs)
            assert found is not None
            matching = found
        order = [v for v in (self.others if limbo else self.players) if not high >> v & 1]
        top = tuple(first_pairs(matching, upper, lambda _: filter(self._stays, order)))
        spent = sum(matching.cost(*pair) or 0 for pair in top)
        taken = mask_of(v for pair in top for v in pair)
        remainder = [v for v in order if not taken >> v & 1]
        among = self.among & ~taken
        s1, rest = list[int](), tuple[Pair, ...]()
        if pairs > len(top):
            s1 = self._halves(costs, remainder, pairs - len(top), among, best - spent)
            found = self._between(costs, remainder, s1, among)
            assert found is not None
            rest = tuple(first_pairs(found, s1, lambda _: filter(self._stays, remainder)))
        taken |= mask_of(v for pair in rest for v in pair)
        down = tuple(v for v in self.players if not taken >> v & 1)
        return Candidate(top, tuple(remainder), tuple(s1), rest, down)

    def _first_set(self, matching: Matching, best: int) -> list[int]:
        """S1: of two sets as good, the one that has the first player in whom they differ.

        Of two moved-down players who meet, the higher one is in S1.
        """
        size = len(self.moved)
        number = {v: n for n, v in enumerate(self.moved)}

        def in_s1(found: Matching) -> list[int]:
            return [v for v in self.moved if self.meet(found, v) > v]

        def key(v: int, w: int) -> int:
            """What it counts that a player is not in S1, the higher ones more."""
            lower = max(v, w)
            if self.inside >> v & self.inside >> w & 1 and lower not in number:
                return 0
            left_out = [lower] if self.inside >> v & self.inside >> w & 1 else [v, w]
            return sum((1 << size) + (1 << size - 1 - number[x]) for x in left_out if x in number)

        if len(in_s1(matching)) == size:
            return self.moved
        found = self.best(keyed(self.costs, mask_of(self.moved), 2 * size, key))
        assert found is not None
        assert found.total() >> 2 * size == best
        return in_s1(found)

    def _between(
        self, costs: Costs, remainder: Sequence[int], upper: Sequence[int], among: int
    ) -> Matching | None:
        """A best matching in which S1 meets only S2, and nobody of S2 another one of it."""
        high = mask_of(upper)
        low = mask_of(remainder) & ~high & self.inside
        within = {v: low if high >> v & 1 else ~low for v in remainder if self.inside >> v & 1}
        return self.best(only(costs, within), among)

    def _halves(self, costs: Costs, remainder: Sequence[int], half: int, among: int, best: int) -> list[int]:
        """S1 of the remainder: the upper half, or the first exchange with which the others are as good.

        An exchange moves, of two of the upper half who meet, the lower one, of two of the lower half the
        higher one, and everybody of the upper half who stays without an opponent.
        """
        natural = list(remainder[:half])
        found = self._between(costs, remainder, natural, among)
        if found is not None and found.total() == best:
            return natural
        number = {v: n for n, v in enumerate(remainder, 1)}
        size, length = len(remainder) + 1, 2 * (len(remainder) + 1).bit_length()

        def key(v: int, w: int) -> int:
            """Fewer players, the smaller difference, the larger numbers out of S1, the smaller ones in."""
            if not self.inside >> v & self.inside >> w & 1 or v not in number or w not in number:
                return 0
            better = min(number[v], number[w])
            enters = better > half
            stays = 0 if enters else 1 << better
            late = (1 << size) - (1 << size - better) if enters else 0
            return ((((enters << length) + better) << 2 * size) + stays << 2 * size) + late

        bits = 2 * length + 4 * size
        found = self.best(keyed(costs, mask_of(remainder), bits, key), among)
        assert found is not None
        return [a for a in remainder if number[a] < number.get(self.meet(found, a), 0)]


def keyed(costs: Costs, vertices: int, bits: int, key: Callable[[int, int], int]) -> dict[int, list[int]]:
    """The costs with a second one below them, of so many bits, for the edges of some vertices."""
    found: dict[int, list[int]] = {}
    for cost, rows in costs.items():
        plain = list(rows)
        for v in members(vertices & (1 << len(rows)) - 1):
            for w in members(plain[v]):
                of_cost = found.setdefault((cost << bits) + key(v, w), [0] * len(rows))
                of_cost[v] |= 1 << w
                of_cost[w] |= 1 << v
                plain[w] &= ~(1 << v)
            plain[v] = 0
        of_cost = found.setdefault(cost << bits, [0] * len(rows))
        found[cost << bits] = [x | y for x, y in zip(of_cost, plain, strict=True)]
    return found


class Others:
    """What a candidate would cost with another pair, as the pairs of the chosen one are told."""

    def __init__(self, bracket: Bracket) -> None:
        self.bracket, self.among, self.costs = bracket, bracket.among, bracket.costs
        matching = bracket.best()
        assert matching is not None
        self.matching, self.spent = matching, 0
        self.best = matching.total()

    def among_halves(self, s1: Sequence[int], s2: Iterable[int]) -> None:
        """From now on S1 meets only others of the bracket, and nobody of S2 another one of it."""
        upper, lower = mask_of(s1), mask_of(s2)
        inside = self.bracket.inside & self.among
        allowed = dict.fromkeys(members(lower), ~lower) | dict.fromkeys(members(upper), inside & ~upper)
        self.costs = only(self.costs, allowed)
        matching = self.bracket.best(self.costs, self.among)
        assert matching is not None
        self.matching = matching

    def with_pair(self, a: int, b: int) -> int | None:
        """The least cost of a candidate with this pair; None if there is none."""
        cost = self.matching.cost(a, b)
        other = None if cost is None else self.matching.with_pair(a, b)
        return None if cost is None or other is None else self.spent + cost + other.total()

    def made(self, a: int, b: int) -> None:
        """The chosen candidate has this pair."""
        cost = self.matching.cost(a, b)
        other = self.matching.with_pair(a, b)
        assert cost is not None
        assert other is not None
        self.spent, self.matching = self.spent + cost, other
        self.among &= ~(1 << a | 1 << b)
