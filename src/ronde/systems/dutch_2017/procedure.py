"""C.04.3 of 2017, A.9: the brackets from the highest score down, and the collapsed last bracket.

C.7 asks about the next bracket. A bracket is first paired without it. If then the next bracket can be
paired as well as its numbers allow, no other candidate can be better and this one is kept. Otherwise it
is chosen again together with the next scoregroup.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.facts.unplayed import had_bye_or_forfeit
from ronde.matching.rows import mask_of
from ronde.model import Tournament
from ronde.rulebook import implements
from ronde.search.candidates import Candidate
from ronde.systems.base import Request, RoundPairing
from ronde.systems.common import requested
from ronde.systems.dutch_2017.criteria import CRITERIA, POINT
from ronde.systems.dutch_2017.facts import floated_unplayed
from ronde.systems.dutch_2026.brackets import Bracket, Field, Next, Stage
from ronde.systems.dutch_2026.colours import told
from ronde.systems.dutch_2026.criteria import Prices, What
from ronde.systems.dutch_2026.facts import Entry, entries, legal_pairs
from ronde.systems.dutch_2026.graph import Span
from ronde.systems.impossible import no_pairing


@implements("dutch-2017 A.5")
def resting(players: Sequence[Entry]) -> int:
    """The players who may have the bye."""
    return mask_of(v for v, entry in enumerate(players) if entry.may_rest)


class Round(Field):
    """A round to pair."""

    def __init__(self, players: Sequence[Entry], request: Request | None = None) -> None:
        near = requested(legal_pairs(players), [entry.id for entry in players], request)
        self.by_cards = Round(players) if request else None  # the round without the request
        super().__init__(players, near, resting(players))
        if not self.below.can_complete(0, 0):
            raise no_pairing([entry.id for entry in players], near, self.takers)

    @implements("dutch-2017 A.9")
    def pair(self) -> list[Bracket]:
        """All brackets from the top down; completion is checked after each but the last (ruling R9)."""
        done: list[Bracket] = []
        moved: tuple[int, ...] = ()
        for group, (start, stop) in enumerate(self.groups[:-1]):
            span = self.span(moved, start, stop)
            by_cards = self.by_cards.span(moved, start, stop) if self.by_cards else span
            prices = self.prices(span, self.groups[group + 1][1])
            found, left, first, next_ = self.bracket(span, group, prices)
            complete = found is not None and self.completed(span, found, group)
            if not complete if self.by_cards is None else self.by_cards.must_collapse(by_cards, group):
                return [*done, *self.penultimate(span, by_cards.unpaired)]
            if found is None or not complete:  # C.7 and C.4 are checked together
                search = self.with_everybody(span, self.groups[group + 1][1], prices)
                found, next_ = self.first(search, span, prices), _counted(prices, search.cost)
            done.append(self.made(span, found, prices, left, first, next_=next_))
            moved = span.places(found.down)
        done.append(self.last_bracket(self.span(moved, *self.groups[-1]), Stage.ORDINARY))
        return done

    def completed(self, span: Span, candidate: Candidate, group: int) -> bool:
        """Whether the downfloaters and everybody below can be paired."""
        return self.below.can_complete(mask_of(span.places(candidate.down)), group + 1)

    def must_collapse(self, span: Span, group: int) -> bool:
        """Whether the best candidate leaves a rest that cannot be completed."""
        found = self.bracket(span, group, self.prices(span, self.groups[group + 1][1]))[0]
        return found is None or not self.completed(span, found, group)

    @implements("dutch-2017 A.9", "dutch-2017 C.4")
    def penultimate(self, span: Span, left: int) -> list[Bracket]:
        """The bracket once more with C.4 and without C.7, then everybody else in one bracket (ruling R10)."""
        prices = self.prices(span, span.stop)
        candidate = self.last(span, prices)
        collapsed = self.span(span.places(candidate.down), span.stop, len(self.players))
        return [
            self.made(span, candidate, prices, left, stage=Stage.PENULTIMATE),
            self.last_bracket(collapsed, Stage.COLLAPSED),
        ]

    @implements("dutch-2017 C.7")
    def bracket(
        self, span: Span, group: int, prices: Prices
    ) -> tuple[Candidate | None, int, Candidate, Next | None]:
        """The best candidate by C.5 to C.19, the fewest left over, the best candidate without C.7, its C.7.

        None if the last scoregroup refuses all downfloaters that C.5 and C.6 allow (rulings R11, R12).
        """
        next_stop = self.groups[group + 1][1]
        first = self.alone(span, prices)
        left = len(first.down)
        if left == 0:
            return first, left, first, None
        last = group + 2 == len(self.groups)
        joined = self.span(span.places(first.down), span.stop, next_stop)
        if self.below.can_absorb(joined.matching, left, group + 1, self.takers if last else -1):
            further = (left + next_stop - span.stop) % 2
            return first, left, first, lambda: (further, *[self.players[span.stop].score] * further)
        if not last and left == len(span.moved) + span.stop - span.start:  # there is no other candidate
            return first, left, first, lambda: self.next_bracket(span, joined, prices)[1]()
        if not last:
            found, next_ = self.next_bracket(span, joined, prices)
            return found, left, first, next_
        search = self.with_everybody(span, next_stop, prices)
        cost = self.made(span, first, prices, left).cost()
        counts = prices.costs.scale.counts
        if not search.complete or any(
            counts(what, search.cost) != counts(what, cost) for what in (What.DOWNFLOATERS, What.SCORES)
        ):
            return None, left, first, None
        return self.first(search, span, prices), left, first, _counted(prices, search.cost)

    def next_bracket(self, span: Span, joined: Span, prices: Prices) -> tuple[Candidate, Next]:
        """The first best candidate with the next scoregroup, and its C.7."""
        found, _, cost = self.with_next(span, joined, prices)
        return found, _counted(prices, cost)

    def last_bracket(self, span: Span, stage: Stage) -> Bracket:
        """Everybody is paired but the taker of the bye (ruling R19)."""
        prices = self.prices(span, span.stop)
        return self.made(span, self.last(span, prices), prices, int(self.odd), stage=stage)

    def prices(self, span: Span, next_stop: int) -> Prices:
        """The costs of pairs and downfloaters of a bracket."""
        next_ = self.players[span.stop : next_stop]
        return Prices(CRITERIA, span.upper, span.residents, next_, below=POINT)


def _counted(prices: Prices, cost: int) -> Next:
    """What a sum of costs says of C.7."""
    return lambda: prices.onward(cost)


def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """The next round by the Dutch system of 2017."""
    players = entries(tournament, floated_unplayed, had_bye_or_forfeit)
    if not players:
        return RoundPairing(tournament.next_round, ())
    round_ = Round(players, request)
    return told(tournament, "dutch-2017", CRITERIA, round_, round_.pair(), None)
