"""Every page that links lead to: readable with a screen reader, in both schemes, and on a small telephone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from ronde.desk import service
from ronde.web import sample
from tests.web import crawl
from tests.web.conftest import PHONE
from tests.web.serving import Hosted, new_context

pytestmark = pytest.mark.timeout(900)  # many pages, on a machine that may be busy

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"], "resultTypes": ["violations"]}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}, "resultTypes": ["violations"]}

WIDER = """() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.body.querySelectorAll('*')]
    .filter(e => e.getBoundingClientRect().right > width + 1 && !e.closest('.wide, [data-wide], .sr'))
    .slice(0, 5).map(e => e.outerHTML.slice(0, 120));
}"""
SMALL = """() => [...document.querySelectorAll('button, a.button, select, input:not([type=hidden])')]
  .filter(e => e.checkVisibility() && !['checkbox', 'radio'].includes(e.type))
  .map(e => [e.outerHTML.slice(0, 100), e.getBoundingClientRect()])
  .filter(([, box]) => box.height < 24 || box.width < 24).map(([html]) => html)"""


@pytest.fixture(scope="module")
def event(hosted: Hosted) -> str:
    """A tournament in the middle of round 4."""
    return sample.make(hosted.folder)


@pytest.fixture(scope="module")
def paths(browser: Browser, hosted: Hosted, event: str) -> list[str]:
    """A page of every kind, followed once for all languages and colours."""
    context = new_context(browser, hosted.url, "en")
    starts = ("/", f"/desk/{event}", f"/e/{event}", "/login", "/rules", "/rules/dutch-2012")
    found = list(crawl.pages(crawl.by(context), starts))
    context.close()
    return [*found, "/login", "/rules/elo-swiss", "/guide/start", "/guide/teams", "/nowhere"]


def seen(browser: Browser, hosted: Hosted, paths: list[str], language: str, scheme: Any) -> Iterator[Page]:
    """Every kind of page in turn, on a telephone."""
    context = new_context(browser, hosted.url, language, viewport=PHONE, color_scheme=scheme)
    page = context.new_page()
    for path in paths:
        page.goto(path, wait_until="load")
        yield page
    context.close()


def findings(page: Page, options: dict[str, Any]) -> list[str]:
    """What axe finds serious or critical on a page."""
    page.evaluate(AXE)
    report = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{page.url}: {found['id']}: {found['help']}: {found['nodes'][0]['html'][:160]}"
        for found in report["violations"]
        if found["impact"] in ("serious", "critical")
    ]


def test_axe_finds_nothing_serious(browser: Browser, hosted: Hosted, paths: list[str]) -> None:
    trouble = []
    for page in seen(browser, hosted, paths, "en", "light"):
        trouble += findings(page, RULES)
    assert not trouble, "\n".join(trouble)
    assert len(paths) >= 25
    assert any(urlsplit(path).path.endswith("/hall") for path in paths)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_site_of_an_event(
    browser: Browser, hosted: Hosted, event: str, language: str, tmp_path: Path
) -> None:
    """One page of every folder of the static site, and those at its top."""
    service.export_site(hosted.app.state.events.desk(event), tmp_path, language, papers=False)
    context = new_context(browser, tmp_path.as_uri(), language, viewport=PHONE, offline=True)
    page = context.new_page()
    kinds = {re.sub(r"\d+", "N", str(path.relative_to(tmp_path))): path for path in tmp_path.rglob("*.html")}
    assert len(kinds) >= 5
    trouble = []
    for path in kinds.values():
        page.goto(path.as_uri())
        trouble += findings(page, RULES)
    context.close()
    assert not trouble, "\n".join(trouble)


def test_a_telephone_never_scrolls_sideways(browser: Browser, hosted: Hosted, paths: list[str]) -> None:
    """In French, whose words are longer, and in the dark, where contrast is another matter."""
    trouble = []
    for page in seen(browser, hosted, paths, "fr", "dark"):
        assert page.locator("html").get_attribute("lang") == "fr"
        trouble += [f"{page.url} is wider than the screen: {html}" for html in page.evaluate(WIDER)]
        trouble += [f"{page.url} has a tiny target: {html}" for html in page.evaluate(SMALL)]
        trouble += findings(page, RULES)
    assert not trouble, "\n".join(trouble)
