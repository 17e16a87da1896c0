"""The matchings of the proof, against all matchings of small graphs, and against their own prices."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from random import Random

import pytest

from ronde.verifying.brackets import Bracket, mask_of
from ronde.verifying.solver import FREE, Matching, largest, perfect

Costs = dict[int, list[int]]
Edges = dict[tuple[int, int], int]


def graph(seed: int) -> tuple[int, Edges, Costs]:
    """A random graph: its size, the cost of each edge, the rows of each cost."""
    rng = Random(seed)
    size, dense, most = rng.randint(2, 12), rng.random(), rng.choice((0, 1, 2, 5, 30))
    edges = {(a, b): rng.randint(0, most) for b in range(size) for a in range(b) if rng.random() < dense}
    costs: Costs = {0: [0] * size}
    for (a, b), cost in edges.items():
        rows = costs.setdefault(cost, [0] * size)
        rows[a] |= 1 << b
        rows[b] |= 1 << a
    return size, edges, costs


def brute(vertices: frozenset[int], edges: Edges) -> tuple[int, int]:
    """The largest number of pairs, and the least cost of so many, by trying everything."""

    @cache
    def best(left: frozenset[int]) -> tuple[int, int]:
        if not left:
            return 0, 0
        first = min(left)
        found = [best(left - {first})]
        for other in left - {first}:
            cost = edges.get((first, other))
            if cost is not None:
                pairs, rest = best(left - {first, other})
                found.append((pairs - 1, rest + cost))
        return min(found)

    pairs, cost = best(vertices)
    return -pairs, cost


def assert_proved(matching: Matching, costs: Costs) -> None:
    """No edge costs less than its prices say, the pairs cost just that, no discount is negative."""
    assert all(discount >= 0 for discount in matching.discount.values())
    for cost, rows in costs.items():
        for v, row in enumerate(rows):
            for w in range(v):
                if row >> w & 1:
                    both = [b for b in matching.discount if matching.mask[b] >> v & matching.mask[b] >> w & 1]
                    slack = 2 * cost - matching.price[v] - matching.price[w]
                    slack += sum(matching.discount[b] for b in both)
                    assert slack == 0 if matching.mate[v] == w else slack >= 0


@pytest.mark.parametrize("start", range(0, 1200, 100))
def test_cheapest_and_largest_are_those_of_all_matchings(start: int) -> None:
    for seed in range(start, start + 100):
        size, edges, costs = graph(seed)
        everybody = (1 << size) - 1
        pairs, cost = brute(frozenset(range(size)), edges)
        rows = [sum(1 << b for b in range(size) if (min(a, b), max(a, b)) in edges) for a in range(size)]
        assert largest(rows, everybody) == pairs, seed
        assert perfect(rows, everybody) == (2 * pairs == size), seed
        matching = Matching(costs, everybody)
        assert matching.solve() == (2 * pairs == size), seed
        if 2 * pairs == size:
            assert matching.total() == cost, seed
            assert_proved(matching, costs)


@pytest.mark.parametrize("start", range(0, 600, 100))
def test_pairs_are_made_one_after_the_other(start: int) -> None:
    for seed in range(start, start + 100):
        size, edges, costs = graph(seed)
        matching: Matching | None = Matching(costs, (1 << size) - 1)
        assert matching is not None
        left, rng = set(range(size)), Random(seed)
        if not matching.solve():
            continue
        while matching is not None and (options := [edge for edge in edges if left.issuperset(edge)]):
            a, b = rng.choice(options)
            left -= {a, b}
            pairs, cost = brute(frozenset(left), edges)
            matching = matching.with_pair(a, b)
            assert (matching is not None) == (2 * pairs == len(left)), seed
            if matching is not None:
                assert matching.total() == cost, seed
                assert_proved(matching, costs)


def test_vertex_without_an_edge_stays_alone() -> None:
    matching = Matching({0: [0b10, 0b01, 0]}, 0b111)
    assert not matching.solve()
    assert matching.mate == [1, 0, FREE]


@pytest.mark.parametrize("seed", range(60))
def test_the_first_candidate_is_the_first_of_the_best(seed: int) -> None:
    """Of a homogeneous bracket of six: the exchanges, then the permutations, in the order of the text."""
    rng = Random(seed)
    edges = {(a, b): rng.choice((0, 0, 1, 2)) for b in range(6) for a in range(b) if rng.random() < 0.7}
    costs: Costs = {}
    for (a, b), cost in edges.items():
        rows = costs.setdefault(cost, [0] * 6)
        rows[a] |= 1 << b
        rows[b] |= 1 << a
    expected = first_by_trying(edges)
    found = Bracket([], range(6), costs, mask_of(range(6))).first()
    assert (found and found.pairs) == expected


def first_by_trying(edges: Edges) -> tuple[tuple[int, int], ...] | None:
    """All halves in the order of exchanges, all permutations of S2: the first of the cheapest."""
    orders = []
    for s1 in combinations(range(6), 3):
        out, into = [v for v in range(3) if v not in s1], [v for v in s1 if v > 2]
        orders.append(((len(out), sum(into) - sum(out), [-v for v in reversed(out)], into), s1))
    best: tuple[int, tuple[tuple[int, int], ...]] | None = None
    for _, s1 in sorted(orders):
        for s2 in permutations([v for v in range(6) if v not in s1]):
            pairs = tuple(zip(s1, s2, strict=True))
            prices = [edges.get((min(pair), max(pair))) for pair in pairs]
            if None not in prices:
                cost = sum(price for price in prices if price is not None)
                if best is None or cost < best[0]:
                    best = cost, pairs
    return best[1] if best else None
