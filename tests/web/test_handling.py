"""How the pages behave under fingers: headings stay, forms are sent once, nothing is typed twice."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, expect
from pypdf import PdfReader

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.model import Colour
from tests.desk.conftest import begin, play
from tests.web.conftest import PHONE, Opener
from tests.web.serving import Hosted, new_context

SHADE = "one => getComputedStyle(one).backgroundColor"


def tournament(desk: Desk, players: int = 60) -> str:
    """A tournament whose first round is a draft."""
    key = service.add_tournament(desk, replace(service.template("open"), system="dubov-1997", rounds=5))
    service.add_players(desk, key, [Person(f"Łukasz {n:03}", 2400 - 5 * n) for n in range(1, players + 1)])
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    service.pair_round(desk, key)
    return key


def test_paper_shows_black_stones_and_the_crosstable_below_its_heading(
    hosted: Hosted, open_page: Opener
) -> None:
    id_, desk = hosted.event("Printed")
    key = tournament(desk, 8)
    service.publish(desk, key)
    page = open_page(f"/e/{id_}/{key}?by=name")
    kept = page.locator(".stone.black").first.evaluate("one => getComputedStyle(one).printColorAdjust")
    assert kept == "exact"  # browsers leave backgrounds out otherwise, and Black would look like White
    page.goto(f"/e/{id_}/{key}/crosstable")
    printed = PdfReader(io.BytesIO(page.pdf(prefer_css_page_size=True))).pages
    assert len(printed) == 1
    assert printed[0].mediabox.width > printed[0].mediabox.height
    assert "Printed" in printed[0].extract_text()


class TestDesk:
    def test_stones_have_their_colours_in_the_dark(self, browser: Browser, hosted: Hosted) -> None:
        id_, desk = hosted.event("Dark")
        key = tournament(desk, 8)
        service.publish(desk, key)
        context = new_context(browser, hosted.url, color_scheme="dark")
        page = context.new_page()
        page.goto(f"/desk/{id_}/t/{key}/results")
        assert page.locator(".who.white .dot").first.evaluate(SHADE) == "rgb(255, 255, 255)"
        assert page.locator(".who.black .dot").first.evaluate(SHADE) == "rgb(0, 0, 0)"
        context.close()

    def test_headings_stay_and_a_search_knows_no_accents(self, hosted: Hosted, open_page: Opener) -> None:
        id_, desk = hosted.event("Sticky")
        key = tournament(desk)
        service.publish(desk, key)
        page = open_page(f"/e/{id_}/{key}?by=name")
        page.mouse.wheel(0, 1200)
        page.wait_for_function("scrollY > 1000")
        heading = page.get_by_role("columnheader", name="Opponent").bounding_box()
        assert heading
        assert heading["y"] == 0
        page.get_by_placeholder("Find a name").fill("lukasz 007")
        expect(page.locator("tbody tr:visible")).to_have_count(2)  # he and his opponent

    def test_the_form_comes_to_the_players_of_the_draft(self, hosted: Hosted, open_page: Opener) -> None:
        id_, desk = hosted.event("Sheet")
        key = tournament(desk)
        page = open_page(f"/desk/{id_}/t/{key}/round")
        page.locator("[data-player='1']").drag_to(page.locator("[data-player='2']"))
        form = page.locator("[data-swap-form]")
        expect(form.get_by_role("status")).to_have_text("1 Łukasz 001 ↔ 2 Łukasz 002")
        expect(form.get_by_label("Reason for the journal")).to_be_focused()
        expect(page.locator("[data-player='1']")).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(page.locator("[data-player='1']")).to_be_focused()
        expect(form.get_by_role("status")).to_be_hidden()

    def test_a_form_is_sent_once(self, hosted: Hosted, open_page: Opener) -> None:
        id_, desk = hosted.event("Twice pressed")
        key = tournament(desk, 8)
        page = open_page(f"/desk/{id_}/t/{key}/settings")
        sent: list[str] = []
        page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
        twice = "form => { form.requestSubmit(); form.requestSubmit(); }"
        page.locator("form[action$='/no-bye']").evaluate(twice)
        expect(page.get_by_text("Saved.")).to_be_visible()
        assert len(sent) == 1

    def test_what_was_refused_stays_typed(self, hosted: Hosted, open_page: Opener) -> None:
        page = open_page("/desk/new")
        page.get_by_label("Name of the event").fill("Open de Nice")
        page.get_by_role("link", name="Rapid").click()
        expect(page.get_by_label("Name of the tournament")).to_have_value("Rapid")
        expect(page.get_by_label("Name of the event")).to_have_value("Open de Nice")
        page.get_by_label("Tie-break 3").select_option(label="Koya")
        page.get_by_text("Another variant, by its code").click()
        page.get_by_label("Code: ").fill("XYZ")
        page.get_by_role("button", name="Create").click()
        expect(page.get_by_role("alert")).to_contain_text("XYZ")
        expect(page.get_by_label("Name of the event")).to_have_value("Open de Nice")
        expect(page.get_by_label("Code: ")).to_have_value("XYZ")
        expect(page.locator("ol [name=tiebreaks]").nth(2)).to_have_value("KS")
        expect(page.locator("[name=template]")).to_have_value("rapid")


def test_a_telephone_without_streams_sees_a_round_soon(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Polling")
    key = tournament(desk, 8)
    page = open_page("/", phone=True)
    page.route(f"**/live/{id_}?*", lambda route: route.abort())
    with page.expect_request("**/seq?*"):
        page.goto(f"/e/{id_}/{key}")
    expect(page.locator("h1")).to_have_text("Players")
    service.publish(desk, key)
    expect(page.locator("h1")).to_have_text("Round 1")
    expect(page.get_by_role("link", name="Standings")).to_be_visible()  # the tabs have come with it


def test_long_names_stay_inside_at_the_door(browser: Browser, hosted: Hosted) -> None:
    id_, desk = hosted.event("Long names")
    key = service.add_tournament(desk, replace(service.template("rapid"), system="dubov-1997"))
    service.add_players(desk, key, [Person("Wolfeschlegelsteinhausenbergerdorff" * 2 + ", María", 1500)])
    context = new_context(browser, hosted.url, viewport=PHONE)
    page = context.new_page()
    page.goto(f"/desk/{id_}/t/{key}/check-in")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    context.close()


@pytest.mark.parametrize("page", ["", "/standings", "/player/p3"])
def test_a_telephone_shows_the_table_not_the_header(hosted: Hosted, open_page: Opener, page: str) -> None:
    id_, desk = hosted.event("Open des téléphones")
    key = begin(desk, 8)
    play(desk, key)
    shown = open_page(f"/e/{id_}/{key}{page}", "fr", phone=True)
    assert shown.evaluate("document.querySelector('main').getBoundingClientRect().top") < 0.15 * 812
    assert shown.evaluate("document.documentElement.scrollWidth") <= 375
    for table in shown.locator(".card-table").all():  # the card is not cut off
        wide = table.evaluate("one => [one.scrollWidth, one.parentElement.clientWidth]")
        assert wide[0] <= wide[1]
