"""The arguments of a command. Their help is a name of the catalogue, which is read when help is printed."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator

from ronde.errors import BadInput
from ronde.typed import Any, NoReturn
from ronde.words import Message, Quoted, Value, languages, say

# argparse's own words are read in English (`_ERRORS`); looking for another language imports `locale`
setattr(argparse, "_", str)  # noqa: B010


WIDTH = 96  # of help


def positive(text: str) -> int:
    """A whole number greater than 0."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


class HelpAsked(Exception):
    """The words on the command line ask for help."""


class _Help(argparse.Action):
    def __call__(self, *_: object) -> NoReturn:
        raise HelpAsked


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help in one language at a fixed width: asking the terminal would cost an import at every start."""

    def __init__(self, prog: str, language: str) -> None:
        plain: dict[str, Any] = {"color": False} if sys.version_info >= (3, 14) else {}
        super().__init__(prog, width=WIDTH, **plain)
        self.language = language

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Any, prefix: str | None = None
    ) -> None:
        """The first lines."""
        start = say("usage-prefix", self.language)
        made = "\n".join(self._usage(len(start), list(actions), groups))
        super().add_usage(made.replace("%", "%%"), (), (), start)

    def _usage(self, indent: int, actions: list[argparse.Action], groups: Any) -> Iterator[str]:
        """The program and its arguments, wrapped; each Python has a way of its own to do it."""
        together = {id(action): group for group in groups for action in group._group_actions}
        options: dict[str, None] = {}  # a group that excludes each other stands once
        for action in actions:
            if action.option_strings:
                group = together.get(id(action))
                inside = " | ".join(map(self._option, group._group_actions if group else (action,)))
                needed = f"({inside})" if group else inside
                options[needed if (group or action).required else f"[{inside}]"] = None
        rest = [self._format_args(one, one.dest) for one in actions if not one.option_strings]
        if indent + len(" ".join((self._prog, *options, *rest))) <= WIDTH:
            yield " ".join((self._prog, *options, *rest))
            return
        margin = " " * (indent + len(self._prog))
        yield from _lines(self._prog, len(margin), options, margin)
        yield from _lines(margin, len(margin), rest, margin)

    def _option(self, action: argparse.Action) -> str:
        """`--output OUT`, by its first name."""
        name = action.option_strings[0]
        if action.nargs == 0:
            return name
        return f"{name} {self._format_args(action, self._get_default_metavar_for_optional(action))}"

    def start_section(self, heading: str | None) -> None:
        """The heading of positional arguments or of options."""
        name = "usage-positionals" if heading == "positional arguments" else "usage-options"
        super().start_section(say(name, self.language))

    def _format_action_invocation(self, action: argparse.Action) -> str:
        """`-o, --output OUT`, as Python writes it since 3.13."""
        if not action.option_strings or action.nargs == 0:
            return super()._format_action_invocation(action)
        value = self._format_args(action, self._get_default_metavar_for_optional(action))
        return f"{', '.join(action.option_strings)} {value}"

    def _expand_help(self, action: argparse.Action) -> str:
        assert action.help is not None
        choices = ", ".join(map(str, action.choices or ()))
        more = getattr(action, "values", {})
        return say(action.help, self.language, default=str(action.default), choices=choices, **more)


def _lines(line: str, used: int, parts: Iterable[str], margin: str) -> Iterator[str]:
    """Parts in lines, the first of which has begun and is so wide already."""
    begun = False
    for part in parts:
        if begun and used + 1 + len(part) > WIDTH:
            yield line
            line, used = margin, len(margin)
        line, used, begun = f"{line} {part}", used + 1 + len(part), True
    if begun:
        yield line


def _fitting(examples: str) -> str:
    """Examples with what they do beside them; below them if a line would be too long."""
    lines = examples.split("\n")
    if all(len(line) <= WIDTH for line in lines):
        return examples
    made = []
    for line in lines:
        indent = len(line) - len(line.lstrip())
        command, _, told = line.strip().partition("  ")
        if indent > 4:  # what it does, continued
            command, told = "", line
        made += [" " * indent + command] * bool(command) + [" " * 8 + told.strip()] * bool(told)
    return "\n".join(made)


class _Unchecked:
    def _format_args(self, *_: object) -> None:
        pass


class Parser(argparse.ArgumentParser):
    """The parser of one command; wrong arguments are bad input (exit code 3)."""

    def __init__(self, verb: str, language: str) -> None:
        super().__init__(prog=f"ronde {verb}", add_help=False)
        self.verb, self.language = verb, language
        self.usage = ""  # with None argparse would format it before every run
        self.add_argument("-h", "--help", action=_Help, nargs=0, help="help-help")
        self.add_argument("--lang", choices=languages(), default=language, help="help-lang")

    def format_help(self) -> str:
        """The summary of the command, its arguments, and examples."""
        summary = say(f"command-{self.verb}", self.language)
        self.usage, self.description = None, f"{summary[0].upper()}{summary[1:]}."
        self.epilog = _fitting(say(f"examples-{self.verb}", self.language))
        return super().format_help()

    def _get_formatter(self) -> Formatter:
        return Formatter(self.prog, self.language)

    def _check_help(self, action: argparse.Action) -> None:
        """Skip argparse's check of every help text, which would load the catalogue."""

    def _get_validation_formatter(self) -> _Unchecked:
        """Skip its check of every metavar, for which Python 3.14 imports colours and data classes."""
        return _Unchecked()

    def error(self, message: str) -> NoReturn:
        """Raise an error for wrong arguments."""
        raise BadInput("usage-wrong", what=self._meant(message) or _explained(message), prog=self.prog)

    def _meant(self, message: str) -> Message | None:
        """What an unknown option was probably meant to be."""
        from difflib import get_close_matches  # only after a mistake

        unknown = re.match(r"unrecognized arguments: (--[^\s=]+)", message)
        near = get_close_matches(unknown[1], self._option_string_actions, n=1, cutoff=0.7) if unknown else []
        return Message.of("usage-meant", word=unknown[1], meant=near[0]) if unknown and near else None


