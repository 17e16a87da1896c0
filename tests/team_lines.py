"""What the lines of a report say of its teams, read again word by word: types, match points, game points.

The type is in 192, the scale of match points in 362, the points of the bye in 320, the match points and the
game points of every round in XXM and XXG.
"""

from __future__ import annotations

import re

from ronde.model import Tournament


class Type:
    """192, ruling T1."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        code = next((line[4:].strip() for line in lines if line.startswith("192")), "FIDE_TEAM")
        words = code.split("_")[2:]
        self.baku = "BAKU" in words
        words = [word for word in words if word != "BAKU"] or ["TYPEA", "MP", "GP"]
        self.preference = "A" if "TYPEA" in words else "B" if "TYPEB" in words else ""
        scores = [word for word in words if word in ("MP", "GP")] or ["MP", "GP"]
        self.primary = scores[0]
        self.secondary = scores[1] if len(scores) > 1 else ""


class Points:
    """The points of every team and round, in tenths."""

    def __init__(self, tournament: Tournament, lines: tuple[str, ...]) -> None:
        self.players = tournament.by_id()
        self.scale = {"TW": 20, "TD": 10, "TL": 0}
        self.bye = None
        self.by_round: dict[str, dict[int, dict[int, int]]] = {"XXM": {}, "XXG": {}}
        for line in lines:
            if line.startswith("362"):
                said = re.findall(r"(T[WDL]) *([\d.]+)", line)
                self.scale |= {name: _tenths(value) for name, value in said}
            elif line.startswith("320") and line[4:8].strip():
                self.bye = _tenths(line[4:8])
            elif line[:3] in self.by_round:
                values = [line[n : n + 4].strip() for n in range(9, len(line), 5)]
                by_round = {n: _tenths(value) for n, value in enumerate(values, 1) if value}
                self.by_round[line[:3]][int(line[4:8])] = by_round

    def of(self, kind: str, id_: int, round_: int) -> int:
        said = self.by_round["XXM" if kind == "MP" else "XXG"].get(id_, {})
        if round_ in said or kind == "GP":
            return said.get(round_, 0)
        match self.players[id_].cell(round_).result.value:
            case "1" | "W" | "+" | "F":
                return self.scale["TW"]
            case "=" | "D" | "H":
                return self.scale["TD"]
            case "0" | "L":
                return self.scale["TL"]
            case "U":
                return self.scale["TD"] if self.bye is None else self.bye
        return 0


def _tenths(text: str) -> int:
    return round(10 * float(text))
