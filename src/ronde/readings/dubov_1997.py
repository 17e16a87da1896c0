"""The Dubov system of 1997 read word for word, by trying everything. Begin at `Round.pair`.

Nothing is kept and repaired here: whether players can be paired is found by pairing them in every way,
and every set of floaters is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import combinations

from ronde.model import Colour, Tournament
from ronde.readings.cards import cards, difference, may_have
from ronde.readings.request import Asked, Trace, decided, leaves
from ronde.readings.trials import Trials, all_paired

WHITE, BLACK = Colour.WHITE, Colour.BLACK
Players = frozenset[int]
Order = Callable[[int], tuple[object, ...]]


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """White and Black in the order of the boards, the bye as (id, 0)."""
    return Round(tournament, request).pair()


def trace(tournament: Tournament, request: Asked = None) -> Trace:
    """The decisions of a round."""
    round_ = Round(tournament, request)
    round_.always_groups = True
    round_.pair()
    return round_.trace


class Round:
    """The round to pair."""

    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        self.request = request
        self.trials = Trials(tournament)
        self.trace: Trace = []
        self.always_groups = False  # also where article 5 alone would do
        self.tournament = tournament
        self.cards = cards(tournament, everyone=True)
        self.here: Players = frozenset(p.id for p in tournament.available())
        self.first_round = tournament.next_round == 1
        self.lower_c_first = tournament.settings.option("lower_c_first") == "yes"
        self.c = {p.id: p.rating for p in tournament.players}
        self.cma = {id_: self.average(id_) for id_ in self.cards}
        self.score = {id_: card.pairing_score for id_, card in self.cards.items()}
        self.free = set(self.here)
        self.made: list[tuple[int, int]] = []  # in the order in which they are made, upper player first
        self.memory: dict[Players, bool] = {}
        self.known: dict[tuple[tuple[int, ...], tuple[int, ...]], int | None] = {}

    def average(self, id_: int) -> Fraction:
        """1: the average rating of the opponents met."""
        opponents = self.opponents(id_)
        return Fraction(sum(self.c[o] for o in opponents), len(opponents)) if opponents else Fraction(0)

    def opponents(self, id_: int) -> list[int]:
        """The opponents met."""
        return [cell.opponent for cell in self.cards[id_].cells if cell.played and cell.opponent]

    def wants(self, id_: int) -> Colour | None:
        """1: the colour had less often, else the one not had last."""
        colours = self.cards[id_].colours
        whites, blacks = colours.count(WHITE), colours.count(BLACK)
        if blacks > whites:
            return WHITE
        if whites > blacks:
            return BLACK
        return colours[-1].opposite if colours else None

    def alphabet(self, id_: int) -> tuple[str, int]:
        """The order of names; the list of round 1 goes by number only."""
        return ("" if self.first_round else self.cards[id_].player.name.casefold(), id_)

    def from_the_end(self, ids: set[int] | Players) -> dict[int, int]:
        """The same from its end."""
        return {id_: n for n, id_ in enumerate(sorted(ids, key=self.alphabet, reverse=True))}

    def opposite(self, a: int, b: int) -> bool:
        """1: they do not want the same colour."""
        mine, theirs = self.wants(a), self.wants(b)
        return mine is None or theirs is None or mine is not theirs

    def dominating(self, ids: set[int] | Players) -> Colour | None:
        """1: the colour that more of these players want."""
        whites = sum(self.wants(i) is WHITE for i in ids)
        blacks = sum(self.wants(i) is BLACK for i in ids)
        return WHITE if whites > blacks else BLACK if blacks > whites else None

    def legal(self, a: int, b: int) -> bool:
        """2.1, 2.3, 2.4: they have not met, and both can have a colour."""
        return b not in self.cards[a].met and (self.allowed(a, b) or self.allowed(b, a))

    def open(self, a: int, b: int) -> bool:
        """They may meet, and what was asked for stays possible."""
        return self.legal(a, b) and leaves(self.request, a, b)

    def allowed(self, white: int, black: int) -> bool:
        """2.3, 2.4: with these colours neither has three more, nor the third running."""
        return may_have(self.cards[white].colours, WHITE) and may_have(self.cards[black].colours, BLACK)

    def barred(self, id_: int) -> bool:
        """2.5: whoever moved up in the last round, or often enough."""
        if self.tournament.is_last_round():
            return False
        up = self.moved_up(id_)
        most = 4 if (self.tournament.settings.rounds or 0) >= 10 else 3
        return self.tournament.next_round - 1 in up or len(up) >= most

    def moved_up(self, id_: int) -> list[int]:
        """2.5: the rounds in which they met a higher score (ruling 8)."""
        card, up = self.cards[id_], []
        for index, before in enumerate(card.before):
            opponent = card.player.cell(index + 1).opponent
            if opponent is not None and self.cards[opponent].before[index] > before:
                up.append(index + 1)
        return up

    def spared(self, among: set[int], order: Order, suits: Callable[[int], bool]) -> int | None:
        """2.5: the first who suits and is not barred, or else the first who suits (ruling 15)."""
        in_turn = sorted(among, key=lambda i: (self.barred(i), *order(i)))
        return next(filter(suits, in_turn), None)

    def pairable(self, ids: Players) -> bool:
        """All of these can be paired (ruling 11)."""
        if ids not in self.memory:
            self.memory[ids] = all_paired(ids, self.open, self.trials)
        return self.memory[ids]

    def possible(self, a: int, b: int) -> bool:
        """They may meet, and all others can still be paired (ruling 11)."""
        return self.open(a, b) and self.pairable(frozenset(self.free) - {a, b})

    def make(self, a: int, b: int) -> None:
        """Make a pair."""
        self.made.append((a, b))
        self.free -= {a, b}

    def colour_rule(self, a: int, b: int) -> tuple[str, int, int]:
        """3: what decides the colours, White and Black (ruling 17)."""
        if self.allowed(a, b) != self.allowed(b, a):
            return ("only", a, b) if self.allowed(a, b) else ("only", b, a)
        if self.wants(a) is not self.wants(b):
            a_white = self.wants(a) is WHITE or self.wants(b) is BLACK
            return ("due", a, b) if a_white else ("due", b, a)
        mine, theirs = self.cards[a].colours, self.cards[b].colours
        if difference(mine) != difference(theirs):
            return ("balance", a, b) if difference(mine) < difference(theirs) else ("balance", b, a)
        for one, other in zip(reversed(mine), reversed(theirs), strict=False):
            if one is not other:
                return ("history", a, b) if one is BLACK else ("history", b, a)
        white, black = sorted((a, b), key=lambda i: (-self.cma[i], self.c[i], self.alphabet(i)))
        if self.cma[a] != self.cma[b]:
            return "average", white, black
        return "rating" if self.c[a] != self.c[b] else "name", white, black

    def pair(self) -> list[tuple[int, int]]:
        """The bye, then the pairs, then the boards."""
        bye = self.bye() if len(self.here) % 2 else None
        decided(self.trace, "4", bye)
        if not self.pairable(frozenset(self.free)):
            raise self.trials.no_pairing()
        if (
            not self.always_groups
            and self.first_round
            and len({self.score[i] for i in self.here}) < 2
            and not self.any_forbidden()
        ):
            boards = self.article_5()
        else:
            self.groups()
            if self.first_round:
                boards = self.colours_of_round_1(self.made)
            else:
                boards = [self.colour_rule(a, b)[1:] for a, b in self.made]
        boards.sort(key=self.board)
        return boards + ([(bye, 0)] if bye else [])

    def any_forbidden(self) -> bool:
        """Somebody may not meet somebody."""
        return self.request is not None or any(self.cards[i].met for i in self.here)

    def board(self, ids: tuple[int, int]) -> tuple[int, int, int]:
        """The order of the boards."""
        stronger = min(ids, key=lambda i: (-self.score[i], i))
        return -self.score[stronger], -sum(self.score[i] for i in ids), stronger

    def bye(self) -> int:
        """4: the lowest score, then the lowest rating (ruling 18)."""
        for score in reversed(self.scores()):
            for id_ in self.bye_order(score):
                if not self.kept(id_) and self.pairable(self.here - {id_}):
                    self.free.remove(id_)
                    return id_
        raise self.trials.no_pairing()

    def bye_order(self, score: int) -> list[int]:
        """4: the order in which the bye is offered to the players of a score."""
        group = {i for i in self.here if self.score[i] == score}
        colour, last = self.dominating(group), self.from_the_end(group)

        def key(i: int) -> tuple[object, ...]:
            return self.c[i], colour is not None and self.wants(i) is not colour, -self.cma[i], last[i]

        return sorted(group, key=key)

    def kept(self, id_: int) -> bool:
        """Whoever may not have the bye (ruling 7)."""
        return self.cards[id_].given_points or id_ in self.tournament.settings.no_bye

    def article_5(self) -> list[tuple[int, int]]:
        """5: round 1, the upper half against the lower half."""
        listed = sorted(self.free, key=lambda i: (-self.c[i], i))
        half = len(listed) // 2
        return self.colours_of_round_1(list(zip(listed[:half], listed[half:], strict=True)))

    def colours_of_round_1(self, rows: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """5: colours alternate from board to board."""
        return [self.colours_of_board(number, *row) for number, row in enumerate(rows)]

    def colours_of_board(self, number: int, left: int, right: int) -> tuple[int, int]:
        """5: left has the colour drawn on the first board, number 0."""
        left_is_white = (self.tournament.settings.initial_colour is not BLACK) == (number % 2 == 0)
        return (left, right) if left_is_white else (right, left)

    def halves(self, ids: set[int]) -> tuple[list[int], list[int]]:
        """5: the upper and the lower half."""
        listed = sorted(ids, key=lambda i: (-self.c[i], i))
        return listed[: len(ids) // 2], listed[len(ids) // 2 :]

    def groups(self) -> None:
        """6: group by group from the top (ruling 12)."""
        floaters: list[int] = []
        for score in self.scores():
            floaters = self.group(floaters, score)

    def scores(self) -> list[int]:
        """The scores of the players, the highest first."""
        return sorted({self.score[i] for i in self.here}, reverse=True)

    def group(self, floaters: list[int], score: int) -> list[int]:
        """6: one group; those who go down from it."""
        if not self.at(score):
            return floaters
        before = len(self.made)
        self.article_8(floaters, score)
        decided(self.trace, "8.2", self.made[before:])
        before = len(self.made)
        self.article_7_1(self.at(score), score)
        decided(self.trace, "7.1", self.made[before:])
        group = self.at(score)
        joined = self.article_7_2(group, score) if len(group) % 2 else None
        down = self.article_6_4(group, joined, score)
        decided(self.trace, "7.2 6.4", (joined, down))
        before = len(self.made)
        stay = (group | ({joined} if joined else set())) - set(down)
        self.article_6_3(*(self.halves(stay) if self.first_round else self.columns(stay)))
        decided(self.trace, "6.2 6.3", self.made[before:])
        return down

    def at(self, score: int) -> set[int]:
        """The players still to pair of a score."""
        return {i for i in self.free if self.score[i] == score}

    def lower_scores(self, score: int) -> list[int]:
        """Lower scores, the highest first."""
        return sorted({self.score[i] for i in self.free if self.score[i] < score}, reverse=True)

    def white_order(self, id_: int) -> tuple[object, ...]:
        """6.2: the order of those who have White."""
        c = self.c[id_] if self.lower_c_first else -self.c[id_]
        return self.cma[id_], c, self.alphabet(id_)

    def black_order(self, id_: int) -> tuple[object, ...]:
        """6.2: the order of those who have Black."""
        return -self.c[id_], -self.cma[id_], self.alphabet(id_)

    def columns(self, ids: set[int]) -> tuple[list[int], list[int]]:
        """6.2, 7.3, 7.4: Whites and Blacks, the longer column shortened."""
        whites = {i for i in ids if self.wants(i) is WHITE}
        whites ^= set(self.changing(whites, ids - whites))
        return sorted(whites, key=self.white_order), sorted(ids - whites, key=self.black_order)

    def article_6_3(self, whites: list[int], blacks: list[int]) -> None:
        """6.2, 6.3: row by row; when a row cannot play, the next one (rulings 29 and 30)."""
        while whites or blacks:
            total = self.fewest(tuple(whites), tuple(blacks))
            assert total is not None
            first = (whites or blacks)[0]
            for other in (blacks + whites[1:]) if whites else blacks[1:]:
                rest = (
                    [i for i in whites if i not in (first, other)],
                    [i for i in blacks if i not in (first, other)],
                )
                after = self.fewest(tuple(rest[0]), tuple(rest[1]))
                cost = other in whites
                if self.open(first, other) and after is not None and after + cost == total:
                    self.make(first, other)
                    whites, blacks = rest
                    break
            else:
                raise AssertionError("the group cannot be paired")

    def fewest(self, whites: tuple[int, ...], blacks: tuple[int, ...]) -> int | None:
        """6.3: the smallest number of pairs of two Whites with which these can be paired."""
        if not whites:
            return 0 if self.pairable(frozenset(blacks)) else None
        first, found = whites[0], []
        for other in blacks + whites[1:]:
            if self.open(first, other):
                rest = self.fewest_of(
                    tuple(i for i in whites if i not in (first, other)),
                    tuple(i for i in blacks if i != other),
                )
                if rest is not None:
                    found.append(rest + (other in whites))
        return min(found, default=None)

    def fewest_of(self, whites: tuple[int, ...], blacks: tuple[int, ...]) -> int | None:
        """6.3: the same, worked out once."""
        key = whites, blacks
        if key not in self.known:
            self.trials.one()
            self.known[key] = self.fewest(whites, blacks)
        return self.known[key]

    def article_6_4(self, group: set[int], joined: int | None, score: int) -> list[int]:
        """6.4: so many go down, never whoever has just joined (ruling 25)."""
        below, last = self.next_group(joined, score), self.from_the_end(group)

        def order(i: int) -> tuple[object, ...]:
            return not self.meets(i, below), self.c[i], -self.cma[i], last[i]

        return self.leavers(group, joined, order)

    def next_group(self, joined: int | None, score: int) -> set[int]:
        """6.4: the free players of the nearest lower score (ruling 14)."""
        groups = (self.at(lower) - {joined} for lower in self.lower_scores(score))
        return next(filter(None, groups), set())

    def meets(self, id_: int, others: Iterable[int]) -> bool:
        """One of them is a legal opponent."""
        return any(self.legal(id_, other) for other in others if other != id_)

    def leavers(self, group: set[int], joined: int | None, order: Order) -> list[int]:
        """6.4: one by one, the first who can complete a smallest set of players left out."""
        whole = frozenset(group | ({joined} if joined else set()))
        sets = [s for s in self.left_out(whole) if joined not in s]
        chosen: list[int] = []
        for _ in range(len(sets[0])):
            best = min({i for s in sets for i in s if i not in chosen}, key=order)
            chosen.append(best)
            sets = [s for s in sets if best in s]
        return chosen

    def needs(self, group: set[int]) -> int:
        """6.4: how many players stay without an opponent in the group (ruling 23)."""
        return len(self.left_out(frozenset(group))[0])

    def left_out(self, group: Players) -> list[Players]:
        """6.4: the smallest sets of players who stay without an opponent in the group (ruling 23)."""
        for size in range(len(group) + 1):
            found = [
                frozenset(out)
                for out in combinations(sorted(group), size)
                if self.pairable(group - set(out))
                and self.pairable(frozenset(self.free) - (group - set(out)))
            ]
            if found:
                return found
        raise AssertionError("the field cannot be paired")

    def article_7_1(self, group: set[int], score: int) -> None:
        """7.1: an opponent from below for whoever has none in the group."""
        for id_ in self.article_8_1(self.lonely(group)):
            self.from_below(id_, score)

    def lonely(self, group: set[int]) -> set[int]:
        """7.1: the players without a legal opponent in the group (ruling 21)."""
        return {i for i in group if not self.meets(i, group)}

    def from_below(self, id_: int, score: int) -> None:
        """7.1: who comes up to meet them (ruling 22)."""

        def order(i: int) -> tuple[object, ...]:
            return self.choice(id_, i)

        for lower in self.lower_scores(score):
            other = self.spared(self.at(lower), order, lambda i: self.possible(id_, i))
            if other is not None:
                self.make(id_, other)
                return
        raise AssertionError("no opponent from below")

    def choice(self, id_: int, other: int) -> tuple[object, ...]:
        """7.1, 8.2: another colour, the higher rating, the lower average of opponents (ruling 9)."""
        return not self.opposite(id_, other), -self.c[other], self.cma[other], self.alphabet(other)

    def article_7_2(self, group: set[int], score: int) -> int:
        """7.2: who joins an odd group (ruling 24)."""
        colour, out = self.dominating(group), self.needs(group)

        def order(i: int) -> tuple[object, ...]:
            same = colour is not None and self.wants(i) is colour
            return same, -self.c[i], self.cma[i], self.alphabet(i)

        for lower in self.lower_scores(score):
            found = self.spared(self.at(lower), order, lambda i: self.acceptable(i, group, out))
            if found is not None:
                return found
        raise AssertionError("nobody can join")

    def acceptable(self, id_: int, group: set[int], out: int) -> bool:
        """7.2: with them, one player less is left out, and not they themselves."""
        sets = self.left_out(frozenset(group | {id_}))
        return len(sets[0]) == out - 1 and any(id_ not in s for s in sets)

    def changing(self, whites: set[int], blacks: set[int]) -> list[int]:
        """7.3, 7.4: who changes from the longer column to the other (ruling 26)."""
        if len(whites) > len(blacks):
            may = [i for i in whites if may_have(self.cards[i].colours, BLACK)]
            may.sort(key=lambda i: (self.cma[i], -self.c[i], self.alphabet(i)))
        else:
            may = [i for i in blacks if may_have(self.cards[i].colours, WHITE)]
            may.sort(key=lambda i: (self.wants(i) is not None, -self.cma[i], self.c[i], self.alphabet(i)))
        return may[: abs(len(whites) - len(blacks)) // 2]

    def article_8(self, floaters: list[int], score: int) -> None:
        """8, 8.2: those who came down meet somebody of the group."""
        for id_ in self.article_8_1(set(floaters)):
            self.comes_down(id_, score)

    def article_8_1(self, ids: set[int]) -> list[int]:
        """8.1: Whites and Blacks in turn."""
        whites = sorted((i for i in ids if self.wants(i) is WHITE), key=self.white_order)
        blacks = sorted((i for i in ids if self.wants(i) is not WHITE), key=self.black_order)
        order = []
        while whites or blacks:
            for column in (whites, blacks):
                if column:
                    order.append(column.pop(0))
        return order

    def comes_down(self, id_: int, score: int) -> None:
        """8.2: a player of the group, or else one from below (ruling 20)."""
        in_turn = sorted(self.at(score), key=lambda i: self.choice(id_, i))
        other = next((i for i in in_turn if self.possible(id_, i)), None)
        if other is None:
            self.from_below(id_, score)
        else:
            self.make(id_, other)
