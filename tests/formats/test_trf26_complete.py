"""A report in TRF26 says everything that the next round depends on, for every edition in force."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ronde.facts.acceleration import stated
from ronde.formats import trf
from ronde.formats.trf import trf26
from ronde.generating import Plan, generate
from ronde.model import Colour
from ronde.pairing import pair, with_choice
from ronde.systems import System, all_systems

IN_FORCE = [one for one in all_systems() if one.valid_from >= "2026" and not one.pairs_teams]


@pytest.mark.parametrize("system", IN_FORCE, ids=lambda system: system.key)
@pytest.mark.parametrize("accelerated", [False, True], ids=["plain", "accelerated"])
def test_the_next_round_is_the_same_after_reading(system: System, accelerated: bool) -> None:
    plan = Plan(
        17, 4, 5, system.key, "baku-2026" if accelerated else None, half_bye_rate=0.1, absence_rate=0.1
    )
    event = generate(plan)
    settings = replace(event.settings, rounds=9, initial_colour=Colour.BLACK, forbidden=((1, 2), (3, 4, 5)))
    event = replace(event, settings=settings, records=("042 2026/11/17",))
    text = trf26.write(stated(event))
    records = {line[:3] for line in text.split("\n")}
    assert {"142", "152", "192", "260"} <= records
    assert ("250" in records) == accelerated
    assert not {code for code in records if code.startswith(("XX", "BB"))} - {"XXM"}  # matches of two games
    again = with_choice(trf.read(text))
    assert again.settings.system == system.key
    assert pair(again).pairs == pair(event).pairs
