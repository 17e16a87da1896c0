"""How pages lie on a laptop and on a telephone: nothing overlaps, is glued together, cut off or ragged.

And what is read on them: names for people, not for machines.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser

from ronde.cli import main
from ronde.desk import service
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.web import sample
from tests.web import crawl
from tests.web.conftest import PHONE
from tests.web.serving import ROOT, Hosted, new_context

LAPTOP = {"width": 1366, "height": 768}
LEAST = 3  # pixels between two controls
MEASURED = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
KEYS = re.compile(
    r"\b(?:dutch|dubov|lim|burstein|fmjd|fide|baku|haley)-\w+|check_in|round-published|\b\d{4}-\d\d-\d\d\b"
)


@pytest.fixture(scope="module")
def starts(hosted: Hosted) -> tuple[str, ...]:
    """Where links begin: tournaments in round 4, with a draft, before the check-in; an empty event."""
    playing = sample.make(hosted.folder)
    other, desk = hosted.event("Open du brouillon et du long nom")
    people = [Person(f"Łukasiewicz-Grandjean, Anne {n}", 2200 - n, club="Échiquier") for n in range(9)]
    drafted = service.add_tournament(desk, replace(service.template("open"), rounds=5))
    service.add_players(desk, drafted, people)
    service.draw_colour(desk, drafted, Colour.WHITE, "coin")
    service.pair_round(desk, drafted)
    awaited = service.add_tournament(desk, service.template("rapid"))
    service.add_players(desk, awaited, people)
    empty, _ = hosted.event("Open vide")
    at = f"/desk/{other}/t"
    return (
        "/", f"/desk/{playing}", f"/e/{playing}", f"{at}/{drafted}/round", f"{at}/{awaited}/check-in",
        f"{at}/{awaited}", f"/desk/{empty}", "/login", "/rules", "/guide",
    )  # fmt: skip


@pytest.fixture(scope="module")
def found(browser: Browser, hosted: Hosted, starts: tuple[str, ...]) -> list[str]:
    """A page of every kind that links lead to."""
    context = new_context(browser, hosted.url, "fr")
    paths = list(crawl.pages(crawl.by(context), starts))
    context.close()
    return paths


class Seen(NamedTuple):
    """A page in a browser: what is read in its main part, and what lies badly with everything unfolded."""

    path: str
    said: str
    badly: list[str]


def look(browser: Browser, hosted: Hosted, paths: list[str], size: Any) -> list[Seen]:
    """Every page in French, whose words are long."""
    context = new_context(browser, hosted.url, "fr", viewport=size)
    page, seen = context.new_page(), []
    for path in paths:
        page.goto(path, wait_until="load")
        said = page.locator("main").inner_text()
        seen.append(Seen(path, said, page.evaluate(MEASURED, LEAST)))
    context.close()
    return seen


@pytest.fixture(scope="module")
def laptop(browser: Browser, hosted: Hosted, found: list[str]) -> list[Seen]:
    """Every kind of page on a laptop, seen once for all that is asked about it."""
    return look(browser, hosted, found, LAPTOP)


@pytest.mark.timeout(900)
def test_controls_neither_touch_nor_overlap_on_a_laptop(laptop: list[Seen]) -> None:
    trouble = [f"{seen.path}: {one}" for seen in laptop for one in seen.badly]
    assert not trouble, "\n".join(trouble)
    assert len(laptop) >= 50


@pytest.mark.timeout(900)
def test_controls_neither_touch_nor_overlap_on_a_telephone(
    browser: Browser, hosted: Hosted, found: list[str]
) -> None:
    paths = [path for path in found if "/hall?" not in path]  # for projectors
    trouble = [f"{seen.path}: {one}" for seen in look(browser, hosted, paths, PHONE) for one in seen.badly]
    assert not trouble, "\n".join(trouble)
    assert len(paths) >= 50


@pytest.mark.timeout(900)
def test_no_key_and_no_date_of_machines_on_french_pages(laptop: list[Seen]) -> None:
    """What is read there, not where links lead."""
    told = [seen for seen in laptop if not seen.path.startswith(("/rules", "/api", "/guide"))]
    trouble = [f"{seen.path}: {one[0]}" for seen in told for one in KEYS.finditer(seen.said)]
    assert not trouble, "\n".join(trouble)
    assert len(told) >= 50


ROWS = """all => Object.values(Object.groupBy(all, one => one.offsetTop))
  .map(row => row.map(one => one.offsetLeft))"""


@pytest.fixture(scope="module")
def cup(hosted: Hosted) -> str:
    """A team tournament: its menu is the longest."""
    id_, desk = hosted.event("Coupe des clubs")
    service.import_report(desk, (ROOT / "samples" / "teams.trf").read_bytes())
    return f"/desk/{id_}/t/{desk.keys[0]}"


@pytest.mark.parametrize("language", ["fr", "en", "nl"])
@pytest.mark.parametrize("width", [1280, 1024, 900, 768, 390])
def test_the_menu_is_one_line_or_two_rows_of_five(
    browser: Browser, hosted: Hosted, cup: str, width: int, language: str
) -> None:
    """Whichever of its ten words is the current one, which is in sight on a telephone, too."""
    context = new_context(browser, hosted.url, language, viewport={"width": width, "height": 800})
    page = context.new_page()
    page.goto(cup)
    links = [str(link.get_attribute("href")) for link in page.locator(".tabs a").all()]
    assert len(links) == 10
    for link in links:
        page.goto(link)
        rows = page.locator(".tabs a").evaluate_all(ROWS)
        assert [len(row) for row in rows] == ([5, 5] if width == 768 else [10]), link
        assert len({tuple(row) for row in rows}) == 1, link
        current = page.locator(".tabs [aria-current]").bounding_box()
        assert current is not None
        assert current["x"] >= 0, link
        assert current["x"] + current["width"] <= width, link
        assert page.evaluate("document.documentElement.scrollWidth") == width, link
    context.close()


def test_the_page_of_a_study_can_be_read_on_a_telephone(browser: Browser, tmp_path: Path) -> None:
    """Figures are not broken into lines; what is wider than the screen scrolls, by keyboard as well."""
    study, folder = tmp_path / "study.toml", tmp_path / "out"
    study.write_text(
        'name = "Small"\nseed = 1\nrepetitions = 3\n[grid]\nsystem = ["dutch-2026"]\n'
        'acceleration = ["none", "baku-2026"]\nplayers = [8]\nrounds = [3]\n'
    )
    assert main(["study", str(study), str(folder), "--jobs", "1"]) == 0
    assert main(["study", "report", str(folder)]) == 0
    page = browser.new_page(viewport={"width": 390, "height": 800})
    page.goto((folder / "report" / "index.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.locator(".wide:not([tabindex])").count() == 0
    heights = page.locator("td.number:not(:empty)").evaluate_all("all => all.map(one => one.clientHeight)")
    assert heights
    assert max(heights) < 2 * min(heights)
    pictures = page.locator("section img").evaluate_all("all => all.map(one => one.clientWidth)")
    assert min(pictures) > 500
    page.close()
