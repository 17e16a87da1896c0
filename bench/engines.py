"""Other engines on the same files, in one interleaved run: `python -m bench.engines [BIN]`.

BIN is the folder of a Python environment with py4swiss and Gacrux (`make bench` makes .venv-compat/bin).
bbpPairings is taken from PATH, JaVaFo from the jar that RONDE_JAVAFO names. Every engine pairs the next round
of the same reports by the Dutch system, in a process of its own. CPU time counts: the least of several
runs, the engines taking turns. Then events of 20 players and 9 rounds are generated and checked.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer
from typing import NamedTuple

from ronde.formats import trf
from ronde.generating import Plan, generate

RONDE = [sys.executable, "-m", "ronde.cli"]
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


class Engine(NamedTuple):
    """An engine: its name, and its command for a report."""

    name: str
    pair: Callable[[Path], list[str]]


def engines(bin_: Path | None) -> list[Engine]:
    """Ronde, and the engines found on this machine."""
    found = [Engine("ronde", lambda file: [*RONDE, "pair", str(file), "--system", "dutch-2026"])]
    if bin_ and (bin_ / "py4swiss").exists():
        program = str(bin_ / "py4swiss")
        found.append(Engine("py4swiss", lambda file: [program, "-t", str(file), "-p", f"{file}.py4swiss"]))
        checker = [str(bin_ / "python"), "-m", "gacrux.pairingchecker"]
        found.append(Engine("Gacrux", lambda file: [*checker, "-i", str(file), "-f", "TRF", "-p"]))
    if bbp := shutil.which("bbpPairings"):
        found.append(Engine("bbpPairings", lambda file: [bbp, "--dutch", str(file), "-p", f"{file}.bbp"]))
    if jar := os.environ.get("RONDE_JAVAFO"):
        found.append(Engine("JaVaFo", lambda file: ["java", "-jar", jar, str(file), "-p", f"{file}.javafo"]))
    return found


def cpu(command: Sequence[str], limit: float) -> float | None:
    """The CPU seconds of a process and its children; None if it fails or takes longer than the limit."""
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=ENVIRONMENT, start_new_session=True
    ) as process:
        clock = Timer(limit, os.killpg, (process.pid, signal.SIGKILL))
        clock.start()
        try:
            _, status, used = os.wait4(process.pid, 0)
        finally:
            clock.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime if process.returncode == 0 else None


def least(commands: dict[str, list[list[str]]], runs: int, limit: float) -> dict[str, float]:
    """The least CPU time of every one's commands, taking turns; who fails or is too slow is left out."""
    best: dict[str, float] = {}
    out: set[str] = set()
    for _ in range(runs):
        for name, todo in commands.items():
            if name in out:
                continue
            taken = [cpu(command, limit) for command in todo]
            if None in taken:
                out.add(name)
                best.pop(name, None)
            else:
                best[name] = min(best.get(name, float("inf")), sum(one or 0.0 for one in taken))
    return best


def one_round(there: list[Engine], sizes: Sequence[int], runs: int, limit: float) -> None:
    """A round of every size: seconds of ronde, the others as multiples, and the growth per doubling."""
    print(f"one round, round 5 of 9, CPU seconds of the whole process (least of {runs}), and × ronde")
    print(f"{'players':>8}" + "".join(f"{engine.name:>18}" for engine in there))
    before: dict[str, float] = {}
    slow: set[str] = set()
    with TemporaryDirectory() as folder:
        for size in sizes:
            file = Path(folder) / f"{size}.trf"
            file.write_text(trf.write(generate(Plan(size, 9, 1, "dutch-2026")).before(5)), encoding="utf-8")
            commands = {one.name: [one.pair(file)] for one in there if one.name not in slow}
            found = least(commands, runs, limit)
            slow |= commands.keys() - found.keys()
            print(f"{size:>8}" + "".join(f"{_cell(found, one.name):>18}" for one in there), flush=True)
            growth = {name: f"{found[name] / before[name]:.1f}" for name in found if name in before}
            if growth:
                print(f"{'growth':>8}" + "".join(f"{growth.get(one.name, '–'):>18}" for one in there))
            before = found


def _cell(found: dict[str, float], name: str) -> str:
    if name not in found:
        return "–"
    ratio = "" if name == "ronde" or "ronde" not in found else f" {found[name] / found['ronde']:6.1f} ×"
    return f"{found[name]:.3f}{ratio}"


def small_events(count: int, runs: int) -> None:
    """Many events of 20 players and 9 rounds: generated, then checked."""
    print(f"\n{count} events of 20 players and 9 rounds, CPU seconds for 1,000")
    with TemporaryDirectory() as folder:
        plan = f"--players 20 --rounds 9 --seed 1 --system dutch-2026 --count {count} --dir {folder}/ours"
        made = {"ronde": [[*RONDE, "generate", *plan.split()]]}
        checked = {"ronde": [[*RONDE, "check", f"{folder}/ours", "--system", "dutch-2026"]]}
        if bbp := shutil.which("bbpPairings"):
            rules = Path(folder) / "plan.txt"
            rules.write_text("PlayersNumber=20\nRoundsNumber=9\n", encoding="utf-8")
            files = [f"{folder}/{seed}.trf" for seed in range(1, count + 1)]
            made["bbpPairings"] = [
                [bbp, "--dutch", "-g", str(rules), "-o", file, "-s", str(seed)]
                for seed, file in enumerate(files, 1)
            ]
            checked["bbpPairings"] = [[bbp, "--dutch", file, "-c"] for file in files]
        for what, commands in (("generate", made), ("check", checked)):
            found = least(commands, runs, 600)
            told = ", ".join(f"{name} {1000 * taken / count:.1f}" for name, taken in found.items())
            print(f"{what:>10}: {told}", flush=True)


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bin", nargs="?", type=Path)
    parser.add_argument("--sizes", default="25,50,100,200,400,800")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--limit", type=float, default=60)
    parser.add_argument("--events", type=int, default=200)
    args = parser.parse_args()
    there = engines(args.bin)
    one_round(there, [int(size) for size in args.sizes.split(",")], args.runs, args.limit)
    small_events(args.events, args.runs)


if __name__ == "__main__":
    main()
