"""Processor seconds of explaining a round, and their growth: `python -m bench.explaining [KEY …]`.

The round after the fourth of a random open, told to one player and as a whole, its report, and why two
players of the middle do not meet (or do).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace

from bench.pairing import numbers, open_of, played
from bench.standings import seconds
from ronde.explaining.published import in_report
from ronde.explaining.report import report
from ronde.explaining.text import round_text
from ronde.explaining.voice import player_text
from ronde.explaining.why import why
from ronde.model import Tournament
from ronde.systems import KEYS


def jobs(event: Tournament) -> dict[str, Callable[[], object]]:
    """What is asked about the next round."""
    one, other, *_ = [p.id for p in event.available()][len(event.players) // 2 :]
    number = event.next_round
    return {
        "player": lambda: player_text(*in_report(event, number), one),
        "round": lambda: round_text(*in_report(event, number)),
        "report": lambda: report(*in_report(event, number)),
        "why": lambda: why(event, one, other),
    }


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", default=list(KEYS), metavar="KEY", help=f"of {', '.join(KEYS)}")
    parser.add_argument("--sizes", default="1500,3000", type=numbers)
    parser.add_argument("--runs", default=1, type=int, help="the least time of so many")
    args = parser.parse_args()
    print(f"{'system':18} {'job':8} {'players':>7} {'s':>8} {'growth':>7}")
    for key in args.keys:
        before: dict[tuple[str, int], float] = {}
        for size in args.sizes:
            event = played(open_of(key, size, 4, 1))
            event = replace(event, settings=replace(event.settings, rounds=9))
            for name, job in jobs(event).items():
                took = before[name, size] = seconds(job, args.runs)
                half = before.get((name, size // 2))
                growth = f"{took / half:7.2f}" if half and size % 2 == 0 else ""
                print(f"{key:18} {name:8} {size:7} {took:8.3f} {growth}", flush=True)


if __name__ == "__main__":
    main()
