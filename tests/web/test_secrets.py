"""What strangers never see, sessions that end, passwords that hold, files that only their owner reads."""

from __future__ import annotations

import re
import ssl
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.store import Store
from ronde.errors import BadInput, Damaged, FileTrouble
from ronde.formats import trf
from ronde.web import tls
from ronde.web.app import create_app
from ronde.web.auth import SERVER, Access, Role, Session, Vault, check_password
from ronde.web.serving import Server, Way
from tests.desk.conftest import begin, play
from tests.web.desks import Client, fill, passwords, publish

T = "/desk/nice/t/open"


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """A desk as the hall sees it, with an event that has passwords of its own."""
    client = Client(tmp_path, open_desk=False)
    fill(client)
    passwords(client, SERVER, "chief password", "server deputy")
    passwords(client, "nice", "event password", "deputy password")
    return client


def log_in(client: Client, password: str, event: str = "nice") -> str:
    return client.post("/login", who="Zoé", password=password, event=event, next="/desk/nice")


class TestInside:
    """Paths, addresses and passwords of databases are for the desk only."""

    def test_strangers_read_that_an_event_is_not_available(self, client: Client, tmp_path: Path) -> None:
        (tmp_path / "cut.ronde").write_bytes((tmp_path / "nice.ronde").read_bytes()[:5000])
        for path in ("/e/cut", "/api/events/cut", "/live/cut/seq", "/live/cut", "/e/cut/open"):
            answer = client.http.get(path)
            assert answer.status_code == 503, path
            assert "not available" in answer.text
            assert str(tmp_path) not in answer.text
            assert "SQLite" not in answer.text

    def test_the_arbiter_of_the_server_reads_why(self, client: Client, tmp_path: Path) -> None:
        (tmp_path / "cut.ronde").write_bytes((tmp_path / "nice.ronde").read_bytes()[:5000])
        log_in(client, "chief password")
        assert "cut.ronde" in client.http.get("/e/cut").text

    def test_a_password_of_a_database_is_in_no_sentence(self) -> None:
        from ronde.desk import databases

        url = "postgresql://ronde:s3cret@db.example/chess?event=nice"
        assert databases.shown(url) == "postgresql://ronde:***@db.example/chess?event=nice"
        url = "postgresql://ronde@db.example/chess?password=s3cret&event=nice"
        assert databases.shown(url) == "postgresql://ronde@db.example/chess?password=***&event=nice"

    def test_a_newer_schema_is_told_without_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Store, "_version", lambda self: "9999")
        with pytest.raises(BadInput) as error:
            Store.open("postgresql://ronde:s3cret@db.example/chess?event=nice")
        assert "s3cret" not in str(error.value)

    @pytest.mark.parametrize("host", ["x" * 5000, "é", "a\tb"])
    def test_a_strange_host_is_refused(self, client: Client, host: str) -> None:
        publish(client.desk())
        uid = next(iter(client.desk().state().entrants))
        answer = client.http.get(f"/e/nice/open/player/{uid}", headers={b"host": host.encode()})
        assert answer.status_code == 400


