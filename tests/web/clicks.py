"""A five-round open of 60 players in French, by keyboard and mouse: clicks and keys (`make clicks`)."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Locator, Page, expect, sync_playwright

from tests.web.serving import Hosted, launch, new_context

ROUNDS, PLAYERS = 5, 60


class Hand:
    """Counts what a person does."""

    def __init__(self, page: Page) -> None:
        self.page, self.clicks, self.keys = page, 0, 0

    def click(self, what: Locator) -> None:
        """Press something that leads to another page."""
        self.clicks += 1
        with self.page.expect_navigation():
            what.click()

    def press(self, keys: str) -> None:
        """Type, one key a letter."""
        for key in keys:
            self.keys += 1
            self.page.keyboard.press(key)


def run(page: Page, listed: Path) -> Hand:
    """The whole event."""
    hand = Hand(page)
    page.goto("/")
    hand.click(page.locator("a[href='/desk/new']").first)
    hand.clicks += 1
    page.locator("a[href='?template=weekend']").click()
    expect(page.locator("[name=rounds]")).to_have_value(str(ROUNDS))
    page.locator("[name=event_name]").focus()
    hand.press("Open")
    hand.click(page.locator("form[action='/desk/new'] > button.main"))
    hand.click(page.locator(".checklist a[href$='/players/import']"))
    hand.clicks += 1
    page.locator("[type=file]").set_input_files(listed)
    hand.click(page.locator("form[action$='/players/import'] button"))
    hand.click(page.locator("form[action$='/import/confirm'] button"))
    hand.click(page.locator(".tabs a").first)
    hand.click(page.locator("form[action$='/settings/colour'] > button"))
    for number in range(1, ROUNDS + 1):
        pair = page.locator("form[action$='/round/pair'] button.main")
        if not pair.count():
            hand.click(page.locator(".tabs a").first)
        hand.click(page.locator("form[action$='/round/pair'] button.main").first)
        hand.click(page.locator("form[action$='/round/publish'] button.main"))
        hand.click(page.locator("a[href*='/results']").first)
        expect(page.locator("#missing")).to_have_text(str(PLAYERS // 2))
        hand.press("".join("105"[(board + number) % 3] for board in range(PLAYERS // 2)))
        expect(page.locator("#missing")).to_have_text("0")
        expect(page.locator(".board.sending")).to_have_count(0)
    hand.click(page.locator(".tabs a[href$='/standings']"))
    expect(page.locator("table.standings tbody tr")).to_have_count(PLAYERS)
    return hand


def main() -> int:
    """Run it and print the numbers."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        listed = Path(folder) / "joueurs.csv"
        lines = (f"Joueur {n:02};{2300 - 15 * n}" for n in range(1, PLAYERS + 1))
        listed.write_text("Nom;Elo\n" + "\n".join(lines), encoding="utf-8")
        hosted = Hosted(Path(folder) / "events")
        try:
            browser = launch(playwright)
            page = new_context(browser, hosted.url, "fr").new_page()
            hand = run(page, listed)
            browser.close()
        finally:
            hosted.stop()
    print(f"{PLAYERS} players, {ROUNDS} rounds: {hand.clicks} clicks, {hand.keys} keys")
    return 0


if __name__ == "__main__":
    sys.exit(main())
