"""The guides: every page is in the menu, links lead somewhere, examples are made, guides are in French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from scripts import charts, documentation, drawings, pictures

import ronde
from ronde import rulebook
from ronde.systems import KEYS, system

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"

MENU = re.findall(r"^ +- (?:[\w ]+: )?((?!texts/)\S+\.md)$", documentation.configured(), re.M)
PAGES = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))
ENGLISH = [name for name in PAGES if not name.endswith(".fr.md")]
#: for developers and reference: English only
ENGLISH_ONLY = re.compile(
    r"(api|architecture|claims|commands|http-api|library|licences|proofs|release"
    r"|stability|translating|.*-review)\.md"
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
    made = {
        f"images/{one.name}{end}.png"
        for one in pictures.PICTURES
        for end in ([""] if one.languages else ["", ".fr"])
    }
    made |= {f"texts/{key}.md" for key in rulebook.text_keys()} | {"images/ronde.svg"}
    page = DOCS / name
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if not re.match(r"https?:", target):
            found = (page.parent / target).resolve()
            assert found.exists() or found.relative_to(DOCS).as_posix() in made, target


def test_every_name_of_the_library_is_in_its_reference() -> None:
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    described = set(re.findall(r"^::: ronde\.(\w+)$", page, re.M))
    assert described | {"SYSTEMS", "__version__"} == set(ronde.__all__)
    assert "`ronde.SYSTEMS`" in page


def test_every_system_has_a_page_with_an_example() -> None:
    for key in KEYS:
        page = DOCS / "systems" / f"{system(key).text}.md"
        assert documentation.EXAMPLE.search(page.read_text(encoding="utf-8")), key


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_example_is_drawn_and_explained(language: str) -> None:
    shown = documentation.Example.of("dutch-2026", 22, 4, 3, None).shown(language)
    assert shown.index("<svg") < shown.index("```") < shown.index("<details>")
    assert shown.count("<svg") > 3
    assert re.search(r"``` \{ \.text \.told \}\nR(ou|o)nde? 4", shown)
    assert "[4.2]" in shown or "[3.3]" in shown


@pytest.mark.parametrize("language", ["en", "fr"])
def test_charts_are_drawn_from_the_code_and_the_page(language: str) -> None:
    end = "" if language == "en" else ".fr"
    page = (DOCS / f"comparison{end}.md").read_text(encoding="utf-8")
    assert "<!-- chart: engines -->" in page
    chart = charts.engines(page, language)
    assert chart.count("<polyline") == chart.count("<circle") == 7
    assert "<!-- chart: editions -->" in (DOCS / "systems" / f"index{end}.md").read_text(encoding="utf-8")
    assert charts.editions(language).count('class="now"') == 7


def test_the_drawn_line_has_its_fields_where_they_are_read() -> None:
    others = f"001   12{'':83}   1 w 0  0000 - Z\n001    6{'':83}0000 - Z     1 b =\n"
    player = ronde.read_trf(f"{drawings.PLAYER}\n{others}").player(1)
    assert (player.name, player.rating, player.sex, player.title) == ("Moreau, Alice", 2449, "f", "GM")
    assert [cell.opponent for cell in player.cells] == [12, 6]
    for start, end, _, name, _ in drawings.FIELDS:
        assert drawings.PLAYER[start - 1 : end].strip(), name
        assert not drawings.PLAYER[end : end + 1].strip() or name == "sex", name


def test_numbers_are_read_as_the_language_writes_them() -> None:
    assert charts._number("**1,000**", "en") == charts._number("1 000", "fr") == 1000
    assert charts._number("0.055", "en") == charts._number("0,055", "fr") == 0.055
    assert charts._number("–", "en") is None


def test_the_site_asks_nobody_on_the_internet() -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    (script,) = re.findall(r"polyfills: \[(\S+)\]", text)
    assert "iframe-worker" in script  # the name by which the theme knows that it has one
    assert (DOCS / script).is_file()


def test_a_sign_is_not_parted_from_its_word() -> None:
    fixed = "<p>« Oui »\u00a0: 95\u00a0% <em>Pourquoi</em>\u00a0? <code>a : b</code></p><pre>x ; y</pre>"
    fixed += "<p>1\u00a0000\u00a0000 de parties, 2 10 4 2026</p>"
    loose = fixed.replace("\u00a0", " ")
    whole = fixed.replace("« Oui »", "«\u00a0Oui\u00a0»")
    assert documentation.unbroken(loose) == whole == documentation.unbroken(whole)
