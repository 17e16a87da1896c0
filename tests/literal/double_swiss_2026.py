"""The Double-Swiss System of 2026 (C.04.5) word for word, by trying everything: an oracle for small fields.

A match is two rounds of the tournament: game 1 of match k in round 2k - 1, game 2 in round 2k. Rulings
are those of the rule file.
"""

from __future__ import annotations

from ronde.facts.colours import initial_colour
from ronde.model import Cell, Colour, Player, Result, Tournament
from tests.literal.upfloating import WHITE, Cost, Facts, Round, baku, forbidden, latest_difference

FORFEITED = [Result.FORFEIT_LOSS, Result.FORFEIT_LOSS]


def pair(tournament: Tournament) -> list[tuple[int, int]]:
    """(white of game 1, black) in board order, the bye as (id, 0)."""
    return _Round(tournament).pair()


def games(player: Player, match: int) -> tuple[Cell, Cell]:
    return player.cell(2 * match - 1), player.cell(2 * match)


class _Round(Round):
    def __init__(self, tournament: Tournament) -> None:
        self.players = tournament.by_id()
        self.scale = tournament.settings.scoring
        match_ = (tournament.next_round + 1) // 2
        matches = tournament.settings.rounds // 2 if tournament.settings.rounds else None
        # every value of XXA stands twice
        virtual = {id_: list(values[::2]) for id_, values in tournament.settings.virtual_points}
        if any(line.startswith("192") and "BAKU" in line for line in tournament.records) and not virtual:
            assert matches is not None
            virtual = baku(list(self.players), matches, 2 * self.scale.win)  # ruling D10
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
        self.initial = initial_colour(tournament)
        last = matches is not None and match_ >= matches
        super().__init__(facts, frozenset(p.id for p in tournament.available()), not last)

    # 0, rulings D1 to D4

    def results(self, id_: int, match_: int) -> list[Result]:
        return [cell.result for cell in games(self.players[id_], match_)]

    def opponent(self, id_: int, match_: int) -> int:
        return games(self.players[id_], match_)[0].opponent or 0

    def played(self, id_: int, match_: int) -> bool:
        other = self.opponent(id_, match_)
        return bool(other) and FORFEITED not in (self.results(id_, match_), self.results(other, match_))

    def points(self, id_: int, match_: int) -> int:
        if self.opponent(id_, match_):
            return sum(map(self.scale.points, games(self.players[id_], match_)))
        results = self.results(id_, match_)
        if Result.PAIRING_BYE in results:
            return self.scale.win + self.scale.draw
        return {Result.FULL_BYE: 2 * self.scale.win, Result.HALF_BYE: 2 * self.scale.draw}.get(results[0], 0)

    def enter(self, own: Facts, id_: int, match_: int) -> None:
        results, other = self.results(id_, match_), self.opponent(id_, match_)
        if self.played(id_, match_):
            own.matches += 1
            own.met.add(other)
            first, second = games(self.players[id_], match_)
            if (first.played or second.played) and first.colour:
                own.colours.append(first.colour)
        elif other:
            own.barred |= results != FORFEITED
        else:
            own.barred |= Result.PAIRING_BYE in results or results[0] is Result.FULL_BYE

    # C8

    def cost(self, a: int, b: int, score: int) -> Cost:
        return self.opponent_floated(a, b, score), 0, 0

    # 4

    def coloured(self, a: int, b: int) -> tuple[int, int]:
        higher, other = sorted((a, b), key=lambda i: (-self.score(i), i))
        return (higher, other) if self.colour(higher, other) is WHITE else (other, higher)

    def colour(self, higher: int, other: int) -> Colour:
        """4.3, the colour of the higher ranked player."""
        mine, his = self.facts[higher].colours, self.facts[other].colours
        if not mine and not his:
            return self.initial if higher % 2 else self.initial.opposite
        if mine.count(WHITE) != his.count(WHITE):
            return WHITE if mine.count(WHITE) < his.count(WHITE) else WHITE.opposite
        if then := latest_difference(mine, his):
            return then.opposite
        return mine[-1].opposite if mine else his[-1]
