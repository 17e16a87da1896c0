"""The words of the pages: every `words/*.toml` is a table of `name = ["English", "French"]`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "fr")
FOLDER = Path(__file__).parent / "words"


@cache
def words() -> dict[str, tuple[str, str]]:
    """All words of all files; a name stands in one file only."""
    found: dict[str, tuple[str, str]] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        for name, (english, french) in tomllib.loads(path.read_text(encoding="utf-8")).items():
            assert name not in found, f"{path.name}: {name} is defined twice"
            found[name] = english, french
    return found


def word(name: str, language: str = "en", /, **values: object) -> str:
    """A word or sentence in a language, its {fields} filled; of one thing it speaks in the singular."""
    singular = f"{name}_1"
    text = words()[singular if values.get("n") == 1 and singular in words() else name][language == "fr"]
    return text.format(**values) if values else text


def choose_language(cookie: str | None, accepted: str | None) -> str:
    """The language somebody has chosen, else the first one of his browser that we speak."""
    if cookie in LANGUAGES:
        return cookie
    for part in (accepted or "").split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return "en"
