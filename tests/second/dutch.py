"""The Dutch systems of 2017 and 2026 as "best vector, smallest key".

The facts of a player and of a pair are those of the literal reading. Nothing is enumerated: the criteria of a
bracket, and after them the order in which the candidates are generated, are prices of pairs and of
downfloaters, and the candidate is the cheapest general matching. It is first sought without the players
further down, and together with all of them if its downfloaters cannot be paired there.
"""

from __future__ import annotations

from ronde.errors import NoPairing
from ronde.matching.perfect import maximum_matching
from ronde.model import Tournament
from ronde.readings import dutch_2017, dutch_2026
from ronde.readings.dutch_2017 import POINT
from ronde.readings.dutch_criteria import NOBODY, Ids, Round
from tests.second.bracket import Bracket, Found, Prices, number

Drawn = list[tuple[int, int]]


def pair(key: str, tournament: Tournament) -> Drawn | None:
    """(white, black) in board order, the bye as (id, 0); None if there is no pairing."""
    try:
        return METHODS[key](tournament).boards()
    except NoPairing:
        return None


class Matched(Round):
    """Whether players can be paired is a question of matching here: the fields are too large for trials."""

    def matched(self, ids: list[int], takers: Ids, moved: Ids) -> bool:
        """A perfect matching exists, with one of the takers left over if the number is odd."""
        graph = [
            sum(1 << n for n, b in enumerate(ids) if self.legal(a, b) and not (a in moved and b in moved))
            for a in ids
        ]
        if len(ids) % 2:
            graph = [mask | (ids[n] in takers) << len(ids) for n, mask in enumerate(graph)]
            graph.append(sum(1 << n for n, a in enumerate(ids) if a in takers))
        return -1 not in maximum_matching(graph)


class Dutch2026(Matched, dutch_2026.Dutch):
    """The edition of 2026: C4 to C21."""

    def pairs_and_bye(self) -> tuple[Drawn, Ids]:
        """1.9, from the highest score down."""
        self.takers = self.bye_takers()
        groups = self.scoregroups()
        pairs: Drawn = []
        moved = NOBODY
        for n, group in enumerate(groups):
            found = self.best(moved, group, groups[n + 1 :])
            pairs += found.pairs
            moved = found.down
        return pairs, moved

    def best(self, moved: Ids, group: Ids, below: list[Ids]) -> Found:
        """A candidate without regard to what comes after the next bracket is the best one if it can stay."""
        after, lower = (below[0], NOBODY.union(*below[1:])) if below else (NOBODY, NOBODY)
        if below:
            found = self.with_bye(moved, group, after, None)
            if self.complete(found.on | lower, self.takers):
                return found
        return self.with_bye(moved, group, after, lower)

    def with_bye(self, moved: Ids, group: Ids, after: Ids, lower: Ids | None) -> Found:
        """C9 (R10): asked where one player leaves, who has the bye."""

        def bracket(bye_here: bool) -> Bracket:
            prices = self.prices(moved, group, after, bye_here)
            return Bracket(self, moved, group, prices, after, lower, self.takers)

        found = bracket(False).first()
        score = max((self.player[i].score for i in self.takers), default=0)
        odd = len(self.player) % 2 == 1
        if odd and len(found.down) == 1 and score >= self.player[next(iter(group))].score:
            return bracket(True).first()
        return found

    def prices(self, moved: Ids, group: Ids, after: Ids, bye_here: bool) -> Prices:
        """C6 to C21."""
        all_scores = self.levels(moved | group | after)
        above = self.levels(moved)
        none = [0] * len(all_scores)

        def down(v: int) -> int:
            player = self.player[v]
            resident = v in group
            first, second = player.down
            again = [
                at(player.score, above) if not resident and had else [0] * len(above)
                for had in (first, second)
            ]
            return number(
                (
                    *(1, *at(player.score, all_scores)),  # C6, C7
                    *(0, *none),  # C8
                    player.unplayed if bye_here else 0,  # C9
                    *(0, 0, 0, 0),  # C10-C13
                    *(int(resident and first), 0, int(resident and second), 0),  # C14, C16
                    *again[0],  # C18 (R13)
                    *[0] * len(above),
                    *again[1],  # C20
                    *[0] * len(above),
                )
            )

        def pair(a: int, b: int) -> int:
            upper, lower = sorted((a, b), key=self.rank)
            first, second = self.player[lower].up if upper in moved else (False, False)
            again = [
                at(self.player[upper].score, above) if had else [0] * len(above) for had in (first, second)
            ]
            return number(
                (
                    *(0, *none, 0, *none, 0),
                    *self.topscorer_colours(a, b),  # C10, C11
                    *self.colour_preferences(a, b),  # C12, C13
                    *(0, int(first), 0, int(second)),  # C15, C17
                    *[0] * len(above),
                    *again[0],  # C19 (R14)
                    *[0] * len(above),
                    *again[1],  # C21
                )
            )

        def on(v: int) -> int:
            level = at(self.player[v].score, all_scores)
            return number((0, *none, 1, *level, *[0] * (9 + 4 * len(above))))  # C8 (R9)

        return Prices(pair, down, on)

    def levels(self, ids: Ids) -> list[int]:
        """The scores of some players, the highest first."""
        return sorted({self.player[i].score for i in ids}, reverse=True)


