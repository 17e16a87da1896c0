"""FIDE mode on the pages and through the API: the same warnings, confirmed the same way."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ronde.desk import service
from tests.web.desks import Client, fill, publish

LEAVE = "/desk/nice/t/open/settings/leave-fide"


@pytest.fixture
def client(tmp_path: Path) -> Client:
    made = Client(tmp_path)
    desk = fill(made, system="dutch-2026")
    service.change_setup(desk, "open", replace(desk.state("open").setup, fide=True))
    return made


def test_two_steps_and_a_mark_that_stays(client: Client) -> None:
    assert "FIDE mode" in client.get("/desk/nice/t/open")
    first = client.post(LEAVE, 422, reason="club evening")
    assert "Step 1 of 2" in first
    assert "no way back" not in first
    action = re.search(r'action="([^"]*confirm=[^"]*)"', first)
    assert action
    second = client.post(action[1].replace("&amp;", "&"), 422, reason="club evening")
    assert "Step 2 of 2" in second
    assert "no way back" in second
    assert 'name="reason" value="club evening"' in second
    assert client.desk().state("open").setup.fide
    action = re.search(r'action="([^"]*confirm=[^"]*)"', second)
    assert action
    client.post(action[1].replace("&amp;", "&"), reason="club evening")
    assert not client.desk().state("open").setup.fide
    assert "FIDE mode left" in client.get("/desk/nice/t/open")


def test_the_api_gives_the_codes_to_send(client: Client) -> None:
    address, codes = "/api/events/nice/tournaments/open/leave-fide-mode", list[str]()
    for step in (1, 2):
        answer = client.http.post(address, params={"confirm": codes}, json={"reason": "club evening"})
        assert answer.status_code == 422, answer.text
        (caution,) = answer.json()["cautions"]
        assert caution["level"] == 4
        assert bool(caution["consequences"]) is (step == 2)
        codes = answer.json()["confirm"]
        assert len(codes) == step
    answer = client.http.post(address, params={"confirm": codes}, json={"reason": "club evening"})
    assert answer.json() == {"fide": False}


def test_the_report_page(client: Client) -> None:
    page = client.get("/desk/nice/t/open/fide-report")
    assert "the chief arbiter" in page
    assert "TRF26" in page


def test_a_correction_typed_for_the_round_before_is_confirmed_in_its_row(client: Client) -> None:
    desk = client.desk().acting("Anne")
    publish(desk, results=True)
    publish(desk)
    address = "/desk/nice/t/open/results/1/1"
    status, asked = client.typed(address, result="01")
    assert (status, asked["effect"]) == (409, "later")
    assert asked["changes"]
    status, told = client.typed(address, result="01", correct="1", seen="10", reason="signed wrongly")
    assert (status, told["outcome"]) == (200, "01")


def test_an_older_one_is_confirmed_twice_more(client: Client) -> None:
    desk = client.desk().acting("Anne")
    for _ in range(3):
        publish(desk, results=True)
    address, confirm = "/desk/nice/t/open/results/1/1", ""
    status, asked = client.typed(address, result="01")
    fields = {"result": "01", "correct": "1", "seen": "10", "reason": "found late", "rating_only": "1"}
    for _ in range(2):
        assert (status, asked["effect"]) == (409, "rating")
        status, asked = client.typed(address, **fields, confirm=confirm)
        assert status == 409
        assert len(asked["confirm"].split()) > len(confirm.split())
        confirm = asked["confirm"]
    status, told = client.typed(address, **fields, confirm=confirm)
    assert status == 200, told
