"""The measures of a study, each defined once as data.

`Seen` is the tournament as the measures see it; a measure is a number, or none where it has no meaning
(such as the place of the best player in an unfinished tournament).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, pairwise
from statistics import fmean
from typing import NamedTuple

from ronde.checking import pairs_of
from ronde.errors import NoPairing
from ronde.model import Cell, Colour, Tournament
from ronde.pairing import before
from ronde.ranking.standings import Standings, standings
from ronde.studying.playing import Played
from ronde.systems import system

TOP = 3


class Game(NamedTuple):
    """A pair of a round, with the points before the round."""

    white: int
    black: int
    scores: tuple[int, int]  # tenths
    played: bool


@dataclass(frozen=True)
class Seen:
    """A tournament as the measures see it."""

    played: Played

    @cached_property
    def ranked(self) -> Standings:
        """The final ranking of the event's own tie-breaks."""
        return standings(self.played.tournament)

    @cached_property
    def places(self) -> dict[int, float]:
        """The place of every player; players who share places have the mean of them."""
        found: dict[int, list[int]] = {}
        for n, row in enumerate(self.ranked.rows, 1):
            found.setdefault(row.place, []).append(n)
        return {row.id: fmean(found[row.place]) for row in self.ranked.rows}

    @cached_property
    def by_strength(self) -> list[int]:
        """The players, the strongest first."""
        strengths = self.played.strengths
        return sorted(strengths, key=lambda id_: (-strengths[id_], id_))

    @cached_property
    def rounds(self) -> list[list[Game]]:
        """The pairs of every round."""
        tournament = self.played.tournament
        scale = tournament.settings.scoring
        score = dict.fromkeys((p.id for p in tournament.players), 0)
        found = []
        for number in range(1, tournament.played_rounds + 1):
            cells = {p.id: p.cell(number) for p in tournament.players}
            found.append([game for id_, cell in cells.items() if (game := _game(id_, cell, score))])
            for id_, cell in cells.items():
                score[id_] += scale.points(cell)
        return found

    @property
    def games(self) -> list[Game]:
        """All pairs."""
        return [game for round_ in self.rounds for game in round_]

    @cached_property
    def opponents(self) -> dict[int, list[int]]:
        """The opponents that each player met."""
        found: dict[int, list[int]] = {p.id: [] for p in self.played.tournament.players}
        for game in self.games:
            if game.played:
                found[game.white].append(game.black)
                found[game.black].append(game.white)
        return found


def _game(id_: int, cell: Cell, score: dict[int, int]) -> Game | None:
    """The game of a cell, seen from White; without colours, from the lower number."""
    if cell.opponent is None:
        return None
    first = id_ < cell.opponent if cell.colour is None else cell.colour is Colour.WHITE
    if not first:
        return None
    return Game(id_, cell.opponent, (score[id_], score[cell.opponent]), cell.played)


# ---- the ranking against true strength ----------------------------------------------------------------


def kendall(seen: Seen) -> float | None:
    """Kendall's tau-b between the final ranking and true strength."""
    from scipy.stats import kendalltau

    return _number(kendalltau(*_two_orders(seen)).statistic)


def spearman(seen: Seen) -> float | None:
    """Spearman's rho between the final ranking and true strength."""
    from scipy.stats import spearmanr

    return _number(spearmanr(*_two_orders(seen)).statistic)


def _two_orders(seen: Seen) -> tuple[list[float], list[float]]:
    ids = list(seen.places)
    return [-seen.places[id_] for id_ in ids], [seen.played.strengths[id_] for id_ in ids]


def _number(value: float) -> float | None:
    return float(value) if value == value else None  # not a number: all tied


def best_wins(seen: Seen) -> float:
    """1 if the strongest player wins alone, a share of it for a shared first place."""
    best = seen.by_strength[0]
    first = [row.id for row in seen.ranked.rows if row.place == 1]
    return 1 / len(first) if best in first else 0.0


def top_hits(seen: Seen) -> float:
    """The share of the three strongest players among the first three; a shared border counts in part."""
    strongest = seen.by_strength[:TOP]
    return sum(_chance(seen, id_) for id_ in strongest) / len(strongest)


def _chance(seen: Seen, id_: int) -> float:
    """The chance to be among the first three if ties were broken by lots."""
    place = next(row.place for row in seen.ranked.rows if row.id == id_)
    tied = sum(row.place == place for row in seen.ranked.rows)
    return min(1.0, max(0.0, (TOP + 1 - place) / tied))


# ---- pairs ----------------------------------------------------------------------------------------------


def rating_gap(seen: Seen) -> float | None:
    """The mean difference of the ratings of two opponents."""
    ratings = {p.id: p.rating for p in seen.played.tournament.players}
    return _mean([abs(ratings[game.white] - ratings[game.black]) for game in seen.games])


def score_gap(seen: Seen) -> float | None:
    """The mean difference of the scores of two opponents, in wins."""
    win = seen.played.tournament.settings.scoring.win
    return _mean([abs(game.scores[0] - game.scores[1]) / win for game in seen.games])


def floats(seen: Seen) -> float:
    """The mean number of games against an opponent with another score, per player."""
    uneven = sum(game.scores[0] != game.scores[1] for game in seen.games)
    return 2 * uneven / len(seen.opponents)


