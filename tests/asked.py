"""Ask `why` about every pair of random small fields and prove each answer: `python -m tests.asked`.

The literal reading of the system makes the round that has the pair. Where the text weighs complete pairings,
all of them are ranked (`tests.ranked`), and the answer must name the first article by which the best one with
the pair is worse. Where it is a procedure, both readings are retraced, and the answer must name an article of
the first decision that is taken otherwise.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import combinations

from ronde import readings, rulebook
from ronde.errors import BadInput, NoPairing
from ronde.explaining.why import Answer, Bar, why
from ronde.explaining.why_text import as_text
from ronde.facts.history import cards
from ronde.model import ABSENT, BLANK, Tournament
from ronde.pairing import pair
from ronde.systems import KEYS
from ronde.systems.base import LATER, Request
from ronde.systems.lim_2026.facts import NUMBERS
from tests.campaign import field, literal_module
from tests.ranked import AHEAD, Ranking, crossing, given_up, ranking

LARGEST = 9  # players: what all pairings can be listed of


def asked(key: str, seed: int, largest: int = LARGEST) -> Tournament:
    """The random field of a seed, with its system."""
    tournament = field(key, seed, largest)
    return replace(tournament, settings=replace(tournament.settings, system=key))


def literal(key: str, tournament: Tournament, request: Request | None = None) -> set[frozenset[int]] | None:
    """The pairs of the literal reading; None if there is no round."""
    try:
        return {frozenset(one) - {0} for one in readings.reading(key)(tournament, request)}
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
    ranked = None
    if pairing.attempt is None or pairing.attempt.given_up.value == (0,):
        ranked = ranking(key, tournament)
        if ranked is not None and ranked[0][1] != made:
            yield f"WRONG: {key} {seed}: the best of all pairings is {ranked[0][1]}"
    for a, b in combinations(ids, 2):
        yield verdict(key, tournament, why(tournament, a, b), ranked)


def verdict(key: str, tournament: Tournament, answer: Answer, ranked: Ranking | None) -> str:
    """How a question was answered, or WRONG and why."""
    a, b, told = answer.a, answer.b, rulebook.head(key).get("copies", key)
    for language in ("en", "fr"):
        said = as_text(tournament, answer, language)
        if "{" in said or re.search(r"(?<!\()–", said.split("\n", 1)[1]):
            return f"WRONG: {a}-{b}: the answer cannot be told: {said}"
        numbers = re.search(r"(\d+) (?:players?|pairs?) instead of (\d+)", said)
        if numbers and int(numbers[1]) <= int(numbers[2]):
            return f"WRONG: {a}-{b}: no number gets worse: {said}"
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
    for x, y in _taken_in_order(as_text(tournament, answer)):
        if not any({x, y} == set(pair) for pair in answer.pairing.pairs):
            return f"WRONG: {a}-{b}: {x}-{y} is said to come first, but the round does not have it"
    chosen, other = answer.loss.chosen, answer.loss.other
    # in a maxi-tournament (Lim 10.2, 10.8) the ratings of all candidates decide, which no number says; such
    # decisions are only retraced
    maxi = chosen.about in LATER and tournament.settings.option("maxi") == "yes"
    better = chosen.value < other.value or (maxi and chosen.players != other.players)
    if (chosen.article, chosen.bracket) != (other.article, other.bracket) or not better:
        return f"WRONG: {a}-{b}: {chosen} is not better than {other}"
    named = chosen.article.split(" ", 1)[1]
    request = Request(a, b, not answer.meet)
    undone = answer.other.attempt is not None and answer.other.attempt.given_up.value > (0,)
    if ranked is not None and not undone:
        own = ranking(key, tournament, request) if told == "dutch-2017" else None
        first = _first_worse(chosen.article.split(" ", 1)[0], tournament, ranked, own or ranked, request)
        if first != (named, chosen.bracket):
            return f"WRONG: {a}-{b}: {named} in {chosen.bracket}, but {first} gets worse first"
        return f"{answer.kind}, all pairings ranked"
    if told == "dutch-2012":
        first = given_up(tournament, request)
        if first not in (None, (named, chosen.bracket)):
            return f"WRONG: {a}-{b}: {named} in {chosen.bracket}, but {first} is decided otherwise first"
        return f"{answer.kind}, decisions retraced"
    articles = _first_decision(key, tournament, request)
    if articles is None:
        return f"{answer.kind}, not retraced"
    if named not in articles:
        return f"WRONG: {a}-{b}: {named}, but {sorted(articles)} is decided otherwise first"
    return f"{answer.kind}, decisions retraced"


def _taken_in_order(said: str) -> list[tuple[int, int]]:
    """Who is said to take whom, as the first who is possible."""
    found = re.findall(r"(\d+) \S+ tries the others in order: (\d+) \S+ is possible", said)
    return [(int(x), int(y)) for x, y in found]


def _first_worse(
    key: str, tournament: Tournament, ranked: Ranking, then: Ranking, request: Request
) -> tuple[str, int | None] | None:
    """The first article by which the best pairing that grants the request is worse than the best of all.

    An article that looks ahead to the next group cannot be that one if the same players leave, or join, this
    group in both: then what differs is a matter of the next group.
    """
    pair = frozenset({request.a, request.b})
    best, made = ranked[0]
    value, other = next((value, made) for value, made in then if (pair in made) is request.meet)
    borders = crossing(key, tournament, made), crossing(key, tournament, other)
    for x, y in zip(best, value, strict=False):
        ahead = x[0] in AHEAD.get(key, ()) and x[1] is not None
        if x != y and not (ahead and x[:2] == y[:2] and same_border(borders, x[1])):
            return x[:2]
    return None


def same_border(borders: tuple[list[frozenset[int]], list[frozenset[int]]], number: int | None) -> bool:
    """The same players leave, or join, a group."""
    assert number is not None
    one, other = (border[number] if number < len(border) else None for border in borders)
    return one == other


def _first_decision(key: str, tournament: Tournament, request: Request) -> frozenset[str] | None:
    """The articles of the first decision that the literal procedure takes otherwise; None: not retraced."""
    module = literal_module(key)
    if not hasattr(module, "trace"):
        return None
    lots = {"lots": True} if key.endswith("-lots") else {}
    before, after = (module.trace(tournament, asked, **lots) for asked in (None, request))
    if isinstance(before, tuple):
        (first, gave_up, before), (second, gives_up, after) = before, after
        if gave_up or gives_up:
            before = [*first, (frozenset({"C13"}), gave_up), *before]
            after = [*second, (frozenset({"C13"}), gives_up), *after]
    for (articles, one), (_, other) in zip(before, after, strict=False):
        if one != other:
            told = rulebook.head(key).get("copies", key)
            number = NUMBERS.get if told == "lim-2026" else lambda id_, same: same
            return frozenset(number(id_, id_) for id_ in articles)
    return frozenset()


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
