"""Reports of ours as other engines read them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ronde.facts import acceleration
from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.model import Scoring, Tournament
from ronde.systems import KEYS, system
from tests.formats.bbp import accepted

USUAL = Scoring()
COLOURED = [key for key in KEYS if system(key).uses_colours and not system(key).plays_matches]
KINDS = [(key, kind) for key in COLOURED for kind in (None, *sorted(system(key).accelerations))]


def played(key: str, seed: int, kind: str | None = None, scoring: Scoring = USUAL) -> Tournament:
    """A random event, with its virtual points written out as the commands do."""
    plan = Plan(16 + seed % 5, 5, seed, key, kind, scoring=scoring)
    lively = replace(plan, forfeit_rate=0.05, absence_rate=0.05, half_bye_rate=0.05, late_rate=0.1)
    return acceleration.stated(generate(replace(lively, withdrawal_rate=0.1)))


@pytest.mark.parametrize(("key", "kind"), KINDS)
def test_events_of_every_kind(key: str, kind: str | None) -> None:
    """Finished, and with rounds to play."""
    for seed in range(5):
        event = played(key, seed, kind)
        accepted(trf.write(event))
        accepted(trf.write(replace(event, settings=replace(event.settings, rounds=9))))


@pytest.mark.parametrize("scale", [(30, 10, 0), (20, 10, 0), (30, 20, 10)])
def test_other_scales(scale: tuple[int, int, int]) -> None:
    """The points of a report agree with its BB lines."""
    scoring = replace(Scoring.of(*scale), pairing_bye=scale[1])
    for seed in range(5):
        accepted(trf.write(played("dutch-2012", seed, scoring=scoring)))
