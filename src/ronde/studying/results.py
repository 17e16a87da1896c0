"""How games end in a study.

`elo`: with D the strength of White, their advantage included, less that of Black, White's expectation is
E = 1 / (1 + 10^(-D/400)). A game is drawn with probability d·4E(1-E), where d is the share of draws between
equal players: `draws` at a mean rating of 2000, and `draws_slope` more for every 100 points above. No more
games are drawn than the expectation allows, so that the points of White are E on average.

`milvang`: the probabilities that Otto Milvang fitted to games of real tournaments (published with the pairing
checker Gacrux, and used by Sauer, Cseh and Lenzner). White wins like an Elo player with a handicap, Black
with a larger one, both growing with the mean rating; what is left is drawn.
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

EVERY = ("name", "model", "upsets", "form")
#: what a study can say of each model
MODELS = {"elo": (*EVERY, "draws", "draws_slope", "white"), "milvang": EVERY}


@dataclass(frozen=True, slots=True)
class Results:
    """A model of results."""

    name: str = ""
    model: str = "elo"
    draws: float = 0.3  # elo: between equal players rated 2000
    draws_slope: float = 0.0  # elo: more for every 100 rating points
    white: float = 0.0  # elo: White's advantage, in rating points
    upsets: float = 0.0  # share of games in which strength plays no part
    form: float = 0.0  # standard deviation of a player's form in one tournament

    def __post_init__(self) -> None:
        """Refuse values that are not probabilities, and unknown models."""
        if self.model not in MODELS:
            raise BadInput("error-study-model", model=self.model, known=", ".join(MODELS))
        for key in ("draws", "upsets"):
            if not 0 <= getattr(self, key) <= 1:
                raise BadInput("error-study-probability", key=f"results.{key}")
        for key, least, most in (("form", 0, 1000), ("white", -400, 400), ("draws_slope", -1, 1)):
            if not least <= getattr(self, key) <= most:
                raise BadInput("error-study-number", key=f"results.{key}", least=least, most=most)

    def chances(self, white: float, black: float) -> tuple[float, float]:
        """The probabilities of a draw and of a win of White."""
        if self.model == "milvang":
            return _milvang(white, black)
        expected = 1 / (1 + 10 ** ((black - white - self.white) / 400))
        equal = min(max(self.draws + self.draws_slope * ((white + black) / 2 - 2000) / 100, 0.0), 1.0)
        draw = min(equal * 4 * expected * (1 - expected), 2 * expected, 2 * (1 - expected))
        return draw, expected - draw / 2

    def play(self, white: float, black: float, rng: Random, white_first: bool = True) -> Both:
        """The result of one game; a low number of the dice is good for White, or else for Black.

        If the same dice roll for the same two players, whoever has White, their luck is the same.
        """
        upset, dice = rng.random(), rng.random()
        if upset < self.upsets:
            white = black = (white + black) / 2
        draw, win = self.chances(white, black)
        first = win if white_first else 1 - win - draw
        if first <= dice < first + draw:
            return DRAWN
        return WHITE_WINS if (dice < first) == white_first else BLACK_WINS


def _milvang(white: float, black: float) -> tuple[float, float]:
    """The probabilities of a draw and of a win of White by Milvang's fit."""
    above = (white + black) / 2 - 2000
    win = 1 / (1 + 10 ** ((black - white + 96 + 0.0986 * above) / 370))
    loss = 1 / (1 + 10 ** ((white - black + 150 + 0.157 * above) / 370))
    draw = max(1 - win - loss, 0.0)  # the fit ends near a mean rating of 1000
    return draw, win / (win + loss) * (1 - draw)
