"""Articles 3.1 to 3.6, which C.04.5 and C.04.6 have in common, read word for word. Begin at `Round.pair`.

Whether players can be paired is found by pairing them in every way, and every set of upfloaters is listed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from ronde.model import BLANK, Colour, Result, Tournament
from ronde.readings.cards import cards
from ronde.readings.request import Asked, leaves
from ronde.readings.trials import Trials, all_paired

WHITE, BLACK = Colour.WHITE, Colour.BLACK
Players = frozenset[int]
Cost = tuple[int, ...]  # by criteria
BARRING = (Result.PAIRING_BYE, Result.FORFEIT_WIN, Result.FULL_BYE)  # from the bye


@dataclass
class Facts:
    """What the articles ask of a participant."""

    score: int  # the pairing score
    met: set[int] = field(default_factory=set)
    matches: int = 0  # played
    had_bye: bool = False  # or a win without a match (C2)
    kept: bool = False  # from the bye, by the arbiter
    floater: bool = False  # in the previous round (1.5)
    colours: list[Colour] = field(default_factory=list)

    @property
    def barred(self) -> bool:
        """They may not have the bye."""
        return self.had_bye or self.kept


def facts_of(tournament: Tournament, request: Asked) -> dict[int, Facts]:
    """1.3, 1.5, C1, C2: what the cards say of each participant."""
    everyone = cards(tournament, everyone=True)
    found = {}
    for id_, card in everyone.items():
        previous = card.cells[-1] if card.cells else BLANK
        floater = False
        if len(card.cells) == tournament.played_rounds and previous.played and previous.opponent:
            floater = card.before[-1] != everyone[previous.opponent].before[-1]  # 1.5
        found[id_] = Facts(
            card.pairing_score,
            {*card.met, *(other for other in everyone if not leaves(request, id_, other))},
            sum(cell.played for cell in card.cells),
            any(cell.result in BARRING for cell in card.cells),
            id_ in tournament.settings.no_bye,
            floater,
            list(card.colours),
        )
    return found


class Round:
    """The round to pair; a system adds its criteria of pairs and its colours."""

    criteria: tuple[str, ...]  # of the pairs of a bracket
    initial: Colour

    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        self.tournament = tournament
        self.trials = Trials(tournament)
        self.facts = facts_of(tournament, request)
        self.here: Players = frozenset(p.id for p in tournament.available())
        self.floats_count = True  # C7 is in force
        self.memory: dict[Players, bool] = {}
        self.best: dict[tuple[int, Players], tuple[Cost, list[int], list[int]] | None] = {}

    def score(self, id_: int) -> int:
        """The score that pairs."""
        return self.facts[id_].score

    def floated(self, id_: int) -> bool:
        """1.5: a floater in the previous round, while that counts."""
        return self.floats_count and self.facts[id_].floater

    def legal(self, a: int, b: int) -> bool:
        """C1: they have not met."""
        return b not in self.facts[a].met

    def sets(self, top: Players, left: Players) -> Iterator[list[Players]]:
        """C4, C5, 3.5.2, 3.5.3, 3.5.4: sets equal by C4 and C5, the best first, in order."""
        lower = sorted(left - top, key=lambda i: (-self.score(i), i))  # 3.5.3
        for size in range(len(top) % 2, len(lower) + 1, 2):  # C4
            kinds: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
            for one in combinations(lower, size):
                self.trials.one()
                kinds.setdefault(tuple(sorted(map(self.score, one))), []).append(one)
            for kind in sorted(kinds, reverse=True):  # C5
                yield [frozenset(one) for one in sorted(kinds[kind])]

    def c6_and_c7(self, top: Players, left: Players, chosen: Players) -> tuple[bool, int]:
        """C6, C7: how good a set is; smaller is better."""
        return not self.c6(self.score(min(top)), left - top - chosen), sum(map(self.floated, chosen))

    def c6(self, score: int, left: Players) -> bool:
        """C6: the following scoregroup can be paired with as few upfloaters as may be (ruling P7)."""
        following = self.following(score, left)
        if len(following) % 2 == 0:
            return self.pairable(following) and self.pairable(left - following)
        below = left - following
        return any(self.pairable(following | {i}) and self.pairable(below - {i}) for i in below)

    def following(self, score: int, left: Players) -> Players:
        """C6: who is left of the scoregroup that follows a score."""
        lower = max((self.score(i) for i in self.here if self.score(i) < score), default=None)
        return frozenset(i for i in left if self.score(i) == lower)

    def pairable(self, ids: Players) -> bool:
        """3.1, C3: all of these can be paired."""
        if ids not in self.memory:
            self.memory[ids] = all_paired(ids, self.legal, self.trials)
        return self.memory[ids]

    def pair(self) -> list[tuple[int, int]]:
        """3.3: the bye, then scoregroup by scoregroup from the top, then colours."""
        left = self.here
        boards: list[tuple[int, int]] = []
        bye = self.bye() if len(left) % 2 else None
        left -= {bye}
        while left:
            top = frozenset(i for i in left if self.score(i) == max(map(self.score, left)))
            bracket = top | self.upfloaters(top, left)
            boards += self.bracket(bracket, self.score(min(top)))
            left -= bracket
        coloured = [self.coloured(a, b) for a, b in boards]
        coloured.sort(key=self.board)
        return coloured + ([(bye, 0)] if bye else [])

    def bye(self) -> int:
        """3.4.1: the first who may have it and leaves others who can be paired."""
        for id_ in sorted(self.here, key=self.bye_rank):
            if not self.facts[id_].barred and self.pairable(self.here - {id_}):
                return id_
        raise self.trials.no_pairing()

    def bye_rank(self, id_: int) -> tuple[int, int, int]:
        """3.4.2, 3.4.3, 3.4.4: the lowest score, the most matches, the largest number."""
        return self.score(id_), -self.facts[id_].matches, -id_

    def upfloaters(self, top: Players, left: Players) -> Players:
        """3.5.1, 3.5.5: who comes up to the top scoregroup."""
        for sets in self.sets(top, left):
            legal = [u for u in sets if self.pairable(top | u) and self.pairable(left - top - u)]
            if legal:
                return min(legal, key=lambda u: self.c6_and_c7(top, left, u))  # the first of the best
        raise self.trials.no_pairing()

    def first(self, ids: Players, score: int) -> tuple[Cost, list[int], list[int]] | None:
        """3.6.1, 3.6.2, 3.6.3: the cost and the top and bottom members of the best pairing.

        The smallest number is always a top member. Once its opponent is chosen, the identifier is
        the smaller the smaller that of the rest is.
        """
        if not ids:
            return (0,) * len(self.criteria), [], []
        if (score, ids) not in self.best:
            self.trials.one()
            found = []
            one = min(ids)
            for other in filter(lambda i: self.legal(one, i), ids - {one}):
                rest = self.first(ids - {one, other}, score)
                if rest:
                    costs = zip(self.cost(one, other, score), rest[0], strict=True)
                    both = tuple(map(sum, costs))
                    found.append((both, [one, *rest[1]], [other, *rest[2]]))
            self.best[score, ids] = min(found, default=None)
        return self.best[score, ids]

    def same(self, a: int, b: int) -> bool:
        """C8 of C.04.6: equal preferences; C.04.5 has none."""
        return False

    def cost(self, a: int, b: int, score: int) -> Cost:
        """What a pair costs by the criteria of the text."""
        raise NotImplementedError

    def opponent_floated(self, a: int, b: int, score: int) -> int:
        """C10 of C.04.6, C8 of C.04.5: an opponent of an upfloater who was a floater."""
        return sum(self.floated(i) and self.score(o) < score for i, o in ((a, b), (b, a)))

    def colour_rule(self, a: int, b: int) -> tuple[str, int, Colour]:
        """The rule of 4.3 that decides, whose colour it gives, and the colour."""
        raise NotImplementedError

    def coloured(self, a: int, b: int) -> tuple[int, int]:
        """White and Black of a pair."""
        _, one, colour = self.colour_rule(a, b)
        return (one, a + b - one) if colour is WHITE else (a + b - one, one)

    def board(self, ids: tuple[int, int]) -> tuple[int, int, int]:
        """The order of the boards (C.04.2 3.6)."""
        stronger = min(ids, key=lambda i: (-self.score(i), i))
        return -self.score(stronger), -sum(map(self.score, ids)), stronger

    def bracket(self, ids: Players, score: int) -> Iterator[tuple[int, int]]:
        """3.6.4: the best pairing."""
        found = self.first(ids, score)
        assert found is not None
        return zip(found[1], found[2], strict=True)


def latest_difference(mine: Sequence[Colour], theirs: Sequence[Colour]) -> Colour | None:
    """My colour at the latest time when one had White and the other Black."""
    for one, other in zip(reversed(mine), reversed(theirs), strict=False):
        if one is not other:
            return one
    return None
