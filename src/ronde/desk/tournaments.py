"""The tournament of a state as a value: after a result, nearly all of it is as it was before."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from typing import TypeVar

from ronde.desk.event import (
    Entrant,
    Round,
    Setup,
    State,
    absence,
    board_cells,
    bordered,
    next_cells,
    settings_of,
    without_birth,
)
from ronde.model import Cell, Player, Result, Tournament
from ronde.ranking.categories import Categories
from ronde.teams import fold
from ronde.values import copier, frozen


@frozen
class _Made:
    """What a tournament was made from, and its players: after a result nearly all of them are the same."""

    setup: Setup
    entrants: Mapping[str, Entrant]
    categories: Categories
    rounds: tuple[Round, ...]
    cells: list[dict[str, Cell]]
    players: dict[int, Player]


MOST = 8  # tournaments whose parts are kept
Kept = TypeVar("Kept")
_MADE: OrderedDict[object, _Made] = OrderedDict()
_PUBLIC: OrderedDict[object, tuple[tuple[Player, ...], tuple[Player, ...]]] = OrderedDict()
_SCORES: OrderedDict[object, tuple[tuple[object, ...], dict[int, int]]] = OrderedDict()


def _keep(kept: OrderedDict[object, Kept], key: object, made: Kept) -> Kept:
    """Keep the last few."""
    kept[key] = made
    with suppress(KeyError):  # another thread may have been first
        kept.move_to_end(key)
        while len(kept) > MOST:
            kept.popitem(last=False)
    return made


def _before(state: State, pairing: bool) -> _Made | None:
    """The last one that was made, if it was of the same players by the same rules."""
    made = _MADE.get((id(state.entrants), pairing))
    same = made is not None and made.setup is state.setup and made.entrants is state.entrants
    return made if made is not None and same and made.categories is state.categories else None


def _same(before: tuple[Cell, ...], now: list[Cell]) -> bool:
    return len(before) == len(now) and all(a is b for a, b in zip(before, now, strict=True))


def tournament_of(state: State, pairing: bool, beyond: bool) -> Tournament:
    if state.setup.teams and state.entrants:
        return fold(state.matches_as(pairing, beyond))
    pairing = pairing and state.adjourned  # else there is no difference
    before = _before(state, pairing)
    cells = [_cells(state, round_, pairing, before) for round_ in state.rounds]
    made = _Made(state.setup, state.entrants, state.categories, state.rounds, cells, {})
    if beyond and state.next_round <= state.setup.rounds:
        cells = [*cells, next_cells(state)]
    players = []
    for number, entrant in state.by_number.items():
        row = _rstrip([one[entrant.uid] for one in cells])
        known = before.players.get(number) if before else None
        if known is not None and _same(known.cells, row):
            players.append(known)
            continue
        person = entrant.person
        players.append(
            Player(
                number,
                person.name,
                person.strength,
                person.title,
                person.sex,
                person.federation,
                person.fide_id,
                person.birth,
                tuple(row),
                estimated=bool(person.estimate and not person.rating),
                club=person.club,
                licence=person.licence,
                categories=state.categories.of(person),
                family=person.family,
            )
        )
    value = Tournament(tuple(players), settings_of(state), state.setup.name)
    if not beyond:
        made.players.update((player.id, player) for player in players)
        _keep(_MADE, (id(state.entrants), pairing), made)
    return bordered(state, value) if beyond and not state.rounds else value


def _rstrip(cells: list[Cell]) -> list[Cell]:
    if cells and cells[-1].result is Result.BLANK and cells[-1].opponent is None:
        cells.pop()
    return cells


def _cells(state: State, round_: Round, pairing: bool, before: _Made | None) -> dict[str, Cell]:
    """The cell of everybody in a published round; of a round known before, anew where a board is another."""
    known = before is not None and before.rounds[round_.number - 1 : round_.number]
    if before and known and _seated_alike(known[0], round_):
        cells = before.cells[round_.number - 1]
        if known[0] is round_:
            return cells
        cells = dict(cells)
        boards = [new for old, new in zip(known[0].boards, round_.boards, strict=True) if new is not old]
    else:
        cells = {uid: absence(e.away_in(round_.number)) for uid, e in state.entrants.items()}
        boards = list(round_.boards)
    for board in boards:
        for uid, cell in board_cells(state, board, pairing):
            cells[uid] = cell
    return cells


def _seated_alike(before: Round, now: Round) -> bool:
    """The same players at the same boards."""
    return before is now or [(b.white, b.black) for b in before.boards] == [
        (b.white, b.black) for b in now.boards
    ]


def public_of(state: State) -> Tournament:
    """The tournament without the particulars that only the desk and the rating office need."""
    value, key = state.results, id(state.entrants)
    known = {id(before): shown for before, shown in zip(*_PUBLIC.get(key, ((), ())), strict=True)}
    players = tuple([known.get(id(player)) or without_birth(player) for player in value.players])
    _keep(_PUBLIC, key, (value.players, players))
    return _with_players(value, players)


_with_players = copier(Tournament, "players")  # who have the cells that were checked


def scores_before(state: State, round_: int) -> dict[int, int]:
    """The points of every player before a round, by pairing number."""
    made_from = (state.setup, state.entrants, state.awards, *state.rounds[: round_ - 1])
    known, found = _SCORES.get((id(state.entrants), round_), ((), {}))
    if len(known) == len(made_from) and all(a is b for a, b in zip(known, made_from, strict=True)):
        return found
    value = state.results
    scoring = value.settings.scoring
    made = {p.id: sum(scoring.points(p.cell(n)) for n in range(1, round_)) for p in value.players}
    return _keep(_SCORES, (id(state.entrants), round_), (made_from, made))[1]
