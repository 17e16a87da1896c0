"""The Dutch system of 2012 (C.04.3.1)."""

from ronde.systems.dutch_2012.procedure import SYSTEM

__all__ = ["SYSTEM"]
