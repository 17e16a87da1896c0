"""The rules as data: one file per text and edition, articles in order; who implements them; steps.

A rule file `KEY.toml` has, in the order of the text:
    [[article]] id, title.en, title.fr, text.en, text.fr, and `no_code = "reason"` where no code is due;
    [[ruling]]  id, article, en: how an open point of the text is read;
    [messages.NAME] en, fr: the sentences that explain a decision, with {fields} filled from the step;
                `special` for the report of a round, `personal` for the player alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cache
from typing import Any, NamedTuple, TypeVar

from ronde.errors import BadInput

Function = TypeVar("Function", bound=Callable[..., Any])

#: citation -> names of the functions that implement it
IMPLEMENTED: dict[str, list[str]] = {}


def implements(*citations: str) -> Callable[[Function], Function]:
    """Say which articles a function is: `@implements("dutch-2012 A7.a")`, edition first."""

    def mark(function: Function) -> Function:
        for citation in citations:
            IMPLEMENTED.setdefault(citation, []).append(f"{function.__module__}.{function.__qualname__}")
        return function

    return mark


class Who(int):
    """A player in a sentence: written with his name where names are known."""

    __slots__ = ()


class Points(int):
    """Points in a sentence: tenths, written as 2.5 or 2,5."""

    __slots__ = ()


class Figure(str):
    """A number with decimals, written with a point; in French with a comma."""

    __slots__ = ()


class Letters(str):
    """Colours in short, written W and B: W! is absolute, W strong, w mild; in French B and N."""

    __slots__ = ()


Value = str | int | Enum | tuple[int, ...]  # the only Enum in a sentence is model.Colour

_FOLDER = os.path.dirname(__file__)


class Step(NamedTuple):
    """One decision: the article, the players it is about (none: the whole bracket), the sentence.

    `message` names a sentence of the article's rule file; `bracket` counts the brackets from 0.
    """

    article: str
    players: tuple[int, ...]
    message: str
    values: tuple[tuple[str, Value], ...] = ()
    bracket: int | None = None


class Article(NamedTuple):
    """One article of a rule file, in our own words."""

    id: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    no_code: str | None = None


class Text(NamedTuple):
    """A rule file: one text in one edition."""

    key: str
    title: Mapping[str, str]
    articles: tuple[Article, ...]
    rulings: tuple[Mapping[str, str], ...]
    messages: Mapping[str, Mapping[str, str]]

    def article(self, id_: str) -> Article | None:
        """The article with this id, written with or without dots and in any case."""
        wanted = _plain(id_)
        return next((a for a in self.articles if _plain(a.id) == wanted), None)


def _plain(id_: str) -> str:
    return id_.replace(".", "").replace(" ", "").casefold()


def text_keys() -> list[str]:
    """The keys of all rule files."""
    return sorted(name.removesuffix(".toml") for name in os.listdir(_FOLDER) if name.endswith(".toml"))


@cache
def text(key: str) -> Text:
    """The rule file of a key."""
    if key not in text_keys():
        raise BadInput(
            f"there is no rule file {key}; there are: {', '.join(text_keys())}",
            f"il n'y a pas de règlement {key} ; il y a : {', '.join(text_keys())}",
        )
    import tomllib  # only explanations need it, and `ronde pair` must start fast

    with open(os.path.join(_FOLDER, f"{key}.toml"), "rb") as file:
        data = tomllib.load(file)
    articles = tuple(
        Article(a["id"], a["title"], a["text"], a.get("no_code")) for a in data.get("article", ())
    )
    return Text(data["key"], data["title"], articles, tuple(data.get("ruling", ())), data.get("messages", {}))


def say(step: Step, language: str = "en", names: Mapping[int, str] | None = None) -> str:
    """The sentence of a step."""
    key = step.article.split(" ", 1)[0]
    sentence = text(key).messages[step.message][language]
    values = {name: _write(value, language, names) for name, value in step.values}
    return sentence.format_map(values)


_FRENCH_LETTERS = str.maketrans("WBwb", "BNbn")
_COLOURS = {"en": {"w": "White", "b": "Black"}, "fr": {"w": "les Blancs", "b": "les Noirs"}}


def _write(value: Value, language: str, names: Mapping[int, str] | None) -> str:
    if isinstance(value, Who):
        name = names.get(int(value)) if names else None
        return f"{int(value)} {name}" if name else str(int(value))
    if isinstance(value, Points):
        return points(value, language)
    if isinstance(value, Figure):
        return value.replace(".", ",") if language == "fr" else str(value)
    if isinstance(value, Letters):
        return value.translate(_FRENCH_LETTERS) if language == "fr" else str(value)
    if isinstance(value, Enum):
        return _COLOURS[language][value.value]
    if isinstance(value, tuple):
        return enumeration([_write(Who(v), language, names) for v in value], language)
    return str(value)


def points(tenths: int, language: str = "en") -> str:
    """Points as people write them: 25 is 2.5 in English and 2,5 in French; 20 is 2."""
    sign, whole, rest = "-" if tenths < 0 else "", abs(tenths) // 10, abs(tenths) % 10
    comma = "," if language == "fr" else "."
    return f"{sign}{whole}{comma}{rest}" if rest else f"{sign}{whole}"


def enumeration(words: Iterable[str], language: str = "en") -> str:
    """Words joined as in a sentence: a, b and c."""
    *first, last = list(words) or ["–"]
    joiner = " et " if language == "fr" else " and "
    return joiner.join([", ".join(first), last]) if first else last
