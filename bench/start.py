"""How long `ronde pair` and the verbs of the desk take with 20 players, in bare starts of the interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from time import perf_counter

from ronde.desk import service
from ronde.desk.event import Event
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.generating import Plan, generate
from ronde.model import Colour
from ronde.systems import KEYS

#: as on a user's machine, where compiled modules are kept between starts
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def seconds(command: list[str], times: int = 15) -> float:
    """The best of several runs."""
    best = float("inf")
    for _ in range(times):
        begin = perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=ENVIRONMENT)
        best = min(best, perf_counter() - begin)
    return best


def main() -> None:
    """Print a line per system."""
    bare = seconds([sys.executable, "-c", "pass"])
    print(f"bare interpreter {1000 * bare:.0f} ms")
    with tempfile.TemporaryDirectory() as folder:
        for key in KEYS:
            event = generate(Plan(20, 5, 1, key))
            file = Path(folder) / f"{key}.trf"
            file.write_text(trf.write(replace(event, settings=replace(event.settings, rounds=9))))
            taken = seconds([sys.executable, "-m", "ronde.cli", "pair", str(file)])
            print(f"ronde pair, 20 players, {key:15} {1000 * taken:4.0f} ms = {taken / bare:.1f} bare starts")
        for verb, words in desk_verbs(str(Path(folder) / "open.ronde")).items():
            taken = seconds([sys.executable, "-m", "ronde.cli", *words])
            print(f"ronde {verb:34} {1000 * taken:4.0f} ms = {taken / bare:.1f} bare starts")


def desk_verbs(event: str) -> dict[str, list[str]]:
    """Commands on an event of 20 players in round 1."""
    with service.new_event(event, Event("Open"), "Anne") as desk:
        key = service.add_tournament(desk, service.template("open"))
        service.add_players(desk, key, [Person(f"Player {n}", 2300 - 9 * n) for n in range(1, 21)])
        service.draw_colour(desk, key, Colour.WHITE)
        service.pair_round(desk, key)
        service.publish(desk, key)
    return {
        "result": ["result", event, "1=1-0"],
        "log": ["log", event],
        "export": ["export", event, "-o", f"{event}.trf"],
    }


if __name__ == "__main__":
    main()
