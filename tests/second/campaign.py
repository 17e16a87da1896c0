"""Compare a Dutch system with its second method on large rounds: `python -m tests.second.campaign KEY`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from ronde.formats import trf
from tests.campaign import large_field, production_pairs
from tests.second.dutch import METHODS, pair

SIZES = (60, 75, 100, 101, 140, 180, 240, 300)


def compare(key: str, seed: int, sizes: tuple[int, ...] = SIZES) -> str:
    """ "equal", "none" (no pairing in both) or a description of the difference."""
    tournament = large_field(key, seed, sizes)
    second, (found, _) = pair(key, tournament), production_pairs(key, tournament)
    if second == found:
        return "none" if found is None else "equal"
    return f"seed {seed}\nsecond {second}\nproduction {found}\n{trf.write(tournament)}"


def main() -> int:
    """Run a campaign; exit code 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key", choices=sorted(METHODS))
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    verdicts: Counter[str] = Counter()
    with ProcessPoolExecutor(args.jobs) as pool:
        for verdict in pool.map(partial(compare, args.key), range(args.start, args.start + args.rounds)):
            verdicts[verdict if verdict in ("equal", "none") else "different"] += 1
            if verdict not in ("equal", "none") and verdicts["different"] <= 3:
                print(verdict, file=sys.stderr)
    print(f"{args.key}: {args.rounds} rounds:", ", ".join(f"{n} {v}" for v, n in sorted(verdicts.items())))
    return 1 if verdicts["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
