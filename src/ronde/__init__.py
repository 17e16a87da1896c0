"""Ronde pairs Swiss-system tournaments by the book: the next round, and the article behind each pair."""

from __future__ import annotations

from ronde.errors import BadInput, FileTrouble, NoPairing, Refused, RondeError

__all__ = ["BadInput", "FileTrouble", "NoPairing", "Refused", "RondeError", "pair", "read_trf", "write_trf"]


def __getattr__(name: str) -> object:
    """The functions of the public API, imported when they are first used so that the program starts fast."""
    if name == "pair":
        from ronde.pairing import pair

        return pair
    if name in ("read_trf", "write_trf"):
        from ronde.formats import trf

        return trf.read if name == "read_trf" else trf.write
    raise AttributeError(f"module 'ronde' has no attribute {name!r}")
