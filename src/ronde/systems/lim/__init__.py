"""The Lim system before 2026 (C.04.3.2)."""

from ronde.facts.acceleration import GENERAL
from ronde.systems.base import Absolute, System, later
from ronde.systems.general import FIDE_2012, Topic

SYSTEM = System(
    key="lim",
    family="lim",
    text="lim",
    pair=later("ronde.systems.lim.procedure"),
    absolute=Absolute("9.1", "9.1"),
    valid_from="1987-01-01",
    valid_to="2026-01-31",
    general=FIDE_2012.with_articles({Topic.LARGE_FIELD: "lim 10.2"}),
    options={"maxi": ("no", "yes")},
    accelerations=GENERAL,
)
