"""What makes the desk quick: values remembered by their inputs, compressed answers, printing apart."""

from __future__ import annotations

import gzip
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from ronde.desk import service
from ronde.errors import FileTrouble
from ronde.formats.players.person import Person
from ronde.output.pdf import Job
from ronde.web import events as events_module
from ronde.web import press
from ronde.web.auth import SERVER
from ronde.web.events import Events
from tests.web.desks import Client, fill, in_round_two, passwords


@pytest.fixture
def client(tmp_path: Path) -> Client:
    return in_round_two(tmp_path)


class TestValues:
    def made(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> list[object]:
        """What is made from here on."""
        names: list[object] = []
        plain = Events.memo

        def noted(self: Events, id_: str, name: object, make: Callable[[], Any], *rest: Any) -> Any:
            def making() -> Any:
                names.append(name)
                return make()

            return plain(self, id_, name, making, *rest)

        monkeypatch.setattr(Events, "memo", noted)
        return names

    def test_the_reasons_of_a_round_are_made_once_and_again_when_they_change(
        self, client: Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        names, desk = self.made(client, monkeypatch), client.desk().acting("Anne")
        client.get("/e/nice/open/player/p1")
        names.clear()
        service.enter_result(desk, "open", 2, 1, "1-0")
        client.get("/e/nice/open/player/p1")
        assert [name for name in names if isinstance(name, tuple) and name[0] == "voice"] == []
        service.correct_result(desk, "open", 1, 1, "0-1", "misread")
        page = client.get("/e/nice/open/player/p1")
        voices = {name[2] for name in names if isinstance(name, tuple) and name[0] == "voice"}
        assert voices == {2}  # paired before the correction, which is said
        assert "corrected" in page

    def test_result_of_an_open_round_leaves_the_standings_before_it(
        self, client: Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        names = self.made(client, monkeypatch)
        client.get("/e/nice/open/standings")
        assert ("ranking", "open", 1) in names
        names.clear()
        service.enter_result(client.desk().acting("Anne"), "open", 2, 1, "1-0")
        client.get("/e/nice/open/standings")
        assert names == []

    def test_a_result_is_seen_at_once(self, client: Client) -> None:
        before = client.get("/e/nice/open/round/2")
        service.enter_result(client.desk().acting("Anne"), "open", 2, 1, "1-0")
        assert client.get("/e/nice/open/round/2") != before
        names = client.get("/e/nice/open/players")
        uid = next(iter(client.desk().state().entrants))
        service.edit_player(client.desk().acting("Anne"), "open", uid, Person("Zwicky, Anna", 2390))
        assert client.get("/e/nice/open/players") != names
        assert "Zwicky" in client.get("/e/nice/open/round/1")

    def test_memory_is_bounded(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(events_module, "MEMO", 2000)
        events: Events = client.app.state.events
        for n in range(50):
            assert events.memo("nice", n, lambda: "x" * 100, ()) == "x" * 100
        assert 0 < len(events._memos) <= 20
        assert events._memo_bytes <= 2000


class TestCompression:
    def test_public_pages_are_and_pages_with_a_token_are_not(self, client: Client) -> None:
        headers = {"accept-encoding": "gzip"}
        with client.http.stream("GET", "/e/nice/open/standings", headers=headers) as answer:
            assert answer.headers["content-encoding"] == "gzip"
            assert b"</html>" in gzip.decompress(b"".join(answer.iter_raw()))
        assert "content-encoding" not in client.http.get("/login", headers=headers).headers
        passwords(client, SERVER, "chief password")
        client.post("/login", who="Anne", password="chief password", next="/")
        answer = client.http.get("/e/nice/open/standings", headers=headers)
        assert "content-encoding" not in answer.headers


class TestPrinting:
    def test_a_document_is_printed_in_a_process_of_its_own(self, client: Client) -> None:
        before = "typst" in sys.modules
        answer = client.http.get("/e/nice/open/paper/pairings.pdf")
        assert answer.content.startswith(b"%PDF")
        assert ("typst" in sys.modules) == before

    def test_strangers_do_not_take_the_place_of_the_desk(
        self, client: Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(press, "PATIENCE", 0.01)
        monkeypatch.setattr(press, "_pressed", lambda data, ppi: b"%PDF")
        job = Job(client.desk().state().public)
        with press._STRANGERS:
            with pytest.raises(FileTrouble, match="printing at the moment"):
                press.printed("players", job, desk=False)
            assert press.printed("players", job, desk=True) == b"%PDF"

    def test_one_that_fails_is_said_to(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(press, "SECONDS", 0.001)
        answer = client.http.get("/e/nice/open/paper/pairings.pdf")
        assert answer.status_code == 503


def test_an_import_does_not_compare_everybody_with_everybody(tmp_path: Path) -> None:
    client = Client(tmp_path)
    desk = fill(client, 4)
    people = [Person(f"New {n}", 2000, fide_id=str(n + 1)) for n in range(400)]
    counted: Counter[str] = Counter()

    def count(frame: FrameType, kind: str, _: object) -> None:
        if kind == "call":
            counted[frame.f_code.co_name] += 1

    sys.setprofile(count)
    try:
        service.add_players(desk, "open", people)
    finally:
        sys.setprofile(None)
    assert counted["is_same"] < 10_000


def test_who_is_twice_in_a_list_is_found_as_before(tmp_path: Path) -> None:
    client = Client(tmp_path)
    desk = fill(client, 4)
    service.add_players(
        desk, "open", [Person("Ada", 2000, fide_id="7"), Person("Bob", 1900, birth="1990-01-01")]
    )
    known = [
        (Person("Someone else", 1, fide_id="7"), 5),
        (Person("ADA", 1), 5),
        (Person("bob", 1, birth="1990-01-01"), 6),
        (Person("Ada", 1, fide_id="8"), None),
        (Person("Bob", 1, birth="1991-01-01"), None),
    ]
    for person, number in known:
        found = service.preview_import(desk, "open", [person]).known
        assert [n for _, n in found] == ([number] if number else [])
