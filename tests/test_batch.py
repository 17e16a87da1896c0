"""Many reports at once: `ronde pair --batch`, and questions over a pipe."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.cli.answering import answer
from ronde.cli.answering import main as answering
from ronde.formats import javafo, trf
from ronde.generating import Plan, generate

Run = pytest.CaptureFixture[str]


def report(seed: int, system: str = "dutch-2026") -> str:
    return trf.write(generate(Plan(8, 3, seed, system)).before(3))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three reports, and one that is none."""
    for seed in (1, 2, 3):
        (tmp_path / f"{seed}.trf").write_text(report(seed), encoding="utf-8")
    (tmp_path / "bad.trf").write_text("nothing\n", encoding="utf-8")
    return tmp_path


class Test_batch:
    def test_the_pairs_stand_beside_the_reports(self, folder: Path, capsys: Run) -> None:
        assert main(["pair", "--batch", str(folder)]) == 3  # the worst: one is no report
        out, err = capsys.readouterr()
        assert [line.split(":")[0] for line in out.splitlines()] == [
            str(folder / f"{n}.trf") for n in (1, 2, 3)
        ]
        assert err.startswith(f"{folder / 'bad.trf'}: line 2")
        for seed in (1, 2, 3):
            assert main(["pair", str(folder / f"{seed}.trf")]) == 0
            assert (folder / f"{seed}.pairs").read_text() == capsys.readouterr().out
        assert not (folder / "bad.pairs").exists()

    def test_in_a_folder_with_several_jobs(self, folder: Path, tmp_path: Path, capsys: Run) -> None:
        (folder / "bad.trf").unlink()
        words = ["pair", "--batch", str(folder), "--jobs", "2", "-o", str(tmp_path / "out"), "--json"]
        assert main(words) == 0
        assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
            f"{n}.pairs.json" for n in (1, 2, 3)
        ]
        assert len(json.loads((tmp_path / "out" / "1.pairs.json").read_text())["pairs"]) == 4

    def test_names_on_standard_input(
        self, folder: Path, capsys: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        names = io.TextIOWrapper(io.BytesIO(f"{folder / '2.trf'}\n".encode()))
        monkeypatch.setattr("sys.stdin", names)
        assert main(["pair", "--batch"]) == 0
        assert (folder / "2.pairs").exists()
        assert not (folder / "1.pairs").exists()

    def test_two_files_with_one_name_are_not_mixed_up(self, folder: Path, capsys: Run) -> None:
        (folder / "1.txt").write_text(report(4), encoding="utf-8")
        assert main(["pair", "--batch", str(folder)]) == 3
        assert "two files would write" in capsys.readouterr().err
        assert not list(folder.glob("*.pairs"))

    def test_an_event_file_is_paired_like_a_report(self, tmp_path: Path, capsys: Run) -> None:
        (tmp_path / "players.trf").write_text(report(1), encoding="utf-8")
        file = str(tmp_path / "open.ronde")
        assert main(["new", file, "--name", "Open", "--colour", "white"]) == 0
        assert main(["import", file, str(tmp_path / "players.trf")]) == 0
        assert main(["pair", "--batch", file]) == 0
        assert len(javafo.read((tmp_path / "open.pairs").read_text())) == 4

    def test_strict_refuses_wrong_points(self, tmp_path: Path, capsys: Run) -> None:
        lines = report(1).splitlines()
        at = next(n for n, line in enumerate(lines) if line.startswith("001    5"))
        lines[at] = lines[at][:80] + " 9.5" + lines[at][84:]
        (tmp_path / "wrong.trf").write_text("\n".join(lines))
        words = ["pair", "--batch", str(tmp_path)]
        assert (main([*words, "--strict"]), main(words)) == (3, 0)
        assert "player 5: the file says 9.5 points" in capsys.readouterr().err

    def test_a_missing_file_is_named_once(self, folder: Path, capsys: Run) -> None:
        missing = str(folder / "none.trf")
        assert main(["pair", "--batch", missing]) == 5
        assert capsys.readouterr().err.count(missing) == 1

    def test_the_colon_after_a_file_in_french(self, tmp_path: Path, capsys: Run) -> None:
        file = tmp_path / "empty.trf"
        file.write_text("012 Open\n")
        assert main(["pair", "--batch", str(file), "--lang", "fr"]) == 3
        assert capsys.readouterr().err.startswith(f"{file}\N{NO-BREAK SPACE}: ligne 2")
        assert main(["check", str(tmp_path), "--lang", "fr"]) == 3
        assert capsys.readouterr().out.startswith(f"{file}\N{NO-BREAK SPACE}: ligne 2")

    def test_many_files_need_the_word(self, folder: Path, capsys: Run) -> None:
        assert main(["pair", str(folder / "1.trf"), str(folder / "2.trf")]) == 3
        assert "--batch" in capsys.readouterr().err


class Test_answering:
    def test_the_three_questions(self) -> None:
        text = report(1)
        paired = answer({"do": "pair", "report": text})
        assert (paired["code"], paired["round"], paired["system"]) == (0, 3, "dutch-2026")
        assert [{"white": p.white, "black": p.black} for p in javafo.read(paired["text"])] == paired["pairs"]
        told = answer({"do": "explain", "report": text, "language": "fr"})
        assert told["pairs"] == paired["pairs"]
        assert "dutch-2026" in {step["article"].split()[0] for step in told["steps"]}
        checked = answer({"do": "check", "report": text})
        assert (checked["verdict"], len(checked["rounds"])) == ("clean", 2)

    def test_a_past_round_is_paired_again(self) -> None:
        assert answer({"do": "pair", "report": report(1), "round": 2})["round"] == 2

    def test_refusals_are_answers(self) -> None:
        assert answer({"do": "pair", "report": "x"})["code"] == 3
        assert answer({"do": "dance", "report": report(1)})["error"].startswith("'dance'")
        assert answer({"do": "pair", "report": report(1), "system": "nobody"})["code"] == 3

    @pytest.mark.parametrize("what", ["pair", "explain", "check"])
    def test_a_team_event_names_no_option_of_the_command_line(self, what: str) -> None:
        text = (Path(__file__).parent.parent / "samples" / "teams.trf").read_text()
        refused = answer({"do": what, "report": text})
        assert refused["code"] == 3
        assert "teams=1" in refused["error"]
        assert "--teams" not in refused["error"]

    @pytest.mark.parametrize("more", [{"round": "3"}, {"round": True}, {"system": 5}, {"language": "xx"}])
    def test_values_of_the_wrong_kind(self, more: dict[str, object]) -> None:
        refused = answer({"do": "pair", "report": report(1), **more})
        assert (refused["code"], refused["error"].split()[0]) == (3, next(iter(more)))

    def test_line_after_line(self) -> None:
        questions = io.StringIO('{"do": 1, "report": ""}\nno json\n' + json.dumps({"do": "check"}) + "\n")
        answers = io.StringIO()
        answering(questions, answers)
        assert [json.loads(line)["code"] for line in answers.getvalue().splitlines()] == [3, 3, 3]
