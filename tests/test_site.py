"""The guides: every page is in the menu, links lead somewhere, examples are made, guides are in French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from scripts import documentation, pictures

from ronde import rulebook
from ronde.systems import KEYS

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"

MENU = re.findall(r"^ +- (?:[\w ]+: )?(\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.M)
PAGES = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))
ENGLISH = [name for name in PAGES if not name.endswith(".fr.md")]
#: for developers and reference: English only
ENGLISH_ONLY = re.compile(
    r"(api|architecture|claims|commands|drop-in|formats|http-api|laboratory|library|licences|reliability|release"
    r"|stability|teams|translating|accessibility|.*-review|studies/.*)\.md"
)


def test_every_page_is_in_the_menu() -> None:
    assert sorted(MENU) == sorted(ENGLISH)


def test_guides_are_in_french_too() -> None:
    missing = [
        name for name in ENGLISH if f"{name[:-3]}.fr.md" not in PAGES and not ENGLISH_ONLY.fullmatch(name)
    ]
    assert not missing


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    made = {f"images/{one.name}{end}.png" for one in pictures.PICTURES for end in ("", ".fr")}
    made |= {f"texts/{key}.md" for key in rulebook.text_keys()} | {"images/ronde.svg"}
    page = DOCS / name
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if not re.match(r"https?:", target):
            found = (page.parent / target).resolve()
            assert found.exists() or found.relative_to(DOCS).as_posix() in made, target


def test_every_system_has_a_page_with_an_example() -> None:
    for key in KEYS:
        page = DOCS / "systems" / f"{key.removesuffix('-lots')}.md"
        assert documentation.EXAMPLE.search(page.read_text(encoding="utf-8")), key


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_example_is_drawn_and_explained(language: str) -> None:
    shown = documentation.Example.of("dutch-2026", 22, 4, 3, None).shown(language)
    assert shown.count("<svg") == 1
    assert re.search(r"```text\nR(ou|o)nde? 4", shown)
    assert "[4.2]" in shown or "[3.3]" in shown
