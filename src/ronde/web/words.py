"""The words of the pages: the entries `page-…` of the catalogue."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ronde.words import Message, Sentences, Value, known, languages, say

if TYPE_CHECKING:
    from fastapi.exceptions import RequestValidationError


def word(name: str, language: str = "en", /, **values: Value) -> str:
    """A word or sentence of the pages in a language."""
    return say(f"page-{name}", language, **values) if values else _plain(name, language)


@lru_cache(maxsize=4096)
def _plain(name: str, language: str) -> str:
    return say(f"page-{name}", language)


def choose_language(cookie: str | None, accepted: str | None) -> str:
    """The language chosen by the visitor, else the first supported one of the browser."""
    if cookie in languages():
        return cookie
    for part in (accepted or "").split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in languages():
            return code
    return "en"


MOST_ERRORS = 10  # in one answer
LONGEST_NAME = 60  # of a field in an answer: an unknown one may be a megabyte


def invalid(error: RequestValidationError, language: str) -> str:
    """What is wrong with the parameters or the body of a request, field by field, the first of them."""
    wrong = Message.of("invalid-request", what=Sentences(map(_wrong, error.errors()[:MOST_ERRORS])))
    return wrong.say(language).encode("utf-8", "replace").decode()


def _wrong(error: dict[str, Any]) -> Message:
    """The errors that pydantic found; in its own words where the catalogue has none."""
    where, about = error["loc"], error.get("ctx", {})
    if error["type"] == "json_invalid":
        return Message.of("invalid-json", error=str(about["error"]), at=where[-1])
    name = f"invalid-{error['type']}"
    values = {key: value if isinstance(value, int) else str(value) for key, value in about.items()}
    what = Message.of(name, **values) if known(name) else str(error["msg"])
    place = ".".join(str(part)[:LONGEST_NAME] for part in where[1:]) or str(where[0])
    return Message.of("invalid-field", where=place, what=what)
