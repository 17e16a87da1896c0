"""What is told of every round, whatever pairs it: virtual points, scores, players who are not paired."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ronde.model import Pair, Result, Tournament
from ronde.readings.accelerations import ARTICLES, virtual_points
from ronde.readings.cards import cards
from ronde.rulebook import Step, text
from ronde.words import Points, Who

AWAY = {Result.HALF_BYE: "away_half", Result.FULL_BYE: "away_full"}


def accelerated(tournament: Tournament, pairs: Sequence[Pair]) -> Iterator[Step]:
    """The virtual points, group by group, and what they make of the players of each pair."""
    key = tournament.settings.acceleration
    if key is None:
        return
    article, here = ARTICLES[key], cards(tournament)
    virtual = {id_: points[-1] for id_, points in virtual_points(tournament).items() if id_ in here}
    for points in sorted({p for p in virtual.values() if p}, reverse=True):
        who = ranges([id_ for id_ in sorted(here) if virtual[id_] == points])
        yield Step(article, (), "virtual_points", (("key", key), ("who", who), ("points", Points(points))))
    if not any(virtual.values()):
        yield Step(article, (), "acceleration_over", (("key", key),))
    for pair in pairs:
        both = tuple(pair)
        level = len(both) == 2 and len({here[id_].pairing_score for id_ in both}) == 1
        for id_ in both:
            if virtual[id_]:
                card = here[id_]
                values = (
                    ("who", Who(id_)),
                    ("score", Points(card.score)),
                    ("points", Points(virtual[id_])),
                    ("total", Points(card.pairing_score)),
                )
                yield Step(
                    article, both, "level_by_virtual_points" if level else "has_virtual_points", values
                )


def ranges(ids: Sequence[int]) -> str:
    """Numbers with neighbours joined: 1–8, 12."""
    runs: list[list[int]] = []
    for id_ in ids:
        if runs and runs[-1][-1] == id_ - 1:
            runs[-1].append(id_)
        else:
            runs.append([id_])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def scores(tournament: Tournament, key: str, pairs: Sequence[Pair]) -> Iterator[Step]:
    """The scores of the two of each pair."""
    points, past = tournament.settings.scoring.points, range(1, tournament.next_round)
    total = {p.id: sum(points(p.cell(n)) for n in past) for p in tournament.players}
    for pair in pairs:
        if pair.black is not None:
            a, b = sorted(pair, key=lambda id_: (-total[id_], id_))
            mine, theirs = Points(total[a]), Points(total[b])
            known = (("a", Who(a)), ("b", Who(b)), ("score", mine))
            if mine == theirs:
                yield Step(article(key, "same_score"), (a, b), "same_score", known)
            else:
                yield Step(article(key, "scores"), (a, b), "scores", (*known, ("other", theirs)))


def away(tournament: Tournament, key: str) -> Iterator[Step]:
    """The players who are not paired."""
    round_, here = tournament.next_round, {player.id for player in tournament.available()}
    for player in tournament.players:
        if player.id not in here:
            message = AWAY.get(player.cell(round_).result, "away")
            values = (("who", Who(player.id)), ("round", round_))
            yield Step(article(key, message), (player.id,), message, values)


def article(key: str, kind: str) -> str:
    """The article of a decision of a text, or of the general rules behind it."""
    own = text(key)
    if kind not in own.decisions and own.general:
        own = text(own.general)
    return f"{own.key} {own.decisions[kind].article}"