class Dutch2017(Matched, dutch_2017.Dutch):
    """The edition of 2017: C.4 to C.19."""

    def pairs_and_bye(self) -> tuple[Drawn, Ids]:
        """A.9."""
        self.takers = self.everybody_who_may_rest()
        if not self.complete(frozenset(self.player), self.takers):
            raise self.trials.no_pairing()
        groups = self.scoregroups()
        pairs: Drawn = []
        moved, rest = NOBODY, groups[-1]
        for n, group in enumerate(groups[:-1]):
            below = groups[n + 1 :]
            lower = NOBODY.union(*below)
            prices = self.prices(moved, group, below[0], last=len(below) == 1)
            found = Bracket(self, moved, group, prices, below[0]).first()
            if not self.complete(found.down | lower, self.takers):  # C.4 in the penultimate bracket (R9)
                again = self.prices(moved, group, NOBODY, last=False)
                found = Bracket(self, moved, group, again, NOBODY, lower, self.takers).first()
                rest = lower
            pairs += found.pairs
            moved = found.down
            if rest is lower:
                break
        prices = self.prices(moved, rest, NOBODY, last=False)
        found = Bracket(self, moved, rest, prices, NOBODY, NOBODY, self.takers).first()
        return pairs + list(found.pairs), found.down

    def prices(self, moved: Ids, group: Ids, after: Ids, last: bool) -> Prices:
        """C.5 to C.19; C.7 is asked where there is a next bracket, which may be the last."""
        everybody = moved | group
        lowest = min(self.player[i].score for i in everybody) - POINT
        scores = {self.player[i].score for i in everybody}
        gaps = sorted({a - b for a in scores for b in {*scores, lowest} if a >= b}, reverse=True)
        on_scores = sorted({self.player[i].score for i in everybody | after}, reverse=True)
        no_next = [0] * (1 + len(on_scores))
        none = (False, False)

        def floats(gap: int, down: tuple[bool, bool], up: tuple[bool, bool]) -> list[int]:
            order = down[0], up[0], down[1], up[1]  # C.12-C.15, and again C.16-C.19 (R13)
            counts = [int(had) for had in order]
            for had in order:
                counts += at(gap, gaps) if had else [0] * len(gaps)
            return counts

        def pair(a: int, b: int) -> int:
            upper, lower = (self.player[i] for i in sorted((a, b), key=self.rank))
            gap = upper.score - lower.score
            colours = *self.topscorer_colours(a, b), *self.colour_preferences(a, b)
            floated = floats(gap, upper.down, lower.up) if gap else floats(0, none, none)
            return number((0, *at(gap, gaps), *no_next, *colours, *floated))

        def down(v: int) -> int:
            gap = self.player[v].score - lowest
            floated = floats(gap, self.player[v].down, none)
            return number((1, *at(gap, gaps), *no_next, 0, 0, 0, 0, *floated))

        def on(v: int) -> int:
            """C.7 (R11, R12): in the last bracket somebody who may not have the bye weighs more than all."""
            weight = 1000 if last and v not in self.takers else 1
            level = at(self.player[v].score, on_scores)
            return number((0, *[0] * len(gaps), weight, *level, *[0] * (8 + 4 * len(gaps))))

        return Prices(pair, down, on)


def at(value: int, levels: list[int]) -> list[int]:
    """One in the count of its level."""
    return [int(value == level) for level in levels]


METHODS: dict[str, type[Round]] = {"dutch-2026": Dutch2026, "dutch-2017": Dutch2017}
