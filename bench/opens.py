"""Processor time of pairing ordinary opens: mean and slowest round, and growth where the field doubles.

    python -m bench.opens
    python -m bench.opens dutch-2012 --sizes 60,100 --rounds 9 --events 10

The events are random opens with draws, byes, absences, late entries and withdrawals. They are played once;
then each round is paired again and timed, with the garbage collector as the library leaves it.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Iterator
from time import process_time

from ronde.generating import Plan, generate
from ronde.pairing import before
from ronde.systems import DEFAULT, KEYS, system
from ronde.values import NamedTuple


class Timed(NamedTuple):
    """The processor seconds of pairing one round."""

    seconds: float
    seed: int
    round: int


def open_of(key: str, players: int, rounds: int, seed: int) -> Plan:
    """The plan of an ordinary open."""
    return Plan(
        players, rounds, seed, key,
        forfeit_rate=0.01, absence_rate=0.01, half_bye_rate=0.02, late_rate=0.02, withdrawal_rate=0.03,
        draw_rate=0.1 + 0.6 * (seed * 7 % 10) / 10,
    )  # fmt: skip


def timed(key: str, players: int, rounds: int, events: int) -> Iterator[Timed]:
    """Every round of some opens."""
    chosen = system(key)
    for seed in range(1, events + 1):
        event = generate(open_of(key, players, rounds, seed))
        gc.collect()
        for round_ in range(1, event.played_rounds + 1):
            tournament = before(event, round_)
            begin = process_time()
            chosen.pair(tournament)
            yield Timed(process_time() - begin, seed, round_)


def numbers(text: str) -> list[int]:
    """A list of numbers with commas."""
    return [int(part) for part in text.split(",")]


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("keys", nargs="*", default=[DEFAULT], metavar="KEY", help=f"of {', '.join(KEYS)}")
    parser.add_argument("--sizes", default="20,60,100,150,200,300,1000", type=numbers)
    parser.add_argument("--rounds", default="5,7,9,11", type=numbers)
    parser.add_argument("--events", default=50, type=int, help="of each length (of 1,000 players: a tenth)")
    args = parser.parse_args()
    print(f"{'system':18} {'players':>7} {'rounds':>6} {'mean ms':>8} {'worst ms':>8}  {'slowest':14} growth")
    for key in args.keys:
        means: dict[int, float] = {}
        for players in args.sizes:
            found: list[Timed] = []
            for rounds in args.rounds:
                found += timed(key, players, rounds, max(1, args.events // (10 if players >= 1000 else 1)))
            mean, worst = sum(one.seconds for one in found) / len(found), max(found)
            half = means.get(players // 2)
            growth = f"{mean / half:.2f}" if half and players % 2 == 0 else ""
            where = f"seed {worst.seed} r{worst.round}"
            print(
                f"{key:18} {players:7} {len(found):6} {1000 * mean:8.2f} {1000 * worst.seconds:8.1f}  "
                f"{where:14} {growth}",
                flush=True,
            )
            means[players] = mean


if __name__ == "__main__":
    main()
