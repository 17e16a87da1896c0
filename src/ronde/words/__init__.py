"""Everything people read, in one catalogue: a file `LANGUAGE.ftl` per language, in Project Fluent's format.

    say("page-round", "fr", n=3)

Plurals and choices are written in the catalogue, and so are months, marks in numbers and signs of money.
A sentence about the player `$a` may choose by `$a_sex`: w, m, or else neutral words.
A name that a language lacks is said in English. Another language is one more file.
What a game calls otherwise is in `LANGUAGE-x-GAME.ftl`, which holds only the entries that differ: in
fr-x-draughts a board is a damier. So is `LANGUAGE-x-teams.ftl`, where teams are paired; fr-x-draughts-teams
has the words of both.

A sentence is parsed when it is first said, so that a short command does not pay for the catalogue.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache

from ronde.typed import TYPE_CHECKING
from ronde.values import NamedTuple
from ronde.words.currencies import DECIMALS
from ronde.words.patterns import Choice, Given, Pattern, parse

if TYPE_CHECKING:
    from datetime import date

_FOLDER = os.path.dirname(__file__)

#: the counts that take the singular, in languages where it is not only one
_SINGULAR = {"fr": (0, 1)}

#: spaces at which a line must not end: the catalogues and rule files are typed with plain ones
_TIED = {"fr": re.compile(r' (?=(?:"\s*\})?[:;?!»%])|(?<=«) |(?<=[nN]°) ')}


class Who(int):
    """A player in a sentence: written with the name where names are known."""

    __slots__ = ()


class Named(str):
    """The name of a player, with the sex where it is known: m, w or nothing."""

    __slots__ = ("sex",)

    sex: str

    def __new__(cls, name: str, sex: str = "") -> Named:
        """The name with this sex."""
        named = super().__new__(cls, name)
        named.sex = sex
        return named


class Points(int):
    """Points in a sentence: tenths, written as 2.5 or 2,5."""

    __slots__ = ()


class Figure(str):
    """A number with decimals, given with a point, written with the mark of the language."""

    __slots__ = ()


class Letters(str):
    """Colours in short, given as W and B: W! is absolute, W strong, w mild; in French B and N."""

    __slots__ = ()


class Money(str):
    """An amount in minor units and its currency, given as "12050 EUR", written as €120.50 or 120,50 €."""

    __slots__ = ()


class Day(str):
    """A day of the calendar, given as 2026-04-08, written as 8 April 2026."""

    __slots__ = ()


class Quoted(str):
    """Something typed or read, shown between quotation marks."""

    __slots__ = ()


class Sentences(tuple["Value", ...]):
    """Sentences or lists one after the other, with semicolons between them."""

    __slots__ = ()


class Message(NamedTuple):
    """A sentence, or part of one, as a value: its name in the catalogue and its values."""

    name: str
    values: tuple[tuple[str, Value], ...] = ()

    @classmethod
    def of(cls, name: str, /, **values: Value) -> Message:
        """The message with these values."""
        return cls(name, tuple(values.items()))

    def say(self, language: str = "en", names: Mapping[int, str] | None = None) -> str:
        """The message in a language."""
        return say(self.name, language, names, **dict(self.values))


#: the types of values in a sentence; the only Enum is model.Colour
Value = str | int | Enum | Message | Sentences | tuple[int, ...] | tuple[str | Message, ...]


@cache
def languages() -> tuple[str, ...]:
    """The languages of the catalogue, English first."""
    found = (name for name in _catalogues() if spoken(name) == name)
    return tuple(sorted(found, key=lambda language: (language != "en", language)))


@cache
def _catalogues() -> frozenset[str]:
    return frozenset(name.removesuffix(".ftl") for name in os.listdir(_FOLDER) if name.endswith(".ftl"))


def spoken(language: str) -> str:
    """The language without game and teams: fr of fr-x-draughts."""
    return language.partition("-x-")[0]


_TEAMS = "teams"


def of_game(language: str, game: str) -> str:
    """The language with the words of a game, where they differ: fr-x-draughts of fr and draughts."""
    return _varied(language, game, *(kind for kind in _variants(language) if kind == _TEAMS))


def of_teams(language: str) -> str:
    """The language with the words for teams that are paired: en-x-teams of en."""
    return _varied(language, *(kind for kind in _variants(language) if kind != _TEAMS), _TEAMS)


def _variants(language: str) -> list[str]:
    """What a language is varied for: draughts and teams of fr-x-draughts-teams."""
    return language.partition("-x-")[2].split("-")


def _varied(language: str, *kinds: str) -> str:
    """The language with those of the variants that it has words for."""
    plain = spoken(language)
    found = [kind for kind in kinds if f"{plain}-x-{kind}" in _catalogues()]
    return f"{plain}-x-{'-'.join(found)}" if found else plain


def known(name: str, language: str = "en") -> bool:
    """The catalogue of a language has this name."""
    return name in entries(language)


def say(name: str, language: str = "en", people: Mapping[int, str] | None = None, /, **values: Value) -> str:
    """The sentence with this name, filled with values; `people` gives the names behind pairing numbers."""
    if name not in entries(language):
        if spoken(language) == "en":
            raise KeyError(name)
        return say(name, "en", people, **values)
    written = {
        key: value if type(value) is int else _written(value, language, people)
        for key, value in values.items()
    }
    for key in sexes(name, language):
        written.setdefault(f"{key}_sex", _sex(values.get(key), people))
    others = values.get("others")
    if values.get("more") and isinstance(others, tuple):  # the sentence goes on: a, b, c and 2 more
        written["others"] = listed((_written(_named(item), language, people) for item in others), language)
    try:
        return _filled(_pattern(name, language), written, language)
    except KeyError as missing:
        raise ValueError(f"{name} ({language}): {missing}") from None


def _filled(pattern: Pattern, values: Mapping[str, str | int], language: str) -> str:
    """The text of a pattern with its values."""
    text = ""
    for part in pattern:
        if isinstance(part, str):
            text += part
        elif isinstance(part, Given):
            text += str(values[part.name])
        elif isinstance(part, Choice):
            text += _filled(_chosen(part, values[part.value], language), values, language)
        else:
            text += _filled(_pattern(part.name, language), values, language)
    return text


def _chosen(choice: Choice, value: str | int, language: str) -> Pattern:
    """The way that fits a value: a text by its name, a count by its figure or its plural form."""
    fitting = (value,) if isinstance(value, str) else (value, plural_form(value, language))
    return next((pattern for key, pattern in choice.ways if key in fitting), choice.usual)


def plural_form(number: int, language: str) -> str:
    """The form of a word that goes with a count: one or other."""
    return "one" if abs(number) in _SINGULAR.get(spoken(language), (1,)) else "other"


# ---- the catalogue ----------------------------------------------------------------------------------------

_REFERENCE = r"\{ *([a-zA-Z][\w-]*) *\}"


@cache
def entries(language: str) -> dict[str, str]:
    """The entries of a language as they are written, by name; nothing is parsed yet."""
    plain = spoken(language)
    if plain != language:
        return entries(plain) | {
            name: entry for kind in _variants(language) for name, entry in _own(f"{plain}-x-{kind}").items()
        }
    return _own(language)


def _own(catalogue: str) -> dict[str, str]:
    """The entries of one file."""
    with open(os.path.join(_FOLDER, f"{catalogue}.ftl"), encoding="utf-8") as file:
        blocks = re.split(r"\n(?=[a-zA-Z#])", file.read())  # an entry or a comment, and blank lines
    return {block.partition(" ")[0]: block.rstrip() for block in blocks if block[:1] not in "#\n"}


@cache
def variables(name: str, language: str = "en") -> frozenset[str]:
    """The values that an entry uses, including those of entries it refers to."""
    source = entries(language)[name]
    found = set(re.findall(r"\$(\w+)", source))
    for other in re.findall(_REFERENCE, source):
        found |= variables(other, language) if other in entries(language) else set()
    return frozenset(found)


@cache
def sexes(name: str, language: str = "en") -> frozenset[str]:
    """The values whose sex an entry chooses by: `{ $a_sex -> … }` asks for the sex of the player `a`."""
    asked = (value for value in variables(name, language) if value.endswith("_sex"))
    return frozenset(value.removesuffix("_sex") for value in asked)


@cache
def _pattern(name: str, language: str) -> Pattern:
    return parse(tied(entries(language)[name].partition("=")[2], language))


# ---- values -----------------------------------------------------------------------------------------------


def _written(value: Value, language: str, people: Mapping[int, str] | None) -> str:
    match value:
        case Who():
            name = people.get(int(value)) if people else None
            return f"{int(value)} {name}" if name else str(int(value))
        case Points():
            return points(value, language)
        case Figure():
            return value.replace(".", decimal_mark(language))
        case Money():
            amount, _, currency = value.partition(" ")
            return money(int(amount), currency, language)
        case Letters():
            return value.translate(_letters(language))
        case Day():
            return _day(value, language)
        case Quoted():
            return say("quoted", language, text=repr(str(value))[1:-1])
        case Message():
            return value.say(language, people)
        case Enum():
            return say(f"colour-{value.value}", language)
        case Sentences():
            return semicolons((_written(item, language, people) for item in value), language) or "–"
        case tuple():
            return enumeration((_written(_named(item), language, people) for item in value), language)
    return str(value)


def semicolons(parts: Iterable[str], language: str = "en") -> str:
    """Texts one after the other, with the semicolon of the language between them."""
    return say("semicolon", language).join(parts)


def _day(value: str, language: str) -> str:
    """A day as people write it; what is no day as it is."""
    found = re.fullmatch(r"(\d{4})[-/](0[1-9]|1[0-2])[-/](\d\d)", value)
    if not found:
        return str(value)
    number = Message.of("page-day_of_month", n=int(found[3]))
    return say("page-day", language, day=number, month=_month(int(found[2]), language), year=found[1])


def _sex(value: Value | None, people: Mapping[int, str] | None) -> str:
    """The sex of a player, nothing where it is not known."""
    player = people.get(int(value)) if people and isinstance(value, Who) else value
    return player.sex if isinstance(player, Named) else ""


def _named(item: Value) -> Value:
    """A number in a list is a player."""
    return Who(item) if isinstance(item, int) else item


@cache
def _letters(language: str) -> dict[int, int]:
    white, black = say("letter-white", language), say("letter-black", language)
    return str.maketrans("WBwb", white + black + white.lower() + black.lower())


@cache
def decimal_mark(language: str) -> str:
    """The sign between whole points and halves."""
    return say("decimal-mark", language)


def tied(text: str, language: str) -> str:
    """The text with the non-breaking spaces of its language: before a colon and within quotes in French."""
    spaces = _TIED.get(spoken(language))
    return spaces.sub("\u00a0", text) if spaces else text


def ordinal_form(number: int, language: str) -> str:
    """How the language forms the ordinal of a number: one, two, few or other."""
    if spoken(language) == "en" and number % 100 not in (11, 12, 13):
        return {1: "one", 2: "two", 3: "few"}.get(number % 10, "other")
    return "one" if spoken(language) == "fr" and number == 1 else "other"


def month_name(day: date, language: str, short: bool = False) -> str:
    """The month of a day."""
    return _month(day.month, language, short)


def _month(number: int, language: str, short: bool = False) -> str:
    return say("month-short" if short else "month", language, n=number)


def weekday_name(day: date, language: str, short: bool = False) -> str:
    """The day of the week of a day."""
    return say("weekday-short" if short else "weekday", language, n=day.isoweekday())


def points(tenths: int, language: str = "en") -> str:
    """Points as people write them: 25 is 2.5 in English and 2,5 in French; 20 is 2."""
    sign, whole, rest = "-" if tenths < 0 else "", abs(tenths) // 10, abs(tenths) % 10
    return f"{sign}{whole}{decimal_mark(language)}{rest}" if rest else f"{sign}{whole}"


def minor_digits(currency: str) -> int:
    """The decimals of a currency: 2 of the euro, none of the yen."""
    return DECIMALS.get(currency, 2)


def money(amount: int, currency: str, language: str = "en") -> str:
    """An amount in minor units, not negative, as people write it, without decimals where they are nought."""
    digits = minor_digits(currency)
    whole, rest = divmod(amount, 10**digits)
    figure = f"{whole:,}".replace(",", say("thousands-mark", language))
    if rest:
        figure += f"{decimal_mark(language)}{rest:0{digits}}"
    sign = say("currency-sign", language, code=currency)
    return say("amount-of-money", language, amount=figure, currency=sign)


def enumeration(words: Iterable[str], language: str = "en") -> str:
    """Words joined as in a sentence: a, b and c."""
    *first, last = list(words) or ["–"]
    if not first:
        return last
    return say("list-last", language, first=_between((*first, last), language).join(first), last=last)


def listed(words: Iterable[str], language: str = "en") -> str:
    """Words one after the other: a, b, c; with semicolons where one of them has a comma, as a name may."""
    words = tuple(words)
    return _between(words, language).join(words)


def _between(words: Iterable[str], language: str) -> str:
    """The sign between words of a list."""
    return say("semicolon", language) if any("," in word for word in words) else ", "
