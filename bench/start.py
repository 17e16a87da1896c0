"""How long `ronde pair` and the verbs of the desk cost the processor, in bare starts of the interpreter."""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from ronde.desk import service
from ronde.desk.event import Event
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.generating import Plan, generate
from ronde.model import Colour
from ronde.systems import KEYS

#: as on a user's machine, where compiled modules are kept between starts
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def processor_seconds(command: list[str]) -> float:
    """What one run of a command costs the processor."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=ENVIRONMENT)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def interleaved(commands: dict[str, list[str]], times: int) -> dict[str, float]:
    """The best run of every command; they take turns, so that a busy moment of the machine meets them all."""
    best = dict.fromkeys(commands, float("inf"))
    for _ in range(times):
        for name, command in commands.items():
            best[name] = min(best[name], processor_seconds(command))
    return best


def main() -> None:
    """Print a line per command: every system, then the verbs of the desk."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", default=list(KEYS))
    parser.add_argument("--times", type=int, default=20)
    args = parser.parse_args()
    program = [sys.executable, "-m", "ronde.cli"]
    with tempfile.TemporaryDirectory() as folder:
        commands = {"bare interpreter": [sys.executable, "-c", "pass"]}
        for key in args.keys:
            event = generate(Plan(20, 5, 1, key))
            file = Path(folder) / f"{key}.trf"
            file.write_text(trf.write(replace(event, settings=replace(event.settings, rounds=9))))
            commands[f"pair, 20 players, {key}"] = [*program, "pair", str(file)]
        for verb, words in desk_verbs(str(Path(folder) / "open.ronde")).items():
            commands[verb] = [*program, *words]
        taken = interleaved(commands, args.times)
    bare = taken["bare interpreter"]
    for name, best in taken.items():
        print(f"{name:36} {1000 * best:4.0f} ms = {best / bare:4.1f} bare starts")


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
        "standings": ["standings", event],
    }


if __name__ == "__main__":
    main()
