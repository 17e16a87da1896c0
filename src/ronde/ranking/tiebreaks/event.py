"""The event as tie-breaks see it: what happened in every round, and what an unplayed round is worth.

The editions of C.07 differ here and in the cuts (16.5):
    2026      own unplayed round: a dummy with one's own score, capped (16.4.1, 16.4.2)
    2024      the same dummy without a cap
    2009      a virtual opponent: level before the round, the opposite result in it, draws afterwards
    pre-2009  a draw against oneself
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cached_property

from ronde.errors import BadInput
from ronde.formats.trf.records import said
from ronde.model import Cell, Colour, Result, Scoring, Tournament
from ronde.rulebook import implements
from ronde.values import frozen, replace
from ronde.words import Quoted

EDITIONS = ("2026", "2024", "2009", "pre-2009")


@frozen
class Code:
    """A tie-break with its modifiers, as in BH/C1 or KS/L-1."""

    name: str
    low: int = 0  # least significant values to cut
    high: int = 0  # most significant values to cut, after the least
    limit: int = 0  # half points that the limit of Koya is moved
    forfeits: bool = False  # P: forfeits count as games against the scheduled opponent
    fore: bool = False  # F: Fore Buchholz instead of Buchholz
    reverse: bool = False  # R: the lower value first
    unrated: int | None = None  # U1400: the rating of players without one
    score: str = ""  # MP or GP: the score of a team event it is made of
    factor: int = 0  # K4: what SSSC divides by

    def __str__(self) -> str:
        score = f":{self.score}" if self.score else ""
        cut = f"/M{self.low}" if self.high else f"/C{self.low}" if self.low else ""
        limit = f"/L{self.limit:+}" if self.limit else ""
        unrated = "" if self.unrated is None else f"/U{self.unrated}"
        flags = "/P" * self.forfeits + "/F" * self.fore + "/R" * self.reverse
        factor = f"/K{self.factor}" if self.factor else ""
        return self.name + score + cut + limit + flags + unrated + factor


class Kind(Enum):
    """The nature of a round for one player."""

    GAME = "game"
    FORFEIT_WIN = "forfeit win"
    FORFEIT_LOSS = "forfeit loss"
    PAIRING_BYE = "pairing-allocated bye"
    FULL_BYE = "full-point bye"
    HALF_BYE = "half-point bye"
    ZERO_BYE = "zero-point bye"
    PENDING = "not finished"
    FREE = "free round of a round robin"


FORFEITS = frozenset({Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS})
REQUESTED = frozenset({Kind.HALF_BYE, Kind.ZERO_BYE})
VOLUNTARY = REQUESTED | {Kind.FORFEIT_LOSS}
NOTHING = frozenset({Kind.PENDING, Kind.FREE})  # rounds left out of every sum

_KINDS = {
    Result.FORFEIT_WIN: Kind.FORFEIT_WIN,
    Result.FORFEIT_LOSS: Kind.FORFEIT_LOSS,
    Result.PAIRING_BYE: Kind.PAIRING_BYE,
    Result.FULL_BYE: Kind.FULL_BYE,
    Result.HALF_BYE: Kind.HALF_BYE,
    Result.ABSENT: Kind.ZERO_BYE,
    Result.BLANK: Kind.ZERO_BYE,
    Result.PENDING: Kind.PENDING,
}
_HALVES = {Result.WIN: 2, Result.UNRATED_WIN: 2, Result.DRAW: 1, Result.UNRATED_DRAW: 1}


@frozen
class Entry:
    """One round of one player."""

    kind: Kind
    opponent: int | None
    colour: Colour | None
    points: int  # awarded, in tenths
    halves: int = 0  # the result of a game over the board, in half points


@frozen
class Contribution:
    """One round's part in a sum over opponents: the opponent's score and the points against them."""

    score: int
    points: int
    voluntary: bool = False  # comes from a requested bye or a forfeit loss

    @property
    def product(self) -> int:
        """Score times points, in hundredths."""
        return self.score * self.points


@frozen
class Event:
    """The counted rounds of a tournament."""

    edition: str
    rounds: int  # counted
    last: bool  # the last round of the tournament is among them
    round_robin: bool  # pairings were fixed beforehand
    scoring: Scoring
    ratings: Mapping[int, int]
    lots: tuple[int, ...]
    entries: Mapping[int, tuple[Entry, ...]]

    @cached_property
    def score(self) -> dict[int, int]:
        """The points of every player after the counted rounds, in tenths."""
        return {id_: sum(e.points for e in entries) for id_, entries in self.entries.items()}

    @cached_property
    def seen(self) -> dict[int, int]:
        """The score of every player as it counts for the tie-breaks of the opponents."""
        if self.round_robin or self.edition == "pre-2009":
            return self.score
        adjust = _drawn_unplayed if self.edition == "2009" else _drawn_absences
        return {id_: adjust(entries, self.scoring.draw) for id_, entries in self.entries.items()}

    @cached_property
    def fore(self) -> Event:
        """The event as if the games of its last round had been drawn."""
        return _fore(self)

    def counts_as_game(self, entry: Entry, forfeits: bool) -> bool:
        """Whether it is a game: over the board, or a forfeit if pairings were fixed or `forfeits` is set."""
        return entry.kind is Kind.GAME or (entry.kind in FORFEITS and (forfeits or self.round_robin))

    @cached_property
    def games(self) -> dict[int, tuple[Entry, ...]]:
        """The games over the board of every player."""
        return {
            id_: tuple(e for e in entries if e.kind is Kind.GAME) for id_, entries in self.entries.items()
        }

    def contributions(self, id_: int, forfeits: bool = False) -> list[Contribution]:
        """The contributions of a player's rounds to Buchholz and Sonneborn-Berger."""
        own = _OWN_UNPLAYED[self.edition]
        found, before = [], 0
        for number, entry in enumerate(self.entries[id_], 1):
            if self.counts_as_game(entry, forfeits):
                assert entry.opponent is not None
                found.append(Contribution(self.seen[entry.opponent], entry.points))
            elif entry.kind not in NOTHING:
                found.append(own(self, id_, entry, number, before))
            before += entry.points
        return found


