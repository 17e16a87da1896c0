"""Telephones: "this is me" puts one's own pairing first, and follows the rounds."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Route, expect

from ronde.desk import service
from ronde.desk.service import Desk
from tests.web.conftest import Opener
from tests.web.desks import begin, publish
from tests.web.serving import Hosted


def go_on(desk: Desk) -> None:
    """Finish the round and publish the next one."""
    service.enter_results(desk, "open", len(desk.state("open").rounds), [(n, "1-0") for n in (1, 2, 3)])
    publish(desk)


def test_this_is_me_is_kept_on_the_device(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Phones")
    begin(desk)
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
    go_on(desk)
    expect(me).to_contain_text("Round 2")
    page.reload()
    expect(me).to_contain_text("Round 2")
    me.get_by_role("link", name=name).click()
    page.get_by_role("button", name="This is not me").click()
    page.goto(f"/e/{id_}/open")
    expect(page.locator("table.boards")).to_be_visible()
    expect(me).to_be_hidden()


#: what the page shows as a notification, really shown as well; the page thinks that it is in the background
RECORDED = """
window.told = [];
window.Notification = class extends Notification {
  constructor(text, options) { super(text, options); window.told.push(this); }
};
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""


def test_the_next_round_is_announced_to_a_telephone_that_asked_for_it(
    hosted: Hosted, open_page: Opener
) -> None:
    id_, desk = hosted.event("Announced")
    begin(desk)
    page = open_page(phone=True)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(RECORDED)
    page.goto(f"/e/{id_}/open/player/p1")
    page.get_by_role("button", name="This is me").click()
    page.goto(f"/e/{id_}/open/standings")
    page.get_by_role("button", name="Tell me").click()
    expect(page.get_by_role("button", name="Tell me")).to_be_hidden()
    expect(page.locator("#live")).to_have_class(re.compile("on"))
    page.evaluate("window.away = true")
    go_on(desk)
    expect(page.locator("#news")).to_contain_text("Round 2")
    assert page.evaluate("window.told.map((one) => one.title)") == ["Round 2 is published"]
    with page.expect_navigation(url=re.compile(f"/e/{id_}/open$")):
        page.evaluate("window.told[0].onclick()")
    page.goto(f"/e/{id_}/open/standings")  # who looks at the page needs no notification
    expect(page.locator("#live")).to_have_class(re.compile("on"))
    go_on(desk)
    expect(page.locator("#news")).to_contain_text("Round 3")
    assert page.evaluate("window.told.length") == 0


def test_no_button_where_the_browser_tells_nothing(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Silent")
    begin(desk)
    page = open_page(phone=True)
    page.add_init_script("delete window.Notification;")
    page.goto(f"/e/{id_}/open/player/p1")
    page.get_by_role("button", name="This is me").click()
    page.goto(f"/e/{id_}/open/standings")
    expect(page.locator("#me")).to_contain_text("Round 1")
    expect(page.get_by_role("button", name="Tell me")).to_be_hidden()


def test_a_round_that_is_refused_at_first_comes_all_the_same(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Full")
    begin(desk)
    page = open_page(f"/e/{id_}/open/player/p1", phone=True)
    page.get_by_role("button", name="This is me").click()
    page.goto(f"/e/{id_}/open/standings")
    expect(page.locator("#me")).to_contain_text("Round 1")
    for refused in ("standings", "player/p1/now"):
        page.route(f"**/open/{refused}", lambda route: route.abort(), times=2)
    go_on(desk)
    expect(page.locator("#me")).to_contain_text("Round 2")
    expect(page.locator("nav.tabs a[href$='/round/2/why']")).to_be_visible()


#: the page says which kind of message it has dealt with last
HEARD = """
const listen = EventSource.prototype.addEventListener;
EventSource.prototype.addEventListener = function (kind, deal) {
  listen.call(this, kind, (event) => { deal(event); document.documentElement.dataset.heard = kind; });
};
"""


def test_a_result_does_not_put_off_a_round_that_was_refused(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Put off")
    begin(desk)
    page = open_page(phone=True)
    page.add_init_script(HEARD)
    page.goto(f"/e/{id_}/open/standings")
    expect(page.locator("#live")).to_have_class(re.compile("on"))
    page.evaluate("document.body.dataset.patience = 36000")
    held: list[Route] = []
    page.route("**/open/standings", lambda route: held.append(route), times=1)
    with page.expect_request("**/open/standings"):
        go_on(desk)
    service.enter_result(desk, "open", 2, 1, "1-0")
    expect(page.locator("html")).to_have_attribute("data-heard", "result")
    held[0].abort()
    expect(page.locator("nav.tabs a[href$='/round/2/why']")).to_be_visible()


def test_a_round_published_while_nothing_was_heard_is_announced(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Asleep")
    begin(desk)
    page = open_page(f"/e/{id_}/open/player/p1", phone=True)
    page.get_by_role("button", name="This is me").click()
    page.route(f"**/live/{id_}/seq*", lambda route: route.abort())
    page.route(f"**/live/{id_}?seen=*", lambda route: route.abort())
    page.goto(f"/e/{id_}/open/standings")
    expect(page.locator("#me")).to_contain_text("Round 1")
    go_on(desk)
    page.unroute(f"**/live/{id_}?seen=*")
    expect(page.locator("#news")).to_contain_text("Round 2")
    expect(page.locator("#me")).to_contain_text("Round 2")
    expect(page.locator("nav.tabs a[href$='/round/2/why']")).to_be_visible()


def test_where_no_stream_gets_through_results_and_rounds_come_too(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Proxy")
    begin(desk)
    page = open_page("/", phone=True)
    page.route(f"**/live/{id_}?seen=*", lambda route: route.abort())
    page.goto(f"/e/{id_}/open")
    page.evaluate("document.body.dataset.patience = 0; window.sameDocument = true")
    service.enter_results(desk, "open", 1, [(n, "1-0") for n in (1, 2, 3)])
    expect(page.locator("#fresh")).to_contain_text("all results in")
    publish(desk)
    expect(page.locator("h1")).to_have_text("Round 2")
    expect(page.locator("nav.tabs a[href$='/round/2/why']")).to_be_visible()
    assert page.evaluate("window.sameDocument")


def test_an_event_that_is_gone_is_asked_for_with_pauses(hosted: Hosted, open_page: Opener) -> None:
    """Archived, or the desk has another folder now: telephones that are still open must not storm it."""
    id_, desk = hosted.event("Gone")
    begin(desk)
    page = open_page("/", phone=True)
    asked: list[float] = []

    def gone(route: Route) -> None:
        asked.append(time.monotonic())
        route.fulfill(status=404, json={"error": "there is no such event"})

    page.route(f"**/live/{id_}?seen=*", lambda route: route.abort())
    page.route(f"**/live/{id_}/seq*", gone)
    page.goto(f"/e/{id_}/open")
    while len(asked) < 2:
        page.wait_for_timeout(50)
    assert asked[1] - asked[0] > 1
