"""The static site: its files, and sending it away after each publication."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.errors import BadInput
from ronde.formats.players.person import Person


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """An event with a round that is being played, on a computer without plans."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    about = Event("Open de Nice", "Palais", start="2026-04-04", end="2026-04-08")
    desk = service.new_event(tmp_path / "nice.ronde", about, "Anne")
    service.add_tournament(desk, service.template("open"))
    people = [Person(f"Player {n}", 2000 - n, birth="1998/07/14") for n in range(1, 7)]
    service.add_players(desk, "open", people)
    service.draw_colour(desk, "open")
    service.pair_round(desk, "open")
    service.publish(desk, "open")
    return desk


def test_pages_papers_and_report_in_the_look_of_the_public_pages(desk: Desk, tmp_path: Path) -> None:
    written = {
        p.relative_to(tmp_path / "s").as_posix() for p in service.export_site(desk, tmp_path / "s", "fr")
    }
    assert {
        "index.html",
        "ronde.css",
        "public.css",
        "site.js",
        "open/pairings.pdf",
        "open/report.trf",
    } <= written
    assert "4–8 avril 2026" in (tmp_path / "s" / "index.html").read_text(encoding="utf-8")
    listed = (tmp_path / "s" / "open" / "index.html").read_text(encoding="utf-8")
    for part in ('href="../ronde.css"', 'href="standings.pdf"', 'href="report.trf"', ">Classement<"):
        assert part in listed
    assert "1998/07/14" not in (tmp_path / "s" / "open" / "report.trf").read_text()


def test_a_command_sends_the_folder_without_a_shell(desk: Desk, tmp_path: Path) -> None:
    program = tmp_path / "send.py"
    program.write_text("import shutil, sys\nshutil.copytree(sys.argv[1], sys.argv[2])\n")
    away = tmp_path / "a; touch b"
    service.plan_site(desk, "", f"{sys.executable} {program} {{folder}} '{away}'")
    assert service.publish_site(desk) == ""
    assert (away / "open" / "index.html").exists()
    assert not (tmp_path / "b").exists()


def test_trouble_is_told_and_stops_nothing(desk: Desk, tmp_path: Path) -> None:
    service.plan_site(desk, str(tmp_path / "site"), "no-such-program {folder}")
    assert "no-such-program" in service.publish_site(desk)
    assert "no-such-program" in service.site_trouble(desk)
    assert (tmp_path / "site" / "index.html").exists()
    program = tmp_path / "fail.py"
    program.write_text("import sys\nsys.exit('host is down')\n")
    service.plan_site(desk, "", f"{sys.executable} {program} {{folder}}")
    assert service.site_trouble(desk) == ""
    assert "host is down" in service.publish_site(desk)
    service.plan_site(desk)
    assert not service.site_plan(desk)
    assert service.publish_site(desk) == ""


def test_a_file_from_elsewhere_brings_no_command(desk: Desk, tmp_path: Path) -> None:
    service.plan_site(desk, "", "rsync {folder} club:")
    copied = service.backup(desk, tmp_path / "copy.ronde")
    with service.open_event(copied) as other:
        assert not service.site_plan(other)


def test_a_command_that_cannot_be_one(desk: Desk) -> None:
    for command in ("rsync 'open", "rsync club:"):
        with pytest.raises(BadInput, match="folder"):
            service.plan_site(desk, "", command)


def test_the_command_line_writes_it_now_and_after_each_publication(desk: Desk, tmp_path: Path) -> None:
    file, site = str(tmp_path / "nice.ronde"), tmp_path / "site"
    service.enter_results(desk, "open", 1, [(n, "1-0") for n in (1, 2, 3)])
    desk.close()
    assert main(["export", file, "--as", "site", "--always", "-o", str(site)]) == 0
    assert not (site / "open" / "round-2.html").exists()
    assert main(["publish", file]) == 0
    assert (site / "open" / "round-2.html").exists()
    assert main(["export", file, "--as", "site", "--never"]) == 0
    assert main(["export", file, "--as", "site"]) == 3
