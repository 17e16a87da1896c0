"""The Dutch system of 1 February 2026 (C.04.3) read word for word. Begin at `Dutch.pairs_and_bye`.

What the edition of 2017 says alike, definitions, candidates and colours, stands in `dutch_criteria`. R with a
number is a ruling.
"""

from __future__ import annotations

from ronde.model import Cell, Result, Tournament
from ronde.readings.cards import Card
from ronde.readings.dutch_criteria import NOBODY, Bracket, Ids, Round, weigh
from ronde.readings.request import Asked

BARRING = (Result.PAIRING_BYE, Result.FULL_BYE, Result.FORFEIT_WIN)


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """White and Black in the order of the boards, the bye as (id, 0)."""
    return Dutch(tournament, request).boards()


class Dutch(Round):
    """The edition of 2026."""

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
        resident_score = self.scores(group)[0]
        takers = self.scores(self.takers)
        # C9 (R10)
        bye_here = len(self.player) % 2 == 1 and len(downs[0]) == 1 and takers[0] >= resident_score
        levels = sorted({self.player[i].score for i in moved}, reverse=True)

        def at_level(score: int, counts: bool) -> list[int]:
            return [int(counts and score == level) for level in levels]

        def down_cost(id_: int) -> int:
            player = self.player[id_]
            resident = id_ in group
            first, second = player.down
            return weigh(
                player.unplayed if bye_here else 0,  # C9
                *(0, 0, 0, 0),
                *(int(resident and first), 0, int(resident and second), 0),  # C14, C16
                *at_level(player.score, not resident and first),  # C18 (R13)
                *at_level(0, False),
                *at_level(player.score, not resident and second),  # C20
                *at_level(0, False),
            )

        def pair_cost(a: int, b: int) -> int:
            upper, lower = sorted((a, b), key=self.rank)
            first, second = self.player[lower].up if upper in moved else (False, False)
            score = self.player[upper].score
            return weigh(
                0,
                *self.topscorer_colours(a, b),  # C10, C11
                *self.colour_preferences(a, b),  # C12, C13
                *(0, int(first), 0, int(second)),  # C15, C17
                *at_level(0, False),
                *at_level(score, first),  # C19 (R14)
                *at_level(0, False),
                *at_level(score, second),  # C21
            )

        return Bracket(self, moved, group, downs, pair_cost, down_cost)

    def next_bracket(self, down: Ids, below: list[Ids]) -> tuple[int, tuple[int, ...]]:
        """C8: how few players, and with what scores, leave the next bracket (ruling R9)."""
        if not below:
            return 0, ()
        sets = self.smallest_downs(down, below[0], below[1:])
        return len(sets[0]), min(map(self.scores, sets))
