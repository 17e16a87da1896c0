"""The Elo Swiss without colours."""

from ronde.facts.acceleration import GENERAL
from ronde.facts.unplayed import had_free_win
from ronde.systems.base import Absolute, System, Template, later
from ronde.systems.general import FIDE_2012, Topic

_ARTICLES = {
    Topic.MEET_ONCE: "elo-swiss B1",
    Topic.BYE: "elo-swiss A5",
    Topic.NO_SECOND_BYE: "elo-swiss B1",
    Topic.ADJOURNED: "elo-swiss E9",
    Topic.ABSENT: "elo-swiss E8",
    Topic.WITHDRAWN: "elo-swiss E5",
    Topic.AWAY: "elo-swiss E5",
    Topic.CORRECTIONS: "elo-swiss E7",
    Topic.PUBLISHED: "elo-swiss E6",
}

SYSTEM = System(
    key="elo-swiss",
    family="elo-swiss",
    text="elo-swiss",
    pair=later("ronde.systems.elo_swiss.procedure"),
    absolute=Absolute("B1"),
    general=FIDE_2012.with_articles(_ARTICLES)._replace(
        barred_from_bye=had_free_win, reopens=frozenset(Topic), corrections_end=False
    ),
    final_ranking="PTS,DE1,AVE,LOTS",
    accelerations=GENERAL,
    uses_colours=False,
    template=Template("club", "Club", 7, half_byes=0),
)
