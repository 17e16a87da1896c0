"""The Double-Swiss System of 2026, proved."""

from __future__ import annotations

from ronde.model import Tournament
from ronde.readings.double_swiss_2026 import DoubleSwiss
from ronde.verifying import upfloating
from ronde.verifying.demanded import Account


def demanded(tournament: Tournament) -> Account:
    """What the text demands of the next match."""
    return Proof(tournament).proved()


class Proof(upfloating.Proof, DoubleSwiss):
    """A round of matches."""

    key = "double-swiss-2026"
