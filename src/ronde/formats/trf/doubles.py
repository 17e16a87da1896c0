"""Matches of two games: a report has them in two columns, a tournament in one cell.

Game 1 of match k stands in round 2k - 1 of the report, game 2 in round 2k; every number of a round in
the report counts columns (rulings X1 to X4 of double-swiss-2026).
"""

from __future__ import annotations

from collections.abc import Mapping

from ronde.errors import BadInput
from ronde.model import BLANK, BYE, Cell, Player, Result, Scoring, Settings, Tournament
from ronde.rulebook import implements
from ronde.systems.double_swiss_2026.facts import KEY, game_scale, match_of, match_scale
from ronde.values import replace

__all__ = ["KEY", "folded", "unfolded"]

_GAMES = {
    Result.WIN: Result.WIN, Result.DRAW: Result.DRAW, Result.LOSS: Result.LOSS,
    Result.FORFEIT_WIN: Result.FORFEIT_WIN, Result.FORFEIT_LOSS: Result.FORFEIT_LOSS,
    Result.PENDING: Result.PENDING,
}  # fmt: skip


def folded(columns: Tournament) -> Tournament:
    """The tournament of matches that a report of games tells."""
    if columns.played_rounds % 2:
        raise BadInput("error-match-without-game-2", round=columns.played_rounds)
    by_id = columns.by_id()
    settings = _folded(columns.settings)
    players = tuple(_folded_player(player, by_id, columns.settings.scoring) for player in columns.players)
    return replace(columns, players=players, settings=settings)


def _folded(settings: Settings) -> Settings:
    rounds = settings.rounds
    if rounds is not None and rounds % 2:
        raise BadInput("error-match-columns-odd", rounds=rounds)
    return replace(
        settings,
        rounds=rounds // 2 if rounds else None,
        scoring=match_scale(settings.scoring),
        virtual_points=tuple((id_, values[::2]) for id_, values in settings.virtual_points),
        forbidden_rounds=tuple(
            ((first + 1) // 2, (last + 1) // 2, group) for first, last, group in settings.forbidden_rounds
        ),
    )


def _folded_player(player: Player, by_id: Mapping[int, Player], scale: Scoring) -> Player:
    count = (len(player.cells) + 1) // 2
    return replace(player, cells=tuple(_match(player, k, by_id, scale) for k in range(1, count + 1)))


def _match(player: Player, number: int, by_id: Mapping[int, Player], scale: Scoring) -> Cell:
    """Ruling X1: the same opponent twice with reversed colours, or twice the same bye."""
    first, second = (player.cell(n) for n in (2 * number - 1, 2 * number))
    if first.opponent != second.opponent or (first.colour is second.colour) != (first.colour is None):
        raise BadInput("error-match-games-differ", id=player.id, match=number)
    if first.opponent is None:
        if first == BLANK != second and second != BYE:
            raise BadInput("error-match-bye-in-game-2", id=player.id, match=number)
        return BYE if BYE in (first, second) else first
    theirs = by_id[first.opponent]
    others = theirs.cell(2 * number - 1), theirs.cell(2 * number)
    return match_of((first, second), others, scale)


def unfolded(matches: Tournament) -> Tournament:
    """The report of games of a tournament of matches."""
    settings = matches.settings
    games = replace(
        settings,
        rounds=2 * settings.rounds if settings.rounds else None,
        scoring=game_scale(settings.scoring),
        virtual_points=tuple(
            (id_, tuple(value for value in values for _ in range(2)))
            for id_, values in settings.virtual_points
        ),
        forbidden_rounds=tuple(
            (2 * first - 1, min(2 * last, 999), group) for first, last, group in settings.forbidden_rounds
        ),
    )
    players = tuple(
        replace(p, cells=tuple(cell for match in p.cells for cell in _columns(match, settings, games)))
        for p in matches.players
    )
    return replace(matches, players=players, settings=games)


@implements("double-swiss-2026 4.4")
def _columns(match: Cell, settings: Settings, games: Settings) -> tuple[Cell, Cell]:
    if match.opponent is None:
        # ruling X3: both columns together count what the bye of a match counts
        rest = settings.scoring.points(match) - games.scoring.points(match)
        even = rest == games.scoring.points(match)
        return match, match if even else replace(match, points=rest)
    first, second = match.games or (_GAMES[match.result],) * 2
    colour = match.colour.opposite if match.colour else None
    return Cell(match.opponent, match.colour, first), Cell(match.opponent, colour, second)
