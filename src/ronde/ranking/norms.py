"""Title norms (FIDE B.01 of 2024): which conditions a player's games meet, and what is still needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

from ronde.formats.trf.records import said
from ronde.model import Player, Result, Tournament
from ronde.ranking.rated import Game, games_of, percent_of
from ronde.ranking.tiebreaks.ratings import difference, half_up
from ronde.rulebook import implements
from ronde.values import frozen, replace

UNRATED = 1400
GAMES, ROUNDS = 9, 9
MOST_COUNTED = 13  # games that a norm can stand for
NEAR = 100  # points of performance below a norm, for an attempt to be listed
MOST_IGNORED = 4  # games, when trying to leave some out
NO_FEDERATION = frozenset({"", "FID"})  # FID is a flag of FIDE, not a federation
OUTSIDE_FIDE = frozenset({"NON"})


@frozen
class Norm:
    """The figures of a title."""

    title: str
    titles: frozenset[str]  # of opponents, that one or higher
    floor: int
    average: int
    performance: int


NORMS = {
    norm.title: norm
    for norm in (
        Norm("GM", frozenset({"GM"}), 2200, 2380, 2600),
        Norm("IM", frozenset({"IM", "GM"}), 2050, 2230, 2450),
        Norm("WGM", frozenset({"WGM", "IM", "GM"}), 2000, 2180, 2400),
        Norm("WIM", frozenset({"WIM", "WGM", "IM", "GM"}), 1850, 2030, 2250),
    )
}
COUNTED = frozenset({"GM", "IM", "WGM", "FM", "WIM", "WFM"})
MASTERS = frozenset({"GM", "IM", "WGM", "WIM"})
WOMEN = frozenset({"WGM", "WIM"})


@frozen
class Condition:
    """An article, what it counts, the figure reached, and the figure required."""

    article: str
    name: str  # of its sentence
    have: int
    need: int
    at_most: bool = False

    @property
    def met(self) -> bool:
        """Whether the games meet it."""
        return self.have <= self.need if self.at_most else self.have >= self.need


@frozen
class Attempt:
    """The games of a player measured against a norm."""

    player: Player
    title: str
    games: int
    halves: int
    average: int
    performance: int
    needed: int | None  # half points needed in these games; None if no score is enough
    conditions: tuple[Condition, ...]
    exempt: bool = False  # from the conditions on federations (1.4.3d)
    later: int = 0  # games after the norm, left out (1.4.1e)
    without: tuple[int, ...] = ()  # beaten opponents, left out (1.4.1f)

    @property
    def achieved(self) -> bool:
        """Whether every condition is met."""
        return all(condition.met for condition in self.conditions)

    @property
    def unmet(self) -> tuple[Condition, ...]:
        """The conditions that are not met."""
        return tuple(one for one in self.conditions if not one.met)

    @property
    def missing(self) -> tuple[str, ...]:
        """The articles that are not met."""
        return tuple(dict.fromkeys(one.article for one in self.unmet))

    @property
    @implements("titles-2024 1.4.1d", "titles-2024 1.7")
    def counts(self) -> int:
        """The games that the norm stands for: one more for every point beyond what was needed."""
        more = (self.halves - self.needed) // 2 if self.achieved and self.needed is not None else 0
        return min(MOST_COUNTED, max(GAMES, self.games) + more)


def attempt(tournament: Tournament, player: Player, title: str, exempt: bool = False) -> Attempt:
    """The games of a player, measured by the conditions of a title; the best choice of games."""
    norm, all_games = NORMS[title], counted_games(tournament, player)
    least = least_games(tournament, player, len(all_games))
    whole = _measured(player, norm, all_games, least, exempt)
    if whole.achieved:
        return whole
    for later, without, games in choices(all_games, least, norm):
        made = _measured(player, norm, games, least, exempt)
        if made.achieved:
            left_out = tuple(game.opponent.id for game in without)
            return replace(made, later=later, without=left_out)
    return whole


def _measured(player: Player, norm: Norm, games: Sequence[Game], least: int, exempt: bool) -> Attempt:
    """These games by every condition."""
    count, halves = len(games), sum(game.halves for game in games)
    average = average_of(games, norm)
    performance = _performance(average, halves, count)
    conditions = (
        Condition("1.4.1a", "norm-games", count, least),
        *(() if exempt else federations(player, games)),
        *titles(games, norm),
        Condition("1.4.8a", "norm-average", average, norm.average),
        *result(norm, count, halves, average),
    )
    needed = score_needed(norm, count, average)
    return Attempt(player, norm.title, count, halves, average, performance, needed, conditions, exempt)


@implements("titles-2024 1.4.1a", "titles-2024 1.4.1c")
def least_games(tournament: Tournament, player: Player, played: int) -> int:
    """Nine games; eight of nine rounds if the ninth was the bye or won by forfeit."""
    rounds = tournament.settings.rounds or tournament.played_rounds
    gifts = [c for c in player.cells if c.result in (Result.PAIRING_BYE, Result.FORFEIT_WIN)]
    return GAMES - 1 if rounds == ROUNDS and played == GAMES - 1 and len(gifts) == 1 else GAMES


@implements("titles-2024 1.4.1e", "titles-2024 1.4.1f")
def choices(
    games: Sequence[Game], least: int, norm: Norm
) -> Iterator[tuple[int, tuple[Game, ...], list[Game]]]:
    """Fewer games: without the last ones, without some that were won; as many as possible are kept."""
    for ignored in range(1, min(len(games) - least, MOST_IGNORED) + 1):
        for later in range(ignored, -1, -1):
            first = list(games[: len(games) - later])
            if out_of_reach(first, ignored - later, norm):
                continue
            won = [game for game in first if game.halves == 2]
            for without in combinations(won, ignored - later):
                yield later, without, [game for game in first if game not in without]


def out_of_reach(games: Sequence[Game], dropped: int, norm: Norm) -> bool:
    """No choice of that many games to leave out gives the performance: even without the lowest ratings."""
    halves, count = sum(game.halves for game in games) - 2 * dropped, len(games) - dropped
    if halves < 0:
        return True
    ratings = sorted(game.opponent.rating or UNRATED for game in games)
    kept = sorted([max(ratings[0], norm.floor), *ratings[1:]])[dropped:]
    if dropped:
        raised = [max(ratings[dropped], norm.floor), *ratings[dropped + 1 :]]
        kept = max(kept, raised, key=sum)
    average = half_up(Fraction(sum(kept), count))
    return not all(one.met for one in result(norm, count, halves, average))


@implements("titles-2024 1.4.2")
def counted_games(tournament: Tournament, player: Player) -> list[Game]:
    """The games over the board against members of FIDE (ruling T2).

    In an event of more than nine rounds, a last opponent who did not come counts as a loss if the game is
    needed for the number.
    """
    games = [one for one in games_of(tournament, player) if one.opponent.federation not in OUTSIDE_FIDE]
    rounds = tournament.settings.rounds or tournament.played_rounds
    last = player.cell(rounds)
    needed = len(games) == GAMES - 1 and rounds > ROUNDS
    if needed and last.result is Result.FORFEIT_WIN and last.opponent is not None:
        games.append(Game(tournament.player(last.opponent), 0))
    return games


@implements("titles-2024 1.4.3d")
def international(tournament: Tournament) -> bool:
    """Twenty rated players of three federations other than the host's, ten of them masters (ruling T3)."""
    host = said(tournament.records).federation
    guests = [
        player
        for player in tournament.players
        if player.rating and player.federation not in {host, *NO_FEDERATION, *OUTSIDE_FIDE}
        if _missed(tournament, player) <= 1
    ]
    federations = {player.federation for player in guests}
    masters = sum(player.title in MASTERS for player in guests)
    return bool(host) and len(guests) >= 20 and len(federations) >= 3 and masters >= 10


