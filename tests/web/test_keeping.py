"""Where events are kept: the folder of the user, a demonstration, the sample that comes once."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from stat import S_IMODE

import pytest

from ronde.desk import service
from ronde.desk.files import home
from ronde.web import sample
from ronde.words import say
from tests.web.desks import Client, fill, in_round_two, passwords

SPRING = "/desk/open-de-printemps"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user, not made yet."""
    monkeypatch.setenv("RONDE_HOME", str(tmp_path / "home" / "Ronde"))
    return tmp_path / "home" / "Ronde"


@contextmanager
def served(*options: str, lines: int = 2, cwd: Path | None = None) -> Iterator[list[str]]:
    """A desk that has started, and the lines that it printed."""
    command = [sys.executable, "-m", "ronde.cli", "serve", "--port", "0", "--no-browser", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=cwd)
    assert process.stdout is not None
    try:
        yield [process.stdout.readline() for _ in range(lines)]
    finally:
        process.terminate()
        process.communicate(timeout=30)


def test_the_tests_have_a_home_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whatever a test starts without a place, the real folder of the user is not touched."""
    assert home().is_relative_to(tmp_path_factory.getbasetemp())
    assert Path.home().is_relative_to(tmp_path_factory.getbasetemp())


def test_home_is_visible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RONDE_HOME")
    assert home() == Path.home() / "Ronde"


class TestWithoutPlace:
    def test_folder_is_made_for_its_owner_and_printed(self, folder: Path, tmp_path: Path) -> None:
        fill(Client(tmp_path))  # an event where the command is typed
        with served(lines=3, cwd=tmp_path) as said:
            assert said[1] == f"Events are kept in {folder}\n"
            assert "ronde serve . opens it" in said[2]
        assert S_IMODE(folder.stat().st_mode) == 0o700
        assert not list(folder.glob("*.ronde"))

    def test_a_folder_that_cannot_be_made(self, folder: Path) -> None:
        folder.parent.write_text("a file")
        done = subprocess.run(
            [sys.executable, "-m", "ronde.cli", "serve", "--port", "0"], capture_output=True, text=True
        )
        assert done.returncode == 5
        assert str(folder) in done.stderr

    def test_make_run_keeps_events(self) -> None:
        assert "ronde serve --with-sample $(if" in Path("Makefile").read_text(encoding="utf-8")

    def test_sample_comes_once(self, folder: Path) -> None:
        for _ in range(2):
            with served("--with-sample") as said:
                assert said[1] == f"Events are kept in {folder}\n"
            (only,) = folder.glob("*.ronde")
        Client(folder).post(f"{SPRING}/delete")
        assert not only.exists()
        with served("--with-sample"):
            pass
        assert not list(folder.glob("*.ronde"))

    def test_home_page_shows_the_folder_to_arbiters(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        assert f"Events are kept in {folder}." in Client(folder).get("/")
        assert str(folder) not in Client(folder, open_desk=False).get("/")


class TestSample:
    def test_only_the_sample_is_deleted(self, tmp_path: Path) -> None:
        fill(client := Client(tmp_path))
        sample.put_once(tmp_path)
        assert "Delete the sample event" in client.get(SPRING)
        assert "Delete the sample event" not in client.get("/desk/nice")
        assert "only the sample event can be deleted" in client.post("/desk/nice/delete")
        client.post(f"{SPRING}/backup")
        assert "Open de Printemps is deleted." in client.post(f"{SPRING}/delete")
        client.get(SPRING, 404)
        client.get("/live/open-de-printemps/seq", 404)
        assert [path.name for path in tmp_path.iterdir() if "printemps" in path.name] == []
        assert "Nice" in client.get("/")

    def test_an_event_of_its_name_stays(self, tmp_path: Path) -> None:
        fill(Client(tmp_path), name="Open de Printemps")
        before = (tmp_path / "open-de-printemps.ronde").read_bytes()
        sample.put_once(tmp_path)
        assert (tmp_path / "open-de-printemps.ronde").read_bytes() == before
        assert (tmp_path / "open-de-printemps-2.ronde").exists()

    def test_a_deputy_cannot_delete_it(self, tmp_path: Path) -> None:
        client = Client(tmp_path, open_desk=False)
        sample.put_once(tmp_path)
        passwords(client, "open-de-printemps", deputy="deputy-word")
        client.post("/login", who="Max", password="deputy-word", event="open-de-printemps")
        client.post(f"{SPRING}/delete", 403)
        assert (tmp_path / "open-de-printemps.ronde").exists()


class TestDemonstration:
    PAGES = (
        "/",
        "/login",
        "/rules",
        "/guide",
        "/desk/nice",
        "/desk/nice/t/open",
        "/desk/nice/t/open/results",
    )
    PUBLIC = (
        "/e/nice",
        "/e/nice/open",
        "/e/nice/open/standings",
        "/e/nice/open/player/p3",
        "/e/nice/open/hall",
    )

    def demonstration(self, place: Path, language: str = "en") -> Client:
        in_round_two(place)
        client = Client(place, language=language)
        client.app.state.is_demonstration = True
        return client

    def test_band_on_every_page(self, tmp_path: Path) -> None:
        client = self.demonstration(tmp_path, "fr")
        for path in (*self.PAGES, *self.PUBLIC):
            page = client.get(path)
            assert "Démonstration : tout est effacé à l'arrêt" in unescape(page).replace("\xa0", " "), path
            assert re.search(r'<a\s+href="/demonstration">Garder</a>', page), path

    def test_no_band_elsewhere(self, tmp_path: Path) -> None:
        in_round_two(tmp_path)
        client = Client(tmp_path)
        assert not any("/demonstration" in client.get(path) for path in (*self.PAGES, *self.PUBLIC))
        client.get("/demonstration", 404)

    def test_keep_copies_the_events(self, tmp_path: Path, folder: Path) -> None:
        client = self.demonstration(tmp_path)
        assert str(folder) in client.get("/demonstration")
        folder.mkdir(parents=True)
        fill(Client(folder))  # an event of that name is there
        before = (folder / "nice.ronde").read_bytes()
        assert f"Kept in {folder}: nice-2.ronde." in client.post("/demonstration")
        assert (folder / "nice.ronde").read_bytes() == before
        kept = Client(folder).get("/desk/nice-2/t/open/results")
        assert kept.count("Player 0") == client.get("/desk/nice/t/open/results").count("Player 0") > 0

    def test_strangers_keep_nothing(self, tmp_path: Path, folder: Path) -> None:
        client = self.demonstration(tmp_path)
        stranger = Client(tmp_path, open_desk=False)
        stranger.app.state.is_demonstration = True
        assert "Log in" in stranger.get("/demonstration")
        stranger.post("/demonstration", 403)
        assert not folder.exists()
        assert client.get("/demonstration")

    def test_serve_sample_is_one(self, folder: Path) -> None:
        with served("--sample") as said:
            assert said[1] == "Demonstration: everything is deleted on exit\n"
        assert not folder.exists()


class TestFiles:
    def opened(self, client: Client, name: str, data: bytes, status: int = 200) -> str:
        """The page after *Open a file*, as it reads."""
        page = client.post("/desk/new/file", status, files={"file": (name, data)}, page="/")
        return unescape(re.sub(r"<[^>]+>", "", page))

    def test_from_one_machine_to_another(self, tmp_path: Path) -> None:
        """A copy made while the desk runs is opened elsewhere, without passwords."""
        here, there = tmp_path / "here", tmp_path / "there"
        here.mkdir()
        there.mkdir()
        in_round_two(here)
        passwords(client := Client(here), "nice", deputy="deputy-word")
        assert 'href="/desk/nice/file"' in client.get("/desk/nice")
        assert 'href="/desk/nice/file"' in client.get("/desk/nice/t/open")
        answer = client.http.get("/desk/nice/file")
        assert "nice.ronde" in answer.headers["content-disposition"]
        other = Client(there)
        assert "Nice is opened. It is kept as nice.ronde." in self.opened(other, "nice.ronde", answer.content)
        assert service.log(other.desk()) == service.log(client.desk())
        assert not other.guard.access("nice").deputy
        assert S_IMODE((there / "nice.ronde").stat().st_mode) == 0o600

    def test_nothing_is_overwritten(self, tmp_path: Path) -> None:
        in_round_two(tmp_path)
        client = Client(tmp_path)
        data, before = client.http.get("/desk/nice/file").content, service.log(client.desk())
        page = self.opened(client, "nice.ronde", data)
        assert "There is an event nice already, left unchanged: this one is kept as nice-2.ronde." in page
        assert service.log(client.desk()) == before == service.log(client.desk("nice-2"))

    def test_a_backup_takes_the_name_of_its_event(self, tmp_path: Path) -> None:
        in_round_two(tmp_path)
        backup = min((tmp_path / "nice.ronde.backups").iterdir())
        other = tmp_path / "other"
        other.mkdir()
        assert "It is kept as nice.ronde." in self.opened(Client(other), backup.name, backup.read_bytes())

    @pytest.mark.parametrize("language", ["en", "fr", "nl"])
    def test_other_files_are_refused(self, tmp_path: Path, language: str) -> None:
        client = Client(tmp_path, language=language)
        fill(client)
        report = Path("samples/open.trf").read_bytes()
        sentence = say("error-opened-no-event", language, file="open.trf")
        assert sentence in self.opened(client, "open.trf", report)
        assert [path.name for path in tmp_path.glob("*.ronde")] == ["nice.ronde"]

    def test_a_damaged_file_is_refused(self, tmp_path: Path) -> None:
        client = Client(tmp_path)
        fill(client)
        data = client.http.get("/desk/nice/file").content.replace(b"Player 03", b"Player 33")
        assert "evil.ronde is damaged, so nothing was opened" in self.opened(client, "evil.ronde", data)
        assert [path.name for path in tmp_path.glob("*.ronde")] == ["nice.ronde"]

    def test_only_for_those_who_create_events(self, tmp_path: Path) -> None:
        in_round_two(tmp_path)
        data = Client(tmp_path).http.get("/desk/nice/file").content
        client = Client(tmp_path, open_desk=False)
        passwords(client, "nice", arbiter="arbiter-word")
        client.post("/login", who="Max", password="arbiter-word", event="nice")
        assert "Open a file" not in client.get("/")
        assert client.http.get("/desk/nice/file").status_code == 200
        self.opened(client, "copy.ronde", data, 403)
        assert [path.name for path in tmp_path.glob("*.ronde")] == ["nice.ronde"]
