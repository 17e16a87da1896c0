"""Seconds and growth of reading, writing and counting a report: `python -m bench.reading`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace

from bench.standings import open_event, seconds
from ronde.facts.history import cards, counted_early, scores
from ronde.formats import trf
from ronde.model import Cell, Result, Tournament
from ronde.pairing import before

HALF = Cell(result=Result.HALF_BYE)


def with_announced_byes(event: Tournament) -> Tournament:
    """The event with a bye announced for the next round by every tenth player."""
    round_ = event.next_round
    players = tuple(p if p.id % 10 else p.with_cell(round_, HALF) for p in event.players)
    return replace(event, players=players)


def jobs(event: Tournament) -> dict[str, Callable[[], object]]:
    """What happens to a report before it is paired."""
    text = trf.write(event)
    return {
        "read": lambda: trf.read(text),
        "write": lambda: trf.write(event),
        "scores": lambda: scores(event),
        "announced byes": lambda: counted_early(event, scores(event)),
        "cards": lambda: cards(event),
        "before a round": lambda: before(event, 5),
    }


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", default="1000,2000,4000,8000")
    parser.add_argument("--rounds", type=int, default=9)
    args = parser.parse_args()
    print(f"{'job':16} {'players':>7} {'s':>8} {'growth':>7}")
    last: dict[str, tuple[int, float]] = {}
    for size in map(int, args.sizes.split(",")):
        for name, job in jobs(with_announced_byes(open_event(size, args.rounds))).items():
            took = seconds(job, times=3)
            before_, then = last.get(name, (0, 0.0))
            growth = f"{took / then:7.2f}" if 2 * before_ == size else " " * 7
            print(f"{name:16} {size:7} {took:8.4f} {growth}", flush=True)
            last[name] = size, took


if __name__ == "__main__":
    main()
