"""The FMJD Swiss of 1986, by rating and by lots."""

from ronde.systems.fmjd_1986.procedure import LOTS, SYSTEM

__all__ = ["LOTS", "SYSTEM"]
