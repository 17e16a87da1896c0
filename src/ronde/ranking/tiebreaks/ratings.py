"""Tie-breaks from ratings (C.07 article 10), with the two tables of the rating regulations (B.02 8.1)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from fractions import Fraction

from ronde.ranking.tiebreaks.event import Code, Event
from ronde.ranking.tiebreaks.results import Values
from ronde.rulebook import implements

#: the rating difference that a score of 50 %, 51 %, … 100 % stands for (8.1.1)
DIFFERENCE = (
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175,
    184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444,
    470, 501, 538, 589, 677, 800,
)  # fmt: skip
#: the largest differences for which the stronger player is expected to score 50 %, 51 %, … 99 % (8.1.2)
LARGEST = (
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
    188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
    484, 517, 559, 619, 735,
)  # fmt: skip


def half_up(value: Fraction) -> int:
    """The nearest whole number, a half upwards."""
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def difference(percent: int) -> int:
    """The rating difference of a score in per cent."""
    return DIFFERENCE[percent - 50] if percent >= 50 else -DIFFERENCE[50 - percent]


def expected(gap: int) -> int:
    """The expected score in per cent of a player rated this much higher."""
    return 50 + bisect_left(LARGEST, gap) if gap >= 0 else 50 - bisect_left(LARGEST, -gap)


def _ratings(event: Event, code: Code) -> dict[int, list[int]]:
    """The ratings of everybody's opponents over the board, without those that are cut."""
    found = {}
    for id_, games in event.games.items():
        ratings = sorted(_rating(event, code, game.opponent) for game in games if game.opponent is not None)
        found[id_] = ratings[code.low : len(ratings) - code.high]
    return found


def _rating(event: Event, code: Code, id_: int) -> int:
    return event.ratings[id_] or code.unrated or 0


def _halves(event: Event) -> dict[int, tuple[int, int]]:
    """Everybody's score over the board in half points, and the games."""
    return {id_: (sum(g.halves for g in games), len(games)) for id_, games in event.games.items()}


@implements("tiebreaks 10.1")
def average_rating(event: Event, code: Code) -> Values:
    """ARO: the mean rating of the opponents met over the board, rounded."""
    return {id_: Fraction(half_up(value)) for id_, value in exact_average(event, code).items()}


@implements("elo-swiss E10")
def exact_average(event: Event, code: Code) -> Values:
    """AVE: the same mean without rounding; 0 without opponents."""
    return {
        id_: Fraction(sum(found), len(found)) if found else Fraction(0)
        for id_, found in _ratings(event, code).items()
    }


@implements("tiebreaks 10.2")
def performance(event: Event, code: Code) -> Values:
    """TPR: the mean rating of the opponents and the difference that the score stands for."""
    average = average_rating(event, code)
    values = {}
    for id_, (halves, games) in _halves(event).items():
        percent = half_up(Fraction(50 * halves, games)) if games else 50
        values[id_] = average[id_] + difference(percent)
    return values


@implements("tiebreaks 10.3")
def perfect_performance(event: Event, code: Code) -> Values:
    """PTP: the lowest rating that would have expected at least the score."""
    halves = _halves(event)
    return {
        id_: Fraction(_lowest(found, 50 * halves[id_][0])) for id_, found in _ratings(event, code).items()
    }


def _lowest(opponents: list[int], wanted: int) -> int:
    """The lowest whole rating expected to score this sum of per cents against the opponents."""
    if not opponents:
        return 0
    low, high = min(opponents) - 800, max(opponents) + 800
    if wanted == 0:
        return low
    candidates = range(low, high + 1)
    return candidates[
        bisect_left(candidates, wanted, key=lambda r: sum(expected(r - rating) for rating in opponents))
    ]


def _average_of(event: Event, code: Code, theirs: Callable[[Event, Code], Values]) -> Values:
    values, found = theirs(event, code), {}
    for id_, games in event.games.items():
        their = [values[game.opponent] for game in games if game.opponent is not None]
        found[id_] = Fraction(half_up(sum(their, Fraction(0)) / len(their))) if their else Fraction(0)
    return found


@implements("tiebreaks 10.4")
def average_performance(event: Event, code: Code) -> Values:
    """APRO: the mean TPR of the opponents met over the board."""
    return _average_of(event, code, performance)


@implements("tiebreaks 10.5")
def average_perfect_performance(event: Event, code: Code) -> Values:
    """APPO: the mean PTP of the opponents met over the board."""
    return _average_of(event, code, perfect_performance)


@implements("tiebreaks 10.6")
def rating(event: Event, code: Code) -> Values:
    """RTNG: the higher rating first."""
    return {id_: Fraction(_rating(event, code, id_)) for id_ in event.ratings}


@implements("tiebreaks FFE.1")
def national_performance(event: Event, code: Code) -> Values:
    """PERF: the French performance: opponents at most 400 away, the table read between its lines."""
    values = {}
    halves = _halves(event)
    for id_, found in _ratings(event, code).items():
        own = _rating(event, code, id_)
        near = [min(max(r, own - 400), own + 400) if own else r for r in found]
        if not near:
            values[id_] = Fraction(0)
            continue
        percent = Fraction(50 * halves[id_][0], halves[id_][1])
        values[id_] = Fraction(sum(near), len(near)) + _between(percent)
    return values


def _between(percent: Fraction) -> Fraction:
    """The rating difference of a score between two lines of the table; at most 677."""
    below = min(max(percent.__floor__(), 1), 98)
    low, high = difference(below), difference(below + 1)
    return min(max(low + (percent - below) * (high - low), Fraction(-677)), Fraction(677))
