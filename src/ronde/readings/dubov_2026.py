"""The Dubov system of 2026 (C.04.4.1) read word for word, by trying sets one after the other.

Begin at `_Round.pair`. What Burstein says alike stands in `fide_2026`. R with a number is a ruling.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement

from ronde.model import Tournament
from ronde.readings.fide_2026 import BLACK, MILD, WHITE, Players, Round
from ronde.readings.request import Asked, Trace, decided
from ronde.readings.trials import all_paired


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """White and Black in the order of the boards, the bye as (id, 0)."""
    return _Round(tournament, request).pair()


def trace(tournament: Tournament, request: Asked = None) -> Trace:
    """The decisions of a round."""
    round_ = _Round(tournament, request)
    round_.pair()
    return round_.trace


class _Round(Round):
    """The round to pair."""

    without_games = (BLACK, MILD)  # R2

    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        super().__init__(tournament, request)
        self.trace: Trace = []
        self.average = {id_: self.aro(id_) for id_ in self.here}

    def place(self, id_: int) -> tuple[int, ...]:
        """1.2: by score, then number."""
        return -self.score[id_], id_

    def aro(self, id_: int) -> int:
        """1.7: the average rating of the opponents (ruling R14)."""
        met = [cell.opponent for cell in self.cards[id_].cells if cell.played and cell.opponent]
        total = sum(self.cards[opponent].rating for opponent in met)
        return (2 * total + len(met)) // (2 * len(met)) if met else 0

    def upfloats(self, id_: int) -> list[int]:
        """The rounds in which a game was played against somebody with a higher score (ruling R5)."""
        card = self.cards[id_]
        return [
            n + 1
            for n, cell in enumerate(card.cells)
            if cell.played and cell.opponent and self.cards[cell.opponent].before[n] > card.before[n]
        ]

    def is_maximum(self, id_: int) -> bool:
        """1.8: as many upfloats as may be."""
        return len(self.upfloats(id_)) >= 2 + (self.settings.rounds or 0) // 5

    def pair(self) -> list[tuple[int, int]]:
        """1.9: the bye, then the scoregroups from the top, then colours."""
        free = set(self.here)
        bye = self.bye() if len(free) % 2 else None
        free.discard(bye or 0)
        decided(self.trace, "3.1", bye)
        if not self.pairable(frozenset(free)):
            raise self.trials.no_pairing()
        boards = []
        while free:
            highest = max(self.score[i] for i in free)
            residents = frozenset(i for i in free if self.score[i] == highest)
            bracket = residents | self.upfloaters(residents, frozenset(free) - residents)
            boards += [self.coloured(a, b) for a, b in self.pair_bracket(bracket)]
            free -= bracket
        return sorted(boards, key=self.board) + ([(bye, 0)] if bye else [])

    def levels(self, lower: Players, count: int) -> list[tuple[int, ...]]:
        """C6: the scores of so many upfloaters ascending, the highest lists first (ruling R6)."""
        steps = sorted({self.score[i] for i in lower})
        return sorted(combinations_with_replacement(steps, count), reverse=True)

    def quality(self, residents: Players, chosen: Sequence[int]) -> tuple[int, ...]:
        """C7, C8, C9, C10: pairs of equal preference, maximum upfloaters, their upfloats, twice running."""
        clashes = self.fewest_clashes(residents | set(chosen))
        if self.tournament.is_last_round():
            return (clashes,)
        maximum = [i for i in chosen if self.is_maximum(i)]
        times = sum(len(self.upfloats(i)) for i in maximum)  # R9
        previous = sum(self.tournament.played_rounds in self.upfloats(i) for i in chosen)
        return clashes, len(maximum), times, previous

    def upfloaters(self, residents: Players, lower: Players) -> Players:
        """3.2.1, 3.2.2: how many come up, and who."""
        for count in range(len(lower) + 1):
            for levels in self.levels(lower, count):
                sets = [
                    chosen
                    for chosen in self.with_scores(lower, levels)
                    if self.pairable(residents | set(chosen)) and self.pairable(lower - set(chosen))
                ]
                if sets:
                    best = min(sets, key=lambda chosen: (self.quality(residents, chosen), self.order(chosen)))
                    decided(self.trace, "C5", count)
                    decided(self.trace, "C6", levels)
                    decided(self.trace, "C7 C8 C9 C10", self.quality(residents, best))
                    decided(self.trace, "4.2", self.order(best))
                    return frozenset(best)
        raise AssertionError("the field cannot be paired")

    def pair_bracket(self, bracket: Players) -> list[tuple[int, int]]:
        """3.2.3, 3.2.4, 3.2.5, 3.2.6: two subgroups, shifts between them, S1, and T2 to meet it."""
        # 3.2.3
        if any(self.games(i) for i in bracket):
            g1 = frozenset(i for i in bracket if self.wish[i][0] is WHITE)
        else:
            g1 = frozenset(sorted(bracket)[: len(bracket) // 2])
        g2 = bracket - g1
        # 3.2.4
        first_is_smaller = len(g1) <= len(g2)
        smaller, larger = (g1, g2) if first_is_smaller else (g2, g1)
        unavoidable = self.fewest_inside(smaller, larger)
        for shifted in self.sets(smaller, first_is_smaller, unavoidable):
            if self.fewest_inside(smaller - shifted, larger | shifted) == 0:
                smaller, larger = smaller - shifted, larger | shifted
                break
        decided(self.trace, "3.2.4", unavoidable)
        for shifted in self.sets(larger, not first_is_smaller, (len(larger) - len(smaller)) // 2):
            if self.matchable(smaller | shifted, larger - shifted):
                smaller, larger = smaller | shifted, larger - shifted
                break
        g1, g2 = (smaller, larger) if first_is_smaller else (larger, smaller)
        decided(self.trace, "4.3", g1)
        # 3.2.5 and 3.2.6
        s1 = sorted(g1, key=lambda i: (self.average[i], i))
        pairs: list[tuple[int, int]] = []
        for player in s1:
            for opponent in sorted(g2):
                rest = g1 - {player}, g2 - {opponent}
                if self.legal(player, opponent) and self.matchable(*rest):
                    pairs.append((player, opponent))
                    g1, g2 = rest
                    break
        assert not g1 | g2, "no legal transposition"
        decided(self.trace, "4.4", pairs)
        return pairs

    def fewest_inside(self, smaller: Players, larger: Players) -> int:
        """3.2.4: fewest pairs inside the smaller subgroup in a pairing of the bracket (ruling R7)."""

        def possible(left: Players, most: int) -> bool:
            inside = left & smaller
            if not inside:
                return self.pairable(left)
            if (left, most) in failed or not self.pairable(left):
                return False
            first = min(inside)
            for other in sorted(left - smaller) + sorted(inside):
                cost = other in inside
                if self.legal(first, other) and cost <= most and possible(left - {first, other}, most - cost):
                    return True
            failed.add((left, most))
            return False

        failed: set[tuple[Players, int]] = set()
        return next(n for n in range(len(smaller) + 1) if possible(smaller | larger, n))

    def order(self, chosen: Iterable[int]) -> list[tuple[int, int]]:
        """4.1, 4.2: score, then number; sets by their smallest differing number."""
        return sorted((-self.score[i], i) for i in chosen)

    def sets(self, subgroup: Players, wants_white: bool, count: int) -> Iterator[Players]:
        """4.3: sets of shifters, numbered from the middle of the list."""
        listed = sorted(subgroup, key=lambda i: (self.average[i] if wants_white else 0, i))
        numbered = []
        while listed:
            numbered.append(listed.pop((len(listed) - 1) // 2))
        for chosen in combinations(numbered, count):
            yield frozenset(chosen)

    def matchable(self, one: Players, other: Players) -> bool:
        """Everybody of one set can legally meet somebody of the other."""

        def may_meet(a: int, b: int) -> bool:
            return (a in one) != (b in one) and self.legal(a, b)

        return len(one) == len(other) and all_paired(one | other, may_meet, self.trials)
