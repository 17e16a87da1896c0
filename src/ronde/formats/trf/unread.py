"""Warnings about a report: lines that were not read, rounds beyond the announced number."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ronde.model import Tournament
from ronde.words import Message

#: the numbered records of TRF16 and TRF26
KNOWN = frozenset(
    [
        "001",
        "012",
        "013",
        "022",
        "032",
        "042",
        "052",
        "062",
        "072",
        "082",
        "092",
        "102",
        "112",
        "122",
        "132",
        "142",
        "152",
        "162",
        "172",
        "182",
        "192",
        "202",
        "212",
        "222",
        "240",
        "250",
        "260",
        "299",
        "300",
        "310",
        "320",
        "330",
        "352",
        "362",
        "801",
        "802",
    ]
)


def unread(tournament: Tournament) -> Iterator[Message]:
    """The warnings on the report that a tournament was read from."""
    for number, line in enumerate(tournament.source, 1):
        found = re.match(r"(\d{3})(?= |$)", line, re.ASCII)
        if found and found[1] not in KNOWN:
            yield Message.of("warning-line-not-read", line=number, code=found[1])
    rounds = tournament.settings.rounds
    if rounds is not None and tournament.played_rounds > rounds:
        yield Message.of("warning-more-rounds", rounds=rounds, played=tournament.played_rounds)
