"""The Double-Swiss System of 2026 (C.04.5) read word for word; what C.04.6 says alike stands in `upfloating`.

The cell of a match has the results of both its games, its opponent and the colour of game 1.
"""

from __future__ import annotations

from ronde.errors import BadInput
from ronde.model import PLAYED, Colour, Result, Tournament
from ronde.readings.cards import Card, cards, initial_colour
from ronde.readings.request import Asked
from ronde.readings.upfloating import WHITE, Cost, Round, latest_difference


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """White of game 1 and Black in the order of the boards, the bye as (id, 0)."""
    return DoubleSwiss(tournament, request).pair()


class DoubleSwiss(Round):
    """The match to pair."""

    criteria = ("C8",)

    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        for player in tournament.players:
            for number, cell in enumerate(player.cells, 1):
                if cell.opponent is not None and cell.games is None and cell.result is not Result.PENDING:
                    raise BadInput("error-match-of-one-game", id=player.id, round=number)
        super().__init__(tournament, request)
        for card in cards(tournament, everyone=True).values():
            self.facts[card.id].colours = self.colours(card)
        self.initial = initial_colour(tournament)
        rounds = tournament.settings.rounds
        self.floats_count = rounds is None or tournament.next_round < rounds  # ruling P12

    def colours(self, card: Card) -> list[Colour]:
        """1.6: the colours of game 1, in the matches of which at least one game was played (ruling D2)."""
        played = [cell for cell in card.cells if cell.played and PLAYED & set(cell.games or (cell.result,))]
        return [cell.colour for cell in played if cell.colour is not None]

    def cost(self, a: int, b: int, score: int) -> Cost:
        """C8: opponents that floated."""
        return (self.opponent_floated(a, b, score),)

    def colour_rule(self, a: int, b: int) -> tuple[str, int, Colour]:
        """4.2, 4.3.1, 4.3.2, 4.3.3, 4.3.4, 4.3.5: the rule, and whom it serves."""
        higher, other = sorted((a, b), key=lambda i: (-self.score(i), i))
        mine, theirs = self.facts[higher].colours, self.facts[other].colours
        if not mine and not theirs:
            return ("odd", higher, self.initial) if higher % 2 else ("even", higher, self.initial.opposite)
        if mine.count(WHITE) != theirs.count(WHITE):
            return "whites", higher, WHITE if mine.count(WHITE) < theirs.count(WHITE) else WHITE.opposite
        if then := latest_difference(mine, theirs):
            return "latest", higher, then.opposite
        if mine:
            return "alternate", higher, mine[-1].opposite
        return "alternate_other", other, theirs[-1].opposite
