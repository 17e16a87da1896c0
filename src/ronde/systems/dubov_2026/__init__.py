"""The Dubov system of 2026 (C.04.4.1)."""

from ronde.facts.acceleration import OF_2026
from ronde.systems.base import Absolute, Code, Columns, System, later
from ronde.systems.general import FIDE_2026

SYSTEM = System(
    key="dubov-2026",
    family="dubov",
    text="dubov-2026",
    pair=later("ronde.systems.dubov_2026.procedure"),
    absolute=Absolute("C1", "C3"),
    valid_from="2026-02-01",
    code=Code("FIDE_DUBOV"),
    names=("FIDE_DUBOV_2026",),
    general=FIDE_2026,
    accelerations=OF_2026,
    columns=Columns.COLOURS_ONCE_PLAYED,
)
