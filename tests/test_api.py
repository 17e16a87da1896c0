"""The public API: its names, and what they do with plain objects."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

import ronde
from ronde.cli.common import with_system
from ronde.pairing import system_of
from ronde.tables.lists import standings_table
from ronde.tables.render import render

SURFACE = """
BadInput FileTrouble NoPairing Refused RondeError TooLarge
Cell Colour Outcome Pair Player Result Scoring Settings Tournament
Answer Plan RoundPairing Standings Step System TieBreak
SYSTEMS __version__ check explain generate pair play read_trf standings write_trf
what_if why why_colours why_one why_placed
"""


def six(system: str = "dutch-2012") -> ronde.Tournament:
    players = tuple(ronde.Player(n, f"P{n}", 2000 - n) for n in range(1, 7))
    return ronde.Tournament(players, ronde.Settings(system=system, rounds=5))


def test_the_surface_is_pinned() -> None:
    assert sorted(ronde.__all__) == sorted(SURFACE.split()) == sorted(dir(ronde))
    assert all(getattr(ronde, name) is not None for name in ronde.__all__)
    with pytest.raises(AttributeError):
        ronde.no_such_name  # noqa: B018


def test_import_alone_loads_next_to_nothing() -> None:
    code = "import sys, ronde; print([m for m in sys.modules if m in ('babel', 'fluent', 'ronde.model')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_report_from_a_path_text_or_bytes(tmp_path: Path) -> None:
    tournament = six()
    path = tmp_path / "six.trf"
    text = ronde.write_trf(tournament, path)
    assert path.read_text(encoding="utf-8") == text
    for source in (path, str(path), text, text.encode()):
        assert ronde.read_trf(source) == tournament
    with pytest.raises(ronde.FileTrouble, match=r"nothing\.trf cannot be read"):
        ronde.read_trf(tmp_path / "nothing.trf")
    with pytest.raises(ronde.FileTrouble, match="cannot be written"):
        ronde.write_trf(tournament, tmp_path / "no" / "folder.trf")


def test_a_round_is_played_with_results_by_board() -> None:
    tournament = six()
    paired = ronde.pair(tournament)
    after = ronde.play(tournament, paired, {1: "1-0", 2: ronde.Outcome.DRAW})
    one, two, three = paired.pairs
    assert after.player(one.white).cell(1) == ronde.Cell(one.black, ronde.Colour.WHITE, ronde.Result.WIN)
    assert after.player(two.white).cell(1).result is ronde.Result.DRAW
    assert after.player(three.white).cell(1).result is ronde.Result.PENDING
    with pytest.raises(ronde.BadInput, match="there is no board 4 in round 1"):
        ronde.play(tournament, paired, {4: "1-0"})
    with pytest.raises(ronde.BadInput, match="'7-3' is not a result"):
        ronde.play(tournament, paired, {1: "7-3"})


class Test_without_a_system:
    def report(self, *records: str) -> ronde.Tournament:
        players = "".join(f"001 {n:>4}      Player {n:<26} {2100 - n}\n" for n in range(1, 7))
        return ronde.read_trf(players + "XXR 5\n" + "".join(f"{line}\n" for line in records))

    @pytest.mark.parametrize(
        ("records", "key"),
        [
            ((), "dutch-2026"),
            (("042 2019/05/04",), "dutch-2017"),
            (("092 Individual: Swiss-System",), "dutch-2026"),
            (("192 FIDE_DUBOV_2026",), "dubov-2026"),
        ],
    )
    def test_library_and_command_line_choose_alike(self, records: tuple[str, ...], key: str) -> None:
        tournament = self.report(*records)
        chosen, _ = with_system(tournament, None, None)
        assert chosen.settings.system == key
        assert ronde.pair(tournament).pairs == ronde.pair(chosen).pairs
        assert ronde.explain(tournament) == ronde.explain(chosen)
        assert system_of(tournament).key == key

    def test_players_alone_are_enough(self) -> None:
        players = tuple(ronde.Player(n, f"P{n}", 2000 - n) for n in range(1, 6))
        paired = ronde.pair(ronde.Tournament(players, ronde.Settings(rounds=5)))
        assert {step.article.split()[0] for step in paired.steps} >= {"dutch-2026"}

    def test_acceleration_decides_which_edition_fits(self) -> None:
        tournament = self.report("### ronde acceleration=baku")
        chosen, _ = with_system(tournament, None, None)
        assert chosen.settings.system == "dutch-2017"
        assert ronde.pair(tournament).pairs == ronde.pair(chosen).pairs

    def test_error_names_no_option_of_the_command_line(self) -> None:
        with pytest.raises(ronde.BadInput, match="no pairing system given") as caught:
            ronde.pair(self.report("092 Round robin"))
        assert "--" not in str(caught.value)


def test_a_system_without_colours_plays_without_them() -> None:
    tournament = six("elo-swiss")
    paired = ronde.pair(tournament)
    after = ronde.play(tournament, paired, {1: "1-0", 2: "1-0", 3: "1-0"})
    assert after.player(1).cell(1).colour is None


def test_the_bye_is_filled_in() -> None:
    players = tuple(ronde.Player(n, f"P{n}", 2000 - n) for n in range(1, 6))
    tournament = ronde.Tournament(players, ronde.Settings(system="lim", rounds=5))
    after = ronde.play(tournament, ronde.pair(tournament), {})
    byes = [p.id for p in after.players if p.cell(1).result is ronde.Result.PAIRING_BYE]
    assert byes == [5]


def test_a_past_round_is_explained() -> None:
    tournament = ronde.read_trf(Path(__file__).parent.parent / "samples" / "open.trf")
    assert ronde.explain(tournament, round_=2).startswith("Round 2\n")
    assert ronde.explain(tournament, 7, language="fr").startswith("Ronde 5")


def test_systems_by_key() -> None:
    assert ronde.SYSTEMS["lim"].key == "lim"
    assert len(list(ronde.SYSTEMS)) == len(ronde.SYSTEMS)
    assert "no-such-system" not in ronde.SYSTEMS


class Test_own_tiebreaks:
    BLACK = ronde.TieBreak(
        "BLACKS",
        lambda event, code: {
            id_: Fraction(sum(entry.colour is ronde.Colour.BLACK for entry in row))
            for id_, row in event.entries.items()
        },
        title="Games with Black",
    )

    def test_ranks_beside_the_others_and_changes_nothing(self) -> None:
        tournament = ronde.read_trf(Path(__file__).parent.parent / "samples" / "open.trf")
        before = ronde.standings(tournament, "PTS,BH")
        table = ronde.standings(tournament, "PTS,BLACKS,BH", own=[self.BLACK])
        assert [str(code) for code in table.codes] == ["PTS", "BLACKS", "BH"]
        assert {row.values[1] for row in table.rows} <= {Fraction(n) for n in range(5)}
        assert "BLACKS = Games with Black" in render(standings_table(table))
        assert ronde.standings(tournament, "PTS,BH") == before
        with pytest.raises(ronde.BadInput, match="BLACKS"):
            ronde.standings(tournament, "PTS,BLACKS")

    @pytest.mark.parametrize("code", ["BH", "low", "A-B", ""])
    def test_a_code_that_is_taken_or_none(self, code: str) -> None:
        own = ronde.TieBreak(code, self.BLACK.whole)
        with pytest.raises(ronde.BadInput, match="cannot be the code of a new tie-break"):
            ronde.standings(six(), "PTS", own=[own])
