"""3.5: the upfloaters into the top-scoregroup.

A set of upfloaters is legal if it can be paired with the top-scoregroup and all others among themselves.
With the fewest upfloaters no two of them meet (ruling P10), so the legal sets are those that the complete
pairings of all who are left bring across: a matching of least cost settles C4, C5, C6 and C7 at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ronde.matching.perfect import Dense
from ronde.matching.rows import bits, sides
from ronde.matching.weighted import level_matching
from ronde.rulebook import implements
from ronde.systems.upfloating.field import of_both
from ronde.values import NamedTuple


class Value(NamedTuple):
    """The value of a set of upfloaters; smaller is better."""

    number: int  # C4
    scores: tuple[int, ...]  # C5: how many come from each lower scoregroup, the lowest first
    following: int  # C6: pairs of the following scoregroup with lower ones
    floaters: int  # C7


class Passed(NamedTuple):
    """A participant passed over earlier in the order, and those chosen before."""

    place: int
    chosen: int
    best: Callable[[int], Value | None]

    @property
    def value(self) -> Value | None:
        """The best value with them in the set; none: no legal set."""
        return self.best(self.chosen | 1 << self.place)


class Choice(NamedTuple):
    """The upfloaters of a bracket."""

    upfloaters: int
    value: Value
    complies: bool = True  # with C6
    passed: tuple[Passed, ...] = ()


class Upfloaters:
    """The sets of upfloaters for one top-scoregroup."""

    def __init__(
        self, groups: Sequence[int], possible: Dense, left: int, following: int, floated: int
    ) -> None:
        """`groups` are all scoregroups, `following` the following one, `floated` the floaters before (C7)."""
        self._possible, self._legal = possible, possible.graph
        self._left, self._floated = left, floated
        self._top, *self._lower = [group & left for group in groups if group & left]
        self._following = following & left
        self._base = left.bit_count() + 1
        self._known: dict[tuple[int, int], Value | None] = {}

    @implements(*of_both("C3", "C4", "C5", "C6", "C7", "3.5.1", "3.5.2", "3.5.5"))
    def choose(self) -> Choice:
        """The first legal set in the order of 3.5.4 among the best by C4 to C7."""
        if self._complete(self._top) and self._complete(self._left & ~self._top):
            return Choice(0, Value(0, (), 0, 0))
        usual = self._usual()
        if usual is not None:
            return usual
        best = self._best(0)
        assert best is not None
        odd = (self._following.bit_count() - self._from_following(best)) % 2
        complies = best.following <= odd
        if not complies:
            # ruling P7: if no one complies with C6, it does not decide
            self._following = 0
            best = self._best(0)
            assert best is not None
        return self._first(best)._replace(complies=complies)

    def _complete(self, members: int) -> bool:
        """Whether these can be paired among themselves."""
        return members.bit_count() % 2 == 0 and self._possible.matched(members).complete

    def _usual(self) -> Choice | None:
        """One upfloater of the following scoregroup who costs nothing else by C6 and C7, if there is one.

        Nothing is better if the top-scoregroup is odd. Then no costs need comparing: who can be
        left over in the top-scoregroup, in the following one and below is a question of plain matchings.
        """
        following = self._following
        if self._top.bit_count() % 2 == 0 or not self._lower or self._lower[0] != following:
            return None
        meeting = self._possible.matched(self._top).droppable()
        can = self._spared(following, self._left & ~self._top & ~following) & ~self._floated
        chosen = next((place for place in bits(can) if self._legal[place] & meeting), None)
        if chosen is None:
            return None
        passed = (Passed(place, 0, self._best) for place in bits(following & ((1 << chosen) - 1)))
        scores = (*(0 for _ in self._lower[1:]), 1)
        return Choice(1 << chosen, Value(1, scores, 1 - following.bit_count() % 2, 0), passed=tuple(passed))

    def _spared(self, following: int, others: int) -> int:
        """Those who can leave the following scoregroup so that at most one of it is paired below."""
        if following.bit_count() % 2:
            return self._possible.matched(following).droppable() if self._complete(others) else 0
        welcome = self._possible.matched(others).welcomed(following)
        return self._possible.joined(following, welcome).droppable() & following

    def _from_following(self, value: Value) -> int:
        """How many come from the following scoregroup."""
        return value.scores[-1] if self._lower and self._lower[0] == self._following else 0

    @implements(*of_both("3.5.3", "3.5.4"))
    def _first(self, best: Value) -> Choice:
        """By descending score and ascending number, everybody who can be in one of the best sets.

        One matching of least cost is kept. Whoever it can bring across without costing more joins the set,
        and may meet nobody but the top-scoregroup from then on.
        """
        matching = level_matching(self._kinds(0), self._left)
        chosen, passed = 0, []
        for group, count in zip(self._lower, reversed(best.scores), strict=True):
            for place in bits(group):
                if not count:
                    break
                if any(matching.can_fix(place, one) for one in bits(matching.near(place) & self._top)):
                    chosen |= 1 << place
                    count -= 1
                    matching = matching.within(self._across(chosen))
                else:
                    passed.append(Passed(place, chosen, self._best))
        return Choice(chosen, best, passed=tuple(passed))

    def _across(self, chosen: int) -> list[int]:
        """Whom each may meet if those chosen meet the top-scoregroup only."""
        everybody = (1 << len(self._legal)) - 1
        return sides(len(self._legal), (everybody, ~chosen), (self._top, -1), (chosen, self._top))

    def _best(self, forced: int) -> Value | None:
        """The best value of a legal set with these upfloaters."""
        key = forced, self._following
        if key not in self._known:
            matching = level_matching(self._kinds(forced), self._left)
            self._known[key] = self._read(matching.cost) if matching.complete else None
        return self._known[key]

    def _kinds(self, forced: int) -> list[tuple[int, list[int]]]:
        """The pairs by their cost."""
        base, top = self._base, self._top
        free = self._left & ~top & ~forced
        following = free & self._following
        others = free & ~following
        kinds: dict[int, list[int]] = {}

        def add(cost: int, some: int, more: int) -> None:
            graph = kinds.setdefault(cost, [0] * len(self._legal))
            for mine, theirs in ((some, more), (more, some)):
                for place in bits(mine):
                    graph[place] |= self._legal[place] & theirs

        for group in (top, following, others):
            add(0, group, group)
        add(base, following, others)
        for rank, group in enumerate(self._lower):
            cost = (base ** len(self._lower) + base**rank) * base**2
            add(cost, top, group & ~self._floated)
            add(cost + 1, top, group & self._floated)
        return [(cost, graph) for cost, graph in kinds.items() if any(graph)]

    def _read(self, cost: int) -> Value:
        """The value that a cost stands for."""
        digits = []
        for _ in range(len(self._lower) + 3):
            cost, digit = divmod(cost, self._base)
            digits.append(digit)
        floaters, following, *scores, count = digits
        return Value(count, tuple(reversed(scores)), following, floaters)
