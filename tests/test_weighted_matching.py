"""Cheapest matchings against exhaustive search, and against their own proof of optimality."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ronde.matching import weighted
from ronde.matching.duals import UNIT, surcharged
from ronde.matching.optimum import Edges, Exhaustive, Halves, Optimum
from ronde.matching.rows import bits
from ronde.matching.weighted import Blossom, PrimalDual, cheapest, fewest_costly, optimum, weighted_matching
from tests.test_matching import random_graph

Weights = dict[tuple[int, int], int]


def edges(rows: Mapping[int, list[int]]) -> Callable[[int], Edges]:
    """The edges of a vertex, given the graph of each cost."""
    return lambda v: [(cost, rows[cost][v]) for cost in sorted(rows) if rows[cost][v]]


def exhaustive(weight: Weights) -> Callable[[int], int | None]:
    """The least weight of a perfect matching of a set of vertices, by trying everything."""

    @cache
    def least(left: int) -> int | None:
        if not left:
            return 0
        v = (left & -left).bit_length() - 1
        rest = left & ~(1 << v)
        found = [(weight[v, w], least(rest & ~(1 << w))) for w in bits(rest) if (v, w) in weight]
        return min((edge + other for edge, other in found if other is not None), default=None)

    return least


def check_proof(matching: PrimalDual, weight: Weights) -> None:
    """The prices are feasible, and just as high as the matching costs."""
    prices = matching.prices
    total = 0
    blossoms: list[Blossom] = []
    level = list(matching._blossoms)
    while level:
        blossoms += level
        level = [inner for b in level for inner in b.inner]
    for (u, v), value in weight.items():
        if matching.alive >> u & matching.alive >> v & 1:
            both = sum(b.weight for b in blossoms if b.members >> u & b.members >> v & 1)
            slack = prices.cost(u, v) - prices.price[u] - prices.price[v] + 2 * both  # type: ignore[operator]
            assert slack >= 0
            if matching.mates[u] == v and u < v:
                assert slack == 0
                total += value
    assert total == matching.cost
    for blossom in blossoms:
        assert blossom.weight > 0
        leaving = [v for v in bits(blossom.members) if not blossom.members >> matching.mates[v] & 1]
        assert leaving == [blossom.base]


@pytest.fixture(autouse=True, params=["tried", "priced"])
def few(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small graphs are solved in both ways."""
    monkeypatch.setattr(weighted, "FEW", weighted.FEW if request.param == "tried" else 0)


def check_every_answer(
    matching: Optimum, weight: Weights, n: int, rng: Random, alive: int | None = None
) -> None:
    """Compare with exhaustive search while pairs are fixed until nobody is left."""
    assert isinstance(matching, Exhaustive if weighted.FEW else PrimalDual)
    least = exhaustive(weight)
    alive = (1 << n) - 1 if alive is None else alive
    assert matching.complete == (least(alive) is not None)
    while alive and matching.complete:
        best = least(alive)
        assert best is not None
        assert matching.cost == best
        if isinstance(matching, PrimalDual):
            check_proof(matching, weight)
        a = rng.choice(list(bits(alive)))
        order = rng.sample(range(n), n)
        can = []
        for b in order:
            rest = least(alive & ~(1 << a | 1 << b)) if alive >> b & 1 and (a, b) in weight else None
            if rest is not None and rest + weight[a, b] == best:
                can.append(b)
        assert [b for b in order if matching.can_fix(a, b)] == can
        assert {b for b in can if not (matching.near(a) & matching.candidates(a)) >> b & 1} == set()
        b = rng.choice(can)
        if rng.random() < 0.3:
            matching = matching.copy()
        matching.fix(*rng.sample((a, b), 2))
        assert matching.mates[a] == b
        alive &= ~(1 << a | 1 << b)


def two_classes(rng: Random, n: int) -> list[int]:
    """Edges are costly inside a class, or wherever a bad vertex takes part."""
    letters = [rng.choice("WWB") for _ in range(n)]
    if rng.random() < 0.5:
        return [sum(1 << w for w in range(n) if letters[w] == letters[v]) for v in range(n)]
    return [sum(1 << w for w in range(n) if "B" in letters[w] + letters[v]) for v in range(n)]


