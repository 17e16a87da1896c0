"""Results by two telephones, and what strangers try."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from starlette.testclient import TestClient

from ronde.desk import service
from ronde.web.auth import Limit
from tests.web.conftest import PHONE, Opener
from tests.web.desks import Client, begin, fill, publish
from tests.web.serving import Hosted


def test_two_telephones_give_the_result(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Reports")
    begin(desk)
    service.allow_reports(desk, "open", "count")
    board = desk.state("open").round(1).boards[0]
    code = service.board_code(desk, "open", 1, 1)
    names = [desk.state("open").name(uid) for uid in (board.white, board.black or "")]
    phones = [open_page(f"/e/{id_}/open/report?round=1&board=1&code={code}", phone=True) for _ in names]
    for phone, name, said in zip(phones, names, ("has not reported yet", "is recorded: 1-0"), strict=True):
        phone.get_by_label(name, exact=True).check()
        phone.get_by_label("1-0", exact=True).check()
        phone.get_by_role("button", name="Report").click()
        expect(phone.get_by_role("status").filter(has_text=said)).to_be_visible()
    assert desk.state("open").round(1).boards[0].outcome == "10"


def test_a_wrong_code_loses_nothing(hosted: Hosted, open_page: Opener) -> None:
    """Choices stay, and the page can be loaded again."""
    id_, desk = hosted.event("Wrong code")
    begin(desk)
    service.allow_reports(desk, "open", "count")
    name = desk.state("open").name(desk.state("open").round(1).boards[0].white)
    phone = open_page(f"/e/{id_}/open/report?round=1&board=1&code=AAAAAA", phone=True)
    phone.get_by_label(name, exact=True).check()
    phone.get_by_label("1-0", exact=True).check()
    phone.get_by_role("button", name="Report").click()
    expect(phone.get_by_role("alert")).to_contain_text("not the code")
    expect(phone.get_by_label(name, exact=True)).to_be_checked()
    expect(phone.get_by_label("1-0", exact=True)).to_be_checked()
    phone.get_by_role("link", name="Français").click()
    expect(phone.get_by_role("heading", name="Annoncer un résultat")).to_be_visible()


def report(desk: service.Desk, board: int, *results: str) -> None:
    """The players of a board report, White first."""
    there, code = desk.state("open").round(1).boards[board - 1], service.board_code(desk, "open", 1, board)
    for by, result in zip((there.white, there.black or ""), results, strict=False):
        service.report_result(desk, "open", 1, board, by, result, code)


def test_open_results_page_sees_reports_and_accepts_them(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Live reports")
    begin(desk)
    service.allow_reports(desk, "open", "propose")
    page = open_page(f"/desk/{id_}/t/open/results")
    expect(page.locator("#board-1")).to_be_focused()
    page.evaluate("window.same = true")  # gone if the page is loaded again
    expect(page.locator("#reported")).to_be_hidden()
    report(desk, 2, "10")
    said = page.locator("#board-2 .reported")
    expect(said).to_contain_text("reports 1-0")
    report(desk, 2, "10", "10")
    expect(said).to_have_text("Both players report 1-0 Accept")
    report(desk, 3, "10", "01")
    conflict = page.locator("#board-3 .reported.differs")
    expect(conflict).to_contain_text("says 1-0")
    expect(conflict).to_contain_text("says 0-1")
    expect(conflict.get_by_role("button")).to_have_count(0)
    expect(page.locator("#reported")).to_contain_text("2")
    expect(page.locator("#take button")).to_have_text("Accept the agreeing report")
    expect(page.locator("#board-1")).to_be_focused()  # the keys go on where they were
    said.get_by_role("button", name="Accept").click()
    expect(page.locator("#board-2")).to_have_attribute("data-outcome", "10")
    expect(said).to_be_hidden()
    expect(page.locator("#reported")).to_contain_text("1")
    expect(page.locator("#take")).to_be_hidden()
    page.locator("#board-3").focus()
    page.keyboard.press("5")  # the arbiter asked the players
    expect(conflict).to_be_hidden()
    expect(page.locator("#reported")).to_be_hidden()
    assert [board.outcome for board in desk.state("open").round(1).boards] == ["", "10", "=="]
    assert page.evaluate("window.same")


def test_waiting_reports_do_not_widen_the_page_of_a_telephone(hosted: Hosted, open_page: Opener) -> None:
    """The number in the menu has a sentence for screen readers, which is longer than the screen."""
    id_, desk = hosted.event("Narrow reports")
    begin(desk)
    service.allow_reports(desk, "open", "propose")
    report(desk, 2, "10")
    page = open_page(f"/desk/{id_}/t/open/results", language="fr", phone=True)
    expect(page.locator("#reported")).to_contain_text("1")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


class TestPages:
    def posted(self, client: Client, status: int, **fields: str) -> str:
        """A report of board 1 as White, sent by the form."""
        by = client.desk().state("open").round(1).boards[0].white
        fields = {"round": "1", "board": "1", "by": by, "result": "10", **fields}
        return client.post("/e/nice/open/report", status, **fields)

    def test_there_is_no_page_unless_the_arbiter_allows_it(self, tmp_path: Path) -> None:
        client = Client(tmp_path)
        publish(fill(client))
        client.get("/e/nice/open/report?round=1&board=1", 404)
        client.post("/desk/nice/t/open/settings/reports", reports="propose")
        client.get("/e/nice/open/report?round=1&board=1")
        client.get("/e/nice/open/report?round=1&board=99", 404)

    def test_too_many_wrong_codes(self, tmp_path: Path) -> None:
        client = Client(tmp_path)
        desk = fill(client)
        publish(desk)
        service.allow_reports(desk, "open", "count")
        for _ in range(10):
            assert "not the code" in self.posted(client, 422, code="AAAAAA")
        assert "too many wrong codes" in self.posted(client, 429, code="AAAAAA")
        assert desk.state("open").reported == ()
        code = service.board_code(desk, "open", 1, 1)
        assert "has not reported yet" in self.posted(client, 200, code=code)

    def test_stranger_keeps_nobody_from_reporting(self, tmp_path: Path) -> None:
        client = Client(tmp_path)
        desk = fill(client)
        service.allow_reports(desk, "open", "count")
        publish(desk)
        limit = client.app.state.guessed_codes = Limit(often=12, seconds=600)
        stranger = Client(tmp_path)
        stranger.app = client.app
        stranger.http = TestClient(client.app, client=("10.0.0.9", 1))
        for _ in range(10):
            self.posted(stranger, 422, code="AAAAAA")
        for _ in range(5):
            self.posted(stranger, 429, code="AAAAAA")
        code = service.board_code(desk, "open", 1, 1)
        assert limit.wait("10.0.0.9 nice open 1 1")
        self.posted(stranger, 429, code=code)  # who guesses is not told when a guess is right
        assert "has not reported yet" in self.posted(client, 200, code=code)

    def test_the_desk_sees_what_agrees_and_what_differs(self, tmp_path: Path) -> None:
        client = Client(tmp_path)
        desk = fill(client)
        publish(desk)
        service.allow_reports(desk, "open", "propose")
        for n, results in ((1, ("10", "10")), (2, ("10", "01"))):
            board, code = desk.state("open").round(1).boards[n - 1], service.board_code(desk, "open", 1, n)
            for by, result in zip((board.white, board.black or ""), results, strict=True):
                service.report_result(desk, "open", 1, n, by, result, code)
        page = client.get("/desk/nice/t/open/results")
        names = [desk.state("open").name(uid or "") for uid in (board.white, board.black)]
        assert f"The reports differ: {names[0]} says 1-0; {names[1]} says 0-1" in page
        assert "Both players report 1-0" in page
        waiting = "2 results reported by players are waiting"
        assert waiting in page  # the number in the navigation, in words
        assert waiting in client.get("/desk/nice/t/open").partition("<main")[2]
        assert "Accept the agreeing report<" in page
        client.post("/desk/nice/t/open/results/1/reports")
        assert [b.outcome for b in desk.state("open").round(1).boards[:2]] == ["10", ""]

    def test_slips_have_the_codes(self, tmp_path: Path) -> None:
        import io

        from pypdf import PdfReader

        client = Client(tmp_path)
        desk = fill(client)
        publish(desk)
        service.allow_reports(desk, "open", "propose")
        slips = client.http.get("/e/nice/open/paper/slips.pdf").content
        text = PdfReader(io.BytesIO(slips)).pages[0].extract_text()
        assert all(service.board_code(desk, "open", 1, n) in text for n in (1, 2, 3, 4))
