"""The common rules of the Dubov and Burstein systems of 2026: legal pairs, the bye, and colours."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum

from ronde.facts.colours import Preference, Strength, latest_difference
from ronde.matching.bits import mask_of
from ronde.matching.dense import Dense
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.systems.base import Request
from ronde.systems.common import possible_pairs
from ronde.systems.impossible import require_pairing
from ronde.systems.story import Story
from ronde.typed import Protocol
from ronde.values import NamedTuple
from ronde.words import Who


class Candidate(Protocol):
    """A player to pair."""

    @property
    def id(self) -> int:
        """The pairing number."""

    @property
    def met(self) -> Collection[int]:
        """Opponents of games played, and those forbidden by the event."""

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of the games played."""

    @property
    def preference(self) -> Preference:
        """The colour preferred."""


# ---- 2 Criteria --------------------------------------------------------------------------------------


@implements("dubov-2026 C1", "dubov-2026 C3", "burstein-2026 C1", "burstein-2026 C3")
def legal_pairs(players: Sequence[Candidate], request: Request | None) -> Dense:
    """The possible opponents of each: not met before, and without the same absolute preference."""
    absolute = [Preference(colour, Strength.ABSOLUTE) for colour in Colour]
    same = [mask_of(n for n, e in enumerate(players) if e.preference == one) for one in absolute]
    return possible_pairs(players, request, same)


# ---- 3.1 The bye -------------------------------------------------------------------------------------


def first_to_rest(ids: Sequence[int], possible: Dense, may_rest: int, order: Iterable[int]) -> int | None:
    """The first in an order who may have the bye and leaves a legal pairing for the others, if any rests."""
    whole = require_pairing(ids, possible, may_rest)
    if len(ids) % 2 == 0:
        return None
    return next(v for v in order if may_rest >> v & 1 and whole.can_drop(v))


# ---- 5 Colours ---------------------------------------------------------------------------------------


class Allocation(NamedTuple):
    """The wish or rule that gave a pair its colours."""

    article: str
    white: Candidate
    served: Candidate  # who has the colour preferred (5.2.1: the higher ranked)


@implements("dubov-2026 5.2", "burstein-2026 5.2")
def allocate(higher: Candidate, lower: Candidate, initial: Colour) -> Allocation:
    """The first rule that decides, for the higher ranked and the lower ranked of a pair."""
    mine, others = higher.preference, lower.preference
    if not higher.colours and not lower.colours:
        return Allocation("5.2.1", _by_number(higher, lower, initial), higher)
    if mine.colour is not others.colour:
        return Allocation("5.2.2", _both(higher, lower), higher if mine.colour else lower)
    article, served = _stronger(higher, lower)
    other = lower if served is higher else higher
    return Allocation(article, served if mine.colour is Colour.WHITE else other, served)


def allocated(
    higher: Candidate, lower: Candidate, initial: Colour
) -> tuple[Candidate, Candidate, Allocation]:
    """White, Black, and the rule that decides."""
    how = allocate(higher, lower, initial)
    return (higher, lower, how) if how.white is higher else (lower, higher, how)


@implements("dubov-2026 5.2.1", "burstein-2026 5.2.1")
def _by_number(higher: Candidate, lower: Candidate, initial: Colour) -> Candidate:
    """Neither has played: the higher ranked has the initial colour if the number is odd."""
    return higher if (higher.id % 2 == 1) == (initial is Colour.WHITE) else lower


@implements("dubov-2026 5.2.2", "burstein-2026 5.2.2")
def _both(higher: Candidate, lower: Candidate) -> Candidate:
    """Both preferences, or the only one."""
    white = higher.preference.colour is Colour.WHITE or lower.preference.colour is Colour.BLACK
    return higher if white else lower


@implements("dubov-2026 5.2.3", "dubov-2026 5.2.4", "dubov-2026 5.2.5")
@implements("burstein-2026 5.2.3", "burstein-2026 5.2.4", "burstein-2026 5.2.5")
def _stronger(higher: Candidate, lower: Candidate) -> tuple[str, Candidate]:
    """The player who gets the colour that both prefer."""
    mine, others = higher.preference.strength, lower.preference.strength
    if mine is not others:
        return "5.2.3", higher if mine > others else lower
    past = latest_difference(higher.colours, lower.colours)
    if past is not None:
        return "5.2.4", lower if past[0] is higher.preference.colour else higher
    return "5.2.5", higher


class ColourSentence(StrEnum):
    """The sentences of article 5."""

    INITIAL_ODD = "colour_initial_odd"
    INITIAL_EVEN = "colour_initial_even"
    BOTH = "colour_both"
    ONE = "colour_one"
    ABSOLUTE = "colour_absolute"
    STRONG = "colour_strong"
    LATEST = "colour_latest"
    RANK = "colour_rank"


def tell_colours(story: Story, white: Candidate, black: Candidate, how: Allocation) -> None:
    """Add the reason for the colours of a pair."""
    served = how.served
    other = black if served is white else white
    pair = (white, black)
    who, opponent = Who(served.id), Who(other.id)
    colour = Colour.WHITE if served is white else Colour.BLACK
    match how.article:
        case "5.2.1":
            sentence = ColourSentence.INITIAL_ODD if served.id % 2 else ColourSentence.INITIAL_EVEN
            story.tell(how.article, pair, sentence, player=who, colour=colour)
        case "5.2.2" if other.preference.colour is None:
            story.tell(how.article, pair, ColourSentence.ONE, player=who, other=opponent, colour=colour)
        case "5.2.2":
            story.tell(how.article, pair, ColourSentence.BOTH, white=Who(white.id), black=Who(black.id))
        case _:
            sentence = _SENTENCES[how.article]
            if how.article == "5.2.3" and served.preference.strength is Strength.ABSOLUTE:
                sentence = ColourSentence.ABSOLUTE
            story.tell(how.article, pair, sentence, player=who, other=opponent, colour=colour)


_SENTENCES = {
    "5.2.3": ColourSentence.STRONG,
    "5.2.4": ColourSentence.LATEST,
    "5.2.5": ColourSentence.RANK,
}
