"""An event run from the command line: every action a command, refusals with their article."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.formats import trf
from ronde.model import Colour, Scoring
from ronde.ranking.categories import Category

SAMPLE = Path(__file__).parents[2] / "samples" / "open.trf"


@pytest.fixture
def event(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    file = tmp_path / "open.ronde"
    assert run("new", file, "--name", "Open", "--system", "lim", "--rounds", "3", "--colour", "white") == 0
    assert run("import", file, SAMPLE) == 0
    assert run("player", file, "close-list") == 0
    capsys.readouterr()
    return file


def run(*words: str | Path) -> int:
    return main([str(word) for word in words])


def test_two_rounds(event: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("draft", event) == 0
    assert run("publish", event) == 0
    boards = capsys.readouterr().out.splitlines()[-12:]
    assert boards[0].startswith("   1.    1 Moreau, Alice")
    assert "bye" in boards[-1]
    assert run("result", event, "1=1-0", "2=½", "3=0-1", "4=+-") == 0
    assert capsys.readouterr().out == "missing: 5, 6, 7, 8, 9, 10, 11\n"
    assert run("result", event, *[f"{n}=1" for n in range(5, 12)]) == 0
    assert capsys.readouterr().out == "complete\n"
    assert run("player", event, "absent", "5") == 0
    assert run("publish", event) == 0
    report = tmp_path / "open.trf"
    assert run("export", event, "-o", report) == 0
    value = trf.read(report.read_bytes())
    assert value.played_rounds == 2
    assert value.settings.system == "lim"
    assert value.player(5).cell(2).result.value == "Z"


def test_refusals_name_the_article_in_the_language_asked_for(
    event: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("publish", event) == 0
    assert run("undo", event, "--lang", "fr") == 3
    assert "[fide-2012 C.04.2.D.10]" in capsys.readouterr().err
    assert run("result", event, "1=7-0") == 3
    assert run("result", event, "one") == 3
    assert run("player", event, "withdraw", "Moreau") == 3
    assert run("player", event, "withdraw", "99") == 3


def test_undo_redo_and_the_log(event: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("player", event, "withdraw", "7", "--who", "Anne", "--reason", "ill") == 0
    assert run("undo", event) == 0
    assert run("redo", event) == 0
    assert run("undo", event) == 0
    capsys.readouterr()
    assert run("log", event, "--last", "4") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Anne" in lines[0]
    assert "✗" in lines[0]
    assert run("redo", event) == 0
    assert run("redo", event) == 3


def test_backup_and_restore(event: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.ronde"
    assert run("backup", event, "-o", copy) == 0
    assert run("publish", event) == 0
    assert run("restore", event, copy) == 0
    capsys.readouterr()
    assert run("export", event) == 0
    assert trf.read(capsys.readouterr().out).played_rounds == 0


def test_a_damaged_event_is_restored_from_its_newest_whole_copy(
    event: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("restore", event) == 3
    assert "has no intact backup" in capsys.readouterr().err
    assert run("backup", event) == 0
    data = event.read_bytes()
    event.write_bytes(data.replace(b"Moreau, Alice", b"Moreau, Alibe"))
    capsys.readouterr()
    assert run("log", event, "--lang", "fr") == 3
    assert "n'est plus telle qu'elle a été inscrite" in capsys.readouterr().err
    assert run("restore", event) == 0
    assert capsys.readouterr().out.endswith(".damaged\n")
    assert run("export", event) == 0
    assert "Moreau, Alice" in capsys.readouterr().out


@pytest.mark.parametrize("kind", ["trf26", "json", "standings", "crosstable", "players", "pairings"])
def test_exports(event: Path, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("publish", event) == 0
    capsys.readouterr()
    assert run("export", event, "--as", kind) == 0
    assert "Moreau, Alice" in capsys.readouterr().out


def test_json_into_a_file(event: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", event, "--as", "json", "-o", tmp_path / "open.json") == 0
    assert capsys.readouterr().out == ""
    assert json.loads((tmp_path / "open.json").read_text())["event"]["name"] == "Open"


def test_a_site_needs_a_folder(event: Path, tmp_path: Path) -> None:
    assert run("publish", event) == 0
    assert run("export", event, "--as", "site") == 3
    assert run("export", event, "--as", "site", "-o", tmp_path / "pages") == 0
    assert (tmp_path / "pages" / "index.html").exists()


def test_a_family_is_its_edition_in_force(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("new", tmp_path / "a.ronde", "--name", "A", "--system", "dutch", "--lang", "en") == 0
    spoken = capsys.readouterr()
    assert "dutch-2026" in spoken.out
    assert spoken.err.startswith("ronde: dutch-2026, the newest edition")
    assert run("settings", tmp_path / "a.ronde", "--system", "dutch-2012", "--lang", "en") == 0
    spoken = capsys.readouterr()
    assert ("dutch-2012" in spoken.out, spoken.err) == (True, "")
    for language, heading in (("en", "historical editions: "), ("fr", "éditions historiques : ")):
        assert run("new", "--help", "--lang", language) == 0
        said = " ".join(capsys.readouterr().out.split())
        current, past = said.split(heading)
        assert "dutch-2026" in current
        assert past.startswith("dutch-2012, dutch-2017, lim")


def test_events_that_cannot_be_made_or_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("new", tmp_path / "a.ronde", "--name", "A", "--system", "chaos") == 3
    assert not (tmp_path / "a.ronde").exists()
    assert run("log", tmp_path / "missing.ronde") == 5
    assert "Traceback" not in capsys.readouterr().err


def said(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """What a command prints when it is done."""
    capsys.readouterr()
    assert run(*words) == 0
    return capsys.readouterr().out


def test_a_whole_evening_without_another_tool(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, players = tmp_path / "a.ronde", tmp_path / "players.csv"
    players.write_text("Name;Rating\n" + "".join(f"Player {n};{2000 - n}\n" for n in (1, 2, 3, 4, 5, 6, 6)))
    regulations = ("--points", "3/1/0", "--check-in", "first", "--half-byes", "2", "--rounds", "3")
    assert run("new", file, "--name", "Open A", "--colour", "white", *regulations) == 0
    assert run("new", file, "--name", "Open B", "--add") == 0
    a = (file, "--tournament", "open-a")
    assert said(capsys, "import", *a, players) == "6 players entered, 1 known already\n= Player 6\n"
    assert run("player", *a, "here", "1", "2", "3", "4", "5", "6") == 0
    assert run("player", *a, "not-here", "6") == 0
    assert run("player", *a, "edit", "6", "--title", "mi", "--birth", "14/07/1998") == 0
    assert run("player", *a, "remove", "6") == 0
    assert run("player", *a, "apart", "1", "4") == 0
    assert run("player", *a, "together", "1", "4") == 0
    assert run("player", *a, "apart", "1", "3", "--reason", "brothers") == 0
    assert run("player", *a, "number") == 0
    assert run("draft", *a) == 0
    assert "4 Player 4                 (0)       1 Player 1" in said(
        capsys, "draft", *a, "--colours", "1", "--reason", "coin"
    )
    assert run("publish", *a) == 0
    assert run("publish", *a, "--swap", "1", "2", "--reason", "unhappy") == 3
    assert run("result", *a, "1=1-0", "2=0-1", "--post") == 0
    assert run("result", *a, "--wrong-colours", "1", "--reason", "both say so") == 0
    assert run("player", *a, "half", "2") == 0
    assert run("player", *a, "plays", "2") == 0
    assert run("player", *a, "withdraw", "2", "3") == 3
    assert run("close", *a) == 0
    assert run("close", file, "--event") == 0
    assert run("player", *a, "add", "Late") == 3
    assert run("undo", file, "--tournament", "") == 0
    value = trf.read(said(capsys, "export", *a))
    assert value.settings.scoring == Scoring.of(30, 10)
    assert value.settings.forbidden == ((1, 3),)
    assert value.player(4).cell(1).colour is Colour.BLACK
    told = said(capsys, "log", file)
    assert "[open-b]" in told
    assert "Player 6 edited: Player 6; Title: IM; Rtg: 1994; Born: 14 July 1998" in told


def test_points_that_are_no_scale(event: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("3/1", "a/b/c", "3-1-0", "/1/0"):
        assert run("settings", event, "--points", text) == 3
        assert "3/1/0" in capsys.readouterr().err


def test_two_who_had_met_are_parted_after_publication(
    event: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("publish", event) == 0
    assert run("result", event, *[f"{n}=½" for n in range(1, 12)]) == 0
    assert run("draft", event) == 0  # 23-1 and 12-3; in round 1 it was 1-12
    swap = ("--swap", "12", "23", "--reason", "x")
    assert run("draft", event, *swap) == 3
    assert "have already met [fide-2012 C.04.1.b]" in capsys.readouterr().err
    assert run("draft", event, *swap, "--force") == 0
    assert run("publish", event) == 0
    assert run("publish", event, *swap) == 0
    assert "published round 2 changed" in said(capsys, "log", event, "--last", "1")


def test_an_event_without_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.ronde"
    assert run("new", file, "--name", "A") == 0
    for verb in ("list", "standings", "crosstable", "pair", "check"):
        capsys.readouterr()
        assert run(verb, file, "--lang", "en") == 3
        assert capsys.readouterr().err == "ronde: the tournament has no players yet\n"


def test_the_categories_of_an_event(event: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One that it defines, one that needs no definition, and a typing error."""
    with service.open_event(event) as desk:
        service.set_categories(desk, None, [Category("Strong", lowest=1), Category("By hand")])
    for name in ("Strong", "By hand", "women"):
        assert run("standings", event, "--category", name, "--lang", "en") == 0
    capsys.readouterr()
    assert run("standings", event, "--category", "strnog", "--lang", "en") == 3
    told = capsys.readouterr().err
    assert told.startswith("ronde: there is no category 'strnog'; the tournament has Strong and By hand, and")
