"""The page of a study: its figures as tables and pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from jinja2 import Environment, PackageLoader, select_autoescape

from ronde.studying.measures import COMPARED, MEASURES, SERIES, UNITS, Series
from ronde.studying.pictures import Curve, Dot, Text, curves, dots
from ronde.studying.plan import NO_ACCELERATION
from ronde.studying.summary import (
    ACCELERATION,
    PARTS,
    SYSTEM,
    Figure,
    Line,
    Setting,
    Summary,
    as_csv,
    ordered,
)
from ronde.values import NamedTuple
from ronde.words import decimal_mark, say

BETTER = {measure.key: measure.higher_is_better for measure in MEASURES}


class Section(NamedTuple):
    """A part of the page: a picture and its table."""

    id: str
    title: str
    about: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


def write(found: Summary, folder: Path, name: str, language: str) -> Path:
    """Write the page, its pictures and its table; returns the page."""
    folder.mkdir(parents=True, exist_ok=True)
    writer = Writer(found, folder, language)
    sections = [writer.measure(key) for key in found.measures if key.partition(":")[0] not in SERIES_KEYS]
    sections += [made for series in SERIES if (made := writer.series(series))]
    (folder / "table.csv").write_text(as_csv(found), encoding="utf-8", newline="\n")
    page = folder / "index.html"
    page.write_text(
        _environment()
        .get_template("study.html")
        .render(
            language=language,
            name=name,
            sections=sections,
            count=found.count,
            settings=len(found.lines),
            tests=sum(line.baseline is not None for line in found.lines),
            constants=list(_constants(found, language)),
            say=lambda key, **values: say(key, language, **values),
        ),
        encoding="utf-8",
        newline="\n",
    )
    return page


SERIES_KEYS = {series.key for series in SERIES}


@dataclass(frozen=True, slots=True)
class Writer:
    """Makes the sections of a page in one language."""

    found: Summary
    folder: Path
    language: str

    def measure(self, key: str) -> Section:
        """A measure: dots, and a row for every setting."""
        kind, file = key.partition(":")[0], key.replace(":", "-")
        lines = ordered(self.found, key, BETTER.get(kind))
        means = [_scaled(kind, line.figures[key]) for line in lines]
        found = [None if kind in COMPARED else line.differences.get(key) for line in lines]
        gaps = [gap and _scaled(kind, gap) for gap in found]
        systems = list(dict.fromkeys(line.setting[SYSTEM] for line in self.found.lines))
        shown = [
            Dot(self.label(line.setting), mean, gap, systems.index(line.setting[SYSTEM]))
            for line, mean, gap in zip(lines, means, gaps, strict=True)
        ]
        beside = self.beside(lines)
        text = Text(measure_title(key, self.language), self.unit(kind), beside)
        dots(shown, text, self.tick, self.folder / file)
        digits, fine = _digits(means), _digits([gap for gap in gaps if gap])
        head = [self.say("study-page-setting"), self.say("study-page-mean"), self.say("study-page-interval")]
        head += [beside, self.say("study-page-interval")] if any(gaps) else []
        rows = [
            [
                self.label(line.setting),
                self.number(mean.mean, digits),
                self.interval(mean, digits),
                *(self.difference(gap, fine) if any(gaps) else ()),
                str(mean.count),
            ]
            for line, mean, gap in zip(lines, means, gaps, strict=True)
        ]
        about = measure_about(key, self.language)
        return Section(file, text.title, about, [*head, self.say("study-page-tournaments")], rows)

    def series(self, series: Series) -> Section | None:
        """A series: curves, and a row for every setting with a column for every point."""
        prefix = f"{series.key}:"
        points = [name.removeprefix(prefix) for name in self.found.measures if name.startswith(prefix)]
        if not points:
            return None
        shown = []
        for line in self.found.lines:
            named = [line.figures.get(prefix + point) for point in points]
            figures = [_scaled(series.key, one) if one else None for one in named]
            shown.append(Curve(self.label(line.setting), figures))
        text = Text(
            measure_title(series.key, self.language),
            self.unit(series.key),
            axis=self.say(f"study-axis-{series.axis}"),
        )
        curves(shown, points, text, self.tick, self.folder / series.key)
        digits = _digits([figure for row in shown for figure in row.figures if figure])
        rows = [[row.label, *(self.plus_minus(figure, digits) for figure in row.figures)] for row in shown]
        about = measure_about(series.key, self.language)
        return Section(series.key, text.title, about, [self.say("study-page-setting"), *points], rows)

    def say(self, name: str, **values: str | int) -> str:
        """Words of the page."""
        return say(name, self.language, **values)

    def unit(self, kind: str) -> str:
        """The unit of a measure."""
        return self.say(f"study-unit-{UNITS[kind]}")

    def label(self, setting: Setting) -> str:
        """The label that distinguishes a setting; what all settings share is left out."""
        said = []
        for n in self.found.varying:
            if n == ACCELERATION and setting[n] == NO_ACCELERATION:
                continue
            said.append(self.say(f"study-label-{PARTS[n]}", value=setting[n]))
        return " · ".join(said) or self.say("study-label-plain")

    def beside(self, lines: Sequence[Line]) -> str:
        """What the differences are taken to: a system, or the same one with another acceleration."""
        part = ACCELERATION if ACCELERATION in self.found.varying else SYSTEM
        found = [str(line.baseline[part]) for line in lines if line.baseline]
        named = sorted(set(found))  # systems may have accelerations of their own
        if named == [NO_ACCELERATION]:
            return self.say("study-page-difference-plain")
        return self.say("study-page-difference", setting=" / ".join(named))

    def number(self, value: float, digits: int) -> str:
        """A number with so many decimals, without a minus before zero."""
        written = f"{value:.{digits}f}"
        if not float(written):
            written = written.lstrip("-")
        return written.replace("-", "−").replace(".", decimal_mark(self.language))

    def tick(self, value: float) -> str:
        """A number of an axis."""
        return f"{value:.6g}".replace("-", "−").replace(".", decimal_mark(self.language))

    def interval(self, figure: Figure, digits: int) -> str:
        """The two ends of an interval."""
        if not figure.known:
            return "–"
        low, high = (self.number(end, digits) for end in (figure.low, figure.high))
        return self.say("study-page-from-to", low=low, high=high)

    def difference(self, gap: Figure | None, digits: int) -> tuple[str, str]:
        """A difference with its sign, marked if it is clear, and its interval."""
        if gap is None:
            return "", ""
        written = self.number(gap.mean, digits)
        signed = f"+{written}" if gap.mean > 0 and written.strip("0.,") else written
        return f"{signed}{' *' if gap.clear else ''}", self.interval(gap, digits)

    def plus_minus(self, figure: Figure | None, digits: int) -> str:
        """A mean and half its interval."""
        if figure is None:
            return ""
        half = f" ± {self.number((figure.high - figure.low) / 2, digits)}" if figure.known else ""
        return f"{self.number(figure.mean, digits)}{half}"


def measure_title(measure: str, language: str) -> str:
    """The name of a measure."""
    kind, _, key = measure.partition(":")
    return say(f"study-measure-{kind.replace('_', '-')}", language, system=key)


def measure_about(measure: str, language: str) -> str:
    """The description of a measure."""
    kind, _, key = measure.partition(":")
    return say(f"study-about-{kind.replace('_', '-')}", language, system=key)


def _constants(found: Summary, language: str) -> Iterable[str]:
    """What all settings share."""
    first = found.lines[0].setting
    for n in range(len(PARTS)):
        if n not in found.varying and first[n] not in ("", NO_ACCELERATION):
            yield say(f"study-part-{PARTS[n]}", language, value=first[n])


def _scaled(kind: str, figure: Figure) -> Figure:
    """A figure as people read it: shares in per cent."""
    by = 100 if UNITS[kind].startswith("percent") else 1
    return replace(figure, mean=figure.mean * by, low=figure.low * by, high=figure.high * by)


def _digits(figures: Sequence[Figure]) -> int:
    """The decimals justified by the narrowest interval."""
    widths = [(figure.high - figure.low) / 2 for figure in figures if figure.known]
    narrow = min((width for width in widths if width > 1e-9), default=1.0)
    return sum(narrow < width for width in (5, 0.5, 0.05, 0.005))


def _environment() -> Environment:
    return Environment(loader=PackageLoader("ronde.studying", "pages"), autoescape=select_autoescape())
