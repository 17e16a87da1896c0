"""Facts about the players for the Lim system (9.1, 12.1), and its working notes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum

from ronde.facts.colours import initial_colour, may_have
from ronde.facts.history import Card, cards
from ronde.facts.unplayed import had_points_unplayed
from ronde.matching.perfect import Dense, PerfectMatching
from ronde.matching.rows import mask_of
from ronde.model import Colour, Scoring, Tournament
from ronde.rulebook import implements
from ronde.systems import common
from ronde.systems.base import Request
from ronde.values import NamedTuple, field, mutable

MAXI_POINTS = 100  # "at most 100 points" in a maxi-tournament, inclusive (ruling R3)


class Reason(Enum):
    """Why an earlier player in the order was passed over, in the order in which it is told."""

    MET = "met"
    FORBIDDEN = "forbidden"  # by the arbiter
    BARRED = "barred"  # both can only have the same colour
    CLASH = "clash"  # both are due the same colour
    APART = "apart"  # too far away in a maxi-tournament
    BLOCKED = "blocked"  # the others could not be paired then, or not as well
    WORSE = "worse"  # last round: more limits would be broken, or there would be more clashes
    GIVEN = "given"  # has had points without playing
    KEPT = "kept"  # the arbiter keeps them from the bye
    NEEDED = "needed"  # without them there would be fewer pairs
    INCOMING = "incoming"  # has floated in this round already
    FLOATED = "floated"  # floated in the previous round
    COLOUR = "colour"  # is not due the colour that too many are due
    LONELY = "lonely"  # has no opponent in the next group


class Edition(NamedTuple):
    """The differences between the editions of the text."""

    key: str
    #: the players who may not have the bye again
    had_bye: Callable[[Card, Scoring], bool]
    #: the bye of round 1 goes by rating, not by number alone
    bye_by_rating: bool = False
    #: the numbers of the criteria, where they are not those of C.04.3.2
    numbers: Mapping[str, str] = {}

    def cite(self, article: str) -> str:
        """The citation of an article of C.04.3.2 in this edition."""
        return f"{self.key} {self.numbers.get(article, article)}"


#: C.04.3.2
OLDER = Edition("lim", had_points_unplayed)


class Field(NamedTuple):
    """The facts about the players to pair that the articles need."""

    edition: Edition
    cards: dict[int, Card]
    everyone: dict[int, Card]  # absent players too: they were opponents
    played: int  # rounds
    win: int  # the points of a win
    last_round: bool
    maxi: bool
    lot: Colour  # the colour drawn for number 1
    had_bye: frozenset[int]  # or the equivalent: they may not have it
    no_bye: frozenset[int]  # the arbiter keeps them from it
    bye_rank: dict[int, int]  # the smallest has it first
    score: dict[int, int]
    may: dict[int, tuple[bool, bool]]  # White, Black: inside 12.1 a and b
    due: dict[int, Colour | None]
    request: Request | None = None

    def apart(self, a: int, b: int) -> bool:
        """Whether their ratings differ by more than a maxi-tournament allows."""
        return abs(self.cards[a].rating - self.cards[b].rating) > MAXI_POINTS

    def clash(self, a: int, b: int) -> bool:
        """Whether both are due the same colour (ruling R11)."""
        return self.due[a] is not None and self.due[a] is self.due[b]

    def not_again(self, a: int, b: int) -> Reason:
        """Why two players who are not compatible may not meet."""
        if b not in self.cards[a].met:
            return Reason.BARRED
        met = any(cell.opponent == b and cell.played for cell in self.cards[a].cells)
        return Reason.MET if met else Reason.FORBIDDEN

    def limited(self, id_: int) -> bool:
        """Whether they may have only one colour."""
        return self.may[id_][0] != self.may[id_][1]

    def row(self, id_: int, due: Colour) -> bool:
        """Whether their last two games were with the colour they are not due."""
        return self.cards[id_].colours[-2:] == (due.opposite, due.opposite)

    def breaks(self, a: int, b: int) -> bool:
        """Whether no allocation of colours keeps both inside 12.1 a and b."""
        (a_white, a_black), (b_white, b_black) = self.may[a], self.may[b]
        return not ((a_white and b_black) or (a_black and b_white))


class Passed:
    """The players passed over, by reason, in the order in which they were tried."""

    __slots__ = ("by_reason",)

    def __init__(self) -> None:
        self.by_reason: dict[Reason, list[int]] = {}

    def add(self, reason: Reason, id_: int) -> None:
        """Note a player passed over."""
        self.by_reason.setdefault(reason, []).append(id_)

    def count(self) -> int:
        """How many there are."""
        return sum(map(len, self.by_reason.values()))


class Leaves(Enum):
    """Why a player leaves a group."""

    ALONE = "alone"  # 9.3, as the next three
    MET = "met"
    BARRED = "barred"
    KEPT = "kept"  # by the arbiter
    LAST = "last"  # makes the group even, as the next two
    COLOUR = "colour"
    MAXI = "maxi"
    REST = "rest"  # 11.4


class Floated(NamedTuple):
    """A player who leaves the group."""

    id: int
    why: Leaves
    place: int  # 0 is the last in scrutiny order
    passed: Passed
    again: bool  # floated in the previous round
    colour: Colour | None  # the colour that more players of the group are due


class Made(NamedTuple):
    """A pair in the order in which it was made."""

    first: int
    second: int
    passed: Passed
    left: int  # how many of the group were still to be paired
    floater: bool = False
    exchange: int = 0  # how many came before the second player in the order of opponents
    instead_of: int = 0  # maxi: the same for the opponent who would have come first


@mutable
class Group:
    """A score group being paired."""

    residents: frozenset[int]
    incoming: list[int]  # in the order in which they are paired
    up: bool
    members: list[int]  # in scrutiny order
    graph: list[int]  # the possible pairs, by places
    bracket: int = 0
    points: int = 0
    target: int = 0  # the points of the group its floaters go to
    median: bool = False
    relaxed: bool = False
    matching: PerfectMatching | None = None  # of those who stay
    floated: list[Floated] = field(default_factory=list)
    lonely: set[int] = field(default_factory=set)  # floaters without an opponent in the next group
    first_scrutiny: list[int] = field(default_factory=list)  # maxi: how far each exchange went
    made: list[Made] = field(default_factory=list)
    undone: list[Made] = field(default_factory=list)  # the last one first

    @property
    def leaving(self) -> list[int]:
        """Its floaters."""
        return [f.id for f in self.floated]


class Undone(NamedTuple):
    """A pair undone because the median group was blocked."""

    group: Group
    made: Made
    above: int  # floaters from above and from below when it was undone
    below: int


def places(members: Iterable[int], chosen: Iterable[int]) -> int:
    """The places of the chosen among the members, as a set."""
    wanted = set(chosen)
    return mask_of(n for n, id_ in enumerate(members) if id_ in wanted)


def read(tournament: Tournament, edition: Edition = OLDER, request: Request | None = None) -> Field:
    """The facts about the players to pair that the articles need."""
    settings = tournament.settings
    everyone = cards(tournament, everyone=True)
    present = {p.id: everyone[p.id] for p in tournament.available()}
    score = {id_: card.pairing_score for id_, card in present.items()}
    by_rating = edition.bye_by_rating and tournament.played_rounds == 0
    return Field(
        edition=edition,
        cards=present,
        everyone=everyone,
        played=tournament.played_rounds,
        win=settings.scoring.win,
        # Ruling R4: a round beyond the number announced is a last round, too.
        last_round=settings.rounds is not None and tournament.next_round >= settings.rounds,
        maxi=settings.option("maxi") == "yes",
        lot=initial_colour(tournament),
        had_bye=frozenset(i for i, card in present.items() if edition.had_bye(card, settings.scoring)),
        no_bye=settings.no_bye,
        bye_rank={id_: card.rating for id_, card in present.items()} if by_rating else score,
        score=score,
        may={id_: limits(card.colours) for id_, card in present.items()},
        due={id_: due_colour(card.colours) for id_, card in present.items()},
        request=request,
    )


@implements("lim 9.1", "lim 13")
def compatible(
    field: Field, members: Sequence[int], relaxed: bool = False, by_cards: bool = False
) -> list[int]:
    """For every member, the places of the possible opponents.

    They have not met, and one of the two allocations of colours is inside 12.1 a and b. In the last
    round (`relaxed`) equal scores come before colours (ruling R7). `by_cards` gives possible opponents
    whatever is requested.
    """
    may_white, may_black = ([field.may[id_][n] for id_ in members] for n in (0, 1))
    fit = common.colours_fit(may_white, may_black)
    if relaxed:
        scores = [field.score[id_] for id_ in members]
        equal = common.score_groups(scores)
        fit = [mask | equal[score] for mask, score in zip(fit, scores, strict=True)]
    not_met = common.not_met([field.cards[id_] for id_ in members])
    graph = [a & b for a, b in zip(fit, not_met, strict=True)]
    return graph if by_cards else list(common.requested(graph, members, field.request))


def everybody_compatible(field: Field, ids: Sequence[int], relaxed: bool) -> Dense:
    """The possible pairs of all players of a round, as `compatible` gives them for a group."""
    players = [field.cards[id_] for id_ in ids]
    only = common.one_colour_only(*([field.may[id_][n] for id_ in ids] for n in (0, 1)))
    if relaxed or len(only) == 1:
        return common.dense(compatible(field, ids, relaxed), players, field.request, only)
    return common.possible_pairs(players, field.request, only)


@implements("lim 12.1", "lim 12.3", "lim 12.5", "lim 12.6")
def due_colour(colours: Sequence[Colour]) -> Colour | None:
    """The colour a player should have: the only one allowed, the one had less often, the one not had last.

    It counts the player's own games, so an odd round alternates and an even one equalises (rulings R9, R10).
    """
    white, black = limits(colours)
    if white != black:
        return Colour.WHITE if white else Colour.BLACK
    return common.due_colour(colours)


@implements("lim 12.1.a", "lim 12.1.b")
def limits(colours: Sequence[Colour]) -> tuple[bool, bool]:
    """White and Black: neither three times running nor three more than the other colour."""
    return may_have(colours, Colour.WHITE), may_have(colours, Colour.BLACK)
