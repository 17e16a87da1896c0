"""The Burstein system of 1998 (C.04.3.4) read word for word: every combination of every list, in its order.

Begin at `Round.pair`. Numbers in comments are articles, or rulings of the rule file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ronde.model import Colour, Tournament
from ronde.readings.cards import Card, cards, difference, initial_colour
from ronde.readings.request import Asked, Trace, decided, leaves
from ronde.readings.trials import Trials, all_paired
from ronde.values import NamedTuple

WHITE, BLACK = Colour.WHITE, Colour.BLACK
Combination = tuple[list[tuple[int, int]], int | None]  # pairs (better placed first), and who floats


class Bracket(NamedTuple):
    """A score group, or several made one (6.6), and the combination that pairs it."""

    players: list[int]  # in the order of 3.2, with the floater from above
    came: int | None
    joined: int  # groups below that were joined to the first
    clashes: int
    pairs: list[tuple[int, int]]
    floater: int | None
    returned: list[int]  # the players who floated in combinations tried before


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """White and Black in the order of the boards, the bye as (id, 0)."""
    return Round(tournament, request).pair()


def trace(tournament: Tournament, request: Asked = None) -> Trace:
    """The decisions of a round."""
    round_ = Round(tournament, request)
    round_.pair()
    return round_.trace


class Round:
    """One round to pair."""

    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        self.request = request
        self.trials = Trials(tournament)
        self.trace: Trace = []
        self.settings, self.tournament = tournament.settings, tournament
        self.cards: dict[int, Card] = cards(tournament)
        self.real = {id_: card.score for id_, card in cards(tournament, everyone=True).items()}
        self.score = dict(self.real)
        numbers = sorted(p.id for p in tournament.players)
        self.top = numbers[: len(numbers) // 2] if tournament.next_round <= 2 else []  # 3.3, rulings 5 and 6
        for number in self.top:
            self.score[number] += self.settings.scoring.win
        self.place = {id_: self.measures(id_) for id_ in self.cards}

    def legal(self, a: int, b: int) -> bool:
        """3.1: they have not met, and both can have a colour."""
        if b in self.cards[a].met or not leaves(self.request, a, b):
            return False
        return any(self.allowed(a, x) and self.allowed(b, y) for x, y in ((WHITE, BLACK), (BLACK, WHITE)))

    def measures(self, id_: int) -> tuple[int, int, int, int, int]:
        """3.2: Sonneborn-Berger, Buchholz, Median, rating, number; smaller is better placed."""
        sonneborn, opposition = 0, []
        for cell in self.cards[id_].cells:
            if cell.played and cell.opponent is not None:  # ruling 1
                sonneborn += self.settings.scoring.points(cell) * self.score[cell.opponent]
                opposition.append(self.score[cell.opponent])
        buchholz = sum(opposition)
        median = sum(sorted(opposition)[1:-1]) if len(opposition) >= 3 else 0
        return -sonneborn, -buchholz, -median, -self.cards[id_].rating, id_

    def ordered(self, players: Iterable[int]) -> list[int]:
        """3.2: the better placed first."""
        return sorted(players, key=lambda id_: self.place[id_])

    def bye(self) -> int | None:
        """4.1, 4.2, 4.3: the lowest score, the lowest place, not twice."""
        if len(self.cards) % 2 == 0:
            if not self.possible(self.cards):
                raise self.trials.no_pairing()
            return None
        for id_ in self.line():
            if not self.barred(id_) and self.possible(set(self.cards) - {id_}):
                return id_
        raise self.trials.no_pairing()

    def barred(self, id_: int) -> bool:
        """4.1: they scored without playing, or the arbiter keeps them from the bye."""
        return self.cards[id_].given_points or id_ in self.settings.no_bye

    def line(self) -> list[int]:
        """4.2, 4.3: the order in which the bye is offered."""
        return [id_ for group in reversed(self.groups(self.cards)) for id_ in reversed(self.ordered(group))]

    def possible(self, players: Iterable[int]) -> bool:
        """Everybody can be paired legally, whatever the scores."""
        return all_paired(players, self.legal, self.trials)

    def groups(self, players: Iterable[int]) -> list[list[int]]:
        """Players of equal score, the highest score first."""
        by_score: dict[int, list[int]] = {}
        for id_ in players:
            by_score.setdefault(self.score[id_], []).append(id_)
        return [by_score[score] for score in sorted(by_score, reverse=True)]

    def colour_rule(self, a: int, b: int) -> tuple[str, int, Colour]:
        """5.1, 5.2, 5.3, 5.4.a, 5.4.b, 5.4.c, 5.4.d: what decides, whom it serves, the colour.

        The better placed player comes first.
        """
        mine, theirs = self.due(a), self.due(b)
        due = mine or theirs
        if due is None:  # ruling 20
            lower, drawn = min(a, b), initial_colour(self.tournament)
            return "5.1", lower, drawn if lower % 2 == 1 else drawn.opposite
        if mine is not theirs:  # ruling 16; such colours keep 5.2 and 5.3 (ruling 11)
            return "5.4.a", a if mine else b, due
        for player in (a, b):  # ruling 15
            if article := self.limit(player, due.opposite):
                return article, player, due
        ours, others = self.cards[a].colours, self.cards[b].colours
        apart, against = abs(difference(ours)), abs(difference(others))
        if apart != against:  # ruling 17
            return "5.4.b", a if apart > against else b, due
        for one, other in zip(reversed(ours), reversed(others), strict=False):  # ruling 18
            if one is not other:
                return "5.4.c", a, one.opposite
        return "5.4.d", a, due  # ruling 19

    def colours(self, a: int, b: int) -> tuple[int, int]:
        """White and Black of a pair."""
        _, served, colour = self.colour_rule(a, b)
        other = b if served == a else a
        return (served, other) if colour is WHITE else (other, served)

    def pair(self) -> list[tuple[int, int]]:
        """The bye, the brackets, the boards."""
        bye = self.bye()
        decided(self.trace, "4.2", bye)
        brackets = self.brackets(bye)
        for here in brackets:
            decided(self.trace, "6.6", here.joined)
            decided(self.trace, "6.5", here.clashes)
            decided(self.trace, "6.2 6.4", (here.pairs, here.floater))
        pairs = [one for here in brackets for one in here.pairs]
        return self.boards([self.colours(a, b) for a, b in pairs], bye)

    def brackets(self, bye: int | None) -> list[Bracket]:
        """Everybody but the bye, from the highest score down."""
        self.playing = [id_ for id_ in self.cards if id_ != bye]
        found = self.pair_groups(self.groups(self.playing), None)
        assert found is not None  # ruling 12: found whenever one exists
        return found

    def boards(self, pairs: list[tuple[int, int]], bye: int | None) -> list[tuple[int, int]]:
        """The order of the boards, the bye last."""

        def board(pair: tuple[int, int]) -> tuple[int, int, int]:  # ruling 22
            stronger = min(pair, key=lambda id_: (-self.real[id_], id_))
            return -self.real[stronger], -self.real[pair[0]] - self.real[pair[1]], stronger

        return sorted(pairs, key=board) + ([] if bye is None else [(bye, 0)])

    def limit(self, id_: int, colour: Colour) -> str:
        """5.2, 5.3: the article that forbids one more game with this colour, if any."""
        games = [*self.cards[id_].colours, colour]
        if len(games) > 2 and games[-1] is games[-2] is games[-3]:
            return "5.3"
        return "5.2" if abs(difference(games)) > 2 else ""

    def allowed(self, id_: int, colour: Colour) -> bool:
        """5.2, 5.3: one more game with this colour is allowed."""
        return not self.limit(id_, colour)

    def due(self, id_: int) -> Colour | None:
        """5.2: the colour had less often, else the one not had last (ruling 11)."""
        games = self.cards[id_].colours
        if not games:
            return None
        whites, blacks = games.count(WHITE), games.count(BLACK)
        if whites < blacks:
            colour = WHITE
        elif blacks < whites:
            colour = BLACK
        else:
            colour = BLACK if games[-1] is WHITE else WHITE
        if not self.allowed(id_, colour):  # ruling 11
            colour = BLACK if colour is WHITE else WHITE
        return colour

    def clash(self, a: int, b: int) -> bool:
        """5.2: both are due the same colour."""
        return self.due(a) is not None and self.due(a) is self.due(b)

    def combinations(
        self, bracket: list[int], may_float: list[int], clashes: int, tried: list[int | None]
    ) -> Iterator[Combination]:
        """6.1, 6.2, 6.3, 6.4: the valid combinations with so many clashes, in order (rulings 8 and 9)."""
        if not bracket:
            if clashes == 0:
                yield [], None
            return
        self.trials.one()
        first, others = bracket[0], bracket[1:]
        for opponent in reversed(others):
            cost = int(self.clash(first, opponent))
            if self.legal(first, opponent) and cost <= clashes:
                rest = [x for x in others if x != opponent]
                for pairs, floater in self.combinations(rest, may_float, clashes - cost, tried):
                    yield [(first, opponent), *pairs], floater
        if len(bracket) % 2 and first in may_float and first not in tried:
            for pairs, _ in self.combinations(others, [], clashes, tried):
                yield pairs, first

    def pair_groups(self, groups: list[list[int]], floater: int | None) -> list[Bracket] | None:
        """6.5, 6.6: colours before order; floaters come back, groups are joined (ruling 12)."""
        if not groups:
            return [] if floater is None else None
        first, rest, joined = list(groups[0]), list(groups[1:]), 0
        while True:
            bracket = self.ordered([*first, *([] if floater is None else [floater])])
            tried: list[int | None] = []
            any_valid = False
            for clashes, pairs, left_over in self.in_order(bracket, first, tried):
                any_valid = True
                if left_over in tried:
                    continue
                tried.append(left_over)
                below = self.pair_groups(rest, left_over)
                if below is not None:
                    returned = [one for one in tried[:-1] if one is not None]
                    return [Bracket(bracket, floater, joined, clashes, pairs, left_over, returned), *below]
                if left_over is None:
                    break
            if (floater is not None and not any_valid) or not rest:
                return None
            first += rest.pop(0)
            joined += 1

    def in_order(
        self, bracket: list[int], natives: list[int], tried: list[int | None]
    ) -> Iterator[tuple[int, list[tuple[int, int]], int | None]]:
        """6.5: the combinations with the fewest clashes first (ruling 10), each with its number."""
        for clashes in range(len(bracket) // 2 + 1):
            for pairs, floater in self.combinations(bracket, natives, clashes, tried):
                yield clashes, pairs, floater
