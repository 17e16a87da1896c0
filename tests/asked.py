"""Ask `why` about random pairs and see that it never contradicts the pairing: `python -m tests.asked`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from random import Random

from ronde.errors import BadInput, NoPairing
from ronde.explaining.why import force, why
from ronde.explaining.why_text import as_text
from ronde.model import Tournament
from ronde.pairing import pair, system_of
from ronde.systems import KEYS, Measure, RoundPairing, system
from tests.campaign import field


def ask(key: str, seed: int) -> str:
    """The verdict on one question: how it was answered, or WRONG and why."""
    rng = Random(seed)
    tournament = field(key, seed)
    tournament = replace(tournament, settings=replace(tournament.settings, system=key))
    there = [p.id for p in tournament.available()]
    try:
        pairing = pair(tournament)
    except (NoPairing, BadInput):
        return "no question"
    if len(there) < 2:
        return "no question"
    a, b = rng.sample(there, 2)
    pairs = [p for p in pairing.pairs if p.black is not None]
    if pairs and rng.random() < 0.3:
        chosen = rng.choice(pairs)
        assert chosen.black is not None
        a, b = chosen.white, chosen.black
    answer = why(tournament, a, b)
    if any("{" in as_text(tournament, answer, language) for language in ("en", "fr")):
        return f"WRONG: the answer on {a}-{b} cannot be told"
    if answer.meet:
        if forced(tournament, a, b).pairs != pairing.pairs:
            return f"WRONG: forcing {a}-{b} of the round changes it"
        # Isolating the two is stronger than forcing them: a rule that looks at whom a player could meet
        # (C1, 10.9, 6.1.27) then sees another field. It nearly always gives the same round.
        again = system(key).pair(force(tournament, a, b))
        return "meet" if again.pairs == pairing.pairs else "meet, another round if isolated"
    if answer.obstacle:
        return f"obstacle: {answer.obstacle}"
    if answer.worse is None:
        return f"WRONG: nothing speaks against {a}-{b}"
    before, after = answer.worse
    if (before.article, before.bracket) != (after.article, after.bracket) or not before.value < after.value:
        return f"WRONG: {before} is not better than {after}"
    return "worse"


def forced(tournament: Tournament, a: int, b: int) -> RoundPairing:
    """The round of the system if it has the pair; otherwise the one it makes when the pair is forced."""
    chosen = system_of(tournament)
    pairing = chosen.pair(tournament)
    if any(set(pair) == {a, b} for pair in pairing.pairs):
        return pairing
    return chosen.pair(force(tournament, a, b))


def first_difference(chosen: Iterable[Measure], other: Iterable[Measure]) -> tuple[Measure, Measure] | None:
    """The first measure in which two pairings differ."""
    return next(((mine, his) for mine, his in zip(chosen, other, strict=False) if mine != his), None)


def _chunk(job: tuple[str, int, int]) -> list[tuple[int, str]]:
    key, start, stop = job
    return [(seed, ask(key, seed)) for seed in range(start, stop)]


def main() -> int:
    """Exit code 1 if any answer contradicts the pairing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--questions", type=int, default=500)
    parser.add_argument("keys", nargs="*", default=list(KEYS))
    args = parser.parse_args()
    bad = 0
    with ProcessPoolExecutor(2) as pool:
        for key in args.keys:
            tally: Counter[str] = Counter()
            start = 0
            while sum(n for name, n in tally.items() if name != "no question") < args.questions:
                jobs = [(key, n, n + 25) for n in range(start, start + 100, 25)]
                start += 100
                for seed, verdict in (row for rows in pool.map(_chunk, jobs) for row in rows):
                    tally[verdict.split(":")[0] if verdict.startswith("WRONG") else verdict] += 1
                    if verdict.startswith("WRONG"):
                        print(f"{key} seed {seed}: {verdict}", file=sys.stderr)
            bad += tally["WRONG"]
            print(f"{key}:", ", ".join(f"{n} {name}" for name, n in sorted(tally.items())), flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
