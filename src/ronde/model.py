"""The tournament as a value: players, cells, settings. Nothing here changes once built.

Points are integers in tenths of a point. A tournament that contradicts itself cannot be built.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import Enum
from operator import attrgetter
from typing import Any

from ronde.errors import BadInput
from ronde.rulebook import implements
from ronde.values import field, fields, frozen, replace
from ronde.words import Message


class Colour(Enum):
    """White or Black."""

    WHITE = "w"
    BLACK = "b"

    __hash__ = object.__hash__  # there is one object of each: faster than by name

    @property
    def opposite(self) -> Colour:
        """The other colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Result(Enum):
    """A result as the tournament report writes it, seen by one player."""

    WIN = "1"
    DRAW = "="
    LOSS = "0"
    UNRATED_WIN = "W"
    UNRATED_DRAW = "D"
    UNRATED_LOSS = "L"
    FORFEIT_WIN = "+"
    FORFEIT_LOSS = "-"
    HALF_BYE = "H"
    FULL_BYE = "F"
    PAIRING_BYE = "U"
    ABSENT = "Z"
    BLANK = ""  # blank: absent in a past round, free to be paired in the next one
    PENDING = "*"  # paired, the result is still to come

    __hash__ = object.__hash__  # there is one object of each: faster than by name


PLAYED = frozenset(
    {Result.WIN, Result.DRAW, Result.LOSS, Result.UNRATED_WIN, Result.UNRATED_DRAW, Result.UNRATED_LOSS}
)
_OF_TWO = PLAYED | {Result.FORFEIT_WIN, Result.FORFEIT_LOSS}
BYES = frozenset({Result.HALF_BYE, Result.FULL_BYE, Result.PAIRING_BYE, Result.ABSENT})


class Outcome(Enum):
    """How a game ended: the results of White and of Black (or of the first-named and the second player)."""

    WHITE_WINS = "10"
    DRAW = "=="
    BLACK_WINS = "01"
    BOTH_LOSE = "00"
    DRAW_AND_LOSS = "=0"
    LOSS_AND_DRAW = "0="
    UNRATED_WHITE_WINS = "WL"
    UNRATED_DRAW = "DD"
    UNRATED_BLACK_WINS = "LW"
    UNRATED_BOTH_LOSE = "LL"
    UNRATED_DRAW_AND_LOSS = "DL"
    UNRATED_LOSS_AND_DRAW = "LD"
    FORFEIT_BY_BLACK = "+-"
    FORFEIT_BY_WHITE = "-+"
    FORFEIT_BY_BOTH = "--"
    PENDING = "**"

    @property
    def results(self) -> tuple[Result, Result]:
        """The results of White and of Black."""
        return Result(self.value[0]), Result(self.value[1])

    @classmethod
    def read(cls, text: str) -> Outcome | None:
        """Read an outcome such as 1-0, ½ or 0-1F; None if the text is not one."""
        plain = "".join(text.split())
        code = _SPELLINGS.get(plain.lower(), plain)
        return next((outcome for outcome in cls if outcome.value == code), None)


#: how people write outcomes, besides the two letters of the report
_SPELLINGS: dict[str, str] = {
    "1": "10", "1-0": "10", "1:0": "10", "2-0": "10", "w": "10",
    "0": "01", "0-1": "01", "0:1": "01", "0-2": "01", "b": "01",
    "5": "==", "=": "==", "1/2": "==", "½": "==", "½-½": "==", "1/2-1/2": "==", "0.5": "==",
    "x": "==", "1-1": "==", "d": "==",
    "0-0": "00", "½-0": "=0", "1/2-0": "=0", "0-½": "0=", "0-1/2": "0=",
    "1-0f": "+-", "+/-": "+-", "+": "+-", "1f": "+-", "+:-": "+-",
    "0-1f": "-+", "-/+": "-+", "-": "-+", "0f": "-+", "-:+": "-+",
    "0-0f": "--", "-/-": "--", "ff": "--", "-:-": "--",
    "1-0u": "WL", "0-1u": "LW", "1/2u": "DD", "½-½u": "DD", "1/2-1/2u": "DD",
}  # fmt: skip

