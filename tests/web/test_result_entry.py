"""Result entry in a browser: any keyboard, any focus, a server that is away, a round that is complete."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page, expect

from ronde.desk import service
from ronde.formats.players.person import Person
from tests.web.conftest import Opener
from tests.web.serving import Hosted
from tests.web.test_browser import publish, tournament

#: the row of digits on a French keyboard without Shift: what the keys say, and where they are
AZERTY = {"1": ("&", "Digit1"), "0": ("à", "Digit0"), "5": ("(", "Digit5"), "2": ("é", "Digit2")}
KEYPAD = {"1": ("End", "Numpad1"), "0": ("Insert", "Numpad0"), "5": ("Clear", "Numpad5")}
OUTCOMES = {"1": "10", "0": "01", "5": "=="}


def press(page: Page, keys: Iterable[tuple[str, str]]) -> None:
    """Press keys of another keyboard than the one that chromium believes in."""
    session = page.context.new_cdp_session(page)
    for key, code in keys:
        for kind in ("keyDown", "keyUp"):
            session.send("Input.dispatchKeyEvent", {"type": kind, "key": key, "code": code})


def opened(
    hosted: Hosted, open_page: Opener, name: str, players: int, language: str = "fr"
) -> tuple[Page, service.Desk, str]:
    id_, desk = hosted.event(name)
    key = tournament(desk, players)
    publish(desk, key)
    return open_page(f"/desk/{id_}/t/{key}/results", language), desk, key


def test_sixty_boards_on_a_french_laptop(hosted: Hosted, open_page: Opener) -> None:
    page, desk, key = opened(hosted, open_page, "Azerty", 120)
    typed = [("1051105")[n % 7] for n in range(60)]
    press(page, (AZERTY[one] for one in typed))
    expect(page.locator("#missing")).to_have_text("0")
    assert [row.outcome for row in service.boards(desk, key)] == [OUTCOMES[one] for one in typed]


def test_keys_count_wherever_the_focus_is(hosted: Hosted, open_page: Opener) -> None:
    page, desk, key = opened(hosted, open_page, "No focus", 12)
    page.keyboard.press("1")
    page.locator("h1").click()  # the focus is nowhere
    page.keyboard.press("0")
    page.get_by_text("Toutes les touches", exact=True).click()  # the help is open, its heading has the focus
    page.keyboard.press("5")
    page.locator("#only-missing").check()
    page.keyboard.press("1")
    page.locator("#only-missing").uncheck()
    press(page, [KEYPAD["0"], KEYPAD["5"]])  # Num Lock is off
    expect(page.locator("#missing")).to_have_text("0")
    assert [row.outcome for row in service.boards(desk, key)] == ["10", "01", "==", "10", "01", "=="]
    page.locator("h1").click()
    press(page, [AZERTY["2"]])  # no result in this set of keys
    assert [row.outcome for row in service.boards(desk, key)] == ["10", "01", "==", "10", "01", "=="]


def test_forfeits_are_in_a_menu_that_escape_closes(hosted: Hosted, open_page: Opener) -> None:
    page, desk, key = opened(hosted, open_page, "Menu", 8)
    row = page.locator("#board-2")
    height = (row.bounding_box() or {})["height"]
    row.locator(".more").click()
    menu = page.locator("#more-2")
    expect(menu).to_be_visible()
    assert (row.bounding_box() or {})["height"] == height  # the names stay as they are
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    page.keyboard.press(".")
    expect(menu).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(row).to_have_attribute("data-outcome", "-+")
    expect(menu).to_be_hidden()
    expect(page.locator("#board-3")).to_be_focused()
    assert service.boards(desk, key)[1].outcome == "-+"


def test_a_result_that_waits_is_shown_as_such(hosted: Hosted, open_page: Opener) -> None:
    page, desk, key = opened(hosted, open_page, "Waiting", 8)
    page.route("**/results/1/1", lambda route: route.abort())
    page.keyboard.press("0")
    expect(page.locator("#board-1.unsaved .outcome")).to_have_text("0-1")
    expect(page.locator("#unsaved")).to_contain_text("échiquier 1")
    expect(page.locator("#unsaved")).to_be_in_viewport()
    page.unroute("**/results/1/1")
    expect(page.locator("#board-1")).to_have_attribute("data-outcome", "01")
    expect(page.locator("#unsaved")).to_be_hidden()
    assert service.boards(desk, key)[0].outcome == "01"


def test_a_complete_round_leads_to_the_next_one(hosted: Hosted, open_page: Opener) -> None:
    page, desk, key = opened(hosted, open_page, "Complete", 8, "en")
    page.keyboard.press("m")
    for one in "1111":
        page.keyboard.press(one)
    expect(page.get_by_text("No result of round 1 is missing.")).to_be_visible()
    on = page.get_by_role("button", name="Pair round 2")
    expect(on).to_be_in_viewport()
    page.get_by_role("button", name="Show all boards").click()
    expect(page.locator("#board-1")).to_be_visible()
    page.reload()
    on.click()
    expect(page.locator("table.draft tbody tr")).to_have_count(4)
    assert desk.state(key).draft is not None


class TestNotices:
    def test_a_refused_change_is_in_sight(self, hosted: Hosted, open_page: Opener) -> None:
        id_, desk = hosted.event("In sight")
        key = tournament(desk, 40)
        publish(desk, key)
        service.enter_results(desk, key, 1, [(n, "1-0") for n in range(1, 21)])
        service.pair_round(desk, key)
        first = service.boards(desk, key, 1)[0]
        there = next(r for r in service.boards(desk, key, draft=True) if first.white in (r.white, r.black))
        assert first.black
        assert there.black
        other = there.black if there.white == first.white else there.white
        page = open_page(f"/desk/{id_}/t/{key}/round")
        form = page.locator("[data-swap-form]")
        form.locator("[name=a]").fill(str(first.black.number))
        form.locator("[name=b]").fill(str(other.number))
        form.locator("[name=reason]").fill("friends")
        form.locator("[name=reason]").press("Enter")
        expect(page.get_by_role("alert")).to_be_in_viewport()
        page.get_by_role("button", name="Close this message").click()
        expect(page.get_by_role("alert")).to_have_count(0)

    def test_ten_players_at_the_door_are_typed_without_a_mouse(
        self, hosted: Hosted, open_page: Opener
    ) -> None:
        id_, desk = hosted.event("Door list")
        key = tournament(desk, 40)
        page = open_page(f"/desk/{id_}/t/{key}/players?add=1")
        for name in ("Roux, Inès", "Blanc, Théo"):
            expect(page.locator("[name=name]")).to_be_focused()
            page.keyboard.type(name)
            with page.expect_navigation():
                page.keyboard.press("Enter")
            expect(page.get_by_role("status")).to_contain_text(name)
            expect(page.get_by_role("status")).to_be_in_viewport()
        expect(page.locator("[name=name]")).to_be_focused()
        assert Person("Roux, Inès") in [e.person for e in desk.state(key).entrants.values()]
