"""3.6: the pairing of a bracket.

Of the pairings with the least cost the one with the smallest identifier: first the top members, each the
smallest number that can be one, then for every top member in turn the smallest bottom member.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from ronde.matching.optimum import Optimum
from ronde.matching.rows import Local, bits, mask_of
from ronde.matching.weighted import level_matching
from ronde.rulebook import implements
from ronde.systems.base import About
from ronde.systems.common import first_partner
from ronde.systems.upfloating.field import of_both
from ronde.values import NamedTuple


class Criterion(NamedTuple):
    """A criterion of the pairs of a bracket: as few of them as possible fail it."""

    article: str
    failing: Sequence[int]  # for every place those with whom a pair fails it
    about: About = About.AGAIN  # an opponent of an upfloater who floated in the last round


@implements(*of_both("3.6.1"))
class Paired(NamedTuple):
    """A paired bracket."""

    pairs: tuple[tuple[int, int], ...]  # (top member, bottom member) by ascending top member
    counts: tuple[int, ...]  # of every criterion, how many pairs fail it

    @property
    @implements(*of_both("3.6.2"))
    def identifier(self) -> tuple[int, ...]:
        """The top members, then the bottom members in the same order (3.6.2)."""
        return (*(top for top, _ in self.pairs), *(bottom for _, bottom in self.pairs))


class Bracket:
    """The pairings of an even number of participants among themselves."""

    def __init__(self, legal: Sequence[int], members: int, criteria: Sequence[Criterion]) -> None:
        """The first of the criteria is the most important one."""
        local = Local(members)
        self._members, self._places = local.alive, local.vertices
        self._base = members.bit_count() // 2 + 1
        failing = [local.shared(criterion.failing) for criterion in criteria]
        self._kinds = list(self._costs(local.rows(legal), failing))
        self._criteria = len(criteria)
        self._least = level_matching(self._kinds, self._members).cost

    def _costs(
        self, legal: Sequence[int], failing: Sequence[Sequence[int]]
    ) -> Iterator[tuple[int, Sequence[int]]]:
        """The pairs by their cost."""
        for fails in product((False, True), repeat=len(failing)):
            cost, graph = 0, legal
            for fail, masks in zip(fails, failing, strict=True):
                cost = cost * self._base + fail
                pairs = zip(graph, masks, strict=True)
                graph = [near & mask if fail else near & ~mask for near, mask in pairs]
            if any(graph):
                yield cost, graph

    @implements(*of_both("3.6.3", "3.6.4"))
    def first(self) -> Paired:
        """The first pairing, in the order of identifiers, among the best."""
        tops = self._tops()
        matching = self._seated(tops, self._members & ~tops)
        pairs = []
        for top in bits(tops):
            bottom = first_partner(matching, top, bits(matching.near(top)))
            pairs.append((self._places[top], self._places[bottom]))
        return Paired(tuple(pairs), self._counts())

    def _counts(self) -> tuple[int, ...]:
        cost, digits = self._least, []
        for _ in range(self._criteria):
            cost, digit = divmod(cost, self._base)
            digits.append(digit)
        return tuple(reversed(digits))

    @implements(*of_both("3.6.3"))
    def _tops(self) -> int:
        """The top members: in ascending order everybody who can be one with those before."""
        waiting = list(bits(self._members))
        missing = len(waiting) // 2
        tops = bottoms = 0
        while missing:
            run = self._longest(waiting[:missing], tops, bottoms)
            tops |= mask_of(waiting[:run])
            missing -= run
            if missing:
                bottoms |= 1 << waiting[run]
            waiting = waiting[run + 1 :]
        return tops

    def _longest(self, waiting: Sequence[int], tops: int, bottoms: int) -> int:
        """How many of those who wait, counted from the first, can all be top members."""
        low, high = 0, len(waiting)
        middle = high
        while low < high:
            if self._possible(tops | mask_of(waiting[:middle]), bottoms):
                low = middle
            else:
                high = middle - 1
            middle = (low + high + 1) // 2
        return low

    def _possible(self, tops: int, bottoms: int) -> bool:
        matching = self._seated(tops, bottoms)
        return matching.complete and matching.cost == self._least

    def _seated(self, tops: int, bottoms: int) -> Optimum:
        """The pairings in which these are top members and those bottom members."""
        may = []
        for place in range(len(self._places)):
            lower = (1 << place) - 1  # the smaller numbers
            allowed = ~(tops & ~lower) & ~(bottoms & lower)
            if tops >> place & 1:
                allowed &= ~lower
            if bottoms >> place & 1:
                allowed &= lower
            may.append(allowed)
        kinds = [
            (cost, [mask & allowed for mask, allowed in zip(graph, may, strict=True)])
            for cost, graph in self._kinds
        ]
        return level_matching(kinds, self._members)
