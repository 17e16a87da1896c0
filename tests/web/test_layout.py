"""How pages lie on a laptop and on a telephone: nothing overlaps, is glued together, cut off or ragged."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

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


@pytest.mark.timeout(900)
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "telephone"])
def test_controls_neither_touch_nor_overlap(
    browser: Browser, hosted: Hosted, found: list[str], size: Any
) -> None:
    """Every kind of page in French, whose words are long, with everything unfolded."""
    context = new_context(browser, hosted.url, "fr", viewport=size)
    page, trouble = context.new_page(), []
    for path in found:
        if size is PHONE and "/hall?" in path:
            continue  # for projectors
        page.goto(path, wait_until="load")
        trouble += [f"{path}: {one}" for one in page.evaluate(MEASURED, LEAST)]
    context.close()
    assert not trouble, "\n".join(trouble)
    assert len(found) >= 50


def test_the_french_menu_of_a_team_tournament_is_one_line(browser: Browser, hosted: Hosted) -> None:
    """At 1280 pixels, whichever of its ten words is the current one."""
    id_, desk = hosted.event("Coupe des clubs")
    service.import_report(desk, (ROOT / "samples" / "teams.trf").read_bytes())
    context = new_context(browser, hosted.url, "fr", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(f"/desk/{id_}/t/{desk.keys[0]}")
    links = [str(link.get_attribute("href")) for link in page.locator(".tabs a").all()]
    assert len(links) == 10
    for link in links:
        page.goto(link)
        tops = page.locator(".tabs a").evaluate_all("all => all.map(one => one.offsetTop)")
        assert len(set(tops)) == 1, link
    context.close()
