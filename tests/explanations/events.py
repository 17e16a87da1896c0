"""Rounds of random events, as explanations are tried on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ronde.explaining.published import Published, as_paired
from ronde.generating import Plan, generate
from ronde.model import Tournament
from ronde.pairing import before, pair
from ronde.systems import system
from ronde.teams import fold
from ronde.teams import read as read_teams

SIZES = (9, 14, 21)


@cache
def _event(key: str, seed: int) -> Tournament:
    """A small event with absences, forfeits and late entries."""
    chosen = system(key)
    plan = Plan(
        players=SIZES[seed % len(SIZES)],
        rounds=6,
        seed=seed,
        system=key,
        absence_rate=0.03,
        forfeit_rate=0.02,
        half_bye_rate=0.02,
        late_rate=0.05,
        boards=4 if chosen.pairs_teams else 0,
    )
    made = generate(plan)
    return fold(read_teams(made)) if chosen.pairs_teams else made


def random_rounds(key: str, rounds: int = 5) -> Iterator[tuple[Tournament, Published]]:
    """The tournament before each round, and the round."""
    for seed in range(3):
        event = _event(key, seed)
        for number in range(1, min(rounds, event.played_rounds) + 1):
            then = before(event, number)
            yield then, as_paired(pair(then))
