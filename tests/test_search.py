"""The search for the first best candidate: halves of a bracket, and the cost of other pairs."""

from __future__ import annotations

from random import Random

import pytest

from ronde.matching import weighted
from ronde.matching.rows import ByKind, bits, everybody
from ronde.matching.weighted import cheapest
from ronde.search.alternatives import Alternatives
from ronde.search.candidates import apart
from tests.test_matching import random_graph


@pytest.mark.parametrize("seed", range(200))
def test_halves_are_kept_apart_in_either_direction(seed: int) -> None:
    """Some players are in neither half, and some leave the bracket in any case."""
    rng = Random(seed)
    size = rng.randint(2, 20)
    inside = rng.randint(1, size)
    players = rng.sample(range(inside), inside)
    cut, end = sorted((rng.randint(0, inside), rng.randint(0, inside)))
    staying = everybody(inside) & ~(rng.getrandbits(inside) & rng.getrandbits(inside))
    s1, s2 = players[:cut], players[cut:end]
    may_meet = apart(size, staying, s1, s2)
    for v in range(size):
        for w in range(size):
            assert may_meet[v] >> w & 1 == may_meet[w] >> v & 1
            if v in s1:
                assert may_meet[v] >> w & 1 == (staying >> w & 1 and w not in s1)
            if v in s2 and w in s2 and staying >> v & staying >> w & 1:
                assert not may_meet[v] >> w & 1


@pytest.mark.parametrize("few", [14, 0])
@pytest.mark.parametrize("seed", range(60))
def test_cost_of_another_pair_is_that_of_a_new_search(
    seed: int, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighted, "FEW", few)
    rng = Random(seed)
    n = 2 * rng.randint(2, 6)
    near = random_graph(rng, n, rng.choice((0.5, 0.8, 1)))
    kinds = [rng.choice("abcd") for _ in range(n)]
    cost = {one + other: rng.choice((0, 1, 5, 10**20)) for one in "abcd" for other in "abcd"}
    graph = ByKind(near, kinds, lambda one, other: cost[min(one, other) + max(one, other)])
    best = cheapest(graph.edges, n, everybody(n))
    if not best.complete:
        return
    others, made = Alternatives(graph, n, everybody(n)), 0
    mates = best.mates
    assert others.least == best.cost
    for a in rng.sample(range(n), n // 2):
        if made >> a & 1:
            continue
        for b in bits(everybody(n) & ~made & ~(1 << a)):
            price = graph.cost(a, b)
            rest = cheapest(graph.edges, n, everybody(n) & ~made & ~(1 << a | 1 << b))
            spent = sum(graph.cost(v, mates[v]) or 0 for v in bits(made) if v < mates[v])
            expected = spent + price + rest.cost if price is not None and rest.complete else None
            assert others.cost_with(a, b) == expected
        others.made(a, mates[a])
        made |= 1 << a | 1 << mates[a]
