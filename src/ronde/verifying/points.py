"""The virtual points of the accelerations, derived once more."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ronde.model import Player, Result, Tournament
from ronde.verifying.matching import all_paired

Points = dict[int, tuple[int, ...]]


def virtual_points(tournament: Tournament) -> Points:
    """Virtual points in tenths, for every player and round up to the one to pair."""
    key = tournament.settings.acceleration
    if key is None:
        return dict(tournament.settings.virtual_points)
    if key == "degressive":
        return _degressive(tournament)
    rounds = tournament.settings.rounds or 0
    quarters = -(-rounds // 2)
    halved = (2,) * -(-quarters // 2) + (1,) * (quarters // 2)
    upper, lower = {
        "haley": ((2, 2), ()),
        "haley-3": ((2, 2, 1), ()),
        "haley-soft": ((2, 2), (0, 1)),
        "quart": ((2,), ()),
        "baku": (halved, ()),
        "baku-2026": (halved, ()),
    }[key]
    top = _baku_top(tournament, key) if key.startswith("baku") else _haley_top(tournament)
    win = tournament.settings.scoring.win
    found = {}
    for player in tournament.players:
        half: Sequence[int] = upper if player.id in top else lower
        steps = [half[n] if n < len(half) else 0 for n in range(tournament.next_round)]
        found[player.id] = tuple(step * win // 2 for step in steps)
    return found


def _haley_top(tournament: Tournament) -> set[int]:
    """The upper section: two quarters of the starters, each rounded up; or everybody from a rating on."""
    limit = tournament.settings.option("limit")
    if limit:
        return {p.id for p in tournament.players if p.rating >= int(limit)}
    begin = sorted(p.id for p in tournament.players if p.cell(1).opponent is not None)
    if not tournament.played_rounds:
        begin = sorted(p.id for p in tournament.available())
        if len(begin) % 2:
            begin.remove(_rests_first(tournament, begin))
    last = begin[2 * ((len(begin) + 3) // 4) - 1] if begin else 0
    return {p.id for p in tournament.players if p.id <= last}


def haley_limit(tournament: Tournament) -> int:
    """The last number of the upper section."""
    return max(_haley_top(tournament), default=0)


def _rests_first(tournament: Tournament, begin: Sequence[int]) -> int:
    """The last player who may rest in round 1 and leaves the others opponents."""
    may = [id_ for id_ in reversed(begin) if id_ not in tournament.settings.no_bye] or [begin[-1]]
    groups = tournament.forbidden_in(1)
    if not groups:
        return may[0]
    apart = {frozenset(two) for group in groups for two in combinations(group, 2)}
    for id_ in may:
        others = [one for one in begin if one != id_]
        if all_paired(others, [two for two in combinations(others, 2) if frozenset(two) not in apart]):
            return id_
    return may[0]


def _baku_top(tournament: Tournament, key: str) -> set[int]:
    """The first half of the list, rounded up to an even number; late entries by their numbers."""
    border = tournament.settings.option("border") if key != "baku" else ""
    if border:
        last = int(border)
    else:
        listed = _listed(tournament, late_are_blank=key != "baku")
        if not listed:
            return set()
        last = listed[min(len(listed), 2 * ((len(listed) + 3) // 4)) - 1].id
    return {p.id for p in tournament.players if p.id <= last}


def _listed(tournament: Tournament, late_are_blank: bool = False) -> list[Player]:
    """The list before round 1."""
    players = sorted(tournament.players, key=lambda p: p.id)
    if late_are_blank:
        if not tournament.played_rounds:
            return players
        return [p for p in players if p.cell(1).result is not Result.BLANK]
    gone = {Result.ABSENT, Result.BLANK} if tournament.played_rounds else {Result.ABSENT}
    last = max((p.id for p in players if p.cell(1).result not in gone), default=0)
    return [p for p in players if p.id <= last]


def _degressive(tournament: Tournament) -> Points:
    """Two wins for A and for half of all points; B begins with one, C with nothing, half a win a step."""
    rounds, win = tournament.settings.rounds or 0, tournament.settings.scoring.win
    groups = _thirds(tournament)
    found = {}
    for player in tournament.players:
        score, values = 0, []
        for round_ in range(1, tournament.next_round + 1):
            steps = 0
            if round_ < rounds - 1:
                if groups[player.id] == "A" or 2 * score >= rounds * win:
                    steps = 4
                elif groups[player.id] == "B":
                    steps = min(4, 2 + 2 * score // (3 * win))
                else:
                    steps = min(3, 2 * score // (3 * win))
            values.append(steps * win // 2)
            score += tournament.settings.scoring.points(player.cell(round_))
        found[player.id] = tuple(values)
    return found


def _thirds(tournament: Tournament) -> dict[int, str]:
    """A, B or C: by ratings where each has a quarter to a half of the list, else by thirds."""
    listed = _listed(tournament)
    said = tournament.settings.option("limits")
    high, low = map(int, said.split(",")) if said else (2000, 1600)
    by_rating = {
        p.id: "A" if p.rating >= high else "B" if p.rating >= low else "C" for p in tournament.players
    }
    sizes = [sum(by_rating[p.id] == name for p in listed) for name in "ABC"]
    if said or all(len(listed) <= 4 * size <= 2 * len(listed) for size in sizes):
        return by_rating
    first = (len(listed) + 2) // 3
    second = first + (len(listed) - first + 1) // 2
    last_a = listed[first - 1].id if first else 0
    last_b = listed[second - 1].id if second else 0
    return {p.id: "A" if p.id <= last_a else "B" if p.id <= last_b else "C" for p in tournament.players}
