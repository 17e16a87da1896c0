"""The Dubov system of 2026 (C.04.4.1) read word for word, by trying sets one after the other.

Begin at `Dubov.pair`. What Burstein says alike stands in `fide_2026`. R with a number is a ruling.
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
    return Dubov(tournament, request).pair()


def trace(tournament: Tournament, request: Asked = None) -> Trace:
    """The decisions of a round."""
    round_ = Dubov(tournament, request)
    round_.pair()
    return round_.trace


class Dubov(Round):
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

    def protection(self, id_: int) -> tuple[int, ...]:
        """1.8, C8, C9, C10: a maximum upfloater, its upfloats (R9), twice running; not in the last round."""
        if self.tournament.is_last_round():
            return ()
        rounds = self.upfloats(id_)
        maximum = len(rounds) >= 2 + (self.settings.rounds or 0) // 5
        return int(maximum), len(rounds) * maximum, int(self.tournament.played_rounds in rounds)

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
        """C7, C8, C9, C10: pairs of equal preference, and what protects from upfloating."""
        counts = map(sum, zip(*map(self.protection, chosen), strict=True))
        return self.fewest_clashes(residents | set(chosen)), *counts

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
        g1, g2 = self.subgroups(bracket)
        # 3.2.4
        first_is_smaller = len(g1) <= len(g2)
        smaller, larger = (g1, g2) if first_is_smaller else (g2, g1)
        shifted = self.unavoidable(smaller, larger, first_is_smaller)
        decided(self.trace, "3.2.4", len(shifted))
        smaller, larger = smaller - shifted, larger | shifted
        shifted = self.balancing(smaller, larger, not first_is_smaller)
        smaller, larger = smaller | shifted, larger - shifted
        g1, g2 = (smaller, larger) if first_is_smaller else (larger, smaller)
        decided(self.trace, "4.3", g1)
        # 3.2.5 and 3.2.6
        pairs = self.transposed(sorted(g1, key=lambda i: (self.average[i], i)), sorted(g2))
        decided(self.trace, "4.4", pairs)
        return pairs

    def unplayed(self, bracket: Players) -> bool:
        """Nobody has played."""
        return not any(self.games(i) for i in bracket)

    def subgroups(self, bracket: Players) -> tuple[Players, Players]:
        """3.2.3: G1 seeks White; if nobody has played, it is the first half."""
        if self.unplayed(bracket):
            g1 = frozenset(sorted(bracket)[: len(bracket) // 2])
        else:
            g1 = frozenset(i for i in bracket if self.wish[i][0] is WHITE)
        return g1, bracket - g1

    def unavoidable(self, smaller: Players, larger: Players, wants_white: bool) -> Players:
        """3.2.4: the first set of the smaller subgroup that leaves no pair inside."""
        for shifted in self.sets(smaller, wants_white, self.fewest_inside(smaller, larger)):
            if self.fewest_inside(smaller - shifted, larger | shifted) == 0:
                return shifted
        raise AssertionError("one of each unavoidable pair can be shifted")

    def balancing(self, smaller: Players, larger: Players, wants_white: bool) -> Players:
        """3.2.4: the first set of the larger subgroup that lets the two meet."""
        for shifted in self.sets(larger, wants_white, (len(larger) - len(smaller)) // 2):
            if self.matchable(smaller | shifted, larger - shifted):
                return shifted
        raise AssertionError("one of each pair inside can be shifted")

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

    def transposed(self, s1: Sequence[int], s2: Sequence[int]) -> list[tuple[int, int]]:
        """3.2.6, 4.4: the first transposition of S2 that meets S1 legally."""
        pairs: list[tuple[int, int]] = []
        g1, g2 = frozenset(s1), frozenset(s2)
        for player in s1:
            for opponent in sorted(g2):
                rest = g1 - {player}, g2 - {opponent}
                if self.legal(player, opponent) and self.matchable(*rest):
                    pairs.append((player, opponent))
                    g1, g2 = rest
                    break
        assert not g1 | g2, "no legal transposition"
        return pairs

    def order(self, chosen: Iterable[int]) -> list[tuple[int, int]]:
        """4.1, 4.2: score, then number; sets by their smallest differing number."""
        return sorted((-self.score[i], i) for i in chosen)

    def numbered(self, subgroup: Players, wants_white: bool) -> list[int]:
        """4.3: shifters, numbered from the middle of the list."""
        listed = sorted(subgroup, key=lambda i: (self.average[i] if wants_white else 0, i))
        numbered = []
        while listed:
            numbered.append(listed.pop((len(listed) - 1) // 2))
        return numbered

    def sets(self, subgroup: Players, wants_white: bool, count: int) -> Iterator[Players]:
        """4.3: sets of shifters in their order."""
        for chosen in combinations(self.numbered(subgroup, wants_white), count):
            yield frozenset(chosen)

    def matchable(self, one: Players, other: Players) -> bool:
        """Everybody of one set can legally meet somebody of the other."""

        def may_meet(a: int, b: int) -> bool:
            return (a in one) != (b in one) and self.legal(a, b)

        return len(one) == len(other) and all_paired(one | other, may_meet, self.trials)
