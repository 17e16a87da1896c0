"""The desk in a real browser: a whole event in both languages, results without a mouse, pages that follow."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from pypdf import PdfReader

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.web.auth import Access, Role
from tests.web.conftest import Opener
from tests.web.serving import Hosted


def tournament(desk: Desk, players: int = 10, rounds: int = 5) -> str:
    """A tournament that is ready to be paired."""
    setup = replace(service.template("open"), system="dubov-1997", rounds=rounds)
    key = service.add_tournament(desk, setup)
    people = [Person(f"Player {n:03}", 2400 - 5 * n) for n in range(1, players + 1)]
    service.add_players(desk, key, people)
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    return key


def publish(desk: Desk, key: str) -> int:
    """Pair and publish a round."""
    service.pair_round(desk, key)
    return service.publish(desk, key).number


class TestFollowing:
    def test_a_second_browser_sees_a_published_round_without_reload(
        self, hosted: Hosted, open_page: Opener
    ) -> None:
        id_, desk = hosted.event("Following")
        key = tournament(desk)
        publish(desk, key)
        page = open_page(f"/e/{id_}/{key}")
        page.evaluate("window.sameDocument = true")
        expect(page.locator("#live")).to_have_class(re.compile("on"))
        expect(page.locator("h1")).to_have_text("Round 1")
        page.evaluate("document.body.dataset.patience = 1")  # telephones wait up to ten seconds
        for board in service.missing_results(desk, key):
            service.enter_result(desk, key, 1, board, "1-0")
        expect(page.locator("#fresh")).to_contain_text("all results in")
        publish(desk, key)
        expect(page.locator("#news")).to_contain_text("Round 2")
        expect(page.locator("h1")).to_have_text("Round 2")
        assert page.evaluate("window.sameDocument")

    def test_a_round_published_while_a_result_is_on_its_way_is_in_the_tabs(
        self, hosted: Hosted, open_page: Opener
    ) -> None:
        id_, desk = hosted.event("Overtaken")
        key = tournament(desk)
        publish(desk, key)
        *others, last = service.missing_results(desk, key)
        service.enter_results(desk, key, 1, [(board, "1-0") for board in others])
        path = f"/e/{id_}/{key}"
        page = open_page(path)
        page.evaluate("document.body.dataset.patience = 0")
        held: list[Route] = []
        page.route(f"**{path}", lambda route: held.append(route), times=1)
        with page.expect_request(f"**{path}"):
            service.enter_result(desk, key, 1, last, "1-0")
        publish(desk, key)
        expect(page.locator("#news")).to_contain_text("Round 2")
        held[0].continue_()
        expect(page.locator("nav.tabs a[href$='/round/2/why']")).to_be_visible()

    def test_a_draft_is_shown_to_nobody(self, hosted: Hosted, open_page: Opener) -> None:
        id_, desk = hosted.event("Draft")
        key = tournament(desk)
        service.pair_round(desk, key)
        page = open_page(f"/e/{id_}/{key}")
        expect(page.locator("table.boards")).to_have_count(0)
        assert page.request.get(f"/e/{id_}/{key}/round/1").status == 404

    def test_own_page_says_why_with_the_article_one_click_away(
        self, hosted: Hosted, open_page: Opener
    ) -> None:
        id_, desk = hosted.event("Why")
        key = tournament(desk)
        publish(desk, key)
        page = open_page(f"/e/{id_}/{key}", "fr", phone=True)
        page.get_by_role("link", name="Player 001").click()
        expect(page.get_by_text("Pourquoi cet appariement ?")).to_be_visible()
        article = page.locator("details[open] a.article").first
        expect(article).to_be_visible()
        article.click()
        expect(page.locator(":target")).to_be_visible()
        assert page.url.startswith(f"{hosted.url}/rules/dubov-1997#")


# --- a whole event -------------------------------------------------------------------------------

NAMES = (
    "Moreau, Alice;2449;GM;FRA",
    "Okafor, Chidi;2412;IM;NGR",
    "Petit, Étienne;2274;FM;FRA",
    "Kovács, Bence;2251;;HUN",
    "O'Brien, Niamh;2168;CM;IRL",
    "Çelik, Ece;1898;;TUR",
    "Roux, Inès;1862;;FRA",
    "<b>Bold</b> & #hash *star*;1700;;ENG",
    "Masson, Éloi;1421;;FRA",
)
FINAL = {"en": "Standings after round 5", "fr": "Classement après la ronde 5"}


def form(page: Page, action: str) -> Locator:
    """The form of a page that does something."""
    return page.locator(f"form[action$='{action}']")


def follow(button: Locator) -> None:
    """Press what leads to another page, and wait until that has come."""
    with button.page.expect_navigation():
        button.click()


def fetched(page: Page, address: str) -> bytes:
    """A file as the browser gets it."""
    script = "async address => [...new Uint8Array(await (await fetch(address)).arrayBuffer())]"
    return bytes(page.evaluate(script, address))


def enter_by_keyboard(page: Page, keys: str) -> None:
    """Type the results of a round, board after board."""
    for key in keys:
        page.keyboard.press(key)
    expect(page.locator("#missing")).to_have_text("0")
    expect(page.locator(".board.sending")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_event(hosted: Hosted, open_page: Opener, tmp_path: Path, language: str) -> None:
    """Wizard, players by hand and from a file, five rounds, a change by hand, a correction, undo, the PDF."""
    page = open_page("/", language)
    follow(page.locator("a[href='/desk/new']"))
    follow(page.locator("a[href='?template=weekend']"))
    page.locator("[name=event_name]").fill(f"Coupe {language}")
    page.locator("[name=place]").fill("Lyon")
    page.locator("[name=arbiter]").fill("Anne Martin")
    page.locator("[name=name]").fill("Tournoi A")
    page.locator("[name=rounds]").fill("5")
    follow(form(page, "/desk/new").locator("button.main"))
    desk_path = f"/desk/coupe-{language}/t/tournoi-a"
    assert page.url == hosted.url + desk_path

    # one player by hand, the others from a file with a preview
    page.goto(f"{desk_path}/players?add=1")
    add = form(page, "/players/add")
    add.locator("[name=name]").fill("Zofia Nowak")
    add.locator("[name=rating]").fill("2290")
    follow(add.locator("button"))
    listed = tmp_path / "list.csv"
    listed.write_text("name;rating;title;federation\n" + "\n".join(NAMES), encoding="utf-8")
    page.goto(f"{desk_path}/players/import")
    page.locator("[type=file]").set_input_files(listed)
    follow(form(page, "/players/import").locator("button"))
    expect(page.locator("[name=take]")).to_have_count(9)
    expect(page.locator("td.name").filter(has_text="<b>Bold</b>")).to_be_visible()
    follow(form(page, "/import/confirm").locator("button"))
    expect(page.locator("#list")).to_contain_text("Çelik, Ece")
    page.locator("[type=search]").fill("etienne")  # at once, and nobody types accents
    expect(page.locator("#list tbody tr")).to_have_count(1)

    page.goto(desk_path)
    page.get_by_text({"en": "drawn in the hall", "fr": "tiré dans la salle"}[language]).click()
    follow(form(page, "/settings/colour").locator("button[value=w]"))
    for number in range(1, 6):
        page.goto(f"{desk_path}/round")
        for answer in page.locator(".absentees li.open input[value=plays] + span").all():
            answer.click()  # they lost by forfeit, and are here now
        follow(form(page, "/round/pair").locator("button").first)
        expect(page.locator("table.draft tbody tr")).to_have_count(5)
        if number == 2:
            change_by_hand(page)
        follow(form(page, "/round/publish").locator("button"))
        if number == 2:
            confirm(page)
        assert page.url.endswith(f"/round/{number}")
        page.goto(f"{desk_path}/results")
        enter_by_keyboard(page, {3: "1+0*5", 4: "10511"}.get(number, "11005"))
        if number == 3:
            correct_and_undo(page, desk_path)

    # the final table, on the screen and on paper
    page.goto(f"{desk_path}/standings")
    rows = page.locator("table.standings tbody tr")
    expect(rows).to_have_count(10)
    winner = rows.first.locator("td.name").inner_text()
    page.goto(f"{desk_path}/downloads")
    address = page.locator("a[href$='/paper/standings.pdf']").get_attribute("href")
    assert address
    text = " ".join(leaf.extract_text() for leaf in PdfReader(io.BytesIO(fetched(page, address))).pages)
    assert winner in text
    assert "<b>Bold</b> & #hash *star*" in text
    assert FINAL[language] in text
    assert "Tournoi A" in text
    page.goto(f"{desk_path}/settings")
    follow(form(page, "/settings/close").locator("button"))
    expect(page.locator(".notice.done")).to_be_visible()
    assert service.table(hosted.app.state.events.desk(f"coupe-{language}"), "tournoi-a").rows[0].place == 1


def change_by_hand(page: Page) -> None:
    """Exchange two players by clicking on them; without `despite` a broken rule is told with its article."""
    before = page.locator("table.draft").inner_text()
    first, second = (
        page.locator("table.draft [data-player]").nth(0),
        page.locator("table.draft [data-player]").nth(2),
    )
    first.click()
    second.click()
    swap = page.locator("[data-swap-form]")
    swap.locator("[name=reason]").fill("same club")
    follow(swap.locator("button.main"))
    if page.locator(".notice.refused").count():
        expect(page.locator(".notice.refused a.article")).to_be_visible()
        swap.locator("[name=despite]").check()
        follow(swap.locator("button.main"))
    expect(page.locator(".notice.refused")).to_have_count(0)
    expect(page.locator("tr.changed").first).to_be_visible()
    assert page.locator("table.draft").inner_text() != before


def confirm(page: Page) -> None:
    """In FIDE mode pairs made by hand are compared with those of the system, and confirmed."""
    expect(page.locator(".confirm")).to_be_visible()
    follow(page.locator(".confirm form button"))
    if page.locator(".confirm").count():  # the consequences are shown in a second step
        follow(page.locator(".confirm form button"))


def correct_and_undo(page: Page, desk_path: str) -> None:
    """Another result on a board asks first; the undo button says what it will take back."""
    page.keyboard.press("/")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    page.keyboard.press("0")
    expect(page.locator("#board-1 .ask")).to_be_visible()
    page.locator("#board-1").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#board-1")).to_have_attribute("data-outcome", "01")
    page.goto(desk_path)
    undo = form(page, "/undo")
    expect(undo.locator("strong")).to_contain_text("0\N{NON-BREAKING HYPHEN}1")
    follow(undo.locator("button"))
    page.goto(f"{desk_path}/results")
    expect(page.locator("#board-1")).to_have_attribute("data-outcome", "10")


# --- results without a mouse ---------------------------------------------------------------------

OUTCOMES = {"1": "10", "0": "01", "5": "==", "+": "+-", "-": "-+", "*": "--"}


class TestKeyboard:
    def test_sixty_boards(self, hosted: Hosted, open_page: Opener) -> None:
        id_, desk = hosted.event("Sixty")
        key = tournament(desk, 120)
        publish(desk, key)
        page = open_page(f"/desk/{id_}/t/{key}/results")
        keys = [("105+105-15*0110")[n % 15] for n in range(60)]
        enter_by_keyboard(page, "".join(keys))
        found = [row.outcome for row in service.boards(desk, key)]
        assert found == [OUTCOMES[pressed] for pressed in keys]
        assert service.missing_results(desk, key) == []

    def test_search_filter_and_the_other_keys(self, hosted: Hosted, open_page: Opener) -> None:
        id_, desk = hosted.event("Search")
        key = tournament(desk, 24)
        publish(desk, key)
        page = open_page(f"/desk/{id_}/t/{key}/results", "fr")
        press = page.keyboard.press
        for one in ("/", "7", "Enter", "5"):
            press(one)
        expect(page.locator("#board-7")).to_have_attribute("data-outcome", "==")
        expect(page.locator("#board-8")).to_be_focused()
        press("m")
        expect(page.locator("#board-7")).to_be_hidden()
        press("m")
        page.locator("#keys").select_option("123")
        page.locator("#board-1").focus()
        for one in ("3", "2", "1"):
            press(one)
        for board, outcome in ((1, "01"), (2, "=="), (3, "10")):
            expect(page.locator(f"#board-{board}")).to_have_attribute("data-outcome", outcome)
        assert [r.outcome for r in service.boards(desk, key)][:7] == ["01", "==", "10", "", "", "", "=="]

    def test_escape_keeps_what_is_there(self, hosted: Hosted, open_page: Opener) -> None:
        id_, desk = hosted.event("Escape")
        key = tournament(desk, 8)
        publish(desk, key)
        service.enter_result(desk, key, 1, 1, "1-0")
        page = open_page(f"/desk/{id_}/t/{key}/results")
        page.locator("#board-1").focus()
        page.keyboard.press("5")
        expect(page.locator("#board-1 .ask")).to_be_visible()
        page.locator("#board-1").focus()
        page.keyboard.press("Escape")
        expect(page.locator("#board-1 .ask")).to_be_hidden()
        assert service.boards(desk, key)[0].outcome == "10"


class TestTwoDeputies:
    def test_the_second_on_the_same_board_is_told(self, guarded: Hosted, open_page: Opener) -> None:
        id_, desk = guarded.event("Deputies")
        key = tournament(desk, 8)
        publish(desk, key)
        guarded.app.state.guard.keep(id_, Access().with_password(Role.DEPUTY, "battery staple"))
        path = f"/desk/{id_}/t/{key}/results"
        pages = {}
        for who in ("Karim", "Julie"):
            page = pages[who] = open_page(path, base=guarded.url)
            page.locator("[name=who]").fill(who)
            page.locator("[name=password]").fill("battery staple")
            follow(page.locator("form[action='/login'] button"))
            expect(page).to_have_url(guarded.url + path)
        julie = pages["Julie"]
        julie.route("**/rows", lambda route: route.abort())  # her page has not heard of it yet
        pages["Karim"].keyboard.press("1")
        expect(pages["Karim"].locator("#board-1")).to_have_attribute("data-outcome", "10")
        assert julie.locator("#board-1").get_attribute("data-outcome") == ""
        julie.locator("#board-1").focus()
        julie.keyboard.press("0")
        expect(julie.locator("#board-1 .ask")).to_contain_text("Karim")
        expect(julie.locator("#board-1")).to_have_attribute("data-outcome", "10")
        assert service.boards(desk, key)[0].outcome == "10"
        expect(julie.locator("#board-2")).to_be_focused()  # the next key is meant for the next slip
        julie.keyboard.press("ArrowUp")
        julie.keyboard.press("Enter")  # both look at the slip, and Julie was right
        expect(julie.locator("#board-1")).to_have_attribute("data-outcome", "01")
        expect(pages["Karim"].locator("#board-1")).to_have_attribute("data-outcome", "01")

    def test_the_same_result_twice_is_fine(self, hosted: Hosted, open_page: Opener) -> None:
        id_, desk = hosted.event("Twice")
        key = tournament(desk, 8)
        publish(desk, key)
        page = open_page(f"/desk/{id_}/t/{key}/results")
        service.enter_result(desk, key, 1, 1, "1-0")
        page.locator("#board-1").focus()
        page.keyboard.press("1")
        expect(page.locator("#board-1.sending")).to_have_count(0)
        expect(page.locator("#board-1 .ask")).to_be_hidden()

    def test_a_look_at_the_boards_that_failed_is_taken_again(self, hosted: Hosted, open_page: Opener) -> None:
        id_, desk = hosted.event("Again")
        key = tournament(desk, 8)
        publish(desk, key)
        page = open_page(f"/desk/{id_}/t/{key}/results")
        failed: list[str] = []
        page.on("requestfailed", lambda request: failed.append(request.url))
        page.route("**/rows", lambda route: route.abort(), times=1)
        service.enter_result(desk, key, 1, 1, "1-0")
        expect(page.locator("#board-1")).to_have_attribute("data-outcome", "10")
        assert [url.rpartition("/")[2] for url in failed] == ["rows"]


class TestCheckIn:
    def test_by_touch(self, hosted: Hosted, open_page: Opener) -> None:
        id_, desk = hosted.event("Door")
        setup = replace(service.template("rapid"), system="dubov-1997")
        key = service.add_tournament(desk, setup)
        service.add_players(desk, key, [Person(f"Player {n:03}", 2400 - 5 * n) for n in range(1, 9)])
        page = open_page(f"/desk/{id_}/t/{key}/check-in", phone=True)
        button = page.get_by_role("button", name="Player 003")
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
        button.tap()
        expect(page.get_by_role("button", name="Player 003")).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#count")).to_have_text("1 / 8")
        assert {desk.state(key).name(uid) for uid in desk.state(key).checked_in} == {"Player 003"}


class TestLanguages:
    def test_the_switch_stays(self, hosted: Hosted, open_page: Opener) -> None:
        id_, desk = hosted.event("Switch")
        key = tournament(desk)
        page = open_page(f"/e/{id_}/{key}/players", "fr")
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        follow(page.get_by_role("link", name="English"))
        expect(page.locator("html")).to_have_attribute("lang", "en")
        assert page.url.endswith(f"/e/{id_}/{key}/players")
        page.goto("/")
        expect(page.locator("h1")).to_have_text("Events")
