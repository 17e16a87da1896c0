"""The page of a study: its figures as tables and pictures."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from jinja2 import Environment, PackageLoader, select_autoescape

from ronde.studying.measures import MEASURES
from ronde.studying.pictures import draw
from ronde.studying.plan import NO_ACCELERATION
from ronde.studying.summary import PARTS, Figure, Summary, as_csv, ordered
from ronde.words import decimal_mark, say

BETTER = {measure.key: measure.higher_is_better for measure in MEASURES}


def write(found: Summary, folder: Path, name: str, language: str) -> Path:
    """Write the page, its pictures and its table; returns the page."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = []
    for measure in found.measures:
        title = measure_title(measure, language)
        lines = ordered(found, measure, BETTER.get(measure))
        file = measure.replace(":", "-")
        draw(found, lines, measure, title, folder / file)
        digits = _digits(line.figures[measure] for line in lines)
        rows = [(found.label(line), *_cells(line.figures[measure], language, digits)) for line in lines]
        parts.append({"id": file, "title": title, "about": measure_about(measure, language), "rows": rows})
    (folder / "table.csv").write_text(as_csv(found), encoding="utf-8", newline="\n")
    first = found.lines[0].setting
    kept = [n for n in range(len(PARTS)) if n not in found.varying and first[n] not in ("", NO_ACCELERATION)]
    page = folder / "index.html"
    page.write_text(
        _environment()
        .get_template("study.html")
        .render(
            language=language,
            name=name,
            parts=parts,
            count=found.count,
            settings=len(found.lines),
            constants=[say(f"study-part-{PARTS[n]}", language, value=first[n]) for n in kept],
            say=lambda key, **values: say(key, language, **values),
        ),
        encoding="utf-8",
        newline="\n",
    )
    return page


def measure_title(measure: str, language: str) -> str:
    """The name of a measure."""
    kind, _, key = measure.partition(":")
    return say(f"study-measure-{kind.replace('_', '-')}", language, system=key)


def measure_about(measure: str, language: str) -> str:
    """The description of a measure."""
    kind, _, key = measure.partition(":")
    return say(f"study-about-{kind.replace('_', '-')}", language, system=key)


def _digits(figures: Iterable[Figure]) -> int:
    """The decimals justified by the narrowest interval."""
    narrow = min((figure.error for figure in figures if figure.error), default=1.0)
    return 4 if narrow < 0.005 else 3 if narrow < 0.05 else 2 if narrow < 0.5 else 1


def _cells(figure: Figure, language: str, digits: int) -> tuple[str, str, int]:
    """Mean, half the interval, and number of tournaments."""
    error = "–" if figure.error == float("inf") else _decimal(figure.error, language, digits)
    return _decimal(figure.mean, language, digits), error, figure.count


def _decimal(value: float, language: str, digits: int) -> str:
    return f"{value:.{digits}f}".replace(".", decimal_mark(language))


def _environment() -> Environment:
    return Environment(loader=PackageLoader("ronde.studying", "pages"), autoescape=select_autoescape())
