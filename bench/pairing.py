"""Processor seconds of pairing the rounds of random opens: mean, slowest round, memory and growth.

    python -m bench.pairing
    python -m bench.pairing dutch-2012 --sizes 60,100 --rounds 9 --events 10
    python -m bench.pairing dutch-2026 --sizes 100000 --rounds 5 --events 1

The opens have draws, forfeits, half-point byes, absences, late entries and withdrawals; their lengths take
turns. Each is played once; then every round is paired again and timed, with the garbage collector as
`ronde pair` has it: at rest. Of large fields there are fewer events. Every line is measured in a process of
its own.
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
from typing import NamedTuple

from ronde.generating import Plan, by_rating, play_all, start
from ronde.model import Tournament
from ronde.pairing import before
from ronde.systems import KEYS, system

LARGE = 300  # from this size on there are as many players in all, so fewer events


class Timed(NamedTuple):
    """The processor seconds of pairing one round."""

    seconds: float
    seed: int
    round: int


def open_of(key: str, players: int, rounds: int, seed: int) -> Plan:
    """The plan of an ordinary open."""
    return Plan(
        players, rounds, seed, key, scoring=system(key).game.scoring,
        forfeit_rate=0.01, absence_rate=0.01, half_bye_rate=0.02, late_rate=0.02, withdrawal_rate=0.03,
        draw_rate=0.1 + 0.6 * (seed * 7 % 10) / 10,
    )  # fmt: skip


def played(plan: Plan) -> Tournament:
    """The whole event, of any size."""
    rng = Random(plan.seed)
    entered = start(plan, rng)
    return play_all(entered, plan, rng, by_rating(entered, plan, rng))


def timed(key: str, players: int, lengths: Sequence[int], events: int, runs: int) -> tuple[list[Timed], int]:
    """Every round of some opens, the least time of some runs; and the megabytes of the process."""
    chosen, found = system(key), []
    for seed in range(1, events + 1):
        event = played(open_of(key, players, lengths[(seed - 1) % len(lengths)], seed))
        gc.collect()
        for round_ in range(1, event.played_rounds + 1):
            times = []
            for _ in range(runs):
                tournament = before(event, round_)
                begin = process_time()
                chosen.pair(tournament)
                times.append(process_time() - begin)
            found.append(Timed(min(times), seed, round_))
    return found, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def numbers(text: str) -> list[int]:
    """A list of numbers with commas."""
    return [int(part) for part in text.split(",")]


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("keys", nargs="*", default=list(KEYS), metavar="KEY", help=f"of {', '.join(KEYS)}")
    parser.add_argument("--sizes", default="20,60,100,150,200,300,1000,10000", type=numbers)
    parser.add_argument("--rounds", default="5,7,9,11", type=numbers)
    parser.add_argument("--events", default=50, type=int, help="of each size up to 300 players")
    parser.add_argument("--runs", default=1, type=int, help="the least time of so many")
    args = parser.parse_args()
    print("system             players rounds  mean ms worst ms  slowest         MB growth")
    for key in args.keys:
        means: dict[int, float] = {}
        for players in args.sizes:
            events = max(1, min(args.events, args.events * LARGE // players))
            with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
                found, megabytes = pool.submit(timed, key, players, args.rounds, events, args.runs).result()
            mean, worst = sum(one.seconds for one in found) / len(found), max(found)
            means[players] = mean
            half = means.get(players // 2)
            growth = f"{mean / half:6.2f}" if half and players % 2 == 0 else ""
            where = f"seed {worst.seed} r{worst.round}"
            print(
                f"{key:18} {players:7} {len(found):6} {1000 * mean:8.2f} {1000 * worst.seconds:8.1f}  "
                f"{where:12} {megabytes:5} {growth}",
                flush=True,
            )


if __name__ == "__main__":
    main()
