"""The rows of a graph, listed or worked out when they are asked for."""

from __future__ import annotations

from random import Random

import pytest

from ronde.matching import rows
from ronde.matching.rows import ByKind, Sparse, among, between, bits, everybody, mask_of
from tests.test_matching import random_graph


@pytest.fixture(params=["listed", "when asked for"], autouse=True)
def room(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows of a large graph are not listed."""
    if request.param == "when asked for":
        monkeypatch.setattr(rows, "ROOM", 3)


@pytest.mark.parametrize("seed", range(30))
def test_between_sets_the_last_part_counts(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(4, 12)
    graph = random_graph(rng, n, 0.7)
    parts = [(rng.getrandbits(n), rng.getrandbits(n)) for _ in range(3)]
    expected = []
    for v in range(n):
        may_meet = [neighbours for members, neighbours in parts if members >> v & 1]
        expected.append(graph[v] & may_meet[-1] if may_meet else 0)
    assert list(between(graph, *parts)) == expected


@pytest.mark.parametrize("seed", range(30))
def test_the_cost_of_an_edge_depends_on_the_kinds_of_its_ends(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(4, 12)
    graph = random_graph(rng, n, 0.7)
    kinds = [rng.choice("abc") for _ in range(n)]
    cost = {(one, other): rng.randint(0, 3) for one in "abc" for other in "abc"}
    cost |= {(other, one): cost[one, other] for one, other in cost if one < other}
    found = ByKind(graph, kinds, lambda one, other: cost[one, other])
    may_meet = [rng.getrandbits(n) for _ in range(n)]
    for edges, near in ((found, graph), (found.within(may_meet), [*map(int.__and__, graph, may_meet)])):
        for v in range(n):
            row = edges.edges(v)
            assert [price for price, _ in row] == sorted({cost[kinds[v], kinds[w]] for w in bits(near[v])})
            assert {w: price for price, mask in row for w in bits(mask)} == {
                w: cost[kinds[v], kinds[w]] for w in bits(near[v])
            }


@pytest.mark.parametrize("seed", range(30))
def test_some_vertices_in_another_order(seed: int) -> None:
    """Rows of all neighbours but a few by name, and those of one's group."""
    rng = Random(seed)
    n = rng.randint(4, 30)
    names = rng.sample(range(100), n)
    groups = [mask_of(range(0, n, 3)), mask_of(range(1, n, 4)) & ~mask_of(range(0, n, 3))]
    graph = [everybody(n) & ~(1 << v) for v in range(n)]
    apart: list[list[int]] = [[1000] for _ in range(n)]  # a name that nobody has
    for _ in range(n):
        v, w = rng.sample(range(n), 2)
        graph[v], graph[w] = graph[v] & ~(1 << w), graph[w] & ~(1 << v)
        apart[v].append(names[w])
        apart[w].append(names[v])
    for group in groups:
        for v in bits(group):
            graph[v] &= ~group
    sparse = Sparse(names, apart, groups)
    assert list(sparse) == [sparse[v] for v in range(n)] == graph
    chosen = rng.sample(range(n), rng.randint(1, n))
    expected = [mask_of(k for k, w in enumerate(chosen) if graph[v] >> w & 1) for v in chosen]
    assert list(among(sparse, chosen)) == list(among(graph, chosen)) == expected
