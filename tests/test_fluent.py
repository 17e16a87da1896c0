"""Sentences are those of Fluent; plurals, numbers, money and days are those of Babel. Users need neither."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_currency, get_currency_precision, get_decimal_symbol, list_currencies
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ronde import words
from ronde.prizes.plan import currencies
from ronde.words import entries, patterns, say, spoken, tied

FOLDER = Path(words.__file__).parent
CATALOGUES = sorted(words._catalogues())
LANGUAGES = words.languages()

#: locales that differ from the default of their language
LOCALES = {"en": "en_GB"}

COUNTS = (*range(13), 15, 20, 21, 100, 101, 999_999, 1_000_000, -1)
TEXTS = ("Moreau, Alice", "1.5", "1", "m", "w", "unknown", "«no {way}» ")


def locale(language: str) -> Locale:
    return Locale.parse(LOCALES.get(spoken(language), spoken(language)))


@cache
def bundle(language: str) -> FluentBundle:
    """A language as Fluent reads it: its file, and then those of its variants."""
    made = FluentBundle([str(locale(language)).replace("_", "-")], use_isolating=False)
    variants = language.partition("-x-")[2].split("-") if "-x-" in language else []
    for name in (spoken(language), *(f"{spoken(language)}-x-{variant}" for variant in variants)):
        source = (FOLDER / f"{name}.ftl").read_text(encoding="utf-8")
        made.add_resource(FluentResource(tied(source, language)), allow_overrides=True)
    return made


def fluent_says(made: FluentBundle, name: str, values: dict[str, str | int]) -> str:
    pattern = made.get_message(name).value
    assert pattern is not None
    given = {
        key: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
        for key, value in values.items()
    }
    text, errors = made.format_pattern(pattern, given)
    assert not errors, (name, values, errors)
    return str(text)


def values_of(name: str, language: str) -> Iterator[dict[str, str | int]]:
    """Counts, texts and every way that an entry names: all its values alike, then each with its own."""
    variables = sorted(words.variables(name, language))
    source = entries(language)[name]
    keys = sorted(set(re.findall(r"\[([\w-]+)\]", source)))
    if any(key.isdecimal() for key in keys):  # there Fluent takes a text "other" for a count
        keys = [key for key in keys if key not in ("one", "other")]
    some: tuple[str | int, ...] = (*COUNTS, *TEXTS, *keys)
    if not keys and not re.search(r"\{ *[a-z]", source):
        some = (1, 1_000_000, *TEXTS[-1:])
    for n, first in enumerate(some if variables else ["nothing"]):
        yield dict.fromkeys(variables, first)
        if len(variables) > 1:
            for step in (1, 5, len(COUNTS)):
                yield {key: some[(n + step * place) % len(some)] for place, key in enumerate(variables)}


@pytest.mark.parametrize("language", [*CATALOGUES, "fr-x-draughts-teams"])
def test_every_sentence_is_that_of_fluent(language: str) -> None:
    made, plain = bundle(language), entries(spoken(language)) if language not in LANGUAGES else {}
    own = [name for name, source in entries(language).items() if source != plain.get(name)]
    for name in own:
        for values in values_of(name, language):
            assert say(name, language, **values) == fluent_says(made, name, values), (name, values)
    assert len(own) > 50


SOURCES = (
    "a text",
    "  spaces around  ",
    '{ $a }{ $b } and {$a} { "  " }',
    r'{ "a \"quote\", a \\, \u00A0 and {braces}" }',
    "first\n    second\n      third\n\n    fourth",
    "\n    first\n      second\n   \n    third { $a }\n    { $b }",
    "\n      first\n    second",
    "{ $a ->\n    [one] one { $b }\n   *[other] { $a } of them\n }.",
    "so { $a -> \n    [0]nothing\n    [ one ] one\n       and more\n   *[other]\n        a\n         b\n }",
    "{ $a ->\n    [m] { $b ->\n        [one] it\n       *[other] they\n    } x\n   *[other] { colour-w }\n }",
    "*[way] no choice",
    "a [b] .c *d",
)


@pytest.mark.parametrize("source", SOURCES)
def test_a_pattern_is_read_as_fluent_reads_it(source: str) -> None:
    made = FluentBundle(["en-GB"], use_isolating=False)
    made.add_resource(FluentResource(f"test = {source}\ncolour-w = {say('colour-w')}\n"))
    pattern = patterns.parse(source)
    for values in ({"a": a, "b": b} for a in (0, 1, 2, "m") for b in (1, "text")):
        assert words._filled(pattern, values, "en") == fluent_says(made, "test", values)


@pytest.mark.parametrize(
    "source",
    [
        "",
        "a } b",
        "{ $a",
        "{ $a -> }",
        "{ $a ->\n    [one] one\n }",
        "{ $a ->\n    [one]\n   *[other] x\n }",
        "{ a ->\n   *[other] x\n }",
        "{ -term }",
        "{ NUMBER($a) }",
        "text\n    .attribute = x",
        "spaces at the end of a line  \n    of several",
    ],
)
def test_what_the_catalogues_do_not_use_is_an_error(source: str) -> None:
    with pytest.raises(ValueError, match="not understood"):
        patterns.parse(source)


class Test_customs:
    """Plurals, numbers, money and days of every language."""

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_plurals(self, language: str) -> None:
        for n in (*range(-30, 1000), 10**6, 10**6 + 1):
            form = locale(language).plural_form(n).replace("many", "other")
            assert words.plural_form(n, language) == form, n

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_ordinals(self, language: str) -> None:
        for n in range(1300):
            assert words.ordinal_form(n, language) == locale(language).ordinal_form(n), n

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_days_of_a_year(self, language: str) -> None:
        there = locale(language)
        for day in (date(2028, 1, 1) + timedelta(n) for n in range(366)):
            assert words.month_name(day, language) == format_date(day, "MMMM", there)
            assert words.month_name(day, language, True) == format_date(day, "MMM", there)
            assert words.weekday_name(day, language) == format_date(day, "EEEE", there)
            assert words.weekday_name(day, language, True) == format_date(day, "EEE", there)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_decimal_marks(self, language: str) -> None:
        assert words.decimal_mark(language) == get_decimal_symbol(locale(language))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_amounts_in_every_currency(self, language: str) -> None:
        there = locale(language)
        pattern = str(there.currency_formats["standard"].pattern)
        for currency in currencies():
            digits = get_currency_precision(currency)
            for amount in (0, 1, 10, 99, 12_000, 12_050, 1_234_567, 123_456_789_000):
                whole = amount % 10**digits == 0
                wanted = format_currency(
                    amount / 10**digits,
                    currency,
                    pattern.replace(".00", "") if whole else pattern,
                    there,
                    currency_digits=not whole,
                )
                assert words.money(amount, currency, language) == wanted

    def test_currencies_and_their_decimals(self) -> None:
        assert sorted(currencies()) == sorted(list_currencies("en"))
        for currency in currencies():
            assert words.minor_digits(currency) == get_currency_precision(currency), currency

    @pytest.mark.parametrize("language", CATALOGUES)
    def test_lists(self, language: str) -> None:
        for count in (1, 2, 3, 7):
            listed = [f"player {n}" for n in range(count)]
            assert words.enumeration(listed, language) == format_list(listed, locale=locale(language))
