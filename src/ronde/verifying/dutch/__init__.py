"""The claims of the Dutch systems of 2017 and 2026, one by one."""

from __future__ import annotations

from ronde.verifying.dutch import brackets, leaving, pairs

__all__ = ["brackets", "leaving", "pairs"]
