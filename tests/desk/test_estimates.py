"""Estimates for players without a rating (C.04.2): numbers, tie-breaks, lists, reports; and the last lot."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.service import Desk
from ronde.errors import Refused
from ronde.formats import trf
from ronde.formats.players import table
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.ranking.rated import changes
from tests.desk.conftest import SETUP, play

PEOPLE = [Person("Ayse", 1800), Person("Ben", 1600), Person("Chloé", estimate=1700), Person("Dan", 1500)]


@pytest.fixture
def key(desk: Desk) -> str:
    key = service.add_tournament(desk, replace(SETUP, tiebreaks=("PERF",)))
    service.add_players(desk, key, PEOPLE)
    service.draw_colour(desk, key, Colour.WHITE, "coin")
    return key


def test_they_give_the_number_and_switch_no_tie_break_off(desk: Desk, key: str) -> None:
    service.number_players(desk, key)
    assert [e.person.name for e in desk.state(key).by_number.values()] == ["Ayse", "Chloé", "Ben", "Dan"]
    play(desk, key)
    shown = service.export_table(desk, key, "standings")
    assert not any("PERF" in note and "unrated" in note for note in shown.notes)
    assert "1700 E" in {value for row in shown.rows for value in row}


def test_the_report_has_no_rating_for_them_and_says_so(desk: Desk, key: str) -> None:
    play(desk, key)
    report = service.export_trf(desk, key)
    line = next(text for text in report.splitlines() if "Chloé" in text)
    assert line[48:52].strip() == ""
    assert "### desk estimated ratings 2 1700" in report
    assert "072 3" in report
    read = trf.read(report)
    assert [(p.rating, p.estimated) for p in read.players] == [
        (1800, False), (1700, True), (1600, False), (1500, False),
    ]  # fmt: skip
    assert trf.write(read) == report
    again = service.import_report(desk, report.encode(), key="again")
    assert desk.state(again).by_number[2].person.estimate == 1700
    assert service.export_trf(desk, again).count("estimated ratings") == 1
    assert {change.player.name: change.change for change in changes(read)}["Chloé"] is None


def test_a_rating_takes_the_place_of_the_estimate(desk: Desk, key: str) -> None:
    service.edit_player(desk, key, 3, replace(PEOPLE[2], rating=1650))
    person = service.find(desk.state(key), 3).person
    assert (person.strength, person.rating_shown) == (1650, "1650")


@pytest.mark.parametrize(
    "listed", ["Name;Rating;Estimate\nChloé;;1400", "Nom;Elo\nChloé;1400 E", "Nom;Elo estimé\nChloé;1400"]
)
def test_in_a_list_of_players(listed: str) -> None:
    (person,) = table.read(listed.encode())
    assert (person.rating, person.estimate, person.rating_shown) == (0, 1400, "1400 E")


def test_nonsense_is_refused(desk: Desk, key: str) -> None:
    with pytest.raises(Refused):
        service.add_player(desk, key, Person("Eve", estimate=-1))


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "open.ronde")
    assert main(["new", file, "--name", "Open"]) == 0
    assert main(["player", file, "add", "Chloé", "--estimate", "1400"]) == 0
    with service.open_event(file) as desk:
        assert desk.state(None).by_number[1].person.rating_shown == "1400 E"


class Test_the_last_lot:
    def test_it_separates_who_is_still_level(self, desk: Desk) -> None:
        key = service.add_tournament(desk, replace(SETUP, rounds=1, tiebreaks=("BH",)))
        service.add_players(desk, key, PEOPLE)
        service.draw_colour(desk, key, Colour.WHITE, "coin")
        with pytest.raises(Refused):
            service.final_lot(desk, key)
        play(desk, key)
        assert service.level_at_the_end(desk.state(key))
        state = service.final_lot(desk, key, seed=7)
        assert state.setup.tiebreaks == ("BH", "LOTS")
        assert not service.level_at_the_end(state)
        assert sorted(row.place for row in service.table(desk, key).rows) == [1, 2, 3, 4]
