"""What stands right of the equals sign in a catalogue, as the part of Project Fluent's format that ours use.

    text { $value } { other-entry } { "text with \\u00A0" } { $value -> [way] pattern *[other] pattern }

Terms, functions and attributes are not read. `tests/test_fluent.py` compares every entry with Fluent itself.
"""

from __future__ import annotations

import re

from ronde.values import NamedTuple


class Given(NamedTuple):
    """The place of a value: `{ $name }`."""

    name: str


class Entry(NamedTuple):
    """The place of what another entry says: `{ name }`."""

    name: str


class Choice(NamedTuple):
    """The ways a sentence goes on, by a value; the usual one if no other fits."""

    value: str
    ways: tuple[tuple[str | int, Pattern], ...]
    usual: Pattern


Part = str | Given | Entry | Choice

#: what is written one after the other
Pattern = tuple[Part, ...]


class Break(NamedTuple):
    """Where text goes on in another line, while a pattern is read."""

    lines: str
    indent: str


#: spaces at the end of a pattern are not part of it
_TEXT = re.compile(r"[^{}\n]*[^ {}\n](?: +(?=\{))?| +(?=\{)")
_BREAK = re.compile(r"((?:\n *)*\n)( +)(?=[^ \n}.\[*])")
_PLACE = re.compile(r'\{[ \n]*(?:"((?:[^"\\\n]|\\.)*)"|(\$?)([a-zA-Z][\w-]*))[ \n]*(->)?')
_WAY = re.compile(r"[ \n]*(\*?)\[ *([\w-]+) *\] *")
_CLOSE = re.compile(r"[ \n]*\}")
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))")


def parse(source: str) -> Pattern:
    """The pattern right of an equals sign; a ValueError if it has what is not read here."""
    reader = _Reader(source.lstrip(" "))
    pattern = reader.pattern()
    if reader.source[reader.at :].strip(" \n"):
        raise reader.error()
    return pattern


class _Reader:
    """A source and how far it is read."""

    def __init__(self, source: str) -> None:
        self.source, self.at = source, 0

    def error(self) -> ValueError:
        """What stands where the reader is cannot be read."""
        return ValueError(f"not understood after {self.source[: self.at]!r}: {self.source[self.at :]!r}")

    def take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        """What comes next, if it has this form."""
        found = wanted.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def pattern(self) -> Pattern:
        """Text and places, to the end of the entry or of the way."""
        parts: list[Part | Break] = []
        while True:
            if text := self.take(_TEXT):
                parts.append(text[0])
            elif place := self.take(_PLACE):
                parts.append(self.place(*place.groups()))
            elif line := self.take(_BREAK):
                parts.append(Break("\n" * line[1].count("\n"), line[2]))
            elif parts:
                return _without_margin(parts)
            else:
                raise self.error()

    def place(self, text: str | None, dollar: str, name: str, arrow: str | None) -> Part:
        """What stands between braces."""
        part: Part
        if text is not None:
            part = _ESCAPE.sub(lambda one: chr(int(one[1], 16)) if one[1] else one[2], text)
        elif arrow and dollar:
            part = self.choice(name)
        else:
            part = Given(name) if dollar else Entry(name)
        if not self.take(_CLOSE):
            raise self.error()
        return part

    def choice(self, value: str) -> Choice:
        """The ways behind an arrow."""
        ways: list[tuple[str | int, Pattern]] = []
        usual: Pattern = ()
        while found := self.take(_WAY):
            star, key = found.groups()
            ways.append((int(key) if key.isdecimal() else key, self.pattern()))
            usual = ways[-1][1] if star else usual
        if not usual:
            raise self.error()
        return Choice(value, tuple(ways), usual)


def _without_margin(parts: list[Part | Break]) -> Pattern:
    """The parts, without the spaces that all lines of text begin with."""
    margin = min((len(part.indent) for part in parts if isinstance(part, Break)), default=0)
    if isinstance(parts[0], Break):
        parts[0] = parts[0].indent[margin:]
    return tuple(part.lines + part.indent[margin:] if isinstance(part, Break) else part for part in parts)
