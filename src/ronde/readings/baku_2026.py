"""The Baku acceleration of 2026 (C.04.7) read word for word."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from ronde.model import Player, Result, Tournament


def virtual_points(tournament: Tournament) -> dict[int, tuple[Fraction, ...]] | None:
    """1.4: the virtual points of every player in every round up to the one to pair; None: not allowed."""
    settings = tournament.settings
    scoring = settings.scoring
    # 1.1: a win is worth two draws, and a loss nothing.
    wins, draws = (scoring.white_win, scoring.black_win), (scoring.white_draw, scoring.black_draw)
    if any(win != 2 * draw for win in wins for draw in draws) or scoring.white_loss or scoring.black_loss:
        return None
    if settings.rounds is None:
        return None
    win = Fraction(scoring.win)
    accelerated = ceil(Fraction(settings.rounds, 2))
    first_part = ceil(Fraction(accelerated, 2))
    ga = group_a(tournament)
    points = {}
    for player in tournament.players:
        each = []
        for round_ in range(1, tournament.next_round + 1):
            if player.id not in ga or round_ > accelerated:
                each.append(Fraction(0))
            else:
                each.append(win if round_ <= first_part else win / 2)
        points[player.id] = tuple(each)
    return points


def group_a(tournament: Tournament) -> set[int]:
    """1.2, 1.3: whoever stands above the last person of GA, or is that person."""
    players = sorted(tournament.players, key=lambda player: player.id)
    named = tournament.settings.option("border")
    if named:
        return {player.id for player in players if player.id <= int(named)}
    listed = [player for player in players if was_listed(player, tournament)]
    size = 2 * ceil(Fraction(len(listed), 4))
    last = listed[:size][-1:]
    return {player.id for player in players if last and player.id <= last[0].id}


def was_listed(player: Player, tournament: Tournament) -> bool:
    """1.3: in the list when round 1 was paired (ruling B1)."""
    return tournament.played_rounds == 0 or player.cell(1).result is not Result.BLANK
