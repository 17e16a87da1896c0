"""The one interface of all pairing systems: what a system is, and what the rest of the program asks of it.

Named tuples, because they are made anew at every start of the program: `ronde pair` must feel instant.
For the same reason the package of a system holds its facts only, and its procedure is imported `later`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, StrEnum
from importlib import import_module
from types import MappingProxyType
from typing import NamedTuple, Protocol

from ronde import words
from ronde.facts.order import initial_order
from ronde.model import Pair, Player, Scoring, Settings, Team, Tournament
from ronde.rulebook import Step
from ronde.systems.general import FIDE_2012, General, Topic


class About(StrEnum):
    """What a measure is about, so that anybody can be told; the catalogue has `why-loss-NAME` for each."""

    # somebody loses by a larger number
    BYE = "bye"  # who has it
    DOWN = "down"  # who leaves a group downwards
    DOWN_SCORES = "down-scores"  # the same, by their scores
    NEXT = "next"  # who then leaves the next group
    SCORES = "scores"  # whose scores differ
    UP = "up"  # who comes up from below
    UP_SCORES = "up-scores"
    ALONE = "alone"  # who has no opponent in their group
    MOVED = "moved"  # who came down and does not meet one of the group first
    FLOATERS = "floaters"  # who leaves a group, upwards or downwards
    UNPLAYED = "unplayed"  # who has the bye and has missed games before
    BEYOND_TWO = "beyond-two"  # who has one colour three times more often
    THIRD_COLOUR = "third-colour"  # who has a colour three times running
    SAME_WISH = "same-wish"  # the pairs who want the same colour
    STRONG_WISH = "strong-wish"
    SAME_COLUMN = "same-column"  # the pairs inside one column of colours
    LIMITS = "limits"  # the pairs outside the limits of colours
    AGAIN = "again"  # who floats as before
    AGAIN_APART = "again-apart"  # the same, by the score differences
    REPEATS = "repeats"  # the same, as in one of the last two rounds
    FLOAT_ON = "float-on"  # who has floated in this round already
    FLOAT_BLIND = "float-blind"  # who has no opponent in the next group
    UNSUITED = "unsuited"  # who floats and is not due the colour that most are due
    PROTECTED = "protected"  # who should not float up
    JOINED = "joined"  # the groups that become one, or are paired anew
    SPARED = "spared"  # the next group is left as good as it could be
    # the number is the same, or there is none: what comes first in the order of the text
    FIRST_BYE = "first-bye"
    FIRST_DOWN = "first-down"
    FIRST_UP = "first-up"
    FIRST_SET = "first-set"  # of those who came down
    SHIFTED = "shifted"  # who changes the column of colours
    HALVES = "halves"  # the upper half of a group, and what is exchanged
    OPPONENTS = "opponents"  # the pairs in the order in which they are made
    OPPONENTS_OUTSIDE = "opponents-outside"  # the same, of those who leave their group
    MET_ALL = "met-all"  # the same, of those who have met everybody of their group
    RECEIVED = "received"  # the same, of those who have floated in
    ENDS = "ends"  # the same, the strongest opposition against the weakest
    TAKEN = "taken"  # the pairs of those who take an opponent: another colour due, then the rating


#: what is no worse for anybody, but comes later in the order of the text
LATER = frozenset(
    {
        About.FIRST_BYE,
        About.FIRST_DOWN,
        About.FIRST_UP,
        About.FIRST_SET,
        About.SHIFTED,
        About.HALVES,
        About.OPPONENTS,
        About.OPPONENTS_OUTSIDE,
        About.MET_ALL,
        About.ENDS,
        About.TAKEN,
        About.RECEIVED,
    }
)


class Measure(NamedTuple):
    """How well a pairing fulfils one article: smaller is better, compared in the order they come.

    Two pairings of the same round are told apart by the first measure in which they differ.
    """

    article: str
    value: tuple[int, ...]
    bracket: int | None = None
    about: About = About.OPPONENTS
    players: tuple[int, ...] = ()  # those whom it counts; where it counts pairs, two by two
    score: int | None = None  # of the group
    back: int = 0  # how many rounds before somebody floated


Told = tuple[Step, ...]
Measured = tuple[Measure, ...]


class Attempt(NamedTuple):
    """What was decided before the lowest groups were paired, and whether that was given up for their sake."""

    measures: Measured
    given_up: Measure


class RoundPairing:
    """A paired round: boards in order (the bye last), the decisions that led to it, its quality.

    Decisions and quality may be given as functions: they are worked out when somebody first asks for them,
    and `ronde pair` does not pay for what it does not show.
    """

    __slots__ = ("_attempt", "_measures", "_steps", "pairs", "round")

    def __init__(
        self,
        round: int,
        pairs: tuple[Pair, ...],
        steps: Told | Callable[[], Told] = (),
        measures: Measured | Callable[[], Measured] = (),
        attempt: Attempt | Callable[[], Attempt] | None = None,
    ) -> None:
        self.round = round
        self.pairs = pairs
        self._steps = steps
        self._measures = measures
        self._attempt = attempt

    @property
    def steps(self) -> Told:
        """The decisions, in the order in which they were taken."""
        if callable(self._steps):
            self._steps = self._steps()
        return self._steps

    @property
    def measures(self) -> Measured:
        """How well it fulfils each article, the weightiest first."""
        if callable(self._measures):
            self._measures = self._measures()
        return self._measures

    @property
    def attempt(self) -> Attempt | None:
        """Where a text may give up what it has decided: what that was."""
        if callable(self._attempt):
            self._attempt = self._attempt()
        return self._attempt

    def told_with(self, first: Callable[[], Told], last: Callable[[], Told] = tuple) -> RoundPairing:
        """The same round, with some decisions before and after the others."""
        steps, measures = lambda: first() + self.steps + last(), lambda: self.measures
        return RoundPairing(self.round, self.pairs, steps, measures, self._attempt)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, RoundPairing):
            return NotImplemented
        mine, theirs = (self.round, self.pairs), (other.round, other.pairs)
        return mine == theirs and self.steps == other.steps and self.measures == other.measures

    def __hash__(self) -> int:
        return hash((self.round, self.pairs))

    def __repr__(self) -> str:
        return f"RoundPairing({self.round}, {self.pairs})"

    def __reduce__(self) -> tuple[type[RoundPairing], tuple[object, ...]]:
        return RoundPairing, (self.round, self.pairs, self.steps, self.measures, self.attempt)


class Game(NamedTuple):
    """What is played."""

    key: str
    scoring: Scoring = Scoring()  # unless the event says otherwise
    own_card: bool = False  # players have the pairing card of draughts
    signs: tuple[str, str] = ("1", "½")  # of a won and of a drawn game

    def written(self, result: str) -> str:
        """A result with the signs of the game: 1-0 and ½-½ are 2-0 and 1-1 in draughts."""
        won, drawn = self.signs
        return result.translate({ord("1"): won, ord("½"): drawn})


CHESS = Game("chess")
DRAUGHTS = Game("draughts", Scoring.of(20, 10), own_card=True, signs=("2", "1"))


def game_of(system: System | None) -> Game:
    """What is played; chess where no system is known."""
    return system.game if system else CHESS


class Lots(Enum):
    """Who draws lots for the pairing number."""

    NOBODY = "nobody"
    EQUAL_RATINGS = "equal ratings"
    EVERYBODY = "everybody"


#: teams and the lots drawn, to the teams in the order of their numbers
TeamOrder = Callable[[Sequence[Team], Sequence[int]], list[Team]]

#: players, the lots drawn, and the options of the event, to the players in the order of their numbers
Order = Callable[[Sequence[Player], Sequence[int], Mapping[str, str]], list[Player]]


class Numbering(NamedTuple):
    """How pairing numbers are given."""

    order: Order
    lots: Lots = Lots.NOBODY
    final: bool = False  # the numbers stay from round 1 on, and a late entry has no points for missed rounds
    teams: TeamOrder | None = None  # the order of teams, where it is not that of participants by rating


BY_RATING = Numbering(lambda players, lots, options: initial_order(players))


Options = tuple[tuple[str, str], ...]


class Code(NamedTuple):
    """How TRF26 codes the type of an event (192), and the options that further words stand for."""

    name: str
    read: Callable[[Sequence[str]], Options | None] = lambda words: None if words else ()
    write: Callable[[Settings], list[str]] = lambda settings: []


class Template(NamedTuple):
    """Regulations that go with a system, ready to be chosen at the desk."""

    name: str
    title: str
    rounds: int
    half_byes: int = 1
    boards: int = 0  # of a match of teams


class Request(NamedTuple):
    """A round is asked for in which two players meet, or do not."""

    a: int
    b: int
    meet: bool = True


class Pairs(Protocol):
    """The pairing function of a system."""

    def __call__(self, tournament: Tournament, request: Request | None = None) -> RoundPairing:
        """The next round; with a request the one that the same rules choose among those that grant it.

        Only the choice is narrowed. What the rules ask of everybody's cards, whom they could meet and which
        colours are due, stays as it is.
        """


def later(module: str, name: str = "pair") -> Pairs:
    """The pairing function of a module, which is imported when the first round is paired."""

    def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
        paired = getattr(import_module(module), name)(tournament, request)
        assert isinstance(paired, RoundPairing)
        return paired

    return pair


class Absolute(NamedTuple):
    """The articles of a text that no pairing may break."""

    once: str  # two players meet once
    balance: str = ""  # both must have the same colour: for their balance
    row: str = ""  # or after two games running with the other one, where that is another article


class System(NamedTuple):
    """A pairing system of one edition, as a value. Its title stands in the catalogue, as `system-KEY`."""

    key: str  # stored in files, never renamed
    family: str  # what the editions of one system have in common: dutch, lim …
    text: str  # the rule file it implements
    pair: Pairs
    valid_from: str = ""  # the first day of the edition, as 2026-02-01; nothing: unknown
    valid_to: str = ""  # its last day; nothing: still in force
    names: tuple[str, ...] = ()  # as people and other programs call it, beside key, family and code
    code: Code | None = None  # of TRF26
    game: Game = CHESS
    general: General = FIDE_2012  # the general rules behind it, and the articles that the desk cites
    numbering: Numbering = BY_RATING
    options: Mapping[str, tuple[str, ...]] = MappingProxyType({})  # what is left to the event: name, values
    final_ranking: str = "fide-swiss"  # the tie-breaks unless the event says otherwise
    accelerations: frozenset[str] = frozenset()  # keys that may be combined with it
    absolute: Absolute = Absolute("")
    imaginary: Callable[[Tournament], Mapping[int, int]] | None = None  # points for the pairing, of its own
    uses_colours: bool = True
    limits_colours: bool = True  # nobody has a colour three times running or three times more (C.04.1 f, g)
    colours_by_place: bool = False  # round 1 alternates colours by places, not by pairing numbers
    tells_acceleration: bool = False  # it says itself what its acceleration does
    pairs_teams: bool = False  # its participants are teams, with match points and game points
    games: int = 1  # of a match: each takes a column of the report
    rest_wins_match: bool = False  # a team without an opponent has won; otherwise it has drawn
    at_desk: bool = True  # the desk offers it
    template: Template | None = None

    @property
    def historical(self) -> bool:
        """The edition is no longer in force."""
        return bool(self.valid_to)

    @property
    def plays_matches(self) -> bool:
        """A cell of the tournament is a match of several games."""
        return self.pairs_teams or self.games > 1

    @property
    def meet_once(self) -> str:
        """The article that keeps two players from meeting twice."""
        return f"{self.text} {self.absolute.once}" if self.absolute.once else self.article(Topic.MEET_ONCE)

    @property
    def colour_balance(self) -> str:
        """The article that gives somebody no choice of colours, for the balance."""
        return f"{self.text} {self.absolute.balance}"

    @property
    def colour_row(self) -> str:
        """The same, after two equal colours running."""
        return f"{self.text} {self.absolute.row or self.absolute.balance}"

    def named(self, language: str) -> str:
        """The title in a language; a system without a title goes by its key."""
        name = f"system-{self.key}"
        return words.say(name, language) if words.known(name) else self.key

    def article(self, topic: Topic) -> str:
        """The article that its rules have on a topic."""
        return self.general.articles[topic]
