"""The readings as a program of their own: the pairs of the search, and a clear end where it is too large."""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from scripts import texts

import ronde
from ronde import readings, rulebook, teams
from ronde.cli import main
from ronde.errors import BadInput, NoPairing, TooLarge
from ronde.facts.acceleration import KEYS as ACCELERATIONS
from ronde.facts.acceleration import virtual_points
from ronde.formats import trf
from ronde.model import Settings, Tournament
from ronde.pairing import by_reading, pair
from ronde.readings import accelerations, trials
from ronde.systems import KEYS, system
from tests.campaign import field
from tests.fields import random_field
from tests.team_fields import team_field
from tests.team_lines import Points, Type

Run = pytest.CaptureFixture[str]
SAMPLES = Path(__file__).parent.parent / "samples"


def boards(tournament: Tournament, reading: bool) -> list[tuple[int, int]] | None:
    """The boards of the next round, None if no legal pairing exists; adjourned games do not matter."""
    chosen = system(tournament.settings.system or "")
    try:
        pairing = (by_reading(chosen) if reading else chosen).pair(tournament)
    except NoPairing:
        return None
    return [(one.white, one.black or 0) for one in pairing.pairs]


def named(key: str, seed: int) -> Tournament:
    """The random field of a seed, with its system."""
    tournament = field(key, seed)
    return replace(tournament, settings=replace(tournament.settings, system=key))


@pytest.mark.parametrize("key", KEYS)
def test_same_boards_as_the_search(key: str) -> None:
    for seed in range(9000, 9250):
        tournament = named(key, seed)
        assert boards(tournament, reading=True) == boards(tournament, reading=False), f"seed {seed}"


@pytest.mark.parametrize("key", [key for key in ACCELERATIONS if key != "quart"])
def test_same_virtual_points_as_the_search(key: str) -> None:
    """quart is read in fmjd-1986 9.1, which gives no virtual points."""
    for seed in range(200):
        tournament = accelerated(key, seed)
        expected = {id_: tuple(points) for id_, points in virtual_points(tournament).items()}
        assert accelerations.virtual_points(tournament) == expected, f"seed {seed}"


def accelerated(key: str, seed: int) -> Tournament:
    """A random field with an acceleration, on some seeds with limits, pairs kept apart or no bye."""
    tournament, rng = random_field(seed, largest=30), Random(f"{key} {seed}")
    ids = [player.id for player in tournament.players]
    options = {}
    if seed % 4 == 1 and key.startswith("haley"):
        options["limit"] = str(rng.randrange(1200, 2600))
    if seed % 4 == 1 and key == "degressive":
        options |= {"limits": "2100,1500", "limits-override": "yes"}
    settings = replace(
        tournament.settings,
        acceleration=key,
        rounds=tournament.settings.rounds or tournament.next_round + 2,
        options=tuple(options.items()),
        forbidden=tuple(tuple(rng.sample(ids, 2)) for _ in range(len(ids) * (seed % 3))),
        no_bye=frozenset(rng.sample(ids, 1)) if seed % 5 == 1 else frozenset(),
    )
    return replace(tournament, settings=settings)


def test_lines_of_a_team_report_are_in_its_cells() -> None:
    """The readings take points and options of teams from the tournament; its lines say the same."""
    for seed in range(200):
        tournament = team_field(seed)
        kind, points = Type(tournament.source), Points(tournament, tournament.source)
        option = tournament.settings.option
        assert option("preference", "A") == (kind.preference or "none")
        assert option("score", "MP") == kind.primary
        assert (option("second") == "none") == (not kind.secondary)
        for player in tournament.players:
            for number in range(1, tournament.next_round):
                cell = player.cell(number)
                assert tournament.settings.scoring.points(cell) == points.of(kind.primary, player.id, number)
                if kind.secondary:
                    assert (cell.second or 0) == points.of(kind.secondary, player.id, number)


