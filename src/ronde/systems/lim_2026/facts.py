"""The particulars of the edition of 2026: the bye (ruling L3), the numbers of the articles."""

from __future__ import annotations

from ronde.facts.unplayed import had_win_unplayed
from ronde.systems.lim.facts import Edition

#: the articles of C.04.3.2 that the story cites, and the sentences for which the new text is finer
NUMBERS = {
    "8.1": "1.1",
    "9.1": "2.1",
    "9.2": "2.2",
    "9.3": "2.3",
    "9.4": "2.4",
    "9.5": "2.5",
    "9.6": "2.6",
    "10.2": "3.2.2",
    "10.3": "3.3",
    "10.4": "3.4",
    "float_on": "3.5",
    "10.6.3": "3.6",
    "10.8": "3.8",
    "10.9": "3.9",
    "10.10": "3.10",
    "11.1": "4.1",
    "11.2": "4.2",
    "11.4": "4.4",
    "12.1": "5.1",
    "12.1.b": "5.1.2",
    "12.2": "5.2",
    "12.3": "5.3",
    "12.4": "5.4",
    "12.5": "5.5",
    "12.6": "5.6",
    "12.7": "5.7",
    "13": "6",
    "14.2": "7.2",
    "maxi": "3.2.3",
    "bye_by_rating": "7.1",
    "undone_below": "2.6.1",
    "undone_above": "2.6.2",
    "float_met": "2.3.1",
    "float_barred": "2.3.2",
    "float_row": "2.3.3",
    "float_level": "3.2.4",
    "float_maxi": "3.2.3",
    "spared_needed": "4.4",
}

EDITION = Edition("lim-2026", had_win_unplayed, bye_by_rating=True, numbers=NUMBERS)
