"""Screens in the hall: every board on some page, a countdown, a message, following by themselves."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.model import Colour
from tests.web.conftest import Opener
from tests.web.serving import Hosted


def tournament(desk: Desk, players: int) -> str:
    """A tournament with one published round."""
    key = service.add_tournament(desk, service.template("open"))
    people = [Person(f"Family{n:03}, Given Name {n}", 2500 - n) for n in range(1, players + 1)]
    service.add_players(desk, key, people)
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    service.pair_round(desk, key)
    service.publish(desk, key)
    return key


def _in_minutes(minutes: int) -> str:
    return (datetime.now() + timedelta(minutes=minutes)).isoformat(timespec="minutes")


def pages(page: Page) -> list[list[str]]:
    """What the screen shows, page after page, until it starts again."""
    expect(page.locator("#page .item").first).to_be_visible()
    found: list[list[str]] = []
    for _ in range(50):
        # in one go: the page may renew itself between two questions
        now = page.evaluate("[...document.querySelectorAll('#page .item')].map((one) => one.innerText)")
        if found and now == found[0]:
            return found
        found.append(now)
        page.keyboard.press("ArrowRight")
    raise AssertionError("the pages never start again")


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (3840, 2160), (1280, 720)])
def test_all_boards_of_two_hundred_players(
    width: int, height: int, hosted: Hosted, open_page: Opener
) -> None:
    id_, desk = hosted.event(f"Hall {width}")
    key = tournament(desk, 200)
    page = open_page("/")
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/e/{id_}/{key}/hall?show=pairings,names&turn=600")
    shown = pages(page)
    boards = [text.split("\n")[0] for part in shown for text in part if "–" in text]
    assert boards == [str(n) for n in range(1, 101)]
    assert sum(len(part) for part in shown) == 100 + 200
    # the boards fill the screen, and nothing is cut off below or beside it
    assert page.evaluate("""() => {
        const items = [...document.querySelectorAll("#page .item")];
        return Math.max(...items.map((one) => one.getBoundingClientRect().bottom)) > 0.85 * innerHeight;
    }""")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(
        """() => {
            const end = document.querySelector("footer").getBoundingClientRect().top + 1;
            const items = [...document.querySelectorAll("#page .item")];
            return items.every((one) => one.getBoundingClientRect().bottom <= end);
        }"""
    )


def test_results_messages_and_the_clock(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Following the hall")
    key = tournament(desk, 6)
    page = open_page(f"/e/{id_}/{key}/hall", "fr")
    expect(page.locator("#part")).to_contain_text("0 résultat sur 3")
    expect(page.locator("#clock time")).to_have_text(re.compile(r"\d\d:\d\d"))
    service.enter_result(desk, key, 1, 2, "1-0")
    expect(page.locator("#page .item").nth(1)).to_contain_text("1-0")
    expect(page.locator("#page .item").nth(1)).to_have_class(re.compile("new"))
    expect(page.locator("#page .item").nth(0)).not_to_have_class(re.compile("new"))
    expect(page.locator("#part")).to_contain_text("1 résultat sur 3")
    service.set_hall_notice(desk, key, "Buvette ouverte")
    service.set_start(desk, key, 1, _in_minutes(30))
    expect(page.locator("#notice")).to_have_text("Buvette ouverte")
    expect(page.locator("#countdown")).to_have_text(re.compile(r"Début dans (29|30):\d\d"))
    service.set_hall_notice(desk, key)
    service.set_timetable(desk, key, [_in_minutes(-90), _in_minutes(40)])  # the next round is near
    expect(page.locator("#countdown")).to_have_text(re.compile(r"Ronde 2 dans (39|40):\d\d"))
    service.set_timetable(desk, key, [_in_minutes(-90), _in_minutes(90)])
    expect(page.locator("#countdown")).to_have_text(re.compile(r"Commencée depuis 1:(29|30|31):\d\d"))
    service.set_timetable(desk, key, ["", "2026-11-17"])  # a day without a time
    expect(page.locator("#notice")).to_be_hidden()
    expect(page.locator("#countdown")).to_have_text("")


def test_standings_of_a_round_that_is_played_say_so(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Hall standings")
    key = tournament(desk, 4)
    service.enter_result(desk, key, 1, 1, "1-0")
    page = open_page(f"/e/{id_}/{key}/hall?show=standings&turn=600")
    expect(page.locator("section[data-part=standings]")).to_have_attribute(
        "data-title", re.compile("in progress$")
    )
    service.enter_result(desk, key, 1, 2, "1-0")
    page.reload()
    title = page.locator("section[data-part=standings]")
    expect(title).to_have_attribute("data-title", re.compile("after round 1$"))


def test_before_round_one_and_an_address_that_makes_no_sense(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Early")
    key = service.add_tournament(desk, service.template("open"))
    service.add_players(desk, key, [Person("Ann", 2000), Person("Bob", 1900)])
    page = open_page(f"/e/{id_}/{key}/hall?show=odd&size=x&turn=0")
    expect(page.locator("#page .item")).to_have_count(2)
    expect(page.locator("#part")).to_contain_text("Players")


def test_the_page_of_the_arbiter(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Screens")
    key = tournament(desk, 6)
    page = open_page(f"/desk/{id_}/t/{key}/downloads")
    page.get_by_role("link", name="Screens and message").click()
    page.get_by_role("textbox", name="Message").fill("Lunch until two")
    page.get_by_label("Start of round 1").fill("2026-11-17T14:00")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("textbox", name="Message")).to_have_value("Lunch until two")
    assert desk.state(key).starts(1) == "2026-11-17T14:00"
    assert service.log(desk, key)[-2].say("fr").startswith("écrans de salle")
    page.get_by_label("Start of round 1").fill("")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_label("Start of round 1")).to_have_value("")
    assert desk.state(key).timetable == ()
    assert desk.state(key).hall == "Lunch until two"
