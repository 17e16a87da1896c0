"""C.04.3.1: a bracket while it is being paired (A6), and the quality of what was paired (A11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum

from ronde.matching.perfect import maximum_matching
from ronde.matching.rows import ByKind
from ronde.rulebook import implements
from ronde.search.candidates import NO_CANDIDATE, Candidate, Search
from ronde.search.exchanges import exchange_key
from ronde.systems.base import About, Measure
from ronde.systems.dutch_2012.costs import Part, Terms, graph, terms
from ronde.systems.dutch_2012.criteria import (
    A7D,
    CRITERIA,
    MOVED,
    RESIDENT,
    Criterion,
    Kind,
    ScoreCriterion,
    Z,
    criteria,
    kind_of,
)
from ronde.systems.dutch_2012.facts import Entry, in_order, is_homogeneous
from ronde.values import NamedTuple

KEY = "dutch-2012"


class Gain(Enum):
    """The gain from choosing other floaters (C12)."""

    BETTER_BELOW = "more pairs, or lower scores going on down (ruling R24)"
    LOWEST_PAIRED = "the lowest bracket can be paired (ruling R26)"
    MORE_PLACES = "more players from above are in S1 of the lowest bracket (ruling R26)"
    LOWER_BYE = "the bye goes to a lower score (ruling R26)"


class OtherFloaters(NamedTuple):
    """C12 changed the downfloaters."""

    gain: Gain
    before: list[Entry]
    after: list[Entry]


class PairedAnew(NamedTuple):
    """C13 paired the penultimate bracket in another way."""

    p1: int
    floaters: list[Entry]


class Merged(NamedTuple):
    """C13 joined the bracket of this score."""

    score: int


Change = OtherFloaters | PairedAnew | Merged


class Bracket:
    """A score bracket: its players and the accepted candidate."""

    def __init__(self, moved: list[Entry], residents: list[Entry], lowest: bool = False) -> None:
        self.moved = moved  # those who came from above
        self.residents = residents  # without those whom C1 moves down
        self.lowest = lowest
        self.alone: list[Entry] = []  # C1: residents without a legal opponent
        self.stuck: list[Entry] = []  # C1: moved-down players without one
        self.p1 = 0
        self.m1 = 0  # 0 if it is treated as homogeneous
        self.candidate = NO_CANDIDATE
        self.changes: list[Change] = []  # changes made for its sake
        self.again = False  # C12 or C13 paired it once more for the bracket below
        self.accepted: tuple[int, int] | None = None  # P1 and M1 before C13 did
        self.count_up = True  # upfloats count (not in one case of ruling R27)

    def paired_again(self, candidate: Candidate) -> Bracket:
        """The same bracket with another candidate, for the sake of the bracket below."""
        twin = Bracket(self.moved, self.residents, self.lowest)
        twin.alone, twin.stuck, twin.changes = self.alone, self.stuck, self.changes
        twin.p1, twin.m1, twin.count_up = self.p1, self.m1, self.count_up
        twin.candidate, twin.again, twin.accepted = candidate, True, self.accepted
        return twin

    @property
    def players(self) -> list[Entry]:
        """Everybody to be paired here, in the order of A2."""
        return [*self.moved, *self.residents]

    @property
    def homogeneous(self) -> bool:
        """A3: the scores are equal, or at least half of the players came from above."""
        return is_homogeneous(len(self.moved) + len(self.residents), self.m0)

    @property
    def p0(self) -> int:
        """The greatest number of pairs."""
        return (len(self.moved) + len(self.residents)) // 2

    @property
    def m0(self) -> int:
        """How many came from above."""
        return len(self.moved)

    @property
    def pairs(self) -> list[tuple[Entry, Entry]]:
        """The pairs, S1 first."""
        players = self.players
        return [(players[a], players[b]) for a, b in self.candidate.everything()]

    @property
    def unpaired(self) -> list[Entry]:
        """The unpaired players, apart from C1."""
        paired = {v for pair in self.candidate.everything() for v in pair}
        return [e for v, e in enumerate(self.players) if v not in paired]

    @property
    def down(self) -> list[Entry]:
        """All downfloaters (in the lowest bracket, the bye)."""
        return in_order([*self.unpaired, *self.alone]) if self.alone else self.unpaired

    def terms(self, odd_round: bool) -> Terms:
        """The terms of the vector that the criteria give its candidates."""
        mixed = self.lowest and not self.homogeneous
        return terms(self.players, odd_round, self.lowest, mixed, self.count_up)

    def kinds(self) -> list[Kind]:
        """The players as the terms see them."""
        low = (self.residents or self.moved)[-1].score
        found = [kind_of(e, MOVED, low) for e in self.moved]
        return found + [kind_of(e, RESIDENT, low) for e in self.residents]

    def graph(self, odd_round: bool, near: Sequence[int], empty: int) -> ByKind:
        """The possible pairs of the players, and of these with empty places."""
        return graph(self.kinds(), near, self.terms(odd_round).price, empty)

    @implements("dutch-2012 A6", "dutch-2012 A6.b", "dutch-2012 A6.c")
    @implements("dutch-2012 C3.a", "dutch-2012 C4", "dutch-2012 C5", "dutch-2012 C6", "dutch-2012 C7")
    @implements("dutch-2012 C8", "dutch-2012 C8.a", "dutch-2012 C8.b", "dutch-2012 C9")
    def take_first(self, odd_round: bool, near: Sequence[int], empty: int | None = None) -> None:
        """Take the first of the best candidates that leave so many players unpaired, or as few as can be.

        `near` has the possible opponents of each player.
        """
        if empty is None:
            empty = sum(mate < 0 for mate in maximum_matching(near))
        search = Search(self.graph(odd_round, near, empty), len(near))
        self.p1 = (len(near) - empty) // 2
        if not self.homogeneous:
            lead = self.terms(odd_round).scale.number(Part.LEAD, search.cost)
            self.m1 = self.m0 - lead if self.lowest else search.paired(self.m0)
        self.candidate = search.first(self.m0 if self.m1 else 0, self.p1)

    def score_criterion(self) -> int:
        """The resulting value of B3."""
        if not self.lowest:
            return sum(ScoreCriterion(lowest=False, low=0).of_rest(e.score) for e in self.down)
        scores = ScoreCriterion(lowest=True, low=min(e.score for e in self.players))
        apart = sum(scores.of_pair(a.score, b.score) for a, b in self.pairs)
        return apart + sum(scores.of_rest(e.score) for e in self.unpaired)

    def given_up(self, odd_round: bool) -> dict[Criterion, list[tuple[Entry, ...]]]:
        """For every criterion the pairs, or the players without opponent, for whom C10 gave it up."""
        kinds = {e.id: kind_of(e, MOVED) for e in self.moved}
        kinds |= {e.id: kind_of(e, RESIDENT) for e in self.residents}
        pairs, unpaired = self.pairs, self.unpaired
        found: dict[Criterion, list[tuple[Entry, ...]]] = {criterion: [] for criterion in CRITERIA}
        for criterion in criteria(odd_round, self.count_up):
            if criterion.counts_pairs:
                found[criterion] += [(a, b) for a, b in pairs if criterion.of_pair(kinds[a.id], kinds[b.id])]
            else:
                found[criterion] += [(e,) for e in unpaired if criterion.of_rest(kinds[e.id])]
        return found


@implements("dutch-2012 A11")
def measures(brackets: Sequence[Bracket], odd_round: bool) -> tuple[Measure, ...]:
    """The quality of the brackets in the order in which the text asks for it.

    What C12 may change a bracket for, the number of pairs and the scores going down in the next one, comes
    before its own colours and floats.
    """
    everybody = {e.rank: e.id for b in brackets for e in (*b.players, *b.alone)}
    place = {everybody[rank]: n for n, rank in enumerate(sorted(everybody), 1)}
    found: list[Measure] = []
    waiting: list[Measure] = []
    for n, bracket in enumerate(brackets):
        anew = any(isinstance(change, PairedAnew) for change in bracket.changes)
        if anew:  # C13: the bracket above was chosen before this one was looked at
            found, waiting = [*found, *waiting], []
        found += [_measure(bracket, n, part) for part in _reached(bracket)]
        found += waiting
        waiting = [_measure(bracket, n, part) for part in _quality(bracket, odd_round, place)]
    return (*found, *waiting)


Quality = tuple[str, tuple[int, ...], About, tuple[int, ...], int]


def _measure(bracket: Bracket, n: int, part: Quality) -> Measure:
    article, value, about, who, back = part
    score = min(e.score for e in (*bracket.players, *bracket.alone))
    return Measure(f"{KEY} {article}", value, n, about, who, score, back)


def _reached(bracket: Bracket) -> Iterator[Quality]:
    """The goals for which C12 may change the bracket above."""
    merged, down = sum(isinstance(change, Merged) for change in bracket.changes), _ids(bracket.down)
    top = {a for a, _ in bracket.candidate.top}
    apart = _ids(e for n, e in enumerate(bracket.moved) if n not in top) if not bracket.homogeneous else ()
    yield "C13", (merged,), About.JOINED, _ids(bracket.players), 0
    yield "C14.a", (len(down),), About.DOWN, down, 0
    yield "C14.b2", (0 if bracket.homogeneous else bracket.m0 - bracket.m1,), About.MOVED, apart, 0
    if not bracket.lowest:
        yield "B3", (bracket.score_criterion(),), About.DOWN_SCORES, down, 0


def _scattered(bracket: Bracket) -> tuple[int, ...]:
    """In the lowest bracket the pairs of different scores and the taker of the bye."""
    pairs = [entry for pair in bracket.pairs if pair[0].score != pair[1].score for entry in pair]
    return _ids([*pairs, *bracket.unpaired])


def _quality(bracket: Bracket, odd_round: bool, place: dict[int, int]) -> Iterator[Quality]:
    """Its colours and floats, then its place in the order of D1 to D3; in the lowest one scores first."""
    if bracket.lowest:
        yield "B3", (bracket.score_criterion(),), About.SCORES, _scattered(bracket), 0
    for criterion, broken in bracket.given_up(odd_round).items():
        players = tuple(e for some in broken for e in some)
        if criterion.floats is not None:
            moved = {e.id for e in bracket.moved}
            players = tuple(e for e in players if e.id not in moved)
        # C1 leaves no choice, but players without an opponent float as well
        alone = [
            e for e in bracket.alone if not criterion.counts_pairs and criterion.of_rest(kind_of(e, RESIDENT))
        ]
        value = (len(broken) + len(alone),)
        back = 0 if criterion.floats is None else 1 if criterion.article == "B5" else 2
        about = About.AGAIN if back else About.STRONG_WISH if criterion in (A7D, Z) else About.SAME_WISH
        yield criterion.given_up, value, about, _ids([*players, *alone]), back
    number = len(bracket.candidate.top)
    top, rest = (
        _ids(e for pair in part for e in pair) for part in (bracket.pairs[:number], bracket.pairs[number:])
    )
    yield "D3", (0, *(place[id_] for id_ in top[::2])), About.FIRST_SET, top, 0
    yield "D1.2", (0, *(place[id_] for id_ in top[1::2])), About.OPPONENTS, top, 0
    exchange = exchange_key(bracket.candidate.exchange)
    yield "D2", (*exchange, *(place[id_] for id_ in rest[::2])), About.HALVES, rest, 0
    yield "D1.1", (0, *(place[id_] for id_ in rest[1::2])), About.OPPONENTS, rest, 0


def _ids(entries: Iterable[Entry]) -> tuple[int, ...]:
    return tuple(entry.id for entry in entries)
