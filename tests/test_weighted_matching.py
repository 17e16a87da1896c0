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
from ronde.matching.bits import bits
from ronde.matching.charged import Halves, surcharged
from ronde.matching.perfect import CheapestMatching, WeightedMatching, minimum_weight_perfect_matching
from ronde.matching.prices import UNIT
from ronde.matching.shrunk import Blossom
from ronde.matching.trying import Edges, Trials
from ronde.matching.weighted import Optimum, Priced, by_prices
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


def check_proof(matching: Priced, weight: Weights) -> None:
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
    assert total * UNIT == matching.cost
    for blossom in blossoms:
        assert blossom.weight > 0
        leaving = [v for v in bits(blossom.members) if not blossom.members >> matching.mates[v] & 1]
        assert leaving == [blossom.base]


@pytest.fixture(autouse=True, params=["tried", "priced"])
def few(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small graphs are solved in both ways."""
    monkeypatch.setattr(weighted, "FEW", weighted.FEW if request.param == "tried" else 0)


def check_every_answer(
    solved: Optimum, weight: Weights, n: int, rng: Random, alive: int | None = None
) -> None:
    """Compare with exhaustive search while pairs are fixed until nobody is left."""
    matching: Trials | Priced = solved.way
    assert isinstance(matching, Trials if weighted.FEW else Priced)
    least = exhaustive(weight)
    alive = (1 << n) - 1 if alive is None else alive
    assert matching.complete == (least(alive) is not None)
    while alive and matching.complete:
        best = least(alive)
        assert best is not None
        assert matching is not solved.way or solved.cost == best
        if isinstance(matching, Priced):
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


class Test_CheapestMatching:
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
        check_every_answer(CheapestMatching(graph, costly), weight, n, rng)

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
        check_every_answer(CheapestMatching(graph, costly), weight, 8, rng)

    def test_only_some_vertices(self) -> None:
        square = CheapestMatching([0b1010, 0b0101, 0b1010, 0b0101], [0b0010, 0b0001, 0, 0], 0b0011)
        assert square.complete
        assert square.cost == 1
        assert not square.can_fix(0, 3)

    def test_refuses_what_is_impossible(self) -> None:
        matching = CheapestMatching([0b1110, 0b1101, 0b1011, 0b0111], [0b0010, 0b0001, 0, 0])
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
        matching = CheapestMatching(graph, costly)
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
        matching = CheapestMatching(graph, costly)
        assert matching.cost == 51
        for a in range(0, 100, 2):
            assert [b for b in range(n) if matching.can_fix(a, b)] == list(range(a + 1, n))
            matching.fix(a, a + 1)
        assert [b for b in range(n) if matching.can_fix(150, b)] == [100, *range(101, 150), *range(151, n)]
        matching.fix(150, 100)
        assert matching.cost == 50


class Test_WeightedMatching:
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
                weight[v, w] = weight[w, v] = rng.randint(-largest, largest)
        check_every_answer(WeightedMatching(n, weight), weight, n, rng)

    @pytest.mark.parametrize("seed", range(12))
    def test_proof_on_larger_graphs(self, seed: int) -> None:
        rng = Random(seed)
        n = rng.choice((20, 30, 40))
        largest = rng.choice((2, 30, 10**9))
        weight = {(v, w): rng.randint(0, largest) for v in range(n) for w in range(v) if rng.random() < 0.6}
        weight.update({(w, v): value for (v, w), value in weight.items()})
        matching = WeightedMatching(n, weight)
        for a in range(n):
            if matching.complete and matching.alive >> a & 1:
                check_proof(matching.way, weight)  # type: ignore[arg-type]
                matching.fix(a, next(b for b in rng.sample(range(n), n) if matching.can_fix(a, b)))

    def test_mates(self) -> None:
        assert minimum_weight_perfect_matching(4, {(0, 1): 5, (2, 3): 5, (0, 2): 6, (1, 3): 3}) == [
            2,
            3,
            0,
            1,
        ]
        assert minimum_weight_perfect_matching(4, {(0, 1): 5, (0, 2): 6, (0, 3): 3}) is None
        assert minimum_weight_perfect_matching(3, {(0, 1): 5}) is None


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
        best = (
            WeightedMatching(n, weight) if one_by_one else by_prices(edges(rows), len(rows), n, (1 << n) - 1)
        )
        if not best.complete:
            return
        for a in rng.sample(range(n), rng.randint(0, n // 2)):  # some pairs are made before
            if best.alive >> a & 1:
                best.fix(a, next(b for b in range(n) if best.can_fix(a, b)))
        self.check_within(best, weight, n, rng)
        self.check_refined(best, weight, n, rng)
        if best.alive and not one_by_one:
            self.check_dearer(best, weight, n, rng)

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
    def check_dearer(best: Optimum, weight: Weights, n: int, rng: Random) -> None:
        rows: dict[int, list[int]] = {}
        dearer: Weights = {}
        for v, w in weight:
            if v < w:
                dearer[v, w] = dearer[w, v] = cost = weight[v, w] + rng.choice((0, 0, 0, 1, 5))
                for one, other in ((v, w), (w, v)):
                    rows.setdefault(cost, [0] * n)[one] |= 1 << other
        check_every_answer(by_prices(edges(rows), len(rows), n, best.alive, best), dearer, n, rng, best.alive)

    @staticmethod
    def check_refined(best: Optimum, weight: Weights, n: int, rng: Random) -> None:
        inside, width = rng.getrandbits(n), n.bit_length()
        counted = {
            (v, w): (cost << width) + (inside >> v & inside >> w & 1) for (v, w), cost in weight.items()
        }
        found, alive = best.counting(inside, width), best.alive
        assert found.cost == exhaustive(counted)(alive)
        # those inside are the second half, and the number of them who enter the first is in the costs
        enter = [(inside >> v & 1) * ((1 << 30) + rng.randint(0, 2**20)) for v in range(n)]
        leave = [(~inside >> v & 1) * rng.randint(0, 2**20) for v in range(n)]
        members = inside | rng.getrandbits(n) & rng.getrandbits(n)
        halves = Halves(members, leave, enter)
        for before, done in ((best, 0), (found, width)):
            after = before.refined(30 + width, halves, done)
            expected = {(v, w): (cost << 30 + width) + halves.price(v, w) for (v, w), cost in weight.items()}
            assert after.cost == exhaustive(expected)(alive)
            mates = after.mates
            assert sum(expected[v, mates[v]] for v in bits(alive) if v < mates[v]) == after.cost
        check_every_answer(found, counted, n, rng, alive)


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
        check_every_answer(Optimum(prices, (1 << n) - 1), weight, n, rng)


class Test_Trials:
    """Vertices that may stay alone, which only few vertices do."""

    @staticmethod
    def check(seed: int) -> None:
        rng = Random(seed)
        n = rng.randint(1, 7)
        graph = random_graph(rng, n, rng.choice((0.3, 0.6, 0.9)))
        alone = [rng.choice((-1, 0, 3, 7, 10**30)) for _ in range(n)]
        weight = {(v, w): rng.choice((0, 1, 4, 10**30)) for v in range(n) for w in bits(graph[v] & -2 << v)}
        edges = [sorted((weight[v, w], 1 << w) for w in bits(graph[v] & -2 << v)) for v in range(n)]

        @cache
        def least(left: int) -> int | None:
            if not left:
                return 0
            v = (left & -left).bit_length() - 1
            rest = left & left - 1
            ways = [(alone[v], rest)] if alone[v] >= 0 else []
            ways += [(weight[v, w], rest ^ 1 << w) for w in bits(rest) if (v, w) in weight]
            totals = [price + below for price, rest in ways if (below := least(rest)) is not None]
            return min(totals, default=None)

        everybody = (1 << n) - 1
        found, best = Trials(edges, everybody, alone), least(everybody)
        assert found.complete == (best is not None)
        if best is None:
            assert found.lined_up([0], list(range(1, n))) is None
            return
        mates = found.mates
        assert found.cost == best
        assert best == sum(alone[v] for v in range(n) if mates[v] == n) + sum(
            weight[v, w] for v, w in enumerate(mates) if v < w < n
        )
        for v in range(n):
            rest = everybody ^ 1 << v
            can = [w for w in bits(rest) if (cost := weight.get((min(v, w), max(v, w)))) is not None
                   and (below := least(rest ^ 1 << w)) is not None and cost + below == best]  # fmt: skip
            if alone[v] >= 0 and (below := least(rest)) is not None and alone[v] + below == best:
                can.append(n)
            assert list(bits(found.near(v))) == can

    @pytest.mark.parametrize("start", range(0, 400, 100))
    def test_every_answer_is_right(self, start: int) -> None:
        for seed in range(start, start + 100):
            self.check(seed)

    def test_the_first_partners_in_order(self) -> None:
        """1 and 2 could meet for nothing, too: then neither meets one of the lower vertices."""
        edges = [[(0, 0b1110)], [(0, 0b1100)], [(0, 0b1000)], []]
        assert Trials(edges, 0b1111).lined_up([0, 1], [2, 3]) == [(0, 2), (1, 3)]
        assert Trials([[(0, 0b0010)], [], [(0, 0b1000)], []], 0b1111).lined_up([0, 1], [2, 3]) is None
