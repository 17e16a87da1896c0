"""Pictures of a study: one for each measure, a dot and its 95 % interval for every setting."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ronde.studying.summary import Line, Summary

INK, PALE = "#1b2733", "#8794a1"
MARKS = "os^DvP*X<>hp"  # systems are told apart by shape: the page may be printed in grey


def draw(found: Summary, lines: Sequence[Line], name: str, title: str, path: Path) -> None:
    """Write `path` as SVG and PNG."""
    from matplotlib.figure import Figure as Canvas

    systems = list(dict.fromkeys(line.setting[0] for line in found.lines))
    figure = Canvas(figsize=(8, 1.1 + 0.34 * len(lines)), layout="constrained")
    axes = figure.subplots()
    for place, line in enumerate(lines):
        value = line.figures[name]
        mark = MARKS[systems.index(line.setting[0]) % len(MARKS)]
        error = 0 if value.error == float("inf") else value.error
        axes.errorbar(
            value.mean,
            place,
            xerr=error,
            fmt=mark,
            color=INK,
            ecolor=PALE,
            elinewidth=2,
            capsize=3,
            markersize=6,
        )
    axes.set_yticks(range(len(lines)), [found.label(line) for line in lines])
    axes.set_ylim(len(lines) - 0.5, -0.5)
    axes.set_title(title, loc="left", fontsize=11, color=INK)
    axes.grid(axis="x", color="#e3e7eb", linewidth=0.8)
    axes.set_axisbelow(True)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
    for kind in ("svg", "png"):
        # no date in the file: the same study gives the same picture
        metadata = {"Date": None} if kind == "svg" else {"Software": None}
        figure.savefig(path.with_suffix(f".{kind}"), dpi=160, metadata=metadata)
