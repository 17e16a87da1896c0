"""The ugly ends of `dutch-2012`, and its memory: `python -m bench.dutch`."""

from __future__ import annotations

import gc
import resource
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import perf_counter

from ronde.errors import NoPairing
from ronde.facts.history import scores
from ronde.generating import Plan, by_rating, generate, play, start
from ronde.model import Cell, Colour, Player, Result, Settings, Tournament
from ronde.systems import system

KEY = "dutch-2012"
DUTCH = system(KEY)
W, B = Colour.WHITE, Colour.BLACK


def before(plan: Plan, round_: int) -> Tournament:
    """A random event as it stands when a round is to be paired."""
    return generate(plan).before(round_)


def all_want_white(count: int, rounds: int) -> Tournament:
    """The first half of the field has always had Black and won against the other half."""
    cells: dict[int, list[Cell]] = {id_: [] for id_ in range(1, 2 * count + 1)}
    for round_ in range(rounds):
        for n in range(count):
            a, b = n + 1, count + 1 + (n + round_) % count
            cells[a].append(Cell(b, B, Result.WIN))
            cells[b].append(Cell(a, W, Result.LOSS))
    return Tournament(tuple(Player(i, f"P{i}", cells=tuple(c)) for i, c in cells.items()), Settings(rounds=9))


def one_may_rest(count: int) -> Tournament:
    """Round 5 of an odd field in which only the leader may have the bye: all brackets become one."""
    plan, rng = Plan(count, 9, 1, KEY), Random(1)
    event = start(plan, rng)
    for _ in range(4):
        event = event.with_round(play(DUTCH.pair(event).pairs, event, DUTCH, by_rating(event, plan, rng)))
    score = scores(event)
    leader = max(score, key=lambda id_: score[id_])
    return replace(event, settings=replace(event.settings, no_bye=frozenset(score) - {leader}))


def round_robin(count: int, rounds: int) -> Tournament:
    """So many rounds of an all-play-all: nearly everybody has met nearly everybody."""
    rng = Random(1)
    cells: dict[int, list[Cell]] = {id_: [] for id_ in range(1, count + 1)}
    circle = list(cells)
    games = ((Result.WIN, Result.LOSS), (Result.LOSS, Result.WIN), (Result.DRAW, Result.DRAW))
    for round_ in range(rounds):
        for n in range(count // 2):
            a, b = circle[n], circle[-1 - n]
            if (round_ + n) % 2:
                a, b = b, a
            mine, his = rng.choice(games)
            cells[a].append(Cell(b, W, mine))
            cells[b].append(Cell(a, B, his))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return Tournament(tuple(Player(i, f"P{i}", cells=tuple(c)) for i, c in cells.items()))


CASES: dict[str, Callable[[], Tournament]] = {
    "60 players, round 11 of 11": lambda: before(Plan(60, 11, 3, KEY), 11),
    "30 players, round 9 of 9, 60 % draws": lambda: before(Plan(30, 9, 3, KEY, draw_rate=0.6), 9),
    "16 players, round 11 of 11, 50 % draws": lambda: before(Plan(16, 11, 3, KEY, draw_rate=0.5), 11),
    "400 want White strongly": lambda: all_want_white(400, 1),
    "400 must have White": lambda: all_want_white(400, 2),
    "101 players, only the leader may rest": lambda: one_may_rest(101),
    "401 players, only the leader may rest": lambda: one_may_rest(401),
    "60 players, 29 rounds of all-play-all": lambda: round_robin(60, 29),
    "60 players, 57 rounds of all-play-all": lambda: round_robin(60, 57),
}


def seconds(event: Tournament) -> tuple[float, str]:
    """How long a round takes, and what came out."""
    gc.collect()
    begin = perf_counter()
    try:
        outcome = f"{len(DUTCH.pair(event).pairs)} boards"
    except NoPairing:
        outcome = "no legal pairing"
    return perf_counter() - begin, outcome


def ugly_ends() -> None:
    """Print the seconds of every case."""
    for name, make in CASES.items():
        took, outcome = seconds(make())
        print(f"{name:42} {took:8.3f} s  {outcome}", flush=True)


def memory(players: int) -> None:
    """Print the peak memory of a process that pairs one round of a large event."""
    code = f"from bench.dutch import *; DUTCH.pair(before(Plan({players}, 5, 1, KEY), 5)); print(peak())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    print(f"peak memory at {players} players, round 5: {done.stdout.strip()} MB")


def peak() -> int:
    """The most memory this process has had, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def main() -> None:
    """Print everything."""
    ugly_ends()
    memory(2000)


if __name__ == "__main__":
    main()
