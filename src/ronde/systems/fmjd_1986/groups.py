"""Swiss of the FMJD (1986), 6.1.1 to 6.1.4: a round while it is being paired, and its groups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ronde.errors import BadInput
from ronde.facts.acceleration import quart_continues
from ronde.matching.perfect import Dense
from ronde.matching.rows import mask_of
from ronde.model import Tournament
from ronde.rulebook import implements
from ronde.systems.base import About, Measure
from ronde.systems.fmjd_1986.facts import KEY, Entry, Group
from ronde.systems.fmjd_1986.story import RoundStory
from ronde.values import field, mutable


@mutable
class Work:
    """A round while it is being paired."""

    tournament: Tournament
    entries: Sequence[Entry]
    possible: Dense
    by_cards: Sequence[int]  # opponents not met yet, regardless of any request
    resting: int | None
    lots: bool
    story: RoundStory
    round: int = field(init=False)
    groups: list[Group] = field(init=False)
    left: int = field(init=False)  # those who have no opponent yet
    pairs: list[tuple[int, int]] = field(default_factory=list)
    measures: list[Measure] = field(default_factory=list)
    sections: str = ""  # the article that makes an upper section in this round

    def __post_init__(self) -> None:
        self.round = self.tournament.next_round
        places = [k for k in range(len(self.entries)) if k != self.resting]
        self.left = mask_of(places)
        self.groups = list(make_groups(self, places))

    @property
    def adjacency(self) -> Sequence[int]:
        """For every place the possible opponents."""
        return self.possible.graph

    @property
    def acceleration(self) -> str | None:
        """The variant of article 9, if any."""
        return self.tournament.settings.acceleration

    def reading(self, group: Group, direction: int) -> list[int]:
        """The players of a group not paired yet: best first downwards, worst first upwards."""
        return [place for place in group.members[::direction] if self.left >> place & 1]

    def kept_apart(self, a: int, others: Iterable[int]) -> bool:
        """Whether the event forbids a game with one of these, not met yet."""
        met = self.entries[a].opponents
        return any(not self.adjacency[a] >> b & 1 and self.entries[b].id not in met for b in others)

    def make(self, a: int, b: int) -> None:
        """Record a pair."""
        self.pairs.append((a, b))
        self.left &= ~(1 << a | 1 << b)

    def made_since(self, number: int) -> list[int]:
        """The players of the pairs made after a given number, two by two."""
        return [place for pair in self.pairs[number:] for place in pair]

    def measure(
        self, article: str, value: Iterable[int], group: Group, about: About, places: Iterable[int]
    ) -> None:
        """Note how far a group is from the first choices of an article, and for whom."""
        who = tuple(self.entries[place].id for place in places)
        self.measures.append(Measure(f"{KEY} {article}", tuple(value), group.index, about, who, group.points))


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


@implements("fmjd-1986 9.1.2")
def quart_groups(work: Work, places: Sequence[int]) -> int:
    """How many groups, from the top, are divided into quarters in this round (ruling 50)."""
    if work.acceleration != "quart" or work.round == 1:
        return 0
    rounds, played = work.tournament.settings.rounds, work.round - 1
    if rounds is None:
        raise BadInput("error-acceleration-quart-needs-number-rounds")
    full = played * work.tournament.settings.scoring.win
    count = sum(1 for place in places if work.entries[place].card.score == full)
    return 2 if count and quart_continues(count, played, rounds) else 0
