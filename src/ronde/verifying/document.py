"""ROUND.json: a round with its decisions and measures, as `ronde explain --json` writes it."""

from __future__ import annotations

import json
from typing import Any

from ronde.claims import VERSION, from_json
from ronde.errors import BadInput
from ronde.model import Pair
from ronde.rulebook import Step
from ronde.values import NamedTuple
from ronde.verifying.demanded import Measure


class Document(NamedTuple):
    """What the file says of a round."""

    round: int
    boards: tuple[Pair, ...]  # as published
    pairs: tuple[Pair, ...]  # by the rules
    steps: tuple[Step, ...]
    texts: tuple[str | None, ...]  # the sentence of each step
    measures: tuple[Measure, ...]


def read(source: bytes) -> Document:
    """Read a file; BadInput says what is wrong with it."""
    try:
        data = json.loads(source)
        version = data["version"]
        if version != VERSION:
            raise BadInput("error-round-json-version", version=str(version), known=VERSION)
        steps = tuple(map(from_json, data["steps"]))
        texts = tuple(step.get("text") for step in data["steps"])
        if not all(text is None or isinstance(text, str) for text in texts):
            raise ValueError("a sentence is a text")
        measures = tuple(map(_measure, data.get("measures", ())))
        pairs = _pairs(data["pairs"])
        boards = _pairs(data["boards"]) if "boards" in data else pairs
        return Document(int(data["round"]), boards, pairs, steps, texts, measures)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadInput("error-no-round-json") from error


def _pairs(data: Any) -> tuple[Pair, ...]:
    return tuple(Pair(int(one["white"]), one["black"] and int(one["black"])) for one in data)


def _measure(data: Any) -> Measure:
    bracket = None if data["bracket"] is None else int(data["bracket"])
    return Measure(str(data["article"]), tuple(map(int, data["value"])), bracket)
