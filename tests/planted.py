"""Plant one error in an event and see whether `check` finds it: `python -m tests.planted --events 200`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from random import Random

from ronde.checking import check, pairs_of
from ronde.formats import trf
from ronde.generating import Plan, generate
from ronde.model import BYE, Cell, Pair, Scoring, Tournament
from ronde.systems import KEYS, system

KINDS = ("pairs", "colours", "bye", "points", "rank")


def event(key: str, seed: int) -> Tournament:
    """A random event as a file of ours would hold it."""
    rng = Random(seed)
    plan = Plan(
        players=rng.randint(8, 24), rounds=rng.randint(3, 6), seed=seed, system=key,
        forfeit_rate=0.04, absence_rate=0.03, half_bye_rate=0.02, late_rate=0.03, withdrawal_rate=0.03,
        scoring=Scoring.of(20, 10) if key.startswith("fmjd") else Scoring(),
    )  # fmt: skip
    return trf.read(trf.write(generate(plan)))


def plant(tournament: Tournament, kind: str, rng: Random) -> tuple[Tournament, int | None] | None:
    """The event with one error of a kind and its round; None where the event offers no place for it."""
    rounds = tournament.played_rounds
    if kind in ("points", "rank"):
        return _wrong_number(tournament, kind, rng), None
    round_ = rng.randint(1, rounds)
    pairs = [p for p in pairs_of(tournament, round_) if p.black is not None]
    if not pairs:
        return None
    if kind == "colours":
        return _flipped(tournament, rng.choice(pairs), round_), round_
    if kind == "bye":
        byes = [p.white for p in pairs_of(tournament, round_) if p.black is None]
        return (_other_bye(tournament, byes[0], rng.choice(pairs), round_), round_) if byes else None
    if len(pairs) < 2:
        return None
    return _swapped(tournament, *rng.sample(pairs, 2), round_), round_  # type: ignore[arg-type, call-arg]


def _with_cells(tournament: Tournament, round_: int, cells: dict[int, Cell]) -> Tournament:
    players = tuple(p.with_cell(round_, cells[p.id]) if p.id in cells else p for p in tournament.players)
    changed = replace(tournament, players=players, source=())
    return trf.read(trf.write(changed))


def _swapped(tournament: Tournament, first: Pair, second: Pair, round_: int) -> Tournament:
    a, b, c, d = first.white, first.black, second.white, second.black
    assert b is not None
    assert d is not None
    cell = {id_: tournament.player(id_).cell(round_) for id_ in (a, b, c, d)}
    cells = {
        a: replace(cell[a], opponent=d),
        d: replace(cell[b], opponent=a),
        c: replace(cell[c], opponent=b),
        b: replace(cell[d], opponent=c),
    }
    return _with_cells(tournament, round_, cells)


def _flipped(tournament: Tournament, pair: Pair, round_: int) -> Tournament:
    cells = {}
    for id_ in pair:
        cell = tournament.player(id_).cell(round_)
        cells[id_] = replace(cell, colour=cell.colour.opposite if cell.colour else None)
    return _with_cells(tournament, round_, cells)


def _other_bye(tournament: Tournament, rests: int, pair: Pair, round_: int) -> Tournament:
    white, black = pair.white, pair.black
    assert black is not None
    cells = {
        white: BYE,
        rests: tournament.player(white).cell(round_),
        black: replace(tournament.player(black).cell(round_), opponent=rests),
    }
    return _with_cells(tournament, round_, cells)


def _wrong_number(tournament: Tournament, kind: str, rng: Random) -> Tournament:
    victim = rng.choice(tournament.players)
    players = list(tournament.players)
    at = players.index(victim)
    if kind == "points":
        assert victim.stated_points is not None
        players[at] = replace(victim, stated_points=victim.stated_points + rng.choice((5, 10)))
    else:
        last = max(players, key=lambda p: p.stated_rank or 0)
        first = min(players, key=lambda p: p.stated_rank or 0)
        players[players.index(last)] = replace(last, stated_rank=first.stated_rank)
        players[players.index(first)] = replace(first, stated_rank=last.stated_rank)
    return replace(tournament, players=tuple(players))


def found(tournament: Tournament, kind: str, round_: int | None) -> bool:
    """Whether `check` reports the planted error where it is."""
    report = check(tournament)
    if round_ is None:
        return any(finding.kind == kind for finding in report.findings)
    return not report.rounds[round_ - 1].equal


def clean(key: str, seed: int) -> bool:
    """Whether `check` reports nothing on an event of ours."""
    return check(event(key, seed)).clean


def planted(key: str, seed: int) -> tuple[str, bool] | None:
    """The kind of the error planted for a seed, and whether it was found."""
    rng = Random(seed)
    kinds = [k for k in KINDS if k != "colours" or system(key).uses_colours]
    kind = kinds[seed % len(kinds)]
    wrong = plant(event(key, seed), kind, rng)
    if wrong is None or _same(wrong[0]):
        return None
    return kind, found(wrong[0], kind, wrong[1])


def _same(tournament: Tournament) -> bool:
    """All players share one score: every order of ranks is right."""
    return len({p.stated_points for p in tournament.players}) == 1


def _one(job: tuple[str, int]) -> tuple[str, bool, tuple[str, bool] | None]:
    return job[0], clean(*job), planted(*job)


def main() -> int:
    """Exit code 1 if a clean event is blamed or a planted error is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=200)
    parser.add_argument("keys", nargs="*", default=list(KEYS))
    args = parser.parse_args()
    bad = 0
    with ProcessPoolExecutor(2) as pool:
        for key in args.keys:
            tally: Counter[str] = Counter()
            seed = 0
            while tally["planted"] < args.events:
                jobs = [(key, n) for n in range(seed, seed + 50)]
                seed += 50
                for _, is_clean, error in pool.map(_one, jobs):
                    tally["clean" if is_clean else "BLAMED"] += 1
                    if error is not None:
                        tally["planted"] += 1
                        tally[f"{error[0]} {'found' if error[1] else 'MISSED'}"] += 1
            bad += sum(n for name, n in tally.items() if name.endswith(("BLAMED", "MISSED")))
            print(f"{key}:", ", ".join(f"{n} {name}" for name, n in sorted(tally.items())), flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