# --- building ------------------------------------------------------------------------------------


@implements("tiebreaks 15.1", "tiebreaks 15.2")
def event(
    tournament: Tournament, edition: str = "2026", after: int | None = None, round_robin: bool | None = None
) -> Event:
    """The event after a number of rounds (by default all that have been paired)."""
    check_edition(edition)
    played = tournament.played_rounds
    rounds = counted(played, after)
    fixed = is_round_robin(tournament) if round_robin is None else round_robin
    settings = tournament.settings
    return Event(
        edition,
        rounds,
        rounds >= (settings.rounds or played),
        fixed,
        settings.scoring,
        {p.id: p.rating for p in tournament.players},
        settings.lots,
        {
            p.id: tuple(
                entry(cell, settings.scoring.points(cell), fixed)
                for cell in map(p.cell, range(1, rounds + 1))
            )
            for p in tournament.players
        },
    )


def check_edition(edition: str) -> None:
    """Refuse an unknown edition."""
    if edition not in EDITIONS:
        raise BadInput("error-no-tie-break-edition", edition=Quoted(edition), editions=", ".join(EDITIONS))


def counted(played: int, after: int | None) -> int:
    """The number of rounds to count, by default all that have been paired."""
    rounds = played if after is None else after
    if not 0 <= rounds <= played:
        raise BadInput("error-standings-after-round-cannot-made", rounds=rounds, played=played)
    return rounds


