"""The pairing card of a player, read from the cells: what every text asks first."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.model import Cell, Colour, Player, Tournament
from ronde.readings.accelerations import virtual_points
from ronde.values import frozen

WHITE, BLACK = Colour.WHITE, Colour.BLACK


@frozen
class Card:
    """One player before the round to pair. Points are in tenths."""

    player: Player
    score: int  # the points won so far
    pairing_score: int  # the same with the virtual points of the round to pair
    before: tuple[int, ...]  # the pairing score before each past round, with its virtual points then
    met: frozenset[int]  # opponents of games really played, and those whom the event keeps apart
    colours: tuple[Colour, ...]  # of the games really played, the oldest first
    given_points: bool  # points without a game: a bye, a forfeit won

    @property
    def id(self) -> int:
        """The pairing number."""
        return self.player.id

    @property
    def rating(self) -> int:
        """The rating in the file, 0 if none."""
        return self.player.rating

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The past rounds, without byes announced for later ones."""
        return self.player.cells[: len(self.before)]


def cards(tournament: Tournament, everyone: bool = False) -> dict[int, Card]:
    """The cards of the players to pair, or of everyone."""
    players = tournament.players if everyone else tournament.available()
    virtual = virtual_points(tournament)
    return {player.id: _card(tournament, player, virtual.get(player.id, ())) for player in players}


def _card(tournament: Tournament, player: Player, virtual: Sequence[int]) -> Card:
    scoring = tournament.settings.scoring
    score, before = 0, []
    met, colours, given_points = set(), [], False
    for number in range(1, tournament.next_round):
        before.append(score + _added(virtual, number))
        cell = player.cell(number)
        points = scoring.points(cell)
        if cell.played and cell.opponent is not None:
            met.add(cell.opponent)
            if cell.colour is not None:
                colours.append(cell.colour)
        elif points > 0:
            given_points = True
        score += points
    for group in tournament.forbidden_in(tournament.next_round):
        if player.id in group:
            met |= set(group) - {player.id}
    now = score + _added(virtual, tournament.next_round)
    return Card(player, score, now, tuple(before), frozenset(met), tuple(colours), given_points)


def _added(virtual: Sequence[int], number: int) -> int:
    """The virtual points of a round."""
    return virtual[number - 1] if number <= len(virtual) else 0


def difference(colours: Sequence[Colour]) -> int:
    """Games with White less games with Black."""
    return colours.count(WHITE) - colours.count(BLACK)


def may_have(colours: Sequence[Colour], colour: Colour) -> bool:
    """One more game with it is neither the third running nor three more than with the other colour."""
    after = [*colours, colour]
    if len(after) > 2 and after[-1] is after[-2] is after[-3]:
        return False
    return abs(difference(after)) <= 2


def initial_colour(tournament: Tournament, by_place: bool = False) -> Colour:
    """The colour drawn for number 1: as the event says, or as the first game of round 1 shows; else White.

    `by_place`: places among those who were paired in round 1 are odd or even, not numbers.
    """
    if tournament.settings.initial_colour is not None:
        return tournament.settings.initial_colour
    there = sorted((p for p in tournament.players if p.cell(1).paired), key=lambda player: player.id)
    for place, player in enumerate(there, 1):
        cell = player.cell(1)
        if cell.played and cell.colour is not None:
            return cell.colour if (place if by_place else player.id) % 2 else cell.colour.opposite
    return WHITE
