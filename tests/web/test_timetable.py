"""The timetable at the desk and on the pages of the players."""

from __future__ import annotations

import io
from pathlib import Path

from playwright.sync_api import expect
from pypdf import PdfReader

from ronde.desk import service
from tests.web.conftest import Opener
from tests.web.desks import Client, fill, publish
from tests.web.serving import Hosted
from tests.web.test_api import call
from tests.web.test_hall import tournament


def test_filled_and_changed_in_the_browser(hosted: Hosted, open_page: Opener) -> None:
    id_, desk = hosted.event("Days and times")
    key = tournament(desk, 6)
    page = open_page(f"/desk/{id_}/t/{key}/settings")
    page.get_by_role("link", name="Timetable").click()
    page.get_by_label("First day").fill("2026-11-20")
    page.get_by_label("Times").fill("20:00 / 9:30 14:30")
    page.get_by_role("button", name="Fill quickly").click()
    expect(page.get_by_label("Round 3, Date")).to_have_value("2026-11-21")
    expect(page.get_by_label("Round 3, Time")).to_have_value("14:30")
    page.get_by_label("Round 3, Time").fill("15:00")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    assert desk.state(key).starts(3) == "2026-11-21T15:00"
    page.get_by_label("Round 2, Time").fill("16:00")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("does not start after round 2")).to_be_visible()
    assert desk.state(key).starts(2) == "2026-11-21T09:30"


def test_on_the_pages_of_the_players(tmp_path: Path) -> None:
    client = Client(tmp_path, language="fr")
    desk = fill(client)
    assert "Calendrier" not in client.get("/e/nice")
    service.set_timetable(desk, "open", ["2026-11-17 14:30", "2026-11-18 10:00"])
    before = client.get("/e/nice/open")
    assert "mar. 17 nov., 14:30" in before  # the list of players, until there is a round
    assert "mer. 18 nov., 10:00" in client.get("/e/nice")
    publish(desk)
    page = client.get("/e/nice/open")
    assert "<strong>mar. 17 nov., 14:30</strong>" in page
    assert "Ronde 2\xa0: mer. 18 nov., 10:00" in page
    mine = client.get("/e/nice/open/player/p1")
    assert "mar. 17 nov., 14:30" in mine
    assert "Ronde 2\xa0: mer. 18 nov., 10:00" in mine
    assert "Ronde 2\xa0: mer. 18 nov., 10:00" in client.get("/e/nice/open/player/p1/now")
    service.set_start(desk, "open", 2, "2026-11-18 11:00")
    assert "mer. 18 nov., 11:00" in client.get("/e/nice/open")  # not the page as it was


def test_on_the_poster_and_the_site(tmp_path: Path) -> None:
    client = Client(tmp_path, language="en")
    desk = fill(client)
    service.set_timetable(desk, "open", ["2026-11-17 14:30"])
    publish(desk)
    poster = PdfReader(io.BytesIO(client.http.get("/desk/nice/poster.pdf").content)).pages[0].extract_text()
    assert "Tue 17 Nov, 14:30" in poster
    service.export_site(desk, tmp_path / "site", papers=False)
    assert "Tue 17 Nov, 14:30" in (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert "Tue 17 Nov, 14:30" in (tmp_path / "site" / "open" / "round-1.html").read_text(encoding="utf-8")


def test_by_the_api(tmp_path: Path) -> None:
    client = Client(tmp_path)
    fill(client)
    path = "/api/events/nice/tournaments/open"
    assert call(client, "GET", path)["timetable"] == [""] * 5
    call(client, "PUT", "/api/events/nice", 200, {"name": "Nice", "start": "2026-11-17", "end": "2026-11-17"})
    given = {"times": ["2026-11-17 14:30", "2026-11-18"]}
    answer = call(client, "PUT", f"{path}/timetable", 200, given)
    assert answer["times"] == ["2026-11-17T14:30", "2026-11-18", "", "", ""]
    assert [one[:7] for one in answer["outside"]] == ["round 2"]
    assert call(client, "GET", path)["timetable"][0] == "2026-11-17T14:30"
    assert "soon" in call(client, "PUT", f"{path}/timetable", 400, {"times": ["soon"]})["error"]
    assert call(client, "PUT", f"{path}/timetable", 422, {"times": ["2026-11-17"] * 6})["error"]
