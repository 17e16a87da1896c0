"""Swiss of the FMJD (1986): the rest if the number is odd (articles 5.1 to 5.4, 8.4, 8.5)."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.matching.perfect import Dense
from ronde.matching.rows import everybody, mask_of
from ronde.model import Result, Tournament
from ronde.rulebook import implements
from ronde.systems.fmjd_1986.facts import Entry, Obstacle, Rest
from ronde.systems.impossible import no_pairing

RESTED = frozenset({Result.PAIRING_BYE, Result.FULL_BYE})


@implements("fmjd-1986 5.1", "fmjd-1986 5.3", "fmjd-1986 5.4")
def find_rest(tournament: Tournament, entries: Sequence[Entry], possible: Dense) -> Rest | None:
    """The last player who may rest and leaves the others pairable, if the number is odd (ruling 15).

    Raises NoPairing if the others cannot be paired whoever rests (ruling 29).
    """
    matching = possible.matched(everybody(len(entries)))
    ids = [entry.id for entry in entries]
    if len(entries) % 2 == 0:
        if not matching.complete:
            raise no_pairing(ids, possible.graph, 0)
        return None
    away = defaulters(tournament)
    tried = _in_order_of_trial(tournament, entries, away)
    places = tuple(place for _, place in tried)
    for count, (obstacle, place) in enumerate(tried):
        if matching.can_drop(place):
            return Rest(place, obstacle, places[:count], away)
    raise no_pairing(ids, possible.graph, mask_of(places))


@implements("fmjd-1986 5.2", "fmjd-1986 8.5")
def _in_order_of_trial(
    tournament: Tournament, entries: Sequence[Entry], away: frozenset[int]
) -> list[tuple[Obstacle, int]]:
    """Three passes from the bottom: nothing against it, has met the defaulter, has won by forfeit."""
    tried = []
    for place in range(len(entries) - 1, -1, -1):
        entry = entries[place]
        results = set(entry.results)
        # 5.2  No one rests twice; ruling 12: a full free point is a rest, a half or none is not.
        if results & RESTED or entry.id in tournament.settings.no_bye:
            continue
        obstacle = Obstacle.MET_DEFAULTER if entry.opponents & away else Obstacle.NONE
        if Result.FORFEIT_WIN in results:
            obstacle = Obstacle.FORFEIT_WIN
        tried.append((obstacle, place))
    return sorted(tried, key=lambda trial: trial[0])


@implements("fmjd-1986 8.4")
def defaulters(tournament: Tournament) -> frozenset[int]:
    """The participants now absent who were the last to leave (ruling 14)."""
    here = {player.id for player in tournament.available()}
    last: dict[int, int] = {}
    for player in tournament.players:
        rounds = [n for n, cell in enumerate(player.cells, 1) if cell.paired]
        if rounds and player.id not in here:
            last[player.id] = rounds[-1]
    return frozenset(id_ for id_, round_ in last.items() if round_ == max(last.values()))
