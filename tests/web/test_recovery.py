"""The server is killed while results are entered: nothing acknowledged is lost, open pages recover."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ronde.desk import service
from ronde.desk.event import Event
from ronde.formats.players.person import Person
from ronde.model import Colour
from tests.web.serving import Process, new_context

BOARDS = 60
PATH = "/desk/event/t/open"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Process]:
    """A server of its own, with a published round."""
    with service.new_event(tmp_path / "event.ronde", Event("Event"), "Anne") as made:
        setup = replace(service.template("open"), system="dubov-1997", rounds=5)
        service.add_tournament(made, setup, "open")
        people = [Person(f"Player {n:03}", 2600 - 5 * n) for n in range(1, 2 * BOARDS + 1)]
        service.add_players(made, "open", people)
        service.draw_colour(made, "open", Colour.WHITE)
        service.pair_round(made, "open")
        service.publish(made, "open")
    running = Process(tmp_path)
    yield running
    running.close()


def opened(browser: Browser, desk: Process, path: str) -> Page:
    """A page of the desk that nobody reloads from now on."""
    page = new_context(browser, desk.url).new_page()
    page.goto(path)
    page.evaluate("window.sameDocument = true")
    return page


def recorded(desk: Process) -> dict[int, str]:
    """What the journal says, board by board."""
    with service.open_event(desk.folder / "event.ronde") as event:
        return {row.board: row.outcome for row in service.boards(event, "open") if row.outcome}


def acknowledged(page: Page) -> dict[int, str]:
    """What the page shows as saved."""
    script = "rows => rows.map(row => [Number(row.dataset.board), row.dataset.outcome])"
    return dict(page.locator(".board.has:not(.sending):not(.unsaved)").evaluate_all(script))


def test_killed_during_entry(browser: Browser, desk: Process) -> None:
    """Three times the power fails in the middle of the typing, and nobody touches the pages but to type."""
    page = opened(browser, desk, f"{PATH}/results")
    for part in range(3):
        for _ in range(15):
            page.keyboard.press("1")
        shown = acknowledged(page)
        desk.kill()
        kept = recorded(desk)
        assert shown.items() <= kept.items(), "what was shown as saved is lost"
        for _ in range(5):
            page.keyboard.press("1")  # the arbiter does not look up from the slips
        expect(page.locator("#unsaved")).to_be_visible()
        desk.start()
        expect(page.locator("#unsaved")).to_be_hidden()
        expect(page.locator(".board.sending")).to_have_count(0)
        expect(page.locator("#missing")).to_have_text(str(BOARDS - 20 * (part + 1)))
    assert recorded(desk) == acknowledged(page) == dict.fromkeys(range(1, BOARDS + 1), "10")
    assert page.evaluate("window.sameDocument")
    page.context.close()


HELD = """
const ask = window.fetch;
window.fetch = async (address, options) => {
  const response = await ask(address, options);
  if (String(address).endsWith("/rows")) {
    document.documentElement.dataset.held = "yes";
    await new Promise(done => { window.letGo = done; });
  }
  return response;
};
"""


def test_an_old_look_does_not_undo_an_answer(browser: Browser, desk: Process) -> None:
    """The boards are read, a result is saved, and only then what was read arrives: the result stays."""
    page = new_context(browser, desk.url).new_page()
    page.add_init_script(HELD)
    page.goto(f"{PATH}/results")
    page.keyboard.press("1")
    expect(page.locator("html")).to_have_attribute("data-held", "yes")  # what was read: one result
    page.keyboard.press("1")
    second = page.locator("#board-2.has:not(.sending)")
    expect(second).to_have_attribute("data-outcome", "10")
    page.evaluate("() => { window.letGo(); return new Promise(done => setTimeout(done, 100)); }")
    assert acknowledged(page) == {1: "10", 2: "10"}
    page.context.close()


def test_open_pages_follow_again(browser: Browser, desk: Process) -> None:
    """A player's page that was open when the server died shows what happened after it came back."""
    page = opened(browser, desk, "/e/event/open")
    other = opened(browser, desk, f"{PATH}/results")
    expect(page.locator("#live")).to_have_class("live on")
    desk.kill()
    expect(page.locator("#live")).not_to_have_class("live on")
    with service.open_event(desk.folder / "event.ronde", "Karim") as event:
        for board in range(1, BOARDS + 1):
            service.enter_result(event, "open", 1, board, "1/2")
        service.pair_round(event, "open")
        service.publish(event, "open")
    desk.start()
    expect(page.locator("h1")).to_have_text("Round 2")
    expect(page.locator("#live")).to_have_class("live on")
    expect(other.locator("#missing")).to_have_text("0")
    expect(other.locator("#newer")).to_be_visible()
    assert page.evaluate("window.sameDocument")
    assert other.evaluate("window.sameDocument")
    page.context.close()
    other.context.close()


def test_a_session_outlives_the_server(browser: Browser, desk: Process) -> None:
    """The forms of a page that was open when the server died still work afterwards."""
    page = opened(browser, desk, f"{PATH}/settings")
    desk.kill()
    desk.start()
    page.locator("form[action$='/settings/no-bye'] [name=players]").fill("3")
    page.locator("form[action$='/settings/no-bye'] button").click()
    expect(page.locator(".notice.done")).to_be_visible()
    page.context.close()
