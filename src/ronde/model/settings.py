"""What was announced before a round is paired, and the notes of a desk."""

from __future__ import annotations

from enum import Enum

from ronde.model.players import Scoring
from ronde.model.results import Colour
from ronde.values import frozen


@frozen
class Settings:
    """Everything announced or drawn before the round is paired."""

    system: str | None = None
    rounds: int | None = None
    scoring: Scoring = Scoring()
    initial_colour: Colour | None = None
    acceleration: str | None = None
    virtual_points: tuple[tuple[int, tuple[int, ...]], ...] = ()  # (player, tenths per round)
    forbidden: tuple[tuple[int, ...], ...] = ()  # groups of players who must not meet
    forbidden_rounds: tuple[tuple[int, int, tuple[int, ...]], ...] = ()  # the same from one round to another
    no_bye: frozenset[int] = frozenset()  # players the arbiter keeps from the bye
    lots: tuple[int, ...] = ()  # players in the order drawn, for ties left to lots
    options: tuple[tuple[str, str], ...] = ()  # further options of a system, e.g. ("maxi", "yes")

    def option(self, name: str, default: str = "") -> str:
        """The value of a further option."""
        return dict(self.options).get(name, default)


class Noted(Enum):
    """The kinds of notes that a desk adds for readers of its report."""

    LOTS = "lots"  # drawn, and how
    CHANGED = "changed"  # a round was changed by hand on unknown boards, and why
    COLOURS = "colours"  # the colours of a board were exchanged by hand, and why
    OPPONENTS = "opponents"  # a pair was made by hand, and why
    BYE_GIVEN = "bye-given"  # the bye was given by hand, and why
    ADDED = "added"  # a game was added to a published round, and why
    PAIRED_BEFORE = "paired-before"  # a round was paired before something was corrected
    ADJOURNED = "adjourned"  # a game counts as a draw for the time being
    REVERSED = "reversed"  # a game was played with colours reversed
    RATED_AS = "rated-as"  # a late correction that counts for ratings only
    THEN = "then"  # the result with which the next round was paired
    MODE_LEFT = "mode-left"  # FIDE mode was left after a round, and why
    ROUNDS = "rounds"  # the number of rounds was changed after a round
    TIEBREAKS = "tiebreaks"  # the tie-breaks were changed after a round
    LAST_ROUND = "last-round"  # the system pairs a round otherwise, now that it is (not) the last one
    MANUAL = "manual"  # pairs made by hand, beside those of the system
    UNPAIRED = "unpaired"  # a publication was taken back, and why
    EXPELLED = "expelled"  # a player was expelled after a round, and why
    ESTIMATED = "estimated"  # ratings that the arbiter estimated
    TIMES = "times"  # when the rounds start, whose days the report has
    CLUB = "club"  # the players of a club
    CATEGORY = "category"  # the players to whom a category was given
    LICENCE = "licence"  # the player who has a number in the national federation
    FAMILY = "family"  # the players of a family
    PUBLISHED = "published"  # the days of rounds that stand in the report for want of a timetable
    OTHER = "other"


@frozen
class Remark:
    """A note of the desk on the event, a round or a board."""

    kind: Noted
    text: str = ""  # the reason, the result, or the whole remark
    round: int | None = None
    board: int | None = None
