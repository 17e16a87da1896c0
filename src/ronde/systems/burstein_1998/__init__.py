"""The Burstein system of 1998."""

from ronde.systems.base import Absolute, System, later

SYSTEM = System(
    key="burstein-1998",
    family="burstein",
    text="burstein-1998",
    pair=later("ronde.systems.burstein_1998.procedure"),
    absolute=Absolute("", "5.2", "5.3"),
    valid_from="1998-01-01",
    valid_to="2017-06-30",
)
