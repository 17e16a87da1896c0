"""Legal files that ask much of the engines, each with a budget: `python -m bench.budgets [KEY …]`.

    2 seconds of processor time and 300 MB for a field of up to 300 players, whatever the file says

Every shape is paired in a process of its own, which is stopped after a while; a line over budget is marked.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import process_time

from bench.dutch import all_want_white, round_robin
from ronde.errors import NoPairing
from ronde.formats import trf
from ronde.generating import Plan, by_rating, play, start
from ronde.model import Cell, Colour, Pair, Player, Result, Scoring, Settings, Tournament
from ronde.systems import DEFAULT, KEYS, system

SECONDS, MEGABYTES, PATIENCE = 2.0, 300, 60


def field(count: int, forbidden: tuple[tuple[int, ...], ...] = (), rounds: int = 9) -> Tournament:
    """Players of falling strength before round 1."""
    players = tuple(Player(n, f"Player {n}", 2600 - n) for n in range(1, count + 1))
    return Tournament(players, Settings(rounds=rounds, forbidden=forbidden))


def drawn(tournament: Tournament, rounds: int, seed: int = 1) -> Tournament:
    """Rounds that no engine paired: lots, never twice the same opponents nor whom the file keeps apart."""
    rng = Random(seed)
    chosen, plan = system(DEFAULT), Plan(len(tournament.players), rounds, seed)
    game = by_rating(tournament, plan, rng)
    apart = {frozenset(pair) for group in tournament.settings.forbidden for pair in _pairs(group)}
    for _ in range(rounds):
        left = [p.id for p in tournament.players]
        rng.shuffle(left)
        pairs = []
        while len(left) > 1:
            one = left.pop()
            other = next((x for x in left if frozenset((one, x)) not in apart), None)
            if other is None:
                continue  # nobody is left whom they may meet: absent
            left.remove(other)
            apart.add(frozenset((one, other)))
            pairs.append(Pair(one, other) if rng.random() < 0.5 else Pair(other, one))
        tournament = tournament.with_round(play(tuple(pairs), tournament, chosen, game))
    return tournament


def _pairs(group: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(a, b) for n, a in enumerate(group) for b in group[n + 1 :]]


def mostly_apart(count: int, share: float, rounds: int = 0, seed: int = 1) -> Tournament:
    """So large a share of all pairs is forbidden."""
    rng = Random(seed)
    pairs = _pairs(tuple(range(1, count + 1)))
    return drawn(field(count, tuple(p for p in pairs if rng.random() < share), 30), rounds, seed)


def only(count: int, legal: set[tuple[int, int]], rounds: int, seed: int = 1) -> Tournament:
    """Only these pairs are legal, so nearly all are forbidden."""
    forbidden = tuple(pair for pair in _pairs(tuple(range(1, count + 1))) if pair not in legal)
    return drawn(field(count, forbidden, 30), rounds, seed)


def neighbours(count: int, width: int, rounds: int, opposite: bool = False, seed: int = 1) -> Tournament:
    """Everybody may meet the next ones in the list, or those around the place opposite to theirs."""
    shift = count // 2 - width // 2 if opposite else 1
    legal = {(n, n + d) for n in range(1, count + 1) for d in range(shift, shift + width) if n + d <= count}
    return only(count, legal, rounds, seed)


def hubs(count: int, number: int, rounds: int, seed: int = 1) -> Tournament:
    """The first players may meet everybody, the others only two more of their trio."""
    legal = {(a, b) for a in range(1, number + 1) for b in range(a + 1, count + 1)}
    for a in range(number + 1, count - 1, 3):
        legal |= {(a, a + 1), (a, a + 2), (a + 1, a + 2)}
    return only(count, legal, rounds, seed)


def last_games(count: int, left: int, rounds: int, seed: int = 1) -> Tournament:
    """Everybody has so many possible opponents left, drawn by lot."""
    rng, legal = Random(seed), set()
    for _ in range(left + rounds):
        order = rng.sample(range(1, count + 1), count)
        legal |= {(min(pair), max(pair)) for pair in zip(order[::2], order[1::2], strict=False)}
    return only(count, legal, rounds, seed)


def star(count: int, rounds: int) -> Tournament:
    """One player whom nearly nobody may meet, late in a long event."""
    centre = tuple((1, n) for n in range(4, count + 1))
    return drawn(field(count, centre, rounds + 10), rounds)


def clubs(count: int, share: float, rounds: int) -> Tournament:
    """A club that is a part of the field and keeps to itself, the rest in clubs of three."""
    large = tuple(range(1, count + 1, max(1, round(1 / share))))
    rest = [n for n in range(1, count + 1) if n not in large]
    small = [tuple(rest[n : n + 3]) for n in range(0, len(rest) - 2, 3)]
    return drawn(field(count, (large, *small), rounds + 10), rounds)


def own_rounds(key: str, count: int, rounds: int) -> Tournament:
    """An event paired by the system itself up to a round."""
    plan, rng = Plan(count, rounds + 1, 1, key, scoring=scale(key)), Random(1)
    chosen, event = system(key), start(plan, rng)
    game = by_rating(event, plan, rng)
    for _ in range(rounds):
        event = event.with_round(play(chosen.pair(event).pairs, event, chosen, game))
    return event


def two_clubs(count: int, rounds: int) -> Tournament:
    """Two clubs share the field, and each keeps to itself."""
    groups = tuple(range(1, count + 1, 2)), tuple(range(2, count + 1, 2))
    return drawn(field(count, groups, rounds + 10), rounds)


def long_lists(count: int) -> Tournament:
    """Every second player has a list of fifty whom they may not meet."""
    lists = tuple((n, *(1 + (n + 2 * k) % count for k in range(1, 50))) for n in range(1, count, 2))
    pairs = tuple((one, other) for one, *others in lists for other in others)
    return drawn(field(count, pairs), 3)


def absent(count: int, rounds: int) -> Tournament:
    """Half of the field has a half-point bye in each round, every time another half."""
    rng, event = Random(1), field(count, rounds=rounds + 1)
    chosen, game = system(DEFAULT), by_rating(event, Plan(count, rounds, 1), rng)
    for _ in range(rounds):
        here = rng.sample(range(1, count + 1), count // 2)
        met = {p.id: {cell.opponent for cell in p.cells} for p in event.players}
        halves = zip(here[::2], here[1::2], strict=False)
        cells = play(tuple(Pair(a, b) for a, b in halves if b not in met[a]), event, chosen, game)
        byes = {p.id: Cell(result=Result.HALF_BYE) for p in event.players if p.id not in cells}
        event = event.with_round({**cells, **byes})
    return event


def forfeited(count: int) -> Tournament:
    """Nobody has played in round 1: every game is a forfeit of both."""
    event, cells = field(count), {}
    for n in range(1, count, 2):
        cells[n] = Cell(n + 1, Colour.WHITE, Result.FORFEIT_LOSS)
        cells[n + 1] = Cell(n, Colour.BLACK, Result.FORFEIT_LOSS)
    return event.with_round(cells)


def odd_all_play_all(count: int, rounds: int) -> Tournament:
    """The same for an odd number: who would meet the last one more has the bye."""
    players = [p for p in round_robin(count + 1, rounds).players if p.id <= count]
    bye = Cell(result=Result.PAIRING_BYE)
    cells = [tuple(bye if cell.opponent == count + 1 else cell for cell in p.cells) for p in players]
    return Tournament(tuple(replace(p, cells=c) for p, c in zip(players, cells, strict=True)))


def virtual(count: int) -> Tournament:
    """A report with a record of virtual points for every player and all rounds there can be."""
    event = drawn(field(count), 8)
    lines = trf.write(event).splitlines()
    lines += [f"250      {1 + n % 3}.0   1 999 {n:4} {n:4}" for n in range(1, count + 1)]
    return trf.read("\n".join(lines) + "\n")


def scale(key: str) -> Scoring:
    """The points of a game."""
    return Scoring.of(20, 10) if key.startswith("fmjd") else Scoring()


SHAPES: dict[str, Callable[[str], Tournament]] = {
    "300 players, round 9": lambda key: own_rounds(key, 300, 8),
    "300 players, 8 rounds by lot": lambda key: drawn(field(300), 8),
    "star, 199 players, 60 rounds": lambda key: star(199, 60),
    "90 % of pairs forbidden, 73 players": lambda key: mostly_apart(73, 0.9, 2),
    "90 % of pairs forbidden, 77 players": lambda key: mostly_apart(77, 0.9, 2, 2),
    "80 % of pairs forbidden, 45 players": lambda key: mostly_apart(45, 0.8, 3),
    "98 % of pairs forbidden, 200 players": lambda key: mostly_apart(200, 0.98, 1),
    "60 % of pairs forbidden, 300 players": lambda key: mostly_apart(300, 0.6, 3),
    "45 players, round 26": lambda key: drawn(field(45, rounds=30), 25),
    "half of 300 players one club, round 5": lambda key: clubs(300, 0.5, 4),
    "third of 67 players one club, round 26": lambda key: clubs(67, 0.34, 25),
    "200 records of virtual points to round 999": lambda key: virtual(200),
    "300 players, 150 rounds of an all-play-all": lambda key: round_robin(300, 150),
    "two clubs of 150, round 3": lambda key: two_clubs(300, 2),
    "lists of fifty for 150 of 300 players": lambda key: long_lists(300),
    "half-point byes for half of 300 players": lambda key: absent(300, 6),
    "round 1 forfeited by all 300": lambda key: forfeited(300),
    "80 players, round 52": lambda key: drawn(field(80, rounds=60), 51),
    "40 players, last round of an all-play-all": lambda key: round_robin(40, 38),
    "41 players, last round of an all-play-all": lambda key: odd_all_play_all(41, 40),
    "150 want White, 150 Black": lambda key: all_want_white(150, 2),
    "chain of 150, each may meet the next six": lambda key: neighbours(150, 6, 3),
    "100 players, 13 opponents opposite": lambda key: neighbours(100, 13, 8, opposite=True),
    "180 players, 13 opponents opposite": lambda key: neighbours(180, 13, 8, opposite=True),
    "200 players, 4 opponents opposite": lambda key: neighbours(200, 4, 2, opposite=True),
    "25 hubs and trios, 100 players": lambda key: hubs(100, 25, 2),
    "53 hubs and trios, 200 players": lambda key: hubs(200, 53, 2),
    "200 players, 5 opponents left": lambda key: last_games(200, 5, 5),
    "180 players, 6 opponents left": lambda key: last_games(180, 6, 9),
}


def once(name: str, key: str) -> None:
    """Pair a shape and print what it took."""
    event = SHAPES[name](key)
    settings = replace(event.settings, scoring=scale(key), system=key)
    event, chosen = replace(event, settings=settings), system(key)
    begin, said = process_time(), "pairs"
    try:
        chosen.pair(event)
    except NoPairing:
        said = "no pairing"
    used = process_time() - begin
    print(f"{used:.2f} {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} {said}")


def measured(name: str, key: str) -> tuple[float, int, str]:
    """The seconds, megabytes and outcome of a shape in a process of its own."""
    command = [sys.executable, "-m", "bench.budgets", "--once", name, key]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE * 2)
    except subprocess.TimeoutExpired:
        return float("inf"), 0, "stopped"
    if done.returncode:
        return float("nan"), 0, done.stderr.strip().splitlines()[-1][:60]
    seconds, megabytes, said = done.stdout.split(" ", 2)
    return float(seconds), int(megabytes), said.strip()


def main() -> int:
    """Print the table; 1 if something is over budget."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("keys", nargs="*", default=[])
    parser.add_argument("--once", metavar="SHAPE", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.once:
        once(args.once, args.keys[0])
        return 0
    over = 0
    print(f"{'system':18}{'shape':46}{'s':>7}{'MB':>6}")
    for key in args.keys or [key for key in KEYS if system(key).games == 1]:
        for name in SHAPES:
            seconds, megabytes, said = measured(name, key)
            bad = not (seconds <= SECONDS and megabytes <= MEGABYTES)
            over += bad
            print(
                f"{key:18}{name:46}{seconds:7.2f}{megabytes:6}  {said}{'  OVER' if bad else ''}", flush=True
            )
    print(f"{over} over the budget of {SECONDS:g} s and {MEGABYTES} MB")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
