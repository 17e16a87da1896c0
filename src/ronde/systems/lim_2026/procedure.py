"""The Lim system of 2026 (C.04.4.3): the procedure of C.04.3.2 under new numbers.

Groups, floaters, exchanges and colours are those of `systems.lim`, whose functions cite both texts; the
bye (1.1, 7.1) and the numbers of the articles are in `facts`.
"""

from __future__ import annotations

from ronde.model import Tournament
from ronde.systems.base import Request, RoundPairing
from ronde.systems.lim import procedure
from ronde.systems.lim_2026.facts import EDITION


def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
    """The next round by the Lim system of 2026."""
    return procedure.pair(tournament, request, EDITION)
