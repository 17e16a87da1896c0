"""The Dubov text of 2026 word for word, by trying sets one after the other: an oracle for small fields.

Numbers in comments are articles of C.04.4.1, "R" the rulings of the rule file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, combinations_with_replacement
from random import Random

from ronde.errors import NoPairing
from ronde.facts.colours import initial_colour
from ronde.facts.history import cards
from ronde.matching.perfect import maximum_matching
from ronde.model import Colour, Result, Scoring, Tournament
from tests.literal.request import Asked, Trace, decided, leaves

WHITE, BLACK = Colour.WHITE, Colour.BLACK
MILD, STRONG, ABSOLUTE = 1, 2, 3
BARRING = (Result.PAIRING_BYE, Result.FULL_BYE, Result.FORFEIT_WIN)
Players = frozenset[int]


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """(white, black) in board order, the bye as (id, 0)."""
    return _Round(tournament, request).pair()


def trace(tournament: Tournament, request: Asked = None) -> Trace:
    """The decisions of a round."""
    round_ = _Round(tournament, request)
    round_.pair()
    return round_.trace


def vary(tournament: Tournament, seed: int) -> Tournament:
    """The field with other settings on some seeds: virtual points, scores, an arbiter's bans."""
    rng = Random(f"dubov 2026 {seed}")
    settings, ids = tournament.settings, [player.id for player in tournament.players]
    if seed % 7 == 2:
        top, rounds = ids[: rng.randint(0, len(ids))], tournament.next_round
        points = rng.choice(((10,) * rounds, (10, 5) + (0,) * rounds, (10,) + (0,) * rounds))
        settings = replace(settings, virtual_points=tuple((id_, points) for id_ in top))
    if seed % 5 == 3:
        groups = tuple(tuple(rng.sample(ids, rng.choice((2, 2, 3)))) for _ in range(rng.randint(1, 8)))
        settings = replace(settings, forbidden=groups)
    if seed % 6 == 5:
        share = rng.choice((0.2, 0.4, 0.6))
        settings = replace(settings, forbidden=tuple(p for p in combinations(ids, 2) if rng.random() < share))
    if seed % 11 == 4:
        settings = replace(settings, no_bye=frozenset(rng.sample(ids, rng.randint(1, 2))))
    if seed % 9 == 7:
        settings = replace(settings, scoring=Scoring.of(30, 10))
    return replace(tournament, settings=settings)


def absolute(tournament: Tournament, pairs: list[tuple[int, int]] | None) -> str | None:
    """What is wrong with a pairing by C1-C3, if anything; None stands for no pairing."""
    round_ = _Round(tournament)
    if pairs is None:
        return "a pairing exists" if round_.complete() else None
    if sorted(i for p in pairs for i in p if i) != sorted(round_.here):
        return "somebody is paired twice or not at all"
    for white, black in pairs:
        if not black and not round_.may_rest(white):
            return f"{white} may not have the bye"
        if black and not round_.legal(white, black):
            return f"{white} and {black} may not meet"
    return None


