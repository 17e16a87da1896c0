"""The Burstein system of 2026 (C.04.4.2)."""

from ronde.facts.acceleration import OF_2026
from ronde.systems.base import Absolute, Code, System, later
from ronde.systems.general import FIDE_2026

SYSTEM = System(
    key="burstein-2026",
    family="burstein",
    text="burstein-2026",
    pair=later("ronde.systems.burstein_2026.procedure"),
    absolute=Absolute("C1", "C3"),
    valid_from="2026-02-01",
    code=Code("FIDE_BURSTEIN"),
    general=FIDE_2026,
    accelerations=OF_2026,
    colours_by_place=True,
)