class Test_entry:
    @pytest.mark.parametrize("key", KEYS)
    def test_every_system_has_a_reading(self, key: str) -> None:
        name = readings.reading(key).__module__.removeprefix("ronde.readings.")
        assert name == system(key).text.replace("-", "_")

    @pytest.mark.parametrize("key", ["", "trials", "cards", "nonsense", "dutch-2026-lots", "..", "os"])
    def test_no_reading_of_another_name(self, key: str) -> None:
        with pytest.raises(BadInput, match="no reading"):
            readings.pair(Tournament(settings=Settings(system=key)))

    def test_library(self) -> None:
        tournament = ronde.read_trf(SAMPLES / "open.trf")
        read, searched = ronde.pair(tournament, reading=True), ronde.pair(tournament)
        assert read.pairs == searched.pairs
        assert read.round == searched.round
        assert not read.steps

    def test_bound_is_a_count(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(trials, "MOST", 40)
        with pytest.raises(TooLarge) as found:
            pair(named("dutch-2026", 105), reading=True)
        assert found.value.exit_code == 6
        assert found.value.values["most"] == 40
        assert "13 players together" in str(found.value)

    @pytest.mark.parametrize("key", KEYS)
    def test_fields_of_14_stay_far_below_the_bound(self, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(trials, "MOST", trials.MOST // 4)
        for seed in range(9250, 9350):
            boards(named(key, seed), reading=True)


READINGS = sorted(Path(readings.__file__).parent.glob("*.py"))
BY_TEXT = [file for file in READINGS if texts.texts_of(file.stem)]


@pytest.mark.parametrize("file", BY_TEXT, ids=lambda file: file.stem)
class Test_articles:
    def test_every_function_says_what_it_reads(self, file: Path) -> None:
        named = (name for name, node in texts.functions(file) if not ast.get_docstring(node))
        assert not [name for name in named if not name.endswith("__")]

    def test_articles_exist(self, file: Path) -> None:
        for key in texts.texts_of(file.stem):
            known = {article.id for article in rulebook.text(key).articles}
            for name, node in texts.functions(file):
                cited = texts.begins_with(ast.get_docstring(node) or "")
                assert set(cited) <= known, f"{key} {name}"

    def test_methods_stand_in_the_order_of_the_articles(self, file: Path) -> None:
        key = texts.texts_of(file.stem)[0]
        place = {article.id: n for n, article in enumerate(rulebook.text(key).articles)}
        found = defaultdict[str, list[tuple[int, str]]](list)
        for name, node in texts.functions(file):
            cited = texts.begins_with(ast.get_docstring(node) or "")
            if cited and "." in name:
                found[name.split(".")[0]].append((place[cited[0]], name))
        for methods in found.values():
            assert [n for n, _ in methods] == sorted(n for n, _ in methods), methods

    def test_every_text_is_read(self, file: Path) -> None:
        for key in texts.texts_of(file.stem):
            assert any(texts.read_by(f"{key} {a.id}") for a in rulebook.text(key).articles)


class Test_commands:
    @pytest.mark.parametrize("key", ["dutch-2026", "lim", "fmjd-1986-lots"])
    def test_pair(self, key: str, capsys: Run) -> None:
        said = []
        for more in ([], ["--reading"]):
            assert main(["pair", str(SAMPLES / "open.trf"), "--system", key, *more]) == 0
            said.append(capsys.readouterr().out)
        assert said[0] == said[1]

    def test_pair_teams(self, capsys: Run) -> None:
        said = []
        for more in ([], ["--reading"]):
            assert main(["pair", str(SAMPLES / "teams.trf"), "--teams", *more]) == 0
            said.append(capsys.readouterr().out)
        assert said[0] == said[1]

    def test_pair_batch(self, tmp_path: Path, capsys: Run) -> None:
        file = str(SAMPLES / "open.trf")
        assert main(["pair", "--batch", file, "-o", str(tmp_path / "a")]) == 0
        assert main(["pair", "--batch", file, "-o", str(tmp_path / "b"), "--reading"]) == 0
        assert (tmp_path / "a" / "open.pairs").read_text() == (tmp_path / "b" / "open.pairs").read_text()

    def test_pair_too_large(self, monkeypatch: pytest.MonkeyPatch, capsys: Run) -> None:
        monkeypatch.setattr(trials, "MOST", 20)
        assert main(["pair", str(SAMPLES / "open.trf"), "--reading", "--lang", "en"]) == 6
        captured = capsys.readouterr()
        assert captured.out == ""
        assert "round 5: " in captured.err
        assert "players together have more than 20 candidates" in captured.err

    def test_no_pairing(self, tmp_path: Path, capsys: Run) -> None:
        tournament = named("dutch-2026", 0)
        ids = tuple(player.id for player in tournament.players)
        tournament = replace(tournament, settings=replace(tournament.settings, forbidden=(ids,)))
        file = tmp_path / "apart.trf"
        file.write_text(trf.write(tournament))
        assert main(["pair", str(file), "--system", "dutch-2026", "--reading", "--lang", "en"]) == 1
        assert "no legal pairing exists" in capsys.readouterr().err

    def test_check(self, capsys: Run) -> None:
        said = []
        for more in ([], ["--reading"]):
            assert main(["check", str(SAMPLES / "open.trf"), "--verbose", "--lang", "en", *more]) == 0
            said.append(capsys.readouterr().out)
        assert said[0] == said[1]

    def test_check_teams(self, capsys: Run) -> None:
        said = []
        for more in ([], ["--reading"]):
            code = main(["check", str(SAMPLES / "teams.trf"), "--teams", "--verbose", *more])
            said.append((code, capsys.readouterr().out))
        assert said[0] == said[1]

    def test_check_too_large(self, monkeypatch: pytest.MonkeyPatch, capsys: Run) -> None:
        """Rounds that are small enough are checked, the others are named."""
        monkeypatch.setattr(trials, "MOST", 200)
        assert main(["check", str(SAMPLES / "open.trf"), "--reading", "--lang", "en"]) == 6
        said = capsys.readouterr().out
        assert "round 1: " in said
        assert "are too large for the reading of the rules; nothing differs in the others" in said
        assert main(["check", str(SAMPLES / "open.trf"), "--reading", "--json"]) == 6
        (event,) = json.loads(capsys.readouterr().out)
        large = [one["round"] for one in event["rounds"] if "too_large" in one]
        assert 0 < len(large) < len(event["rounds"])

    def test_check_finds_a_difference(self, tmp_path: Path, capsys: Run) -> None:
        file = Path(__file__).parent / "corpus" / "real" / "perpignan-1500.trf"
        for more in ([], ["--reading"]):
            assert main(["check", str(file), "--system", "dutch-2026", "--lang", "en", *more]) == 4
            assert "round 4" in capsys.readouterr().out


def test_a_match_of_one_game_is_refused() -> None:
    tournament = ronde.read_trf(SAMPLES / "open.trf")
    tournament = replace(tournament, settings=replace(tournament.settings, system="double-swiss-2026"))
    for reading in (False, True):
        with pytest.raises(BadInput) as found:
            pair(tournament, reading=reading)
        assert found.value.message == "error-match-of-one-game"


def test_teams_are_folded_alike() -> None:
    tournament = teams.fold(teams.read(trf.read((SAMPLES / "teams.trf").read_bytes())))
    assert pair(tournament, reading=True).pairs == pair(tournament).pairs
