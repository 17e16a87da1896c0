"""Why two players meet, or what would have to give so that they did.

The engine is asked again with the pair forced (everybody else is forbidden to both) or forbidden; the
first measure that gets worse names the article that speaks against it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ronde.errors import BadInput, NoPairing
from ronde.facts.history import cards
from ronde.model import Pair, Tournament
from ronde.pairing import check_ready, system_of
from ronde.rulebook import Step
from ronde.systems import Measure, RoundPairing


@dataclass(frozen=True, slots=True)
class Answer:
    """Why, or why not."""

    a: int
    b: int
    meet: bool
    pairing: RoundPairing  # what the system pairs
    played: bool | None = None  # the file has this pair; None where the round is still to be played
    reasons: tuple[Step, ...] = ()  # the steps about the pair, where they meet
    obstacle: str | None = None  # "met", "forbidden", "impossible": where nothing can be forced
    other: RoundPairing | None = None  # the round with the pair forced, or forbidden where they meet
    worse: tuple[Measure, Measure] | None = None  # the first measure that gets worse: as paired, as forced
    given_up: tuple[Pair, ...] = ()  # pairs of the round that would be lost
    instead: tuple[Pair, ...] = ()  # pairs that would take their place


def why(tournament: Tournament, a: int, b: int, played: Iterable[Pair] | None = None) -> Answer:
    """Why players a and b meet in the next round, or what would have to give; `played`: as it really was."""
    chosen = system_of(tournament)
    check_ready(tournament)
    _check_players(tournament, a, b)
    pairing = chosen.pair(tournament)
    meet = _has(pairing.pairs, a, b)
    as_played = None if played is None else _has(played, a, b)
    if meet:
        reasons = tuple(step for step in pairing.steps if a in step.players or b in step.players)
        answer = Answer(a, b, True, pairing, as_played, reasons)
        changed = forbid(tournament, a, b)
    else:
        answer = Answer(a, b, False, pairing, as_played)
        obstacle = _obstacle(tournament, a, b)
        if obstacle:
            return replace(answer, obstacle=obstacle)
        changed = force(tournament, a, b)
    try:
        other = chosen.pair(changed)
    except NoPairing:
        return replace(answer, obstacle="impossible")
    return replace(
        answer,
        other=other,
        worse=first_worse(pairing.measures, other.measures),
        given_up=_lost(pairing, other),
        instead=_lost(other, pairing),
    )


def _has(pairs: Iterable[Pair], a: int, b: int) -> bool:
    return any(set(pair) == {a, b} for pair in pairs)


def force(tournament: Tournament, a: int, b: int) -> Tournament:
    """The tournament in which a and b can only be paired with each other."""
    others = [p.id for p in tournament.available() if p.id not in (a, b)]
    forbidden = [(x, other) for x in (a, b) for other in others]
    settings = replace(
        tournament.settings,
        forbidden=(*tournament.settings.forbidden, *forbidden),
        no_bye=tournament.settings.no_bye | {a, b},
    )
    return replace(tournament, settings=settings)


def forbid(tournament: Tournament, a: int, b: int) -> Tournament:
    """The tournament in which a and b may not meet."""
    forbidden = (*tournament.settings.forbidden, (a, b))
    return replace(tournament, settings=replace(tournament.settings, forbidden=forbidden))


def first_worse(chosen: Iterable[Measure], other: Iterable[Measure]) -> tuple[Measure, Measure] | None:
    """The first measure in which the other pairing is worse.

    It is nearly always the first in which the two differ. A forced player counts as one without any
    opponent in their own group, though, and such a floater is not blamed for floating: there the other
    pairing may look better before it gets worse.
    """
    for mine, theirs in zip(chosen, other, strict=False):
        if mine.value < theirs.value and (mine.article, mine.bracket) == (theirs.article, theirs.bracket):
            return mine, theirs
    return None


def _check_players(tournament: Tournament, a: int, b: int) -> None:
    if a == b:
        raise BadInput("error-player-paired-with-same", a=a)
    there = {p.id for p in tournament.available()}
    for id_ in (a, b):
        tournament.player(id_)
        if id_ not in there:
            raise BadInput("error-player-not-paired-round", id=id_, next_round=tournament.next_round)


def _obstacle(tournament: Tournament, a: int, b: int) -> str | None:
    if any(a in group and b in group for group in tournament.forbidden_in(tournament.next_round)):
        return "forbidden"
    return "met" if b in cards(tournament)[a].met else None


def _lost(before: RoundPairing, after: RoundPairing) -> tuple[Pair, ...]:
    kept = {frozenset(pair) for pair in after.pairs}
    return tuple(pair for pair in before.pairs if frozenset(pair) not in kept)
