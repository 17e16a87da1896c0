"""Events for the rules of the Lim system, written by hand, and what it makes of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ronde.model import ABSENT, Cell, Colour, Player, Result, Settings, Tournament
from ronde.systems import RoundPairing, system

W, B = Colour.WHITE, Colour.BLACK
GAINED = {10: "1F", 5: "=H", 0: "0Z"}  # result of a game, code of a round without one
REPLY = {"1": "0", "0": "1", "=": "="}


def field(*lines: str, after: int = 1, apart: Iterable[str] = (), **options: Any) -> Tournament:
    """A tournament after some rounds from lines "number points colours @rating ^".

    The colours are those of the last games, against guests of equal score who have left since; rounds
    without a game are byes. A ^ (v) says that the last guest had a higher (lower) score. `apart` are pairs
    "1-2" who must not meet; `maxi` and all settings can be given, too. The system is `lim` unless it is
    given.
    """
    players, guests, virtual = [], [], []
    for line in lines:
        number, points, *rest = line.split()
        colours = next((word for word in rest if word.isalpha() and word != "v"), "")
        rating = next((int(word[1:]) for word in rest if word.startswith("@")), 2000)
        cells, left = [], round(10 * float(points))
        for index in range(after):
            score = round(10 * float(points)) - left
            gained = min(10, left)
            left -= gained
            game, bye = GAINED[gained]
            colour = colours[index - after + len(colours) :][:1] if index >= after - len(colours) else ""
            if not colour:
                cells.append(Cell(result=Result(bye)))
                continue
            guest = 501 + len(guests)
            cells.append(Cell(guest, Colour(colour), Result(game)))
            away = [ABSENT] * (after + 1)
            away[index] = Cell(int(number), Colour(colour).opposite, Result(REPLY[game]))
            guests.append(Player(guest, cells=tuple(away)))
            score += {"^": 10, "v": -10}.get(rest[-1], 0)
            virtual.append((guest, (0,) * index + (score, 0)))
        assert left == 0, line
        players.append(Player(int(number), f"P{number}", rating, cells=tuple(cells)))
    for index in range(after):  # every round has a game
        two = 901 + 2 * index
        for id_, other, colour in ((two, two + 1, W), (two + 1, two, B)):  # type: ignore[assignment]
            away = [ABSENT] * (after + 1)
            away[index] = Cell(other, colour, Result.DRAW)  # type: ignore[arg-type]
            guests.append(Player(id_, cells=tuple(away)))
    forbidden = tuple(tuple(map(int, pair.split("-"))) for pair in apart)
    if options.pop("maxi", False):
        options["options"] = (("maxi", "yes"),)
    virtual += options.pop("virtual_points", ())
    settings = Settings("lim", 9, initial_colour=W, forbidden=forbidden, virtual_points=tuple(virtual))
    return Tournament((*players, *guests), replace(settings, **options))


def level(points: str, numbers: Iterable[int], colours: str = "") -> list[str]:
    """The lines of a group of players who are alike."""
    return [f"{number} {points} {colours}" for number in numbers]


def paired(tournament: Tournament) -> RoundPairing:
    """The next round by the system of the tournament."""
    return system(tournament.settings.system or "lim").pair(tournament)


def boards(tournament: Tournament) -> list[str]:
    """The round in board order, White first: "1-4"; the bye as "7"."""
    return ["-".join(map(str, pair)) for pair in paired(tournament).pairs]


def meetings(tournament: Tournament) -> list[str]:
    """Who meets whom, smaller number first."""
    return sorted("-".join(map(str, sorted(pair))) for pair in paired(tournament).pairs)


def told(tournament: Tournament, message: str) -> list[tuple[int, ...]]:
    """Whom a sentence of the explanation is about."""
    return [step.players for step in paired(tournament).steps if step.message == message]


def floaters(tournament: Tournament) -> list[int]:
    """Who floats, in the order in which they are chosen."""
    return [step.players[0] for step in paired(tournament).steps if step.message.startswith("float_")]


def mirror(lines: Iterable[str], after: int = 1, last: int = 10) -> list[str]:
    """The same players upside down: number 1 is number 10, and all that was won is lost."""
    mirrored = []
    for line in lines:
        number, points, *rest = line.split()
        rest = [{"^": "v", "v": "^"}.get(word, word) for word in rest]
        mirrored.append(" ".join([str(last + 1 - int(number)), str(after - float(points)), *rest]))
    return mirrored


def mirrored(pairs: Iterable[str], last: int = 10) -> list[str]:
    return ["-".join(str(last + 1 - int(number)) for number in pair.split("-")) for pair in pairs]


def in_order(pairs: Iterable[str]) -> list[str]:
    return sorted("-".join(map(str, sorted(map(int, pair.split("-"))))) for pair in pairs)
