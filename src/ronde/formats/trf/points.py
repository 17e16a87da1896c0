"""Match points (XXM) and game points (XXG) of participants that are teams, in the layout of XXA."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ronde.model import Cell, Player, Settings, Tournament
from ronde.values import replace

CODES = ("XXM", "XXG")
ByRound = Mapping[int, Mapping[int, int]]  # points in tenths by participant and round


def with_points(
    players: Sequence[Player], said: Mapping[str, ByRound], settings: Settings, rounds: int
) -> list[Player]:
    """The participants with the points of both kinds in the cells of the rounds played."""
    if not any(said.values()):
        return list(players)
    return [
        _with_points(player, [said.get(code, {}).get(player.id, {}) for code in CODES], settings, rounds)
        for player in players
    ]


def _with_points(
    player: Player, said: Sequence[Mapping[int, int]], settings: Settings, rounds: int
) -> Player:
    match, game = said
    for number in range(1, rounds + 1):
        cell = player.cell(number)
        usual = settings.scoring.points(cell)
        both = match.get(number, usual), game.get(number, 0)
        points, second = both[::-1] if _by_games(settings) else both
        new = replace(cell, points=None if points == usual else points, second=second or None)
        if new != cell:
            player = player.with_cell(number, new)
    return player


def _by_games(settings: Settings) -> bool:
    return settings.option("score") == "GP"


def points_lines(tournament: Tournament) -> Iterator[str]:
    """The records of the points that results and scale do not tell."""
    settings, rounds = tournament.settings, tournament.played_rounds
    every = [cell for p in tournament.players for cell in p.cells[:rounds]]
    some = any(c.points is not None for c in every), any(c.second is not None for c in every)
    if not any(some):
        return
    cells = {p.id: [p.cell(n) for n in range(1, rounds + 1)] for p in tournament.players}
    first, second = reversed(CODES) if _by_games(settings) else CODES
    for code, said, value in (
        (first, some[0] or _by_games(settings), settings.scoring.points),
        (second, some[1], _second),
    ):
        for id_, row in cells.items() if said else ():
            yield f"{code} {id_:>4}" + "".join(f" {_text(value(cell)):>4}" for cell in row)


def _second(cell: Cell) -> int:
    return cell.second or 0


def _text(tenths: int) -> str:
    return f"{'-' if tenths < 0 else ''}{abs(tenths) // 10}.{abs(tenths) % 10}"
