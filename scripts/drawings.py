"""Drawings of the documentation: the fields of a line of a report, a desk on a server, a move to it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from scripts.charts import WIDTH, svg, text

ROOT = Path(__file__).parent.parent
LETTER, TOP = 11.2, 26  # of the line of the report, in pixels

#: the columns of a player's line (TRF16), counted from 1, how low their name stands, and the name
FIELDS = (
    (1, 3, 3, "record", "enregistrement"),
    (5, 8, 2, "number", "numéro"),
    (10, 10, 1, "sex", "sexe"),
    (11, 13, 0, "title", "titre"),
    (15, 47, 0, "name", "nom"),
    (49, 52, 1, "rating", "Elo"),
    (54, 56, 0, "federation", "fédération"),
    (58, 68, 0, "FIDE number", "code FIDE"),
    (70, 79, 0, "birth", "naissance"),
    (81, 84, 0, "points", "points"),
    (86, 89, 0, "rank", "rang"),
    (92, 99, 1, "round 1: opponent, colour, result", "ronde 1 : adversaire, couleur, résultat"),
    (102, 109, 0, "round 2", "ronde 2"),
)
PLAYER = (
    f"001 {1:4} f GM {'Moreau, Alice':33} {2449:4} FRA {623539:11} 1990/05/14 {3.0:4} {2:4}"
    f"  {12:4} b 1  {6:4} w ="
)


def report(language: str) -> str:
    """A player's line cut in two, each field underlined and named."""
    parts: list[str] = []
    base = 0
    for first, last, height in ((1, 57, 116), (58, len(PLAYER), 82)):
        letters = escape(PLAYER[first - 1 : last]).replace(" ", "&#160;")
        length = (last - first + 1) * LETTER
        top = base + TOP
        parts.append(f'<text x="4" y="{top}" class="line" textLength="{length:g}">{letters}</text>')
        for start, end, level, english, french in FIELDS:
            if not first <= start <= last:
                continue
            x, to = 4 + (start - first) * LETTER, 4 + (end - first + 1) * LETTER - 2
            y = top + 24 + level * 17
            parts.append(f'<path d="M{x:g} {top + 6}H{to:g}M{x + 1:g} {top + 6}V{y - 2}" class="mark"/>')
            parts.append(text(x + 5, y, english if language == "en" else french))
        base += height
    title = {"en": "The fields of a player's line", "fr": "Les champs de la ligne d'un joueur"}
    return svg(base, title[language], parts)


def server(language: str) -> str:
    """Telephones and screens, the proxy that encrypts, the desk, the database and its copies."""
    words = {
        "en": (
            ("telephones,", "hall screens"),
            ("nginx", "encrypts"),
            ("ronde serve", "--proxy"),
            ("PostgreSQL", "journals"),
        ),
        "fr": (
            ("téléphones,", "écrans de salle"),
            ("nginx", "chiffre"),
            ("ronde serve", "--proxy"),
            ("PostgreSQL", "journaux"),
        ),
    }[language]
    ways = ("https", "http, 127.0.0.1", "SQL")
    title = {"en": "A desk on a server", "fr": "Un bureau sur un serveur"}
    return svg(84, title[language], _boxes(words, ways, 123))


def move(language: str) -> str:
    """An event file, the command, and the database that has its journal then."""
    words = {
        "en": (("open.ronde", "a file, which stays"), ("PostgreSQL", "the event and its journal")),
        "fr": (("open.ronde", "un fichier, qui reste"), ("PostgreSQL", "l'événement et son journal")),
    }[language]
    title = {"en": "An event moves to the database", "fr": "Un événement passe dans la base"}
    return svg(84, title[language], _boxes(words, ("ronde restore",), 220))


def _boxes(words: Sequence[tuple[str, str]], ways: Sequence[str], box: int) -> list[str]:
    """Boxes of two lines from rim to rim, an arrow with its name from each to the next."""
    gap = (WIDTH - 4 - len(words) * box) // len(ways)  # the last box ends inside, with its rim
    parts = []
    for place, (name, below) in enumerate(words):
        x = 2 + place * (box + gap)
        parts.append(f'<rect x="{x}" y="20" width="{box}" height="56" rx="6" class="box"/>')
        parts.append(text(x + box / 2, 44, name, "middle") + text(x + box / 2, 62, below, "middle"))
        if place < len(ways):
            high = len(ways[place]) * 7 > gap  # above the boxes, where it would touch them
            parts.append(
                f'<path d="M{x + box + 4} 48H{x + box + gap - 5}m-7 -5l7 5l-7 5" class="mark"/>'
                + text(x + box + gap / 2, 14 if high else 38, ways[place], "middle")
            )
    return parts
