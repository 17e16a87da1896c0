"""Tournaments written as a crosstable: one line per player, one word per round.

`12w1` White against 12, won; `3b=` Black, drawn; `3-0` no colours, lost; `7w+` won by forfeit;
`7w*` still open; U H F Z byes and absences; `.` nothing is said.
"""

from __future__ import annotations

import re

from ronde.model import BLANK, Cell, Colour, Player, Result, Scoring, Settings, Tournament

_COLOURS = {"w": Colour.WHITE, "b": Colour.BLACK, "-": None}


def cell(word: str) -> Cell:
    match = re.fullmatch(r"(\d+)([wb-])(.)", word)
    if match:
        return Cell(int(match[1]), _COLOURS[match[2]], Result(match[3]))
    return BLANK if word == "." else Cell(result=Result(word))


def crosstable(
    text: str,
    *,
    rounds: int | None = None,
    ratings: tuple[int, ...] = (),
    scoring: Scoring | None = None,
    settings: Settings | None = None,
    records: tuple[str, ...] = (),
) -> Tournament:
    lines = [line.split() for line in text.strip().splitlines()]
    players = tuple(
        Player(n, f"Player {n}", ratings[n - 1] if ratings else 2000 - 10 * n, cells=tuple(map(cell, words)))
        for n, words in enumerate(lines, 1)
    )
    chosen = settings or Settings(rounds=rounds, scoring=scoring or Scoring())
    return Tournament(players, chosen, records=records, empty_rounds=bool(records))
