"""The registry of pairing systems: a line for each; its package is imported on first use."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module

from ronde.errors import BadInput
from ronde.systems.base import Measure, RoundPairing, System
from ronde.systems.general import Topic

__all__ = [
    "DEFAULT",
    "KEYS",
    "UNSAID",
    "Measure",
    "RoundPairing",
    "System",
    "Topic",
    "all_systems",
    "known",
    "system",
]

_MODULES = {
    "elo-swiss": ("elo_swiss", "SYSTEM"),
    "dutch-2012": ("dutch_2012", "SYSTEM"),
    "dutch-2017": ("dutch_2017", "SYSTEM"),
    "dutch-2026": ("dutch_2026", "SYSTEM"),
    "lim": ("lim", "SYSTEM"),
    "lim-2026": ("lim_2026", "SYSTEM"),
    "dubov-1997": ("dubov_1997", "SYSTEM"),
    "dubov-2026": ("dubov_2026", "SYSTEM"),
    "burstein-1998": ("burstein_1998", "SYSTEM"),
    "burstein-2026": ("burstein_2026", "SYSTEM"),
    "swiss-team-2026": ("swiss_team_2026", "SYSTEM"),
    "double-swiss-2026": ("double_swiss_2026", "SYSTEM"),
    "fmjd-1986": ("fmjd_1986", "SYSTEM"),
    "fmjd-1986-lots": ("fmjd_1986", "LOTS"),
}

KEYS = _MODULES.keys()  # a view: whatever is registered is in it
DEFAULT = "dutch-2026"  # the default choice
UNSAID = "dutch-2012"  # for journals that name no system; never changed


def system(key: str) -> System:
    """The system of this key."""
    if key not in _MODULES:
        raise BadInput("error-no-system", key=key, keys=", ".join(KEYS))
    return _loaded(*_MODULES[key])


@cache
def _loaded(module: str, name: str) -> System:
    found = getattr(import_module(f"ronde.systems.{module}"), name)
    assert isinstance(found, System)
    return found


def known(key: str | None) -> System | None:
    """The system of a key; none if there is no key or no such system."""
    return system(key) if key in _MODULES else None


def all_systems() -> Iterator[System]:
    """Every system, in the order of the registry."""
    return map(system, tuple(_MODULES))
