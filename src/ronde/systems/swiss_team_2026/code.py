"""The part of the TRF26 code after FIDE_TEAM: preference and scores (ruling T1)."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.model import Settings
from ronde.systems.base import Code, Options

_PREFERENCES = {"TYPEA": "A", "TYPEB": "B"}
_USUAL = {"preference": "A", "score": "MP", "second": "GP"}


def _read(words: Sequence[str]) -> Options | None:
    """Preference and scores; the usual ones are left out."""
    if not words:
        return ()
    kind = _PREFERENCES.get(words[0], "none")
    scores = words[1:] if words[0] in _PREFERENCES else words
    if scores and (len(set(scores)) < len(scores) or not set(scores) <= {"MP", "GP"}):
        return None
    first, second = [*scores, "none"][:2] if scores else ("MP", "GP")
    said = {"preference": kind, "score": first, "second": second}
    return tuple((name, value) for name, value in sorted(said.items()) if value != _USUAL[name])


def _write(settings: Settings) -> list[str]:
    kind = settings.option("preference", "A")
    first = settings.option("score", "MP")
    second = settings.option("second", "MP" if first == "GP" else "GP")
    words = [f"TYPE{kind}"] if kind != "none" else []
    return words + ([first] if second == "none" else [first, second])


CODE = Code("FIDE_TEAM", _read, _write)
