"""Random fields as draughts events have them: 2/1/0, accelerated or not, games adjourned, pairs forbidden."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

from ronde.model import Result, Scoring, Tournament
from tests.draughts_events import grouped
from tests.fields import random_field

ACCELERATIONS = (None, "haley", "quart", None)


def draughts_field(seed: int, smallest: int = 4, largest: int = 14) -> Tournament:
    """The field of a seed; two seeds of four are accelerated."""
    tournament = random_field(seed, smallest, largest, scoring=Scoring.of(20, 10))
    rng = Random(-1 - seed)
    acceleration = ACCELERATIONS[seed % 4]
    ids = [player.id for player in tournament.players]
    settings = replace(
        tournament.settings,
        acceleration=acceleration,
        # quarters need the number of rounds, and are continued only when few of them are left
        rounds=tournament.settings.rounds
        if acceleration != "quart"
        else tournament.next_round + rng.randint(0, 2),
        forbidden=tuple(tuple(rng.sample(ids, 2)) for _ in range(rng.choice((0, 0, 0, 0, 1, 3)))),
        no_bye=frozenset(rng.sample(ids, rng.choice((0, 0, 0, 0, 1, 2)))),
    )
    return _adjourn(replace(tournament, settings=settings), rng)


def _adjourn(tournament: Tournament, rng: Random) -> Tournament:
    """Sometimes one or two games of the last round are not finished."""
    round_ = tournament.played_rounds
    games = [p for p in tournament.players if p.cell(round_).played and p.id < (p.cell(round_).opponent or 0)]
    if not games or rng.random() > 0.15:
        return tournament
    players = tournament.by_id()
    for player in rng.sample(games, min(len(games), rng.randint(1, 2))):
        for id_ in (player.id, player.cell(round_).opponent):
            cell = replace(players[id_].cell(round_), result=Result.PENDING)
            players[id_] = players[id_].with_cell(round_, cell)
    return replace(tournament, players=tuple(players.values()))


def obstructed_field(seed: int) -> Tournament:
    """Up to thirteen players in one to five groups, many of whom may not meet, and nothing else to them."""
    rng = Random(seed)
    ids = list(range(1, rng.randint(6, 13) + 1))
    rng.shuffle(ids)
    cuts = [0, *sorted(rng.randint(0, len(ids)) for _ in range(rng.randint(0, 4))), len(ids)]
    density = rng.choice((0.1, 0.3, 0.5, 0.65, 0.75))
    met = [pair for pair in combinations(sorted(ids), 2) if rng.random() < density]
    return grouped(*(ids[a:b] for a, b in pairwise(cuts)), met=met)
