"""Roles, passwords, sessions, tokens, and how often one may guess."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ronde.web.auth import SERVER, Access, Limit, Role, Session, Vault
from tests.web.desks import Client, fill, passwords, publish

T = "/desk/nice/t/open"
OLD = "event password"


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """A desk as the hall sees it, with an event that has passwords of its own."""
    client = Client(tmp_path, open_desk=False)
    fill(client)
    passwords(client, SERVER, "chief password")
    passwords(client, "nice", "event password", "deputy password")
    return client


def log_in(client: Client, password: str, event: str = "nice", who: str = "Zoé") -> str:
    return client.post("/login", who=who, password=password, event=event, next="/desk/nice")


class TestLogin:
    def test_strangers_are_led_to_it_and_back(self, client: Client) -> None:
        page = client.get(T)
        assert '<form class="card narrow" method="post" action="/login">' in page
        assert f'name="next" value="{T}"' in page

    @pytest.mark.parametrize(
        ("password", "may_pair"),
        [("chief password", True), ("event password", True), ("deputy password", False)],
    )
    def test_the_password_gives_the_role(self, client: Client, password: str, may_pair: bool) -> None:
        log_in(client, password)
        assert 'aria-current="page"' in client.get(T)
        client.post(f"{T}/round/pair", 200 if may_pair else 403)
        assert (client.desk().state().draft is not None) == may_pair

    def test_a_deputy_enters_results_under_his_name(self, client: Client) -> None:
        publish(client.desk())
        log_in(client, "deputy password")
        assert client.typed(f"{T}/results/1/1", result="10")[0] == 200
        assert client.desk().book.store.entries(limit=1)[0].who == "Zoé"
        assert ">Settings<" not in client.get(T)

    def test_a_wrong_password_opens_nothing(self, client: Client) -> None:
        assert "Wrong password" in client.post("/login", 403, who="X", password="guess", event="nice")
        client.post("/login", 422, who="", password="chief password", event="nice")
        assert 'action="/login"' in client.get(T)

    def test_unknown_events_look_like_known_ones(self, client: Client) -> None:
        one = client.http.get("/desk/nice", follow_redirects=False)
        two = client.http.get("/desk/nothing", follow_redirects=False)
        assert one.status_code == two.status_code == 303
        client.post("/login", 403, who="X", password="guess", event="nothing")

    def test_logging_out(self, client: Client) -> None:
        log_in(client, "chief password")
        client.post("/logout")
        assert 'action="/login"' in client.get(T)

    def test_who_was_logged_out_meanwhile_is_led_back_to_his_page(self, client: Client) -> None:
        log_in(client, "event password")
        client.get(T)
        client.http.cookies.clear()
        headers = {"referer": f"{client.http.base_url}{T}/round".replace("//desk", "/desk")}
        answer = client.http.post(f"{T}/round/pair", headers=headers)
        assert answer.status_code == 403
        assert f"/login?event=nice&amp;next={T.replace('/', '%2F')}%2Fround" in answer.text

    def test_a_deputy_is_told_why_a_page_is_not_theirs(self, client: Client) -> None:
        log_in(client, "deputy password")
        page = client.get(f"{T}/settings", status=403)
        assert "This page is for the arbiter. As a deputy you enter results" in page
        assert f'href="{T}"' in page
        assert "Log in as arbiter" in page
        assert "Check-in" in client.get(f"{T}/check-in")

    def test_what_was_typed_waits_for_a_new_session(self, client: Client) -> None:
        log_in(client, "event password")
        client.post("/logout")
        page = client.post(f"{T}/players/add", 403, name="Zoé", page=f"{T}/players?add=1")
        assert "What you typed is kept" in page
        assert "kept=1" in page
        shown = client.post(
            "/login", who="Anne", password="event password", event="nice", next=f"{T}/players?add=1", kept="1"
        )
        assert 'class="notice kept"' in shown


class TestAccess:
    def test_an_event_gives_no_access_to_another(self, client: Client) -> None:
        fill(client, name="Lyon")
        log_in(client, "event password")
        assert 'action="/login"' in client.get("/desk/lyon")
        assert 'action="/login"' in client.get("/desk/new")

    def test_a_new_password_ends_sessions_but_the_own(self, client: Client) -> None:
        other = Client(Path(client.app.state.events.place), open_desk=False)
        log_in(client, "event password")
        log_in(other, "event password")
        client.post(
            "/desk/nice/access", what="password", role="arbiter", password="another one", old="event password"
        )
        assert "Overview" in client.get(T)
        assert 'action="/login"' in other.get(T)

    def test_changing_the_deputy_leaves_the_arbiter_alone(self, client: Client) -> None:
        log_in(client, "event password")
        client.post(
            "/desk/nice/access", what="password", role="deputy", password="another one", old="event password"
        )
        assert "Settings" in client.get(f"{T}/settings")
        client.post("/desk/nice/access", what="close", role="deputy", old=OLD)
        assert client.guard.access("nice").deputy == ""

    def test_short_passwords_are_refused(self, client: Client) -> None:
        log_in(client, "event password")
        page = client.post(
            "/desk/nice/access", what="password", role="deputy", password="short", old="event password"
        )
        assert "at least 8" in page

    def test_a_token_is_shown_once(self, client: Client) -> None:
        log_in(client, "event password")
        page = client.post("/desk/nice/access", what="token", role="deputy", name="Scoreboard")
        secret = re.search(r'<code class="token">([^<]+)</code>', page)
        assert secret
        assert client.guard.token(secret[1], "nice") == (Role.DEPUTY, "Scoreboard")
        assert secret[1] not in client.get("/desk/nice/access")
        (token,) = client.guard.access("nice").tokens
        client.post("/desk/nice/access", what="forget", id=token.id)
        assert client.guard.token(secret[1], "nice")[0] is Role.PUBLIC

    def test_the_server_keeps_its_password(self, client: Client) -> None:
        log_in(client, "chief password")
        client.post("/desk/access", page="/desk/access", what="close", role="arbiter")
        assert client.guard.access(SERVER).arbiter


class TestSessions:
    def test_a_forged_cookie_is_none(self, client: Client) -> None:
        session = Session("Eve", "n", {SERVER: "arbiter:0"})
        cookie = client.guard.write(session)
        assert client.guard.read(cookie).who == "Eve"
        swapped = "A" if cookie[-9] != "A" else "B"
        assert client.guard.read(cookie[:-9] + swapped + cookie[-8:]).who == ""
        assert client.guard.role(session, SERVER) is Role.PUBLIC

    def test_sessions_survive_a_restart(self, client: Client, tmp_path: Path) -> None:
        log_in(client, "event password")
        again = Client(tmp_path, open_desk=False)
        again.http.cookies = client.http.cookies
        assert "Overview" in again.get(T)

    def test_forms_need_their_token(self, client: Client) -> None:
        log_in(client, "event password")
        for data in ({}, {"csrf": ""}, {"csrf": "é"}, {"csrf": "0" * 40}):
            assert client.http.post(f"{T}/round/pair", data=data).status_code == 403
        assert client.desk().state().draft is None

    def test_what_is_said_is_said_once(self) -> None:
        session = Session()
        session.tell("done", "Saved.")
        assert session.told() == [["done", "Saved.", ""]]
        assert session.told() == []


class TestKept:
    def test_passwords_are_hashed_with_a_salt(self) -> None:
        one, two = (Access().with_password(Role.ARBITER, "the same one").arbiter for _ in range(2))
        assert one.startswith("$argon2id$")
        assert one != two

    def test_the_vault_is_for_its_owner(self, tmp_path: Path) -> None:
        vault = Vault.of(tmp_path)
        vault.keep(Access().with_token("x", Role.DEPUTY)[0])
        assert Vault.of(tmp_path).secret == vault.secret
        assert Vault.of(tmp_path).access == vault.access
        assert all(path.stat().st_mode & 0o077 == 0 for path in vault.folder.iterdir())

    def test_roles_are_ordered(self) -> None:
        assert Role.PUBLIC < Role.DEPUTY < Role.ARBITER


class TestLimit:
    def test_who_fails_too_often_waits(self) -> None:
        now = [0.0]
        limit = Limit(3, 60, lambda: now[0])
        for _ in range(3):
            assert limit.attempt("a") == 0
        assert limit.attempt("a") == 61
        assert limit.attempt("b") == 0
        now[0] = 61
        assert limit.attempt("a") == 0

    def test_a_right_password_forgets(self) -> None:
        limit = Limit(2, 60, lambda: 0.0)
        limit.attempt("a")
        limit.forget("a")
        limit.attempt("a")
        assert limit.attempt("a") == 0

    def test_the_login_says_how_long(self, client: Client) -> None:
        client.guard.limit = Limit(2, 600)
        for _ in range(2):
            client.post("/login", 403, who="X", password="guess", event="nice")
        assert "Wait 10 minutes" in client.post("/login", 429, who="X", password="chief password")
