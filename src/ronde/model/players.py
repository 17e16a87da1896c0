"""Players and teams with the cells of their rounds, the points of a cell, and pairs."""

from __future__ import annotations

from collections.abc import Iterator

from ronde.model.results import PLAYED, Colour, Result
from ronde.rulebook import implements
from ronde.values import copier, field, frozen


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


@frozen
class Player:
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
        return self._with_cell(round_, cell, self.stated_points, self.stated_rank)

    def after(self, round_: int, cell: Cell | None) -> Player:
        """The player after a round, without the points and rank that the file states of another day."""
        if cell is not None:
            return self._with_cell(round_, cell)
        if self.stated_points is None and self.stated_rank is None:
            return self
        return _copied(self, self.cells, None, None)

    def before(self, round_: int) -> Player:
        """The player before a round was paired: paired cells are open again, any other stays."""
        cells, cell = self.cells[: round_ - 1], self.cell(round_)
        if cell.opponent is None and not cell.paired:
            cells += (BLANK,) * (round_ - 1 - len(cells))
            cells += (ABSENT if cell.result is Result.BLANK else cell,)
        made = _copied(self, cells, None, None)
        if cells and cells[-1].opponent is None:
            made.__post_init__()
        return made

    def _with_cell(
        self, round_: int, cell: Cell, points: int | None = None, rank: int | None = None
    ) -> Player:
        """The player with this cell, and what is stated of them."""
        cells = self.cells
        if len(cells) == round_ - 1:
            cells = (*cells, cell)
        else:
            cells = cells[: round_ - 1] + (BLANK,) * (round_ - 1 - len(cells)) + (cell,) + cells[round_:]
        made = _copied(self, cells, points, rank)
        if cell.opponent is None:
            made.__post_init__()
        return made


_copied = copier(Player, "cells", "stated_points", "stated_rank")


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
class Pair:
    """Two opponents, White first; `black` is None for the bye."""

    white: int
    black: int | None = None

    def __iter__(self) -> Iterator[int]:
        yield self.white
        if self.black is not None:
            yield self.black
