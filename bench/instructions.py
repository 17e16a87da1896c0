"""The growth of a round in instructions instead of seconds, counted by valgrind.

    python -m bench.instructions KEY … --sizes 5000,10000 --rounds 3

Seconds depend on what else the machine does and on what fits its caches; instructions are the same in every
run. A random event is played twice, every round paired once in one of them and twice in the other:
the difference is what pairing costs.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from random import Random

from ronde.generating import Plan, by_rating, play, start
from ronde.systems import KEYS, system

VALGRIND = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]


def played(key: str, players: int, rounds: int, times: int) -> None:
    """An event whose rounds are paired so many times each."""
    chosen = system(key)
    plan = Plan(players, rounds, 1, key, scoring=chosen.game.scoring)
    rng = Random(1)
    tournament = start(plan, rng)
    game = by_rating(tournament, plan, rng)
    for _ in range(rounds):
        pairings = [chosen.pair(tournament) for _ in range(times)]
        tournament = tournament.with_round(play(pairings[0].pairs, tournament, chosen, game))


def counted(key: str, players: int, rounds: int, times: int) -> int:
    """The instructions of a process that plays such an event."""
    program = f"from bench.instructions import played; played({key!r}, {players}, {rounds}, {times})"
    environment = os.environ | {"PYTHONHASHSEED": "0"}
    command = [*VALGRIND, sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    found = re.search(r"I +refs: +([\d,]+)", done.stderr)
    assert found, done.stderr
    return int(found[1].replace(",", ""))


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("keys", nargs="*", default=list(KEYS))
    parser.add_argument("--sizes", default="5000,10000")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("valgrind is not installed: on Debian 'apt-get install valgrind'")
    print(f"{'system':18} {'players':>7} {'million a round':>16} {'growth':>7}")
    for key in args.keys:
        before = None
        for size in (int(one) for one in args.sizes.split(",")):
            once, twice = (counted(key, size, args.rounds, times) for times in (1, 2))
            each = (twice - once) / args.rounds
            growth = f"{each / before[1]:7.2f}" if before and size == 2 * before[0] else " " * 7
            print(f"{key:18} {size:7} {each / 1e6:16.0f} {growth}", flush=True)
            before = size, each


if __name__ == "__main__":
    main()
