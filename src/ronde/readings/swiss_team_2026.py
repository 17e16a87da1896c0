"""The Swiss Team System of 2026 (C.04.6) word for word, by trying everything: an oracle for small fields.

The participants of the tournament are teams. What a report of players cannot say stands in its lines:
the type (192), the scale of match points (362), the points of the bye (320), the match points (XXM) and
game points (XXG) of every round. Rulings are those of the rule file.
"""

from __future__ import annotations

import re

from ronde.errors import BadInput
from ronde.model import Colour, Result, Tournament
from ronde.readings.cards import initial_colour
from ronde.readings.request import Asked
from ronde.readings.upfloating import (
    BLACK,
    WHITE,
    Cost,
    Facts,
    Round,
    baku,
    forbidden,
    latest_difference,
    require,
)


def pair(tournament: Tournament, request: Asked = None) -> list[tuple[int, int]]:
    """(white, black) in board order, the bye as (id, 0)."""
    return _Round(tournament, request).pair()


class _Type:
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


class _Points:
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


class _Round(Round):
    def __init__(self, tournament: Tournament, request: Asked = None) -> None:
        lines = tournament.source or tournament.records
        self.type = _Type(lines)
        points = _Points(tournament, lines)
        round_, rounds = tournament.next_round, tournament.settings.rounds
        virtual = {id_: list(values) for id_, values in tournament.settings.virtual_points}
        if self.type.primary == "GP" and (virtual or self.type.baku):
            raise BadInput("error-accelerated-on-game-points")
        if self.type.baku and not virtual:
            assert rounds is not None
            virtual = baku([p.id for p in tournament.players], rounds, points.scale["TW"])
        self.real = {}
        before: dict[int, dict[int, int]] = {}
        for player in tournament.players:
            id_, total, second = player.id, 0, 0
            before[id_] = {}
            extra = virtual.get(id_, [])
            for n in range(1, round_ + 1):
                before[id_][n] = total + (extra[n - 1] if n <= len(extra) else 0)
                if n < round_:
                    total += points.of(self.type.primary, id_, n)
                    second += points.of(self.type.secondary, id_, n) if self.type.secondary else 0
            self.real[id_] = (total, second)
        facts = {id_: Facts(scores[round_]) for id_, scores in before.items()}
        for player in tournament.players:
            own = facts[player.id]
            own.barred = player.id in tournament.settings.no_bye
            for n in range(1, round_):
                cell = player.cell(n)
                own.barred |= cell.result in (Result.PAIRING_BYE, Result.FORFEIT_WIN, Result.FULL_BYE)
                if cell.played and cell.opponent:
                    own.matches += 1
                    own.met.add(cell.opponent)
                    own.colours += [cell.colour] if cell.colour else []
                    own.floater = n == round_ - 1 and before[player.id][n] != before[cell.opponent][n]
        forbidden(tournament.forbidden_in(round_), facts)
        require(request, facts)
        self.initial = initial_colour(tournament)
        self.last = rounds is not None and round_ >= rounds
        last_two = rounds is not None and round_ >= rounds - 1
        super().__init__(tournament, facts, frozenset(p.id for p in tournament.available()), not last_two)

    # 1.6, 1.7

    def difference(self, id_: int) -> int:
        colours = self.facts[id_].colours
        return colours.count(WHITE) - colours.count(BLACK)

    def preference(self, id_: int) -> tuple[Colour | None, bool]:
        """The colour, and whether the preference is strong."""
        difference, colours = self.difference(id_), self.facts[id_].colours
        if not self.type.preference or not colours:
            return None, False
        if difference < -1 or (difference in (0, -1) and colours[-2:] == [BLACK, BLACK]):
            return WHITE, True
        if difference > 1 or (difference in (0, 1) and colours[-2:] == [WHITE, WHITE]):
            return BLACK, True
        if self.type.preference == "A":
            return None, False
        if difference == -1 or (difference == 0 and not self.last and colours[-1] is BLACK):
            return WHITE, False
        if difference == 1 or (difference == 0 and not self.last and colours[-1] is WHITE):
            return BLACK, False
        return None, False

    # C8, C9, C10

    def cost(self, a: int, b: int, score: int) -> Cost:
        (mine, much), (theirs, as_much) = self.preference(a), self.preference(b)
        same = mine is not None and mine is theirs
        strong = same and much and as_much and self.type.preference == "B"
        return int(same), int(strong), self.opponent_floated(a, b, score)

    # 4

    def coloured(self, a: int, b: int) -> tuple[int, int]:
        first, other = sorted((a, b), key=lambda i: (-self.real[i][0], -self.real[i][1], i))
        return (first, other) if self.colour(first, other) is WHITE else (other, first)

    def colour(self, first: int, other: int) -> Colour:
        """4.3, the colour of the first-team."""
        mine, theirs = self.facts[first].colours, self.facts[other].colours
        if not mine and not theirs:
            return self.initial if first % 2 else self.initial.opposite
        (wanted, strong), (wanted_there, strong_there) = self.preference(first), self.preference(other)
        if wanted and not wanted_there:
            return wanted
        if wanted_there and not wanted:
            return wanted_there.opposite
        if wanted and wanted is not wanted_there:
            return wanted
        if wanted and self.type.preference == "B" and strong != strong_there:
            return wanted if strong else wanted.opposite
        if self.difference(first) != self.difference(other):
            return WHITE if self.difference(first) < self.difference(other) else BLACK
        if then := latest_difference(mine, theirs):
            return then.opposite
        if wanted:
            return wanted
        return mine[-1].opposite if mine else theirs[-1]
