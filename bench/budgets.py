"""Legal files that ask much of the engines, each with a budget: `python -m bench.budgets [KEY …]`.

    2 seconds of processor time and 300 MB for a field of up to 300 players, whatever the file says

Every shape is paired in a process of its own, which is stopped after a while; a line over budget is marked.
"""

from __future__ import annotations

import argparse
import gc
import resource
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time

from bench.shapes import (
    absent,
    all_want_white,
    as_event_of,
    chain,
    clubs,
    drawn,
    field,
    forfeited,
    hubs,
    long_lists,
    mostly_apart,
    odd_all_play_all,
    one_may_rest,
    opponents_left,
    opponents_out,
    opposites,
    own_rounds,
    round_robin,
    star,
    two_clubs,
    virtual,
)
from ronde.errors import NoPairing
from ronde.formats import trf
from ronde.model import Tournament
from ronde.systems import KEYS, system

SECONDS, MEGABYTES, PATIENCE = 2.0, 300, 60


def left_over(count: int, number: int, key: str) -> Tournament:
    """Everybody has a few opponents left after five rounds."""
    return opponents_left(count, number, 5)


def left_out(count: int, number: int, key: str) -> Tournament:
    """Everybody may meet all but a few after two rounds."""
    return opponents_out(count, number, 2)


def stored(name: str) -> Tournament:
    """A file of bench/slow, which no shape makes as slow."""
    return trf.read((Path(__file__).parent / "slow" / f"{name}.trf").read_bytes())


SHAPES: dict[str, Callable[[str], Tournament]] = {
    "300 players, round 9": lambda key: own_rounds(key, 300, 8),
    "300 players, 8 rounds by lot": lambda key: drawn(field(300), 8),
    "star, 199 players, 60 rounds": lambda key: star(199, 60),
    "90 % of pairs forbidden, 73 players": lambda key: mostly_apart(73, 0.9, 2),
    "90 % of pairs forbidden, 77 players": lambda key: mostly_apart(77, 0.9, 2, 2),
    "80 % of pairs forbidden, 45 players": lambda key: mostly_apart(45, 0.8, 3),
    "98 % of pairs forbidden, 200 players": lambda key: mostly_apart(200, 0.98, 1),
    "60 % of pairs forbidden, 300 players": lambda key: mostly_apart(300, 0.6, 3),
    "45 players, round 26": lambda key: drawn(field(45, rounds=30), 25),
    "half of 300 players one club, round 5": lambda key: clubs(300, 0.5, 4),
    "third of 67 players one club, round 26": lambda key: clubs(67, 0.34, 25),
    "200 records of virtual points to round 999": lambda key: virtual(200),
    "300 players, 150 rounds of an all-play-all": lambda key: round_robin(300, 150),
    "two clubs of 150, round 3": lambda key: two_clubs(300, 2),
    "lists of fifty for 150 of 300 players": lambda key: long_lists(300),
    "half-point byes for half of 300 players": lambda key: absent(300, 6),
    "round 1 forfeited by all 300": lambda key: forfeited(300),
    "80 players, round 52": lambda key: drawn(field(80, rounds=60), 51),
    "40 players, last round of an all-play-all": lambda key: round_robin(40, 38),
    "41 players, last round of an all-play-all": lambda key: odd_all_play_all(41, 40),
    "150 want White, 150 Black": lambda key: all_want_white(150, 2),
    "401 players, only the leader may rest": lambda key: one_may_rest(key, 401, 4),
    "chain of 100, each may meet the next six": lambda key: chain(100, 6, 3),
    "chain of 150, each may meet the next six": lambda key: chain(150, 6, 3),
    "chain of 200, each may meet the next three": lambda key: chain(200, 3, 1),
    "100 players, up to 9 opponents opposite": lambda key: opposites(100, 4, 4),
    "200 players, up to 9 opponents opposite": lambda key: opposites(200, 4, 4),
    "100 players, up to 27 opponents opposite": lambda key: opposites(100, 13, 8),
    "180 players, up to 27 opponents opposite": lambda key: opposites(180, 13, 8),
    "200 players, up to 25 opponents opposite": lambda key: opposites(200, 12, 6),
    "25 hubs and odd trios, 100 players": lambda key: hubs(100, 25, 2),
    "50 hubs and odd trios, 200 players, round 1": lambda key: hubs(200, 50, 0),
    "50 hubs and odd trios, 200 players": lambda key: hubs(200, 50, 2),
    "53 hubs and odd trios, 200 players": lambda key: hubs(200, 53, 2),
    "51 hubs and odd trios, 199 players": lambda key: hubs(199, 51, 2),
    "90 % of pairs forbidden, 100 players": lambda key: mostly_apart(100, 0.9, 2),
    "95 % of pairs forbidden, 200 players": lambda key: mostly_apart(200, 0.95, 2),
    "180 players, 6 opponents left, round 10": lambda key: opponents_left(180, 6, 9, 77),
    "200 players, 5 opponents left, the slowest found": lambda key: stored("five_opponents_left"),
    "200 players, 3 opponents left, 8 of 10 drawn": lambda key: opponents_left(200, 3, 5, 70, 0.8),
}
for _count in (100, 200):
    for _number in range(1, 7):
        SHAPES[f"{_count} players, {_number} opponents left"] = partial(left_over, _count, _number)
    for _number in (1, 3, 6):
        SHAPES[f"{_count} players, {_number} more opponents out"] = partial(left_out, _count, _number)


def once(name: str, key: str) -> None:
    """Pair a shape and print what it took."""
    event, chosen = as_event_of(key, SHAPES[name](key)), system(key)
    gc.collect()
    begin, said = process_time(), "pairs"
    try:
        chosen.pair(event)
    except NoPairing:
        said = "no pairing"
    used = process_time() - begin
    print(f"{used:.2f} {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} {said}")


def measured(name: str, key: str) -> tuple[float, int, str]:
    """The seconds, megabytes and outcome of a shape in a process of its own."""
    command = [sys.executable, "-m", "bench.budgets", "--once", name, key]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE * 2)
    except subprocess.TimeoutExpired:
        return float("inf"), 0, "stopped"
    if done.returncode:
        return float("nan"), 0, done.stderr.strip().splitlines()[-1][:60]
    seconds, megabytes, said = done.stdout.split(" ", 2)
    return float(seconds), int(megabytes), said.strip()


def main() -> int:
    """Print the table; 1 if something is over budget."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("keys", nargs="*", default=[])
    parser.add_argument("--once", metavar="SHAPE", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.once:
        once(args.once, args.keys[0])
        return 0
    over = 0
    print(f"{'system':18}{'shape':50}{'s':>7}{'MB':>6}")
    for key in args.keys or KEYS:
        for name in SHAPES:
            seconds, megabytes, said = measured(name, key)
            bad = not (seconds <= SECONDS and megabytes <= MEGABYTES)
            over += bad
            print(
                f"{key:18}{name:50}{seconds:7.2f}{megabytes:6}  {said}{'  OVER' if bad else ''}", flush=True
            )
    print(f"{over} over the budget of {SECONDS:g} s and {MEGABYTES} MB")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
