"""The players of one round in the order of A2, as sets of places: parts A and B of the Elo Swiss."""

from __future__ import annotations

from ronde.facts.history import Card, Float, cards, has_result, played_float
from ronde.facts.unplayed import FREE_WINS
from ronde.matching.bits import bits
from ronde.model import Tournament
from ronde.rulebook import implements


class Field:
    """Who there is, in what order, and what the criteria of part B say about them."""

    def __init__(self, tournament: Tournament) -> None:
        everyone = cards(tournament, everyone=True)
        # E5: only those who are there for this round are paired (ruling R3).
        here = order([everyone[player.id] for player in tournament.available()])
        self.size = len(here)
        self.everybody = (1 << self.size) - 1
        self.cards = here
        self.ids = [card.id for card in here]
        self.score = [card.pairing_score for card in here]
        self.levels = levels(self.score)
        self.legal = legal_opponents(here)
        self.barred = barred_from_bye(here, tournament.settings.no_bye)
        self.exempt = exempt_from_floats(here, tournament)
        self._down, self._up = (
            [_repeating(here, everyone, way, rounds) & ~self.exempt for rounds in (2, 1, 0)]
            for way in (Float.DOWN, Float.UP)
        )
        self._above, self._below = _neighbours(self.levels, self.size)

    # Criteria of the trials: strictness 0 is B5 and B6, 1 is B5 alone, 2 is neither (ruling R10).

    @implements("elo-swiss B5", "elo-swiss B6")
    def repeats(self, way: Float, strictness: int) -> int:
        """The players who would float the same way again."""
        return (self._down if way is Float.DOWN else self._up)[strictness]

    def partners(self, player: int, down: int, up: int) -> int:
        """Legal opponents; in a pair of unequal scores neither may repeat his float."""
        downs, ups = self._down[down], self._up[up]
        higher = 0 if ups >> player & 1 else self._above[player] & ~downs
        lower = 0 if downs >> player & 1 else self._below[player] & ~ups
        equal = ~(self._above[player] | self._below[player])
        return self.legal[player] & (higher | lower | equal)

    def leavers(self, down: int) -> int:
        """Those who do not repeat a float down by leaving."""
        return self.everybody & ~self._down[down]


@implements("elo-swiss A2", "elo-swiss E5")
def order(players: list[Card]) -> list[Card]:
    """Score, then pairing number: 1 is the strongest (ruling R1)."""
    return sorted(players, key=lambda card: (-card.pairing_score, card.id))


@implements("elo-swiss A3")
def levels(score: list[int]) -> list[int]:
    """The sets of players with equal points, from the highest."""
    found: dict[int, int] = {}
    for place, points in enumerate(score):
        found[points] = found.get(points, 0) | 1 << place
    return list(found.values())


@implements("elo-swiss A4", "elo-swiss A5")
def past_float(card: Card, everyone: dict[int, Card], round_: int) -> Float | None:
    """The arrow of a past round (ruling R5): a point without playing is a float down."""
    if round_ < 1:
        return None
    if card.player.cell(round_).result in FREE_WINS:
        return Float.DOWN
    return played_float(card, everyone, round_)


@implements("elo-swiss B1", "elo-swiss E2")
def legal_opponents(players: list[Card]) -> list[int]:
    """B1 a: nobody meets twice; only games really played count (ruling R6)."""
    place = {card.id: k for k, card in enumerate(players)}
    everybody = (1 << len(players)) - 1
    found = []
    for k, card in enumerate(players):
        met = sum(1 << place[id_] for id_ in card.met if id_ in place)
        found.append(everybody & ~met & ~(1 << k))
    return found


@implements("elo-swiss B1", "elo-swiss A5")
def barred_from_bye(players: list[Card], no_bye: frozenset[int]) -> int:
    """B1 b: those who had a point without playing (ruling R7), and those the arbiter keeps from it."""
    barred = 0
    for k, card in enumerate(players):
        if card.id in no_bye or has_result(card, FREE_WINS):
            barred |= 1 << k
    return barred


@implements("elo-swiss B6")
def exempt_from_floats(players: list[Card], tournament: Tournament) -> int:
    """Note to B6: in the last round B5 and B6 do not bind those above 50 % (ruling R11)."""
    if not tournament.is_last_round():
        return 0
    half = tournament.settings.scoring.win * tournament.played_rounds
    return sum(1 << k for k, card in enumerate(players) if 2 * card.score > half)


def _repeating(players: list[Card], everyone: dict[int, Card], way: Float, rounds: int) -> int:
    """Those who floated this way in one of the last rounds."""
    found = 0
    for k, card in enumerate(players):
        last = len(card.before)
        if any(past_float(card, everyone, last - back) is way for back in range(rounds)):
            found |= 1 << k
    return found


def _neighbours(groups: list[int], size: int) -> tuple[list[int], list[int]]:
    """For every player the sets with more and with fewer points."""
    above, below = [0] * size, [0] * size
    higher, everybody = 0, (1 << size) - 1
    for group in groups:
        for player in bits(group):
            above[player], below[player] = higher, everybody & ~higher & ~group
        higher |= group
    return above, below
