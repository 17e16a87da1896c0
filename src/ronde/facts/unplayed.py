"""Rounds without a game: players who scored in one and may not have the bye."""

from __future__ import annotations

from ronde.facts.history import Card
from ronde.model import Cell, Result, Scoring
from ronde.rulebook import implements

BYE_OR_FORFEIT = frozenset({Result.PAIRING_BYE, Result.FORFEIT_WIN})
FREE_WINS = frozenset({Result.PAIRING_BYE, Result.FULL_BYE, Result.FORFEIT_WIN})


def unplayed(card: Card) -> list[Cell]:
    """The cells of the past rounds without a game."""
    if card.played == len(card.before):
        return []
    return [cell for cell in card.cells if not cell.played]


@implements("fide-2012 C.04.1.d")
def had_points_unplayed(card: Card, scoring: Scoring) -> bool:
    """Whether the player scored anything without playing, even half a point."""
    return card.given_points


@implements("elo-swiss B1")
def had_free_win(card: Card, scoring: Scoring) -> bool:
    """They have had a bye, a full-point bye or a forfeit win; half a point does not count."""
    return any(cell.result in FREE_WINS for cell in unplayed(card))


@implements("dutch-2017 C.2")
def had_bye_or_forfeit(card: Card, scoring: Scoring) -> bool:
    """A pairing-allocated bye, whatever it was worth, or a forfeit won."""
    return any(cell.result in BYE_OR_FORFEIT for cell in unplayed(card))


@implements("fide-2026 C.04.1.4", "dutch-2026 C2", "dubov-2026 C2", "burstein-2026 C2")
def had_win_unplayed(card: Card, scoring: Scoring) -> bool:
    """A bye, a full-point bye or a forfeit won, or the points of a win in one round without playing."""
    return any(cell.result in FREE_WINS or scoring.points(cell) >= scoring.win for cell in unplayed(card))
