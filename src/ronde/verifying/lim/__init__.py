"""The Lim system in both editions, proved: the order of work of the text, with matchings in place of trials.

Who may meet, who is due which colour and who may have the bye is said by the reading of the edition.
"""

from __future__ import annotations

from ronde.model import Tournament
from ronde.readings import lim
from ronde.verifying.demanded import Account
from ronde.verifying.lim.procedure import Work
from ronde.verifying.lim.told import Told


def demanded(tournament: Tournament) -> Account:
    """What the text of C.04.3.2 demands of the next round."""
    work = Work(lim.Round(tournament))
    work.pair()
    return Told(work, "lim")
