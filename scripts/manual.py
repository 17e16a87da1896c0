"""Write docs/commands.md from the help of every command: `python scripts/manual.py [--check]`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "commands.md"


def manual() -> str:
    """The page: the overview, then the help of every command."""
    os.environ["COLUMNS"] = "96"
    os.environ["LANG"] = "en"
    os.environ.pop("LC_ALL", None)
    from ronde.cli.verbs import VERBS, Parser, overview

    parts = ["# Commands", "", "This page is generated from the help of the program (`make docs`).", ""]
    parts += ["```", overview().rstrip(), "```"]
    for name, verb in VERBS.items():
        command = verb.load()
        parser = Parser(name, verb.summary, command.__doc__ or "")
        command.arguments(parser)
        parts += ["", f"## ronde {name}", "", "```", parser.format_help().rstrip(), "```"]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(PAGE.read_text(encoding="utf-8") != manual())
    PAGE.write_text(manual(), encoding="utf-8")
