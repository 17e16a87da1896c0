"""Accelerations word for word: the virtual points of every player and round, up to the one to pair.

Virtual points count for the pairing only. Numbers of rulings are those of the text `accelerations`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ronde.errors import BadInput, Refused
from ronde.model import Player, Result, Tournament
from ronde.readings import baku_2026
from ronde.readings.trials import Trials, all_paired

Virtual = dict[int, tuple[int, ...]]
#: the article of each acceleration that any text may be combined with
ARTICLES = {
    "haley": "accelerations haley.principle",
    "haley-3": "accelerations haley.example-2",
    "degressive": "accelerations degressive.principle",
    "haley-soft": "accelerations haley-soft",
    "baku": "accelerations baku",
    "baku-2026": "baku-2026 1.4",
}


def virtual_points(tournament: Tournament) -> Virtual:
    """By the acceleration of the event, or as its report writes them out."""
    key = tournament.settings.acceleration
    if key is None:
        return dict(tournament.settings.virtual_points)
    if key not in READINGS:
        raise BadInput("error-no-acceleration", key=key, keys=", ".join(READINGS))
    return READINGS[key](tournament)


def in_two_halves(
    tournament: Tournament, upper: Iterable[int], points: tuple[float, ...], others: tuple[float, ...] = ()
) -> Virtual:
    """Points round by round for the upper half and for all others; a point is a win (ruling 5)."""
    win, members = tournament.settings.scoring.win, set(upper)

    def of(each: tuple[float, ...]) -> tuple[int, ...]:
        rounds = range(tournament.next_round)
        return tuple(int(each[n] * win) if n < len(each) else 0 for n in rounds)

    return {p.id: of(points) if p.id in members else of(others) for p in tournament.players}


# --- the Haley system -----------------------------------------------------------------------------


def groups_a_and_b(tournament: Tournament) -> list[int]:
    """haley.application: four groups in order of strength; A and B are the upper two.

    The field is that of round 1, and each group is a quarter of it, rounded up (rulings 1 and 2). The arbiter
    may name a rating instead (ruling 4).
    """
    limit = tournament.settings.option("limit")
    if limit:
        return [p.id for p in tournament.players if p.rating >= int(limit)]
    if tournament.played_rounds:
        field = sorted(p.id for p in tournament.players if p.cell(1).opponent is not None)
    else:
        field = sorted(p.id for p in tournament.available())
        if len(field) % 2:
            field.remove(set_aside(tournament, field))
    size = 2 * -(-len(field) // 4)
    last = field[size - 1] if size else 0
    return [p.id for p in tournament.players if p.id <= last]


def set_aside(tournament: Tournament, field: list[int]) -> int:
    """Ruling 1: the bye of round 1 is the last number that may have it and leaves the others pairable."""
    apart = tournament.forbidden_in(1)

    def may_meet(a: int, b: int) -> bool:
        return not any(a in group and b in group for group in apart)

    trials = Trials(tournament)
    may = [i for i in reversed(field) if i not in tournament.settings.no_bye] or [field[-1]]
    for id_ in may:
        if all_paired(set(field) - {id_}, may_meet, trials):
            return id_
    return may[0]


def haley(tournament: Tournament) -> Virtual:
    """haley.example-1: a point more for A and B in rounds 1 and 2."""
    return in_two_halves(tournament, groups_a_and_b(tournament), (1, 1))


def haley_3(tournament: Tournament) -> Virtual:
    """haley.example-2: half of the point stays for round 3."""
    return in_two_halves(tournament, groups_a_and_b(tournament), (1, 1, 0.5))


def haley_soft(tournament: Tournament) -> Virtual:
    """haley-soft: in round 2 all others have half a point."""
    return in_two_halves(tournament, groups_a_and_b(tournament), (1, 1), (0, 0.5))


# --- the degressive accelerated Swiss -------------------------------------------------------------


def starting_list(tournament: Tournament) -> list[Player]:
    """Up to the last number present in round 1; whoever comes after it came late."""
    away = {Result.ABSENT} if tournament.played_rounds == 0 else {Result.ABSENT, Result.BLANK}
    last = max((p.id for p in tournament.players if p.cell(1).result not in away), default=0)
    return sorted((p for p in tournament.players if p.id <= last), key=lambda p: p.id)


def group(tournament: Tournament) -> Callable[[Player], str]:
    """degressive.groups: A, B and C by two limits if each has from a quarter to a half of the list.

    By thirds if the usual limits do not fit (ruling 14).
    """
    listed, given = starting_list(tournament), tournament.settings.option("limits")
    high, low = map(int, given.split(",")) if given else (2000, 1600)

    def by_rating(player: Player) -> str:
        return "A" if player.rating >= high else "B" if player.rating >= low else "C"

    letters = [by_rating(player) for player in listed]
    sizes = [letters.count(letter) for letter in "ABC"]
    if all(len(listed) / 4 <= size <= len(listed) / 2 for size in sizes):
        return by_rating
    if given:
        if tournament.settings.option("limits-override") != "yes":
            shares = ", ".join(f"{letter} {size}" for letter, size in zip("ABC", sizes, strict=True))
            raise BadInput(
                "error-with-limits-groups-have-players",
                high=high,
                low=low,
                shares=shares,
                count=len(listed),
            )
        return by_rating
    first = -(-len(listed) // 3)
    second = first + -(-(len(listed) - first) // 2)
    last_a, last_b = (listed[size - 1].id if size else 0 for size in (first, second))
    return lambda player: "A" if player.id <= last_a else "B" if player.id <= last_b else "C"


def degressive(tournament: Tournament) -> Virtual:
    """degressive.principle: from 0 to 2 points, anew from the real score before every round."""
    scoring, rounds = tournament.settings.scoring, rounds_of(tournament)
    group_of, found = group(tournament), {}
    for player in tournament.players:
        score, each = 0, []
        for number in range(1, tournament.next_round + 1):
            last_two = number >= rounds - 1  # degressive.end
            halves = 0 if last_two else half_points(group_of(player), score, scoring.win, rounds)
            each.append(halves * scoring.win // 2)
            score += scoring.points(player.cell(number))
        found[player.id] = tuple(each)
    return found


def half_points(letter: str, score: int, win: int, rounds: int) -> int:
    """degressive.start, degressive.steps, degressive.half: virtual points in halves of a win."""
    if letter == "A" or 2 * score >= rounds * win:
        return 4
    steps = sum(2 * score >= step * win for step in (3, 6, 9))  # at 1.5, 3 and 4.5 points
    return min(2 + steps, 4) if letter == "B" else steps


# --- Baku -----------------------------------------------------------------------------------------


def rounds_of(tournament: Tournament) -> int:
    """The number of rounds, which must be known."""
    if tournament.settings.rounds is None:
        key = tournament.settings.acceleration or ""
        raise BadInput("error-acceleration-needs-number-rounds-event", key=key)
    return tournament.settings.rounds


def baku(tournament: Tournament) -> Virtual:
    """baku: a point for the first half of the list, half a point in the second half of the rounds it has."""
    listed = starting_list(tournament)
    accelerated = -(-rounds_of(tournament) // 2)
    full = -(-accelerated // 2)
    size = min(len(listed), 2 * -(-len(listed) // 4))
    last = listed[size - 1].id if listed else 0
    upper = [p.id for p in tournament.players if p.id <= last]
    return in_two_halves(tournament, upper, (1.0,) * full + (0.5,) * (accelerated - full))


def baku_of_2026(tournament: Tournament) -> Virtual:
    """C.04.7."""
    rounds_of(tournament)
    points = baku_2026.virtual_points(tournament)
    if points is None:
        raise Refused("error-scale-for-acceleration", acceleration="baku-2026")
    return {id_: tuple(map(int, each)) for id_, each in points.items()}


READINGS: dict[str, Callable[[Tournament], Virtual]] = {
    "haley": haley,
    "haley-3": haley_3,
    "haley-soft": haley_soft,
    "degressive": degressive,
    "baku": baku,
    "baku-2026": baku_of_2026,
}
