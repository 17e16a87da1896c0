"""The compiled build pairs as pure Python does: `python -m tests.compiled PURE COMPILED` (`make compiled`).

Both are Python interpreters with Ronde installed. Each pairs the same random fields and events of every
system; pairs, steps and measures must be equal, round by round.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path

from ronde.errors import NoPairing
from ronde.generating import Plan, generate
from ronde.matching import weighted
from ronde.model import Tournament
from ronde.pairing import before
from ronde.systems import KEYS, system
from tests.campaign import field

ROOT = Path(__file__).parent.parent


def is_compiled() -> bool:
    """Whether this interpreter runs compiled modules."""
    return not (weighted.__file__ or "").endswith(".py")


def told(key: str, tournament: Tournament) -> str:
    """A round in few letters: its pairs, its steps and its measures."""
    try:
        found = system(key).pair(tournament)
    except NoPairing as error:
        return f"none: {error}"
    parts = (found.pairs, found.steps, found.measures)
    return " ".join(hashlib.sha256(repr(part).encode()).hexdigest()[:12] for part in parts)


def rounds(key: str, fields: int, events: int) -> list[str]:
    """Random fields, and events of 20 players round by round, where the system pairs players."""
    found = [told(key, field(key, seed)) for seed in range(fields)]
    if not system(key).plays_matches:
        for seed in range(events):
            event = generate(Plan(20, 9, seed, key))
            found += [told(key, before(event, number)) for number in range(1, event.played_rounds + 1)]
    return found


def main() -> int:
    """Compare two interpreters; without them, print what this one gives."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pythons", nargs="*")
    parser.add_argument("--fields", type=int, default=300)
    parser.add_argument("--events", type=int, default=20)
    args = parser.parse_args()
    if not args.pythons:
        print("compiled" if is_compiled() else "pure")
        for key in KEYS:
            print(*(f"{key} {line}" for line in rounds(key, args.fields, args.events)), sep="\n")
        return 0
    command = ["-m", "tests.compiled", "--fields", str(args.fields), "--events", str(args.events)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    pure, compiled = (
        subprocess.run(
            [one, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        ).stdout.splitlines()
        for one in args.pythons
    )
    if (pure[0], compiled[0]) != ("pure", "compiled"):
        print(f"these are a {pure[0]} and a {compiled[0]} build")
        return 1
    different = [(a, b) for a, b in zip(pure, compiled, strict=True) if a != b][1:]
    print(f"{len(pure) - 1} rounds of {len(KEYS)} systems, {len(different)} differ")
    print(*different[:10], sep="\n")
    return int(bool(different))


if __name__ == "__main__":
    sys.exit(main())
