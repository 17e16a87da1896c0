"""Why players are passed over: the rule that forbids it, or the first criterion that would get worse."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.facts.colours import Strength
from ronde.matching.rows import everybody, mask_of
from ronde.search.alternatives import Alternatives
from ronde.search.completion import with_places
from ronde.systems.dutch_2026.brackets import Bracket
from ronde.systems.dutch_2026.criteria import What
from ronde.systems.dutch_2026.graph import bracket_graph
from ronde.values import NamedTuple
from ronde.words import Value

COMPARED = 4  # for how many possible opponents the story says what would get worse


class Passed(NamedTuple):
    """Why a player is passed over: the kind of decision, the criterion if one decides, the values."""

    kind: str
    article: str = ""
    values: tuple[tuple[str, Value], ...] = ()


class Passing:
    """The case against players passed over, with the pairs above and the two halves as they are.

    If the downfloaters were chosen for the players below, they are given too.
    """

    def __init__(self, bracket: Bracket, near: Sequence[int], takers: int, last: bool) -> None:
        """`near` has the legal opponents of each player in the bracket; `takers` may leave it."""
        self.bracket, self.players = bracket, bracket.players
        self.how = bracket.given or 2 * last
        self.count, down = len(bracket.players), bracket.candidate.down
        everyone, places = with_places(near, len(down)), everybody(len(down)) << self.count
        may_meet = [-1 if takers >> v & 1 else ~places for v in range(self.count)] + [takers] * len(down)
        graph = bracket_graph(bracket.moved, bracket.residents, (), 0, len(down), everyone, bracket.prices)
        alive = everybody(self.count) & ~mask_of(down) if bracket.given else everybody(len(everyone))
        self.others = Alternatives(graph.within(may_meet), self.count, alive)

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
            return Passed("passed_absolute", "", (("colour", one.preference.colour),))
        return None

    def reason(self, a: int, b: int) -> Passed:
        """Why a does not meet b, who may be met."""
        worse = self.others.cost_with(a, b)
        if worse is None:
            return Passed("passed_impossible", "", (("given", self.how),))
        return self.compared(worse, "passed_worse")

    def compared(self, worse: int, kind: str) -> Passed:
        """The first criterion that gets worse, and by how much."""
        least, prices = self.others.least, self.bracket.prices
        assert least < worse
        for criterion in prices.criteria:
            if criterion.what is What.NEXT_BRACKET:
                continue
            before, after = prices.value(criterion, least), prices.value(criterion, worse)
            if before != after:
                break
        values: tuple[tuple[str, Value], ...] = (("what", criterion.what.name.lower()), ("given", self.how))
        if criterion.apart:
            return Passed(f"{kind}_apart", criterion.article, values)
        return Passed(kind, criterion.article, (*values, ("worse", after[0]), ("least", before[0])))

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
        worse = self.others.cost_with(v, self.count)
        if worse is None:
            return Passed("bye_impossible")
        return Passed("bye_later") if worse == self.others.least else self.compared(worse, "bye_worse")
