"""Telephones: "this is me" puts one's own pairing first, and follows the rounds."""

from __future__ import annotations

from playwright.sync_api import expect

from ronde.desk import service
from ronde.formats.players.person import Person
from ronde.model import Colour
from tests.web.conftest import Opener
from tests.web.desks import publish
from tests.web.serving import Hosted


def test_this_is_me_is_kept_on_the_device(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Phones")
    service.add_tournament(desk, service.template("open"))
    people = [Person(f"Player {n:02}", 2400 - 10 * n) for n in range(1, 7)]
    service.add_players(desk, "open", people)
    service.draw_colour(desk, "open", Colour.WHITE)
    publish(desk)
    uid = desk.state("open").round(1).boards[1].black
    assert uid is not None
    name = desk.state("open").name(uid)
    page = open_page(f"/e/{id_}/open", phone=True)
    page.get_by_role("link", name=name).click()
    page.get_by_role("button", name="This is me").click()
    expect(page.get_by_role("button", name="This is not me")).to_be_visible()
    page.goto(f"/e/{id_}/open/standings")
    me = page.locator("#me")
    expect(me.get_by_role("link", name=name)).to_be_visible()
    expect(me).to_contain_text("Round 1 · Board 2")
    assert page.evaluate("document.querySelector('#me ~ #fresh') !== null")  # one's own pairing is first
    assert not [cookie for cookie in page.context.cookies() if uid == cookie.get("value")]
    service.enter_results(desk, "open", 1, [(n, "1-0") for n in (1, 2, 3)])
    publish(desk)
    expect(me).to_contain_text("Round 2")
    page.reload()
    expect(me).to_contain_text("Round 2")
    me.get_by_role("link", name=name).click()
    page.get_by_role("button", name="This is not me").click()
    page.goto(f"/e/{id_}/open")
    expect(page.locator("table.boards")).to_be_visible()
    expect(me).to_be_hidden()
