"""The Burstein system: C.04.3.4, from the bye to the last score group.

In every score group the player with the strongest opposition meets the one with the weakest.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from ronde.facts.acceleration import check_allowed
from ronde.facts.colours import initial_colour
from ronde.facts.order import board_order
from ronde.matching.perfect import Dense, Matchable
from ronde.matching.rows import bits, everybody, mask_of
from ronde.model import Pair, Tournament
from ronde.rulebook import Step, implements
from ronde.systems.base import Request, RoundPairing
from ronde.systems.burstein_1998 import SYSTEM
from ronde.systems.burstein_1998.candidates import first_combination
from ronde.systems.burstein_1998.colours import allocate
from ronde.systems.burstein_1998.criteria import clashing, measures
from ronde.systems.burstein_1998.facts import (
    Bracket,
    Bye,
    Entry,
    barred_from_bye,
    in_order,
    legal_pairs,
    score_groups,
    top_half,
)
from ronde.systems.impossible import no_pairing


def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """Pair a round by the Burstein system."""
    if tournament.settings.acceleration:
        check_allowed(SYSTEM, tournament.settings.acceleration)
    field = in_order(tournament)
    possible = legal_pairs(field, request)
    clashes = clashing(field)
    bye = choose_bye(field, possible)
    groups = score_groups(field, everybody(len(field)) & ~(1 << bye.place if bye else 0))
    # ruling 12: since all groups may become one, a pairing is found whenever one exists
    brackets = Descent(possible, clashes, groups).pair(0, None)
    assert brackets is not None
    drawn = initial_colour(tournament)
    colours = [
        [allocate(field[higher], field[lower], drawn) for higher, lower in bracket.combination.pairs]
        for bracket in brackets
    ]
    pairs = [Pair(field[bye.place].id)] if bye else []
    pairs += [Pair(given.white.id, given.black.id) for boards in colours for given in boards]
    boards = board_order(pairs, {entry.id: entry.card.score for entry in field}.__getitem__)

    def steps() -> tuple[Step, ...]:
        from ronde.systems.burstein_1998.story import RoundStory  # only explanations need it

        story = RoundStory(field, possible.graph, clashes, groups)
        story.imaginary(top_half(tournament))
        if bye:
            story.bye(bye)
        for number, bracket in enumerate(brackets):
            story.group(number, bracket)
            for given in colours[number]:
                story.colours(given, drawn)
        return story.steps

    return RoundPairing(
        tournament.next_round,
        tuple(boards),
        steps,
        lambda: tuple(measures(field, clashes, bye, brackets)),
    )


# --- 4: the bye -------------------------------------------------------------------------------------


@implements("burstein-1998 4.2", "burstein-1998 4.3")
def choose_bye(field: Sequence[Entry], possible: Dense) -> Bye | None:
    """The bye if the number is odd: the first who can have it, from the lowest group and place up."""
    matching = possible.matched(everybody(len(field)))
    if matching.complete and len(field) % 2 == 0:
        return None
    barred = mask_of(entry.place for entry in field if barred_from_bye(entry))
    line = tuple(
        place
        for group in reversed(score_groups(field, everybody(len(field))))
        for place in sorted(bits(group), reverse=True)
    )
    # ruling 14: the others must be able to be paired
    for turn, place in enumerate(line):
        if not barred >> place & 1 and matching.can_drop(place):
            return Bye(line, turn)
    raise no_pairing([entry.id for entry in field], possible.graph, everybody(len(field)) & ~barred)


# --- 6.6: floating and merging ----------------------------------------------------------------------


State = tuple[int, int | None]  # the first score group, and the floater into it
Brackets = tuple[Bracket, ...]
Search = Generator[State, Brackets | None, Brackets | None]  # requests the result below


class Descent:
    """The procedure of ruling 12: score groups from the highest to the lowest, with floaters."""

    def __init__(self, possible: Dense, clashing: Sequence[int], groups: Sequence[int]) -> None:
        self.possible, self.clashing, self.groups = possible, clashing, groups
        self._known: dict[State, Brackets | None] = {}
        self._partners: dict[int, tuple[Matchable | None, Matchable]] = {}

    @implements("burstein-1998 6.6")
    def pair(self, first: int, floater: int | None) -> Brackets | None:
        """PAIR the groups from this one on with a floater; None is a failure.

        The result depends only on the two arguments, so it is worked out once for each floater. The
        questions of `_pair` about the groups below go on a stack: there may be hundreds of groups.
        """
        pile = [((first, floater), self._pair(first, floater))]
        answer: Brackets | None = None
        while pile:
            state, work = pile[-1]
            try:
                below = work.send(answer)
            except StopIteration as end:
                self._known[state] = answer = end.value
                pile.pop()
                continue
            answer = self._known.get(below)
            if below not in self._known:
                pile.append((below, self._pair(*below)))
        return answer

    def _pair(self, first: int, floater: int | None) -> Search:
        if first == len(self.groups):
            return () if floater is None else None
        if floater is not None and not self.welcome(first, 1 << floater):
            return None
        natives = 0
        came = 0 if floater is None else 1 << floater
        for last in range(first, len(self.groups)):
            natives |= self.groups[last]
            matching = self.possible.matched(natives | came)
            odd = (natives | came).bit_count() % 2
            may_float = matching.droppable() & natives if odd else 0
            if matching.complete and (may_float or not odd):
                found = yield from self._bracket(first, last, natives, floater, may_float)
                if found is not None:
                    return found
            elif floater is not None:
                return None  # step b: the floater goes back to the group above
            # step c: this group and the next one become one
        return None

    def _bracket(self, first: int, last: int, natives: int, floater: int | None, may_float: int) -> Search:
        """Step a: the first combination whose floater can be paired below."""
        bracket = natives if floater is None else natives | 1 << floater
        if bracket.bit_count() % 2 == 0 and (yield last + 1, None) is None:
            return None
        returned: list[int] = []
        while found := first_combination(self.possible.graph, self.clashing, bracket, may_float):
            below = yield last + 1, found.floater
            if below is not None:
                return (Bracket(first, last, bracket, floater, found, tuple(returned)), *below)
            assert found.floater is not None
            returned.append(found.floater)
            # floaters refused below need not be tried one by one
            may_float = self.welcome(last + 1, may_float & ~(1 << found.floater))
        return None

    def welcome(self, first: int, floaters: int) -> int:
        """Floaters refused from the start neither by the next group nor by everyone below."""
        group = self.groups[first]
        if first not in self._partners:
            below = 0
            for other in self.groups[first:]:
                below |= other
            near = self.possible.matched(group) if group.bit_count() % 2 else None
            self._partners[first] = near, self.possible.matched(below)
        # a floater needs an opponent without whom the others can be paired
        near, far = self._partners[first]
        if near is not None:
            return far.welcomed(near.welcomed(floaters))
        return far.welcomed(mask_of([p for p in bits(floaters) if self.possible.graph[p] & group]))
