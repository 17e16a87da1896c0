"""The Dutch system of July 2017 (C.04.3) read word for word. Begin at `Dutch.pairs_and_bye`.

What the edition of 2026 says alike stands in `dutch_criteria`. R with a number is a ruling.
"""

from __future__ import annotations

from ronde.model import Cell, Result, Tournament
from ronde.readings.cards import Card
from ronde.readings.dutch_criteria import NOBODY, Bracket, Counts, Criterion, Ids, Pairs, Round, weigh
from ronde.readings.request import Asked

CRITERIA = (
    Criterion("C.5", "downfloaters"),
    Criterion("C.6", "scores", apart=True),
    Criterion("C.7", "next_bracket"),  # counted in the next bracket
    Criterion("C.8", "beyond_two"),
    Criterion("C.9", "third_colour"),
    Criterion("C.10", "preference"),
    Criterion("C.11", "strong"),
    Criterion("C.12", "down_last"),
    Criterion("C.13", "up_last"),
    Criterion("C.14", "down_before"),
    Criterion("C.15", "up_before"),
    Criterion("C.16", "down_last_apart", apart=True),
    Criterion("C.17", "up_last_apart", apart=True),
    Criterion("C.18", "down_before_apart", apart=True),
    Criterion("C.19", "up_before_apart", apart=True),
)
POINT = 10  # tenths


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """White and Black in the order of the boards, the bye as (id, 0)."""
    reading = Dutch(tournament, request)
    return reading.boards(*reading.pairs_and_bye())


