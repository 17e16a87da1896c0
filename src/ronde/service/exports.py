"""Taking an event out and bringing players in: TRF, CSV, JSON, a static site; lists of players, reports."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ronde.event import Person
from ronde.service.desk import Desk


def export_trf(desk: Desk, key: str | None, edition: str = "16") -> str:
    """The report of a tournament as TRF16 or TRF26."""
    raise NotImplementedError


def export_csv(desk: Desk, key: str | None, what: str = "standings", round_: int | None = None) -> str:
    """A table as CSV: standings, players, or the pairings of a round."""
    raise NotImplementedError


def export_json(desk: Desk, key: str | None = None) -> dict[str, Any]:
    """The whole event (or one tournament) as plain data."""
    raise NotImplementedError


def export_site(desk: Desk, folder: str | Path, language: str = "en") -> list[Path]:
    """The whole event as static HTML pages in one folder that opens without a server."""
    raise NotImplementedError


def read_people(name: str, data: bytes) -> list[Person]:
    """The players of a file: CSV, TRF, a FIDE rating list or Papi, told apart by name and content."""
    raise NotImplementedError


def import_report(desk: Desk, data: bytes, key: str | None = None, source: str = "") -> str:
    """A whole tournament with its rounds from a TRF, as a new tournament of the event; returns its key."""
    raise NotImplementedError
