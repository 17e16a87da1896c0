"""C.04.3.1, section C: from bracket to bracket, as approved in Istanbul 2012.

A        facts.py       facts from the cards
B        criteria.py    legal pairs and counts
C        here           brackets.py has the bracket, going_back.py the searches of C12 and C13
C3, C10  costs.py       the vector of a candidate as a sum over its pairs
D        ronde.search   the best candidate of a bracket, first in the order of D1 to D3
E        colours.py
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ronde.errors import NoPairing
from ronde.facts.order import board_order
from ronde.matching.rows import mask_of
from ronde.model import Pair, Tournament
from ronde.rulebook import Step, implements
from ronde.search.candidates import Candidate
from ronde.systems.base import About, Attempt, Measure, Request, RoundPairing
from ronde.systems.dutch_2012.brackets import (
    KEY,
    Bracket,
    Change,
    Gain,
    Merged,
    OtherFloaters,
    PairedAnew,
    measures,
)
from ronde.systems.dutch_2012.colours import boards
from ronde.systems.dutch_2012.criteria import Pairable, neighbours
from ronde.systems.dutch_2012.facts import Entry, entries, in_order, is_homogeneous, score_brackets
from ronde.systems.dutch_2012.going_back import (
    floaters_for_lowest,
    other_floaters,
    re_pair,
    sets_of_floaters,
)
from ronde.systems.impossible import no_pairing as impossible

MOST_SETS = 1000  # of floaters tried one by one, where brackets have been merged (never seen to matter)


class Round:
    """A round to pair, bracket by bracket."""

    def __init__(self, players: Sequence[Entry], odd_round: bool) -> None:
        self.players = players
        self.odd = odd_round
        self.asked = any(entry.request for entry in players)
        self.pairable = Pairable(players)
        self.done: list[Bracket] = []
        self.first: list[Bracket] = []  # those above the lowest as C12 left them, before C13

    @implements("dutch-2012 C")
    def pair(self) -> list[Bracket]:
        """All brackets from the top down."""
        if not self.pairable.all_of(self.players):
            raise no_pairing(self.players)
        groups = score_brackets(self.players)
        moved: list[Entry] = []
        for group in groups[:-1]:
            bracket = self.bracket(group, moved)
            self.done.append(self.after_c12(bracket, group))
            moved = self.done[-1].down
        self.first = list(self.done)
        if groups:
            self.done.append(self.lowest(groups[-1], moved))
        return self.done

    def attempt(self) -> Attempt:
        """The decisions that C13 may have undone."""
        changes = [change for bracket in self.done[-1:] for change in bracket.changes]
        undone = sum(isinstance(change, Merged | PairedAnew) for change in changes)
        given_up = Measure(f"{KEY} C13", (undone,), len(self.first), About.JOINED)
        return Attempt(measures(self.first, self.odd), given_up)

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
        bracket = Bracket(moved, group)
        near = neighbours(bracket.players, by_cards=True)
        if not all(near):
            bracket.stuck = [e for e, mask in zip(moved, near, strict=False) if not mask]
            bracket.alone = [e for e, mask in zip(group, near[len(moved) :], strict=True) if not mask]
            bracket.residents = [e for e, mask in zip(group, near[len(moved) :], strict=True) if mask]
        if bracket.alone or self.asked:
            near = neighbours(bracket.players)
        if any(near):
            bracket.take_first(self.odd, near)
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
        candidate = other_floaters(above, above.alone, group, bracket.down, self.odd)
        if candidate is None:
            return bracket
        before = above.down
        above.candidate, above.again = candidate, True
        found = self.bracket(group, above.down)
        found.changes.append(OtherFloaters(Gain.BETTER_BELOW, before, above.down))
        return found

    @implements("dutch-2012 C12", "dutch-2012 C14.b2")
    def lowest_after_c12(self, group: list[Entry], own: list[Entry], moved: list[Entry]) -> Bracket | None:
        """The lowest bracket: for every M1 the players as they are, then other floaters (ruling R26)."""
        present = self.lowest_bracket(group, in_order([*own, *moved]))
        if not moved or not self.done or not self.done[-1].p1:
            return present
        above = self.done[-1]
        if present is None and not self.pairable.all_of([*above.players, *above.alone, *own, *group]):
            return None
        heterogeneous = not is_homogeneous(len(group) + len(own) + len(moved), len(own) + len(moved))
        if present is None or (heterogeneous and present.m1 < present.m0):
            choice = floaters_for_lowest(above, [*above.alone, *own], group, heterogeneous, self.odd)
            if choice is not None and (present is None or choice.m1 > present.m1):
                gain = Gain.LOWEST_PAIRED if present is None else Gain.MORE_PLACES
                return self.lowest_with(choice.candidate(), group, own, gain)
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
        choice = floaters_for_lowest(above, fixed, group, heterogeneous, self.odd, ask_bye=True)
        if choice is None or choice.m1 != present.m1 or choice.bye >= resting.score:
            return present
        candidate, best = None, resting.score
        if not own:
            candidate = choice.candidate()
        for some in islice(sets_of_floaters(above, self.odd), MOST_SETS if own else 0):
            other = self.lowest_bracket(group, in_order([*fixed, *some.unpaired]))
            if other is not None and other.m1 == present.m1 and other.unpaired[0].score < best:
                candidate, best = some.candidate, other.unpaired[0].score
                if best == choice.bye:
                    break
        if candidate is None:
            return present
        return self.lowest_with(candidate, group, own, Gain.LOWER_BYE)

    def lowest_with(self, candidate: Candidate, group: list[Entry], own: list[Entry], gain: Gain) -> Bracket:
        """The lowest bracket with the floaters of another candidate of the bracket above."""
        before = self.done[-1].down
        above = self.done[-1] = self.done[-1].paired_again(candidate)
        found = self.lowest_bracket(group, in_order([*own, *above.down]))
        assert found is not None
        found.changes.append(OtherFloaters(gain, before, above.down))
        return found

    # ---- C13: the lowest bracket ------------------------------------------------------------------------

    @implements("dutch-2012 C13")
    def lowest(self, group: list[Entry], moved: list[Entry]) -> Bracket:
        """Pair the lowest bracket, with help from above if need be (rulings R25 to R29)."""
        own: list[Entry] = []  # the players of a merged bracket who had not come from higher up
        merged: list[Merged] = []
        kept: list[Change] = []  # changes further up for the sake of the bracket merged last
        while True:
            bracket = self.lowest_after_c12(group, own, moved) or self.after_c13(group, own)
            if bracket is not None:
                bracket.changes = [*merged, *(bracket.changes or kept)]
                return bracket
            # Ruling R28: the bracket above joins; what it had received is what C12 may change now.
            last = self.done.pop()
            group = in_order([*own, *group])
            own, moved = in_order([*last.residents, *last.alone]), last.moved
            kept = last.changes
            merged.append(Merged(min(e.score for e in (*own, *moved))))

    def lowest_bracket(self, group: list[Entry], moved: list[Entry]) -> Bracket | None:
        """Everybody is paired, but for one bye; of those who came from above as many as possible in S1."""
        bracket = Bracket(moved, group, lowest=True)
        if not self.pairable.all_of(bracket.players):
            return None
        near = neighbours(bracket.players, by_cards=True)
        if not all(near):
            bracket.stuck = [e for e, mask in zip(moved, near, strict=False) if not mask]
        if self.asked:
            near = neighbours(bracket.players)
        bracket.take_first(self.odd, near, len(bracket.players) % 2)
        return bracket

    @implements("dutch-2012 C13")
    def after_c13(self, group: list[Entry], own: list[Entry]) -> Bracket | None:
        """Another pairing of the penultimate bracket (ruling R27)."""
        if not self.done or not self.done[-1].p1:
            return None
        above = self.done[-1]
        residents = in_order([*own, *group])
        if not self.pairable.all_of([*above.players, *above.alone, *residents]):
            return None
        found = re_pair(above, above.alone, residents, self.odd)
        if found is None:
            return None
        above = self.done[-1] = above.paired_again(found.candidate)
        above.accepted = above.p1, above.m1
        above.p1, above.m1 = found.p1, found.m1
        above.count_up = above.m1 > 0 or not above.moved
        lowest = self.lowest_bracket(residents, above.down)
        assert lowest is not None
        lowest.changes.append(PairedAnew(above.p1, above.down))
        return lowest


def no_pairing(players: Sequence[Entry]) -> NoPairing:
    """Ruling R29: the players who make it impossible."""
    resting = mask_of(n for n, e in enumerate(players) if e.may_rest)
    return impossible([e.id for e in players], neighbours(players), resting)


def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """The next round."""
    number, players = tournament.next_round, entries(tournament, request)
    odd_round = number % 2 == 1  # ruling R2
    round_ = Round(players, odd_round)
    brackets = round_.pair()
    found = boards(tournament, brackets)
    pairs = [Pair(board.white.id, board.black.id) for board in found]
    if brackets:
        pairs += [Pair(e.id) for e in brackets[-1].unpaired]
    score = {e.id: e.score for e in players}
    ordered = tuple(board_order(pairs, score.__getitem__))  # ruling R36

    def steps() -> tuple[Step, ...]:
        from ronde.systems.dutch_2012.story import DutchStory  # only explanations need it

        story = DutchStory(odd_round, found)
        story.brackets(brackets)
        return story.steps

    return RoundPairing(number, ordered, steps, lambda: measures(brackets, odd_round), round_.attempt)