class Dutch(Round):
    """The edition of 2017."""

    criteria = CRITERIA

    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        super().__init__(tournament, request)
        self.collapsed: dict[tuple[Ids, Ids], bool] = {}
        self.together: dict[tuple[Ids, Ids], bool] = {}

    def floated_unplayed(self, cell: Cell) -> bool:
        """A.4.b: a round without a game is a downfloat (ruling R3)."""
        return True

    def levels(self, everybody: Ids) -> list[int]:
        """A.8: the differences of two scores, and of a score and one point less than the lowest (R10)."""
        scores = self.scores(everybody)
        gaps = {a - b for a in scores for b in (*scores, scores[-1] - POINT)}
        return sorted((gap for gap in gaps if gap >= 0), reverse=True)

    def pairs_and_bye(self) -> tuple[list[tuple[int, int]], Ids]:
        """A.9: bracket by bracket; where the rest cannot be completed, the last ones together."""
        self.takers = self.everybody_who_may_rest()
        if not self.complete(frozenset(self.player), self.takers):
            raise self.trials.no_pairing()
        groups = self.scoregroups()
        pairs: list[tuple[int, int]] = []
        moved = NOBODY
        for n, group in enumerate(groups[:-1]):
            below = groups[n + 1 :]
            lower = NOBODY.union(*below)
            made, down = self.alone(moved, group, below)
            complete = self.complete(down | lower, self.takers)
            collapses = not complete if self.request is None else self.collapses(moved, group, below)
            if not complete and not collapses:
                downs = self.completed_downs(moved, group, lower)
                values = {down: self.next_completed(down, below) for down in downs}
                made, down = self.bracket(moved, group, downs, values).choose()
            if collapses:
                made, down = self.bracket(moved, group, self.completed_downs(moved, group, lower)).choose()
                pairs += made
                moved, groups = down, [lower]
                break
            pairs += made
            moved = down
        if groups:
            made, moved = self.bracket(moved, groups[-1], self.last_downs(moved, groups[-1])).choose()
            pairs += made
        return pairs, moved

    def collapses(self, moved: Ids, group: Ids, below: list[Ids]) -> bool:
        """A.9: whatever is asked for, the best candidate leaves a rest that cannot be completed."""
        if (moved, group) not in self.collapsed:
            free = Dutch(self.tournament)
            free.takers = free.everybody_who_may_rest()
            _, down = free.alone(moved, group, below)
            self.collapsed[moved, group] = not free.complete(down.union(*below), free.takers)
        return self.collapsed[moved, group]

    def alone(self, moved: Ids, group: Ids, below: list[Ids]) -> tuple[Pairs, Ids]:
        """B.8: the best candidate by C.5 to C.19, whether the rest can be completed or not."""
        downs = self.smallest_downs(moved, group)
        values = {down: self.next_bracket(down, below) for down in downs}
        return self.bracket(moved, group, downs, values).choose()

    def barred(self, card: Card) -> bool:
        """C.2: had the bye, or won by forfeit (ruling R4)."""
        return any(cell.result in (Result.PAIRING_BYE, Result.FORFEIT_WIN) for cell in card.cells)

    def last_downs(self, moved: Ids, group: Ids) -> list[Ids]:
        """C.2: in the last bracket nobody is left but one player who may rest (ruling R19)."""
        everybody = sorted(moved | group)
        number = len(everybody) % 2
        return [
            down
            for down in self.sets(everybody, number)
            if down <= self.takers and self.matched([i for i in everybody if i not in down], NOBODY, moved)
        ]

    def next_completed(self, down: Ids, below: list[Ids]) -> tuple[int, int, tuple[int, ...]]:
        """C.4, C.7: the same, the rest completed whoever leaves the next bracket."""
        if len(below) == 1:
            return self.next_bracket(down, below)
        sets = self.completed_downs(down, below[0], NOBODY.union(*below[1:]))
        return 1, len(sets[0]), min(map(self.scores, sets))

    def completed_downs(self, moved: Ids, group: Ids, lower: Ids) -> list[Ids]:
        """C.4, C.5: those with whom the rest can be completed (ruling R9)."""
        everybody = moved | group
        for number in range(len(everybody) % 2, len(everybody) + 1, 2):
            found = [
                down
                for down in self.sets(everybody, number)
                if self.complete(down | lower, self.takers)
                and self.matched(sorted(everybody - down), NOBODY, moved)
            ]
            if found:
                return found
        raise AssertionError("a complete pairing exists")

    def smallest_downs(self, moved: Ids, group: Ids) -> list[Ids]:
        """C.5: the smallest sets of downfloaters that leave everybody else a legal pair."""
        everybody = moved | group
        for number in range(len(everybody) % 2, len(everybody) + 1, 2):
            found = [
                down
                for down in self.sets(everybody, number)
                if self.matched(sorted(everybody - down), NOBODY, moved)
            ]
            if found:
                return found
        raise AssertionError("everybody may float")

    def counts_of_downfloater(self, id_: int, everybody: Ids) -> Counts:
        """C.5, C.6, C.12, C.14, C.16, C.18: what a downfloater counts (ruling R13)."""
        counts = {"downfloaters": 1, "scores": 1}
        for name, before in zip(("down_last", "down_before"), self.player[id_].down, strict=True):
            counts[name] = counts[f"{name}_apart"] = int(before)
        return counts, self.player[id_].score - (self.scores(everybody)[-1] - POINT)

    def bracket(
        self,
        moved: Ids,
        group: Ids,
        downs: list[Ids],
        values: dict[Ids, tuple[int, int, tuple[int, ...]]] | None = None,
    ) -> Bracket:
        """C.6, C.8: C.6 and C.8 to C.19 are costs; C.7, if asked, stands between them."""
        everybody = moved | group
        levels = self.levels(everybody)
        better = dict.fromkeys(downs, 0)
        if values is not None:
            order = sorted({values[down] for down in downs})
            better = {down: order.index(values[down]) for down in downs}

        def pair_cost(a: int, b: int) -> int:
            return weigh(*self.places(self.counts_of_pair(a, b), levels))

        def down_cost(id_: int) -> int:
            return weigh(*self.places(self.counts_of_downfloater(id_, everybody), levels))

        one = weigh(*self.places(({"next_bracket": 1}, 0), levels))
        return Bracket(
            self, moved, group, downs, pair_cost, down_cost, {}, {d: better[d] * one for d in downs}
        )

    def counts_of_pair(self, a: int, b: int) -> Counts:
        """C.6, C.8 to C.19: what a pair counts (ruling R13)."""
        counts = self.colours_of_pair(a, b)
        upper, lower = (self.player[i] for i in sorted((a, b), key=self.rank))
        difference = upper.score - lower.score
        if difference:
            counts["scores"] = 1
            for back, name in enumerate(("last", "before")):
                counts[f"down_{name}"] = counts[f"down_{name}_apart"] = int(upper.down[back])
                counts[f"up_{name}"] = counts[f"up_{name}_apart"] = int(lower.up[back])
        return counts, difference

    def c7(self, moved: Ids, group: Ids, below: list[Ids], down: Ids) -> tuple[int, int, tuple[int, ...]]:
        """C.7: how well the next bracket can be paired with these downfloaters."""
        if (moved, group) not in self.together:
            best = self.alone(moved, group, below)[1]
            self.together[moved, group] = not self.complete(best.union(*below), self.takers)
        return (self.next_completed if self.together[moved, group] else self.next_bracket)(down, below)

    def next_bracket(self, down: Ids, below: list[Ids]) -> tuple[int, int, tuple[int, ...]]:
        """C.7: the next bracket by itself (rulings R11 and R12)."""
        sets = self.smallest_downs(down, below[0])
        if len(below) == 1:
            complete = self.last_downs(down, below[0])
            if complete:
                return 0, len(complete[0]), min(map(self.scores, complete))
        return 1, len(sets[0]), min(map(self.scores, sets))