_GAME_RESULTS = frozenset(outcome.value for outcome in Outcome)
_AGREE = frozenset(outcome.results for outcome in Outcome)

#: a match of two games in short, where that says how each game ended
_MATCHES = {"2-0": "1010", "0-2": "0101", "2-0f": "+-+-", "0-2f": "-+-+", "0-0f": "----"}


def games_of(outcome: str) -> list[str]:
    """The games of an outcome of one or more games: two letters each, the first-named player first."""
    return [outcome[n : n + 2] for n in range(0, len(outcome), 2)]


def read_match(text: str) -> str | None:
    """Read the two games of a match, such as "1-0 ½-½", "10==" or 2-0; None if the text is no match.

    The first-named player comes first in both games; * is a game that is still to come.
    """
    plain = "".join(text.split()).lower()
    if plain in _MATCHES:
        return _MATCHES[plain]
    if len(text.strip()) == 4 and set(games_of(text.strip())) <= _GAME_RESULTS:
        return text.strip()
    parts = [part for part in re.split(r"[\s,;]+", text) if part]
    games = [Outcome.PENDING if part == "*" else Outcome.read(part) for part in parts]
    if len(games) != 2:
        return None
    return "".join(game.value for game in games if game) if all(games) else None


@frozen
class Cell:
    """One player's entry for one round."""

    opponent: int | None = None
    colour: Colour | None = None
    result: Result = Result.BLANK
    points: int | None = None  # in tenths, where they are not those of the scale
    second: int | None = None  # points of a secondary score: game points where match points rank
    games: tuple[Result, Result] | None = None  # of a match of two games with reversed colours

    @property
    def played(self) -> bool:
        """A game over the board: an opponent and a result that is neither a forfeit nor pending."""
        return self.opponent is not None and self.result in PLAYED

    @property
    def paired(self) -> bool:
        """The pairing gave the player an opponent or the bye."""
        return self.opponent is not None or self.result is Result.PAIRING_BYE


BLANK = Cell()
ABSENT = Cell(result=Result.ABSENT)
BYE = Cell(result=Result.PAIRING_BYE)


@frozen
class Scoring:
    """Points for every result, in tenths."""

    white_win: int = 10
    black_win: int = 10
    white_draw: int = 5
    black_draw: int = 5
    white_loss: int = 0
    black_loss: int = 0
    forfeit_win: int = 10
    forfeit_loss: int = 0
    pairing_bye: int = 10
    full_bye: int = 10
    half_bye: int = 5
    absent: int = 0

    @classmethod
    def of(cls, win: int, draw: int, loss: int = 0) -> Scoring:
        """The scale of an event that only says win, draw and loss."""
        return cls(win, win, draw, draw, loss, loss, win, loss, win, win, draw, 0)

    @property
    def win(self) -> int:
        """The points of a win (of White, where the event distinguishes)."""
        return self.white_win

    @property
    def draw(self) -> int:
        """The points of a draw (of White, where the event distinguishes)."""
        return self.white_draw

    @implements("fide-2012 C.04.1.c")
    @implements("fide-2026 C.04.1.3")
    def points(self, cell: Cell) -> int:
        """The points of one cell."""
        if cell.points is not None:
            return cell.points
        result = cell.result
        black = cell.colour is Colour.BLACK
        if result is Result.WIN or result is Result.UNRATED_WIN:
            return self.black_win if black else self.white_win
        if result is Result.DRAW or result is Result.UNRATED_DRAW:
            return self.black_draw if black else self.white_draw
        if result is Result.LOSS or result is Result.UNRATED_LOSS:
            return self.black_loss if black else self.white_loss
        return self._unplayed(result)

    def _unplayed(self, result: Result) -> int:
        match result:
            case Result.FORFEIT_WIN:
                return self.forfeit_win
            case Result.FORFEIT_LOSS:
                return self.forfeit_loss
            case Result.PAIRING_BYE:
                return self.pairing_bye
            case Result.FULL_BYE:
                return self.full_bye
            case Result.HALF_BYE:
                return self.half_bye
            case Result.ABSENT | Result.BLANK:
                return self.absent
        return 0


