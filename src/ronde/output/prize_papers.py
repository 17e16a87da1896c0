"""Papers about prizes and ratings: the values for the typesetter."""

from __future__ import annotations

from typing import Any

from ronde.prizes.giving import Given
from ronde.prizes.plan import Plan
from ronde.ranking.standings import Standings
from ronde.tables.prizes import receipt_lines
from ronde.words import say


def receipts(plan: Plan, given: Given, ranking: Standings, event: str, language: str) -> dict[str, Any]:
    """The receipts with their words: one for everybody who gets money."""
    words = ("receipt", "receipt-received", "receipt-for", "receipt-date", "receipt-signature")
    return {
        "kind": "receipts",
        "words": {name: say(name, language) for name in words},
        "receipts": [
            {**line, "event": event, "number": str(n)}
            for n, line in enumerate(receipt_lines(plan, given, ranking, language), 1)
        ],
    }
