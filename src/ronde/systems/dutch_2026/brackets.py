"""C.04.3 of 2026, 1.3 and 1.9: brackets, as parts of the field in the order of 1.2. 2017 shares them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

from ronde.matching.bits import mask_of
from ronde.matching.perfect import maximum_matching
from ronde.matching.trying import Rest
from ronde.matching.whole import Whole
from ronde.rulebook import implements
from ronde.systems.common import with_bye
from ronde.systems.dutch_2026.below import Below, Onward
from ronde.systems.dutch_2026.candidates import (
    Candidate,
    Search,
    are_few,
    natural,
    only,
)
from ronde.systems.dutch_2026.criteria import MOVED, RESIDENT, Kind, Prices
from ronde.systems.dutch_2026.facts import Entry, scoregroups
from ronde.systems.dutch_2026.graph import Graph
from ronde.systems.dutch_2026.listed import MOST, Tried, first_alone
from ronde.values import NamedTuple


class Stage(Enum):
    """The stage of the round that a bracket belongs to."""

    ORDINARY = auto()
    PENULTIMATE = auto()  # 2017: paired again so that the rest can be completed
    COLLAPSED = auto()  # 2017: everybody below in one bracket


#: 2017: how well the next bracket could be paired by itself (C.7), worked out when somebody asks
Next = Callable[[], tuple[int, ...]]


class Bracket(NamedTuple):
    """A bracket as it was paired."""

    moved: tuple[Entry, ...]
    residents: tuple[Entry, ...]
    candidate: Candidate
    prices: Prices
    fewest: int  # how many would be left over if nothing below mattered
    before: tuple[int, ...] | None = (
        None  # the downfloaters if nothing below mattered, where others were chosen
    )
    stage: Stage = Stage.ORDINARY
    next_: Next | None = None

    @property
    def players(self) -> tuple[Entry, ...]:
        """Everybody in the order of 1.2."""
        return self.moved + self.residents

    @property
    def given(self) -> int:
        """1 if the downfloaters were chosen for the sake of the players below."""
        chosen = self.before is not None or len(self.candidate.down) > self.fewest
        return int(chosen or self.stage is Stage.PENULTIMATE)

    @property
    def pairs(self) -> list[tuple[Entry, Entry]]:
        """The pairs, the player of S1 first."""
        players = self.players
        return [(players[a], players[b]) for a, b in self.candidate.everything()]

    @property
    @implements("dutch-2026 1.4.1", "dutch-2017 A.4.a")
    def down(self) -> list[Entry]:
        """The downfloaters; out of the last bracket, the taker of the bye."""
        players = self.players
        return [players[v] for v in self.candidate.down]

    @property
    @implements("dutch-2026 3.1", "dutch-2017 B.1")
    def numbers(self) -> tuple[int, int, int]:
        """M0, MaxPairs and M1."""
        candidate = self.candidate
        return len(self.moved), len(candidate.top) + len(candidate.pairs), len(candidate.top)

    def kinds(self) -> list[Kind]:
        """The players as the criteria see them."""
        m0, c9 = len(self.moved), self.prices.bye_here
        return [
            Kind(MOVED if v < m0 else RESIDENT, e.tone, e.down, e.up, e.score, e.unplayed if c9 else 0)
            for v, e in enumerate(self.players)
        ]

    def cost(self) -> int:
        """The cost of its pairs and downfloaters by the criteria, except those about the next bracket."""
        kinds = self.kinds()
        pairs = sum(self.prices.pair(kinds[a], kinds[b]) for a, b in self.candidate.everything())
        return pairs + sum(self.prices.down(kinds[v]) for v in self.candidate.down)


class Span:
    """A bracket to pair: places of the moved-down players, first resident, one after the last resident."""

    __slots__ = ("moved", "residents", "start", "stop", "upper")

    def __init__(
        self,
        moved: tuple[int, ...],
        start: int,
        stop: int,
        upper: tuple[Entry, ...],
        residents: tuple[Entry, ...],
    ) -> None:
        """`upper` are the moved-down players."""
        self.moved = moved
        self.start = start
        self.stop = stop
        self.upper = upper
        self.residents = residents

    def places(self, vertices: Sequence[int]) -> tuple[int, ...]:
        """The places of some vertices in the field; after the residents come those below."""
        moved, m0, start = self.moved, len(self.moved), self.start - len(self.moved)
        return tuple([moved[v] if v < m0 else start + v for v in vertices])


class Field:
    """The players of a round, the legal pairs among them, and the bye after them if their number is odd."""

    def __init__(
        self, players: Sequence[Entry], near: Sequence[int], takers: int, whole: Whole | None = None
    ) -> None:
        """`takers` may have the bye; `whole` is what is known of the graph."""
        self.players = players
        self.odd = len(players) % 2 == 1
        self.groups = scoregroups(players)
        self.takers = takers
        if self.odd:
            near, whole = with_bye(near, takers), None
        self.below = Below(near, [start for start, _ in self.groups] + [len(players)], whole)

    @property
    def size(self) -> int:
        """Players, and the bye."""
        return len(self.below.near)

    def span(self, moved: tuple[int, ...], start: int, stop: int) -> Span:
        """A bracket of some moved-down players and the places from start to stop."""
        players = self.players
        return Span(moved, start, stop, tuple([players[v] for v in moved]), tuple(players[start:stop]))

    def unpaired(self, span: Span) -> int:
        """The fewest players that a bracket leaves over if nothing below matters."""
        mates = maximum_matching(self.below.local(span.moved, span.start, span.stop))
        return sum(mate < 0 for mate in mates)

    def alone(self, span: Span, prices: Prices) -> Candidate:
        """The first of the best candidates if nothing below matters."""
        size = len(span.moved) + span.stop - span.start
        few = are_few(size)
        if few:
            near: Sequence[int] = self.below.upward(span.moved, span.start, span.stop, size)
        else:
            near = self.below.local(span.moved, span.start, span.stop)
        if size <= 2:
            return only(near, len(span.moved))
        if few and size <= MOST:
            return first_alone(near, len(span.moved), prices)
        found = natural(near, span.upper, span.residents, prices, loose=True)
        if found is not None:
            return found
        out = 0
        if not few:
            out = self.unpaired(span)
            near = self.below.local(span.moved, span.start, span.stop, out)
        return Search(Graph(span.upper, span.residents, (), 0, out, near, prices, loose=True)).first()

    def with_next(
        self, span: Span, first: Candidate, group: int, prices: Prices, onward: bool = True
    ) -> tuple[Candidate, int, int]:
        """The first best candidate with the next scoregroup, the players leaving that one too, the costs.

        `first` leaves some players of the next scoregroup over, so the best leaves no more. Unless they are
        needed `onward`, those who leave may not be told.
        """
        stop, out = self.groups[group + 1][1], 0
        size, inside = len(span.moved) + stop - span.start, len(span.moved) + span.stop - span.start
        if not onward and inside <= MOST and are_few(size):
            tried = self.tried(span, stop, prices, -1)
            return tried.first(), 0, tried.cost
        if are_few(size):
            near: Sequence[int] = self.below.upward(span.moved, span.start, stop, size)
        else:
            out = self.below.left_over(mask_of(span.places(first.down)), group + 1)
            near = self.below.local(span.moved, span.start, stop, out, meet=True)
        next_ = self.players[span.stop : stop]
        graph = Graph(span.upper, span.residents, next_, 0, out, near, prices, loose=True)
        search = Search(graph)
        candidate = search.first()
        full = graph.size - out
        on = [v for v in (*candidate.down, *range(graph.inside, full)) if search.final.mates[v] >= full]
        return candidate, mask_of(span.places(on)), search.cost

    def is_small(self, span: Span) -> bool:
        """Whether a bracket and everybody below are few enough to be seen at once."""
        m0 = len(span.moved)
        return m0 + span.stop - span.start <= MOST and are_few(m0 + self.size - span.start)

    def with_everybody(self, span: Span, next_stop: int, prices: Prices) -> Search | Tried:
        """The best candidates with everybody below; the next scoregroup ends at `next_stop`."""
        if self.is_small(span):
            return self.tried(span, next_stop, prices, (1 << self.size) - (1 << next_stop))
        m0, start, rest = len(span.moved), span.start, None
        next_ = self.players[span.stop : next_stop]
        if are_few(m0 + self.size - start):
            near: Sequence[int] = self.below.upward(span.moved, start, self.size, m0 + next_stop - start)
            rest = Rest(m0 + next_stop - start, self.below.whole, start - m0)
        else:
            near = self.below.local(span.moved, start, self.size)
        lower = self.size - next_stop
        return Search(Graph(span.upper, span.residents, next_, lower, 0, near, prices, rest=rest))

    def tried(self, span: Span, next_stop: int, prices: Prices, rest: int) -> Tried:
        """The best candidates of a small bracket, those below the next scoregroup being the `rest`."""
        near = self.below.upward(span.moved, span.start, span.stop, len(span.upper) + len(span.residents))
        return Tried(near, len(span.moved), prices, self.onward(span, next_stop, prices, rest).least)

    def onward(self, span: Span, next_stop: int, prices: Prices, rest: int) -> Onward:
        """What C8 counts if some leave a bracket, where few are below."""
        places = [*span.moved, *range(span.start, span.stop)]
        next_ = range(span.stop, next_stop)
        on = {v: prices.on(self.players[v].score) for v in (*places, *next_)} if next_ else {}
        return Onward(self.below.whole, places, on, next_, rest)

    def last(self, span: Span, prices: Prices) -> Candidate:
        """The last bracket: the first of the best candidates that leave nobody but the taker of the bye."""
        m0, size = len(span.moved), len(span.moved) + self.size - span.start
        if size == 2 and not self.odd:
            return only(self.below.upward(span.moved, span.start, self.size, 2), m0)
        if m0 or prices.mixed:
            return self.with_everybody(span, span.stop, prices).first()
        if are_few(size):
            near: Sequence[int] = self.below.upward((), span.start, self.size, size)
        else:
            near = self.below.local((), span.start, self.size)
        found = natural(near, span.upper, span.residents, prices)
        return found or self.with_everybody(span, span.stop, prices).first()

    def made(
        self,
        span: Span,
        candidate: Candidate,
        prices: Prices,
        fewest: int,
        before: Candidate | None = None,
        stage: Stage = Stage.ORDINARY,
        next_: Next | None = None,
    ) -> Bracket:
        """The bracket, paired."""
        others = None if before is None or before.down == candidate.down else before.down
        return Bracket(span.upper, span.residents, candidate, prices, fewest, others, stage, next_)
