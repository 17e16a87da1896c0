"""Random fields for the systems with upfloaters: team events and events of matches of two games."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

from ronde.formats import trf
from ronde.model import Cell, Colour, Player, Result, Tournament
from tests.fields import random_field

TYPES = (
    "",
    "_TYPEA_MP_GP",
    "_TYPEB_MP_GP",
    "_TYPEB_GP_MP",
    "_TYPEA_GP",
    "_TYPEB_MP",
    "_MP",
    "_GP_MP",
    "_TYPEA",
)
SCALES = ((20, 10, 0), (20, 10, 0), (20, 10, 0), (30, 10, 0), (30, 20, 10))
BOARDS = 4
WON, DRAWN, LOST = (25, 30, 35, 40), (20,), (15, 10, 5, 0)


def team_field(seed: int, smallest: int = 4, largest: int = 14, most_rounds: int = 9) -> Tournament:
    """A folded report of teams before a round: match points, game points, all types of preference."""
    plain = random_field(seed, smallest, largest, most_rounds, colours=False)
    rng = Random(f"teams {seed}")
    plain = _coloured(plain, rng)
    code = rng.choice(TYPES)
    by_games = code.endswith(("_GP", "_GP_MP"))
    plain = _settled(plain, rng, accelerated=not by_games)
    win, draw, loss = rng.choice(SCALES)
    lines = [f"192 FIDE_TEAM{code}", f"362 TW{_text(win)}    TD{_text(draw)}    TL{_text(loss)}"]
    if rng.random() < 0.3:
        lines.append(f"320 {_text(rng.choice((0, draw, win)))} {_text(rng.choice((0, 20, 40)))}")
    games = {p.id: [_games(p.cell(n), rng) for n in range(1, plain.next_round)] for p in plain.players}
    for player in plain.players:
        for n, cell in enumerate(player.cells, 1):
            if cell.played and cell.opponent and cell.opponent < player.id and _fair(player, plain, n):
                games[player.id][n - 1] = 10 * BOARDS - games[cell.opponent][n - 1]
    lines += [f"XXG {id_:>4}" + "".join(f" {_text(v)}" for v in values) for id_, values in games.items()]
    if rng.random() < 0.2:
        for id_ in rng.sample(sorted(games), 2):
            points = "".join(rng.choice((" 2.0", "    ", " 0.0", "-1.0")).rjust(5) for _ in games[id_])
            lines.append(f"XXM {id_:>4}{points}".rstrip())
    return trf.read(trf.write(plain) + "\n".join(lines) + "\n")


def _text(tenths: int) -> str:
    return f"{tenths / 10:>4.1f}"


def _fair(player: Player, tournament: Tournament, n: int) -> bool:
    """Both results of a match are those of its game points."""
    results = {
        player.cell(n).result.value,
        tournament.player(player.cell(n).opponent or 0).cell(n).result.value,
    }
    return results in ({"1", "0"}, {"W", "L"}, {"="}, {"D"})


def _games(cell: Cell, rng: Random) -> int:
    match cell.result.value:
        case "1" | "W":
            return rng.choice(WON)
        case "=" | "D":
            return DRAWN[0]
        case "0" | "L":
            return rng.choice(LOST)
        case "+" | "F":
            return 10 * BOARDS
        case "H" | "U":
            return 5 * BOARDS
    return 0


def _coloured(tournament: Tournament, rng: Random) -> Tournament:
    """Every game with colours, which no rule limits; now and then with none."""
    past: dict[int, int] = {p.id: 0 for p in tournament.players}
    cells = {p.id: list(p.cells) for p in tournament.players}
    for n in range(tournament.played_rounds):
        for id_, own in cells.items():
            cell = own[n] if n < len(own) else Cell()
            other = cell.opponent
            if other is None or other < id_:
                continue
            colour = rng.choice(tuple(Colour))
            if past[id_] != past[other] and rng.random() < 0.6:
                colour = Colour.WHITE if past[id_] < past[other] else Colour.BLACK
            both = (colour, colour.opposite) if rng.random() < 0.97 else (None, None)
            own[n] = replace(cell, colour=both[0])
            cells[other][n] = replace(cells[other][n], colour=both[1])
            if both[0]:
                past[id_] += 1 if colour is Colour.WHITE else -1
                past[other] -= 1 if colour is Colour.WHITE else -1
    return replace(
        tournament, players=tuple(replace(p, cells=tuple(cells[p.id])) for p in tournament.players)
    )


def _settled(tournament: Tournament, rng: Random, accelerated: bool, width: int = 1) -> Tournament:
    """With virtual points, pairs that must not meet, and a bye kept from somebody, on some seeds."""
    settings = tournament.settings
    ids = [player.id for player in tournament.players]
    if accelerated and rng.random() < 0.25:
        top = ids[: rng.randint(0, len(ids))]
        points = (20, 20, 10, 10)[: max(1, -(-tournament.next_round // width))]
        doubled = tuple(value for value in points for _ in range(width))
        settings = replace(settings, virtual_points=tuple((id_, doubled) for id_ in top))
    if rng.random() < 0.2:
        groups = tuple(tuple(rng.sample(ids, min(len(ids), 2))) for _ in range(rng.randint(1, 8)))
        settings = replace(settings, forbidden=groups)
    elif rng.random() < 0.1:
        share = rng.choice((0.3, 0.5, 0.7))
        settings = replace(settings, forbidden=tuple(p for p in combinations(ids, 2) if rng.random() < share))
    if rng.random() < 0.1:
        settings = replace(settings, no_bye=frozenset(rng.sample(ids, 1)))
    return replace(tournament, settings=settings)


def double_field(seed: int, smallest: int = 4, largest: int = 14, most_rounds: int = 7) -> Tournament:
    """An event of matches of two games before a round."""
    plain = random_field(seed, smallest, largest, most_rounds, colours=False)
    rng = Random(f"double {seed}")
    plain = _coloured(plain, rng)
    cells = {p.id: [_halves(cell) for cell in p.cells] for p in plain.players}
    for n in range(plain.played_rounds):
        for id_, own in cells.items():
            if n < len(own) and (other := own[n][0].opponent) and id_ < other:
                own[n], cells[other][n] = _games_of(own[n], cells[other][n], rng)
    players = tuple(replace(p, cells=tuple(c for both in cells[p.id] for c in both)) for p in plain.players)
    rounds = plain.settings.rounds
    settings = replace(plain.settings, rounds=2 * rounds if rounds else None)
    doubled = _settled(replace(plain, players=players, settings=settings), rng, True, 2)
    return trf.read("192 FIDE_DOUBLESWISS\n" + trf.write(doubled))


Games = tuple[Cell, Cell]
FIRST = (("1", "0"), ("0", "1"), ("=", "="), ("=", "="))
ODD = (("+", "-"), ("-", "+"), ("-", "-"), ("W", "L"), ("=", "0"))


def _halves(cell: Cell) -> Games:
    if cell.opponent is None:
        return cell, cell
    return cell, replace(cell, colour=cell.colour.opposite if cell.colour else None)


def _games_of(mine: Games, his: Games, rng: Random) -> tuple[Games, Games]:
    """Both games of a match; a forfeit of the plain field is one of both games, mostly."""
    forfeited = mine[0].result in (Result.FORFEIT_WIN, Result.FORFEIT_LOSS)
    results = [
        (mine[0].result.value, his[0].result.value)
        if forfeited and rng.random() < 0.8
        else rng.choice(ODD if rng.random() < (0.5 if forfeited else 0.05) else FIRST)
        for _ in range(2)
    ]
    first = tuple(replace(cell, result=Result(r[0])) for cell, r in zip(mine, results, strict=True))
    second = tuple(replace(cell, result=Result(r[1])) for cell, r in zip(his, results, strict=True))
    return (first[0], first[1]), (second[0], second[1])
