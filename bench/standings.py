"""Processor seconds for standings and tables of a large open: `python -m bench.standings`."""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from ronde.generating import Plan, result, start
from ronde.model import BYE, Cell, Colour, Tournament
from ronde.ranking.standings import standings
from ronde.tables.lists import FORMATS, crosstable, pairings, render, standings_table

LISTS = {
    "fide-swiss": "PTS,DE,BH/C1,BH,SB",
    "five more": "PTS,BH/M1,FB,AOB,PS,ARO",
    "performances": "PTS,TPR,PTP,APRO,APPO,KS",
    "fmjd": "fmjd",
    "elo-swiss": "elo-swiss",
}


def open_event(players: int, rounds: int, seed: int = 1) -> Tournament:
    """A large field whose rounds are paired down the standings: enough for tables."""
    plan = Plan(players, rounds, seed, forfeit_rate=0.02)
    rng = Random(seed)
    tournament = start(plan, rng)
    ratings = {p.id: p.rating for p in tournament.players}
    score = dict.fromkeys(ratings, 0)
    for _ in range(rounds):
        order = sorted(score, key=lambda id_: (-score[id_], rng.random()))
        cells: dict[int, Cell] = {}
        if len(order) % 2:
            cells[order.pop()] = BYE
        for a, b in zip(order[::2], order[1::2], strict=True):
            mine, his = result(ratings[a], ratings[b], plan, rng)
            cells[a], cells[b] = Cell(b, Colour.WHITE, mine), Cell(a, Colour.BLACK, his)
        tournament = tournament.with_round(cells)
        for id_, cell in cells.items():
            score[id_] += tournament.settings.scoring.points(cell)
    return tournament


def seconds(action: Callable[[], object], times: int = 5) -> float:
    """The best of a few runs."""
    best = float("inf")
    for _ in range(times):
        gc.collect()
        begin = process_time()
        action()
        best = min(best, process_time() - begin)
    return best


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=581)
    parser.add_argument("--rounds", type=int, default=9)
    args = parser.parse_args()
    tournament = open_event(args.players, args.rounds)
    print(f"{args.players} players, {args.rounds} rounds")
    for name, codes in LISTS.items():
        for edition in ("2026", "2009"):
            taken = seconds(partial(standings, tournament, codes, edition))
            print(f"{'standings ' + name:28} {edition}  {taken:7.3f} s")
    ranked = standings(tournament, "fide-swiss")
    tables = (standings_table(ranked), crosstable(tournament, ranked), pairings(tournament))
    for form in FORMATS:
        for table in tables:
            taken = seconds(partial(render, table, form, 120))
            print(f"{table.key + ' as ' + form:28}       {taken:7.3f} s")


if __name__ == "__main__":
    main()
