"""The Dutch system, C.04.3.1 as approved in Istanbul 2012.

A, B   dutch_2012_cards.py   what the cards say, what a pair may break
C      here                  from bracket to bracket; dutch_2012_back.py has the way back (C12, C13)
D      dutch_2012_search.py  the best candidate of a bracket, first in the order of D1 to D3
E      here                  colours
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice

from ronde.errors import NoPairing
from ronde.facts.colours import latest_difference
from ronde.facts.order import board_order
from ronde.matching.perfect import maximum_matching
from ronde.model import Colour, Pair, Tournament
from ronde.rulebook import implements
from ronde.systems.base import RoundPairing, System
from ronde.systems.dutch_2012.candidates import (
    MOVED,
    NO_CANDIDATE,
    NO_ONE,
    RESIDENT,
    Candidate,
    Search,
    Terms,
    graph,
    kind_of,
)
from ronde.systems.dutch_2012.facts import (
    Entry,
    can_all_be_paired,
    entries,
    is_homogeneous,
    neighbours,
    score_brackets,
)
from ronde.systems.dutch_2012.going_back import (
    Above,
    floaters_for_lowest,
    other_floaters,
    re_pair,
    sets_of_floaters,
)
from ronde.systems.dutch_2012.story import Board, Story, measures
from ronde.systems.impossible import no_pairing as impossible
from ronde.words import Points, Value

MOST_SETS = 1000  # of floaters tried one by one, where brackets have been merged (never seen to matter)


Note = tuple[str, list[Entry], str, dict[str, Value]]  # article, players, sentence and its values


@dataclass(slots=True)
class Bracket:
    """A score bracket: who is in it, what was accepted for it."""

    moved: list[Entry]  # those who came from above
    residents: list[Entry]  # without those whom C1 moves down
    alone: list[Entry] = field(default_factory=list)  # C1: residents without a legal opponent
    stuck: list[Entry] = field(default_factory=list)  # C1: moved-down players without one
    lowest: bool = False
    p1: int = 0
    m1: int = 0  # 0 if it is treated as homogeneous
    candidate: Candidate = NO_CANDIDATE
    again: bool = False  # C12 or C13 paired it once more for the bracket below
    accepted: tuple[int, int] | None = None  # P1 and M1 before C13 did
    count_up: bool = True  # upfloats count (not in one case of ruling R27)
    notes: list[Note] = field(default_factory=list)  # what C12 and C13 did for it

    @property
    def players(self) -> list[Entry]:
        """Everybody to be paired here, in the order of A2."""
        return [*self.moved, *self.residents]

    @property
    @implements("dutch-2012 A6", "dutch-2012 A6.b")
    def p0(self) -> int:
        """The greatest number of pairs."""
        return (len(self.moved) + len(self.residents)) // 2

    @property
    @implements("dutch-2012 A6.c")
    def m0(self) -> int:
        """How many came from above."""
        return len(self.moved)

    @property
    def homogeneous(self) -> bool:
        """A3: the scores are equal, or at least half of the players came from above."""
        return is_homogeneous(len(self.moved) + len(self.residents), self.m0)

    @property
    def pairs(self) -> list[tuple[Entry, Entry]]:
        """The pairs, S1 first."""
        players = self.players
        return [(players[a], players[b]) for a, b in self.candidate.everything()]

    @property
    def unpaired(self) -> list[Entry]:
        """Who is left over, apart from C1."""
        paired = {v for pair in self.candidate.everything() for v in pair}
        return [e for v, e in enumerate(self.players) if v not in paired]

    @property
    def down(self) -> list[Entry]:
        """Everybody who goes down (in the lowest bracket, the bye)."""
        return sorted([*self.unpaired, *self.alone], key=lambda e: e.rank)

    def above(self) -> Above:
        """Seen from below."""
        return Above(self.moved, self.residents, self.p1, self.m1, self.unpaired)

    def search(self, odd_round: bool, empty: int) -> Search:
        """The candidates that leave so many players unpaired."""
        terms = Terms(self.players, odd_round, self.lowest, self.lowest and not self.homogeneous)
        kinds = [
            *(kind_of(e, MOVED) for e in self.moved),
            *(kind_of(e, RESIDENT) for e in self.residents),
            *[NO_ONE] * empty,
        ]
        rows = graph(kinds, self.players, terms.price)
        return Search(rows, terms.ledger, len(self.players), len(kinds))


class Round:
    """A round to pair, bracket by bracket."""

    def __init__(self, players: Sequence[Entry], odd_round: bool) -> None:
        self.players = players
        self.odd = odd_round
        self.done: list[Bracket] = []

    @implements("dutch-2012 C")
    def pair(self) -> list[Bracket]:
        """All brackets from the top down."""
        if not can_all_be_paired(self.players):
            raise no_pairing(self.players)
        groups = score_brackets(self.players)
        moved: list[Entry] = []
        for group in groups[:-1]:
            bracket = self.bracket(group, moved)
            self.done.append(self.after_c12(bracket, group))
            moved = self.done[-1].down
        if groups:
            self.done.append(self.lowest(groups[-1], moved))
        return self.done

    # ---- C1 to C10 and C14 in a bracket above the lowest ------------------------------------------------

    @implements("dutch-2012 C1", "dutch-2012 C2", "dutch-2012 C2.a")
    @implements("dutch-2012 C14", "dutch-2012 C14.a", "dutch-2012 C14.b", "dutch-2012 C14.b1")
    @implements("dutch-2012 C14.b2", "dutch-2012 A11")
    def bracket(self, group: list[Entry], moved: list[Entry]) -> Bracket:
        """Pair a bracket without looking back (rulings R21 to R23).

        P1 goes down from P0 until a candidate exists: to the largest number of pairs. As no two players who
        came down can meet each other, the least sum of scores going down (ruling R16) pairs as many of them
        as can be paired: that is the M1 at which C14.b2 stops.
        """
        near = neighbours([*moved, *group])
        bracket = Bracket(moved, group)
        bracket.stuck = [e for e, mask in zip(moved, near, strict=False) if not mask]
        bracket.alone = [e for e, mask in zip(group, near[len(moved) :], strict=True) if not mask]
        if bracket.alone:
            bracket.residents = [e for e, mask in zip(group, near[len(moved) :], strict=True) if mask]
            near = neighbours(bracket.players)
        bracket.p1 = sum(mate >= 0 for mate in maximum_matching(near)) // 2
        if bracket.p1:
            search = bracket.search(self.odd, len(bracket.players) - 2 * bracket.p1)
            if not bracket.homogeneous:
                bracket.m1 = search.paired(bracket.m0)
            bracket.candidate = search.first(bracket.m0, bracket.m1, bracket.p1)
        return bracket

    # ---- C12: other floaters ----------------------------------------------------------------------------

    @implements("dutch-2012 C12")
    def after_c12(self, bracket: Bracket, group: list[Entry]) -> Bracket:
        """The bracket with better floaters from the one above, if there are any (ruling R24)."""
        if not bracket.moved or not self.done or not self.done[-1].p1:
            return bracket
        reduced = bracket.p1 < bracket.p0 or (not bracket.homogeneous and bracket.m1 < bracket.m0)
        if not reduced and not bracket.stuck:
            return bracket
        above = self.done[-1]
        candidate = other_floaters(above.above(), above.alone, group, bracket.down, self.odd)
        if candidate is None:
            return bracket
        before = above.down
        above.candidate, above.again = candidate, True
        found = self.bracket(group, above.down)
        found.notes.append(swapped(before, above.down, "other_floaters"))
        return found

    # ---- C13: the lowest bracket ------------------------------------------------------------------------

    @implements("dutch-2012 C13")
    def lowest(self, group: list[Entry], moved: list[Entry]) -> Bracket:
        """Pair the lowest bracket, with help from above if need be (rulings R25 to R29)."""
        own: list[Entry] = []  # of a bracket that was merged, those who had not come from higher up
        merged: list[Note] = []
        while True:
            bracket = self.lowest_after_c12(group, own, moved) or self.after_c13(group, own)
            if bracket is not None:
                bracket.notes = [*merged, *bracket.notes]
                return bracket
            # Ruling R28: the bracket above joins; what it had received is what C12 may change now.
            last = self.done.pop()
            group = in_order([*own, *group])
            own, moved = in_order([*last.residents, *last.alone]), last.moved
            score = Points(min(e.score for e in (*own, *moved)))
            merged.append(("C13", [], "merged", {"score": score}))

    def lowest_bracket(self, group: list[Entry], moved: list[Entry]) -> Bracket | None:
        """Everybody is paired, but for one bye; of those who came from above as many as possible in S1."""
        bracket = Bracket(moved, group, lowest=True)
        if not can_all_be_paired(bracket.players):
            return None
        bracket.p1 = bracket.p0
        search = bracket.search(self.odd, len(bracket.players) % 2)
        if not bracket.homogeneous:
            bracket.m1 = bracket.m0 - search.parts.lead
        near = neighbours(bracket.players)
        bracket.stuck = [e for e, mask in zip(moved, near, strict=False) if not mask]
        bracket.candidate = search.first(bracket.m0, bracket.m1, bracket.p1)
        return bracket

    @implements("dutch-2012 C12", "dutch-2012 C14.b2")
    def lowest_after_c12(self, group: list[Entry], own: list[Entry], moved: list[Entry]) -> Bracket | None:
        """For every M1 first the players as they are, then other floaters from above (ruling R26)."""
        present = self.lowest_bracket(group, in_order([*own, *moved]))
        if not moved or not self.done or not self.done[-1].p1:
            return present
        above = self.done[-1]
        if present is None and not can_all_be_paired([*above.players, *above.alone, *own, *group]):
            return None
        heterogeneous = not is_homogeneous(len(group) + len(own) + len(moved), len(own) + len(moved))
        if present is None or (heterogeneous and present.m1 < present.m0):
            choice = floaters_for_lowest(above.above(), [*above.alone, *own], group, heterogeneous, self.odd)
            if choice is not None and (present is None or choice.m1 > present.m1):
                return self.lowest_with(above, choice.candidate(), group, own, "floaters_for_lowest")
        if present is None:
            return None
        came = {e.id for e in moved}
        if present.unpaired and any(e.id in came for e in present.stuck):
            return self.with_better_bye(present, group, own, heterogeneous)
        return present

    def with_better_bye(
        self, present: Bracket, group: list[Entry], own: list[Entry], heterogeneous: bool
    ) -> Bracket:
        """Other floaters that leave the bye to a lower score (ruling R26, last paragraph).

        Where all residents have one score, the B3 factor is least when the bye's score is. Where brackets
        have been merged, the floaters have to be tried one set after the other.
        """
        above = self.done[-1]
        [resting] = present.unpaired
        fixed = [*above.alone, *own]
        choice = floaters_for_lowest(above.above(), fixed, group, heterogeneous, self.odd, ask_bye=True)
        if choice is None or choice.m1 != present.m1 or choice.bye >= resting.score:
            return present
        candidate, best = None, resting.score
        if not own:
            candidate = choice.candidate()
        for some in islice(sets_of_floaters(above.above(), self.odd), MOST_SETS if own else 0):
            other = self.lowest_bracket(group, in_order([*fixed, *some.unpaired]))
            if other is not None and other.m1 == present.m1 and other.unpaired[0].score < best:
                candidate, best = some.candidate, other.unpaired[0].score
                if best == choice.bye:
                    break
        if candidate is None:
            return present
        return self.lowest_with(above, candidate, group, own, "floaters_for_bye")

    def lowest_with(
        self, above: Bracket, candidate: Candidate, group: list[Entry], own: list[Entry], message: str
    ) -> Bracket:
        """The lowest bracket with the floaters of another candidate of the bracket above."""
        before = above.down
        above.candidate, above.again = candidate, True
        found = self.lowest_bracket(group, in_order([*own, *above.down]))
        assert found is not None
        found.notes.append(swapped(before, above.down, message))
        return found

    def after_c13(self, group: list[Entry], own: list[Entry]) -> Bracket | None:
        """Another pairing of the penultimate bracket (ruling R27)."""
        if not self.done or not self.done[-1].p1:
            return None
        above = self.done[-1]
        residents = in_order([*own, *group])
        if not can_all_be_paired([*above.players, *above.alone, *residents]):
            return None
        found = re_pair(above.above(), above.alone, residents, self.odd)
        if found is None:
            return None
        above.again, above.accepted = True, (above.p1, above.m1)
        above.candidate, above.p1, above.m1 = found.candidate, found.p1, found.m1
        above.count_up = above.m1 > 0 or not above.moved
        lowest = self.lowest_bracket(residents, above.down)
        assert lowest is not None
        ids = tuple(e.id for e in above.down)
        lowest.notes.append(("C13", above.down, "paired_anew", {"p1": above.p1, "floaters": ids}))
        return lowest


def swapped(before: list[Entry], after: list[Entry], message: str) -> Note:
    """C12 in one sentence: who goes down instead of whom."""
    old, new = {e.id for e in before}, {e.id for e in after}
    out, into = tuple(sorted(old - new)), tuple(sorted(new - old))
    players = [e for e in (*before, *after) if (e.id in old) != (e.id in new)]
    return "C12", players, message, {"out": out, "into": into}


def in_order(players: list[Entry]) -> list[Entry]:
    """A2"""
    return sorted(players, key=lambda e: e.rank)


def no_pairing(players: Sequence[Entry]) -> NoPairing:
    """Ruling R29: who makes it impossible."""
    resting = sum(1 << n for n, e in enumerate(players) if e.may_rest)
    return impossible([e.id for e in players], neighbours(players), resting)


# ---- E. Colours -------------------------------------------------------------------------------------------


@implements("dutch-2012 E", "dutch-2012 E1", "dutch-2012 E2", "dutch-2012 E3", "dutch-2012 E4")
def white_of(a: Entry, b: Entry) -> tuple[str, str, bool] | None:
    """The article, its sentence and whether a, the higher ranked, has White; None if E5 has to decide."""
    mine, his = a.preference, b.preference
    if mine.colour is None and his.colour is None:
        return None
    if mine.colour is None or his.colour is None:  # A7.f, ruling R30
        return "E1", "e1_one", his.colour is Colour.BLACK or mine.colour is Colour.WHITE
    if mine.colour is not his.colour:
        return "E1", "e1", mine.colour is Colour.WHITE
    if mine.strength is not his.strength:  # ruling R31
        return "E2", "e2", (mine.colour is Colour.WHITE) == (mine.strength > his.strength)
    different = latest_difference(a.colours, b.colours)
    if different is not None:  # ruling R32
        return "E3", "e3", different[0] is Colour.BLACK
    return "E4", "e4", mine.colour is Colour.WHITE  # ruling R33


@implements("dutch-2012 E5", "dutch-2012 A7.c")
def white_without_preference(tournament: Tournament, a: Entry, place: int) -> tuple[str, str, bool]:
    """Alternate by place in round 1, by number later (ruling R34)."""
    drawn = tournament.settings.initial_colour or Colour.WHITE
    if tournament.next_round == 1:
        return "E5", "e5_first", (drawn is Colour.WHITE) == (place % 2 == 0)
    for player in sorted(tournament.players, key=lambda p: p.id):
        given = player.cell(1).colour
        if given is not None:
            drawn = given
            break
    return "E5", "e5_later", (drawn is Colour.WHITE) == (a.id % 2 == 0)


def favoured(article: str, a: Entry, b: Entry, white: bool) -> Entry:
    """The player whom the article of the colours favours."""
    if article == "E5":
        return a
    if a.preference.colour is None or b.preference.colour is None:
        return b if a.preference.colour is None else a
    return a if (a.preference.colour is Colour.WHITE) == white else b


def boards(tournament: Tournament, brackets: Sequence[Bracket]) -> list[Board]:
    """Colours for all pairs, in the order of the higher ranked players."""
    ordered = [(a, b) if a.rank < b.rank else (b, a) for bracket in brackets for a, b in bracket.pairs]
    found = []
    for place, (a, b) in enumerate(sorted(ordered, key=lambda p: p[0].rank)):
        article, message, white = white_of(a, b) or white_without_preference(tournament, a, place)
        chosen = favoured(article, a, b, white)
        found.append(
            Board(article, message, a, b, chosen) if white else Board(article, message, b, a, chosen)
        )
    return found


def pair(tournament: Tournament) -> RoundPairing:
    """The next round."""
    number, players = tournament.next_round, entries(tournament)
    odd_round = number % 2 == 1  # ruling R2
    brackets = Round(players, odd_round).pair()
    found = boards(tournament, brackets)
    pairs = [Pair(board.white.id, board.black.id) for board in found]
    if brackets:
        pairs += [Pair(e.id) for e in brackets[-1].unpaired]
    score = {e.id: e.score for e in players}
    story = Story(odd_round, found)
    story.brackets(brackets)
    ordered = tuple(board_order(pairs, score.__getitem__))  # ruling R36
    return RoundPairing(number, ordered, tuple(story.steps), measures(brackets, odd_round))


SYSTEM = System(
    "dutch-2012",
    "Dutch system (FIDE C.04.3.1, 2012)",
    "Système néerlandais (FIDE C.04.3.1, 2012)",
    "dutch-2012",
    pair,
    accelerations=frozenset({"haley", "haley-3", "degressive", "haley-soft", "baku"}),
)
