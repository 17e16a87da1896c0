"""Team reports at the desk: read, written, and read again with the same matches."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ronde import teams
from ronde.cli import main
from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.desk.squads import Award
from ronde.formats import trf
from ronde.formats.players.person import Person
from ronde.generating import Plan, generate
from ronde.model import Colour, Tournament
from tests.desk.test_teams import SETUP, begin, play

SAMPLE = Path("samples/teams.trf")


def report(seed: int, system: str = "swiss-team-2026") -> Tournament:
    """A random team event with forfeited boards and matches, byes and line-ups."""
    plan = Plan(
        7 + seed % 6, 4, seed, system, boards=4, forfeit_rate=0.1, absence_rate=0.05, half_bye_rate=0.05
    )
    return generate(plan)


def told(matches: teams.Matches) -> dict[int, list[tuple[object, ...]]]:
    """Opponent, colour, result and points of every team in every round."""

    def boards(match: teams.Match) -> tuple[int, ...]:
        return tuple(match.boards) + (0,) * (matches.size - len(match.boards))

    return {
        id_: [(m.cell.opponent, m.cell.colour, m.cell.result, m.points, m.games, boards(m)) for m in row]
        for id_, row in matches.of.items()
    }


class Test_reading:
    def test_a_team_report_makes_a_tournament_of_teams(self, desk: Desk) -> None:
        key = service.import_report(desk, SAMPLE.read_bytes())
        state = desk.state(key)
        assert state.setup.teams is not None
        assert len(state.entrants) == 9
        assert state.by_number[3].squad.short == "POR"
        assert [m.person.name for m in state.by_number[3].squad.members][:2] == ["Porto 1", "Porto 2"]

    @pytest.mark.parametrize("seed", range(12))
    def test_the_matches_are_those_of_the_report(self, desk: Desk, seed: int) -> None:
        value = report(seed)
        key = service.import_report(desk, trf.write(value).encode())
        mine = desk.state(key).matches
        assert mine is not None
        assert told(mine) == told(teams.read(value))

    @pytest.mark.parametrize("seed", range(12))
    def test_what_is_written_is_read_again(self, desk: Desk, seed: int) -> None:
        value = report(seed)
        key = service.import_report(desk, trf.write(value).encode())
        for edition in ("16", "26"):
            again = teams.read(trf.read(service.export_trf(desk, key, edition)))
            assert told(again) == told(teams.read(value))

    def test_the_next_round_is_the_same(self, desk: Desk) -> None:
        value = report(3)
        value = replace(value, settings=replace(value.settings, rounds=9))
        key = service.import_report(desk, trf.write(value).encode())
        service.pair_round(desk, key)
        pairs = teams.next_round(teams.read(value)).pairs
        rows = service.boards(desk, key, draft=True)
        assert [(r.white.number, r.black.number if r.black else None) for r in rows] == [
            (p.white, p.black) for p in pairs
        ]

    def test_players_with_teams_besides_stay_players(self, desk: Desk) -> None:
        lines = ["012 Open", "013 Lyon" + " " * 28 + "   1    2", "### ronde system=dutch-2012"]
        lines += [f"001 {n:>4}      Player {n}" for n in (1, 2, 3, 4)]
        key = service.import_report(desk, "\n".join(lines).encode())
        assert desk.state(key).setup.teams is None


class Test_writing:
    def test_the_report_has_the_records_of_teams(self, desk: Desk) -> None:
        key = begin(desk, 7)
        play(desk, key)
        service.pair_round(desk, key)
        service.publish(desk, key)
        service.set_lineup(desk, key, 2, 1, [1, 2, 3, 5])
        service.set_lineup(desk, key, 2, 2, [1, 2, 3])
        service.forfeit_match(desk, key, 2, 3, "+-")
        service.award(desk, key, [Award("", -10, None, 1, ("p5",))], "telephone")
        text = service.export_trf(desk, key, "26")
        assert "192 FIDE_TEAM_TYPEA_MP_GP" in text
        assert "162  W 1.0    D 0.5    L 0.0    A 0.0    P 0.5" in text
        assert "352 WBWB" in text
        assert "362 TW 2.0   TD 1.0   TL 0.0" in text
        assert "320  1.0  2.0   7" in text
        assert "\n330 +-   2 " in text
        assert "\n299    -1.0          1    5" in text
        assert "\n300   2 " in text
        again = teams.read(trf.read(text))
        mine = desk.state(key).matches
        assert mine is not None
        assert told(again) == told(mine)

    def test_adjourned_games_are_draws_in_the_report(self, desk: Desk) -> None:
        key = begin(desk, 6)
        service.pair_round(desk, key)
        service.publish(desk, key)
        service.enter_results(desk, key, 1, [((1, 1), "adjourned"), ((1, 2), "1-0")])
        assert teams.read(trf.read(service.export_trf(desk, key, "26"))).of[1][0].games == 15

    def test_who_is_away_in_the_round_to_come(self, desk: Desk) -> None:
        key = begin(desk, 6)
        play(desk, key)
        service.announce_away(desk, key, 2, 2, "Z")
        text = service.export_trf(desk, key, "26", next_round=True)
        assert "240 Z   2    2" in text
        value = teams.fold(teams.read(trf.read(text)))
        assert {p.id for p in value.available()} == {1, 3, 4, 5, 6}

    def test_tables(self, desk: Desk) -> None:
        key = begin(desk, 6)
        play(desk, key, ("1-0", "1-0", "1/2", "0-1"))
        individuals = service.export_csv(desk, key, "individuals")
        assert individuals.splitlines()[1].split(",")[1] == "Player 4.4"  # beat the strongest opponent
        boards = service.export_csv(desk, key, "boards").splitlines()
        assert len(boards) == 1 + 4 * 3
        assert "2.5" in service.export_csv(desk, key, "crosstable")
        pairings = service.export_csv(desk, key, "pairings").splitlines()
        assert len(pairings) == 1 + 3 * 5
        assert "Captain 1" in service.export_csv(desk, key, "players")
        assert service.export_json(desk, key)["tournaments"][0]["teams"][0]["players"]

    def test_ratings_come_from_a_list(self, desk: Desk) -> None:
        key = begin(desk, 2)
        service.add_member(desk, key, 1, Person("Known", 1000, fide_id="623423"))
        line = "623423         Known                                                        FRA M"
        line = f"{line:<113}2222  0   10 1980"
        head = "ID Number      Name                                                         Fed Sex Tit"
        head = f"{head:<113}SRtng Gms SK B-day"
        assert service.update_from_rating_list(desk, key, iter([head, line])) in (["Known"], [])


class Test_lists:
    CSV = (
        "Équipe;Éch;Nom;Elo;Capitaine;Club\nCaen 1;2;Bé;1800;;Caen\nCaen 1;1;Cé;1900;x;Caen\nRouen;1;Dé;;;\n"
    )

    def test_a_list_of_players_with_their_teams(self, desk: Desk) -> None:
        key = service.add_tournament(desk, SETUP)
        found = service.read_teams("teams.csv", self.CSV.encode())
        assert found.ignored == []
        service.add_teams(desk, key, found.rosters, source="teams.csv")
        caen = desk.state(key).by_number[1]
        assert (caen.person.name, caen.squad.captain, caen.person.club) == ("Caen 1", "Cé", "Caen")
        assert [m.person.name for m in caen.squad.members] == ["Cé", "Bé"]


def test_import_of_teams_names_ignored_columns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    listed = "Équipe;Nom;Ligue;Elo;Régime\nCaen;Bé;NOR;1800;\nRouen;Dé;NOR;;sans gluten\n"
    file, table = tmp_path / "event.ronde", tmp_path / "teams.csv"
    with service.new_event(file, Event("Coupe")) as desk:
        service.add_tournament(desk, SETUP)
    table.write_text(listed, encoding="utf-8")
    assert main(["import", str(file), str(table)]) == 0
    assert "ignored columns: Ligue and Régime" in capsys.readouterr().out


def test_the_site_of_a_team_event(desk: Desk, tmp_path: Path) -> None:
    key = begin(desk, 5)
    play(desk, key)
    service.export_site(desk, tmp_path, "fr")
    teams_page = (tmp_path / key / "players.html").read_text(encoding="utf-8")
    assert "Captain 1" in teams_page
    assert "Player 1.5" in teams_page
    round_page = (tmp_path / key / "round-1.html").read_text(encoding="utf-8")
    assert "Player 1.1" in round_page
    assert "exempt" in round_page


def test_a_board_with_reversed_colours_keeps_the_colour_of_its_team_where_others_pair(desk: Desk) -> None:
    """TRF26 has no other place for it: the report to pair from has the schedule, the final one the games."""
    key = begin(desk)
    play(desk, key)
    service.played_with_wrong_colours(desk, key, 1, (1, 1))
    mine = desk.state(key).matches
    assert mine is not None
    scheduled = teams.read(trf.read(service.export_trf(desk, key, "26", next_round=True)))
    played = teams.read(trf.read(service.export_trf(desk, key, "26")))
    assert told(scheduled) == told(mine)
    white = mine.tournament.player(mine.of[1][0].players[0])
    assert played.tournament.player(white.id).cell(1).colour is Colour.BLACK
    assert scheduled.tournament.player(white.id).cell(1).colour is Colour.WHITE
    assert teams.next_round(scheduled).pairs == teams.next_round(mine).pairs
    assert "colours reversed" in service.export_trf(desk, key, "26", next_round=True)


def test_report_of_an_accelerated_event_states_its_virtual_points(desk: Desk) -> None:
    key = begin(desk, 8, replace(SETUP, acceleration="baku-2026", rounds=5))
    play(desk, key)
    text = service.export_trf(desk, key, "26", next_round=True)
    records = [line for line in text.split("\n") if line.startswith("250")]
    assert records[:2] == ["250  2.0        1   2    1    1", "250  2.0        1   2    2    2"]
    assert "_BAKU" in text
    assert service.import_report(desk, text.encode(), "again")
