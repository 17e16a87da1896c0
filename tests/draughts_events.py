"""Small draughts events written down by hand, for the tests of the FMJD text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ronde.facts.history import Card
from ronde.model import ABSENT, Cell, Colour, Player, Result, Scoring, Settings, Tournament
from ronde.systems import RoundPairing, system
from ronde.systems.fmjd_1986.facts import Entry

SCALE = Scoring.of(20, 10)
_RESULTS = {"1": "10", "=": "==", "0": "01", "+": "+-", "-": "-+", "--": "--", "*": "**"}
W, B = Colour.WHITE, Colour.BLACK


def event(players: int, *rounds: str, **settings: Any) -> Tournament:
    """An event from its rounds: "1-4:1 5-2:= 3:U" is 1 beating 4 with White, a draw, and a rest.

    Who is not named in a round is absent; a last round that nobody plays announces absences only.
    """
    cells: dict[int, list[Cell]] = {id_: [] for id_ in range(1, players + 1)}
    for number, text in enumerate(rounds, 1):
        for word in text.split():
            who, result = word.split(":")
            if "-" in who:
                white, black = map(int, who.split("-"))
                first, second = _RESULTS[result]
                cells[white].append(Cell(black, W, Result(first)))
                cells[black].append(Cell(white, B, Result(second)))
            else:
                cells[int(who)].append(Cell(result=Result(result)))
        played = any(":U" in word or "-" in word.split(":")[0] for word in text.split())
        for line in cells.values():
            if len(line) < number and played:
                line.append(ABSENT)
    members = tuple(Player(id_, f"P{id_}", 2000 - id_, cells=tuple(line)) for id_, line in cells.items())
    return Tournament(members, Settings(**{"scoring": SCALE, **settings}))


def grouped(*groups: Sequence[int], met: Iterable[tuple[int, int]] = (), **settings: Any) -> Tournament:
    """Groups of points, top first, whose members have no game, no Solkoff and no colour.

    The points are half-point byes; `met` are pairs that are not possible. In every past round two others,
    who are away now, have played each other, because somebody has to.
    """
    rounds = max(1, len(groups) - 1)
    everybody = sorted(id_ for group in groups for id_ in group)
    players = []
    for id_ in everybody:
        draws = next(len(groups) - 1 - k for k, group in enumerate(groups) if id_ in group)
        codes = [Result.HALF_BYE] * draws + [Result.ABSENT] * (rounds - draws)
        players.append(Player(id_, f"P{id_}", 2000 - id_, cells=tuple(Cell(result=code) for code in codes)))
    for me, other, colour in ((900, 901, W), (901, 900, B)):
        games = (Cell(other, colour, Result.DRAW),) * rounds
        players.append(Player(me, f"P{me}", 1000, cells=(*games, ABSENT)))
    values = {"scoring": SCALE, "forbidden": tuple(met), **settings}
    return Tournament(tuple(players), Settings(**values))


def pairing(tournament: Tournament, key: str = "fmjd-1986") -> RoundPairing:
    """The next round."""
    return system(key).pair(tournament)


def pairs(tournament: Tournament, key: str = "fmjd-1986") -> set[frozenset[int]]:
    """The next round without colours; who rests stands alone."""
    return {frozenset(pair) for pair in pairing(tournament, key).pairs}


def meeting(*games: tuple[int, ...]) -> set[frozenset[int]]:
    """Pairs to compare with."""
    return {frozenset(game) for game in games}


def reasons(tournament: Tournament, id_: int, key: str = "fmjd-1986") -> set[str]:
    """The articles and sentences that speak of somebody."""
    steps = pairing(tournament, key).steps
    return {f"{s.article.split(' ')[1]} {s.message}" for s in steps if id_ in s.players}


def entry(id_: int, colours: str = "") -> Entry:
    """A participant with a colour history, for the rules of article 7."""
    played = tuple(W if letter == "W" else B for letter in colours)
    return Entry(Card(Player(id_), 0, 0, (), (), frozenset(), played, False), 0, 0, 0)


def away(tournament: Tournament, *ids: int) -> Tournament:
    """The tournament in which some are absent in the next round."""
    round_ = tournament.next_round
    players = (p.with_cell(round_, ABSENT) if p.id in ids else p for p in tournament.players)
    return replace(tournament, players=tuple(players))
