"""Other engines on the same files, in one interleaved run: `python -m bench.engines [BIN]`.

BIN is the folder of a Python environment with py4swiss and Gacrux (`make bench` makes .venv-compat/bin).
bbpPairings is taken from PATH, JaVaFo from the jar that RONDE_JAVAFO names. Every engine pairs the next round
of the same reports by the Dutch system, in a process of its own. CPU time counts: the least of several
runs, the engines taking turns. Then events of 20 players and 9 rounds are generated and checked, also by the
compiled build of Ronde if `make compiled` has made it.
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


def small_events(bin_: Path | None, count: int, runs: int) -> None:
    """Many events of 20 players and 9 rounds: generated, then checked, each by a program of its own."""
    print(f"\nevents of 20 players and 9 rounds, CPU milliseconds an event (least of {runs}), and × ronde")
    few = max(1, count // 50)  # of those that start a process for every round
    for key in ("dutch-2026", "dutch-2017", "dutch-2012"):
        with TemporaryDirectory() as folder:
            made: dict[str, Work] = {}
            checked: dict[str, Work] = {}
            for name, python in pythons().items():
                there, command = f"{folder}/{name}", [python, "-m", "ronde.cli"]
                plan = f"--players 20 --rounds 9 --seed 1 --system {key} --count {count} --dir {there}"
                made[name] = Work([[*command, "generate", *plan.split()]], count)
                checked[name] = Work([[*command, "check", there, "--system", key]], count)
            if key == "dutch-2026" and bin_:
                add_others(bin_, Path(folder), few, made, checked)
            if key == "dutch-2017" and (bbp := shutil.which("bbpPairings")):
                add_bbp(bbp, Path(folder), count, made, checked)
            for what, work in (("generate", made), ("check", checked)):
                found = least({name: one.commands for name, one in work.items()}, runs, 600)
                each = {name: 1000 * taken / work[name].events for name, taken in found.items()}
                own = each.get("ronde", 0.0)
                told = [f"{name} {ms:.1f} ({ms / own:.1f} ×)" for name, ms in each.items() if own]
                print(f"{key} {what:>8}: " + ", ".join(told), flush=True)
    missing: dict[str, object] = {"bbpPairings": shutil.which("bbpPairings"), "py4swiss and Gacrux": bin_}
    missing |= {"JaVaFo": os.environ.get("RONDE_JAVAFO"), "the compiled build": "compiled" in pythons()}
    print(*(f"not installed: {name}" for name, there in missing.items() if not there), sep="\n")


class Work(NamedTuple):
    """The commands for some events."""

    commands: list[list[str]]
    events: int


def pythons() -> dict[str, str]:
    """This Python, and that of the compiled build if it was made."""
    compiled = Path(__file__).parent.parent / ".venv-compiled" / "bin" / "python"
    return {"ronde": sys.executable} | ({"compiled": str(compiled)} if compiled.exists() else {})


def add_bbp(bbp: str, folder: Path, count: int, made: dict[str, Work], checked: dict[str, Work]) -> None:
    """The generator and the checker of bbpPairings."""
    rules = folder / "plan.txt"
    rules.write_text("PlayersNumber=20\nRoundsNumber=9\n", encoding="utf-8")
    files = [str(folder / f"{seed}.trf") for seed in range(1, count + 1)]
    generating = [
        [bbp, "--dutch", "-g", str(rules), "-o", file, "-s", str(seed)] for seed, file in enumerate(files, 1)
    ]
    made["bbpPairings"] = Work(generating, count)
    checked["bbpPairings"] = Work([[bbp, "--dutch", file, "-c"] for file in files], count)


def add_others(bin_: Path, folder: Path, count: int, made: dict[str, Work], checked: dict[str, Work]) -> None:
    """Gacrux generates; both pair one round of a report in a process, so nine of those check an event."""
    events = [generate(Plan(20, 9, seed, "dutch-2026")) for seed in range(1, count + 1)]
    files = []
    for seed, event in enumerate(events, 1):
        for number in range(1, event.played_rounds + 1):
            files.append(folder / f"other{seed}-{number}.trf")
            files[-1].write_text(trf.write(event.before(number)), encoding="utf-8")
    program = [str(bin_ / "python"), "-m"]
    plan = ["gacrux.tournamentgenerator", "-g", "1", "-p", "20", "-N", "9", "-m", "dutch", "-F", "TRF", "-o"]
    made["Gacrux"] = Work([[*program, *plan, f"{folder}/gacrux{n}.trf"] for n in range(count)], count)
    for one in engines(bin_):
        if one.name in ("py4swiss", "Gacrux"):
            checked[f"{one.name} (a process a round)"] = Work([one.pair(file) for file in files], count)


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
    small_events(args.bin, args.events, args.runs)


if __name__ == "__main__":
    main()
