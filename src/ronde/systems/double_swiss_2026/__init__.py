"""The Double-Swiss System of 2026 (C.04.5)."""

from ronde.facts.acceleration import OF_2026
from ronde.systems.base import Absolute, Code, System, later
from ronde.systems.general import FIDE_2026

SYSTEM = System(
    key="double-swiss-2026",
    family="double-swiss",
    text="double-swiss-2026",
    pair=later("ronde.systems.double_swiss_2026.procedure"),
    absolute=Absolute("C1"),
    valid_from="2026-02-01",
    code=Code("FIDE_DOUBLESWISS"),
    general=FIDE_2026,
    accelerations=OF_2026,
    limits_colours=False,
    games=2,
)
