"""The one interface of all pairing systems: their definition, and the services they offer.

Named tuples, because every start of the program builds them and `ronde pair` must feel instant.
For the same reason the package of a system holds its facts only, and its procedure is imported `later`.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, StrEnum
from importlib import import_module
from types import MappingProxyType

from ronde import words
from ronde.facts.order import initial_order
from ronde.model import Pair, Player, Scoring, Settings, Team, Tournament
from ronde.rulebook import Step
from ronde.rulebook import text as rule_text
from ronde.systems.general import FIDE_2012, FIDE_2026, General, Topic
from ronde.typed import Protocol
from ronde.values import NamedTuple


class About(StrEnum):
    """The topic of a measure, for explanations; the catalogue has `why-loss-NAME` for each."""

    # a larger number is a loss for someone
    BYE = "bye"  # the taker of the bye
    DOWN = "down"  # those who leave a group downwards
    DOWN_SCORES = "down-scores"  # the same, by their scores
    NEXT = "next"  # those who then leave the next group
    SCORES = "scores"  # the pairs whose scores differ
    UP = "up"  # those who come up from below
    UP_SCORES = "up-scores"
    ALONE = "alone"  # those without an opponent in their group
    MOVED = "moved"  # moved-down players not paired first with the group
    FLOATERS = "floaters"  # those who leave a group, upwards or downwards
    UNPLAYED = "unplayed"  # the taker of the bye, if they have missed games before
    BEYOND_TWO = "beyond-two"  # those with three more games of one colour
    THIRD_COLOUR = "third-colour"  # those with one colour three times in a row
    SAME_WISH = "same-wish"  # the pairs who want the same colour
    STRONG_WISH = "strong-wish"
    SAME_COLUMN = "same-column"  # the pairs inside one column of colours
    LIMITS = "limits"  # the pairs outside the limits of colours
    AGAIN = "again"  # those who float as before
    AGAIN_APART = "again-apart"  # the same, by the score differences
    REPEATS = "repeats"  # the same, as in one of the last two rounds
    FLOAT_ON = "float-on"  # those who have already floated in this round
    FLOAT_BLIND = "float-blind"  # those without an opponent in the next group
    UNSUITED = "unsuited"  # floaters not due the colour that most are due
    PROTECTED = "protected"  # those who should not float up
    JOINED = "joined"  # the groups that become one, or are paired anew
    SPARED = "spared"  # the next group is left as good as it could be
    # equal or no number: the order of the text decides
    FIRST_BYE = "first-bye"
    FIRST_DOWN = "first-down"
    FIRST_UP = "first-up"
    FIRST_SET = "first-set"  # of those who came down
    SHIFTED = "shifted"  # those who change columns
    HALVES = "halves"  # the upper half of a group, and what is exchanged
    OPPONENTS = "opponents"  # the pairs in the order in which they are made
    OPPONENTS_OUTSIDE = "opponents-outside"  # the same, of those who leave their group
    MET_ALL = "met-all"  # the same, of those who have met everybody of their group
    RECEIVED = "received"  # the same, of those who have floated in
    ENDS = "ends"  # the same, the strongest opposition against the weakest
    TAKEN = "taken"  # the pairs of those who take an opponent: another colour due, then the rating


#: topics that are no worse for anyone, only later in the order of the text
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

    The first measure in which two pairings of a round differ decides between them.
    """

    article: str
    value: tuple[int, ...]
    bracket: int | None = None
    about: About = About.OPPONENTS
    players: tuple[int, ...] = ()  # the players it counts; two by two if it counts pairs
    score: int | None = None  # of the group
    back: int = 0  # how many rounds ago the float was


Told = tuple[Step, ...]
Measured = tuple[Measure, ...]


class Attempt(NamedTuple):
    """The decisions before the lowest groups were paired, and whether they were revised for their sake."""

    measures: Measured
    given_up: Measure


