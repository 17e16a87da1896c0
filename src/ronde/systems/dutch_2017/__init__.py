"""The Dutch system (C.04.3) as in force from July 2017 to 31 January 2026."""

from ronde.facts.acceleration import GENERAL
from ronde.facts.unplayed import had_bye_or_forfeit
from ronde.systems.base import Absolute, Code, System, later
from ronde.systems.general import FIDE_2012

SYSTEM = System(
    key="dutch-2017",
    family="dutch",
    text="dutch-2017",
    pair=later("ronde.systems.dutch_2017.procedure"),
    absolute=Absolute("C.1", "C.3"),
    valid_from="2017-07-01",
    valid_to="2026-01-31",
    code=Code("FIDE_DUTCH_2017"),
    general=FIDE_2012._replace(barred_from_bye=had_bye_or_forfeit),
    accelerations=GENERAL,
    colours_by_place=True,
)
