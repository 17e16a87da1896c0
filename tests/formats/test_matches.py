"""Reports of matches: type codes (192), points round by round (XXM, XXG), team events for other engines."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.facts.history import cards, scores
from ronde.formats import trf
from ronde.formats.trf import trf26
from ronde.formats.trf.types import read_type, type_code
from ronde.model import BYE, Cell, Colour, Result, Settings
from ronde.ranking.standings import standings
from ronde.ranking.tiebreaks.teams import stated_primary
from ronde.teams import fold, next_round, read, with_round
from tests.team_fields import double_field, team_field

CORPUS = Path(__file__).parent.parent / "corpus"
TEAMS = sorted((CORPUS / "swiss_team_2026").glob("*.team.trf"))
DOUBLES = sorted((CORPUS / "double_swiss_2026").glob("*.trf"))


def options(code: str) -> dict[str, str]:
    found = read_type(f"192 {code}")
    assert found is not None
    assert found.system == "swiss-team-2026"
    return dict(found.options)


class Test_types:
    @pytest.mark.parametrize("code", ["FIDE_TEAM", "FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_BAKU"])
    def test_the_usual_type_says_nothing(self, code: str) -> None:
        assert options(code) == {}

    def test_the_first_score_is_the_primary_one(self) -> None:
        assert options("FIDE_TEAM_TYPEB_GP_MP") == {"preference": "B", "score": "GP", "second": "MP"}
        assert options("FIDE_TEAM_TYPEA_MP") == {"second": "none"}

    def test_without_a_type_there_are_no_preferences(self) -> None:
        assert options("FIDE_TEAM_MP_GP") == {"preference": "none"}
        assert options("FIDE_TEAM_GP") == {"preference": "none", "score": "GP", "second": "none"}

    @pytest.mark.parametrize("code", ["CUSTOM_SWISS", "FIDE_TEAMS", "FIDE_TEAM_TYPEA_MP_MP", "FIDE_TEAM_XY"])
    def test_other_codes_are_none_of_ours(self, code: str) -> None:
        assert read_type(f"192 {code}") is None

    @pytest.mark.parametrize(
        "code",
        [
            "FIDE_TEAM_TYPEA_MP_GP",
            "FIDE_TEAM_TYPEB_GP_MP",
            "FIDE_TEAM_TYPEB_MP",
            "FIDE_TEAM_GP",
            "FIDE_TEAM_MP_GP",
            "FIDE_TEAM_TYPEA_MP_GP_BAKU",
            "FIDE_DOUBLESWISS",
            "FIDE_DOUBLESWISS_BAKU",
        ],
    )
    def test_written_as_read(self, code: str) -> None:
        found = read_type(f"192 {code}")
        assert found is not None
        assert found.acceleration == ("baku-2026" if code.endswith("BAKU") else None)
        settings = Settings(found.system, acceleration=found.acceleration, options=found.options)
        assert type_code(settings) == code

    def test_virtual_points_that_are_written_replace_the_code(self) -> None:
        text = "192 FIDE_DOUBLESWISS_BAKU\n" + "\n".join(DOUBLES[0].read_text().splitlines()[2:])
        assert trf.read(text).settings.acceleration == "baku-2026"
        assert trf.read(text + "\nXXA    1  2.0  2.0\n").settings.acceleration is None

    @pytest.mark.parametrize(
        "own", ["### ronde system=swiss-team-2026", "### ronde system=swiss-team-2026 acceleration=baku-2026"]
    )
    def test_system_named_before_the_type_keeps_type_and_scores(self, own: str) -> None:
        records = (own, "192 FIDE_TEAM_TYPEB_GP_MP_BAKU")
        player = "001    1      Team 1"
        settings = [trf.read("\n".join((player, *order))).settings for order in (records, records[::-1])]
        assert settings[0] == settings[1]
        assert dict(settings[0].options) == {"preference": "B", "score": "GP", "second": "MP"}
        assert settings[0].acceleration == "baku-2026"

    def test_another_system_named_before_the_type_stays(self) -> None:
        records = ("001    1      A", "### ronde system=dutch-2026", "192 FIDE_TEAM_TYPEB_GP_MP")
        settings = trf.read("\n".join(records)).settings
        assert (settings.system, settings.options) == ("dutch-2026", ())


class Test_points_by_round:
    @pytest.mark.parametrize("seed", range(40))
    def test_what_is_written_is_read(self, seed: int) -> None:
        for tournament in (team_field(seed), double_field(seed)):
            for text in (trf.write(replace(tournament, source=())), trf26.write(tournament)):
                again = trf.read(text)
                assert (again.players, again.settings) == (tournament.players, tournament.settings)
                assert scores(again) == scores(tournament)

    def test_the_lines_of_a_file_stay(self) -> None:
        for path in (*TEAMS, *DOUBLES, *(CORPUS / "swiss_team_2026").glob("???.trf")):
            text = path.read_text()
            assert trf.write(trf.read(text)) == text, path.name


@pytest.mark.parametrize("path", TEAMS, ids=lambda path: path.name[:3])
class Test_team_reports:
    def test_paired_as_expected(self, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["pair", str(path), "--teams"]) == 0
        assert capsys.readouterr().out == (path.parent / f"{path.name[:3]}.out").read_text()

    def test_the_same_position_as_with_the_teams_as_players(self, path: Path) -> None:
        teams = fold(read(trf.read(path.read_bytes())))
        plain = trf.read((path.parent / f"{path.name[:3]}.trf").read_bytes())
        for mine, other in zip(cards(teams).values(), cards(plain).values(), strict=True):
            assert mine.id == other.id
            assert (mine.score, mine.pairing_score, mine.before) == (
                other.score,
                other.pairing_score,
                other.before,
            )
            assert (mine.met, mine.colours) == (other.met, other.colours)
            assert sum(c.second or 0 for c in mine.cells) == sum(c.second or 0 for c in other.cells)

    def test_the_next_round_as_other_engines_read_it(self, path: Path) -> None:
        """Both points of the bye stand in 320, those of a board in 162, and the type stays."""
        tournament = trf.read(path.read_bytes())
        matches = read(tournament)
        pairs = next_round(matches).pairs
        text = trf.write(with_round(matches, pairs))
        lines = text.splitlines()
        (rest,) = [line for line in lines if line.startswith("320")]
        assert rest[4:8].strip()
        assert rest[9:13].strip()
        (scale,) = [line for line in lines if line.startswith("162")]
        assert "P 0.5" in scale
        (code,) = [line for line in lines if line.startswith("192")]
        assert code in tournament.source
        again = read(trf.read(text))
        assert again.rounds == matches.rounds + 1
        for pair in pairs:
            cell = again.of[pair.white][-1].cell
            assert cell.opponent == pair.black
            assert cell.paired

    def test_standings_by_the_first_score(self, path: Path) -> None:
        tournament = trf.read(path.read_bytes())
        first = next(word for word in f"{_code(path)}_MP".split("_") if word in ("MP", "GP"))
        assert stated_primary(tournament) == first


def _code(path: Path) -> str:
    return next(line[4:].strip() for line in path.read_text().splitlines() if line.startswith("192"))


class Test_double_swiss:
    @pytest.mark.parametrize("path", DOUBLES, ids=lambda path: path.stem)
    def test_paired_as_expected(self, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["pair", str(path)]) == 0
        assert capsys.readouterr().out == path.with_suffix(".out").read_text()

    def test_the_standings_count_a_bye_as_a_match(self) -> None:
        """What the file states counts a bye as 1.5 (ruling X3)."""
        seen = 0
        for path in DOUBLES:
            tournament = trf.read(path.read_bytes())
            if not tournament.played_rounds:
                continue
            table = {row.player.id: row.score for row in standings(tournament, "PTS").rows}
            assert table == {p.id: p.stated_points for p in tournament.players}, path.name
            seen += any(p.cell(n).result.value == "U" for p in tournament.players for n in range(1, 9))
        assert seen > 5

    def test_the_round_is_written_in_two_columns(self) -> None:
        tournament = trf.read(DOUBLES[0].read_bytes())
        cells = {
            1: Cell(2, Colour.BLACK, Result.PENDING),
            2: Cell(1, Colour.WHITE, Result.PENDING),
            3: BYE,
        }
        rows = [
            line[89:]
            for line in trf.write(tournament.with_round(cells)).splitlines()
            if line.startswith("001")
        ]
        assert rows[:3] == ["     2 b       2 w", "     1 w       1 b", "  0000 - U  0000 - U"]

    def test_a_match_of_teams_is_not_one_of_two_games(self) -> None:
        tournament = trf.read(TEAMS[0].read_bytes())
        chosen = replace(tournament, settings=replace(tournament.settings, system="double-swiss-2026"))
        assert trf.read(trf.write(chosen)).players == chosen.players
