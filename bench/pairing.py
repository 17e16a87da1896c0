"""Processor seconds per round, growth and peak memory of a system on random events.

    python -m bench.pairing KEY … --sizes 1000,2000,5000,10000
    python -m bench.pairing dutch-2026 --sizes 100000 --rounds 5

Every line is measured in a process of its own; with `--runs 3` the sizes take turns, and the least time of
each round counts, which a busy machine disturbs less.
"""

from __future__ import annotations

import argparse
import gc
import resource
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from time import process_time

from ronde.generating import Plan, by_rating, play, start
from ronde.model import Scoring
from ronde.systems import KEYS, system


def rounds_of(key: str, players: int, rounds: int, seed: int = 1) -> tuple[list[float], int]:
    """The processor seconds of every round of a random event, and the megabytes of the process."""
    scoring = Scoring.of(20, 10) if key.startswith("fmjd") else Scoring()
    plan = Plan(players, rounds, seed, key, scoring=scoring)
    rng = Random(seed)
    chosen = system(key)
    tournament = start(plan, rng)
    game = by_rating(tournament, plan, rng)
    times = []
    for _ in range(rounds):
        gc.collect()
        begin = process_time()
        pairing = chosen.pair(tournament)
        times.append(process_time() - begin)
        tournament = tournament.with_round(play(pairing.pairs, tournament, chosen, game))
    return times, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def alone(key: str, players: int, rounds: int) -> tuple[list[float], int]:
    """The same in a process of its own."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(rounds_of, key, players, rounds).result()


def least(key: str, sizes: Sequence[int], rounds: int, runs: int) -> dict[int, tuple[list[float], int]]:
    """The least time of every round and the most megabytes of every size, the sizes taking turns."""
    found = [{size: alone(key, size, rounds) for size in sizes} for _ in range(runs)]
    return {
        size: ([min(times) for times in zip(*(run[size][0] for run in found), strict=True)],
               max(run[size][1] for run in found))
        for size in sizes
    }  # fmt: skip


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("keys", nargs="*", default=list(KEYS))
    parser.add_argument("--sizes", default="20,200,500,1000,2000")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--runs", type=int, default=1)
    args = parser.parse_args()
    print(f"{'system':16} {'players':>7} {'mean s':>8} {'worst s':>8} {'MB':>6} {'growth':>7}")
    for key in args.keys:
        before = None
        measured = least(key, [int(size) for size in args.sizes.split(",")], args.rounds, args.runs)
        for size, (times, megabytes) in measured.items():
            mean, worst = sum(times) / len(times), max(times)
            growth = f"{mean / before[1]:7.2f}" if before and size == 2 * before[0] else " " * 7
            print(f"{key:16} {size:7} {mean:8.3f} {worst:8.3f} {megabytes:6} {growth}", flush=True)
            before = size, mean


if __name__ == "__main__":
    main()
