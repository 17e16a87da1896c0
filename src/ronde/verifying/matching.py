"""Cheapest and largest matchings, by networkx: slow, plain, and not the ones that pairing uses."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

import networkx  # type: ignore[import-not-found,import-untyped,unused-ignore]

Vector = tuple[int, ...]
Vertex = TypeVar("Vertex", bound=Hashable)


def cheapest(vertices: Iterable[Vertex], costs: Mapping[tuple[Vertex, Vertex], Vector]) -> Vector | None:
    """The least sum of vectors, compared from the left, over all perfect matchings; None if there is none."""
    found = cheapest_pairs(vertices, costs)
    if found is None:
        return None
    length = max(map(len, costs.values()), default=0)
    total = [0] * length
    for pair in found:
        for n, value in enumerate(costs[pair]):
            total[n] += value
    return tuple(total)


def cheapest_pairs(
    vertices: Iterable[Vertex], costs: Mapping[tuple[Vertex, Vertex], Vector]
) -> list[tuple[Vertex, Vertex]] | None:
    """A perfect matching of the least sum of vectors, as keys of the costs."""
    everybody = list(vertices)
    if len(everybody) % 2:
        return None
    there = set(everybody)
    edges = {pair: cost for pair, cost in costs.items() if pair[0] in there and pair[1] in there}
    numbers = _numbers(edges, len(everybody))
    graph = networkx.Graph()
    graph.add_nodes_from(everybody)
    most = max(numbers.values(), default=0) + 1
    graph.add_weighted_edges_from((a, b, most - cost) for (a, b), cost in numbers.items())
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(found) != len(everybody):
        return None
    return [(a, b) if (a, b) in edges else (b, a) for a, b in found]


def _numbers(costs: Mapping[tuple[Vertex, Vertex], Vector], count: int) -> dict[tuple[Vertex, Vertex], int]:
    """Vectors as whole numbers that compare and add up like them."""
    length = max(map(len, costs.values()), default=0)
    widths = []
    for n in range(length):
        largest = max((cost[n] for cost in costs.values()), default=0)
        assert all(cost[n] >= 0 for cost in costs.values())
        widths.append((largest * max(1, count // 2) + 1).bit_length())
    numbers = {}
    for pair, cost in costs.items():
        number = 0
        for value, width in zip(cost, widths, strict=True):
            number = number << width | value
        numbers[pair] = number
    return numbers


def most_pairs(vertices: Iterable[Vertex], edges: Iterable[tuple[Vertex, Vertex]]) -> int:
    """The largest number of pairs."""
    graph = networkx.Graph()
    there = set(vertices)
    graph.add_edges_from((a, b) for a, b in edges if a in there and b in there)
    return len(networkx.max_weight_matching(graph, maxcardinality=True))


def all_paired(vertices: Sequence[Vertex], edges: Iterable[tuple[Vertex, Vertex]]) -> bool:
    """A perfect matching exists."""
    return len(vertices) % 2 == 0 and 2 * most_pairs(vertices, edges) == len(vertices)


def pairs_among(people: Sequence[Vertex]) -> Iterable[tuple[Vertex, Vertex]]:
    """All pairs of these items."""
    return combinations(people, 2)
