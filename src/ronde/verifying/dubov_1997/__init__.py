"""The claims of the Dubov system of 1997, one by one, in the order in which they are made."""

from __future__ import annotations

from ronde.verifying.dubov_1997 import columns, groups

__all__ = ["columns", "groups"]
