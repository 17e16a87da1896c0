"""The Swiss Team System of 2026 (C.04.6) read word for word; what C.04.5 says alike stands in `upfloating`.

The participants of the tournament are teams: the points of a cell are the primary score, its second points
the secondary one.
"""

from __future__ import annotations

from ronde.errors import BadInput
from ronde.model import Colour, Tournament
from ronde.readings.accelerations import virtual_points
from ronde.readings.cards import Card, cards, initial_colour
from ronde.readings.request import Asked
from ronde.readings.upfloating import BLACK, WHITE, Cost, Round, latest_difference


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """White and Black in the order of the boards, the bye as (id, 0)."""
    return SwissTeam(tournament, request).pair()


class SwissTeam(Round):
    """The round to pair."""

    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        settings = tournament.settings
        super().__init__(tournament, request)
        self.type = settings.option("preference", "A")  # of colour preference: A, B or none
        self.criteria = ("C8", "C9", "C10") if self.type == "B" else ("C8", "C10")
        self.real = {card.id: self.scores(card) for card in cards(tournament, everyone=True).values()}
        virtual = virtual_points(tournament)
        if settings.option("score") == "GP" and any(map(any, virtual.values())):  # ruling T9
            raise BadInput("error-accelerated-on-game-points")
        self.initial = initial_colour(tournament)
        self.last = settings.rounds is not None and tournament.next_round >= settings.rounds
        last_two = settings.rounds is not None and tournament.next_round >= settings.rounds - 1
        self.floats_count = not last_two

    def scores(self, card: Card) -> tuple[int, int]:
        """1.2: the primary and the secondary score, without virtual points."""
        second = sum(cell.second or 0 for cell in card.cells)
        return card.score, 0 if self.tournament.settings.option("second") == "none" else second

    def difference(self, id_: int) -> int:
        """1.6.2: matches with White less matches with Black."""
        colours = self.facts[id_].colours
        return colours.count(WHITE) - colours.count(BLACK)

    def preference(self, id_: int) -> tuple[Colour | None, bool]:
        """1.7.1, 1.7.2: the colour, and whether the preference is strong."""
        difference, colours = self.difference(id_), self.facts[id_].colours
        if self.type == "none" or not colours:
            return None, False
        if difference < -1 or (difference in (0, -1) and colours[-2:] == [BLACK, BLACK]):
            return WHITE, True
        if difference > 1 or (difference in (0, 1) and colours[-2:] == [WHITE, WHITE]):
            return BLACK, True
        if self.type == "A":
            return None, False
        if difference == -1 or (difference == 0 and not self.last and colours[-1] is BLACK):
            return WHITE, False
        if difference == 1 or (difference == 0 and not self.last and colours[-1] is WHITE):
            return BLACK, False
        return None, False

    def same(self, a: int, b: int) -> bool:
        """C8: equal preferences."""
        mine, theirs = self.preference(a)[0], self.preference(b)[0]
        return mine is not None and mine is theirs

    def cost(self, a: int, b: int, score: int) -> Cost:
        """C8, C9, C10: equal preferences, equal strong ones (type B), opponents that floated."""
        same, floated = self.same(a, b), self.opponent_floated(a, b, score)
        if self.type != "B":
            return int(same), floated
        return int(same), int(same and self.preference(a)[1] and self.preference(b)[1]), floated

    def colour_rule(self, a: int, b: int) -> tuple[str, int, Colour]:
        """4.2, 4.3.1, 4.3.2, 4.3.3, 4.3.4, 4.3.5, 4.3.6, 4.3.7, 4.3.8, 4.3.9: the rule, whom it serves."""
        first, other = sorted((a, b), key=lambda i: (-self.real[i][0], -self.real[i][1], i))
        mine, theirs = self.facts[first].colours, self.facts[other].colours
        if not mine and not theirs:
            return ("odd", first, self.initial) if first % 2 else ("even", first, self.initial.opposite)
        (wanted, strong), (wanted_there, strong_there) = self.preference(first), self.preference(other)
        if wanted and not wanted_there:
            return "one", first, wanted
        if wanted_there and not wanted:
            return "one", other, wanted_there
        if wanted and wanted is not wanted_there:
            return "both", first, wanted
        if wanted and self.type == "B" and strong != strong_there:
            return "strong", first if strong else other, wanted
        if self.difference(first) != self.difference(other):
            return "difference", first, WHITE if self.difference(first) < self.difference(other) else BLACK
        if then := latest_difference(mine, theirs):
            return "latest", first, then.opposite
        if wanted:
            return "first", first, wanted
        if mine:
            return "alternate", first, mine[-1].opposite
        return "alternate_other", other, theirs[-1].opposite
