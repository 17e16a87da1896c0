"""The absentee desk: nobody who was never seen is paired in silence."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.errors import Refused
from ronde.formats.players.person import Person
from tests.desk.conftest import begin
from tests.desk.test_late import KEY, published


def asked(desk: Desk) -> dict[int, tuple[str, str, bool]]:
    """Who is asked about, by pairing number."""
    state = desk.state(KEY)
    listed = {state.number(one.uid): (one.why, one.answer, one.open) for one in service.absentees(state)}
    return {number: said for number, said in listed.items() if number is not None}


def paired(desk: Desk) -> set[int | None]:
    """The players of the draft."""
    service.pair_round(desk, KEY)
    draft, state = desk.state(KEY).draft, desk.state(KEY)
    assert draft
    return {state.number(uid) for pair in draft.pairs for uid in pair if uid}


def test_never_seen_forfeited_announced_withdrawn_late(desk: Desk) -> None:
    published(desk, 14, away=(11, 12))
    boards = service.boards(desk, KEY)
    lost = boards[0].black
    assert lost
    service.enter_results(desk, KEY, 1, [(1, "1-0F"), *((n, "1-0") for n in range(2, 7))])
    here = next(r.white.number for r in boards if r.board == 3)
    gone = next(r.white.number for r in boards if r.board == 4)
    service.announce_away(desk, KEY, here, 2, "Z")
    service.withdraw(desk, KEY, gone)
    late = service.add_player(desk, KEY, Person("Late", 1500)).number
    assert asked(desk) == {
        11: ("never-seen", "plays", True),
        12: ("never-seen", "plays", True),
        lost.number: ("forfeit", "plays", True),
        here: ("announced", "Z", False),
        gone: ("withdrawn", "out", False),
        late: ("late", "plays", False),
    }
    (notice,) = [one for one in service.warnings(desk, KEY) if one.sentence.name == "notice-not-asked"]
    assert {desk.state(KEY).number(uid) for uid in notice.players} == {11, 12, lost.number}
    service.answer_absentees(desk, KEY, [(11, "plays"), (12, "out"), (lost.number, "Z"), (here, "plays")])
    assert not any(open_ for _, _, open_ in asked(desk).values())
    assert {11, here, late} <= paired(desk)
    assert not {12, lost.number, gone} & paired(desk)
    assert not [one for one in service.warnings(desk, KEY) if one.sentence.name == "notice-not-asked"]


def test_an_answer_is_remembered_and_one_line_of_the_journal(desk: Desk) -> None:
    published(desk, 12, away=(11, 12))
    service.enter_results(desk, KEY, 1, [(n, "1-0") for n in range(1, 6)])
    before = desk.state(KEY)
    service.answer_absentees(desk, KEY, [(11, "plays"), (12, "Z")])
    told = service.log(desk, KEY)[-1]
    assert told.say() == "absentees of round 2: playing: Player 011; missing this round: Player 012"
    service.undo(desk, KEY)
    assert desk.state(KEY) == before
    service.redo(desk, KEY)
    service.pair_round(desk, KEY)
    service.publish(desk, KEY)
    service.enter_results(desk, KEY, 2, [(n, "1-0") for n in service.missing_results(desk, KEY)])
    assert asked(desk) == {12: ("never-seen", "plays", True)}  # still, and 11 has played


def test_half_points_as_the_regulations_give_them(desk: Desk) -> None:
    begin(desk, 8, replace(service.template("open"), system="dutch-2026", rounds=3), KEY)
    service.pair_round(desk, KEY)
    service.publish(desk, KEY)
    service.enter_results(desk, KEY, 1, [(n, "+-") for n in range(1, 5)])
    lost = [number for number, (why, *_) in asked(desk).items() if why == "forfeit"]
    assert len(lost) == 4
    service.answer_absentees(desk, KEY, [(lost[0], "H")])
    assert asked(desk)[lost[0]] == ("announced", "H", False)
    entrant = service.find(desk.state(KEY), lost[0])
    service.pair_round(desk, KEY)
    service.publish(desk, KEY)
    service.enter_results(desk, KEY, 2, [(n, "1-0") for n in service.missing_results(desk, KEY)])
    assert not service.may_have_half(desk.state(KEY), entrant)
    before = desk.state(KEY)
    with pytest.raises(Refused):  # all of it or nothing
        service.answer_absentees(desk, KEY, [(lost[1], "Z"), (lost[0], "H")])
    assert desk.state(KEY) == before


def test_everybody_who_must_check_in_is_left_out_until_then(desk: Desk) -> None:
    setup = service.template("rapid")
    begin(desk, 8, replace(setup, system="dutch-2026", policy=replace(setup.policy, check_in="all")), KEY)
    service.check_in(desk, KEY, range(1, 8))
    assert asked(desk) == {8: ("not-here", "Z", False)}
    service.answer_absentees(desk, KEY, [(8, "plays")])
    assert len(paired(desk)) == 8


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "club.ronde")
    with service.new_event(path, Event("Club")) as opened:
        published(opened, 10, away=(9, 10))
        service.enter_results(opened, KEY, 1, [(n, "1-0") for n in range(1, 5)])
    assert main(["draft", path, "--lang", "en"]) == 0
    assert "nobody has said whether these players play: Player 009 and Player 010" in capsys.readouterr().out
    assert main(["player", path, "plays", "9"]) == 0
    assert main(["player", path, "absent", "10"]) == 0
    assert main(["draft", path, "--lang", "en"]) == 0
    assert "nobody has said" not in capsys.readouterr().out