def is_round_robin(tournament: Tournament) -> bool:
    """Whether the event is a round robin, by an option or by the type code of its report."""
    if tournament.settings.option("pairing") == "round-robin":
        return True
    codes = said(tournament.records).codes
    return any("ROUNDROBIN" in "".join(filter(str.isalpha, code.upper())) for code in codes)


def entry(cell: Cell, points: int, round_robin: bool) -> Entry:
    """A cell and the points it brought as a round of the event."""
    if cell.played:
        return Entry(Kind.GAME, cell.opponent, cell.colour, points, _HALVES.get(cell.result, 0))
    if round_robin and cell.opponent is None:
        return Entry(Kind.FREE, None, None, points)
    return Entry(_KINDS[cell.result], cell.opponent, cell.colour, points)


@implements("tiebreaks 8.3")
def _fore(event: Event) -> Event:
    """8.3: players paired in the last round count as having drawn (ruling T6)."""
    if not event.last or not event.rounds:
        return event
    scoring = event.scoring

    def drawn(entry: Entry) -> Entry:
        if entry.opponent is None:
            return entry
        points = scoring.black_draw if entry.colour is Colour.BLACK else scoring.white_draw
        return Entry(Kind.GAME, entry.opponent, entry.colour, points, 1)

    entries = {id_: (*rounds[:-1], drawn(rounds[-1])) for id_, rounds in event.entries.items()}
    return replace(event, entries=entries)


# --- the score opponents see ---------------------------------------------------------------------


@implements("tiebreaks 15.3", "tiebreaks 16.1", "tiebreaks 16.2", "tiebreaks 16.3")
def _drawn_absences(entries: tuple[Entry, ...], draw: int) -> int:
    """16.3: as awarded, but requested byes with nothing but voluntary absences after them are draws."""
    total, leaving = 0, True
    for entry in reversed(entries):
        total += draw if leaving and entry.kind in REQUESTED else entry.points
        leaving = leaving and entry.kind in VOLUNTARY
    return total


@implements("tiebreaks 2009.2")
def _drawn_unplayed(entries: tuple[Entry, ...], draw: int) -> int:
    """Every unplayed round of an opponent is a draw."""
    return sum(e.points if e.kind is Kind.GAME or e.kind in NOTHING else draw for e in entries)


# --- a player's own unplayed rounds --------------------------------------------------------------


@implements("tiebreaks 2024.16.4")
def _dummy(event: Event, id_: int, entry: Entry, number: int, before: int) -> Contribution:
    """A dummy with the player's own score."""
    return Contribution(event.score[id_], entry.points, entry.kind in VOLUNTARY)


@implements("tiebreaks 16.4", "tiebreaks 16.4.1", "tiebreaks 16.4.2")
def _capped_dummy(event: Event, id_: int, entry: Entry, number: int, before: int) -> Contribution:
    """A dummy with the player's own score, not above the absent opponent's or that of a drawer."""
    if entry.opponent is not None:
        cap = event.seen[entry.opponent]
    else:
        cap = event.scoring.draw * event.rounds  # ruling T5: the rounds that are counted
    return Contribution(min(event.score[id_], cap), entry.points, entry.kind in VOLUNTARY)


@implements("tiebreaks 2009.1")
def _virtual(event: Event, id_: int, entry: Entry, number: int, before: int) -> Contribution:
    """Level with the player before the round, the opposite result in it, draws in all later ones."""
    later = event.scoring.draw * (event.rounds - number)
    return Contribution(before + (event.scoring.win - entry.points) + later, entry.points)


@implements("tiebreaks pre-2009.1")
def _oneself(event: Event, id_: int, entry: Entry, number: int, before: int) -> Contribution:
    """A draw against oneself."""
    return Contribution(event.score[id_], event.scoring.draw)


_OWN_UNPLAYED: dict[str, Callable[[Event, int, Entry, int, int], Contribution]] = {
    "2026": _capped_dummy,
    "2024": _dummy,
    "2009": _virtual,
    "pre-2009": _oneself,
}
