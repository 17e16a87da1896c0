"""The story of a round by the Dubov system of 2026: upfloaters, subgroups, pairs."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.rows import bits
from ronde.systems import fide_2026
from ronde.systems.dubov_2026.criteria import Field
from ronde.systems.dubov_2026.recomposition import Shift, Subgroups
from ronde.systems.dubov_2026.upfloaters import Upfloaters
from ronde.words import Points, Who

#: the criterion against a player who came before an upfloater
PASSED = {
    "C4": "passed_unfit",
    "C7": "passed_colour",
    "C8": "passed_maximum",
    "C9": "passed_times",
    "C10": "passed_previous",
}


class Story(fide_2026.Story):
    """The steps of a round."""

    def __init__(self, key: str, field: Field) -> None:
        super().__init__(key, field.entries, field.may_rest)
        self.field = field

    # 3.2.1 to 3.2.4

    def scoregroup(self, residents: int, up: Upfloaters, subgroups: Subgroups) -> None:
        """The bracket as a whole, its upfloaters, and the players who change the subgroup."""
        entries = self.field.entries
        score = Points(entries[next(bits(residents))].score)
        g1, g2 = subgroups.sizes
        count, chosen = residents.bit_count(), len(up.chosen)
        kind = "bracket_new" if subgroups.by_number else "bracket"
        self.tell(kind, (), points=score, count=count, up=chosen, first=g1, second=g2)
        kind = "up" if chosen == 1 else "up_several"
        for v in up.chosen:
            player, below = Who(entries[v].id), Points(entries[v].score)
            self.tell(kind, self.ids([v]), player=player, below=below, points=score, count=chosen)
        for criterion, others in up.passed.items():
            first = entries[up.chosen[0]].id
            self.tell_list(PASSED[criterion], (first,), self.ids(others), player=Who(first))
        self._shift("unavoidable", subgroups.unavoidable)
        self._shift("balancing", subgroups.balancing)

    def _shift(self, kind: str, shift: Shift) -> None:
        side, count = "G1" if shift.to_g1 else "G2", len(shift.players)
        for id_, number in zip(self.ids(shift.players), shift.numbers, strict=True):
            self.tell(kind, (id_,), player=Who(id_), side=side, count=count, number=number)

    # 3.2.5 and 3.2.6

    def pairs(self, pairs: Sequence[tuple[int, int]], subgroups: Subgroups) -> None:
        """Every pair, and the players of G2 passed over for it."""
        entries = self.field.entries
        left = sorted(bits(subgroups.g2), key=lambda u: entries[u].id)
        kind = "pair_new" if subgroups.by_number else "pair"
        for place, (v, w) in enumerate(pairs, 1):
            both, aro = self.ids((v, w)), entries[v].aro
            self.tell(kind, both, first=Who(both[0]), second=Who(both[1]), place=place, aro=aro)
            found = left.index(w)
            self._skipped(v, both, left[:found])
            del left[found]

    def _skipped(self, v: int, both: Sequence[int], others: Sequence[int]) -> None:
        """The smaller numbers that a player of S1 does not meet, by reason."""
        legal = self.field.legal[v]
        self.forbidden(v, both, others, legal)
        needed = [u for u in others if legal >> u & 1]
        self.tell_list("needed", both, self.ids(needed), first=Who(both[0]))
