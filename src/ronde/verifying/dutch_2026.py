"""The Dutch system of 2026, proved."""

from __future__ import annotations

from ronde.model import Tournament
from ronde.readings import dutch_2026
from ronde.readings.dutch_criteria import Counts, Ids
from ronde.verifying.brackets import Bracket
from ronde.verifying.demanded import Account
from ronde.verifying.dutch import Paired, Solved, Told, Work

BY_PLACE = True  # colours of round 1 alternate by places


class Reading(Solved, dutch_2026.Dutch):
    """The reading, with a solver in place of trials."""


def demanded(tournament: Tournament, key: str = "dutch-2026") -> Account:
    """What the text demands of the next round."""
    reading = Reading(tournament)
    reading.takers = reading.bye_takers()
    work = Brackets(reading)
    work.pair()
    score = max((reading.player[id_].score for id_ in reading.takers), default=0)
    return Told(work, score if work.odd else None)


class Brackets(Work):
    """1.9: the brackets from the highest score down."""

    key = "dutch-2026"
    reading: Reading

    def counts_of_pair(self, a: int, b: int, moved: Ids) -> Counts:
        return self.reading.counts_of_pair(a, b, moved)

    def counts_of_downfloater(self, a: int, moved: Ids, residents: Ids, bye_here: bool) -> Counts:
        return self.reading.counts_of_downfloater(a, moved, residents, bye_here)

    def bye_near(self, residents: list[int]) -> bool:  # type: ignore[override]
        return self.odd and self.reading.bye_near(self.ids_of(residents))

    def pair(self) -> None:
        """1.9.2: every bracket that is not the last looks below."""
        moved: list[int] = []
        for n, group in enumerate(self.groups):
            last = n == len(self.groups) - 1
            self.done.append(self.last(moved, group) if last else self.next(moved, n))
            moved = list(self.done[-1].candidate.down)

    def next(self, moved: list[int], n: int) -> Paired:
        """C4 to C21: the best candidate by itself, unless one is better for the players below."""
        group, after = self.groups[n], self.groups[n + 1]
        scale, near = self.scale(moved, group, after), self.bye_near(group)
        bye_here = near and self.fewest(moved, group) == 1
        alone = self.alone(moved, group, scale, bye_here)
        first = alone.first()
        assert first is not None
        lower = self.everybody_below(after[-1] + 1)

        def with_everybody(bye_here: bool) -> Bracket:
            return self.bracket(moved, group, scale, after=after, lower=lower, bye_here=bye_here)

        whole = with_everybody(bye_here)
        best = whole.best()
        assert best is not None
        fewest = len(first.down)
        if self.value(whole, first) == best.total():
            return Paired(moved, group, first, alone, scale, fewest, bye_here=bye_here)
        # C9 can be applied once the number of downfloaters is known
        if near:
            best = with_everybody(bye_here=False).best()
            assert best is not None
            [number] = scale.value(self.reading.criteria[0], best.total())
            bye_here = number == 1
            whole = with_everybody(bye_here)
        found = whole.first()
        assert found is not None
        before = None if found.down == first.down else first.down
        bracket = self.bracket(moved, group, scale, places=0, bye_here=bye_here)
        return Paired(moved, group, found, bracket, scale, fewest, before, bye_here)
