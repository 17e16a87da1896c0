"""Section C: from bracket to bracket, with the candidates of each as a matching."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations

from ronde.model import Tournament
from ronde.readings import dutch_2012 as reading
from ronde.verifying.brackets import Bracket, Candidate, mask_of, rows_of, rows_of_costs
from ronde.verifying.dutch_2012.bracket import EMPTY, PLACE, Paired, Places, number, order, part
from ronde.verifying.dutch_2012.union import Union
from ronde.verifying.solver import largest, members, perfect
from ronde.verifying.weighed import same_but_name


class Work:
    """The brackets of a round; players are places in the order of A2."""

    def __init__(self, tournament: Tournament) -> None:
        self.reading = reading.Round(tournament)
        self.ids = sorted(self.reading.player, key=self.reading.rank)
        self.player = [self.reading.player[id_] for id_ in self.ids]
        self.odd_round = self.reading.number % 2 == 1
        self.rows = rows_of(self.ids, self.reading.legal)
        self.done: list[Paired] = []

    def score(self, v: int) -> int:
        """The score of a player."""
        return self.player[v].score

    def pairable(self, places: Iterable[int]) -> bool:
        """B1: all of these can be paired, but for one who may have the bye."""
        among = mask_of(places)
        if among.bit_count() % 2 == 0:
            return perfect(self.rows, among)
        bye, may = len(self.rows), mask_of(v for v in members(among) if self.player[v].may_rest)
        rows = [row | (may >> v & 1) << bye for v, row in enumerate(self.rows)] + [may]
        return perfect(rows, among | 1 << bye)

    # ---- graphs ------------------------------------------------------------------------------------------

    def vector(self, here: Paired) -> reading.Search:
        """The counts of a bracket, by the reading."""
        moved, own = (frozenset(self.ids[v] for v in some) for some in (here.moved, here.residents))
        return reading.Search(
            self.reading, reading.Bracket(own, moved, lowest=here.lowest, count_up=here.count_up)
        )

    def pair_counts(self, here: Paired, a: int, b: int) -> tuple[int, ...]:
        """R26: whether two moved-down players leave a place of S1 empty; and the vector of R13."""
        lead = here.lowest and not here.homogeneous and a in here.moved and b in here.moved
        return int(lead), *self.vector(here).pair_counts(self.ids[a], self.ids[b])

    def rest_counts(self, here: Paired, a: int) -> tuple[int, ...]:
        """The same for a player without an opponent."""
        lead = here.lowest and not here.homogeneous and a in here.moved
        return int(lead), *self.vector(here).rest_counts(self.ids[a])

    def kind(self, v: int) -> object:
        """Everything the counts of a player depend on."""
        return same_but_name(self.player[v])

    def bracket(self, here: Paired, empty: int) -> Bracket:
        """The candidates of a bracket that leave so many players without an opponent."""
        size = len(self.rows)
        places = range(size, size + empty)
        resting = [v for v in here.players if not here.lowest or self.player[v].may_rest]
        rows = [*self.rows, *[mask_of(resting)] * empty]
        for v in resting:
            rows[v] |= mask_of(places)

        def kind(v: int) -> object:
            return EMPTY if v >= size else (v in here.moved, self.kind(v))

        def cost(a: int, b: int) -> int | None:
            a, b = sorted((a, b))
            if a >= size:
                return None
            return number(self.rest_counts(here, a) if b >= size else self.pair_counts(here, a, b))

        costs = rows_of_costs(rows, [*here.players, *places], kind, cost)
        first = here.moved if here.m1 or not here.homogeneous else []
        others = here.residents if first else here.players
        return Bracket(first, others, costs, mask_of((*here.players, *places)))

    def take_first(self, here: Paired, empty: int) -> None:
        """C3 to C10: the first of the best candidates that leave so many without an opponent."""
        bracket = self.bracket(here, empty)
        here.p1 = (len(here.players) - empty) // 2
        if not here.homogeneous:
            best = bracket.best()
            assert best is not None
            lead = part(best.total(), 0)
            paired = sum(bracket.meet(best, v) >= 0 for v in here.moved)
            here.m1 = len(here.moved) - lead if here.lowest else paired
        found = (
            self.bracket(here, empty) if here.m1 else Bracket([], here.players, bracket.costs, bracket.among)
        )
        candidate = found.first(limbo=False)
        assert candidate is not None
        here.candidate = candidate

    # ---- C1 to C14 ---------------------------------------------------------------------------------------

    def pair(self) -> None:
        """C: all brackets from the top down."""
        if not self.pairable(range(len(self.ids))):
            raise self.reading.trials.no_pairing()
        scores = sorted({player.score for player in self.player}, reverse=True)
        groups = [[v for v in range(len(self.ids)) if self.score(v) == score] for score in scores]
        moved: Places = []
        for group in groups[:-1]:
            self.done.append(self.after_c12(self.above_lowest(group, moved), group))
            moved = self.done[-1].down
        if groups:
            self.done.append(self.lowest(groups[-1], moved))

    def above_lowest(self, group: Places, moved: Places) -> Paired:
        """C1, C2, C14: a bracket above the lowest, with as many pairs as possible (rulings R21 to R23)."""
        everybody = mask_of((*group, *moved))
        lonely = [v for v in (*moved, *group) if not self.rows[v] & everybody]
        here = Paired(
            moved,
            [v for v in group if v not in lonely],
            alone=[v for v in group if v in lonely],
            stuck=[v for v in moved if v in lonely],
        )
        there = mask_of(here.players)
        pairs = largest(self.rows, there)
        if pairs:
            self.take_first(here, len(here.players) - 2 * pairs)
        return here

    def after_c12(self, here: Paired, group: Places) -> Paired:
        """C12: the bracket with better floaters from the one above, if there are any (ruling R24)."""
        if not here.moved or not self.done or not self.done[-1].p1:
            return here
        reduced = here.p1 < here.p0 or (not here.homogeneous and here.m1 < len(here.moved))
        if not reduced and not here.stuck:
            return here
        above = self.done[-1]
        low = min(self.score(v) for v in (*above.players, *above.alone, *group))

        def worth(v: int) -> int:
            return (1 << PLACE) + self.score(v) - low

        union = Union(self, above, above.alone, group)
        found = union.best(lambda a, b: 0, worth, len(here.down))
        if found is None or not found.same_floats or found.below >= sum(map(worth, here.down)):
            return here
        before = above.down
        above.candidate, above.again = found.first(above.p1), True
        changed = self.above_lowest(group, above.down)
        changed.changes.append(("other_floaters", before, above.down))
        return changed

    # ---- the lowest bracket ------------------------------------------------------------------------------

    def lowest(self, group: Places, moved: Places) -> Paired:
        """C13: the lowest bracket, with help from above if need be (rulings R25 to R29)."""
        own: Places = []  # players of a merged bracket who had not come from higher up
        merged: list[tuple[str, object, object]] = []
        kept: list[tuple[str, object, object]] = []
        while True:
            here = self.lowest_after_c12(group, own, moved) or self.after_c13(group, own)
            if here is not None:
                here.changes = [*merged, *(here.changes or kept)]
                return here
            last = self.done.pop()  # R28: the bracket above joins
            group = sorted([*own, *group])
            own, moved, kept = sorted([*last.residents, *last.alone]), last.moved, last.changes
            merged.append(("merged", min(self.score(v) for v in (*own, *moved)), None))

    def lowest_bracket(self, group: Places, moved: Places) -> Paired | None:
        """Everybody is paired but one, and of the moved-down players as many as possible are in S1 (R26)."""
        here = Paired(moved, group, lowest=True)
        if not self.pairable(here.players):
            return None
        everybody = mask_of(here.players)
        here.stuck = [v for v in moved if not self.rows[v] & everybody]
        self.take_first(here, len(here.players) % 2)
        return here

    def lowest_after_c12(self, group: Places, own: Places, moved: Places) -> Paired | None:
        """C12: with the players as they are, or with other floaters of the bracket above (ruling R26)."""
        present = self.lowest_bracket(group, sorted([*own, *moved]))
        if not moved or not self.done or not self.done[-1].p1:
            return present
        above = self.done[-1]
        fixed = [*above.alone, *own]
        if present is None and not self.pairable([*above.players, *fixed, *group]):
            return None
        count = len(group) + len(own) + len(moved)
        mixed = 2 * (len(own) + len(moved)) < count
        going = len(above.unpaired) + len(fixed) if mixed else 0
        union = Union(self, above, fixed, group)
        if present is None or (mixed and present.m1 < len(present.moved)):
            found = union.best(*union.for_lowest(mixed, None), (len(union.all)) % 2)
            if found is not None and found.same_floats:
                m1 = going - found.below
                if present is None or m1 > present.m1:
                    gain = "floaters_for_lowest" if present is None else "floaters_for_places"
                    return self.lowest_with(found.first(above.p1), group, own, gain)
        if present is None:
            return None
        if present.unpaired and set(present.stuck) & set(moved):
            return self.with_better_bye(present, group, own, union, going, mixed)
        return present

    def with_better_bye(
        self, present: Paired, group: Places, own: Places, union: Union, going: int, mixed: bool
    ) -> Paired:
        """R26, last paragraph: other floaters that leave the bye to a lower score."""
        above = self.done[-1]
        [resting] = present.unpaired
        low = min(map(self.score, union.all))
        found = union.best(*union.for_lowest(mixed, low), len(union.all) % 2)
        if found is None or not found.same_floats:
            return present
        lost, bye = divmod(found.below, 1 << PLACE)
        if going - lost != present.m1 or bye + low >= self.score(resting):
            return present
        if not own:
            return self.lowest_with(found.first(above.p1), group, own, "floaters_for_bye")
        chosen, best = None, self.score(resting)
        for candidate in self.candidates_by_floaters(above):
            other = self.lowest_bracket(group, sorted([*above.alone, *own, *candidate.down]))
            if other is not None and other.m1 == present.m1 and self.score(other.unpaired[0]) < best:
                chosen, best = candidate, self.score(other.unpaired[0])
        return present if chosen is None else self.lowest_with(chosen, group, own, "floaters_for_bye")

    def candidates_by_floaters(self, above: Paired) -> Iterator[Candidate]:
        """The first candidate of every set of floaters of the same scores, the best first (ruling R13)."""
        bracket = self.bracket(above, len(above.unpaired))
        scores = sorted(map(self.score, above.unpaired))
        found = []
        for some in combinations(above.players, len(scores)):
            if sorted(map(self.score, some)) != scores:
                continue
            costs = bracket.only(dict.fromkeys(some, ~bracket.inside))
            one = Bracket(bracket.moved, bracket.others, costs, bracket.among)
            best, candidate = one.best(), one.first(limbo=False)
            if best is not None and candidate is not None:
                found.append((best.total(), order(candidate), candidate))
        return (candidate for *_, candidate in sorted(found, key=lambda one: one[:2]))

    def lowest_with(self, candidate: Candidate, group: Places, own: Places, gain: str) -> Paired:
        """The lowest bracket with the floaters of another candidate of the bracket above."""
        before = self.done[-1].down
        above = self.done[-1] = replace(self.done[-1], candidate=candidate, again=True)
        here = self.lowest_bracket(group, sorted([*own, *above.down]))
        assert here is not None
        here.changes.append((gain, before, above.down))
        return here

    def after_c13(self, group: Places, own: Places) -> Paired | None:
        """C13: another pairing of the penultimate bracket (ruling R27)."""
        if not self.done or not self.done[-1].p1:
            return None
        above, residents = self.done[-1], sorted([*own, *group])
        if not self.pairable([*above.players, *above.alone, *residents]):
            return None
        count_up = above.m1 > 0 or not above.moved
        union = Union(self, replace(above, count_up=count_up), above.alone, residents)
        found = union.re_paired()
        if found is None:
            return None
        p1, m1, candidate = found
        self.done[-1] = replace(
            above, candidate=candidate, again=True, accepted=(above.p1, above.m1),
            p1=p1, m1=m1, count_up=m1 > 0 or not above.moved,
        )  # fmt: skip
        here = self.lowest_bracket(residents, self.done[-1].down)
        assert here is not None
        here.changes.append(("paired_anew", p1, self.done[-1].down))
        return here
