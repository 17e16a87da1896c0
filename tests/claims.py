"""Prove the explanations of random rounds, and see that changed claims are noticed: `python -m tests.claims`.

Every system is paired on random fields and events; every claim is verified from the report alone. Then one
value of one claim is changed at a time: the verifier has to notice it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from enum import Enum
from random import Random
from typing import NamedTuple

from ronde.errors import BadInput, NoPairing, Refused
from ronde.facts.colours import with_initial_colour
from ronde.generating import Plan, generate
from ronde.model import Colour, Tournament
from ronde.pairing import pair
from ronde.rulebook import Step, say
from ronde.systems import KEYS, RoundPairing, system
from ronde.verifying.account import Account, Claim
from ronde.verifying.facts import Facts
from ronde.verifying.verify import Verdict, verdict, verify
from ronde.words import Figure, Letters, Points, Value, Who
from tests.campaign import field

CHUNK = 25


class Asked(NamedTuple):
    """A round to prove."""

    tournament: Tournament
    pairing: RoundPairing


def tournament_of(key: str, seed: int) -> Tournament:
    """The random field of a seed: small and tight, or a round of an event that was played by the rules."""
    rng = Random(seed * 7919 + 13)
    if seed % 3 or system(key).plays_matches:
        plain = field(key, seed, rng.choice((8, 14, 14, 20)))
        chosen = replace(plain, settings=replace(plain.settings, system=key))
    else:
        rounds = rng.randint(3, 9)
        plan = Plan(
            rng.randint(5, 44),
            rounds,
            seed,
            key,
            draw_rate=rng.choice((0.1, 0.3, 0.6)),
            forfeit_rate=rng.choice((0, 0, 0.04)),
            absence_rate=rng.choice((0, 0.05)),
            half_bye_rate=rng.choice((0, 0.05)),
            late_rate=rng.choice((0, 0.1)),
            withdrawal_rate=rng.choice((0, 0.1)),
        )
        played = generate(plan)
        chosen = with_initial_colour(played, system(key).colours_by_place).before(
            rng.randint(1, max(1, played.played_rounds))
        )
        ids = [player.id for player in chosen.players]
        if rng.random() < 0.3:
            groups = tuple(tuple(rng.sample(ids, 2)) for _ in range(rng.randint(1, 3)))
            chosen = replace(chosen, settings=replace(chosen.settings, forbidden=groups))
    return accelerated(chosen, key, rng)


def accelerated(tournament: Tournament, key: str, rng: Random) -> Tournament:
    """The tournament, sometimes with one of the accelerations of its system."""
    settings = tournament.settings
    choice = sorted(system(key).accelerations)
    if not choice or settings.acceleration or settings.virtual_points or rng.random() > 0.3:
        return tournament
    rounds = settings.rounds or tournament.next_round + rng.randint(0, 4)
    return replace(tournament, settings=replace(settings, acceleration=rng.choice(choice), rounds=rounds))


def asked(key: str, seed: int) -> Asked | None:
    """The round of a seed with its explanation, if it can be paired."""
    try:
        tournament = tournament_of(key, seed)
        pairing = pair(tournament)
    except (NoPairing, BadInput, Refused):
        return None
    return Asked(tournament, pairing)


def proved(key: str, seed: int) -> list[Verdict]:
    """The verdicts on the claims of a seed."""
    found = asked(key, seed)
    if found is None:
        return []
    pairing = found.pairing
    return verify(found.tournament, pairing.round, pairing.pairs, pairing.steps)


# --- mutations ---------------------------------------------------------------------------------------


def mutated(step: Step, ids: Sequence[int], rng: Random) -> Step | None:
    """The claim with one value changed, None if it has none."""
    if not step.values:
        return None
    values = list(step.values)
    place = rng.randrange(len(values))
    name, value = values[place]
    changed = other(value, ids, rng)
    if changed is None or changed == value:
        return None
    values[place] = name, changed
    return step._replace(values=tuple(values))


def other(value: Value, ids: Sequence[int], rng: Random) -> Value | None:
    """Another value of the same kind."""
    match value:
        case Who():
            return Who(rng.choice(ids))
        case Points():
            return Points(value + rng.choice((-10, -5, 5, 10)))
        case Figure() | Letters():
            place = rng.randrange(len(value))
            letter = rng.choice("0123456789" if value[place].isdigit() else "WBwb")
            return type(value)(value[:place] + letter + value[place + 1 :])
        case Enum():
            return Colour.WHITE if value is Colour.BLACK else Colour.BLACK
        case tuple():
            listed = [*value]
            if len(listed) > 1 and rng.random() < 0.4:
                del listed[rng.randrange(len(listed))]
            elif listed and rng.random() < 0.5:
                listed[rng.randrange(len(listed))] = rng.choice(ids)
            else:
                listed.insert(rng.randrange(len(listed) + 1), rng.choice(ids))
            return tuple(map(int, listed))
        case int():
            return max(0, value + rng.choice((-2, -1, 1, 2)))
        case str():
            return f"{value}x"
    return None


def trial(found: Asked, rng: Random) -> tuple[str, bool, str] | None:
    """Change one claim of a round: its message, whether that was noticed, and what it says then."""
    steps = list(found.pairing.steps)
    place = rng.randrange(len(steps))
    ids = [player.id for player in found.tournament.players]
    step = mutated(steps[place], ids, rng)
    if step is None:
        return None
    steps[place] = step
    facts = Facts(found.tournament, found.pairing.round)
    account = Account(facts, found.pairing.pairs, [Claim(one) for one in steps])
    noticed = verdict(account.claims[place], account).true is not True or any(
        verdict(claim, account).true is not True for claim in account.claims
    )
    return (
        steps[place].message,
        noticed,
        f"{steps[place].values} instead of {found.pairing.steps[place].values}",
    )


# --- campaigns ---------------------------------------------------------------------------------------


def _claims(job: tuple[str, int]) -> tuple[Counter[str], list[str]]:
    """Prove some seeds: counts, and what is false."""
    key, start = job
    counts: Counter[str] = Counter()
    wrong = []
    for seed in range(start, start + CHUNK):
        for found in proved(key, seed):
            counts["true" if found.true else "unchecked" if found.true is None else "false"] += 1
            if not found.true:
                wrong.append(f"{key} seed {seed}: {found.why}: [{found.step.article}] {say(found.step)}")
    return counts, wrong


def _trials(job: tuple[str, int]) -> tuple[Counter[str], list[str]]:
    """Change some claims: counts, and what was not noticed."""
    key, start = job
    counts: Counter[str] = Counter()
    missed = []
    for seed in range(start, start + CHUNK):
        found = asked(key, seed)
        rng = Random(seed)
        for _ in range(10 if found and found.pairing.steps else 0):
            assert found is not None
            result = trial(found, rng)
            if result is not None:
                counts["noticed" if result[1] else "missed"] += 1
                if not result[1]:
                    missed.append(f"{key} seed {seed}: {result[0]}: {result[2]}")
    return counts, missed


def campaign(key: str, wanted: int, trials: bool, jobs: int, start: int) -> tuple[Counter[str], list[str]]:
    """Until so many claims are proved or changed."""
    counts: Counter[str] = Counter()
    remarks: list[str] = []
    work = _trials if trials else _claims
    with ProcessPoolExecutor(jobs) as pool:
        while sum(counts.values()) < wanted:
            batch = [(key, start + n * CHUNK) for n in range(4 * jobs)]
            start += 4 * jobs * CHUNK
            for some, more in pool.map(work, batch):
                counts += some
                remarks += more
    return counts, remarks


def report(keys: Sequence[str], args: argparse.Namespace) -> Iterator[bool]:
    """A line for every system; whether it is as it has to be."""
    for key in keys:
        counts, remarks = campaign(key, args.claims, args.mutate, args.jobs, args.start)
        for line in remarks[: args.show]:
            print(f"    {line}", file=sys.stderr)
        total = sum(counts.values())
        print(f"{key}: {total} " + ", ".join(f"{name} {n}" for name, n in sorted(counts.items())), flush=True)
        yield 100 * counts["missed"] <= total if args.mutate else total == counts["true"]


def main() -> int:
    """Run the campaign; exit code 1 if a claim is false or too many changes go unnoticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", default=[])
    parser.add_argument("--claims", type=int, default=100_000, help="of each system")
    parser.add_argument("--mutate", action="store_true", help="change claims instead")
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--show", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    return 0 if all([*report(args.keys or [*KEYS], args)]) else 1


if __name__ == "__main__":
    sys.exit(main())
