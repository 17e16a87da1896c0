"""Answers that are given before the layers: the same as theirs, for strangers only, and never old."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.web import live, serving
from ronde.web.auth import SERVER, Access, Role
from ronde.web.crowd import Limits
from ronde.web.quick import Answer, Quick
from tests.web.desks import publish
from tests.web.serving import PATIENCE, Hosted

SMALL = Limits(connections=24, reserved=8, streams=16, waiting=0, events=4)
ROUND = "/e/nice/open/round/2"
NUMBER = "/live/nice/seq?key=open&rounds=1"


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hosted]:
    """A served desk with two rounds published, the first one played."""
    monkeypatch.setattr(
        live, "RECENT", 3600.0
    )  # nobody need look again: what is at hand does not hang on time
    running = Hosted(tmp_path, open_desk=False, limits=SMALL)
    running.app.state.guard.keep(SERVER, Access().with_password(Role.ARBITER, "chief password"))
    _, desk = running.event("nice")
    service.add_tournament(desk, replace(service.template("open"), system="dubov-1997"), "open")
    service.add_players(desk, "open", [Person(f"Player {n}", 2000 - n) for n in range(8)])
    service.draw_colour(desk, "open", Colour.WHITE)
    publish(desk, results=True)
    publish(desk)
    yield running
    running.stop()


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that are answered at once from here on."""
    found: list[str] = []
    look = Quick.__call__

    def noted(self: Quick, scope: dict[str, str]) -> Answer | None:
        if (answer := look(self, scope)) is not None:
            found.append(scope["path"])
        return answer

    monkeypatch.setattr(Quick, "__call__", noted)
    return found


def desk_of(hall: Hosted) -> Desk:
    desk: Desk = hall.app.state.events.desk("nice").acting("Anne")
    return desk


def said(hall: Hosted, *requests: str, host: str = "127.0.0.9") -> bytes:
    """All that comes back for requests that are sent at once, until the server hangs up."""
    with socket.create_connection(("127.0.0.1", hall.port), PATIENCE, source_address=(host, 0)) as line:
        line.sendall("".join(requests).encode())
        answer = b""
        while part := line.recv(100_000):
            answer += part
        return answer


def get(path: str, *headers: str, close: bool = True) -> str:
    """A request."""
    lines = [f"GET {path} HTTP/1.1", "Host: hall", *headers, *(["Connection: close"] if close else [])]
    return "\r\n".join(lines) + "\r\n\r\n"


def parts(answer: bytes) -> tuple[bytes, dict[bytes, bytes], bytes]:
    """Status, headers but for the date, and body."""
    head, _, body = answer.partition(b"\r\n\r\n")
    status, *lines = head.split(b"\r\n")
    found = dict(line.split(b": ", 1) for line in lines)
    found.pop(b"date")
    return status, found, body


