"""The first trial of C4-C10 that succeeds, found without trying the others.

A group of players (places in the order of A2; a set of them is an int) is divided into S1 and S2; S1 is
paired completely into S2, and the rest of S2 leaves through an *exit*. The text tries strictness,
exchange and permutation in nested loops. Each loop is replaced by a question that a matching answers:

- a permutation (D1) is a lexicographic choice: the opponent of the first player of S1 is the earliest one
  with whom the others can still be matched, and so on;
- an exchange (D2) is a weight: in a complete matching of the group every pair inside S1 and every leaver
  of S1 sends one player out, every pair inside S2 brings one in, and the first exchange of D2 belongs to
  the matching in which these weigh least;
- the sets of leaving players in the order of the trials come from one another by demanding some leavers
  and excluding one (the scheme of Lawler).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from heapq import heappop, heappush
from itertools import islice, product

from ronde.matching.optimum import Halves, Optimum
from ronde.matching.perfect import PerfectMatching
from ronde.matching.rows import OnDemand, bits, mask_of, rows_of, sides
from ronde.matching.weighted import cheapest, fewest_costly, level_matching
from ronde.rulebook import implements
from ronde.search.exchanges import Exchange, exchange_key, exchange_prices
from ronde.systems.common import first_partner
from ronde.typed import Protocol
from ronde.values import NamedTuple

NO_EXCHANGE: Exchange = ((), ())

#: the graphs that were tried in vain: a strictness that changes nothing need not be tried again
Failed = list[Sequence[int]]


class Criteria(Protocol):
    """Who may meet whom and who may leave, at a strictness (0 strict, 2 only the absolute criteria)."""

    first: int  # the place of player 0 in the order of A2
    size: int  # the players are 0 … size - 1

    def partners(self, player: int, down: int, up: int) -> int:
        """The possible opponents of a player."""

    def leavers(self, down: int) -> int:
        """Those who may leave the group."""


class Exit(NamedTuple):
    """The partners for players who leave a group; every vertex of the exit must have one.

    `counted`: nothing but tickets, one for every player who leaves.
    """

    vertices: int
    ways: Callable[[int], int]  # from a player of the group
    links: Sequence[int]  # from a vertex of the exit, to others and to players of the group
    counted: bool


def tickets(first: int, count: int, who: int = -1) -> Exit:
    """An exit for exactly this many players out of a set."""
    vertices = ((1 << count) - 1) << first
    who &= (1 << first) - 1
    return Exit(
        vertices,
        lambda player: vertices if who >> player & 1 else 0,
        [0] * first + [who] * count,
        True,
    )


class Part(NamedTuple):
    """S1 and S2 of one group after an exchange, and the places in S2 of the opponents of S1."""

    down: int  # strictness for downfloaters
    members: tuple[int, ...]
    exchange: Exchange  # numbers from 1 in the group
    s1: tuple[int, ...]
    s2: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The pairs, S1 first."""
        return tuple((a, self.s2[place]) for a, place in zip(self.s1, self.places, strict=True))

    def moved(self, by: int) -> Part:
        """The same with other numbers for the players."""
        members, s1, s2 = (tuple([v + by for v in part]) for part in (self.members, self.s1, self.s2))
        return self._replace(members=members, s1=s1, s2=s2)

    @property
    def left(self) -> int:
        """The set of those of S2 without an opponent."""
        return mask_of(self.s2) & ~mask_of(self.s2[place] for place in self.places)


class Trial(NamedTuple):
    """A successful trial: the moved-down players (heterogeneous levels only), then one group."""

    up: int  # strictness for upfloaters
    first: Part | None
    rest: Part

    @property
    def key(self) -> tuple[object, ...]:
        """Compares like the order of the trials (rulings R18 and R20)."""
        ahead = (self.first.down, self.first.places) if self.first else ()
        return (self.up, *ahead, self.rest.down, exchange_key(self.rest.exchange), self.rest.places)

    @property
    def strictness(self) -> tuple[int, int]:
        """The strictness for upfloaters and downfloaters at which it succeeded."""
        return self.up, (self.first or self.rest).down

    def moved(self, by: int) -> Trial:
        """The same with other numbers for the players."""
        first = self.first.moved(by) if self.first else None
        return self._replace(first=first, rest=self.rest.moved(by)) if by else self

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """All pairs."""
        return (self.first.pairs if self.first else ()) + self.rest.pairs

    @property
    def leaving(self) -> int:
        """The set of those who leave."""
        return self.rest.left


