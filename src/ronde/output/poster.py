"""The poster for the hall: a code to scan that leads to the pages of the event.

Under TLS with a certificate of our own it also has the fingerprint to compare with the browser's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ronde.output.pdf import as_data
from ronde.output.qr import code
from ronde.values import frozen
from ronde.words import say, spoken

PAIRS = 8  # of digits on a line of the fingerprint


@frozen
class Poster:
    """What the poster says."""

    event: str
    about: str  # place and dates
    link: str  # of the pages, as telephones reach them
    fingerprint: str = ""  # of the certificate, as "AB:CD:…"
    timetable: Sequence[tuple[str, Sequence[tuple[str, str]]]] = ()  # by tournament: round, day and time


def document(poster: Poster, language: str) -> str:
    """The poster as data for the typesetter."""
    values: dict[str, Any] = {
        "kind": "poster",
        "language": spoken(language),
        "flipped": False,
        "event": poster.event,
        "about": poster.about,
        "title": say("paper-poster", language),
        "text": say("paper-poster-text", language),
        "link": poster.link,
        "qr": code(poster.link),
        "trust": say("paper-poster-trust", language),
        "fingerprint": lines(poster.fingerprint),
        "timetable": [{"name": name, "rounds": rounds} for name, rounds in poster.timetable],
    }
    return as_data(values)


def lines(fingerprint: str) -> list[str]:
    """The fingerprint in lines short enough to be compared."""
    pairs = fingerprint.split(":") if fingerprint else []
    return [" ".join(pairs[n : n + PAIRS]) for n in range(0, len(pairs), PAIRS)]
