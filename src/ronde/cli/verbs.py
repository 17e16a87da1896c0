"""The list of commands; each lives in a class of its own and is imported only when it is asked for."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from typing import NamedTuple, NoReturn, Protocol


class Command(Protocol):
    """A command: its arguments and what it does."""

    __doc__: str | None

    @staticmethod
    def arguments(parser: Parser) -> None:
        """Declare the arguments."""

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Do it and return the exit code."""


class Verb(NamedTuple):
    """Where a command lives and what it is for."""

    module: str
    name: str
    summary: str

    def load(self) -> Command:
        """The command itself."""
        command: Command = getattr(import_module(f"ronde.cli.{self.module}"), self.name)
        return command


class _Help(argparse.RawDescriptionHelpFormatter):
    """Help of a fixed width: asking the terminal would cost an import at every start."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=96)


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are bad input (exit code 3) and whose help ends with an example."""

    def __init__(self, verb: str, summary: str, example: str) -> None:
        super().__init__(
            prog=f"ronde {verb}",
            description=summary[0].upper() + summary[1:] + ".",
            epilog=example.strip(),
            formatter_class=_Help,
        )

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """End after the help, once it has been written."""
        sys.stdout.flush()
        super().exit(status, message)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments."""
        print(f"{self.prog}: {message} (`{self.prog} --help` shows how)", file=sys.stderr)
        sys.exit(3)


VERBS: dict[str, Verb] = {
    "pair": Verb("rounds", "Pair", "pair the next round and print it as a pair list"),
    "explain": Verb("rounds", "Explain", "say which article decided each pair"),
    "why": Verb("rounds", "Why", "say why two players meet, or what would have to give"),
    "check": Verb("rounds", "Check", "re-pair every round of a file and list the differences"),
    "generate": Verb("random", "Generate", "play random tournaments, reproducible from a seed"),
    "standings": Verb("tables", "Standings", "the ranking with tie-breaks"),
    "crosstable": Verb("tables", "Crosstable", "the crosstable by rank or by number"),
    "pairings": Verb("tables", "Pairings", "the pairings of a round by board or by name"),
    "list": Verb("tables", "StartingList", "the starting list"),
    "card": Verb("tables", "Card", "the pairing card of a player"),
    "report": Verb("tables", "Report", "the special decisions of a round and their reasons"),
    "print": Verb("printing", "Print", "pairings, standings, cards, result slips as PDF"),
    "teams": Verb("teams", "Teams", "a team event: its teams as a tournament, their matches, their ranking"),
    "systems": Verb("rules", "Systems", "the pairing systems and accelerations there are"),
    "rules": Verb("rules", "Rules", "the articles of a rulebook, in English or French"),
    "new": Verb("settings", "New", "create an event file"),
    "import": Verb("desk", "Import", "enter players from a list, or a whole tournament"),
    "player": Verb("desk", "Player", "add a player, announce an absence, withdraw, return"),
    "settings": Verb("settings", "Settings", "change how a tournament of an event is played"),
    "lots": Verb("settings", "Lots", "draw lots for the players of an event, or record a draw"),
    "draft": Verb("desk", "Draft", "pair the next round of an event as a draft, change it by hand"),
    "publish": Verb("desk", "Publish", "publish the next round of an event"),
    "result": Verb("desk", "Result", "enter or correct results"),
    "export": Verb("desk", "Export", "write reports, tables or a site of an event"),
    "close": Verb("desk", "Close", "end a tournament or the whole event"),
    "log": Verb("desk", "Log", "everything that was done at an event, by whom and when"),
    "undo": Verb("desk", "Undo", "take back the last action"),
    "redo": Verb("desk", "Redo", "bring back what was undone"),
    "backup": Verb("desk", "Backup", "copy an event"),
    "restore": Verb("desk", "Restore", "put a copy in the place of an event"),
    "serve": Verb("serve", "Serve", "the desk in the browser, for arbiters and players"),
}


def language() -> str:
    """The language of the person at the terminal, as the environment says."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].lower().startswith("fr") else "en"
    return "en"


def overview() -> str:
    """The help of the whole program."""
    lines = [
        "usage: ronde COMMAND [arguments]",
        "",
        "Swiss-system pairings by the book, with the article behind every pair.",
        "",
    ]
    lines += [f"  {name:<11} {verb.summary}" for name, verb in VERBS.items()]
    lines += [
        "",
        "`ronde COMMAND --help` shows the arguments and an example.",
        "Exit codes: 0 done, 1 no legal pairing, 2 an error of ours, 3 bad input, 4 differences found,",
        "5 a file cannot be read or written, 6 nothing could be checked.",
    ]
    return "\n".join(lines) + "\n"
