"""0 and 1: matches of two games, and the facts about each player."""

from __future__ import annotations

from ronde.errors import BadInput
from ronde.facts.history import Card, cards
from ronde.model import PLAYED, Cell, Colour, Result, Scoring, Tournament
from ronde.rulebook import implements
from ronde.systems.upfloating.field import Entry, entries
from ronde.values import fields, replace

KEY = "double-swiss-2026"
_FORFEITED = (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS)

Games = tuple[Cell, Cell]


@implements("double-swiss-2026 0.1", "double-swiss-2026 0.2")
def match_of(mine: Games, theirs: Games, scale: Scoring) -> Cell:
    """The match that two games make, seen by the player with the first cells.

    A player who forfeits both games forfeits the match; every other match is played (rulings D1, D2).
    """
    results, others = ((first.result, second.result) for first, second in (mine, theirs))
    points, against = (sum(map(scale.points, games)) for games in (mine, theirs))
    if Result.PENDING in (*results, *others):
        result = Result.PENDING
    elif _FORFEITED in (results, others):
        result = Result.FORFEIT_LOSS if results == _FORFEITED else Result.FORFEIT_WIN
    elif points == against:
        result = Result.DRAW
    else:
        result = Result.WIN if points > against else Result.LOSS
    first = mine[0]
    return Cell(first.opponent, first.colour, result, points, games=results)


@implements("double-swiss-2026 1.4")
def match_scale(scoring: Scoring) -> Scoring:
    """Ruling D3: twice the points of a game; the bye is a game won and a game drawn."""
    doubled = Scoring(*(2 * getattr(scoring, name) for name in fields(scoring)))
    if scoring.pairing_bye == scoring.win:
        return replace(doubled, pairing_bye=scoring.win + scoring.draw)
    return doubled


def game_scale(scoring: Scoring) -> Scoring:
    """The scale of games behind a scale of matches."""
    halved = Scoring(*(getattr(scoring, name) // 2 for name in fields(scoring)))
    if scoring.pairing_bye == halved.win + halved.draw:
        return replace(halved, pairing_bye=halved.win)
    return halved


@implements("double-swiss-2026 1.6")
def colours_of(card: Card) -> tuple[Colour, ...]:
    """The colours of game 1 in the matches with at least one game played (ruling D2)."""
    return tuple(
        cell.colour
        for cell in card.cells
        if cell.played and cell.colour and (cell.games is None or set(cell.games) & PLAYED)
    )


def players_of(tournament: Tournament) -> list[Entry]:
    """The players to pair in the order of their numbers."""
    for player in tournament.players:
        for number, cell in enumerate(player.cells, 1):
            if cell.opponent is not None and cell.games is None and cell.result is not Result.PENDING:
                raise BadInput("error-match-of-one-game", id=player.id, round=number)
    everyone = cards(tournament, everyone=True)
    field = entries(everyone, (p.id for p in tournament.available()))
    return [entry._replace(colours=colours_of(entry.card)) for entry in field]
