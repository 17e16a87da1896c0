"""Studies: read, played, measured, stopped and gone on with, summed up."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ronde.cli import main
from ronde.errors import BadInput
from ronde.model import ABSENT, BYE, Cell, Colour, Player, Result, Settings, Tournament
from ronde.studying import measures, plan, running
from ronde.studying.playing import Played, played
from ronde.studying.ratings import KINDS, Ratings
from ronde.studying.results import BLACK_WINS, DRAWN, MODELS, WHITE_WINS, Results
from ronde.studying.summary import summary

TEXT = """
name = "Small"
seed = 7
repetitions = 5

[grid]
system = ["dutch-2026", "elo-swiss"]
acceleration = ["none", "baku-2026"]
players = [9]
rounds = [3]
"""


class Test_plan:
    def test_the_grid_without_what_cannot_be_played(self) -> None:
        study = plan.parse(TEXT)
        assert [(s.system, s.acceleration) for s in study.settings] == [
            ("dutch-2026", "none"),
            ("dutch-2026", "baku-2026"),
            ("elo-swiss", "none"),
        ]
        assert [(s.system, s.acceleration) for s in study.left_out] == [("elo-swiss", "baku-2026")]
        assert len(study) == 15

    @pytest.mark.parametrize(
        ("old", "new", "name"),
        [
            ("seed = 7", "", "error-study-missing"),
            ("seed = 7", "seed = true", "error-study-range"),
            ("repetitions = 5", "repetitions = 0", "error-study-range"),
            ("players = [9]", "players = [1]", "error-study-range"),
            ("players = [9]", 'players = ["9"]', "error-study-value"),
            ("players = [9]", "", "error-study-missing"),
            ("elo-swiss", "elo-swis", "error-no-system"),
            ('["dutch-2026", "elo-swiss"]', '["swiss-team-2026"]', "error-study-teams"),
            ("[grid]", "colour = 3\n[grid]", "error-study-unknown"),
            ("[grid]", "[results]\ndraws = 2\n[grid]", "error-study-probability"),
            ("[grid]", '[results]\ndraws = "no"\n[grid]', "error-study-value"),
            ("[grid]", '[ratings]\nkind = "file"\n[grid]', "error-study-missing"),
            ("[grid]", '[ratings]\nkind = "odd"\n[grid]', "error-study-ratings"),
            ("[grid]", "[ratings]\nmean = 1800\n[grid]", "error-study-unknown"),
            ("[grid]", '[ratings]\npath = "list.txt"\n[grid]', "error-study-unknown"),
            ("[grid]", '[ratings]\nkind = "normal"\nlow = 1400\n[grid]', "error-study-unknown"),
            ("[grid]", '[ratings]\nkind = ["normal"]\n[grid]', "error-study-value"),
            ("[grid]", '[results]\nmodel = "milvang"\ndraws = 0.3\n[grid]', "error-study-unknown"),
            ("[grid]", "[ratings]\nlow = 2300\n[grid]", "error-study-low-high"),
            ("[grid]", "[ratings]\nlow = 0\n[grid]", "error-study-range"),
            ("[grid]", "[ratings]\nhigh = 3501\n[grid]", "error-study-range"),
            ("[grid]", "[[results]]\n[[results]]\n[grid]", "error-study-names"),
            ("[grid]", "[grid", "error-study-toml"),
            ("[grid]", '[results]\nmodel = "odd"\n[grid]', "error-study-model"),
            ("[grid]", "[results]\nwhite = 500\n[grid]", "error-study-number"),
            ("[grid]", "[results]\nform = nan\n[grid]", "error-study-number"),
            ('"baku-2026"', '"bakku"', "error-study-acceleration"),
            ("[grid]", 'compare = ["swiss-team-2026"]\n[grid]', "error-study-teams"),
            ("[grid]", 'compare = ["double-swiss-2026"]\n[grid]', "error-study-compare"),
            ("[grid]", "tiebreaks = 3\n[grid]", "error-study-value"),
            ("[grid]", 'tiebreaks = "ODD"\n[grid]', "error-no-tie-break-lists-with"),
        ],
    )
    def test_what_is_wrong_has_a_sentence(self, old: str, new: str, name: str) -> None:
        with pytest.raises(BadInput) as caught:
            plan.parse(TEXT.replace(old, new))
        assert caught.value.message == name

    def test_a_kind_names_what_it_uses(self) -> None:
        with pytest.raises(BadInput, match=r"no ratings\.mean; possible here: error, high, kind, low, name$"):
            plan.parse(TEXT.replace("[grid]", "[ratings]\nmean = 1800\n[grid]"))
        for part, kinds, said in ((Ratings, KINDS, "path"), (Results, MODELS, "")):
            used = {key for keys in kinds.values() for key in keys} - {said}
            assert used == {field.name for field in fields(part)} - {"listed"}

    @pytest.mark.parametrize(
        ("old", "new", "english", "french"),
        [
            ("seed = 7", "", "seed is missing from the study", "il manque seed dans l'étude"),
            (
                "players = [9]", "players = []", "the value of grid.players is empty or of the wrong type",
                "la valeur de grid.players est vide ou n'est pas du bon type",
            ),
            (
                "players = [9]", "player = [9]",
                "a study has no grid.player; possible here: acceleration, players, rounds, system",
                "une étude n'a pas de grid.player\xa0; possibles ici\xa0: "
                "acceleration, players, rounds, system",
            ),
        ],
    )  # fmt: skip
    def test_sentences(self, old: str, new: str, english: str, french: str) -> None:
        with pytest.raises(BadInput) as caught:
            plan.parse(TEXT.replace(old, new))
        assert (caught.value.say("en"), caught.value.say("fr")) == (english, french)

    def test_low_above_high_says_so(self) -> None:
        text = TEXT.replace("[grid]", "[ratings]\nlow = 2300\n[grid]")  # above what high is if left out
        with pytest.raises(BadInput) as caught:
            plan.parse(text)
        assert caught.value.say("en") == "ratings.low (2300) is above ratings.high (2200)"

    def test_ratings_of_files(self, tmp_path: Path) -> None:
        (tmp_path / "list.txt").write_text("2000\n\n1500\n")
        text = TEXT.replace("[grid]", '[ratings]\nkind = "file"\npath = "list.txt"\n[grid]')
        (study,) = {s.ratings for s in plan.parse(text, tmp_path).settings}
        assert study.listed == (2000, 1500)
        assert set(study.draw(5, Random(1))) <= {2000, 1500}
        (tmp_path / "list.txt").write_text("2000\nhigh\n")
        with pytest.raises(BadInput, match="line 2"):
            plan.parse(text, tmp_path)

    def test_ratings_of_a_report(self, tmp_path: Path) -> None:
        (tmp_path / "open.trf").write_bytes(Path("samples/open.trf").read_bytes())
        text = TEXT.replace("[grid]", '[ratings]\nkind = "file"\npath = "open.trf"\n[grid]')
        assert max(plan.parse(text, tmp_path).settings[0].ratings.listed) > 2000


class Test_results:
    def test_white_scores_the_expectation(self) -> None:
        model = Results(draws=0.5, white=30)
        for white, black in ((2000, 2000), (2100, 1900), (1500, 2300), (2600, 1400)):
            draw, win = model.chances(white, black)
            expected = 1 / (1 + 10 ** ((black - white - 30) / 400))
            assert win + draw / 2 == pytest.approx(expected)
            assert 0 <= draw <= 1
            assert win >= 0
            assert win + draw <= 1 + 1e-12

    def test_more_draws_among_the_strong(self) -> None:
        model = Results(draws=0.2, draws_slope=0.05)
        assert model.chances(2600, 2600)[0] == pytest.approx(0.5)
        assert model.chances(1600, 1600)[0] == pytest.approx(0.0)

    def test_the_fitted_model_at_known_points(self) -> None:
        model = Results(model="milvang")
        draw, win = model.chances(2000, 2000)
        assert win == pytest.approx(1 / (1 + 10 ** (96 / 370)))
        assert 1 - win - draw == pytest.approx(1 / (1 + 10 ** (150 / 370)))
        assert model.chances(2400, 2400)[0] > draw > model.chances(1400, 1400)[0] > 0
        draw, win = model.chances(900, 900)  # below the games it was fitted to
        assert (draw, 0 < win < 1) == (0, True)

    def test_the_same_luck_whoever_has_white(self) -> None:
        model = Results(draws=0.4)
        for n in range(200):
            white = model.play(2000, 2000, Random(n), white_first=True)
            black = model.play(2000, 2000, Random(n), white_first=False)
            assert white == (black[1], black[0])

    def test_upsets_and_certain_results(self) -> None:
        rng = Random(1)
        sure = Results(draws=0.0)
        assert {sure.play(3400, 100, rng) for _ in range(50)} == {WHITE_WINS}
        upset = Results(draws=0.0, upsets=1.0)
        assert {upset.play(3400, 100, rng) for _ in range(50)} == {WHITE_WINS, BLACK_WINS}
        assert {Results(draws=1.0).play(2000, 2000, rng) for _ in range(20)} == {DRAWN}


class Test_playing:
    def test_a_tournament_comes_from_its_seed_alone(self) -> None:
        setting = plan.parse(TEXT).settings[0]
        assert played(setting, 7, 3) == played(setting, 7, 3)
        assert played(setting, 7, 3) != played(setting, 7, 4)
        assert played(setting, 7, 3) != played(setting, 8, 3)

    def test_systems_play_the_same_field(self) -> None:
        first, _, other = plan.parse(TEXT).settings
        drawn = [sorted(played(one, 7, 3).strengths.values()) for one in (first, other)]
        assert drawn[0] == drawn[1]

    def test_two_players_have_the_same_luck_whoever_pairs_them(self) -> None:
        dutch = replace(plan.parse(TEXT).settings[0], players=8, rounds=5)
        games = [self.games(replace(dutch, system=key)) for key in ("dutch-2026", "dubov-2026", "lim-2026")]
        same = [two for two in games[0] if two in games[1] and two in games[2]]
        assert len(same) > 5
        assert all(games[0][two] == games[1][two] == games[2][two] for two in same)

    def games(self, setting: plan.Setting) -> dict[tuple[int, int | None], Result]:
        """The results of all games without any advantage of White, seen from both sides."""
        players = played(setting, 7, 0).tournament.players
        return {(p.id, cell.opponent): cell.result for p in players for cell in p.cells if cell.opponent}

    def test_a_match_has_both_colours(self) -> None:
        white = Results("white", draws=0.0, white=400)
        double = replace(plan.parse(TEXT).settings[0], system="double-swiss-2026", results=white)
        flat = Ratings("flat", low=1800, high=1800)
        one = played(replace(double, ratings=flat, players=8), 7, 0)
        matches = [cell.games for p in one.tournament.players for cell in p.cells if cell.games]
        split = sum(set(games) == {Result.WIN, Result.LOSS} for games in matches)
        assert split > len(matches) / 2  # White wins ten of eleven games
        found = measures.measured(one)
        assert found["colour_two"] is None
        assert found["kendall"] is None  # nobody is stronger

    def test_who_is_not_there(self) -> None:
        setting = plan.parse(TEXT).settings[0]
        absent = replace(setting, attendance=plan.Attendance("away", absences=0.5))
        cells = [cell for p in played(absent, 7, 0).tournament.players for cell in p.cells]
        assert any(cell.result is Result.ABSENT for cell in cells)


def tournament() -> Tournament:
    """Two rounds of three players: 1 beats 2, then 3; 2 beats 3 by forfeit no more than once."""
    white, black = Colour.WHITE, Colour.BLACK
    players = (
        Player(1, rating=2000, cells=(Cell(2, white, Result.WIN), Cell(3, white, Result.WIN))),
        Player(2, rating=1900, cells=(Cell(1, black, Result.LOSS), BYE)),
        Player(3, rating=1700, cells=(BYE, Cell(1, black, Result.LOSS))),
    )
    return Tournament(players, Settings(system="dutch-2026", rounds=2))


class Test_measures:
    def value(self, key: str, **strengths: float) -> float | None:
        found = {int(name[1:]): value for name, value in strengths.items()} or {1: 3.0, 2: 2.0, 3: 1.0}
        return measures.measured(Played(tournament(), found))[key]

    def test_pairs(self) -> None:
        assert self.value("rating_gap") == (100 + 300) / 2
        assert self.value("score_gap") == 0  # 0-0, then 1-1: the bye of round 1 is a point
        assert self.value("floats") == 0
        assert self.value("rematch_pressure") == 0

    def test_a_forfeit_is_no_meeting(self) -> None:
        white, black = Colour.WHITE, Colour.BLACK
        drawn = [Cell(other, colour, Result.DRAW) for other, colour in ((2, white), (1, black))]
        lost = [Cell(other, colour, Result.FORFEIT_LOSS) for other, colour in ((2, white), (1, black))]
        found = []
        for first in (drawn, lost):
            players = tuple(Player(n, cells=(first[n - 1], drawn[n - 1])) for n in (1, 2))
            played = Played(Tournament(players, Settings(rounds=2)), {1: 2.0, 2: 1.0})
            found.append(measures.rematch_pressure(measures.Seen(played)))
        assert found == [1, 0]  # who forfeited may be paired again

    def test_ranking(self) -> None:
        assert self.value("best_wins") == 1
        assert self.value("best_wins", p1=1, p2=2, p3=3) == 0
        assert self.value("top_hits:3") is None  # of three players
        better, worse = self.value("kendall"), self.value("kendall", p1=1, p2=2, p3=3)
        assert better is not None
        assert worse is not None
        assert better > 0 > worse

    def test_table_and_colours(self) -> None:
        assert self.value("perfect") == 1
        assert (self.value("perfect_after:1"), self.value("perfect_after:2")) == (2, 1)
        assert self.value("tied_after:PTS") == pytest.approx(2 / 3)
        assert self.value("tied_first") == 0
        assert self.value("top_meetings") == 1  # one board: players 1 and 2, who met
        assert self.value("colour_imbalance") == pytest.approx((2 + 1 + 1) / 3)
        assert self.value("colour_two") == pytest.approx(1 / 3)
        assert self.value("shortened") == 0
        assert self.value("norms:IM") is None  # nobody has nine games
        assert self.value("neighbours") == pytest.approx((abs(1800 - 2000) + 0) / 2)

    def test_systems_without_colours(self) -> None:
        elo = plan.parse(TEXT).settings[2]
        assert measures.measured(played(elo, 7, 0))["colour_two"] is None

    def test_comparison_with_itself(self) -> None:
        dutch = plan.parse(TEXT).settings[0]
        assert measures.compared(played(dutch, 7, 0).tournament, "dutch-2026") == (1, 1)
        found = measures.measured(played(dutch, 7, 0), ("dutch-2026", "lim-2026"))
        assert [key for key in found if key.startswith("pairs_equal")] == ["pairs_equal:lim-2026"]
        pairs, rounds = measures.compared(played(dutch, 7, 0).tournament, "lim-2026")
        assert pairs is not None
        assert rounds is not None
        assert 0 <= rounds <= pairs <= 1

    def test_every_measure_has_words(self) -> None:
        from ronde.studying.report import measure_about, measure_title

        for language in ("en", "fr"):
            for measure in (*measures.MEASURES, *measures.SERIES):
                assert measure_title(measure.key, language) != measure_about(measure.key, language)


class Test_final_table:
    def played(self, score: str) -> Played:
        """Nine rounds of player 1 against nine opponents rated 2400, by letters: a win, a draw, a loss."""
        results = {"1": Result.WIN, "=": Result.DRAW, "0": Result.LOSS}
        cells = tuple(Cell(n, None, results[letter]) for n, letter in enumerate(score, 2))
        reverse = {Result.WIN: Result.LOSS, Result.DRAW: Result.DRAW, Result.LOSS: Result.WIN}
        players = [Player(1, rating=2300, cells=cells)]
        for n, cell in enumerate(cells):
            row = [ABSENT] * len(cells)
            row[n] = Cell(1, None, reverse[cell.result])
            players.append(Player(n + 2, rating=2400, cells=tuple(row)))
        return Played(Tournament(tuple(players), Settings(rounds=9)), {n: 2400.0 - n for n in range(1, 11)})

    def test_norms(self) -> None:
        assert measures.measured(self.played("11=====00"))["norms:IM"] == 0  # 50 % against 2400: 2400
        assert measures.measured(self.played("111=====0"))["norms:IM"] == 1  # 61 %: 2480
        assert measures.measured(self.played("111=====0"))["norms:GM"] == 0
        assert measures.measured(self.played("11111111="))["norms:GM"] == 1


def figures(folder: running.Folder) -> list[tuple[object, ...]]:
    return sorted(tuple(row.values()) for row in folder.table().drop_columns("kendall").to_pylist())


def _plain(rows: Any) -> object:
    """The rows of a part, or none; text that is no text is other text."""
    try:
        return rows and rows.to_pylist()
    except UnicodeDecodeError:
        return "?"


class Test_running:
    @pytest.fixture
    def study(self, monkeypatch: pytest.MonkeyPatch) -> plan.Study:
        monkeypatch.setattr(running, "ROWS", 2 * 9 * 3 // (32 * 7) + 2)
        return plan.parse(TEXT)

    def test_stopped_and_gone_on_with(self, study: plan.Study, tmp_path: Path) -> None:
        whole, parts = running.Folder(tmp_path / "whole"), running.Folder(tmp_path / "parts")
        whole.open(study, resume=False)
        assert sum(running.run(study, whole, running.Local(1))) == len(study)
        parts.open(study, resume=False)
        run = running.run(study, parts, running.Local(1))
        begun = next(run)
        run.close()  # as when somebody stops it
        (parts.parts / "000-000000000.parquet.part").write_bytes(b"half a file")
        parts.open(study, resume=True)
        assert 0 < sum(chunk.count for chunk in parts.missing(study)) <= len(study) - begun
        assert begun + sum(running.run(study, parts, running.Local(2))) >= len(study) - begun
        assert not parts.missing(study)
        assert figures(parts) == figures(whole)

    def test_another_study_is_refused(self, study: plan.Study, tmp_path: Path) -> None:
        folder = running.Folder(tmp_path)
        folder.open(study, resume=False)
        with pytest.raises(BadInput) as caught:
            folder.open(study, resume=False)
        assert caught.value.message == "error-study-there"
        with pytest.raises(BadInput) as caught:
            folder.open(plan.parse(TEXT.replace("seed = 7", "seed = 8")), resume=True)
        assert caught.value.message == "error-study-other"

    def test_another_list_of_ratings_is_refused(self, tmp_path: Path) -> None:
        text = TEXT.replace("[grid]", '[ratings]\nkind = "file"\npath = "list.txt"\n[grid]')
        (tmp_path / "list.txt").write_text("2000\n1500\n")
        folder, before = running.Folder(tmp_path / "out"), plan.parse(text, tmp_path)
        folder.open(before, resume=False)
        folder.open(plan.parse(text, tmp_path), resume=True)
        (tmp_path / "list.txt").write_text("2000\n1400\n")
        changed = plan.parse(text, tmp_path)
        with pytest.raises(BadInput) as caught:
            folder.open(changed, resume=True)
        assert caught.value.message == "error-study-other"
        folder.digest.unlink()  # as folders of earlier versions
        folder.open(before, resume=True)
        with pytest.raises(BadInput):
            folder.open(changed, resume=True)

    @pytest.mark.parametrize("damage", ["empty", "cut", "zeros", "middle"])
    def test_a_damaged_part_is_played_again(self, damage: str, study: plan.Study, tmp_path: Path) -> None:
        folder = running.Folder(tmp_path)
        folder.open(study, resume=False)
        list(running.run(study, folder, running.Local(1)))
        before = figures(folder)
        part = min(folder.parts.iterdir())
        whole = part.read_bytes()
        half = len(whole) // 2
        wrong = {"empty": b"", "cut": whole[:half], "zeros": bytes(len(whole))}
        part.write_bytes(wrong.get(damage, whole[:4] + bytes(half) + whole[4 + half :]))
        with pytest.raises(BadInput) as caught:
            folder.table()
        assert caught.value.message == "error-study-damaged"
        assert part.name in caught.value.say("en")
        folder.open(study, resume=True)
        assert [chunk.file for chunk in folder.missing(study)] == [part.name]
        list(running.run(study, folder, running.Local(1)))
        assert figures(folder) == before

    def test_flipped_bit_of_a_value_is_damage(self, study: plan.Study, tmp_path: Path) -> None:
        folder = running.Folder(tmp_path)
        folder.open(study, resume=False)
        list(running.run(study, folder, running.Local(1)))
        part = min(folder.parts.iterdir())
        whole = part.read_bytes()
        expected = _plain(running._read(part))
        footer = len(whole) - 8 - int.from_bytes(whole[-8:-4], "little")
        for place in range(4, footer, 5):
            changed = bytearray(whole)
            changed[place] ^= 1 << place % 8
            part.write_bytes(changed)
            assert _plain(running._read(part)) in (None, expected), place

    def test_what_is_there_twice_is_not_counted_twice(self, study: plan.Study, tmp_path: Path) -> None:
        folder = running.Folder(tmp_path)
        folder.open(study, resume=False)
        list(running.run(study, folder, running.Local(1)))
        first = next(folder.parts.iterdir())
        (folder.parts / "copy.parquet").write_bytes(first.read_bytes())
        with pytest.raises(BadInput) as caught:
            summary(folder.table())
        assert caught.value.message == "error-study-counted-twice"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_commands(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "small.toml"
    file.write_text(TEXT)
    folder = str(tmp_path / "out")
    assert main(["study", str(file), folder, "--jobs", "1", "--lang", language]) == 0
    assert main(["study", "report", folder, "--lang", language]) == 0
    page = (tmp_path / "out" / "report" / "index.html").read_text(encoding="utf-8")
    assert ("confidence" if language == "en" else "confiance") in page
    for name in ("kendall.svg", "kendall.png", "table.csv"):
        assert (tmp_path / "out" / "report" / name).stat().st_size > 100
    assert "elo-swiss" in capsys.readouterr().err  # what cannot be played
    assert main(["study", str(file), folder, "--lang", language]) == 3  # it is there already
    assert main(["study", "report", str(tmp_path / "nothing"), "--lang", language]) == 3
    assert main(["study", "report", "--lang", language]) == 3
    for jobs in ("0", "1025"):
        assert main(["study", str(file), str(tmp_path / "jobs"), "--jobs", jobs, "--lang", language]) == 3


@pytest.mark.parametrize("file", sorted(Path("studies").glob("*.toml")), ids=lambda file: file.stem)
def test_the_studies_that_ship_can_be_played(file: Path) -> None:
    study = plan.read(file)
    for setting in study.settings:
        small = replace(setting, players=8, rounds=2)
        assert played(small, study.seed, 0).tournament.played_rounds == 2
