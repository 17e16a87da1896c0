"""Charts of the documentation: which edition was in force when, and the seconds of pairing engines.

They are drawn from the code and from the table of the page, and take the colours of the site.
"""

from __future__ import annotations

import re
from html import escape
from math import log10

from ronde.systems import all_systems

LEFT, WIDTH, ROW = 150, 720, 26
PALETTE = ("#0f766e", "#b45309", "#1d4ed8", "#7c3aed", "#be123c", "#4d7c0f", "#64748b")


def svg(height: float, title: str, parts: list[str]) -> str:
    """A picture of this height with a title."""
    name = escape(title, quote=True)
    start = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{name}" xmlns="http://www.w3.org/2000/svg">'
    return f'<div class="chart">{start}<title>{name}</title>{"".join(parts)}</svg></div>'


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(words)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" class="grid"/>'


def _year(day: str) -> float:
    year, month, _ = (day + "-01-01").split("-")[:3]
    return int(year) + (int(month) - 1) / 12


def editions(language: str) -> str:
    """A bar for every edition, from its first day to its last one."""
    first, last = 1985.0, 2028.0
    families: dict[str, list[tuple[str, float, float]]] = {}
    for system in all_systems():
        if system.valid_from and not system.key.endswith("-lots"):
            end = _year(system.valid_to) if system.valid_to else last
            families.setdefault(system.family, []).append((system.key, _year(system.valid_from), end))
    height = ROW * (len(families) + 1) + 6

    def x(year: float) -> float:
        return LEFT + (year - first) * (WIDTH - LEFT - 10) / (last - first)

    parts = []
    for year in range(1990, 2027, 6):
        parts += [_line(x(year), 0, x(year), height - 20), text(x(year), height - 5, str(year), "middle")]
    for row, (family, bars) in enumerate(families.items()):
        parts.append(text(LEFT - 10, row * ROW + 18, family, "end"))
        for key, start, end in sorted(bars, key=lambda bar: bar[1]):
            kind = "now" if end == last else "then"
            place = f'x="{x(start):.1f}" y="{row * ROW + 4}"'
            box = f'{place} width="{x(end) - x(start) - 1:.1f}" height="{ROW - 8}"'
            parts.append(f'<rect {box} rx="3" class="{kind}"><title>{key}</title></rect>')
    title = {"en": "Editions and the years in which they were in force", "fr": "Les éditions et leurs années"}
    return svg(height, title[language], parts)


def engines(page: str, language: str) -> str:
    """The first table of the page as curves on two logarithmic scales."""
    table = re.search(r"^\| \w+ \|.*Ronde.*\n\|[-|]+\n((?:\|.*\n)+)", page, re.M)
    assert table is not None
    names = [cell.strip() for cell in table[0].split("\n")[0].strip("| ").split("|")][1:]
    rows = [
        [_number(cell, language) for cell in line.strip("| ").split("|")] for line in table[1].splitlines()
    ]
    height, top = 320, 14

    def x(players: float) -> float:
        return 60 + (log10(players) - log10(20)) * (WIDTH - 200) / (log10(9999) - log10(20))

    def y(seconds: float) -> float:
        return top + (log10(200) - log10(seconds)) * (height - 50) / (log10(200) - log10(0.0015))

    parts = []
    for seconds, words in ((0.01, "0.01 s"), (0.1, "0.1 s"), (1, "1 s"), (10, "10 s"), (100, "100 s")):
        shown = words if language == "en" else words.replace(".", ",")
        parts += [_line(60, y(seconds), WIDTH - 130, y(seconds)), text(54, y(seconds) + 4, shown, "end")]
    for players, *_ in rows:
        assert players is not None
        grouped = f"{players:,.0f}".replace(",", "," if language == "en" else "\u202f")
        parts.append(text(x(players), height - 8, grouped, "middle"))
    ends: list[tuple[float, float, str, str]] = []
    for index, name in enumerate(names):
        curve = [(row[0], row[index + 1]) for row in rows]
        points = [(x(players), y(seconds)) for players, seconds in curve if players and seconds]
        colour, thick = PALETTE[index % len(PALETTE)], 4 if name == "Ronde" else 2
        path = " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{thick}"/>')
        ends.append((*points[-1], name, colour))
    levels: dict[float, float] = {}
    for end, at, name, colour in sorted(ends):  # names at the ends of the curves, none over another
        level = levels[end] = max(at + 4, levels.get(end, 0) + 17)
        parts.append(f'<circle cx="{end + 10:g}" cy="{level - 4:g}" r="4" fill="{colour}"/>')
        parts.append(text(end + 18, level, name))
    title = {"en": "CPU seconds by number of players", "fr": "Secondes de calcul selon le nombre de joueurs"}
    return svg(height, title[language], parts)


def _number(cell: str, language: str) -> float | None:
    """The number of a cell as the language writes it; None if there is none."""
    found = re.search(r"\d[\d\s.,]*", cell)
    if found is None:
        return None
    digits = re.sub(r"\s", "", found[0])
    return float(digits.replace(",", "") if language == "en" else digits.replace(",", "."))
