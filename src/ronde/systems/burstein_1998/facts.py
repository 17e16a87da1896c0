"""Facts about the players for the Burstein system, and the values it works with.

Players are kept in the order of article 3.2 over the whole field: `place` 0 is the highest, and a set of
players is an int with the bits of their places, so that the lowest bit of a bracket is its No. 1.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.facts.colours import may_have
from ronde.facts.history import Card, cards
from ronde.matching.perfect import Dense
from ronde.matching.rows import masked
from ronde.model import Colour, Tournament
from ronde.rulebook import implements
from ronde.systems import common
from ronde.systems.base import Request
from ronde.values import NamedTuple

KEY = "burstein-1998"


class Entry(NamedTuple):
    """A player to pair: the card, the place in the order of 3.2 (0 is the highest), the due colour."""

    card: Card
    place: int
    score: int  # with the imaginary point
    due: Colour | None
    kept: bool = False  # kept from the bye by the arbiter

    @property
    def id(self) -> int:
        """The pairing number."""
        return self.card.id

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of the games played."""
        return self.card.colours

    @property
    def played(self) -> frozenset[int]:
        """The opponents of the games played."""
        return frozenset(c.opponent for c in self.card.cells if c.played and c.opponent is not None)


class Bye(NamedTuple):
    """The players in line for the bye, lowest first, and the one who gets it."""

    line: tuple[int, ...]
    turn: int

    @property
    def place(self) -> int:
        """The taker of the bye."""
        return self.line[self.turn]

    @property
    def passed(self) -> tuple[int, ...]:
        """The players earlier in the line."""
        return self.line[: self.turn]


class Combination(NamedTuple):
    """One line of the list of combinations, by places."""

    pairs: tuple[tuple[int, int], ...]  # the higher place first
    floater: int | None
    clashes: int
    choices: tuple[int, ...]  # how many lower ones each highest player passed over, in turn


class Bracket(NamedTuple):
    """The score groups first … last as one, with incoming floaters and the pairing."""

    first: int
    last: int
    members: int
    came: int | None
    combination: Combination
    returned: tuple[int, ...]  # floaters who came back (6.6)


@implements("burstein-1998 1", "burstein-1998 4.4")
def due_colour(colours: Sequence[Colour]) -> Colour | None:
    """The colour played less often, or the one not played last; None before the first game."""
    due = common.due_colour(colours)
    # ruling 11: a colour that 5.2 or 5.3 forbid is not due
    return due.opposite if due and not may_have(colours, due) else due


def score_groups(field: Sequence[Entry], players: int) -> list[int]:
    """The players of each score, highest score first."""
    return list(common.score_groups([entry.score for entry in field], players).values())


@implements("burstein-1998 3.1", "burstein-1998 5.2", "burstein-1998 5.3")
def legal_pairs(field: Sequence[Entry], request: Request | None = None) -> Dense:
    """The possible opponents of every place: not met yet, and with colours that both may have."""
    players = [entry.card for entry in field]
    white, black = ([may_have(entry.colours, colour) for entry in field] for colour in Colour)
    only = common.one_colour_only(white, black)
    if len(only) > 1:
        return common.possible_pairs(players, request, only)
    fitting = masked(common.not_met(players), common.colours_fit(white, black))
    graph = common.requested(fitting, [card.id for card in players], request)
    return common.dense(graph, players, request, only)


@implements("burstein-1998 3.2")
def in_order(tournament: Tournament) -> list[Entry]:
    """Sonneborn-Berger, Buchholz, Median, rating, highest first; score plays no part (rulings 1 to 4)."""
    everyone = cards(tournament, everyone=True)
    extra = imaginary_points(tournament)
    score = {id_: card.score + extra.get(id_, 0) for id_, card in everyone.items()}
    there = [(_opposition(everyone[p.id], score, tournament), everyone[p.id]) for p in tournament.available()]
    there.sort(key=lambda item: (*(-value for value in item[0]), -item[1].rating, item[1].id))
    kept = tournament.settings.no_bye
    return [
        Entry(card, place, score[card.id], due_colour(card.colours), card.id in kept)
        for place, (_, card) in enumerate(there)
    ]


def _opposition(card: Card, score: dict[int, int], tournament: Tournament) -> tuple[int, int, int]:
    """Sonneborn-Berger, Buchholz and Median over the games played."""
    games = [cell for cell in card.cells if cell.played and cell.opponent is not None]
    met = sorted(score[cell.opponent] for cell in games if cell.opponent is not None)
    points = tournament.settings.scoring.points
    sonneborn = sum(points(cell) * score[cell.opponent] for cell in games if cell.opponent is not None)
    # ruling 2: the Median needs three opponents
    return sonneborn, sum(met), sum(met[1:-1])


@implements("burstein-1998 3.3")
def top_half(tournament: Tournament) -> list[int]:
    """The players with the imaginary point: the top half of all, in rounds 1 and 2 (rulings 5 and 6)."""
    if tournament.next_round > 2:
        return []
    numbers = sorted(player.id for player in tournament.players)
    return numbers[: len(numbers) // 2]


@implements("burstein-1998 3.3")
def imaginary_points(tournament: Tournament) -> dict[int, int]:
    """One win more for the top half."""
    return dict.fromkeys(top_half(tournament), tournament.settings.scoring.win)


@implements("burstein-1998 4.1")
def barred_from_bye(entry: Entry) -> bool:
    """Whether they have scored without playing, or the arbiter keeps them from the bye."""
    return entry.card.given_points or entry.kept
