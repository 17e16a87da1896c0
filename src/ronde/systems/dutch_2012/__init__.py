"""The Dutch system of 2012 (C.04.3.1)."""

from ronde.facts.acceleration import GENERAL
from ronde.systems.base import Absolute, System, later

SYSTEM = System(
    key="dutch-2012",
    family="dutch",
    text="dutch-2012",
    pair=later("ronde.systems.dutch_2012.procedure"),
    absolute=Absolute("B1.a", "B2"),
    valid_from="2012-01-01",
    valid_to="2017-06-30",
    names=("hollandais", "néerlandais", "JaVaFo", "SWISS_STANDARD", "SWISS_HALEY"),
    accelerations=GENERAL,
    colours_by_place=True,
)