class _Round:
    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        self.request = request
        self.trace: Trace = []
        self.tournament = tournament
        self.settings = tournament.settings
        self.cards = cards(tournament, everyone=True)
        self.here: Players = frozenset(p.id for p in tournament.available())
        self.score = {id_: card.pairing_score for id_, card in self.cards.items()}  # R1
        self.wish = {id_: self.preference(id_) for id_ in self.here}
        self.average = {id_: self.aro(id_) for id_ in self.here}
        self.known: dict[Players, bool] = {}
        self.failed: dict[Players, int] = {}  # no pairing with so few pairs of equal preference

    # Article 1

    def preference(self, id_: int) -> tuple[Colour, int]:
        """1.6, R2: the first definition that fits."""
        games = self.cards[id_].colours
        if not games:
            return BLACK, MILD
        difference = games.count(WHITE) - games.count(BLACK)
        if difference > 1:
            return BLACK, ABSOLUTE
        if difference < -1:
            return WHITE, ABSOLUTE
        if len(games) > 1 and games[-1] is games[-2]:
            return games[-1].opposite, ABSOLUTE
        if difference:
            return (BLACK if difference > 0 else WHITE), STRONG
        return games[-1].opposite, MILD

    def aro(self, id_: int) -> int:
        """1.7, R14."""
        met = [cell.opponent for cell in self.cards[id_].cells if cell.played and cell.opponent]
        total = sum(self.cards[opponent].rating for opponent in met)
        return (2 * total + len(met)) // (2 * len(met)) if met else 0

    def games(self, id_: int) -> int:
        return sum(cell.played for cell in self.cards[id_].cells)

    def upfloats(self, id_: int) -> list[int]:
        """R5: the rounds in which a game was played against somebody with a higher score."""
        card = self.cards[id_]
        return [
            n + 1
            for n, cell in enumerate(card.cells)
            if cell.played and cell.opponent and self.cards[cell.opponent].before[n] > card.before[n]
        ]

    def is_maximum(self, id_: int) -> bool:
        """1.8."""
        return len(self.upfloats(id_)) >= 2 + (self.settings.rounds or 0) // 5

    # Article 2

    def legal(self, a: int, b: int) -> bool:
        """C1 and C3."""
        same = self.wish[a] == self.wish[b] and self.wish[a][1] == ABSOLUTE
        return a != b and b not in self.cards[a].met and not same and leaves(self.request, a, b)

    def may_rest(self, id_: int) -> bool:
        """C2, R4."""
        scoring = self.settings.scoring
        for cell in self.cards[id_].cells:
            if not cell.played and (cell.result in BARRING or scoring.points(cell) >= scoring.win):
                return False
        return id_ not in self.settings.no_bye

    def pairable(self, ids: Players) -> bool:
        """C4: a legal pairing of these players exists."""
        if ids not in self.known:
            listed = sorted(ids)
            graph = [sum(1 << n for n, b in enumerate(listed) if self.legal(a, b)) for a in listed]
            self.known[ids] = -1 not in maximum_matching(graph)
        return self.known[ids]

    def complete(self) -> bool:
        """1.9: everybody can be paired, but for one who may have the bye if their number is odd."""
        if len(self.here) % 2 == 0:
            return self.pairable(self.here)
        return any(self.may_rest(i) and self.pairable(self.here - {i}) for i in self.here)

    def fewest_clashes(self, ids: Players) -> int:
        """C7, R8: fewest pairs with equal preference over all legal pairings of a bracket."""
        return next(n for n in range(len(ids) + 1) if self.clashes_at_most(ids, n))

    def clashes_at_most(self, ids: Players, most: int) -> bool:
        if not ids:
            return True
        whites = sum(self.wish[i][0] is WHITE for i in ids)
        if abs(2 * whites - len(ids)) > 2 * most or self.failed.get(ids, -1) >= most:
            return False
        if not self.pairable(ids):
            return False
        first = min(ids)
        for other in sorted(ids):
            clash = self.wish[first][0] is self.wish[other][0]
            if (
                self.legal(first, other)
                and most >= clash
                and self.clashes_at_most(ids - {first, other}, most - clash)
            ):
                return True
        self.failed[ids] = most
        return False

    # Article 3

    def pair(self) -> list[tuple[int, int]]:
        """1.9: the bye, then the scoregroups from the top, then colours."""
        free = set(self.here)
        bye = self.bye() if len(free) % 2 else None
        free.discard(bye or 0)
        decided(self.trace, "3.1", bye)
        if not self.pairable(frozenset(free)):
            raise NoPairing("error-no-legal-pairing-exists")
        boards = []
        while free:
            highest = max(self.score[i] for i in free)
            residents = frozenset(i for i in free if self.score[i] == highest)
            bracket = residents | self.upfloaters(residents, frozenset(free) - residents)
            boards += [self.coloured(a, b) for a, b in self.pair_bracket(bracket)]
            free -= bracket
        return sorted(boards, key=self.board) + ([(bye, 0)] if bye else [])

    def bye(self) -> int:
        """3.1."""
        order = sorted(self.here, key=lambda i: (self.score[i], -self.games(i), -i))
        for id_ in order:
            if self.may_rest(id_) and self.pairable(self.here - {id_}):
                return id_
        raise NoPairing("error-no-legal-pairing-exists")

    def upfloaters(self, residents: Players, lower: Players) -> Players:
        """3.2.1 and 3.2.2."""
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

    def levels(self, lower: Players, count: int) -> list[tuple[int, ...]]:
        """C6, R6: the scores of so many upfloaters ascending, the highest lists first."""
        steps = sorted({self.score[i] for i in lower})
        return sorted(combinations_with_replacement(steps, count), reverse=True)

    def with_scores(self, lower: Players, levels: Sequence[int]) -> Iterator[tuple[int, ...]]:
        if not levels:
            yield ()
            return
        number = levels.count(levels[0])
        for some in combinations(sorted(i for i in lower if self.score[i] == levels[0]), number):
            for rest in self.with_scores(lower, levels[number:]):
                yield some + rest

    def quality(self, residents: Players, chosen: Sequence[int]) -> tuple[int, ...]:
        """C7 to C10."""
        clashes = self.fewest_clashes(residents | set(chosen))
        if self.tournament.is_last_round():
            return (clashes,)
        maximum = [i for i in chosen if self.is_maximum(i)]
        times = sum(len(self.upfloats(i)) for i in maximum)  # R9
        previous = sum(self.tournament.played_rounds in self.upfloats(i) for i in chosen)
        return clashes, len(maximum), times, previous

    def order(self, chosen: Iterable[int]) -> list[tuple[int, int]]:
        """4.2: score, then TPN; sets by their smallest differing number (4.1)."""
        return sorted((-self.score[i], i) for i in chosen)

    def pair_bracket(self, bracket: Players) -> list[tuple[int, int]]:
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
        """R7: fewest pairs inside the smaller subgroup over all legal pairings of the bracket."""

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
        left, right = sorted(one), sorted(other)
        graph = [sum(1 << len(left) + n for n, b in enumerate(right) if self.legal(a, b)) for a in left]
        graph += [sum(1 << n for n, a in enumerate(left) if self.legal(a, b)) for b in right]
        return len(left) == len(right) and -1 not in maximum_matching(graph)

    # Article 5

    def coloured(self, a: int, b: int) -> tuple[int, int]:
        """5.2."""
        higher = min((a, b), key=lambda i: (-self.score[i], i))
        lower = b if higher == a else a
        mine, others = self.cards[higher].colours, self.cards[lower].colours
        if not mine and not others:  # 5.2.1
            initial = initial_colour(self.tournament)
            white = (higher % 2 == 1) == (initial is WHITE)
        elif self.wish[higher][0] is not self.wish[lower][0]:  # 5.2.2
            white = self.wish[higher][0] is WHITE
        elif self.wish[higher][1] != self.wish[lower][1]:  # 5.2.3
            stronger = self.wish[higher][1] > self.wish[lower][1]
            white = (self.wish[higher][0] is WHITE) == stronger
        else:
            for one, other in zip(reversed(mine), reversed(others), strict=False):  # 5.2.4
                if one is not other:
                    white = one is BLACK
                    break
            else:
                white = self.wish[higher][0] is WHITE  # 5.2.5
        return (higher, lower) if white else (lower, higher)

    def board(self, ids: tuple[int, int]) -> tuple[int, int, int]:
        """C.04.2 3.6."""
        higher = min(ids, key=lambda i: (-self.score[i], i))
        return -self.score[higher], -sum(self.score[i] for i in ids), higher
