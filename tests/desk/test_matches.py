"""Matches of two games at the desk: both games entered, corrected, counted, exported and read back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ronde.checking import check
from ronde.cli import main
from ronde.desk import service
from ronde.desk.event import Event, Setup
from ronde.desk.service import Desk
from ronde.errors import Conflict, Refused
from ronde.formats import trf
from ronde.model import Colour, Result, read_match
from tests.desk.conftest import begin

MATCHES = Setup("Matches", "double-swiss-2026", 3)


@pytest.fixture
def key(desk: Desk) -> str:
    """Seven players, round 1 published: three matches and the bye."""
    key = begin(desk, 7, MATCHES)
    service.pair_round(desk, key)
    service.publish(desk, key)
    return key


def scores(desk: Desk, key: str) -> dict[int, int]:
    state = desk.state(key)
    return {state.entrants[uid].number: tenths for uid, tenths in service.points(desk, key).items()}


class Test_reading:
    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("1-0 ½-½", "10=="), ("1-0,0-1", "1001"), ("1 5", "10=="), ("10==", "10=="), ("2-0", "1010"),
            ("0-2", "0101"), ("2-0F", "+-+-"), ("0-0F", "----"), ("+ -", "+--+"), ("1-0F 0-1", "+-01"),
            ("1-0 *", "10**"), ("* ½", "**=="), ("1/2-1/2 1-0", "==10"), ("+-10", "+-10"),
        ],
    )  # fmt: skip
    def test_both_games(self, text: str, code: str) -> None:
        assert read_match(text) == code

    @pytest.mark.parametrize("text", ["", "1-0", "1½-½", "1-1", "1-0 1-0 1-0", "1-0 what", "3-0", "10"])
    def test_a_score_does_not_say_how_the_games_ended(self, text: str) -> None:
        assert read_match(text) is None


class Test_entering:
    def test_points_of_both_games(self, desk: Desk, key: str) -> None:
        service.enter_results(desk, key, 1, [(1, "1-0 ½-½"), (2, "0-2"), (3, "1-0 0-1")])
        assert scores(desk, key) == {1: 15, 2: 20, 3: 10, 4: 5, 5: 0, 6: 10, 7: 15}
        assert desk.state(key).rounds[0].finished

    def test_game_by_game(self, desk: Desk, key: str) -> None:
        service.enter_result(desk, key, 1, 1, "1-0 *")
        assert 1 in service.missing_results(desk, key)
        assert desk.state(key).results.player(1).cell(1).result is Result.PENDING
        service.enter_result(desk, key, 1, 1, "* ½")
        assert desk.state(key).rounds[0].boards[0].outcome == "10=="
        before = desk.seq
        service.enter_result(desk, key, 1, 1, "1-0 *")  # somebody else enters what is there
        assert desk.seq == before

    def test_another_result_of_a_game_is_a_conflict(self, desk: Desk, key: str) -> None:
        service.enter_result(desk, key, 1, 1, "1-0 *")
        with pytest.raises(Conflict):
            service.enter_result(desk, key, 1, 1, "0-1 ½-½")
        assert desk.state(key).rounds[0].boards[0].outcome == "10**"

    @pytest.mark.parametrize("text", ["1-0", "1½-½", "1-1", "* *", "adjourned"])
    def test_both_games_must_be_said(self, desk: Desk, key: str, text: str) -> None:
        with pytest.raises(Refused, match="is not the result of a match"):
            service.enter_result(desk, key, 1, 1, text)

    def test_a_round_with_half_a_match_is_not_paired(self, desk: Desk, key: str) -> None:
        service.enter_results(desk, key, 1, [(1, "1-0 *"), (2, "2-0"), (3, "2-0")])
        with pytest.raises(Refused):
            service.pair_round(desk, key)

    def test_forfeits(self, desk: Desk, key: str) -> None:
        service.enter_results(desk, key, 1, [(1, "+ 1"), (2, "2-0F"), (3, "+ -")])
        cells = {player.id: player.cell(1) for player in desk.state(key).results.players}
        boards = [(board.white, board.black) for board in desk.state(key).rounds[0].boards[:3]]
        numbers = [tuple(desk.state(key).number(uid) for uid in pair) for pair in boards]
        (a, b), (c, d), (e, f) = numbers
        assert cells[a or 0].played
        assert cells[b or 0].played
        assert cells[c or 0].result is Result.FORFEIT_WIN
        assert cells[d or 0].result is Result.FORFEIT_LOSS
        assert cells[e or 0].result is cells[f or 0].result is Result.DRAW
        assert [cells[n or 0].points for n in (a, b, c, d, e, f)] == [20, 0, 20, 0, 10, 10]

    def test_colours_are_as_paired(self, desk: Desk, key: str) -> None:
        with pytest.raises(Refused, match="both colours"):
            service.played_with_wrong_colours(desk, key, 1, 1)


class Test_correcting:
    def test_one_game_of_a_match(self, desk: Desk, key: str) -> None:
        service.enter_result(desk, key, 1, 1, "1-0 ½-½")
        assert service.correct_result(desk, key, 1, 1, "* 0-1", "misread", seen="10==") == "next"
        assert desk.state(key).rounds[0].boards[0].outcome == "1001"
        line = service.log(desk, key)[-1]
        assert "1½-½ (1-0, ½-½)" in line.say("en")
        assert "1-1 (1-0, 0-1)" in line.say("fr")

    def test_undo(self, desk: Desk, key: str) -> None:
        service.enter_result(desk, key, 1, 1, "1-0 *")
        service.enter_result(desk, key, 1, 1, "* 0-1")
        service.undo(desk, key)
        assert desk.state(key).rounds[0].boards[0].outcome == "10**"
        service.redo(desk, key)
        assert desk.state(key).rounds[0].boards[0].outcome == "1001"

    def test_what_others_changed_meanwhile(self, desk: Desk, key: str) -> None:
        service.enter_result(desk, key, 1, 1, "2-0")
        with pytest.raises(Conflict):
            service.correct_result(desk, key, 1, 1, "0-2", seen="10==")


def played(desk: Desk, key: str) -> str:
    """Three rounds with every kind of result and byes."""
    service.announce_away(desk, key, 6, 2, "H")
    given = [
        [(1, "1-0 ½-½"), (2, "0-2"), (3, "+ -")],
        [(1, "½ ½"), (2, "2-0F"), (3, "0-1 1-0")],
        [(1, "½-½ 0-1"), (2, "0-0F"), (3, "1-0F 0-1")],
    ]
    for number, results in enumerate(given, 1):
        if number > 1:
            service.pair_round(desk, key)
            service.publish(desk, key)
        boards = set(service.missing_results(desk, key))
        service.enter_results(desk, key, number, [one for one in results if one[0] in boards])
    return service.export_trf(desk, key)


class Test_an_event:
    def test_the_report_has_two_columns_a_match(self, desk: Desk, key: str) -> None:
        text = played(desk, key)
        assert "XXR 6" in text
        line = next(line for line in text.splitlines() if line.startswith("001    1"))
        assert [line[91 + 10 * n : 99 + 10 * n] for n in range(2)] == ["   4 w 1", "   4 b ="]

    def test_it_is_as_the_system_pairs_it(self, desk: Desk, key: str) -> None:
        report = check(trf.read(played(desk, key)))
        assert report.system == "double-swiss-2026"
        assert report.clean, list(report.all_findings())

    @pytest.mark.parametrize("edition", ["16", "26"])
    def test_it_comes_back(self, desk: Desk, key: str, file: str, edition: str) -> None:
        played(desk, key)
        text = service.export_trf(desk, key, edition)
        with service.new_event(file + "2", Event("Copy")) as other:
            again = service.import_report(other, text.encode(), "copy")
            mine, theirs = desk.state(key), other.state(again)
            assert theirs.setup.scoring == mine.setup.scoring
            assert theirs.results.players == mine.results.players
            assert [b.outcome for b in theirs.rounds[0].boards] == [b.outcome for b in mine.rounds[0].boards]
            assert scores(other, again) == scores(desk, key)

    def test_tables(self, desk: Desk, key: str) -> None:
        played(desk, key)
        cross = service.export_csv(desk, key, "crosstable", language="fr")
        assert "1,5" in cross
        assert "couleur de la partie 1" not in cross
        pairs = service.export_csv(desk, key, "pairings", 1)
        assert "1.5 - 0.5" in pairs
        assert service.export_json(desk, key)["tournaments"][0]["rounds"][0]["boards"][0]["result"] == "10=="

    def test_the_site(self, desk: Desk, key: str, tmp_path: object) -> None:
        played(desk, key)
        pages = service.export_site(desk, f"{tmp_path}/site", "fr")
        card = next(page for page in pages if page.name.startswith("p1."))
        assert "1,5 (1 ½)" in card.read_text()

    def test_accelerated(self, desk: Desk) -> None:
        key = begin(desk, 8, replace(MATCHES, acceleration="baku-2026"), "baku")
        service.pair_round(desk, key)
        first = service.publish(desk, key)
        boards = [tuple(desk.state(key).number(uid) for uid in (b.white, b.black)) for b in first.boards]
        assert {frozenset(pair) for pair in boards} == {
            frozenset(pair) for pair in ((1, 3), (2, 4), (5, 7), (6, 8))
        }


class Test_the_command:
    def test_results_and_corrections(
        self, desk: Desk, key: str, file: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["result", file, "1=1-0,½-½", "2=2-0", "3=0-1 ½"]) == 0
        assert desk.state(key).rounds[0].finished
        assert main(["result", file, "1=1-1"]) != 0
        assert "write both games" in capsys.readouterr().err
        assert main(["result", file, "--correct", "1=*,1-0", "--reason", "misread"]) == 0
        assert desk.state(key).rounds[0].boards[0].outcome == "1010"
        assert main(["--lang", "fr", "log", file, "--last", "1"]) == 0
        assert "2-0 (1-0, 1-0)" in capsys.readouterr().out


def test_the_colour_of_game_1_is_drawn(desk: Desk) -> None:
    key = service.add_tournament(desk, MATCHES, "drawn")
    with pytest.raises(Refused):
        service.pair_round(desk, key)
    service.draw_colour(desk, key, Colour.BLACK, "coin")