MANY = 1 << 30  # cells: as many as a player has


class Remembering:
    """Room for what follows from the cells of a player; no part of the value."""

    __slots__ = ("_past",)

    _past: tuple[list[Any], int]

    def remembered(self) -> tuple[list[Any], int]:
        """A number of rounds and what follows from their cells, in a list of one; the most rounds it is for.

        The player as before a round shares the list with the player as they are now (`facts.history.past`).
        """
        try:
            return self._past
        except AttributeError:
            _set_past(self, ([(0, None)], MANY))
            return self._past


_set_past = Remembering.__dict__["_past"].__set__


@frozen
class Player(Remembering):
    """A participant (or a team, where teams are paired), under its pairing number."""

    id: int
    name: str = ""
    rating: int = 0
    title: str = ""
    sex: str = ""
    federation: str = ""
    fide_id: str = ""
    birth: str = ""
    cells: tuple[Cell, ...] = ()
    stated_points: int | None = field(default=None, compare=False)  # as stated in the file, never trusted
    stated_rank: int | None = field(default=None, compare=False)
    club: str = field(default="", compare=False)  # what no pairing depends on, for lists and prizes
    licence: str = field(default="", compare=False)
    categories: tuple[str, ...] = field(default=(), compare=False)
    family: str = field(default="", compare=False)
    estimated: bool = False  # the rating is an estimate of the arbiter (C.04.2), not one of a list

    def __post_init__(self) -> None:
        """Drop blank cells at the end, which mean nothing."""
        if self.cells and self.cells[-1].result is Result.BLANK and self.cells[-1] == BLANK:
            length = next((n for n in range(len(self.cells), 0, -1) if self.cells[n - 1] != BLANK), 0)
            object.__setattr__(self, "cells", self.cells[:length])

    def cell(self, round_: int) -> Cell:
        """The player's cell in a round (1 is the first); blank if there is none."""
        return self.cells[round_ - 1] if 0 < round_ <= len(self.cells) else BLANK

    def with_cell(self, round_: int, cell: Cell) -> Player:
        """The player with this cell in a round; missing rounds before it become blank."""
        padding = (BLANK,) * (round_ - 1 - len(self.cells))
        cells = self.cells[: round_ - 1] + padding + (cell,) + self.cells[round_:]
        made = self._with(cells, self.stated_points, self.stated_rank)
        (past,), most = self.remembered()
        if past[0] < round_ and past[0] <= most:
            _set_past(made, ([past], MANY))
        return made

    def _with(self, cells: tuple[Cell, ...], points: int | None = None, rank: int | None = None) -> Player:
        """The player with other cells, and what is stated of them."""
        made = object.__new__(Player)
        for write, value in zip(_WRITTEN, _kept(self), strict=True):
            write(made, value)
        _set_points(made, points)
        _set_rank(made, rank)
        _set_cells(made, cells)
        made.__post_init__()
        return made


# a frozen value is filled in slot by slot: four times as fast as by its fifteen arguments
_OTHERS = ("cells", "stated_points", "stated_rank")
_KEPT = tuple(name for name in fields(Player) if name not in _OTHERS)
_kept = attrgetter(*_KEPT)
_WRITTEN = tuple(getattr(Player, name).__set__ for name in _KEPT)
_set_cells, _set_points, _set_rank = (getattr(Player, name).__set__ for name in _OTHERS)


@frozen
class Team:
    """A team with its players in the order of boards."""

    id: int
    name: str
    members: tuple[Player, ...]
    strength: int = 0  # the rating that the report gives it, if any
    short: str = ""  # its name in a few letters

    @property
    def rated(self) -> int:
        """How many of its players have a rating."""
        return sum(1 for player in self.members if player.rating)

    @property
    def rating_sum(self) -> int:
        """The sum of the ratings of its rated players."""
        return sum(player.rating for player in self.members)

    @property
    def rating(self) -> int:
        """The rating in the report, or else the average of its rated players."""
        return self.strength or self.rating_sum // max(1, self.rated)


