"""The Dutch system of 2017, proved."""

from __future__ import annotations

from ronde.model import Tournament
from ronde.readings import dutch_2017
from ronde.readings.dutch_criteria import Counts, Criterion, Ids
from ronde.verifying.brackets import mask_of
from ronde.verifying.demanded import Account
from ronde.verifying.dutch import Paired, Scale, Solved, Told, Work
from ronde.verifying.solver import perfect

BY_PLACE = True  # colours of round 1 alternate by places


class Reading(Solved, dutch_2017.Dutch):
    """The reading, with a solver in place of trials."""


def demanded(tournament: Tournament) -> Account:
    """What the text demands of the next round."""
    reading = Reading(tournament)
    reading.takers = reading.everybody_who_may_rest()
    if not reading.complete(frozenset(reading.player), reading.takers):
        raise reading.trials.no_pairing()
    work = Brackets(reading)
    work.pair()
    return Told(work)


class Brackets(Work):
    """A.9: the brackets from the highest score down, and the collapsed last bracket."""

    key = "dutch-2017"
    reading: Reading

    def counts_of_pair(self, a: int, b: int, moved: Ids) -> Counts:
        return self.reading.counts_of_pair(a, b)

    def counts_of_downfloater(self, a: int, moved: Ids, residents: Ids, bye_here: bool) -> Counts:
        return self.reading.counts_of_downfloater(a, moved | residents)

    def pair(self) -> None:
        """A.9: every bracket but the last; where the rest cannot be completed, the last ones together."""
        moved: list[int] = []
        for n in range(len(self.groups) - 1):
            found = self.next(moved, n)
            if found is None:
                self.penultimate(moved, n)
                return
            self.done.append(found)
            moved = list(found.candidate.down)
        if self.groups:
            self.done.append(self.last(moved, self.groups[-1]))

    def next(self, moved: list[int], n: int) -> Paired | None:
        """C.5 to C.19: the best candidate, if the rest can be completed; C.7 looks at the next bracket."""
        group, after = self.groups[n], self.groups[n + 1]
        scale = self.scale(moved, group, after)
        alone = self.alone(moved, group, scale, bye_here=False)
        first = alone.first()
        assert first is not None
        fewest, found, value = len(first.down), first, None
        if fewest:
            last = n + 2 == len(self.groups)
            wide = self.bracket(
                moved, group, scale, after=after,
                lower=self.everybody_below(after[-1] + 1) if last else (),
                places=0 if last else fewest + len(after),
            )  # fmt: skip
            best = wide.best()
            if best is None:
                return None
            by_itself = alone.best()
            assert by_itself is not None
            if last and self.differ(scale, best.total(), by_itself.total()):
                return None
            value = scale.value(self.c7, best.total())
            if self.value(wide, first) != best.total():
                candidate = wide.first()
                assert candidate is not None
                found = candidate
        below = mask_of(found.down) | mask_of(self.everybody_below(after[0]))
        if not perfect(self.rows, below):
            return None
        before = None if found.down == first.down else first.down
        bracket = alone if before is None else self.bracket(moved, group, scale)
        return Paired(moved, group, found, bracket, scale, fewest, before, next_value=value)

    @property
    def c7(self) -> Criterion:
        """C.7: the next bracket."""
        return next(c for c in self.reading.criteria if c.name == "next_bracket")

    def differ(self, scale: Scale, one: int, other: int) -> bool:
        """C.5, C.6: more players leave the bracket, or players with other scores."""
        c5_and_c6 = self.reading.criteria[:2]
        return any(scale.value(c, one) != scale.value(c, other) for c in c5_and_c6)

    def penultimate(self, moved: list[int], n: int) -> None:
        """A.9, C.4: the bracket once more so that the rest can be completed, then all others in one (R10)."""
        group, stop = self.groups[n], self.groups[n + 1][0]
        scale, below = self.scale(moved, group, ()), self.everybody_below(stop)
        found = self.bracket(moved, group, scale, lower=below).first()
        assert found is not None
        bracket = self.bracket(moved, group, scale)
        fewest = self.fewest(moved, group)
        self.done.append(Paired(moved, group, found, bracket, scale, fewest, stage="penultimate"))
        self.done.append(self.last(found.down, range(stop, len(self.ids)), "collapsed"))
