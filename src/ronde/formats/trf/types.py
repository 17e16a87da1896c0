"""Record 192: the type of an event as FIDE codes it."""

from __future__ import annotations

from typing import NamedTuple

from ronde.model import Settings

CUSTOM = "CUSTOM_SWISS"
_DOUBLE, _TEAM = "FIDE_DOUBLESWISS", "FIDE_TEAM"
_PREFERENCES = {"TYPEA": "A", "TYPEB": "B"}
_BAKU = "BAKU"

Options = tuple[tuple[str, str], ...]


class Type(NamedTuple):
    """What a code says."""

    system: str
    options: Options = ()
    baku: bool = False


def read_type(text: str) -> Type | None:
    """The type of a record, if a system of ours is meant by the code."""
    code = text[3:].strip().upper()
    baku = code.endswith(f"_{_BAKU}")
    code = code.removesuffix(f"_{_BAKU}")
    if code == _DOUBLE:
        return Type("double-swiss-2026", (), baku)
    if code == _TEAM or code.startswith(f"{_TEAM}_"):
        options = _team_options(code.removeprefix(_TEAM).split("_")[1:])
        return None if options is None else Type("swiss-team-2026", options, baku)
    return None


def _team_options(words: list[str]) -> Options | None:
    """Preference and scores; nothing is said where they are the usual ones (ruling T1)."""
    if not words:
        return ()
    kind = _PREFERENCES.get(words[0], "none")
    scores = words[1:] if words[0] in _PREFERENCES else words
    if scores and (len(set(scores)) < len(scores) or not set(scores) <= {"MP", "GP"}):
        return None
    first, second = [*scores, "none"][:2] if scores else ("MP", "GP")
    said = {"preference": kind, "score": first, "second": second}
    usual = {"preference": "A", "score": "MP", "second": "GP"}
    return tuple((name, value) for name, value in sorted(said.items()) if value != usual[name])


def type_code(settings: Settings) -> str:
    """The code of an event."""
    baku = f"_{_BAKU}" if settings.acceleration == "baku-2026" else ""
    if settings.system == "double-swiss-2026":
        return _DOUBLE + baku
    if settings.system != "swiss-team-2026":
        return CUSTOM
    kind = settings.option("preference", "A")
    first = settings.option("score", "MP")
    second = settings.option("second", "MP" if first == "GP" else "GP")
    words = [f"TYPE{kind}"] if kind != "none" else []
    words += [first] if second == "none" else [first, second]
    return "_".join((_TEAM, *words)) + baku