class TestTheSame:
    @pytest.mark.parametrize("path", [ROUND, "/e/nice/open/standings", "/static/ronde.css"])
    @pytest.mark.parametrize("header", ["X-Desk: live", "Accept-Encoding: gzip", "Cookie: ronde_lang=fr"])
    def test_a_page(self, hall: Hosted, given: list[str], path: str, header: str) -> None:
        first = parts(said(hall, get(path, header)))
        assert given == []
        assert parts(said(hall, get(path, header))) == first
        assert given == [path]
        assert first[1][b"x-frame-options"] == b"DENY"

    def test_the_number(self, hall: Hosted, given: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
        said(hall, get(ROUND))
        first = parts(said(hall, get(NUMBER)))
        assert given == [NUMBER.partition("?")[0]]
        assert json.loads(first[2])["rounds"] == 2
        monkeypatch.setattr(hall.app.state.quick, "_number", lambda *_: None)
        assert parts(said(hall, get(NUMBER))) == first

    def test_the_number_is_not_refused_where_only_reserved_places_are_left(
        self, hall: Hosted, given: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        crowd = hall.app.state.crowd
        monkeypatch.setattr(crowd, "limits", replace(SMALL, waiting=4))
        said(hall, get(ROUND))
        crowd.there += SMALL.connections - SMALL.reserved
        try:
            answer = parts(said(hall, get("/live/nice/seq?key=open&rounds=2")))
            refusal = parts(said(hall, get("/e/nice/open/players")))
            other = parts(said(hall, get("/live/nice")))
        finally:
            crowd.there -= SMALL.connections - SMALL.reserved
        assert answer[0].endswith(b"200 OK")
        assert json.loads(answer[2])["rounds"] == 2
        assert given == ["/live/nice/seq"]
        assert b"503" in refusal[0]
        assert b"</html>" in refusal[2]  # for people; programs get little
        assert b"503" in other[0]
        assert "Too many" in json.loads(other[2])["error"]

    def test_many_on_one_connection_in_their_order(self, hall: Hosted, given: list[str]) -> None:
        said(hall, get(ROUND))
        between = get("/rules/dutch-2012", close=False)  # this one is made in a thread
        asked = [get(ROUND, close=False), *[get(NUMBER, close=False)] * 600]
        answer = said(hall, get(ROUND, close=False), between, *asked, get(NUMBER))
        kinds = [b"json" in part.partition(b"\r\n\r\n")[0] for part in answer.split(b"HTTP/1.1 200 OK")[1:]]
        assert kinds == [False, False, False, *[True] * 600, True]
        assert given[0] == ROUND

    def test_nothing_old(self, hall: Hosted, given: list[str]) -> None:
        pages = [said(hall, get(ROUND))]
        for board in (1, 2):
            service.enter_result(desk_of(hall), "open", 2, board, "1-0")
            pages += [said(hall, get(ROUND)) for _ in range(2)]
        assert len({parts(page)[2] for page in pages}) == 3
        assert len(given) == 2

    def test_nor_after_another_program_has_written(self, hall: Hosted, tmp_path: Path) -> None:
        before = parts(said(hall, get(ROUND)))
        with service.open_event(next(tmp_path.glob("*.ronde")), "Bob") as elsewhere:
            service.enter_result(elsewhere, "open", 2, 1, "1-0")
        assert parts(said(hall, get(ROUND)))[2] != before[2]


class TestNotForEverybody:
    def test_who_has_a_session_is_answered_by_the_layers(self, hall: Hosted, given: list[str]) -> None:
        guard = hall.app.state.guard
        session = guard.read(None)
        session.tell("done", "only for you")
        said(hall, get(ROUND))
        answer = said(hall, get(ROUND, f"Cookie: a=b; ronde_session={guard.write(session)}"))
        assert b"only for you" in answer
        assert given == []
        assert b"only for you" not in said(hall, get(ROUND))

    def test_other_hosts_of_an_open_desk_are_refused(self, hall: Hosted, given: list[str]) -> None:
        said(hall, get(ROUND))
        hall.app.state.guard.open_desk = True
        assert b" 421 " in said(hall, get(ROUND))
        assert given == []

    def test_two_hosts_are_none(self, hall: Hosted, given: list[str]) -> None:
        said(hall, get(ROUND))
        assert b" 400 " in said(hall, get(ROUND, "Host: other"))
        assert given == []


class TestConnections:
    def test_half_a_head_after_an_answer_is_not_waited_for(
        self, hall: Hosted, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        said(hall, get(ROUND))
        monkeypatch.setattr(serving, "HEADER_SECONDS", 0.05)
        hall.server.config.timeout_keep_alive = 3600
        assert said(hall, get(ROUND, close=False), "GET / HTTP/1.1\r\nHos").startswith(b"HTTP/1.1 200")

    def test_a_head_without_end_is_refused(self, hall: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(serving, "HEADER_SECONDS", 3600.0)
        hall.server.config.timeout_keep_alive = 3600
        endless = "GET / HTTP/1.1\r\nHost: x\r\n" + f"X: {'x' * 10_000}\r\n" * 200
        with suppress(ConnectionError):  # cut off while we still speak
            assert said(hall, endless).startswith(b"HTTP/1.1 400 ")

    def test_everybody_who_is_refused_gets_the_sentence(
        self, hall: Hosted, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(serving, "REFUSED_SECONDS", 3600.0)
        guard, lines = hall.app.state.guard, []
        session = guard.read(None)
        guard.grant(session, SERVER, Role.ARBITER, guard.access(SERVER))
        cookie = f"Cookie: ronde_session={guard.write(session)}"
        for n in range(SMALL.connections):  # the last places are for the desk
            header = cookie if n >= SMALL.streams else "X: y"
            lines.append(_sent(hall, get("/live/nice", header, close=False), f"127.0.4.{n + 1}"))
            assert b" 200 " in lines[-1].recv(1000)
        for n in range(2 * SMALL.refused):
            lines.append(_sent(hall, get(ROUND), f"127.0.5.{n % 200 + 1}"))
        for line in lines[SMALL.connections :]:
            answer = b""
            while part := line.recv(10_000):
                answer += part
            assert answer == serving.REFUSAL
        for line in lines:
            line.close()

    def test_without_httptools_pages_are_served_all_the_same(self, tmp_path: Path) -> None:
        code = (
            "import sys; sys.modules['httptools'] = None; "
            "import urllib.request; from pathlib import Path; from tests.web.serving import Hosted; "
            "hall = Hosted(Path(sys.argv[1])); hall.event('nice'); "
            "print([urllib.request.urlopen(hall.url + '/e/nice').status for _ in range(2)])"
        )
        done = subprocess.run(
            [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == "[200, 200]"


def _sent(hall: Hosted, request: str, host: str) -> socket.socket:
    """A connection on which a request was sent."""
    line = socket.create_connection(("127.0.0.1", hall.port), PATIENCE, (host, 0))
    line.sendall(request.encode())
    return line
