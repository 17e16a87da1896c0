"""The Elo Swiss, part A: the order of the players, their levels, and their past floats."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.facts.history import Card, Float, past_floats
from ronde.facts.unplayed import FREE_WINS
from ronde.matching.rows import bits, everybody
from ronde.model import Scoring
from ronde.rulebook import implements
from ronde.systems.common import score_groups


@implements("elo-swiss A2", "elo-swiss E5")
def order(players: list[Card]) -> list[Card]:
    """Score, then pairing number: 1 is the strongest (ruling R1)."""
    return sorted(players, key=lambda card: (-card.pairing_score, card.id))


@implements("elo-swiss A3")
def levels(score: Sequence[int]) -> list[int]:
    """The sets of players with equal points, from the highest."""
    return list(score_groups(score).values())


def higher_and_lower(groups: Sequence[int], size: int) -> tuple[list[int], list[int]]:
    """For every player, the sets of players with more and with fewer points."""
    above, below = [0] * size, [0] * size
    higher, everyone = 0, everybody(size)
    for group in groups:
        lower = everyone & ~higher & ~group
        for player in bits(group):
            above[player], below[player] = higher, lower
        higher |= group
    return above, below


@implements("elo-swiss A4", "elo-swiss A5")
def arrows(everyone: dict[int, Card], scoring: Scoring, round_: int) -> dict[int, Float]:
    """Who floated in a past round (ruling R5): a point without playing is a float down."""
    return past_floats(everyone, scoring, round_, lambda cell, _: cell.result in FREE_WINS)
