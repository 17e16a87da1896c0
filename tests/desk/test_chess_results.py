"""The XML for chess-results.com holds what the desk holds, and is XML whatever a name contains."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from xml.etree import ElementTree

import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.event import Event, Setup
from ronde.desk.service import Desk
from ronde.desk.squads import TeamRules
from ronde.errors import Refused
from ronde.formats.players.person import Person
from ronde.output.chess_results import number_of, usable
from ronde.ranking.tiebreaks.registry import parse
from tests.desk.conftest import SETUP, begin, play


@pytest.fixture
def played(desk: Desk) -> str:
    """Eleven players, two rounds, one half-point bye; board 3 forfeited each time."""
    key = begin(desk, 11)
    service.describe_event(
        desk, Event("Open de Nice", "Nice", "FRA", "2026-07-11", "2026-07-12", "Anne", ("Bob",), "90+30")
    )
    service.edit_player(
        desk, key, 1, Person("Benoît\u0007, <Zoé> & Cie", 2400, club='"L\'Échiquier"', sex="w")
    )
    service.announce_away(desk, key, 4, 2, "H")
    for _ in range(2):
        play(desk, key, {1: "1/2", 2: "0-1", 3: "1-0F"})
    return key


def read(desk: Desk, key: str) -> ElementTree.Element:
    return ElementTree.fromstring(service.export_chess_results(desk, key))


def test_the_event_and_its_rounds(desk: Desk, played: str) -> None:
    service.set_timetable(desk, played, ["2026-07-11 14:30", "2026-07-12"])
    root = read(desk, played)
    one = root.find("tournamentdata/tournament")
    assert one is not None
    wanted = {"type": "0", "name": "Open de Nice", "location": "Nice", "federation": "FRA", "rounds": "5"}
    wanted |= {"currentround": "2", "rankinground": "2", "from": "20260711", "to": "20260712"}
    wanted |= {
        "chiefarbiter": "Anne",
        "deputyarbiter": "Bob",
        "timecontrol": "90+30",
        "key": "",
        "creator": "",
    }
    assert {name: one.get(name) for name in wanted} == wanted
    rounds = [(r.get("date"), r.get("time")) for r in root.findall("rounds/round")]
    assert rounds == [("2026/07/11", "14:30"), ("2026/07/12", ""), ("", ""), ("", ""), ("", "")]


def test_players_with_their_places_and_tie_breaks(desk: Desk, played: str) -> None:
    table = service.table(desk, played)
    written = {int(p.get("no", "")): p for p in read(desk, played).findall("players/player")}
    assert {n: int(p.get("rank", "")) for n, p in written.items()} == table.place_of()
    codes = usable(table.codes)
    for row in table.rows:
        assert Fraction(written[row.id].get("pts", "")) == Fraction(row.score, 10)
        shown = [Fraction(written[row.id].get(f"tb{n}", "")) for n, _ in enumerate(codes, 1)]
        kept = dict(zip(table.codes, row.values, strict=True))
        assert shown == [kept[code] for code in codes]
    first = written[1]
    assert (first.get("lastname"), first.get("firstname")) == ("Benoît", "<Zoé> & Cie")
    assert (first.get("clubname"), first.get("sex")) == ('"L\'Échiquier"', "W")


def test_equal_players_are_marked_once(desk: Desk, played: str) -> None:
    rows = service.table(desk, played).rows
    equal = {
        int(p.get("no", "")) for p in read(desk, played).findall("players/player") if p.get("equal") == "J"
    }
    assert len(equal) == len(rows) - len({row.place for row in rows})


def test_everybody_stands_once_in_a_round_and_the_points_add_up(desk: Desk, played: str) -> None:
    games = read(desk, played).findall("playerpairings/playerpairing")
    points: defaultdict[int, Fraction] = defaultdict(Fraction)
    for number in ("1", "2"):
        here = [game for game in games if game.get("round") == number]
        assert [game.get("pairing") for game in here] == [str(n) for n in range(1, len(here) + 1)]
        seen = [int(game.get(side, "")) for game in here for side in ("whiteno", "blackno")]
        assert sorted(n for n in seen if n > 0) == list(range(1, 12))
        for game in here:
            for side, result in (("whiteno", "reswhite"), ("blackno", "resblack")):
                if (who := int(game.get(side, ""))) > 0:
                    points[who] += Fraction(game.get(result, ""))
    state = desk.state(played)
    assert points == {row.id: Fraction(row.score, 10) for row in service.table(desk, played).rows}
    forfeits = [game for game in games if game.get("forfeit") == "K"]
    assert [(game.get("reswhite"), game.get("resblack")) for game in forfeits] == [("1", "0")] * 2
    away = [game for game in games if game.get("blackno") == "-2"]
    assert [(game.get("whiteno"), game.get("reswhite")) for game in away] == [("4", "0.5")]
    byes = [game.get("round") for game in games if game.get("blackno") == "-1"]
    assert byes == [str(r.number) for r in state.rounds if any(b.black is None for b in r.boards)] == ["1"]


def test_colours_as_played(desk: Desk, played: str) -> None:
    before = read(desk, played).findall("playerpairings/playerpairing")
    service.played_with_wrong_colours(desk, played, 2, 1)
    after = read(desk, played).findall("playerpairings/playerpairing")
    [(old, new)] = [(a, b) for a, b in zip(before, after, strict=True) if a.attrib != b.attrib]
    assert (new.get("whiteno"), new.get("blackno")) == (old.get("blackno"), old.get("whiteno"))


def test_a_game_that_goes_on_has_no_points(desk: Desk, played: str) -> None:
    service.pair_round(desk, played)
    service.publish(desk, played)
    root = read(desk, played)
    game = next(g for g in root.findall("playerpairings/playerpairing") if g.get("round") == "3")
    assert (game.get("reswhite"), game.get("resblack"), game.get("forfeit")) == ("", "", "")
    one = root.find("tournamentdata/tournament")
    assert one is not None
    assert (one.get("currentround"), one.get("rankinground")) == ("3", "2")


def test_before_the_first_round(desk: Desk) -> None:
    root = read(desk, begin(desk, 4))
    assert len(root.findall("players/player")) == 4
    assert root.find("playerpairings/playerpairing") is None


def test_tie_breaks_by_the_numbers_of_the_site() -> None:
    codes = parse("PTS,DE,BH/C1,BH/M1,FB,SB,BWG,ARO/C1,KS,TPR")
    assert [number_of(code) for code in codes] == [
        None, ("81", "-"), ("84", "0,0,1,-,-"), ("84", "0,1,1,-,-"), ("84", "0,0,0,-,F"),
        ("85", "0,0,0,-,-"), None, ("80", "0,0,1"), ("87", "0,50"), ("88", "0,0"),
    ]  # fmt: skip
    assert [str(code) for code in usable(codes)] == ["DE", "BH/C1", "BH/M1", "FB", "SB", "ARO/C1"]


@pytest.mark.parametrize(
    "setup",
    [
        Setup("Teams", "swiss-team-2026", 5, teams=TeamRules(boards=4)),
        Setup("Double", "double-swiss-2026", 5),
    ],
)
def test_only_individual_tournaments_with_one_game_a_round(desk: Desk, setup: Setup) -> None:
    key = service.add_tournament(desk, setup)
    with pytest.raises(Refused, match=r"individual tournaments"):
        service.export_chess_results(desk, key)


def test_the_command(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    key = begin(desk, 4, SETUP)
    play(desk, key)
    assert main(["export", str(desk.book.store.path), "--as", "chess-results"]) == 0
    assert ElementTree.fromstring(capsys.readouterr().out).tag == "chessresults"
