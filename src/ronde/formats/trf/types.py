"""Record 192: the type of an event as FIDE codes it."""

from __future__ import annotations

from ronde.model import Settings
from ronde.rulebook import implements
from ronde.systems import System, all_systems, known
from ronde.systems.base import Options
from ronde.values import frozen

CUSTOM = "CUSTOM_SWISS"
_BAKU = "BAKU"


@frozen
class Type:
    """The meaning of a code."""

    system: str
    options: Options = ()
    acceleration: str | None = None


def read_type(text: str) -> Type | None:
    """The type of a record whose system plays matches, in which the cells mean something else.

    What other types name is looked for when the event is paired (`pairing.edition_of`).
    """
    code = text[3:].strip().upper()
    if "_" not in code:
        return None
    baku = code.endswith(f"_{_BAKU}")
    code = code.removesuffix(f"_{_BAKU}")
    for one in all_systems():
        if one.plays_matches and one.code and f"{code}_".startswith(f"{one.code.name}_"):
            options = one.code.read(code.removeprefix(one.code.name).split("_")[1:])
            return None if options is None else Type(one.key, options, _baku(one) if baku else None)
    return None


@implements("fide-2026 C.04.2.1.3")
def type_code(settings: Settings) -> str:
    """The code of an event."""
    chosen = known(settings.system)
    if chosen is None or chosen.code is None:
        return CUSTOM
    words = [chosen.code.name, *chosen.code.write(settings)]
    if settings.acceleration and settings.acceleration == _baku(chosen):
        words.append(_BAKU)
    return "_".join(words)


def plays_matches(settings: Settings) -> bool:
    """The cells of the event are matches of several games."""
    chosen = known(settings.system)
    return chosen is not None and chosen.plays_matches


def _baku(system: System) -> str | None:
    """The Baku acceleration that goes with a system."""
    return next((key for key in system.accelerations if key.split("-")[0] == _BAKU.lower()), None)
