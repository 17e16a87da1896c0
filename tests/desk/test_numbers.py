"""Pairing numbers of draughts (article 3): the ranked list, drawn lots, late entries; also by command."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.event import Policy, Setup
from ronde.desk.service import Desk
from ronde.errors import Refused
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.model import Colour
from ronde.ranking.standings import draw
from tests.desk.conftest import play

RANKED = replace(service.template("draughts"), rounds=5)
LOTS = replace(RANKED, system="fmjd-1986-lots")
PEOPLE = [
    Person("Adam", 1000),
    Person("Bea", 1200, "GM"),
    Person("Cid", 1100),
    Person("Dora", 1000),
    Person("Eva"),
    Person("Fritz", 1300),
]


def entered(desk: Desk, setup: Setup, people: list[Person] = PEOPLE) -> str:
    key = service.add_tournament(desk, setup)
    service.add_players(desk, key, people)
    service.draw_colour(desk, key, Colour.WHITE)
    return key


def names(desk: Desk, key: str) -> list[str]:
    return [e.person.name for e in desk.state(key).by_number.values()]


@pytest.mark.article("fmjd-1986 3.1.4")
class Test_3_1_4_ranked_list:
    def test_titles_and_names_do_not_matter_lots_do(self, desk: Desk) -> None:
        key = entered(desk, RANKED)
        assert [e.person.name for e in service.without_lot(desk.state(key))] == ["Adam", "Dora"]
        with pytest.raises(Refused, match=r"draw the lots first.*: Adam and Dora") as refused:
            service.pair_round(desk, key)
        assert refused.value.article == "fmjd-1986 3.1.4"
        service.draw_lots(desk, key, [6, 5, 4, 3, 2, 1], "from a hat")
        assert names(desk, key) == ["Fritz", "Bea", "Cid", "Dora", "Adam", "Eva"]
        play(desk, key)

    def test_no_lots_are_needed_without_ties(self, desk: Desk) -> None:
        key = entered(desk, RANKED, PEOPLE[1:])
        play(desk, key)
        assert names(desk, key) == ["Fritz", "Bea", "Cid", "Dora", "Eva"]

    @pytest.mark.article("fmjd-1986 3.1.2")
    def test_the_unrated_where_the_event_wants_them(self, desk: Desk) -> None:
        setup = replace(RANKED, options=(("unrated", "below-average"),))
        key = entered(desk, setup, PEOPLE[1:])
        service.number_players(desk, key)
        assert names(desk, key) == ["Fritz", "Bea", "Eva", "Cid", "Dora"]
        with pytest.raises(Refused, match="unrated is one of estimate, below-average, fifth, not top"):
            service.change_setup(desk, key, replace(setup, options=(("unrated", "top"),)))


@pytest.mark.article("fmjd-1986 3.2.1")
class Test_3_2_1_drawn_numbers:
    def test_numbers_are_the_lots_and_the_seed_tells_them(self, desk: Desk) -> None:
        key = entered(desk, LOTS)
        with pytest.raises(Refused, match="draw the lots first"):
            service.number_players(desk, key)
        service.draw_lots(desk, key, seed=7)
        alphabetical = sorted(person.name for person in PEOPLE)
        assert names(desk, key) == [alphabetical[n - 1] for n in draw(range(1, 7), 7)]
        play(desk, key)
        assert "(by the program, seed 7); numbers given by lot" in service.log(desk, key)[3].say()
        assert "(par le programme, graine 7)" in service.log(desk, key)[3].say("fr")
        report = service.export_trf(desk, key)
        assert "### desk lots drawn by the program, seed 7\n" in report
        assert trf.read(report).settings.lots == (1, 2, 3, 4, 5, 6)

    def test_each_draw_has_its_own_seed(self, desk: Desk) -> None:
        key = entered(desk, LOTS)
        seeds = {service.draw_lots(desk, key, reason="again").lots_seed for _ in range(4)}
        assert len(seeds) == 4

    def test_one_undo_takes_lots_and_numbers_back(self, desk: Desk) -> None:
        key = entered(desk, LOTS)
        service.draw_lots(desk, key, [6, 5, 4, 3, 2, 1])
        assert names(desk, key)[0] == "Fritz"
        service.undo(desk, key)
        assert names(desk, key)[0] == "Adam"
        assert service.lots_are_due(desk.state(key))
        service.redo(desk, key)
        assert names(desk, key)[0] == "Fritz"
        assert not service.lots_are_due(desk.state(key))

    def test_somebody_new_means_a_new_draw_for_all(self, desk: Desk) -> None:
        key = entered(desk, LOTS)
        service.draw_lots(desk, key)
        service.add_player(desk, key, Person("Gil"))
        assert [e.person.name for e in service.without_lot(desk.state(key))] == ["Gil"]
        with pytest.raises(Refused, match="every player must be drawn exactly once: Gil"):
            service.draw_lots(desk, key, [1, 2, 3, 4, 5, 6])
        service.draw_lots(desk, key, [7, 1, 2, 3, 4, 5, 6])
        assert names(desk, key)[0] == "Gil"

    def test_once_only(self, desk: Desk) -> None:
        key = entered(desk, LOTS)
        service.draw_lots(desk, key)
        service.close_list(desk, key)
        with pytest.raises(Refused, match="lots are drawn once") as refused:
            service.draw_lots(desk, key)
        assert refused.value.article == "fmjd-1986 3.2.1"

    def test_another_system_another_numbering(self, desk: Desk) -> None:
        key = entered(desk, replace(RANKED, system="dutch-2012"))
        service.close_list(desk, key)
        service.change_setup(desk, key, LOTS)
        with pytest.raises(Refused, match="draw the lots first"):
            service.pair_round(desk, key)
        service.draw_lots(desk, key, [6, 5, 4, 3, 2, 1])
        play(desk, key)

    def test_an_imported_list_has_its_numbers(self, desk: Desk) -> None:
        text = "001    1      Zoe                               1000                             0.0    1\n"
        twin = text.replace("   1      Zoe", "   2      Abe")
        key = service.import_report(desk, (text + twin).encode(), "copy", system="fmjd-1986-lots")
        service.draw_colour(desk, key, Colour.WHITE)
        play(desk, key)
        assert names(desk, key) == ["Zoe", "Abe"]


@pytest.mark.article("fmjd-1986 3.1.5")
class Test_3_1_5_the_number_stays:
    def test_from_round_1_on(self, desk: Desk) -> None:
        key = entered(desk, RANKED, PEOPLE[1:])
        play(desk, key)
        service.edit_player(desk, key, 5, Person("Eva", 1400))
        with pytest.raises(Refused, match="numbers stay the same") as refused:
            service.number_players(desk, key)
        assert refused.value.article == "fmjd-1986 3.1.5"
        service.close_list(desk, key)
        assert names(desk, key)[4] == "Eva"


@pytest.mark.article("fmjd-1986 3.1.6")
class Test_3_1_6_late_entries:
    @pytest.mark.parametrize("setup", [RANKED, LOTS])
    def test_the_next_numbers_in_order_of_arrival_and_no_points(self, desk: Desk, setup: Setup) -> None:
        key = entered(desk, setup)
        service.draw_lots(desk, key)
        service.close_list(desk, key)
        service.add_player(desk, key, Person("Strong", 2600))
        play(desk, key)
        service.add_player(desk, key, Person("Late", 2600))
        assert names(desk, key)[6:] == ["Strong", "Late"]
        with pytest.raises(Refused, match="no points for the rounds missed") as refused:
            service.add_player(desk, key, Person("Later", 2600), missed="H")
        assert refused.value.article == "fmjd-1986 3.1.6"
        play(desk, key)
        assert service.points(desk, key)["p8"] <= 20  # one round of two

    def test_the_regulations_cannot_say_otherwise(self, desk: Desk) -> None:
        with pytest.raises(Refused, match="no points for the rounds missed"):
            service.add_tournament(desk, replace(RANKED, policy=Policy(late_entry="H")))


class Test_by_command:
    def test_lots(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file, players = str(tmp_path / "event.ronde"), tmp_path / "players.csv"
        players.write_text("Name;Rating\nAdam;0\nBea;0\nCid;0\n")
        words = ["--name", "Dames", "--template", "draughts", "--system", "fmjd-1986-lots", "--rounds", "3"]
        assert main(["new", file, *words]) == 0
        assert main(["import", file, str(players)]) == 0
        assert main(["draft", file]) == 3
        assert "[fmjd-1986 3.2.1]" in capsys.readouterr().err
        assert main(["lots", file, "--seed", "3"]) == 0
        drawn = capsys.readouterr().out.splitlines()
        assert drawn[0] == "seed 3"
        assert [line.split()[0] for line in drawn[1:]] == ["1", "2", "3"]
        assert main(["lots", file, "--order", "3,one"]) == 3
        hat = ["lots", file, "--order", "3,1,2", "--how", "hat"]
        assert main(hat) == 3
        assert "to draw it again, give a reason" in capsys.readouterr().err
        assert main([*hat, "--reason", "the players asked for a hat"]) == 0
        assert [line.split()[1] for line in capsys.readouterr().out.splitlines()] == [
            drawn[n].split()[1] for n in (3, 1, 2)
        ]
        assert main(["publish", file]) == 0


@pytest.mark.article("lim 10.2")
class Test_maxi_is_suggested:
    SETUP = replace(service.template("open"), system="lim", rounds=2)

    @pytest.mark.parametrize(("count", "told"), [(4, False), (5, True)])
    def test_more_players_than_two_to_the_rounds(self, desk: Desk, count: int, told: bool) -> None:
        key = entered(desk, self.SETUP, [Person(f"P{n}", 2000 - n) for n in range(count)])
        assert bool(service.warnings(desk, key)) is told
        for said in ("no", "yes"):
            service.change_setup(desk, key, replace(self.SETUP, options=(("maxi", said),)))
            assert service.warnings(desk, key) == []
            assert desk.state(key).value.settings.option("maxi") == said

    def test_only_for_the_system_that_knows_it_and_before_round_1(self, desk: Desk) -> None:
        people = [Person(f"P{n}", 2000 - n) for n in range(6)]
        key = entered(desk, replace(self.SETUP, system="dubov-1997"), people)
        assert service.warnings(desk, key) == []
        service.change_setup(desk, key, self.SETUP)
        assert service.warnings(desk, key)[0].article == "lim 10.2"
        play(desk, key)
        assert service.warnings(desk, key) == []

    def test_by_command(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file, players = str(tmp_path / "event.ronde"), tmp_path / "players.csv"
        players.write_text("Name;Rating\n" + "".join(f"P{n};{1500 - n}\n" for n in range(6)))
        assert main(["new", file, "--name", "Open", "--system", "lim", "--rounds", "2"]) == 0
        assert main(["import", file, str(players)]) == 0
        assert main(["draft", file, "--lang", "fr"]) == 0
        told = capsys.readouterr().out
        assert "(6 > 2^2 = 4)\xa0: décidez si c'est un maxi-tournoi [lim 10.2]" in told
        assert main(["settings", file, "--option", "maxi=perhaps"]) == 3
        assert main(["settings", file, "--option", "mini=yes"]) == 3
        capsys.readouterr()
        assert main(["settings", file, "--option", "maxi=yes", "--tiebreaks", "BH"]) == 0
        assert capsys.readouterr().out == "Open: lim, 2, maxi=yes; PTS,BH\n"
