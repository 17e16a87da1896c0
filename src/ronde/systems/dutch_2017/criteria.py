"""C.04.3 of 2017, article C: the criteria of a bracket as data."""

from __future__ import annotations

from collections.abc import Callable

from ronde.rulebook import implements
from ronde.systems.dutch_2026.criteria import (
    Criteria,
    Criterion,
    Kind,
    What,
    beyond_two,
    leaves,
    same_preference,
    strong_preference,
    third_colour,
)

POINT = 10  # tenths: the one point of A.8, whatever a win is worth (ruling R10)


@implements("dutch-2017 A.8", "dutch-2017 C.6")
def scores_differ(upper: Kind, lower: Kind) -> int:
    """Whether the scores of a pair differ."""
    return int(upper.score != lower.score)


@implements("dutch-2017 C.12", "dutch-2017 C.14", "dutch-2017 C.16", "dutch-2017 C.18")
def upper_down(back: int) -> Callable[[Kind, Kind], int]:
    """The higher score of a pair floats down as it did a number of rounds before (ruling R13)."""
    return lambda upper, lower: int(upper.score != lower.score and upper.down[back - 1])


@implements("dutch-2017 C.12", "dutch-2017 C.14", "dutch-2017 C.16", "dutch-2017 C.18")
def leaver_down(back: int) -> Callable[[Kind], int]:
    """A downfloater of the bracket floated down that many rounds before too (ruling R13)."""
    return lambda a: int(a.down[back - 1])


@implements("dutch-2017 C.13", "dutch-2017 C.15", "dutch-2017 C.17", "dutch-2017 C.19")
def lower_up(back: int) -> Callable[[Kind, Kind], int]:
    """The lower score of a pair floats up as it did a number of rounds before (ruling R13)."""
    return lambda upper, lower: int(upper.score != lower.score and lower.up[back - 1])


CRITERIA = Criteria((
    Criterion("C.5", What.DOWNFLOATERS, down=leaves),
    Criterion("C.6", What.SCORES, pair=scores_differ, down=leaves, apart=True),
    Criterion("C.7", What.NEXT_BRACKET),
    Criterion("C.8", What.BEYOND_TWO, pair=beyond_two),
    Criterion("C.9", What.THIRD_COLOUR, pair=third_colour),
    Criterion("C.10", What.PREFERENCE, pair=same_preference),
    Criterion("C.11", What.STRONG, pair=strong_preference),
    Criterion("C.12", What.DOWN_LAST, pair=upper_down(1), down=leaver_down(1)),
    Criterion("C.13", What.UP_LAST, pair=lower_up(1)),
    Criterion("C.14", What.DOWN_BEFORE, pair=upper_down(2), down=leaver_down(2)),
    Criterion("C.15", What.UP_BEFORE, pair=lower_up(2)),
    Criterion("C.16", What.DOWN_LAST_APART, pair=upper_down(1), down=leaver_down(1), apart=True),
    Criterion("C.17", What.UP_LAST_APART, pair=lower_up(1), apart=True),
    Criterion("C.18", What.DOWN_BEFORE_APART, pair=upper_down(2), down=leaver_down(2), apart=True),
    Criterion("C.19", What.UP_BEFORE_APART, pair=lower_up(2), apart=True),
))  # fmt: skip
