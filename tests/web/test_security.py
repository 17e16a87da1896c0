"""Who may do what, and what strangers cannot do: through forged forms, ids, uploads, names, guesses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from ronde.desk import service
from ronde.desk.event import Event
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.web.app import create_app
from ronde.web.auth import SERVER, Access, Limit, Role, hash_password
from tests.web import crawl

NASTY = "<script>alert('x')</script>, \"Bobby\" & <b>Co</b>"
ARBITER, DEPUTY, OTHER = "correct horse", "battery staple", "another password"


def make(app: FastAPI, name: str, arbiter: str, deputy: str = "") -> str:
    """An event with a published round and passwords of its own."""
    events, guard = app.state.events, app.state.guard
    id_: str = events.create(Event(name), "Anne")
    desk = events.desk(id_).acting("Anne")
    key = service.add_tournament(desk, replace(service.template("open"), system="dubov-1997", rounds=5))
    service.add_players(
        desk, key, [Person(NASTY, 2300), *(Person(f"{name} {n}", 2200 - n) for n in range(7))]
    )
    service.draw_colour(desk, key, Colour.WHITE)
    service.pair_round(desk, key)
    service.publish(desk, key)
    access = Access().with_password(Role.ARBITER, arbiter)
    guard.keep(id_, access.with_password(Role.DEPUTY, deputy) if deputy else access)
    return id_


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    """A desk for a hall, with two events of different arbiters."""
    made = create_app(tmp_path_factory.mktemp("hall"))
    assert make(made, "Nice", ARBITER, DEPUTY) == "nice"
    assert make(made, "Lyon", OTHER) == "lyon"
    yield made
    made.state.events.close()


@pytest.fixture
def client(app: FastAPI) -> TestClient:
    """A browser that nobody has logged in with yet."""
    app.state.guard.limit = Limit()
    return TestClient(app, raise_server_exceptions=False, follow_redirects=False)


def csrf(client: TestClient, path: str = "/login") -> str:
    """The token in the forms of a page."""
    found = re.search(r'name="csrf" value="(\w+)"', client.get(path).text)
    assert found
    return found[1]


def log_in(client: TestClient, password: str, event: str = "nice", **more: str) -> int:
    """Try a password; the status of the answer."""
    form = {"csrf": csrf(client), "who": "Karim", "password": password, "event": event, "next": "/"}
    return client.post("/login", data={**form, **more}).status_code


def getter(client: TestClient) -> crawl.Get:
    """Pages through a client, for the crawler."""

    def get(path: str) -> tuple[int, str, str]:
        answer = client.get(path, follow_redirects=True)
        return answer.status_code, answer.headers["content-type"], answer.text

    return get


class TestHeaders:
    @pytest.mark.parametrize(
        "path", ["/", "/login", "/rules", "/nowhere", "/static/ronde.css", "/live/nice/seq"]
    )
    def test_every_answer_carries_them(self, client: TestClient, path: str) -> None:
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"

    def test_the_cookie_is_not_for_scripts(self, client: TestClient) -> None:
        cookie = client.get("/login").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie

    def test_no_page_has_script_or_style_inside(self, client: TestClient) -> None:
        log_in(client, ARBITER)
        for path in ("/", "/login", "/desk/nice", "/desk/nice/t/open", "/rules"):
            html = client.get(path).text
            assert not re.search(r"<script(?![^>]*\bsrc=)", html), path
            assert not re.search(r"\s(on[a-z]+|style)=", html), path


class TestRoles:
    def test_a_stranger_is_sent_to_the_login(self, client: TestClient) -> None:
        answer = client.get("/desk/nice/t/open")
        assert answer.status_code == 303
        assert answer.headers["location"].startswith("/login?event=nice")

    def test_the_arbiter_of_an_event_is_nobody_in_another(self, client: TestClient) -> None:
        assert log_in(client, ARBITER) == 303
        assert client.get("/desk/nice/t/open").status_code == 200
        assert client.get("/desk/lyon/t/open").status_code == 303
        refused = client.post("/desk/lyon/close", data={"csrf": csrf(client, "/desk/nice")})
        assert refused.status_code == 403

    def test_a_deputy_cannot_do_what_arbiters_do(self, client: TestClient) -> None:
        assert log_in(client, DEPUTY) == 303
        assert client.get("/desk/nice/t/open").status_code == 200
        token = csrf(client)
        for action in ("close", "backup", "describe", "new"):
            assert client.post(f"/desk/nice/{action}", data={"csrf": token}).status_code == 403, action
        assert client.post("/desk/new", data={"csrf": token}).status_code == 403

    def test_an_unknown_event_looks_like_a_closed_door(self, client: TestClient) -> None:
        there, not_there = client.get("/desk/nice"), client.get("/desk/nothing")
        assert there.status_code == not_there.status_code == 303

    @pytest.mark.parametrize(
        "id_", ["..%2f..%2fetc%2fpasswd", "..%2fnice", "nice.ronde", "%00", "nice%2f..%2flyon", "*", "x" * 99]
    )
    def test_ids_lead_nowhere_else(self, client: TestClient, id_: str) -> None:
        for path in (f"/e/{id_}", f"/live/{id_}/seq", f"/live/{id_}"):
            assert client.get(path).status_code == 404, path
        assert client.get(f"/desk/{id_}").status_code in (303, 404)

    def test_a_new_password_ends_the_sessions_of_the_old_one(self, app: FastAPI, client: TestClient) -> None:
        log_in(client, ARBITER)
        before = app.state.guard.access("nice")
        app.state.guard.keep("nice", before.with_password(Role.ARBITER, "quite new words"))
        assert client.get("/desk/nice").status_code == 303
        app.state.guard.keep("nice", before)
        assert client.get("/desk/nice").status_code == 200


class TestForms:
    def test_without_token_nothing_is_done(self, client: TestClient) -> None:
        log_in(client, ARBITER)
        for data in ({}, {"csrf": "0" * 40}, {"csrf": "é"}):
            assert client.post("/desk/nice/close", data=data).status_code == 403
        assert "closed" not in client.get("/desk/nice").text.split("<h2>")[0]

    def test_the_token_of_somebody_else_is_none(self, app: FastAPI, client: TestClient) -> None:
        log_in(client, ARBITER)
        foreign = csrf(TestClient(app))
        assert client.post("/desk/nice/close", data={"csrf": foreign}).status_code == 403

    def test_another_site_is_refused(self, client: TestClient) -> None:
        log_in(client, ARBITER)
        data, headers = {"csrf": csrf(client)}, {"origin": "https://elsewhere.example"}
        assert client.post("/desk/nice/backup", data=data, headers=headers).status_code == 403

    def test_a_forged_session_is_an_empty_one(self, client: TestClient) -> None:
        log_in(client, ARBITER)
        name, value = "ronde_session", client.cookies["ronde_session"]
        # not its last character, part of which is padding that nobody reads
        other = value[:-9] + ("A" if value[-9] != "A" else "B") + value[-8:]
        for forged in (other, "x", "." * 5, "é".encode().hex()):
            client.cookies.clear()
            client.cookies.set(name, forged)
            assert client.get("/desk/nice").status_code == 303

    @pytest.mark.parametrize(
        "path", ["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere", "x"]
    )
    def test_the_login_leads_to_our_pages_only(self, client: TestClient, path: str) -> None:
        form = {"csrf": csrf(client), "who": "Karim", "password": ARBITER, "event": "nice", "next": path}
        assert client.post("/login", data=form).headers["location"] == "/"
        assert client.get("/language/fr", params={"back": path}).headers["location"] == "/"


class TestGuessing:
    def test_who_fails_too_often_waits(self, client: TestClient) -> None:
        for _ in range(8):
            assert log_in(client, "wrong words") == 403
        assert log_in(client, "wrong words") == 429
        form = {"csrf": csrf(client), "who": "Karim", "password": ARBITER, "event": "nice"}
        late = client.post("/login", data=form)
        assert late.status_code == 429  # even with the right one
        assert int(late.headers["retry-after"]) > 60

    def test_after_a_while_he_may_try_again(self, app: FastAPI, client: TestClient) -> None:
        now = [0.0]
        app.state.guard.limit = Limit(3, 300, lambda: now[0])
        for _ in range(3):
            log_in(client, "wrong words")
        assert log_in(client, ARBITER) == 429
        now[0] = 301
        assert log_in(client, ARBITER) == 303

    def test_passwords_are_kept_hashed(self, app: FastAPI) -> None:
        hashed = app.state.guard.access("nice").arbiter
        assert hashed.startswith("$argon2id$")
        assert hashed != hash_password(ARBITER)  # each has a salt of its own

    def test_only_the_owner_reads_the_secret(self, app: FastAPI) -> None:
        folder: Path = app.state.guard.vault.folder
        assert all(path.stat().st_mode & 0o077 == 0 for path in [folder, *folder.iterdir()])

    def test_an_empty_password_opens_nothing(self, client: TestClient) -> None:
        assert log_in(client, "", "lyon") == 403
        assert log_in(client, "", SERVER) == 403


class TestUploads:
    def test_a_large_one_is_refused_before_it_is_read(self, client: TestClient) -> None:
        log_in(client, ARBITER)
        data, files = {"csrf": csrf(client)}, {"file": ("big.trf", b"0" * (10 * 1024 * 1024))}
        assert client.post("/desk/nice/import", data=data, files=files).status_code == 413

    def test_it_is_told_on_a_page_in_the_language_or_as_data(self, client: TestClient) -> None:
        headers = {"content-length": "99999999", "accept-language": "fr"}
        page = client.post("/desk/nice/import", headers=headers)
        assert (page.status_code, '<html lang="fr">' in page.text) == (413, True)
        assert "64 Ko au plus" in page.text  # a stranger
        assert page.headers["content-security-policy"]
        log_in(client, ARBITER)
        assert "8 Mo au plus" in client.post("/desk/nice/import", headers=headers).text
        path, huge = "/api/events/nice", {"content-length": "99999999"}
        assert "256 KB" in client.put(path, headers=huge).json()["error"]
        assert "1 MB" in client.post(f"{path}/import", headers=huge).json()["error"]

    def test_and_while_it_is_read_when_its_size_is_not_said(self, client: TestClient) -> None:
        body = (b"0" * 1024 * 1024 for _ in range(12))
        headers = {"content-type": "application/x-www-form-urlencoded"}
        assert client.post("/login", content=body, headers=headers).status_code == 413

    @pytest.mark.parametrize(
        "content",
        [b"", b"\x00" * 5000, b"PK\x03\x04" + b"\xff" * 500, b"001 " + b"9" * 90_000, b"\xff\xfe" * 99],
    )
    def test_rubbish_is_refused_with_a_sentence(self, client: TestClient, content: bytes) -> None:
        log_in(client, ARBITER)
        data, files = {"csrf": csrf(client)}, {"file": ("x.trf", content)}
        answer = client.post("/desk/nice/import", data=data, files=files)
        assert answer.status_code == 303
        assert 'role="alert"' in client.get("/desk/nice").text


class TestOpenDesk:
    def test_it_answers_under_its_own_name_only(self, tmp_path: Path) -> None:
        client = TestClient(create_app(tmp_path, open_desk=True), base_url="http://127.0.0.1:8000")
        assert client.get("/").status_code == 200
        assert client.get("/", headers={"host": "rebound.example:8000"}).status_code == 421


class TestNames:
    @pytest.mark.parametrize("name", ["New", "Access", "…"])
    def test_an_event_of_any_name_can_be_opened(self, tmp_path: Path, name: str) -> None:
        app = create_app(tmp_path, open_desk=True)
        id_ = app.state.events.create(Event(name), "Anne")
        assert f"<h1>{name}" in TestClient(app).get(f"/desk/{id_}").text
        app.state.events.close()

    def test_a_name_is_text_everywhere(self, client: TestClient) -> None:
        log_in(client, ARBITER)
        seen = 0
        for path, html in crawl.pages(getter(client), ("/e/nice", "/desk/nice")).items():
            assert "<script>alert" not in html, path
            assert "<b>Co" not in html, path
            seen += "&lt;script&gt;alert" in html
        assert seen >= 3
