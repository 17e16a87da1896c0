"""The claims of the Dutch system of 2012, one by one."""

from __future__ import annotations

from ronde.verifying.dutch_2012 import brackets, pairs

__all__ = ["brackets", "pairs"]
