"""Why players are passed over: the rule that forbids it, or the first criterion that would get worse."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.facts.colours import Strength
from ronde.matching.bits import mask_of
from ronde.matching.prices import UNIT, Table
from ronde.matching.weighted import optimum
from ronde.systems.dutch_2026.brackets import Bracket
from ronde.systems.dutch_2026.criteria import What
from ronde.values import NamedTuple
from ronde.words import Value

COMPARED = 4  # for how many possible opponents the story says what would get worse


class Passed(NamedTuple):
    """Why a player is passed over: the sentence, the criterion if one decides, the values."""

    sentence: str
    by: What | None = None
    values: tuple[tuple[str, Value], ...] = ()


class Passing:
    """The case against players passed over, with the pairs above and the two halves as they are.

    If the downfloaters were chosen for the players below, they are given too.
    """

    def __init__(
        self, bracket: Bracket, legal: Sequence[Sequence[bool]], takers: Sequence[bool], last: bool
    ) -> None:
        """`takers` may leave the bracket."""
        self.bracket, self.players = bracket, bracket.players
        self.how = bracket.given or 2 * last
        self.legal, self.count = legal, len(bracket.players)
        kinds, prices = bracket.kinds(), bracket.prices
        down = bracket.candidate.down
        self.costs: list[dict[int, int]] = [{} for _ in range(self.count + len(down))]
        for v, kind in enumerate(kinds):
            for w in range(v):
                if legal[v][w] and not v < len(bracket.moved):
                    self.costs[v][w] = self.costs[w][v] = prices.pair(kind, kinds[w])
            for empty in range(self.count, self.count + len(down)) if takers[v] else ():
                self.costs[v][empty] = self.costs[empty][v] = prices.down(kind)
        self.alive = (1 << len(self.costs)) - 1
        if bracket.given:
            self.alive = (1 << self.count) - 1 & ~mask_of(down)
        self.spent = 0  # by the pairs made
        self.allowed = self.costs

    def among(self, s1: Sequence[int], s2: Sequence[int], remainder: bool) -> None:
        """Allow only pairs of S1 with S2 from now on; in the remainder none within S2."""
        upper, lower = set(s1), set(s2)
        self.allowed = [
            {w: cost for w, cost in row.items() if _fits(v, w, upper, lower, remainder)}
            for v, row in enumerate(self.costs)
        ]

    def made(self, a: int, b: int) -> None:
        """Record a pair."""
        self.spent += self.allowed[a][b]
        self.alive &= ~(1 << a | 1 << b)

    def reasons(self, a: int, over: Iterable[int]) -> dict[Passed, list[int]]:
        """The reasons, each with the players that it rules out."""
        found: dict[Passed, list[int]] = {}
        compared = 0
        for other in over:
            reason = self.forbidden(a, other)
            if reason is None:
                compared += 1
                reason = self.reason(a, other) if compared <= COMPARED else Passed("passed_rest")
            found.setdefault(reason, []).append(other)
        return found

    def forbidden(self, a: int, b: int) -> Passed | None:
        """The rule that keeps the two apart regardless of the others."""
        one, other = self.players[a], self.players[b]
        if other.id in one.met:
            return Passed("passed_kept_apart" if other.id in one.forbidden else "passed_met")
        same = one.tone.wants == other.tone.wants
        absolute = same and one.tone.strength == other.tone.strength == Strength.ABSOLUTE
        if absolute and not one.topscorer and not other.topscorer:
            assert one.preference.colour is not None
            return Passed("passed_absolute", None, (("colour", one.preference.colour),))
        return None

    def reason(self, a: int, b: int) -> Passed:
        """Why a does not meet b, who may be met."""
        price = self.allowed[a].get(b)
        worse = None if price is None else self.least(1 << a | 1 << b, price)
        if worse is None:
            return Passed("passed_impossible", None, (("given", self.how),))
        return self.compared(worse, "passed_worse")

    def least(self, without: int, price: int) -> int | None:
        """The least cost of the bracket with the pairs made and the given downfloaters."""
        alive = self.alive & ~without
        rows = [{w: cost * UNIT for w, cost in row.items()} for row in self.allowed]
        found = optimum(Table(rows), alive)
        return self.spent + price + found.cost if found.complete else None

    def compared(self, worse: int, sentence: str) -> Passed:
        """The first criterion that gets worse, and by how much."""
        least, prices = self.least(0, 0), self.bracket.prices
        assert least is not None
        assert least < worse
        for criterion in prices.criteria:
            if criterion.what is What.NEXT_BRACKET:
                continue
            before, after = prices.value(criterion, least), prices.value(criterion, worse)
            if before != after:
                break
        what = criterion.what
        values: tuple[tuple[str, Value], ...] = (("what", what.name.lower()),)
        if not criterion.apart:
            values += (("worse", after[0]), ("least", before[0]))
        return Passed(sentence, what, (*values, ("given", self.how)))

    def not_resting(self, below: Iterable[int]) -> dict[Passed, list[int]]:
        """Why the bye goes to none of these."""
        found: dict[Passed, list[int]] = {}
        for v in below:
            found.setdefault(self.no_rest(v), []).append(v)
        return found

    def no_rest(self, v: int) -> Passed:
        """Why a player does not have the bye."""
        if not self.players[v].may_rest:
            return Passed("bye_barred")
        price = self.costs[v].get(self.count)
        worse = None if price is None else self.least(1 << v | 1 << self.count, price)
        if worse is None:
            return Passed("bye_impossible")
        return Passed("bye_later") if worse == self.least(0, 0) else self.compared(worse, "bye_worse")


def _fits(v: int, w: int, upper: set[int], lower: set[int], remainder: bool) -> bool:
    """Whether the pair is allowed between these halves."""
    if v in upper or w in upper:
        return (v in upper and w in lower) or (w in upper and v in lower)
    return not (remainder and v in lower and w in lower)