@frozen
class Settings:
    """Everything announced or drawn before the round is paired."""

    system: str | None = None
    rounds: int | None = None
    scoring: Scoring = Scoring()
    initial_colour: Colour | None = None
    acceleration: str | None = None
    virtual_points: tuple[tuple[int, tuple[int, ...]], ...] = ()  # (player, tenths per round)
    forbidden: tuple[tuple[int, ...], ...] = ()  # groups of players who must not meet
    forbidden_rounds: tuple[tuple[int, int, tuple[int, ...]], ...] = ()  # the same from one round to another
    no_bye: frozenset[int] = frozenset()  # players the arbiter keeps from the bye
    lots: tuple[int, ...] = ()  # players in the order drawn, for ties left to lots
    options: tuple[tuple[str, str], ...] = ()  # further options of a system, e.g. ("maxi", "yes")

    def option(self, name: str, default: str = "") -> str:
        """The value of a further option."""
        return dict(self.options).get(name, default)


class Noted(Enum):
    """The kinds of notes that a desk adds for readers of its report."""

    LOTS = "lots"  # drawn, and how
    CHANGED = "changed"  # a round was changed by hand, and why
    ADDED = "added"  # a game was added to a published round, and why
    PAIRED_BEFORE = "paired-before"  # a round was paired before something was corrected
    ADJOURNED = "adjourned"  # a game counts as a draw for the time being
    REVERSED = "reversed"  # a game was played with colours reversed
    RATED_AS = "rated-as"  # a late correction that counts for ratings only
    THEN = "then"  # the result with which the next round was paired
    MODE_LEFT = "mode-left"  # FIDE mode was left after a round, and why
    ROUNDS = "rounds"  # the number of rounds was changed after a round
    TIEBREAKS = "tiebreaks"  # the tie-breaks were changed after a round
    LAST_ROUND = "last-round"  # the system pairs a round otherwise, now that it is (not) the last one
    MANUAL = "manual"  # pairs made by hand, beside those of the system
    UNPAIRED = "unpaired"  # a publication was taken back, and why
    EXPELLED = "expelled"  # a player was expelled after a round, and why
    ESTIMATED = "estimated"  # ratings that the arbiter estimated
    TIMES = "times"  # when the rounds start, whose days the report has
    CLUB = "club"  # the players of a club
    CATEGORY = "category"  # the players to whom a category was given
    LICENCE = "licence"  # the player who has a number in the national federation
    FAMILY = "family"  # the players of a family
    PUBLISHED = "published"  # the days of rounds that stand in the report for want of a timetable
    OTHER = "other"


@frozen
class Remark:
    """A note of the desk on the event, a round or a board."""

    kind: Noted
    text: str = ""  # the reason, the result, or the whole remark
    round: int | None = None
    board: int | None = None


@frozen
class Pair:
    """Two opponents, White first; `black` is None for the bye."""

    white: int
    black: int | None = None

    def __iter__(self) -> Iterator[int]:
        yield self.white
        if self.black is not None:
            yield self.black