class Test_fewest_costly:
    @pytest.mark.parametrize("start", range(0, 1200, 100))
    def test_every_answer_is_right(self, start: int) -> None:
        for seed in range(start, start + 100):
            self.check(seed)

    def check(self, seed: int) -> None:
        rng = Random(seed)
        n = 2 * rng.randint(1, 5)
        graph = random_graph(rng, n, rng.choice((0.3, 0.5, 0.7, 0.9, 1)))
        costly = two_classes(rng, n) if seed % 2 else random_graph(rng, n)
        weight = {(v, w): costly[v] >> w & 1 for v in range(n) for w in bits(graph[v])}
        check_every_answer(fewest_costly(graph, costly), weight, n, rng)

    @given(st.lists(st.sampled_from("-01"), min_size=28, max_size=28), st.randoms(use_true_random=False))
    @settings(max_examples=150)
    def test_any_graph_of_eight(self, edges: list[str], rng: Random) -> None:
        pairs = [(v, w) for w in range(8) for v in range(w)]
        weight = {}
        for (v, w), cost in zip(pairs, edges, strict=True):
            if cost != "-":
                weight[v, w] = weight[w, v] = int(cost)
        graph = [sum(1 << w for w in range(8) if (v, w) in weight) for v in range(8)]
        costly = [sum(1 << w for w in range(8) if weight.get((v, w))) for v in range(8)]
        check_every_answer(fewest_costly(graph, costly), weight, 8, rng)

    def test_only_some_vertices(self) -> None:
        square = fewest_costly([0b1010, 0b0101, 0b1010, 0b0101], [0b0010, 0b0001, 0, 0], 0b0011)
        assert square.complete
        assert square.cost == 1
        assert not square.can_fix(0, 3)

    def test_refuses_what_is_impossible(self) -> None:
        matching = fewest_costly([0b1110, 0b1101, 0b1011, 0b0111], [0b0010, 0b0001, 0, 0])
        assert matching.cost == 0
        with pytest.raises(ValueError, match="cannot be fixed"):
            matching.fix(0, 1)

    @pytest.mark.parametrize("share", [0.5, 0.501, 0.7, 1.0])
    def test_a_thousand_vertices_in_a_blink(self, share: float) -> None:
        n, rng = 1000, Random(1)
        graph = random_graph(rng, n, 0.99)
        white = sum(1 << v for v in rng.sample(range(n), round(n * share)))
        costly = [white if white >> v & 1 else ~white & (1 << n) - 1 for v in range(n)]
        begin = process_time()
        matching = fewest_costly(graph, costly)
        cost = matching.cost
        assert abs(cost - abs(2 * share - 1) * n / 2) < 1
        for a in range(n):
            if matching.alive >> a & 1:
                b = next(b for b in range(n) if matching.can_fix(a, b))
                cost -= costly[a] >> b & 1
                matching.fix(a, b)
                assert matching.cost == cost
        assert process_time() - begin < 3

    def test_odd_clique_of_cheap_edges(self) -> None:
        """One large blossom stays in force while pairs are taken out of it."""
        n = 202
        good = (1 << 101) - 1
        everybody = (1 << n) - 1
        graph = [everybody & ~(1 << v) for v in range(n)]
        costly = [~good & everybody if good >> v & 1 else everybody for v in range(n)]
        matching = fewest_costly(graph, costly)
        assert matching.cost == 51
        for a in range(0, 100, 2):
            assert [b for b in range(n) if matching.can_fix(a, b)] == list(range(a + 1, n))
            matching.fix(a, a + 1)
        assert [b for b in range(n) if matching.can_fix(150, b)] == [100, *range(101, 150), *range(151, n)]
        matching.fix(150, 100)
        assert matching.cost == 50


class Test_weighted_matching:
    @pytest.mark.parametrize("start", range(0, 1200, 100))
    def test_every_answer_is_right(self, start: int) -> None:
        for seed in range(start, start + 100):
            self.check(seed)

    def check(self, seed: int) -> None:
        rng = Random(seed)
        n = 2 * rng.randint(1, 5)
        graph = random_graph(rng, n, rng.choice((0.3, 0.5, 0.7, 0.9, 1)))
        largest = rng.choice((1, 2, 3, 10, 10**40))
        weight = {}
        for v in range(n):
            for w in bits(graph[v] >> v << v):
                weight[v, w] = weight[w, v] = rng.randint(0, largest)
        check_every_answer(weighted_matching(n, weight), weight, n, rng)

    @pytest.mark.parametrize("seed", range(12))
    def test_proof_on_larger_graphs(self, seed: int) -> None:
        rng = Random(seed)
        n = rng.choice((20, 30, 40))
        largest = rng.choice((2, 30, 10**9))
        weight = {(v, w): rng.randint(0, largest) for v in range(n) for w in range(v) if rng.random() < 0.6}
        weight.update({(w, v): value for (v, w), value in weight.items()})
        matching = weighted_matching(n, weight)
        for a in range(n):
            if matching.complete and matching.alive >> a & 1:
                assert isinstance(matching, PrimalDual)
                check_proof(matching, weight)
                matching.fix(a, next(b for b in rng.sample(range(n), n) if matching.can_fix(a, b)))

    def test_mates(self) -> None:
        assert weighted_matching(4, {(0, 1): 5, (2, 3): 5, (0, 2): 6, (1, 3): 3}).mates == [2, 3, 0, 1]
        assert not weighted_matching(4, {(0, 1): 5, (0, 2): 6, (0, 3): 3}).complete
        assert not weighted_matching(3, {(0, 1): 5}).complete


