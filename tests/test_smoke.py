"""Every registered system can be loaded and pairs: the shortest test that a registration is whole."""

from __future__ import annotations

import pytest

from ronde.generating import Plan, generate
from ronde.systems import System, all_systems


@pytest.mark.parametrize("one", list(all_systems()), ids=lambda one: one.key)
def test_a_system_pairs_a_small_event(one: System) -> None:
    assert callable(one.pair)
    assert one.family
    event = generate(Plan(8, 3, system=one.key, scoring=one.game.scoring))
    assert event.played_rounds == 3
