"""C.04.3 of 2017, article A: differences from 2026 in the cards of the players."""

from __future__ import annotations

from ronde.model import Cell, Scoring
from ronde.rulebook import implements


@implements("dutch-2017 A.4.b")
def floated_unplayed(cell: Cell, scoring: Scoring) -> bool:
    """A round without a game is a downfloat (ruling R3)."""
    return True
