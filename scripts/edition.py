"""Lay out the files of a new edition: `python scripts/edition.py KEY [--like OLDER]`, or `make edition`.

With an older edition it begins as a working copy: it pairs like that one, under articles of its own
(`scripts/layout/copy`). Without, each file says what to write, and its tests fail until that is done
(`scripts/layout/new`).
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from string import Template

from ronde import rulebook

ROOT = Path(__file__).parent.parent
LAYOUT = ROOT / "scripts" / "layout"
KEY = re.compile(r"(?P<family>[a-z]+(?:-[a-z]+)*)(?:-(?P<year>\d{4}))?")

#: where each file of a layout belongs; $package is the key as a name of Python
PLACES = {
    "rules.toml": "src/ronde/rulebook/$key.toml",
    "package.py": "src/ronde/systems/$package/__init__.py",
    "procedure.py": "src/ronde/systems/$package/procedure.py",
    "reading.py": "src/ronde/readings/$package.py",
    "test.py": "tests/rules/test_$package.py",
    "page.md": "docs/systems/$key.md",
    "page.fr.md": "docs/systems/$key.fr.md",
    "en.ftl": "src/ronde/words/en.ftl",  # to the end of the catalogue
    "fr.ftl": "src/ronde/words/fr.ftl",
}


def lay_out(key: str, older: str | None) -> list[Path]:
    """Write the files of an edition; returns them in the order in which one works on them."""
    match = KEY.fullmatch(key)
    if match is None:
        sys.exit(f"{key}: a key is a family, or a family and a year, as dutch-2026")
    values = {"key": key, "package": key.replace("-", "_"), "family": match["family"]}
    values |= {"place": _next_place()} if older is None else _taken_over(match, older)
    made = {}
    for name, place in PLACES.items():
        layout = LAYOUT / ("new" if older is None else "copy") / f"{name}.txt"
        if layout.exists():
            path = ROOT / Template(place).substitute(values)
            made[path] = Template(layout.read_text(encoding="utf-8")).substitute(values)
    there = [str(path.relative_to(ROOT)) for path in made if path.exists() and path.suffix != ".ftl"]
    if there:
        sys.exit(f"{', '.join(there)}: already there, nothing was changed")
    for path, text in made.items():
        path.parent.mkdir(exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(text)
    return list(made)


def _next_place() -> str:
    """In menus, behind all others."""
    return str(1 + max(int(rulebook.head(key).get("place", 0)) for key in rulebook.text_keys()))


def _taken_over(match: re.Match[str], older: str) -> dict[str, str]:
    """What the files of a working copy have from the older edition."""
    head = rulebook.head(older)
    if "place" not in head:
        sys.exit(f"{older}: no system has a rule file of this name")
    key, family, year = match[0], re.sub(r"-\d{4}$", "", older), match["year"]
    if match["family"] != family or year is None:
        sys.exit(f"{key}: an edition of {older} is called {family}-YEAR")
    page = (ROOT / "docs" / "systems" / f"{older}.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"<!-- example: .* -->", page)
    return {
        "year": year,
        "title": _title(head["title.en"], year),
        "title_en": _title(head["title.en"], year),
        "title_fr": _title(head["title.fr"], year),
        "older": older,
        "general": head["general"],
        "older_package": older.replace("-", "_"),
        "place": head["place"],
        "example": example.replace(f" {older} ", f" {key} "),
        "articles": _articles(older),
    }


def _title(title: str, year: str) -> str:
    """The title of the older edition with another year."""
    changed = re.sub(r"\b(19|20)\d\d\b", year, title)
    return changed if changed != title else f"{title}, {year}"


def _articles(older: str) -> str:
    """The articles and rulings of the older edition, each article with the code of that one."""
    source = ROOT / "src" / "ronde" / "rulebook" / f"{older}.toml"
    _, text = source.read_text(encoding="utf-8").split("\n\n", 1)
    text = re.sub(r"^(#.*\n)*\[decisions\]\n(?:(?!\[\[|# ---).*\n)*", "", text, flags=re.M)
    article = re.compile(r'^\[\[article\]\]\nid = "(.+)"\n(?:.+\n)+', re.M)
    return article.sub(lambda found: _with_code(found[0], f"{older} {found[1]}"), text).rstrip("\n")


def _with_code(article: str, citation: str) -> str:
    """An article that shares the code of another one, and of no further."""
    lines = [line for line in article.splitlines() if not line.startswith("code = ")]
    return "\n".join([*lines, f'code = "{citation}"', ""])


def main() -> None:
    """Lay out the files and say what to do with them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key", help="of the new edition, as dutch-2030")
    parser.add_argument("--like", metavar="OLDER", help="the edition that it begins as a copy of: dutch-2026")
    args = parser.parse_args()
    for path in lay_out(args.key, args.like):
        print(path.relative_to(ROOT))
    print('\nCONTRIBUTING.md, "Adding an edition", says what to write in them.')


if __name__ == "__main__":
    main()
