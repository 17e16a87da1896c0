"""The Burstein system of 1998."""

from collections.abc import Mapping
from importlib import import_module

from ronde.model import Tournament
from ronde.systems.base import Absolute, System, later


def _imaginary(tournament: Tournament) -> Mapping[int, int]:
    points: Mapping[int, int] = import_module("ronde.systems.burstein_1998.facts").imaginary_points(
        tournament
    )
    return points


SYSTEM = System(
    key="burstein-1998",
    family="burstein",
    text="burstein-1998",
    pair=later("ronde.systems.burstein_1998.procedure"),
    absolute=Absolute("", "5.2", "5.3"),
    imaginary=_imaginary,
    valid_from="1998-01-01",
    valid_to="2017-06-30",
)
