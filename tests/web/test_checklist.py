"""What next, as a checklist that does its work in place."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.web.arbiter.overview import checklist
from tests.web.desks import Client, fill, passwords, publish

T = "/desk/nice/t/open"


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """A desk on this machine."""
    return Client(tmp_path)


def marks(desk: Desk) -> list[str]:
    """The checklist in short."""
    return [f"{one.name} {one.mark}" for one in checklist(desk.state("open"))]


def test_from_the_list_to_the_end(client: Client) -> None:
    client.post("/desk/new", event_name="Nice", template="open", name="Open", system="dutch-2026", rounds="1")
    desk = client.desk()
    before = ["pair later", "publish later", "print later", "results later", "standings later"]
    assert marks(desk) == ["list now", "timetable open", "close_list later", "colour later", *before]
    service.add_players(desk, "open", [Person(f"P{n}", 2000 - n) for n in range(5)])
    assert marks(desk) == ["list done", "timetable open", "close_list open", "colour now", *before]
    service.set_start(desk, "open", 1, "2026-11-17 14:00")
    assert "Tue 17 Nov, 14:00" in client.get(T)
    client.post(f"{T}/settings/close-list")
    page = client.post(f"{T}/settings/colour", colour="w", how="coin")
    assert page.count("Saved.") == 1
    assert "Pair round 1" in page  # in place, on the page that comes after it
    assert marks(desk)[:5] == ["list done", "timetable done", "close_list done", "colour done", "pair now"]
    client.post(f"{T}/round/pair")
    assert marks(desk)[4:6] == ["pair done", "publish now"]
    mark = re.search(r'name="seen"\s+value="([^"]+)"', client.get(T))
    assert mark
    client.post(f"{T}/round/publish", seen=mark[1])
    assert marks(desk) == ["published done", "print open", "results now", "standings later"]
    service.enter_results(desk, "open", 1, [(1, "1-0"), (2, "1-0")])
    assert marks(desk) == ["results done", "standings open", "report open", "close now"]
    client.post(f"{T}/settings/close")
    assert marks(desk)[-1] == "close done"


def test_closing_asks_for_estimates(client: Client) -> None:
    """A tie-break that needs ratings counts for nobody while one player has none."""
    desk = fill(client)
    service.change_setup(desk, "open", replace(desk.state().setup, tiebreaks=("BH", "PERF")))
    assert "Close all the same" not in client.get(T)
    service.add_player(desk, "open", Person("Nobody, New"))
    page = client.get(T)
    assert "1 player without a rating: Nobody, New." in page
    assert "PERF counts for nobody (C.07 10). Enter an estimate?" in page
    publish(desk, results=True)
    for address in (f"{T}/standings", "/e/nice/open/standings", f"{T}/crosstable", "/e/nice/open/crosstable"):
        page = client.get(address)
        assert page.index("PERF not used: 1 player has no rating (C.07 10)") < page.index("<table"), address
        assert ">PERF</th>" in page, address
        assert "Equal players share their place." in page, address
        advice = "Unrated player: 9. Enter an estimate, or use PERF/U1400"
        assert (advice in page) == address.startswith("/desk"), address
    service.edit_player(desk, "open", 9, Person("Nobody, New", estimate=1500))
    assert "PERF not used" not in client.get(f"{T}/standings")


def test_settings_have_neither_lot_nor_closing(client: Client) -> None:
    fill(client)
    page = client.get(f"{T}/settings")
    assert "settings/colour" not in page
    assert "close-list" not in page


def test_a_deputy_sees_what_is_theirs(tmp_path: Path) -> None:
    client = Client(tmp_path, open_desk=False)
    publish(fill(client))
    passwords(client, "nice", deputy="battery staple")
    client.post("/login", event="nice", who="Karim", password="battery staple")
    page = client.get(T)
    assert "Results of round 1" in page
    assert "Print round 1" not in page


def test_a_late_entry_is_offered_the_number_due(client: Client) -> None:
    desk = fill(client)
    publish(desk, results=True)
    assert "due by rating" not in client.get(f"{T}/players")
    service.add_player(desk, "open", Person("Strong, Late", 2395))
    assert "One player does not have" not in client.get(f"{T}/players")  # all below move
    assert "due by rating" in client.get(f"{T}/players")
    page = client.post(f"{T}/settings/number")
    assert "The list is numbered again." in page
    assert "due by rating" not in page
    assert desk.state("open").by_number[1].person.name == "Strong, Late"


def test_standings_are_those_of_the_last_finished_round(client: Client) -> None:
    desk = fill(client)
    publish(desk, results=True)
    publish(desk)
    service.enter_result(desk, "open", 2, 1, "1-0")
    page = client.get(f"{T}/standings")
    assert "Standings after round 1" in page
    assert "Round 2 in progress: 1 of 4 results." in page
    assert "Standings after round 2" in client.get(f"{T}/standings?after=2")


def test_no_check_in_sheet_after_the_last_round(client: Client) -> None:
    desk = fill(client)
    assert "paper/check-in.pdf" in client.get(f"{T}/downloads")
    for _ in range(5):
        publish(desk, results=True)
    assert "paper/check-in.pdf" not in client.get(f"{T}/downloads")
    client.get("/e/nice/open/paper/check-in.pdf", 404)
