"""The engine over HTTP: a report in; pairs, explanation or check out; with limits."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from ronde.formats import javafo, trf
from ronde.generating import Plan, generate
from ronde.library import explain
from ronde.systems import system
from ronde.web import workers
from ronde.web.auth import SERVER, Access, Role
from ronde.web.engine import create_engine
from ronde.web.middleware import body_limit as bodies
from ronde.web.serving import Server, Way
from ronde.web.workers import Workers
from tests.web.serving import PATIENCE, Hosted, Process, wait_for

EVENT = generate(Plan(20, 5, 1, "dutch-2026")).before(5)
REPORT = trf.write(EVENT)
PAIRS = system("dutch-2026").pair(EVENT).pairs


class Engine:
    """An engine in a thread of this process."""

    def __init__(self) -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.server = Server(create_engine(workers=Workers(1)), Way("127.0.0.1", port))
        self.thread = threading.Thread(target=self.server.run, args=([listening],), daemon=True)
        self.thread.start()
        wait_for(f"{self.url}/api/openapi.json", self.thread.is_alive)

    def ask(self, what: str, report: str | bytes = REPORT, **headers: str) -> httpx.Response:
        return httpx.post(f"{self.url}/api/engine/{what}", content=report, headers=headers, timeout=PATIENCE)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    """It."""
    running = Engine()
    yield running
    running.stop()


def test_pairs_as_json_and_as_text(engine: Engine) -> None:
    answer = engine.ask("pair").json()
    assert (answer["round"], answer["system"]) == (5, "dutch-2026")
    assert [(one["white"], one["black"]) for one in answer["pairs"]] == [(p.white, p.black) for p in PAIRS]
    text = engine.ask("pair", accept="text/plain")
    assert text.headers["content-type"].startswith("text/plain")
    assert javafo.read(text.text) == list(PAIRS)


def test_another_system_and_a_past_round(engine: Engine) -> None:
    answer = engine.ask("pair?system=dutch-2012&round=2").json()
    assert (answer["round"], answer["system"]) == (2, "dutch-2012")


def test_claims_in_a_language(engine: Engine) -> None:
    answer = engine.ask("explain", **{"accept-language": "fr"}).json()
    assert len(answer["pairs"]) == 10
    assert any("joueurs" in step["text"] for step in answer["steps"])
    assert "dutch-2026" in {step["article"].split()[0] for step in answer["steps"]}
    assert engine.ask("explain", accept="text/plain").text == explain(trf.read(REPORT))


def test_check(engine: Engine) -> None:
    answer = engine.ask("check").json()
    assert (answer["verdict"], len(answer["rounds"])) == ("clean", 4)
    other = engine.ask("check?system=lim").json()
    assert other["verdict"] == "differs"


def test_refusals(engine: Engine) -> None:
    assert engine.ask("pair", "no report").status_code == 400
    assert "001" in engine.ask("pair", "no report").json()["error"]
    assert engine.ask("pair", "001\0").status_code == 400  # no text
    assert engine.ask("pair?system=nobody").status_code == 400
    assert engine.ask("pair?round=0").json() == {"error": "round: at least 1", "code": "parameters"}
    wrong = engine.ask("check?teams=two&system=" + "x" * 101, **{"accept-language": "fr"})
    assert wrong.status_code == 422
    assert wrong.json()["error"] == "system\xa0: au plus 100 caractères\xa0; teams\xa0: il faut true ou false"
    assert engine.ask("dance").status_code == 404
    asked = httpx.get(f"{engine.url}/api/engine/pair")
    assert (asked.status_code, asked.headers["allow"]) == (405, "POST")
    assert asked.json() == {"error": "This address does not accept that method."}
    for body in ('{"report": "012"}', "[1, 2]"):
        assert engine.ask("pair", body).status_code == 400
        assert engine.ask("pair", body).json()["error"].startswith("the body is JSON: send the report itself")
    two = trf.write(generate(Plan(2, 1, 1, "dutch-2026"))).replace("XXR 1", "XXR 3")
    assert engine.ask("pair", two).status_code == 422  # they have met
    assert engine.ask("pair", two).json()["code"] == "no-pairing"
    assert engine.ask("pair", origin="https://elsewhere.example").status_code == 403


def test_too_large(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "LARGEST", 1000)
    assert engine.ask("pair").status_code == 413


def test_a_question_that_takes_too_long_ends_its_process_only(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    class OverAtOnce(threading.Timer):
        """The time is over before the question reaches the process."""

        def start(self) -> None:
            self.function()

    with monkeypatch.context() as patched:
        patched.setattr(workers, "Timer", OverAtOnce)
        refused = engine.ask("explain")
        assert refused.status_code == 503
        assert "retry-after" in refused.headers
    assert engine.ask("pair").status_code == 200


def test_the_schema_says_what_there_is(engine: Engine) -> None:
    schema = httpx.get(f"{engine.url}/api/openapi.json", timeout=PATIENCE).json()
    assert list(schema["paths"]) == ["/api/engine/pair", "/api/engine/explain", "/api/engine/check"]


def test_at_the_desk_it_needs_a_role(tmp_path: Path) -> None:
    desk = Hosted(tmp_path, open_desk=False)
    try:
        access, secret = Access().with_token("script", Role.DEPUTY)
        desk.app.state.guard.keep(SERVER, access)
        address = f"{desk.url}/api/engine/pair"
        assert httpx.post(address, content=REPORT, timeout=PATIENCE).status_code == 401
        headers = {"authorization": f"Bearer {secret}"}
        answer = httpx.post(address, content=REPORT, headers=headers, timeout=PATIENCE)
        assert len(answer.json()["pairs"]) == 10
        assert "/api/engine/check" in httpx.get(f"{desk.url}/api/", timeout=PATIENCE).text
        told = httpx.get(f"{desk.url}/api/openapi.json", timeout=PATIENCE).json()["paths"]["/api/engine/pair"]
        assert "text/plain" in told["post"]["requestBody"]["content"]
    finally:
        desk.stop()


def test_ronde_serve_engine(tmp_path: Path) -> None:
    served = Process(tmp_path, "--engine")
    try:
        answer = httpx.post(f"{served.url}/api/engine/pair", content=REPORT, timeout=PATIENCE)
        assert len(json.loads(answer.text)["pairs"]) == 10
        assert list(tmp_path.iterdir()) == []
    finally:
        served.close()
