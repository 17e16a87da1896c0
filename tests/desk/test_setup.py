"""Setting up: templates, lots, several tournaments, undo, the log, and the words of refusals."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ronde.checking import check
from ronde.desk import service
from ronde.desk.event import Event, Policy
from ronde.desk.service import Desk
from ronde.desk.service.setup import choices
from ronde.errors import BadInput, Conflict, Refused
from ronde.facts.acceleration import KEYS as KEYS_OF_ACCELERATIONS
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.model import Colour, Scoring
from tests.desk.conftest import SETUP, begin, play


class Test_setup:
    @pytest.mark.parametrize("name", sorted(service.TEMPLATES))
    def test_every_template_can_be_used(self, desk: Desk, name: str) -> None:
        key = service.add_tournament(desk, service.template(name))
        assert desk.state(key).setup == service.TEMPLATES[name]

    def test_chess_is_paired_by_the_rules_in_force(self) -> None:
        chess = ("open", "weekend", "rapid", "accelerated")
        assert {service.template(name).system for name in chess} == {"dutch-2026"}
        assert service.template("accelerated").acceleration == "baku-2026"
        offered = service.choices()
        assert offered[0].key == "dutch-2026"
        past = [one.historical for one in offered]
        assert past == sorted(past)
        assert {"dutch-2012", "dutch-2017", "lim"} <= {one.key for one in offered if one.historical}

    def test_unknown_templates(self) -> None:
        with pytest.raises(Refused, match="there is no template blitz; there are: open"):
            service.template("blitz")

    def test_the_tie_breaks_of_a_template_stay_with_systems_that_share_its_list(self) -> None:
        of_open = service.TEMPLATES["open"].tiebreaks
        assert service.template("open", "lim").tiebreaks == of_open
        assert service.template("open", "elo-swiss").tiebreaks == ()
        assert service.template("open", "fmjd-1986").tiebreaks == ()

    @pytest.mark.article("elo-swiss E10")
    @pytest.mark.parametrize("named", [(), ("elo-swiss",), ("DE1", "AVE")])
    def test_a_tournament_without_tie_breaks_has_those_of_its_system(
        self, desk: Desk, named: tuple[str, ...]
    ) -> None:
        key = begin(desk, 4, replace(SETUP, system="elo-swiss", tiebreaks=named))
        play(desk, key, {1: "=", 2: "="})
        table = service.table(desk, key)
        assert [str(code) for code in table.codes] == ["PTS", "DE1", "AVE"]
        assert [(row.place, row.id) for row in table.rows] == [(1, 3), (2, 4), (3, 1), (4, 2)]
        assert "212 PTS,DE1,AVE" in service.export_trf(desk, key, "26")

    @pytest.mark.parametrize(
        "changes",
        [
            {"system": "unknown"}, {"rounds": 0}, {"rounds": 100}, {"name": " "}, {"acceleration": "none"},
            {"system": "burstein-1998", "acceleration": "haley"}, {"policy": Policy(half_byes=-1)},
            {"policy": Policy(late_entry="F")}, {"policy": Policy(check_in="never")},
            {"policy": Policy(claim_minutes=-1)}, {"tiebreaks": ("NONSENSE",)},
        ],
    )  # fmt: skip
    def test_what_cannot_be_played_is_refused(self, desk: Desk, changes: dict[str, Any]) -> None:
        with pytest.raises(BadInput):
            service.add_tournament(desk, replace(SETUP, **changes))
        assert desk.keys == []

    @pytest.mark.article("fide-2012 C.04.1.a")
    def test_what_is_fixed_once_round_1_is_published(self, desk: Desk, key: str) -> None:
        service.change_setup(desk, key, replace(SETUP, rounds=7))
        play(desk, key)
        for changes in ({"system": "lim"}, {"acceleration": "haley"}):
            with pytest.raises(Refused, match="cannot change") as refused:
                service.change_setup(desk, key, replace(SETUP, rounds=7, **changes))  # type: ignore[arg-type]
            assert refused.value.article == "fide-2012 C.04.1.a"
        with pytest.raises(Refused, match="initial colour"):
            service.draw_colour(desk, key)

    @pytest.mark.article("tiebreaks 4.1")
    @pytest.mark.parametrize(
        ("changes", "article"),
        [({"rounds": 9}, "fide-2012 C.04.1.a"), ({"tiebreaks": ("BH",)}, "tiebreaks 4.1")],
    )
    def test_what_was_announced_changes_for_a_reason(
        self, desk: Desk, key: str, changes: dict[str, Any], article: str
    ) -> None:
        play(desk, key)
        changed = replace(desk.state(key).setup, **changes)
        with pytest.raises(Refused, match="give a reason") as refused:
            service.change_setup(desk, key, changed)
        assert refused.value.article == article
        assert service.change_setup(desk, key, changed, "the hall closes").setup == changed
        assert service.log(desk, key)[-1].say().endswith("(the hall closes)")

    def test_rounds_that_are_paired_stay(self, desk: Desk, key: str) -> None:
        play(desk, key)
        play(desk, key)
        setup = desk.state(key).setup
        with pytest.raises(Refused, match="2 rounds are paired already"):
            service.change_setup(desk, key, replace(setup, rounds=1), "rain")
        assert service.change_setup(desk, key, replace(setup, rounds=2), "rain").setup.rounds == 2
        with pytest.raises(Refused):
            service.pair_round(desk, key)

    def test_an_acceleration_counts_on_its_rounds(self, desk: Desk) -> None:
        key = begin(desk, 8, replace(SETUP, acceleration="baku", rounds=7))
        play(desk, key)
        with pytest.raises(Refused, match="virtual points"):
            service.change_setup(desk, key, replace(desk.state(key).setup, rounds=6), "rain")

    @pytest.mark.parametrize("limits", ["high", "2000", "1600,2000"])
    def test_limits_of_the_groups_are_ratings(self, desk: Desk, limits: str) -> None:
        with pytest.raises(BadInput):
            service.add_tournament(
                desk, replace(SETUP, acceleration="degressive", options=(("limits", limits),))
            )

    def test_lots_are_recorded(self, desk: Desk) -> None:
        key = begin(desk, 6)
        service.draw_colour(desk, key, reason="the coin fell off the table")
        assert desk.state(key).initial_colour in (Colour.WHITE, Colour.BLACK)
        assert (
            service.log(desk, key)[-1]
            .say("fr")
            .endswith("(par le programme)\xa0; nouveau tirage\xa0: the coin fell off the table")
        )
        service.draw_colour(desk, key, Colour.BLACK, "the mayor drew it", "the coin rolled away")
        assert desk.state(key).colour_lot == "the mayor drew it"
        service.draw_lots(desk, key, [3, 1, 2, 6, 5, 4], "from a hat")
        assert desk.state(key).value.settings.lots == (3, 1, 2, 6, 5, 4)
        with pytest.raises(Refused, match="every player must be drawn exactly once: Player 006"):
            service.draw_lots(desk, key, [3, 1, 2, 5, 4])
        service.draw_lots(desk, key, reason="the hat was too small")
        assert sorted(desk.state(key).lots) == ["p1", "p2", "p3", "p4", "p5", "p6"]

    def test_lots_are_drawn_once(self, desk: Desk) -> None:
        """A lot that did not please is not drawn again without a reason, not even after an undo."""
        key = begin(desk, 6)
        service.draw_lots(desk, key)
        for undone in (False, True):
            if undone:
                service.undo(desk, key)
                service.undo(desk, key)
            with pytest.raises(Refused, match="to draw it again, give a reason"):
                service.draw_colour(desk, key)
            with pytest.raises(Refused, match="to draw it again, give a reason"):
                service.draw_lots(desk, key, [3, 1, 2, 6, 5, 4])
        service.draw_colour(desk, key, Colour.BLACK, "coin", "the coin rolled away")
        assert service.log(desk, key)[-1].say() == (
            "number 1 has Black by lot (coin); drawn again: the coin rolled away"
        )
        service.draw_lots(desk, key, reason="a player was missing")
        assert service.log(desk, key)[-1].say().endswith("; drawn again: a player was missing")
        service.add_player(desk, key, Person("Late"))
        service.draw_lots(desk, key)  # nobody can draw for one player only

    def test_forbidden_pairs_and_byes(self, desk: Desk, key: str) -> None:
        service.forbid(desk, key, [[1, 2], [4, "p5", 6]])
        service.bar_from_bye(desk, key, [10])
        settings = desk.state(key).value.settings
        assert (settings.forbidden, settings.no_bye) == (((1, 2), (4, 5, 6)), {10})
        with pytest.raises(Refused, match="two players or more"):
            service.forbid(desk, key, [[1, 1]])
        service.remove_player(desk, key, 2)
        assert desk.state(key).value.settings.forbidden == ((4, 5, 6),)

    @pytest.mark.parametrize("system", [one.key for one in choices() if not one.plays_matches])
    def test_every_system_plays(self, desk: Desk, system: str) -> None:
        key = begin(desk, 12, replace(SETUP, system=system))
        service.draw_lots(desk, key)
        for _ in range(3):
            play(desk, key)
        assert desk.state(key).results.played_rounds == 3

    @pytest.mark.parametrize("acceleration", KEYS_OF_ACCELERATIONS)
    def test_every_acceleration_plays(self, desk: Desk, acceleration: str) -> None:
        """And the report of the event passes the check, so its virtual points are those of each round."""
        systems = {"quart": "fmjd-1986", "baku-2026": "lim-2026"}
        setup = replace(SETUP, system=systems.get(acceleration, "dutch-2012"), acceleration=acceleration)
        if acceleration == "quart":
            setup = replace(setup, scoring=Scoring.of(20, 10))
        key = begin(desk, 25, setup)
        play(desk, key, {2: "1/2", 3: "0-1"})
        service.add_player(desk, key, Person("Late", 2050))
        for _ in range(4):
            play(desk, key, {1: "1/2", 4: "0-1"})
        for edition in ("16", "26"):
            report = check(trf.read(service.export_trf(desk, key, edition)))
            assert [finding.say() for finding in report.all_findings()] == []


class Test_several_tournaments:
    def test_each_for_itself(self, desk: Desk) -> None:
        first = begin(desk, 8, replace(SETUP, name="Tournoi A"))
        second = begin(desk, 6, replace(SETUP, name="Été 2026 – B"))
        assert desk.keys == [first, second] == ["tournoi-a", "ete-2026-b"]
        play(desk, first)
        assert (len(desk.state(first).rounds), len(desk.state(second).rounds)) == (1, 0)
        with pytest.raises(Refused, match="choose one: tournoi-a, ete-2026-b"):
            desk.state()
        with pytest.raises(Refused, match="there is no tournament c"):
            desk.state("c")

    def test_names(self, desk: Desk) -> None:
        begin(desk, 0)
        with pytest.raises(Refused, match="there is a tournament open already"):
            service.add_tournament(desk, SETUP)
        for bad in ("", "A", "../x", "a b"):
            with pytest.raises(Refused, match="lower-case letters"):
                service.add_tournament(desk, SETUP, bad)


class Test_undo:
    def test_it_says_what_it_will_undo(self, desk: Desk, key: str) -> None:
        service.withdraw(desk, key, 3, "ill")
        line = service.undoable(desk, key)
        assert line is not None
        assert (line.say(), line.say("fr")) == ("Player 003 leaves (ill)", "Player 003 abandonne (ill)")
        assert service.undo(desk, key, line.seq).seq == line.seq
        assert desk.state(key).entrants["p3"].withdrawn == ""
        assert service.redoable(desk, key) == replace(line, counts=False)
        service.redo(desk, key)
        assert desk.state(key).entrants["p3"].withdrawn == "announced"

    def test_not_something_else_that_happened_since(self, desk: Desk, key: str) -> None:
        line = service.undoable(desk, key)
        service.add_player(desk.acting("Bob"), key, Person("New"))
        with pytest.raises(Conflict, match=r"entered New \(Bob\)"):
            service.undo(desk, key, line.seq if line else 0)

    def test_nothing_left(self, desk: Desk) -> None:
        key = service.add_tournament(desk, SETUP)
        with pytest.raises(Refused, match="nothing to undo"):
            service.undo(desk, key)
        with pytest.raises(Refused, match="nothing to bring back"):
            service.redo(desk, key)

    def test_everything_back_to_the_beginning_and_forward_again(self, desk: Desk, key: str) -> None:
        for _ in range(2):
            play(desk, key, {1: "1/2"})
        end = desk.state(key)
        steps = 0
        while service.undoable(desk, key):
            service.undo(desk, key, reason="test")
            steps += 1
        assert desk.state(key).entrants == {}
        for _ in range(steps):
            service.redo(desk, key)
        assert desk.state(key) == end


class Test_log:
    def test_who_when_what_and_whether_it_counts(self, desk: Desk, key: str) -> None:
        service.withdraw(desk.acting("Bob"), key, 3)
        service.undo(desk, key)
        lines = service.log(desk, key)
        assert [line.counts for line in lines] == [True, True, True, False, True]
        assert (lines[3].who, lines[3].seq, lines[4].target) == ("Bob", 5, 5)
        assert lines[3].at.endswith("Z")
        assert service.log(desk, limit=2) == lines[-2:]
        assert service.log(desk, after=4) == lines[-2:]

    def test_an_audit_needs_no_other_source(self, desk: Desk, key: str) -> None:
        service.change_setup(desk, key, replace(SETUP, scoring=Scoring.of(30, 10), acceleration="baku"))
        service.pair_round(desk, key)
        service.swap_players(desk, key, 1, 2, "same club", despite=True)
        service.publish(desk, key)
        service.enter_results(desk, key, 1, [(board, "1/2") for board in range(1, 6)])
        service.correct_result(desk, key, 1, 4, "1-0", "score sheet")
        service.add_player(desk, key, Person("Zoé"))
        service.withdraw(desk, key, 11)
        for _ in range(2):
            service.undo(desk, key, reason="another Zoé")
        told = [line.say() for line in service.log(desk, key)]
        assert told[3] == (
            "settings of Open: Dubov system (FIDE, 1997), 5 rounds; BH/C1, BH, SB, WIN; "
            "Acceleration: Baku, before 2026; 3/1/0"
        )
        pairs = "Player 005 – Player 001; Player 002 – Player 004"
        assert told[6] == f"draft changed by hand: {pairs} (same club)"
        assert told[8:] == [
            "round 1, boards 1: ½-½, 2: ½-½, 3: ½-½, 4: ½-½ and 5: ½-½",
            "round 1, board 4 corrected from ½-½ to 1-0 (score sheet)",
            "entered Zoé",
            "Zoé leaves",
            "undid entry 13: Zoé leaves (another Zoé)",
            "undid entry 12: entered Zoé (another Zoé)",
        ]
        assert (
            service.log(desk, limit=1)[-1].say("fr")
            == "annulation de l'entrée 12\xa0: inscription\xa0: Zoé (another Zoé)"
        )

    def test_a_tournament_that_is_not_there(self, desk: Desk, key: str) -> None:
        with pytest.raises(Refused, match="there is no tournament other"):
            service.log(desk, "other")

    def test_the_event_too(self, desk: Desk) -> None:
        service.describe_event(desk, Event("Open de Nice", "Nice", arbiter="Anne"))
        assert desk.event.place == "Nice"
        assert service.log(desk)[-1].say() == "event Open de Nice, Nice, Anne"


class Test_words:
    def test_a_refusal_in_two_languages(self, desk: Desk, key: str) -> None:
        with pytest.raises(Refused) as refused:
            service.enter_result(desk, key, 1, 1, "1-0")
        assert refused.value.say() == "round 1 is not published"
        assert refused.value.say("fr") == "la ronde 1 n'est pas publiée"


def test_pairing_a_file_needs_no_database(tmp_path: Path) -> None:
    """The core runs without the desk's libraries."""
    command = ["generate", "--players", "6", "--rounds", "2", "--seed", "1", "-o", str(tmp_path / "a.trf")]
    code = (
        f"import sys; from ronde.cli import main; assert main({command!r}) == 0; "
        "assert not {'sqlite3', 'psycopg'} & set(sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).returncode == 0
