"""All pairing systems, as the rule files name them; the package of each is imported on first use."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from importlib import import_module

from ronde import rulebook
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

DEFAULT = "dutch-2026"  # the default choice
UNSAID = "dutch-2012"  # for journals that name no system; never changed


class _Keys(Collection[str]):
    """The keys of all systems, in the order of menus."""

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and _place(key) is not None

    def __iter__(self) -> Iterator[str]:
        heads = {key: rulebook.head(key) for key in rulebook.text_keys()}
        places = [(int(head["place"]), key) for key, head in heads.items() if "place" in head]
        for _, key in sorted(places):
            yield key
            yield from (f"{key}-{variant}" for variant in heads[key].get("variants", "").split())

    def __len__(self) -> int:
        return sum(1 for _ in self)


KEYS = _Keys()


def _place(key: str) -> tuple[str, str] | None:
    """The package of a system and its name there; None if no rule file knows it. Nothing is imported."""
    if "place" in rulebook.head(key):
        return key.replace("-", "_"), "SYSTEM"
    text, _, variant = key.rpartition("-")
    if variant in rulebook.head(text).get("variants", "").split():
        return text.replace("-", "_"), variant.upper()
    return None


def system(key: str) -> System:
    """The system of this key."""
    found = known(key)
    if found is None:
        raise BadInput("error-no-system", key=key, keys=", ".join(KEYS))
    return found


def known(key: str | None) -> System | None:
    """The system of a key; none if there is no key or no such system."""
    place = _place(key) if key else None
    return _loaded(*place) if place else None


@cache
def _loaded(package: str, name: str) -> System:
    found = getattr(import_module(f"ronde.systems.{package}"), name)
    assert isinstance(found, System)
    return found


def all_systems() -> Iterator[System]:
    """Every system, in the order of menus."""
    return map(system, tuple(KEYS))
