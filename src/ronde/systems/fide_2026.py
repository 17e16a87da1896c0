"""The common rules of the Dubov and Burstein systems of 2026: legal pairs, the bye, and colours."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from ronde.facts.colours import Preference, Strength, latest_difference
from ronde.matching.perfect import Dense
from ronde.matching.rows import mask_of
from ronde.model import Colour
from ronde.rulebook import implements
from ronde.rulebook.telling import Teller
from ronde.systems.base import Request
from ronde.systems.common import possible_pairs
from ronde.systems.impossible import require_pairing
from ronde.typed import Protocol
from ronde.values import NamedTuple
from ronde.words import Points, Who


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


class Entry(Candidate, Protocol):
    """A player of a round, as the bye and the explanations look at them."""

    @property
    def score(self) -> int:
        """The points, in tenths."""

    @property
    def games(self) -> int:
        """How many games were played."""

    @property
    def barred(self) -> bool:
        """The rules keep them from the bye."""

    @property
    def kept(self) -> bool:
        """The arbiter keeps them from the bye."""

    @property
    def opponents(self) -> Collection[int]:
        """The opponents of games played."""


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


# ---- what was decided --------------------------------------------------------------------------------


class Story(Teller):
    """The steps of a round, as far as both texts tell them alike."""

    def __init__(self, key: str, entries: Sequence[Entry], may_rest: int) -> None:
        super().__init__(key)
        self.entries, self._may_rest = entries, may_rest

    def ids(self, places: Iterable[int]) -> list[int]:
        """The pairing numbers of players given by their places."""
        return [self.entries[v].id for v in places]

    def bye(self, chosen: int, order: Sequence[int]) -> None:
        """3.1: the taker of the bye, and those passed over."""
        entries, entry, place = self.entries, self.entries[chosen], order.index(chosen)
        rival = next((entries[v] for v in order[place + 1 :] if self._may_rest >> v & 1), None)
        kind = "bye_score"
        if rival is not None and rival.score == entry.score:
            kind = "bye_games" if rival.games != entry.games else "bye_rank"
        self.tell(kind, (entry.id,), player=Who(entry.id), points=Points(entry.score), games=entry.games)
        before = order[:place]
        passed = {
            "bye_barred": [v for v in before if entries[v].barred],
            "bye_kept": [v for v in before if entries[v].kept and not entries[v].barred],
            "bye_needed": [v for v in before if self._may_rest >> v & 1],
        }
        for kind, others in passed.items():
            self.tell_list(kind, (entry.id,), self.ids(others))

    def forbidden(self, v: int, about: Sequence[int], others: Sequence[int], legal: int) -> None:
        """C1 and C3: those of some others whom a player may not meet."""
        first = self.entries[v]
        kept = set(first.met).difference(first.opponents)
        reasons: dict[str, list[int]] = {"met": [], "apart": [], "absolute": []}
        for u in others:
            id_ = self.entries[u].id
            if id_ in first.opponents:
                reasons["met"].append(id_)
            elif id_ in kept:
                reasons["apart"].append(id_)
            elif not legal >> u & 1:
                reasons["absolute"].append(id_)
        for kind, ids in reasons.items():
            self.tell_list(kind, about, ids, first=Who(first.id))

    def colours(self, white: Candidate, black: Candidate, how: Allocation) -> None:
        """5.2: the reason for the colours of a pair."""
        served = how.served
        other = black if served is white else white
        self.tell(
            _kind_of_colours(how, other),
            (white.id, black.id),
            player=Who(served.id),
            other=Who(other.id),
            colour=Colour.WHITE if served is white else Colour.BLACK,
            white=Who(white.id),
            black=Who(black.id),
        )


def _kind_of_colours(how: Allocation, other: Candidate) -> str:
    """Which of the rules of 5.2 gave the colours."""
    match how.article:
        case "5.2.1":
            return "colour_initial_odd" if how.served.id % 2 else "colour_initial_even"
        case "5.2.2":
            return "colour_one" if other.preference.colour is None else "colour_both"
        case "5.2.3":
            absolute = how.served.preference.strength is Strength.ABSOLUTE
            return "colour_absolute" if absolute else "colour_strong"
        case "5.2.4":
            return "colour_latest"
        case _:
            return "colour_rank"
