"""The refusals of the desk, by the names of their sentences in the catalogue."""

from __future__ import annotations

from ronde.errors import Conflict, Refused
from ronde.words import Value


def refuse(which: str, article: str | None = None, /, **values: Value) -> Refused:
    """The refusal with this name, ready to be raised."""
    return Refused(f"refusal-{which}", article, **values)


def conflict(which: str, article: str | None = None, /, **values: Value) -> Conflict:
    """A refusal because another desk changed the event first."""
    return Conflict(f"refusal-{which}", article, **values)
