"""ROUND.json: the pairs and the claims of a round, as `ronde explain --json` writes them."""

from __future__ import annotations

import json

from ronde.claims import VERSION, from_json
from ronde.errors import BadInput
from ronde.model import Pair
from ronde.rulebook import Step


def read(source: bytes) -> tuple[int, tuple[Pair, ...], list[Step]]:
    """The round, its pairs and its claims."""
    try:
        data = json.loads(source)
        round_ = int(data["round"])
        pairs = tuple(Pair(int(p["white"]), p["black"] and int(p["black"])) for p in data["pairs"])
        version, steps = data["version"], list(data["steps"])
    except (ValueError, TypeError, KeyError) as error:
        raise BadInput("error-no-round-json") from error
    if version != VERSION:
        raise BadInput("error-round-json-version", version=str(version), known=VERSION)
    return round_, pairs, [from_json(step) for step in steps]
