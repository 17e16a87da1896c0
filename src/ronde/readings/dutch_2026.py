"""The Dutch system of 1 February 2026 (C.04.3) read word for word. Begin at `Dutch.pairs_and_bye`.

What the edition of 2017 says alike, definitions, candidates and colours, stands in `dutch_criteria`. R with a
number is a ruling.
"""

from __future__ import annotations

from ronde.model import Cell, Result, Tournament
from ronde.readings.cards import Card
from ronde.readings.dutch_criteria import NOBODY, Bracket, Counts, Criterion, Ids, Round, weigh
from ronde.readings.request import Asked

CRITERIA = (
    Criterion("C6", "downfloaters"),
    Criterion("C7", "scores", apart=True),
    Criterion("C8", "next_bracket"),  # counted in the next bracket
    Criterion("C9", "unplayed"),
    Criterion("C10", "beyond_two"),
    Criterion("C11", "third_colour"),
    Criterion("C12", "preference"),
    Criterion("C13", "strong"),
    Criterion("C14", "down_last"),
    Criterion("C15", "up_last"),
    Criterion("C16", "down_before"),
    Criterion("C17", "up_before"),
    Criterion("C18", "down_last_apart", apart=True),
    Criterion("C19", "up_last_apart", apart=True),
    Criterion("C20", "down_before_apart", apart=True),
    Criterion("C21", "up_before_apart", apart=True),
)
BARRING = (Result.PAIRING_BYE, Result.FULL_BYE, Result.FORFEIT_WIN)


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """White and Black in the order of the boards, the bye as (id, 0)."""
    reading = Dutch(tournament, request)
    return reading.boards(*reading.pairs_and_bye())


class Dutch(Round):
    """The edition of 2026."""

    criteria = CRITERIA

    def floated_unplayed(self, cell: Cell) -> bool:
        """1.4.3: more points than for a loss, without a game (ruling R3)."""
        return cell.result is Result.PAIRING_BYE or self.scoring.points(cell) > self.scoring.white_loss

    def pairs_and_bye(self) -> tuple[list[tuple[int, int]], Ids]:
        """1.9, 1.9.2: bracket by bracket from the top."""
        self.takers = self.bye_takers()
        groups = self.scoregroups()
        pairs: list[tuple[int, int]] = []
        moved = NOBODY
        for n, group in enumerate(groups):
            below = groups[n + 1 :]
            bracket = self.bracket(moved, group, below)
            made, moved = bracket.choose()
            pairs += made
        return pairs, moved

    def barred(self, card: Card) -> bool:
        """C2: had the bye, or as many points as for a win without a game (ruling R4)."""
        return any(
            not cell.played and (cell.result in BARRING or self.scoring.points(cell) >= self.scoring.win)
            for cell in card.cells
        )

    def smallest_downs(self, moved: Ids, group: Ids, below: list[Ids]) -> list[Ids]:
        """C4, C6: the smallest sets of downfloaters that leave everybody else a legal pair."""
        everybody = moved | group
        lower = NOBODY.union(*below)
        for number in range(len(everybody) % 2, len(everybody) + 1, 2):
            found = [
                down
                for down in self.sets(everybody, number)
                if self.complete(down | lower, self.takers)
                and self.matched(sorted(everybody - down), NOBODY, moved)
            ]
            if found:
                return found
        raise AssertionError("C4 was kept before")

    def bye_takers(self) -> Ids:
        """C5: those who may rest, with the lowest score that a complete pairing allows (ruling R8)."""
        everybody = frozenset(self.player)
        may_rest = self.everybody_who_may_rest()
        if not self.complete(everybody, may_rest):
            raise self.trials.no_pairing()
        for score in sorted({self.player[i].score for i in may_rest}):
            takers = frozenset(i for i in may_rest if self.player[i].score <= score)
            if self.complete(everybody, takers):
                return takers
        return NOBODY

    def counts_of_downfloater(self, id_: int, moved: Ids, group: Ids, bye_here: bool) -> Counts:
        """C6, C7, C9, C14, C16, C18, C20: what a downfloater counts (ruling R13)."""
        player = self.player[id_]
        counts = {"downfloaters": 1, "scores": 1, "unplayed": player.unplayed if bye_here else 0}
        for name, before in zip(("down_last", "down_before"), player.down, strict=True):
            counts[f"{name}_apart" if id_ in moved else name] = int(before)
        return counts, player.score - self.scores(group)[-1]

    def bracket(self, moved: Ids, group: Ids, below: list[Ids]) -> Bracket:
        """C7, C8, C9: C7 and C8 choose the sets of downfloaters, C9 to C21 are costs (ruling R10)."""
        best: tuple[object, ...] | None = None
        downs: list[Ids] = []
        for down in self.smallest_downs(moved, group, below):
            value = self.scores(down), self.next_bracket(down, below)  # C7, C8
            if best is None or value < best:
                best, downs = value, []
            if value == best:
                downs.append(down)
        assert downs
        levels = self.levels(moved | group)
        bye_here = self.bye_near(group) and len(downs[0]) == 1

        def pair_cost(a: int, b: int) -> int:
            return weigh(*self.places(self.counts_of_pair(a, b, moved), levels))

        def down_cost(id_: int) -> int:
            return weigh(*self.places(self.counts_of_downfloater(id_, moved, group, bye_here), levels))

        return Bracket(self, moved, group, downs, pair_cost, down_cost)

    def levels(self, everybody: Ids) -> list[int]:
        """The scores of a bracket above the lowest one, the highest first."""
        scores = self.scores(everybody)
        return sorted({score - scores[-1] for score in scores}, reverse=True)

    def next_bracket(self, down: Ids, below: list[Ids]) -> tuple[int, tuple[int, ...]]:
        """C8: how few players, and with what scores, leave the next bracket (ruling R9)."""
        if not below:
            return 0, ()
        sets = self.smallest_downs(down, below[0], below[1:])
        return len(sets[0]), min(map(self.scores, sets))

    def bye_near(self, group: Ids) -> bool:
        """C9: whoever leaves the bracket alone gets the bye (ruling R10)."""
        return len(self.player) % 2 == 1 and self.scores(self.takers)[0] >= self.scores(group)[0]

    def counts_of_pair(self, a: int, b: int, moved: Ids) -> Counts:
        """C10 to C13, C15, C17, C19, C21: what a pair counts (ruling R14)."""
        counts = self.colours_of_pair(a, b)
        upper, lower = sorted((a, b), key=self.rank)
        for name, before in zip(("up_last", "up_before"), self.player[lower].up, strict=True):
            counts[name] = counts[f"{name}_apart"] = int(before and upper in moved)
        return counts, self.player[upper].score - self.player[lower].score
