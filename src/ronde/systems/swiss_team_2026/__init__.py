"""The Swiss Team System of 2026 (C.04.6)."""

from ronde.facts.acceleration import OF_2026
from ronde.systems.base import Absolute, System, Template, later
from ronde.systems.general import FIDE_2026
from ronde.systems.swiss_team_2026.code import CODE

SYSTEM = System(
    key="swiss-team-2026",
    family="swiss-team",
    text="swiss-team-2026",
    pair=later("ronde.systems.swiss_team_2026.procedure"),
    absolute=Absolute("C1"),
    valid_from="2026-02-01",
    code=CODE,
    general=FIDE_2026,
    options={"preference": ("A", "B", "none"), "score": ("MP", "GP"), "second": ("GP", "MP", "none")},
    final_ranking="fide-team",
    accelerations=OF_2026,
    limits_colours=False,
    pairs_teams=True,
    template=Template("teams", "Teams", 5, half_byes=0, boards=4),
)
