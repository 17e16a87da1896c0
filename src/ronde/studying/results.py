"""How games end in a study.

With D the strength of White, their advantage included, less that of Black, White's expectation is
E = 1 / (1 + 10^(-D/400)). A game is drawn with probability d·4E(1-E), where d is the share of draws between
equal players: `draws` at a mean rating of 2000, and `draws_slope` more for every 100 points above. No more
games are drawn than the expectation allows, so that the points of White are E on average.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ronde.errors import BadInput
from ronde.model import Result

Both = tuple[Result, Result]
WHITE_WINS: Both = (Result.WIN, Result.LOSS)
BLACK_WINS: Both = (Result.LOSS, Result.WIN)
DRAWN: Both = (Result.DRAW, Result.DRAW)


@dataclass(frozen=True, slots=True)
class Results:
    """A model of results."""

    name: str = ""
    draws: float = 0.3  # between equal players rated 2000
    draws_slope: float = 0.0  # more for every 100 rating points
    white: float = 0.0  # White's advantage, in rating points
    upsets: float = 0.0  # share of games in which strength plays no part
    form: float = 0.0  # standard deviation of a player's form in one tournament

    def __post_init__(self) -> None:
        """Refuse values that are not probabilities."""
        for key in ("draws", "upsets"):
            if not 0 <= getattr(self, key) <= 1:
                raise BadInput("error-study-probability", key=f"results.{key}")
        if self.form < 0 or not -400 <= self.white <= 400 or not -1 <= self.draws_slope <= 1:
            raise BadInput("error-study-value", key="results")

    def chances(self, white: float, black: float) -> tuple[float, float]:
        """The probabilities of a draw and of a win of White."""
        expected = 1 / (1 + 10 ** ((black - white - self.white) / 400))
        equal = min(max(self.draws + self.draws_slope * ((white + black) / 2 - 2000) / 100, 0.0), 1.0)
        draw = min(equal * 4 * expected * (1 - expected), 2 * expected, 2 * (1 - expected))
        return draw, expected - draw / 2

    def play(self, white: float, black: float, rng: Random) -> Both:
        """The result of one game."""
        if self.upsets and rng.random() < self.upsets:
            white = black = (white + black) / 2
        draw, win = self.chances(white, black)
        dice = rng.random()
        return DRAWN if dice < draw else WHITE_WINS if dice < draw + win else BLACK_WINS
