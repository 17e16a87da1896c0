"""Connections: deadlines, refusals, and answers in their order."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from ronde.desk import service
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.web import serving
from ronde.web.admission import Limits
from ronde.web.auth import SERVER, Access, Role
from tests.web.desks import publish
from tests.web.serving import PATIENCE, Hosted

SMALL = Limits(connections=24, reserved=8, streams=16, events=4)
ROUND = "/e/nice/open/round/2"
NUMBER = "/live/nice/seq?key=open"


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hosted]:
    """A served desk with two rounds published, the first one played."""
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


class TestAnswers:
    def test_many_on_one_connection_come_in_their_order(self, hall: Hosted) -> None:
        between = get("/rules/dutch-2012", close=False)  # this one is made in a thread
        asked = [get(ROUND, close=False), *[get(NUMBER, close=False)] * 600]
        answer = said(hall, get(ROUND, close=False), between, *asked, get(NUMBER))
        kinds = [b"json" in part.partition(b"\r\n\r\n")[0] for part in answer.split(b"HTTP/1.1 200 OK")[1:]]
        assert kinds == [False, False, False, *[True] * 600, True]

    def test_only_reserved_places_are_left(self, hall: Hosted) -> None:
        admission = hall.app.state.admission
        page = parts(said(hall, get(ROUND)))
        admission.open += SMALL.connections - SMALL.reserved
        try:
            number = parts(said(hall, get(NUMBER)))
            cached = parts(said(hall, get(ROUND)))
            refusal = parts(said(hall, get("/e/nice/open/players")))
            stream = parts(said(hall, get("/live/nice")))
        finally:
            admission.open -= SMALL.connections - SMALL.reserved
        assert json.loads(number[2])["rounds"] == 2
        assert cached == page
        assert b"503" in refusal[0]
        assert b"</html>" in refusal[2]  # for people; programs get little
        assert b"503" in stream[0]
        assert "Too many" in json.loads(stream[2])["error"]

    def test_connections_are_closed_where_many_are_open(self, hall: Hosted) -> None:
        admission = hall.app.state.admission
        admission.open += SMALL.connections * 3 // 4
        try:
            for path in (ROUND, ROUND, NUMBER, "/rules/dutch-2012"):
                assert parts(said(hall, get(path, close=False)))[1][b"connection"] == b"close"
        finally:
            admission.open -= SMALL.connections * 3 // 4


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


def _sent(hall: Hosted, request: str, host: str) -> socket.socket:
    """A connection on which a request was sent."""
    line = socket.create_connection(("127.0.0.1", hall.port), PATIENCE, (host, 0))
    line.sendall(request.encode())
    return line
