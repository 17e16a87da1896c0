"""The list of commands: each is two functions in a module that is imported on demand."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module

from ronde.cli.parser import Parser
from ronde.words import languages, say

#: the commands and their modules: `pair` is `rounds.pair_arguments` and `rounds.run_pair`
VERBS = {
    "pair": "rounds",
    "explain": "rounds",
    "why": "rounds",
    "check": "rounds",
    "verify": "verify",
    "generate": "random",
    "study": "study",
    "standings": "tables",
    "crosstable": "tables",
    "pairings": "tables",
    "list": "tables",
    "card": "tables",
    "ratings": "tables",
    "report": "tables",
    "print": "printing",
    "teams": "teams",
    "systems": "rules",
    "rules": "rules",
    "new": "settings",
    "import": "desk",
    "player": "desk",
    "lists": "lists",
    "settings": "settings",
    "lots": "settings",
    "team": "team",
    "lineup": "team",
    "draft": "desk",
    "publish": "desk",
    "result": "desk",
    "export": "desk",
    "close": "desk",
    "log": "desk",
    "undo": "desk",
    "redo": "desk",
    "backup": "desk",
    "restore": "desk",
    "serve": "serve",
}


def command(verb: str, language: str) -> tuple[Parser, Callable[[Namespace], int]]:
    """The parser of a command, and its function."""
    module = import_module(f"ronde.cli.{VERBS[verb]}")
    parser = Parser(verb, language)
    getattr(module, f"{verb}_arguments")(parser)
    return parser, getattr(module, f"run_{verb}")


def language_of(words: Sequence[str]) -> str:
    """The language that the words on the command line ask for, else that of the environment."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        asked = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and asked in languages():
            return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            code = os.environ[name][:2].lower()
            return code if code in languages() else "en"
    return "en"


def overview(language: str) -> str:
    """The help of the whole program."""
    lines = [say("overview-usage", language), "", say("overview-about", language), ""]
    lines += [f"  {verb:<11} {say(f'command-{verb}', language)}" for verb in VERBS]
    return "\n".join([*lines, "", say("overview-more", language)]) + "\n"