def _missed(tournament: Tournament, player: Player) -> int:
    """The rounds without a game; the bye and a forfeited opponent are not the player's absence."""
    here = (Result.PAIRING_BYE, Result.FORFEIT_WIN)
    cells = [player.cell(n) for n in range(1, tournament.played_rounds + 1)]
    return sum(not cell.played and cell.result not in here for cell in cells)


@implements("titles-2024 1.4.3", "titles-2024 1.4.4")
def federations(player: Player, games: Sequence[Game]) -> tuple[Condition, ...]:
    """Two federations besides one's own; not too many opponents of one (rulings T1, T4)."""
    named = Counter(
        game.opponent.federation for game in games if game.opponent.federation not in NO_FEDERATION
    )
    others = {name for name in named if name != player.federation}
    count, own = len(games), named.get(player.federation, 0)
    return (
        Condition("1.4.3", "norm-federations", len(others), 2),
        Condition("1.4.4", "norm-own", own, 3 * count // 5, at_most=True),
        Condition("1.4.4", "norm-one", max(named.values(), default=0), 2 * count // 3, at_most=True),
    )


@implements("titles-2024 1.4.5")
def titles(games: Sequence[Game], norm: Norm) -> tuple[Condition, ...]:
    """Half of the opponents with a title, a third and three with that one or a higher."""
    held = [game.opponent.title for game in games]
    count = len(held)
    return (
        Condition("1.4.5", "norm-titled", sum(title in COUNTED for title in held), -(-count // 2)),
        Condition(
            "1.4.5", "norm-holders", sum(title in norm.titles for title in held), max(3, -(-count // 3))
        ),
    )


@implements("titles-2024 1.4.6")
def adjusted(games: Sequence[Game], norm: Norm) -> list[int]:
    """The ratings of the opponents: unrated ones as 1400, the lowest one raised to the floor."""
    found = sorted(game.opponent.rating or UNRATED for game in games)
    return [max(found[0], norm.floor), *found[1:]] if found else []


@implements("titles-2024 1.4.7")
def average_of(games: Sequence[Game], norm: Norm) -> int:
    """The mean of the adjusted ratings, rounded."""
    found = adjusted(games, norm)
    return half_up(Fraction(sum(found), len(found))) if found else 0


@implements("titles-2024 1.4.8", "titles-2024 1.4.9")
def result(norm: Norm, games: int, halves: int, average: int) -> tuple[Condition, ...]:
    """The performance, and 35 per cent."""
    percent = percent_of(halves, games) if games else 0
    performance = _performance(average, halves, games)
    return (
        Condition("1.4.8", "norm-performance", performance, norm.performance),
        Condition("1.4.8b", "norm-score", percent, 35),
    )


def _performance(average: int, halves: int, games: int) -> int:
    """The rating that a score against opponents of this average shows."""
    return average + difference(percent_of(halves, games)) if games else 0


def score_needed(norm: Norm, games: int, average: int) -> int | None:
    """The least score, in half points, that these opponents allow for a norm."""
    for halves in range(2 * games + 1):
        if games and all(condition.met for condition in result(norm, games, halves, average)):
            return halves
    return None


def attempts(tournament: Tournament, within: int = 2) -> list[Attempt]:
    """The norms that players have made, or missed by few conditions and little; the highest title each.

    Players who already hold the title, or a higher one, are skipped.
    """
    players = sorted(tournament.players, key=lambda one: one.id)
    tournament = tournament.without_estimates()
    exempt = international(tournament)
    found = (_best(tournament, tournament.player(player.id), exempt, within) for player in players)
    return [best for best in found if best is not None]


def best_attempt(tournament: Tournament, id_: int, within: int = 2) -> Attempt | None:
    """The highest norm that a player has made, else the highest one that few conditions are missing for."""
    tournament = tournament.without_estimates()
    player = tournament.player(id_)
    if all(_is_far(tournament, player, norm) for norm in _open_norms(player)):
        return None
    return _best(tournament, player, international(tournament), within)


def _open_norms(player: Player) -> Iterator[Norm]:
    """The norms of titles that a player can have and does not have yet."""
    for title, norm in NORMS.items():
        if player.title not in norm.titles and (title not in WOMEN or player.sex == "w"):
            yield norm


def _is_far(tournament: Tournament, player: Player, norm: Norm) -> bool:
    """There are too few games for the norm so far, and their performance is not near it."""
    games = counted_games(tournament, player)
    if len(games) >= least_games(tournament, player, len(games)):
        return False
    halves = sum(game.halves for game in games)
    return not games or _performance(average_of(games, norm), halves, len(games)) < norm.performance - NEAR


def _best(tournament: Tournament, player: Player, exempt: bool, within: int) -> Attempt | None:
    best: Attempt | None = None
    for norm in _open_norms(player):
        made = attempt(tournament, player, norm.title, exempt)
        close = len(made.missing) <= within and made.performance >= norm.performance - NEAR
        near = made.achieved or (made.games and close)
        if near and (best is None or (made.achieved and not best.achieved)):
            best = made
    return best
