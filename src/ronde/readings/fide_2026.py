"""What the texts of Dubov and Burstein of 2026 say in the same words: colours, who may meet, the bye, boards.

Both texts have these articles under the same numbers; R with a number is a ruling.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from ronde.model import Colour, Result, Tournament
from ronde.readings.cards import cards, initial_colour
from ronde.readings.request import Asked, leaves
from ronde.readings.trials import Trials, all_paired

WHITE, BLACK = Colour.WHITE, Colour.BLACK
NONE, MILD, STRONG, ABSOLUTE = 0, 1, 2, 3
BARRING = (Result.PAIRING_BYE, Result.FULL_BYE, Result.FORFEIT_WIN)
Players = frozenset[int]


class Round:
    """A round to pair, with what both texts know of its players."""

    without_games: tuple[Colour | None, int]  # the preference of who has not played

    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        self.request = request
        self.trials = Trials(tournament)
        self.tournament = tournament
        self.settings = tournament.settings
        self.cards = cards(tournament, everyone=True)
        self.here: Players = frozenset(p.id for p in tournament.available())
        self.score = {id_: card.pairing_score for id_, card in self.cards.items()}  # R1
        self.wish = {id_: self.preference(id_) for id_ in self.here}
        self.known: dict[Players, bool] = {}
        self.failed: dict[Players, int] = {}  # no pairing with so few pairs of equal preference

    def pair(self) -> list[tuple[int, int]]:
        """1.9: White and Black in the order of the boards."""
        raise NotImplementedError

    def place(self, id_: int) -> tuple[int, ...]:
        """The order of the text, the highest ranked player first."""
        raise NotImplementedError

    def preference(self, id_: int) -> tuple[Colour | None, int]:
        """The colour a player should have next, and how strongly (1.5 of Burstein, 1.6 of Dubov)."""
        games = self.cards[id_].colours
        if not games:
            return self.without_games
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

    def games(self, id_: int) -> int:
        """Games really played."""
        return sum(cell.played for cell in self.cards[id_].cells)

    def complete(self) -> bool:
        """1.9: everybody can be paired, but for one who may have the bye if their number is odd."""
        if len(self.here) % 2 == 0:
            return self.pairable(self.here)
        return any(self.may_rest(i) and self.pairable(self.here - {i}) for i in self.here)

    def clash(self, a: int, b: int) -> bool:
        """Both should have the same colour (C8 of Burstein, C7 of Dubov)."""
        return self.wish[a][0] is self.wish[b][0] is not None

    def fewest_clashes(self, ids: Players) -> int:
        """Fewest pairs with equal preference over all legal pairings of these players."""
        return next(n for n in range(len(ids) + 1) if self.clashes_at_most(ids, n))

    def clashes_at_most(self, ids: Players, most: int) -> bool:
        """They can be paired with so few pairs of equal preference, or fewer."""
        if not ids:
            return True
        colours = [self.wish[i][0] for i in ids]
        whites, blacks = colours.count(WHITE), colours.count(BLACK)
        if 2 * max(whites, blacks) - len(ids) > 2 * most or self.failed.get(ids, -1) >= most:
            return False
        if not self.pairable(ids):
            return False
        self.trials.one()
        first = min(ids)
        for other in sorted(ids):
            cost = self.clash(first, other)
            if (
                self.legal(first, other)
                and most >= cost
                and self.clashes_at_most(ids - {first, other}, most - cost)
            ):
                return True
        self.failed[ids] = most
        return False

    def legal(self, a: int, b: int) -> bool:
        """C1, C3: they have not met, and not both must have the same colour."""
        same = self.wish[a] == self.wish[b] and self.wish[a][1] == ABSOLUTE
        return a != b and b not in self.cards[a].met and not same and leaves(self.request, a, b)

    def barred(self, id_: int) -> bool:
        """C2: a bye before, or the points of a win without a game."""
        scoring = self.settings.scoring
        return any(
            not cell.played and (cell.result in BARRING or scoring.points(cell) >= scoring.win)
            for cell in self.cards[id_].cells
        )

    def may_rest(self, id_: int) -> bool:
        """C2, and the arbiter does not keep them from the bye."""
        return not self.barred(id_) and id_ not in self.settings.no_bye

    def pairable(self, ids: Players) -> bool:
        """C4: a legal pairing of these players exists."""
        if ids not in self.known:
            self.known[ids] = all_paired(ids, self.legal, self.trials)
        return self.known[ids]

    def bye_rank(self, id_: int) -> tuple[int, int, int]:
        """3.1: the lowest score, the most games, the lowest place."""
        return self.score[id_], -self.games(id_), -self.place(id_)[-1]

    def bye(self) -> int:
        """3.1: the first who may have it and leaves others who can be paired."""
        for id_ in sorted(self.here, key=self.bye_rank):
            if self.may_rest(id_) and self.pairable(self.here - {id_}):
                return id_
        raise self.trials.no_pairing()

    def with_scores(self, ids: Players, levels: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """Every set of players with these scores."""
        if not levels:
            yield ()
            return
        number = levels.count(levels[0])
        for some in combinations(sorted(i for i in ids if self.score[i] == levels[0]), number):
            for rest in self.with_scores(ids, levels[number:]):
                yield some + rest

    def colour_rule(self, a: int, b: int) -> tuple[str, int, Colour]:
        """5.2: the rule that decides, whose colour it gives, and the colour."""
        higher, lower = sorted((a, b), key=self.place)
        (mine, strength), (theirs, as_much) = self.wish[higher], self.wish[lower]
        games = self.cards[higher].colours, self.cards[lower].colours
        if not any(games):  # 5.2.1
            initial = initial_colour(self.tournament)
            return "initial", higher, initial if higher % 2 else initial.opposite
        if mine is None or mine is not theirs:  # 5.2.2
            rule = "both" if mine and theirs else "one"
            return (rule, higher, mine) if mine else (rule, lower, theirs or WHITE)
        if strength != as_much:  # 5.2.3
            rule = "absolute" if ABSOLUTE in (strength, as_much) else "strong"
            return rule, higher if strength > as_much else lower, mine
        for one, other in zip(*map(reversed, games), strict=False):  # 5.2.4
            if one is not other:
                return "latest", lower if one is mine else higher, mine
        return "rank", higher, mine  # 5.2.5

    def coloured(self, a: int, b: int) -> tuple[int, int]:
        """5.2: who has White."""
        _, served, colour = self.colour_rule(a, b)
        other = a + b - served
        return (served, other) if colour is WHITE else (other, served)

    def board(self, ids: tuple[int, int]) -> tuple[int, int, int]:
        """The order of the boards (C.04.2 3.6)."""
        higher = min(ids, key=lambda i: (-self.score[i], i))
        return -self.score[higher], -sum(self.score[i] for i in ids), higher
