"""The static site in a browser, from its folder: the look, the links, the search."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from ronde.desk import service
from tests.web.desks import Client, fill, publish


def test_it_opens_from_a_folder_and_can_be_searched(browser: Browser, tmp_path: Path) -> None:
    client = Client(tmp_path / "events")
    desk = fill(client, players=30)
    publish(desk, results=True)
    publish(desk)
    service.export_site(desk, tmp_path / "site", "fr", papers=False)
    context = browser.new_context(viewport={"width": 375, "height": 812}, offline=True)
    page = context.new_page()
    trouble: list[str] = []
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("requestfailed", lambda request: trouble.append(request.url))
    page.goto((tmp_path / "site" / "index.html").as_uri())
    page.get_by_role("link", name="Open").first.click()
    tab = page.get_by_role("link", name="Appariements", exact=True)
    expect(tab).to_have_attribute("aria-current", "page")
    expect(page.locator("tbody tr:visible")).to_have_count(15)
    page.get_by_role("searchbox").fill("player 07")
    expect(page.locator("tbody tr:visible")).to_have_count(1)
    page.get_by_role("link", name="Player 07").click()
    expect(page.get_by_role("heading", name="Player 07")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 375
    context.close()
    assert not trouble