def rematch_pressure(seen: Seen) -> float | None:
    """The share of the pairs of equal score, before each round from the second on, who have met."""
    met: set[frozenset[int]] = set()
    pressed = possible = 0
    for number, round_ in enumerate(seen.rounds):
        if number:
            groups: dict[int, list[int]] = {}
            for game in round_:
                groups.setdefault(game.scores[0], []).append(game.white)
                groups.setdefault(game.scores[1], []).append(game.black)
            for members in groups.values():
                possible += len(members) * (len(members) - 1) // 2
                pressed += sum(frozenset(two) in met for two in combinations(members, 2))
        met.update(frozenset((game.white, game.black)) for game in round_)
    return pressed / possible if possible else None


def neighbours(seen: Seen) -> float | None:
    """The mean difference of the average opponents of two players next to each other in strength."""
    ratings = {p.id: p.rating for p in seen.played.tournament.players}
    averages = {
        id_: fmean(ratings[other] for other in others) for id_, others in seen.opponents.items() if others
    }
    ordered = [id_ for id_ in seen.by_strength if id_ in averages]
    return _mean([abs(averages[a] - averages[b]) for a, b in pairwise(ordered)])


# ---- colours --------------------------------------------------------------------------------------------


def _differences(seen: Seen) -> list[int] | None:
    """White games less Black games of every player; none where the system gives no colours."""
    colours = [
        [cell.colour for cell in player.cells if cell.played] for player in seen.played.tournament.players
    ]
    if all(colour is None for games in colours for colour in games):
        return None
    return [2 * games.count(Colour.WHITE) - len(games) for games in colours]


def colour_imbalance(seen: Seen) -> float | None:
    """The mean absolute colour difference of a player."""
    found = _differences(seen)
    return None if found is None else _mean([abs(difference) for difference in found])


def colour_two(seen: Seen) -> float | None:
    """The share of players with a colour difference of two or more."""
    found = _differences(seen)
    return None if found is None else _mean([abs(difference) >= 2 for difference in found])


# ---- the final table ------------------------------------------------------------------------------------


def perfect(seen: Seen) -> float:
    """How many players won all their rounds."""
    tournament = seen.played.tournament
    most = tournament.played_rounds * tournament.settings.scoring.win
    return float(sum(row.score >= most for row in seen.ranked.rows)) if most else 0.0


def tied_points(seen: Seen) -> float:
    """The share of players tied on points."""
    return _shared([row.score for row in seen.ranked.rows])


def tied_places(seen: Seen) -> float:
    """The share of players still tied after all tie-breaks."""
    return _mean([row.shared for row in seen.ranked.rows]) or 0.0


def _shared(values: Sequence[int]) -> float:
    return sum(values.count(value) > 1 for value in values) / len(values)


def norm_performances(seen: Seen) -> float | None:
    """The share of players with at least seven games who perform at 2450 or more."""
    tournament = seen.played.tournament
    ratings = {p.id: p.rating for p in tournament.players}
    scale = tournament.settings.scoring
    reached = []
    for player in tournament.players:
        games = [cell for cell in player.cells if cell.played]
        if len(games) >= 7:
            share = fmean(scale.points(cell) / scale.win for cell in games)
            average = fmean(ratings[cell.opponent] for cell in games if cell.opponent is not None)
            reached.append(average + _advantage(share) >= 2450)
    return _mean(reached)


def _advantage(share: float) -> float:
    from ronde.ranking.tiebreaks.ratings import difference

    return difference(round(100 * min(max(share, 0.0), 1.0)))


def shortened(seen: Seen) -> float:
    """1 if no legal pairing was left before the last round."""
    tournament = seen.played.tournament
    return float(tournament.played_rounds < (tournament.settings.rounds or 0))


def _mean(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None


class Measure(NamedTuple):
    """A measure; its name in words is `study-measure-KEY` in the catalogue."""

    key: str
    value: Callable[[Seen], float | None]
    higher_is_better: bool | None = None  # None: neither


MEASURES = (
    Measure("kendall", kendall, True),
    Measure("spearman", spearman, True),
    Measure("best_wins", best_wins, True),
    Measure("top_hits", top_hits, True),
    Measure("rating_gap", rating_gap),
    Measure("score_gap", score_gap, False),
    Measure("floats", floats, False),
    Measure("rematch_pressure", rematch_pressure),
    Measure("neighbours", neighbours, False),
    Measure("colour_imbalance", colour_imbalance, False),
    Measure("colour_two", colour_two, False),
    Measure("perfect", perfect),
    Measure("tied_points", tied_points, False),
    Measure("tied_places", tied_places, False),
    Measure("norm_performances", norm_performances),
    Measure("shortened", shortened, False),
)


def measured(played: Played, compare: Sequence[str] = ()) -> dict[str, float | None]:
    """Every measure of a tournament, and how far other systems pair its rounds alike."""
    seen = Seen(played)
    found = {measure.key: measure.value(seen) for measure in MEASURES}
    for key in compare:
        found[f"pairs_equal:{key}"], found[f"rounds_equal:{key}"] = compared(played.tournament, key)
    return found


def compared(tournament: Tournament, key: str) -> tuple[float | None, float | None]:
    """The share of pairs, and of rounds, that a system pairs alike, whatever the colours."""
    other = replace(tournament, settings=replace(tournament.settings, system=key))
    pairs, rounds = [], []
    for number in range(1, tournament.played_rounds + 1):
        theirs = {frozenset(pair) for pair in pairs_of(tournament, number)}
        try:
            mine = {frozenset(pair) for pair in system(key).pair(before(other, number)).pairs}
        except NoPairing:
            mine = set()
        pairs.append(len(mine & theirs) / len(theirs))
        rounds.append(mine == theirs)
    return _mean(pairs), _mean(rounds)
