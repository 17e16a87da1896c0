"""What goes wrong in a hall, in a browser: late-comers, absentees, corrections that come late."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import expect

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.model import Colour
from tests.web.conftest import Opener
from tests.web.serving import Hosted
from tests.web.test_browser import follow, form


def checked_in(desk: Desk, players: int, away: tuple[int, ...], system: str = "dutch-2026") -> str:
    """A tournament with a check-in before round 1, and who did not come to it."""
    key = service.add_tournament(desk, replace(service.template("rapid"), system=system, rounds=5))
    service.add_players(desk, key, [Person(f"Player {n:02}", 2400 - 5 * n) for n in range(1, players + 1)])
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    service.number_players(desk, key)
    service.check_in(desk, key, [n for n in range(1, players + 1) if n not in away])
    return key


def games(desk: Desk, key: str) -> list[tuple[str, str | None]]:
    """The boards of the last published round."""
    return [(board.white, board.black) for board in desk.state(key).rounds[-1].boards]


def test_two_late_comers_and_a_late_entry(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Late-comers")
    key = checked_in(desk, 11, (4, 9), "dutch-2012")
    service.pair_round(desk, key)
    service.publish(desk, key)
    before = games(desk, key)
    page = open_page(f"/desk/{id_}/t/{key}/players?add=1")
    expect(page.locator("[name=name]")).to_be_focused()
    page.keyboard.type("Zola, Late")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Pair late-comers")
    follow(page.get_by_role("link", name="Pair late-comers"))
    for name in ("Player 04", "Player 09", "Zola, Late"):
        page.get_by_label(name).check()
    follow(page.get_by_role("button", name="Show the new boards"))
    plan = form(page, "/late").last
    expect(plan.locator("tbody tr")).to_have_count(2)  # three of them and the one who had the bye
    expect(plan.locator("a.article")).to_contain_text("C.04.2.D.10")
    expect(plan.get_by_label("Reason for the journal")).not_to_have_value("")
    follow(plan.get_by_role("button"))
    expect(page.locator(".notice.warning")).to_contain_text("after the publication")
    assert games(desk, key)[: len(before) - 1] == before[:-1]
    assert all(black for _, black in games(desk, key))
    assert "added after publication" in service.export_trf(desk, key)


def test_nobody_who_was_never_seen_is_paired_in_silence(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Absentees")
    key = checked_in(desk, 12, (5, 6, 7, 8))
    path = f"/desk/{id_}/t/{key}"
    page = open_page(f"{path}/round")
    expect(page.locator(".absentees li")).to_have_count(4)  # by name, before round 1 is paired
    follow(page.get_by_role("button", name="Pair round 1"))
    follow(form(page, "/round/publish").locator("button"))
    service.enter_results(desk, key, 1, [(1, "1-0F"), (2, "1-0"), (3, "1-0"), (4, "1-0")])
    lost = service.boards(desk, key, 1)[0].black
    assert lost
    page.goto(f"{path}/results")
    follow(page.get_by_role("button", name="Pair round 2"))  # asks first
    expect(page.locator(".notice.warning")).to_contain_text("Say who plays")
    assert desk.state(key).draft is None
    expect(page.locator(".absentees li.open")).to_have_count(5)
    for name, answer in (("Player 05", "plays"), ("Player 06", "withdrawn"), (lost.person.name, "plays")):
        page.get_by_role("radiogroup", name=name).get_by_text(answer, exact=True).click()
    follow(page.get_by_role("button", name="Pair round 2"))
    draft, state = desk.state(key).draft, desk.state(key)
    assert draft
    there = {state.number(uid) for pair in draft.pairs for uid in pair if uid}
    assert {5, lost.number} <= there
    assert not {6, 7, 8} & there  # 7 and 8 were left as the page had them
    assert state.entrants["p6"].withdrawn
    assert state.entrants["p7"].away_in(2) == "Z"


def test_check_in_by_keyboard(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("By keyboard")
    key = checked_in(desk, 12, tuple(range(1, 13)))
    page = open_page(f"/desk/{id_}/t/{key}/check-in")
    for number in ("07", "11"):
        expect(page.locator("[data-tick]")).to_be_focused()
        page.keyboard.type(number)
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name=f"Player {number}")).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-tick]")).to_have_value("")
    expect(page.locator("#count")).to_have_text("2 / 12")
    page.get_by_label("Only those missing").check()
    expect(page.get_by_role("button", name="Player 07")).to_be_hidden()
    expect(page.get_by_role("button", name="Player 08")).to_be_visible()
    page.get_by_role("button", name="Everybody is here").first.click()
    expect(page.get_by_text("Mark all 12 players as here?")).to_be_visible()
    page.keyboard.press("Escape")
    assert len(desk.state(key).checked_in) == 2


def test_a_correction_after_the_next_round_says_what_changes(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Corrected")
    key = checked_in(desk, 8, ())
    for _ in range(2):
        service.pair_round(desk, key)
        service.publish(desk, key)
        if len(desk.state(key).rounds) == 1:
            service.enter_results(desk, key, 1, [(n, "1-0") for n in range(1, 5)])
    before = games(desk, key)
    page = open_page(f"/desk/{id_}/t/{key}/results/1")
    page.keyboard.press("0")
    asks = page.locator("#board-1 .ask")
    expect(asks).to_contain_text("Round 2 is published: its boards do not change.")
    expect(asks).to_contain_text("for the pairings from round 3 on")
    page.keyboard.press("Enter")
    expect(asks.get_by_label("Reason")).to_be_focused()  # no correction without one
    assert service.boards(desk, key, 1)[0].outcome == "10"
    page.keyboard.type("wrong slip")
    page.keyboard.press("Enter")
    expect(page.locator("#board-1")).to_have_attribute("data-outcome", "01")
    assert games(desk, key) == before
    told = service.log(desk, key)[-1].say()
    assert "wrong slip" in told
    page.goto(f"/desk/{id_}/t/{key}/round/2")
    expect(page.locator(".notice.warning")).to_contain_text("results")  # the round carries the remark
    assert "### desk round 2 was paired before results were corrected" in service.export_trf(desk, key)


def test_a_file_copied_in_the_middle_of_a_round_opens_whole(
    hosted: Hosted, open_page: Opener, tmp_path: Path
) -> None:
    id_, desk = hosted.event("Copied")
    key = checked_in(desk, 20, ())
    service.pair_round(desk, key)
    service.publish(desk, key)
    page = open_page(f"/desk/{id_}/t/{key}/results")
    for typed in "10510":
        page.keyboard.press(typed)
    expect(page.locator("#missing")).to_have_text("5")
    expect(page.locator(".board.sending")).to_have_count(0)
    shutil.copyfile(hosted.folder / f"{id_}.ronde", tmp_path / "stick.ronde")  # nothing else is taken along
    with service.open_event(tmp_path / "stick.ronde") as copy:
        assert [b.outcome for b in copy.state(key).rounds[0].boards][:5] == ["10", "01", "==", "10", "01"]
        assert copy.state(key) == desk.state(key)


def test_backups_are_downloaded_restored_and_events_archived(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Backups")
    key = checked_in(desk, 8, ())
    service.backup(desk)
    before = desk.state(key)
    service.withdraw(desk, key, 3)
    page = open_page(f"/desk/{id_}")
    page.get_by_text("1 backup").click()
    with page.expect_download() as started:
        page.get_by_role("link", name="Download").click()
    assert started.value.suggested_filename.endswith(".ronde")
    page.get_by_role("button", name="Restore").first.click()
    page.locator(".question:popover-open .danger").click()
    expect(page.get_by_role("status")).to_contain_text("restored")
    assert desk.state(key) == before
    follow(page.get_by_role("button", name="Archive the event"))
    expect(page.locator(".card").filter(has_text="Backups")).to_have_count(0)
    page.get_by_text("Archive (").click()
    follow(page.locator("li").filter(has_text="Backups").get_by_role("button", name="Bring back"))
    assert not desk.event.archived
