"""How long `ronde pair` takes on a file of 20 players, in bare starts of the interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from time import perf_counter

from ronde.formats import trf
from ronde.generating import Plan, generate
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


if __name__ == "__main__":
    main()
