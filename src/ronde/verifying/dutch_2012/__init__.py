"""The Dutch system of 2012, proved: its brackets found by matchings, and what they demand to be told.

Who may meet, what a criterion counts and who has White is said by the reading.
"""

from __future__ import annotations

from ronde.model import Tournament
from ronde.verifying.demanded import Account
from ronde.verifying.dutch_2012.procedure import Work
from ronde.verifying.dutch_2012.told import Told

BY_PLACE = True  # colours of round 1 alternate by places


def demanded(tournament: Tournament) -> Account:
    """What the text demands of the next round."""
    work = Work(tournament)
    work.pair()
    return Told(work)