@frozen
class Tournament:
    """Everything known about a tournament, checked for contradictions when it is built."""

    players: tuple[Player, ...] = ()
    settings: Settings = Settings()
    name: str = ""
    records: tuple[str, ...] = ()  # lines of a report that do not affect the pairing, kept as they are
    remarks: tuple[Remark, ...] = ()  # notes of the desk
    source: tuple[str, ...] = field(default=(), compare=False, repr=False)  # the lines it was read from
    # a round of a team event may have no boards: forfeited matches, rests
    empty_rounds: bool = field(default=False, compare=False)
    # the last round in which any player has an opponent or the pairing-allocated bye
    played_rounds: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        _check(self)
        object.__setattr__(self, "played_rounds", max(map(_last_paired, self.players), default=0))

    @property
    def next_round(self) -> int:
        """The number of the round to pair."""
        return self.played_rounds + 1

    def player(self, id_: int) -> Player:
        """The player with this pairing number."""
        if 0 < id_ <= len(self.players) and self.players[id_ - 1].id == id_:
            return self.players[id_ - 1]  # where they nearly always are
        for player in self.players:
            if player.id == id_:
                return player
        raise BadInput("error-no-player-2", id=id_)

    def by_id(self) -> dict[int, Player]:
        """All players under their pairing numbers."""
        return {player.id: player for player in self.players}

    @implements("fide-2012 C.04.2.D.5", "fide-2012 C.04.2.D.6")
    @implements("fide-2026 C.04.2.3.2", "fide-2026 C.04.2.3.3")
    def available(self) -> tuple[Player, ...]:
        """The players to pair in the next round: those who have no cell there yet."""
        past = self.played_rounds
        return tuple(
            [p for p in self.players if len(p.cells) <= past or p.cells[past].result is Result.BLANK]
        )

    def forbidden_in(self, round_: int) -> tuple[tuple[int, ...], ...]:
        """The groups of players who must not meet in a round."""
        some = self.settings.forbidden_rounds
        return self.settings.forbidden + tuple(
            group for first, last, group in some if first <= round_ <= last
        )

    @implements("fide-2012 C.04.1.a")
    @implements("fide-2026 C.04.1.1")
    def is_last_round(self) -> bool:
        """The round to pair is the last one announced (never, if the number is unknown)."""
        return self.settings.rounds is not None and self.next_round == self.settings.rounds

    def without_estimates(self) -> Tournament:
        """The tournament with the ratings of lists only, as a rating office sees it."""
        if not any(player.estimated for player in self.players):
            return self
        players = tuple(replace(p, rating=0, estimated=False) if p.estimated else p for p in self.players)
        return replace(self, players=players)

    def before(self, round_: int) -> Tournament:
        """The tournament as it was when this round was to be paired."""
        # of the past rounds the last may have paired nobody
        past = min(round_ - 1, self.played_rounds)
        return _derived(self, tuple([_back(p, round_) for p in self.players]), past, source=())

    def with_round(self, cells: Mapping[int, Cell]) -> Tournament:
        """The tournament with the next round filled in; players not in `cells` keep theirs."""
        round_ = self.next_round
        players = tuple([_forward(p, round_, cells.get(p.id)) for p in self.players])
        after = _derived(self, players, round_ if any(c.paired for c in cells.values()) else round_ - 1)
        by_id = after.by_id()
        for id_ in cells.keys() & by_id.keys():
            _check_cell(by_id[id_], round_ - 1, cells[id_], by_id)
        return after


def _derived(
    tournament: Tournament, players: tuple[Player, ...], played: int, **changes: object
) -> Tournament:
    """The tournament with other cells; what follows from cells that were checked is not checked again."""
    made = object.__new__(Tournament)
    values = {**dict(zip(_SHARED, _shared(tournament), strict=True)), "players": players, **changes}
    for name, value in values.items():
        object.__setattr__(made, name, value)
    object.__setattr__(made, "played_rounds", played)
    return made


_SHARED = tuple(name for name, one in fields(Tournament).items() if one.init)
_shared = attrgetter(*_SHARED)


def _forward(player: Player, round_: int, cell: Cell | None) -> Player:
    """The player after a round, without the points and rank that the file states of another day."""
    if cell is not None:
        player = player.with_cell(round_, cell)
    if player.stated_points is None and player.stated_rank is None:
        return player
    return player._with(player.cells)


def _back(player: Player, round_: int) -> Player:
    """The player before a round was paired: paired cells are open again, any other stays."""
    cells, cell = player.cells[: round_ - 1], player.cell(round_)
    if not cell.paired:
        cells += (BLANK,) * (round_ - 1 - len(cells))
        cells += (ABSENT if cell.result is Result.BLANK else cell,)
    made = player._with(cells)
    past, most = player.remembered()
    _set_past(made, (past, min(round_ - 1, most)))
    return made


