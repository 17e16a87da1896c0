"""1: facts about a team before the round: scores, colours, colour preference."""

from __future__ import annotations

from enum import Enum

from ronde.errors import BadInput
from ronde.facts.acceleration import virtual_points
from ronde.facts.colours import NO_PREFERENCE, Preference, Strength, colour_difference
from ronde.facts.history import cards
from ronde.model import Colour, Tournament
from ronde.rulebook import implements
from ronde.systems.upfloating.field import Entry, entries
from ronde.values import NamedTuple
from ronde.words import Quoted

KEY = "swiss-team-2026"
WHITE, BLACK = Colour.WHITE, Colour.BLACK


class Kind(Enum):
    """The type of colour preference that the competition has chosen (1.7)."""

    A = "A"
    B = "B"
    NONE = "none"


class Team(NamedTuple):
    """A team to pair, with its colour preference."""

    entry: Entry
    preference: Preference

    @property
    def rank(self) -> tuple[int, int, int]:
        """4.2: real primary score, secondary score, number; the smaller one is the first-team."""
        return -self.entry.card.score, -self.entry.second, self.entry.id


def kind_of(tournament: Tournament) -> Kind:
    """1.7: type A unless the competition says otherwise."""
    said = tournament.settings.option("preference", "A")
    try:
        return Kind(said)
    except ValueError:
        raise BadInput("error-preference-type", said=Quoted(said)) from None


@implements("swiss-team-2026 1.2")
def teams_of(tournament: Tournament) -> list[Team]:
    """The teams to pair in the order of their numbers."""
    _check_acceleration(tournament)
    everyone = cards(tournament, everyone=True)
    field = entries(everyone, (p.id for p in tournament.available()))
    if tournament.settings.option("second") == "none":
        field = [entry._replace(second=0) for entry in field]
    kind, last = kind_of(tournament), is_last(tournament)
    return [Team(entry, preference(entry.colours, kind, last)) for entry in field]


def _check_acceleration(tournament: Tournament) -> None:
    """C.04.7 1.4: virtual points are match points (ruling T9)."""
    if tournament.settings.option("score") == "GP" and any(map(any, virtual_points(tournament).values())):
        raise BadInput("error-accelerated-on-game-points")


def is_last(tournament: Tournament, before: int = 0) -> bool:
    """The round to pair is the last one, or one of as many before it (ruling P12)."""
    rounds = tournament.settings.rounds
    return rounds is not None and tournament.next_round >= rounds - before


@implements("swiss-team-2026 1.6.2", "swiss-team-2026 1.7.1", "swiss-team-2026 1.7.2")
def preference(colours: tuple[Colour, ...], kind: Kind, last: bool) -> Preference:
    """The preference after the matches played, by the first definition that fits (ruling T4)."""
    if kind is Kind.NONE or not colours:
        return NO_PREFERENCE
    difference, latest = colour_difference(colours), colours[-2:]
    if difference < -1 or (difference in (0, -1) and latest == (BLACK, BLACK)):
        return Preference(WHITE, Strength.STRONG)
    if difference > 1 or (difference in (0, 1) and latest == (WHITE, WHITE)):
        return Preference(BLACK, Strength.STRONG)
    if kind is Kind.A:
        return NO_PREFERENCE
    if difference:
        return Preference(WHITE if difference < 0 else BLACK, Strength.MILD)
    return NO_PREFERENCE if last else Preference(colours[-1].opposite, Strength.MILD)