class Search(NamedTuple):
    """The goal of a search: ph pairs with the strongest players in S1, then pr pairs of the others."""

    criteria: Criteria
    group: int
    ph: int
    pr: int
    exit: Exit
    must: int = 0  # these leave
    may: int = -1  # nobody else leaves

    @property
    def leaving(self) -> int:
        """How many leave."""
        return self.group.bit_count() - 2 * (self.ph + self.pr)

    def edges(self, down: int, up: int, members: int) -> Sequence[int]:
        """The possible pairs within a set."""
        there = members & ~self.must
        return rows_of(there, self.criteria.size, lambda v: self.criteria.partners(v, down, up) & there)

    def leavers(self, down: int, members: int) -> int:
        """The players of a set who may leave."""
        return members & self.criteria.leavers(down) & self.may

    def graph(self, edges: Sequence[int], leavers: int) -> Sequence[int]:
        """The players and the exit as one graph."""
        exit_, links, ways, size = self.exit.vertices, self.exit.links, self.exit.ways, self.criteria.size
        open_ = exit_ | leavers

        def row(v: int) -> int:
            if exit_ >> v & 1:
                return links[v] & open_
            return edges[v] | ways(v) if leavers >> v & 1 else edges[v]

        return rows_of(self.group | exit_, max(size, exit_.bit_length()), row)

    def strongest(self) -> int:
        """S1 of a heterogeneous level."""
        return mask_of(islice(bits(self.group), self.ph))


# ---- one group: exchanges and permutations ------------------------------------------------------------


class _Division:
    """A group to be divided into S1 and S2."""

    def __init__(self, search: Search, members: int, p: int, down: int, up: int) -> None:
        self.search, self.p, self.down = search, p, down
        self.members = list(bits(members))
        self.mask = members
        self.edges = search.edges(down, up, members)
        self.leavers = search.leavers(down, members)
        self.leaving = len(self.members) - 2 * p

    @cached_property
    def graph(self) -> Sequence[int]:
        """The players and the exit."""
        return self.search.graph(self.edges, self.leavers)

    @implements("elo-swiss C4", "elo-swiss A6")
    def _split(self, exchange: Exchange) -> tuple[int, int]:
        """S1 and S2 after an exchange (ruling R17)."""
        s1 = mask_of(self.members[: self.p])
        moving = mask_of(self.members[number - 1] for side in exchange for number in side)
        return s1 ^ moving, self.mask & ~(s1 ^ moving)

    @implements("elo-swiss C5", "elo-swiss C6")
    def part(self, exchange: Exchange) -> Part | None:
        """The first permutation after this exchange, if there is any."""
        s1, s2 = self._split(exchange)
        exit_ = self.search.exit
        across = sides(len(self.edges), (s1, s2), (s2, s1))
        edges = OnDemand(len(self.edges), lambda v: self.edges[v] & across[v])
        adjacency = self.search.graph(edges, self.leavers & s2)
        matching = PerfectMatching(adjacency, self.mask | exit_.vertices)
        if not matching.complete:
            return None
        first, second = tuple(bits(s1)), tuple(bits(s2))
        places = self.permutation(matching, adjacency, first, second)
        return Part(self.down, tuple(self.members), exchange, first, second, places)

    @staticmethod
    @implements("elo-swiss C7", "elo-swiss D1")
    def permutation(
        matching: PerfectMatching | Optimum,
        adjacency: Sequence[int],
        s1: Sequence[int],
        s2: Sequence[int],
    ) -> tuple[int, ...]:
        """For each player of S1 the place of the earliest one with whom the others can be matched."""
        place = {v: k for k, v in enumerate(s2)}
        free = mask_of(s2)
        places = []
        for a in s1:
            b = first_partner(matching, a, bits(adjacency[a] & free))
            free &= ~(1 << b)
            places.append(place[b])
        return tuple(places)

    @implements("elo-swiss C8", "elo-swiss D2")
    def exchanged(self) -> Part | None:
        """The first exchange after which the group can be paired."""
        counted = self.search.exit.counted
        if not self.p:
            return None
        if counted:
            vertices = self.mask | self.search.exit.vertices
            if not PerfectMatching(self.graph, vertices).complete:
                return None
        found = self._lightest()
        return self.part(found) if found else None

    def _lightest(self) -> Exchange | None:
        """The first exchange of D2 as the lightest complete matching (ruling R16).

        Weights, the heavier before the lighter: players who leave, pairs within S2 (as many have to enter
        S1), and the order of the exchanges, for which few edges matter by then.
        """
        p, moves = self.p, len(self.members).bit_length()
        s1, s2, outside = mask_of(self.members[:p]), mask_of(self.members[p:]), self.search.exit.vertices
        graph = self.graph
        weights = (
            (0, sides(len(graph), (s1, self.mask), (s2, s1), (outside, outside))),
            (1, sides(len(graph), (s2, s2))),
            (1 << moves, sides(len(graph), (self.mask, outside), (outside, self.mask))),
        )

        def edges(v: int) -> list[tuple[int, int]]:
            return [(weight, graph[v] & may[v]) for weight, may in weights if graph[v] & may[v]]

        lightest = cheapest(edges, len(graph), self.mask | outside)
        if not lightest.complete:
            return None
        number = {v: place for place, v in enumerate(self.members, 1)}
        width, leave, enter = exchange_prices(p, len(self.members))
        places = [number.get(v, 0) for v in range(len(graph))]
        halves = Halves(self.mask, [leave[n] for n in places], [enter[n] for n in places])
        mates = lightest.refined(width, halves).mates
        return self._exchange({x: number.get(mates[v], 0) for v, x in number.items()})

    def _exchange(self, opponents: dict[int, int]) -> Exchange | None:
        """The exchange that opponents by number ask for; those who leave have 0."""
        out = [x for x, y in opponents.items() if x <= self.p and y < x]
        into = [x for x, y in opponents.items() if self.p < x < y]
        leaving = sum(1 for y in opponents.values() if not y)
        return (tuple(reversed(out)), tuple(into)) if leaving == self.leaving else None


