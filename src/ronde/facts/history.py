"""Facts derived from the cells: scores, opponents, colours, floats. Every system starts here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from operator import add

from ronde.facts.acceleration import virtual_points
from ronde.model import BLANK, PLAYED, Cell, Colour, Player, Result, Scoring, Tournament
from ronde.rulebook import implements


class Float(Enum):
    """An arrow on the pairing card."""

    DOWN = "down"
    UP = "up"

    __hash__ = object.__hash__  # there is one object of each: faster than by name

    @property
    def opposite(self) -> Float:
        """The other direction."""
        return Float.UP if self is Float.DOWN else Float.DOWN


class Card:
    """The pairing card of one player before the round to pair; never changed once made."""

    __slots__ = (
        "before", "colours", "given_points", "met", "pairing_score", "played", "player", "running", "score",
    )  # fmt: skip

    def __init__(
        self,
        player: Player,
        score: int,
        pairing_score: int,
        before: tuple[int, ...],
        running: tuple[int, ...],
        met: Collection[int],
        colours: tuple[Colour, ...],
        given_points: bool,
        played: int = 0,
    ) -> None:
        self.player = player
        self.score = score  # real points, in tenths
        self.pairing_score = pairing_score  # real points and the virtual points of the round to pair
        self.before = before  # pairing score before each past round, with its virtual points then
        self.running = running  # real score before each past round
        self.met = met  # opponents of games really played, and those forbidden by the event
        self.colours = colours  # of the games really played, oldest first, unplayed rounds dropped
        self.given_points = given_points  # without playing (bye, forfeit win, half or full free point)
        self.played = played  # games really played

    @property
    def id(self) -> int:
        """The pairing number."""
        return self.player.id

    @property
    def rating(self) -> int:
        """The rating in the file, 0 if none."""
        return self.player.rating

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of the past rounds, without anything announced for later ones."""
        return self.player.cells[: len(self.before)]

    @property
    def apart(self) -> frozenset[int]:
        """Those of `met` against whom they have no game: only the event forbids it."""
        return frozenset(self.met).difference([cell.opponent for cell in self.cells if cell.played])

    @property
    def colour_difference(self) -> int:
        """Games with White less games with Black."""
        return 2 * self.colours.count(Colour.WHITE) - len(self.colours)


@implements("fide-2012 C.04.1.b", "fide-2012 C.04.1.d", "fide-2012 C.04.2.D.2")
@implements("fide-2026 C.04.1.2", "fide-2026 C.04.2.3.5")
def cards(tournament: Tournament, everyone: bool = False) -> dict[int, Card]:
    """The cards of the players to pair (or of everyone), under their pairing numbers."""
    rounds = tournament.played_rounds
    chosen = tournament.players if everyone else tournament.available()
    virtual = virtual_points(tournament)
    forbidden = _forbidden(tournament)
    points_of = _scale(tournament.settings.scoring)
    return {p.id: _card(p, rounds, points_of, virtual.get(p.id, ()), forbidden.get(p.id, ())) for p in chosen}


Scale = Mapping[tuple[Result, Colour | None], int]  # the points of a cell that does not state its own


@cache
def _scale(scoring: Scoring) -> Scale:
    colours = (None, Colour.WHITE, Colour.BLACK)
    return {(r, c): scoring.points(Cell(colour=c, result=r)) for r in Result for c in colours}


def _card(
    player: Player,
    rounds: int,
    scale: Scale,
    virtual: tuple[int, ...] = (),
    forbidden: Iterable[int] = (),
) -> Card:
    """What the cells of the first rounds say."""
    score, given = 0, False
    running: list[int] = []
    met: list[int] = []
    colours: list[Colour] = []
    cells = player.cells[:rounds]
    for cell in cells + (BLANK,) * (rounds - len(cells)):
        running.append(score)
        result, gained = cell.result, cell.points
        if gained is None:
            gained = scale[result, cell.colour]
        score += gained
        if cell.opponent is not None and result in PLAYED:
            met.append(cell.opponent)
            if cell.colour is not None:
                colours.append(cell.colour)
        elif gained > 0:
            given = True
    before = real = tuple(running)
    now = 0
    if virtual:
        added = virtual + (0,) * (rounds + 1 - len(virtual))
        before, now = tuple(map(add, real, added)), added[rounds]
    apart = frozenset(met).union(forbidden) if forbidden else tuple(met)
    return Card(player, score, score + now, before, real, apart, tuple(colours), given, len(met))


def _forbidden(tournament: Tournament) -> dict[int, set[int]]:
    table: dict[int, set[int]] = {}
    if not (tournament.settings.forbidden or tournament.settings.forbidden_rounds):
        return table
    for group in tournament.forbidden_in(tournament.next_round):
        for id_ in group:
            table.setdefault(id_, set()).update(other for other in group if other != id_)
    return table


def scores(tournament: Tournament) -> dict[int, int]:
    """The real score of every player, in tenths; byes announced for rounds to come do not count yet."""
    scale, rounds = _scale(tournament.settings.scoring), tournament.played_rounds
    return {p.id: _card(p, rounds, scale).score for p in tournament.players}


def counted_early(tournament: Tournament, total: Mapping[int, int]) -> dict[int, int]:
    """The points of byes of the round to pair, where the file counts them as soon as they are announced."""
    round_, scoring = tournament.next_round, tournament.settings.scoring
    found = {}
    for player in tournament.players:
        cell = player.cell(round_)
        announced = 0 if cell == BLANK else scoring.points(cell)
        found[player.id] = announced if player.stated_points == total[player.id] + announced else 0
    return found


def contradicted(tournament: Tournament) -> Iterator[tuple[Player, int]]:
    """The players whose stated points contradict their results, and the points the results give."""
    total_of = scores(tournament)
    early = counted_early(tournament, total_of)
    for player in tournament.players:
        total = total_of[player.id]
        if player.stated_points not in (None, total + early[player.id]):
            yield player, total


def played_float(card: Card, everyone: dict[int, Card], round_: int) -> Float | None:
    """The float of a game really played: the higher score before the round floats down, the lower up."""
    cell = card.player.cell(round_)
    if not cell.played or cell.opponent is None:
        return None
    mine, theirs = card.before[round_ - 1], everyone[cell.opponent].before[round_ - 1]
    if mine == theirs:
        return None
    return Float.DOWN if mine > theirs else Float.UP


Floated = Callable[[Cell, Scoring], bool]  # a round without a game counts as a downfloat


@implements("dutch-2012 A4", "dutch-2026 1.4.2")
def past_floats(
    everyone: dict[int, Card], scoring: Scoring, round_: int, floated: Floated
) -> dict[int, Float]:
    """Who floated in a round, judged by the pairing scores before it."""
    found: dict[int, Float] = {}
    if round_ < 1:
        return found
    place, down, up = round_ - 1, Float.DOWN, Float.UP
    for id_, card in everyone.items():
        cells = card.player.cells
        cell = cells[place] if place < len(cells) else BLANK
        opponent = cell.opponent
        if opponent is not None and cell.result in PLAYED:
            mine, theirs = card.before[place], everyone[opponent].before[place]
            if mine != theirs:
                found[id_] = down if mine > theirs else up
        elif floated(cell, scoring):
            found[id_] = down
    return found
