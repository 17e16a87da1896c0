"""`make docs` puts every text beside its code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts import texts

from ronde import rulebook

ROOT = Path(__file__).parent.parent


def test_every_text_has_a_page_in_article_order(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "scripts" / "texts.py"), str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    for key in rulebook.text_keys():
        text = rulebook.text(key)
        page = (tmp_path / f"{key}.md").read_text(encoding="utf-8")
        places = [page.index(f"\n## {a.id} {a.title['en']}\n") for a in text.articles]
        assert places == sorted(places), key
        for ruling in text.rulings:
            assert ruling.text["en"] in page, f"{key} {ruling.id}"
    dutch = (tmp_path / "dutch-2012.md").read_text(encoding="utf-8")
    assert '@implements("dutch-2012 A7"' in dutch
    reading, search = "`ronde.readings.dutch_2012.Round.rank`", '@implements("dutch-2012 A2"'
    assert dutch.index(reading) < dutch.index(search)
    assert "- shown by `tests/rules/test_dutch_2012.py::Test_A7" in dutch


def test_a_page_is_in_its_language_and_shows_a_function_once() -> None:
    texts.load()
    text = rulebook.text("dutch-2012")
    page = texts.page(text, {}, "fr")
    for article in text.articles:
        assert f"\n## {article.id} {article.title['fr']}\n\n{article.text['fr']}\n\n> " in page, article.id
    blocks = re.findall(r"```python\n(.*?)```", page, re.S)
    assert len(blocks) == len(set(blocks)) > 20
    shown = re.findall(r'<span id="(\S+)">', page)
    again = re.findall(r"\(voir \[\S+\]\(#(\S+)\)\)", page)
    assert len(shown) == len(blocks)
    assert set(again) < set(shown)


REFEREE = [
    *(("dutch-2026", f"C{n}") for n in range(4, 22)),
    *(("dutch-2012", a.id) for a in rulebook.text("dutch-2012").articles if re.match(r"C\d", a.id)),
]


@pytest.mark.parametrize(("key", "article"), REFEREE)
def test_referee_finds_an_article_in_one_package(key: str, article: str) -> None:
    """Each criterion stands beside at most three functions, all of the package of its text."""
    texts.load()
    names = rulebook.implementing(f"{key} {article}")
    assert len(names) <= 3
    package = f"ronde.systems.{key.replace('-', '_')}."
    assert all(name.startswith(package) for name in names)
