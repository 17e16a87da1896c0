"""Facts about the players for the Dubov system of 1997 (articles 1, 2 and 9).

A player is a *vertex*: the place in the order score, rating, weaker opposition, alphabet, which is the
order in which articles 7.1, 7.2 and 8.2 search. A set of players is an int with their bits.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction

from ronde.facts.colours import may_have
from ronde.facts.history import Card, cards
from ronde.matching.rows import masked
from ronde.model import Colour, Tournament
from ronde.rulebook import implements
from ronde.systems import common
from ronde.values import NamedTuple

KEY = "dubov-1997"


class Entry(NamedTuple):
    """A player to pair, with the facts that the articles need."""

    id: int
    score: int
    rating: int
    average: Fraction
    wants: Colour | None
    colours: tuple[Colour, ...]
    played: frozenset[int]  # opponents of games played
    met: Collection[int]  # and players kept apart from them by the arbiter
    opposition: int  # place of their average among all averages, the weakest first
    alphabet: int  # place in the alphabet (ruling R9)
    name: str  # as the alphabet has it
    moved_up: tuple[int, ...]  # the rounds in which they moved up
    barred: bool  # by 2.5
    no_bye: bool  # by 2.2, or kept from it by the arbiter
    given_points: bool

    def may(self, colour: Colour) -> bool:
        """Whether 2.3 and 2.4 let them have this colour."""
        return may_have(self.colours, colour)


class Line(NamedTuple):
    """One line of the list of averages."""

    id: int
    name: str
    score: int  # real points, in tenths
    rating: int
    average: Fraction
    colour: Colour | None  # the colour due; none before the first game


# --- Article 1: definitions -----------------------------------------------------------------------


@implements("dubov-1997 1")
def average(card: Card, ratings: dict[int, int]) -> Fraction:
    """CMA: the average rating of the opponents really played, exact; 0 without any (rulings R1-R3)."""
    played = [ratings[cell.opponent] for cell in card.cells if cell.played and cell.opponent is not None]
    return Fraction(sum(played), len(played)) if played else Fraction(0)


@implements("dubov-1997 1")
def colour_due(colours: Sequence[Colour]) -> Colour | None:
    """The preferential colour, from the games played; none before the first (rulings R4, R5)."""
    return common.due_colour(colours)


def dominating(entries: Iterable[Entry]) -> Colour | None:
    """The colour that more players of a group are due; none if equal (ruling R4)."""
    due = [entry.wants for entry in entries]
    whites, blacks = due.count(Colour.WHITE), due.count(Colour.BLACK)
    return None if whites == blacks else Colour.WHITE if whites > blacks else Colour.BLACK


def entries(tournament: Tournament) -> list[Entry]:
    """The players to pair, in the order of the vertices."""
    everyone = cards(tournament, everyone=True)
    here = [everyone[player.id] for player in tournament.available()]
    ratings = {player.id: player.rating for player in tournament.players}
    averages = {card.id: average(card, ratings) for card in here}
    opposition = {value: place for place, value in enumerate(sorted(set(averages.values())))}
    # Ruling R9; the list of round 1 goes by number (ruling R19).
    round_, settings = tournament.next_round, tournament.settings
    by_name = round_ > 1

    def name(card: Card) -> str:
        return card.player.name.casefold() if by_name else ""

    named = sorted(here, key=lambda card: (name(card), card.id))
    alphabet = {card.id: place for place, card in enumerate(named)}

    def entry(card: Card) -> Entry:
        moved_up = rounds_up(card, everyone)
        return Entry(
            id=card.id,
            score=card.pairing_score,
            rating=card.rating,
            average=averages[card.id],
            wants=colour_due(card.colours),
            colours=card.colours,
            played=frozenset(c.opponent for c in card.cells if c.played and c.opponent is not None),
            met=card.met,
            opposition=opposition[averages[card.id]],
            alphabet=alphabet[card.id],
            name=name(card),
            moved_up=moved_up,
            barred=barred(moved_up, round_, settings.rounds),
            no_bye=no_bye(card, settings.no_bye),
            given_points=card.given_points,
        )

    return sorted(map(entry, here), key=lambda e: (-e.score, -e.rating, e.opposition, e.alphabet))


# --- Article 2: forbidden pairings ----------------------------------------------------------------


@implements("dubov-1997 2.1", "dubov-1997 2.3", "dubov-1997 2.4")
def legal_pairs(field: Sequence[Entry]) -> Sequence[int]:
    """The possible opponents of every vertex: not met before, and the colours can be given to both."""
    white, black = ([entry.may(colour) for entry in field] for colour in Colour)
    fitting = common.colours_fit(white, black)
    return masked(common.not_met(field), fitting)


@implements("dubov-1997 2.2")
def no_bye(card: Card, kept: frozenset[int]) -> bool:
    """Whether they scored without playing (ruling R7), or the arbiter keeps them from the bye."""
    return card.given_points or card.id in kept


@implements("dubov-1997 2.5")
def rounds_up(card: Card, everyone: dict[int, Card]) -> tuple[int, ...]:
    """The rounds in which they were paired with a strictly higher score (ruling R8)."""
    rounds = []
    for index, before in enumerate(card.before):
        opponent = card.player.cell(index + 1).opponent
        if opponent is not None and everyone[opponent].before[index] > before:
            rounds.append(index + 1)
    return tuple(rounds)


@implements("dubov-1997 2.5")
def barred(moved_up: Sequence[int], round_: int, rounds: int | None) -> bool:
    """Whether they may not move up again in this round, unless it is the last one (ruling R8)."""
    most = 4 if rounds is not None and rounds >= 10 else 3
    return round_ != rounds and (round_ - 1 in moved_up or len(moved_up) >= most)


@implements("dubov-1997 2.6")
def may_change(entry: Entry, column: Colour) -> bool:
    """Whether they may go to this column: 2.3 and 2.4 let them have its colour."""
    return entry.may(column)


# --- Article 9: the list of averages --------------------------------------------------------------


@implements("dubov-1997 9")
def cma_list(tournament: Tournament) -> list[Line]:
    """Every player with rating, average of the opponents and colour due, by score and then by number."""
    ratings = {player.id: player.rating for player in tournament.players}
    lines = [
        Line(c.id, c.player.name, c.score, c.rating, average(c, ratings), colour_due(c.colours))
        for c in cards(tournament, everyone=True).values()
    ]
    return sorted(lines, key=lambda line: (-line.score, line.id))
