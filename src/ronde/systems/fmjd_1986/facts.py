"""Facts about the participants for the Swiss of the FMJD (1986), and the values it works with.

Vertices are places of the ranking, best first, and sets of them are ints with their bits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum

from ronde.facts.history import Card
from ronde.matching.perfect import Dense
from ronde.matching.rows import mask_of
from ronde.model import Cell, Colour, Player, Result, Tournament
from ronde.rulebook import implements
from ronde.systems import common
from ronde.systems.base import Request
from ronde.values import NamedTuple, frozen, replace

KEY = "fmjd-1986"

DOWN, UP = 1, -1  # the direction in which groups and players are read


@frozen
class Entry:
    """A participant to be paired, with the data for ranking and colours."""

    card: Card
    points: int  # the total and, in an accelerated round, the Points de Classement
    solkoff: int
    berger: int

    @property
    def id(self) -> int:
        """The identification number."""
        return self.card.id

    @property
    def results(self) -> list[Result]:
        """The results of the past rounds."""
        return [cell.result for cell in self.card.cells]

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of the games really played (7.1.8)."""
        return self.card.colours

    @property
    def opponents(self) -> set[int]:
        """The opponents really played (ruling 4), without pairs that the event forbids."""
        return {cell.opponent for cell in self.card.cells if cell.played and cell.opponent is not None}


class Obstacle(IntEnum):
    """An obstacle to a rest; the larger, the stronger."""

    NONE = 0
    MET_DEFAULTER = 1
    FORFEIT_WIN = 2


class Rest(NamedTuple):
    """The participant who rests, and why."""

    place: int
    obstacle: Obstacle
    refused: tuple[int, ...]  # those tried before, without whom the others could not be paired
    defaulters: frozenset[int]


@frozen
class Group:
    """The participants with the same number of points, best first."""

    index: int
    points: int
    members: tuple[int, ...]
    quartered: bool = False

    @property
    def mask(self) -> int:
        """The members as a set."""
        return mask_of(self.members)


class Floater(NamedTuple):
    """A player who leaves the group, and the opponent they get at once (ruling 24)."""

    a: int
    b: int
    target: Group
    distance: int
    skipped: tuple[int, ...]  # of the group, who should have left before
    passed: tuple[int, ...]  # of the target group, who come before the opponent
    nobody_left: bool  # those skipped have met everybody of the target group


class Choice(NamedTuple):
    """A pair inside a group: of `size` players left the first meets the one at `place`."""

    a: int
    b: int
    size: int
    place: int
    tried: tuple[int, ...]  # players before b in the order of trial


@implements("fmjd-1986 2.3")
def may_meet(entries: Sequence[Entry], request: Request | None = None) -> Dense:
    """For every place of the ranking, the set of players not met yet."""
    return common.possible_pairs([entry.card for entry in entries], request)


def adjourned_games(tournament: Tournament) -> Iterator[tuple[tuple[int, int], int]]:
    """The games still to be finished: the two players and the round."""
    for player in tournament.players:
        for round_, cell in enumerate(player.cells, 1):
            if cell.result is Result.PENDING and cell.opponent is not None and player.id < cell.opponent:
                yield (player.id, cell.opponent), round_


@implements("fmjd-1986 8.8")
def adjourned_as_draws(tournament: Tournament) -> Tournament:
    """The tournament in which a game still to be finished counts as a draw, for the pairing only."""
    if not any(cell.result is Result.PENDING for p in tournament.players for cell in p.cells):
        return tournament
    return replace(tournament, players=tuple(map(_settled, tournament.players)), source=())


def _settled(player: Player) -> Player:
    def draw(cell: Cell) -> Cell:
        return replace(cell, result=Result.DRAW) if cell.result is Result.PENDING else cell

    return replace(player, cells=tuple(map(draw, player.cells)))