def not_together(verb: str, option: str, other: str) -> BadInput:
    """The error for two options of a command that exclude each other."""
    what = Message.of("usage-argument", argument=option, what=Message.of("usage-not-with", other=other))
    return BadInput("usage-wrong", what=what, prog=f"ronde {verb}")


#: messages of argparse, and the names of our sentences
_ERRORS = (
    (r"argument (?P<argument>.+?): (?P<what>.+)", "usage-argument"),
    (r"unrecognized arguments: (?P<words>.+)", "usage-unrecognized"),
    (r"the following arguments are required: (?P<words>.+)", "usage-required"),
    (r"one of the arguments (?P<words>.+) is required", "usage-one-required"),
    (r"expected one argument", "usage-one-value"),
    (r"expected at least one argument", "usage-some-values"),
    (r"expected at most one argument", "usage-most-one-value"),
    (r"expected (?P<count>\d+) arguments?", "usage-values"),
    (r"invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)", "usage-choice"),
    (r"invalid int value: (?P<value>.+)", "usage-whole-number"),
    (r"invalid positive value: (?P<value>.+)", "usage-positive"),
    (r"invalid particular value: (?P<value>.+)", "usage-particular"),
    (r"invalid float value: (?P<value>.+)", "usage-number"),
    (r"not allowed with argument (?P<other>.+)", "usage-not-with"),
    (r"ignored explicit argument (?P<value>.+)", "usage-no-value"),
    (r"ambiguous option: (?P<option>.+) could match (?P<matches>.+)", "usage-ambiguous"),
)


def _explained(message: str) -> Message | str:
    """A message of argparse as a sentence of the catalogue; an unknown one stays as it is."""
    for pattern, name in _ERRORS:
        match = re.fullmatch(pattern, message, re.S)
        if match:
            return Message.of(name, **{key: _part(key, text) for key, text in match.groupdict().items()})
    return message


def _part(key: str, text: str) -> Value:
    if key == "what":
        return _explained(text)
    if key == "value":
        return Quoted(text[1:-1])  # argparse quotes it
    return text.replace("'", "") if key == "choices" else text
