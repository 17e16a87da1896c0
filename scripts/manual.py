"""Write docs/commands.md from the help of every command: `python scripts/manual.py [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path

from ronde.cli.verbs import VERBS, command, overview

PAGE = Path(__file__).parent.parent / "docs" / "commands.md"


def manual() -> str:
    """The page: the overview, then the help of every command."""
    parts = ["# Commands", "", "This page is generated from the help of the program (`make docs`).", ""]
    parts += ["```", overview("en").rstrip(), "```"]
    for name in VERBS:
        parser, _ = command(name, "en")
        parts += ["", f"## ronde {name}", "", "```", parser.format_help().rstrip(), "```"]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        # Pythons differ in where they break a long line of usage
        sys.exit(PAGE.read_text(encoding="utf-8").split() != manual().split())
    PAGE.write_text(manual(), encoding="utf-8")
