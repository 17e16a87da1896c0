"""The effect of an event on the ratings of its players (FIDE B.02 of 2024)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from ronde.formats.trf.records import said
from ronde.model import Cell, Player, Result, Tournament
from ronde.ranking.tiebreaks.ratings import difference, expected, half_up
from ronde.rulebook import implements
from ronde.values import frozen

_HALVES = {Result.WIN: 2, Result.DRAW: 1, Result.LOSS: 0}
FLOOR, HIGHEST_FIRST, HYPOTHETICAL = 1400, 2200, 1800
UNCAPPED = 2650  # from this rating on the real difference counts, in events since this day
UNCAPPED_SINCE = "2025-10-01"
LEAST_GAMES = 5  # against rated opponents, for a first rating
MOST = 700  # K times the games of a rating period


@frozen
class Game:
    """A rated game: the opponent, and the score in half points."""

    opponent: Player
    halves: int


@implements("ratings-2024 5")
def games_of(tournament: Tournament, player: Player) -> list[Game]:
    """The games really played, both games of a two-game match included."""
    found = []
    for cell in player.cells[: tournament.played_rounds]:
        if cell.opponent is not None:
            opponent = tournament.player(cell.opponent)
            found += [Game(opponent, _HALVES[one]) for one in _results(cell) if one in _HALVES]
    return found


def _results(cell: Cell) -> tuple[Result, ...]:
    return cell.games if cell.games is not None else (cell.result,)


@frozen
class Change:
    """The rating change of a player; `change` is None for the unrated, `initial` for the rated."""

    player: Player
    games: int  # against rated opponents
    halves: int  # scored in them
    expected: Fraction | None = None
    k: int | None = None
    change: Fraction | None = None
    performance: int | None = None
    initial: int | None = None  # a first rating, if the event alone is enough for one


def changes(
    tournament: Tournament, coefficients: Mapping[int, int] | None = None, year: int | None = None
) -> list[Change]:
    """The change of every player; K where it is known, else from rating, and year of birth in a `year`."""
    tournament, known = tournament.without_estimates(), coefficients or {}
    players = sorted(tournament.players, key=lambda one: one.id)
    uncapped = _is_uncapped(tournament)
    return [_change(tournament, player, known.get(player.id), year, uncapped) for player in players]


def change_of(tournament: Tournament, id_: int, year: int | None = None) -> Change:
    """The change of one player."""
    tournament = tournament.without_estimates()
    return _change(tournament, tournament.player(id_), None, year, _is_uncapped(tournament))


def _is_uncapped(tournament: Tournament) -> bool:
    """The real difference counts for the highest ratings on the day of the event."""
    return not "" < said(tournament.records).day < UNCAPPED_SINCE


@implements("ratings-2024 7.1.4")
def _change(
    tournament: Tournament, player: Player, k: int | None, year: int | None, uncapped: bool
) -> Change:
    games = [game for game in games_of(tournament, player) if game.opponent.rating]
    score, opponents = sum(game.halves for game in games), [game.opponent.rating for game in games]
    performance = _performance(opponents, score)
    if not player.rating:
        first = initial_rating(opponents, score)
        enough = first is not None and len(games) >= LEAST_GAMES and first >= FLOOR
        return Change(player, len(games), score, performance=performance, initial=first if enough else None)
    k = limited(k or coefficient(player, year), len(games))
    hoped = sum((probability(player.rating, rating, uncapped) for rating in opponents), Fraction(0))
    gained = (Fraction(score, 2) - hoped) * k
    return Change(player, len(games), score, hoped, k, gained, performance)


def _performance(opponents: list[int], halves: int) -> int | None:
    """The mean of the rated opponents and the difference of the score."""
    if not opponents:
        return None
    mean = half_up(Fraction(sum(opponents), len(opponents)))
    return mean + difference(percent_of(halves, len(opponents)))


@implements("ratings-2024 8.1")
def percent_of(halves: int, games: int) -> int:
    """A score as a share of the points in per cent, a half upwards."""
    return half_up(Fraction(50 * halves, games))


@implements("ratings-2024 8.2")
def initial_rating(opponents: Iterable[int], halves: int) -> int | None:
    """The first rating from games against rated opponents: none without a point."""
    ratings = [*opponents, HYPOTHETICAL, HYPOTHETICAL]
    if halves == 0 or len(ratings) == 2:
        return None
    mean = Fraction(sum(ratings), len(ratings))
    return min(HIGHEST_FIRST, half_up(mean + difference(percent_of(halves + 2, len(ratings)))))


@implements("ratings-2024 8.3.1", "ratings-2024 8.3.2")
def probability(own: int, other: int, uncapped: bool = True) -> Fraction:
    """The expected score of a game; a difference beyond 400 is taken as 400, but not from 2650 on."""
    gap = own - other if uncapped and own >= UNCAPPED else max(-400, min(400, own - other))
    return Fraction(expected(gap), 100)


@implements("ratings-2024 8.3.3")
def coefficient(player: Player, year: int | None = None) -> int:
    """K from rating and age, where nothing else is known of the player (ruling N1)."""
    born = int(player.birth[:4]) if player.birth[:4].isdigit() else None
    if year is not None and born and year - born <= 18 and player.rating < 2300:
        return 40
    return 10 if player.rating >= 2400 else 20


def limited(k: int, games: int) -> int:
    """The largest K whose product with the number of games does not exceed 700."""
    return k if k * games <= MOST else MOST // games