@implements("elo-swiss C8", "elo-swiss A7")
def _one_group(search: Search, members: int, p: int, down: int, up: int, failed: Failed) -> Part | None:
    """The first exchange and permutation of a group with p pairs at one strictness."""
    division = _Division(search, members, p, down, up)
    if failed and division.graph in failed:
        return None
    part = division.part(NO_EXCHANGE) or division.exchanged()
    if part is None:
        failed.append(division.graph)
    return part


# ---- the trials in order ------------------------------------------------------------------------------


@implements("elo-swiss C9", "elo-swiss C10")
def first_trial(search: Search, least: tuple[int, int] = (0, 0)) -> Trial | None:
    """The first success in the order of ruling R18 (ph = 0) or R20; None if there is none.

    Its players are places in the order of A2. No trial at a strictness before the `least` one (for upfloaters
    and downfloaters) can succeed.
    """
    if search.leaving < 0:
        return None
    failed: Failed = []
    for up, down in product(range(3), repeat=2):
        if (up, down) < least:
            continue
        if search.ph:
            found = _moved_down_first(search, down, up, failed)
        else:
            part = _one_group(search, search.group, search.pr, down, up, failed)
            found = Trial(up, None, part) if part else None
        if found:
            return found.moved(search.criteria.first)
        if (up, down) == least and not possible(search):
            return None
    return None


@implements("elo-swiss C10", "elo-swiss A3", "elo-swiss C6")
def _moved_down_first(search: Search, hd: int, up: int, failed: Failed) -> Trial | None:
    """The first permutation of S2 whose residual group can still be paired (rulings R20 and R21)."""
    adjacency, costly = _network(search, hd, up)
    if adjacency in failed:
        return None
    matching = _solver(search, adjacency, costly)
    if matching is None:
        failed.append(adjacency)
        return None
    s1 = list(bits(search.strongest()))
    s2 = list(bits(search.group & ~search.strongest()))
    places = _Division.permutation(matching, adjacency, s1, s2)
    ahead = Part(hd, tuple(s1 + s2), NO_EXCHANGE, tuple(s1), tuple(s2), places)
    residual = ahead.left
    tried: Failed = []
    for rd in range(3):
        part = _one_group(search, residual, search.pr, rd, up, tried)
        if part:
            return Trial(up, ahead, part)
    raise AssertionError("the residual group can be paired")


