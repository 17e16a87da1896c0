"""The Elo Swiss without colours."""

from ronde.systems.elo_swiss.procedure import SYSTEM

__all__ = ["SYSTEM"]
