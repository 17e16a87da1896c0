"""Swiss of the FMJD (1986), 6.1.1 to 6.1.5: a round while it is being paired, and its groups.

Vertices are places of the ranking, best first, and sets of them are ints with their bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from ronde.errors import BadInput
from ronde.facts.acceleration import quart_continues
from ronde.model import Tournament
from ronde.rulebook import Step, implements
from ronde.systems.base import Measure
from ronde.systems.fmjd_1986.ranking import Entry, opponents
from ronde.words import Who

DOWN, UP = 1, -1


def as_set(places: Iterable[int]) -> int:
    """Places as a set of bits."""
    return sum(1 << place for place in places)


@dataclass(frozen=True, slots=True)
class Group:
    """The participants with the same number of points, best first."""

    index: int
    points: int
    members: tuple[int, ...]
    quartered: bool = False

    @property
    def mask(self) -> int:
        """The members as a set."""
        return as_set(self.members)


@dataclass
class Work:
    """A round while it is being paired."""

    tournament: Tournament
    entries: Sequence[Entry]
    adjacency: Sequence[int]
    resting: int | None
    lots: bool
    round: int = field(init=False)
    groups: list[Group] = field(init=False)
    left: int = field(init=False)  # those who have no opponent yet
    pairs: list[tuple[int, int]] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    measures: list[Measure] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.round = self.tournament.next_round
        places = [k for k in range(len(self.entries)) if k != self.resting]
        self.left = as_set(places)
        self.groups = list(make_groups(self, places))

    @property
    def acceleration(self) -> str | None:
        """The variant of article 9, if any."""
        return self.tournament.settings.acceleration

    def id(self, place: int) -> Who:
        """The identification number of a place."""
        return Who(self.entries[place].id)

    def ids(self, places: Iterable[int]) -> tuple[int, ...]:
        """The identification numbers of places."""
        return tuple(self.entries[place].id for place in places)

    def reading(self, group: Group, direction: int) -> list[int]:
        """Those of a group who are not paired yet: best first downwards, worst first upwards."""
        return [place for place in group.members[::direction] if self.left >> place & 1]

    def kept_apart(self, a: int, others: Iterable[int]) -> bool:
        """The event forbids him to play one of these, whom he has not met."""
        met = opponents(self.entries[a].card)
        return any(not self.adjacency[a] >> b & 1 and self.entries[b].id not in met for b in others)

    def make(self, a: int, b: int) -> None:
        """Two participants have each other."""
        self.pairs.append((a, b))
        self.left &= ~(1 << a | 1 << b)


@implements("fmjd-1986 6.1.1", "fmjd-1986 6.1.4")
def make_groups(work: Work, places: Sequence[int]) -> Iterator[Group]:
    """Groups of equal points, made once; those of the quarters are in order of number (ruling 51)."""
    levels: dict[int, list[int]] = {}
    for place in places:
        levels.setdefault(work.entries[place].points, []).append(place)
    quarters = quart_groups(work, places)
    for index, (points, members) in enumerate(levels.items()):
        if index < quarters:
            members.sort(key=lambda place: work.entries[place].id)
        yield Group(index, points, tuple(members), index < quarters)


def quart_groups(work: Work, places: Sequence[int]) -> int:
    """9.1.2: how many groups, from the top, are divided into quarters in this round (ruling 50)."""
    if work.acceleration != "quart" or work.round == 1:
        return 0
    rounds, played = work.tournament.settings.rounds, work.round - 1
    if rounds is None:
        raise BadInput("error-acceleration-quart-needs-number-rounds")
    full = played * work.tournament.settings.scoring.win
    count = sum(1 for place in places if work.entries[place].card.score == full)
    return 2 if count and quart_continues(count, played, rounds) else 0