@implements("elo-swiss C12")
def trials_by_leavers(search: Search) -> Iterator[Trial]:
    """The first trial of every set of leaving players, in the order of the trials (ruling R27).

    Each search is divided by the first leaver who does not leave, so its trials are some of the others: none
    succeeds at a strictness at which all of them failed.
    """
    heap: list[tuple[tuple[object, ...], int, Trial, int, int]] = []
    pushed = 0

    def push(must: int, may: int, least: tuple[int, int] = (0, 0)) -> None:
        nonlocal pushed
        trial = first_trial(search._replace(must=must, may=may), least)
        if trial:
            heappush(heap, (trial.key, pushed, trial, must, may))
            pushed += 1

    push(search.must, search.may)
    while heap:
        _, _, trial, must, may = heappop(heap)
        yield trial
        for v in bits(trial.leaving & ~must):
            push(must, may & ~(1 << v), trial.strictness)
            must |= 1 << v


# ---- reachable goals ----------------------------------------------------------------------------------


def possible(search: Search) -> bool:
    """Whether the goal can be reached without the relative criteria."""
    return search.leaving >= 0 and _solver(search, *_network(search, 2, 2)) is not None


def fewest_leavers(search: Search) -> int | None:
    """The least number of leavers with this S1 (the goal for the others left open); None if impossible."""
    adjacency, costly = _network(search, 2, 2)
    matching = fewest_costly(adjacency, costly, search.group | search.exit.vertices)
    return matching.cost if matching.complete else None


def fewest_leavers_of(search: Search, some: int) -> int | None:
    """The fewest leavers out of some players where the goal is reached; None if it cannot be."""
    adjacency, costly = _network(search, 2, 2)
    vertices = search.group | search.exit.vertices
    if vertices.bit_count() % 2:
        return None
    exit_, size = search.exit.vertices, len(adjacency)
    here = some & search.group

    def among(v: int, members: int) -> int:
        if exit_ >> v & 1:
            return costly[v] & members
        return costly[v] if members >> v & 1 else 0

    free = rows_of(vertices, size, lambda v: adjacency[v] & ~costly[v])
    others = rows_of(vertices, size, lambda v: among(v, ~here & ~exit_))
    those = rows_of(vertices, size, lambda v: among(v, here))
    unit = 1 << search.group.bit_count().bit_length()
    matching = level_matching([(0, free), (unit, others), (unit + 1, those)], vertices)
    if not matching.complete or matching.cost // unit != search.leaving:
        return None
    return matching.cost % unit


def _network(search: Search, down: int, up: int) -> tuple[Sequence[int], Sequence[int]]:
    """Everything still possible with S1 tested at `down` and the others without down criteria.

    The second graph has the edges of those who leave.
    """
    s1 = search.strongest()
    others = search.group & ~s1
    edges = loose = search.edges(2, up, search.group)
    if s1:
        strict = search.edges(down, up, search.group)
        edges = rows_of(
            search.group,
            len(loose),
            lambda v: strict[v] & others if s1 >> v & 1 else loose[v] & ~s1 | strict[v] & s1,
        )
    leavers, exit_ = search.leavers(2, others), search.exit.vertices
    adjacency = search.graph(edges, leavers)

    def costly(v: int) -> int:
        return adjacency[v] & ~exit_ if exit_ >> v & 1 else search.exit.ways(v)

    return adjacency, rows_of(leavers | exit_, len(adjacency), costly)


def _solver(
    search: Search, adjacency: Sequence[int], costly: Sequence[int]
) -> PerfectMatching | Optimum | None:
    """A complete matching of players and exit with the right number of leavers."""
    vertices = search.group | search.exit.vertices
    if vertices.bit_count() % 2:
        return None
    if search.exit.counted:
        matching = PerfectMatching(adjacency, vertices)
        return matching if matching.complete else None
    cheapest = fewest_costly(adjacency, costly, vertices)
    return cheapest if cheapest.complete and cheapest.cost == search.leaving else None