class RoundPairing:
    """A paired round: boards in order (the bye last), the decisions that led to it, its quality.

    Decisions and quality may be given as functions: they are worked out on first use,
    so `ronde pair` does not pay for what it does not show.
    """

    __slots__ = ("_attempt", "_measures", "_steps", "pairs", "round")

    def __init__(
        self,
        round: int,
        pairs: tuple[Pair, ...],
        steps: Told | Callable[[], Told] = (),
        measures: Measured | Callable[[], Measured] = (),
        attempt: Attempt | Callable[[], Attempt | None] | None = None,
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
        """The revised decisions, if the text allows a revision."""
        if callable(self._attempt):
            self._attempt = self._attempt()
        return self._attempt

    def told_with(self, first: Callable[[], Told], last: Callable[[], Told] = tuple) -> RoundPairing:
        """The same round with more decisions before and after its own."""
        steps, measures = lambda: first() + self.steps + last(), lambda: self.measures
        return RoundPairing(self.round, self.pairs, steps, measures, self._attempt)

    def told_by(self, key: str) -> RoundPairing:
        """The same round by another text, which cites its own articles for those whose code they share."""

        def measured(told: Measured) -> Measured:
            cites = rule_text(key).cites
            return tuple(one._replace(article=cites.get(one.article, one.article)) for one in told)

        def attempted() -> Attempt | None:
            tried = self.attempt
            return tried and Attempt(measured(tried.measures), measured((tried.given_up,))[0])

        def told() -> Told:
            return tuple(step.citing(rule_text(key).cites) for step in self.steps)

        return RoundPairing(self.round, self.pairs, told, lambda: measured(self.measures), attempted)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, RoundPairing):
            return NotImplemented
        mine, theirs = (self.round, self.pairs), (other.round, other.pairs)
        return mine == theirs and self.steps == other.steps and self.measures == other.measures

    def __hash__(self) -> int:
        return hash((self.round, len(self.pairs), self.pairs[:1]))  # quick: those who explain it ask often

    def __repr__(self) -> str:
        return f"RoundPairing({self.round}, {self.pairs})"

    def __reduce__(self) -> tuple[type[RoundPairing], tuple[object, ...]]:
        return RoundPairing, (self.round, self.pairs, self.steps, self.measures, self.attempt)


class Game(NamedTuple):
    """The game that is played."""

    key: str
    scoring: Scoring = Scoring()  # unless the event says otherwise
    own_card: bool = False  # players have the pairing card of draughts
    signs: tuple[str, str] = ("1", "½")  # of a won and of a drawn game

    def written(self, result: str) -> str:
        """A result with the signs of the game: 1-0 and ½-½ are 2-0 and 1-1 in draughts."""
        won, drawn = self.signs
        return result.translate({ord("1"): won, ord("½"): drawn})

    def language(self, language: str) -> str:
        """A language with the words of the game: in the French of draughts a board is a damier."""
        return words.of_game(language, self.key)


CHESS = Game("chess")
DRAUGHTS = Game("draughts", Scoring.of(20, 10), own_card=True, signs=("2", "1"))


def game_of(system: System | None) -> Game:
    """The game of a system; chess if the system is unknown."""
    return system.game if system else CHESS


class Lots(Enum):
    """The players for whom lots decide the pairing number."""

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
    """Ready-made regulations for a system, offered at the desk."""

    name: str
    title: str
    rounds: int
    half_byes: int = 1
    boards: int = 0  # of a match of teams


class Request(NamedTuple):
    """A request for a round in which two players meet, or do not."""

    a: int
    b: int
    meet: bool = True


class Pairs(Protocol):
    """The pairing function of a system."""

    def __call__(self, tournament: Tournament, request: Request | None = None) -> RoundPairing:
        """The next round; with a request, the one the rules choose among those that grant it.

        Only the choice is narrowed. What the rules derive from the cards, possible opponents and due
        colours, stays as it is.
        """


def later(module: str, name: str = "pair") -> Pairs:
    """The pairing function of a module that is imported when the first round is paired.

    The collector rests meanwhile: a round leaves no cycles behind, and a search for them among everything
    that is known of 10,000 players takes a seventh of their round.
    """

    found: Pairs | None = None

    def pair(tournament: Tournament, request: Request | None = None) -> RoundPairing:
        nonlocal found
        if found is None:
            found = getattr(import_module(module), name)
        collecting = gc.isenabled()
        gc.disable()
        try:
            paired = found(tournament, request)
        finally:
            if collecting:
                gc.enable()
        assert isinstance(paired, RoundPairing)
        return paired

    return pair


