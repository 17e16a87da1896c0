"""The Lim system (C.04.4.3)."""

from ronde.systems.lim.procedure import SYSTEM

__all__ = ["SYSTEM"]
