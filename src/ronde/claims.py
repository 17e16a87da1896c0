"""Claims as JSON: the steps of a round with typed values, as `ronde explain --json` writes them.

A plain number or text stays as it is; any other value is an object whose one name gives its type.

    {"player": 7}  {"players": [3, 9]}  {"points": 2.5}  {"colour": "white"}
    {"figure": "1843.5"}  {"preferences": "3 W!, 7 b"}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ronde.errors import BadInput
from ronde.model import Colour
from ronde.rulebook import GENERAL, Step, say, sharing
from ronde.words import Figure, Letters, Points, Value, Who

#: version of ROUND.json; it grows when a name changes its meaning
VERSION = 1


def to_json(step: Step, language: str = "en", names: Mapping[int, str] | None = None) -> dict[str, Any]:
    """A claim for other programs, with its sentence."""
    return {
        "claim": step.sentence,
        "article": step.article,
        "criterion": step.criterion or step.article,
        "players": list(step.players),
        "bracket": step.bracket,
        "values": {name: value_to_json(value) for name, value in step.values},
        "text": say(step, language, names),
    }


def value_to_json(value: Value) -> Any:
    """One typed value."""
    match value:
        case Who():
            return {"player": int(value)}
        case Points():
            return {"points": value // 10 if value % 10 == 0 else value / 10}
        case Colour():
            return {"colour": value.name.lower()}
        case Figure():
            return {"figure": str(value)}
        case Letters():
            return {"preferences": str(value)}
        case tuple():
            return {"players": [int(item) for item in value]}  # type: ignore[arg-type]
    assert isinstance(value, int | str), value
    return value


def from_json(data: Any) -> Step:
    """Read a claim back."""
    try:
        article, name = str(data["article"]), str(data["claim"])
        values = tuple((str(key), value_from_json(value)) for key, value in data["values"].items())
        players = tuple(map(int, data["players"]))
        criterion = None if data.get("criterion") in (None, article) else str(data["criterion"])
        bracket = None if data["bracket"] is None else int(data["bracket"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadInput("error-no-claim", text=str(data)[:80]) from error
    return Step(article, players, _message(article, name), values, bracket, criterion)


def _message(article: str, name: str) -> str:
    """The name of a sentence without its text: that of the article, or the text whose sentences it shares."""
    key = article.split(" ", 1)[0]
    for prefix in (*sharing(key), GENERAL):
        if name.startswith(f"{prefix}-"):
            return name.removeprefix(f"{prefix}-")
    raise BadInput("error-no-claim", text=name)


def value_from_json(data: Any) -> Value:
    """Read a typed value back."""
    if isinstance(data, int | str):
        return data
    ((kind, value),) = data.items()
    match kind:
        case "player":
            return Who(value)
        case "players":
            return tuple(map(int, value))
        case "points":
            return Points(round(value * 10))
        case "colour":
            return Colour[value.upper()]
        case "figure":
            return Figure(value)
        case "preferences":
            return Letters(value)
    raise ValueError(kind)
