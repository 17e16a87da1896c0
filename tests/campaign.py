"""Compare a system with its literal reading on many random rounds: `python -m tests.campaign KEY`.

Prints how many rounds were equal, how many have no legal pairing, and how often each article and
sentence of the explanation occurred.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from types import ModuleType

from ronde import readings, rulebook
from ronde.errors import NoPairing
from ronde.formats import trf
from ronde.model import Tournament
from ronde.systems import KEYS, system
from ronde.systems.base import DRAUGHTS
from tests import absolute
from tests.draughts_fields import draughts_field
from tests.fields import random_field
from tests.team_fields import double_field, team_field
from tests.varied import varied


def literal_module(key: str) -> ModuleType:
    """The module of the literal reading of a system; of a working copy, that of the text it copies."""
    return sys.modules[readings.reading(rulebook.head(key).get("copies", key)).__module__]


def field(key: str, seed: int, largest: int = 14) -> Tournament:
    """The random field of a seed, of the kind the system is made for."""
    chosen = system(key)
    if chosen.game is DRAUGHTS:
        return draughts_field(seed, largest=largest)
    if chosen.pairs_teams:
        return team_field(seed, largest=largest)
    if chosen.games > 1:
        return double_field(seed, largest=largest)
    plain = random_field(seed, largest=largest, colours=chosen.uses_colours)
    return varied(key, plain, seed)


def large_field(key: str, seed: int, sizes: Sequence[int] = (15, 20, 30, 45, 70, 110, 200)) -> Tournament:
    """A random field of one of these sizes, too large for a literal reading."""
    size = Random(seed).choice(sizes)
    plain = random_field(seed, size, size, most_rounds=13, colours=system(key).uses_colours)
    return varied(key, plain, seed)


def check(key: str, tournament: Tournament) -> tuple[str, Counter[str]]:
    """ "legal", "none" (rightly no pairing) or what is wrong by the absolute rules."""
    found, seen = production_pairs(key, tournament)
    wrong = absolute.wrong(key, tournament, found)
    if wrong is None:
        return ("none" if found is None else "legal"), seen
    return f"{wrong}: {found}\n{trf.write(tournament)}", seen


def literal_pairs(key: str, tournament: Tournament) -> list[tuple[int, int]] | None:
    """The pairs of the literal reading, None if no legal pairing exists."""
    try:
        return [*readings.reading(key)(tournament, None)]
    except NoPairing:
        return None


def production_pairs(key: str, tournament: Tournament) -> tuple[list[tuple[int, int]] | None, Counter[str]]:
    """The pairs of the production code, None if no legal pairing exists, and its steps counted."""
    try:
        pairing = system(key).pair(tournament)
    except NoPairing:
        return None, Counter()
    seen = {f"{step.article.split(' ', 1)[1]} {step.message}" for step in pairing.steps}
    return [(pair.white, pair.black or 0) for pair in pairing.pairs], Counter(seen)


def compare(key: str, tournament: Tournament) -> tuple[str, Counter[str]]:
    """ "equal", "none" (no pairing in both) or a description of the difference."""
    expected = literal_pairs(key, tournament)
    found, seen = production_pairs(key, tournament)
    if expected == found:
        return ("none" if found is None else "equal"), seen
    return f"literal {expected}\nproduction {found}\n{trf.write(tournament)}", seen


def _chunk(job: tuple[str, int, int, int, bool]) -> tuple[Counter[str], Counter[str], list[str]]:
    key, start, stop, largest, large = job
    verdicts: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    differences = []
    for seed in range(start, stop):
        if large:
            verdict, steps = check(key, large_field(key, seed))
        else:
            verdict, steps = compare(key, field(key, seed, largest))
        seen += steps
        if verdict in ("equal", "legal", "none"):
            verdicts[verdict] += 1
        else:
            verdicts["different"] += 1
            differences.append(f"seed {seed}\n{verdict}")
    return verdicts, seen, differences


def main() -> int:
    """Run a campaign; exit code 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key", choices=KEYS)
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--largest", type=int, default=14)
    parser.add_argument("--large", action="store_true", help="larger fields against the absolute rules only")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    if args.large and absolute.law(args.key, Tournament()) is None:
        parser.error(f"{args.key} has its test of larger fields in the suite")
    stop = args.start + args.rounds
    pieces = [(s, min(s + 100, stop)) for s in range(args.start, stop, 100)]
    jobs = [(args.key, a, b, args.largest, args.large) for a, b in pieces]
    verdicts: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    shown = 0
    with ProcessPoolExecutor(args.jobs) as pool:
        for some, steps, differences in pool.map(_chunk, jobs):
            verdicts += some
            seen += steps
            for text in differences[: max(0, 3 - shown)]:
                print(text, file=sys.stderr)
            shown += len(differences)
    print(f"{args.key}: {args.rounds} rounds:", ", ".join(f"{n} {v}" for v, n in sorted(verdicts.items())))
    for name, count in sorted(seen.items()):
        print(f"  {count:7} {name}")
    return 1 if verdicts["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