def _last_paired(player: Player) -> int:
    for index in range(len(player.cells) - 1, -1, -1):
        if player.cells[index].paired:
            return index + 1
    return 0


def _check(tournament: Tournament) -> None:
    """Refuse a tournament that contradicts itself, naming player and round."""
    by_id: dict[int, Player] = {}
    for player in tournament.players:
        if player.id < 1:
            raise BadInput("error-pairing-number-numbers-start", id=player.id)
        if player.id in by_id:
            raise BadInput("error-two-players-have-number", id=player.id)
        by_id[player.id] = player
    for player in tournament.players:
        for index, cell in enumerate(player.cells):
            _check_cell(player, index, cell, by_id)
    _check_rounds(tournament)
    settings = tournament.settings
    named = set(settings.no_bye) | {p for group in settings.forbidden for p in group}
    named.update(p for _, _, group in settings.forbidden_rounds for p in group)
    named.update(id_ for id_, _ in settings.virtual_points)
    named.update(settings.lots)
    for id_ in sorted(named - set(by_id)):
        raise BadInput("error-player-named-but-no-such", id=id_)


def _check_cell(player: Player, index: int, cell: Cell, by_id: Mapping[int, Player]) -> None:
    if cell.opponent is not None:
        _check_game(player, index, cell, by_id)
    elif cell.result in _OF_TWO:
        raise BadInput(
            "error-player-has-result-round-but-2", id=player.id, result=cell.result.value, number=index + 1
        )
    elif cell.result is Result.PENDING:
        raise BadInput("error-player-has-neither-opponent-nor", id=player.id, number=index + 1)


def _check_rounds(tournament: Tournament) -> None:
    """Refuse a round that the file leaves out; one in which everybody was away is an event like any other."""
    paired = {n + 1 for p in tournament.players for n, cell in enumerate(p.cells) if cell.paired}
    for round_ in range(1, 0 if tournament.empty_rounds else max(paired, default=0)):
        if round_ not in paired and all(p.cell(round_).result is Result.BLANK for p in tournament.players):
            raise BadInput("error-nobody-paired-round-but-round", round=round_, last=max(paired))


def _check_game(player: Player, index: int, cell: Cell, by_id: Mapping[int, Player]) -> None:
    opponent_id, round_ = cell.opponent, index + 1
    assert opponent_id is not None
    if opponent_id == player.id:
        raise BadInput("error-player-own-opponent", id=player.id, round=round_)
    opponent = by_id.get(opponent_id)
    if opponent is None:
        raise BadInput(
            "error-player-meets-player-round-but", id=player.id, opponent_id=opponent_id, round=round_
        )
    other = opponent.cells[index] if index < len(opponent.cells) else BLANK
    if other.opponent != player.id:
        has = Message("error-has-no-opponent")
        if other.opponent:
            has = Message.of("error-meets-other", other=other.opponent)
        raise BadInput(
            "error-player-meets-player-round-but-2",
            id=player.id,
            opponent_id=opponent_id,
            round=round_,
            has=has,
        )
    if player.id < opponent_id:
        _check_agreement(player.id, opponent_id, round_, cell, other)


_COLOUR_NAMES = {
    Colour.WHITE: Message("colour-w"),
    Colour.BLACK: Message("colour-b"),
    None: Message("error-no-colour"),
}


def _check_agreement(a: int, b: int, round_: int, cell: Cell, other: Cell) -> None:
    if (cell.result, other.result) not in _AGREE:
        raise BadInput(
            "error-players-report-results-contradict-each",
            a=a,
            b=b,
            round=round_,
            result=cell.result.value,
            other=other.result.value,
        )
    if (cell.colour is None) != (other.colour is None) or (
        cell.colour is not None and cell.colour is other.colour
    ):
        mine, theirs = _COLOUR_NAMES[cell.colour], _COLOUR_NAMES[other.colour]
        raise BadInput(
            "error-players-report-colours-contradict-each", a=a, b=b, round=round_, mine=mine, theirs=theirs
        )
