"""The players of a study: ratings drawn from a distribution, and the true strength behind each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from ronde.errors import BadInput, FileTrouble
from ronde.formats import trf
from ronde.formats.players import fide_list

HIGHEST = 3500
EVERY = ("name", "kind", "error")
#: what a study can say of each kind
KINDS = {"uniform": (*EVERY, "low", "high"), "normal": (*EVERY, "mean", "spread"), "file": (*EVERY, "path")}


@dataclass(frozen=True, slots=True)
class Ratings:
    """A distribution of ratings."""

    name: str = ""
    kind: str = "uniform"
    low: int = 1400  # uniform
    high: int = 2200  # uniform
    mean: int = 1800  # normal
    spread: int = 200  # normal: the standard deviation
    error: int = 0  # standard deviation of true strength around the rating
    listed: tuple[int, ...] = ()  # of a file

    def __post_init__(self) -> None:
        """Refuse impossible values."""
        if self.kind not in KINDS:
            raise BadInput("error-study-ratings", kind=self.kind)
        for key, least in (("low", 1), ("high", 1), ("mean", 1), ("spread", 0), ("error", 0)):
            if not least <= getattr(self, key) <= HIGHEST:
                raise BadInput("error-study-range", key=f"ratings.{key}", least=least, most=HIGHEST)
        if self.low > self.high:
            raise BadInput("error-study-low-high", low=self.low, high=self.high)

    def draw(self, count: int, rng: Random) -> list[int]:
        """Draw ratings, the highest first."""
        if self.kind == "uniform":
            drawn = [rng.randint(self.low, self.high) for _ in range(count)]
        elif self.kind == "normal":
            drawn = [round(rng.gauss(self.mean, self.spread)) for _ in range(count)]
        elif count <= len(self.listed):
            drawn = rng.sample(self.listed, count)
        else:
            drawn = rng.choices(self.listed, k=count)
        return sorted((min(max(rating, 1), HIGHEST) for rating in drawn), reverse=True)

    def strengths(self, ratings: Sequence[int], rng: Random) -> list[float]:
        """The true strengths of players with these ratings."""
        return [rating + rng.gauss(0, self.error) if self.error else float(rating) for rating in ratings]


def from_file(path: Path) -> tuple[int, ...]:
    """The ratings of a TRF report, of a FIDE rating list, or of a text with one rating a line."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise FileTrouble.unreadable(path, error) from error
    text = data.decode("utf-8", errors="replace")
    first = text.split("\n", 1)[0]
    if fide_list.is_list(first):
        found = [person.rating or 0 for person in fide_list.read(text.splitlines())]
    elif any(line.startswith("001 ") for line in text.splitlines()):
        found = [player.rating for player in trf.read(data).players]
    else:
        found = [_number(path, n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    rated = tuple(rating for rating in found if rating)
    if not rated:
        raise BadInput("error-study-no-ratings", file=str(path))
    return rated


def _number(path: Path, n: int, line: str) -> int:
    if not line.strip().isdecimal() or len(line.strip()) > 4 or int(line) > HIGHEST:
        raise BadInput("error-study-rating-line", file=str(path), number=n)
    return int(line)
