"""The Dutch system (C.04.3) as in force from 1 February 2026."""

from ronde.facts.acceleration import OF_2026
from ronde.systems.base import Absolute, Code, System, later
from ronde.systems.general import FIDE_2026

SYSTEM = System(
    key="dutch-2026",
    family="dutch",
    text="dutch-2026",
    pair=later("ronde.systems.dutch_2026.procedure"),
    absolute=Absolute("C1", "C3"),
    valid_from="2026-02-01",
    code=Code("FIDE_DUTCH_2026"),
    general=FIDE_2026,
    accelerations=OF_2026,
    colours_by_place=True,
)
