"""The Double-Swiss System of 2026 (C.04.5) word for word, by trying everything: an oracle for small fields.

The cell of a match has the results of both its games, its opponent and the colour of game 1. Rulings are
those of the rule file.
"""

from __future__ import annotations

from ronde.model import PLAYED, Colour, Result, Tournament
from ronde.readings.cards import initial_colour
from ronde.readings.request import Asked
from ronde.readings.upfloating import WHITE, Cost, Facts, Round, baku, forbidden, latest_difference, require

HALVES = {"1": 2, "W": 2, "+": 2, "=": 1, "D": 1}  # points of a game in halves of a win
FORFEITED = [Result.FORFEIT_LOSS, Result.FORFEIT_LOSS]


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """(white of game 1, black) in board order, the bye as (id, 0)."""
    return _Round(tournament, request).pair()


class _Round(Round):
    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        self.players = tournament.by_id()
        self.win = tournament.settings.scoring.win // 2  # of a game
        match_, matches = tournament.next_round, tournament.settings.rounds
        virtual = {id_: list(values) for id_, values in tournament.settings.virtual_points}
        if any(line.startswith("192") and "BAKU" in line for line in tournament.source) and not virtual:
            assert matches is not None
            virtual = baku(list(self.players), matches, 2 * self.win)  # ruling D10
        before: dict[int, dict[int, int]] = {}
        for id_ in self.players:
            total, extra = 0, virtual.get(id_, [])
            before[id_] = {}
            for n in range(1, match_ + 1):
                before[id_][n] = total + (extra[n - 1] if n <= len(extra) else 0)
                total += self.points(id_, n)
        facts = {id_: Facts(scores[match_]) for id_, scores in before.items()}
        for id_, own in facts.items():
            own.barred = id_ in tournament.settings.no_bye
            for n in range(1, match_):
                self.enter(own, id_, n)
                if self.played(id_, n) and n == match_ - 1:
                    own.floater = before[id_][n] != before[self.opponent(id_, n)][n]
        forbidden(tournament.forbidden_in(tournament.next_round), facts)
        require(request, facts)
        self.initial = initial_colour(tournament)
        last = matches is not None and match_ >= matches
        super().__init__(tournament, facts, frozenset(p.id for p in tournament.available()), not last)

    # 0, rulings D1 to D4

    def results(self, id_: int, match_: int) -> list[Result]:
        cell = self.players[id_].cell(match_)
        return list(cell.games) if cell.games else [cell.result]

    def opponent(self, id_: int, match_: int) -> int:
        return self.players[id_].cell(match_).opponent or 0

    def played(self, id_: int, match_: int) -> bool:
        other = self.opponent(id_, match_)
        return bool(other) and FORFEITED not in (self.results(id_, match_), self.results(other, match_))

    def points(self, id_: int, match_: int) -> int:
        half = self.win // 2
        if self.opponent(id_, match_):
            return sum(half * HALVES.get(result.value, 0) for result in self.results(id_, match_))
        return half * {"U": 3, "F": 4, "H": 2}.get(self.results(id_, match_)[0].value, 0)

    def enter(self, own: Facts, id_: int, match_: int) -> None:
        results, other = self.results(id_, match_), self.opponent(id_, match_)
        if self.played(id_, match_):
            own.matches += 1
            own.met.add(other)
            colour = self.players[id_].cell(match_).colour
            if colour and PLAYED & set(results):
                own.colours.append(colour)
        elif other:
            own.barred |= results != FORFEITED
        else:
            own.barred |= results[0] in (Result.PAIRING_BYE, Result.FULL_BYE)

    # C8

    def cost(self, a: int, b: int, score: int) -> Cost:
        return self.opponent_floated(a, b, score), 0, 0

    # 4

    def coloured(self, a: int, b: int) -> tuple[int, int]:
        higher, other = sorted((a, b), key=lambda i: (-self.score(i), i))
        return (higher, other) if self.colour(higher, other) is WHITE else (other, higher)

    def colour(self, higher: int, other: int) -> Colour:
        """4.3, the colour of the higher ranked player."""
        mine, theirs = self.facts[higher].colours, self.facts[other].colours
        if not mine and not theirs:
            return self.initial if higher % 2 else self.initial.opposite
        if mine.count(WHITE) != theirs.count(WHITE):
            return WHITE if mine.count(WHITE) < theirs.count(WHITE) else WHITE.opposite
        if then := latest_difference(mine, theirs):
            return then.opposite
        return mine[-1].opposite if mine else theirs[-1]
