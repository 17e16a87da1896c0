"""The list of commands: each is two functions in a module that is imported on demand."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module

from ronde.cli.parser import Parser
from ronde.words import languages, say

#: commands by group, and the module of each: `pair` is `rounds.pair_arguments` and `rounds.run_pair`
GROUPS = {
    "rounds": {
        "pair": "rounds",
        "explain": "rounds",
        "why": "rounds",
        "check": "rounds",
        "verify": "verify",
        "report": "tables",
        "systems": "rules",
        "rules": "rules",
    },
    "tables": {
        "standings": "tables",
        "crosstable": "tables",
        "pairings": "tables",
        "list": "tables",
        "card": "tables",
        "ratings": "tables",
        "prizes": "prizes",
        "print": "printing",
        "teams": "teams",
    },
    "events": {
        "new": "settings",
        "import": "desk",
        "player": "desk",
        "lists": "lists",
        "settings": "settings",
        "timetable": "timetable",
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
    },
    "server": {"serve": "serve"},
    "laboratory": {"generate": "random", "study": "study"},
    "help": {"sample": "sample", "completion": "completion"},
}
VERBS = {verb: module for group in GROUPS.values() for verb, module in group.items()}


def command(verb: str, language: str) -> tuple[Parser, Callable[[Namespace], int]]:
    """The parser of a command, and its function."""
    module = import_module(f"ronde.cli.{VERBS[verb]}")
    parser = Parser(verb, language)
    getattr(module, f"{verb}_arguments")(parser)
    return parser, getattr(module, f"run_{verb}")


def language_of(words: Sequence[str]) -> str:
    """The language that the words on the command line ask for, else that of the environment."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
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
    lines = [say("overview-usage", language), "", say("overview-about", language)]
    for group, verbs in GROUPS.items():
        lines += ["", say(f"overview-{group}", language)]
        lines += [f"  {verb:<11} {say(f'command-{verb}', language)}" for verb in verbs]
    return "\n".join([*lines, "", say("overview-more", language)]) + "\n"


#: what other programs call our commands
_OTHER_NAMES = {"--dutch": "pair", "--burstein": "pair", "-p": "pair", "-c": "check", "-g": "generate"}


def nearest(word: str) -> str | None:
    """The command that somebody may have meant."""
    from difflib import get_close_matches  # only after a mistake

    found = get_close_matches(word.lower(), VERBS, n=1, cutoff=0.6)
    return _OTHER_NAMES.get(word) or (found[0] if found else None)
