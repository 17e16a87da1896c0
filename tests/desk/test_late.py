"""Late-comers: paired in the published round, and nobody who sits has to move."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.event import Event, Policy
from ronde.desk.service import Desk
from ronde.errors import Refused
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.formats.trf.remarks import BY_HAND
from ronde.model import Noted
from tests.desk.conftest import begin

KEY = "open"


def published(desk: Desk, players: int, away: tuple[int, ...] = (), system: str = "dutch-2026") -> None:
    """Round 1 with some players who did not check in."""
    setup = service.template("rapid")
    begin(desk, players, replace(setup, system=system, rounds=5), KEY)
    service.check_in(desk, KEY, [n for n in range(1, players + 1) if n not in away])
    service.pair_round(desk, KEY)
    service.publish(desk, KEY)


def boards(desk: Desk) -> list[tuple[int | None, int | None]]:
    """The boards of the last round in pairing numbers."""
    state = desk.state(KEY)
    return [(state.number(b.white), state.number(b.black)) for b in state.rounds[-1].boards]


def test_four_late_comers_are_paired_among_themselves(desk: Desk) -> None:
    published(desk, 14, away=(3, 6, 10, 13))
    before = boards(desk)
    service.pair_late(desk, KEY, [13, 3, 10, 6], "the bus was late")
    assert boards(desk)[:5] == before
    assert {frozenset(pair) for pair in boards(desk)[5:]} == {frozenset({3, 10}), frozenset({6, 13})}
    assert "the bus was late" in service.log(desk, KEY)[-1].say()
    service.undo(desk, KEY)
    assert boards(desk) == before


def test_one_late_comer_plays_in_the_place_of_the_bye(desk: Desk) -> None:
    published(desk, 10, away=(4,))
    before = boards(desk)
    (holder,) = [white for white, black in before if black is None]
    service.pair_late(desk, KEY, [4], "train")
    assert boards(desk)[:-1] == before[:-1]
    assert set(boards(desk)[-1]) == {4, holder}


def test_two_late_comers_leave_the_bye_where_it_is(desk: Desk) -> None:
    published(desk, 11, away=(4, 5))
    before = boards(desk)
    service.pair_late(desk, KEY, [4, 5], "train")
    assert boards(desk)[:4] == before[:4]
    assert set(boards(desk)[4]) == {4, 5}
    assert boards(desk)[5] == before[4]
    assert boards(desk)[5][1] is None


def test_three_late_comers_and_a_bye(desk: Desk) -> None:
    published(desk, 12, away=(2, 5, 9))
    before = boards(desk)
    service.pair_late(desk, KEY, [2, 5, 9], "train")
    assert boards(desk)[:4] == before[:4]
    assert all(black is not None for _, black in boards(desk))
    assert len(boards(desk)) == 6


def test_one_without_an_opponent_gets_no_game_or_the_bye(desk: Desk) -> None:
    published(desk, 9, away=(4,))
    with pytest.raises(Refused, match="nobody"):
        service.pair_late(desk, KEY, [4], "train")
    service.pair_late(desk, KEY, [4], "train", bye=True)
    assert boards(desk)[-1] == (4, None)


def test_who_sits_or_has_left_is_no_late_comer(desk: Desk) -> None:
    published(desk, 10, away=(3, 4))
    seated = boards(desk)[0][0]
    assert seated
    with pytest.raises(Refused):
        service.pair_late(desk, KEY, [3, seated], "train")
    service.withdraw(desk, KEY, 4)
    assert [one.why for one in service.waiting(desk.state(KEY))] == ["not-here"]
    with pytest.raises(Refused):
        service.pair_late(desk, KEY, [3, 4], "train")
    with pytest.raises(Refused, match="reason"):
        service.pair_late(desk, KEY, [3], " ")


def test_older_rules_name_the_exception_and_the_report_has_the_remark(desk: Desk) -> None:
    published(desk, 8, away=(1, 8), system="dutch-2012")
    late = service.add_player(desk, KEY, Person("Late, Lea", 1900))
    service.pair_late(desk, KEY, [1, 8], "an illness", public_reason="traffic jam")
    (made,) = desk.state(KEY).rounds[0].adjustments
    assert [b.article for b in made.broken] == ["fide-2012 C.04.2.D.10"]
    assert [(one.uid, one.why) for one in service.waiting(desk.state(KEY))] == [(late.uid, "late")]
    report = service.export_trf(desk, KEY)
    assert "### desk round 1 board 4 added after publication (traffic jam)" in report
    read = trf.read(report)
    assert [r.board for r in read.remarks if r.kind is Noted.ADDED] == [4]
    assert not [r for r in read.remarks if r.kind is Noted.CHANGED]


@pytest.mark.parametrize("edition", ["16", "26"])
def test_report_gives_each_change_its_own_kind_and_reason(desk: Desk, edition: str) -> None:
    begin(desk, 9, replace(service.template("rapid"), system="dutch-2026", rounds=5), KEY)
    service.check_in(desk, KEY, range(1, 9))
    service.pair_round(desk, KEY)  # 1-5, 6-2, 3-7, 8-4
    service.swap_colours(desk, KEY, 2, "an eye", public_reason="agreed by both")
    service.swap_players(desk, KEY, 3, 8, "a quarrel", public_reason="same family")
    service.publish(desk, KEY)
    late = service.add_player(desk, KEY, Person("Late, Lea", 1900))
    service.pair_late(desk, KEY, [9, late.uid], "police", public_reason="train")
    assert boards(desk) == [(1, 5), (2, 6), (3, 4), (8, 7), (9, 10)]
    read = trf.read(service.export_trf(desk, KEY, edition))
    told = [(r.kind, r.board, r.text) for r in read.remarks if r.kind in BY_HAND]
    assert told == [
        (Noted.COLOURS, 2, "agreed by both"),
        (Noted.OPPONENTS, 3, "same family"),
        (Noted.OPPONENTS, 4, "same family"),
        (Noted.ADDED, 5, "train"),
    ]
    assert [r.text for r in read.remarks if r.kind is Noted.MANUAL] == [
        "2-6, 3-4, 8-7 (the system: 6-2, 3-7, 8-4)"
    ]
    shown = service.fide_report(desk, KEY).remarks
    assert [one for one in shown if "after publication" in one] == [
        "round 1 board 5 added after publication (train)"
    ]


def test_report_names_only_what_remains_of_the_changes(desk: Desk) -> None:
    begin(desk, 9, replace(service.template("rapid"), system="dutch-2026", rounds=5, policy=Policy()), KEY)
    service.give_bye(desk, KEY, 1, "a child is ill", "has to leave early")
    first = desk.state(KEY).draft
    assert first is not None
    service.swap_colours(desk, KEY, 1, "by mistake")
    service.swap_colours(desk, KEY, 2, "as they like")
    service.swap_colours(desk, KEY, 1, "mistake mended")
    service.publish(desk, KEY)
    told = [(r.kind, r.board, r.text) for r in service.remarks(desk.state(KEY)) if r.kind in BY_HAND]
    assert told == [(Noted.BYE_GIVEN, 5, "has to leave early"), (Noted.COLOURS, 2, "")]


def test_the_round_goes_on_as_any_other(desk: Desk) -> None:
    published(desk, 10, away=(3, 4))
    service.pair_late(desk, KEY, [3, 4], "train")
    service.enter_results(desk, KEY, 1, [(n, "1-0") for n in range(1, 6)])
    played = desk.state(KEY).results
    assert played.player(3).cell(1).opponent == 4
    service.check_in(desk, KEY, range(1, 11)) if desk.state(KEY).must_check_in() else None
    service.pair_round(desk, KEY)
    assert service.publish(desk, KEY).number == 2


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with service.new_event(tmp_path / "club.ronde", Event("Club")) as opened:
        published(opened, 10, away=(3, 4))
    late = ["publish", str(tmp_path / "club.ronde"), "--late", "3", "4", "--reason", "train", "--lang", "en"]
    assert main(late) == 0
    assert capsys.readouterr().out.splitlines()[-1].split()[0] == "5."
