"""Trying everything, but not for ever: candidates are counted, and a bracket that has too many is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import comb

from ronde.errors import NoPairing, TooLarge
from ronde.model import Tournament

#: candidates, complete or half-made, that a reading tries for one round
MOST = 250_000


class Trials:
    """The trials of a round, and the number of players of the bracket in work."""

    def __init__(self, tournament: Tournament) -> None:
        self.round = tournament.next_round
        self.players = self.size = len(tournament.available())
        self.made = 0

    def begin(self, players: Iterable[int]) -> None:
        """A bracket, or another group of players, is taken in hand."""
        self.size = len(set(players))

    def one(self, weight: int = 1) -> None:
        """One more trial; one that looks at many players weighs more."""
        self.made += weight
        if self.made > MOST:
            raise TooLarge("error-too-large-for-reading", round=self.round, size=self.size, most=MOST)

    def exchanges(self, s1: int, s2: int, size: int) -> None:
        """All exchanges of so many players are listed and sorted; four weigh as much as a trial."""
        self.one(comb(s1, size) * comb(s2, size) // 4)

    def no_pairing(self) -> NoPairing:
        """Everything was tried: the round has no legal pairing."""
        return NoPairing("error-no-legal-pairing-of-round", round=self.round)


May = Callable[[int, int], bool]


def all_paired(players: Iterable[int], may_meet: May, trials: Trials, resting: int = 0) -> bool:
    """Whether all of these players can be paired among themselves, but for so many who stay without opponent.

    Whoever has the fewest possible opponents meets each of them in turn. A trial ends as soon as some of the
    players left can only meet each other and their number is odd, more often than players may rest: one of
    each such part stays alone whatever the others do. So no pairing is overlooked.
    """
    listed = sorted(set(players))
    trials.one(len(listed))
    opponents = {a: frozenset(b for b in listed if a != b and may_meet(a, b)) for a in listed}
    failed: set[tuple[frozenset[int], int]] = set()

    def possible(left: frozenset[int], rest: int) -> bool:
        if not left:
            return rest == 0
        if (left, rest) in failed:
            return False
        trials.one()
        if _odd_parts(left, opponents) <= rest:
            first = min(left, key=lambda a: len(opponents[a] & left))
            if any(possible(left - {first, other}, rest) for other in sorted(opponents[first] & left)):
                return True
            if rest and possible(left - {first}, rest - 1):
                return True
        failed.add((left, rest))
        return False

    return possible(frozenset(listed), resting)


def _odd_parts(left: frozenset[int], opponents: Mapping[int, frozenset[int]]) -> int:
    """How many odd parts there are of players who can only meet each other."""
    count = 0
    while left:
        part, new = set[int](), {min(left)}
        while new:
            part |= new
            new = {other for a in new for other in opponents[a] & left} - part
        count += len(part) % 2
        left -= part
    return count


def most_pairs(players: Sequence[int], may_meet: May, trials: Trials) -> int:
    """The largest number of pairs of these players: as few as possible stay without opponent."""
    for resting in range(len(players) % 2, len(players) + 1, 2):
        if all_paired(players, may_meet, trials, resting):
            return (len(players) - resting) // 2
    raise AssertionError("everybody may rest")
