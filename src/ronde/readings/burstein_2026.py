"""The Burstein system of 2026 (C.04.4.2) read word for word, by trying sets one after the other.

Begin at `Burstein.pair`. What Dubov says alike stands in `fide_2026`; the seeding rounds are those of the
Dutch system of 2026. R with a number is a ruling.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from ronde.model import Result, Tournament
from ronde.readings import dutch_2026
from ronde.readings.fide_2026 import NONE, Players, Round
from ronde.readings.request import Asked


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """White and Black in the order of the boards, the bye as (id, 0)."""
    if tournament.next_round <= seeding_rounds(tournament):
        return dutch_2026.pair(tournament, request)
    return Burstein(tournament, request).pair()


def seeding_rounds(tournament: Tournament) -> int:
    """1.6: four if the number of rounds is unknown (ruling R14)."""
    rounds = tournament.settings.rounds
    return 4 if rounds is None else min(rounds // 2, 4)


class Burstein(Round):
    """A round after the seeding rounds."""

    without_games = (None, NONE)

    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        super().__init__(tournament, request)
        order = sorted(self.here, key=self.index)
        self.rank = {id_: n for n, id_ in enumerate(order)}

    def groups(self, ids: Players) -> list[Players]:
        """1.2: players of equal score, the highest score first."""
        levels = sorted({self.score[i] for i in ids}, reverse=True)
        return [frozenset(i for i in ids if self.score[i] == level) for level in levels]

    def index(self, id_: int) -> tuple[int, int, int]:
        """1.7.1, 1.8: Buchholz, Sonneborn-Berger, number; smaller is ranked higher."""
        buchholz = sonneborn = 0
        player, own = self.cards[id_].player, self.cards[id_].score
        for round_ in range(1, self.tournament.played_rounds + 1):
            cell = player.cell(round_)
            against = self.met_score(cell.opponent) if cell.played and cell.opponent else own
            buchholz += against
            sonneborn += self.settings.scoring.points(cell) * against
        return -buchholz, -sonneborn, id_

    def met_score(self, id_: int) -> int:
        """1.7.2: the score of an opponent; the last byes of an absent player count as draws (ruling R6)."""
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

    def place(self, id_: int) -> tuple[int, ...]:
        """1.8: by the index."""
        return (self.rank[id_],)

    def pair(self) -> list[tuple[int, int]]:
        """1.9: the bye, then the brackets from the top, then colours."""
        bye = self.bye() if len(self.here) % 2 else None
        left = self.here - {bye}
        if not self.pairable(left):
            raise self.trials.no_pairing()
        groups = self.groups(left)
        boards = []
        floaters: Players = frozenset()
        while groups:
            bracket = floaters | groups.pop(0)
            pairs, floaters = self.pair_bracket(bracket, groups)
            boards += [self.coloured(a, b) for a, b in pairs]
        assert not floaters, "somebody is left over"
        return sorted(boards, key=self.board) + ([(bye, 0)] if bye else [])

    def floating(self, bracket: Players, below: Players) -> list[Players]:
        """C4, C5, C6: the smallest sets of outgoing floaters with the lowest scores (ruling R3)."""
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

    def next_value(self, floaters: Players, groups: Sequence[Players]) -> tuple[int, list[int]]:
        """C7: how few players, and with what scores, leave the next bracket (ruling R4)."""
        if not groups:
            return 0, []
        out = self.floating(floaters | groups[0], frozenset().union(*groups[1:]))[0]
        return len(out), sorted((self.score[i] for i in out), reverse=True)

    def pair_bracket(
        self, bracket: Players, groups: Sequence[Players]
    ) -> tuple[list[tuple[int, int]], Players]:
        """3.2.1, 3.2.2, 4.1, 4.2, 4.3: the first pairing in the order of 4 that is best in C5 to C8."""
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
