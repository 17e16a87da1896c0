"""Seconds and memory of a rating list of FIDE's size: `python -m bench.lists --people 1900000`."""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from ronde.lists import reading, store

HEADING = (
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit"
    "           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n"
)
SYLLABLES = "ka ro mi len sö tar vic dú pe zo li ann mar che ber got sun ya kim fer nan dos iv gen eva"
TYPED = ("ka", "mar", "ros", "annlen", "ferdos ka", "mi tar", "che z", "500123")


def write(path: Path, people: int) -> None:
    """A list with made-up names."""
    rng = Random(1)

    def word() -> str:
        return "".join(rng.choices(SYLLABLES.split(), k=rng.randint(2, 4))).capitalize()

    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(HEADING)
        for n in range(people):
            name, rating = f"{word()}, {word()}", rng.randint(1400, 2700)
            ratings = "".join(f"{rating - less:<6}{'0':<4}{'20':<3}" for less in (0, 20, 40))
            file.write(f"{500000 + n:<15}{name[:60]:<61}{'FRA':<4}{'M':<33}{ratings}{'1990':<10}\r\n")


def imported(source: Path, place: Path) -> None:
    """Import and say what it took; run in a process of its own, whose memory is that of the import."""
    begin, busy = perf_counter(), process_time()
    count = store.update(place, "fide", reading.read(source), "2026-01-01")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    took, own = perf_counter() - begin, process_time() - busy
    print(
        f"{count} people imported in {took:.1f} s ({own:.1f} s of processor), at most {memory} MB of memory"
    )


def main() -> None:
    """Write, import, search."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=1_900_000)
    parser.add_argument("--import", nargs=2, dest="files", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.files:
        imported(*args.files)
        return
    with tempfile.TemporaryDirectory() as folder:
        source, place = Path(folder) / "list.txt", Path(folder) / "lists"
        write(source, args.people)
        command = [sys.executable, "-m", "bench.lists", "--import", str(source), str(place)]
        subprocess.run(command, check=True)
        for text in TYPED:
            begin = perf_counter()
            found = store.search(place, text)
            print(f"  {text:10} {len(found):3} found in {1000 * (perf_counter() - begin):6.1f} ms")


if __name__ == "__main__":
    main()
