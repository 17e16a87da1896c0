"""Two versions of Ronde on the same rounds, in turns: `python -m bench.beside TREE [KEY …]`.

TREE is a working copy of the other version. The events are generated once, by this version, and written;
then a process of each version reads an event and pairs all its rounds again, now one first, now the other.
The least processor time of each round counts.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from ronde.formats import trf
from ronde.pairing import before
from ronde.systems import DEFAULT, KEYS, system

HERE = Path(__file__).resolve()


def answer() -> None:
    """Pair the rounds of the files that are asked for: their times and a number that stands for the pairs."""
    for line in sys.stdin:
        key, name = line.split()
        chosen, event = system(key), trf.read(Path(name).read_bytes())
        times, pairs = [], []
        gc.collect()
        for round_ in range(1, event.played_rounds + 1):
            tournament = before(event, round_)
            begin = process_time()
            found = chosen.pair(tournament).pairs
            times.append(process_time() - begin)
            pairs.append(tuple((pair.white, pair.black or 0) for pair in found))
        print(hash(tuple(pairs)), *times, flush=True)


class Version:
    """A process of one version that waits for files."""

    def __init__(self, tree: Path) -> None:
        environment = os.environ | {"PYTHONPATH": str(tree / "src")}
        command = [sys.executable, "-P", str(HERE), "--answer"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def times(self, key: str, file: Path) -> tuple[str, list[float]]:
        """What stands for the pairs of an event, and the seconds of each round."""
        assert self.process.stdin
        assert self.process.stdout
        print(key, file, file=self.process.stdin, flush=True)
        pairs, *times = self.process.stdout.readline().split()
        return pairs, [float(one) for one in times]


def compared(versions: list[Version], key: str, files: list[Path], runs: int) -> list[list[float]]:
    """The least seconds of every round in each version."""
    found: list[list[float]] = [[] for _ in versions]
    for number, file in enumerate(files):
        best: list[list[float]] = [[] for _ in versions]
        answers = set()
        for run in range(runs):
            turn = range(len(versions))
            for which in turn if (number + run) % 2 else reversed(turn):
                pairs, times = versions[which].times(key, file)
                answers.add(pairs)
                best[which] = [min(pair) for pair in zip(best[which], times, strict=True)] if run else times
        if len(answers) > 1:
            print(f"{key}: {file.name} is not paired alike")
        for mine, times in zip(found, best, strict=True):
            mine += times
    return found


def main() -> None:
    """Print a table."""
    from bench.pairing import numbers, open_of, played  # not in the process of another version

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tree", type=Path)
    parser.add_argument("keys", nargs="*", default=[DEFAULT], metavar="KEY", help=f"of {', '.join(KEYS)}")
    parser.add_argument("--sizes", default="20,60,100,150,200,1000", type=numbers)
    parser.add_argument("--rounds", default=9, type=int)
    parser.add_argument("--events", default=10, type=int, help="of each size")
    parser.add_argument("--runs", default=4, type=int)
    args = parser.parse_args()
    versions = [Version(args.tree), Version(HERE.parent.parent)]
    print(f"{'':36}mean ms of the other, of this, ratio; the same of the slowest round")
    with TemporaryDirectory() as folder:
        for key in args.keys:
            for size in args.sizes:
                files = []
                for seed in range(1, args.events + 1):
                    files.append(Path(folder) / f"{key}-{size}-{seed}.trf")
                    event = played(open_of(key, size, args.rounds, seed))
                    files[-1].write_text(trf.write(event), encoding="utf-8")
                other, this = compared(versions, key, files, args.runs)
                told = ""
                for one, two in ((sum(other) / len(other), sum(this) / len(this)), (max(other), max(this))):
                    told += f"   {1000 * one:8.2f} {1000 * two:8.2f} {two / one:6.2f}  "
                print(f"{key:18} {size:7} {len(this):6}{told}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--answer"]:
        answer()
    else:
        main()
