"""Tournaments of the French program Papi, as JSON: the tie-break exercises come in this form."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ronde.model import Cell, Colour, Player, Result, Settings, Tournament

CORPUS = Path(__file__).parent / "corpus" / "tec"

_COLOURS = {"B": Colour.WHITE, "N": Colour.BLACK}
_GAMES = {1: Result.LOSS, 2: Result.DRAW, 3: Result.WIN, 4: Result.FORFEIT_LOSS, 5: Result.FORFEIT_LOSS}
_BYES = {0: Result.ABSENT, 2: Result.HALF_BYE, 6: Result.PAIRING_BYE}


def _cell(data: dict[str, Any]) -> Cell:
    """Opponents count from 0; code 6 is a bye or a forfeit win."""
    if "opponent" not in data:
        return Cell(result=_BYES[data["result"]])
    result = _GAMES.get(data["result"], Result.FORFEIT_WIN)
    return Cell(data["opponent"] + 1, _COLOURS[data["color"]], result)


def read(name: str) -> Tournament:
    """One of the exercises."""
    data = json.loads((CORPUS / f"{name}.json").read_text(encoding="utf-8"))
    players = tuple(
        Player(n, p["name"], p["elo"], cells=tuple(map(_cell, p["rounds"])))
        for n, p in enumerate(data["players"], 1)
    )
    options = (("pairing", "round-robin"),) if data["type"] == "ToutesRondes" else ()
    return Tournament(players, Settings(rounds=data["rounds"], options=options), data["name"])


def expected(name: str) -> dict[str, dict[int, Any]]:
    """The published values of an exercise, under the name of each question."""
    data = json.loads((CORPUS / "expected.json").read_text(encoding="utf-8"))[name]
    return {question: {int(id_): v for id_, v in values.items()} for question, values in data.items()}
