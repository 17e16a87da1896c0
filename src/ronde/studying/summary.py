"""The rows of a study in figures: the mean of every measure for every setting, with its interval."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from ronde.errors import BadInput
from ronde.studying.plan import NO_ACCELERATION

if TYPE_CHECKING:
    from pyarrow import Table

PARTS = ("system", "acceleration", "players", "rounds", "ratings", "results", "attendance")
CONFIDENT = 1.959964  # standard errors on either side of a mean: 95 of 100 such intervals hold the true mean


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean of one measure in one setting."""

    count: int  # tournaments in which the measure has a meaning
    mean: float
    error: float  # half the width of the 95 % confidence interval


@dataclass(frozen=True, slots=True)
class Line:
    """One setting, and its figures by measure."""

    setting: tuple[str | int, ...]  # in the order of PARTS
    count: int
    figures: dict[str, Figure]


@dataclass(frozen=True, slots=True)
class Summary:
    """All settings of a study."""

    lines: tuple[Line, ...]
    measures: tuple[str, ...]  # those with a meaning anywhere

    @property
    def varying(self) -> tuple[int, ...]:
        """The parts in which the settings differ, which make up the labels."""
        several = [n for n in range(len(PARTS)) if len({line.setting[n] for line in self.lines}) > 1]
        return tuple(several) or (0,)

    def label(self, line: Line) -> str:
        """The label that distinguishes a setting."""
        said = [str(line.setting[n]) for n in self.varying if line.setting[n] != NO_ACCELERATION]
        return " · ".join(said)

    @property
    def count(self) -> int:
        """All tournaments."""
        return sum(line.count for line in self.lines)


def summary(table: Table) -> Summary:
    """The figures of all rows; a tournament that occurs twice is an error, never counted twice."""
    names = [name for name in table.column_names if name not in (*PARTS, "repetition")]
    grouped: dict[tuple[str | int, ...], list[dict[str, float | None]]] = {}
    seen: set[tuple[str | int, ...]] = set()
    for row in table.to_pylist():
        setting = tuple(row[part] for part in PARTS)
        if (*setting, row["repetition"]) in seen:
            raise BadInput("error-study-counted-twice", n=row["repetition"])
        seen.add((*setting, row["repetition"]))
        grouped.setdefault(setting, []).append(row)
    lines = tuple(
        Line(setting, len(rows), {name: made for name in names if (made := _figure(rows, name))})
        for setting, rows in grouped.items()
    )
    return Summary(lines, tuple(name for name in names if any(name in line.figures for line in lines)))


def _figure(rows: Iterable[dict[str, float | None]], name: str) -> Figure | None:
    values = [value for row in rows if (value := row[name]) is not None]
    if not values:
        return None
    mean = sum(values) / len(values)
    if len(values) == 1:
        return Figure(1, mean, float("inf"))
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Figure(len(values), mean, CONFIDENT * sqrt(variance / len(values)))


def as_csv(found: Summary) -> str:
    """A line for every setting and measure."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*PARTS, "measure", "tournaments", "mean", "low", "high"])
    for line in found.lines:
        for name, figure in line.figures.items():
            bounds = (figure.mean, figure.mean - figure.error, figure.mean + figure.error)
            writer.writerow([*line.setting, name, figure.count, *(f"{bound:.6g}" for bound in bounds)])
    return out.getvalue()


def ordered(found: Summary, name: str, better: bool | None) -> Sequence[Line]:
    """The settings with this measure, the best first; as they come where neither end is better."""
    lines = [line for line in found.lines if name in line.figures]
    if better is None:
        return lines
    return sorted(lines, key=lambda line: line.figures[name].mean, reverse=better)