class Test_an_optimum_that_follows_another:
    """Fewer edges, or further prices below the costs: the search goes on from the optimum before."""

    @pytest.mark.parametrize("kept", ["by cost", "one by one"])
    @pytest.mark.parametrize("start", range(0, 400, 100))
    def test_every_answer_is_right(self, start: int, kept: str) -> None:
        for seed in range(start, start + 100):
            self.check(seed, kept == "one by one")

    def check(self, seed: int, one_by_one: bool) -> None:
        rng = Random(seed)
        n = 2 * rng.randint(2, 6)
        graph = random_graph(rng, n, rng.choice((0.5, 0.7, 0.9, 1)))
        costs = rng.choice(((0, 1), (0, 1, 3, 10), (2, 7, 10**30)))
        rows = {cost: [0] * n for cost in costs}
        weight = {}
        for v in range(n):
            for w in bits(graph[v] >> v << v):
                weight[v, w] = weight[w, v] = cost = rng.choice(costs)
                rows[cost][v] |= 1 << w
                rows[cost][w] |= 1 << v
        best = weighted_matching(n, weight) if one_by_one else cheapest(edges(rows), n, (1 << n) - 1)
        if not best.complete:
            return
        for a in rng.sample(range(n), rng.randint(0, n // 2)):  # some pairs are made before
            if best.alive >> a & 1:
                best.fix(a, next(b for b in range(n) if best.can_fix(a, b)))
        self.check_within(best, weight, n, rng)
        self.check_refined(best, weight, n, rng)

    @staticmethod
    def check_within(best: Optimum, weight: Weights, n: int, rng: Random) -> None:
        kept = {pair for pair in weight if pair[0] < pair[1] and rng.random() < 0.8}
        fewer = {(v, w): cost for (v, w), cost in weight.items() if (min(v, w), max(v, w)) in kept}
        may_meet = [sum(1 << w for w in range(n) if (v, w) in fewer) for v in range(n)]
        found, least = best.within(may_meet), exhaustive(fewer)(best.alive)
        as_cheap = least is not None and least == best.cost
        assert (found.complete and found.cost == best.cost) == as_cheap
        if as_cheap:
            check_every_answer(found, fewer, n, rng, best.alive)

    @staticmethod
    def check_refined(best: Optimum, weight: Weights, n: int, rng: Random) -> None:
        alive = best.alive
        leave, enter = ([rng.randint(0, 2**20) for _ in range(n)] for _ in range(2))
        halves = Halves(rng.getrandbits(n), leave, enter)
        after = best.refined(30, halves)
        expected = {(v, w): (cost << 30) + halves.price(v, w) for (v, w), cost in weight.items()}
        assert after.cost == exhaustive(expected)(alive)
        mates = after.mates
        assert sum(expected[v, mates[v]] for v in bits(alive) if v < mates[v]) == after.cost


class Test_Surcharged:
    """Edges of few costs, some of which also cost the charges of their ends."""

    @pytest.mark.parametrize("start", range(0, 800, 100))
    def test_every_answer_is_right(self, start: int) -> None:
        for seed in range(start, start + 100):
            self.check(seed)

    def check(self, seed: int) -> None:
        rng = Random(seed)
        n = 2 * rng.randint(1, 5)
        graph = random_graph(rng, n, rng.choice((0.3, 0.5, 0.7, 0.9, 1)))
        kinds = [(rng.choice((0, 1, 5, 10**30)), charged, [0] * n) for charged in (False, False, True, True)]
        charges = [rng.choice((0, 1, 2, 7, 10**40)) for _ in range(n)]
        weight = {}
        for v in range(n):
            for w in bits(graph[v] >> v << v):
                cost, charged, edges = rng.choice(kinds)
                edges[v] |= 1 << w
                edges[w] |= 1 << v
                weight[v, w] = weight[w, v] = cost + charged * (charges[v] + charges[w])
        plain, dear = (
            [(UNIT * cost, edges) for cost, is_, edges in kinds if is_ is kind] for kind in (False, True)
        )
        prices = surcharged(plain, dear, [UNIT * charge for charge in charges])
        check_every_answer(optimum(prices, (1 << n) - 1), weight, n, rng)
