"""What the Dutch systems of 2017 and 2026 have in common, read word for word: players, legal pairs, the order
in which candidates are generated, colours and boards.

The articles are those of 2026, R with a number is a ruling. The candidates of a bracket are generated one
after the other as articles 3 and 4 say. The only shortcut: a candidate is dropped half-way if even the best
rest of it must be worse than the best one. So the first candidate that is left is the best, and the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from ronde.model import Cell, Colour, Tournament
from ronde.readings.cards import Card, cards, initial_colour
from ronde.readings.request import Asked, leaves
from ronde.readings.trials import Trials, all_paired
from ronde.values import NamedTuple

WHITE, BLACK = Colour.WHITE, Colour.BLACK
NONE, MILD, STRONG, ABSOLUTE = range(4)
Ids = frozenset[int]
Pairs = tuple[tuple[int, int], ...]
NOBODY: Ids = frozenset()
BYE = 0  # the opponent of whoever has the bye
Counts = tuple[dict[str, int], int]  # what is counted by each criterion, and the difference of the scores


class Criterion(NamedTuple):
    """A criterion: its article, its name; `apart` if it compares the score differences of those it counts."""

    article: str
    name: str
    apart: bool = False


@dataclass(frozen=True)
class Player:
    """What article 1 says of a player."""

    id: int
    score: int
    met: Ids
    colours: tuple[Colour, ...]
    wants: Colour | None
    strength: int
    topscorer: bool
    may_rest: bool
    down: tuple[bool, bool]  # downfloat one round back, two rounds back
    up: tuple[bool, bool]
    unplayed: int

    @property
    def difference(self) -> int:
        """1.6: games with White less games with Black."""
        return self.colours.count(WHITE) - self.colours.count(BLACK)


class Round:
    """A round to pair; an edition says what a float and a bar from the bye are, and pairs the brackets."""

    criteria: tuple[Criterion, ...]  # the most important first
    takers: Ids  # who may have the bye

    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        self.request = request
        self.trials = Trials(tournament)
        self.tournament = tournament
        self.scoring = tournament.settings.scoring
        self.number = tournament.next_round
        self.everyone = cards(tournament, everyone=True)
        self.player = {p.id: self.facts(self.everyone[p.id]) for p in tournament.available()}
        self.completions: dict[tuple[Ids, Ids], bool] = {}

    def rank(self, id_: int) -> tuple[int, int]:
        """1.2: the score, then the pairing number."""
        return -self.player[id_].score, id_

    def ranked(self, ids: Ids) -> list[int]:
        """1.2: some players in order."""
        return sorted(ids, key=self.rank)

    def scores(self, ids: Ids) -> tuple[int, ...]:
        """Their scores as a descending list."""
        return tuple(sorted((self.player[i].score for i in ids), reverse=True))

    def sets(self, ids: Iterable[int], number: int) -> Iterator[Ids]:
        """Every set of so many of these players; each is a trial."""
        for some in combinations(sorted(ids), number):
            self.trials.one()
            yield frozenset(some)

    def scoregroups(self) -> list[Ids]:
        """1.3: players of equal score, the highest score first."""
        levels = sorted({p.score for p in self.player.values()}, reverse=True)
        return [frozenset(i for i, p in self.player.items() if p.score == s) for s in levels]

    def facts(self, card: Card) -> Player:
        """1.4, 1.7, 1.8: what the card says of a player."""
        settings = self.tournament.settings
        wants, strength = preference(card.colours)
        floats = [self.floated(card, self.number - back) for back in (1, 2)]
        last = settings.rounds is not None and self.number >= settings.rounds
        most = (self.number - 1) * max(self.scoring.win, self.scoring.draw)
        games = sum(cell.played for cell in card.cells)
        return Player(
            card.id,
            card.pairing_score,
            frozenset(card.met),
            card.colours,
            wants,
            strength,
            last and 2 * card.pairing_score > most,
            not self.barred(card) and card.id not in settings.no_bye,
            (floats[0] == "down", floats[1] == "down"),
            (floats[0] == "up", floats[1] == "up"),
            self.number - 1 - games,
        )

    def floated(self, card: Card, number: int) -> str:
        """1.4.2, 1.4.3: the float of a past round (ruling R3)."""
        if number < 1:
            return ""
        cell = card.player.cell(number)
        if cell.played and cell.opponent is not None:
            mine, theirs = card.before[number - 1], self.everyone[cell.opponent].before[number - 1]
            return "down" if mine > theirs else "up" if mine < theirs else ""
        return "down" if self.floated_unplayed(cell) else ""

    def floated_unplayed(self, cell: Cell) -> bool:
        """1.4.3: whether a round without a game is a downfloat."""
        raise NotImplementedError

    def pairs_and_bye(self) -> tuple[list[tuple[int, int]], Ids]:
        """1.9: the pairs of all brackets, and who has the bye."""
        raise NotImplementedError

    def legal(self, a: int, b: int) -> bool:
        """C1, C3: they have not met, and not both must have the same colour (ruling R7)."""
        one, other = self.player[a], self.player[b]
        if a == b or b in one.met or not leaves(self.request, a, b):
            return False
        if one.topscorer or other.topscorer:
            return True
        return not (one.strength == other.strength == ABSOLUTE and one.wants is other.wants)

    def barred(self, card: Card) -> bool:
        """C2: whoever may not have the bye again."""
        raise NotImplementedError

    def everybody_who_may_rest(self) -> Ids:
        """C2: those who may have the bye."""
        return frozenset(i for i, p in self.player.items() if p.may_rest)

    def complete(self, ids: Ids, takers: Ids) -> bool:
        """C4: all can be paired; if their number is odd, one of the takers has the bye."""
        key = ids, takers
        if key not in self.completions:
            self.completions[key] = self.matched(sorted(ids), takers, NOBODY)
        return self.completions[key]

    def matched(self, ids: list[int], takers: Ids, moved: Ids) -> bool:
        """All of them can be paired, one of the takers with the bye; moved-down players do not meet."""
        everybody = ids + [BYE] * (len(ids) % 2)

        def may_meet(a: int, b: int) -> bool:
            if BYE in (a, b):
                return a + b in takers
            return self.legal(a, b) and not (a in moved and b in moved)

        return all_paired(everybody, may_meet, self.trials)

    def places(self, counts: Counts, levels: list[int]) -> list[int]:
        """Counts side by side, the most important first; a list has a place for each difference of scores."""
        by_name, difference = counts
        found: list[int] = []
        for criterion in self.criteria:
            count = by_name.get(criterion.name, 0)
            found += [count * (difference == level) for level in levels] if criterion.apart else [count]
        return found

    def colours_of_pair(self, a: int, b: int) -> dict[str, int]:
        """C10 to C13: what a pair counts for the colours."""
        beyond, third = self.topscorer_colours(a, b)
        preference, strong = self.colour_preferences(a, b)
        return {"beyond_two": beyond, "third_colour": third, "preference": preference, "strong": strong}

    def topscorer_colours(self, a: int, b: int) -> tuple[int, int]:
        """C10, C11: players who get a difference beyond 2, a third equal colour in a row (ruling R11)."""
        if not (self.player[a].topscorer or self.player[b].topscorer):
            return 0, 0
        white = self.white(a, b)
        beyond = third = 0
        for id_, colour in ((white, WHITE), (a + b - white, BLACK)):
            player = self.player[id_]
            beyond += abs(player.difference + (1 if colour is WHITE else -1)) > 2
            third += player.colours[-2:] == (colour, colour)
        return beyond, third

    def colour_preferences(self, a: int, b: int) -> tuple[int, int]:
        """C12, C13: preferences, and strong ones, that the pair leaves unfulfilled (ruling R12)."""
        one, other = self.player[a], self.player[b]
        if one.wants is None or one.wants is not other.wants:
            return 0, 0
        white = self.white(a, b)
        served = white if one.wants is WHITE else a + b - white
        return 1, int(self.player[a + b - served].strength == STRONG)

    def initial_colour_of(self, id_: int) -> Colour:
        """5.1, 5.2.5: the initial colour for odd places, the other one for even ones (ruling R21)."""
        taken_part = {p.id for p in self.tournament.players if any(c.paired for c in p.cells)}
        number = sorted(taken_part | set(self.player)).index(id_) + 1
        drawn = initial_colour(self.tournament, by_place=True)
        return drawn if number % 2 else drawn.opposite

    def boards(self, pairs: list[tuple[int, int]], bye: Ids) -> list[tuple[int, int]]:
        """The boards in order (C.04.2 3.6), by pairing scores; the bye last."""

        def key(pair: tuple[int, int]) -> tuple[int, int, int]:
            upper = min(pair, key=self.rank)
            return -self.player[upper].score, -sum(self.player[i].score for i in pair), upper

        coloured = [(self.white(a, b), a + b - self.white(a, b)) for a, b in sorted(pairs, key=key)]
        return coloured + [(i, 0) for i in bye]

    def white(self, a: int, b: int) -> int:
        """5.2: who has White."""
        _, served, colour = self.colour_rule(a, b)
        return served if colour is WHITE else a + b - served

    def colour_rule(self, a: int, b: int) -> tuple[str, int, Colour]:
        """5.2: the rule that decides, whom it serves, and their colour (rulings R17 and R21)."""
        a, b = sorted((a, b), key=self.rank)
        one, other = self.player[a], self.player[b]
        if one.wants is None and other.wants is None:
            return "number", a, self.initial_colour_of(a)  # 5.2.5
        if one.wants is None or other.wants is None:
            return ("only", a, one.wants) if one.wants else ("only", b, other.wants or WHITE)  # 5.2.1
        if one.wants is not other.wants:
            return "both", a, one.wants  # 5.2.1
        if one.strength != other.strength:
            return "stronger", a if one.strength > other.strength else b, one.wants  # 5.2.2
        if one.strength == ABSOLUTE and abs(one.difference) != abs(other.difference):
            return "wider", a if abs(one.difference) > abs(other.difference) else b, one.wants  # 5.2.2
        for mine, theirs in zip(reversed(one.colours), reversed(other.colours), strict=False):
            if mine is not theirs:
                return "alternation", b if mine is one.wants else a, one.wants  # 5.2.3
        return "rank", a, one.wants  # 5.2.4


def preference(colours: tuple[Colour, ...]) -> tuple[Colour | None, int]:
    """1.7: the colour a player should have next, and how strongly (ruling R5)."""
    if not colours:
        return None, NONE
    difference = colours.count(WHITE) - colours.count(BLACK)
    if abs(difference) > 1:
        return (WHITE if difference < 0 else BLACK), ABSOLUTE
    if colours[-2:] == (WHITE, WHITE):
        return BLACK, ABSOLUTE
    if colours[-2:] == (BLACK, BLACK):
        return WHITE, ABSOLUTE
    if difference:
        return (WHITE if difference < 0 else BLACK), STRONG
    return (BLACK if colours[-1] is WHITE else WHITE), MILD


def exchanges(n1: int, n: int, trials: Trials | None = None) -> Iterator[tuple[int, ...]]:
    """4.3: S1 after each exchange, for S1 = 1 to n1 of n players; first without any.

    Fewer players exchanged come first, so those of more are listed only when they are needed.
    """
    upper, lower = range(1, n1 + 1), range(n1 + 1, n + 1)
    for size in range(min(n1, n - n1) + 1):
        if trials is not None:
            trials.exchanges(n1, n - n1, size)
        found = []
        for leaving in combinations(upper, size):
            for entering in combinations(lower, size):
                # the smaller difference, then the larger numbers leaving, then the smaller ones entering
                key = sum(entering) - sum(leaving), [-x for x in reversed(leaving)], entering
                found.append((key, tuple(sorted({*upper} - {*leaving} | {*entering}))))
        yield from (s1 for _, s1 in sorted(found))


def weigh(*places: int) -> int:
    """Counts and lists side by side as one number, the first the most important."""
    total = 0
    for place in places:
        total = total * 1000 + place
    return total


@dataclass
class Bracket:
    """3.1, 3.2: moved-down players, residents, and the sets of downfloaters between which to choose."""

    round: Round
    moved: Ids
    residents: Ids
    downs: list[Ids]  # equal in everything that comes before the costs
    pair_cost: Callable[[int, int], int]
    down_cost: Callable[[int], int]
    known: dict[Ids, int | None] = field(default_factory=dict)
    set_cost: dict[Ids, int] = field(default_factory=dict)  # of a set of downfloaters as a whole
    costs: dict[tuple[int, int], int] = field(default_factory=dict)

    def legal(self, a: int, b: int) -> bool:
        """3.2: moved-down players do not meet each other (ruling R16)."""
        return self.round.legal(a, b) and not {a, b} <= self.moved

    def cost(self, a: int, b: int) -> int:
        """The costs of a pair, worked out once."""
        pair = (a, b) if a < b else (b, a)
        if pair not in self.costs:
            self.costs[pair] = self.pair_cost(*pair)
        return self.costs[pair]

    def least(self, rest: Ids) -> int | None:
        """The best costs of pairing all of these."""
        if rest not in self.known:
            if not rest:
                return 0
            self.round.trials.one()
            first = min(rest)
            options = []
            for other in rest - {first}:
                if self.legal(first, other):
                    left = self.least(rest - {first, other})
                    if left is not None:
                        options.append(self.cost(first, other) + left)
                    if options[-1:] == [0]:
                        break  # nothing costs less: the others need not be tried
            self.known[rest] = min(options, default=None)
        return self.known[rest]

    def best(self, made: Pairs) -> int | None:
        """The best costs of a candidate with these pairs."""
        paired = {i for pair in made for i in pair}
        rest = (self.moved | self.residents) - paired
        options = []
        for down in self.downs:
            if not down & paired:
                left = self.least(rest - down)
                if left is not None:
                    options.append(left + self.set_cost.get(down, 0) + sum(map(self.down_cost, down)))
        return min(options) + sum(self.cost(*pair) for pair in made) if options else None

    def candidates(self, target: int) -> Iterator[Pairs]:
        """3.3, 3.7, 4.4: more players from above first, then the higher scores, then the order of sets."""
        order = self.round.ranked(self.moved)
        sets = [s1 for m1 in range(len(order), -1, -1) for s1 in combinations(order, m1)]
        sets.sort(key=lambda s1: (-len(s1), [-self.round.player[i].score for i in s1], order_of(order, s1)))
        down_of_moved = {down & self.moved for down in self.downs}
        for s1 in sets:
            if self.moved - set(s1) in down_of_moved:
                s2 = self.round.ranked(self.residents)
                for made in self.transpositions(list(s1), s2, (), target):
                    yield from self.remainder(made, target)

    def remainder(self, made: Pairs, target: int) -> Iterator[Pairs]:
        """3.3, 3.6: the residents left, with numbers of their own."""
        order = self.round.ranked(self.residents - {i for pair in made for i in pair})
        pairs = (len(self.moved | self.residents) - len(self.downs[0])) // 2 - len(made)
        for s1 in exchanges(pairs, len(order), self.round.trials):
            upper = [order[n - 1] for n in s1]
            lower = [i for i in order if i not in upper]
            yield from self.transpositions(upper, lower, made, target)

    def choose(self) -> tuple[Pairs, Ids]:
        """3.4, 3.8: the first of the best candidates, and its downfloaters."""
        self.round.trials.begin(self.moved | self.residents)
        target = self.best(())
        assert target is not None
        pairs = next(self.candidates(target))
        return pairs, (self.moved | self.residents) - {i for pair in pairs for i in pair}

    def transpositions(self, s1: list[int], s2: list[int], made: Pairs, target: int) -> Iterator[Pairs]:
        """4.2: the first places of S2 meet S1, in lexicographic order; hopeless beginnings are left out."""
        if not s1:
            yield made
            return
        for other in s2:
            if self.legal(s1[0], other):
                now = (*made, (s1[0], other))
                self.round.trials.one()
                if self.best(now) == target:
                    yield from self.transpositions(s1[1:], [i for i in s2 if i != other], now, target)


def order_of(order: list[int], chosen: tuple[int, ...]) -> list[int]:
    """The places of some players in an order."""
    return [order.index(i) for i in chosen]
