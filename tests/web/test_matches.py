"""Double-Swiss in a real browser: three rounds of matches by keyboard and by buttons, in both languages."""

from __future__ import annotations

import io

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.model import Colour
from tests.web.conftest import Opener
from tests.web.serving import Hosted
from tests.web.test_browser import fetched, follow, form

PAPERS = {"en": ("Game 1", "Game 2"), "fr": ("Partie 1", "Partie 2")}


def players(desk: Desk, key: str) -> None:
    """Seven of them: one has the bye in every round."""
    service.add_players(desk, key, [Person(f"Player {n}", 2400 - 5 * n) for n in range(1, 8)])
    service.draw_colour(desk, key, Colour.WHITE, "coin")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_event_of_matches(hosted: Hosted, open_page: Opener, language: str) -> None:
    id_, desk = hosted.event(f"Double {language}")
    page = open_page(f"/desk/{id_}/new", language)
    page.locator("[name=name]").fill("Matches")
    page.locator("[name=system]").select_option("double-swiss-2026")
    page.locator("[name=rounds]").fill("3")
    follow(page.locator("form:has([name=rounds]) button").last)
    players(desk, "matches")
    path = f"/desk/{id_}/t/matches"
    page.goto(f"{path}/round")
    follow(form(page, "/round/pair").locator("button").first)
    expect(page.locator("table.draft tbody tr")).to_have_count(4)
    follow(form(page, "/round/publish").locator("button"))

    # two keys a match; half a match is saved and is still missing
    page.goto(f"{path}/results")
    page.keyboard.press("1")
    expect(page.locator("#board-1")).to_have_attribute("data-outcome", "10**")
    expect(page.locator("#missing")).to_have_text("3")
    page.keyboard.press("5")
    expect(page.locator("#board-1 .outcome")).to_have_text("1½-½")
    expect(page.locator("#board-2")).to_be_focused()
    for key in "00+-":
        page.keyboard.press(key)
    expect(page.locator("#missing")).to_have_text("0")
    expect(page.locator("#board-3")).to_have_attribute("data-outcome", "+--+")

    # another result asks first, by button and by keyboard
    page.locator("#board-2 .game").nth(1).get_by_text("½-½").click()
    page.locator("#board-2 .ask button.main").click()
    expect(page.locator("#board-2")).to_have_attribute("data-outcome", "01==")
    expect(page.locator("#board-2 .outcome")).to_have_text("½-1½")
    page.locator("#board-1").focus()
    page.keyboard.press("1")
    page.keyboard.press("0")
    expect(page.locator("#board-1 .ask")).to_contain_text("1-0, 0-1")
    page.keyboard.press("Escape")
    expect(page.locator("#board-1")).to_have_attribute("data-outcome", "10==")

    # the arbiter corrects with a reason, and takes it back
    correct = page.locator("[data-correct]")
    correct.locator("[name=board]").fill("1")
    correct.locator("[name=result]").select_option("01")
    correct.locator("[name=game_2]").select_option("**")
    correct.locator("[name=reason]").fill("misread")
    follow(correct.locator("button"))
    expect(page.locator("#board-1")).to_have_attribute("data-outcome", "01==")
    page.goto(path)
    expect(form(page, "/undo").locator("strong")).to_contain_text(
        "0-1, ½-½".replace("-", "\N{NON-BREAKING HYPHEN}")
    )
    follow(form(page, "/undo").locator("button"))

    for number in (2, 3):
        page.goto(f"{path}/round")
        follow(form(page, "/round/pair").locator("button").first)
        follow(form(page, "/round/publish").locator("button"))
        page.goto(f"{path}/results/{number}")
        for key in "101055":
            page.keyboard.press(key)
        expect(page.locator("#missing")).to_have_text("0")
        expect(page.locator(".board.sending")).to_have_count(0)

    page.goto(f"/e/{id_}/matches/standings")
    expect(page.locator("table.standings tbody tr")).to_have_count(7)
    mark = {"en": "1.5", "fr": "1,5"}[language]
    page.goto(f"/e/{id_}/matches/crosstable")
    expect(page.locator("main")).to_contain_text(
        f"w{mark}" if language == "en" else f"B{mark}", ignore_case=True
    )
    phone = open_page(f"/e/{id_}/matches/player/p1", language, phone=True)
    expect(phone.locator("main")).to_contain_text(f"{mark} (1 ½)")
    slips = PdfReader(io.BytesIO(fetched(page, f"/e/{id_}/matches/paper/slips.pdf?round=3")))
    text = " ".join(leaf.extract_text() for leaf in slips.pages)
    assert all(word in text for word in PAPERS[language])
