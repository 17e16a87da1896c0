"""Title norms (FIDE B.01 of 2024): which conditions a player's games meet, and what is still needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from ronde.model import Player, Tournament
from ronde.ranking.rated import Game, games_of, percent_of
from ronde.ranking.tiebreaks.ratings import difference, half_up
from ronde.rulebook import implements

UNRATED = 1400
GAMES = 9


@dataclass(frozen=True, slots=True)
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
WOMEN = frozenset({"WGM", "WIM"})


@dataclass(frozen=True, slots=True)
class Condition:
    """An article, the figure reached, and the figure required."""

    article: str
    have: Fraction
    need: Fraction
    at_most: bool = False

    @property
    def met(self) -> bool:
        """Whether the games meet it."""
        return self.have <= self.need if self.at_most else self.have >= self.need


@dataclass(frozen=True, slots=True)
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

    @property
    def achieved(self) -> bool:
        """Whether every condition is met."""
        return all(condition.met for condition in self.conditions)

    @property
    def missing(self) -> tuple[str, ...]:
        """The articles that are not met."""
        return tuple(dict.fromkeys(one.article for one in self.conditions if not one.met))


@implements("titles-2024 1.4.1", "titles-2024 1.4.2")
def attempt(tournament: Tournament, player: Player, title: str) -> Attempt:
    """The games of a player, measured by the conditions of a title."""
    norm, games = NORMS[title], games_of(tournament.without_estimates(), player)
    count, halves = len(games), sum(game.halves for game in games)
    average = average_of(games, norm)
    performance = average + difference(percent_of(halves, count)) if count else 0
    conditions = (
        Condition("1.4.1", Fraction(count), Fraction(GAMES)),
        *federations(player, games),
        *titles(games, norm),
        *ratings(games, norm),
        *result(norm, count, halves, average),
    )
    needed = score_needed(norm, count, average)
    return Attempt(player, title, count, halves, average, performance, needed, conditions)


@implements("titles-2024 1.4.3", "titles-2024 1.4.4")
def federations(player: Player, games: Sequence[Game]) -> tuple[Condition, ...]:
    """Two federations besides one's own; not too many opponents of one (ruling T1)."""
    named = Counter(game.opponent.federation for game in games if game.opponent.federation)
    others = {name for name in named if name != player.federation}
    count, own = len(games), named.get(player.federation, 0)
    return (
        Condition("1.4.3", Fraction(len(others)), Fraction(2)),
        Condition("1.4.4", Fraction(own), Fraction(3 * count, 5), at_most=True),
        Condition("1.4.4", Fraction(max(named.values(), default=0)), Fraction(2 * count, 3), at_most=True),
    )


@implements("titles-2024 1.4.5")
def titles(games: Sequence[Game], norm: Norm) -> tuple[Condition, ...]:
    """Half of the opponents with a title, a third and three with that one or a higher."""
    held = [game.opponent.title for game in games]
    count = len(held)
    return (
        Condition("1.4.5", Fraction(sum(title in COUNTED for title in held)), Fraction(count, 2)),
        Condition(
            "1.4.5",
            Fraction(sum(title in norm.titles for title in held)),
            max(Fraction(3), Fraction(count, 3)),
        ),
    )


@implements("titles-2024 1.4.6")
def adjusted(games: Sequence[Game], norm: Norm) -> list[int]:
    """The ratings of the opponents: unrated ones as 1400, the lowest one raised to the floor."""
    found = sorted(game.opponent.rating or UNRATED for game in games)
    return [max(found[0], norm.floor), *found[1:]] if found else []


def average_of(games: Sequence[Game], norm: Norm) -> int:
    """The mean of the adjusted ratings, rounded."""
    found = adjusted(games, norm)
    return half_up(Fraction(sum(found), len(found))) if found else 0


@implements("titles-2024 1.4.7")
def ratings(games: Sequence[Game], norm: Norm) -> tuple[Condition, ...]:
    """Few unrated opponents, and a high average."""
    unrated = sum(not game.opponent.rating for game in games)
    return (
        Condition("1.4.6", Fraction(unrated), Fraction(len(games), 5), at_most=True),
        Condition("1.4.7", Fraction(average_of(games, norm)), Fraction(norm.average)),
    )


@implements("titles-2024 1.4.8", "titles-2024 1.4.9")
def result(norm: Norm, games: int, halves: int, average: int) -> tuple[Condition, ...]:
    """The performance, and 35 per cent."""
    percent = percent_of(halves, games) if games else 0
    return (
        Condition(
            "1.4.8", Fraction(average + difference(percent) if games else 0), Fraction(norm.performance)
        ),
        Condition("1.4.9", Fraction(percent), Fraction(35)),
    )


def score_needed(norm: Norm, games: int, average: int) -> int | None:
    """The least score, in half points, that these opponents allow for a norm."""
    for halves in range(2 * games + 1):
        if games and all(condition.met for condition in result(norm, games, halves, average)):
            return halves
    return None


def attempts(tournament: Tournament, within: int = 2) -> list[Attempt]:
    """The norms that players have made, or missed by no more than some conditions; the highest title each.

    Players who already hold the title, or a higher one, are skipped.
    """
    found = []
    for player in sorted(tournament.players, key=lambda one: one.id):
        best: Attempt | None = None
        for title, norm in NORMS.items():
            if player.title in norm.titles or (title in WOMEN and player.sex != "w"):
                continue
            made = attempt(tournament, player, title)
            near = made.achieved or (made.games and len(made.missing) <= within)
            if near and (best is None or (made.achieved and not best.achieved)):
                best = made
        if best is not None:
            found.append(best)
    return found
