"""The Elo Swiss, part A: the order of the players, their levels, and their past floats."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.facts.history import Card, Float, played_float
from ronde.facts.unplayed import FREE_WINS
from ronde.matching.bits import bits, everybody
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
def past_float(card: Card, everyone: dict[int, Card], round_: int) -> Float | None:
    """The arrow of a past round (ruling R5): a point without playing is a float down."""
    if round_ < 1:
        return None
    if card.player.cell(round_).result in FREE_WINS:
        return Float.DOWN
    return played_float(card, everyone, round_)
