"""Write docs/licences.md: the licences of everything that `make run` installs; `--check` only compares."""

from __future__ import annotations

import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution, requires
from pathlib import Path

FILE = Path(__file__).parents[1] / "docs" / "licences.md"
EXTRAS = ("", "desk", "web", "postgres", "tls")
HEAD = """# Licences of what Ronde uses

Ronde is under the MIT licence. These packages are installed beside it and are not part of it. Only psycopg
(the driver of PostgreSQL) is under the LGPL; it is an extra of its own, `ronde[postgres]`. Made by
`scripts/licences.py`.

| package | licence | for |
|---|---|---|
"""


def needed(extra: str) -> list[str]:
    """The direct requirements of an extra."""
    found = []
    for line in requires("ronde") or []:
        wanted, _, when = line.partition(";")
        asked = re.search(r"extra == ['\"](\w+)['\"]", when)
        if (asked[1] if asked else "") == extra:
            found.append(re.split(r"[<>=!~\[ (]", wanted, maxsplit=1)[0])
    return found


def with_theirs(names: list[str]) -> set[str]:
    """Packages and what they need themselves, as far as it is installed."""
    found: dict[str, Distribution] = {}
    left = list(names)
    while left:
        one = left.pop()
        try:
            about = distribution(one)
        except PackageNotFoundError:
            continue
        if about.metadata["Name"] in found:
            continue
        found[about.metadata["Name"]] = about
        for line in about.requires or []:
            wanted, _, when = line.partition(";")
            if "extra" not in when:
                left.append(re.split(r"[<>=!~\[ (]", wanted, maxsplit=1)[0])
            elif one == "psycopg" and "binary" in when:
                left.append("psycopg-binary")
    return set(found)


def licence(name: str) -> str:
    """The licence that a package states."""
    about = distribution(name).metadata
    said = ", ".join(about.get_all("License-Expression") or [])
    kinds = [k.split("::")[-1].strip() for k in about.get_all("Classifier") or [] if k.startswith("License")]
    plain = "".join(about.get_all("License") or []).strip().splitlines()
    return said or ", ".join(k for k in kinds if k != "OSI Approved") or (plain[0][:60] if plain else "–")


def table() -> str:
    """The whole page."""
    seen: dict[str, list[str]] = {}
    for extra in EXTRAS:
        for name in with_theirs(needed(extra)):
            seen.setdefault(name, []).append(extra or "ronde")
    lines = []
    for name in sorted(seen, key=str.lower):
        lines.append(f"| {name} | {licence(name)} | {', '.join(seen[name])} |")
    return HEAD + "\n".join(lines) + "\n"


def main() -> int:
    """Write the page, or say that it is old."""
    made = table()
    if "--check" not in sys.argv:
        FILE.write_text(made, encoding="utf-8")
        return 0
    if FILE.read_text(encoding="utf-8") == made:
        return 0
    print("docs/licences.md is old: run python scripts/licences.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
