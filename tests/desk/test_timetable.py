"""The timetable: read, filled, refused, journalled, in the report and back from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ronde.desk import service
from ronde.desk.days import start_shown
from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.desk.timetable import filled, out_of_order, read_start
from ronde.errors import BadInput, Refused
from ronde.formats import trf
from tests.desk.conftest import begin, play
from tests.desk.test_desk_cli import run, said


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("2026-11-17 14:30", "2026-11-17T14:30"),
        ("2026-11-17T9:05", "2026-11-17T09:05"),
        ("17.11.2026 14h30", "2026-11-17T14:30"),
        ("2026/11/17 20h", "2026-11-17T20:00"),
        ("2026-11-17", "2026-11-17"),
        (" ", ""),
    ],
)
def test_a_start_as_people_write_it(text: str, start: str) -> None:
    assert read_start(text) == start


@pytest.mark.parametrize(
    "text", ["soon", "2026-02-30", "2026-11-17 25:00", "2026-11-17 14:30 15:30", "14:30"]
)
def test_what_is_no_start(text: str) -> None:
    with pytest.raises(BadInput):
        read_start(text)


def test_filling_day_by_day() -> None:
    assert filled("2026-11-20", "14:00", 2) == ("2026-11-20T14:00", "2026-11-21T14:00")
    weekend = filled("2026-11-27", "20:00 / 9:30, 14:30", 5)
    assert weekend == (
        "2026-11-27T20:00", "2026-11-28T09:30", "2026-11-28T14:30", "2026-11-29T09:30", "2026-11-29T14:30",
    )  # fmt: skip
    assert filled("2026-11-30", "/ 10:00", 1) == ("2026-12-01T10:00",)  # the first day is free
    for wrong in ("", "/", "noon"):
        with pytest.raises(BadInput):
            filled("2026-11-20", wrong, 3)


def test_the_order_of_rounds() -> None:
    assert out_of_order(["2026-11-17T10:00", "", "2026-11-17T14:00", "2026-11-17", "2026-11-18"]) is None
    assert out_of_order(["2026-11-17T10:00", "", "2026-11-17T10:00"]) == (1, 3)
    assert out_of_order(["2026-11-18", "2026-11-17T10:00"]) == (1, 2)


@pytest.mark.parametrize(
    ("language", "long", "shown"),
    [
        ("en", False, "Tue 1 Dec, 14:30"),
        ("en", True, "Tuesday 1 December, 14:30"),
        ("fr", False, "mar. 1er déc., 14:30"),
        ("fr", True, "mardi 1er décembre, 14:30"),
    ],
)
def test_in_both_languages(language: str, long: bool, shown: str) -> None:
    assert start_shown("2026-12-01T14:30", language, long) == shown
    assert start_shown("2026-12-01", language, long) == shown.split(",")[0]


def test_set_undone_and_refused(desk: Desk) -> None:
    key = begin(desk, 6)
    service.fill_timetable(desk, key, "2026-11-17", "14:00")
    assert desk.state(key).starts(3) == "2026-11-19T14:00"
    service.set_start(desk, key, 3, "2026-11-19 15:00")
    line = service.log(desk, key)[-1]
    assert "round 3: 19 November 2026, 15:00" in line.say("en")
    assert "calendrier" in line.say("fr")
    with pytest.raises(Refused, match=r"round 3 \(2026-11-18 10:00\) does not start after round 2"):
        service.set_start(desk, key, 3, "2026-11-18 10:00")
    with pytest.raises(Refused, match="no round 99"):
        service.set_start(desk, key, 99, "2026-11-18 10:00")
    service.undo(desk, key)
    assert desk.state(key).starts(3) == "2026-11-19T14:00"
    before = desk.seq
    service.fill_timetable(desk, key, "2026-11-17", "14:00")
    assert desk.seq == before  # nothing changed, nothing written


def test_rounds_outside_the_days_of_the_event(desk: Desk) -> None:
    service.describe_event(desk, Event("Open", start="2026-11-17", end="2026-11-18"))
    key = begin(desk, 6)
    state = service.fill_timetable(desk, key, "2026-11-16", "14:00")
    told = [one.say("en") for one in service.outside(desk.event, state)]
    assert told[0] == "round 1 is on 2026-11-16, outside the days of the event (2026-11-17 to 2026-11-18)"
    assert not any(one.startswith(("round 2", "round 3")) for one in told)
    assert any(one.startswith("round 4") for one in told)


def test_the_round_to_come(desk: Desk) -> None:
    key = begin(desk, 6)
    assert desk.state(key).coming == 1
    service.pair_round(desk, key)
    service.publish(desk, key)
    assert desk.state(key).coming == 1  # nobody has finished
    service.enter_result(desk, key, 1, 1, "1-0")
    assert desk.state(key).coming == 2


def test_in_the_report_and_back(desk: Desk) -> None:
    key = begin(desk, 6)
    rounds = desk.state(key).setup.rounds
    service.fill_timetable(desk, key, "2026-11-17", "9:30 14:00")
    service.set_start(desk, key, rounds, "2026-12-24")  # a day without a time
    play(desk, key)
    for edition in ("16", "26"):
        text = service.export_trf(desk, key, edition)
        line = next(line for line in text.splitlines() if line.startswith("132"))
        assert [line[91 + 10 * n : 99 + 10 * n] for n in range(3)] == ["26/11/17", "26/11/17", "26/11/18"]
        assert trf.write(trf.read(text)) == text
        copy = service.import_report(desk, text.encode(), f"copy-{edition}")
        assert service.starts(desk.state(copy)) == service.starts(desk.state(key))
        again = service.export_trf(desk, copy, edition)
        assert [x for x in again.splitlines() if x.startswith(("132", "### desk"))] == [
            x for x in text.splitlines() if x.startswith(("132", "### desk"))
        ]


def test_days_of_a_report_that_are_none(desk: Desk) -> None:
    key = begin(desk, 6)
    service.fill_timetable(desk, key, "2026-11-17", "9:30 14:00")
    text = service.export_trf(desk, key).replace("26/11/17  26/11/17", "26/02/31  never   ")
    text = text.replace("3 09:30", "3 99:99")
    copy = service.import_report(desk, text.encode(), "copy")
    assert service.starts(desk.state(copy))[:3] == ["", "", "2026-11-18"]


def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    event = str(tmp_path / "open.ronde")
    run("new", event, "--name", "Open", "--rounds", "3")
    capsys.readouterr()
    assert said(capsys, "timetable", event).split() == ["1", "–", "2", "–", "3", "–"]
    filled_ = said(capsys, "timetable", event, "--first", "2026-11-20", "--fill", "20:00 / 9:30 14:30")
    assert filled_.splitlines()[1:] == ["  2  Sat 21 Nov, 09:30", "  3  Sat 21 Nov, 14:30"]
    moved = said(capsys, "timetable", event, "2=2026-11-22 9:30", "3=2026-11-22 15:00", "--lang", "fr")
    assert moved.splitlines()[1:] == ["  2  dim. 22 nov., 09:30", "  3  dim. 22 nov., 15:00"]
    for wrong in (
        ["--fill", "14:00"],
        ["2:2026-11-22"],
        ["0=2026-11-22"],
        ["4=2026-11-22"],
        ["3=2026-11-01"],
    ):
        assert run("timetable", event, *wrong) == 3
