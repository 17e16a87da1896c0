"""Pages made before anybody asks for them: at the start, and before a round is told."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from ronde.desk import service
from ronde.web import beforehand, live
from ronde.web.beforehand import Beforehand
from ronde.web.middleware.kept import NEVER, Key, Page, Pages
from ronde.web.pages import Visit
from tests.web.desks import Client, fill, in_round_two, publish
from tests.web.serving import Hosted

LISTS = ("/e/nice/open", "/e/nice/open?by=name", "/e/nice/open/standings")


@pytest.fixture
def client(tmp_path: Path) -> Client:
    return in_round_two(tmp_path)


@pytest.fixture
def filled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The templates that are filled from here on."""
    found: list[str] = []
    fragment = Visit.fragment

    def noted(self: Visit, template: str, /, **values: Any) -> str:
        found.append(template)
        return fragment(self, template, **values)

    monkeypatch.setattr(Visit, "fragment", noted)
    return found


def ahead(client: Client) -> Beforehand:
    """What makes the pages of a desk."""
    made: Beforehand = client.app.state.beforehand
    return made


class TestTheStart:
    def test_the_first_visitors_find_their_lists_made(self, client: Client, filled: list[str]) -> None:
        asyncio.run(ahead(client).start())
        assert {"public/round.html", "public/names.html", "public/ranking.html", "public/player.html"} <= set(
            filled
        )
        filled.clear()
        for path in LISTS:
            assert "Player 03" in client.get(path)
        assert set(filled) <= {"public/frame.html"}  # the frame depends on the visitor's address

    def test_in_the_language_of_those_who_start_it(self, client: Client, filled: list[str]) -> None:
        client.app.state.language = "fr"
        client.app.state.address = "http://testserver"
        asyncio.run(ahead(client).start())
        filled.clear()
        client.http.headers["accept-language"] = "fr"
        assert "Ronde" in client.get(LISTS[0])
        assert not filled

    @pytest.mark.parametrize(("last", "newest"), [("nice.ronde", "nice"), ("lyon.ronde-wal", "lyon")])
    def test_the_event_that_was_last_worked_on(
        self, client: Client, tmp_path: Path, last: str, newest: str
    ) -> None:
        fill(client, name="Lyon")
        for path in tmp_path.glob("*.ronde*"):
            os.utime(path, (1000, 2000 if path.name == last else 1000))
        assert client.app.state.events.newest() == newest

    def test_a_server_does_it_when_it_starts(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        begun: list[Beforehand] = []

        async def start(self: Beforehand) -> None:
            begun.append(self)

        monkeypatch.setattr(Beforehand, "start", start)
        hosted = Hosted(tmp_path)
        hosted.stop()
        assert begun == [hosted.app.state.beforehand]

    def test_nothing_is_there_yet(self, tmp_path: Path) -> None:
        asyncio.run(ahead(Client(tmp_path / "new")).start())

    def test_a_damaged_event_does_not_keep_the_desk_from_starting(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        (tmp_path / "bad.ronde").write_bytes(b"no event")
        asyncio.run(ahead(Client(tmp_path)).start())
        assert not caplog.records

    def test_the_desk_does_not_wait_for_long(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(beforehand, "START_SECONDS", 0.0)

        async def start() -> bool:
            await ahead(client).start()
            return bool(ahead(client)._tasks)

        assert asyncio.run(start())


class TestARound:
    def test_what_most_people_asked_for_comes_first(self, client: Client) -> None:
        pages = Pages(client.app.state.crowd)
        wanted = [Key("nice", "http", "x", path, b"", "en", False, True) for path in "abc"]
        for key, times in zip(wanted, (1, 5, 3), strict=True):
            part = key._replace(part=True)
            for one in (key, part, part):  # kept anew after a result
                pages.take(one, Page(NEVER, 0.0, {"headers": []}, b""))
            for _ in range(times):
                pages.find(part, NEVER)
        pages.take(wanted[0]._replace(event="lyon"), Page(NEVER, 0.0, {"headers": []}, b""))
        assert pages.favourites("nice", 2) == [wanted[1], wanted[2]]
        pages.find(wanted[0], NEVER)
        assert pages.favourites("nice", 1) == [wanted[0]]  # since then

    def test_it_is_on_the_pages_before_telephones_hear_of_it(
        self, client: Client, filled: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(beforehand, "ROUND_SECONDS", 600)  # however busy the machine is
        client.get(LISTS[0])
        desk, hub = client.desk().acting("Anne"), client.app.state.live
        done = [(board, "1-0") for board in service.missing_results(desk, "open")]

        async def listen() -> live.Message:
            stream = hub.listen("nice", None)
            await anext(stream)
            await asyncio.to_thread(service.enter_results, desk, "open", 2, done)
            filled.clear()
            await asyncio.to_thread(publish, desk)
            heard = await anext(stream)
            while heard.round != 3:
                heard = await anext(stream)
            await stream.aclose()
            assert isinstance(heard, live.Message)
            return heard

        heard = asyncio.run(asyncio.wait_for(listen(), 600))
        assert heard.news is live.News.ROUND
        assert "public/round.html" in filled
        filled.clear()
        assert "Round 3" in client.get(LISTS[0])
        assert not filled
