"""A live event as a value: the fold of the journal, and the tournament to pair that follows from it.

Players are known by a `uid` that never changes ("p7"); the pairing number is theirs only until the list
is renumbered. A round is its boards; the cells of the model are derived from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from ronde.desk import matches as team_matches
from ronde.desk.apart import Apart, Kept, Span, merged
from ronde.desk.squads import Award, Game, Squad, TeamRules, forfeited
from ronde.facts.acceleration import OF_2026, numbered_border
from ronde.formats.players.person import Person
from ronde.formats.trf.remarks import read_remark
from ronde.model import (
    ABSENT,
    BYE,
    Cell,
    Colour,
    Noted,
    Outcome,
    Pair,
    Player,
    Result,
    Scoring,
    Settings,
    Tournament,
    games_of,
)
from ronde.prizes.plan import Plan
from ronde.ranking.categories import Categories
from ronde.rulebook import implements
from ronde.systems import UNSAID, System, Topic, system
from ronde.systems.general import Ground
from ronde.teams import Matches, fold
from ronde.values import field, frozen, replace
from ronde.words import Message, Value

#: outcome of a board as two letters of the report, the first-named player first; "" is still to come.
#: A match has two letters for every game, ** for one that is still to come
OUTCOMES = frozenset({"", *(o.value for o in Outcome if o is not Outcome.PENDING)})
AWAY = {"Z": Result.ABSENT, "H": Result.HALF_BYE, "F": Result.FULL_BYE}


@frozen
class Policy:
    """The choices that the rules leave to the regulations of the event."""

    half_byes: int = 1  # half-point byes a player may ask for
    half_byes_until: int = 0  # last round they are given for; 0: any but the last
    late_entry: str = "Z"  # a late entry's score for each missed round: Z nothing, H half a point
    check_in: str = "none"  # rounds that require check-in: none, first or all
    claim_minutes: int = 0  # claim period for posted results; 0: until the next pairing


@frozen
class Setup:
    """How a tournament is played."""

    name: str
    system: str = UNSAID
    rounds: int = 9
    scoring: Scoring = field(default_factory=Scoring)  # of a game
    acceleration: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    tiebreaks: tuple[str, ...] = ()
    policy: Policy = field(default_factory=Policy)
    teams: TeamRules | None = None  # of a tournament of teams, whose scoring is that of the boards
    fide: bool = False  # FIDE mode: what FIDE does not allow is refused or warned about

    @property
    def rules(self) -> System:
        """The pairing system with all its facts."""
        return system(self.system)

    @property
    def scale(self) -> Scoring:
        """The points of a round: of a game, or of a match of two games."""
        if self.rules.games == 1:
            return self.scoring
        from ronde.systems.double_swiss_2026.facts import match_scale

        return match_scale(self.scoring)

    def article(self, topic: Topic) -> str:
        """The article that its rules have on a topic."""
        return self.rules.article(topic)


@frozen
class Report:
    """The result of a game as one of its players reported it."""

    round: int
    white: str
    black: str
    by: str  # which of the two
    outcome: str
    device: str = ""  # a mark of the telephone
    seq: int = 0  # the entry that holds it


@frozen
class Entrant:
    """A player of the list or, in a tournament of teams, a team."""

    uid: str
    number: int  # the pairing number
    person: Person
    joined: int = 1  # the first round to be paired in
    missed: str = "Z"  # the score of the rounds before
    away: tuple[tuple[int, str], ...] = ()  # announced: (round, Z | H | F)
    withdrawn: str = ""  # "", "announced", "without notice" or "expelled"
    withdrawn_after: int = 0  # the last round published at withdrawal
    squad: Squad = field(default_factory=Squad)  # the players of a team

    def away_in(self, round_: int) -> str:
        """The absence announced or recorded for a round: Z, H, F or nothing."""
        if round_ < self.joined:
            return self.missed
        return dict(self.away).get(round_, "")


@frozen
class Board:
    """A pair of a published round; `black` is None for the bye.

    In a tournament of teams it is a match: `games` are its boards, and an outcome is that of a match
    forfeited as a whole.
    """

    white: str
    black: str | None = None
    outcome: str = ""
    adjourned: bool = False
    swapped: bool = False  # played with the colours the wrong way round
    paired_as: str = ""  # the outcome the next round was paired with, where it changed afterwards
    rated_as: str = ""  # a correction that came too late for the tournament and counts for ratings only
    seq: int = 0  # the entry that set the outcome
    games: tuple[Game, ...] = ()

    @property
    def pending(self) -> bool:
        """A game without a result, or a match that lacks one; adjourned ones apart."""
        if self.games:
            return not self.forfeit and any(game.pending for game in self.games)
        return self.black is not None and not self.adjourned and (not self.outcome or "*" in self.outcome)

    @property
    def over_the_board(self) -> bool:
        """At least one game was played, not forfeited."""
        if self.games:
            return not self.outcome and any(game.played for game in self.games)
        return bool(set(self.outcome) - set("+-*"))

    @property
    def begun(self) -> bool:
        """The board, or one of its games, has a result."""
        games = any(game.outcome or game.adjourned for game in self.games)
        return bool(self.outcome or self.adjourned or games)

    @property
    def forfeit(self) -> str:
        """How a match was forfeited as a whole; "" if it was not."""
        return self.outcome or (forfeited(self.games) if self.games else "")


@frozen
class Broken:
    """A rule broken by a manual change: the article, its sentence and the players concerned."""

    article: str
    rule: str  # the name of the sentence in the catalogue
    names: tuple[str, ...]
    colour: Colour | None = None
    absolute: bool = True

    @property
    def sentence(self) -> Message:
        """The sentence as a value."""
        values: dict[str, Value] = dict(zip(("player", "other"), self.names, strict=False))
        return Message.of(self.rule, **values, **({"colour": self.colour} if self.colour else {}))

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        return self.sentence.say(language)

    @property
    def cited(self) -> Message:
        """The sentence with its article; the regulations of an event have none."""
        if not self.article:
            return self.sentence
        return Message.of("cited", sentence=self.sentence, article=self.article)


UidPair = tuple[str, str | None]


@frozen
class Adjustment:
    """A change by hand: the reason given and the rules it breaks."""

    reason: str  # of the journal: for the arbiters only
    who: str
    broken: tuple[Broken, ...] = ()
    bye: bool = False  # the bye was given, and the system paired the others
    ground: Ground | None = None  # the ground for changing a published round where no rule was broken
    pairs: tuple[UidPair, ...] = ()  # the pairs that it made; none in old journals
    public_reason: str = ""  # for the players and the report; in old journals every reason is private


@frozen
class Draft:
    """A paired round that is not published yet."""

    round: int
    pairs: tuple[UidPair, ...]
    original: tuple[UidPair, ...]  # as the system gave them
    fingerprint: str  # of the tournament it was made from
    seq: int  # the entry that holds its explanation
    adjustments: tuple[Adjustment, ...] = ()
    apart: tuple[Kept, ...] = ()  # who was kept apart, by which rule of the event
    dropped: tuple[Apart, ...] = ()  # wishes given up for want of a legal pairing


@frozen
class Round:
    """A published round."""

    number: int
    boards: tuple[Board, ...]
    seq: int = 0  # the entry that holds its explanation; 0: imported
    published: str = ""  # when
    original: tuple[UidPair, ...] = ()  # as the system gave them, if changed by hand
    adjustments: tuple[Adjustment, ...] = ()
    posted: str = ""  # when the results were posted
    since: frozenset[str] = frozenset()  # corrections made after the round was paired: see actions.SINCE
    apart: tuple[Kept, ...] = ()  # who was kept apart, by which rule of the event
    dropped: tuple[Apart, ...] = ()  # wishes given up for want of a legal pairing

    @cached_property
    def finished(self) -> bool:
        """Every board has a result or is adjourned."""
        return not any(board.pending for board in self.boards)

    @cached_property
    def seats(self) -> str:
        """Who sits where, whatever the results."""
        return " ".join(f"{b.white}-{b.black}{'!' if b.swapped else ''}" for b in self.boards)

    @cached_property
    def board_of(self) -> dict[str, int]:
        """The board (counted from 1) of every player of the round."""
        return {uid: n for n, board in enumerate(self.boards, 1) for uid in (board.white, board.black) if uid}

    def with_results(self, boards: tuple[Board, ...]) -> Round:
        """The round with other results of the same players: who sits where is not worked out again."""
        made = replace(self, boards=boards)
        vars(made).update({name: vars(self)[name] for name in ("seats", "board_of") if name in vars(self)})
        return made

    def missing(self) -> list[int]:
        """The boards or matches (counted from 1) without a result."""
        return [n for n, board in enumerate(self.boards, 1) if board.pending]

    def missing_games(self) -> list[tuple[int, int]]:
        """The boards of matches without a result: the match, and the board in it."""
        pending = ((n, board) for n, board in enumerate(self.boards, 1) if board.pending)
        return [(n, m) for n, board in pending for m, game in enumerate(board.games, 1) if game.pending]


@frozen
class Event:
    """The particulars that the tournaments of an event share."""

    name: str = ""
    place: str = ""
    federation: str = ""
    start: str = ""
    end: str = ""
    arbiter: str = ""
    deputies: tuple[str, ...] = ()
    time_control: str = ""
    closed: bool = False
    archived: bool = False  # not shown in the list any more


@frozen
class State:
    """The current state of one tournament of an event."""

    key: str
    setup: Setup
    entrants: Mapping[str, Entrant] = field(default_factory=dict)
    numbered: bool = False  # numbers follow the order of strength
    list_closed: bool = False
    initial_colour: Colour | None = None
    colour_lot: str = ""  # how it was drawn
    lots: tuple[str, ...] = ()
    lots_how: str = ""
    lots_seed: int | None = None
    forbidden: tuple[tuple[str, ...], ...] = ()
    no_bye: frozenset[str] = frozenset()
    virtual_points: tuple[tuple[str, tuple[int, ...]], ...] = ()
    border: str = ""  # the last player of the accelerated group, from round 1 on
    checked_in: frozenset[str] = frozenset()  # for the round to come
    seen: frozenset[str] = frozenset()  # who has ever checked in
    rounds: tuple[Round, ...] = ()
    draft: Draft | None = None
    closed: bool = False
    archived: bool = False  # not shown any more
    next_uid: int = 1
    remarks: tuple[str, ...] = ()  # of this desk, and of the one that an imported tournament comes from
    hall: str = ""  # the notice on the hall screens
    timetable: tuple[str, ...] = ()  # the start of each round: 2026-11-17T14:30, 2026-11-17, or nothing
    reports: str = "off"  # results from the players: off, propose or count
    reported: tuple[Report, ...] = ()
    next_member: int = 1  # of the players of teams
    categories: Categories = field(default_factory=Categories)
    prizes: Plan = field(default_factory=Plan)
    apart: tuple[Apart, ...] = ()  # rules that keep players apart
    apart_rounds: tuple[Span, ...] = ()  # the same as an imported report says it
    awards: tuple[Award, ...] = ()  # non-standard points of teams

    @cached_property
    def left_mode(self) -> bool:
        """The tournament was in FIDE mode once and is no longer."""
        return any(read_remark(line).kind is Noted.MODE_LEFT for line in self.remarks)

    @property
    def next_round(self) -> int:
        """The number of the round to pair."""
        return len(self.rounds) + 1

    @property
    def coming(self) -> int:
        """The round that starts next: the published one until it has a result, then the one after it."""
        last = len(self.rounds)
        begun = not last or any(board.begun for board in self.rounds[-1].boards)
        return min(last + begun, self.setup.rounds)

    def starts(self, round_: int) -> str:
        """The day and time of a round, as far as the timetable has them."""
        return self.timetable[round_ - 1] if 1 <= round_ <= len(self.timetable) else ""

    @cached_property
    def by_number(self) -> dict[int, Entrant]:
        """The players under their pairing numbers, in order."""
        return {e.number: e for e in sorted(self.entrants.values(), key=lambda e: e.number)}

    def name(self, uid: str) -> str:
        """The name of a player."""
        return self.entrants[uid].person.name

    def number(self, uid: str | None) -> int | None:
        """The pairing number of a player; None for nobody."""
        return None if uid is None else self.entrants[uid].number

    def round(self, number: int) -> Round:
        """A published round."""
        return self.rounds[number - 1]

    def must_check_in(self) -> bool:
        """Only players who have checked in are paired in the next round."""
        kind = self.setup.policy.check_in
        return kind == "all" or (kind == "first" and self.next_round == 1)

    @cached_property
    def kept_apart(self) -> tuple[Span, ...]:
        """Who is kept apart by rules: in past rounds as they were paired, in later ones as it is now."""
        spans = [
            (r.number, r.number, group) for r in self.rounds for kept in r.apart for group in kept.groups
        ]
        people = {uid: entrant.person for uid, entrant in self.entrants.items()}
        dropped = self.draft.dropped if self.draft else ()
        for rule in self.apart:
            first = self.next_round + (rule in dropped)
            last = rule.until or self.setup.rounds
            spans += [(first, last, group) for group in rule.groups(people) if first <= last]
        there = [
            (a, b, tuple(u for u in group if u in people)) for a, b, group in (*self.apart_rounds, *spans)
        ]
        return merged(span for span in there if len(span[2]) > 1)

    @cached_property
    def adjourned(self) -> bool:
        """A game is adjourned: a draw for pairing, and pending in tables."""
        return any(board.adjourned for round_ in self.rounds for board in round_.boards)

    @cached_property
    def value(self) -> Tournament:
        """The tournament to pair: published rounds, and the players left out of the next one."""
        from ronde.desk.tournaments import tournament_of

        return tournament_of(self, pairing=True, beyond=True)

    @cached_property
    def report(self) -> Tournament:
        """The published rounds as they were paired: adjourned games are draws."""
        from ronde.desk.tournaments import tournament_of

        if not self.setup.teams and not self.adjourned:
            return self.results
        return tournament_of(self, pairing=True, beyond=False)

    @cached_property
    def results(self) -> Tournament:
        """The published rounds with current results: adjourned games are pending."""
        from ronde.desk.tournaments import tournament_of

        if self.matches is not None:
            return fold(self.matches)
        return tournament_of(self, pairing=False, beyond=False)

    @cached_property
    def matches(self) -> Matches | None:
        """The current matches of a team tournament; None without teams."""
        return self.matches_as(pairing=False) if self.setup.teams and self.entrants else None

    def matches_as(self, pairing: bool, beyond: bool = False) -> Matches:
        """The matches as they were paired or as they stand, perhaps with who is away in the round to come."""
        away = next_cells(self) if beyond and self.next_round <= self.setup.rounds else {}
        return team_matches.matches(self, pairing, away)

    def squad_of(self, member: str) -> tuple[Entrant, Person]:
        """The team of a player, and the player."""
        return self._members[member]

    @cached_property
    def _members(self) -> dict[str, tuple[Entrant, Person]]:
        return {m.uid: (e, m.person) for e in self.entrants.values() for m in e.squad.members}

    @cached_property
    def public(self) -> Tournament:
        """The public view: without dates of birth."""
        from ronde.desk.tournaments import public_of

        return public_of(self)


def for_everybody(tournament: Tournament) -> Tournament:
    """The tournament without dates of birth, forbidden pairs and players barred from the bye."""
    settings = replace(tournament.settings, forbidden=(), forbidden_rounds=(), no_bye=frozenset())
    return replace(without_births(tournament), settings=settings)


def without_births(tournament: Tournament) -> Tournament:
    """A tournament without the particulars that only the desk and the rating office need."""
    return replace(tournament, players=tuple(map(without_birth, tournament.players)))


def without_birth(player: Player) -> Player:
    """A player without them."""
    return replace(player, birth="", licence="", family="")


def bordered(state: State, value: Tournament) -> Tournament:
    """Before round 1 in FIDE mode: whoever is away has no number yet, and does not count in the groups."""
    if not state.setup.fide or state.setup.acceleration not in OF_2026 or state.border:
        return value
    options = dict(value.settings.options) | {"border": str(numbered_border(value))}
    return replace(value, settings=replace(value.settings, options=tuple(sorted(options.items()))))


def unnumbered(state: State) -> frozenset[int]:
    """In FIDE mode: the numbers that are not given yet, of those who have not been paired so far."""
    if not state.setup.fide or not state.rounds or state.setup.teams:
        return frozenset()
    paired = {uid for round_ in state.rounds for b in round_.boards for uid in (b.white, b.black)}
    return frozenset(e.number for e in state.entrants.values() if e.uid not in paired)


def settings_of(state: State) -> Settings:
    setup, number = state.setup, {uid: e.number for uid, e in state.entrants.items()}
    options = dict(setup.options)
    if state.border:
        options["border"] = str(number[state.border])
    return Settings(
        system=setup.system,
        rounds=setup.rounds,
        scoring=setup.scale,
        initial_colour=state.initial_colour,
        acceleration=setup.acceleration,
        virtual_points=tuple(sorted((number[uid], points) for uid, points in state.virtual_points)),
        forbidden=tuple(tuple(number[uid] for uid in group) for group in state.forbidden),
        forbidden_rounds=tuple(
            (first, last, tuple(number[uid] for uid in group)) for first, last, group in state.kept_apart
        ),
        no_bye=frozenset(number[uid] for uid in state.no_bye),
        lots=tuple(number[uid] for uid in state.lots),
        options=tuple(sorted(options.items())),
    )


def absence(kind: str) -> Cell:
    return Cell(result=AWAY[kind]) if kind else ABSENT


@implements("fide-2012 C.04.2.D.1", "elo-swiss E9")
@implements("fide-2026 C.04.2.3.1")
def board_cells(state: State, board: Board, pairing: bool) -> Iterator[tuple[str, Cell]]:
    """The cells of a board; an adjourned game is a draw for pairing only."""
    if board.black is None:
        yield board.white, BYE
        return
    if state.setup.rules.games > 1:
        yield from _match_cells(state, board, board.black)
        return
    outcome = board.outcome
    if board.adjourned:
        outcome = "==" if pairing else ""
    first, second = (Result(outcome[0]), Result(outcome[1])) if outcome else (Result.PENDING, Result.PENDING)
    colours = colours_of(state, board)
    yield board.white, Cell(state.number(board.black), colours[0], first)
    yield board.black, Cell(state.number(board.white), colours[1], second)


def _match_cells(state: State, board: Board, black: str) -> Iterator[tuple[str, Cell]]:
    """The cells of a match of two games with reversed colours."""
    from ronde.systems.double_swiss_2026.facts import match_of

    games = [(Result(game[0]), Result(game[1])) for game in games_of(board.outcome or "****")]
    numbers, colours = (state.number(board.white), state.number(black)), (Colour.WHITE, Colour.BLACK)
    sides = []
    for n, colour in enumerate(colours):
        first, second = (game[n] for game in games)
        opponent = numbers[1 - n]
        sides.append((Cell(opponent, colour, first), Cell(opponent, colour.opposite, second)))
    yield board.white, match_of(sides[0], sides[1], state.setup.scoring)
    yield black, match_of(sides[1], sides[0], state.setup.scoring)


def colours_of(state: State, board: Board) -> tuple[Colour | None, Colour | None]:
    """The colours the two players of a board had; none where the system has none."""
    if not state.setup.rules.uses_colours:
        return None, None
    return (Colour.BLACK, Colour.WHITE) if board.swapped else (Colour.WHITE, Colour.BLACK)


@implements("fide-2012 C.04.2.D.5", "fide-2012 C.04.2.D.6", "elo-swiss E8")
@implements("fide-2026 C.04.2.3.2", "fide-2026 C.04.2.3.3")
def next_cells(state: State) -> dict[str, Cell]:
    """The cells of players left out of the next round."""
    round_, waits = state.next_round, state.must_check_in()
    cells = {}
    for uid, entrant in state.entrants.items():
        if entrant.withdrawn:
            cells[uid] = ABSENT
        elif kind := entrant.away_in(round_):
            cells[uid] = absence(kind)
        else:
            cells[uid] = ABSENT if waits and uid not in state.checked_in else Cell()
    return cells


def pairs_of(state: State, pairs: tuple[UidPair, ...]) -> tuple[Pair, ...]:
    """Pairs in pairing numbers."""
    return tuple(Pair(state.entrants[white].number, state.number(black)) for white, black in pairs)
