"""Swiss of the FMJD (1986), article 3: the order of the participants, settled before round 1.

Lots are an input: the participants in the order drawn, by their provisional numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronde.errors import BadInput
from ronde.model import Player, Team
from ronde.rulebook import implements

UNRATED = ("estimate", "below-average", "fifth")


# --- 3.1  With a ranking list ----------------------------------------------------------------------


@implements("fmjd-1986 3.1.1")
def starting_list(
    players: Sequence[Player], lots: Sequence[int] = (), unrated: str = "estimate"
) -> list[Player]:
    """The participants in order of Capital-Points, the place being the number.

    The rating of a player serves as Capital-Points, 0 for none; `unrated` says where those players go:
    with the organiser's estimates they have a rating too, otherwise article 3.1.2 places them.
    """
    if unrated not in UNRATED:
        raise BadInput("error-unrated-placed-not", allowed=", ".join(UNRATED), unrated=unrated)
    if unrated == "estimate":
        return descending(players, lots)
    rated = descending([p for p in players if p.rating], lots)
    others = by_lot([p for p in players if not p.rating], lots)
    return placed_among(rated, others, unrated)


@implements("fmjd-1986 3.1.2")
def placed_among(rated: Sequence[Player], others: Sequence[Player], how: str) -> list[Player]:
    """The unrated just below the average of the others, or above the last fifth of the list."""
    place = len(rated)
    if how == "below-average":
        total = sum(player.rating for player in rated)
        place = sum(1 for player in rated if player.rating * len(rated) >= total)
    elif rated:
        # a fifth of the whole list stays below them, as far as there are rated players
        place = max(0, len(rated) - (len(rated) + len(others)) // 5)
    return [*rated[:place], *others, *rated[place:]]


@implements("fmjd-1986 3.1.3")
def team_order(teams: Sequence[Team], lots: Sequence[int] = ()) -> list[Team]:
    """Teams by the number of their rated players, then by the average of these, then by lot."""
    drawn = {id_: place for place, id_ in enumerate(lots)}
    by_strength: dict[tuple[int, int], list[Team]] = {}
    for team in teams:
        # with equally many rated players the sums compare like the averages
        by_strength.setdefault((team.rated, team.rating_sum), []).append(team)
    ordered: list[Team] = []
    for _, equal in sorted(by_strength.items(), reverse=True):
        _check_drawn([team.id for team in equal], drawn)
        ordered += sorted(equal, key=lambda team: drawn.get(team.id, 0))
    return ordered


@implements("fmjd-1986 3.1.4")
def descending(players: Sequence[Player], lots: Sequence[int]) -> list[Player]:
    """From the most Capital-Points down; equal ones in the order drawn."""
    levels: dict[int, list[Player]] = {}
    for player in players:
        levels.setdefault(player.rating, []).append(player)
    return [player for rating in sorted(levels, reverse=True) for player in by_lot(levels[rating], lots)]


def by_lot(players: Sequence[Player], lots: Sequence[int]) -> list[Player]:
    """Players in the order drawn; one alone needs no lot."""
    drawn = {id_: place for place, id_ in enumerate(lots)}
    _check_drawn([player.id for player in players], drawn)
    return sorted(players, key=lambda player: drawn.get(player.id, 0))


def _check_drawn(ids: Sequence[int], drawn: dict[int, int]) -> None:
    missing = [id_ for id_ in ids if id_ not in drawn] if len(ids) > 1 else []
    if missing:
        raise BadInput("error-lots-must-drawn-between-they", ids=", ".join(map(str, ids)))


# --- 3.2  Without a ranking list -------------------------------------------------------------------


@implements("fmjd-1986 3.2.1")
def drawn_list(players: Sequence[Player], lots: Sequence[int]) -> list[Player]:
    """All numbers drawn at once, at the beginning."""
    if sorted(lots) != sorted(player.id for player in players):
        raise BadInput("error-lots-must-name-every-participant")
    return by_lot(players, lots)
