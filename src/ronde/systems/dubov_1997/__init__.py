"""The Dubov system of 1997."""

from ronde.facts.acceleration import GENERAL
from ronde.systems.base import Absolute, Columns, System, later

SYSTEM = System(
    key="dubov-1997",
    family="dubov",
    text="dubov-1997",
    pair=later("ronde.systems.dubov_1997.procedure"),
    absolute=Absolute("2.1", "2.3", "2.4"),
    valid_from="1997-01-01",
    valid_to="2018-06-30",
    options={"lower_c_first": ("no", "yes")},
    accelerations=GENERAL,
    colours_by_place=True,
    columns=Columns.COLOURS,
)
