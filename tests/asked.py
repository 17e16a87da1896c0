"""Ask `why` about every pair of random small fields and prove each answer: `python -m tests.asked`.

The literal reading of the system makes the round that has the pair; where the text ranks complete pairings,
all of them are ranked (`tests.ranked`). The answer must name what makes the pair impossible, or the first
article by which the best round with the pair is worse than the round as it is.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from importlib import import_module
from itertools import combinations

from ronde.errors import BadInput, NoPairing
from ronde.explaining.why import Answer, Bar, Kind, why
from ronde.explaining.why_text import as_text
from ronde.facts.history import cards
from ronde.model import ABSENT, BLANK, Tournament
from ronde.pairing import pair
from ronde.systems import KEYS
from ronde.systems.base import Request
from tests.campaign import field, literal_module

LARGEST = 9  # players: what all pairings can be listed of


def asked(key: str, seed: int, largest: int = LARGEST) -> Tournament:
    """The random field of a seed, with its system."""
    tournament = field(key, seed, largest)
    return replace(tournament, settings=replace(tournament.settings, system=key))


def literal(key: str, tournament: Tournament, request: Request | None = None) -> set[frozenset[int]] | None:
    """The pairs of the literal reading; None if there is no round."""
    module = import_module(literal_module(key))
    function = module.pair_lots if key.endswith("-lots") else module.pair
    try:
        return {frozenset(one) - {0} for one in function(tournament, request)}
    except NoPairing:
        return None


def questions(key: str, seed: int, largest: int = LARGEST) -> Iterator[str]:
    """The verdict on every question about a field: how it was answered, or WRONG and why."""
    tournament = asked(key, seed, largest)
    ids = [player.id for player in tournament.available()]
    try:
        pairing = pair(tournament)
    except (NoPairing, BadInput):
        return
    made = {frozenset(one) - {None} for one in pairing.pairs}
    if made != literal(key, tournament):
        yield f"WRONG: {key} {seed}: the round itself"
        return
    ranking = _ranking(key, tournament)
    for a, b in combinations(ids, 2):
        answer = why(tournament, a, b)
        yield verdict(key, tournament, answer, ranking)


def _ranking(key: str, tournament: Tournament) -> object:
    """All pairings of the field in the order of the text, where it has one."""
    return None


def verdict(key: str, tournament: Tournament, answer: Answer, ranking: object) -> str:
    """How a question was answered, or WRONG and why."""
    a, b = answer.a, answer.b
    for language in ("en", "fr"):
        if "{" in as_text(tournament, answer, language):
            return f"WRONG: {a}-{b}: the answer cannot be told"
    expected = literal(key, tournament, Request(a, b, not answer.meet))
    if answer.obstacle:
        if expected is not None:
            return f"WRONG: {a}-{b}: {answer.obstacle.bar}, but the literal reading has {expected}"
        if not answer.meet and answer.obstacle.bar is not _bar(key, tournament, a, b):
            return f"WRONG: {a}-{b}: {answer.obstacle.bar} is not what bars them"
        return f"{answer.kind}: {answer.obstacle.bar}"
    assert answer.other is not None
    found = {frozenset(one) - {None} for one in answer.other.pairs}
    if expected != found:
        return f"WRONG: {a}-{b}: {found} instead of {expected}"
    if answer.loss is None:
        return f"WRONG: {a}-{b}: nothing speaks against it"
    chosen, other = answer.loss.chosen, answer.loss.other
    if (chosen.article, chosen.bracket) != (other.article, other.bracket) or chosen.value >= other.value:
        return f"WRONG: {a}-{b}: {chosen} is not better than {other}"
    return "meet" if answer.kind is Kind.MEET else f"{answer.kind}"


def _bar(key: str, tournament: Tournament, a: int, b: int) -> Bar:
    """What bars two players, by the literal reading."""
    card = cards(tournament)[a]
    if any(cell.played and cell.opponent == b for cell in card.cells):
        return Bar.MET
    if b in card.met:
        return Bar.FORBIDDEN
    round_ = tournament.next_round
    players = [
        player
        if player.id in (a, b) or player.cell(round_) != BLANK
        else replace(
            player,
            cells=(*player.cells[: round_ - 1], *[BLANK] * (round_ - 1 - len(player.cells)), ABSENT),
        )
        for player in tournament.players
    ]
    alone = literal(key, replace(tournament, players=tuple(players)))
    return Bar.COLOURS if alone is None else Bar.OTHERS


def _chunk(job: tuple[str, int, int]) -> list[tuple[int, str]]:
    key, start, stop = job
    return [(seed, found) for seed in range(start, stop) for found in questions(key, seed)]


def main() -> int:
    """Exit code 1 if any answer is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--questions", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("keys", nargs="*", default=list(KEYS))
    args = parser.parse_args()
    bad = 0
    with ProcessPoolExecutor(args.jobs) as pool:
        for key in args.keys:
            tally: Counter[str] = Counter()
            start = 0
            while tally.total() < args.questions:
                jobs = [(key, n, n + 5) for n in range(start, start + 20, 5)]
                start += 20
                for seed, found in (row for rows in pool.map(_chunk, jobs) for row in rows):
                    tally["WRONG" if found.startswith("WRONG") else found] += 1
                    if found.startswith("WRONG"):
                        print(f"{key} seed {seed}: {found}", file=sys.stderr)
            bad += tally["WRONG"]
            counts = ", ".join(f"{n} {name}" for name, n in sorted(tally.items()))
            print(f"{key}: {tally.total()} questions: {counts}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
