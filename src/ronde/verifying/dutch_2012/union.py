"""C12 and C13: a bracket and everybody its floaters can meet below, as one matching."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ronde.typed import TYPE_CHECKING
from ronde.verifying.brackets import Bracket, Candidate, mask_of, rows_of_costs
from ronde.verifying.dutch_2012.bracket import (
    ABOVE,
    ABOVE_MOVED,
    BELOW,
    BELOW_MOVED,
    EMPTY,
    PLACE,
    Paired,
    part,
    wide,
)

if TYPE_CHECKING:
    from ronde.verifying.dutch_2012.procedure import Work


@dataclass
class Found:
    """The best candidates of a bracket for the players below."""

    bracket: Bracket
    total: int
    above: Paired
    scores: int  # of those who go down at present

    @property
    def lead(self) -> int:
        """How many go down."""
        return part(self.total, 0, 3)

    @property
    def below(self) -> int:
        """What counts below."""
        return part(self.total, 2, 3, wide=True)

    @property
    def same_floats(self) -> bool:
        """R24: as many players go down as before, with the same scores."""
        return self.lead == len(self.above.unpaired) and part(self.total, 1, 3) == self.scores

    def first(self, pairs: int) -> Candidate:
        """The first of them, with so many pairs."""
        candidate = self.bracket.first(limbo=False, pairs=pairs)
        assert candidate is not None
        return candidate


class Union:
    """A bracket with everybody its floaters can meet below.

    A player of the bracket either meets another one of it, or goes down and meets somebody below, or nobody.
    As the bracket makes as many pairs as it can, no two of those who go down could meet each other.
    """

    def __init__(self, work: Work, above: Paired, moved: Sequence[int], residents: Sequence[int]) -> None:
        """`moved` go down in any case; `residents` are already there."""
        self.work, self.above = work, above
        self.moved, self.residents = list(moved), list(residents)
        self.all = [*above.players, *moved, *residents]
        self.role = dict.fromkeys(above.moved, ABOVE_MOVED) | dict.fromkeys(above.residents, ABOVE)
        self.role |= dict.fromkeys(moved, BELOW_MOVED) | dict.fromkeys(residents, BELOW)
        self.low = min(map(work.score, above.players))

    def best(
        self,
        pair: Callable[[int, int], int],
        rest: Callable[[int], int | None],
        empty: int,
        lead: Callable[[int], int | None] = lambda v: 1,
        within: Callable[[int, int], bool] = lambda a, b: True,
        floating: int = 0,
    ) -> Found | None:
        """The candidates with the least lead over those who go down, then the least scores, the least counts
        below, the least vector. `lead` is None for players who must be paired."""
        work, above, size = self.work, self.above, len(self.work.rows)
        places = range(size, size + empty)
        role = self.role | dict.fromkeys(places, EMPTY)
        rows = [*work.rows, *[mask_of((*self.all, *places))] * empty]
        for v in self.all:
            rows[v] |= mask_of(places)
        for v in places:
            rows[v] &= ~(1 << v)

        def paid(v: int) -> tuple[int, ...] | None:
            """What a player of the bracket above costs who goes down."""
            if role[v] >= BELOW:
                return (0,) * 11
            first = lead(v)
            if first is None:
                return None
            score, *others = work.vector(above).rest_counts(work.ids[v])
            return first, score - self.low, 0, *others

        def cost(a: int, b: int) -> int | None:
            a, b = sorted((a, b), key=role.__getitem__)
            if role[a] == EMPTY:
                return 0
            if role[b] < BELOW and within(a, b):
                return wide(0, 0, 0, *work.vector(above).pair_counts(work.ids[a], work.ids[b])[1:])
            counted = rest(a) if role[b] == EMPTY else pair(a, b)
            one, other = paid(a), (0,) * 11 if role[b] == EMPTY else paid(b)
            if counted is None or one is None or other is None:
                return None
            total = [x + y for x, y in zip(one, other, strict=True)]
            return wide(total[0], total[1], counted, *total[3:])

        def kind(v: int) -> object:
            return EMPTY if v >= size else (role[v], work.kind(v))

        costs = rows_of_costs(rows, [*self.all, *places], kind, cost)
        first = above.moved if above.m1 else []
        others = above.residents if above.m1 else above.players
        bracket = Bracket(first, others, costs, mask_of((*self.all, *places)), floating)
        best = bracket.best()
        if best is None:
            return None
        scores = sum(work.score(v) - self.low for v in above.unpaired)
        return Found(bracket, best.total(), above, scores)

    def for_lowest(
        self, mixed: bool, low: int | None
    ) -> tuple[Callable[[int, int], int], Callable[[int], int | None]]:
        """R26: places of S1 that stay empty in the lowest bracket; with `low`, then the score of the bye."""
        bits = 0 if low is None else PLACE

        def moved(v: int) -> bool:
            return mixed and self.role[v] != BELOW

        def rest(v: int) -> int | None:
            if not self.work.player[v].may_rest:
                return None
            return (int(moved(v)) << bits) + (0 if low is None else self.work.score(v) - low)

        return lambda a, b: int(moved(a) and moved(b)) << bits, rest

    def re_paired(self) -> tuple[int, int, Candidate] | None:
        """R27: P1, M1 and the first candidate with which the lowest bracket can be paired."""
        above, empty = self.above, len(self.all) % 2
        count = len(above.players)

        def rest(v: int) -> int | None:
            return 0 if self.work.player[v].may_rest else None

        def pair(a: int, b: int) -> int:
            return 0

        found = self.best(pair, rest, empty)
        if found is None:
            return None
        most = (count - found.lead) // 2
        if not above.m1:
            return (most, 0, found.first(most)) if most else None
        for p1 in range(min(most, above.p1), 0, -1):
            first = min(above.m1, p1)
            for m1 in range(first, 0, -1):
                candidate = (self.all_floaters if m1 == first else self.lowest_left)(
                    pair, rest, empty, p1, m1
                )
                if candidate is not None:
                    return p1, m1, candidate
        return None

    def all_floaters(
        self, pair: Callable[[int, int], int], rest: Callable[[int], int | None], empty: int, p1: int, m1: int
    ) -> Candidate | None:
        """M1 pairs with moved-down players, P1 in all; where M1 is the smaller of the two, only these."""
        above, wide_ = self.above, 1 << PLACE // 2
        only_moved = m1 < above.m1

        def lead(v: int) -> int:
            return wide_ if self.role[v] == ABOVE_MOVED else int(not only_moved)

        def within(a: int, b: int) -> bool:
            return not only_moved or self.role[a] != self.role[b]

        found = self.best(pair, rest, empty, lead, within)
        wanted = (len(above.moved) - m1) * wide_ + (len(above.residents) - (2 * p1 - m1)) * (not only_moved)
        return found.first(p1) if found is not None and found.lead == wanted else None

    def lowest_left(
        self, pair: Callable[[int, int], int], rest: Callable[[int], int | None], empty: int, p1: int, m1: int
    ) -> Candidate | None:
        """M1 moved-down players are paired, and those left have the lowest scores among them."""
        above, score, wide_ = self.above, self.work.score, 1 << PLACE // 2
        border = score(above.moved[m1 - 1])
        floating = mask_of(v for v in above.moved if score(v) < border)

        def lead(v: int) -> int | None:
            if self.role[v] != ABOVE_MOVED or score(v) < border:
                return wide_
            return None if score(v) > border else wide_ + 1

        def within(a: int, b: int) -> bool:
            return all(self.role[v] != ABOVE_MOVED or score(v) >= border for v in (a, b))

        found = self.best(pair, rest, empty, lead, within, floating)
        left = len(above.players) - 2 * p1
        at_border = sum(score(v) == border for v in above.moved[m1:])
        return found.first(p1) if found is not None and found.lead == left * wide_ + at_border else None
