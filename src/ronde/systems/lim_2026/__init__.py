"""The Lim system of 2026 (C.04.4.3)."""

from ronde.systems.lim_2026.procedure import SYSTEM

__all__ = ["SYSTEM"]
