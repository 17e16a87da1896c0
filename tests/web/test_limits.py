"""Too many, too slow, too large: everybody has a limit, and the desk keeps its place."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import httpx2 as httpx
import pytest
from starlette.types import Message

from ronde.web import logs, serving
from ronde.web.admission import Admission, Limits, origin
from ronde.web.api.places import NEEDS
from ronde.web.auth import SERVER, Access, Role
from ronde.web.middleware import body_limit as bodies
from ronde.web.middleware import concurrency
from tests.web.desks import Client, fill, passwords
from tests.web.serving import PATIENCE, Hosted

SMALL = Limits(connections=24, reserved=8, streams=4, events=4, pages=2)
STRANGER = "127.0.0.9"  # another address of this machine


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hosted]:
    """A desk for a small hall, with an event and a password."""
    running = Hosted(tmp_path, open_desk=False, limits=SMALL)
    id_, desk = running.event("Nice")
    assert id_ == "nice"
    assert desk.seq
    running.app.state.guard.keep(SERVER, _access("chief password"))
    yield running
    running.stop()


def _access(password: str) -> Access:
    return Access().with_password(Role.ARBITER, password)


def call(hall: Hosted, host: str = STRANGER) -> socket.socket:
    """A connection from an address."""
    return socket.create_connection(("127.0.0.1", hall.port), PATIENCE, source_address=(host, 0))


def ask(hall: Hosted, path: str, host: str = STRANGER, cookie: str = "") -> tuple[socket.socket, bytes]:
    """A request and the beginning of its answer."""
    line = call(hall, host)
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n".encode())
    return line, line.recv(1000)


def _next_descriptor() -> int:
    """The number of the next file that is opened: about how many are open."""
    found = os.dup(0)
    os.close(found)
    return found


def log_in(hall: Hosted) -> tuple[httpx.Client, str]:
    """Somebody at the desk, on another machine, and their cookie."""
    client = httpx.Client(base_url=hall.url, timeout=PATIENCE)
    token = re.search(r'name="csrf" value="([^"]+)"', client.get("/login").text)
    assert token
    form = {"csrf": token[1], "who": "Anne", "password": "chief password", "next": "/"}
    assert client.post("/login", data=form).status_code == 303
    return client, f"ronde_session={client.cookies['ronde_session']}"


class TestNumbers:
    def test_they_follow_from_the_descriptors(self) -> None:
        mac, usual, many = (Limits.of(n) for n in (256, 1024, 1_000_000))
        assert (mac.connections, mac.streams) == (192, 120)
        assert (usual.connections, usual.streams, usual.events) == (768, 480, 32)
        assert many.streams == 2000
        for given, one in ((256, mac), (1024, usual)):  # three files for an event, and a few of the program
            assert one.connections + one.refused + serving.ACCEPTED + 3 * one.events + 12 <= given
        for one in (mac, usual, many):
            assert one.streams + one.reserved < one.connections

    def test_a_household_of_ipv6_is_one(self) -> None:
        assert origin("2001:db8::1") == origin("2001:db8::ffff:1")
        assert origin("2001:db8:0:1::1") != origin("2001:db8::1")
        assert origin("::ffff:10.0.0.7") == origin("10.0.0.7")
        assert origin("") == ""

    def test_one_stranger_has_half_of_them_and_a_quarter_when_it_is_full(self) -> None:
        admission = Admission(SMALL)
        for _ in range(12):
            assert admission.may_connect("10.0.0.7")
            admission.connection_opened("10.0.0.7")
        assert not admission.may_connect("10.0.0.7")
        for _ in range(5):
            admission.connection_opened("10.0.0.8")
        assert admission.is_full
        assert admission.may_connect("10.0.0.8")
        admission.connection_opened("10.0.0.8")
        assert not admission.may_connect("10.0.0.8")
        admission.remember("10.0.0.8")
        assert admission.may_connect("10.0.0.8")

    def test_nothing_is_left_when_everybody_has_gone(self) -> None:
        admission = Admission(SMALL)
        admission.connection_opened("10.0.0.7")
        with admission.stream("10.0.0.7", False) as room:
            assert room
        admission.connection_closed("10.0.0.7")
        assert not admission.connections
        assert not admission.streams
        assert admission.open_streams == 0

    def test_the_soft_limit_is_raised(self) -> None:
        code = (
            "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1500)); "
            "from ronde.web.serving import raise_descriptors as up; "
            "print(up(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stdout.split() == ["1500", "1500"]


class TestStreams:
    def test_one_address_gets_half_of_them_and_the_desk_one_more(self, hall: Hosted) -> None:
        held = [ask(hall, "/live/nice") for _ in range(2)]
        assert all(b" 200 " in start for _, start in held)
        line, start = ask(hall, "/live/nice")
        assert start.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after: 5" in start
        assert b"Too many visitors" in start + line.recv(1000)
        held += [ask(hall, "/live/nice", "127.0.0.8") for _ in range(2)]
        assert b" 503 " in ask(hall, "/live/nice", "127.0.0.7")[1]  # all are given away
        assert b" 200 " in ask(hall, "/live/nice", cookie=log_in(hall)[1])[1]  # but for the desk

    def test_session_of_an_old_password_is_a_strangers(self, hall: Hosted) -> None:
        _, cookie = log_in(hall)
        hall.app.state.guard.keep(SERVER, _access("another password"))
        held = [ask(hall, "/live/nice", f"127.0.2.{n}") for n in range(4)]
        assert b" 503 " in ask(hall, "/live/nice", cookie=cookie)[1]
        line = call(hall)
        line.sendall(
            f"POST /login HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nContent-Length: 70000\r\n\r\n".encode()
        )
        assert b" 413 " in line.recv(1000)
        for other, _ in held:
            other.close()

    def test_who_hangs_up_makes_room(self, hall: Hosted) -> None:
        for _ in range(12):
            line, start = ask(hall, "/live/nice")
            assert b" 200 " in start
            line.close()
            _until(lambda: not hall.app.state.admission.streams)


class TestConnections:
    def test_half_requests_do_not_lock_anybody_out(
        self, hall: Hosted, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        held = []
        for n in range(40):  # many more than there are places
            line = call(hall, f"127.0.1.{n % 4 + 1}")
            line.sendall(b"GET / HTTP/1.1\r\nHos")
            held.append(line)
        client, _ = log_in(hall)
        assert client.get("/desk/nice").status_code == 200
        monkeypatch.setattr(serving, "IDLE_SECONDS", 0.0)
        assert b" 200 " in ask(hall, "/e/nice")[1]
        for line in held:
            line.close()

    def test_a_head_that_does_not_come_is_not_waited_for(
        self, hall: Hosted, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(serving, "HEADER_SECONDS", 0.05)
        line = call(hall)
        line.sendall(b"GET / HTTP/1.1\r\n")
        assert line.recv(100) == b""
        _until(lambda: not hall.app.state.admission.connections[STRANGER])

    def test_strangers_are_refused_with_a_sentence_before_the_desk_is(self, hall: Hosted) -> None:
        client, cookie = log_in(hall)
        held = [ask(hall, "/live/nice", f"127.0.2.{n}") for n in range(1, 5)]
        held += [ask(hall, "/live/nice", "127.0.2.9", cookie) for _ in range(8)]
        held += [(_slow(hall), b"") for _ in range(8)]
        _until(lambda: hall.app.state.admission.is_full)
        _, start = ask(hall, "/e/nice")
        assert start.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after" in start
        assert client.get("/desk/nice").status_code == 200
        assert b" 200 " in ask(hall, "/desk/nice", cookie=cookie)[1]

    @pytest.mark.parametrize("machines", [2, 5])
    def test_slow_bodies_make_room_for_a_deputy(self, hall: Hosted, machines: int) -> None:
        client, cookie = log_in(hall)
        line, start = ask(hall, "/desk/nice", "127.0.0.77", cookie)
        assert b" 200 " in start
        line.close()
        held = [_slow(hall, f"127.0.6.{n % machines + 1}") for n in range(SMALL.connections - SMALL.reserved)]
        _until(lambda: hall.app.state.admission.is_full)
        for n in range(SMALL.reserved):  # and half requests in the last places
            held.append(call(hall, f"127.0.7.{n + 1}"))
            held[-1].sendall(b"GET / HTTP/1.1\r\nHos")
        _until(lambda: hall.app.state.admission.open == SMALL.connections)
        assert b" 200 " in ask(hall, "/desk/nice", "127.0.0.77", cookie)[1]
        assert client.get("/desk/nice").status_code == 200
        for line in held:
            line.close()

    def test_slow_bodies_make_room_for_visitors(self, hall: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(serving, "IDLE_SECONDS", 0.0)
        held = [_slow(hall, f"127.0.6.{n % 5 + 1}") for n in range(40)]
        _until(lambda: hall.app.state.admission.open >= SMALL.connections - SMALL.reserved)
        assert b" 200 " in ask(hall, "/e/nice")[1]
        for line in held:
            line.close()

    def test_body_of_the_desk_is_waited_for(self, hall: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(serving, "IDLE_SECONDS", 0.0)
        _, cookie = log_in(hall)
        ask(hall, "/desk/nice", "127.0.0.77", cookie)[0].close()
        line, form = call(hall, "127.0.0.77"), "csrf=x"
        head = f"POST /desk/nice/close HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nContent-Length: 6\r\n"
        line.sendall(f"{head}Content-Type: application/x-www-form-urlencoded\r\n\r\n{form[:2]}".encode())
        held = [_slow(hall, f"127.0.6.{n % 5 + 1}") for n in range(60)]
        _until(lambda: hall.app.state.admission.is_full)
        line.sendall(form[2:].encode())
        assert b" 403 " in line.recv(1000)
        for line in held:
            line.close()

    def test_many_who_come_at_once_do_not_take_the_files_of_the_desk(self, hall: Hosted) -> None:
        made, begun, go = serving.Connection.connection_made, threading.Event(), threading.Event()
        found: list[int] = []

        def noted(self: serving.Connection, transport: asyncio.Transport) -> None:
            begun.set()
            assert go.wait(PATIENCE)  # the server is busy while they come
            made(self, transport)
            found.append(_next_descriptor())

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(serving.Connection, "connection_made", noted)
            lines = [call(hall)]
            assert begun.wait(PATIENCE)
            for n in range(300):
                line = socket.socket()
                line.bind((f"127.0.3.{n % 200 + 1}", 0))
                line.setblocking(False)
                line.connect_ex(("127.0.0.1", hall.port))
                lines.append(line)
            before = _next_descriptor()
            go.set()
            _until(lambda: len(found) > 300)
        assert max(found) - before < 200  # the limit is 24, and a few more are being refused
        for line in lines:
            line.close()

    def test_client_that_has_gone_is_refused_quietly(self, hall: Hosted) -> None:
        class Gone:
            """A transport whose client has gone."""

            def write(self, data: bytes) -> None:
                assert data == serving.REFUSAL

            def can_write_eof(self) -> bool:
                return True

            def write_eof(self) -> None:
                raise OSError(107, "Transport endpoint is not connected")

        later: list[Callable[[], object]] = []
        loop = SimpleNamespace(call_later=lambda _, do: later.append(do))
        refused = serving.connections(hall.app.state.admission)
        line = refused.__new__(refused)
        line.__dict__.update(host="x", transport=Gone(), loop=loop, admission=hall.app.state.admission)
        line._refuse()
        assert later == [line._hang_up]

    def test_small_answers_do_not_wait(self, hall: Hosted) -> None:
        found: list[int] = []
        made = serving.Connection.connection_made

        def noted(self: serving.Connection, transport: asyncio.Transport) -> None:
            made(self, transport)
            plain = transport.get_extra_info("socket")
            found.append(plain.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(serving.Connection, "connection_made", noted)
            ask(hall, "/login")
        assert found == [1]

    def test_who_does_not_take_an_answer_is_cut_off(
        self, hall: Hosted, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(serving, "READ_SECONDS", 0.2)
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.bind((STRANGER, 0))
        line.connect(("127.0.0.1", hall.port))
        for _ in range(400):  # answers of many megabytes in all
            try:
                line.sendall(b"GET /rules/dutch-2012 HTTP/1.1\r\nHost: x\r\n\r\n")
            except OSError:
                break
        _until(lambda: not hall.app.state.admission.connections[STRANGER])


class TestPages:
    def test_strangers_wait_and_the_desk_does_not(
        self, hall: Hosted, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        go_on, here = threading.Event(), threading.Semaphore(0)
        monkeypatch.setattr(concurrency, "PATIENCE", 0.05)

        def slow(*_: object, **__: object) -> list[object]:
            here.release()
            go_on.wait(PATIENCE)
            return []

        monkeypatch.setattr(hall.app.state.events, "summaries", slow)
        lines = [call(hall, f"127.0.8.{n + 1}") for n in range(SMALL.pages)]
        for line in lines:
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert here.acquire(timeout=PATIENCE)
        _, start = ask(hall, "/e/nice")
        client, _ = log_in(hall)
        answer = client.get("/desk/nice")
        go_on.set()
        assert start.startswith(b"HTTP/1.1 503 ")
        assert answer.status_code == 200

    def test_one_address_does_not_take_the_turns_of_others(
        self, hall: Hosted, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        go_on, begun = threading.Event(), threading.Semaphore(0)

        def slow(*_: object, **__: object) -> list[object]:
            begun.release()
            go_on.wait(PATIENCE)
            return []

        monkeypatch.setattr(hall.app.state.events, "summaries", slow)
        lines = [call(hall, "127.0.8.1") for _ in range(3 * SMALL.pages)]
        for line in lines:
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert begun.acquire(timeout=PATIENCE)
        assert b" 200 " in ask(hall, "/e/nice")[1]
        assert b" 200 " in ask(hall, "/rules/dutch-2012")[1]
        go_on.set()


class TestBodies:
    @pytest.fixture
    def client(self, tmp_path: Path) -> Client:
        client = Client(tmp_path, open_desk=False)
        fill(client)
        passwords(client, SERVER, "chief password")
        return client

    def test_every_action_of_the_api_needs_a_role(self) -> None:
        from ronde.web.api.routes import router

        acting = [route for route in router.routes if getattr(route, "methods", set()) - {"GET", "HEAD"}]
        assert len(acting) > 20
        for route in acting:
            needed = [NEEDS[d.call] for d in route.dependant.dependencies if d.call in NEEDS]  # type: ignore[attr-defined]
            assert max(needed, default=Role.PUBLIC) > Role.PUBLIC, route

    def test_the_body_of_a_stranger_is_not_read(self, client: Client) -> None:
        read = []

        def body() -> Iterator[bytes]:
            read.append(1)
            yield b"[[],[]]"

        for path in ("/api/events/nice/tournaments/open/players", "/api/events", "/api/events/none/close"):
            answer = client.http.post(path, content=body())
            assert answer.status_code == 401, path
            assert "www-authenticate" in answer.headers
        assert answer.json()["error"]

    def test_data_of_the_desk_is_small_but_for_imports(self, client: Client) -> None:
        access, secret = client.guard.access(SERVER).with_token("x", Role.ARBITER)
        client.guard.keep(SERVER, access)
        bearer = {"authorization": f"Bearer {secret}", "content-type": "application/json"}
        path = "/api/events/nice"
        name = json.dumps({"name": "x" * 300_000})
        assert client.http.put(path, content=name, headers=bearer).status_code == 413
        chunks = (b" " * 100_000 for _ in range(4))
        assert client.http.put(path, content=chunks, headers=bearer).status_code == 413
        people = json.dumps([{"name": f"Player {n:05}", "club": "x" * 50} for n in range(3000)])
        assert len(people) > bodies.DATA
        players = f"{path}/tournaments/open/players"
        assert client.http.post(players, content=people, headers=bearer).status_code == 201

    @pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
    def test_who_hangs_up_in_the_middle_of_a_form_is_a_quiet_line(
        self, client: Client, kind: str, caplog: pytest.LogCaptureFixture
    ) -> None:
        begun = b'--x\r\nContent-Disposition: form-data; name="who"\r\n\r\nAn'
        parts: list[Message] = [
            {"type": "http.request", "body": begun, "more_body": True},
            {"type": "http.disconnect"},
        ]
        sent: list[Message] = []

        async def receive() -> Message:
            return parts.pop(0)

        async def send(message: Message) -> None:
            sent.append(message)

        headers = [(b"host", b"x"), (b"content-type", kind.encode()), (b"content-length", b"100")]
        about = {"path": "/login", "raw_path": b"/login", "query_string": b"", "headers": headers}
        where = {"client": (STRANGER, 1), "server": None, "scheme": "http", "root_path": "", "state": {}}
        with caplog.at_level("INFO"):
            asyncio.run(client.app({"type": "http", "method": "POST", **about, **where}, receive, send))
        assert not sent
        assert [(one.levelname, one.exc_info) for one in caplog.records] == [("INFO", None)]

    def test_a_body_that_does_not_come_is_not_waited_for(
        self, hall: Hosted, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(bodies, "IDLE", 0.05)
        line = call(hall)
        head = "POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n"
        line.sendall(f"{head}Content-Type: application/x-www-form-urlencoded\r\n\r\ncs".encode())
        answer = b""
        while part := line.recv(4000):  # until we hang up
            answer += part
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b"did not arrive in time" in answer


class TestLogins:
    def test_many_at_once_are_not_more_than_the_limit(self, hall: Hosted) -> None:
        client = httpx.Client(base_url=hall.url, timeout=PATIENCE)
        token = re.search(r'name="csrf" value="([^"]+)"', client.get("/login").text)
        assert token
        cookie = f"ronde_session={client.cookies['ronde_session']}"
        body = f"csrf={token[1]}&who=X&password=guess"

        head = f"POST /login HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nContent-Length: {len(body)}\r\n"
        request = f"{head}Content-Type: application/x-www-form-urlencoded\r\n\r\n{body}".encode()

        def guess(_: int) -> bytes:
            """The answer; a busy server may not have seen yet that earlier connections were closed."""
            answer = b"503"
            while answer in (b"503", b""):
                with suppress(ConnectionError), call(hall) as line:
                    line.sendall(request)
                    answer = line.recv(12)[-3:]
            return answer

        with ThreadPoolExecutor(10) as pool:
            found = list(pool.map(guess, range(30)))
        assert found.count(b"403") == 8
        assert found.count(b"429") == 22

    def test_a_header_does_not_make_somebody_else_of_you(self, hall: Hosted) -> None:
        line = call(hall, "127.0.0.1")
        line.sendall(b"GET /live/nice HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.9.8.7\r\n\r\n")
        assert b" 200 " in line.recv(1000)
        assert set(hall.app.state.admission.streams) == {"127.0.0.1"}

    def test_but_a_proxy_is_believed_where_it_was_asked_for(self, tmp_path: Path) -> None:
        app = Client(tmp_path).app
        for proxy, said in (("", False), ("127.0.0.1", True)):
            config = serving.Server(app, serving.Way("127.0.0.1", 0, proxy)).config
            assert (config.proxy_headers, config.forwarded_allow_ips) == (said, proxy)


class TestLogs:
    def test_a_line_is_an_object_and_stays_one(self) -> None:
        record = logging.makeLogRecord({"msg": "x\n{}", "levelname": "WARNING", "address": "10.0.0.7\n"})
        line = logs.Lines().format(record)
        assert "\n" not in line
        said = json.loads(line)
        assert (said["what"], said["level"], said["address"]) == ("x\n{}", "warning", "10.0.0.7\n")

    def test_the_same_message_is_written_a_few_times(self) -> None:
        now = [0.0]
        bounded = logs.Bounded(3, 60, lambda: now[0])
        through = [bounded.filter(logging.makeLogRecord({"msg": "refused"})) for _ in range(1000)]
        assert sum(through) == 3
        assert bounded.filter(logging.makeLogRecord({"msg": "another"}))
        now[0] = 61
        late = logging.makeLogRecord({"msg": "refused"})
        assert bounded.filter(late)
        assert late.left_out == 997  # type: ignore[attr-defined]

    def test_files_are_for_their_owner_and_do_not_grow_for_ever(self, tmp_path: Path) -> None:
        code = (
            "import logging, sys; from pathlib import Path; from ronde.web import logs; logs.BYTES = 2000; "
            "logs.begin(Path(sys.argv[1])); "
            "[logging.getLogger('ronde.web').info(f'{n} ' + 'x' * 100) for n in range(2000)]"
        )
        subprocess.run([sys.executable, "-c", code, str(tmp_path / "desk.log")], check=True)
        made = sorted(tmp_path.iterdir())
        assert len(made) == 1 + logs.FILES
        assert all(path.stat().st_size <= 2200 and path.stat().st_mode & 0o077 == 0 for path in made)


def _until(state: Callable[[], object]) -> None:
    """Wait for a state of the server."""
    waits = threading.Event()
    for _ in range(int(PATIENCE / 0.02)):
        if state():
            return
        waits.wait(0.02)
    raise AssertionError("it did not come to that")


def _slow(hall: Hosted, host: str = "127.0.0.5") -> socket.socket:
    """Somebody whose request is being read."""
    line = call(hall, host)
    line.sendall(
        b"POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n"
        b"Content-Type: application/x-www-form-urlencoded\r\n\r\nc"
    )
    return line
