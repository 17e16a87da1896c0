"""The measures of a study, each defined once as data.

`Seen` is the tournament as the measures see it. A measure is a number, or none where it has no meaning (such
as colours in a system without them); a series is several numbers of one kind, such as one for every round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import combinations, pairwise
from math import inf
from statistics import fmean
from typing import Any

from ronde.checking import pairs_of
from ronde.errors import NoPairing
from ronde.model import Cell, Colour, Tournament
from ronde.pairing import before
from ronde.ranking import norms
from ronde.ranking.rated import Game as RatedGame
from ronde.ranking.rated import games_of
from ronde.ranking.standings import Standings, standings
from ronde.studying.playing import Played
from ronde.systems import system
from ronde.values import NamedTuple

TOPS = (3, 5, 10)
TOP_BOARDS = 10  # in a large field
TITLES = ("GM", "IM")


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
    tiebreaks: str = ""

    @cached_property
    def ranked(self) -> Standings:
        """The final ranking by the tie-breaks of the study, or those of the system."""
        return standings(self.played.tournament, self.tiebreaks)

    @cached_property
    def ratings(self) -> dict[int, int]:
        """The rating of every player."""
        return {player.id: player.rating for player in self.played.tournament.players}

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

    @cached_property
    def top(self) -> int:
        """The number of top boards: ten, or a quarter of the boards of a small field."""
        return max(1, min(TOP_BOARDS, len(self.ratings) // 8))

    @cached_property
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

    return _agreement(seen, kendalltau)


def spearman(seen: Seen) -> float | None:
    """Spearman's rho between the final ranking and true strength."""
    from scipy.stats import spearmanr

    return _agreement(seen, spearmanr)


def _agreement(seen: Seen, correlation: Callable[..., Any]) -> float | None:
    """The correlation of places and strength; none if all places or all strengths are equal."""
    places = [-place for place in seen.places.values()]
    strengths = [seen.played.strengths[id_] for id_ in seen.places]
    if len(set(places)) == 1 or len(set(strengths)) == 1:
        return None
    return float(correlation(places, strengths).statistic)


def best_wins(seen: Seen) -> float:
    """1 if the strongest player wins alone, a share of it for a shared first place."""
    best = seen.by_strength[0]
    first = [row.id for row in seen.ranked.rows if row.place == 1]
    return 1 / len(first) if best in first else 0.0


def top_hits(seen: Seen) -> Mapping[str, float | None]:
    """The share of the 3, 5, 10 strongest in as many first places; a shared border counts in part."""
    tied = Counter(row.place for row in seen.ranked.rows)
    places = seen.ranked.place_of()
    found: dict[str, float | None] = {}
    for count in TOPS:
        chances = [  # to be among the first if the last ties were broken by lots
            min(1.0, max(0.0, (count + 1 - places[id_]) / tied[places[id_]]))
            for id_ in seen.by_strength[:count]
        ]
        found[str(count)] = fmean(chances) if 2 * count <= len(places) else None
    return found


# ---- pairs ----------------------------------------------------------------------------------------------


def rating_gap(seen: Seen) -> float | None:
    """The mean difference of the ratings of two opponents."""
    return _gap(seen, seen.games)


def top_gap(seen: Seen) -> Mapping[str, float | None]:
    """The same on the top boards of every round: those with the highest scores, then ratings."""

    def board(game: Game) -> tuple[int, int, int]:
        white, black = seen.ratings[game.white], seen.ratings[game.black]
        return -max(game.scores), -sum(game.scores), -max(white, black)

    return {
        str(n): _gap(seen, sorted(games, key=board)[: seen.top]) for n, games in enumerate(seen.rounds, 1)
    }


def _gap(seen: Seen, games: Sequence[Game]) -> float | None:
    ratings = seen.ratings
    return _mean([abs(ratings[game.white] - ratings[game.black]) for game in games])


def top_meetings(seen: Seen) -> float:
    """How many opponents each of the strongest had among themselves: the players of the top boards."""
    strongest = set(seen.by_strength[: 2 * seen.top])
    return fmean(sum(other in strongest for other in seen.opponents[id_]) for id_ in strongest)


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
        met.update(frozenset((game.white, game.black)) for game in round_ if game.played)
    return pressed / possible if possible else None


def neighbours(seen: Seen) -> float | None:
    """The mean difference of the average opponents of two players next to each other in strength."""
    averages = {
        id_: fmean(seen.ratings[other] for other in others)
        for id_, others in seen.opponents.items()
        if others
    }
    ordered = [id_ for id_ in seen.by_strength if id_ in averages]
    return _mean([abs(averages[a] - averages[b]) for a, b in pairwise(ordered)])


# ---- colours --------------------------------------------------------------------------------------------


def _differences(seen: Seen) -> list[int] | None:
    """White games less Black games of every player; none without colours, or with both in every match."""
    if any(cell.games is not None for player in seen.played.tournament.players for cell in player.cells):
        return None
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


