"""C.04.3 of 2026, 1.3 and 1.9: brackets, as parts of the field in the order of 1.2. 2017 shares them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

from ronde.matching.perfect import PerfectMatching
from ronde.matching.rows import mask_of
from ronde.rulebook import implements
from ronde.search.candidates import Candidate, Search
from ronde.search.completion import Completion, with_places
from ronde.systems.common import with_bye
from ronde.systems.dutch_2026.criteria import MOVED, RESIDENT, Kind, Prices
from ronde.systems.dutch_2026.facts import Entry, scoregroups
from ronde.systems.dutch_2026.graph import Span, bracket_graph
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
    @implements("dutch-2026 1.4.1")
    def down(self) -> list[Entry]:
        """The downfloaters; out of the last bracket, the taker of the bye."""
        players = self.players
        return [players[v] for v in self.candidate.down]

    @property
    @implements("dutch-2026 3.1")
    def numbers(self) -> tuple[int, int, int]:
        """M0, MaxPairs and M1."""
        candidate = self.candidate
        return len(self.moved), len(candidate.top) + len(candidate.pairs), len(candidate.top)

    def kinds(self) -> list[Kind]:
        """The players as the criteria see them."""
        prices = self.prices
        above = [prices.kind(entry, MOVED) for entry in self.moved]
        return above + [prices.kind(entry, RESIDENT) for entry in self.residents]

    def cost(self) -> int:
        """The cost of its pairs and downfloaters by the criteria, except those about the next bracket."""
        kinds = self.kinds()
        pairs = sum(self.prices.pair(kinds[a], kinds[b]) for a, b in self.candidate.everything())
        return pairs + sum(self.prices.down(kinds[v]) for v in self.candidate.down)


class Field:
    """The players of a round, the legal pairs among them, and the bye after them if their number is odd."""

    def __init__(self, players: Sequence[Entry], near: Sequence[int], takers: int) -> None:
        """`takers` may have the bye."""
        self.players = players
        self.odd = len(players) % 2 == 1
        self.groups = scoregroups(players)
        self.takers = takers
        starts = [start for start, _ in self.groups] + [len(players)]
        self.below = Completion(with_bye(near, takers) if self.odd else near, starts)

    @property
    def size(self) -> int:
        """Players, and the bye."""
        return len(self.below.near)

    def span(self, moved: tuple[int, ...], start: int, stop: int) -> Span:
        """A bracket of some moved-down players and the places from start to stop."""
        players, matching = self.players, PerfectMatching(self.below.bracket(moved, start, stop))
        upper, residents = tuple([players[v] for v in moved]), tuple(players[start:stop])
        return Span(moved, start, stop, upper, residents, matching)

    def alone(self, span: Span, prices: Prices) -> Candidate:
        """The first of the best candidates if nothing below matters."""
        out, near = span.unpaired, with_places(span.matching.adjacency, span.unpaired)
        graph = bracket_graph(span.upper, span.residents, (), 0, out, near, prices)
        return self.first(Search(graph, span.inside), span, prices)

    def with_next(self, span: Span, joined: Span, prices: Prices) -> tuple[Candidate, int, int]:
        """The first best candidate with the next scoregroup, the players leaving that one too, the cost.

        The downfloaters of a best candidate by itself, `joined` with the next scoregroup, leave some players
        over: so the best leaves no more.
        """
        next_, out = joined.residents, joined.unpaired
        near = with_places(self.below.bracket(span.moved, span.start, joined.stop), out, meet=True)
        search = Search(bracket_graph(span.upper, span.residents, next_, 0, out, near, prices), span.inside)
        candidate = self.first(search, span, prices)
        full, mates = span.inside + len(next_), search.best.mates
        on = [v for v in (*candidate.down, *range(span.inside, full)) if mates[v] >= full]
        return candidate, mask_of(span.places(on)), search.cost

    def with_everybody(self, span: Span, next_stop: int, prices: Prices) -> Search:
        """The best candidates with everybody below; the next scoregroup ends at `next_stop`."""
        near = self.below.bracket(span.moved, span.start, self.size)
        next_, lower = self.players[span.stop : next_stop], self.size - next_stop
        return Search(bracket_graph(span.upper, span.residents, next_, lower, 0, near, prices), span.inside)

    def first(self, search: Search, span: Span, prices: Prices) -> Candidate:
        """The first of the best candidates; where residents have several scores, M1 is not settled yet."""
        pairs = search.paired(span.inside) // 2
        return search.first(len(span.moved), pairs, limbo=True, sets_differ=prices.mixed)

    def last(self, span: Span, prices: Prices) -> Candidate:
        """The last bracket: the first of the best candidates that leave nobody but the taker of the bye."""
        return self.first(self.with_everybody(span, span.stop, prices), span, prices)

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
