"""The particulars of the edition of 2026: the bye (ruling L3), the numbers of the criteria."""

from __future__ import annotations

from ronde.facts.unplayed import had_win_unplayed
from ronde.systems.lim.facts import Edition

#: the criteria of C.04.3.2
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

EDITION = Edition("lim-2026", had_win_unplayed, bye_by_rating=True, numbers=NUMBERS)
