"""Prove the documents of random rounds, and see that each change is noticed: `python -m tests.claims`.

Every system is paired on random fields and events; every document is verified from the report alone. Then a
part of it is changed plausibly: the verifier has to notice it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

from ronde.errors import BadInput, NoPairing, Refused
from ronde.explaining.text import as_json, names
from ronde.facts.colours import with_initial_colour
from ronde.generating import Plan, generate
from ronde.model import Tournament
from ronde.pairing import pair
from ronde.rulebook import text
from ronde.systems import KEYS, RoundPairing, system
from ronde.values import NamedTuple
from ronde.verifying.document import read
from ronde.verifying.verify import Fault, verify
from tests.campaign import field, large_field

CHUNK = 25
SIZES = (60, 75, 100, 101, 140, 180, 240, 300)  # of large fields
Data = dict[str, Any]


class Explained(NamedTuple):
    """A round to prove, and what `ronde explain --json` writes of it."""

    tournament: Tournament
    pairing: RoundPairing
    data: Data

    def faults(self, data: Data | None = None) -> list[Fault]:
        """What is wrong with the document, or with a changed one."""
        document = read(json.dumps(self.data if data is None else data).encode())
        return verify(self.tournament, document, names(self.tournament))


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


def large_tournament(key: str, seed: int, sizes: Sequence[int] = SIZES) -> Tournament:
    """A field of one of these sizes: random cells, or where a cell is a match of two games, an event."""
    if system(key).games == 1:
        return large_field(key, seed, sizes)
    rng = Random(seed)
    played = generate(Plan(rng.choice(sizes), 5, seed, key, absence_rate=0.05))
    return with_initial_colour(played).before(rng.randint(2, 5))


def accelerated(tournament: Tournament, key: str, rng: Random) -> Tournament:
    """The tournament, sometimes with one of the accelerations of its system."""
    settings = tournament.settings
    choice = sorted(system(key).accelerations)
    if not choice or settings.acceleration or settings.virtual_points or rng.random() > 0.3:
        return tournament
    rounds = settings.rounds or tournament.next_round + rng.randint(0, 4)
    return replace(tournament, settings=replace(settings, acceleration=rng.choice(choice), rounds=rounds))


def explained(key: str, seed: int, language: str = "en", large: bool = False) -> Explained | None:
    """The round of a seed, if it can be paired."""
    try:
        tournament = large_tournament(key, seed) if large else tournament_of(key, seed)
        tournament = replace(tournament, settings=replace(tournament.settings, system=key))
        pairing = pair(tournament)
    except (NoPairing, BadInput, Refused):
        return None
    data = json.loads(json.dumps(as_json(pairing, language, names(tournament))))
    return Explained(tournament, pairing, data)


# --- changes -----------------------------------------------------------------------------------------


def other_article(data: Data, rng: Random) -> None:
    """Another article of the same text, in every field that names it."""
    step = rng.choice(data["steps"])
    key, _, cited = step["article"].partition(" ")
    articles = [article.id for article in text(key).articles if article.id != cited]
    if step["criterion"] == step["article"] or rng.random() < 0.5:
        changed = f"{key} {rng.choice(articles)}"
        if step["criterion"] == step["article"]:
            step["criterion"] = changed
        step["article"] = changed
    else:
        key, _, cited = step["criterion"].partition(" ")
        step["criterion"] = f"{key} {rng.choice([a.id for a in text(key).articles if a.id != cited])}"


def other_sentence(data: Data, rng: Random) -> None:
    """The sentence of another claim."""
    rng.choice(data["steps"])["text"] = rng.choice(data["steps"])["text"]


def other_claim(data: Data, rng: Random) -> None:
    """The claim, but not the values, of another step."""
    rng.choice(data["steps"])["claim"] = rng.choice(data["steps"])["claim"]


def other_value(data: Data, rng: Random) -> None:
    """One value of a claim."""
    step = rng.choice([step for step in data["steps"] if step["values"]])
    name = rng.choice([*step["values"]])
    step["values"][name] = changed(step["values"][name], rng, [*range(1, len(data["pairs"]) * 2 + 1)])


def changed(value: Any, rng: Random, ids: Sequence[int]) -> Any:
    """Another value of the same kind."""
    if isinstance(value, dict):
        ((kind, inside),) = value.items()
        if kind == "player":
            return {kind: rng.choice(ids)}
        if kind == "points":
            return {kind: inside + rng.choice((-1, -0.5, 0.5, 1))}
        if kind == "colour":
            return {kind: "black" if inside == "white" else "white"}
        if kind == "players":
            listed = [*inside]
            if len(listed) > 1 and rng.random() < 0.4:
                del listed[rng.randrange(len(listed))]
            elif listed and rng.random() < 0.5:
                listed[rng.randrange(len(listed))] = rng.choice(ids)
            else:
                listed.insert(rng.randrange(len(listed) + 1), rng.choice(ids))
            return {kind: listed}
        place = rng.randrange(len(inside))
        letter = rng.choice("0123456789" if inside[place].isdigit() else "WBwb")
        return {kind: inside[:place] + letter + inside[place + 1 :]}
    return value + rng.choice((-2, -1, 1, 2)) if isinstance(value, int) else f"{value}x"


def other_players(data: Data, rng: Random) -> None:
    """The players that a claim is about."""
    step = rng.choice(data["steps"])
    step["players"] = rng.choice(data["steps"])["players"]


def other_bracket(data: Data, rng: Random) -> None:
    """The bracket of a claim."""
    step = rng.choice(data["steps"])
    step["bracket"] = rng.choice([None, 0, 1, (step["bracket"] or 0) + 1])


def other_measure(data: Data, rng: Random) -> None:
    """A measure by one."""
    measures = [measure for measure in data["measures"] if measure["value"]]
    if measures:
        value = rng.choice(measures)["value"]
        value[rng.randrange(len(value))] += rng.choice((-1, 1))


def other_article_of_measure(data: Data, rng: Random) -> None:
    """The article of another measure."""
    if data["measures"]:
        rng.choice(data["measures"])["article"] = rng.choice(data["measures"])["article"]


def dropped(data: Data, rng: Random) -> None:
    """A claim or a measure is missing."""
    listed = rng.choice([data["steps"], data["measures"] or data["steps"]])
    del listed[rng.randrange(len(listed))]


def doubled(data: Data, rng: Random) -> None:
    """A claim stands twice."""
    steps = data["steps"]
    steps.insert(rng.randrange(len(steps) + 1), deepcopy(rng.choice(steps)))


def moved(data: Data, rng: Random) -> None:
    """A claim stands elsewhere."""
    steps = data["steps"]
    steps.insert(rng.randrange(len(steps)), steps.pop(rng.randrange(len(steps))))


def other_board(data: Data, rng: Random) -> None:
    """Two players change their boards, or their colours."""
    board = rng.choice(data["pairs"])
    if board["black"] and rng.random() < 0.5:
        board["white"], board["black"] = board["black"], board["white"]
    else:
        other = rng.choice(data["pairs"])
        board["white"], other["white"] = other["white"], board["white"]


CHANGES: tuple[Callable[[Data, Random], None], ...] = (
    other_article,
    other_sentence,
    other_claim,
    other_value,
    other_players,
    other_bracket,
    other_measure,
    other_article_of_measure,
    dropped,
    doubled,
    moved,
    other_board,
)


def trial(found: Explained, rng: Random, change: Callable[[Data, Random], None]) -> bool | None:
    """Whether a change is noticed; None if it changes nothing."""
    data = deepcopy(found.data)
    change(data, rng)
    if data == found.data:
        return None
    try:
        return bool(found.faults(data))
    except BadInput:  # nobody can read it
        return True


# --- campaigns ---------------------------------------------------------------------------------------


class Job(NamedTuple):
    """Some seeds of a system: to be proved, or changed (`mutate`), random rounds or large fields."""

    key: str
    seeds: range
    mutate: bool = False
    large: bool = False


def work(job: Job) -> tuple[Counter[str], list[str]]:
    """Counts, and what is wrong."""
    counts: Counter[str] = Counter()
    remarks = []
    for seed in job.seeds:
        found = explained(job.key, seed, ("en", "fr")[seed % 2], job.large)
        if found is None:
            continue
        counts["rounds"] += 1
        if job.mutate:
            results = {change.__name__: trial(found, Random(seed), change) for change in CHANGES}
            wrong = [name for name, noticed in results.items() if noticed is False]
            counts["noticed"] += sum(noticed is True for noticed in results.values())
        else:
            wrong = list(map(str, found.faults()))
            counts["claims"] += len(found.data["steps"]) + len(found.data["measures"])
        counts["wrong"] += len(wrong)
        remarks += [f"{job.key} seed {seed}: {remark}" for remark in wrong]
    return counts, remarks


def campaign(key: str, args: argparse.Namespace) -> tuple[Counter[str], list[str]]:
    """Until so many claims are proved, changes noticed, or large rounds proved."""
    counts: Counter[str] = Counter()
    remarks: list[str] = []
    unit, wanted = ("noticed" if args.mutate else "claims"), args.claims
    if args.large:
        unit, wanted = "rounds", args.rounds
    start, step = args.start, 1 if args.large else CHUNK
    with ProcessPoolExecutor(args.jobs) as pool:
        while counts[unit] < wanted:
            starts = range(start, start + 4 * args.jobs * step, step)
            batch = [Job(key, range(n, n + step), args.mutate, args.large) for n in starts]
            start = starts.stop
            for some, more in pool.map(work, batch):
                counts += some
                remarks += more
    return counts, remarks


def report(keys: Sequence[str], args: argparse.Namespace) -> Iterator[bool]:
    """A line for every system; whether nothing is wrong."""
    for key in keys:
        counts, remarks = campaign(key, args)
        for line in remarks[: args.show]:
            print(f"    {line}", file=sys.stderr)
        print(
            f"{key}: {counts['wrong']} wrong,", ", ".join(f"{n} {name}" for name, n in sorted(counts.items()))
        )
        yield counts["wrong"] == 0


def main() -> int:
    """Run the campaign; exit code 1 if a claim is false or a change goes unnoticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", default=[])
    parser.add_argument("--claims", type=int, default=100_000, help="of each system")
    parser.add_argument("--mutate", action="store_true", help="change documents instead")
    parser.add_argument("--large", action="store_true", help="fields of 60 to 300 players")
    parser.add_argument("--rounds", type=int, default=300, help="of large fields")
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--show", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    return 0 if all([*report(args.keys or [*KEYS], args)]) else 1


if __name__ == "__main__":
    sys.exit(main())