def perfect_after(seen: Seen) -> Mapping[str, float]:
    """How many players have won all their games after each round."""
    scale = seen.played.tournament.settings.scoring
    score = dict.fromkeys(seen.ratings, 0)
    found = {}
    for number in range(1, seen.played.tournament.played_rounds + 1):
        for player in seen.played.tournament.players:
            score[player.id] += scale.points(player.cell(number))
        found[str(number)] = float(sum(points >= number * scale.win for points in score.values()))
    return found


def tied_after(seen: Seen) -> Mapping[str, float]:
    """The share of players who are still tied after the points, and after each tie-break."""
    rows, found = seen.ranked.rows, {}
    groups = [0] * len(rows)  # the group of every row, numbered anew after each tie-break
    for number, code in enumerate(seen.ranked.codes):
        parts: dict[tuple[int, Fraction | None], int] = {}
        groups = [
            parts.setdefault((group, row.values[number]), len(parts))
            for group, row in zip(groups, rows, strict=True)
        ]
        alike = Counter(groups)
        found[str(code)] = sum(alike[group] > 1 for group in groups) / len(rows)
    return found


def tied_first(seen: Seen) -> float:
    """1 if several players share the highest score."""
    scores = [row.score for row in seen.ranked.rows]
    return float(scores.count(max(scores)) > 1)


def norm_results(seen: Seen) -> Mapping[str, float | None]:
    """How many players meet the conditions of a norm on games, average and performance."""
    tournament = seen.played.tournament
    if tournament.played_rounds < norms.GAMES:
        return dict.fromkeys(TITLES)
    games = [found for p in tournament.players if len(found := games_of(tournament, p)) >= norms.GAMES]
    return {title: float(sum(_reached(one, norms.NORMS[title]) for one in games)) for title in TITLES}


def _reached(games: Sequence[RatedGame], norm: norms.Norm) -> bool:
    if max(game.opponent.rating for game in games) < norm.average:
        return False  # the usual case, settled at once
    halves, average = sum(game.halves for game in games), norms.average_of(games, norm)
    conditions = norms.result(norm, len(games), halves, average)
    return average >= norm.average and all(condition.met for condition in conditions)


def shortened(seen: Seen) -> float:
    """1 if no legal pairing was left before the last round."""
    tournament = seen.played.tournament
    return float(tournament.played_rounds < (tournament.settings.rounds or 0))


def _mean(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None


class Measure(NamedTuple):
    """A measure; its name in words is `study-measure-KEY` in the catalogue, its unit `study-unit-UNIT`."""

    key: str
    value: Callable[[Seen], float | None]
    unit: str  # percent-…: a share, which people read in per cent
    higher_is_better: bool | None = None  # None: neither


class Series(NamedTuple):
    """Measures of one kind, in columns called KEY:POINT; the axis of points is `study-axis-AXIS`."""

    key: str
    values: Callable[[Seen], Mapping[str, float | None] | Mapping[str, float]]
    unit: str
    axis: str
    higher_is_better: bool | None = None


TOURNAMENTS = "percent-tournaments"
MEASURES = (
    Measure("kendall", kendall, "coefficient", True),
    Measure("spearman", spearman, "coefficient", True),
    Measure("best_wins", best_wins, TOURNAMENTS, True),
    Measure("rating_gap", rating_gap, "rating"),
    Measure("score_gap", score_gap, "wins", False),
    Measure("floats", floats, "games", False),
    Measure("rematch_pressure", rematch_pressure, "percent-pairs"),
    Measure("neighbours", neighbours, "rating", False),
    Measure("top_meetings", top_meetings, "games"),
    Measure("colour_imbalance", colour_imbalance, "games", False),
    Measure("colour_two", colour_two, "percent-players", False),
    Measure("perfect", perfect, "players"),
    Measure("tied_first", tied_first, TOURNAMENTS, False),
    Measure("shortened", shortened, TOURNAMENTS, False),
)
SERIES = (
    Series("top_hits", top_hits, "percent-places", "places", True),
    Series("top_gap", top_gap, "rating", "round"),
    Series("perfect_after", perfect_after, "players", "round"),
    Series("tied_after", tied_after, "percent-players", "tiebreak", False),
    Series("norms", norm_results, "players", "title", True),
)
#: comparisons with another system, called KEY:SYSTEM, and their units
COMPARED = {"pairs_equal": "percent-pairs", "rounds_equal": "percent-rounds"}
UNITS = {measure.key: measure.unit for measure in (*MEASURES, *SERIES)} | COMPARED
#: measures that are 0 or 1 for each tournament
SHARES = frozenset(measure.key for measure in MEASURES if measure.unit == TOURNAMENTS)


def limits(name: str) -> tuple[float, float]:
    """The least and the largest value that the column of a measure can have."""
    unit = UNITS[name.partition(":")[0]]
    if unit == "coefficient":
        return -1, 1
    return 0, 1 if unit.startswith("percent") else inf


def measured(played: Played, compare: Sequence[str] = (), tiebreaks: str = "") -> dict[str, float | None]:
    """Every measure of a tournament, and how far other systems pair its rounds alike."""
    seen = Seen(played, tiebreaks)
    found = {measure.key: measure.value(seen) for measure in MEASURES}
    for series in SERIES:
        found |= {f"{series.key}:{point}": value for point, value in series.values(seen).items()}
    for key in compare:
        if key != played.tournament.settings.system:
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
