"""The Lim system of 2026 (C.04.4.3)."""

from ronde.facts.acceleration import OF_2026
from ronde.systems.base import Absolute, System, later
from ronde.systems.general import FIDE_2026, Topic

OWN_ARTICLES = {
    Topic.NO_SECOND_BYE: "lim-2026 1.1",
    Topic.COLOUR_ROW: "lim-2026 5.1.1",
    Topic.COLOUR_BALANCE: "lim-2026 5.1.2",
    Topic.LARGE_FIELD: "lim-2026 3.2.3",
}

SYSTEM = System(
    key="lim-2026",
    family="lim",
    text="lim-2026",
    pair=later("ronde.systems.lim_2026.procedure"),
    absolute=Absolute("2.1", "2.1"),
    valid_from="2026-02-01",
    general=FIDE_2026.with_articles(OWN_ARTICLES),
    options={"maxi": ("no", "yes")},
    accelerations=OF_2026,
)
