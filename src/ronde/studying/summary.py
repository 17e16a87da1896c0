"""The rows of a study in figures: the mean of every measure for every setting, with its interval.

Settings that share their fields and their luck are compared tournament by tournament: the interval of such a
paired difference is much narrower than those of the two means.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import inf, isfinite, sqrt
from typing import TYPE_CHECKING, Any

from ronde.errors import BadInput
from ronde.studying.measures import SHARES, limits

if TYPE_CHECKING:
    from pyarrow import Table

PARTS = ("system", "acceleration", "players", "rounds", "ratings", "results", "attendance")
SYSTEM, ACCELERATION = 0, 1
CONFIDENCE = 0.95

Setting = tuple[str | int, ...]  # in the order of PARTS


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean, or a mean difference, with its 95 % confidence interval."""

    count: int  # tournaments in which the measure has a meaning
    mean: float
    low: float
    high: float
    clear: bool = False  # of a difference: not zero, even if all differences of the measure must hold at once

    @property
    def known(self) -> bool:
        """Whether there is an interval: one tournament has none."""
        return isfinite(self.low)


@dataclass(frozen=True, slots=True)
class Line:
    """One setting, and its figures by measure."""

    setting: Setting
    count: int
    figures: dict[str, Figure]
    baseline: Setting | None = None  # the setting it is compared with
    differences: dict[str, Figure] = field(default_factory=dict)


@dataclass(frozen=True)
class Summary:
    """All settings of a study."""

    lines: tuple[Line, ...]
    measures: tuple[str, ...]  # those with a meaning anywhere

    @cached_property
    def varying(self) -> tuple[int, ...]:
        """The parts in which the settings differ, which make up the labels."""
        several = [n for n in range(len(PARTS)) if len({line.setting[n] for line in self.lines}) > 1]
        return tuple(several) or (0,)

    @property
    def count(self) -> int:
        """All tournaments."""
        return sum(line.count for line in self.lines)


def summary(table: Table) -> Summary:
    """The figures of all rows; a tournament that occurs twice is an error, never counted twice."""
    names = [name for name in table.column_names if name not in (*PARTS, "repetition")]
    rows = _rows(table)
    columns = {name: table[name].to_numpy() for name in names}
    base = baselines(list(rows))
    lines = []
    for setting, found in rows.items():
        taken = list(found.values())
        figures = {name: made for name in names if (made := _figure(name, columns[name][taken]))}
        other = base.get(setting)
        differences: dict[str, Figure] = {}
        if other is not None:
            both = sorted(found.keys() & rows[other].keys())
            mine, theirs = [found[n] for n in both], [rows[other][n] for n in both]
            for name in figures:
                gaps = columns[name][mine] - columns[name][theirs]
                if made := mean_interval(gaps, tests=len(base)):
                    differences[name] = made
        lines.append(Line(setting, len(taken), figures, other, differences))
    return Summary(tuple(lines), tuple(name for name in names if any(name in line.figures for line in lines)))


def _rows(table: Table) -> dict[Setting, dict[int, int]]:
    """The row of every repetition of every setting, in the order of the parts."""
    found: dict[Setting, dict[int, int]] = {}
    settings = zip(*(table[part].to_pylist() for part in PARTS), strict=True)
    for row, (setting, number) in enumerate(zip(settings, table["repetition"].to_pylist(), strict=True)):
        numbers = found.setdefault(setting, {})
        if number in numbers:
            raise BadInput("error-study-counted-twice", n=number)
        numbers[number] = row
    return found


def baselines(settings: Sequence[Setting]) -> dict[Setting, Setting]:
    """The setting that each other one is compared with: the first with the same fields and luck.

    Where accelerations are compared, it is the first of the same system.
    """
    accelerated = len({setting[ACCELERATION] for setting in settings}) > 1
    first: dict[Setting, Setting] = {}
    found = {}
    for setting in settings:
        kept = (setting[SYSTEM] if accelerated else "", *setting[ACCELERATION + 1 :])
        base = first.setdefault(kept, setting)
        if base != setting:
            found[setting] = base
    return found


# ---- intervals ------------------------------------------------------------------------------------------


def _figure(name: str, values: Any) -> Figure | None:
    """The mean of a measure; its interval ends where the measure does."""
    if name in SHARES:
        return share_interval(values)
    found = mean_interval(values)
    if found is None or not found.known:
        return found
    least, most = limits(name)
    return replace(found, low=max(found.low, least), high=min(found.high, most))


def mean_interval(values: Any, tests: int = 1) -> Figure | None:
    """A mean with Student's interval; `clear` allows for a number of tests (Bonferroni)."""
    import numpy as np
    from scipy.stats import t

    kept = np.asarray(values, float)
    kept = kept[~np.isnan(kept)]
    count = len(kept)
    if not count:
        return None
    mean = float(kept.mean())
    if count == 1:
        return Figure(1, mean, -inf, inf)
    error = float(kept.std(ddof=1)) / sqrt(count)
    half = error * float(t.ppf((1 + CONFIDENCE) / 2, count - 1))
    wide = error * float(t.ppf(1 - (1 - CONFIDENCE) / 2 / tests, count - 1))
    return Figure(count, mean, mean - half, mean + half, abs(mean) > wide)


def share_interval(values: Any) -> Figure | None:
    """A share of tournaments with Wilson's interval, which stays between 0 and 1."""
    import numpy as np
    from scipy.stats import norm

    kept = np.asarray(values, float)
    kept = kept[~np.isnan(kept)]
    count = len(kept)
    if not count:
        return None
    share, z = float(kept.mean()), float(norm.ppf((1 + CONFIDENCE) / 2))
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return Figure(count, share, max(0.0, middle - half), min(1.0, middle + half))


# ---- the figures as text --------------------------------------------------------------------------------


def as_csv(found: Summary) -> str:
    """A line for every setting and measure."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    bounds = ("mean", "low", "high")
    writer.writerow(
        [*PARTS, "measure", "tournaments", *bounds, "baseline", *(f"difference_{bound}" for bound in bounds)]
    )
    for line in found.lines:
        base = "/".join(str(part) for part in line.baseline[: ACCELERATION + 1]) if line.baseline else ""
        for name, figure in line.figures.items():
            gap = line.differences.get(name)
            writer.writerow(
                [*line.setting, name, figure.count, *_bounds(figure), base if gap else "", *_bounds(gap)]
            )
    return out.getvalue()


def _bounds(figure: Figure | None) -> tuple[str, ...]:
    if figure is None:
        return ("", "", "")
    return tuple(f"{value:.6g}" for value in (figure.mean, figure.low, figure.high))


def ordered(found: Summary, name: str, better: bool | None) -> Sequence[Line]:
    """The settings with this measure, the best first; as they come where neither end is better."""
    lines = [line for line in found.lines if name in line.figures]
    if better is None:
        return lines
    return sorted(lines, key=lambda line: line.figures[name].mean, reverse=better)
