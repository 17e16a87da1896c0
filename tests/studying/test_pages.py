"""The guide, the notebook and the pages of the studies: examples run, figures are those of the files."""

from __future__ import annotations

import csv
import json
import re
from collections import Counter
from pathlib import Path

import pytest

from ronde.studying import plan, running

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
STUDIES = sorted((ROOT / "studies").glob("*.toml"))
LANGUAGES = ("", ".fr")


def blocks(page: str, kind: str) -> list[str]:
    found: list[str] = re.findall(rf"```{kind}\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.S)
    return found


@pytest.mark.parametrize("end", LANGUAGES)
def test_the_examples_of_the_guide(
    end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, everything = blocks(f"laboratory{end}.md", "toml")
    whole = plan.parse(everything)
    assert len(whole.settings) == 12
    study = plan.parse(first.replace("repetitions = 200", "repetitions = 4").replace("[32]", "[8]"))
    monkeypatch.chdir(tmp_path)
    folder = running.Folder(Path("first"))
    folder.open(study, resume=False)
    list(running.run(study, folder, running.Local(1)))
    (example,) = blocks(f"laboratory{end}.md", "python")
    exec(compile(example, "laboratory", "exec"), {})
    mean, error = map(float, capsys.readouterr().out.split())
    assert -2 < mean < 2
    assert error >= 0


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPLBACKEND", "Agg")
    notebook = json.loads((ROOT / "studies" / "explore.ipynb").read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert not any(cell["outputs"] or cell["execution_count"] for cell in cells)
    names: dict[str, object] = {}
    for cell in cells:
        exec(compile("".join(cell["source"]), "explore.ipynb", "exec"), names)
    assert names["played"] == 60


@pytest.mark.parametrize("file", STUDIES, ids=lambda file: file.stem)
class Test_pages:
    def test_the_figures_are_those_of_the_study(self, file: Path) -> None:
        study = plan.read(file)
        with (DOCS / "studies" / f"{file.stem}.csv").open(encoding="utf-8", newline="") as lines:
            rows = [row for row in csv.DictReader(lines) if row["measure"] == "floats"]
        played = [tuple(str(part) for part in setting.parts.values()) for setting in study.settings]
        assert [tuple(row[part] for part in study.settings[0].parts) for row in rows] == played
        assert {int(row["tournaments"]) for row in rows} == {study.repetitions}

    @pytest.mark.parametrize("end", LANGUAGES)
    def test_the_page_says_what_was_played(self, file: Path, end: str) -> None:
        study, text = plan.read(file), self.page(file, end)
        space = " " if end else ","
        assert f"`ronde study studies/{file.name} {file.stem}" in text.replace("    ronde", "`ronde")
        assert re.search(rf"\b{study.seed}\b", text)
        assert f"{study.repetitions:,}".replace(",", space) in text
        assert f"{len(study):,}".replace(",", space) in text

    @pytest.mark.parametrize("end", LANGUAGES)
    def test_the_tables_are_those_of_the_figures(self, file: Path, end: str) -> None:
        with (DOCS / "studies" / f"{file.stem}.csv").open(encoding="utf-8", newline="") as lines:
            rows = list(csv.DictReader(lines))
        shown = re.findall(r"<!-- table: (\S+) -->\n\n((?:\|.*\n)+)", self.page(file, end))
        assert shown
        for measure, table in shown:
            means = Counter(float(row["mean"]) for row in rows if row["measure"] == measure)
            for line in table.splitlines()[2:] if means else ():
                cell = float(line.split("|")[2].replace(",", ".").replace("−", "-"))
                near = [mean for mean in means if min(abs(mean - cell), abs(100 * mean - cell)) < 0.06]
                assert near, (measure, line)

    @pytest.mark.parametrize("end", LANGUAGES)
    def test_the_pictures_are_there(self, file: Path, end: str) -> None:
        pictures = re.findall(r"!\[[^]]+\]\((\S+)\)", self.page(file, end))
        assert 2 <= len(pictures) <= 3
        for picture in pictures:
            assert picture.startswith(f"{file.stem}-")
            assert picture.endswith(f"{end}.svg")
            assert (DOCS / "studies" / picture).stat().st_size < 60_000

    def page(self, file: Path, end: str) -> str:
        return (DOCS / "studies" / f"{file.stem}{end}.md").read_text(encoding="utf-8")
