"""The words of the pages: the entries `page-…` of the catalogue."""

from __future__ import annotations

from functools import lru_cache

from ronde.words import Value, languages, say


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