class Columns(Enum):
    """The two columns in which the players of a group are set against each other."""

    HALVES = "halves"  # upper and lower half
    COLOURS = "colours"  # Whites and Blacks, from round 2 on
    COLOURS_ONCE_PLAYED = "colours once played"  # the same as soon as anybody of the group has played
    TURNS = "turns"  # who is next in turn, and the opponent taken
    TURNS_LATER = "turns later"  # the same from round 2 on


class Absolute(NamedTuple):
    """The articles of a text that no pairing may break."""

    once: str  # two players meet once
    balance: str = ""  # both must have the same colour: for their balance
    row: str = ""  # or after two games running with the other one, where that is another article


class System(NamedTuple):
    """A pairing system of one edition, as a value. The catalogue may have its title, as `system-KEY`."""

    key: str  # stored in files, never renamed
    family: str  # what the editions of one system have in common: dutch, lim …
    text: str  # the rule file it implements
    pair: Pairs
    valid_from: str = ""  # the first day of the edition, as 2026-02-01; nothing: unknown
    valid_to: str = ""  # its last day; nothing: still in force
    names: tuple[str, ...] = ()  # names used by people and other programs, besides key, family and code
    code: Code | None = None  # of TRF26
    game: Game = CHESS
    general: General = FIDE_2012  # the general rules behind it, and the articles that the desk cites
    numbering: Numbering = BY_RATING
    options: Mapping[str, tuple[str, ...]] = MappingProxyType({})  # choices left to the event: name, values
    final_ranking: str = "fide-swiss"  # the tie-breaks unless the event says otherwise
    ranking_rules: str = ""  # where that list is defined, if not in C.07, as people cite it
    accelerations: frozenset[str] = frozenset()  # keys that may be combined with it
    absolute: Absolute = Absolute("")
    imaginary: Callable[[Tournament], Mapping[int, int]] | None = None  # points for the pairing, of its own
    uses_colours: bool = True
    limits_colours: bool = True  # no colour three times in a row or three more times (C.04.1 f, g)
    colours_by_place: bool = False  # round 1 alternates colours by places, not by pairing numbers
    columns: Columns = Columns.HALVES
    tells_acceleration: bool = False  # it reports the effect of its acceleration itself
    pairs_teams: bool = False  # its participants are teams, with match points and game points
    games: int = 1  # of a match: each takes a column of the report
    rest_wins_match: bool = False  # a team without an opponent has won; otherwise it has drawn
    at_desk: bool = True  # the desk offers it
    template: Template | None = None

    def edition(self, key: str, valid_from: str = "") -> System:
        """A newer edition with the values of this one; codes and further names stay with the older."""
        cited = self.general.articles.items()
        own = {
            topic: f"{key} {it[len(self.text) + 1 :]}"
            for topic, it in cited
            if it.startswith(f"{self.text} ")
        }
        return self._replace(
            key=key,
            text=key,
            pair=later(f"ronde.systems.{key.replace('-', '_')}.procedure"),
            valid_from=valid_from,
            valid_to="",
            general=self.general.with_articles(own) if own else self.general,
            names=(),
            code=None,
            template=None,
        )

    @property
    def historical(self) -> bool:
        """Whether the edition is no longer in force."""
        return bool(self.valid_to)

    @property
    def of_fide(self) -> bool:
        """Whether it is a system of FIDE in force: only those have a FIDE mode at the desk."""
        return self.general is FIDE_2026 and not self.historical

    @property
    def plays_matches(self) -> bool:
        """Whether a cell of the tournament is a match of several games."""
        return self.pairs_teams or self.games > 1

    @property
    def meet_once(self) -> str:
        """The article that keeps two players from meeting twice."""
        return f"{self.text} {self.absolute.once}" if self.absolute.once else self.article(Topic.MEET_ONCE)

    @property
    def colour_balance(self) -> str:
        """The article that leaves a player no choice of colour, for the balance."""
        return f"{self.text} {self.absolute.balance}"

    @property
    def colour_row(self) -> str:
        """The same, after two equal colours in a row."""
        return f"{self.text} {self.absolute.row or self.absolute.balance}"

    def named(self, language: str) -> str:
        """The title in a language: its own in the catalogue, or that of its text."""
        name = f"system-{self.key}"
        return words.say(name, language) if words.known(name) else rule_text(self.text).title[language]

    def article(self, topic: Topic) -> str:
        """The article on a topic in its rules."""
        return self.general.articles[topic]
