"""The Dubov system of 2026 (C.04.4.1)."""

from ronde.systems.dubov_2026.procedure import SYSTEM

__all__ = ["SYSTEM"]
