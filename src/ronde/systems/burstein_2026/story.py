"""The story of a round by the Burstein system of 2026: its brackets."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.rows import bits
from ronde.systems import fide_2026
from ronde.systems.burstein_2026.criteria import Field
from ronde.words import Points, Value, Who


class Story(fide_2026.Story):
    """The steps of a round."""

    def __init__(self, key: str, field: Field) -> None:
        super().__init__(key, field.entries, field.may_rest)
        self.field = field

    # 3.2

    def scoregroup(
        self, residents: int, incoming: int, pairs: Sequence[tuple[int, int]], outgoing: int
    ) -> None:
        """The bracket as a whole, its floaters and its pairs."""
        field, members = self.field, residents | incoming
        score = Points(field.scores[next(bits(residents))])
        clashes = sum(field.alike(v) >> w & 1 for v, w in pairs)
        number = {v: n for n, v in enumerate(bits(members), 1)}
        values: dict[str, Value] = {"points": score, "count": len(number), "pairs": len(pairs)}
        values |= {"out": outgoing.bit_count(), "clashes": clashes}
        self.tell("bracket", (), **values)
        for v in bits(incoming):
            self.tell("incoming", self.ids([v]), **values, player=Who(self.entries[v].id), number=number[v])
        kind = "floats" if len(number) > 1 else "floats_alone"
        for v in bits(outgoing):
            self.tell(kind, self.ids([v]), **values, player=Who(self.entries[v].id), number=number[v])
        left = members
        for v, w in pairs:
            left &= ~(1 << v | 1 << w)
            self._pair(v, w, left >> w + 1 << w + 1, number)

    def _pair(self, v: int, w: int, passed: int, number: dict[int, int]) -> None:
        """One pair, and the lower players still free whom the higher ranked does not meet."""
        field, first, both = self.field, self.entries[v], self.ids((v, w))
        values: dict[str, Value] = {"first": Who(first.id), "second": Who(both[1])}
        places = {"a": number[v], "b": number[w], "count": len(number)}
        self.tell("pair_passed" if passed else "pair", both, **values, **places)
        lower, legal = list(bits(passed))[::-1], field.legal[v]
        self.forbidden(v, both, lower, legal)
        same = [u for u in lower if legal & field.alike(v) & 1 << u]
        others = [u for u in lower if legal & ~field.alike(v) & 1 << u]
        self.tell_list("same", both, self.ids(same), first=Who(first.id))
        self.tell_list("others", both, self.ids(others), first=Who(first.id))
        if field.alike(v) >> w & 1:
            colour = first.preference.colour
            assert colour is not None
            self.tell("clash", both, **values, colour=colour)
