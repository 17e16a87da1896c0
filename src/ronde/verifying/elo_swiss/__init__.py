"""The claims of the Elo Swiss, one by one."""

from __future__ import annotations

from ronde.verifying.elo_swiss import levels, pairs

__all__ = ["levels", "pairs"]
