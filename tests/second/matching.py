"""A candidate as a general matching: networkx's `max_weight_matching` on whole numbers, which is exact."""

from __future__ import annotations

from collections.abc import Mapping

import networkx

Edge = tuple[int, int]


def cheapest(alone: Mapping[int, int | None], edges: Mapping[Edge, int]) -> dict[int, int]:
    """Everybody's partner in the cheapest matching; `alone` prices being left over, None forbids it."""
    most = sum(map(abs, edges.values())) + sum(abs(price) for price in alone.values() if price)
    dear = {v: 2 * most + 1 if price is None else price for v, price in alone.items()}
    graph = networkx.Graph()
    for (a, b), price in edges.items():
        gain = dear[a] + dear[b] - price
        if gain > 0:
            graph.add_edge(a, b, weight=gain)
    mates: dict[int, int] = {}
    for a, b in networkx.max_weight_matching(graph):
        mates[a], mates[b] = b, a
    assert all(v in mates for v, price in alone.items() if price is None), "no complete matching"
    return mates