class TestSessions:
    def test_after_logging_out_a_copy_of_the_cookie_opens_nothing(self, client: Client) -> None:
        log_in(client, "event password")
        copy = client.http.cookies["ronde_session"]
        client.post("/logout")
        client.http.cookies.clear()
        client.http.cookies.set("ronde_session", copy)
        assert 'action="/login"' in client.get(T)
        assert Client(client.guard.vault.folder.parent, open_desk=False).guard.read(copy) == Session()

    def test_a_second_login_ends_the_first_cookie(self, client: Client) -> None:
        log_in(client, "event password")
        first = client.http.cookies["ronde_session"]
        log_in(client, "chief password")
        assert client.guard.read(first) == Session()
        assert client.guard.read(client.http.cookies["ronde_session"]).grants.keys() == {SERVER, "nice"}

    def test_a_clock_put_back_logs_nobody_out(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        cookie = client.guard.write(Session("Anne", "n", {SERVER: "arbiter:0"}))
        from time import time

        for shift, who in ((-3600, "Anne"), (8 * 86400, "")):
            monkeypatch.setattr("ronde.web.auth.time", lambda shift=shift: time() + shift)
            assert client.guard.read(cookie).who == who

    def test_only_the_newest_ended_sessions_are_remembered(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("ronde.web.auth.ENDED", 3)
        vault = Vault(tmp_path / "v")
        for n in range(9):
            vault.end(f"m{n}", 4e9 + n)
        assert not vault.is_ended("m0")
        assert vault.is_ended("m8")

    def test_a_deputy_of_the_server_is_arbiter_where_they_are(self, client: Client) -> None:
        log_in(client, "server deputy")
        assert (
            client.guard.role(client.guard.read(client.http.cookies["ronde_session"]), "nice") is Role.DEPUTY
        )
        log_in(client, "event password")
        session = client.guard.read(client.http.cookies["ronde_session"])
        assert client.guard.role(session, "nice") is Role.ARBITER
        assert client.guard.role(session, SERVER) is Role.DEPUTY

    def test_the_same_holds_for_tokens(self, client: Client) -> None:
        access, secret = Access().with_token("x", Role.DEPUTY)
        client.guard.keep(SERVER, access)
        (token,) = access.tokens
        client.guard.keep("nice", Access(tokens=(replace(token, role="arbiter"),)))
        assert client.guard.token(secret, "nice")[0] is Role.ARBITER


class TestPasswords:
    @pytest.mark.parametrize(
        "password",
        ["short", " " * 12, "password", "Password 1!", "12345678", "motdepasse2026", "aaaaaaaa", "abababab",
         "Open de Nice", "azertyuiop", "éééééééé",
         "passwordpassword", "qwertzuiop", "kings-deputy-nice", "nice.arbiter.2026", "Nice1Nice2",
         "12345678!"],
    )  # fmt: skip
    def test_what_others_try_first_is_refused(self, password: str) -> None:
        with pytest.raises(BadInput):
            check_password(password, "Open de Nice")

    @pytest.mark.parametrize(
        "password", ["chief password", "deux tours noires", "correct horse", "73919460", "nice weather"]
    )
    def test_a_few_words_are_fine(self, password: str) -> None:
        check_password(password, "Open de Nice")

    def test_the_old_one_is_asked(self, client: Client) -> None:
        log_in(client, "event password")
        before = client.guard.access("nice")
        for old in ("", "deputy password", "wrong words"):
            form: dict[str, Any] = {
                "what": "password",
                "role": "arbiter",
                "password": "deux tours noires",
                "old": old,
            }
            assert "current password" in client.post("/desk/nice/access", **form)
        assert "current password" in client.post("/desk/nice/access", what="close", role="deputy")
        assert client.guard.access("nice") == before
        client.post("/desk/nice/access", **{**form, "old": "event password"})
        assert client.guard.access("nice").arbiter != before.arbiter

    def test_the_journal_tells_of_every_change(self, client: Client) -> None:
        log_in(client, "event password")
        mine, path = "event password", "/desk/nice/access"
        client.post(path, what="password", role="deputy", password="deux tours", old=mine)
        client.post("/desk/nice/access", what="token", role="deputy", name="Screen")
        (token,) = client.guard.access("nice").tokens
        client.post("/desk/nice/access", what="forget", id=token.id)
        client.post(path, what="close", role="deputy", old=mine)
        lines = [line for line in service.log(client.desk()) if line.kind == "access-changed"]
        assert [line.say("en") for line in lines] == [
            "access: new password for “Deputy”",
            "access: token “Screen” made for “Deputy”",
            "access: token “Screen” for “Deputy” revoked",
            "access: password for “Deputy” removed",
        ]
        assert {line.who for line in lines} == {"Zoé"}
        assert all(line.counts for line in lines)

    def test_such_a_line_is_not_what_undo_takes_back(self, client: Client) -> None:
        service.describe_event(client.desk(), Event("Nice", place="Nice"))
        log_in(client, "event password")
        client.post("/desk/nice/access", what="token", role="deputy", name="Screen")
        undone = service.undo(client.desk(), "")
        assert undone.kind == "event-described"
        assert client.desk().event.place == ""
        again = service.open_event(client.desk().book.store.path or "")
        assert again.event == client.desk().event
        again.close()


class TestFiles:
    def test_events_and_copies_are_for_their_owner(self, tmp_path: Path) -> None:
        with service.new_event(tmp_path / "nice.ronde", Event("Nice"), "Anne") as desk:
            made = [service.backup(desk), service.backup(desk, tmp_path / "copy.ronde")]
            there = [tmp_path / "nice.ronde", *tmp_path.glob("nice.ronde-*"), *made]
            assert all(path.stat().st_mode & 0o077 == 0 for path in there)

    @pytest.mark.parametrize("text", ["", "{", "[]", '{"arbiter": 5, "x": 1}', "null"])
    def test_a_cut_file_of_passwords_is_no_open_door(self, tmp_path: Path, text: str) -> None:
        vault = Vault.of(tmp_path)
        vault.keep(Access().with_password(Role.ARBITER, "chief password"))
        (vault.folder / "access.json").write_text(text)
        with pytest.raises(BadInput, match="damaged"):
            Vault.of(tmp_path).access  # noqa: B018
        assert main(["serve", str(tmp_path), "--port", "0"]) == 3

    def test_passwords_are_known_when_no_file_can_be_opened(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        vault = Vault.of(tmp_path)
        vault.keep(Access(arbiter="x"))
        assert vault.access.arbiter == "x"
        vault.end("m", 4e9)
        assert vault.is_ended("m")

        def none_left(*_: object, **__: object) -> str:
            raise OSError(24, "Too many open files")

        with monkeypatch.context() as patch:
            patch.setattr(Path, "read_text", none_left)
            assert vault.access.arbiter == "x"
            assert vault.is_ended("m")
        Vault.of(tmp_path).keep(Access(arbiter="y"))  # by another server
        with monkeypatch.context() as patch:
            patch.setattr(Path, "read_text", none_left)
            with pytest.raises(FileTrouble):
                vault.access  # noqa: B018
        assert vault.access.arbiter == "y"

    def test_what_guards_the_door_is_on_the_disk_before_it_gets_its_name(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        import os

        done: list[str] = []
        sync, rename = os.fsync, os.replace

        def noted(name: str, do: Callable[..., None]) -> Callable[..., None]:
            def doing(*given: object) -> None:
                done.append(name)
                do(*given)

            return doing

        monkeypatch.setattr("os.fsync", noted("sync", sync))
        monkeypatch.setattr("os.replace", noted("name", rename))
        Vault(tmp_path / "v")
        assert done == ["sync", "name", "sync"]

    def test_a_download_without_passwords_has_never_held_one(self, client: Client, tmp_path: Path) -> None:
        desk = client.desk()
        service.backup(desk, tmp_path / "out.ronde", secrets=False)
        data = (tmp_path / "out.ronde").read_bytes()
        assert b"argon2" not in data
        assert b"argon2" in service.backup(desk, tmp_path / "own.ronde").read_bytes()

    @pytest.mark.parametrize("scope", ["../../evil", "..", "a/b", "a\\b", "x" * 200, "a\x00b"])
    def test_a_tournament_with_the_name_of_a_way_is_refused(self, tmp_path: Path, scope: str) -> None:
        from ronde.desk.actions import TournamentCreated
        from ronde.desk.journal import entry

        file = tmp_path / "evil.ronde"
        service.new_event(file, Event("Evil"), "Eve").close()
        store = Store.open(file)
        store.append(entry(2, scope, 0, TournamentCreated(service.template("open")), "Eve", ""))
        store.close()
        with pytest.raises(Damaged):
            service.open_event(file)


class TestKeptApart:
    """Whom the arbiter keeps apart, or from the bye, is nobody's business."""

    @pytest.fixture
    def event(self, client: Client) -> Client:
        desk = client.desk()
        uids = list(desk.state().entrants)
        service.forbid(desk, "open", [uids[0:2]], "family")
        service.bar_from_bye(desk, "open", [uids[2]], "late")
        publish(desk)
        return client

    def test_not_in_the_report_for_everybody(self, event: Client) -> None:
        path = "/api/events/nice/tournaments/open/trf"
        public = trf.read(event.get(path)).settings
        assert (public.forbidden, public.no_bye) == ((), frozenset())
        event.guard.open_desk = True
        own = trf.read(event.get(path)).settings
        assert own.forbidden
        assert own.no_bye

    def test_not_in_the_answer_to_a_question(self, event: Client) -> None:
        page = event.get("/e/nice/open/round/1/why?a=1&b=2")
        assert "Ask the arbiter" in page
        assert "forbidden" not in page

    def test_not_in_the_explanation_of_a_round(self, tmp_path: Path) -> None:
        with service.new_event(tmp_path / "lim.ronde", Event("Lim"), "Anne") as desk:
            setup = replace(service.template("open"), system="lim", rounds=5)
            key = begin(desk, 10, setup)
            uids = list(desk.state().entrants)
            service.forbid(desk, key, [[uids[0], uids[5]]], "family")
            play(desk, key)
            found = service.explanation(desk, key, 1)
            assert found is not None
            assert any("keeps" in one.text for one in found.all("en"))
            assert not any("keeps" in one.text for one in found.public().all("en"))


class TestTLS:
    def test_a_certificate_of_our_own(self, tmp_path: Path) -> None:
        cert, key = tls.own(tmp_path, ["localhost", "127.0.0.1"])
        tls.check(cert, key)
        first = tls.fingerprint(cert)
        assert re.fullmatch(r"([0-9A-F]{2}:){31}[0-9A-F]{2}", first)
        assert tls.fingerprint(tls.own(tmp_path, ["localhost"])[0]) == first  # kept
        assert tls.fingerprint(tls.own(tmp_path, ["10.0.0.7"])[0]) != first  # another name
        assert all(path.stat().st_mode & 0o077 == 0 for path in (cert, key))

    def test_what_does_not_belong_together_is_refused(self, tmp_path: Path) -> None:
        cert, _ = tls.own(tmp_path / "a", ["localhost"])
        _, key = tls.own(tmp_path / "b", ["localhost"])
        with pytest.raises(BadInput):
            tls.check(cert, key)
        with pytest.raises(BadInput):
            tls.check(key, key)
        for options in (["--cert", str(cert)], ["--key", str(key)], ["--tls", "--cert", "a", "--key", "b"]):
            assert main(["serve", str(tmp_path), *options]) == 3

    def test_the_hall_is_served_encrypted(self, tmp_path: Path) -> None:
        import socket

        cert, key = tls.own(tmp_path / "tls", ["localhost", "127.0.0.1"])
        listening = socket.create_server(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        app = create_app(tmp_path)
        app.state.fingerprint = tls.fingerprint(cert)
        server = Server(app, Way("127.0.0.1", port, "", cert, key))
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        trusting = ssl.create_default_context(cafile=str(cert))
        with urlopen(Request(f"https://localhost:{port}/login"), context=trusting, timeout=60) as answer:
            assert answer.status == 200
            assert "; Secure" in answer.headers["set-cookie"]
        there = ssl.get_server_certificate(("127.0.0.1", port))
        assert ssl.PEM_cert_to_DER_cert(there) == ssl.PEM_cert_to_DER_cert(cert.read_text())
        server.should_exit = True
        thread.join(60)

    def test_its_fingerprint_is_on_the_page_of_the_desk(self, client: Client) -> None:
        client.app.state.fingerprint = "AB:CD"
        log_in(client, "event password")
        assert "AB:CD" in client.get("/desk/nice/access")
