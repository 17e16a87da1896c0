"""Accelerations: functions from a tournament to the virtual points of every player and round."""

from __future__ import annotations

from ronde.model import Tournament


def virtual_points(tournament: Tournament) -> dict[int, tuple[int, ...]]:
    """Virtual points in tenths per player: one number for every round up to the one to pair."""
    return dict(tournament.settings.virtual_points)
