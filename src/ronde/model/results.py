"""Colours, results and outcomes: as a report writes them, and as people do."""

from __future__ import annotations

import re
from enum import Enum


class Colour(Enum):
    """White or Black."""

    WHITE = "w"
    BLACK = "b"

    __hash__ = object.__hash__  # there is one object of each: faster than by name

    @property
    def opposite(self) -> Colour:
        """The other colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Result(Enum):
    """A result as the tournament report writes it, seen by one player."""

    WIN = "1"
    DRAW = "="
    LOSS = "0"
    UNRATED_WIN = "W"
    UNRATED_DRAW = "D"
    UNRATED_LOSS = "L"
    FORFEIT_WIN = "+"
    FORFEIT_LOSS = "-"
    HALF_BYE = "H"
    FULL_BYE = "F"
    PAIRING_BYE = "U"
    ABSENT = "Z"
    BLANK = ""  # blank: absent in a past round, free to be paired in the next one
    PENDING = "*"  # paired, the result is still to come

    __hash__ = object.__hash__  # there is one object of each: faster than by name


PLAYED = frozenset(
    {Result.WIN, Result.DRAW, Result.LOSS, Result.UNRATED_WIN, Result.UNRATED_DRAW, Result.UNRATED_LOSS}
)
#: results that need an opponent
OF_TWO = PLAYED | {Result.FORFEIT_WIN, Result.FORFEIT_LOSS}
BYES = frozenset({Result.HALF_BYE, Result.FULL_BYE, Result.PAIRING_BYE, Result.ABSENT})


class Outcome(Enum):
    """How a game ended: the results of White and of Black (or of the first-named and the second player)."""

    WHITE_WINS = "10"
    DRAW = "=="
    BLACK_WINS = "01"
    BOTH_LOSE = "00"
    DRAW_AND_LOSS = "=0"
    LOSS_AND_DRAW = "0="
    UNRATED_WHITE_WINS = "WL"
    UNRATED_DRAW = "DD"
    UNRATED_BLACK_WINS = "LW"
    UNRATED_BOTH_LOSE = "LL"
    UNRATED_DRAW_AND_LOSS = "DL"
    UNRATED_LOSS_AND_DRAW = "LD"
    FORFEIT_BY_BLACK = "+-"
    FORFEIT_BY_WHITE = "-+"
    FORFEIT_BY_BOTH = "--"
    PENDING = "**"

    @property
    def results(self) -> tuple[Result, Result]:
        """The results of White and of Black."""
        return Result(self.value[0]), Result(self.value[1])

    @classmethod
    def read(cls, text: str) -> Outcome | None:
        """Read an outcome such as 1-0, ½ or 0-1F; None if the text is not one."""
        plain = "".join(text.split())
        code = _SPELLINGS.get(plain.lower(), plain)
        return next((outcome for outcome in cls if outcome.value == code), None)


#: how people write outcomes, besides the two letters of the report
_SPELLINGS: dict[str, str] = {
    "1": "10", "1-0": "10", "1:0": "10", "2-0": "10", "w": "10",
    "0": "01", "0-1": "01", "0:1": "01", "0-2": "01", "b": "01",
    "5": "==", "=": "==", "1/2": "==", "½": "==", "½-½": "==", "1/2-1/2": "==", "0.5": "==",
    "x": "==", "1-1": "==", "d": "==",
    "0-0": "00", "½-0": "=0", "1/2-0": "=0", "0-½": "0=", "0-1/2": "0=",
    "1-0f": "+-", "+/-": "+-", "+": "+-", "1f": "+-", "+:-": "+-",
    "0-1f": "-+", "-/+": "-+", "-": "-+", "0f": "-+", "-:+": "-+",
    "0-0f": "--", "-/-": "--", "ff": "--", "-:-": "--",
    "1-0u": "WL", "0-1u": "LW", "1/2u": "DD", "½-½u": "DD", "1/2-1/2u": "DD",
}  # fmt: skip

_GAME_RESULTS = frozenset(outcome.value for outcome in Outcome)
#: the results of two opponents that fit together
AGREE = frozenset(outcome.results for outcome in Outcome)

#: a match of two games in short, where that says how each game ended
_MATCHES = {"2-0": "1010", "0-2": "0101", "2-0f": "+-+-", "0-2f": "-+-+", "0-0f": "----"}


def games_of(outcome: str) -> list[str]:
    """The games of an outcome of one or more games: two letters each, the first-named player first."""
    return [outcome[n : n + 2] for n in range(0, len(outcome), 2)]


def read_match(text: str) -> str | None:
    """Read the two games of a match, such as "1-0 ½-½", "10==" or 2-0; None if the text is no match.

    The first-named player comes first in both games; * is a game that is still to come.
    """
    plain = "".join(text.split()).lower()
    if plain in _MATCHES:
        return _MATCHES[plain]
    if len(text.strip()) == 4 and set(games_of(text.strip())) <= _GAME_RESULTS:
        return text.strip()
    parts = [part for part in re.split(r"[\s,;]+", text) if part]
    games = [Outcome.PENDING if part == "*" else Outcome.read(part) for part in parts]
    if len(games) != 2:
        return None
    return "".join(game.value for game in games if game) if all(games) else None
