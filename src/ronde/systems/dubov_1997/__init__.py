"""The Dubov system of 1997."""

from ronde.systems.dubov_1997.procedure import SYSTEM

__all__ = ["SYSTEM"]
