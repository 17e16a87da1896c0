"""The configuration of a random tournament: `Name=value` lines, as JaVaFo and bbpPairings read them.

A rate N means one in N there: of the games (ForfeitRate), of the players (RetiredRate, HalfPointByeRate).
Names of this program are beside them, and take a number or a share: `Forfeits=2`, `HalfByes=5%`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from ronde.errors import BadInput
from ronde.generating import Plan
from ronde.model import Scoring
from ronde.values import replace
from ronde.words import Quoted

Change = dict[str, object]


def read(text: str, plan: Plan) -> Plan:
    """The plan with what a configuration says."""
    said: dict[str, str] = {}
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        if not line.strip() or line.startswith("#"):
            continue
        name, sign, value = (part.strip() for part in line.partition("="))
        if not sign or name not in _NAMES:
            raise BadInput("error-configuration-name", line=number, name=Quoted(line.strip()))
        said[name] = value
    changes: Change = {}
    for name, value in said.items():
        try:
            changes |= _NAMES[name](value)
        except ValueError as error:
            raise BadInput("error-configuration-value", name=name, value=Quoted(value)) from error
    changed = replace(plan, **changes)  # type: ignore[arg-type]
    return replace(changed, scoring=_scoring(changed, said))


def amount(text: str, number: str, rate: str) -> Change:
    """A number (2) or a share (5%) as the field of a plan."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*(%?)", text.strip(), re.ASCII)
    if found is None or (not found[2] and "." in found[1]):
        raise ValueError(text)
    return {rate: float(found[1]) / 100} if found[2] else {number: int(found[1])}


def _whole(field: str) -> Callable[[str], Change]:
    return lambda value: {field: int(value)}


def _one_in(field: str) -> Callable[[str], Change]:
    def read_rate(value: str) -> Change:
        if float(value) < 1:
            raise ValueError(value)
        return {field: 1 / float(value)}

    return read_rate


def _percentage(value: str) -> Change:
    return {"draw_rate": int(value) / 100}


def _points(value: str) -> Change:
    _tenths(value)
    return {}


def _amount(number: str, rate: str) -> Callable[[str], Change]:
    return lambda value: amount(value, number, rate)


_POINTS = {
    "PointsForWin": ("white_win", "black_win", "forfeit_win", "full_bye"),
    "PointsForDraw": ("white_draw", "black_draw", "half_bye"),
    "PointsForLoss": ("white_loss", "black_loss"),
    "PointsForForfeitLoss": ("forfeit_loss",),
    "PointsForZPB": ("absent",),
    "PointsForPAB": ("pairing_bye",),
}

_NAMES: Mapping[str, Callable[[str], Change]] = {
    "PlayersNumber": _whole("players"),
    "RoundsNumber": _whole("rounds"),
    "HighestRating": _whole("highest_rating"),
    "LowestRating": _whole("lowest_rating"),
    "DrawPercentage": _percentage,
    "ForfeitRate": _one_in("forfeit_rate"),
    "RetiredRate": _one_in("withdrawal_rate"),
    "HalfPointByeRate": _one_in("half_bye_rate"),
    "Accelerated": lambda value: {"acceleration": "baku"} if value.strip() == "1" else {},
    "System": lambda value: {"system": value},
    "Acceleration": lambda value: {"acceleration": value or None},
    "Seed": _whole("seed"),
    "Forfeits": _amount("forfeits", "forfeit_rate"),
    "Absences": _amount("absences", "absence_rate"),
    "HalfByes": _amount("half_byes", "half_bye_rate"),
    "Unusual": _amount("unusual", "unusual_rate"),
    "LateEntries": _amount("late", "late_rate"),
    "Withdrawals": _amount("withdrawals", "withdrawal_rate"),
    **dict.fromkeys(_POINTS, _points),
}


def _tenths(text: str) -> int:
    found = re.fullmatch(r"(\d{1,3})(?:\.(\d))?", text.strip(), re.ASCII)
    if found is None:
        raise ValueError(text)
    return 10 * int(found[1]) + int(found[2] or 0)


def _scoring(plan: Plan, said: Mapping[str, str]) -> Scoring:
    """The scale; the bye is worth a win unless it has points of its own."""
    given = {
        field: _tenths(said[name]) for name, fields in _POINTS.items() if name in said for field in fields
    }
    if "white_win" in given:
        given.setdefault("pairing_bye", given["white_win"])
    return replace(plan.scoring, **given)
