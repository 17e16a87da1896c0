"""The registry of pairing systems; a system's module is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module

from ronde.errors import BadInput
from ronde.systems.base import Measure, RoundPairing, System

__all__ = ["KEYS", "Measure", "RoundPairing", "System", "system"]

_MODULES = {
    "elo-swiss": ("elo_swiss", "SYSTEM"),
    "dutch-2012": ("dutch_2012", "SYSTEM"),
    "lim": ("lim", "SYSTEM"),
    "lim-2026": ("lim_2026", "SYSTEM"),
    "dubov-1997": ("dubov_1997", "SYSTEM"),
    "dubov-2026": ("dubov_2026", "SYSTEM"),
    "burstein-1998": ("burstein_1998", "SYSTEM"),
    "fmjd-1986": ("fmjd_1986", "SYSTEM"),
    "fmjd-1986-lots": ("fmjd_1986", "LOTS"),
}

KEYS = tuple(_MODULES)


def system(key: str) -> System:
    """The system of this key."""
    if key not in _MODULES:
        raise BadInput("error-no-system", key=key, keys=", ".join(KEYS))
    module, name = _MODULES[key]
    found = getattr(import_module(f"ronde.systems.{module}"), name)
    assert isinstance(found, System)
    return found
