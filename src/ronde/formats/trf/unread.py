"""Warnings about a report: lines and options that change nothing, rounds beyond the announced number."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ronde.model import Tournament
from ronde.systems import known
from ronde.words import Message, Quoted

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

#: options of the accelerations, of team events and of the desk, whatever the system
OF_EVERY_SYSTEM = frozenset(["border", "limit", "limits", "limits-override", "lots", "no-bye", "pairing"])


def unread(tournament: Tournament) -> Iterator[Message]:
    """The warnings on the report that a tournament was read from."""
    for number, line in enumerate(tournament.source, 1):
        found = re.match(r"(\d{3})(?= |$)", line, re.ASCII)
        if found and found[1] not in KNOWN:
            yield Message.of("warning-line-not-read", line=number, code=found[1])
    rounds = tournament.settings.rounds
    if rounds is not None and tournament.played_rounds > rounds:
        yield Message.of("warning-more-rounds", rounds=rounds, played=tournament.played_rounds)
    yield from _options(tournament)


def _options(tournament: Tournament) -> Iterator[Message]:
    """The options that the system of the report does not have, and the values that they cannot have."""
    system = known(tournament.settings.system)
    if system is None:
        return
    for name, value in tournament.settings.options:
        if name in OF_EVERY_SYSTEM:
            continue
        said = Quoted(f"{name}={value}"[:60])
        if name not in system.options:
            yield Message.of("warning-no-such-option", option=said, system=system.key)
        elif value not in system.options[name]:
            values = ", ".join(f"{name}={one}" for one in system.options[name])
            yield Message.of("warning-no-such-value", option=said, system=system.key, values=values)
