"""The Dutch system of 2012 (C.04.3.1) read word for word.

Begin at `Round.pair`; R with a number is a ruling. Candidates are taken one after the other in the order of
D1, D2 and D3, floaters set by set. The only shortcut: a candidate is dropped half-way if even the best rest
of it must be worse than the best one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations
from operator import eq

from ronde.model import Colour, Tournament
from ronde.readings.cards import Card, cards
from ronde.readings.request import Asked, leaves
from ronde.readings.trials import Trials

WHITE, BLACK = Colour.WHITE, Colour.BLACK
MILD, STRONG, ABSOLUTE = 1, 2, 3
#: the vector of R13: what each place counts, and the article by which it is given up
VECTOR = (
    ("scores", "B3"),
    ("b2", "C10.g"),
    ("a7d", "C10.f"),
    ("x", "C10.e"),
    ("z", "C10.e"),
    ("b5_down", "C10.d"),
    ("b6_down", "C10.c"),
    ("b5_up", "C10.b"),
    ("b6_up", "C10.a"),
)
Ids = frozenset[int]
Pairs = tuple[tuple[int, int], ...]


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """(white, black) in board order, the bye as (id, 0)."""
    return Round(tournament, request).pair()


@dataclass(frozen=True)
class Player:
    """What A4, A7, A10 and B1 say of a player."""

    id: int
    score: int
    met: Ids
    colours: tuple[Colour, ...]
    wants: Colour | None
    strength: int
    top_scorer: bool
    may_rest: bool
    floats: tuple[str, str]  # one round back, two rounds back


@dataclass
class Bracket:
    """A score bracket: what it has, what was accepted for it."""

    residents: Ids  # A3: without those whom C1 moves down at once
    moved: Ids  # moved-down players
    incompatible: Ids = frozenset()  # C1
    lowest: bool = False
    count_up: bool = True
    p1: int = 0
    m1: int = 0
    homogeneous: bool = True
    pairs: Pairs = ()
    unpaired: Ids = frozenset()

    @property
    def players(self) -> Ids:
        """A3: residents and moved-down players."""
        return self.residents | self.moved

    @property
    def down(self) -> Ids:
        """Who goes to the next bracket: the unpaired, and whoever has no possible opponent (C1)."""
        return self.unpaired | self.incompatible


class Round:
    """The round to pair."""

    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        self.request = request
        self.trials = Trials(tournament)
        self.upper: list[Pairs] = []  # the brackets above the lowest, before C13
        self.given_up = 0  # how often C13 changed one of them
        self.tournament = tournament
        self.number = tournament.next_round
        self.everyone = cards(tournament, everyone=True)
        self.player = {p.id: self.facts(self.everyone[p.id]) for p in tournament.available()}

    def rank(self, id_: int) -> tuple[int, int]:
        """A2: the score, then the pairing number."""
        return -self.player[id_].score, id_

    def score(self, ids: Ids) -> int:
        """The sum of the scores of some players."""
        return sum(self.player[i].score for i in ids)

    def scores(self, ids: Ids) -> list[int]:
        """Their scores, the lowest first."""
        return sorted(self.player[i].score for i in ids)

    def facts(self, card: Card) -> Player:
        """A4, A7, A10, B1: what the cards say of a player."""
        settings = self.tournament.settings
        wants, strength = self.preference(card.colours)
        return Player(
            card.id,
            card.pairing_score,
            frozenset(card.met),
            card.colours,
            wants,
            strength,
            self.tournament.is_last_round() and 2 * card.score > (self.number - 1) * settings.scoring.win,
            not card.given_points and card.id not in settings.no_bye,
            (self.floated(card, self.number - 1), self.floated(card, self.number - 2)),
        )

    def floated(self, card: Card, number: int) -> str:
        """A4, B1.b: the float of a past round; points without playing are a downfloat (ruling R10)."""
        if number < 1:
            return ""
        cell = card.player.cell(number)
        if cell.opponent is not None and cell.played:
            mine, theirs = card.before[number - 1], self.everyone[cell.opponent].before[number - 1]
            return "down" if mine > theirs else "up" if mine < theirs else ""
        return "down" if self.tournament.settings.scoring.points(cell) > 0 else ""

    def preference(self, colours: tuple[Colour, ...]) -> tuple[Colour | None, int]:
        """A7.a, A7.b, A7.c, A7.f: the colour a player should have next, and how strongly (ruling R5)."""
        difference = colours.count(WHITE) - colours.count(BLACK)
        if not colours:
            return None, 0
        if difference < -1:
            return WHITE, ABSOLUTE
        if difference > 1:
            return BLACK, ABSOLUTE
        if colours[-2:] == (WHITE, WHITE):
            return BLACK, ABSOLUTE
        if colours[-2:] == (BLACK, BLACK):
            return WHITE, ABSOLUTE
        if difference:
            return (WHITE if difference < 0 else BLACK), STRONG
        return (BLACK if colours[-1] is WHITE else WHITE), MILD

    def breaks_a7d(self, a: int, b: int) -> bool:
        """A7.d: in an odd round a strong preference counts like an absolute one (ruling R6)."""
        one, other = self.player[a], self.player[b]
        if self.number % 2 == 0 or one.wants is not other.wants:
            return False
        return min(one.strength, other.strength) >= STRONG and not self.breaks_b2(a, b)

    def breaks_x(self, a: int, b: int) -> bool:
        """A8.a: both should have the same colour (rulings R7 and R8)."""
        wants = self.player[a].wants
        return wants is not None and wants is self.player[b].wants

    def breaks_z(self, a: int, b: int) -> bool:
        """A8.b: the same in an even round, neither preference mild."""
        weakest = min(self.player[a].strength, self.player[b].strength)
        return self.number % 2 == 0 and self.breaks_x(a, b) and weakest >= STRONG

    def legal(self, a: int, b: int) -> bool:
        """B1.a, B2, B2.note: they have not met, and not both must have the same colour (ruling R12)."""
        one, other = self.player[a], self.player[b]
        if b in one.met or a == b:
            return False
        return not self.breaks_b2(a, b) or one.top_scorer or other.top_scorer

    def open(self, a: int, b: int) -> bool:
        """They may meet, and what was asked for stays possible."""
        return self.legal(a, b) and leaves(self.request, a, b)

    def breaks_b2(self, a: int, b: int) -> bool:
        """B2: both must have the same colour."""
        one, other = self.player[a], self.player[b]
        return one.strength == other.strength == ABSOLUTE and one.wants is other.wants

    def pair(self) -> list[tuple[int, int]]:
        """C: bracket by bracket from the top, then the lowest, then colours."""
        levels = sorted({p.score for p in self.player.values()}, reverse=True)
        groups = [frozenset(i for i, p in self.player.items() if p.score == s) for s in levels]
        if not groups:
            return []
        done: list[Bracket] = []
        moved: Ids = frozenset()
        for group in groups[:-1]:
            bracket = self.c1_to_c14(group, moved)
            self.c12(bracket, group, done)
            done.append(bracket)
            moved = bracket.down
        self.upper = [bracket.pairs for bracket in done]
        done.append(self.lowest(groups[-1], moved, done))
        return self.boards([b.pairs for b in done], done[-1].unpaired)

    def c1_to_c14(self, group: Ids, moved: Ids) -> Bracket:
        """C1, C2.a: whoever has no opponent goes down; as many pairs as possible (rulings R21 and R22)."""
        everybody = group | moved
        alone = frozenset(i for i in group if not any(self.legal(i, j) for j in everybody))
        bracket = Bracket(group - alone, moved, alone)
        count, m0 = len(bracket.players), len(moved)
        p0 = count // 2
        bracket.p1, bracket.m1 = p0, m0
        bracket.homogeneous = m0 == 0 or 2 * m0 >= count
        if bracket.homogeneous:
            bracket.m1 = 0
        while bracket.p1:
            if Search(self, bracket).exists():
                Search(self, bracket).take()
                return bracket
            self.c14(bracket, p0)
        bracket.unpaired = bracket.players
        return bracket

    def better_bye(self, found: Bracket, group: Ids, own: Ids, above: Bracket) -> Bracket:
        """C1, C12: for a player from the bracket above who could only rest (ruling R26, last paragraph)."""
        stuck = any(not any(self.legal(i, j) for j in found.players) for i in above.down)
        if not found.unpaired or not stuck:
            return found
        best = self.score(found.unpaired)
        sets: set[Ids] = set()
        for unpaired in self.other_floaters(above):
            other = self.lowest_bracket(group, own | unpaired | above.incompatible, found.m1)
            if other is None:
                continue
            if self.score(other.unpaired) < best:
                best, sets = self.score(other.unpaired), set()
            if self.score(other.unpaired) == best < self.score(found.unpaired):
                sets.add(unpaired)
        if not sets:
            return found
        Search(self, above, sets.__contains__).take()
        changed = self.lowest_bracket(group, own | above.down, found.m1)
        assert changed is not None
        return changed

    def c12(self, bracket: Bracket, group: Ids, done: list[Bracket]) -> None:
        """C12: other floaters of the bracket above, if this bracket is better with them (ruling R24)."""
        if not bracket.moved or not done or not done[-1].pairs:
            return
        everybody = group | bracket.moved
        count, m0 = len(bracket.players), len(bracket.moved)
        reduced = bracket.p1 < count // 2 or (2 * m0 < count and bracket.m1 < m0)
        stuck = any(not any(self.legal(i, j) for j in everybody) for i in bracket.moved)
        if not reduced and not stuck:
            return
        above = done[-1]
        best = self.quality(bracket)
        sets: set[Ids] = set()
        for unpaired in self.other_floaters(above):
            quality = self.quality(self.c1_to_c14(group, unpaired | above.incompatible))
            if quality < best:
                best, sets = quality, set()
            if quality == best < self.quality(bracket):
                sets.add(unpaired)
        if sets:
            Search(self, above, sets.__contains__).take()
            bracket.__dict__.update(self.c1_to_c14(group, above.down).__dict__)

    def quality(self, bracket: Bracket) -> tuple[int, int]:
        """More pairs, then lower scores that go down."""
        return -len(bracket.pairs), self.score(bracket.down)

    def other_floaters(self, above: Bracket) -> Iterator[Ids]:
        """Other sets of the same size and scores that candidates of the bracket leave unpaired."""
        for some in combinations(sorted(above.players), len(above.unpaired)):
            unpaired = frozenset(some)
            if unpaired == above.unpaired or self.scores(unpaired) != self.scores(above.unpaired):
                continue
            if Search(self, above, partial(eq, unpaired)).exists():
                yield unpaired

    def lowest_with_c12(self, group: Ids, own: Ids, moved: Ids, done: list[Bracket]) -> Bracket | None:
        """C12, C13: the lowest bracket, with other floaters of the bracket above if need be (ruling R26)."""
        above = done[-1] if done and done[-1].pairs and moved else None
        for m1 in self.m1_values(group, own | moved):
            found = self.lowest_bracket(group, own | moved, m1)
            if found is not None:
                return self.better_bye(found, group, own, above) if above else found
            if above is None:
                continue
            sets = {
                unpaired
                for unpaired in self.other_floaters(above)
                if self.lowest_search(group, own | unpaired | above.incompatible, m1).exists()
            }
            if sets:
                Search(self, above, sets.__contains__).take()
                return self.lowest_bracket(group, own | above.down, m1)
        return None

    def m1_values(self, group: Ids, moved: Ids) -> list[int]:
        """How many moved-down players are paired first, the most wanted number first."""
        m0 = len(moved)
        if 2 * m0 >= len(group) + m0:
            return [0]
        return list(range(m0, -1, -1))

    def lowest_search(self, group: Ids, moved: Ids, m1: int) -> Search:
        """The search in the lowest bracket."""
        count = len(group) + len(moved)
        bracket = Bracket(group, moved, lowest=True, p1=count // 2, m1=m1, homogeneous=m1 == 0)
        return Search(self, bracket)

    def lowest_bracket(self, group: Ids, moved: Ids, m1: int) -> Bracket | None:
        """The lowest bracket, if everybody can be paired there but one who may rest."""
        search = self.lowest_search(group, moved, m1)
        if not search.exists():
            return None
        search.take()
        return search.bracket

    def lowest(self, group: Ids, moved: Ids, done: list[Bracket]) -> Bracket:
        """C13: the lowest bracket; what is above it is undone as far as it must be (rulings R26 to R29)."""
        own: Ids = frozenset()  # players of a merged bracket that did not come from the one above
        while True:
            found = self.lowest_with_c12(group, own, moved, done)
            if found is None and done and done[-1].pairs:
                found = self.c13(group | own | moved, done[-1])
                self.given_up += found is not None
            if found is not None:
                return found
            if not done:
                raise self.trials.no_pairing()
            # R28: the last bracket above is merged; what it had received is what C12 may change now.
            last = done.pop()
            self.given_up += 1
            group = (group | own | moved) - last.players - last.incompatible
            own, moved = last.residents | last.incompatible, last.moved

    def c13(self, everybody: Ids, above: Bracket) -> Bracket | None:
        """C13: another pairing of the penultimate bracket, with fewer pairs if need be (ruling R27)."""
        group = everybody - above.players - above.incompatible
        for p1 in range(above.p1, 0, -1):
            first = min(above.m1, p1)
            for m1 in [0] if above.homogeneous else range(first, 0, -1):
                trial = replace(above, p1=p1, m1=m1, count_up=not above.homogeneous or not above.moved)
                lowest_scores = self.scores(above.moved)[: len(above.moved) - m1]

                def accept(unpaired: Ids, rest: list[int] = lowest_scores, free: bool = m1 == first) -> bool:
                    left = self.scores(unpaired & above.moved)
                    if not above.homogeneous and not free and left != rest:
                        return False
                    return self.can_finish(group, unpaired | above.incompatible)

                search = Search(self, trial, accept)
                if search.exists():
                    search.take()
                    above.__dict__.update(trial.__dict__)
                    for m in self.m1_values(group, above.down):
                        found = self.lowest_bracket(group, above.down, m)
                        if found is not None:
                            return found
        return None

    def can_finish(self, group: Ids, moved: Ids) -> bool:
        """The lowest bracket can be paired with these players from above."""
        return any(self.lowest_search(group, moved, m).exists() for m in self.m1_values(group, moved))

    def c14(self, bracket: Bracket, p0: int) -> None:
        """C14.a, C14.b1, C14.b2: one pair fewer, or one moved-down player fewer."""
        if bracket.homogeneous or Search(self, bracket).reaches_remainder():
            bracket.p1 -= 1
        elif bracket.m1 > 1:
            bracket.m1 -= 1
        else:
            bracket.m1, bracket.homogeneous, bracket.p1 = 0, True, p0

    def boards(self, brackets: list[Pairs], resting: Ids) -> list[tuple[int, int]]:
        """E: colours bracket by bracket (ruling R34), and the order of the boards."""
        coloured = []
        for pairs in brackets:
            ordered = sorted(tuple(sorted(p, key=self.rank)) for p in pairs)
            ordered.sort(key=lambda p: self.rank(p[0]))
            for place, (a, b) in enumerate(ordered):  # R34: the places of one bracket
                white = self.white(a, b, place)
                coloured.append((white, a + b - white))
        score = {i: p.score for i, p in self.player.items()}

        def key(board: tuple[int, int]) -> tuple[int, int, int]:
            upper = min(board, key=self.rank)
            return -score[upper], -score[board[0]] - score[board[1]], upper

        return sorted(coloured, key=key) + [(i, 0) for i in resting]

    def white(self, a: int, b: int, place: int) -> int:
        """E: who has White; a is the higher ranked."""
        _, chosen, colour = self.colour_rule(a, b, place)
        return chosen if colour is WHITE else a + b - chosen

    def colour_rule(self, a: int, b: int, place: int) -> tuple[str, int, Colour]:
        """E1, E2, E3, E4: the rule that decides, who is chosen, their colour (rulings R30 to R35)."""
        one, other = self.player[a], self.player[b]
        if one.wants is None and other.wants is None:
            return self.e5(a, b, place)
        if one.wants is None or other.wants is None:  # E1, A7.f
            return ("e1_one", a, one.wants) if one.wants else ("e1_one", b, other.wants or WHITE)
        if one.wants is not other.wants:  # E1
            return "e1", a, one.wants
        if one.strength != other.strength:  # E2
            return "e2", a if one.strength > other.strength else b, one.wants
        for mine, theirs in zip(reversed(one.colours), reversed(other.colours), strict=False):  # E3
            if mine is not theirs:
                return "e3", b if mine is one.wants else a, one.wants
        return "e4", a, one.wants  # E4

    def e5(self, a: int, b: int, place: int) -> tuple[str, int, Colour]:
        """E5: neither has played (ruling R34)."""
        drawn = self.tournament.settings.initial_colour or WHITE
        if self.number == 1:
            return "e5_first", a, drawn if place % 2 == 0 else drawn.opposite
        for player in sorted(self.tournament.players, key=lambda p: p.id):
            cell = player.cell(1)
            if cell.opponent is not None and cell.colour is not None:
                drawn = cell.colour
                break
        return "e5_later", a, drawn if a % 2 == 0 else drawn.opposite


# D. Order of the candidates


def exchanges(p: int, n: int, trials: Trials) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """D2: what leaves S1 (the players 1 to p of n) and what leaves S2, by the exact procedure; first none.

    Exchanges of fewer players come first, so those of more are listed only when they are needed.
    """
    yield (), ()
    for size in range(1, min(p, n - p) + 1):
        trials.exchanges(p, n - p, size)
        s1_list = sorted(combinations(range(p, 0, -1), size), reverse=True)
        s2_list = sorted(combinations(range(p + 1, n + 1), size))
        differences = [[sum(b) - sum(a) for b in s2_list] for a in s1_list]
        for delta in range(differences[0][0], differences[-1][-1] + 1):
            for i, row in enumerate(differences):
                yield from ((s1_list[i], s2_list[j]) for j, d in enumerate(row) if d == delta)


def everything(_: Ids) -> bool:
    """Any unpaired players are accepted."""
    return True


@dataclass
class Search:
    """C3 to C10 in one bracket for the P1 and M1 it has (rulings R13 and R18 to R20)."""

    round: Round
    bracket: Bracket
    accept: Callable[[Ids], bool] = everything
    known: dict[tuple[Ids, int, int], int | None] = field(default_factory=dict)

    # The vector of R13, as one number: nine places, the first is the most important.

    def weigh(self, *places: int) -> int:
        """Nine counts as one number, the first the most important (ruling R13)."""
        total = 0
        for place in places:
            total = total * 10**6 + place
        return total

    def may_stay(self, a: int) -> bool:
        """B1.b: in the lowest bracket, whoever may have the bye."""
        return not self.bracket.lowest or self.round.player[a].may_rest

    def least(self, rest: Ids, pairs: int, moved: int) -> int | None:
        """The best vector of so many pairs among the rest, of which so many have a moved-down player."""
        key = rest, pairs, max(0, moved)
        if key not in self.known:
            self.known[key] = self._least(*key)
        return self.known[key]

    def _least(self, rest: Ids, pairs: int, moved: int) -> int | None:
        """The same, worked out."""
        if moved > pairs:
            return None
        if not rest:
            return 0
        self.round.trials.one()
        first = min(rest)
        options: list[tuple[int, int | None]] = []
        if len(rest) > 2 * pairs and self.may_stay(first):
            options.append((self.rest_cost(first), self.least(rest - {first}, pairs, moved)))
        if pairs:
            for other in rest - {first}:
                if self.round.open(first, other):
                    counts = first in self.bracket.moved or other in self.bracket.moved
                    left = self.least(rest - {first, other}, pairs - 1, moved - counts)
                    options.append((self.pair_cost(first, other), left))
                    if options[-1] == (0, 0):
                        break  # nothing costs less: the others need not be tried
        return min((cost + left for cost, left in options if left is not None), default=None)

    def target(self) -> int | None:
        """The best vector of any candidate whose unpaired players are accepted."""
        bracket = self.bracket
        if self.accept is everything:
            return self.least(bracket.players, bracket.p1, bracket.m1)
        options = []
        for some in combinations(sorted(bracket.players), len(bracket.players) - 2 * bracket.p1):
            unpaired = frozenset(some)
            if all(map(self.may_stay, unpaired)) and self.accept(unpaired):
                left = self.least(bracket.players - unpaired, bracket.p1, bracket.m1)
                if left is not None:
                    options.append(left + sum(map(self.rest_cost, unpaired)))
        return min(options, default=None)

    def exists(self) -> bool:
        """There is a candidate."""
        return self.target() is not None

    def reaches_remainder(self) -> bool:
        """The pairs of the heterogeneous part can be made, whatever becomes of the remainder."""
        return any(True for _ in self.heterogeneous_parts(None))

    def take(self) -> None:
        """The first candidate with the best vector."""
        target = self.target()
        assert target is not None
        bracket = self.bracket
        bracket.pairs = next(self.candidates(target))
        bracket.unpaired = bracket.players - {i for p in bracket.pairs for i in p}

    def pair_cost(self, a: int, b: int) -> int:
        """What a pair costs."""
        return self.weigh(*self.pair_counts(a, b))

    def rest_cost(self, a: int) -> int:
        """What an unpaired player costs."""
        return self.weigh(*self.rest_counts(a))

    def pair_counts(self, a: int, b: int) -> tuple[int, ...]:
        """B3, B3.note, B2, A7.d, B4, B5, B6: what a pair counts."""
        r, bracket = self.round, self.bracket
        apart = (r.player[a].score - r.player[b].score) ** 2 if bracket.lowest else 0
        up = [0, 0]
        for resident, other in ((a, b), (b, a)):
            if resident in bracket.residents and other in bracket.moved and bracket.count_up:
                up = [int(f == "up") for f in r.player[resident].floats]
        colours = (r.breaks_b2(a, b), r.breaks_a7d(a, b), r.breaks_x(a, b), r.breaks_z(a, b))
        return apart, *map(int, colours), 0, 0, *up

    def rest_counts(self, a: int) -> tuple[int, ...]:
        """B3, B5, B6: what an unpaired player counts."""
        r, bracket = self.round, self.bracket
        score = r.player[a].score
        if bracket.lowest:
            low = min(r.player[i].score for i in bracket.players)
            score = (score - (low - 10)) ** 2
        down = [0, 0]
        if a in bracket.residents:
            down = [int(f == "down") for f in r.player[a].floats]
        return score, 0, 0, 0, 0, *down, 0, 0

    def candidates(self, target: int) -> Iterator[Pairs]:
        """C4: the candidates with the best vector, in the order in which they are tried."""
        if self.bracket.homogeneous:
            yield from self.homogeneous(self.bracket.players, self.bracket.p1, (), target)
            return
        for pairs in self.heterogeneous_parts(target):
            rest = self.bracket.players - {i for p in pairs for i in p}
            yield from self.homogeneous(rest, self.bracket.p1 - self.bracket.m1, pairs, target)

    def heterogeneous_parts(self, target: int | None) -> Iterator[Pairs]:
        """C4, C6, C7, C8.b, D3: set by set of moved-down players (ruling R19)."""
        order = sorted(self.bracket.players, key=self.round.rank)
        moved = [i for i in order if i in self.bracket.moved]
        for s1 in combinations(moved, self.bracket.m1):
            s2 = [i for i in order if i not in s1]
            yield from self.transpositions(list(s1), s2, (), target)

    def homogeneous(self, group: Ids, p: int, before: Pairs, target: int) -> Iterator[Pairs]:
        """C4, C5, C6, C7, C8.a: exchange by exchange (ruling R18)."""
        order = sorted(group, key=self.round.rank)
        for leave_s1, leave_s2 in exchanges(p, len(order), self.round.trials):
            places = [n for n in range(1, p + 1) if n not in leave_s1] + list(leave_s2)
            s1 = [order[n - 1] for n in sorted(places)]
            s2 = [i for i in order if i not in s1]
            for pairs in self.transpositions(s1, s2, before, target):
                unpaired = self.bracket.players - {i for p in pairs for i in p}
                if all(map(self.may_stay, unpaired)) and self.accept(unpaired):
                    total = sum(self.pair_cost(*p) for p in pairs) + sum(map(self.rest_cost, unpaired))
                    if total == target:
                        yield pairs

    def transpositions(
        self, s1: list[int], s2: list[int], made: Pairs, target: int | None
    ) -> Iterator[Pairs]:
        """D1: the first places of S2 meet S1, in lexicographic order; hopeless beginnings are left out."""
        if not s1:
            yield made
            return
        for other in s2:
            if not self.round.open(s1[0], other):
                continue
            self.round.trials.one()
            now = (*made, (s1[0], other))
            if target is not None and not self.hopeful(now, target):
                continue
            yield from self.transpositions(s1[1:], [i for i in s2 if i != other], now, target)

    def hopeful(self, made: Pairs, target: int) -> bool:
        """The best rest of the candidate can still reach the best vector."""
        rest = self.bracket.players - {i for p in made for i in p}
        left = self.least(rest, self.bracket.p1 - len(made), 0)
        return left is not None and sum(self.pair_cost(*p) for p in made) + left <= target
