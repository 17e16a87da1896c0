"""Pages made from the program: `python scripts/manual.py [--check]`.

docs/commands.md is the help of every command; docs/systems/index.md has a row for every system.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from ronde import rulebook
from ronde.cli.verbs import VERBS, command, overview
from ronde.systems import DEFAULT, System, all_systems

DOCS = Path(__file__).parent.parent / "docs"
ROWS = re.compile(r"(?<=<!-- systems -->\n)(.*?)(?=<!-- end of systems -->)", re.S)

#: the head of the list of systems, and what is said where a system needs no words of its own
LISTED = {
    "en": ("| key | text | in force | for |", "from {}", "historical"),
    "fr": ("| clé | texte | en vigueur | pour |", "depuis {}", "historique"),
}


def commands() -> str:
    """The overview, then the help of every command."""
    parts = ["# Commands", "", "This page is generated from the help of the program (`make docs`).", ""]
    parts += ["```", overview("en").rstrip(), "```"]
    for name in VERBS:
        parser, _ = command(name, "en")
        parts += ["", f"## ronde {name}", "", "```", parser.format_help().rstrip(), "```"]
    return "\n".join(parts) + "\n"


def texts_of_systems() -> dict[str, list[System]]:
    """The texts that systems implement, each with its systems: the usual one first, historical ones last."""
    found: dict[str, list[System]] = {}
    for one in sorted(all_systems(), key=lambda one: (one.historical, one.key != DEFAULT)):
        found.setdefault(one.text, []).append(one)
    return found


def systems(language: str) -> str:
    """The table of all systems."""
    head, *_ = LISTED[language]
    rows = [head, "|---|---|---|---|", *_rows(language)]
    return "\n".join(rows) + "\n"


def _rows(language: str) -> Iterator[str]:
    _, since, historical = LISTED[language]
    for key, editions in texts_of_systems().items():
        names = ", ".join(f"`{one.key}`" for one in editions)
        first, last = editions[0].valid_from[:4], editions[0].valid_to[:4]
        years = f"{first}–{last}" if last else since.format(first) if first else "–"
        head = rulebook.head(key)
        use = head.get(f"for.{language}", historical)
        yield f"| [{names}]({key}.md) | {head[f'title.{language}']} | {years} | {use} |"


def pages() -> dict[Path, str]:
    """Every page and its text as it should be."""
    made = {DOCS / "commands.md": commands()}
    for language, end in (("en", ""), ("fr", ".fr")):
        page = DOCS / "systems" / f"index{end}.md"
        before, _, after = ROWS.split(page.read_text(encoding="utf-8"))
        made[page] = before + systems(language) + after
    return made


if __name__ == "__main__":
    if "--check" in sys.argv:
        # Pythons differ in where they break a long line of usage
        sys.exit(
            any(page.read_text(encoding="utf-8").split() != text.split() for page, text in pages().items())
        )
    for page, text in pages().items():
        page.write_text(text, encoding="utf-8")
