"""The Burstein text of 2026 word for word, by trying sets one after the other: an oracle for small fields.

Numbers in comments are articles of C.04.4.2, "R" the rulings of the rule file. The seeding rounds are
those of the literal reading of the Dutch system of 2026.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, combinations_with_replacement
from random import Random

from ronde.errors import NoPairing
from ronde.facts.colours import initial_colour
from ronde.facts.history import cards
from ronde.matching.perfect import maximum_matching
from ronde.model import Colour, Result, Scoring, Tournament
from tests.literal import dutch_2026
from tests.literal.request import Asked, leaves

WHITE, BLACK = Colour.WHITE, Colour.BLACK
NONE, MILD, STRONG, ABSOLUTE = 0, 1, 2, 3
BARRING = (Result.PAIRING_BYE, Result.FULL_BYE, Result.FORFEIT_WIN)
Players = frozenset[int]


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """(white, black) in board order, the bye as (id, 0)."""
    if tournament.next_round <= seeding_rounds(tournament):
        return dutch_2026.pair(tournament, request)
    return _Round(tournament, request).pair()


def seeding_rounds(tournament: Tournament) -> int:
    """1.6; R14: four if the number of rounds is unknown."""
    rounds = tournament.settings.rounds
    return 4 if rounds is None else min(rounds // 2, 4)


def vary(tournament: Tournament, seed: int) -> Tournament:
    """The field with other settings on some seeds: virtual points, scores, an arbiter's bans."""
    rng = Random(f"burstein 2026 {seed}")
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
    if tournament.next_round <= seeding_rounds(tournament):
        return dutch_2026.absolute(tournament, pairs)
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
        self.tournament = tournament
        self.settings = tournament.settings
        self.cards = cards(tournament, everyone=True)
        self.here: Players = frozenset(p.id for p in tournament.available())
        self.score = {id_: card.pairing_score for id_, card in self.cards.items()}  # R1
        self.wish = {id_: self.preference(id_) for id_ in self.here}
        order = sorted(self.here, key=self.index)
        self.rank = {id_: n for n, id_ in enumerate(order)}
        self.known: dict[Players, bool] = {}
        self.failed: dict[Players, int] = {}  # no pairing with so few pairs of equal preference

    # Article 1

    def preference(self, id_: int) -> tuple[Colour | None, int]:
        """1.5: the first definition that fits."""
        games = self.cards[id_].colours
        if not games:
            return None, NONE
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

    def index(self, id_: int) -> tuple[int, int, int]:
        """1.7 and 1.8: Buchholz, Sonneborn-Berger, TPN; smaller is ranked higher."""
        buchholz = sonneborn = 0
        player, own = self.cards[id_].player, self.cards[id_].score
        for round_ in range(1, self.tournament.played_rounds + 1):
            cell = player.cell(round_)
            against = self.met_score(cell.opponent) if cell.played and cell.opponent else own
            buchholz += against
            sonneborn += self.settings.scoring.points(cell) * against
        return -buchholz, -sonneborn, id_

    def met_score(self, id_: int) -> int:
        """1.7.2 (3), R6: the score of an opponent; the last byes of an absent player count as draws."""
        player, scoring, score = self.cards[id_].player, self.settings.scoring, self.cards[id_].score
        away = (Result.ABSENT, Result.BLANK)
        if id_ in self.here or player.cell(self.tournament.next_round).result not in away:
            return score
        for round_ in range(self.tournament.played_rounds, 0, -1):
            cell = player.cell(round_)
            if cell.opponent is not None or cell.result not in away:
                break
            score += scoring.draw - scoring.points(cell)
        return score

    def games(self, id_: int) -> int:
        return sum(cell.played for cell in self.cards[id_].cells)

    # Article 2

    def legal(self, a: int, b: int) -> bool:
        """C1 and C3."""
        same = self.wish[a] == self.wish[b] and self.wish[a][1] == ABSOLUTE
        return a != b and b not in self.cards[a].met and not same and leaves(self.request, a, b)

    def may_rest(self, id_: int) -> bool:
        """C2, R8."""
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

    def clash(self, a: int, b: int) -> bool:
        """C8, R10."""
        return self.wish[a][0] is self.wish[b][0] is not None

    def fewest_clashes(self, ids: Players) -> int:
        """Fewest pairs with equal preference over all legal pairings of these players."""
        return next(n for n in range(len(ids) + 1) if self.clashes_at_most(ids, n))

    def clashes_at_most(self, ids: Players, most: int) -> bool:
        if not ids:
            return True
        colours = [self.wish[i][0] for i in ids]
        whites, blacks = colours.count(WHITE), colours.count(BLACK)
        if 2 * max(whites, blacks) - len(ids) > 2 * most or self.failed.get(ids, -1) >= most:
            return False
        if not self.pairable(ids):
            return False
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

    # Article 3

    def pair(self) -> list[tuple[int, int]]:
        """1.9: the bye, then the brackets from the top, then colours."""
        bye = self.bye() if len(self.here) % 2 else None
        left = self.here - {bye}
        if not self.pairable(left):
            raise NoPairing("error-no-legal-pairing-exists")
        groups = self.groups(left)
        boards = []
        floaters: Players = frozenset()
        while groups:
            bracket = floaters | groups.pop(0)
            pairs, floaters = self.pair_bracket(bracket, groups)
            boards += [self.coloured(a, b) for a, b in pairs]
        assert not floaters, "somebody is left over"
        return sorted(boards, key=self.board) + ([(bye, 0)] if bye else [])

    def groups(self, ids: Players) -> list[Players]:
        levels = sorted({self.score[i] for i in ids}, reverse=True)
        return [frozenset(i for i in ids if self.score[i] == level) for level in levels]

    def bye(self) -> int:
        """3.1."""
        order = sorted(self.here, key=lambda i: (self.score[i], -self.games(i), -self.rank[i]))
        for id_ in order:
            if self.may_rest(id_) and self.pairable(self.here - {id_}):
                return id_
        raise NoPairing("error-no-legal-pairing-exists")

    def floating(self, bracket: Players, below: Players) -> list[Players]:
        """C4 to C6: the sets of outgoing floaters that are fewest and have the lowest scores (R3)."""
        steps = sorted({self.score[i] for i in bracket}, reverse=True)  # descending lists, the lowest first
        for count in range(len(bracket) % 2, len(bracket) + 1, 2):
            for levels in sorted(combinations_with_replacement(steps, count)):
                sets = [
                    frozenset(out)
                    for out in self.with_scores(bracket, levels)
                    if self.pairable(bracket - set(out)) and self.pairable(below | set(out))
                ]
                if sets:
                    return sets
        raise AssertionError("the field cannot be paired")

    def with_scores(self, ids: Players, levels: Sequence[int]) -> Iterator[tuple[int, ...]]:
        if not levels:
            yield ()
            return
        number = levels.count(levels[0])
        for some in combinations(sorted(i for i in ids if self.score[i] == levels[0]), number):
            for rest in self.with_scores(ids, levels[number:]):
                yield some + rest

    def next_value(self, floaters: Players, groups: Sequence[Players]) -> tuple[int, list[int]]:
        """C7, R4: how few players, and with what scores, leave the next bracket."""
        if not groups:
            return 0, []
        out = self.floating(floaters | groups[0], frozenset().union(*groups[1:]))[0]
        return len(out), sorted((self.score[i] for i in out), reverse=True)

    def pair_bracket(
        self, bracket: Players, groups: Sequence[Players]
    ) -> tuple[list[tuple[int, int]], Players]:
        """3.2: the first pairing in the order of 4 that is best in C5-C8."""
        sets = self.floating(bracket, frozenset().union(*groups))
        if len(sets) > 1:
            value = {out: self.next_value(out, groups) for out in sets}
            best = min(value.values())
            sets = [out for out in sets if value[out] == best]
        clashes = {out: self.fewest_clashes(bracket - out) for out in sets}
        fewest = min(clashes.values())
        sets = [out for out in sets if clashes[out] == fewest]
        # 4: BSN by 1.8; the opponent with the larger BSN comes first, floating (BSN 0) last
        numbered = sorted(bracket, key=lambda i: self.rank[i])
        pairs: list[tuple[int, int]] = []
        floaters: set[int] = set()
        left = bracket
        for player in numbered:
            if player not in left:
                continue
            for opponent in [i for i in reversed(numbered) if i in left and i != player] + [0]:
                fitting = [
                    out
                    for out in sets
                    if (player in out if opponent == 0 else not {player, opponent} & out)
                    and (opponent == 0 or self.legal(player, opponent))
                    and self.possible(left - out - {player, opponent}, pairs, player, opponent, fewest)
                ]
                if fitting:
                    break
            else:
                raise AssertionError("the bracket cannot be paired")
            sets = fitting
            left -= {player, opponent}
            if opponent:
                pairs.append((player, opponent))
            else:
                floaters.add(player)
        return pairs, frozenset(floaters)

    def possible(
        self, rest: Players, pairs: Sequence[tuple[int, int]], player: int, opponent: int, fewest: int
    ) -> bool:
        """With the pairs made and this one, the rest can be paired without more clashes than needed."""
        spent = sum(self.clash(a, b) for a, b in pairs) + bool(opponent and self.clash(player, opponent))
        return spent <= fewest and self.clashes_at_most(rest, fewest - spent)

    # Article 5

    def coloured(self, a: int, b: int) -> tuple[int, int]:
        """5.2, "higher ranked" by 1.8."""
        higher, lower = sorted((a, b), key=lambda i: self.rank[i])
        mine, others = self.cards[higher].colours, self.cards[lower].colours
        if not mine and not others:  # 5.2.1
            initial = initial_colour(self.tournament)
            white = (higher % 2 == 1) == (initial is WHITE)
        elif self.wish[higher][0] is not self.wish[lower][0]:  # 5.2.2
            white = self.wish[higher][0] is WHITE or self.wish[lower][0] is BLACK
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
        """C.04.2 3.6, R13."""
        higher = min(ids, key=lambda i: (-self.score[i], i))
        return -self.score[higher], -sum(self.score[i] for i in ids), higher
