"""Results from the players: every way they go, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from ronde.desk import service
from ronde.desk.event import Event, State
from ronde.desk.service import Desk
from ronde.errors import BadInput, Refused
from ronde.formats.players.person import Person


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """An event with a round that is being played."""
    desk = service.new_event(tmp_path / "nice.ronde", Event("Nice"), "Anne")
    service.add_tournament(desk, service.template("open"))
    service.add_players(desk, "open", [Person(f"Player {n}", 2000 - n) for n in range(1, 7)])
    service.draw_colour(desk, "open")
    service.pair_round(desk, "open")
    service.publish(desk, "open")
    return desk


def report(desk: Desk, side: str, result: str, board: int = 1, code: str = "", device: str = "") -> State:
    """A report by White or Black of a board of round 1, each from a telephone of their own."""
    by = getattr(desk.state("open").round(1).boards[board - 1], side)
    code = code or service.board_code(desk, "open", 1, board)
    return service.report_result(desk, "open", 1, board, by, result, code, device or side)


def outcome(desk: Desk, board: int = 1) -> str:
    """The result of a board of round 1."""
    return desk.state("open").round(1).boards[board - 1].outcome


def test_nothing_is_taken_unless_the_arbiter_allows_it(desk: Desk) -> None:
    with pytest.raises(Refused, match="not reported by telephone"):
        report(desk, "white", "10")
    with pytest.raises(BadInput, match="off, propose or count"):
        service.allow_reports(desk, "open", "always")


def test_what_both_report_is_proposed_and_taken_over_by_the_arbiter(desk: Desk) -> None:
    service.allow_reports(desk, "open", "propose")
    report(desk, "white", "10")
    (one,) = service.proposals(desk.state("open"))
    assert (one.white, one.black, one.agreed, one.differs) == ("10", "", False, False)
    report(desk, "black", "10")
    (one,) = service.proposals(desk.state("open"))
    assert one.agreed
    assert outcome(desk) == ""
    service.take_over(desk, "open")
    assert outcome(desk) == "10"
    assert service.proposals(desk.state("open")) == []
    assert service.log(desk, "open")[-1].who == "Anne"


def test_what_both_report_counts_if_the_arbiter_says_so_and_can_be_undone(desk: Desk) -> None:
    service.allow_reports(desk, "open", "count")
    report(desk, "black", "==")
    assert outcome(desk) == ""
    report(desk, "white", "==")
    assert outcome(desk) == "=="
    line = service.log(desk, "open")[-1]
    assert line.who == desk.state("open").name(desk.state("open").round(1).boards[0].white)
    assert "which counts" in line.say("en")
    service.undo(desk, "open")
    assert outcome(desk) == ""


def test_reports_that_differ_go_to_the_desk(desk: Desk) -> None:
    service.allow_reports(desk, "open", "count")
    report(desk, "white", "10")
    report(desk, "black", "01")
    (one,) = service.proposals(desk.state("open"))
    assert one.differs
    service.take_over(desk, "open")
    assert outcome(desk) == ""
    report(desk, "black", "10")  # a player may correct their own report
    assert outcome(desk) == "10"


def test_what_the_arbiter_entered_stays(desk: Desk) -> None:
    service.allow_reports(desk, "open", "count")
    report(desk, "white", "10")
    service.enter_result(desk, "open", 1, 1, "0-1")
    with pytest.raises(Refused, match="has its result"):
        report(desk, "black", "10")
    service.correct_result(desk, "open", 1, 1, "", "a slip of the pen")
    report(desk, "black", "10")  # the report from before the correction does not count any more
    assert outcome(desk) == ""


def test_a_wrong_code_another_board_and_a_stranger(desk: Desk) -> None:
    service.allow_reports(desk, "open", "count")
    codes = {service.board_code(desk, "open", 1, n) for n in (1, 2, 3)}
    assert len(codes) == 3
    for code in ("AAAAAA", service.board_code(desk, "open", 1, 2)):
        with pytest.raises(Refused, match="not the code"):
            report(desk, "white", "10", code=code)
    code, by = service.board_code(desk, "open", 1, 1), desk.state("open").round(1).boards[1].white
    with pytest.raises(Refused, match="not the code"):
        service.report_result(desk, "open", 1, 1, by, "10", code)
    with pytest.raises(Refused):
        report(desk, "white", "+-")
    report(desk, "white", "10", code=f" {code[:3]}-{code[3:]} ".lower())


def test_one_telephone_is_not_both_players(desk: Desk) -> None:
    service.allow_reports(desk, "open", "count")
    report(desk, "white", "10", device="mine")
    with pytest.raises(Refused, match="this telephone"):
        report(desk, "black", "10", device="mine")
    assert outcome(desk) == ""


def test_a_round_that_is_over(desk: Desk) -> None:
    service.allow_reports(desk, "open", "count")
    service.enter_results(desk, "open", 1, [(n, "1-0") for n in (1, 2, 3)])
    service.pair_round(desk, "open")
    service.publish(desk, "open")
    with pytest.raises(Refused, match="is over"):
        report(desk, "white", "01")
    assert service.board_code(desk, "open", 2, 1) != service.board_code(desk, "open", 1, 1)
