"""Events of our generator, checked by our checker: `python -m tests.endorse --events 5000`.

Every system has its events: written as a report, read again, and every round paired once more. A difference
is a fault of the generator, of the format or of the checker. The count is printed, system by system.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from ronde import teams
from ronde.checking import check, check_teams
from ronde.facts.acceleration import stated
from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.systems import KEYS, system


def plan_of(key: str, seed: int) -> Plan:
    """A plan with every kind of trouble, drawn from the seed: fields of 6 to 40, now and then accelerated."""
    rng = Random(f"{key}:{seed}")
    chosen = system(key)
    numbers = rng.random() < 0.5
    acceleration = None
    if chosen.accelerations and rng.random() < 0.3:
        acceleration = rng.choice(sorted(chosen.accelerations))
    players = rng.randint(12, 40) if acceleration else rng.randint(6, 40)
    return Plan(
        players=max(8, players // 3) if chosen.pairs_teams else players,
        rounds=rng.randint(3, 5 if chosen.games > 1 else 9),
        seed=seed,
        system=key,
        acceleration=acceleration,
        draw_rate=rng.uniform(0.1, 0.6),
        forfeit_rate=rng.choice((0.0, 0.05, 0.2)),
        absence_rate=rng.choice((0.0, 0.05, 0.15)),
        half_bye_rate=rng.choice((0.0, 0.05)),
        late_rate=rng.choice((0.0, 0.1)),
        withdrawal_rate=rng.choice((0.0, 0.1)),
        unusual_rate=rng.choice((0.0, 0.05)),
        scoring=chosen.game.scoring,
        boards=4 if chosen.pairs_teams else 0,
        forfeits=rng.randint(0, 2) if numbers else None,
        half_byes=rng.randint(0, 2) if numbers else None,
    )


def differs(key: str, seed: int) -> str:
    """What `check` finds in an event of a system; nothing, if it is clean."""
    plan = plan_of(key, seed)
    played = generate(plan)
    tournament = trf.read(trf.write(teams.stated(teams.read(played)) if plan.boards else stated(played)))
    if not tournament.played_rounds:
        return ""
    report = check_teams(teams.read(tournament)) if plan.boards else check(tournament)
    if report.clean:
        return ""
    return "; ".join(finding.say("en") for finding in report.all_findings()) or "not checked"


def main() -> int:
    """Check the events of every system; exit code 1 if any differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=5000, help="of every system")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--system", choices=KEYS, action="append")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    wrong = 0
    with ProcessPoolExecutor(args.jobs) as pool:
        for key in args.system or KEYS:
            began = time.perf_counter()
            seeds = range(args.first, args.first + args.events)
            answers = list(pool.map(partial(differs, key), seeds, chunksize=8))
            found = [(seed, text) for seed, text in zip(seeds, answers, strict=True) if text]
            wrong += len(found)
            seconds = time.perf_counter() - began
            print(f"{key}: {args.events} events, {len(found)} differ ({seconds:.0f} s)", flush=True)
            for seed, text in found[:5]:
                print(f"  seed {seed}: {text[:200]}", flush=True)
    print(f"{wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
