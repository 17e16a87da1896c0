"""Who comes up into a bracket: the first of the best sets, found by one matching of everybody left.

A lower player has a gate and a proxy. Whoever comes up meets the gate, and the proxy meets a resident;
of all others, gate and proxy meet each other. So one pair more asks what a set with a player costs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence

from ronde.verifying.brackets import Digits, mask_of, rows_of_costs
from ronde.verifying.solver import Matching, Rows, members


class Upfloaters:
    """The sets of lower players who can come up."""

    def __init__(
        self,
        rows: Rows,
        top: Iterable[int],
        lower: Iterable[int],
        kind: Callable[[int], Hashable],
        cost: Callable[[int, int], int],
    ) -> None:
        """`cost` is what two of the top or two lower ones cost, and one of the top with one who comes up."""
        size, above, below = len(rows), mask_of(top), mask_of(lower)
        self.gate = {v: size + 2 * n for n, v in enumerate(members(below))}
        self.proxy = {gate + 1: v for v, gate in self.gate.items()}
        graph = [row & (above if above >> v & 1 else below) for v, row in enumerate(rows)]
        graph += [0] * 2 * len(self.gate)
        for v, gate in self.gate.items():
            graph[v] |= 1 << gate
            graph[gate] = 1 << v | 1 << gate + 1
            graph[gate + 1] = 1 << gate | rows[v] & above
            for w in members(rows[v] & above):
                graph[w] |= 1 << gate + 1

        def kind_of(v: int) -> Hashable:
            if v >= size:
                return v in self.proxy, kind(self.proxy[v]) if v in self.proxy else None
            return above >> v & 1, v in self.gate, kind(v)

        def cost_of(a: int, b: int) -> int:
            a, b = sorted((a, b))
            if b < size:
                return cost(a, b)
            return cost(a, self.proxy[b]) if above >> a & 1 and b in self.proxy else 0

        among = above | below | ((1 << 2 * len(self.gate)) - 1 << size)
        vertices = list(members(among))
        self.matching = Matching(rows_of_costs(graph, vertices, kind_of, cost_of), among)
        self.possible = self.matching.solve()

    @property
    def some(self) -> list[int]:
        """One of the best sets."""
        return [v for v, gate in self.gate.items() if self.matching.mate[v] == gate]

    def choose(
        self, order: Iterable[int], digits: Digits, reasons: Sequence[str], impossible: str
    ) -> tuple[list[int], dict[int, str]]:
        """The first of the best sets, and why everybody passed over is not in it.

        Of the cheapest set that has them and those chosen before them the first count that is worse decides;
        it is `impossible` if there is none.
        """
        matching, count = self.matching, len(self.some)
        best = digits.counts(matching.total(), len(reasons))
        chosen: list[int] = []
        passed: dict[int, str] = {}
        for v in order:
            if len(chosen) == count:
                break
            other = matching.with_pair(v, self.gate[v])
            if other is None:
                passed[v] = impossible
                continue
            counts = digits.counts(other.total(), len(reasons))
            if counts == best:
                chosen.append(v)
                matching = other
            else:
                passed[v] = next(why for why, x, y in zip(reasons, counts, best, strict=True) if x != y)
        return chosen, passed
