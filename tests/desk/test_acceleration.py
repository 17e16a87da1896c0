"""The border of the Baku acceleration of 2026 at the desk: a person, whatever becomes of the numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ronde.desk import service
from ronde.desk.service import Desk
from ronde.errors import Refused
from ronde.facts.acceleration import virtual_points
from ronde.formats.players.person import Person
from ronde.model import Scoring
from tests.desk.conftest import begin, play

SETUP = replace(service.template("open"), system="lim-2026", acceleration="baku-2026", rounds=9)


def accelerated(desk: Desk, key: str) -> list[str]:
    """Who has virtual points in round 1."""
    points = virtual_points(desk.state(key).value)
    return [e.person.name for n, e in desk.state(key).by_number.items() if points[n][0]]


@pytest.mark.article("baku-2026 1.3")
class Test_the_border:
    NAMES = tuple(f"Player {n:03}" for n in range(1, 5))

    def test_late_entries_do_not_move_it(self, desk: Desk) -> None:
        key = begin(desk, 8, SETUP)
        play(desk, key)
        assert accelerated(desk, key) == [*self.NAMES]
        service.add_player(desk, key, Person("Late", 2500))
        service.add_player(desk, key, Person("Later", 1200))
        assert accelerated(desk, key) == [*self.NAMES]
        service.number_players(desk, key, "late entries")
        assert accelerated(desk, key) == ["Late", *self.NAMES]
        assert desk.state(key).value.settings.option("border") == "5"
        play(desk, key)

    def test_before_round_1_it_follows_the_list(self, desk: Desk) -> None:
        key = begin(desk, 8, SETUP)
        service.add_player(desk, key, Person("Early", 2500))
        service.number_players(desk, key)
        assert accelerated(desk, key) == ["Early", *self.NAMES, "Player 005"]

    def test_a_report_keeps_it(self, desk: Desk) -> None:
        key = begin(desk, 8, SETUP)
        play(desk, key)
        service.add_player(desk, key, Person("Late", 2500))
        service.number_players(desk, key, "late entry")
        text = service.export_trf(desk, key)
        again = service.import_report(desk, text.encode(), key="again")
        assert accelerated(desk, again) == ["Late", *self.NAMES]
        assert "border" not in dict(desk.state(again).setup.options)

    def test_the_last_player_leaves_the_list(self, desk: Desk) -> None:
        key = begin(desk, 8, SETUP)
        service.announce_away(desk, key, 4, 1)
        play(desk, key)
        assert accelerated(desk, key) == [*self.NAMES]
        service.remove_player(desk, key, 4, "never came")
        assert accelerated(desk, key) == [*self.NAMES[:3]]


@pytest.mark.article("baku-2026 1.1")
def test_a_scale_it_is_not_made_for_is_refused(desk: Desk) -> None:
    with pytest.raises(Refused, match="two draws"):
        service.add_tournament(desk, replace(SETUP, scoring=Scoring.of(30, 10)))
