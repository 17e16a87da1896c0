"""The Swiss Team System of 2026, proved."""

from __future__ import annotations

from ronde.model import Colour, Tournament
from ronde.readings.swiss_team_2026 import SwissTeam
from ronde.verifying import upfloating
from ronde.verifying.demanded import Account
from ronde.words import Who


def demanded(tournament: Tournament) -> Account:
    """What the text demands of the next round."""
    return Proof(tournament).proved()


class Proof(upfloating.Proof, SwissTeam):
    """A round of teams."""

    key = "swiss-team-2026"

    def wish(self, id_: int) -> tuple[Colour | None, bool]:
        """1.7."""
        return self.preference(id_)

    def failed(self, article: str, pair: tuple[int, int], count: int) -> None:
        """C8, C9: both prefer the same colour; C10."""
        colour = self.preference(pair[0])[0]
        if article == "C10" or colour is None:
            super().failed(article, pair, count)
            return
        kind = "clash" if article == "C8" else "clash_strong"
        self.tell(kind, pair, top=Who(pair[0]), bottom=Who(pair[1]), colour=colour, count=count)
