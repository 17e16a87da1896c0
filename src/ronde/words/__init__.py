"""Everything people read, in one catalogue: a file `LANGUAGE.ftl` per language, in Project Fluent's format.

    say("page-round", "fr", n=3)

Plurals and choices are written in the catalogue; decimal marks are made here, by Babel's rules.
A sentence about the player `$a` may choose by `$a_sex`: w, m, or else neutral words.
A name that a language lacks is said in English. Another language is one more file.
What a game calls otherwise is in `LANGUAGE-x-GAME.ftl`, which holds only the entries that differ: in
fr-x-draughts a board is a damier. So is `LANGUAGE-x-teams.ftl`, where teams are paired; fr-x-draughts-teams
has the words of both.

A sentence is parsed when it is first needed, and one of text, values and simple choices without Fluent:
importing Fluent costs more than the rest of a short command.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache

from ronde.typed import TYPE_CHECKING
from ronde.values import NamedTuple

if TYPE_CHECKING:
    from datetime import date

    from fluent.runtime import FluentBundle

_FOLDER = os.path.dirname(__file__)

#: locales whose lists differ from the default of their language
_LOCALES = {"en": "en_GB"}

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
    chooses = _chooses(name, language)
    written: dict[str, str | int] = {
        key: value if chooses and type(value) is int else _written(value, language, people)
        for key, value in values.items()
    }
    for key in sexes(name, language):
        written.setdefault(f"{key}_sex", _sex(values.get(key), people))
    others = values.get("others")
    if values.get("more") and isinstance(others, tuple):  # the sentence goes on: a, b, c and 2 more
        written["others"] = listed((_written(_named(item), language, people) for item in others), language)
    text = _filled(_parts_of(name, language), written, language)
    return _formatted(name, language, written) if text is None else text


def _formatted(name: str, language: str, written: Mapping[str, str | int]) -> str:
    """The sentence as Fluent makes it."""
    from fluent.runtime.types import fluent_number

    values = {
        key: fluent_number(value, useGrouping=False) if type(value) is int else value
        for key, value in written.items()
    }
    bundle = _bundle(language)
    if not bundle.has_message(name):
        _add(language, name)
    pattern = bundle.get_message(name).value
    assert pattern is not None, name
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{name} ({language}): {errors}")
    assert isinstance(text, str)
    return text


# ---- the catalogue ----------------------------------------------------------------------------------------

_ENTRY = r"(?m)^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t]+\S.*|\}.*|[ \t]*(?=\n[ \t]+\S)))*"
_CHOICE = r"->|\{ *-?[a-z]"  # by a value, or by what another entry says
_REFERENCE = r"\{ *(-?[a-zA-Z][\w-]*)[ .}]"


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
        return {match[1]: match[0] for match in re.finditer(_ENTRY, file.read())}


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
def _chooses(name: str, language: str) -> bool:
    """An entry says one thing or another, by its values."""
    return bool(re.search(_CHOICE, entries(language)[name]))


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, resolver

    resolver.MAX_PART_LENGTH = 1_000_000  # a list of all players may be longer than Fluent expects
    return FluentBundle([_locale(language).replace("_", "-")], use_isolating=False)


def _add(language: str, name: str) -> None:
    """Parse an entry and those it refers to."""
    from fluent.runtime import FluentResource

    wanted, source = [name], {}
    while wanted:
        entry = wanted.pop()
        if entry in entries(language) and entry not in source:
            source[entry] = tied(entries(language)[entry], language)
            wanted += re.findall(_REFERENCE, source[entry])
    _bundle(language).add_resource(FluentResource("\n".join(source.values()) + "\n"), allow_overrides=True)


# ---- sentences that are filled without Fluent -------------------------------------------------------------


class Choice(NamedTuple):
    """The ways a sentence goes on, by a value; the usual one if no other fits."""

    value: str
    ways: tuple[tuple[str, Parts | None], ...]
    usual: Parts | None


#: text, the name of a value, or a choice
Parts = tuple["str | Choice", ...]

_PLACE = r"\{ *\$(\w+) *(?:-> *\n((?: *\*?\[[\w-]+\].*\n)+) *)?\}"  # { $name }, or a choice with a way a line
_WAY = r"(?m)^ *(\*?)\[([\w-]+)\] *(.*?) *$"

#: the counts that take the singular; a language that is not here asks Fluent
_SINGULAR = {"en": (1,), "fr": (0, 1), "nl": (1,)}


@cache
def _parts_of(name: str, language: str) -> Parts | None:
    found = re.fullmatch(r"(?s)[a-zA-Z][\w-]* *= *(.+?) *", tied(entries(language)[name], language))
    return _parts(found[1]) if found else None


def _parts(source: str) -> Parts | None:
    """Text at even places and values at odd ones; None for what only Fluent understands."""
    texts = re.split(_PLACE, source)
    texts[::3] = [re.sub(r'\{ *"([^"\\{}]*)" *\}', r"\1", text) for text in texts[::3]]  # { "; " }
    found: list[str | Choice] = [texts[0]]
    for name, ways, text in zip(texts[1::3], texts[2::3], texts[3::3], strict=True):
        found += [name if ways is None else _choice(name, ways), text]
    understood = not any(re.search(r"[{}\n]", text) for text in texts[::3])
    return tuple(found) if understood else None


def _choice(value: str, source: str) -> Choice:
    ways = [(star, key, _parts(text)) for star, key, text in re.findall(_WAY, source)]
    usual = next((parts for star, _, parts in ways if star), None)
    return Choice(value, tuple((key, parts) for _, key, parts in ways), usual)


def _filled(parts: Parts | None, values: Mapping[str, str | int], language: str) -> str | None:
    """The text with its values, as Fluent would write it; None if Fluent has to be asked."""
    written: list[str] = []
    for n, part in enumerate(parts or ()):
        text: str | None
        if isinstance(part, Choice):
            text = _filled(_chosen(part, values.get(part.value), language), values, language)
        else:
            text = _shown(values.get(part)) if n % 2 else part
        if text is None:
            return None
        written.append(text)
    return None if parts is None else "".join(written)


def _chosen(choice: Choice, value: str | int | None, language: str) -> Parts | None:
    """The way that fits a value: a text by its name, a count by its figure or its plural form."""
    shown, singular = _shown(value), _SINGULAR.get(spoken(language))
    if shown is None or singular is None:
        return None
    forms = (shown,) if isinstance(value, str) else (shown, "one" if value in singular else "other")
    for key, parts in choice.ways:
        if isinstance(value, str) and not key[0].isalpha():
            return None
        if key in forms:
            return parts
    return choice.usual


def _shown(value: str | int | None) -> str | None:
    """A value as it is written; large and negative counts follow the customs of the language."""
    if type(value) is int:
        return str(value) if 0 <= value < 1_000_000 else None
    return value if isinstance(value, str) else None


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
    if spoken(language) == "en":
        return "."
    from babel.numbers import get_decimal_symbol

    return get_decimal_symbol(_locale(language))


def _locale(language: str) -> str:
    return _LOCALES.get(spoken(language), spoken(language))


def tied(text: str, language: str) -> str:
    """The text with the non-breaking spaces of its language: before a colon and within quotes in French."""
    spaces = _TIED.get(spoken(language))
    return spaces.sub("\u00a0", text) if spaces else text


def ordinal_form(number: int, language: str) -> str:
    """How the language forms the ordinal of a number: one, two, few or other."""
    from babel import Locale

    return str(Locale.parse(_locale(language)).ordinal_form(number))


def month_name(day: date, language: str, short: bool = False) -> str:
    """The month of a day."""
    return _month(day.month, language, short)


def _month(number: int, language: str, short: bool = False) -> str:
    from babel.dates import get_month_names

    return str(get_month_names("abbreviated" if short else "wide", locale=_locale(language))[number])


def weekday_name(day: date, language: str, short: bool = False) -> str:
    """The day of the week of a day."""
    from babel.dates import get_day_names

    return str(get_day_names("abbreviated" if short else "wide", locale=_locale(language))[day.weekday()])


def points(tenths: int, language: str = "en") -> str:
    """Points as people write them: 25 is 2.5 in English and 2,5 in French; 20 is 2."""
    sign, whole, rest = "-" if tenths < 0 else "", abs(tenths) // 10, abs(tenths) % 10
    return f"{sign}{whole}{decimal_mark(language)}{rest}" if rest else f"{sign}{whole}"


@cache
def minor_digits(currency: str) -> int:
    """The decimals of a currency: 2 of the euro, none of the yen."""
    from babel.numbers import get_currency_precision

    return int(get_currency_precision(currency))


def money(amount: int, currency: str, language: str = "en") -> str:
    """An amount in minor units as people write it, without decimals where they are nought."""
    from decimal import Decimal

    from babel import Locale
    from babel.numbers import format_currency

    digits, locale = minor_digits(currency), _locale(language)
    pattern = str(Locale.parse(locale).currency_formats["standard"].pattern)
    if amount % 10**digits == 0:
        pattern = pattern.replace(".00", "")
    value = Decimal(amount).scaleb(-digits)
    return format_currency(value, currency, pattern, locale, currency_digits=".00" in pattern)


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
