"""Pictures of a study, legible in grey: settings are told apart by shape, line and label, not by colour.

`dots` shows one measure: the mean and its 95 % interval for every setting, and beside it the paired
difference to the baseline. `curves` shows a series: a line for every setting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ronde.studying.summary import Figure
from ronde.values import NamedTuple

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, GREY, PALE, RULE = "#1b2733", "#66727e", "#8794a1", "#e3e7eb"
MARKS = "os^DvPX<>hp*"
STROKES = ("-", "--", "-.", ":")
WIDTH = 8.0  # inches


class Dot(NamedTuple):
    """A setting in a picture of dots."""

    label: str
    mean: Figure
    difference: Figure | None
    shape: int


class Curve(NamedTuple):
    """A setting in a picture of curves: a figure for every point of the axis, or none."""

    label: str
    figures: Sequence[Figure | None]


class Text(NamedTuple):
    """The words of a picture."""

    title: str
    unit: str
    beside: str = ""  # above the differences
    axis: str = ""  # below the points of a series


def dots(rows: Sequence[Dot], text: Text, number: Callable[[float], str], path: Path) -> None:
    """Write `path` as SVG and PNG: the means, and the differences where there are any."""
    compared = any(row.difference for row in rows)
    figure = _canvas(1.25 + 0.3 * len(rows))
    panels = figure.subplots(1, 2 if compared else 1, sharey=True, squeeze=False)[0]
    for place, row in enumerate(rows):
        _dot(panels[0], place, row.mean, MARKS[row.shape % len(MARKS)], filled=True)
        if row.difference:
            _dot(panels[1], place, row.difference, MARKS[row.shape % len(MARKS)], row.difference.clear)
    panels[0].set_yticks(range(len(rows)), [_literal(row.label) for row in rows])
    panels[0].set_ylim(len(rows) - 0.4, -0.6)
    panels[0].set_xlabel(text.unit)
    if compared:
        panels[1].axvline(0, color=PALE, linewidth=1, zorder=1)
        panels[1].set_title(text.beside, loc="left", fontsize=9.5, color=GREY)
        panels[1].set_xlabel(text.unit)
    for axes in panels:
        _plain(axes, "x", number)
    figure.suptitle(text.title, x=0.01, ha="left", fontsize=11.5, color=INK)
    _save(figure, path)


def _dot(axes: Axes, place: int, value: Figure, mark: str, filled: bool) -> None:
    """A mean and its interval; hollow if it is not clear."""
    if value.known:
        axes.hlines(place, value.low, value.high, color=PALE, linewidth=2.4, zorder=2)
    face = INK if filled else "white"
    axes.plot(value.mean, place, mark, color=INK, markerfacecolor=face, markersize=6, zorder=3)


def curves(
    rows: Sequence[Curve], points: Sequence[str], text: Text, number: Callable[[float], str], path: Path
) -> None:
    """Write `path` as SVG and PNG: a line for every setting over the points of its series."""
    figure = _canvas(max(3.6, 1.6 + 0.19 * len(rows)))
    axes = figure.subplots()
    drawn = []
    for n, row in enumerate(rows):
        held = [(x, value) for x, value in enumerate(row.figures) if value is not None]
        tone, mark = (INK, GREY)[n % 2], MARKS[n % len(MARKS)]
        for x, value in held:
            if value.known:
                axes.vlines(x, value.low, value.high, color=tone, linewidth=1.3)
        places, means = [x for x, _ in held], [value.mean for _, value in held]
        style = STROKES[n // 2 % len(STROKES)]
        look: dict[str, Any] = {"color": tone, "marker": mark, "markersize": 4.5, "linewidth": 1.3}
        drawn += axes.plot(places, means, style, **look, label=_literal(row.label))
    axes.set_xticks(range(len(points)), points)
    axes.set_xlabel(text.axis)
    axes.set_ylabel(text.unit)
    _plain(axes, "y", number)
    drawn.sort(key=lambda line: -max(line.get_ydata(), default=0))  # about as the lines lie
    beside: dict[str, Any] = {"loc": "center left", "bbox_to_anchor": (1.01, 0.5)}
    axes.legend(handles=drawn, **beside, frameon=False, fontsize=9, handlelength=3.2)
    axes.set_title(text.title, loc="left", fontsize=11.5, color=INK)
    _save(figure, path)


def _literal(label: str) -> str:
    """A label as it is: what stands between two dollars would be drawn as mathematics."""
    return label.replace("$", r"\$")


def _plain(axes: Axes, along: str, number: Callable[[float], str]) -> None:
    """Few lines, and numbers as the language writes them."""
    which: Any = along
    axes.grid(axis=which, color=RULE, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
    axes.tick_params(labelsize=9)
    axes.locator_params(axis=which, nbins=5)
    numbered = axes.xaxis if along == "x" else axes.yaxis
    numbered.set_major_formatter(lambda value, _: number(value))


def _canvas(height: float) -> Any:
    from matplotlib.figure import Figure as Canvas

    return Canvas(figsize=(WIDTH, height), layout="constrained")


def _save(figure: Any, path: Path) -> None:
    """Write both files; without a date and a random number, so that the same study gives the same ones."""
    from matplotlib import rc_context

    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "ronde"}):  # text stays text, in a small file
        figure.savefig(path.with_suffix(".svg"), metadata={"Date": None})
        figure.savefig(path.with_suffix(".png"), dpi=160, metadata={"Software": None})
