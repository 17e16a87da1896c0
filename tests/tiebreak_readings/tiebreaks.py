"""Buchholz, Sonneborn-Berger, their cuts and direct encounter, word for word, from the cells alone."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from ronde.model import Cell, Player, Result, Tournament

Round = tuple[Fraction, Fraction, bool]  # score of the opponent, points against him, voluntary absence

REQUESTED = {Result.HALF_BYE, Result.ABSENT, Result.BLANK}
VOLUNTARY = REQUESTED | {Result.FORFEIT_LOSS}


def cells(tournament: Tournament, player: Player) -> list[Cell]:
    return [player.cell(n) for n in range(1, tournament.played_rounds + 1)]


def awarded(tournament: Tournament, cell: Cell) -> Fraction:
    return Fraction(tournament.settings.scoring.points(cell), 10)


def score(tournament: Tournament, player: Player) -> Fraction:
    return sum((awarded(tournament, c) for c in cells(tournament, player)), Fraction(0))


def seen(tournament: Tournament, player: Player, edition: str) -> Fraction:
    """The score as the opponents' tie-breaks count it."""
    draw = Fraction(tournament.settings.scoring.draw, 10)
    total, rounds = Fraction(0), cells(tournament, player)
    for n, cell in enumerate(rounds):
        later = rounds[n + 1 :]
        at_the_end = cell.result in REQUESTED and all(c.result in VOLUNTARY for c in later)
        drawn = at_the_end if edition in ("2024", "2026") else edition == "2009" and not cell.played
        total += draw if drawn else awarded(tournament, cell)
    return total


def opponents(tournament: Tournament, player: Player, edition: str) -> list[Round]:
    """What every round stands for."""
    scoring = tournament.settings.scoring
    win, draw = Fraction(scoring.win, 10), Fraction(scoring.draw, 10)
    own, found = score(tournament, player), []
    rounds = cells(tournament, player)
    for n, cell in enumerate(rounds):
        points = awarded(tournament, cell)
        voluntary = cell.result in VOLUNTARY
        if cell.played and cell.opponent:
            found.append((seen(tournament, tournament.player(cell.opponent), edition), points, False))
        elif edition == "pre-2009":
            found.append((own, draw, False))
        elif edition == "2009":
            before = sum((awarded(tournament, c) for c in rounds[:n]), Fraction(0))
            found.append((before + (win - points) + draw * (len(rounds) - n - 1), points, False))
        elif edition == "2024":
            found.append((own, points, voluntary))
        elif cell.opponent:
            cap = seen(tournament, tournament.player(cell.opponent), edition)
            found.append((min(own, cap), points, voluntary))
        else:
            found.append((min(own, draw * len(rounds)), points, voluntary))
    return found


def buchholz(tournament: Tournament, player: Player, edition: str, cut: int = 0) -> Fraction:
    """8.1, 14.1, 16.5: with voluntary absences the lowest of these is cut, else the lowest of all."""
    left = opponents(tournament, player, edition)
    for _ in range(cut):
        absences = [r for r in left if r[2]] if edition in ("2024", "2026") else []
        if left:
            left.remove(min(absences or left, key=lambda r: r[0]))
    return sum((r[0] for r in left), Fraction(0))


def sonneborn(tournament: Tournament, player: Player, edition: str, cut: int = 0) -> Fraction:
    """9.1, 14.1, 16.5: the higher of the least significant value and the lowest of the absences is cut."""
    left = opponents(tournament, player, edition)
    for _ in range(cut):
        if not left:
            break
        lowest = min(r[0] for r in left)
        least = min((r for r in left if r[0] == lowest), key=lambda r: r[0] * r[1])
        absences = [r for r in left if r[2]] if edition in ("2024", "2026") else []
        chosen = least
        if absences:
            absence = min(absences, key=lambda r: r[0] * r[1])
            if absence[0] * absence[1] >= least[0] * least[1]:
                chosen = absence
        left.remove(chosen)
    return sum((r[0] * r[1] for r in left), Fraction(0))


def encounter(tournament: Tournament, group: list[int]) -> list[set[int]]:
    """Article 6: the tied players in tiers; every outcome of the missing games is tried."""
    if len(group) == 1:
        return [set(group)]
    points, missing = _separate(tournament, group)
    if not missing:
        ranked = sorted(set(points.values()), reverse=True)
        tiers = [[i for i in group if points[i] == value] for value in ranked]
        if len(tiers) == 1:
            return [set(group)]
        return [tier for part in tiers for tier in encounter(tournament, part)]
    tiers_first: list[set[int]] = []
    left = list(group)
    while len(left) > 1 and (leader := _certain(tournament, left, points, missing)) is not None:
        tiers_first.append({leader})
        left.remove(leader)
    if not tiers_first:
        return [set(group)]
    return tiers_first + encounter(tournament, left)


def _separate(tournament: Tournament, group: list[int]) -> tuple[dict[int, Fraction], list[tuple[int, int]]]:
    points = dict.fromkeys(group, Fraction(0))
    missing = []
    for a in group:
        for b in group:
            games = [c for c in tournament.player(a).cells if c.opponent == b and c.played]
            if games:
                points[a] += sum((awarded(tournament, c) for c in games), Fraction(0)) / len(games)
            elif a < b:
                missing.append((a, b))
    return points, missing


def _certain(
    tournament: Tournament, left: list[int], points: dict[int, Fraction], missing: list[tuple[int, int]]
) -> int | None:
    scoring = tournament.settings.scoring
    results = [(scoring.win, 0), (scoring.draw, scoring.draw), (0, scoring.win)]
    always = set(left)
    for outcome in product(results, repeat=len(missing)):
        total = {i: points[i] for i in points}
        for (a, b), (x, y) in zip(missing, outcome, strict=True):
            total[a] += Fraction(x, 10)
            total[b] += Fraction(y, 10)
        best = max(total[i] for i in left)
        first = [i for i in left if total[i] == best]
        always &= set(first) if len(first) == 1 else set()
        if not always:
            return None
    return always.pop()
