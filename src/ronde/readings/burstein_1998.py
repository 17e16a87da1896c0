"""The Burstein system of 1998 (C.04.3.4) read word for word: every combination of every list, in its order.

Begin at `Round.pair`. Numbers in comments are articles, or rulings of the rule file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ronde.model import Colour, Tournament
from ronde.readings.cards import Card, cards, initial_colour
from ronde.readings.request import Asked, Trace, decided, leaves
from ronde.readings.trials import Trials, all_paired

WHITE, BLACK = Colour.WHITE, Colour.BLACK
Combination = tuple[list[tuple[int, int]], int | None]  # pairs (better placed first), and who floats
Bracket = tuple[int, int, list[tuple[int, int]], int | None]  # groups joined, clashes, and the combination


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
        if tournament.next_round <= 2:  # 3.3, rulings 5 and 6
            numbers = sorted(p.id for p in tournament.players)
            for number in numbers[: len(numbers) // 2]:
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
        for group in reversed(self.groups(self.cards)):
            for id_ in reversed(self.ordered(group)):
                barred = self.cards[id_].given_points or id_ in self.settings.no_bye
                if not barred and self.possible(set(self.cards) - {id_}):
                    return id_
        raise self.trials.no_pairing()

    def possible(self, players: Iterable[int]) -> bool:
        """Everybody can be paired legally, whatever the scores."""
        return all_paired(players, self.legal, self.trials)

    def groups(self, players: Iterable[int]) -> list[list[int]]:
        """Players of equal score, the highest score first."""
        by_score: dict[int, list[int]] = {}
        for id_ in players:
            by_score.setdefault(self.score[id_], []).append(id_)
        return [by_score[score] for score in sorted(by_score, reverse=True)]

    def colours(self, a: int, b: int) -> tuple[int, int]:
        """5.1, 5.4.a, 5.4.b, 5.4.c, 5.4.d: White and Black of a pair, the better placed player first."""
        ways = [
            (white, black)
            for white, black in ((a, b), (b, a))
            if self.allowed(white, WHITE) and self.allowed(black, BLACK)
        ]
        if len(ways) == 1:  # ruling 15
            return ways[0]
        mine, theirs = self.due(a), self.due(b)
        if mine is None and theirs is None:  # ruling 20
            lower, higher = min(a, b), max(a, b)
            drawn = initial_colour(self.tournament)
            return (lower, higher) if (lower % 2 == 1) == (drawn is WHITE) else (higher, lower)
        if mine is not theirs:  # ruling 16
            return (a, b) if mine is WHITE or theirs is BLACK else (b, a)
        past, other = self.cards[a].colours, self.cards[b].colours
        difference = abs(past.count(WHITE) - past.count(BLACK))
        against = abs(other.count(WHITE) - other.count(BLACK))
        if difference != against:  # ruling 17
            served = a if difference > against else b
            return self.serve(served, a, b)
        for back in range(1, min(len(past), len(other)) + 1):  # ruling 18
            if past[-back] is not other[-back]:
                return (b, a) if past[-back] is WHITE else (a, b)
        return self.serve(a, a, b)  # ruling 19

    def serve(self, player: int, a: int, b: int) -> tuple[int, int]:
        """Give one of the two the colour that is due."""
        opponent = b if player == a else a
        return (player, opponent) if self.due(player) is WHITE else (opponent, player)

    def pair(self) -> list[tuple[int, int]]:
        """The bye, the brackets, the boards."""
        bye = self.bye()
        players = [id_ for id_ in self.cards if id_ != bye]
        decided(self.trace, "4.2", bye)
        brackets = self.pair_groups(self.groups(players), None)
        assert brackets is not None  # ruling 12: found whenever one exists
        for joined, clashes, made, floater in brackets:
            decided(self.trace, "6.6", joined)
            decided(self.trace, "6.5", clashes)
            decided(self.trace, "6.2 6.4", (made, floater))
        pairs = [one for _, _, made, _ in brackets for one in made]
        boards = [self.colours(a, b) for a, b in pairs]

        def board(pair: tuple[int, int]) -> tuple[int, int, int]:  # ruling 22
            stronger = min(pair, key=lambda id_: (-self.real[id_], id_))
            return -self.real[stronger], -self.real[pair[0]] - self.real[pair[1]], stronger

        return sorted(boards, key=board) + ([] if bye is None else [(bye, 0)])

    def allowed(self, id_: int, colour: Colour) -> bool:
        """5.2, 5.3: one more game with this colour is allowed."""
        games = [*self.cards[id_].colours, colour]
        if abs(games.count(WHITE) - games.count(BLACK)) > 2:
            return False
        return len(games) < 3 or not games[-1] is games[-2] is games[-3]

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
        self, bracket: list[int], may_float: list[int], clashes: int, tried: set[int | None]
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
            tried: set[int | None] = set()
            any_valid = False
            for clashes in range(len(bracket) // 2 + 1):
                for pairs, left_over in self.combinations(bracket, first, clashes, tried):
                    any_valid = True
                    if left_over in tried:
                        continue
                    tried.add(left_over)
                    below = self.pair_groups(rest, left_over)
                    if below is not None:
                        return [(joined, clashes, pairs, left_over), *below]
                    if left_over is None:
                        break
                if None in tried:
                    break
            if (floater is not None and not any_valid) or not rest:
                return None
            first += rest.pop(0)
            joined += 1
