"""The Burstein system of 1998."""

from ronde.systems.burstein_1998.procedure import SYSTEM

__all__ = ["SYSTEM"]
