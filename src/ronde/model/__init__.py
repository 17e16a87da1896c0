"""The tournament as a value: players, cells, settings. Nothing here changes once built.

Points are integers in tenths of a point. A tournament that contradicts itself cannot be built.
"""

from ronde.model.players import ABSENT, BLANK, BYE, Cell, Pair, Player, Scoring, Team
from ronde.model.results import BYES, PLAYED, Colour, Outcome, Result, games_of, read_match
from ronde.model.settings import Noted, Remark, Settings
from ronde.model.tournament import Tournament

__all__ = [
    "ABSENT",
    "BLANK",
    "BYE",
    "BYES",
    "PLAYED",
    "Cell",
    "Colour",
    "Noted",
    "Outcome",
    "Pair",
    "Player",
    "Remark",
    "Result",
    "Scoring",
    "Settings",
    "Team",
    "Tournament",
    "games_of",
    "read_match",
]
