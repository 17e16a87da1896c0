"""What goes wrong in a hall, in a browser: late-comers, absentees, corrections that come late."""

from __future__ import annotations

from dataclasses import replace

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
    expect(plan.get_by_label("Reason")).not_to_have_value("")
    follow(plan.get_by_role("button"))
    expect(page.locator(".notice.warning")).to_contain_text("after the publication")
    assert games(desk, key)[: len(before) - 1] == before[:-1]
    assert all(black for _, black in games(desk, key))
    assert "added after publication" in service.export_trf(desk, key)
