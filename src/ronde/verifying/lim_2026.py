"""The Lim system of 2026, proved: the procedure of the older text under new numbers."""

from __future__ import annotations

from ronde.model import Tournament
from ronde.readings import lim_2026
from ronde.verifying.demanded import Account
from ronde.verifying.lim.procedure import Work
from ronde.verifying.lim.told import Told

#: the numbers of the measures of the older text
NUMBERS = {
    "8.1": "1.1",
    "9.3": "2.3",
    "9.6": "2.6",
    "10.2": "3.2.2",
    "10.3": "3.3",
    "10.4": "3.4",
    "10.8": "3.8",
    "10.9": "3.9",
    "10.10": "3.10",
    "11.1": "4.1",
    "11.2": "4.2",
    "12.2": "5.2",
    "13": "6",
}


def demanded(tournament: Tournament) -> Account:
    """What the text demands of the next round."""
    work = Work(lim_2026.Round(tournament))
    work.pair()
    return Told(work, "lim-2026", NUMBERS, by_rating=True)
