"""The report to FIDE: its header, the code of its time control, and what is still missing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.errors import Refused
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.formats.trf.clock import encoded
from tests.desk.conftest import begin, play

ABOUT = Event(
    "Open de Nice", "Nice", "FRA", "2026-11-17", "2026-11-20", "Anne", ("Luc",), time_control="90 min + 30 s"
)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("90 min + 30 s", "5400+30"),
        ("90+30", "5400+30"),
        ("15'+5\"", "900+5"),
        ("40/6000+30:900+30", "40/6000+30:900+30"),
        ("100'x40+15'+30\"", "40/6000+30:900+30"),
        ("90min/40moves+30min+30sec", "40/5400+30:1800+30"),
        ("40 coups en 90 min, puis 30 min", "40/5400:1800"),
        ("60 minutes", "3600"),
        ("lente", ""),
    ],
)
def test_time_controls(text: str, code: str) -> None:
    assert encoded(text) == code


def test_no_report_of_the_whole_event_while_a_game_is_adjourned(desk: Desk) -> None:
    key = begin(desk, 6, replace(service.template("open"), rounds=1, fide=True))
    service.pair_round(desk, key)
    service.publish(desk, key)
    service.enter_results(desk, key, 1, [(1, "adjourned"), (2, "1-0"), (3, "1-0")])
    with pytest.raises(Refused, match="board 1 is still adjourned"):
        service.check_reportable(desk, key)
    service.enter_result(desk, key, 1, 1, "1-0")
    service.check_reportable(desk, key)


@pytest.mark.parametrize(("end", "told"), [("2026-12-16", False), ("2026-12-17", True)])
def test_ratings_of_a_long_event(desk: Desk, end: str, told: bool) -> None:
    service.describe_event(desk, replace(ABOUT, end=end))
    key = begin(desk, 6, replace(service.template("open"), tiebreaks=("BH", "ARO")))
    found = [one for one in service.fide_report(desk, key).advised if one.name == "advised-long"]
    assert bool(found) is told
    assert all("ARO" in one.say("fr") for one in found)


class Test_report:
    """The particulars of the event, and what lacks."""

    @pytest.mark.parametrize("edition", ["16", "26"])
    def test_the_header(self, desk: Desk, edition: str) -> None:
        service.describe_event(desk, ABOUT)
        key = begin(desk, 6, replace(service.template("open"), name="Open A", rounds=5))
        play(desk, key)
        lines = service.export_trf(desk, key, edition).splitlines()
        for line in (
            "012 Open de Nice - Open A", "022 Nice", "032 FRA", "042 2026/11/17", "052 2026/11/20", "062 6",
            "072 6", "092 Individual: Swiss-System (dutch-2026)", "102 Anne", "112 Luc", "122 90 min + 30 s",
            "222 5400+30",
        ):  # fmt: skip
            assert line in lines
        assert trf.read("\n".join(lines)).settings.system == "dutch-2026"

    def test_what_is_missing_is_named_until_nothing_is(self, desk: Desk) -> None:
        key = begin(desk, 6, replace(service.template("open"), rounds=2))
        play(desk, key)
        names = {one.name for one in service.fide_report(desk, key).missing}
        assert names == {
            "missing-place", "missing-federation", "missing-start", "missing-end", "missing-arbiter",
            "missing-time_control", "missing-rounds", "missing-player-fide_id", "missing-player-federation",
        }  # fmt: skip
        for language in ("en", "fr"):
            assert all(one.say(language) for one in service.fide_report(desk, key).missing)
        service.describe_event(desk, replace(ABOUT, time_control="slow"))
        for number, entrant in desk.state(key).by_number.items():
            known = Person(entrant.person.name, entrant.person.rating, federation="FRA", fide_id=str(number))
            service.edit_player(desk, key, number, known)
        service.pair_round(desk, key)
        service.publish(desk, key)
        (left,) = service.fide_report(desk, key).missing
        assert left.name == "missing-results"
        boards = service.missing_results(desk, key)
        service.enter_results(desk, key, 2, [(board, "1-0") for board in boards])
        ready = service.fide_report(desk, key)
        assert ready.missing == ()
        assert {one.name for one in ready.advised} == {"advised-time_control", "advised-birth"}
