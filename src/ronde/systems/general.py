"""The general rules behind the systems: where the editions differ, and the articles that the desk cites.

A text that has its own articles on a topic replaces those of FIDE: `FIDE_2012.with_articles({...})`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from ronde.facts.history import Card
from ronde.facts.unplayed import had_points_unplayed, had_win_unplayed
from ronde.model import Scoring
from ronde.values import NamedTuple


class Topic(Enum):
    """The topics for which the desk cites an article."""

    ROUNDS = "the number of rounds"
    MEET_ONCE = "two players meet once"
    SAME_SCORE = "players meet others with the same score"
    BYE = "the bye"
    NO_SECOND_BYE = "who may not have the bye"
    COLOUR_BALANCE = "colour difference"
    COLOUR_ROW = "the same colour three times running"
    NUMBERS = "pairing numbers until the list is closed"
    LOTS = "lots for the numbers"
    LATE_ENTRY = "late entries"
    LATE_POINTS = "points of a late entry"
    ADJOURNED = "adjourned games"
    ABSENT = "absent without notice"
    WITHDRAWN = "withdrawn players"
    AWAY = "announced absence"
    POSTING = "posting results"
    CORRECTIONS = "corrections"
    PUBLISHED = "published pairings"
    LARGE_FIELD = "more players than the rounds can separate"


class Ground(Enum):
    """Why a published pairing may be changed though it breaks no rule."""

    UNPAIRED = "unpaired"  # two players without an opponent agree to play
    LATE_ENTRY = "late-entry"  # one of them has come after the publication
    EMERGENCY = "emergency"  # on the top boards of the last round


#: grounds on which games are added, and the others stay as they are
ADDING = frozenset({Ground.UNPAIRED, Ground.LATE_ENTRY})


class General(NamedTuple):
    """General rules as a value."""

    articles: Mapping[Topic, str]
    barred_from_bye: Callable[[Card, Scoring], bool]
    reopens: frozenset[Topic]  # rules that a published pairing may be changed for
    grounds: frozenset[Ground] = frozenset()  # beyond broken rules
    corrections_end: bool = True  # a result corrected too late counts for ratings only

    def with_articles(self, own: Mapping[Topic, str]) -> General:
        """The same rules, with articles of a text of its own."""
        return self._replace(articles={**self.articles, **own})


FIDE_2012 = General(
    {
        Topic.ROUNDS: "fide-2012 C.04.1.a",
        Topic.MEET_ONCE: "fide-2012 C.04.1.b",
        Topic.BYE: "fide-2012 C.04.1.c",
        Topic.NO_SECOND_BYE: "fide-2012 C.04.1.d",
        Topic.SAME_SCORE: "fide-2012 C.04.1.e",
        Topic.COLOUR_BALANCE: "fide-2012 C.04.1.f",
        Topic.COLOUR_ROW: "fide-2012 C.04.1.g",
        Topic.LATE_ENTRY: "fide-2012 C.04.2.C.2",
        Topic.LATE_POINTS: "fide-2012 C.04.2.C.2",
        Topic.NUMBERS: "fide-2012 C.04.2.C.3",
        Topic.ADJOURNED: "fide-2012 C.04.2.D.1",
        Topic.ABSENT: "fide-2012 C.04.2.D.4",
        Topic.WITHDRAWN: "fide-2012 C.04.2.D.5",
        Topic.AWAY: "fide-2012 C.04.2.D.6",
        Topic.POSTING: "fide-2012 C.04.2.D.7",
        Topic.CORRECTIONS: "fide-2012 C.04.2.D.8",
        Topic.PUBLISHED: "fide-2012 C.04.2.D.10",
    },
    had_points_unplayed,
    frozenset({Topic.MEET_ONCE}),
)

FIDE_2026 = General(
    {
        Topic.ROUNDS: "fide-2026 C.04.1.1",
        Topic.MEET_ONCE: "fide-2026 C.04.1.2",
        Topic.BYE: "fide-2026 C.04.1.3",
        Topic.NO_SECOND_BYE: "fide-2026 C.04.1.4",
        Topic.SAME_SCORE: "fide-2026 C.04.1.5",
        Topic.COLOUR_BALANCE: "fide-2026 C.04.1.6",
        Topic.COLOUR_ROW: "fide-2026 C.04.1.7",
        Topic.NUMBERS: "fide-2026 C.04.2.2.3",
        Topic.LATE_ENTRY: "fide-2026 C.04.2.2.4",
        Topic.LATE_POINTS: "fide-2026 C.04.2.2.4",
        Topic.ADJOURNED: "fide-2026 C.04.2.3.1",
        Topic.WITHDRAWN: "fide-2026 C.04.2.3.2",
        Topic.ABSENT: "fide-2026 C.04.2.3.3",
        Topic.AWAY: "fide-2026 C.04.2.3.3",
        Topic.POSTING: "fide-2026 C.04.2.4",
        Topic.CORRECTIONS: "fide-2026 C.04.2.4",
        Topic.PUBLISHED: "fide-2026 C.04.2.4.4",
    },
    had_win_unplayed,
    frozenset({Topic.MEET_ONCE, Topic.BYE, Topic.NO_SECOND_BYE, Topic.COLOUR_BALANCE, Topic.COLOUR_ROW}),
    frozenset(Ground),
)
