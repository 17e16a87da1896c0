"""C.04.3 of 2026, 1.9: the brackets from the highest score down.

C4 and C8 ask about players further down. A bracket is first paired without them. If then the next bracket
can be paired as well as its numbers allow, and the rest completely, no other candidate can be better in C8
and none is lost by C4: the candidate is kept. Otherwise it is chosen again with the next
scoregroup, and with everybody below if the rest cannot be completed then.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.facts.unplayed import had_win_unplayed
from ronde.matching.perfect import PerfectMatching
from ronde.matching.rows import mask_of
from ronde.model import Tournament
from ronde.rulebook import implements
from ronde.systems.base import Request, RoundPairing
from ronde.systems.common import requested
from ronde.systems.dutch_2026.brackets import Bracket, Field
from ronde.systems.dutch_2026.colours import told
from ronde.systems.dutch_2026.criteria import CRITERIA, Prices
from ronde.systems.dutch_2026.facts import (
    Entry,
    entries,
    floated_unplayed,
    legal_pairs,
)
from ronde.systems.dutch_2026.graph import Span
from ronde.systems.impossible import no_pairing


class Round(Field):
    """A round to pair."""

    def __init__(self, players: Sequence[Entry], request: Request | None = None) -> None:
        near = requested(legal_pairs(players), [e.id for e in players], request)
        self.bye_score = bye_score(players, near)
        may_rest = (v for v, e in enumerate(players) if e.may_rest and e.score <= self.bye_score)
        super().__init__(players, near, mask_of(may_rest))

    @implements("dutch-2026 1.9.1", "dutch-2026 1.5")
    def last_bracket(self, span: Span) -> Bracket:
        """The player left over has the bye (ruling R18)."""
        prices = self.prices(span, span.stop, self.bye_near(span))
        return self.made(span, self.last(span, prices), prices, int(self.odd))

    @implements("dutch-2026 1.9.2")
    def pair(self) -> list[Bracket]:
        """All brackets from the top down."""
        done = []
        span = self.span((), *self.groups[0])
        for group in range(1, len(self.groups)):
            bracket, span = self.bracket(span, group)
            done.append(bracket)
        return [*done, self.last_bracket(span)]

    @implements("dutch-2026 C4", "dutch-2026 C8")
    def bracket(self, span: Span, group: int) -> tuple[Bracket, Span]:
        """The best candidate of a bracket by C4 to C21 (rulings R9, R19), and the next bracket."""
        start, next_stop = self.groups[group]
        prices = self.prices(span, next_stop, self.bye_near(span) and span.unpaired == 1)
        first = self.alone(span, prices)
        left = len(first.down)
        joined = self.span(span.places(first.down), start, next_stop)
        if left:
            if self.below.can_absorb(joined.matching, left, group):
                return self.made(span, first, prices, left), joined
            found, on, _ = self.with_next(span, joined, prices)
            if self.below.can_complete(on, group + 1):
                down = span.places(found.down)
                return self.made(span, found, prices, left, first), self.span(down, start, next_stop)
        elif self.below.can_complete(0, group):
            return self.made(span, first, prices, left), joined
        # C9 can be applied once the number of downfloaters is known
        if prices.bye_here:
            prices = self.prices(span, next_stop, bye_here=False)
        search = self.with_everybody(span, next_stop, prices)
        if self.bye_near(span) and prices.downfloaters(search.cost) == 1:
            prices = self.prices(span, next_stop, bye_here=True)
            search = self.with_everybody(span, next_stop, prices)
        found = self.first(search, span, prices)
        down = span.places(found.down)
        return self.made(span, found, prices, left, first), self.span(down, start, next_stop)

    def bye_near(self, span: Span) -> bool:
        """Whether a player who leaves this bracket alone gets the bye: C9 counts (ruling R10)."""
        return self.odd and self.bye_score >= self.players[span.start].score

    def prices(self, span: Span, next_stop: int, bye_here: bool) -> Prices:
        """The costs of pairs and downfloaters; `bye_here` where the one who leaves gets the bye."""
        next_ = self.players[span.stop : next_stop]
        return Prices(CRITERIA, span.upper, span.residents, next_, bye_here=bye_here)


@implements("dutch-2026 C5", "dutch-2026 1.9.3")
def bye_score(players: Sequence[Entry], near: Sequence[int]) -> int:
    """The lowest score that the taker of the bye can have (ruling R8); no pairing at all (ruling R20)."""
    matching = PerfectMatching(near)
    if matching.complete and len(players) % 2 == 0:
        return 0
    for v in range(len(players) - 1, -1, -1):
        if players[v].may_rest and matching.can_drop(v):
            return players[v].score
    resting = mask_of(v for v, entry in enumerate(players) if entry.may_rest)
    raise no_pairing([entry.id for entry in players], near, resting)


def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """The next round by the Dutch system of 2026."""
    players = entries(tournament, floated_unplayed, had_win_unplayed)
    if not players:
        return RoundPairing(tournament.next_round, ())
    round_ = Round(players, request)
    return told(
        tournament, "dutch-2026", CRITERIA, round_, round_.pair(), round_.bye_score if round_.odd else None
    )
